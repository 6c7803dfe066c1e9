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
seat-lots-and-clans = The lot does not keep clans apart; how many pairs have met is said above.
seat-not-seated = Sit at no table
seat-not-seated-round = round { $n } – { $list }
seat-impossible = there is no such seating.
seat-system = this seating is not made in advance: { hall-system }
seat-system-by-standing = It looks at results: one round is seated when the one before is played.
seat-system-list = Its tables come from a schedule: --schedule FILE.
seat-clans-file = the file of clans has faults: { $file }
seat-clans-form = line { $line }: expected the number of a player and a clan with a semicolon, comma or tab between: 7;Dragon
seat-clans-number = line { $line }: { $found } is nobody's number, they go from 1 to { $players }
seat-clans-twice = line { $line }: number { $found } is in this clan already, line { $first }
seat-clans-format = A line of the file is the number of a player and a clan: 7;Dragon. It has neither names nor a header; a line that begins with # is passed over.
seat-clans-more = and more: { $n }
seat-schedule-file = the schedule has faults: { $file }
seat-schedule-empty = there is no table in the schedule { $file }; a table is written 7-2-1-8, with an empty line between rounds.
seat-schedule-number = line { $line }, column { $column }: expected a number
seat-schedule-unknown = line { $line }, column { $column }: { $found } is nobody's number, they go from 1 to { $players }
seat-schedule-twice = line { $line }, column { $column }: { $found } is in this round already, line { $first }
seat-schedule-few = line { $line }, column { $column }: { $found } seats, expected four
seat-schedule-many = line { $line }, column { $column }: expected the end of the line after four seats

help-seat = A seating of all rounds and what it is worth
help-seat-usage = reglament seat --players N (--rounds N | --schedule FILE) [options]
help-seat-players = How many players, 4 to 2000 (lot numbers from 1)
help-seat-rounds = How many rounds, 1 to 100
help-seat-clans = A file: a line is the number of a player and a clan (7;Dragon); a clan is not seated together, and with --system random, where the lot decides, it is only counted
help-seat-system = italian (all rounds at once, as few repeats as can be) or random (by lot); italian without it
help-seat-seed = The seed: the same seed, the same seating; 1 without it
help-seat-schedule = Do not make a seating, measure the schedule of a file (lines 7-2-1-8, an empty one between rounds)
help-seat-csv = Answer as CSV
help-seat-script = Answer as a schedule: lines 7-2-1-8
