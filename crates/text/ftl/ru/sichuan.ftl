### Сычуань: параметры и ответы, фаны, конги, выплаты, отказы.

group-sichuan-session = Сессия
group-sichuan-deal = Начало сдачи
group-sichuan-hand = Стоимость руки
group-sichuan-kong = Выплаты за конги
group-sichuan-payment = Выплаты за «Ху» и ошибки
group-sichuan-furiten = Фуритен
group-sichuan-dead_hand = Мёртвая рука
group-sichuan-scale = Прогрессивная шкала
group-sichuan-declaration = Поправки к объявлениям
group-sichuan-conduct = Поведение за столом

## Параметры

option-session-deals = Сдач в сессии, не больше
answer-session-deals = { $n }
answer-session-deals-none = сколько успеют
option-session-time_expiry = Сдача, в которой вышло время
answer-session-time_expiry-finish-deal = доигрывается
answer-session-time_expiry-stop-deal = прерывается и не считается
option-session-incomplete_award = Каждому за столом, где не играют
answer-session-incomplete_award = { $n ->
    [one] { $n } игровое очко
    [few] { $n } игровых очка
   *[many] { $n } игровых очков
}
option-deal-exchange = Обмен костями перед игрой
answer-deal-exchange-none = нет
answer-deal-exchange-three = три кости одной масти
option-hand-limit_fan = Предел стоимости
answer-hand-limit_fan = { $n ->
    [one] { $n } фан
    [few] { $n } фана
   *[many] { $n } фанов
}
option-hand-division = Какое деление руки считают
answer-hand-division-presented = то, что показал игрок
answer-hand-division-best = самое дорогое, как бы ни разделили
option-hand-undivided = Ждущая рука, которую игрок не разделил
answer-hand-undivided-not-ready = не готова
answer-hand-undivided-best = считают по самому дорогому делению
option-hand-exhausted_wait = Ожидание исчерпано, если все четыре кости
answer-hand-exhausted_wait-standing = стоят у игрока
answer-hand-exhausted_wait-standing-and-declared = у игрока, стоят или объявлены
option-kong-closed = Закрытый конг, с каждого в игре
answer-kong-closed = { $n }
option-kong-melded = Открытый конг, со сбросившего
answer-kong-melded = { $n }
option-kong-promoted = Дополненный конг, с каждого в игре
answer-kong-promoted = { $n }
option-kong-postponed = Отложенный конг (кость придержали), с каждого в игре
answer-kong-postponed = { $n }
option-kong-before_discard = Несколько конгов за ход, и на сносе после них «Ху»
answer-kong-before_discard-last = не оплачивается последний конг
answer-kong-before_discard-all = не оплачивается ни один
option-payment-self_draw_bonus = Надбавка за победу со стены, с каждого
answer-payment-self_draw_bonus = { $n }
option-payment-false_hu = Ложное «Ху», каждому в игре
answer-payment-false_hu = { $n }
option-payment-forbidden_suit = Запретная масть в сете или в руке, никому
answer-payment-forbidden_suit = { $n }
option-furiten-scope = На что нельзя объявить «Ху» в фуритене
answer-furiten-scope-same-kind = на кость того же вида
answer-furiten-scope-any-kind = на любую кость
option-furiten-greater_value = Более дорогое «Ху» в фуритене
answer-furiten-greater_value-barred = нельзя
answer-furiten-greater_value-allowed = можно
option-furiten-end = Фуритен кончается
answer-furiten-end-draw = с костью со стены
answer-furiten-end-draw-or-claim = с костью со стены, своим пангом или конгом
option-dead_hand-readiness = Мёртвая рука, когда стена кончилась
answer-dead_hand-readiness-may-be-ready = может быть готовой
answer-dead_hand-readiness-not-ready = не готова
option-scale-step_1 = Первое нарушение за сессию
answer-scale-step_1 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-scale-step_2 = Второе
answer-scale-step_2 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-scale-step_3 = Третье
answer-scale-step_3 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-scale-step_4 = Четвёртое
answer-scale-step_4 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-scale-step_5 = Пятое
answer-scale-step_5 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-scale-step_6 = Шестое
answer-scale-step_6 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-scale-step_7 = Седьмое
answer-scale-step_7 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-scale-step_8 = Восьмое и каждое следующее
answer-scale-step_8 = { $n ->
    [0] предупреждение
   *[other] −{ $n }
}
option-declaration-pung_then_kong = «Панг», потом «конг»
option-declaration-kong_then_pung = «Конг», потом «панг»
option-declaration-claim_then_hu = «Панг» или «конг», потом «Ху»
option-declaration-hu_then_claim = «Ху», потом «панг» или «конг»
option-declaration-pung_withdrawn = «Панг» взят назад
option-declaration-kong_withdrawn = «Конг» взят назад
option-declaration-hu_withdrawn = «Ху» взято назад
option-conduct-kong_prompt = Подсказка взять кость после конга, впервые
option-conduct-kong_prompt_again = Та же подсказка повторно
option-conduct-divided_line = Стоящие кости не в одну линию
sanction-sichuan-none = ничего
sanction-sichuan-progressive = по прогрессивной шкале
sanction-sichuan-dead-hand = мёртвая рука до конца сдачи
sanction-sichuan-false-hu = как ложное «Ху»

## Общее для семейства

topic-sichuan-Structure = Готовая рука: четыре сета и пара или семь пар
topic-sichuan-NoChowDeclared = Объявляют только панги и конги
topic-sichuan-ForbiddenSuit = С запретной мастью в руке «Ху» нет
topic-sichuan-Value = Каждый фан удваивает стоимость
topic-sichuan-HuWithoutDivision = Неразделённую победившую руку считают по лучшему делению
topic-sichuan-RobbedKong = Ограбление конга: что остаётся от конга
topic-sichuan-LastTile = На последней кости стены конга нет
topic-sichuan-DiscardHu = За «Ху» на сносе платит сбросивший
topic-sichuan-SelfDrawnHu = За «Ху» со стены платят все в игре
topic-sichuan-OutAfterHu = Объявивший «Ху» выходит из игры
topic-sichuan-KongBeforeHu = Конг не оплачивается, если на следующем сносе «Ху»
topic-sichuan-KongNotReady = Конги неготового в конце стены не считаются
topic-sichuan-KongFalseHu = Конги при ложном «Ху» возвращаются
topic-sichuan-Divides = Кто делит руку после сдачи
topic-sichuan-Counted = Руки считает протоколист
topic-sichuan-WallEnd = В конце стены неготовые платят готовым
topic-sichuan-Ready = Какая рука готова
topic-sichuan-OnlyForbiddenDiscards = Сбрасывал только запретную масть: без штрафа
topic-sichuan-OutAfterFalseHu = Объявивший ложное «Ху» выходит из игры
topic-sichuan-DealEnd = Чем кончается сдача вчетвером
topic-sichuan-DealEndOfThree = Чем кончается сдача втроём
topic-sichuan-NextDealer = Дилер следующей сдачи
topic-sichuan-FirstDiscard = Открытая кость запретной масти есть первый снос
topic-sichuan-MoveAfterHu = Чей ход после «Ху» на сносе
topic-sichuan-HuCards = Порядок карт «Ху» на одном сносе
topic-sichuan-Replacement = Откуда берут кость после конга
topic-sichuan-Dealing = Раздача вчетвером
topic-sichuan-DealingOfThree = Раздача втроём
topic-sichuan-AbsentNoTiles = Отсутствующему не сдают
topic-sichuan-AbsentIsNorth = Отсутствующий сидит Севером
topic-sichuan-Furiten = Фуритен: пропустив «Ху», победить нельзя
topic-sichuan-FuritenDraw = Своя кость со стены снимает фуритен
topic-sichuan-FuritenHu = «Ху» в фуритене ложное
topic-sichuan-DeadHand = Мёртвая рука не берёт чужих костей
topic-sichuan-DeadHandKong = Мёртвая рука может объявить закрытый и дополненный конг
topic-sichuan-DeadHandClaim = Мёртвая рука не может объявить панг и открытый конг
topic-sichuan-DeadHandHu = «Ху» с мёртвой рукой ложное
topic-sichuan-FirstWord = Действует первое слово
topic-sichuan-PenaltyKinds = Виды наказаний
topic-sichuan-ScaleRestarts = Шкала начинается заново в каждой сессии
topic-sichuan-PenaltyInResult = Штрафы входят в результат сессии
topic-sichuan-SeatsStay = Места не меняют всю сессию
topic-sichuan-Sheet = Бланк протокола
topic-sichuan-AgreedKeeper = Протокол ведёт тот, о ком договорились
topic-sichuan-OtherKeeper = Иначе его ведёт дилер или судья
topic-sichuan-MarkHu = В протоколе отмечают порядок «Ху»
topic-sichuan-MarkKong = При конге отмечают число игроков в игре
topic-sichuan-SubstituteDeals = Сдачи игрока замены заменённому ничего не дают
topic-sichuan-NoOwnDeal = Сессия без своих сдач даёт ноль
topic-sichuan-OthersUnchanged = Для остальных за столом замена ничего не меняет
topic-sichuan-WonWithSubstitute = Выигранные сессии при замене
topic-sichuan-SharedPlace = Равные делят верхнее место
topic-sichuan-WonSession = Сессию выигрывает единственный первый
topic-sichuan-TileSet = Набор костей
topic-sichuan-Dice = Кубики
topic-sichuan-WindCards = Карточки ветров
topic-sichuan-WindsDrawn = Розыгрыш начальных мест
topic-sichuan-HuNumbers = Карточки «Ху» с номерами
topic-sichuan-SuitCards = Карточки отсутствующей масти
topic-sichuan-SuitCardTurned = Когда переворачивают карточку масти
topic-sichuan-HuBeforeDead = Ху, объявленное до мёртвой руки
topic-sichuan-FaceDown = Отложенная кость сносится первой
topic-sichuan-TurnStart = Начало хода
topic-sichuan-TurnEnd = Конец хода
topic-sichuan-NoDrawAfterDiscard = После своего сноса кость не берут
topic-sichuan-OneLine = Стоящие кости одной линией
topic-sichuan-Words = Слова объявлений
topic-sichuan-ClaimOrder = Какое объявление старше
topic-sichuan-KongAfterPung = Нет конга в ход с объявленным пангом

## Фаны

sichuan-ui-fans = Фаны
sichuan-ui-fan = фанов
sichuan-fan-kong = Конг
sichuan-fan-root = Корень
sichuan-fan-all_pungs = Все панги
sichuan-fan-golden_wait = Золотое ожидание
sichuan-fan-full_flush = Чистая масть
sichuan-fan-seven_pairs = Семь пар
sichuan-fan-win_after_kong = Победа после конга
sichuan-fan-shoot_after_kong = На сносе после конга
sichuan-fan-robbing_the_kong = Ограбление конга
sichuan-fan-under_the_sea = Последняя кость стены
sichuan-fans = { $n ->
    [one] { $n } фан
    [few] { $n } фана
   *[many] { $n } фанов
}
sichuan-fan-times = { $name } × { $n }
sichuan-won = «Ху» { $taken }: { $fans }, { $points }.
sichuan-won-false = Ложное «Ху». { $reasons ->
    [one] Причина
   *[other] Причины
}:
sichuan-won-no = Так не бывает. { $reasons ->
    [one] Причина
   *[other] Причины
}:
sichuan-taken-wall = со стены
sichuan-taken-discard = на чужой кости
sichuan-ui-division = Деление
sichuan-ui-forbidden = Запретная масть
sichuan-suit-m = символы
sichuan-suit-p = точки
sichuan-suit-s = бамбуки
sichuan-ui-seven-pairs = семь пар
sichuan-ui-pays = Платит
sichuan-ui-pays-discarder = хозяин кости: { $points }
sichuan-ui-pays-each = каждый в игре: { $points }
sichuan-ui-points = стоит

sichuan-readiness-ready = рука готова
sichuan-readiness-not_ready = рука не готова
sichuan-readiness-forbidden_suit = рука не готова: в ней запретная масть

sichuan-refusal-tile_count = В руке вместе с объявленными сетами не то число костей (конг считается за три).
sichuan-refusal-five_copies = Одинаковых костей больше четырёх.
sichuan-refusal-not_in_the_set = В наборе из 108 костей нет ветров, драконов, цветов и сезонов.
sichuan-refusal-chow_declared = Чоу не объявляют.
sichuan-refusal-winning_tile_missing = Победной кости нет среди стоящих.
sichuan-refusal-after_kong_by_discard = Победа после конга бывает только со стены.
sichuan-refusal-after_kong_without_kong = Победа после конга, а своего конга нет.
sichuan-refusal-shoot_self_drawn = «Ху» на сносе после конга не бывает со стены.
sichuan-refusal-robbing_self_drawn = Ограбление конга не бывает со стены.
sichuan-refusal-robbing_copies = Конг ограблен, а такая же кость есть в своей руке.
sichuan-refusal-robbing_with_other = Ограбленный конг не снос, и на последней кости конга нет.
sichuan-refusal-division_tiles = Разделены не те кости, что в руке.
sichuan-refusal-division_sets = В показанном делении нет ни четырёх сетов с парой, ни семи пар.
sichuan-refusal-no_structure = Рука не собрана: нет ни четырёх сетов с парой, ни семи пар.
sichuan-refusal-forbidden_suit = В руке запретная масть.
sichuan-refusal-furiten = Фуритен: «Ху» на такую кость пропущено.
sichuan-refusal-dead_hand = Рука мёртвая.

sichuan-kong-closed = закрытый конг
sichuan-kong-melded = открытый конг
sichuan-kong-promoted = дополненный конг
sichuan-kong-postponed = отложенный конг
sichuan-kong-state-paid = оплачен
sichuan-kong-state-robbed = ограблен, не оплачивается
sichuan-kong-state-next_discard_won = не оплачивается: «Ху» на следующем сносе
sichuan-kong-state-not_ready = не оплачивается: рука не готова
sichuan-kong-state-false_hu = не оплачивается: ложное «Ху»
sichuan-payment-hu = «Ху»
sichuan-payment-self_draw = надбавка за победу со стены
sichuan-payment-wall_end = готовой руке в конце стены
sichuan-payment-false_hu = ложное «Ху»
sichuan-payment-forbidden_suit = запретная масть
sichuan-note-only_forbidden_discards = сбрасывал только запретную масть, штрафа нет
sichuan-note-out_after_false_hu = после ложного «Ху» вышел из игры
sichuan-note-shows_no_hand = остался без «Ху», руку не показывает

sichuan-fault-empty_seat = На этом месте никто не играет.
sichuan-fault-out_after_hu = Этот игрок уже объявил «Ху».
sichuan-fault-after_last_hu = Сдача уже закончилась.
sichuan-fault-own_discard = Свой снос взять нельзя.
sichuan-fault-fifth_kong = Больше четырёх конгов у одного игрока.
sichuan-fault-nobody_declares = «Ху», которого никто не объявил.
sichuan-fault-several_self_drawn = Со стены «Ху» объявляет только один.
sichuan-fault-declared_twice = Один игрок объявил «Ху» дважды на одной кости.
sichuan-fault-nothing_to_rob = Перед этим нет дополненного или отложенного конга этого игрока.
sichuan-fault-no_kong_before = Перед этим нет конга этого игрока.
sichuan-fault-not_a_value = Рука столько стоить не может.
sichuan-fault-hu_with_forbidden_meld = С объявленным сетом запретной масти «Ху» ложное.
sichuan-fault-ready_with_forbidden_meld = С объявленным сетом запретной масти рука не готова.
sichuan-fault-ends_early = «Ху» объявили не все, кто должен.
sichuan-fault-wall_after_last_hu = Сдача кончилась последним «Ху», рук никто не делит.
sichuan-fault-state_missing = Стена кончилась, а рука этого игрока не названа.
sichuan-fault-state_of_hu = У объявившего «Ху» руку в конце стены не смотрят.
sichuan-fault-other_dealer = Дилер в этой сдаче другой.
sichuan-fault-other_players = Игроков за столом было другое число.
sichuan-fault-game_over = Игра уже закончена.
