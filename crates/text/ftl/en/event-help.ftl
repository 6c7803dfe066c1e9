### Help of `reglament event`.

help-event = Run an event kept in one file, from registration to final places
help-event-usage = reglament event COMMAND FILE [options]
help-arg-event = The file of the event: a log to which lines are only added
help-arg-role = Who gives the command: public, player, scribe, judge, chief-judge, organiser, owner; without it owner
help-arg-me = The number of the person who gives the command, for a player
help-arg-device = The table that the device belongs to: 3, or 2.3 for table 3 of round 2
help-arg-at = When: 2026-03-01T10:00:00+03:00, or the time of the venue, 2026-03-01 10:00 or 10:00; without it now
help-arg-id = A name of this command: given twice, it is done once; without it the same words right after themselves are
help-value-text = TEXT
help-value-zone = ZONE
help-value-day = DAY
help-value-system = SYSTEM
help-value-time = TIME
help-value-unique = NAME
help-value-role = ROLE
help-value-table = TABLE

help-event-new = Open an event by a regulation or a house rule
help-event-new-usage = reglament event new FILE --rules RULES --name TEXT [options]
help-event-new-rules = By which rules: an id of reglament rules list, or a file of house rules
help-event-new-name = The name of the event
help-event-new-place = Where it is
help-event-new-zone = The time zone of the venue, such as Europe/Samara; without it the one of this machine
help-event-new-from = The first day, 2026-03-01; without it today
help-event-new-to = The last day; without it the first
help-event-new-rounds = How many rounds, where the regulation does not say
help-event-new-system = The system of seating, where the regulation leaves a choice: italian, programmatic, danish, fixed, snake, random, manual, auto-table
help-event-new-minutes = Minutes of a round, where the regulation does not say
help-event-new-prizes = How many places have a prize
help-event-new-limit = The most players, where the hall is small

help-event-show = Where an event stands and what comes next
help-event-show-usage = reglament event show FILE [options]
help-value-name = NAME
help-value-part = PART
help-value-what = WHAT
help-value-reason = REASON
help-value-who = WHO
help-value-sum = SUM
help-value-schedule = SCHEDULE
help-value-tables = TABLES
help-value-points = POINTS
help-value-seat-points = SEAT:POINTS
help-value-where = WHERE
help-arg-round = The round; without it the one that is played
help-arg-reason = Why; it stays in the log
help-arg-seed = The seed of the lots; without it one that nobody can know before

help-event-add = Register a player, a substitute or a judge
help-event-add-usage = reglament event add FILE NAME [options]
help-event-add-name = The name, as the person writes it
help-event-add-part = As what: player, substitute, substitute:2 (two sessions at most), chief-judge, assistant; without it player
help-event-add-latin_first = The first name in Latin letters
help-event-add-latin_last = The last name in Latin letters
help-event-add-clan = The clan (family), whose members sit apart
help-event-add-team = The team
help-event-add-club = The club
help-event-add-city = The city
help-event-add-country = The country, three letters
help-event-add-ema = The number of the European Mahjong Association
help-event-add-birth = The day of birth, 2001-12-31
help-event-add-contact = How to reach the person; it is never shown
help-event-add-note = A note of the organiser; it is never shown
help-event-add-experience = What was played before: unknown, tournaments, qualified, none
help-event-add-attested = Who attests the qualification
help-event-add-membership = How the person belongs to the club: none, visitor, paid, member, far-friend
help-event-add-restrictions = The restrictions under which a minor plays
help-event-add-over = Against a condition of the regulation, for this reason

help-event-checkin = Say who is here
help-event-checkin-usage = reglament event checkin FILE (WHO… | --all) [options]
help-event-checkin-who = The number of a player (5), of a person (p12), or a name or a part of it
help-event-checkin-all = Everybody on the list
help-event-checkin-approve = The list of players is approved; later ones come in late

help-event-leave = Somebody goes and plays no more
help-event-leave-usage = reglament event leave FILE WHO [options]
help-event-leave-who = The number of a player (5), of a person (p12), or a name or a part of it
help-event-leave-untold = Nobody was told

help-event-draw = Draw the lots of all who are here, or the seats of a table
help-event-draw-usage = reglament event draw FILE [--table TABLE [--dice SUM SUM SUM SUM | --winds WHO WHO WHO WHO]] [options]
help-event-draw-table = The table whose seats are found; without --dice and --winds wind tiles are drawn from the seed
help-event-draw-all_tables = Wind tiles at all tables of the round, from the seed
help-event-draw-dice = What the four have thrown with two dice, in the order announced
help-event-draw-winds = Who has drawn East, South, West and North

help-event-seat = Seat the next round, all rounds or the final; change a seating
help-event-seat-usage = reglament event seat FILE [--all | --load SCHEDULE | --final | --swap WHO WHO | …] [options]
help-event-seat-system = By which system; without it that of the event
help-event-seat-all = Plan all rounds that are not begun
help-event-seat-load = Take the rounds from a schedule: 7-2-1-8 is a table, an empty line goes between rounds; numbers are lots, or players where no lots are drawn
help-event-seat-final_table = Seat the final
help-event-seat-swap = Two players change places
help-event-seat-swap_seats = Two seats of a table change: table and two winds
help-event-seat-swap_tables = Two tables change numbers
help-event-seat-withdraw = Take the seating of the round back
help-event-seat-close_up = Close up the tables around these, who have not come
help-event-seat-accept = Accept at most so many pairs that should be apart

help-event-start = Announce the seating and give the signal to start
help-event-start-usage = reglament event start FILE [options]
help-event-start-tables = Only these tables: 3 or 1-7
help-event-start-announce = Only announce the seating

help-event-time = Pause, extra time, the last deal, the end
help-event-time-usage = reglament event time FILE WHAT [options]
help-event-time-what = +7 minutes, +1d for deals; pause, resume, last-deal, end
help-event-time-tables = Only these tables: 3 or 1-7

help-event-result = Enter the result of a table
help-event-result-usage = reglament event result FILE TABLE POINTS POINTS POINTS POINTS [options]
help-event-result-table = The table: 3 of the current round, or 2.3
help-event-result-points = In the order announced. Riichi: points at the end. Sichuan: game points. Classical: tournament points/whists/Mahjongs
help-event-result-bets = Bets left on the table, in sticks
help-event-result-chombo = A seat that has had a chombo; once for each
help-event-result-deals = How many deals were played, where it were fewer than all
help-event-result-own = Sichuan: what a replaced player won himself
help-event-result-confirm = Confirm it at once, as a judge
help-event-result-correct = It corrects the result in force, which was seen, for this reason

help-event-confirm = Confirm a result or a round
help-event-confirm-usage = reglament event confirm FILE [WHERE] [options]
help-event-confirm-place = 2.3 is table 3 of round 2, 2 the whole round 2; without it the round that is played
help-event-confirm-seat = For this seat; without it as a judge
help-event-confirm-version = The judge chooses this version
help-event-confirm-object = The seat does not agree: what with
help-event-confirm-all = First all tables of the round that have a result
