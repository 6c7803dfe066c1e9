### What has happened in an event, as it is said at the desk. Rounds and schools: see hall-reasons.

happened-player = { $name } (no. { $n })
happened-person = { $name } (p{ $n })
happened-nobody = p{ $n }
happened-round = { hall-round } { $n }
happened-round-nowhere = { hall-round } of the other copy
happened-final = the final
happened-table = table { $table }, { $round }
happened-tables = tables { $from }–{ $to }, { $round }
happened-all-tables = all tables, { $round }

## The event

happened-opened = "{ $name }" is open: { $rules } ({ $basis }), { $days ->
    [one] { $from }
   *[more] { $from } to { $to }
}.
happened-changed = The settings are changed.
happened-programme = The programme is set: { $n ->
    [one] { $n } item
   *[other] { $n } items
}.
happened-announced = Announced: { $text }
happened-law = The event is now played by { $rules }.
happened-closed = The event is closed at { $time }; places are final.
happened-reopened-event = The event is open again: { $reason }

## People

happened-admitted = { $n ->
    [1] On the list: { $names }.
   *[other] On the list ({ $n }): { $names }.
}
happened-substitute = { $name } is a substitute{ $sessions ->
    [any] {""}
   *[other] , sessions at most: { $sessions }
}.
happened-chief-judge = { $name } is the chief judge.
happened-assistant = { $name } is an assistant judge.
happened-overridden = Against a condition, { $names }: { $gate }. Reason: { $reason }
happened-waits = { $name } waits for a place{ $basis }.
happened-offered = A place is free and is kept for { $name }.
happened-part = { $name } is now { $part ->
    [player] a player
    [substitute] a substitute
    [chief-judge] the chief judge
   *[assistant] an assistant judge
}.
happened-gave-up = { $name } no longer plays, but stays with the event.
happened-edited = What is known of { $name } is changed.
happened-restricted = { $name } plays under restrictions: { $text }
happened-list = The list of players is approved at { $time }.
happened-here = { $n ->
    [one] Here: { $names }.
   *[other] Here ({ $n }): { $names }.
}
happened-left = { $name } has left{ $told ->
    [judge] , and has told the judge
   *[nobody] {""}
}{ $when ->
    [before] ; does not play from { $before } on
   *[never] {""}
}.
happened-duplicate = This may be one person: { $first } and { $second }; { $likeness ->
    [number] the same EMA number
    [name] the same name
   *[close] the names differ in one letter
}.
happened-merged = p{ $other } is the same as { $name }.
happened-anonymised = The personal data of p{ $n } are gone.

## Lots and seating

happened-drawn = Lots are drawn: { $n ->
    [one] { $n } player
   *[other] { $n } players
} (seed { $seed }).
happened-lot = {"  "}{ $n }. { $name }
happened-seated = Seated: { $round }, { $n ->
    [one] { $n } table
   *[other] { $n } tables
}, { $how }.
happened-planned = Seated: { $from } to { $to }, { $n ->
    [one] { $n } table
   *[other] { $n } tables
} each, { $how }.
happened-by-lots = by the lots
happened-by-system = { hall-system } (seed { $seed })
happened-by-list = from a schedule
happened-by-final = the finalists
happened-by-presence = as they came
happened-seats-open = {"  "}Table { $table }: { $names } – seats { $by ->
    [dice] by dice
    [cards] by cards of winds
   *[winds] by wind tiles
}
happened-plays-for = { $name }, played by { $by }
happened-nobody-plays = nobody
happened-seats = {"  "}Table { $table }: { $seats }
happened-seat = { $wind } { $name }
happened-empty-seat = nobody
happened-sit-out = {"  "}Sitting out: { $names }
happened-accepted = The judge has accepted it, { $round }: { $reason }
happened-demanded = Demanded of seatings: { $parts }.
happened-apart-clans = clans apart
happened-apart-teams = teams apart
happened-apart-pairs = pairs that do not meet: { $n }
happened-fixed-tables = tables of their own: { $n }
happened-swapped = { $one } and { $other } change places, { $round }.
happened-swapped-seats = Two seats of table { $table } are changed, { $round }.
happened-swapped-tables = Tables { $one } and { $other } change numbers, { $round }.
happened-published = The seating is announced: { $round }.
happened-withdrawn = The seating is taken back: { $round }.
happened-seats-drawn = Seats are found by { $by ->
    [dice] dice
    [cards] cards of winds
   *[winds] wind tiles
}: { $table }.
happened-closed-up = Tables are closed up: { $round }.

## Rounds

happened-start = { $time } Start: { $tables }.
happened-start-until = { $time } Start: { $tables }. The time is over at { $end }.
happened-pause = { $time } Pause: { $tables }.
happened-resume = { $time } Play goes on: { $tables }.
happened-resume-until = { $time } Play goes on: { $tables }. The time is over at { $end }.
happened-last-deal = { $time } Last { hall-in-deal }: { $tables }.
happened-end = { $time } End: { $tables }.
happened-extra-time = Extra time, minutes: { $n }; { $tables }. Reason: { $reason }
happened-extra-deals = Extra { hall-deals-of }: { $n }; { $tables }. Reason: { $reason }
happened-late = { $name } is late, minutes: { $n }; { $round }{ $costs }.
happened-late-mahjong = : each own Mahjong of the round is worth { $n } less ({ $basis })
happened-late-deal = : −{ $n } TP in each deal of the round ({ $basis })
happened-absent = { $name } does not come, { $round }{ $told ->
    [judge] ; the judge was told
   *[nobody] ; nobody was told
}.
happened-stopped = Begun before the signal and stopped: { $table }. { $reason }
happened-void = The game does not count: { $table }. { $reason }
happened-called = Call { $n }, { $table }: { $text }
happened-answered = Call { $n } is answered: { $text }
happened-round-confirmed = Results are confirmed: { $round }.
happened-round-reopened = Results are open again: { $round }. Reason: { $reason }

## Results

happened-entered = Result entered: { $table }{ $version ->
    [1] {""}
   *[other] , version { $version }
}.
happened-entered-deals = Result entered { hall-by-deals }: { $table }{ $version ->
    [1] {""}
   *[other] , version { $version }
}.
happened-entered-game = Result taken from a game: { $table }{ $version ->
    [1] {""}
   *[other] , version { $version }
}.
happened-contradicted = Another result is in force already: { $table }. Version { $version } waits for the judge with it.
happened-seat-confirmed = { $wind } confirms: { $table }.
happened-confirmed = Confirmed: { $table }.
happened-objected = { $wind } objects, { $table }: { $text }
happened-objection = An objection waits for the judge: { $table }, { $wind } { $name }: { $text }
happened-sheet-riichi = {"  "}In totals; bets on the table { $bets }; chombos on the sheet: { $chombos ->
    [none] none
   *[other] { $chombos }
}
happened-sheet-sichuan = {"  "}In totals{ $own ->
    [none] {""}
   *[other] ; the replaced player won himself: { $own }
}
happened-sheet-classical = {"  "}In totals, deals { $deals }
happened-sheet-deals = {"  "}In all { hall-deals-of } { $deals }{ $differs ->
    [none] {""}
   *[other] ; other than in the first version: { $differs }
}
happened-sheet-game = {"  "}From game { $game } ({ $form }), { hall-deals-of } { $deals }{ $differs ->
    [none] {""}
   *[other] ; other than in the first version: { $differs }
}
happened-settled = The judge has chosen version { $version }: { $table }. Reason: { $reason }
happened-result-void = {"  "}The game does not count ({ $basis })
happened-result-classical = {"  "}{ $wind } { $name }: { $points } TP, whists { $whists }, Mahjongs { $mahjongs }
happened-result-whists = {"  "}{ $wind } { $name }: whists { $whists }, Mahjongs { $mahjongs }
happened-result-added = ; of these { $what ->
    [late] for lateness
    [awarded] for an opponent who did not come
    [award] for a table that is short
    [penalty] by a penalty
   *[fixed] for being replaced
} { $points } ({ $basis })
happened-result-sichuan = {"  "}{ $wind } { $name }: { $points }{ $place ->
    [none] {""}
   *[other] , place { $place }
}{ $won ->
    [yes] , session won
   *[no] {""}
}
happened-result-riichi = {"  "}{ $wind } { $name }: { $points }, place { $place }, result { $result }{ $chombos ->
    [0] {""}
   *[other] , chombos { $chombos }
}

## Substitutes, penalties, lots, the club, copies

happened-put = { $by } plays for { $name } from { hall-deal-of } { $deal } on: { $round }{ $until ->
    [event] , and to the end
   *[round] {""}
}.
happened-put-nobody = Nobody plays for { $name } from { hall-deal-of } { $deal } on: { $round }. The tiles are discarded as drawn.
happened-put-overridden = That is against a condition. Reason: { $reason }
happened-put-back = { $name } plays after all: { $round }. Reason: { $reason }
happened-penalty-agreed = { $wind } agrees to penalty { $n }.
happened-penalty-confirmed = Penalty { $n } is in force.
happened-penalty-cancelled = Penalty { $n } is cancelled. Reason: { $reason }
happened-penalty-mapped = Penalty { $n } comes to: { $sanction }. Reason: { $reason }
happened-lot-drawn = A lot between equals after { $round }: { $names } (seed { $seed }).
happened-decided = The organiser has decided between equals after { $round }: { $names }. Reason: { $reason }
happened-held = Results are held back from { $round } on.
happened-released = Results are shown.
happened-revealed = Place { $n } is revealed.
happened-game = { $day }: { $round } begins.
happened-left-out = A line of the other copy ({ $time }, { $who }) contradicts this one and waits for the judge.
happened-left-out-result = A result as the other copy has it: { $table }.
happened-by = { $role ->
    [player] player
    [scribe] scribe
    [judge] judge
    [chief-judge] chief judge
    [organiser] organiser
   *[owner] owner
}
happened-left-out-settled = Line { $n } of the other copy is settled: { $ruling }
happened-undone = Command { $n } is taken back. Reason: { $reason }
