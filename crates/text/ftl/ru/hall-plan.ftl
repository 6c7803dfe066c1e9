### Рассадка: почему её нет и чего она стоит.

hall-impossible-by-four = Игроков { $n } – столы по четверо не заполнить.
hall-impossible-twice = Номер { $name } стоит в списке дважды.
hall-impossible-played = Сыграно туров больше ({ $played }), чем есть ({ $rounds }).
hall-impossible-no-table = { $name }: стола { $table } нет, столов всего { $tables }.
hall-impossible-two-tables = { $name }: постоянный стол и { $table }, и { $other }.
hall-impossible-overfull = Стол { $table } постоянный больше чем у четверых: { $names }.
hall-impossible-fixed-together = Стол { $table }: { $names } вместе не сажают, а он постоянный у обоих.
hall-impossible-group = Клан «{ $group }»: игроков { $n }, а столов только { $tables }.
hall-impossible-clique = Ни в какой паре не сажают вместе, а столов только { $tables }: { $names }.
hall-impossible-alone = { $name }: за один стол можно посадить ещё только { $n }, а нужны трое.
hall-impossible-round = Ни один тур не рассадить без нарушений; в лучшем вместе сидят: { $names }.
hall-impossible-plan = Один тур рассадить можно, а все нет; в лучшем плане вместе сидят: { $names }.

hall-quality-repeats = Повторные встречи
hall-quality-meetings = Пары по числу встреч
hall-quality-times = { $pairs } – { $times ->
    [0] ни разу
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
hall-quality-most = Чаще других вместе
hall-quality-winds = Ветра первой сдачи
hall-quality-winds-even = у всех поровну
hall-quality-winds-uneven = неровно у { $n }: { $names }
hall-quality-tables = Возвраты за тот же стол
hall-quality-common = Общие соперники у тех, кто не встретился
hall-quality-common-value = не меньше { $n }
hall-quality-clans = Одноклановцы за одним столом
hall-quality-forbidden = Разведены организатором, а за одним столом
hall-quality-spread = Разброс мест за столом
hall-quality-spread-value = в среднем { $mean }, самый большой { $most } ({ hall-round } { $round }, стол { $table })
hall-quality-pair = { $one }–{ $other }
hall-quality-at = { $one }–{ $other } ({ hall-round } { $round }, стол { $table })
hall-quality-incomplete = Неполные столы
hall-quality-twice = { $school ->
    [riichi] Дважды в одной сессии
    [sichuan] Дважды в одной сессии
    [club] Дважды в одной игре
   *[other] Дважды в одном туре
}
hall-quality-in-round = { $name } ({ hall-round } { $round })
