### `event standings|export|merge|check|simulate|import-logs`.

standings-title = { $name }: after { $after ->
    [0] the beginning
   *[other] { hall-round } { $after }
}
standings-title-final = { $name }: after the final
standings-place = place
standings-player = player
standings-games = games
standings-prize = prize
standings-prize-undecided = { $from }–{ $to }?
standings-shared = { $place }=
standings-teams = Teams ({ $basis })
standings-team = team
standings-no-round = there is no such round, or it is not played yet: { $n }
standings-nobody = There are no players yet.
standings-more-explain = Why the places are so: --explain

export-written = Written: { $file }
export-what = say what to export: --csv DIR, --xlsx BOOK, --json or --ema
export-ema-written = Names without Latin letters: { $n }. They are written as in passports. Where a name is divided or written wrongly, give it in Latin letters in the entry of the player.
export-replace = To write the tables anew: --replace
export-no-write = cannot write { $file }. { $error }

merge-itself = { $one } and { $other } are one file
merge-itself-why = Two copies that went on apart are joined; a file has nothing to add to itself.
merge-apart-law = The first is run by { $one }, the second by { $other }.
merge-twice = Two commands had one id in the two copies; both are here, the later one as no. { $n }.
merge-apart = these are copies of different events: { $one } and { $other }
merge-apart-why = Their logs begin with different commands.
merge-done = Joined: { $n ->
    [one] { $n } command
   *[other] { $n } commands
} in { $file }; { $common } in common, { $one } of the first copy, { $other } of the second.
merge-clean = There are no contradictions.
merge-conflict = Table { $table } ({ hall-round } { $round }): two results contradict each other, the judge chooses.
merge-left-out = Line { $n } waits for the judge, it contradicts the other copy:
merge-left-out-empty = (nothing that could be shown)

import-done = From logs: { $games ->
    [one] { $games } hanchan
   *[other] { $games } hanchans
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}; written to { $file }.
import-table = The table is that of { $table }, the hall that of { $hall }.
import-totals = By final points only: { $n } (deal by deal these games are not by the rules, or their results are not recorded in full)
import-tonpuu = East-only games, not counted by the rules: { $n } ({ $basis })
import-tonpuu-plain = East-only games, not counted by the rules: { $n }
import-unreadable = Not read: { $n }
import-refused = Not taken in: { $n }
import-named = { $name }: { $what }
import-no-end = the end of the game is missing
import-same-name = two at the table have one name
import-nothing = there is no hanchan here
import-family = { $rules }: only riichi has logs
import-tournament = { $rules } is a tournament with rounds; logs make a league or a ladder
import-event = Games from logs

help-event-standings = Places: the criteria of the regulation, and what separates neighbours
help-event-standings-usage = reglament event standings FILE [options]
help-event-standings-upto = After this round; without it as they are now, with the final
help-event-standings-explain = Say what separates neighbours, with numbers and clauses
help-event-standings-csv = Answer as CSV
help-event-export = Give an event to other programs
help-event-export-usage = reglament event export FILE (--csv DIR [--replace] | --xlsx BOOK [--replace] | --json | --ema)
help-event-export-csv = Tables into this folder: players, seating, results, penalties, standings
help-event-export-xlsx = The same tables in one XLSX file, a sheet each
help-event-export-replace = What is there already is written anew
help-event-export-ema = The results report of the EMA, 19 columns, CSV
help-value-dir = DIR
help-value-book = BOOK
help-event-merge = Join two copies of one event that went on apart
help-event-merge-usage = reglament event merge FILE FILE --out FILE
help-event-merge-one = One copy
help-event-merge-other = The other copy
help-event-merge-out = Where to write what was joined; the file must not exist
help-event-import-logs = Make a league or a ladder of logs of games
help-event-import-logs-usage = reglament event import-logs --rules RULES PATH… --out FILE
help-event-import-logs-paths = Logs and folders of logs: mjlog, tenhou.net/6, mjai, Mahjong Soul
help-event-import-logs-rules = Whose hall: aleague, tesuji or a file of house rules; the table is that of Tenhou unless house rules say otherwise
help-event-import-logs-out = Where to write the event; the file must not exist
help-event-import-logs-day = The day of these games, 2026-03-01; today without it

check-clean = Nothing is wrong; commands checked: { $n }.
check-found = Findings: { $found }; commands checked: { $n }.
check-place = { $name }: place { $standings }, by the second account { $checker }.

simulate-done = Played by seed { $seed }: { $commands } commands, { $players } players, { $rounds } rounds and games; written to { $file }.
simulate-stopped = the simulation stopped at command { $n }
simulate-allowed = The command should have been refused, and it was done.
simulate-changed = A command that should change nothing has changed something.

help-event-check = Check the log of an event by a second account: everything that is not by the regulation
help-event-check-usage = reglament event check FILE
help-event-simulate = Play an event by seed, from the opening to the closing
help-event-simulate-usage = reglament event simulate --rules RULES --out FILE [options]
help-event-simulate-rules = By which rules: a name of reglament rules list or a file of house rules
help-event-simulate-players = About how many players, 4 to 2000; without it 16
help-event-simulate-seed = The seed: the same seed, the same event; 1 without it
help-event-simulate-out = Where to write the event; the file must not exist
