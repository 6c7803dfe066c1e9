### The desk in the browser: the judge – calls, penalties, lateness, substitutes, tables.

desk-stage-penalties = Penalties
desk-stage-calls = Calls
desk-stage-lines = The other copy
desk-look = See what it makes
desk-look-nothing = Nothing is written yet.
desk-look-costs = { $name }: { $answer } ({ $basis })
desk-look-do = Write it
desk-look-not = Leave it
desk-look-places = How places change
desk-look-ratings = How ratings change
desk-change-what = Who or what

## Calls

desk-calls-none = Nobody waits for the judge.
desk-calls-since = Waiting since
desk-calls-ruling = What was ruled
desk-calls-answer = I came
desk-calls-call = Call the judge
desk-calls-about = What about
desk-calls-answered = Lately answered

## Penalties

desk-penalty-whom = Who is punished:
desk-penalty-others = At no table
desk-penalty-other = Another player
desk-penalty-deal = Which { hall-in-deal } since the start of the game (1, 2, …), if known
desk-penalty-find = Find by words
desk-penalty-find-do = Find
desk-penalty-nothing = The catalogue has nothing like it.
desk-penalty-cannot = Not now
desk-penalty-note = Note; needed for the same slip in the same { hall-deal-at } a second time
desk-penalties-given = What was given
desk-penalties-none = No penalties so far.
desk-penalty-today = Another was cancelled since; today it would be:
desk-penalty-confirm = Confirm
desk-penalty-cancel = Cancel the penalty
desk-penalty-cancel-do = Cancel
desk-penalty-map = What it comes to
desk-penalty-map-do = Let it come to this
desk-ruling = A ruling of the judge, outside the catalogue
desk-ruling-do = See what it makes
desk-sanction = What
desk-sanction-off = of the result, { $unit }
desk-sanction-banned = does not play until
desk-sanction-amount = How much is taken off (minus: given), or the day 2027-01-31
desk-no-amount = How much, or until which day? "{ $typed }" does not fit.

## Who is late, who is missing, who plays instead

desk-players-link = Lateness, substitutes, closing up
desk-players-of = Who is late, who is missing:
desk-late = Came late
desk-late-do = Note the lateness
desk-late-out = Put him out for it instead of the scale
desk-late-out-do = Put out
desk-absent = Does not come
desk-absent-told = The judge was told
desk-absent-untold = Nobody was told
desk-mark-late = late by { $time }
desk-mark-absent = does not come
desk-mark-left = has left
desk-mark-put = from { hall-deal-of } { $deal } on { $name } plays
desk-mark-nobody = from { hall-deal-of } { $deal } on nobody, tiles are discarded as drawn
desk-put = Substitute
desk-put-none = By the regulation nobody may sit down for him now.
desk-put-by = Who sits down
desk-put-nobody = nobody: tiles are discarded as drawn
desk-put-others = Against the regulation, with a reason
desk-put-until = Until when
desk-put-round = { $school ->
    [sichuan] for this session
    [riichi] for this session
    [club] for this game
   *[other] for this round
}
desk-put-event = until the end of the event
desk-put-deal = From which { hall-deal-of } on
desk-put-in-deal = this { hall-in-deal } is being played
desk-put-over = Reason, if against the regulation
desk-put-do = Seat him
desk-put-whom = Choose who sits down.
desk-put-back = Take the player back
desk-close-up = Close up the tables
desk-close-up-from = Around those who are late tables close up from { $time } on ({ $basis }).
desk-close-up-missing = Who is missing
desk-close-up-do = Close up
desk-close-up-stays = By this regulation tables do not close up: a substitute takes the empty seat.

## The table

desk-plays-for = { $by } (for { $name })
desk-plays-nobody = nobody (for { $name })
desk-replaced = { $wind }, { $name }: { $what ->
    [own] only what was played before the substitution counts, { $points }
    [others] for the others the seat counts as a whole, with the substitute
    [fixed] { $points } is written down
    [replaced] replaced, so that the result of the seat is not his
    [missed] missed it, so that the result of the seat is not his
   *[valid] the result of the seat counts as a whole, with what was played after the substitution
} ({ $basis }).

desk-version-head = Version { $n }: { $time }, { $who }
desk-version-current = in force
desk-version-right = This one is right
desk-objection = { $time }, { $wind } objects: { $text }
desk-correct = Correct it
desk-correct-closed = The results are confirmed. Before a correction the chief judge opens them.
desk-object = A player objects
desk-object-seat = Who
desk-object-text = What
desk-object-do = Note the objection
desk-seats-open = Seats are not written down yet; what the players threw or drew is entered on the page of the table:
desk-dice = Seats were thrown with two dice: the sum of each
desk-dice-do = Enter the throws
desk-dice-four = Four numbers are needed: the sum of two dice for each.
desk-tiles = { $school ->
    [sichuan] Seats were drawn with cards of winds
   *[other] Seats were drawn with wind tiles
}
desk-tiles-do = Enter the seats
desk-extra-deals = Or { hall-deals-of } after the signal
desk-game = The game does not count
desk-game-why = A game begun before the signal is stopped and begins anew; a game that does not count has no result.
desk-game-stop = Stop what began too early
desk-game-void = Does not count
desk-table-players = Players

## Seating

desk-swap-more = Swap tables or winds
desk-swap-table = Table
desk-swap-with-table = With table
desk-swap-seat = Seat
desk-swap-with-seat = With seat
desk-swap-players = { $one } and { $other } change places.
desk-swap-seats = At table { $table } { $one } and { $other } change places.
desk-swap-tables = Tables { $one } and { $other } change numbers.
desk-plan = Make the plan anew
desk-plan-why = { $school ->
    [sichuan] Sessions that are played or begun stay; all others are made anew for those who take part now.
    [riichi] Sessions that are played or begun stay; all others are made anew for those who take part now.
    [club] Games that are played or begun stay; all others are made anew for those who take part now.
   *[other] Rounds that are played or begun stay; all others are made anew for those who take part now.
}
desk-plan-usual = as chosen for the event
desk-plan-do = Make it
desk-accept = Seat them although some who should be apart sit together
desk-accept-why = When there is no other seating. How many such pairs are allowed is the judge's word.
desk-accept-pairs = Pairs at most
desk-accept-do = Seat them so
desk-demands = What is demanded beyond the regulation
desk-demand-clans = a clan at different tables
desk-demand-teams = a team at different tables
desk-demand-forbidden = Do not meet: numbers of players, a pair a line (3-7)
desk-demand-fixed = Always at the own table: number and table (5: 1)
desk-demand-line = "{ $typed }": two numbers are needed.

## The other copy

desk-lines-why = Two copies of the event went on apart and were joined. These lines of the other copy contradict what is written here. Take a line over if it is right, or close it with words.
desk-lines-none = There is nothing to settle.
desk-lines-settled = Settled
desk-line-head = Line { $n }: { $time }, { $who }
desk-line-there = There
desk-line-here = Here
desk-line-would = If it is taken over
desk-line-cannot = It cannot be taken over
desk-line-no-result = no result
desk-line-reason = What was decided, and why
desk-line-take = Take it over
desk-line-settle = Leave it out
