### The command `seat`.

seat-title = Seating: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}; { $how }.
seat-how-search = { hall-system }, seed { $seed }
seat-how-schedule = from a schedule
seat-round = Round { $n }
seat-table = table
seat-quality = What it is worth
seat-impossible = there is no such seating.
seat-players-needed = at least four players are needed.
seat-rounds-needed = at least one round is needed.
seat-system = this seating is not made in advance: { hall-system }
seat-system-by-standing = It looks at results: one round is seated when the one before is played.
seat-system-list = Its tables come from a schedule: --schedule FILE.
seat-clans-file = the file of clans has faults: { $file }
seat-clans-form = line { $line }: expected the number of a player and a clan with a semicolon, comma or tab between: 7;Dragon
seat-clans-number = line { $line }: { $found } is nobody's number, they go from 1 to { $players }
seat-clans-twice = line { $line }: number { $found } is in this clan already, line { $first }
seat-clans-more = and more: { $n }
seat-schedule-file = the schedule has faults: { $file }
seat-schedule-number = line { $line }, column { $column }: expected a number
seat-schedule-unknown = line { $line }, column { $column }: { $found } is nobody's number, they go from 1 to { $players }
seat-schedule-twice = line { $line }, column { $column }: { $found } is in this round already, line { $first }
seat-schedule-few = line { $line }, column { $column }: { $found } seats, expected four
seat-schedule-many = line { $line }, column { $column }: expected the end of the line after four seats

help-seat = A seating of all rounds and what it is worth
help-seat-usage = reglament seat --players N (--rounds N | --schedule FILE) [options]
help-seat-players = How many players (lot numbers from 1)
help-seat-rounds = How many rounds
help-seat-clans = A file: in each line the number of a player and a clan (7;Dragon); members of a clan never sit together
help-seat-system = italian (all rounds at once, as few repeats as can be) or random (by lot); italian without it
help-seat-seed = The seed: the same seed, the same seating; 1 without it
help-seat-schedule = Do not make a seating, measure the schedule of a file (lines 7-2-1-8, an empty one between rounds)
help-seat-csv = Answer as CSV
help-seat-script = Answer as a schedule: lines 7-2-1-8
