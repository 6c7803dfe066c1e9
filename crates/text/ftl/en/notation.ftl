### Faults in written tiles. Column and arrow show the place, so the sentences do not.

expected-tile = a tile
expected-rank = the digit of a tile, 1 to 9
expected-suit = the suit letter of the digits on the left (m, p, s or z)
expected-capital = the letter of a wind or dragon, which is a capital
expected-five = a five beside the red mark
expected-bonus = a number from 1 to 4
expected-id = a tile number from 0 to 135
expected-close = the bracket that closes the set
expected-group = a tile, a "from whom" mark or the closing bracket
expected-source = a digit that says what was taken from whom

reading-characters = the suit of characters
reading-dots = the suit of dots
reading-bamboo = the suit of bamboo
reading-east = the east wind
reading-south = the south wind
reading-west = the west wind
reading-north = the north wind
reading-white = the white dragon
reading-green = the green dragon
reading-red = the red dragon
reading-red-before = the red mark of the five on the left
reading-red-behind = the red mark of the five on the right

meld-chow = chi
meld-pung = pon
meld-claimed_kong = open kan
meld-added_kong = added kan
meld-concealed_kong = concealed kan
meld-any = set (chi, pon or kan)

relative-next = the player on the right
relative-across = the player opposite
relative-previous = the player on the left

parse-empty = There is nothing here, and tiles are needed.
parse-unexpected = Found "{ $found }", expected { $expected }.
parse-end = The text ends here, expected { $expected }.
parse-no-tile = There is no tile { $tile }.
parse-no-id = There is no number { $id }: tiles are numbered 0 to 135.
parse-id-twice = Tile number { $id } is written twice, and there is one.
parse-ambiguous = "{ $found }" can be read in two ways: { $first } or { $second }. Write it unambiguously.
parse-hidden = "{ $found }" is a hidden tile, and its face is needed.
parse-foreign = "{ $found }" is a tile of another set.
parse-riichi-mark = This is a riichi mark, and a hand has tiles only.
parse-bonus-here = { $tile } is a flower or a season, and suits, winds and dragons are needed.
parse-tile-here = { $tile } is out of place: only flowers and seasons are needed.
parse-bonus-twice = { $tile } is written twice, and there is one.
parse-meld-here = A declared set is out of place: loose tiles are needed.
parse-fifth = This is the fifth { $tile }, and there are four.
parse-not-one-tile = { $tiles ->
    [one] { $tiles } tile is written
   *[other] { $tiles } tiles are written
}, and exactly one is needed.
parse-not-one-meld = Exactly one declared set is needed, but written are { $melds } sets and { $tiles } loose tiles.
parse-fifth-meld = This is the fifth declared set, and there are four at most.
parse-length = { $melds ->
    [0] Concealed tiles { $concealed }: there is no such hand.
   *[other] Concealed tiles { $concealed }, declared sets { $melds }: there is no such hand.
} Needed are 13 or 14 tiles; a declared set counts as three.
parse-not-a-group = These tiles make no { $group }.
parse-group-length = { $tiles ->
    [one] { $tiles } tile is
   *[other] { $tiles } tiles are
} no { $group }.
parse-second-mark = A second "from whom" mark in one set.
parse-second-name = A second name for one set.
parse-chow-from = A chi is taken from the player on the left only, and here it is from { $from }.
parse-concealed-from = A concealed kan is taken from nobody.
parse-kong-mark = In a kan the mark stands after the third tile (added kan) or after the fourth (claimed kan).
