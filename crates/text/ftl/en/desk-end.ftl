### The desk in the browser: people twice, the end, files, games of a club.

desk-stage-awards = End and awards
desk-stage-files = Files
desk-stage-games = Games and rating

## People

desk-gate-reason = Why admitted nevertheless
desk-gate-waive = Admit
desk-place = Place
desk-place-do = Give a place
desk-restrict = Restrictions of a minor
desk-restrict-text = Under which restrictions he plays
desk-same = Maybe registered twice
desk-same-keep = It is one person; { $name } stays
desk-same-was = Was registered as well as
desk-same-other = { $name }, entry { $n }
desk-same-two = They are two
desk-personal = Personal data
desk-personal-file = All that is known of this person, as a file
desk-forget = Forget this person
desk-forget-why = Name, contact, birth date and notes disappear everywhere, from the log too. Results stay under the number. This cannot be undone.
desk-forget-sure = I know that this cannot be undone
desk-forget-do = Forget for good
desk-forget-unsure = Tick that this cannot be undone: else the person stays on the list.

## The end

desk-end-waits = Before it can be closed
desk-final-who = Who plays the final
desk-tie-lot = Draw a lot
desk-tie-decide = Decide so
desk-awards = Awards
desk-winner = The winner:
desk-prizes = Prizes
desk-history = For the personal history
desk-teams = Teams
desk-ceremony = Ceremony
desk-ceremony-why = Results can be held back and the places called one by one, the last first. Until then neither the wall nor any phone shows them.
desk-hold-from = { $school ->
    [sichuan] From which session on
    [riichi] From which session on
    [club] From which game on
   *[other] From which round on
}
desk-hold = Hold results back
desk-release = Show everything
desk-reveal = Call place

## Files

desk-file-log = The log of the event
desk-file-log-why = all that is written, with contacts and notes; it opens on another computer
desk-file-json = The whole event (JSON), without personal data
desk-file-xlsx = All tables in one XLSX file
desk-file-ema = Report for the EMA
desk-file-table = Table of { $table ->
    [players] players
    [seating] seating
    [results] results
    [penalties] penalties
    [standings] places
   *[teams] teams
} (CSV)
desk-copy = The same event once more
desk-copy-why = The same regulation with the same choices of the organiser. Results are not taken along.
desk-copy-people = and the same people
desk-copy-do = Make the copy
desk-import = Bring an event in from a file
desk-import-link = Open the log of another event
desk-import-why = The log of an event, saved on another computer. If the event is here already, what it lacks is added.
desk-import-file = File
desk-import-do = Bring it in
desk-import-empty = Choose a file with the log of an event.
desk-import-unreadable = This file cannot be read as the log of an event: { $why }.
desk-import-not-event = The file has no beginning of an event.
desk-import-differs = Event { $event } has gone another way here since entry { $n }. Nothing was added: such copies are joined by reglament event merge.

## Games of a club

desk-games-rounds = Rounds are played here, not single games.
desk-game-log = Log a game
desk-game-points = Result
desk-game-later = If the game begins only now, leave the result empty.
desk-game-day = Day
desk-game-rated = Rated
desk-rated-yes = yes
desk-rated-agreed = no: so agreed before the game
desk-rated-one-round = no: one wind round
desk-rated-not-official = no: not at a meeting of the club
desk-game-do = Log the game
desk-game-unrated = not rated ({ $basis })
desk-auto = Make tables of those who are here
desk-auto-why = Tick who has come. Who sits down first is the regulation's word, the rest is by lot.
desk-auto-do = Make tables
desk-priority = { $why ->
    [member] first: a member of the club
    [friend] first: a friend of the club from another city
   *[games] first: { $n ->
        [one] { $n } game
       *[other] { $n } games
    } in the last season
} ({ $basis })
desk-order = Order
desk-rating = Rating
desk-rating-change = Change
desk-season = Season
desk-season-places = Places 1 · 2 · 3 · 4
desk-games-last = Latest games
desk-games-none = No games so far.

## Programme of the day

desk-programme = Programme
desk-programme-form = A line is the time and what: 10:00-11:30 { hall-round } 1: great hall. The day goes before the time where it is another: 2026-12-06 10:00-11:30 final. There are:
desk-programme-items = Programme
desk-programme-line = "{ $typed }" cannot be read
desk-programme-printed = The timetable of the regulation
desk-programme-printed-do = Take the regulation's timetable
desk-programme-kind = { $kind ->
    [check-in] check-in
    [opening] opening
    [round] { hall-round } { $n }
    [final] final
    [break] break
    [results] results
    [closing] closing
   *[other] other
}
