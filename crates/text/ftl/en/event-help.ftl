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
