### The hall: why they sit so, and what a seating is worth.

hall-note-moved = { $name }: table { $table }, by the standings table { $by-rank }: { $passed }
hall-note-moved-closer = { $name }: table { $table }, by the standings table { $by-rank }
hall-note-repeated = Table { $table }: { $one } and { $other } meet again, times before: { $before }
hall-note-accepted = Table { $table }, accepted by the judge: { $name } – { $because }
hall-note-not-proved = The search ended before everything better was excluded
hall-passed = { $name } – { $because }
hall-because-kin = { $kin ->
    [clan] one clan
   *[team] one team
} "{ $group }": { $with }
hall-because-forbidden = not to meet: { $with }
hall-because-fixed-tables = each has a table of the own: { $with }
hall-because-met = have met: { $with }
hall-because-incomplete = was at an incomplete table already
hall-because-below = the others could not be seated otherwise
hall-because-full = the table is full
