### `reglament event`: the file, the desk, what was typed wrongly.

event-next = next:
event-refused = Refused:
event-refused-of = { $name }: { $what }
event-missing-round = Not seated: { hall-round } { $n }.
event-missing-table = There is no table { $table }: { hall-round } { $n } has tables 1 to { $most }.
event-missing-call = There is no call { $call }; { $n ->
    [0] the judge has not been called yet
    [1] there was one, 1
   *[other] they go from 1 to { $n }
}.
event-missing-result = There is no result yet: { $table }.
event-missing-version = There is no version { $version } of the result, { $n ->
    [1] there is one, 1
   *[other] there are 1 to { $n }
}: { $table }.
event-moves = This result is confirmed and counts. The correction moves:
event-moves-place = {"  "}{ $name }: place { $from } → { $to }
event-moves-rating = {"  "}{ $name }: rating { $from } → { $to }
event-change-same = The settings are so already.
event-confirm-round = { $option } is about a whole round, and a table is named
event-confirm-table = { $option } is about a table: 2.3 is table 3 of round 2
event-before-signal = The time of the command, { $at }, is before the last signal, { $last }.
event-type-first = First: { $step }
event-type-confirm = One table is confirmed by reglament event confirm FILE { $round }.{ $table }, all that have a result by reglament event confirm FILE { $round } --all
event-type-restrictions = They are recorded by reglament event appoint FILE { $who } --restrictions TEXT
event-type-accept = To accept this: reglament event seat FILE --accept { $n } --reason REASON
event-type-accept-moves = To agree to that: the same command with --accept
event-type-rule = The judge says it with --choice SANCTION, or instead of the offence --rule SANCTION --reason REASON
event-type-choice = The judge says which with --choice: { $words }
event-type-for-good = So: the same command with --for-good
event-type-reopen = The chief judge reopens it: reglament event reopen FILE { $round } --reason REASON
event-type-reopen-event = It is reopened by reglament event reopen FILE --reason REASON
event-before = Nothing is changed: { $n ->
    [1] command { $list } did it
   *[other] commands { $list } did it
}.
event-undone = {"  "}It was: { $n } { $what }
event-worth-of-all = What the seating is worth:
event-worth = {"  "}{ $what }: { $much }
event-worth-change = {"  "}{ $what }: { $old } → { $new }
event-worth-none = none
event-worth-same = {"  "}The seating is worth as much as before.
event-option-unused = These rules have no use for { $option } in four numbers.
event-list-twice = This table stands in line { $line } already.
event-results = no result is entered from { $file } until all of it is in order
event-results-empty = { $file } has no line with a result
event-results-option = { $option } stands in the command itself, once for the whole list.
event-results-form = { $family ->
    [riichi] A line is a table and four numbers, East of the first deal first: 3 40000 30000 20000 10000; behind them --bets, --chombo, --sheet, --log, --confirm.
    [sichuan] A line is a table and the game points, East of the first deal first: 3 +12 -4 -4 -4; behind them --own, --sheet, --log, --confirm.
   *[classical] A line is a table and four triples, East of the first deal first: 3 5/230/2 4/10/1 0/-90/1 -1/-150/0; behind them --deals, --sheet, --confirm.
}
event-nobody-here = Nobody was checked in, so everybody of the list takes part.
event-seats-guessed = Table { $table }: nobody has entered how the seats were found. The result stands in the order announced, the first as East.
event-nothing = There was nothing to do.
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
event-file-no-log = this is no file of an event; one is made by reglament event new
event-file-altered = line { $line } is not what was written: a bit of it is damaged, or somebody has altered, moved or taken out it or one before it
event-file-number = line { $line }: its number does not follow the line before
event-file-syntax = line { $line }: it is no JSON
event-file-value = line { $line }: { $what }
event-file-whole-header = Before it only the heading is whole.
event-file-whole = { $lines } { $lines ->
    [one] line
   *[other] lines
} before it are whole: the heading and { $n ->
    [one] { $n } command
   *[other] { $n } commands
}. The last one, { $time }: { $what }
event-file-newer = The line itself is not damaged: another version of the program may have written it.
event-file-copies = Nothing is changed in the file, and nothing is left out of it. Go on with another copy: that of the other computer, or the backup.
event-file-part = Where no copy has them all, the whole lines can be joined with one: head -n { $n } { $file } > PART, then reglament event merge PART COPY --out FILE
event-file-busy = { $file } is written by another program at the same time; nothing was done
event-no-hall = { $rules }: these rules have no hall, and an event cannot be run by them
event-no-zone = there is no time zone "{ $zone }"
event-zone-form = A zone is written as in Europe/Samara or Asia/Vladivostok.
event-no-time = "{ $typed }" is no time
event-time-forms = Write 2026-03-01T10:00:00+03:00, or the time of the venue: 2026-03-01 10:00 or 10:00.
event-id-taken = The name "{ $id }" (--id) was given to another command: no. { $n }, { $time }.
event-id-other = Nothing is written. Give the new command a name of its own.
event-time-impossible = { $at } cannot be meant
event-time-before-opening = The event was opened at { $opened }.
event-time-far = The last day of the event is { $day }, its last command was given at { $last }: that is more than a year later.
event-time-back = { $at } is before the last command (no. { $n }, { $last }). The log stays in order: the new one is written down with { $last }.
event-clock-back = The clock of this machine says { $at }, and the last command (no. { $n }) was given at { $last }. The new one is written down with { $last }; look at the clocks.
event-clock-far = The clock of this machine says { $at }, more than a year after the event and its last command (no. { $n }, { $last }). The new one is written down with this time; look at the clock.
event-no-day = "{ $typed }" is no day; write 2026-03-01
event-day-impossible = "{ $typed }" can hardly be meant
event-years = The year is from { $from } to { $to }.

## Who is meant, where, and what

event-who-none = there is nobody called "{ $typed }" here
event-who-forms = Write the number of a player (5), of a person (p12), a name, or three letters of it at least.
event-who-several = "{ $typed }" may be several people
event-who-plays-not = { $name } plays for no place in this event
event-no-seat = "{ $typed }" is no seat
event-no-table = "{ $typed }" is no table and no round; write 2.3 for table 3 of round 2
event-no-signal = "{ $typed }" is no signal
event-signal-forms = Write +7 for minutes, +1d for deals, or pause, resume, last-deal, end.
event-no-points = a result is written otherwise: "{ $typed }"
event-points-forms = { $family ->
    [riichi] Four numbers, the points at the end, East of the first deal first: 40000 30000 20000 10000.
    [sichuan] Four numbers (three where three play), the game points, East of the first deal first: +12 -4 -4 -4. With --own SEAT:POINTS what a replaced player won himself.
   *[classical] Four triples, tournament points, whists and Mahjongs, East of the first deal first: 5/230/2 4/10/1 0/-90/1 -1/-150/0. In a final, where whists count, whists and Mahjongs: 600/4 10/1 -90/1 -520/0.
}
event-schedule = { $file } is no schedule
event-schedule-number = line { $line }, column { $column }: a number is expected; a table is 7-2-1-8, an empty line goes between rounds
event-schedule-unknown = line { $line }, column { $column }: there is no number { $n }; they go from 1 to { $most }
event-schedule-twice = line { $line }, column { $column }: { $n } sits in this round already, line { $first }
event-schedule-few = line { $line }, column { $column }: a table has four seats, here are { $n }
event-schedule-many = line { $line }, column { $column }: a table has four seats, and here the fifth begins
event-no-round = round { $n } is not seated
event-several-open = several { $school ->
    [club] games
    [sichuan] sessions
   *[other] rounds
} are played: { $rounds }
event-several-form = Say which one is meant: { $form }
event-seat-next = what is seated is what comes next, { hall-round } { $next } and not { $n }; a seated one is changed by --swap, --swap-seats, --swap-tables, --close-up, --withdraw
event-no-command = there is no command "{ $typed }"; reglament event show FILE --log has their numbers
event-no-offence = the catalogue of this event has no "{ $typed }"
event-offence-list = reglament event penalty FILE --list shows the catalogue with its words.
event-game-four = a game has four players, East first; with --auto tables are made of all who are named
event-game-nobody = nobody is here who does not play
event-game-checkin = Who has come is recorded by reglament event checkin FILE WHO…; or name the players here.

## A log or a sheet as a result

event-log-none = { $file }: there is no game in it
event-log-several = { $file }: there are several games in it, and a table has one
event-log-deal = { hall-in-deal } { $n } of the log: its result is not recorded
event-log-start = { $file }: the log does not begin with the first deal of a game
event-log-seats = the players of the log sit otherwise than at this table; East first they are { $names }
event-sheet-family = { $file } is a sheet of another game
event-sheet-rules = { $file }: the sheet is of { $other }, and the event is played by { $own }
event-sheet-table = { $file } is a sheet of another table: three players or a final stand on it, and here it is otherwise
event-sheet-deal = { hall-in-deal } { $n } of the sheet cannot have been so

## Lists of people

event-list = { $file }: nobody is taken from this list until all of it is in order
event-list-line = Line { $line }: { $what }
event-list-empty = there is nobody in it
event-list-json = this is JSON and no list: a table with named columns in the first line is needed, or a name a line
event-list-no-names = no column has names
event-list-column = "{ $typed }" is no column; there are: { $columns }
event-list-column-twice = the column "{ $column }" is there twice
event-list-many = more fields than columns
event-list-no-name = no name
event-list-name-twice = this name is in line { $line } already
event-list-value = "{ $typed }" does not fit in the column "{ $column }"; written is: { $words }
event-list-quote = a quotation mark is not closed
event-list-book = The file looks like an XLSX workbook, but cannot be read (it has to be saved as .xlsx, without a password): { $why }
event-list-book-cells = The workbook is too large for a list: at most 10,000 rows and 100 columns
event-list-book-big = Unpacked, the workbook is over 64 MB: remove pictures and other sheets
event-list-book-empty = The workbook has no sheets
event-column = { $column ->
    [name] name
    [first-name] first name
    [last-name] last name
    [latin-first] latin first
    [latin-last] latin last
    [club] club
    [city] city
    [country] country
    [ema] ema
    [clan] clan
    [team] team
    [birth] birth
    [contact] contact
    [note] note
    [experience] experience
    [attested] attested
    [membership] membership
    [part] part
   *[restrictions] restrictions
}

## The catalogue and the page of an event

event-offence = { $word }: { $what } – { $follows } ({ $basis })
event-tariff-warnings = a warning, every second one a dead hand
event-tariff-scale = the next step of the scale
event-tariff-choice = the judge chooses: { $choices }
event-tariff-ban = does not play, months: { $n }
event-tariff-free = what the judge rules
event-head = "{ $name }": { $rules } ({ $basis }), { $days ->
    [one] { $from }
   *[more] { $from } to { $to }
}; { $n ->
    [one] { $n } player
   *[other] { $n } players
}
event-settings = { $rounds ->
    [none] Seating: { hall-system }
   *[other] { $school ->
        [sichuan] Sessions
        [club] Games
       *[other] Rounds
    }: { $rounds }; seating: { hall-system }
}{ $minutes ->
    [none] {""}
   *[other] ; minutes: { $minutes }
}.
event-settings-rounds = How many rounds there are is still to be chosen: reglament event change FILE --rounds N
event-person = {"  "}{ $name }: { $part ->
    [player] player
    [substitute] substitute
    [chief-judge] chief judge
   *[assistant] assistant judge
}, { $standing ->
    [listed] not here yet
    [waiting] waits for a place
    [offered] a place is offered
    [here] here
   *[left] has left
}
event-person-by = ; { $name } plays for this player
event-person-for = ; plays for { $name }
event-person-out = ; does not play from { $round } on
event-version = {"  "}Version { $version } ({ $time }, { $who }){ $current ->
    [yes] , in force
   *[no] {""}
}:
event-no-penalties = There are no penalties.
event-waits-line = Line { $n } of the other copy waits for the judge ({ $time }, { $who }):
event-type-gate = { $gate ->
    [admission] How the person belongs to the club goes in with --membership: visitor, paid, member.
    [age] The date of birth goes in with --birth 2001-12-31.
    [young] A substitute for so many sessions goes in with --part substitute:1.
    [restrictions] The restrictions go in with --restrictions TEXT.
    [experience] The experience goes in with --experience: tournaments, qualified, none.
   *[qualification] A qualification goes in with --experience qualified --attested WHO.
}
event-type-column = { $gate ->
    [admission] How the person belongs to the club goes into the column
    [age] The date of birth goes into the column
    [young] A substitute for so many sessions (substitute:1) goes into the column
    [restrictions] The restrictions go into the column
    [experience] The experience goes into the column
   *[qualification] Whoever attests the qualification goes into the column
} "{ $column }"{ $any ->
    [yes] {""}
   *[no] : { $words }
}.
event-type-override = Against a condition: --override REASON
event-type-step = { $step } – event { $command } FILE
event-type-step-with = { $step } – event { $command } FILE { $rest }
event-type-same = If it is one: reglament event same FILE WHO WHO
event-type-settle = reglament event settle FILE { $n } --take-over --reason REASON, or --drop
event-type-choose = reglament event confirm FILE { $place } --version { $version } --reason REASON
event-log-day = { $day }
event-log-line = {"  "}{ $n } { $time } { $what }
event-log-gone = {"  "}{ $n } { $time } (taken back) { $what }
