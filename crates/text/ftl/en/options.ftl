### The questions that rules answer, and the answers. Keys are made from the list of options.

group-game = The game and its end
group-result = From points to a result
group-dora = Dora
group-riichi = Riichi
group-calls = Calls and ron
group-draw = Draws
group-yaku = Yaku and limits
group-fu = Fu
group-liability = Pao
group-false_win = Offences: false wins
group-false_call = Offences: calls
group-tiles = Offences: tiles
group-wall = Offences: the wall
group-false_riichi = Offences: riichi

## game

option-game-length = Rounds
answer-game-length-east = East only (tonpuusen)
answer-game-length-east-south = East and South (hanchan)
option-game-start_points = Points at the start
answer-game-start_points = { $n }
option-game-target_points = Target at the end
answer-game-target_points = { $n } for the leader
answer-game-target_points-none = none
option-game-extension = If nobody has the target
answer-game-extension-none = the game ends
answer-game-extension-at-once = one more round, until a deal ends with the target
answer-game-extension-dealer-first = one more round until the target, the dealer's repeat goes first
option-game-bust = Points below zero
answer-game-bust-play-on = play goes on
answer-game-bust-below-zero = the game ends; exactly zero plays on
option-game-dealer_stop = A leading dealer in the last deal
answer-game-dealer_stop-never = must play on
answer-game-dealer_stop-win = ends the game by a win
answer-game-dealer_stop-win-or-tenpai = ends the game by a win or tenpai
option-game-place_ties = Places with equal points
answer-game-place_ties-shared = are shared
answer-game-place_ties-seat-order = nearer to the first dealer is higher
option-game-leftover_bets = Riichi sticks on the table at the end
answer-game-leftover_bets-nobody = to nobody
answer-game-leftover_bets-winner = to the winner, split in a tie

## result

option-result-oka = Oka
answer-result-oka = { $n ->
    [0] none
   *[other] { $n }
}
option-result-uma = Uma
answer-result-uma-none = none
answer-result-uma-fixed = fixed, by place
answer-result-uma-by-plus = by the number of players in the plus
option-result-uma_outer = Uma of first and fourth place
answer-result-uma_outer = { $n ->
    [0] none
   *[other] ±{ $n }
}
option-result-uma_inner = Uma of second and third place
answer-result-uma_inner = { $n ->
    [0] none
   *[other] ±{ $n }
}
option-result-uma_ties = Uma with equal points
answer-result-uma_ties-split = split equally
answer-result-uma_ties-seat-order = not split: no two places are equal
option-result-rounding = Rounding of the points in the result
answer-result-rounding-exact = none
answer-result-rounding-thousands = to thousands
option-result-chombo = Cost of a chombo
answer-result-chombo-after-uma = off the result after uma
answer-result-chombo-mangan = a mangan to the others, at once

## dora

option-dora-red_fives = Red fives
answer-dora-red_fives-none = none
answer-dora-red_fives-three = three, one of each suit
answer-dora-red_fives-four = four: two of dots, one of the others
option-dora-kan_dora = Kan dora
answer-dora-kan_dora-none = no
answer-dora-kan_dora-counted = yes
option-dora-ura_dora = Ura dora
answer-dora-ura_dora-none = no
answer-dora-ura_dora-counted = yes
option-dora-open_kong_indicator = Indicator of an open or added kan
answer-dora-open_kong_indicator-at-once = before the replacement tile
answer-dora-open_kong_indicator-before-discard = after the replacement tile, before the discard
answer-dora-open_kong_indicator-after-discard = after the discard
option-dora-pending_indicator = The same, if a concealed kan comes before the discard
answer-dora-pending_indicator-waits = waits for the discard
answer-dora-pending_indicator-turned-first = is turned first

## riichi

option-riichi-min_live_tiles = Tiles in the live wall for riichi
answer-riichi-min_live_tiles = { $n ->
    [0] any number
   *[other] { $n } at least
}
option-riichi-min_points = Points for riichi
answer-riichi-min_points = { $n } at least
answer-riichi-min_points-none = any number
option-riichi-kong = Concealed kan in riichi
answer-riichi-kong-same-readings = if neither waits nor readings change
answer-riichi-kong-same-groups = if the waits stay and the kan takes no tile of a chi
answer-riichi-kong-same-waits = if the waits do not change
option-riichi-ippatsu = Ippatsu
answer-riichi-ippatsu-none = no
answer-riichi-ippatsu-one-han = 1 han

## calls

option-calls-swap_calling = Kuikae
answer-calls-swap_calling-forbidden = forbidden altogether
answer-calls-swap_calling-other-end = other end of the chi allowed, the claimed tile not
answer-calls-swap_calling-allowed = allowed
option-calls-double_ron = Double ron
answer-calls-double_ron-atama-hane = atamahane, the first in turn
answer-calls-double_ron-first-takes-bets = both win, honba and sticks to the first
answer-calls-double_ron-each-honba = both win, honba to each
option-calls-triple_ron = Triple ron
answer-calls-triple_ron-atama-hane = atamahane, the first in turn
answer-calls-triple_ron-all = all three win
answer-calls-triple_ron-redeal = the deal is aborted
option-calls-concealed_kong_robbing = Robbing a concealed kan
answer-calls-concealed_kong_robbing-never = never
answer-calls-concealed_kong_robbing-thirteen-orphans = for kokushi musou only

## draw

option-draw-abortive_draws = Abortive draws
answer-draw-abortive_draws-none = no
answer-draw-abortive_draws-used = yes
option-draw-tenpai_display = Tenpai at a draw
answer-draw-tenpai_display-may-hide = may be hidden, except in riichi
answer-draw-tenpai_display-must-show = must be shown
option-draw-exhausted_wait = Noten if one holds the whole wait
answer-draw-exhausted_wait-hand-and-melds = in the hand and declared sets
answer-draw-exhausted_wait-concealed-part = in the concealed part
option-draw-nagashi = Nagashi mangan
answer-draw-nagashi-none = no
answer-draw-nagashi-mangan = yes

## yaku

option-yaku-open_tanyao = Tanyao in an open hand (kuitan)
answer-yaku-open_tanyao-no = no
answer-yaku-open_tanyao-yes = yes
option-yaku-renhou = Renhou
answer-yaku-renhou-none = no
answer-yaku-renhou-mangan = mangan, added to nothing
answer-yaku-renhou-five-han = 5 han, added to other yaku
answer-yaku-renhou-yakuman = yakuman
option-yaku-counted_yakuman = 13 han without a yakuman
answer-yaku-counted_yakuman-sanbaiman = sanbaiman
answer-yaku-counted_yakuman-yakuman = yakuman (kazoe)
option-yaku-rounded_mangan = Kiriage mangan (4 han 30 fu, 3 han 60 fu)
answer-yaku-rounded_mangan-no = no
answer-yaku-rounded_mangan-yes = yes
option-yaku-all_green = Hatsu in ryuuiisou
answer-yaku-all_green-not-needed = not needed
answer-yaku-all_green-green-dragon-triplet = a triplet or kan is needed
option-yaku-merged_tile = Self-drawn tile merged into the hand
answer-yaku-merged_tile-ignored = makes no difference
answer-yaku-merged_tile-cheapest = no pinfu, no fu for the wait, the cheapest reading
answer-yaku-merged_tile-no-wait-value = no pinfu, no fu for the wait
option-yaku-yakuman_sum = Several yakuman
answer-yaku-yakuman_sum-one = one is counted
answer-yaku-yakuman_sum-added = are added
option-yaku-double_yakuman = Double yakuman
answer-yaku-double_yakuman-none = none
answer-yaku-double_yakuman-four-forms = daisuushii, suuankou tanki, junsei chuuren, kokushi on 13

## fu

option-fu-double_wind_pair = Pair of the double wind
answer-fu-double_wind_pair = { $n } fu
option-fu-rinshan = Self-draw by rinshan
answer-fu-rinshan-two = 2 fu
answer-fu-rinshan-none = no fu
option-fu-pinfu_self_draw = Pinfu by self-draw
answer-fu-pinfu_self_draw-twenty = 20 fu
answer-fu-pinfu_self_draw-two-fu = 2 fu for self-draw, but no pinfu
option-fu-open_pinfu = Open hand without fu
answer-fu-open_pinfu-thirty = 30 fu
answer-fu-open_pinfu-twenty = 20 fu

## liability

option-liability-yakuman = Pao applies
answer-liability-yakuman-none = to nothing
answer-liability-yakuman-dragons-winds = to daisangen and daisuushii
answer-liability-yakuman-dragons-winds-kongs = to daisangen, daisuushii and suukantsu
option-liability-covers = The liable player answers for
answer-liability-covers-that-yakuman = that yakuman
answer-liability-covers-whole-hand = the whole hand
option-liability-rinshan = Rinshan after a claimed kan
answer-liability-rinshan-none = an ordinary self-draw
answer-liability-rinshan-ron = ron from the player who fed the kan
option-liability-groups = Sets that the feeder could see
answer-liability-groups-claimed = open ones
answer-liability-groups-with-concealed-kongs = open ones and concealed kans

## Offences: all have the same answers, keys sanction-…

option-false_win-not_shown = False ron or tsumo, hand not shown
option-false_win-shown_not_tenpai = False ron or tsumo, not tenpai, hand shown
option-false_win-shown_no_yaku = Ron or tsumo without yaku, hand shown
option-false_win-furiten_shown = Ron in furiten, hand shown
option-false_win-furiten_not_shown = Ron in furiten, hand not shown
option-false_win-wrong_word = The wrong word, tiles shown
option-false_win-nine_terminals_shown = False nine terminals, five tiles shown
option-false_call-withdrawn = Empty call: said and withdrawn
option-false_call-shown = False call, tiles shown
option-false_call-swap_calling = Forbidden kuikae
option-false_call-not_taken = The called tile not taken in time
option-false_call-dead_hand = A call with a dead hand
option-tiles-wrong_number = Too many or too few tiles
option-tiles-out_of_turn = A tile drawn out of turn
option-tiles-wrong_place = The wrong tile drawn
option-tiles-turn_skipped = A turn skipped
option-tiles-own_shown = Five own tiles or more than half of the hand shown
option-tiles-other_shown = Tiles of another hand shown
option-tiles-information = A hint by word or sign
option-wall-dead_wall_tile = A tile of the dead wall knocked over
option-wall-dead_wall_destroyed = The dead wall destroyed
option-wall-live_wall_destroyed = The live wall destroyed, five tiles opened
option-false_riichi-noten = Noten in riichi at a draw
option-false_riichi-open_hand = Riichi with an open hand
option-false_riichi-not_declared = The word not said or the tile not turned
option-false_riichi-noticed_in_time = False riichi noticed before the discard
option-false_riichi-kong = A kan in riichi that changes the hand
option-false_riichi-hand_changed = The hand changed in riichi
option-false_riichi-dead_hand_proved = Hand died after riichi, tenpai proved
option-false_riichi-dead_hand_not_proved = Hand died after riichi, tenpai not proved
