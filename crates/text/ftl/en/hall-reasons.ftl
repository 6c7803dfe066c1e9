### The hall: why a command was refused. A sentence without its full stop: a clause or the stop comes behind it.

## The words of the schools. A round of Sichuan and of a riichi tournament is a session; clubs and leagues play games.

hall-round = { $school ->
    [sichuan] session
    [riichi] session
    [club] game
   *[other] round
}
hall-round-of = { $school ->
    [sichuan] of session
    [riichi] of session
    [club] of game
   *[other] of round
}
hall-in-round = { $school ->
    [sichuan] in session
    [riichi] in session
    [club] in game
   *[other] in round
}
hall-round-n = { $final ->
    [yes] the final
   *[no] { hall-round } { $n }
}
hall-round-of-n = { $final ->
    [yes] of the final
   *[no] { hall-round-of } { $n }
}
hall-round-r = { $final-round ->
    [yes] the final
   *[no] { hall-round } { $round }
}
hall-rounds = { $school ->
    [sichuan] sessions
    [riichi] sessions
    [club] games
   *[other] rounds
}
hall-in-deal = { $school ->
   *[other] deal
}
hall-deal-of = { $school ->
   *[other] deal
}
hall-deal-at = { $school ->
   *[other] deal
}
hall-deals-of = { $school ->
   *[other] deals
}
hall-by-deals = { $school ->
   *[other] deal by deal
}
hall-tables = { $n ->
    [1] table
   *[other] tables
} { $list }
hall-table-time = { $tables }: { $time }
hall-system = { $system ->
    [italian] Italian
    [programmatic] programmatic
    [danish] Danish
    [fixed] fixed
    [snake] snake
    [random] by lot
    [manual] by hand
   *[auto-table] automatic table
}
hall-kin = { $kin ->
    [clan] The clan
   *[team] The team
} "{ $name }"
hall-unknown-name = no. { $n }
hall-utc = { $time } UTC

refused-clause = { $what } ({ $basis }).
refused-plain = { $what }.

## Of all chapters

refused-not-opened = The event is not opened yet
refused-closed = The event is closed; it has to be reopened first
refused-role = This needs the rights of { $role ->
    [player] a player
    [scribe] a scribe
    [judge] a judge
    [chief-judge] the chief judge
    [organiser] an organiser
   *[owner] the owner
}
refused-other-table = Table { $table } is not yours ({ hall-round-r })
refused-other-seat = This seat of table { $table } is not yours: { wind }
refused-no-reason = A reason is needed; it stays in the log
refused-earlier = The log is at { $time } already; nothing is entered before that
refused-control = A text has a control character, { $code }, in place { $n }: "{ $text }"
refused-too-long = A text is too long: it has { $n } characters at most

## The event

refused-setup-opened = The event is open already
refused-setup-running = The event is running already
refused-setup-no-name = The event has no name
refused-setup-no-zone = The time zone is missing
refused-setup-days = The last day is before the first
refused-setup-years = The days of an event are in the years from { $from } to { $to }
refused-setup-one-day = The tournament lasts one day
refused-setup-rounds-fixed = The number of { hall-rounds } is fixed: { $n }
refused-setup-no-rounds = At least one round is needed
refused-setup-rounds-begun = It cannot be fewer: { hall-rounds } begun already: { $n }
refused-setup-rounds-seated = Seated already: { $n }; the seatings that are too many are taken back first
refused-setup-first-day-fixed = Play has begun: the first day stays { $date }
refused-setup-limit-below = So many have a place already: { $n }; the limit cannot be lower
refused-setup-minutes-fixed = The length of a round is fixed: { $n } minutes
refused-setup-no-minutes = A round lasts a minute at least
refused-setup-system = The seating cannot be this here: { hall-system }
refused-setup-prize-places = The number of places with a prize is fixed: { $n }
refused-setup-limit-above = There can be { $n } players at most
refused-setup-limit-small = A table has four players, the limit cannot be lower
refused-setup-stakes = There are neither stakes nor a prize fund here
refused-setup-backwards = Item { $n } of the programme ends before it begins
refused-setup-overlap = Items { $n } and { $other } of the programme overlap
refused-setup-round-twice = It is in the programme twice: { hall-round-n }
refused-setup-final-twice = The final is in the programme twice
refused-setup-no-such-round = There is no { hall-round-n }
refused-setup-no-final = There is no final here
refused-setup-no-timetable = This regulation has no timetable of its own
refused-setup-no-text = The announcement is empty
refused-setup-other-family = These are the rules of another game
refused-setup-same-law = The event is played by these rules already

hall-waiting-rounds = Nobody has said how many { hall-rounds } are played
hall-waiting-round = There is no seating { hall-round-of-n }
hall-waiting-confirmation = The results { hall-round-of-n } are not confirmed
hall-waiting-final = There is no seating of the final
hall-waiting-final-confirmation = The final is not confirmed
hall-waiting-conflict = Table { $table } ({ hall-round-r }): two results contradict each other, the judge chooses
hall-waiting-objection = Table { $table } ({ hall-round-r }): an objection waits for the judge
hall-waiting-penalty = Penalty no. { $n } waits for the judge
hall-waiting-tie = Place { $n }: whose it is has not been decided

## People

refused-gate-admission = Visitors of the meeting play, and those who have paid the fee
refused-gate-age-unknown = The date of birth is needed: who may play depends on the age
refused-gate-too-young = At this age one plays as a substitute only
refused-gate-sessions = A substitute of this age is given a number of sessions, no more than are allowed
refused-gate-restrictions = The restrictions under which a minor plays have to be recorded
refused-gate-experience-unknown = It has to be recorded whether there is experience of tournaments
refused-gate-qualification = Without experience of tournaments one has to pass a qualification on the rules
refused-gate-list-closed = The list of players is approved already
refused-gate-no-place = No place is free
refused-gate-chief-judge = The chief judge does not play
refused-people-unknown = There is no such person
refused-people-no-place = No place is free
refused-people-no-name = A name is needed
refused-people-country = A country is written in three Latin letters: RUS
refused-people-born-later = The date of birth is after the first day of the event, { $date }
refused-people-no-sessions = A substitute plays one session at least
refused-people-already = It is so already
refused-people-gone = This person has left, or is listed under another number
refused-people-second-chief = There is a chief judge: { $name }
refused-people-has-played = Whoever has played stays a player until the end
refused-people-not-waiting = A place is given to somebody who waits for it, or to a judge
refused-people-tell-judge = The judge is told first
refused-people-game-begun = The game has begun, nobody leaves it ({ hall-round-n })
refused-people-gate-open = No exception is needed: this condition is met
refused-people-together = These are two people: both sit { hall-in-round } { $n }
refused-people-has-merged = Others were merged into this one; merge the two the other way round
refused-people-not-merged = This person was merged into nobody

## Seating

refused-seats-unknown = There is no such round, table or player
refused-seats-not-by-four = The tables are not full with { $players } players. Over: { $names }; or { $missing } more are needed
refused-seats-too-few = At least four are needed, here are { $n }
refused-seats-not-ready = { $name } was not checked in. { $what }
refused-seats-not-drawn = Lots come first
refused-seats-begun = Play has begun ({ hall-round-n })
refused-seats-not-allowed = These rules do not allow this seating: { hall-system }
refused-seats-round-by-round = This seating goes round by round; there is no plan of all { hall-rounds }: { hall-system }
refused-seats-takes-list = This seating takes its tables from a schedule: { hall-system }
refused-seats-games-one-by-one = Games are started one by one, when a table comes together
refused-seats-rounds-unknown = Nobody has said how many { hall-rounds } are played
refused-seats-same-twice = A change needs two, and the same is named twice
refused-seats-still-play = Still playing ({ hall-round-n }): { $names }
refused-seats-no-more-rounds = All { hall-rounds } are seated: { $n }
refused-seats-round-open = The seating looks at the standings, and the results { hall-round-of-n } are not confirmed
refused-seats-no-final = There is no final here
refused-seats-final-too-early = Before the final { hall-rounds } are played: { $n }
refused-seats-finalists-tied = Equal across the border of the final, a lot comes first: { $names }
refused-seats-group-too-big = { hall-kin } has more players than there are tables ({ $tables }): { $names }
refused-seats-too-many-apart = No two of these sit together, and there are only { $tables } tables: { $names }
refused-seats-alone = { $name }: only { $n } others may sit at the same table, three are needed
refused-seats-fixed-tables = Fixed tables contradict each other: { $names }
refused-seats-no-seating = No seating without conflicts was found; in the best one so many pairs sit together that should not: { $n }. The judge may accept that
refused-seats-twice = { $name } is in the list twice ({ hall-round-n })
refused-seats-empty-table = The list has an empty table, or no table ({ hall-round-n })
refused-seats-not-active = { $name } does not play ({ hall-round-n })
refused-seats-not-seated = { $name } sits at no table
refused-seats-chief-judge = { $name } is the chief judge and does not play
refused-seats-together = { $name } and { $other } do not sit at one table; to seat them so needs a reason
refused-seats-has-protocol = There is a result already: { $tables }
refused-seats-already-published = The seating is announced already ({ hall-round-n })
refused-seats-earlier-planned = First comes the seating { hall-round-of-n }
refused-seats-otherwise = The seats of a table are found in another way: { hall-seats-by }
refused-seats-no-throw = Two dice do not show { $n }
refused-seats-throw-again = Equal highest throws, they throw again: { $names }
refused-seats-other-players = Other players sit at this table
refused-seats-north-is-absent = The absent player is North
refused-seats-no-closing = Tables are not closed up: a substitute sits down
refused-seats-too-early = It is too early to close up tables, they may be from { $time }
refused-seats-nobody-missing = Nobody is missing
hall-seats-by = { $by ->
    [announced] as announced
    [dice] by two dice
    [wind-cards] by cards of winds
   *[wind-tiles] by wind tiles
}

## Substitutes

refused-substitute-unknown = There is no such player or seat
refused-substitute-round-over = The results { hall-round-of-n } are confirmed already
refused-substitute-not-seated = This player sits at no table of the { hall-round }
refused-no-such-deal = Deals are counted from 1 to { $n } here
refused-substitute-not-in-deal = Nobody comes in while hands are dealt
refused-substitute-for-good = Whoever is replaced does not come back: it is for good
refused-substitute-nobody-plays = A seat is not left without a player
refused-substitute-gone = This person has left, or is listed under another number
refused-substitute-plays-already = This person plays already ({ hall-round-n })
refused-substitute-has-slot = This person has a place of the own
refused-substitute-sessions = All sessions of a substitute are played: { $n }
refused-substitute-assistant = Assistant judges are no substitutes
refused-substitute-chief-judge = The chief judge does not play
refused-substitute-comes-back = Whoever was replaced does not come back

## The course of a round

refused-round-unknown = There is no such round, table or call
refused-round-not-published = The seating is not announced ({ hall-round-n })
refused-round-confirmed = The results { hall-round-of-n } are confirmed already
refused-round-not-confirmed = The results { hall-round-of-n } are not confirmed
refused-round-tables = { hall-lacks }: { $tables }
hall-lacks = { $lacks ->
    [players] A player is missing
    [decision] It does not play, and the judge has not decided: a substitute, or the game does not count
    [own-part] What the replaced player won himself is missing
    [protocol] There is no result
    [confirmation] The result is not confirmed
    [choice] The judge has not chosen between two results
   *[answer] The judge has not answered an objection
}
refused-round-gaps = Too few would play ({ $tables }), missing: { $names }. Put a substitute in, close up the tables or record the absence
refused-round-nothing-new = This signal is given already: { $tables }
refused-round-not-yet = The time is not over: { $times }
refused-round-not-early = Play did not begin before its signal, which was at { $time }
refused-round-not-seated = { $name } sits at no table
refused-round-already-absent = The absence is recorded already: { $name }
refused-round-no-extra = Nobody has said how much to add
refused-round-too-much-time = There is no more than { $hours } hours at once
refused-round-no-such-tables = There is no such table: { hall-tables }
refused-round-no-words = Say what the judge is called for
refused-round-has-result = { $name }: the result of that table ({ $table }) is entered, so they have played
refused-round-not-late = Nobody is late
refused-round-already-called = The judge is called already, call { $n }
refused-round-already-answered = The judge has come already, call { $n }
refused-round-already-void = The game is void already

## Results of tables

refused-protocol-unknown = There is no such table or result
refused-protocol-sum = The sum is { $is } and should be { $should }
refused-protocol-not-hundreds = The points are no multiple of a hundred
refused-protocol-other-family = This is the sheet of another game
refused-protocol-empty-seat = Nobody plays at this seat: { wind }
refused-protocol-too-few = Only { $n } at the table: so few do not play
refused-protocol-deal = A fault in the record, { hall-in-deal } { $n }. { $what }
refused-protocol-after-end = The game is over before { hall-in-deal } { $n }
refused-protocol-too-many-deals = There are { $is } deals, and a game never comes to so many: { $should } at most
refused-protocol-not-over = The game is not over
refused-protocol-deals = There are { $is } deals and should be { $should }; fewer only after the judge's signal
refused-protocol-points = These deals cannot bring so many TP: { wind }
refused-protocol-points-together = All four together cannot have { $is } TP from these deals: at most { $should }
refused-protocol-mahjongs = { $is } Mahjongs in only { $should } deals
refused-protocol-needs-deals = { wind } came late and his Mahjongs are worth less: enter the result deal by deal
refused-protocol-own-part = { wind }: what was won before the substitute came in is missing
refused-protocol-beyond = { $is } is more than a game can bring, which is { $should } either way
refused-protocol-no-own-part = { wind }: a part of the own is named, and nobody came in during the session
refused-protocol-void = The game does not count
refused-protocol-not-started = The signal to start has not been given at this table
refused-protocol-round-confirmed = The { hall-round } is confirmed: the chief judge reopens it before a correction
refused-protocol-confirmed = The result is confirmed: a judge corrects it, with a reason; a player may object
refused-protocol-conflict = Two results contradict each other: the judge chooses
refused-protocol-other-version = Another version of the result is in force, no. { $n }
refused-protocol-stands = Another result of the table is entered already: { $points }. If the new one is right, write the reason of the correction as well
refused-protocol-objections = There is an objection: the judge settles it, with a reason
refused-protocol-other-seat = Somebody else plays at this seat
refused-protocol-own-entry = Whoever entered the result does not confirm it: { wind }

## Penalties

refused-penalty-unknown = There is no such penalty or player
refused-penalty-no-round = There is no { hall-round-n }
refused-penalty-only-judge = Only a judge punishes
refused-penalty-other-table = Players punish at their own table only
refused-penalty-other-seat = One does not agree to the own penalty, nor for others
refused-penalty-not-in-catalogue = These rules know no such offence
refused-penalty-choice = The judge chooses one of: { $sanctions }
refused-penalty-ruling = What this comes to is for the judge to say
refused-penalty-no-such-kind = These rules know no such penalty: { $sanctions }
refused-penalty-other-unit = Results are not counted in this unit here: { hall-unit }
refused-penalty-amount = At once and in the whole { hall-round }, from 1 to { $most } are taken off or given ({ hall-unit })
refused-penalty-ban-over = The ban would end before the event itself, whose last day is { $date }
refused-penalty-not-played = Nobody has sat at a table yet: nothing can have happened there, and there is no result to change
refused-penalty-repeated = The same is recorded as penalty no. { $n }; a second one needs a note
refused-penalty-round-confirmed = The { hall-round } is confirmed, it is reopened first
refused-penalty-not-pending = The penalty waits for nobody: it is in force or cancelled
refused-penalty-already-cancelled = The penalty is cancelled already
refused-penalty-not-noted = Only a noted fine is mapped

## Standings

refused-standings-no-such-round = There is no such round before the final: { $n }
refused-standings-not-tied = Not these share the place, but { $names }
refused-standings-not-shared = Nobody shares this place
refused-standings-nothing-to-decide = There is nothing to decide
refused-standings-not-the-organiser = It is not for the organiser to decide
refused-standings-provisional = The standings are provisional
refused-standings-not-held = No results are held back
refused-standings-not-next = Places are revealed from the last; the next is { $n }
refused-standings-all-revealed = All places are revealed
refused-standings-open-tie = First it is decided whose the prize is; these are equal: { $names }

## The club

refused-club-unknown = There is no such player, or he has left: { $name }
refused-club-has-rounds = Rounds are played here, there are no single games
refused-club-too-few = A game needs four, here are { $n }
refused-club-twice = A player is named twice: { $name }
refused-club-plays = { $name } is still playing ({ hall-round-n })

## Taking back, joining copies

refused-undo-unknown = No such command was given
refused-undo-already = The command is taken back already
refused-undo-opening = The opening of the event is not taken back
refused-undo-stands-on = A later command stands on this one and is taken back first: no. { $command }
refused-merge-no-game = The game of this result has not begun here: first take over the line that began it
refused-merge-by-hand = This line cannot be done again as it stands: enter what is right in it at its table by hand, then leave the line out
refused-merge-other-players = At table { $table } ({ hall-round-r }) others sit here than those whose result it is: the seating comes first
refused-merge-unknown = There is no such line, or it is settled
