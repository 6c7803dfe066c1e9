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
