### Classical: options and answers, points, doubles, limit hands, refusals, settlement.

group-classical-limit = Limit hands
group-classical-bonus = Flowers and seasons
group-classical-win = The right to declare
group-classical-wall = The wall
group-classical-settlement = Settlement
group-classical-false_mahjong = False Mahjong
group-classical-places = Points for places
group-classical-late = Lateness
group-classical-game = Round and final

## Options

option-limit-points = The limit
answer-limit-points = { $n ->
    [one] { $n } whist
   *[other] { $n } whists
}
option-limit-nonclassical_limit_hands = Hands equated to limit hands
answer-limit-nonclassical_limit_hands-enabled = are played
answer-limit-nonclassical_limit_hands-disabled = are not played
option-bonus-bonus_stage = Points of flowers and seasons are added
answer-bonus-bonus_stage-before-doubles = before the doubles
answer-bonus-bonus_stage-after-doubles = after the doubles
option-bonus-own = Own flower and season
answer-bonus-own-none = do not double
answer-bonus-own-each = double each
answer-bonus-own-both = double once together
option-bonus-bouquet = All four flowers or seasons
answer-bonus-bouquet-none = do not double
answer-bonus-bouquet-once = double once
answer-bonus-bouquet-twice = double twice
option-win-calling = A calling hand before Mahjong
answer-win-calling-required = is required
answer-win-calling-not-needed = is not needed
option-win-minimum = What Mahjong needs
answer-win-minimum-limit-or-double = a limit hand or an internal double
answer-win-minimum-none = a complete hand is enough
option-win-last_free_tile = The last tile of the wall taken as a Free tile
answer-win-last_free_tile-both = doubles twice
answer-win-last_free_tile-free-only = doubles as a Free tile
option-wall-reserved_from = Free tiles come from the tail while the wall has at least
answer-wall-reserved_from = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
option-settlement-east = East pays and receives
answer-settlement-east-single = as everybody
answer-settlement-east-double = double
option-settlement-losers = The players without Mahjong
answer-settlement-losers-differences = pay the difference of their hands
answer-settlement-losers-nothing = do not settle
option-settlement-discarder = Whose tile completed the Mahjong
answer-settlement-discarder-own-share = pays his own share
answer-settlement-discarder-for-all = pays for all three
option-false_mahjong-fine = Fine for a false Mahjong when the deal goes on
answer-false_mahjong-fine = { $n ->
    [one] { $n } whist
   *[other] { $n } whists
}
option-false_mahjong-stopped_whists = When the deal is broken off, to each of the three
answer-false_mahjong-stopped_whists = { $n ->
    [one] { $n } whist
   *[other] { $n } whists
}
option-false_mahjong-stopped_places = And for the place to each of the three
answer-false_mahjong-stopped_places = { $n } TP
option-false_mahjong-fine_when_stopped = The fine beside that
answer-false_mahjong-fine_when_stopped-not-added = is not taken
answer-false_mahjong-fine_when_stopped-added = is taken
option-places-drawn_deal_place_points = Places when nobody has a positive result
answer-places-drawn_deal_place_points-nobody = nobody gets any
answer-places-drawn_deal_place_points-shared = are shared by all four
option-late-mahjong_whists = Less than 5 minutes: off each own Mahjong
answer-late-mahjong_whists = −{ $n ->
    [one] { $n } whist
   *[other] { $n } whists
}
option-late-middle_points = From 5 to 10 minutes: off each deal
answer-late-middle_points = −{ $n } TP
option-late-long_points = From 10 to 15 minutes: off each deal
answer-late-long_points = −{ $n } TP
option-late-absent_first = To the three without a no-show, first deal
answer-late-absent_first = { $n } TP
option-late-absent_further = To the three without a no-show, each further deal
answer-late-absent_further = { $n } TP
option-game-qualifying_deals = A qualifying round
answer-game-qualifying_deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
option-game-final_deals = The final
answer-game-final_deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
option-game-qualifying_wind = The round wind of a qualifying round changes
answer-game-qualifying_wind-every-deal = every deal
answer-game-qualifying_wind-every-four-deals = every four deals
option-game-final_wind = The round wind of the final changes
answer-game-final_wind-every-deal = every deal
answer-game-final_wind-every-four-deals = every four deals
option-game-qualifying_scoring = A qualifying round counts
answer-game-qualifying_scoring-tournament-points = tournament points (TP)
answer-game-qualifying_scoring-whists = whists
option-game-final_scoring = The final counts
answer-game-final_scoring-tournament-points = tournament points (TP)
answer-game-final_scoring-whists = whists
option-game-east = East passes on
answer-game-east-always = after every deal
answer-game-east-unless-east-wins = unless East has won

## Common to the family

topic-classical-HonoursAndTerminals = What honours and terminals are
topic-classical-MajorsAndMinors = What majors and minors are
topic-classical-BonusInNoGroup = Flowers and seasons are in no group
topic-classical-OpenSet = An open set
topic-classical-ClosedSet = A closed set
topic-classical-CompletedSet = A set completed by another player's tile is open
topic-classical-CompleteHand = What a hand is made of: chow, pung, kong
topic-classical-DragonChow = The dragon chow
topic-classical-Rose = The Rose of Winds
topic-classical-SpecialSetFromWall = The dragon chow and the Rose are not completed by a discard
topic-classical-SuitDragon = The dragon of each suit
topic-classical-BonusOfMahjong = Flowers and seasons in a hand with Mahjong
topic-classical-SeatNumbers = The numbers of seats, flowers and seasons
topic-classical-EveryHandCounts = The hands of all players are counted
topic-classical-DoublesForEverybody = Doubles for everybody
topic-classical-DoublesForWinner = Doubles of the winner
topic-classical-DearestReading = The dearest reading that may be declared is taken
topic-classical-FractionOrCount = The larger of the fraction and the count is taken
topic-classical-LimitValue = A limit hand is worth the limit
topic-classical-FractionValue = An equated hand is worth a fraction of the limit
topic-classical-ClassicalInUse = Classical limit hands are always in use
topic-classical-KongForPung = In equated hands a kong may stand for a pung
topic-classical-ClosedKongRobbed = A closed kong is robbed for one limit hand
topic-classical-BlissWithoutCalling = Heavenly bliss needs no calling hand
topic-classical-CallingHand = What a calling hand is
topic-classical-CallingAfterDiscard = A hand becomes calling after the own discard
topic-classical-InternalDoubles = Internal doubles
topic-classical-OriginalCaller = An original caller neither draws nor discards
topic-classical-NoDeadHand = There is no dead hand
topic-classical-ExtraTile = A tile too many
topic-classical-MissingTile = A tile too few
topic-classical-Claims = Claims of a discard
topic-classical-ChowFromPrevious = From whom a chow is claimed
topic-classical-OpeningCalls = When the others make an original call
topic-classical-EarlyCall = What a call before the first move counts for
topic-classical-DealtBonus = The order in which dealt flowers and seasons are replaced
topic-classical-LeavingCalling = Leaving a calling hand is not announced
topic-classical-DiscardsInOrder = Discards are laid out in order
topic-classical-WallToLastTile = The wall is played to its last tile
topic-classical-NoKongWithoutWall = No kong with an empty wall
topic-classical-NearestMahjong = Of several Mahjongs the nearest wins
topic-classical-Whists = How whists are counted
topic-classical-WinnerPaid = Everybody pays the winner
topic-classical-DealPoints = Points of a deal: for the place and for whists
topic-classical-PlacePoints = Points for the place
topic-classical-PlaceOrder = Places go by whists
topic-classical-SharedPlaces = Equal whists share the points of their places
topic-classical-WhistBands = Bands of whists
topic-classical-NegativeBands = Negative whists are taken off
topic-classical-Protocol = What stands in the protocol
topic-classical-ProtocolFilledBy = Who fills the protocol
topic-classical-DrawnDeal = A drawn deal
topic-classical-LostRight = After a false Mahjong the right to declare is lost
topic-classical-FalseMahjongPlayOn = The deal goes on if the three agree
topic-classical-AbsentReplaced = The no-show is replaced after the first deal
topic-classical-AwardedWhists = An awarded deal brings no whists
topic-classical-NoShow = More than 15 minutes: no-show
topic-classical-LastDealSignal = The signal of the last deal
topic-classical-LastDealFinished = A deal that is finished after the signal
topic-classical-LastDealVoid = A deal that the signal makes void
topic-classical-FinalTies = Ties in the final

## Points

classical-point-mahjong = Mahjong
classical-point-wall_tile = A tile from the wall
classical-point-only_tile = The only suitable tile
classical-point-chow = Chow
classical-point-minor_pung = Pung of minors
classical-point-major_pung = Pung of majors
classical-point-minor_kong = Kong of minors
classical-point-major_kong = Kong of majors
classical-point-dragon_pair = Pair of dragons
classical-point-own_wind_pair = Pair of the own wind
classical-point-round_wind_pair = Pair of the round wind
classical-point-bonus = Flower or season
classical-openness-open = open
classical-openness-closed = closed

## Doubles

classical-double-dragon_pung = Pung of dragons
classical-double-own_wind_pung = Pung of the own wind
classical-double-round_wind_pung = Pung of the round wind
classical-double-one_suit_with_honours = One suit with honours
classical-double-one_suit = One suit
classical-double-majors = Majors only
classical-double-minors = Minors only
classical-double-honours = Honours only
classical-double-own_flower = Own flower
classical-double-own_season = Own season
classical-double-own_flower_and_season = Own flower and season
classical-double-bouquet = All four flowers or seasons
classical-double-no_chow = No chow
classical-double-mizer = Mizer
classical-double-free_tile = On a Free tile
classical-double-last_tile = On the last tile of the wall
classical-double-robbed_kong = Robbing the kong
classical-double-two_dragon_pungs = Two pungs and a pair of dragons
classical-double-three_wind_pungs = Three pungs and a pair of winds
classical-double-original_call = Original call

## Limit hands

classical-limit-heavenly_bliss = Heavenly bliss
classical-limit-earthly_bliss = Earthly bliss
classical-limit-buried_treasure = Buried treasure
classical-limit-emperors_retinue = Emperor's retinue
classical-limit-heads_and_tails = Heads and tails
classical-limit-imperial_jade = Imperial jade
classical-limit-twins_of_one_suit = Heavenly twins of one suit
classical-limit-twins_of_honours = Heavenly twins of dragons and winds
classical-limit-three_scholars = Three great scholars
classical-limit-four_blessings = Four blessings
classical-limit-fourfold_plenty = Fourfold plenty
classical-limit-hidden_snake = Hidden snake
classical-limit-thirteen_wonders = Thirteen wonders
classical-limit-moon_from_sea_bottom = Moon from the bottom of the sea
classical-limit-grapes_on_roof = Grapes on the roof
classical-limit-carrying_pole = Carrying pole
classical-limit-down_you_go = Down you go
classical-limit-up_you_go = Up you go
classical-limit-numbers_rackets = Numbers rackets
classical-limit-windy_triangle = Windy triangle
classical-limit-royal_pungs = Royal pungs
classical-limit-dragon_gates = Dragon gates
classical-limit-run_pung_pair = Run, pung and pair (RPP)
classical-limit-big_snake = Big snake
classical-limit-small_snake = Small snake
classical-limit-small_dragon_snake = Small dragon snake
classical-limit-red_transitive_snake = Red transitive snake
classical-limit-dragon_transitive_snake = Dragon transitive snake
classical-limit-seven_pair = Seven pair
classical-limit-couple_majors = Couple majors
classical-limit-all_red = All red
classical-limit-all_white = All white
classical-limit-kong_on_kong = Kong on kong
classical-limit-ruby_hand = Ruby hand
classical-limit-nine_tile = Nine tile
classical-closedness-free = open or closed
classical-closedness-no_open_set = no open set
classical-closedness-nothing_declared = nothing declared
classical-tile-from-wall = a tile from the wall
classical-tile-dealt = as dealt
classical-tile-first-discard = the first discard of East
classical-tile-last = the last tile of the wall, { $tile }
classical-tile-free = a Free tile, { $tile }
classical-tile-robbed = a robbed kong of { $tile }
classical-tile-second-kong = the Free tile of the second kong of a turn

## The value of a hand

classical-whists = { $n ->
    [one] { $n } whist
   *[other] { $n } whists
}
classical-ui-limits = Limit hands
classical-ui-worth = worth
classical-ui-closedness = the hand is
classical-ui-tile = completed by
classical-ui-points = Points
classical-ui-doubles = Doubles
classical-ui-base = Base
classical-ui-after = After the doubles
classical-ui-value = The hand is worth
classical-ui-waits = Waited for
classical-ui-declared = Right to declare
classical-ui-declared-limit = a limit hand: { $hand }
classical-ui-declared-double = an internal double: { $double }
classical-ui-declared-none = no minimum
classical-ui-times = × { $n }
classical-ui-cut = cut at the limit
classical-ui-own-shape = the hand "{ $hand }"
classical-won-wall = { wind }: Mahjong from the wall, { $whists }.
classical-won-free = { wind }: Mahjong on a Free tile, { $whists }.
classical-won-discard = { wind }: Mahjong on a discard of { $from ->
    [east] East
    [south] South
    [west] West
   *[north] North
}, { $whists }.
classical-won-robbed = { wind }: Mahjong by robbing a kong of { $from ->
    [east] East
    [south] South
    [west] West
   *[north] North
}, { $whists }.
classical-refused = No Mahjong. { $reasons ->
    [one] The reason
   *[other] The reasons
}:
classical-ui-calling-yes = { $rules }: the hand is calling ({ $citation }).
classical-ui-calling-no = { $rules }: the hand is not calling.
classical-note-dragon_chow = The limit hand has the dragon chow
classical-note-rose = The limit hand has the Rose of Winds
classical-note-suit_dragon = The limit hand rests on the dragon of its suit
classical-note-kong_for_pung = A kong stands for a pung of the equated hand
classical-note-closed_kong_robbed = A closed kong was robbed
classical-note-bliss_without_calling = No calling hand was needed
classical-note-bonus_stage = When flowers and seasons were added
classical-note-own_bonus = Own flower or season
classical-note-no_own_bonus_double = The own flower or season does not double here
classical-note-no_bouquet_double = All four flowers or seasons do not double here
classical-note-last_free_tile = The last tile was a Free tile too

## Refusals

classical-refusal-tile_count = With the declared sets the hand must have 14 tiles (a kong counts as three).
classical-refusal-five_copies = More than four tiles of one kind.
classical-refusal-red_fives = The classical set has no red fives.
classical-refusal-winning_tile_missing = The winning tile is not in the concealed part of the hand.
classical-refusal-own_tile = Nobody wins on his own tile.
classical-refusal-robbed_copies = A robbed kong, and the same tile is in the own hand.
classical-refusal-closed_kong_robbed = A closed kong is robbed for thirteen wonders only.
classical-refusal-free_tile_without_cause = A Free tile without kong, flower or season.
classical-refusal-kongs_this_turn = More kongs of this turn than in the hand, or the tile is no Free tile.
classical-refusal-last_tile_not_drawn = The last tile of the wall was not drawn by the winner.
classical-refusal-heaven_not_east = Only East has heavenly bliss.
classical-refusal-heaven_not_dealt = Heavenly bliss is dealt.
classical-refusal-earth_not_from_east = Earthly bliss is on the first discard of East.
classical-refusal-earth_not_called = Earthly bliss is called before the first move, without declared sets.
classical-refusal-original_call_drew = An original caller neither draws nor claims.
classical-refusal-not_calling = No calling hand was declared in this deal.
classical-refusal-calling_before_discard = A hand becomes calling only after the own discard.
classical-refusal-right_lost = The right is lost: Mahjong was declared wrongly in this deal.
classical-refusal-drawing_missing_tile = In the turn in which a missing tile is drawn there is no Mahjong.
classical-refusal-special_set_not_drawn = The Rose of Winds and the dragon chow are completed from the wall only.
classical-refusal-not_mahjong = The hand is not complete.
classical-refusal-below_minimum = Neither a limit hand nor an internal double.

## The settlement of a deal

classical-fault-negative_value = A hand is not worth less than nothing.
classical-fault-above_limit = A hand is worth more than the limit.
classical-fault-own_tile = Nobody wins on his own tile.
classical-fault-winner_fined = The winner has declared Mahjong wrongly in this deal and may not declare again.
classical-fault-fined_in_absence = A fine in a deal that was not played.
classical-fault-replaced_later = Only the first deal is awarded when the absent player is replaced.
classical-fault-game_over = The game is over.
classical-payment-mahjong = Mahjong
classical-payment-difference = difference of the hands
classical-payment-fine = fine for a false Mahjong
classical-payment-stopped = deal broken off after a false Mahjong
classical-settled-east_single = East pays and receives as everybody
classical-settled-no_penalty = There is no penalty for a dangerous tile
classical-settled-late_mahjong = The Mahjong of a late player is worth less
classical-settled-drawn = The deal is drawn
classical-settled-awarded = The deal is awarded, there are no whists
classical-score-place = for the place
classical-score-whists = for whists
classical-score-lateness = for lateness
classical-score-awarded = awarded
classical-ui-for = for
classical-list-everybody = everybody
classical-list-winner = the winner
classical-ui-internal = gives the right to declare
classical-flower = flower { $n }
classical-season = season { $n }
