### Verifying logs: what agrees, what does not, and what could not be read.

## Result

verify-agrees = Everything agrees: { verify-n-games }, { verify-n-wins }.
verify-differs = Not everything agrees: { $n ->
    [one] { $n } difference
   *[other] { $n } differences
}; { verify-n-games } read.
verify-partly = Not everything could be read; what could agrees: { verify-n-games }, { verify-n-wins }.
verify-partly-nothing = Not everything could be read: there is no whole game.
verify-partly-also = Not everything could be read.
verify-n-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
verify-n-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
verify-not-riichi = { $rules }: there are logs of riichi only.
verify-nothing = there is no log here that could be verified.
verify-more = And more: { $n }.
verify-no-file = there is no such file: { $file }
verify-no-access = no permission to open the file: { $file }
verify-no-input = the file cannot be read: { $file }
verify-stdin = standard input

## Table

verify-of = of { $n }
verify-wins = Wins
verify-draw-exhaustive = Exhaustive draws
verify-draw-nagashi = Nagashi mangan
verify-draw-nine_terminals = Nine terminals and honours
verify-draw-four_winds = Four equal winds
verify-draw-four_riichi = Four riichi
verify-draw-four_kongs = Four kans
verify-draw-triple_ron = Triple ron
verify-deals = Deals: dealer, honba, sticks, points
verify-ends = Ends of games and final points
verify-replayed = Games played again from their seed
verify-skipped = Deals that could not be read
verify-broken = Broken logs
verify-cut = Games without an end
verify-seedless = Games without a seed
verify-foreign = Files and lines that are no logs

## Lists

verify-title-differences = Differences
verify-title-replay = What the engine plays otherwise than the log
verify-title-seedless = Games without a seed: nobody knows their walls
verify-title-unreadable = Deals that could not be read
verify-title-broken = Broken logs
verify-title-warnings = Oddities that did not stop the check
verify-title-foreign = No logs
verify-named = { $name }: { $what }
verify-no-log = { $file }: no log ({ $seems })
verify-no-log-lines = { $file }, { $n ->
    [one] { $n } line
   *[other] { $n } lines
}, the first is line { $line }: no log ({ $seems })
verify-seems-empty = it is empty
verify-seems-markup = other XML or HTML
verify-seems-text = neither XML nor JSON
verify-seems-json = other JSON
verify-seems-broken-json = broken JSON
verify-seems-paipu = a paipu of the majiang programs
verify-seems-events = events, but no game of mjai
verify-seems-event = an event of mjai by itself
verify-seems-line = neither the name of a game with a tab, nor JSON

## Difference

verify-difference = { $game }, { $deal }, { $what }: the log has { $recorded }; the rules give { $computed }
verify-deal = { $wind ->
    [east] E
    [south] S
    [west] W
   *[north] N
}{ $number }, honba { $honba }
verify-after = after { $deal }
verify-what-refused = win
verify-what-yaku = yaku
verify-what-fu = fu
verify-what-han = han
verify-what-points = points
verify-what-limit = limit
verify-what-deltas = payments
verify-what-before = points before the result
verify-what-counters = honba and sticks of the result
verify-what-shown = shown hand
verify-what-indicators = dora indicators of the result
verify-what-play = play
verify-what-total = points and sticks of the table together
verify-what-tenpai = tenpai
verify-what-draw = outcome of the deal
verify-what-abort = abortive draw
verify-what-frame = start of the deal
verify-what-deal-end = end of the deal
verify-what-end = end of the game
verify-what-final-scores = final points by the seats of the first deal
verify-what-final-result = result with uma by the seats of the first deal, thousands of points
verify-by-seat = { $seat } { $value }
verify-yaku = { $yaku } { $han }
verify-wind-yaku = { $yaku } ({ $wind })
verify-no-yaku = no yaku
verify-no-limit = below mangan
verify-nobody = nobody
verify-win = a win
verify-no-win = no win. { $reasons }
verify-no-abort = no abortive draw. { $reasons }
verify-no-such-play = not this. { $reasons }
verify-counters = honba { $honba }, sticks { $sticks }
verify-no-such-end = no such end of a deal. { $reasons }
verify-no-draw = Nobody has drawn a tile just before.
verify-no-tile = There is no tile to win on.
verify-not-so = Discards and hands have not come to it.
verify-kind-exhaustive = exhaustive draw
verify-kind-nagashi = nagashi mangan
verify-kind-nine_terminals = nine terminals and honours
verify-kind-four_winds = four equal winds
verify-kind-four_riichi = four riichi
verify-kind-four_kongs = four kans
verify-kind-triple_ron = triple ron
verify-start = { $deal }, sticks { $sticks }, { $scores }
verify-goes-on = the game going on: { $deal }
verify-over = the game over
verify-over-why = the game over: { $reason }
verify-end-below_zero = somebody is below zero
verify-end-dealer_stops = the leading dealer stops
verify-end-target = somebody has the points that end it
verify-end-last_deal = the last deal is played
verify-end-no_further_round = there is no further round
verify-end-clock = time is up
verify-deal-ends = the one recorded

## What was not read

verify-from-line = { $name } (line { $line })
verify-fault-foreign = this is no log of the form { $form }
verify-fault-three = a game of three players; only games of four are read
verify-fault-other-game = another game, whose logs are not read here
verify-fault-breaks-off = the log breaks off
verify-fault-breaks-off-in = the log breaks off in its deal { $n }
verify-fault-syntax = the markup is broken: { $place }
verify-fault-value = { $place }: “{ $found }” cannot stand here
verify-fault-value-missing = { $place }: no value
verify-fault-gzip-cut = the compressed file (gzip) breaks off; the games before that are read
verify-fault-gzip-damaged = the compressed file (gzip) is damaged; the games before that are read
verify-fault-gzip-large = the compressed file (gzip) opens to more than 1,024 MiB
verify-fault-large = the file is larger than { $limit } MiB
verify-fault-order = deal { $n } of the log: its plays fit together in no order
verify-place-line = line { $n }
verify-place-column = column { $n }
verify-walk = { $deal }, after event { $n }: { $what }
verify-event-draw = a draw
verify-event-discard = a discard
verify-event-meld = a call
verify-event-riichi = riichi
verify-event-accepted = a riichi stick
verify-event-indicator = a dora indicator
verify-await-discard = a discard
verify-await-draw-or-claim = a draw or a call
verify-await-draw = a draw before riichi
verify-await-tile = a tile for this group
verify-walk-order = out of place: { $event }; expected: { $expected }
verify-walk-turn = { $seat } plays, and it is the turn of another: { $expected }
verify-walk-not-in-hand = { $seat }: no tile { $tile } in the hand
verify-walk-not-drawn = { $tile } is discarded as the drawn tile, and { $drawn } was drawn
verify-walk-no-draw = { $tile } is discarded as the drawn tile, and none was drawn
verify-walk-not-the-discard = { $tile } ({ $from }) is called, and the last discard is { $last } ({ $owner })
verify-walk-not-a-group = { $seat }: these tiles are no group
verify-walk-no-pung = { $seat }: no pon of { $tile } to add to
verify-walk-groups = { $seat }: a fifth group
verify-walk-fifth-tile = a fifth tile { $tile }
verify-walk-wall-empty = the wall has no tiles left, or there are four kans already
verify-walk-wall-left = a draw, and the wall still has tiles: { $n }
verify-walk-indicators = more dora indicators than the kans allow
verify-walk-no-riichi = { $seat }: riichi with an open hand, or twice
verify-walk-nothing-to-accept = { $seat }: a riichi stick without riichi
verify-walk-not-accepted = { $seat }: riichi is declared, and its stick not paid
verify-walk-winning-tile = the winning tile is { $tile }, and the last tile { $last }
verify-walk-no-tile = the winning tile is { $tile }, and no tile was played
verify-walk-winner = { $seat } cannot win here by ron from { from-wind }
verify-walk-winner-tsumo = { $seat } cannot win here by tsumo
verify-walk-no-result = no result, and the next deal has begun

## Oddities

verify-odd-attribute = in the tag { $tag } the attribute { $attribute } stands twice
verify-odd-indicators = { $deal }: the dora indicators of the result are not those that were turned
verify-odd-ura = { $deal }: a riichi win, and no ura indicators in the log
verify-odd-indicator = { $deal }: a kan without its dora indicator
verify-odd-unknown = { $what }: not known in this form, skipped ({ $n ->
    [one] { $n } time
   *[other] { $n } times
})
verify-odd-start = the table has its own rules and its own points at the start: { $points }
verify-odd-change = { $deal }: the payments are not recorded
verify-cut-after = the log has no end of the game, the last deal is { $deal }
verify-cut-inside = the log stops in the middle of { $deal }
verify-cut-empty = the log has no deals

## Played again

verify-replay-no-wall = the tiles of the log make no wall
verify-replay-start = the log begins with { $log }; by the deal before it is { $table }
verify-replay-tiles = dealt tiles: the log has { $log }, the wall { $table }
verify-replay-refused = { $who }: { $action } is refused. { $reasons }
verify-replay-undecided = { $who } is to decide, and the log has no decision
verify-replay-over = the deal is over, and the log goes on
verify-replay-play = event { $n }: the log has "{ $log }", the table "{ $table }"
verify-replay-nothing = nothing more
verify-replay-end = the deal ends otherwise: { $table }
verify-replay-no-end = it goes on
verify-replay-deltas = win, { $who }: the log has { $log }; the table { $table }
verify-replay-scores = points after the deal: the log has { $log }; the table { $table }
verify-replay-goes-on = the log ends the game, and it goes on
verify-replay-final = final points: the log has { $log }; the table { $table }
verify-replay-draws = { $who } draws { $tile }
verify-replay-drawn = { $who } discards { $tile } as drawn
verify-replay-discards = { $who } discards { $tile }
verify-replay-meld = { $who } declares { $tiles }
verify-replay-riichi = { $who } declares riichi
verify-replay-accepted = { $who } pays the riichi stick
