### Seating: why there is none, and what it is worth.

hall-impossible-by-four = { $n } players do not fill tables of four.
hall-impossible-twice = Number { $name } is in the list twice.
hall-impossible-played = More rounds are played ({ $played }) than there are ({ $rounds }).
hall-impossible-no-table = { $name }: there is no table { $table }, only { $tables }.
hall-impossible-two-tables = { $name }: the fixed table is { $table } and { $other }.
hall-impossible-overfull = Table { $table } is the fixed one of more than four: { $names }.
hall-impossible-fixed-together = Table { $table }: { $names } do not sit together, and it is the fixed one of both.
hall-impossible-group = The clan "{ $group }" has { $n } players, and there are only { $tables } tables.
hall-impossible-clique = No two of these sit together, and there are only { $tables } tables: { $names }.
hall-impossible-alone = { $name }: only { $n } others may sit at the same table, three are needed.
hall-impossible-round = No round can be seated without conflicts; in the best one these sit together: { $names }.
hall-impossible-plan = One round can be seated, but not all; in the best plan these sit together: { $names }.

hall-quality-repeats = Repeated meetings
hall-quality-meetings = Pairs by meetings
hall-quality-times = { $pairs } – { $times ->
    [0] never
    [one] once
   *[other] { $times } times
}
hall-quality-most = Together most often
hall-quality-winds = Winds of the first deal
hall-quality-winds-even = even for all
hall-quality-winds-uneven = uneven for { $n }: { $names }
hall-quality-tables = Returns to the same table
hall-quality-common = Common opponents of those who never met
hall-quality-common-value = { $n } at least
hall-quality-clans = Members of a clan at one table
hall-quality-forbidden = Kept apart by the organiser, at one table
hall-quality-spread = Places apart at a table
hall-quality-spread-value = { $mean } on average, at most { $most } ({ hall-round } { $round }, table { $table })
hall-quality-pair = { $one }–{ $other }
hall-quality-at = { $one }–{ $other } ({ hall-round } { $round }, table { $table })
hall-quality-incomplete = Incomplete tables
hall-quality-twice = Twice in one { hall-round }
hall-quality-in-round = { $name } ({ hall-round } { $round })
