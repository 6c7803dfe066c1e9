### Стойка в браузере: люди дважды, итоги, файлы, игры клуба.

desk-stage-awards = Итоги и награды
desk-stage-files = Файлы
desk-stage-games = Игры и рейтинг

## Люди

desk-gate-reason = Почему всё-таки допущен
desk-gate-waive = Допустить
desk-place = Место
desk-place-do = Дать место
desk-restrict = Ограничения для младшего
desk-restrict-text = С какими ограничениями играет
desk-same = Возможно, записаны дважды
desk-same-keep = Это один человек, остаётся { $name }
desk-same-was = Был записан и как
desk-same-other = { $name }, запись { $n }
desk-same-two = Это два человека
desk-personal = Личные данные
desk-personal-file = Всё, что известно об этом человеке, файлом
desk-forget = Забыть этого человека
desk-forget-why = Имя, контакт, дата рождения и заметки исчезнут отовсюду, и из журнала тоже. Результаты останутся под номером. Вернуть это нельзя.
desk-forget-sure = Понимаю, что вернуть нельзя
desk-forget-do = Забыть навсегда
desk-forget-unsure = Отметьте, что вернуть это нельзя: иначе человек остаётся в списке.

## Итоги

desk-end-waits = До закрытия осталось
desk-final-who = Кто в финале
desk-tie-lot = Бросить жребий
desk-tie-decide = Решить так
desk-awards = Награды
desk-winner = Победитель:
desk-prizes = Призы
desk-history = В личную историю
desk-teams = Команды
desk-ceremony = Церемония
desk-ceremony-why = Результаты можно придержать, а потом назвать места по одному, с последнего. До этого их не видно ни на экране, ни на телефонах.
desk-hold-from = { $school ->
    [sichuan] С какой сессии
    [riichi] С какой сессии
    [club] С какой игры
   *[other] С какого тура
}
desk-hold = Придержать результаты
desk-release = Показать всё
desk-reveal = Назвать место

## Файлы

desk-file-log = Журнал события
desk-file-log-why = всё, что записано, с контактами и заметками; открывается на другом компьютере
desk-file-json = Событие целиком (JSON), без личных данных
desk-file-xlsx = Все таблицы одним файлом XLSX
desk-file-ema = Отчёт для EMA
desk-file-table = Таблица { $table ->
    [players] игроков
    [seating] рассадки
    [results] результатов
    [penalties] наказаний
    [standings] мест
   *[teams] команд
} (CSV)
desk-copy = Такое же событие ещё раз
desk-copy-why = Тот же регламент с тем же выбором организатора. Результаты не переносятся.
desk-copy-people = и те же люди
desk-copy-do = Создать копию
desk-import = Принести событие из файла
desk-import-link = Открыть журнал другого события
desk-import-why = Журнал события, скачанный на другом компьютере. Если это событие здесь уже есть, к нему добавится то, чего не хватало.
desk-import-file = Файл
desk-import-do = Принести
desk-import-empty = Выберите файл с журналом события.
desk-import-unreadable = Этот файл не читается как журнал события: { $why }.
desk-import-not-event = В файле нет начала события.
desk-import-differs = Событие { $event } здесь пошло иначе, начиная с записи { $n }. Ничего не добавлено: такие копии соединяет reglament event merge.

## Игры клуба

desk-games-rounds = Здесь играют по турам, а не отдельными играми.
desk-game-log = Записать игру
desk-game-points = Результат
desk-game-later = Если игра только начинается, оставьте результат пустым.
desk-game-day = День
desk-game-rated = В рейтинг
desk-rated-yes = идёт
desk-rated-agreed = не идёт: так договорились до игры
desk-rated-one-round = не идёт: один круг ветра
desk-rated-not-official = не идёт: не на встрече клуба
desk-game-do = Записать игру
desk-game-unrated = не в рейтинг ({ $basis })
desk-auto = Собрать столы из тех, кто здесь
desk-auto-why = Отметьте пришедших. Кто сядет первым, решает регламент, остальное жребий.
desk-auto-do = Собрать столы
desk-priority = { $why ->
    [member] первым: член клуба
    [friend] первым: друг клуба из другого города
   *[games] первым: { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[other] { $n } игр
    } за прошлый сезон
} ({ $basis })
desk-order = Порядок
desk-rating = Рейтинг
desk-rating-change = Изменение
desk-season = Сезон
desk-season-places = Места 1 · 2 · 3 · 4
desk-games-last = Последние игры
desk-games-none = Игр ещё не было.

## Программа дня

desk-programme = Программа дня
desk-programme-form = Строка – время и что: 10:00-11:30 { hall-round } 1: большой зал. День пишут перед временем, если он другой: 2026-12-06 10:00-11:30 финал. Что бывает:
desk-programme-items = Программа
desk-programme-line = «{ $typed }» не разобрать
desk-programme-printed = Расписание из регламента
desk-programme-printed-do = Взять расписание регламента
desk-programme-kind = { $kind ->
    [check-in] регистрация
    [opening] открытие
    [round] { hall-round } { $n }
    [final] финал
    [break] перерыв
    [results] подсчёт
    [closing] закрытие
   *[other] другое
}
