### House rules: the file, what is wrong with it, contradictions.

## A file of house rules

house-name = house rule "{ $name }"
house-about = on the base of { $base }, { $n ->
    [one] { $n } answer of its own
   *[other] { $n } answers of its own
}
house-about-table = on the base of { $base }, the table by { $table }, { $n ->
    [one] { $n } answer of its own
   *[other] { $n } answers of its own
}
house-refused = { $file }: { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
house-hints = The file is good. { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}:
new-head = House rules. The base is { $base }, the table is that of { $table }.
    Give the rules a name. To change an answer take the # from its line and write your own.
    Lines with a # change nothing and may be deleted. To check: reglament rules check FILE
new-answer = { $rules }: { $answer } ({ $citation })

error-rules-file = Or a file of house rules: thursday.toml. A new one is made by reglament rules new.
error-file = the file { $file } cannot be read.
error-file-missing = There is no such file.
error-folder-missing = There is no such folder: { $folder }.
error-file-denied = You may not read it.
error-file-folder = It is a folder, and a file is needed.
error-file-special = It is a device or a pipe, and a file on a disk is needed.
error-file-no-folder = A part of this path is no folder.
error-file-read-only = This disk is not to be written to.
error-file-utf8 = It is no UTF-8 text, line { $line }.

problem-syntax-string = The text in quotes is not closed or wrongly written.
problem-syntax-value = There is no value here.
problem-syntax-equals = A line is written so: key = value.
problem-syntax-bracket = Brackets or commas are wrong.
problem-syntax-number = The number is wrongly written.
problem-syntax-key = The key is wrongly written.
problem-syntax-other = TOML is not written so.
problem-too_long = The file is too long for house rules.
problem-not_quoted = Words stand in quotes: { $found }.
problem-unknown_key = There is no key { $key }.
problem-nearest = Did you mean { $nearest }?
problem-duplicate = { $key } stands in line { $line } already.
problem-not_an_answer = { $key }: the answer { $found } does not fit.
problem-unfit = { $key }: { $found } does not fit here.
problem-missing = The key { $key } is missing.
problem-unknown_rules = { $key }: there are no rules { $found }.
problem-other_family = { $base } and { $table } are of different families and share no table.
problem-no_hall = { $key } is about the hall, and { $base } has no hall of its own.
problem-no_hall-why = The hall is that of the base: base = "samara", with the table of others: table = "wrc".
problem-contradiction = The answers contradict each other: { $why }
problem-answer-line = { $answer } (line { $line })
problem-answer-table = { $answer } (the answer of the base)
problem-same_as_table = Hint: { $key } = { $answer }, and { $table } has this answer anyway.
problem-found-list = a list
problem-found-table = a table
problem-found-tables = a list of tables
problem-found-fraction = a number with a fraction
problem-found-date = a date
problem-range = from { $min } to { $max }
problem-range-step = from { $min } to { $max } in steps of { $step }
problem-number = A whole number { $range } is needed.
problem-number-or-none = A whole number { $range } or "none" is needed.
problem-needs-answers = The answers of this chapter are needed, as a table.
problem-needs-single = A table is opened by single brackets: [game].
problem-needs-answer = One answer is needed.
problem-needs-id = The id of a rule set in quotes is needed, such as "tesuji".
problem-needs-schema = { $schema } is needed.
problem-needs-line = One line of text in quotes is needed, at most 120 characters.
problem-example = For example: { $line }
problem-example-name = Thursday table

contradiction-extension-without-target = a further round follows when nobody has the target, and there is no target.
contradiction-target-without-use = the target decides about a further round and the dealer's stop, and there is neither.
contradiction-target-below-start = somebody always has a target below the starting points, and no further round ever follows.
contradiction-bust-from-zero = who starts with nothing is below zero after the first payment, and the game is over.
contradiction-uma-amounts-unused = only fixed uma has amounts.
contradiction-uma-without-amounts = fixed uma of nothing is no uma.
contradiction-uma-inner-above-outer = the second place would get more than the first.
contradiction-shared-places-without-shared-uma = the places are shared, and uma cannot go by the order of seats.
contradiction-rounded-results-of-shared-places = rounding leaves its rest to one winner, and a shared first place has none.
contradiction-one-of-two-but-all-of-three = of two winners one wins, and of three all.
contradiction-double-form-of-one-yakuman = one yakuman is counted, and no form can count double.
