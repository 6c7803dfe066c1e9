### The hall: the questions that the rules of a tournament or club answer, and the answers. Keys are made from the list
### of options. The words are common to all schools: they have one hall.

group-hall-entry = Hall: entry
group-hall-staff = Hall: judges and leaving
group-hall-course = Hall: the format
group-hall-seating = Hall: seating
group-hall-short = Hall: short tables
group-hall-clock = Hall: the clock
group-hall-late = Hall: lateness and absence
group-hall-substitute = Hall: substitutes
group-hall-standings = Hall: the criteria in their order
group-hall-ties = Hall: ties
group-hall-rating = Hall: the rating
group-hall-rating_base = Hall: the base of the rating by place
group-hall-ladder = Hall: the rating list and who comes first

## entry

option-entry-limit = Players, at most
answer-entry-limit = { $n }
answer-entry-limit-none = no limit
option-entry-tables = Number of players
answer-entry-tables-full = a multiple of four, the others wait
answer-entry-tables-last-may-be-short = any, the last table may be short
option-entry-admission = Who may enter
answer-entry-admission-anybody = anybody
answer-entry-admission-visitor-or-fee = a visitor of the club meeting, or whoever has paid the fee
option-entry-late = Who has not signed up
answer-entry-late-free-place-and-judge = plays if there is a place and the judge agrees
answer-entry-late-refused = does not play
answer-entry-late-open = plays as long as there are places
option-entry-newcomers = Players without experience of tournaments
answer-entry-newcomers-qualification = pass a qualification on the rules
answer-entry-newcomers-open = play like everybody
option-entry-substitute_below = Substitutes only
answer-entry-substitute_below = below the age of { $n }
answer-entry-substitute_below-none = at no age
option-entry-substitute_sessions = Sessions of such a substitute
answer-entry-substitute_sessions = { $n ->
    [1] one
   *[other] { $n } at most
}
answer-entry-substitute_sessions-none = any number
option-entry-restricted_below = With restrictions that the organiser enters
answer-entry-restricted_below = below the age of { $n }
answer-entry-restricted_below-none = nobody

## staff

option-staff-chief_judge = The chief judge
answer-staff-chief_judge-refused = does not play
answer-staff-chief_judge-allowed = may play
option-staff-assistants = Assistant judges
answer-staff-assistants-allowed = may be substitutes
answer-staff-assistants-refused = are no substitutes
option-staff-leaving = Who wants to leave
answer-staff-leaving-tell-judge = tells the judge
answer-staff-leaving-not-once-begun = may not once the game has begun
option-staff-punishes = Who punishes
answer-staff-punishes-judge = the judge
answer-staff-punishes-table = the players of the table together

## course

option-course-kind = What it is
answer-course-kind-tournament = a tournament
answer-course-kind-league = a league: the results of a season add up
answer-course-kind-ladder = a ladder: games in any number, and a rating
option-course-rounds = Rounds before the final
answer-course-rounds = { $n }
answer-course-rounds-none = as the organiser announces
option-course-final_stage = After the rounds
answer-course-final_stage-none = nothing, the standings decide
answer-course-final_stage-best-four = a final of the best four, which alone decides their places
option-course-length = It lasts
answer-course-length-one-day = one day
answer-course-length-any-days = as long as it takes
option-course-stakes = Stakes and prizes
answer-course-stakes-none = neither stakes nor a prize fund
answer-course-stakes-organiser = as the organiser says
option-course-teams = Team standings
answer-course-teams-counted = results may become points of the team
answer-course-teams-none = none
option-course-history = Places in the history of the players
answer-course-history-first-four = the first four
answer-course-history-all = all
option-course-list_days = The list of players is approved
answer-course-list_days = { $n ->
    [0] on the day
    [one] { $n } day before
   *[other] { $n } days before
}
answer-course-list_days-none = on no day that is named

## seating

option-seating-first = The first round
answer-seating-first-lots = by the lot numbers, four by four
answer-seating-first-as-they-come = whoever is there; lots where several tables could start
option-seating-system = The other rounds
answer-seating-system-italian = Italian: a schedule made from the lots, as few repeats as can be
answer-seating-system-programmatic = programmatic: close results, no repeated meeting
answer-seating-system-danish = Danish: the standings from the top, repeats allowed
answer-seating-system-fixed = fixed: a schedule given in advance
answer-seating-system-snake = a snake through the standings
answer-seating-system-random = lots before every round
answer-seating-system-manual = by hand
answer-seating-system-auto-table = tables of those who are there
option-seating-choice = May be chosen
answer-seating-choice-programmatic-danish-fixed = programmatic, Danish or fixed
answer-seating-choice-own-only = this system only
answer-seating-choice-any = any
option-seating-clans = Members of one clan (family)
answer-seating-clans-apart = never share a table
answer-seating-clans-free = sit as it comes
option-seating-first_seats = Seats in the first round and in the final
answer-seating-first_seats-dice = two dice: the highest sum is East, the others follow counter-clockwise
answer-seating-first_seats-wind-tiles = winds are drawn, unless the schedule gives the seats
answer-seating-first_seats-announced = as announced
option-seating-later_seats = Seats in the other rounds
answer-seating-later_seats-announced = as announced, the first is East
answer-seating-later_seats-wind-tiles = winds are drawn, unless the schedule gives the seats

## short

option-short-gap = A missing player
answer-short-gap-close-up = tables are closed up: the gap moves to the last one
answer-short-gap-last-table = the gap moves to the last table, except under a fixed schedule
answer-short-gap-substitute = a substitute plays
option-short-three = Three players
answer-short-three-plays = play
answer-short-three-refused = do not play
option-short-again = Who has been at a short table
answer-short-again-never = is not put there again
answer-short-again-allowed = may be there again

## clock

option-clock-round_minutes = A round
answer-clock-round_minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
answer-clock-round_minutes-none = without a clock, unless the organiser announces a time
option-clock-final_minutes = The final's time
answer-clock-final_minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
answer-clock-final_minutes-none = no limit
option-clock-red_zone_minutes = The red zone
answer-clock-red_zone_minutes = { $n ->
    [0] none
    [one] the last minute
   *[other] the last { $n } minutes
}
option-clock-time_up = When the time is over
answer-clock-time_up-last-deal-signal = the judge may give the last-deal signal
answer-clock-time_up-no-new-deal = no deal starts in the red zone, a started one is finished
answer-clock-time_up-finish-deal = the deal in progress is finished
answer-clock-time_up-none = there is no clock
option-clock-early = A game begun before the signal
answer-clock-early-may-be-stopped = may be stopped by the judge
answer-clock-early-judge = is a matter for the judge
option-clock-ignored_signal = Who ignores the last-deal signal
answer-clock-ignored_signal = { $n } MI; the judge says what that is
answer-clock-ignored_signal-none = is not fined

## late

option-late-scale = The scale of lateness
answer-late-scale-deal-scale = in steps: whists off the Mahjong, then tournament points off each deal
answer-late-scale-points-a-minute = points for each minute, then a substitute plays
answer-late-scale-none = none, the judge decides
option-late-points_a_minute = Each minute begun
answer-late-points_a_minute = −{ $n }
answer-late-points_a_minute-none = costs no points
option-late-close_up_minutes = Tables are closed up
answer-late-close_up_minutes = { $n ->
    [one] after { $n } minute
   *[other] after { $n } minutes
}
answer-late-close_up_minutes-none = when the judge says so
option-late-no_show_minutes = Lateness is a no-show
answer-late-no_show_minutes = { $n ->
    [one] beyond { $n } minute
   *[other] beyond { $n } minutes
}
answer-late-no_show_minutes-none = when the judge says so
option-late-ban_months = Not coming without a word
answer-late-ban_months = disqualified here and banned from the club's events for { $n ->
    [one] { $n } month
   *[other] { $n } months
}
answer-late-ban_months-none = no ban from other events
option-late-missed = Who misses { $school ->
    [sichuan] a session
    [riichi] a session
    [club] a game
   *[other] a round
}
answer-late-missed-out = is out of the event
answer-late-missed-as-replaced = has what a replaced player has in it
answer-late-missed-nothing = has nothing in it

## substitute

option-substitute-result = The result of a replaced player
answer-substitute-result-slot-goes-on = the seat keeps its points and goes on
answer-substitute-result-own-deals-only = what he played himself, nothing for the substitute's part
answer-substitute-result-last-place-fixed-points = the last place and fixed points
answer-substitute-result-valid = as it was played
option-substitute-points = Points of a replaced player for the session
answer-substitute-points = { $n }
answer-substitute-points-none = not fixed
option-substitute-comes_back = A replaced player comes back
answer-substitute-comes_back-never = never
answer-substitute-comes_back-later-round = may, in a later round
option-substitute-prize = A prize goes to
answer-substitute-prize-who-came-in = the player who came in
answer-substitute-prize-who-was-replaced = the player who was replaced
option-substitute-moment = When a replacement comes in
answer-substitute-moment-between-deals = between deals
answer-substitute-moment-any-moment = at any moment

## standings

option-standings-first = Main criterion
option-standings-second = Second criterion
option-standings-third = Third criterion
option-standings-fourth = Fourth criterion
option-standings-fifth = Fifth criterion
option-standings-final_first = Places in the final
option-standings-final_second = Equal in the final

criterion-tournament-points = tournament points
criterion-whists = sum of whists
criterion-mahjongs = number of Mahjongs
criterion-game-points = sum of game points
criterion-won-sessions = number of sessions won
criterion-common-sessions = points in the sessions they met
criterion-best-session = best session
criterion-earlier-places = place after the session before
criterion-mean-place = mean place
criterion-table-points = sum of points
criterion-place-spread = spread of places, the smaller the better
criterion-point-spread = best session less the worst, the smaller the better
criterion-results = sum of results with uma
criterion-rating = rating
criterion-none = none

## ties

option-ties-chain = Criteria after the main one
answer-ties-chain-all-places = decide all places
answer-ties-chain-prize-places = decide the prize places, others share the upper place
option-ties-prize_places = Prize places
answer-ties-prize_places = { $n ->
    [0] none
   *[other] { $n }
}
option-ties-last_resort = Equal in all
answer-ties-last_resort-lot = a lot
answer-ties-last_resort-shared-lot-for-prizes = the place is shared, a lot decides about a prize
answer-ties-last_resort-shared-organiser = the place is shared, the organiser decides about a prize
answer-ties-last_resort-shared = the place is shared

## rating

option-rating-kind = Rating
answer-rating-kind-ladder = by the ladder's formula
answer-rating-kind-none = none is kept
option-rating-start = Rating of a new player
answer-rating-start = { $n }
option-rating-step_thousandths = The adjustment loses with each game
answer-rating-step_thousandths = { $n } / 1000
option-rating-steady_games = The adjustment stays
answer-rating-steady_games = { $n ->
    [one] from { $n } game on
   *[other] from { $n } games on
}
option-rating-steady_thousandths = The adjustment that stays
answer-rating-steady_thousandths = { $n } / 1000
option-rating-spread = Difference of ratings worth one point of the base
answer-rating-spread = { $n }
option-rating-games = Rated games
answer-rating-games-official-except-agreed = of four at the club's meetings, except tonpuusen and those agreed before
answer-rating-games-all = all

## rating_base

option-rating_base-first = For the first place
answer-rating_base-first = { $n }
option-rating_base-second = For the second place
answer-rating_base-second = { $n }
option-rating_base-third = For the third place
answer-rating_base-third = { $n }
option-rating_base-fourth = For the fourth place
answer-rating_base-fourth = { $n }

## ladder

option-ladder-listed_games = Rated games of a listed player
answer-ladder-listed_games = { $n }
option-ladder-listed_years = Who played this year, or
answer-ladder-listed_years = { $n ->
    [0] in no other
    [1] in the year before
   *[other] in the { $n } before
}
option-ladder-priority = First at the automatic table
answer-ladder-priority-members-and-friends = members, those who played last season, friends from far cities
answer-ladder-priority-none = nobody, lots
option-ladder-priority_games = Games of last season that give priority
answer-ladder-priority_games = { $n ->
    [0] none needed
   *[other] { $n }
}

## No options: each regulation from a clause of its own

topic-hall-PlayedBy = What is played by
topic-hall-Winner = There is one winner
topic-hall-WaitingList = Who is over the number waits
topic-hall-SignUp = Signing up in advance
topic-hall-ListApproved = The list of players is approved
topic-hall-CheckIn = Check-in on the day
topic-hall-MeetAgain = Under Danish seating players may meet again
topic-hall-DanishOrder = Danish seating: 1–4, 5–8 and so on
topic-hall-FixedTables = Under a fixed schedule tables are known in advance
topic-hall-FewRepeats = As few repeated meetings as can be
topic-hall-StartSignal = A round starts on the judge's signal
topic-hall-ExtraTime = The judge may give more time
topic-hall-Programme = Programme of the day
topic-hall-ProgrammeChanges = The programme may be changed
topic-hall-NoShow = From when lateness is a no-show
topic-hall-LateJudge = The judge may disqualify instead of the scale
topic-hall-SubstituteList = Where substitutes come from
topic-hall-SubstitutePlays = A substitute plays for an absent player
topic-hall-OthersAsUsual = The others at the table are scored as usual
topic-hall-TooFewDoNotPlay = A table of one or two does not play
topic-hall-ShortIsLast = A short table is always the last
topic-hall-FixedGap = Under a fixed schedule the absent player is missing at his own table
topic-hall-AbsentIsNorth = The absent player is North
topic-hall-ShortAward = Players of a table that does not play have an award
topic-hall-PenaltyPoints = Penalty points enter the result
topic-hall-Violations = What a violation may bring
topic-hall-Conduct = Removal and fine for conduct
topic-hall-Finalists = The best four play the final
topic-hall-PrizeWinners = Prize winners
topic-hall-FinalDecides = Nothing is carried over into the final
topic-hall-FinalPoints = How the final is counted
topic-hall-UpperPlace = Without a prize at stake equal players take the upper place
topic-hall-FurtherBack = Further back, session by session
topic-hall-SpreadOfPlaces = How the spread of places is measured
topic-hall-SpreadOfPoints = How the spread of points is measured
topic-hall-OfficialMeetings = Games of official meetings are rated
topic-hall-UnratedByAgreement = An unrated game is agreed before it begins
topic-hall-VoidGame = A void game does not count
topic-hall-RatingChange = The rating changes after every game
topic-hall-RatingAdjustment = Adjustment of the rating
topic-hall-GamesBefore = The adjustment counts the games before this one
topic-hall-RatingRounding = Rounding of the rating
topic-hall-Season = When the year and the season begin

## Answers that cannot stand together

contradiction-criterion-of-another-family = the criterion is of another game: the table of this family does not count it.
contradiction-chain-with-a-gap = the first criterion "none" ends the list, and no criterion follows it.
contradiction-criterion-twice = a criterion that has not separated players does not do so later.
contradiction-criterion-of-the-final-twice = a criterion that has not separated the finalists does not do so later.
contradiction-final-without-order = a final is played, and nothing orders the finalists.
contradiction-order-without-final = there is no final that could be ordered.
contradiction-clock-without-final = there is no final, and it has a time.
contradiction-ladder-without-rating = a ladder is ordered by its rating, and none is kept.
contradiction-rating-as-criterion-without-rating = players are ordered by a rating, and none is kept.
contradiction-ladder-with-rounds = a ladder has games in any number, neither rounds nor a final.
contradiction-auto-table-without-ladder = in a round all play at once, so tables cannot be formed of those who are there.
contradiction-system-outside-the-choice = the main system is not among those that may be chosen.
contradiction-limit-of-no-full-table = tables are full and the limit is no multiple of four: its last places stay empty.
contradiction-sessions-without-age = the sessions are those of young substitutes, and no age is named.
contradiction-restricted-are-substitutes = whoever the restrictions are for is a substitute already.
contradiction-three-without-rules = only the Sichuan regulation says how three play.
contradiction-red-zone-longer-than-round = the red zone is no shorter than the round: no deal could start.
contradiction-red-zone-without-use = no deal starts in a red zone, and here deals start until the time is over.
contradiction-no-new-deal-without-red-zone = no deal starts in the red zone, and there is none.
contradiction-minutes-without-end = the round has its time, and nothing happens when it is over.
contradiction-fine-without-signal = there is no last-deal signal that could be ignored.
contradiction-late-scale-of-another-family = the scale is of another game: there is nothing here that it takes off.
contradiction-points-a-minute-missing = each minute costs points, and no number is named.
contradiction-points-a-minute-unused = this scale takes no points off by the minute.
contradiction-close-up-minutes-unused = tables are not closed up here.
contradiction-no-show-before-closing-up = a no-show comes before the tables are closed up.
contradiction-fixed-points-missing = a replaced player has fixed points, and no number is named.
contradiction-fixed-points-unused = what was played at the seat counts, so there is nothing to fix.
contradiction-part-of-a-riichi-game = a riichi game is worth what its last points make it: no part of it belongs to one player.
contradiction-missed-as-a-seat-goes-on = a replaced player has what his seat has, and whoever misses a round has no seat in it.
contradiction-prizes-without-places = prize places are treated apart, and there are none.
contradiction-priority-games-unused = nobody comes first at the table, so no games are needed for it.

## What is shown about the hall

programme-check-in = check-in and lots
programme-opening = opening
programme-break = lunch break
programme-results = results are worked out
programme-closing = closing and awards
ui-hall = The hall
ui-hall-none = These rules say nothing about the hall: an event takes the hall of another regulation.
ui-hall-topics = Hall: no options, each regulation from a clause of its own
ui-hall-programme = Hall: programme of the day
ui-hall-facts = Hall: the frame of the event
