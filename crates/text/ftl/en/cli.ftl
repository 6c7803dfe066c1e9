### The command line: captions and messages.

## A win

ui-hand = Hand
ui-hand-short = { $tiles } ({ $n ->
    [one] { $n } tile
   *[other] { $n } tiles
})
ui-place = Seat
ui-place-value = { wind }, { $round } round
ui-honba = honba { $n }
ui-sticks = riichi sticks on the table { $n }
ui-reading = Reading
ui-dora = Dora
ui-ura = Ura dora
ui-indicator = { $indicator } → { $dora }
ui-rules = Rules
ui-yaku = Yaku
ui-fu = Fu
ui-payments = Payments
ui-notes = Notes
ui-total = Total
ui-fu-rounded = { $raw } → { $rounded }
ui-seven-pairs = seven pairs
ui-thirteen-orphans = thirteen orphans
ui-wait = wait { $wait }
ui-table = table
ui-nobody = nobody

## A wait

ui-shanten = Shanten
ui-shanten-complete = the hand is complete
ui-shanten-tenpai = tenpai
ui-form-standard = sets and a pair { $n }
ui-form-pairs = seven pairs { $n }
ui-form-orphans = thirteen orphans { $n }
ui-waits = Waits
ui-accepts = Accepts
ui-left-total = { $n } in all
ui-left-none = all four are yours
ui-discard = discard
ui-discard-shanten = shanten
ui-discard-tiles = tiles
ui-discard-accepts = accepts
ui-discards-more = Discards that take the hand further from tenpai: { $n } more. --all shows them.
ui-tenpai-yes = { $rules }: tenpai.
ui-tenpai-no = { $rules }: noten ({ $citation }).
ui-exhausted = tenpai in form, but all tiles of the wait are yours
ui-exhausted-yes = tenpai by the rules ({ $citation })
ui-exhausted-no = noten by the rules ({ $citation })
ui-tenpai-empty = { $rules }: tenpai ({ $citation }).
ui-groups-complete = Fewer tiles than a full hand: the missing sets are taken as complete.

## Rules

ui-clauses = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
ui-clauses-none = without a regulation of its own
ui-closed = closed
ui-open = open
ui-topics = Common to the family, each by its own clause
ui-facts = The frame of play
ui-diff-count = Different answers: { $n } of { $of }.
ui-diff-families = These are different families of the game without a common question about the table: { $families }.
ui-diff-alone = { $rules }: there is nothing to compare it with here.
ui-option = Question
ui-status = Status
ui-source = Place
ui-source-line = line { $line }
ui-decisions = Decisions
ui-used = Cited by
ui-used-none = none of the answers of these rules
ui-used-referee = nothing: people decide this
ui-used-info = nothing: this is shown and changes nothing
ui-status-fact = the program shows it in the frame of play
ui-base-not-told = The text of this place is not paraphrased here: the source named in the title publishes it.
ui-explain-each = { $asked } stands in several documents, here are { $n ->
    [2] both places
   *[other] all places
}: { $citations }.
ui-explain-listed = "{ $asked }" is found here:
ui-explain-whole = Any citation on the right can be typed instead of the word: it shows the place in full.
ui-example-yes = Matches
ui-example-no = Does not match
ui-example-none = there is no example in the repository
ui-counter-none = there is no counter-example in the repository
ui-tests = Tests
ui-tests-none = no test is named by this clause
ui-used-answer = { $option }: { $answer }

## Errors

error-title = error
error-hand = the hand cannot be read, column { $column }
error-tiles = { $option } cannot be read, column { $column }
error-hand-cyrillic = Suits are Latin letters: m characters, p dots, s bamboo, z winds and dragons.
error-hand-bare-set = A declared set stands in brackets: (234<p), (555^z), (5555z).
error-win-missing = { $n ->
    [one] the hand has { $n } tile
   *[other] the hand has { $n } tiles
}, and the winning tile is not named. Add it: --win 5p.
error-bonus = these rules have no flowers and seasons.
error-wait-length = a wait needs 13 tiles, a choice of discard 14 (a declared set counts as three).
error-wait-thirteen = a wait needs 13 tiles (a declared set counts as three).
error-wait-copies = with what is seen on the table there are more than four of a kind: { $tiles }.
error-liable = { $text } cannot be read. Needed is a yakuman and a seat: daisangen:W, daisuushii:N or suukantsu:E.
error-foreign = { $rules }: { $n ->
    [one] the option { $arguments } means nothing here.
   *[other] the options { $arguments } mean nothing here.
}
error-foreign-own = Besides the common ones there are here: { $arguments }.
error-void-missing = the forbidden suit is not named. Add it: --void p.
error-division = { $text }: a hand is not divided so. Parts stand with blanks between them, one to four tiles each: 123m 55p 67s.
error-many-indicators = { $option }: { $n } indicators, and there are five at most.
error-clause = { $regulation }: neither a clause nor words "{ $clause }" are found here.
error-clause-place = { $regulation }: these rules have no regulation of their own, and in their sources neither a place nor words "{ $clause }" are found.
error-clause-near = Similar: { $clauses }.
error-clause-list = Clauses begin with: { $clauses }.
error-diff-same = two different rule sets are needed, and these are the same.
error-many-liable = --liable is given { $n } times, and { $most } is the most: liability exists for daisangen, daisuushii and suukantsu.
error-output = the answer could not be printed: { $error }
error-output-full = not all of the answer is printed: the device has no space left.
error-diff-one = a comparison needs two rule sets at least.

error-usage = How to use it: { $command } --help
error-unknown-argument = there is no option { $argument }.
error-unknown-word = { $argument } is one word too many.
error-unknown-command = there is no command { $argument }.
error-suggested = Did you mean { $suggestion }?
error-invalid-value = { $argument }: the value { $value } does not fit.
error-value-missing = { $argument }: the value is missing.
error-valid-winds = Possible: { $latin } or { $cyrillic }.
error-look-alike = { $typed } only looks like the letter of a wind. { $wind } is the Latin { $latin } or the Russian { $cyrillic }.
error-number = A whole number from { $least } to { $most } is needed.
error-form-sanction = A sanction is written so: none, warning, lost-call, dead-hand, false-hu, chombo, annulled, disqualified, banned:2027-01-31 (a day of the calendar), off:2.5tp, off:30gp, off:20000points, off:100whists (with a minus they are given).
error-form-tables = Tables are written so: 3 or 1-7, the lower number first.
error-form-table = A table is written so: 3 of the round that is played, or 2.3, table 3 of round 2.
error-form-part = A part is written so: player, substitute, substitute:2, chief-judge, assistant.
error-valid-values = Possible: { $values }.
error-missing-command = no command is named.
error-missing-and-win = missing: { $arguments }; and say how the hand was won: --tsumo or --ron SEAT.
error-missing-win = say how the hand was won: --tsumo or --ron SEAT.
error-missing = missing: { $arguments }.
error-conflict = { $argument } does not go with { $other }.
error-twice = { $argument } is given twice.
error-other = this cannot be written so: { $argument }.
error-utf8 = this argument is no text in UTF-8: { $argument }

## Help: headings

help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options

## reglament serve

serve-open = The desk is open: { $address }
serve-kept = Events are kept here: { $place }
serve-code = Code for the first login: { $code }
serve-stop = To stop it: Ctrl+C
serve-busy = { $address } cannot be listened at: { $error }
serve-other-port = Perhaps the desk is running already. Another port: reglament serve --listen 127.0.0.1:8081
serve-cannot = the desk cannot be opened: { $error }
