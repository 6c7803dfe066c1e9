### The hall: offences and penalties.

hall-unit = { $unit ->
    [tournament-points] TP
    [whists] whists
    [game-points] game points
    [noted] a noted fine
   *[table-points] points of the table
}
hall-offence-ignored-signal = the last-deal signal ignored
hall-offence-late = lateness
hall-offence-no-show = absence without a word
hall-offence-missed-round = a { hall-round } missed
hall-offence-ruling = a ruling of the judge
hall-sanction-warning = warning
hall-sanction-lost-call = the call is lost
hall-sanction-dead-hand = dead hand
hall-sanction-false-hu = as a false Hu
hall-sanction-chombo = chombo
hall-sanction-off = { $amount } ({ hall-unit })
hall-sanction-annulled = the results are annulled
hall-sanction-disqualified = disqualification
hall-sanction-banned = does not play until { $date }
hall-sanction-noted = noted { $n } MI (the regulation does not define the unit), the judge says what it comes to
hall-sanction-none = no consequence
hall-penalty = No. { $n }. { $name } ({ hall-round-r }{ $place }): { $offence } – { $sanction }{ $basis }{ $note }
hall-penalty-table = table { $n }
hall-penalty-deal = { hall-in-deal } { $n }
hall-penalty-pending = { $penalty }. It waits to be confirmed.
hall-penalty-in-force = { $penalty }.
hall-penalty-cancelled = { $penalty }. Cancelled: { $reason }
