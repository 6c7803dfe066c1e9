### Sichuan: options and answers, fan, kongs, payments, refusals.

group-sichuan-session = The session
group-sichuan-deal = The start of a deal
group-sichuan-hand = The value of a hand
group-sichuan-kong = Payments for kongs
group-sichuan-payment = Payments for Hu and faults
group-sichuan-furiten = Furiten
group-sichuan-dead_hand = The dead hand
group-sichuan-scale = The progressive scale
group-sichuan-declaration = Corrected declarations
group-sichuan-conduct = Conduct at the table

## Options

option-session-deals = Deals of a session at most
answer-session-deals = { $n }
answer-session-deals-none = as many as there is time for
option-session-time_expiry = The deal in which the time is up
answer-session-time_expiry-finish-deal = is played to its end
answer-session-time_expiry-stop-deal = is broken off and not counted
option-session-incomplete_award = To each at a table that does not play
answer-session-incomplete_award = { $n ->
    [one] { $n } game point
   *[other] { $n } game points
}
option-deal-exchange = Tiles passed on before play
answer-deal-exchange-none = none
answer-deal-exchange-three = three of one suit
option-hand-limit_fan = The limit
answer-hand-limit_fan = { $n } fan
option-hand-division = Which division of a hand is counted
answer-hand-division-presented = the one its owner shows
answer-hand-division-best = the dearest, whatever is shown
option-hand-undivided = A waiting hand that its owner cannot divide
answer-hand-undivided-not-ready = is not ready
answer-hand-undivided-best = is counted at its best
option-hand-exhausted_wait = A wait is used up when all four tiles
answer-hand-exhausted_wait-standing = stand in the hand
answer-hand-exhausted_wait-standing-and-declared = stand in the hand or are declared in it
option-kong-closed = A closed kong, from each in game
answer-kong-closed = { $n }
option-kong-melded = A melded kong, from the discarder
answer-kong-melded = { $n }
option-kong-promoted = A promoted kong, from each in game
answer-kong-promoted = { $n }
option-kong-postponed = A postponed kong (the tile was held back), from each in game
answer-kong-postponed = { $n }
option-kong-before_discard = Several kongs of one turn, then a discard that is won on
answer-kong-before_discard-last = the last kong is not paid
answer-kong-before_discard-all = none of them is paid
option-payment-self_draw_bonus = Added for a Hu from the wall, from each
answer-payment-self_draw_bonus = { $n }
option-payment-false_hu = A false Hu, to each in game
answer-payment-false_hu = { $n }
option-payment-forbidden_suit = The forbidden suit in a set or in the hand, to nobody
answer-payment-forbidden_suit = { $n }
option-furiten-scope = What furiten bars
answer-furiten-scope-same-kind = a tile of the same kind
answer-furiten-scope-any-kind = any tile
option-furiten-greater_value = A dearer Hu in furiten
answer-furiten-greater_value-barred = is barred
answer-furiten-greater_value-allowed = is allowed
option-furiten-end = Furiten ends
answer-furiten-end-draw = with a tile from the wall
answer-furiten-end-draw-or-claim = with a tile from the wall, or an own pung or kong
option-dead_hand-readiness = A dead hand when the wall is empty
answer-dead_hand-readiness-may-be-ready = may be ready
answer-dead_hand-readiness-not-ready = is not ready
option-scale-step_1 = First violation of a session
answer-scale-step_1 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-scale-step_2 = Second
answer-scale-step_2 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-scale-step_3 = Third
answer-scale-step_3 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-scale-step_4 = Fourth
answer-scale-step_4 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-scale-step_5 = Fifth
answer-scale-step_5 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-scale-step_6 = Sixth
answer-scale-step_6 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-scale-step_7 = Seventh
answer-scale-step_7 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-scale-step_8 = Eighth and each further one
answer-scale-step_8 = { $n ->
    [0] warning
   *[other] −{ $n }
}
option-declaration-pung_then_kong = "Pung", then "kong"
option-declaration-kong_then_pung = "Kong", then "pung"
option-declaration-claim_then_hu = "Pung" or "kong", then "Hu"
option-declaration-hu_then_claim = "Hu", then "pung" or "kong"
option-declaration-pung_withdrawn = "Pung" taken back
option-declaration-kong_withdrawn = "Kong" taken back
option-declaration-hu_withdrawn = "Hu" taken back
option-conduct-kong_prompt = Telling a player to draw after his kong, first time
option-conduct-kong_prompt_again = The same again
option-conduct-divided_line = Standing tiles not in one line
sanction-sichuan-none = nothing
sanction-sichuan-progressive = the next step of the progressive scale
sanction-sichuan-dead-hand = dead hand for the rest of the deal
sanction-sichuan-false-hu = as a false Hu

## Common to the family

topic-sichuan-Structure = A complete hand: four sets and a pair, or seven pairs
topic-sichuan-NoChowDeclared = Only pungs and kongs are declared
topic-sichuan-ForbiddenSuit = No Hu with the forbidden suit in the hand
topic-sichuan-Value = Each fan doubles the value
topic-sichuan-HuWithoutDivision = A Hu hand that was not divided is counted at its best
topic-sichuan-RobbedKong = Robbing a kong: what is left of it
topic-sichuan-LastTile = No kong on the last tile of the wall
topic-sichuan-DiscardHu = A Hu on a discard is paid by the discarder
topic-sichuan-SelfDrawnHu = A Hu from the wall is paid by everybody in game
topic-sichuan-OutAfterHu = A player with Hu is out of the game
topic-sichuan-KongBeforeHu = A kong is not paid if the next discard is won on
topic-sichuan-KongNotReady = Kongs of a hand that is not ready at the end of the wall are struck out
topic-sichuan-KongFalseHu = Kongs of a false Hu are returned
topic-sichuan-Divides = Who divides his hand after the deal
topic-sichuan-Counted = Hands are counted by the keeper of the protocol
topic-sichuan-WallEnd = At the end of the wall who is not ready pays who is
topic-sichuan-Ready = Which hand is ready
topic-sichuan-OnlyForbiddenDiscards = Discards of the forbidden suit only: no penalty
topic-sichuan-OutAfterFalseHu = A player with a false Hu is out of the game
topic-sichuan-DealEnd = When a deal of four ends
topic-sichuan-DealEndOfThree = When a deal of three ends
topic-sichuan-NextDealer = The dealer of the next deal
topic-sichuan-FirstDiscard = The tile of the forbidden suit that is turned over is the first discard
topic-sichuan-MoveAfterHu = Who moves after a Hu on a discard
topic-sichuan-HuCards = The order of the Hu cards on one discard
topic-sichuan-Replacement = Where the tile after a kong comes from
topic-sichuan-Dealing = Dealing to four
topic-sichuan-DealingOfThree = Dealing to three
topic-sichuan-AbsentNoTiles = The absent player gets no tiles
topic-sichuan-AbsentIsNorth = The absent player is North
topic-sichuan-Furiten = Furiten: a passed Hu bars the next
topic-sichuan-FuritenDraw = An own tile from the wall ends furiten
topic-sichuan-FuritenHu = A Hu in furiten is false
topic-sichuan-DeadHand = A dead hand takes no tiles of others
topic-sichuan-DeadHandKong = A dead hand may declare closed and promoted kongs
topic-sichuan-DeadHandClaim = A dead hand may not declare a pung or a melded kong
topic-sichuan-DeadHandHu = A Hu with a dead hand is false
topic-sichuan-FirstWord = The first word counts
topic-sichuan-PenaltyKinds = Kinds of penalties
topic-sichuan-ScaleRestarts = The scale begins anew in each session
topic-sichuan-PenaltyInResult = Penalties are part of the result of the session
topic-sichuan-SeatsStay = Seats stay for the whole session
topic-sichuan-Sheet = The sheet of the protocol
topic-sichuan-AgreedKeeper = The protocol is kept by the player agreed on
topic-sichuan-OtherKeeper = Otherwise by the dealer or a judge
topic-sichuan-MarkHu = The order of Hu is marked
topic-sichuan-MarkKong = The number of players in game is marked at a kong
topic-sichuan-SubstituteDeals = Deals of a substitute give nothing to the player he replaces
topic-sichuan-NoOwnDeal = A session without an own deal counts nothing
topic-sichuan-OthersUnchanged = For the others a substitute changes nothing
topic-sichuan-WonWithSubstitute = Won sessions with a substitute
topic-sichuan-SharedPlace = Equal players share the upper place
topic-sichuan-WonSession = A session is won by a single first
topic-sichuan-TileSet = The set of tiles
topic-sichuan-Dice = The dice
topic-sichuan-WindCards = The wind cards
topic-sichuan-WindsDrawn = The starting seats are drawn
topic-sichuan-HuNumbers = The numbered cards of Hu
topic-sichuan-SuitCards = The cards of a missing suit
topic-sichuan-SuitCardTurned = When the card of a missing suit is turned over
topic-sichuan-HuBeforeDead = A Hu declared before the hand was made dead
topic-sichuan-FaceDown = The tile laid face down is the first discard
topic-sichuan-TurnStart = How a turn begins
topic-sichuan-TurnEnd = How a turn ends
topic-sichuan-NoDrawAfterDiscard = No tile is drawn after the own discard
topic-sichuan-OneLine = Standing tiles in one line
topic-sichuan-Words = The words of declaration
topic-sichuan-ClaimOrder = Which claim goes first
topic-sichuan-KongAfterPung = No kong in the turn of a claimed pung

## Fan

sichuan-ui-fans = Fan
sichuan-ui-fan = fan
sichuan-fan-kong = Kong
sichuan-fan-root = Root
sichuan-fan-all_pungs = All pungs
sichuan-fan-golden_wait = Golden wait
sichuan-fan-full_flush = Full flush
sichuan-fan-seven_pairs = Seven pairs
sichuan-fan-win_after_kong = Win after kong
sichuan-fan-shoot_after_kong = Shoot after kong
sichuan-fan-robbing_the_kong = Robbing the kong
sichuan-fan-under_the_sea = Under the sea
sichuan-fans = { $n } fan
sichuan-fan-times = { $name } × { $n }
sichuan-won = Hu { $taken }: { $fans }, { $points }.
sichuan-won-false = A false Hu. { $reasons ->
    [one] The reason
   *[other] The reasons
}:
sichuan-won-no = This cannot be. { $reasons ->
    [one] The reason
   *[other] The reasons
}:
sichuan-taken-wall = from the wall
sichuan-taken-discard = on another player's tile
sichuan-ui-division = Division
sichuan-ui-forbidden = Forbidden suit
sichuan-suit-m = characters
sichuan-suit-p = dots
sichuan-suit-s = bamboo
sichuan-ui-seven-pairs = seven pairs
sichuan-ui-pays = Payment
sichuan-ui-pays-discarder = by the owner of the tile: { $points }
sichuan-ui-pays-each = by each in game: { $points }
sichuan-ui-points = worth

sichuan-readiness-ready = the hand is ready
sichuan-readiness-not_ready = the hand is not ready
sichuan-readiness-forbidden_suit = the hand is not ready: it holds the forbidden suit

sichuan-refusal-tile_count = Standing tiles and declared sets do not make the number (a kong counts as three).
sichuan-refusal-five_copies = More than four tiles of one kind.
sichuan-refusal-not_in_the_set = The set of 108 tiles has no winds, dragons, flowers and seasons.
sichuan-refusal-chow_declared = A chow is not declared.
sichuan-refusal-winning_tile_missing = The winning tile is not among the standing tiles.
sichuan-refusal-after_kong_by_discard = A win after kong comes from the wall only.
sichuan-refusal-after_kong_without_kong = A win after kong without an own kong.
sichuan-refusal-shoot_self_drawn = A shoot after kong does not come from the wall.
sichuan-refusal-robbing_self_drawn = A robbed kong does not come from the wall.
sichuan-refusal-robbing_copies = A robbed kong, and the same tile is in the own hand.
sichuan-refusal-robbing_with_other = A robbed kong is no discard, and there is no kong on the last tile.
sichuan-refusal-division_tiles = The division has other tiles than the hand.
sichuan-refusal-division_sets = The division shown is neither four sets and a pair nor seven pairs.
sichuan-refusal-no_structure = The hand is not complete: neither four sets and a pair nor seven pairs.
sichuan-refusal-forbidden_suit = The hand holds the forbidden suit.
sichuan-refusal-furiten = Furiten: a Hu on this tile was passed.
sichuan-refusal-dead_hand = The hand is dead.

sichuan-kong-closed = closed kong
sichuan-kong-melded = melded kong
sichuan-kong-promoted = promoted kong
sichuan-kong-postponed = postponed kong
sichuan-kong-state-paid = paid
sichuan-kong-state-robbed = robbed, not paid
sichuan-kong-state-next_discard_won = not paid: Hu on the next discard
sichuan-kong-state-not_ready = not paid: the hand is not ready
sichuan-kong-state-false_hu = not paid: a false Hu
sichuan-payment-hu = Hu
sichuan-payment-self_draw = addition for a Hu from the wall
sichuan-payment-wall_end = to a ready hand at the end of the wall
sichuan-payment-false_hu = false Hu
sichuan-payment-forbidden_suit = forbidden suit
sichuan-note-only_forbidden_discards = has discarded the forbidden suit only, no penalty
sichuan-note-out_after_false_hu = is out after a false Hu
sichuan-note-shows_no_hand = is left without Hu and shows no hand

sichuan-fault-empty_seat = Nobody plays at this seat.
sichuan-fault-out_after_hu = This player has declared Hu before.
sichuan-fault-after_last_hu = The deal was over before.
sichuan-fault-own_discard = Nobody takes his own discard.
sichuan-fault-fifth_kong = More than four kongs by one player.
sichuan-fault-nobody_declares = A Hu that nobody declares.
sichuan-fault-several_self_drawn = Only one player declares Hu from the wall.
sichuan-fault-declared_twice = A player declares Hu twice on one tile.
sichuan-fault-nothing_to_rob = No promoted or postponed kong of this player stands just before.
sichuan-fault-no_kong_before = No kong of this player stands just before.
sichuan-fault-not_a_value = No hand is worth so much.
sichuan-fault-hu_with_forbidden_meld = A Hu with a declared set of the forbidden suit is false.
sichuan-fault-ready_with_forbidden_meld = A hand with a declared set of the forbidden suit is not ready.
sichuan-fault-ends_early = Too few players have declared Hu.
sichuan-fault-wall_after_last_hu = The deal ended with the last Hu, nobody divides his hand.
sichuan-fault-state_missing = The wall is empty, and the hand of this player is not named.
sichuan-fault-state_of_hu = A player with Hu has no part in the end of the wall.
sichuan-fault-other_dealer = Another player deals here.
sichuan-fault-other_players = The table had another number of players.
sichuan-fault-game_over = The game is over.
