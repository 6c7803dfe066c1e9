### The wall of a deal, and whether it is the one that was promised.

help-wall = The wall of a deal from a seed or a log, with its dice, break and hash
help-wall-usage = reglament wall --rules RULES --seed SEED [--deal N] or reglament wall --log FILE [--deal N]
help-wall-rules = By which rules: an id of reglament rules list, or a file of house rules
help-wall-seed = The seed: a number as of reglament play, or its 64 hexadecimal digits
help-wall-deal = Which deal, from 1, deals played again counted; the first without it
help-wall-log = A log of a table, or a game of Tenhou with its seed
help-wall-verify = Whether a seed is the one whose hash was published, and whether the walls of a log are its own
help-wall-verify-usage = reglament wall verify --hash HASH --seed SEED [--log FILE]
help-wall-verify-hash = The hash that was published before the game: SHA-256 of the 32 bytes of the seed
help-wall-verify-seed = The seed that was published after it; without it the one in the log
help-wall-verify-log = The log of the game: the wall of each of its deals is compared
help-wall-verify-after = Exit code 0: it is what was promised. 1: it is not.
help-value-seed = SEED
help-value-hash = HASH

wall-title = { $rules }: the wall of deal { $n }
wall-seed = Seed
wall-hash = SHA-256 of the seed
wall-dice = Dice
wall-thrown = { $first } and { $second }
wall-break = Break
wall-broken = before { $wind ->
    [east] East
    [south] South
    [west] West
   *[north] North
}, { $n } stacks from the right end
wall-indicators = Dora indicators
wall-under = Ura indicators
wall-replacements = Replacement tiles
wall-order = Tiles in the order of play
wall-no-seed = { $typed } is no seed
wall-seed-form = A seed is a number, or 64 hexadecimal digits.
wall-no-hash = { $typed } is no hash
wall-hash-form = A hash is 64 hexadecimal digits.
wall-no-deal = there is no deal { $n } in the log; deals in it: { $deals }
wall-seedless = { $name }: there is no seed in it that this program understands
wall-no-promise = there is no seed whose hash could be compared: give --seed
wall-holds = It is what was promised.
wall-holds-not = It is not what was promised.
wall-promised = Published hash
wall-deals = Deals in the log
wall-foreign = Deals with another wall
wall-foreign-none = none
