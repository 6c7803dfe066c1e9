### Зал: почему сели так и что за рассадка получилась.

hall-note-moved = { $name } – стол { $table }, по положению стол { $by-rank }: { $passed }
hall-note-moved-closer = { $name } – стол { $table }, по положению стол { $by-rank }
hall-note-repeated = Стол { $table }: { $one } и { $other } встречаются снова, до этого раз: { $before }
hall-note-accepted = Стол { $table }, допущено судьёй: { $name } – { $because }
hall-note-not-proved = Поиск остановлен раньше, чем исключено всё лучшее
hall-passed = { $name } – { $because }
hall-because-kin = { $kin ->
    [clan] один клан
   *[team] одна команда
} «{ $group }»: { $with }
hall-because-forbidden = не сажают вместе: { $with }
hall-because-fixed-tables = у каждого свой постоянный стол: { $with }
hall-because-met = уже встречались: { $with }
hall-because-incomplete = уже был за неполным столом
hall-because-below = иначе не рассадить остальных
hall-because-full = стол уже полон
