### Зал: нарушения и наказания.

hall-unit = { $unit ->
    [tournament-points] ТП
    [whists] висты
    [game-points] игровые очки
    [noted] записанный штраф
   *[table-points] очки стола
}
hall-offence-ignored-signal = не услышан сигнал «последняя сдача»
hall-offence-late = опоздание
hall-offence-no-show = неявка без предупреждения
hall-offence-missed-round = { $school ->
    [riichi] пропущена сессия
    [sichuan] пропущена сессия
    [club] пропущена игра
   *[other] пропущен тур
}
hall-offence-ruling = решение судьи
hall-sanction-warning = предупреждение
hall-sanction-lost-call = право на объявление потеряно
hall-sanction-dead-hand = мёртвая рука
hall-sanction-false-hu = как ложное «Ху»
hall-sanction-chombo = чомбо
hall-sanction-off = { $amount } ({ hall-unit })
hall-sanction-annulled = результаты аннулированы
hall-sanction-disqualified = дисквалификация
hall-sanction-banned = не играет до { $date }
hall-sanction-noted = записано { $n } МИ (единица регламентом не определена), во что перевести, решает судья
hall-sanction-none = без последствий
hall-penalty = № { $n }. { $name } ({ hall-round-r }{ $place }): { $offence } – { $sanction }{ $basis }{ $note }
hall-penalty-table = стол { $n }
hall-penalty-deal = { hall-in-deal } { $n }
hall-penalty-pending = { $penalty }. Ждёт подтверждения.
hall-penalty-in-force = { $penalty }.
hall-penalty-cancelled = { $penalty }. Отменено: { $reason }
