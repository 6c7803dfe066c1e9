### A hand: yaku, fu, limits, payments, refusals.

## Seats and winds

wind = { $wind ->
    [east] East
    [south] South
    [west] West
   *[north] North
}
from-wind = { $from ->
    [east] East
    [south] South
    [west] West
   *[north] North
}
wind-round = { $wind ->
    [east] East
    [south] South
    [west] West
   *[north] North
}

## Yaku

yaku-riichi = Riichi
yaku-double_riichi = Double riichi
yaku-ippatsu = Ippatsu
yaku-menzen_tsumo = Menzen tsumo
yaku-rinshan = Rinshan
yaku-chankan = Chankan
yaku-haitei = Haitei
yaku-houtei = Houtei
yaku-renhou = Renhou
yaku-pinfu = Pinfu
yaku-tanyao = Tanyao
yaku-iipeikou = Iipeikou
yaku-yakuhai_seat = Yakuhai: seat wind
yaku-yakuhai_round = Yakuhai: round wind
yaku-yakuhai_haku = Yakuhai: haku
yaku-yakuhai_hatsu = Yakuhai: hatsu
yaku-yakuhai_chun = Yakuhai: chun
yaku-chiitoitsu = Chiitoitsu
yaku-chanta = Chanta
yaku-ittsu = Ittsu
yaku-sanshoku_doujun = Sanshoku
yaku-sanshoku_doukou = Sanshoku doukou
yaku-sankantsu = Sankantsu
yaku-toitoi = Toitoi
yaku-sanankou = Sanankou
yaku-shousangen = Shousangen
yaku-honroutou = Honroutou
yaku-ryanpeikou = Ryanpeikou
yaku-junchan = Junchan
yaku-honitsu = Honitsu
yaku-chinitsu = Chinitsu
yaku-tenhou = Tenhou
yaku-chihou = Chihou
yaku-renhou_yakuman = Renhou
yaku-daisangen = Daisangen
yaku-suuankou = Suuankou
yaku-suuankou_tanki = Suuankou tanki
yaku-tsuuiisou = Tsuuiisou
yaku-ryuuiisou = Ryuuiisou
yaku-chinroutou = Chinroutou
yaku-chuuren = Chuuren poutou
yaku-junsei_chuuren = Junsei chuuren poutou
yaku-kokushi = Kokushi musou
yaku-kokushi_13 = Kokushi musou, thirteen waits
yaku-daisuushii = Daisuushii
yaku-shousuushii = Shousuushii
yaku-suukantsu = Suukantsu
yaku-dora = Dora
yaku-ura_dora = Ura dora
yaku-aka_dora = Red fives

## Waits

wait-two_sided = ryanmen
wait-closed = kanchan
wait-edge = penchan
wait-pair = tanki
wait-two_pairs = shanpon

## Fu

fu-base = Base
fu-seven_pairs = Base of chiitoitsu
fu-concealed_ron = Ron with a concealed hand
fu-self_draw = Tsumo
fu-open_triplet = Open triplet { $tile }
fu-concealed_triplet = Concealed triplet { $tile }
fu-open_kong = Open kan { $tile }
fu-concealed_kong = Concealed kan { $tile }
fu-pair = Valued pair { $tile }
fu-wait = Wait: { $wait }
fu-open_pinfu = Open hand without fu

## Value

limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe_yakuman = kazoe yakuman
limit-yakuman = { $count ->
    [1] yakuman
    [2] double yakuman
    [3] triple yakuman
    [4] quadruple yakuman
   *[other] yakuman × { $count }
}
points = { $n } { $n ->
    [one] point
   *[other] points
}
han = { $han } han
worth-fu = { $han } han { $fu } fu
worth-limit = { $han } han, { $limit }
worth-fu-limit = { $han } han { $fu } fu, { $limit }

## In one sentence

won-ron = { wind } wins by discard of { from-wind }: { $worth }, { $points }.
won-tsumo = { wind } wins by self-draw: { $worth }, { $points }.
won-tsumo-each = { wind } wins by self-draw: { $worth }, { $points } ({ $each } from each).
won-tsumo-split = { wind } wins by self-draw: { $worth }, { $points } ({ $each }/{ $dealer }).
won-no = { $reasons ->
    [one] No win. The reason:
   *[other] No win. The reasons:
}

## What is paid for

payment-hand = hand
payment-honba = honba
payment-bets = riichi sticks
payment-liability = pao

## What is different here

note-no_ippatsu = There is no ippatsu here.
note-no_kan_dora = There are no kan dora here: only the first indicator counts.
note-no_ura_dora = There are no ura dora here.
note-no_red_fives = There are no red fives here: they are plain fives.
note-no_open_tanyao = Tanyao does not count in an open hand here.
note-no_renhou = There is no renhou here.
note-dearer_than_renhou = The hand is worth more than the mangan of renhou, so the hand is counted.
note-renhou_alone = Nothing is added to renhou.
note-all_green_needs_dragons = Ryuuiisou needs a triplet of hatsu here.
note-one_yakuman = Yakuman are not added here: one is counted.
note-counted_sanbaiman = Thirteen han without a yakuman are a sanbaiman here.
note-counted_yakuman = Thirteen han are a yakuman here (kazoe).
note-rounded_mangan = Rounded up to a mangan (kiriage).
note-merged_tile = The tile was merged into the hand: no pinfu and no fu for the wait.
note-cheapest_reading = Of several readings the cheapest was taken.
note-no_rinshan_fu = Self-draw by rinshan gives no fu here.
note-rinshan_not_last_tile = No live tile was left, but rinshan excludes haitei.
note-rinshan_as_ron = Rinshan after a claimed kan: counted as ron from the player who fed the kan.
note-liable = Pao: the player who fed the last set pays.
hint-kong_from = If the kan was claimed in this very turn, the win is read here as a ron from its feeder: add --kong-from { $wind }.
hint-own_stick = The stick of the own riichi is not in the totals until it is said how many lie on the table, this one included: --sticks 1.

## What cannot be

refusal-tile_count = The hand with its declared sets must have 14 tiles (a kan counts as three).
refusal-five_copies = More than four tiles of one kind, indicators included.
refusal-red_fives = More red fives than the set of tiles has.
refusal-winning_tile_missing = The winning tile is not in the concealed part of the hand.
refusal-ura_count = More ura dora indicators than dora indicators.
refusal-own_discard = Ron from one's own discard: winner and discarder sit in the same seat.
refusal-own_feeder = The winner would be liable to himself.
refusal-feeder_of_other_meld = No such set was claimed from the player named.
refusal-ura_without_riichi = Ura dora do not count without riichi.
refusal-liable_yakuman = Pao exists for daisangen, daisuushii and suukantsu only.
refusal-riichi_open_hand = Riichi with an open hand.
refusal-ippatsu_without_riichi = Ippatsu without riichi.
refusal-rinshan_without_tsumo = Rinshan is won by self-draw only.
refusal-rinshan_without_kong = Rinshan, but the winner has no kan.
refusal-rinshan_with_ippatsu = Rinshan with ippatsu: the kan has broken the turn.
refusal-rinshan_with_haitei = Rinshan with haitei.
refusal-chankan_with_tsumo = Chankan is won by ron only.
refusal-chankan_with_houtei = Chankan with houtei.
refusal-chankan_copies = A robbed kan, but the winner holds the same tile.
refusal-concealed_kong_not_robbed = A robbed concealed kan is named, but not chankan.
refusal-concealed_kong_robbed = A concealed kan is robbed for kokushi musou only, and not under all rules.
refusal-haitei_without_tsumo = Haitei is won by self-draw only; the last discard is houtei.
refusal-houtei_with_tsumo = Houtei is won by ron only; the last tile of the wall is haitei.
refusal-tenhou_not_dealer = Tenhou is for the dealer only.
refusal-tenhou_without_tsumo = Tenhou is won by self-draw only.
refusal-chihou_as_dealer = The dealer has no chihou.
refusal-chihou_without_tsumo = Chihou is won by self-draw only.
refusal-renhou_as_dealer = The dealer has no renhou.
refusal-renhou_with_tsumo = Renhou is won by ron only.
refusal-first_turn_with_meld = Tenhou, chihou or renhou with a declared set: the turn is broken.
refusal-first_turn_with_other = Tenhou, chihou and renhou go neither together nor with riichi, rinshan, chankan, haitei or houtei.
refusal-merged_without_tsumo = Only a self-drawn tile can be merged into the hand.
refusal-kong_feeder_without_rinshan = A player who fed a kan is named, but there is no rinshan after a claimed kan.
refusal-empty_wall_without_rinshan = An empty wall is named, but not rinshan: without it this is haitei or houtei.
refusal-not_winning = The hand is not complete: neither four sets and a pair, nor seven pairs, nor thirteen orphans.
refusal-no_yaku = The hand has no yaku; dora are no yaku.

## Refusals that name the tile

refusal-with-tiles = { $text }: { $tiles }.
refusal-copies = { $tile }: { $n ->
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $n }
} copies
refusal-copies-indicated = { refusal-copies }, indicators included
refusal-copies-most = { $tiles }, and there are only four.

## Sanctions

sanction-none = nothing
sanction-corrected = corrected if noticed in time
sanction-warning = warning
sanction-warning-then-dead-hand = warning, dead hand for the second
sanction-lost-call = the call is lost
sanction-dead-hand = dead hand
sanction-chombo = chombo
sanction-chombo-if-stopped = chombo if play cannot go on
sanction-judge = the judge decides: nothing, dead hand or chombo
