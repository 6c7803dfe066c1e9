### The hall: where an event stands, what it waits for, what can be done.

## Where

hall-phase-draft = The list is empty
hall-phase-registration = The list is open
hall-phase-check-in = Players are coming
hall-phase-draw = It is time for the lots
hall-phase-unseated = There is no seating { hall-round-of-n }
hall-phase-planned = The seating { hall-round-of-n } is made and not announced
hall-phase-published = The seating { hall-round-of-n } is announced
hall-phase-running = They are playing: { hall-round-n }
hall-phase-reporting = Results { hall-round-of-n } are coming in
hall-phase-confirmed = The results { hall-round-of-n } are confirmed
hall-phase-final-unseated = There is no seating of the final
hall-phase-final-planned = The seating of the final is made and not announced
hall-phase-final-published = The seating of the final is announced
hall-phase-final-running = The final is played
hall-phase-final-reporting = Results of the final are coming in
hall-phase-final-confirmed = The results of the final are confirmed
hall-phase-games = Games are played as tables come together
hall-phase-played = All is played
hall-phase-closed = The event is closed

## What it waits for

hall-wait-players = Players are needed
hall-wait-not-here = Not here yet: { $names }
hall-wait-number = The tables are not full. Over: { $names }; or { $missing } more are needed ({ $basis })
hall-wait-number-missing = The tables are not full, { $missing } more are needed ({ $basis })
hall-wait-substitutes = There is no substitute ({ $basis })
hall-wait-rounds = Nobody has said how many { hall-rounds } are played
hall-wait-schedule = The schedule has no { hall-round } left
hall-wait-seats = Seats are found { hall-seats-by }: { $tables } ({ $basis })
hall-wait-start = No signal to start: { $tables } ({ $basis })
hall-wait-play = Playing: { $times }
hall-wait-last-deal = The time is over, the last-deal signal is needed: { $tables } ({ $basis })
hall-wait-protocols = { hall-lacks }: { $tables }
hall-wait-judge = Waiting for the judge: { $times }
hall-wait-gaps = Do not play, somebody is missing: { $tables }; { $names } ({ $basis })
hall-wait-together = Are to sit apart and share a table ({ hall-round-n }): { $pairs }
hall-together = table { $table }, { $name } – { $because }
hall-wait-finalists = By the results as they are now the final is played by { $missing } and not by { $over }; the judge decides whether it is seated anew ({ $basis })
hall-wait-left-out = Lines of the other copy contradict this one and wait for the judge: { $lines }
hall-wait-leavers = Have left and still sit at tables ({ hall-round-n }): { $names }
hall-wait-of = { hall-round-n }: { $wait }

## What can be done

hall-step-register = Register players
hall-step-check-in = Check players in
hall-step-choose = Choose what the regulation leaves to the organiser
hall-step-draw = Draw the lots
hall-step-plan = Make a seating of all { hall-rounds }
hall-step-load = Load a schedule
hall-step-seat = Seat { hall-round-n }
hall-step-seat-final = Seat the final
hall-step-publish = Announce the seating { hall-round-of-n }
hall-step-find-seats = Find the seats of the tables: { hall-round-n }
hall-step-put-in = Put a substitute in, or say that the game of the table does not count: { hall-round-n }
hall-step-close-up = Close up tables, or put substitutes in: { hall-round-n }
hall-step-start = Give the signal to start: { hall-round-n }
hall-step-last-deal = Give the last-deal signal: { hall-round-n }
hall-step-protocols = Enter and confirm results: { hall-round-n }
hall-step-settle = Settle contradictions and objections: { hall-round-n }
hall-step-confirm = Confirm the results { hall-round-of-n }
hall-step-start-game = Start a game
hall-step-answer-calls = Answer the tables that wait for the judge
hall-step-settle-lines = Settle the lines of the other copy
hall-step-close = Close the event
hall-step-reopen = Reopen the event
