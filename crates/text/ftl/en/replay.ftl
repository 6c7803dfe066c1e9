### The log of a table told deal by deal, and what the engine plays otherwise than a log.

action-discard = discard { $tile }
action-riichi = riichi with the discard { $tile }

replay-file = { $file } cannot be read as a log of a table
replay-schema = its form is "{ $found }", and reglament.table-log/1 is read

help-replay = Tell a game deal by deal: hands, draws, discards, claims, wins with their clauses
help-replay-usage = reglament replay FILE [--step] [--rules OTHER]
help-replay-file = A log: of a table (reglament.table-log/1), mjlog, tenhou.net/6, mjai, Mahjong Soul records; - is standard input
help-replay-rules = Riichi: by these other rules too: what each deal would have paid, and where the play is not lawful
help-replay-step = One action after another on Enter; from a pipe everything is told at once
help-replay-after = Exit code 0: the whole log is played as it is written. 1: something in it is otherwise. 2: there is no such file, or no log.

replay-title = A game by the rules { $rules }
replay-title-of = { $name }, by the rules { $rules }
replay-players = Players: (1) { $one }, (2) { $two }, (3) { $three }, (4) { $four }
replay-keys = Enter goes on, q leaves.
replay-not-riichi = { $rules }: only games of riichi are played by other rules
replay-torn = The last line of the log is cut off ({ $n } bytes); it is left out.
replay-nothing = there is no game here that could be told
replay-faults = What is otherwise
replay-over = The game is over: { $reason }
replay-unfinished = The log ends here; the game is not over.
replay-dora = Dora indicator: { $tiles }
replay-draws = { $who } draws { $tile }
replay-drawn = { $who } draws and discards { $tile }
replay-turn = { $who } draws { $drawn }, discards { $tile }
replay-discards = { $who } discards { $tile }
replay-riichi-drawn = { $who } draws { $tile }: riichi with it
replay-riichi-turn = { $who } draws { $drawn }: riichi with the discard { $tile }
replay-replacement = { $who } takes the replacement tile { $tile }
replay-conflict = Two and more want it: { $claims }
replay-bet = { $who }: riichi stick, { $n }
replay-tenpai = { $who }: tenpai, { $tiles }
replay-noten = { $who }: noten
replay-later = judged when all have answered
replay-penalty = Judge. { $who }: { $slip } – { $follows }
replay-worth = { $worth }: { $points }
replay-points = { $who } { $change } = { $points }
replay-other = By the rules { $rules }:
replay-other-same = By the rules { $rules } the same.
replay-other-refused = By the rules { $rules } the play parts here. { $who }: { $action } is refused.
replay-other-unsaid = By the rules { $rules } the play parts: it is up to { $who }, and the log has no word of this player.
replay-other-set = By the rules { $rules } it cannot be played: the set has other red fives.
replay-reveals = { $who } shows the forbidden suit: { $suit }
replay-gives = { $who } gives { $tile }
replay-exchanged = Three tiles of each player are passed on
replay-lays-aside = { $who } forbids: { $suit }; { $tile } lies face down
replay-suit-card = { $who } forbids by a card: { $suit }
replay-kong-struck = { $who }: { $kong } – { $why }
replay-hu = { $won }; { $worth }
replay-false-hu = false Hu
replay-false-hu-suit = false Hu with the forbidden suit
replay-cannot-divide = the hand is not divided
replay-nothing-stands = nothing
replay-stands = what stands: { $word }
replay-last-hu = All but one have declared Hu
replay-time-between = The time is up: no further deal begins
replay-time-within = The time is up while a deal is played
replay-ready = ready, { $n ->
    [one] { $n } point
   *[other] { $n } points
} at most
replay-annulled = the result of the session counts nothing
replay-disqualified = out of the tournament
replay-free = { $who } takes the Free tile { $tile }
replay-missing = { $who } takes the missing tile { $tile }
replay-extra = { $who } draws { $tile }, one too many
replay-early-call = { $who }: calling hand before East moves
replay-false-mahjong = { $who }: false Mahjong
replay-agrees = { $who } agrees to play on
replay-disagrees = { $who } does not agree to play on
replay-played-on = The deal goes on; fine of { $who }: { $n }
replay-took-extra = { $who } has taken a tile too many
replay-forgot = { $who } has not taken the tile due
replay-too-many = { $who }: a tile too many; discards without drawing
replay-too-few = { $who }: a tile too few; draws it too
replay-no-draw = { $who } does not draw
replay-signal-finish = The judge's signal: this deal is the last one
replay-signal-stop = The judge's signal: no deal begins any more
replay-signal-void = The judge's signal: the deal is void
replay-stopped = The deal is broken off after the false Mahjong of { $who }
replay-tp = { $who }: { $points } TP, { $what }
replay-kong = { $who }: { $kong } { $tiles }
replay-kong-closed = closed kong
replay-kong-added = added kong
replay-kong-claimed = claimed kong
