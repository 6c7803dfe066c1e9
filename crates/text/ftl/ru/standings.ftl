### Положение: чем разделены соседи, кто делит место, чего ещё ждут.

## Кто впереди и почему. Имена стоят в именительном падеже, числа – в том же порядке, что и имена.

standings-by-tournament-points = { $ahead } выше, чем { $next }: турнирных очков { $own } против { $other } ({ $basis }).
standings-by-whists = { $ahead } выше, чем { $next }: сумма вистов { $own } против { $other } ({ $basis }).
standings-by-mahjongs = { $ahead } выше, чем { $next }: Маджонгов { $own } против { $other } ({ $basis }).
standings-by-game-points = { $ahead } выше, чем { $next }: игровых очков { $own } против { $other } ({ $basis }).
standings-by-won-sessions = { $ahead } выше, чем { $next }: выигранных сессий { $own } против { $other } ({ $basis }).
standings-by-common-sessions = { $ahead } выше, чем { $next }: в общих сессиях очков { $own } против { $other } ({ $basis }).
standings-by-best-session = { $ahead } выше, чем { $next }: лучшая сессия { $own } против { $other } ({ $basis }).
standings-by-earlier-places = { $ahead } выше, чем { $next }: после сессии { $after } места { $own } и { $other } ({ $basis }).
standings-by-mean-place = { $ahead } выше, чем { $next }: среднее место { $own } против { $other } ({ $basis }).
standings-by-table-points = { $ahead } выше, чем { $next }: сумма очков { $own } против { $other } ({ $basis }).
standings-by-place-spread = { $ahead } выше, чем { $next }: разброс мест меньше – { $own } против { $other } ({ $basis }).
standings-by-point-spread = { $ahead } выше, чем { $next }: разница лучшей и худшей сессии меньше – { $own } против { $other } ({ $basis }).
standings-by-results = { $ahead } выше, чем { $next }: сумма результатов { $own } против { $other } ({ $basis }).
standings-by-rating = { $ahead } выше, чем { $next }: рейтинг { $own } против { $other } ({ $basis }).
standings-by-lot = { $ahead } выше, чем { $next }: так выпал жребий ({ $basis }).
standings-by-organiser = { $ahead } выше, чем { $next }: так решил организатор ({ $basis }).
standings-by-final = { $ahead } выше, чем { $next }: места финалистов решает финал ({ $basis }).
standings-by-rounds-order = { $ahead } выше, чем { $next }: в финале поровну, место после туров { $own } против { $other } ({ $basis }).

## Поровну во всём.

standings-tie = { $place }-е место делят { $names } ({ $basis }).
standings-tie-lot = Поровну во всём: { $names }. За { $place }-е место бросают жребий ({ $basis }).
standings-tie-lot-for-prize = { $place }-е место делят { $names }; чей приз, решит жребий ({ $basis }).
standings-tie-organiser = { $place }-е место делят { $names }; чей приз, решит организатор ({ $basis }).

## Без места.

standings-out-disqualified = { $name } – без места: дисквалификация ({ $basis }).
standings-out-disqualified-ruled = { $name } – без места: дисквалификация по решению судьи.
standings-out-left = { $name } – без места: не играет { $school ->
    [riichi] с сессии
    [sichuan] с сессии
    [club] с игры
   *[other] с тура
} { $round }.
standings-out-not-listed = { $name } – пока не в списке: рейтинговых игр { $games }, этого мало ({ $basis }).
standings-out-not-since = { $name } – не в списке: с { $year } года рейтинговых игр не было ({ $basis }).
standings-out-unlisted = { $name } – не в списке ({ $basis }).

## Чего ждут.

standings-final = Положение окончательное.
standings-after = { $n ->
    [0] Ещё ничего не сыграно.
   *[other] { $rounds ->
        [0] Последнее, что подтверждено: { hall-round } { $n }.
       *[other] Последнее, что подтверждено: { hall-round } { $n } из { $rounds }.
    }
}
standings-before-final = Все туры подтверждены, впереди финал.
standings-games-confirmed = Все сыгранные игры подтверждены.
standings-games-open = { $games ->
    [one] { $games } игра не подтверждена и пока не учтена.
    [few] { $games } игры не подтверждены и пока не учтены.
   *[many] { $games } игр не подтверждены и пока не учтены.
}
standings-played = Всё сыграно и подтверждено; места станут окончательными, когда турнир закроют.
standings-waiting = Положение предварительное. { $tables ->
    [0] Протоколы есть все, результаты ещё не подтверждены.
    [one] Не хватает протокола { $tables } стола.
   *[other] Не хватает протоколов { $tables } столов.
}
standings-no-value = –
