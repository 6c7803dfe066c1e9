### Проверка логов: что сошлось, что нет и чего не удалось прочитать.

## Итог

verify-agrees = Всё сходится: { verify-n-games }, { verify-n-wins }.
verify-differs = Не сходится: { $n ->
    [one] { $n } расхождение
    [few] { $n } расхождения
   *[many] { $n } расхождений
}; { $games ->
    [one] прочитана { $games } игра
    [few] прочитаны { $games } игры
   *[many] прочитано { $games } игр
}.
verify-partly = Прочитано не всё; что прочитано, сходится: { verify-n-games }, { verify-n-wins }.
verify-partly-nothing = Прочитано не всё: ни одной целой игры.
verify-partly-also = Прочитано не всё.
verify-n-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
verify-n-wins = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
verify-not-riichi = { $rules }: логи бывают только у риичи.
verify-nothing = здесь нет ни одного лога, который можно проверить.
verify-more = И ещё: { $n }.
verify-no-file = файла нет: { $file }
verify-no-access = файл не открыть, нет прав: { $file }
verify-no-input = файл не читается: { $file }
verify-stdin = стандартный ввод

## Таблица

verify-of = из { $n }
verify-wins = Победы
verify-draw-exhaustive = Ничьи
verify-draw-nagashi = Нагаси-манган
verify-draw-nine_terminals = Кюсюкюхай
verify-draw-four_winds = Четыре одинаковых ветра
verify-draw-four_riichi = Четыре риичи
verify-draw-four_kongs = Четыре кана
verify-draw-triple_ron = Тройной рон
verify-deals = Раздачи: дилер, хонба, палочки, очки
verify-ends = Окончания игр и итоговые очки
verify-replayed = Игры, сыгранные заново по зерну
verify-skipped = Раздачи, которые не удалось прочитать
verify-broken = Испорченные логи
verify-cut = Игры без окончания
verify-seedless = Игры без зерна
verify-foreign = Файлы и строки, которые не логи

## Списки

verify-title-differences = Расхождения
verify-title-replay = Что движок играет не так, как в логе
verify-title-seedless = Игры без зерна: их стен никто не знает
verify-title-unreadable = Раздачи, которые не удалось прочитать
verify-title-broken = Испорченные логи
verify-title-warnings = Странности, которые проверке не помешали
verify-title-foreign = Не логи
verify-named = { $name }: { $what }
verify-no-log = { $file }: это не лог ({ $seems })
verify-no-log-lines = { $file }, { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
}, первая из них { $line }-я: это не лог ({ $seems })
verify-seems-empty = пусто
verify-seems-markup = другой XML или HTML
verify-seems-text = не XML и не JSON
verify-seems-json = другой JSON
verify-seems-broken-json = испорченный JSON
verify-seems-paipu = paipu программ majiang
verify-seems-events = события есть, а игры mjai нет
verify-seems-event = отдельное событие mjai
verify-seems-line = нет ни имени игры с табуляцией, ни JSON

## Расхождение

verify-difference = { $game }, { $deal }, { $what }: в логе { $recorded }; по правилам { $computed }
verify-deal = { $wind ->
    [east] В
    [south] Ю
    [west] З
   *[north] С
}{ $number }, хонба { $honba }
verify-after = после раздачи { $deal }
verify-what-refused = победа
verify-what-yaku = яку
verify-what-fu = фу
verify-what-han = хан
verify-what-points = очки
verify-what-limit = лимит
verify-what-deltas = выплаты
verify-what-before = очки перед результатом
verify-what-counters = хонба и палочки в результате
verify-what-shown = показанная рука
verify-what-indicators = индикаторы доры в результате
verify-what-play = действие
verify-what-total = сумма очков и палочек на столе
verify-what-tenpai = темпай
verify-what-draw = исход раздачи
verify-what-abort = пересдача
verify-what-frame = начало раздачи
verify-what-deal-end = конец раздачи
verify-what-end = конец игры
verify-what-final-scores = итоговые очки по местам первой раздачи
verify-what-final-result = итог с умой по местам первой раздачи, тысяч очков
verify-by-seat = { $seat } { $value }
verify-yaku = { $yaku } { $han }
verify-wind-yaku = { $yaku } ({ $wind })
verify-no-yaku = ни одного яку
verify-no-limit = ниже мангана
verify-nobody = никто
verify-win = победа
verify-no-win = победы нет. { $reasons }
verify-no-abort = пересдачи нет. { $reasons }
verify-no-such-play = так нельзя. { $reasons }
verify-counters = хонба { $honba }, палочки { $sticks }
verify-no-such-end = раздача так не кончается. { $reasons }
verify-no-draw = Перед этим никто не брал тайл.
verify-no-tile = Тайла, на котором можно выиграть, нет.
verify-not-so = Снос и руки игроков до этого не дошли.
verify-kind-exhaustive = ничья
verify-kind-nagashi = нагаси-манган
verify-kind-nine_terminals = кюсюкюхай
verify-kind-four_winds = четыре одинаковых ветра
verify-kind-four_riichi = четыре риичи
verify-kind-four_kongs = четыре кана
verify-kind-triple_ron = тройной рон
verify-start = { $deal }, палочек { $sticks }, { $scores }
verify-goes-on = игра продолжается: { $deal }
verify-over = игра окончена
verify-over-why = игра окончена: { $reason }
verify-end-below_zero = у кого-то очков меньше нуля
verify-end-dealer_stops = дилер на первом месте останавливает игру
verify-end-target = нужные очки набраны
verify-end-last_deal = сыграна последняя раздача
verify-end-no_further_round = следующего раунда нет
verify-end-clock = время вышло
verify-deal-ends = такой, как записан

## Что не прочитано

verify-from-line = { $name } (строка { $line })
verify-fault-foreign = это не лог вида { $form }
verify-fault-three = игра втроём, а читаются только игры вчетвером
verify-fault-other-game = это другая игра, её логи здесь не читаются
verify-fault-breaks-off = лог обрывается
verify-fault-breaks-off-in = лог обрывается, раздача { $n }-я по счёту
verify-fault-syntax = разметка испорчена: { $place }
verify-fault-value = { $place }: здесь не может стоять «{ $found }»
verify-fault-value-missing = { $place }: значения нет
verify-fault-gzip-cut = сжатый файл (gzip) обрывается; игры до обрыва прочитаны
verify-fault-gzip-damaged = сжатый файл (gzip) испорчен; игры до этого места прочитаны
verify-fault-gzip-large = сжатый файл (gzip) после распаковки больше 1024 МиБ
verify-fault-large = файл больше { $limit } МиБ
verify-fault-order = раздача { $n }-я по счёту: ходы не выстраиваются ни в каком порядке
verify-place-line = строка { $n }
verify-place-column = столбец { $n }
verify-walk = { $deal }, после события { $n }: { $what }
verify-event-draw = взятие
verify-event-discard = снос
verify-event-meld = объявление сета
verify-event-riichi = риичи
verify-event-accepted = риичи-палочка
verify-event-indicator = индикатор доры
verify-await-discard = снос
verify-await-draw-or-claim = взятие или объявление
verify-await-draw = взятие перед риичи
verify-await-tile = тайл для этого сета
verify-walk-order = не на месте: { $event }; ожидалось: { $expected }
verify-walk-turn = ходит { $seat }, а очередь другая: { $expected }
verify-walk-not-in-hand = { $seat }: тайла { $tile } в руке нет
verify-walk-not-drawn = снесён { $tile } и отмечен как взятый, а взят { $drawn }
verify-walk-no-draw = снесён { $tile } и отмечен как взятый, а взятия не было
verify-walk-not-the-discard = объявлен { $tile } ({ $from }), а последний снос { $last } ({ $owner })
verify-walk-not-a-group = { $seat }: из этих тайлов сета не выходит
verify-walk-no-pung = { $seat }: пона { $tile } для апгрейда нет
verify-walk-groups = { $seat }: пятый сет
verify-walk-fifth-tile = пятый тайл { $tile }
verify-walk-wall-empty = в стене больше нет тайлов или канов уже четыре
verify-walk-wall-left = ничья, а в стене ещё есть тайлы: { $n }
verify-walk-indicators = индикаторов доры больше, чем позволяют каны
verify-walk-no-riichi = { $seat }: риичи с открытой рукой или второй раз
verify-walk-nothing-to-accept = { $seat }: риичи-палочка без риичи
verify-walk-not-accepted = { $seat }: риичи объявлено, а палочка не выложена
verify-walk-winning-tile = выигрышный тайл { $tile }, а последний тайл { $last }
verify-walk-no-tile = выигрышный тайл { $tile }, а на стол ещё ничего не вышло
verify-walk-winner = { $seat } не может здесь выиграть по рону с { from-wind }
verify-walk-winner-tsumo = { $seat } не может здесь выиграть по цумо
verify-walk-no-result = итога нет, а следующая раздача началась

## Странности

verify-odd-attribute = в теге { $tag } дважды стоит { $attribute }
verify-odd-indicators = { $deal }: в итоге записаны не те индикаторы доры, что открывались
verify-odd-ura = { $deal }: риичи выиграло, а индикаторов ура-доры в логе нет
verify-odd-indicator = { $deal }: кан без индикатора доры
verify-odd-unknown = { $what }: в этой форме такого нет, пропущено ({ $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
})
verify-odd-start = у стола свои правила и свои очки в начале: { $points }
verify-odd-change = { $deal }: выплаты не записаны
verify-cut-after = окончания игры в логе нет, последняя раздача { $deal }
verify-cut-inside = лог кончается посреди раздачи { $deal }
verify-cut-empty = в логе нет ни одной раздачи

## Сыгранное заново

verify-replay-no-wall = из тайлов лога стена не складывается
verify-replay-start = в логе раздача начинается так: { $log }; по предыдущей: { $table }
verify-replay-tiles = сданные тайлы: в логе { $log }, в стене { $table }
verify-replay-refused = { $who }: { $action } – отклонено. { $reasons }
verify-replay-undecided = решает { $who }, а решения в логе нет
verify-replay-over = раздача окончена, а лог продолжается
verify-replay-play = событие { $n }: в логе «{ $log }», за столом «{ $table }»
verify-replay-nothing = больше ничего
verify-replay-end = раздача кончается иначе: { $table }
verify-replay-no-end = она продолжается
verify-replay-deltas = победа, { $who }: в логе { $log }; за столом { $table }
verify-replay-scores = очки после раздачи: в логе { $log }; за столом { $table }
verify-replay-goes-on = в логе игра окончена, а она продолжается
verify-replay-final = итоговые очки: в логе { $log }; за столом { $table }
verify-replay-draws = { $who } берёт { $tile }
verify-replay-drawn = { $who } сносит взятый { $tile }
verify-replay-discards = { $who } сносит { $tile }
verify-replay-meld = { $who } объявляет { $tiles }
verify-replay-riichi = { $who } объявляет риичи
verify-replay-accepted = { $who } платит риичи-палочку
