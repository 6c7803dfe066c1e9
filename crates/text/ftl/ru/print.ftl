### Бумага: рассадки, протоколы, карточки, дипломы.

## Какие листы бывают

print-kind = { $kind ->
    [regulation] Регламент
    [reference] Памятка по подсчёту
    [programme] Программа дня
    [judges] Судьи
    [check-in] Список игроков
    [lots] Жребий
    [plan] Расписание столов
    [seating-by-name] Рассадка по именам
    [seating-by-table] Рассадка по столам
    [schedules] Личные расписания
    [table-cards] Номера столов
    [wind-cards] Карточки ветров
    [hu-cards] Карточки «Ху»
    [suit-cards] Карточки мастей
    [protocols] Протоколы столов
    [blank-protocols] Пустые протоколы
    [qr-sheet] QR-коды
    [penalties] Наказания
    [standings] Положение
   *[diplomas] Дипломы
}
print-when-where = { $days ->
    [1] { $from }
   *[other] { $from } – { $to }
}{ $known ->
    [1] , { $place }
   *[other] {""}
}

## Чего не хватает

print-missing-not-here = По этому регламенту такой лист не нужен.
print-missing-players = В списке пока никого нет. Запишите игроков и напечатайте снова.
print-missing-lots = Жребий ещё не тянули. Проведите жеребьёвку и напечатайте снова.
print-missing-seating = Рассадки ещё нет. { $school ->
    [riichi] Рассадите сессию
    [sichuan] Рассадите сессию
    [club] Соберите стол
   *[other] Рассадите тур
} и напечатайте снова.
print-missing-round = Рассадки нет: { hall-round } { $n }.
print-missing-announcement = Рассадка ещё не объявлена: { hall-round } { $n }.
print-missing-programme = Программы дня нет: её ещё не составили.
print-missing-judges = В списке нет ни судей, ни игроков замены: их ещё не назначили.
print-missing-address = Адрес стойки неизвестен, кодам некуда вести. Укажите его: --address http://адрес:порт/e/номер.
print-missing-penalties = Наказаний не было.
print-missing-release = Результаты придержаны, до церемонии их видит только судейская коллегия.
print-missing-places = Призовые места ещё не определены: не всё сыграно и подтверждено, или место делят.

## Слова таблиц

print-table = Стол
print-table-of = Стол, { $round }
print-players = Игроки
print-player = Игрок
print-number = №
print-lot = Жребий
print-own-lot = Жребий { $n }
print-own-number = № { $n }
print-when = Когда
print-time = Время
print-day = Дата
print-from = Откуда
print-here = Здесь
print-waiting = Ждут места
print-sit-out = Не играют: { $names }.
print-seats-dice = Место за столом решают кубики ({ $basis }).
print-seats-tiles = Место за столом решает жребий ветров ({ $basis }).
print-after = { $last ->
    [1] После финала
   *[0] { $n ->
        [0] До начала игры
       *[other] { $school ->
            [riichi] После сессии
            [sichuan] После сессии
            [club] После игры
           *[other] После тура
        } { $n }
    }
}
print-why = Чем решено
print-chief = Главный судья
print-chief-named = Главный судья: { $name }
print-assistants = Помощники судьи
print-substitutes = Игроки замены
print-organiser = Организатор
print-programme-printed = Так печатает регламент; организатор своей программы не задал.

## Карточки

print-hu = Ху
print-code-event = Турнир: рассадка и результаты
print-code-standings = Положение
print-code-pin = Вход по PIN
print-pin = Без камеры – PIN:

## Протоколы

print-protocol = Протокол
print-protocol-of = { $round } · { $day }
print-round-blank = { $school ->
    [riichi] Сессия
    [sichuan] Сессия
    [club] Игра
   *[other] Тур
}
print-wind = Ветер
print-deal = Сдача
print-points = Очки
print-chombo = Чомбо
print-signature = Подпись
print-sum = Сумма
print-sticks = Палочек риичи на столе, × 1000
print-judge = { $school ->
    [club] Записал
   *[other] Записал судья
}
print-riichi-sum = Очки всех четверых и палочки на столе вместе: { $sum } ({ $basis }).
print-kongs = Конги
print-game-points = Очки
print-fines = Штрафы
print-result = Итог
print-keeper = Протокол ведёт
print-sichuan-marks = «Ху»: каким по счёту объявлено ({ $hu }). Конг закрытый и дополненный: сколько игроков ещё играло ({ $kong }). Очки сдачи в сумме дают 0; только штраф { $fine } за запретную масть не получает никто.
print-mahjong = М
print-whists = Висты
print-tournament-points = ТП
print-classical-sum = М – кто сделал Маджонг. Висты четверых в каждой сдаче и в сумме дают 0.
print-late = Опоздания и штрафы

## Памятка

print-payments = Выплаты: за рон, в скобках за цумо ({ $basis })
print-winner-other = Выигрывает не дилер
print-winner-dealer = Выигрывает дилер
print-han = { $n } хан
print-fu = { $n } фу
print-from-han = от { $n } хан
print-limits = Лимиты
print-together = Какие яку складываются вместе
print-yakuhai = Якухай
print-fan = Фанов
print-or-more = { $n } и больше
print-by-fan = Очки за фаны ({ $basis })

## Дипломы

print-diploma = Диплом
print-diploma-of = награждается
print-place = { $n } место

## Стойка и командная строка

print-page = Бумага
print-page-why = Каждый лист открывается готовым к печати: Ctrl+P. Чёрным по белому, A4 или A5.
print-not-yet = Пока не напечатать
print-of-round = Листы:
print-sheet = Лист
print-codes-sheet = Лист карточек для печати
print-code = QR-код адреса
print-tints = Листы с цветными буквами ветров
print-black = Листы чёрным по белому
print-written = Записано: { $file }. Откройте файл в браузере и напечатайте.
print-replace = Записать заново: --replace

help-event-print = Напечатать лист: рассадку, протоколы, карточки, положение, дипломы
help-event-print-usage = reglament event print ФАЙЛ [--what ЧТО] [--round ЧИСЛО] [--size a5] [--out ФАЙЛ]
help-event-print-what = Какой лист; без параметра список листов и чего им не хватает
help-event-print-round = Тур; без параметра последний, у которого есть рассадка
help-event-print-size = Бумага: a4 или a5; без параметра a4
help-event-print-ink = Краска: black или tints, ветры цветом; без параметра black
help-event-print-address = Адрес страницы события на стойке, куда ведут коды: http://адрес:порт/e/номер
help-event-print-out = Куда записать страницу HTML; без параметра на экран
help-event-print-replace = Записать заново, если такой файл уже есть
help-value-paper = БУМАГА
help-value-ink = КРАСКА
