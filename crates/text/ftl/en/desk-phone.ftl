### The desk on phones: a table, a player, codes, the hall.

## The hall

desk-hall = Open to the hall
desk-hall-why = While it is closed, the program answers this laptop alone. Open it to the hall for phones and screens.
desk-hall-no-network = The laptop is in no network. Join the hall's Wi-Fi, or make the laptop an access point, and load this page again.
desk-hall-address = Address
desk-hall-card = Network card
desk-hall-state = State
desk-hall-open = open
desk-hall-closed = closed
desk-hall-wide = The program was started so that the hall sees it.
desk-hall-do = Open to the hall
desk-hall-shut = Close
desk-hall-codes = A phone comes in by a code of its event:
desk-hall-help = If a phone does not open the page
desk-hall-help-network = Phone and laptop have to be in the same Wi-Fi; mobile data of the phone is better switched off.
desk-hall-help-firewall = The laptop's firewall has to let connections in; on Linux: sudo ufw allow { $port }/tcp
desk-hall-help-guest = Guest networks often hide devices from each other: take another network, or make your own.
desk-hall-help-plain = The address begins with http, without s; if the browser made it https, take the s out.

## Codes

desk-phones = Phones
desk-phones-why = The code of a table leads its four players to the page of their table: seats, clock, result, a call for the judge. The code of a judge or a scribe opens his pages. A code can be taken back at any time.
desk-phones-open = The desk is open to the hall, but no table and no judge has a code yet.
desk-phones-narrow = Phones cannot reach the desk now: it is closed to the hall.
desk-phones-tables = For tables: how many
desk-phones-table = For one table: its number
desk-phones-name = For whom
desk-phones-players = For players, one each:
desk-phones-do = Make codes
desk-phones-all = Codes given out
desk-phones-until = Holds until
desk-phones-revoke = Take back
desk-phone-state = { $state ->
    [holds] holds
   *[gone] taken back or expired
}
desk-cards = Codes to print
desk-cards-why = Print this sheet now: codes are shown once. Earlier codes of the same tables and players hold no more.
desk-cards-pin = Without a camera: the PIN, at
desk-code-void = This code does not hold: it was taken back, or has expired. The organiser makes a new one.
desk-pin = PIN of the card
desk-pin-do = Come in
desk-pin-wrong = There is no such PIN. Look at the six digits on the card.

## The table

desk-find = Who sits where
desk-find-do = The seats are found
desk-agree = Does everybody agree?
desk-agree-do = I agree
desk-object-to = Any objections?
desk-agree-done = agrees
desk-table-confirmed = The result is confirmed.
desk-call = The judge
desk-call-usual = Please come
desk-call-waits = { $time }: the judge was called: { $text }
desk-call-answered = { $time }: the judge answered: { $ruling }
desk-queue-waits = No connection; it is sent by itself. Waiting:
desk-queue-refused = Not taken:
desk-queue-out = The desk does not know this phone any more: read the table's code again. What was typed is not lost.
desk-queue-seen = Understood

## A player

desk-player-place = Place { $place }{ $after ->
    [0] { "" }
   *[other] { " " }after { $school ->
        [sichuan] session
        [riichi] session
        [club] game
       *[other] round
    } { $after }
}.
desk-player-no-place = No place yet.
desk-player-rests = Does not play.
desk-player-table = To the table

## Programs

desk-api = For programs
desk-api-why = A program asks and writes JSON, with a token in the header Authorization: Bearer. Sent again with the same id, nothing changes.
desk-api-document = The OpenAPI document
desk-api-id = id: "{ $typed }" is none; it has 32 hexadecimal digits.
desk-api-ask = How
desk-api-path = What
desk-tokens = Tokens for programs
desk-tokens-why = A program with a token may do what your account may, or only look.
desk-token-name = What for
desk-token-may = What it may
desk-token-begins = Begins with
desk-token-do = Make a token
desk-token-once = The token is shown once; keep it:
desk-token-scope = { $scope ->
    [read] only look
   *[all] all that the account may
}
