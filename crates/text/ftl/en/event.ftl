### `reglament event`: the file, the desk, what was typed wrongly.

event-next = next:
event-refused = Refused:
event-before = Nothing is changed: command { $n } did it.
event-again = These words were the last ones given. To do it once more, add --id with a new name.
event-mended = The last line of the file was cut off by a crash ({ $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}); it was not acknowledged to anybody and is taken away.
event-torn = The last line of the file is cut off ({ $n ->
    [one] { $n } byte
   *[other] { $n } bytes
}); it is left out, and the next command takes it away.

event-file = { $file } cannot be read as an event
event-file-exists = { $file } exists already; nothing is written over
event-file-empty = it has no whole line; reglament event new makes one
event-file-schema = its form is "{ $found }", and reglament.event-log/1 is read
event-file-altered = line { $line }: it is not what was written; somebody has altered, moved or taken out this line or one before it
event-file-number = line { $line }: its number does not follow the line before
event-file-syntax = line { $line }: it is no JSON
event-file-value = line { $line }: { $what }
event-file-busy = { $file } is written by another program at the same time; nothing was done
event-no-hall = { $rules }: these rules have no hall, and an event cannot be run by them
event-no-zone = there is no time zone "{ $zone }"
event-zone-form = A zone is written as in Europe/Samara or Asia/Vladivostok.
event-no-time = "{ $typed }" is no time
event-time-forms = Write 2026-03-01T10:00:00+03:00, or the time of the venue: 2026-03-01 10:00 or 10:00.
event-no-day = "{ $typed }" is no day; write 2026-03-01

## Who is meant, where, and what

event-who-none = there is nobody called "{ $typed }" here
event-who-forms = Write the number of a player (5), of a person (p12), or a name or a part of it.
event-who-several = "{ $typed }" may be several people
event-who-plays-not = { $name } plays for no place in this event
event-no-seat = "{ $typed }" is no seat
event-no-table = "{ $typed }" is no table and no round; write 2.3 for table 3 of round 2
event-no-signal = "{ $typed }" is no signal
event-signal-forms = Write +7 for minutes, +1d for deals, or pause, resume, last-deal, end.
event-no-points = a result is written otherwise: "{ $typed }"
event-points-forms = { $family ->
    [riichi] Four numbers, the points at the end, East of the first deal first: 40000 30000 20000 10000.
    [sichuan] Four numbers, the game points, East of the first deal first: +12 -4 -4 -4. With --own SEAT:POINTS what a replaced player won himself.
   *[classical] Four triples, tournament points, whists and Mahjongs, East of the first deal first: 4/230/6 2/10/4 1/-90/3 0/-150/2.
}
event-schedule = { $file } is no schedule
event-schedule-number = line { $line }, column { $column }: a number is expected; a table is 7-2-1-8, an empty line goes between rounds
event-schedule-unknown = line { $line }, column { $column }: there is no number { $n }; they go from 1 to { $most }
event-schedule-twice = line { $line }, column { $column }: { $n } sits in this round already, line { $first }
event-schedule-few = line { $line }, column { $column }: a table has four seats, here are { $n }
event-schedule-many = line { $line }, column { $column }: a table has four seats, and here the fifth begins
