### Вопросы, на которые отвечают правила, и ответы. Ключи составлены из списка параметров.

group-game = Игра и её конец
group-result = От очков к результату
group-dora = Доры
group-riichi = Риичи
group-calls = Объявления и рон
group-draw = Ничьи и пересдачи
group-yaku = Яку и лимиты
group-fu = Фу (минипоинты)
group-liability = Пао
group-false_win = Нарушения: ложная победа
group-false_call = Нарушения: объявления
group-tiles = Нарушения: тайлы
group-wall = Нарушения: стена
group-false_riichi = Нарушения: риичи

## game

option-game-length = Раунды
answer-game-length-east = только восточный (тонпусен)
answer-game-length-east-south = восточный и южный (ханчан)
option-game-start_points = Очки на старте
answer-game-start_points = { $n }
option-game-target_points = Цель к концу игры
answer-game-target_points = { $n } у лидера
answer-game-target_points-none = нет
option-game-extension = Если цели никто не достиг
answer-game-extension-none = игра заканчивается
answer-game-extension-at-once = ещё раунд, до первой раздачи с целью
answer-game-extension-dealer-first = ещё раунд до цели, но сначала повтор дилера
option-game-bust = Очки ниже нуля
answer-game-bust-play-on = играют дальше
answer-game-bust-below-zero = конец игры; ровно ноль играет
option-game-dealer_stop = Лидирующий дилер в последней раздаче
answer-game-dealer_stop-never = обязан играть дальше
answer-game-dealer_stop-win = заканчивает игру победой
answer-game-dealer_stop-win-or-tenpai = заканчивает игру победой или темпаем
option-game-place_ties = Места при равных очках
answer-game-place_ties-shared = делятся
answer-game-place_ties-seat-order = выше тот, кто ближе к первому дилеру
option-game-leftover_bets = Риичи-палочки на столе в конце игры
answer-game-leftover_bets-nobody = никому
answer-game-leftover_bets-winner = победителю, при равенстве поровну

## result

option-result-oka = Ока
answer-result-oka = { $n ->
    [0] нет
   *[other] { $n }
}
option-result-uma = Ума
answer-result-uma-none = нет
answer-result-uma-fixed = постоянная, по местам
answer-result-uma-by-plus = по числу игроков в плюсе
option-result-uma_outer = Ума первого и четвёртого места
answer-result-uma_outer = { $n ->
    [0] нет
   *[other] ±{ $n }
}
option-result-uma_inner = Ума второго и третьего места
answer-result-uma_inner = { $n ->
    [0] нет
   *[other] ±{ $n }
}
option-result-uma_ties = Ума при равных очках
answer-result-uma_ties-split = поровну
answer-result-uma_ties-seat-order = не делится: мест поровну нет
option-result-rounding = Округление очков в результате
answer-result-rounding-exact = нет
answer-result-rounding-thousands = до тысяч
option-result-chombo = Цена чомбо
answer-result-chombo-after-uma = вычет из результата после умы
answer-result-chombo-mangan = манган остальным, сразу

## dora

option-dora-red_fives = Красные пятёрки (ака-доры)
answer-dora-red_fives-none = нет
answer-dora-red_fives-three = три, по одной в масти
answer-dora-red_fives-four = четыре: две пин, по одной ман и соу
option-dora-kan_dora = Кан-доры
answer-dora-kan_dora-none = нет
answer-dora-kan_dora-counted = есть
option-dora-ura_dora = Ура-доры
answer-dora-ura_dora-none = нет
answer-dora-ura_dora-counted = есть
option-dora-open_kong_indicator = Индикатор за открытый кан и апгрейд пона
answer-dora-open_kong_indicator-at-once = до тайла замены
answer-dora-open_kong_indicator-before-discard = после тайла замены, до сноса
answer-dora-open_kong_indicator-after-discard = после сноса
option-dora-pending_indicator = Он же, если до сноса объявлен закрытый кан
answer-dora-pending_indicator-waits = ждёт сноса
answer-dora-pending_indicator-turned-first = открывается первым

## riichi

option-riichi-min_live_tiles = Тайлов в живой стене для риичи
answer-riichi-min_live_tiles = { $n ->
    [0] сколько угодно
   *[other] не меньше { $n }
}
option-riichi-min_points = Очков для риичи
answer-riichi-min_points = не меньше { $n }
answer-riichi-min_points-none = сколько угодно
option-riichi-kong = Закрытый кан в риичи
answer-riichi-kong-same-readings = если не меняются ни ожидание, ни трактовки руки
answer-riichi-kong-same-groups = если ожидание то же, а тайлы кана не входят ни в одно чи
answer-riichi-kong-same-waits = если не меняется ожидание
option-riichi-ippatsu = Иппацу
answer-riichi-ippatsu-none = нет
answer-riichi-ippatsu-one-han = 1 хан

## calls

option-calls-swap_calling = Куикаэ
answer-calls-swap_calling-forbidden = запрещено полностью
answer-calls-swap_calling-other-end = сдвиг чи можно, взятый тайл сносить нельзя
answer-calls-swap_calling-allowed = разрешено
option-calls-double_ron = Двойной рон
answer-calls-double_ron-atama-hane = атамахане, первый по ходу
answer-calls-double_ron-first-takes-bets = выигрывают оба, хонба и палочки первому
answer-calls-double_ron-each-honba = выигрывают оба, хонба каждому
option-calls-triple_ron = Тройной рон
answer-calls-triple_ron-atama-hane = атамахане, первый по ходу
answer-calls-triple_ron-all = выигрывают все трое
answer-calls-triple_ron-redeal = пересдача
option-calls-concealed_kong_robbing = Ограбление закрытого кана
answer-calls-concealed_kong_robbing-never = нельзя
answer-calls-concealed_kong_robbing-thirteen-orphans = только на кокуши мусо

## draw

option-draw-abortive_draws = Абортивные ничьи (пересдачи)
answer-draw-abortive_draws-none = нет
answer-draw-abortive_draws-used = есть
option-draw-tenpai_display = Темпай при ничьей
answer-draw-tenpai_display-may-hide = можно скрыть, кроме риичи
answer-draw-tenpai_display-must-show = показывают обязательно
option-draw-exhausted_wait = Нотен, если всё ожидание у себя
answer-draw-exhausted_wait-hand-and-melds = в руке и объявленных сетах
answer-draw-exhausted_wait-concealed-part = в закрытой части
option-draw-nagashi = Нагаси-манган
answer-draw-nagashi-none = нет
answer-draw-nagashi-mangan = есть

## yaku

option-yaku-open_tanyao = Таньяо в открытой руке (куитан)
answer-yaku-open_tanyao-no = нет
answer-yaku-open_tanyao-yes = есть
option-yaku-renhou = Ренхо
answer-yaku-renhou-none = нет
answer-yaku-renhou-mangan = манган, ни с чем не складывается
answer-yaku-renhou-five-han = 5 хан, складывается с другими яку
answer-yaku-renhou-yakuman = якуман
option-yaku-counted_yakuman = 13 хан без якумана
answer-yaku-counted_yakuman-sanbaiman = санбайман
answer-yaku-counted_yakuman-yakuman = якуман (казоэ)
option-yaku-rounded_mangan = Кириагэ-манган (4 хан 30 фу, 3 хан 60 фу)
answer-yaku-rounded_mangan-no = нет
answer-yaku-rounded_mangan-yes = есть
option-yaku-all_green = Хацу в рюисо
answer-yaku-all_green-not-needed = не обязательно
answer-yaku-all_green-green-dragon-triplet = обязателен пон или кан
option-yaku-merged_tile = Тайл цумо вставлен в руку
answer-yaku-merged_tile-ignored = ничего не меняет
answer-yaku-merged_tile-cheapest = без пинфу и фу за ожидание, самая дешёвая трактовка
answer-yaku-merged_tile-no-wait-value = без пинфу и фу за ожидание
option-yaku-yakuman_sum = Несколько якуманов
answer-yaku-yakuman_sum-one = засчитывается один
answer-yaku-yakuman_sum-added = складываются
option-yaku-double_yakuman = Двойные якуманы
answer-yaku-double_yakuman-none = нет
answer-yaku-double_yakuman-four-forms = дайсуши, суанко танки, чистый чурен, кокуши на 13

## fu

option-fu-double_wind_pair = Пара дважды ценного ветра
answer-fu-double_wind_pair = { $n } фу
option-fu-rinshan = Цумо по риншану
answer-fu-rinshan-two = 2 фу
answer-fu-rinshan-none = без фу
option-fu-pinfu_self_draw = Пинфу по цумо
answer-fu-pinfu_self_draw-twenty = 20 фу
answer-fu-pinfu_self_draw-two-fu = 2 фу за цумо, а пинфу нет
option-fu-open_pinfu = Открытая рука без фу
answer-fu-open_pinfu-thirty = 30 фу
answer-fu-open_pinfu-twenty = 20 фу

## liability

option-liability-yakuman = Пао действует
answer-liability-yakuman-none = ни для чего
answer-liability-yakuman-dragons-winds = для дайсангена и дайсуши
answer-liability-yakuman-dragons-winds-kongs = для дайсангена, дайсуши и суканцу
option-liability-covers = Набросивший отвечает
answer-liability-covers-that-yakuman = за этот якуман
answer-liability-covers-whole-hand = за всю руку
option-liability-rinshan = Риншан после кана со сноса
answer-liability-rinshan-none = обычное цумо
answer-liability-rinshan-ron = рон с набросившего в кан
option-liability-groups = Сеты, которые видны набросившему
answer-liability-groups-claimed = открытые
answer-liability-groups-with-concealed-kongs = открытые и закрытые каны

## Нарушения: ответы у всех одни, ключи sanction-…

option-false_win-not_shown = Неверный рон или цумо, рука не показана
option-false_win-shown_not_tenpai = Неверный рон или цумо не в темпае, рука показана
option-false_win-shown_no_yaku = Рон или цумо без яку, рука показана
option-false_win-furiten_shown = Рон в фуритене, рука показана
option-false_win-furiten_not_shown = Рон в фуритене, рука не показана
option-false_win-wrong_word = Сказано не то слово, тайлы показаны
option-false_win-nine_terminals_shown = Неверный кюсюкюхай, показано пять тайлов
option-false_call-withdrawn = Пустое объявление: сказано и снято
option-false_call-shown = Ошибочное объявление, тайлы показаны
option-false_call-swap_calling = Запрещённое куикаэ
option-false_call-not_taken = Объявленный тайл вовремя не взят
option-false_call-dead_hand = Объявление с мёртвой рукой
option-tiles-wrong_number = Лишние тайлы или нехватка
option-tiles-out_of_turn = Тайл взят не в свой ход
option-tiles-wrong_place = Взят не тот тайл
option-tiles-turn_skipped = Пропущен ход
option-tiles-own_shown = Показано пять своих тайлов или больше половины руки
option-tiles-other_shown = Показаны тайлы чужой руки
option-tiles-information = Подсказка словом или знаком
option-wall-dead_wall_tile = Опрокинут тайл мёртвой стены
option-wall-dead_wall_destroyed = Разрушена мёртвая стена
option-wall-live_wall_destroyed = Разрушена живая стена, открыто пять тайлов
option-false_riichi-noten = Нотен в риичи при ничьей
option-false_riichi-open_hand = Риичи с открытой рукой
option-false_riichi-not_declared = Слово не сказано или тайл не повёрнут
option-false_riichi-noticed_in_time = Ошибочное риичи замечено до сноса
option-false_riichi-kong = Кан в риичи, меняющий руку
option-false_riichi-hand_changed = Изменение руки в риичи
option-false_riichi-dead_hand_proved = Рука умерла после риичи, темпай доказан
option-false_riichi-dead_hand_not_proved = Рука умерла после риичи, темпай не доказан
