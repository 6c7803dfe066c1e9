### Paper: seatings, protocols, cards, diplomas.

## Which papers there are

print-kind = { $kind ->
    [regulation] Regulation
    [reference] Scoring reference
    [programme] Programme of the day
    [judges] Judges
    [check-in] List of players
    [lots] Lots
    [plan] Schedule of tables
    [seating-by-name] Seating by name
    [seating-by-table] Seating by table
    [schedules] Personal schedules
    [table-cards] Table numbers
    [wind-cards] Wind cards
    [hu-cards] Hu cards
    [suit-cards] Suit cards
    [protocols] Table protocols
    [blank-protocols] Blank protocols
    [qr-sheet] QR codes
    [penalties] Penalties
    [standings] Standings
   *[diplomas] Diplomas
}
print-when-where = { $days ->
    [1] { $from }
   *[other] { $from } – { $to }
}{ $known ->
    [1] , { $place }
   *[other] {""}
}

## What is missing

print-missing-not-here = This regulation needs no such paper.
print-missing-players = Nobody is on the list yet. Register players and print again.
print-missing-lots = No lots have been drawn. Draw them and print again.
print-missing-seating = There is no seating yet. { $school ->
    [riichi] Seat a session
    [sichuan] Seat a session
    [club] Form a table
   *[other] Seat a round
} and print again.
print-missing-round = There is no seating: { hall-round } { $n }.
print-missing-announcement = The seating is not announced yet: { hall-round } { $n }.
print-missing-programme = There is no programme of the day yet.
print-missing-judges = There are no judges and no substitutes on the list yet.
print-missing-address = The address of the desk is not known, so that codes lead nowhere. Give it: --address http://address:port/e/number.
print-missing-penalties = No penalties were given.
print-missing-release = Results are held back; until the ceremony only the judges see them.
print-missing-places = Places with a prize are not decided: not all is played and confirmed, or a place is shared.

## Words of the tables

print-table = Table
print-table-of = Table, { $round }
print-players = Players
print-player = Player
print-number = No.
print-lot = Lot
print-own-lot = Lot { $n }
print-own-number = No. { $n }
print-when = When
print-time = Time
print-day = Date
print-from = From
print-here = Here
print-waiting = Waiting for a place
print-sit-out = Sitting out: { $names }.
print-seats-dice = Dice decide the seats at the table ({ $basis }).
print-seats-tiles = A draw of winds decides the seats at the table ({ $basis }).
print-after = { $last ->
    [1] After the final
   *[0] { $n ->
        [0] Before play
       *[other] { $school ->
            [riichi] After session
            [sichuan] After session
            [club] After game
           *[other] After round
        } { $n }
    }
}
print-why = What decided
print-chief = Chief judge
print-chief-named = Chief judge: { $name }
print-assistants = Assistant judges
print-substitutes = Substitutes
print-organiser = Organiser
print-programme-printed = As the regulation prints it; the organiser has set no programme.

## Cards

print-hu = Hu
print-code-event = The event: seating and results
print-code-standings = Standings
print-code-pin = Come in by PIN
print-pin = Without a camera, the PIN:

## Protocols

print-protocol = Protocol
print-protocol-of = { $round } · { $day }
print-round-blank = { $school ->
    [riichi] Session
    [sichuan] Session
    [club] Game
   *[other] Round
}
print-wind = Wind
print-deal = Deal
print-points = Points
print-chombo = Chombo
print-signature = Signature
print-sum = Sum
print-sticks = Riichi sticks on the table, × 1,000
print-judge = { $school ->
    [club] Written by
   *[other] Written by the judge
}
print-riichi-sum = The points of all four and the sticks on the table together: { $sum } ({ $basis }).
print-kongs = Kongs
print-game-points = Points
print-fines = Fines
print-result = Result
print-keeper = The protocol is kept by
print-sichuan-marks = Hu: which in order ({ $hu }). Closed and promoted kongs: how many players were in game ({ $kong }). The points of a deal come to 0; only the fine of { $fine } for the forbidden suit goes to nobody.
print-mahjong = M
print-whists = Whists
print-tournament-points = TP
print-classical-sum = M: who made Mahjong. The whists of the four come to 0 in each deal and in the sum.
print-late = Lateness and fines

## Reference

print-payments = Payments: from a discard, in brackets by self-draw ({ $basis })
print-winner-other = A non-dealer wins
print-winner-dealer = The dealer wins
print-han = { $n } han
print-fu = { $n } fu
print-from-han = from { $n } han
print-limits = Limits
print-together = Which yaku combine
print-yakuhai = Yakuhai
print-fan = Fan
print-or-more = { $n } or more
print-by-fan = Points by fan ({ $basis })

## Diplomas

print-diploma = Diploma
print-diploma-of = awarded to
print-place = Place { $n }

## The desk and the command line

print-page = Paper
print-page-why = Each paper opens ready to print: Ctrl+P. Black on white, A4 or A5.
print-not-yet = Not to be printed yet
print-of-round = Papers of:
print-sheet = Paper
print-codes-sheet = Sheet of cards to print
print-code = QR code of the address
print-tints = Papers with winds in colour
print-black = Papers in black and white
print-written = Written: { $file }. Open the file in a browser and print it.
print-replace = To write it anew: --replace

help-event-print = Print a paper: seating, protocols, cards, standings, diplomas
help-event-print-usage = reglament event print FILE [--what WHAT] [--round N] [--size a5] [--out FILE]
help-event-print-what = Which paper; without it, the list of papers and what they lack
help-event-print-round = The round; without it the last one that is seated
help-event-print-size = The paper: a4 or a5; a4 without it
help-event-print-ink = The ink: black, or tints for winds in colour; black without it
help-event-print-address = The address of the event's page at the desk, where codes lead: http://address:port/e/number
help-event-print-out = Where to write the page of HTML; without it, to the screen
help-event-print-replace = Write it anew if there is such a file already
help-value-paper = PAPER
help-value-ink = INK
