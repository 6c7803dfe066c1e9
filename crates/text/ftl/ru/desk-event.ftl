### Стойка в браузере: страницы события.

desk-stages = Этапы события
desk-stage-overview = Обзор
desk-stage-people = Люди
desk-stage-draw = Жеребьёвка
desk-stage-final = Финал
desk-stage-standings = Положение
desk-stage-log = Журнал
desk-stage-settings = Настройки
desk-stage-public = Страница для всех
desk-stage-wall = Экран зала
desk-next = Что дальше
desk-reason = Причина
desk-save = Сохранить
desk-back = Назад
desk-asks-find = Программа сама тянет за игроков за каждым столом, где места ещё не определены. Если игроки тянут или бросают сами, внесите, что у них вышло, на странице стола:
desk-seat-again = Рассадить снова, разводя кого нужно
desk-seat-again-why = Рассадка ещё не объявлена. Программа проводит жребий заново и берёт тот, при котором вместе меньше всего тех, кто должен сидеть врозь.
desk-asks-publish = Рассадку сразу увидят все: на экране зала и на телефонах.
desk-asks-close = Места станут окончательными.
desk-done-again = Это уже было сделано; второй раз ничего не изменилось.
desk-done-more = … и ещё { $n }
desk-undo = Отменить
desk-undo-reason = Почему
desk-undo-stands-on = Сначала отменяют более поздние строки, они опираются на эту: № { $list }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}.
desk-undo-why = Почему не отменить
desk-undo-penalty = Отменить наказание
desk-undo-usual = ошибка при вводе
desk-fact-players = Игроков
desk-fact-tables = Столов
desk-fact-rounds = { $school ->
    [sichuan] Сессий
    [riichi] Сессий
    [club] Игр
   *[other] Туров
}
desk-fact-open = не задано
desk-fact-system = Рассадка
desk-announce = Объявления
desk-announce-text = Всем, кто в зале
desk-announce-do = Объявить

## Люди

desk-people-count = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}; на месте { $here }, ждут места { $waiting }.
desk-cannot-come = { $name }: { $reasons }
desk-people-add = Записать одного
desk-people-add-do = Записать
desk-people-list = Записать списком
desk-people-list-paste = По имени в строке, или таблица с названиями столбцов в первой строке
desk-people-list-file = Или файл XLSX или CSV
desk-list-columns = Список – таблица с названиями столбцов в первой строке (через запятую, точку с запятой или табуляцию) или просто имена, по одному в строке. Столбцы:
desk-list-asks = Этот регламент спрашивает у каждого:
desk-list-example = Анна Белова
desk-list-twice = Они уже в списке?
desk-list-fresh = Записать только новых:
desk-list-all = Записать всех, это разные люди
desk-people-list-do = Записать всех
desk-override = Записать вопреки регламенту: причина
desk-approve = Утвердить список игроков
desk-approve-why = Кто придёт после этого, считается опоздавшим.
desk-check-in = Здесь
desk-check-in-one = Отметить: { $name }
desk-check-in-all = Отметить всех
desk-person-number = №
desk-person-name = Имя
desk-person-from = Откуда
desk-person-part = Кто
desk-person-standing = Где
desk-person-more = Ещё сведения
desk-person-private = Контакт, дату рождения и заметку видят только организаторы.
desk-person-nameless = Нужно имя.
desk-leave = Выбывает
desk-leave-untold = судью не предупредил
desk-leave-do = Больше не участвует
desk-part = { $part ->
    [player] игрок
    [substitute] игрок замены
    [chief-judge] главный судья
   *[assistant] помощник судьи
}
desk-standing = { $standing ->
    [listed] ещё не пришёл
    [waiting] ждёт места
    [offered] место предложено
    [here] на месте
   *[left] больше не участвует
}
desk-experience = { $what ->
    [tournaments] играл на турнирах
    [qualified] сдал зачёт
    [none] нет
   *[unknown] не спрашивали
}
desk-membership = { $what ->
    [visitor] посетитель встречи
    [paid] взнос внесён
    [member] член клуба
    [far-friend] друг клуба из другого города
   *[none] не указано
}

## Жеребьёвка и рассадка

desk-lot = Жребий
desk-lots-none = Жребий ещё не тянули.
desk-schedule = Готовое расписание
desk-schedule-form = Стол — строка из четырёх номеров, первым Восток: 7-2-1-8. Между { $school ->
    [sichuan] сессиями
    [riichi] сессиями
    [club] играми
   *[other] турами
} пустая строка.
desk-schedule-text = Расписание
desk-schedule-do = Загрузить
desk-quality = Насколько хороша рассадка
desk-quality-spread = разброс мест за столом, в среднем
desk-quality-now = Сейчас
desk-quality-then = Будет
desk-notes = Почему так сидят
desk-by-hand = Поменять местами
desk-swap-one = Кого
desk-swap-other = С кем
desk-swap-reason = Причина, если рассадка уже объявлена
desk-swap-look = Посмотреть, что выйдет
desk-swap-do = Поменять
desk-withdraw = Отозвать рассадку
desk-round-unseated = { $school ->
    [sichuan] Эта сессия ещё не рассажена.
    [riichi] Эта сессия ещё не рассажена.
    [club] Эта игра ещё не рассажена.
   *[other] Этот тур ещё не рассажен.
}

## Тур

desk-clock = Часы
desk-clock-stage = { $stage ->
    [waits] Ждём сигнала
    [plays] Игра идёт
    [paused] Пауза
    [red] Красная зона
    [over] Время вышло
    [last-deal] Последняя { hall-in-deal }
   *[ended] Игра окончена
}
desk-signal = { $signal ->
    [start] Начать
    [pause] Пауза
    [resume] Продолжить
    [last-deal] Последняя { hall-in-deal }
   *[end] Конец игры
}
desk-extra = Добавить время
desk-extra-minutes = Минут
desk-extra-tables = Столы (3 или 1-7); пусто — все
desk-extra-do = Добавить
desk-entry = Результат
desk-entry-table = Стол
desk-entry-do = Записать
desk-entry-more = { $family ->
    [riichi] Палочки, чомбо, исправление
    [sichuan] Число сдач, часть заменённого, исправление
   *[other] Число сдач, исправление
}
desk-entry-bets = Палочек риичи осталось на столе
desk-entry-chombos = Чомбо: ветер или номер места (1 – Восток), через пробел: В 3
desk-entry-own = Что набрал сам тот, кого заменили: ветер и очки, например З:+6
desk-entry-deals = Сыграно { hall-deals-of }, если не все
desk-entry-correct = Причина исправления
desk-sheet = лист
desk-sheet-entry = Записать { hall-by-deals }
desk-sheet-lines = Строка – одна { hall-in-deal }
desk-sheet-examples = Например:
desk-sheet-forms = { $family ->
    [riichi] Место – ветер в этой раздаче (В, Ю, З, С или E, S, W, N) или номер игрока: 1 сел Востоком в первой. После «+» – ещё один выигрыш на том же тайле.
    [sichuan] Записи сдачи – через «;». После «ху» – чей снос или «стена», затем стоимость; после «+» – ещё одно «Ху» на той же кости. Место – ветер в этой сдаче (В, Ю, З, С или E, S, W, N) или номер игрока.
   *[classical] После слова «маджонг» – чей снос или «стена», затем стоимость рук четверых; «штраф» в конце строки – кто оштрафован. Место – ветер в этой сдаче (В, Ю, З, С или E, S, W, N) или номер игрока.
}
desk-entry-confirm = и сразу подтвердить
desk-points-forms = { $form ->
    [riichi] Четыре числа – очки в конце, первым Восток первой раздачи: 40000 30000 20000 10000.
    [sichuan] Четыре числа – игровые очки, первым Восток первой сдачи: +12 -4 -4 -4.
    [whists] Четыре пары – висты и маджонги, первым Восток первой сдачи: 230/6 10/5 -90/3 -150/2.
   *[classical] Четыре тройки – турнирные очки, висты и маджонги, первым Восток первой сдачи: 5/230/2 4/10/1 0/-90/1 -1/-150/0.
}
desk-tables = Столы
desk-table = Стол { $n }
desk-table-state = { $state ->
    [playing] играют
    [entered] записан
    [conflict] расходится
    [confirmed] подтверждён
   *[empty] ещё не играют
}
desk-seat-empty = пусто
desk-wind = { $wind ->
    [east] В
    [south] Ю
    [west] З
   *[north] С
}
desk-settle = Верна версия { $n }
desk-version = { $time }, { $role }: { $names } — { $numbers }
desk-by-deals = { hall-by-deals }
desk-confirm-table = Подтвердить результат стола
desk-confirm-tables = Подтвердить все записанные столы
desk-reopen = Открыть подтверждённые результаты
desk-reopen-do = Открыть заново

## Положение, журнал, экран

desk-standings-why = Почему такие места
desk-listed-from = В список попадают, когда рейтинговых игр не меньше { $n } ({ $basis }).
desk-standings-csv = Таблица файлом CSV
desk-standings-held = Последние результаты пока не показываются.
desk-log-number = №
desk-log-time = Время
desk-log-who = Кто
desk-log-what = Что
desk-log-result = { $wind } { $name } { $points }
desk-log-why = Причина: { $reason }
desk-log-older = Раньше
desk-wall-seating = Рассадка: { $round }
desk-wall-place = стол { $table } { $wind }
desk-wall-badge = стол { $table }: { $time }
desk-wall-turn = Дальше
desk-wall-hold = Остановить
desk-wall-gong = Гонг
desk-wall-full = Во весь экран
desk-wall-lost = Связи со стойкой нет; часы идут сами
