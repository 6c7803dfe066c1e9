### Классика: параметры и ответы, очки, удвоения, лимитные руки, отказы, расчёт.

group-classical-limit = Лимитные руки
group-classical-bonus = Цветы и Сезоны
group-classical-win = Право на Маджонг
group-classical-wall = Стена
group-classical-settlement = Расчёт
group-classical-false_mahjong = Ложный Маджонг
group-classical-places = Очки за места
group-classical-late = Опоздания
group-classical-game = Тур и финал

## Параметры

option-limit-points = Лимит
answer-limit-points = { $n ->
    [one] { $n } вист
    [few] { $n } виста
   *[many] { $n } вистов
}
option-limit-nonclassical_limit_hands = Руки, приравненные к лимитным
answer-limit-nonclassical_limit_hands-enabled = играют
answer-limit-nonclassical_limit_hands-disabled = не играют
option-bonus-bonus_stage = Очки за Цветы и Сезоны прибавляют
answer-bonus-bonus_stage-before-doubles = до удвоений
answer-bonus-bonus_stage-after-doubles = после удвоений
option-bonus-own = Свой Цветок и свой Сезон
answer-bonus-own-none = не удваивают
answer-bonus-own-each = удваивают каждый
answer-bonus-own-both = удваивают вместе один раз
option-bonus-bouquet = Полный букет
answer-bonus-bouquet-none = не удваивает
answer-bonus-bouquet-once = удваивает один раз
answer-bonus-bouquet-twice = удваивает дважды
option-win-calling = Просящая Рука перед Маджонгом
answer-win-calling-required = обязательна
answer-win-calling-not-needed = не нужна
option-win-minimum = Что нужно для Маджонга
answer-win-minimum-limit-or-double = лимитная рука или внутреннее удвоение
answer-win-minimum-none = хватает собранной руки
option-win-last_free_tile = Последняя кость стены, взятая как Свободная
answer-win-last_free_tile-both = удваивает дважды
answer-win-last_free_tile-free-only = удваивает как Свободная
option-wall-reserved_from = Свободные кости берут из хвоста, пока в стене не меньше
answer-wall-reserved_from = { $n ->
    [one] { $n } кости
   *[other] { $n } костей
}
option-settlement-east = Восток платит и получает
answer-settlement-east-single = как все
answer-settlement-east-double = вдвойне
option-settlement-losers = Проигравшие между собой
answer-settlement-losers-differences = платят разницу рук
answer-settlement-losers-nothing = не рассчитываются
option-settlement-discarder = Чья кость завершила Маджонг
answer-settlement-discarder-own-share = платит только за себя
answer-settlement-discarder-for-all = платит за всех
option-false_mahjong-fine = Штраф за ложный Маджонг, если сдачу доиграли
answer-false_mahjong-fine = { $n ->
    [one] { $n } вист
    [few] { $n } виста
   *[many] { $n } вистов
}
option-false_mahjong-stopped_whists = Если сдачу прекратили, каждому из троих
answer-false_mahjong-stopped_whists = { $n ->
    [one] { $n } вист
    [few] { $n } виста
   *[many] { $n } вистов
}
option-false_mahjong-stopped_places = И за место каждому из троих
answer-false_mahjong-stopped_places = { $n } ТП
option-false_mahjong-fine_when_stopped = Штраф сверх этого
answer-false_mahjong-fine_when_stopped-not-added = не берут
answer-false_mahjong-fine_when_stopped-added = берут
option-places-drawn_deal_place_points = Места, когда ни у кого нет плюса
answer-places-drawn_deal_place_points-nobody = никому
answer-places-drawn_deal_place_points-shared = делят четверо
option-late-mahjong_whists = До 5 минут: с каждого своего Маджонга
answer-late-mahjong_whists = −{ $n ->
    [one] { $n } вист
    [few] { $n } виста
   *[many] { $n } вистов
}
option-late-middle_points = От 5 до 10 минут: с каждой сдачи
answer-late-middle_points = −{ $n } ТП
option-late-long_points = От 10 до 15 минут: с каждой сдачи
answer-late-long_points = −{ $n } ТП
option-late-absent_first = Троим без неявившегося, первая сдача
answer-late-absent_first = { $n } ТП
option-late-absent_further = Троим без неявившегося, каждая следующая
answer-late-absent_further = { $n } ТП
option-game-qualifying_deals = Отборочный тур
answer-game-qualifying_deals = { $n ->
    [one] { $n } сдача
    [few] { $n } сдачи
   *[many] { $n } сдач
}
option-game-final_deals = Финал
answer-game-final_deals = { $n ->
    [one] { $n } сдача
    [few] { $n } сдачи
   *[many] { $n } сдач
}
option-game-qualifying_wind = Ветер раунда в отборе меняется
answer-game-qualifying_wind-every-deal = каждую сдачу
answer-game-qualifying_wind-every-four-deals = каждые четыре сдачи
option-game-final_wind = Ветер раунда в финале меняется
answer-game-final_wind-every-deal = каждую сдачу
answer-game-final_wind-every-four-deals = каждые четыре сдачи
option-game-qualifying_scoring = В отборе считают
answer-game-qualifying_scoring-tournament-points = турнирные очки (ТП)
answer-game-qualifying_scoring-whists = висты
option-game-final_scoring = В финале считают
answer-game-final_scoring-tournament-points = турнирные очки (ТП)
answer-game-final_scoring-whists = висты
option-game-east = Восток переходит
answer-game-east-always = после каждой сдачи
answer-game-east-unless-east-wins = если Восток не выиграл

## Общее для семейства

topic-classical-HonoursAndTerminals = Что такое онеры и терминалы
topic-classical-MajorsAndMinors = Что такое мажоры и миноры
topic-classical-BonusInNoGroup = Цветы и Сезоны вне групп
topic-classical-OpenSet = Открытая комбинация
topic-classical-ClosedSet = Закрытая комбинация
topic-classical-CompletedSet = Комбинация, завершённая чужой костью, открыта
topic-classical-CompleteHand = Из чего собирают руку: чоу, панг, конг
topic-classical-DragonChow = Чоу Драконов
topic-classical-Rose = Роза Ветров
topic-classical-SpecialSetFromWall = Чоу Драконов и Розу Ветров сносом не завершают
topic-classical-SuitDragon = Мастевые Драконы
topic-classical-BonusOfMahjong = Цветы и Сезоны в руке с Маджонгом
topic-classical-SeatNumbers = Номера мест, Цветов и Сезонов
topic-classical-EveryHandCounts = Считаются руки всех игроков
topic-classical-DoublesForEverybody = Удвоения для всех
topic-classical-DoublesForWinner = Удвоения победителя
topic-classical-DearestReading = Руку читают самым дорогим из дозволенных способов
topic-classical-FractionOrCount = Берут большее: долю лимита или счёт руки
topic-classical-LimitValue = Лимитная рука стоит лимит
topic-classical-FractionValue = Приравненная рука стоит долю лимита
topic-classical-ClassicalInUse = Классические лимитные руки играют всегда
topic-classical-KongForPung = В приравненных руках вместо панга может быть конг
topic-classical-ClosedKongRobbed = Закрытый конг грабят ради одной лимитной руки
topic-classical-BlissWithoutCalling = Небесному блаженству Просящая Рука не нужна
topic-classical-CallingHand = Что такое Просящая Рука
topic-classical-CallingAfterDiscard = Просящей рука становится после своего сноса
topic-classical-InternalDoubles = Внутренние удвоения
topic-classical-OriginalCaller = Просящий с подачи не берёт и не сносит
topic-classical-NoDeadHand = Мёртвой руки нет
topic-classical-ExtraTile = Лишняя кость
topic-classical-MissingTile = Недостающая кость
topic-classical-Claims = Объявления на снос
topic-classical-ChowFromPrevious = У кого берут чоу
topic-classical-OpeningCalls = Когда остальные объявляют Изначальный Запрос
topic-classical-EarlyCall = Что даёт объявление до первого хода
topic-classical-DealtBonus = В каком порядке заменяют цветы и сезоны из сдачи
topic-classical-LeavingCalling = О выходе из Просящей Руки не объявляют
topic-classical-DiscardsInOrder = Сносы лежат по порядку
topic-classical-WallToLastTile = Стену играют до последней кости
topic-classical-NoKongWithoutWall = Без стены конга нет
topic-classical-NearestMahjong = Из объявивших Маджонг выигрывает ближайший
topic-classical-Whists = Как считают висты
topic-classical-WinnerPaid = Каждый платит победителю
topic-classical-DealPoints = Очки сдачи: за место и за висты
topic-classical-PlacePoints = Очки за место
topic-classical-PlaceOrder = Порядок мест по вистам
topic-classical-SharedPlaces = Равные висты делят очки за места
topic-classical-WhistBands = Ступени вистов
topic-classical-NegativeBands = Минусовые висты вычитаются
topic-classical-Protocol = Что пишут в протокол
topic-classical-ProtocolFilledBy = Кто заполняет протокол
topic-classical-DrawnDeal = Ничейная сдача
topic-classical-LostRight = После ложного Маджонга права на Маджонг нет
topic-classical-FalseMahjongPlayOn = Сдачу доигрывают с согласия троих
topic-classical-AbsentReplaced = Неявившегося заменили после первой сдачи
topic-classical-AwardedWhists = За присуждённую сдачу вистов нет
topic-classical-NoShow = Свыше 15 минут: неявка
topic-classical-LastDealSignal = Сигнал последней сдачи
topic-classical-LastDealFinished = Сдача, которую доигрывают после сигнала
topic-classical-LastDealVoid = Сдача, которую сигнал отменяет
topic-classical-FinalTies = Равенство в финале

## Очки

classical-point-mahjong = Маджонг
classical-point-wall_tile = Кость со стены
classical-point-only_tile = Единственная подходящая кость
classical-point-chow = Чоу
classical-point-minor_pung = Панг миноров
classical-point-major_pung = Панг мажоров
classical-point-minor_kong = Конг миноров
classical-point-major_kong = Конг мажоров
classical-point-dragon_pair = Пара Драконов
classical-point-own_wind_pair = Пара своего ветра
classical-point-round_wind_pair = Пара ветра раунда
classical-point-bonus = Цветок или Сезон
classical-openness-open = открытый
classical-openness-closed = закрытый

## Удвоения

classical-double-dragon_pung = Панг Драконов
classical-double-own_wind_pung = Панг своего ветра
classical-double-round_wind_pung = Панг ветра раунда
classical-double-one_suit_with_honours = Масть с онерами
classical-double-one_suit = Масть без онеров
classical-double-majors = Одни мажоры
classical-double-minors = Одни миноры
classical-double-honours = Одни онеры
classical-double-own_flower = Свой Цветок
classical-double-own_season = Свой Сезон
classical-double-own_flower_and_season = Свои Цветок и Сезон
classical-double-bouquet = Полный букет
classical-double-no_chow = Без чоу
classical-double-mizer = Мизер
classical-double-free_tile = На Свободной кости
classical-double-last_tile = На последней кости стены
classical-double-robbed_kong = Ограбление конга
classical-double-two_dragon_pungs = Два панга и пара Драконов
classical-double-three_wind_pungs = Три панга и пара Ветров
classical-double-original_call = Просящая Рука с подачи

## Лимитные руки

classical-limit-heavenly_bliss = Небесное блаженство
classical-limit-earthly_bliss = Земное блаженство
classical-limit-buried_treasure = Найденное сокровище
classical-limit-emperors_retinue = Свита Императора
classical-limit-heads_and_tails = Головы и Хвосты
classical-limit-imperial_jade = Императорский нефрит
classical-limit-twins_of_one_suit = Небесные близнецы одной масти
classical-limit-twins_of_honours = Небесные близнецы на Драконах и Ветрах
classical-limit-three_scholars = Трое Великих Учёных
classical-limit-four_blessings = Четыре наслаждения
classical-limit-fourfold_plenty = Четыре по четыре
classical-limit-hidden_snake = Скрывающаяся змея
classical-limit-thirteen_wonders = Тринадцать Чудес Света
classical-limit-moon_from_sea_bottom = Достать луну со дна моря
classical-limit-grapes_on_roof = Вырастить виноград на плоской крыше
classical-limit-carrying_pole = Подпилить несущий шест
classical-limit-down_you_go = «Вниз по ступеням» (Down you go)
classical-limit-up_you_go = «Вверх по ступеням» (Up you go)
classical-limit-numbers_rackets = «Одна цифра» (Numbers Rackets)
classical-limit-windy_triangle = «Ветреный треугольник» (Windy Triangle)
classical-limit-royal_pungs = «Королевские панги» (Royal Pungs)
classical-limit-dragon_gates = «Врата Дракона» (Dragon Gates)
classical-limit-run_pung_pair = RPP: пробег, панг и пара
classical-limit-big_snake = Большая Змея
classical-limit-small_snake = Малая Змея
classical-limit-small_dragon_snake = Малая драконовская Змея
classical-limit-red_transitive_snake = Красная транзитивная Змея
classical-limit-dragon_transitive_snake = Драконовская транзитивная Змея
classical-limit-seven_pair = Семь пар (Seven Pair)
classical-limit-couple_majors = Пары мажоров (Couple Majors)
classical-limit-all_red = Всё красное (All Red)
classical-limit-all_white = Всё белое (All White)
classical-limit-kong_on_kong = Конг на конге (Kong on Kong)
classical-limit-ruby_hand = Рубиновая рука (Ruby Hand)
classical-limit-nine_tile = Девять костей (Nine Tile)
classical-closedness-free = открытая или закрытая
classical-closedness-no_open_set = без открытых комбинаций
classical-closedness-nothing_declared = ничего не объявлено
classical-tile-from-wall = кость со стены
classical-tile-dealt = с подачи
classical-tile-first-discard = первый снос Востока
classical-tile-last = последняя кость стены { $tile }
classical-tile-free = Свободная кость { $tile }
classical-tile-robbed = ограбленный конг { $tile }
classical-tile-second-kong = Свободная кость второго конга за ход

## Стоимость руки

classical-whists = { $n ->
    [one] { $n } вист
    [few] { $n } виста
   *[many] { $n } вистов
}
classical-ui-limits = Лимитные руки
classical-ui-worth = стоит
classical-ui-closedness = руку собирают
classical-ui-tile = завершает
classical-ui-points = Очки
classical-ui-doubles = Удвоения
classical-ui-base = База
classical-ui-after = После удвоений
classical-ui-value = Рука стоит
classical-ui-waits = Ждали
classical-ui-declared = Право на Маджонг
classical-ui-declared-limit = лимитная рука: { $hand }
classical-ui-declared-double = внутреннее удвоение: { $double }
classical-ui-declared-none = порога нет
classical-ui-times = × { $n }
classical-ui-cut = ограничено лимитом
classical-ui-own-shape = рука «{ $hand }»
classical-won-wall = { wind }: Маджонг со стены, { $whists }.
classical-won-free = { wind }: Маджонг на Свободной кости, { $whists }.
classical-won-discard = { wind }: Маджонг на сносе, { $whists }. Кость сбросил { $from ->
    [east] Восток
    [south] Юг
    [west] Запад
   *[north] Север
}.
classical-won-robbed = { wind }: Маджонг, ограблен конг, { $whists }. Конг объявил { $from ->
    [east] Восток
    [south] Юг
    [west] Запад
   *[north] Север
}.
classical-refused = Маджонга нет. { $reasons ->
    [one] Причина
   *[other] Причины
}:
classical-ui-calling-yes = { $rules }: рука просящая ({ $citation }).
classical-ui-calling-no = { $rules }: рука не просящая.
classical-note-dragon_chow = В лимитной руке чоу Драконов
classical-note-rose = В лимитной руке Роза Ветров
classical-note-suit_dragon = Лимитная рука требует мастевого Дракона
classical-note-kong_for_pung = Вместо панга в приравненной руке конг
classical-note-closed_kong_robbed = Ограблен закрытый конг
classical-note-bliss_without_calling = Просящая Рука была не нужна
classical-note-bonus_stage = Когда прибавлены Цветы и Сезоны
classical-note-own_bonus = Свой Цветок или Сезон
classical-note-no_own_bonus_double = Свой Цветок или Сезон здесь не удваивает
classical-note-no_bouquet_double = Полный букет здесь не удваивает
classical-note-last_free_tile = Последняя кость стены взята как Свободная

## Отказы

classical-refusal-tile_count = В руке вместе с объявленными комбинациями должно быть 14 костей (конг считается за три).
classical-refusal-five_copies = Одинаковых костей больше четырёх.
classical-refusal-red_fives = Красных пятёрок в классическом наборе нет.
classical-refusal-winning_tile_missing = Завершающей кости нет в закрытой части руки.
classical-refusal-own_tile = Завершить Маджонг своим сносом нельзя.
classical-refusal-robbed_copies = Конг ограблен, а такая же кость есть в своей руке.
classical-refusal-closed_kong_robbed = Закрытый конг грабят только ради Тринадцати Чудес Света.
classical-refusal-free_tile_without_cause = Свободная кость, а ни конга, ни Цветка, ни Сезона нет.
classical-refusal-kongs_this_turn = Конгов за ход больше, чем в руке, или кость не Свободная.
classical-refusal-last_tile_not_drawn = Последнюю кость стены победитель не брал.
classical-refusal-heaven_not_east = Небесное блаженство бывает только у Востока.
classical-refusal-heaven_not_dealt = Небесное блаженство бывает только с подачи.
classical-refusal-earth_not_from_east = Земное блаженство бывает только на первом сносе Востока.
classical-refusal-earth_not_called = Земное блаженство объявляют просящим до первого хода, без объявленных комбинаций.
classical-refusal-original_call_drew = Просящий с подачи костей не берёт и комбинаций не объявляет.
classical-refusal-not_calling = Просящая Рука в этой сдаче не объявлена.
classical-refusal-calling_before_discard = Просящей рука становится только после своего сноса.
classical-refusal-right_lost = Право на Маджонг потеряно: в этой сдаче он уже объявлен ложно.
classical-refusal-drawing_missing_tile = В ход, когда добирают недостающую кость, Маджонга нет.
classical-refusal-special_set_not_drawn = Розу Ветров и чоу Драконов завершают только костью со стены.
classical-refusal-not_mahjong = Рука не собрана.
classical-refusal-below_minimum = Нет ни лимитной руки, ни внутреннего удвоения.

## Расчёт сдачи

classical-fault-negative_value = Рука не может стоить меньше нуля.
classical-fault-above_limit = Рука дороже лимита.
classical-fault-own_tile = Завершить Маджонг своим сносом нельзя.
classical-fault-winner_fined = Победитель уже объявил в этой сдаче ложный Маджонг и права на него не имеет.
classical-fault-fined_in_absence = Штраф в сдаче, которую не играли.
classical-fault-replaced_later = Заменённому присуждают только первую сдачу.
classical-fault-game_over = Игра уже закончена.
classical-payment-mahjong = Маджонг
classical-payment-difference = разница рук
classical-payment-fine = штраф за ложный Маджонг
classical-payment-stopped = сдача прекращена после ложного Маджонга
classical-settled-east_single = Восток платит и получает как все
classical-settled-no_penalty = За опасную кость не штрафуют
classical-settled-late_mahjong = Маджонг опоздавшего стоит меньше
classical-settled-drawn = Сдача ничейная
classical-settled-awarded = Сдача присуждена, вистов нет
classical-score-place = за место
classical-score-whists = за висты
classical-score-lateness = за опоздание
classical-score-awarded = присуждено
classical-ui-for = для
classical-list-everybody = всех
classical-list-winner = победителя
classical-ui-internal = даёт право на Маджонг
classical-flower = цветок { $n }
classical-season = сезон { $n }
