### The desk in the browser: pages of an event.

desk-stages = Stages of the event
desk-stage-overview = Overview
desk-stage-people = People
desk-stage-draw = Draw
desk-stage-final = Final
desk-stage-standings = Standings
desk-stage-log = Log
desk-stage-settings = Settings
desk-stage-public = Page for everybody
desk-stage-wall = Wall
desk-next = What comes next
desk-reason = Reason
desk-save = Save
desk-back = Back
desk-asks-find = The program draws for the players at every table whose seats are not found yet. If the players draw or throw themselves, enter what they got on the page of the table:
desk-seat-again = Seat again, keeping apart who should be
desk-seat-again-why = The seating is not announced yet. The program draws the lots anew and takes those by which the fewest sit together who should sit apart.
desk-asks-publish = Everybody sees the seating at once: on the wall and on phones.
desk-asks-close = The places become final.
desk-done-again = This had been done already; the second time nothing changed.
desk-done-more = … and { $n } more
desk-undo = Undo
desk-undo-reason = Why
desk-undo-stands-on = Later lines stand on this one and go first: no. { $list }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
desk-undo-why = Why it cannot be undone
desk-undo-penalty = Cancel the penalty
desk-undo-usual = typing error
desk-fact-players = Players
desk-fact-tables = Tables
desk-fact-rounds = { $school ->
    [sichuan] Sessions
    [riichi] Sessions
    [club] Games
   *[other] Rounds
}
desk-fact-open = not chosen
desk-fact-system = Seating
desk-announce = Announcements
desk-announce-text = To everybody in the hall
desk-announce-do = Announce

## People

desk-people-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}; here { $here }, waiting for a place { $waiting }.
desk-cannot-come = { $name }: { $reasons }
desk-people-add = Register one
desk-people-add-do = Register
desk-people-list = Register a list
desk-people-list-paste = A name a line, or a table whose first line names the columns
desk-people-list-file = Or an XLSX or CSV file
desk-list-columns = A list is a table with the names of its columns in the first line (apart by commas, semicolons or tabs), or just names, one a line. Columns:
desk-list-asks = This regulation asks everybody for:
desk-list-example = Anna Belova
desk-list-twice = Are they on the list already?
desk-list-fresh = Register only the new ones:
desk-list-all = Register all, they are different people
desk-people-list-do = Register all
desk-override = Register against the regulation: reason
desk-approve = Approve the list of players
desk-approve-why = Whoever comes after that comes late.
desk-check-in = Here
desk-check-in-one = Check in { $name }
desk-check-in-all = Check all in
desk-person-number = No.
desk-person-name = Name
desk-person-from = From
desk-person-part = Part
desk-person-standing = Where
desk-person-more = More about the person
desk-person-private = Contact, day of birth and note are seen by organisers only.
desk-person-nameless = A name is needed.
desk-leave = Leaves
desk-leave-untold = the judge was not told
desk-leave-do = Takes no more part
desk-part = { $part ->
    [player] player
    [substitute] substitute
    [chief-judge] chief judge
   *[assistant] assistant judge
}
desk-standing = { $standing ->
    [listed] not here yet
    [waiting] waits for a place
    [offered] a place is offered
    [here] here
   *[left] takes no more part
}
desk-experience = { $what ->
    [tournaments] has played in tournaments
    [qualified] has qualified
    [none] none
   *[unknown] not asked
}
desk-membership = { $what ->
    [visitor] visitor of the meeting
    [paid] has paid the fee
    [member] member of the club
    [far-friend] friend of the club from another city
   *[none] not given
}

## Draw and seating

desk-lot = Lot
desk-lots-none = No lots are drawn yet.
desk-schedule = A schedule that is ready
desk-schedule-form = A table is a line of four numbers, East first: 7-2-1-8. An empty line between { $school ->
    [sichuan] sessions
    [riichi] sessions
    [club] games
   *[other] rounds
}.
desk-schedule-text = Schedule
desk-schedule-do = Load
desk-quality = How good the seating is
desk-quality-spread = spread of places at a table, on average
desk-quality-now = Now
desk-quality-then = Then
desk-notes = Why they sit so
desk-by-hand = Swap two players
desk-swap-one = Whom
desk-swap-other = With whom
desk-swap-reason = Reason, if the seating is announced
desk-swap-look = See what it makes
desk-swap-do = Swap
desk-withdraw = Withdraw the seating
desk-round-unseated = { $school ->
    [sichuan] This session is not seated yet.
    [riichi] This session is not seated yet.
    [club] This game is not seated yet.
   *[other] This round is not seated yet.
}

## The round

desk-clock = Clock
desk-clock-stage = { $stage ->
    [waits] Waiting for the signal
    [plays] Play is on
    [paused] Pause
    [red] Red zone
    [over] Time is up
    [last-deal] Last { hall-in-deal }
   *[ended] Play is over
}
desk-signal = { $signal ->
    [start] Start
    [pause] Pause
    [resume] Resume
    [last-deal] Last { hall-in-deal }
   *[end] End of play
}
desk-extra = Add time
desk-extra-minutes = Minutes
desk-extra-tables = Tables (3 or 1-7); empty for all
desk-extra-do = Add
desk-entry = Result
desk-entry-table = Table
desk-entry-do = Enter
desk-entry-more = { $family ->
    [riichi] Sticks, chombo, correction
    [sichuan] Number of deals, part of a replaced player, correction
   *[other] Number of deals, correction
}
desk-entry-bets = Riichi sticks left on the table
desk-entry-chombos = Chombo: winds or numbers of seats (1 is East), apart by blanks: E 3
desk-entry-own = What a replaced player won himself: wind and points, as W:+6
desk-entry-deals = Played { hall-deals-of }, if not all
desk-entry-correct = Reason of a correction
desk-sheet = the sheet
desk-sheet-entry = Enter { hall-by-deals }
desk-sheet-lines = A line a { hall-in-deal }
desk-sheet-examples = For example:
desk-sheet-forms = { $family ->
    [riichi] A seat is the wind in this deal (E, S, W, N) or the number of the player: 1 sat East in the first. After “+” another win on the same tile.
    [sichuan] What happened, apart by “;”. After hu comes whose discard or wall, then the worth; after “+” another Hu on the same tile. A seat is the wind in this deal (E, S, W, N) or the number of the player.
   *[classical] After mahjong comes whose discard or wall, then the worth of the four hands; fined at the end of a line is a fine. A seat is the wind in this deal (E, S, W, N) or the number of the player.
}
desk-entry-confirm = and confirm at once
desk-points-forms = { $form ->
    [riichi] Four numbers, the points at the end, East of the first deal first: 40000 30000 20000 10000.
    [sichuan] Four numbers, game points, East of the first deal first: +12 -4 -4 -4.
    [whists] Four pairs, whists and Mahjongs, East of the first deal first: 230/6 10/5 -90/3 -150/2.
   *[classical] Four triples, tournament points, whists and Mahjongs, East of the first deal first: 5/230/2 4/10/1 0/-90/1 -1/-150/0.
}
desk-tables = Tables
desk-table = Table { $n }
desk-table-state = { $state ->
    [playing] playing
    [entered] entered
    [conflict] conflicting
    [confirmed] confirmed
   *[empty] not playing yet
}
desk-seat-empty = empty
desk-wind = { $wind ->
    [east] E
    [south] S
    [west] W
   *[north] N
}
desk-settle = Version { $n } is right
desk-version = { $time }, { $role }: { $names } — { $numbers }
desk-by-deals = { hall-by-deals }
desk-confirm-table = Confirm the result of the table
desk-confirm-tables = Confirm all tables that are entered
desk-reopen = Open the confirmed results
desk-reopen-do = Open it again

## Standings, log, wall

desk-standings-why = Why these places
desk-listed-from = Whoever has at least { $n } rated games is listed ({ $basis }).
desk-standings-csv = The table as a CSV file
desk-standings-held = The latest results are not shown yet.
desk-log-number = No.
desk-log-time = Time
desk-log-who = Who
desk-log-what = What
desk-log-result = { $wind } { $name } { $points }
desk-log-why = Reason: { $reason }
desk-log-older = Earlier
desk-wall-seating = Seating: { $round }
desk-wall-place = table { $table } { $wind }
desk-wall-badge = table { $table }: { $time }
desk-wall-turn = Next
desk-wall-hold = Hold
desk-wall-gong = Gong
desk-wall-full = Full screen
desk-wall-lost = No contact with the desk; the clock goes on by itself
