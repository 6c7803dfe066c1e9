### `reglament event`: файл, стойка, ошибки в том, что набрано.

event-next = дальше:
event-refused = Отказано:
event-refused-of = { $name }: { $what }
event-missing-round = Не рассажено: { hall-round } { $n }.
event-missing-table = Стола { $table } нет: { hall-in-round } { $n } столы с 1 по { $most }.
event-missing-call = Вызова { $call } нет; { $n ->
    [0] судью ещё не звали
    [1] был один, 1
   *[other] есть с 1 по { $n }
}.
event-missing-result = Результата ещё нет: { $table }.
event-missing-version = Версии { $version } у результата нет, { $n ->
    [1] есть одна, 1
   *[other] есть с 1 по { $n }
}: { $table }.
event-moves = Этот результат подтверждён и уже учтён. Поправка сдвинет:
event-moves-place = {"  "}{ $name }: место { $from } → { $to }
event-moves-rating = {"  "}{ $name }: рейтинг { $from } → { $to }
event-change-same = Всё уже так и есть.
event-confirm-round = { $option } говорит обо всём туре, а назван стол
event-confirm-table = { $option } говорит об одном столе: стол 3 тура 2 пишется 2.3
event-before-signal = Время команды, { $at }, раньше последнего сигнала: { $last }.
event-type-first = Сначала: { $step }
event-type-confirm = Один стол подтверждает reglament event confirm ФАЙЛ { $round }.{ $table }, все, у которых есть результат, – reglament event confirm ФАЙЛ { $round } --all
event-type-restrictions = Ограничения записывает reglament event appoint ФАЙЛ { $who } --restrictions ТЕКСТ
event-type-accept = Согласиться с этим: reglament event seat ФАЙЛ --accept { $n } --reason ПРИЧИНА
event-type-accept-moves = Согласиться с этим: та же команда с --accept
event-type-rule = Судья пишет это в --choice НАКАЗАНИЕ либо, вместо нарушения, --rule НАКАЗАНИЕ --reason ПРИЧИНА
event-type-choice = Судья пишет, что именно, в --choice: { $words }
event-type-for-good = Значит, та же команда с --for-good
event-type-reopen = Открывает заново главный судья: reglament event reopen ФАЙЛ { $round } --reason ПРИЧИНА
event-type-reopen-event = Открыть заново: reglament event reopen ФАЙЛ --reason ПРИЧИНА
event-before = Ничего не изменено: это уже { $n ->
    [1] сделала команда { $list }
   *[other] сделали команды { $list }
}.
event-undone = {"  "}Было: { $n } { $what }
event-worth-of-all = Какова рассадка:
event-worth = {"  "}{ $what }: { $much }
event-worth-change = {"  "}{ $what }: { $old } → { $new }
event-worth-none = нет
event-worth-same = {"  "}Рассадка не хуже и не лучше прежней.
event-option-unused = В этих правилах { $option } к результату не относится.
event-list-twice = Этот стол уже есть в строке { $line }.
event-results = из списка { $file } не внесён ни один результат, пока он не в порядке целиком
event-results-empty = в { $file } нет ни одной строки с результатом
event-results-option = { $option } пишется в самой команде, один раз для всего списка.
event-results-form = { $family ->
    [riichi] Строка — стол и четыре числа, первым Восток первой сдачи: 3 40000 30000 20000 10000; за ними --bets, --chombo, --sheet, --log, --confirm.
    [sichuan] Строка — стол и игровые очки, первым Восток первой сдачи: 3 +12 -4 -4 -4; за ними --own, --sheet, --log, --confirm.
   *[classical] Строка — стол и четыре тройки, первым Восток первой сдачи: 3 5/230/2 4/10/1 0/-90/1 -1/-150/0; за ними --deals, --sheet, --confirm.
}
event-nobody-here = Прихода никто не отметил, поэтому участвуют все из списка.
event-seats-guessed = Стол { $table }: как определяли места, не записано. Результат внесён в объявленном порядке, первый – Восток.
event-nothing = Делать было нечего.
event-again = Эти слова были последними. Чтобы выполнить их ещё раз, добавьте --id с новым именем.
event-mended = Последняя строка файла оборвана сбоем ({ $n ->
    [one] { $n } байт
    [few] { $n } байта
   *[other] { $n } байт
}); о ней никому не было сказано, что она записана, и она убрана.
event-torn = Последняя строка файла оборвана ({ $n ->
    [one] { $n } байт
    [few] { $n } байта
   *[other] { $n } байт
}); она не читается, следующая команда её уберёт.

event-file = { $file } не читается как событие
event-file-exists = { $file } уже есть; поверх не пишется ничего
event-file-empty = в нём нет ни одной целой строки; событие создаёт reglament event new
event-file-schema = его вид «{ $found }», а читается reglament.event-log/1
event-file-no-log = это не файл события; событие создаёт reglament event new
event-file-altered = строка { $line }: записано было другое; она повреждена, или её либо одну из строк до неё изменили, переставили, убрали
event-file-number = строка { $line }: её номер не следует за прежней
event-file-syntax = строка { $line }: это не JSON
event-file-value = строка { $line }: { $what }
event-file-whole-header = До неё цел только заголовок.
event-file-whole = До неё { $lines ->
    [one] цела { $lines } строка
    [few] целы { $lines } строки
   *[many] целы { $lines } строк
}: заголовок и { $n ->
    [one] { $n } команда
    [few] { $n } команды
   *[many] { $n } команд
}. Последняя, { $time }: { $what }
event-file-newer = Сама строка цела: её могла записать другая версия программы.
event-file-copies = В файле ничего не изменено, и ничего из него не выброшено. Продолжайте с другой копией: с другого компьютера или с резервной.
event-file-part = Если всех команд нет ни в одной копии, целые строки можно соединить с ней: head -n { $n } { $file } > ЧАСТЬ, затем reglament event merge ЧАСТЬ КОПИЯ --out ФАЙЛ
event-file-busy = в { $file } одновременно пишет другая программа; ничего не сделано
event-no-hall = { $rules }: в этих правилах нет зала, событие по ним не провести
event-no-zone = нет часового пояса «{ $zone }»
event-zone-form = Пояс пишется как Europe/Samara или Asia/Vladivostok.
event-no-time = «{ $typed }» — не время
event-time-forms = Пишется 2026-03-01T10:00:00+03:00 или время площадки: 2026-03-01 10:00 либо 10:00.
event-id-taken = Имя «{ $id }» (--id) уже дано другой команде: { $n }, { $time }.
event-id-other = Ничего не записано. Новой команде нужно своё имя.
event-time-impossible = время { $at } явно ошибочно
event-time-before-opening = Событие открыто { $opened }.
event-time-far = Последний день события – { $day }, последняя команда дана { $last }: это больше чем на год позже.
event-time-back = { $at } – раньше последней команды ({ $n }, { $last }). Журнал идёт по порядку: новая записана временем { $last }.
event-clock-back = Часы этого компьютера показывают { $at }, а последняя команда ({ $n }) дана { $last }. Новая записана временем { $last }; проверьте часы.
event-clock-far = Часы этого компьютера показывают { $at } – больше чем на год позже события и последней команды ({ $n }, { $last }). Новая записана с этим временем; проверьте часы.
event-no-day = «{ $typed }» — не день; пишется 2026-03-01
event-day-impossible = «{ $typed }» – дата явно ошибочна
event-years = Год – с { $from } по { $to }.

## Кто, где и что

event-who-none = здесь нет никого по имени «{ $typed }»
event-who-forms = Пишется номер игрока (5), номер человека (p12), имя или не меньше трёх его букв.
event-who-several = «{ $typed }» — это может быть несколько человек
event-who-plays-not = { $name } не занимает места в этом событии
event-no-seat = «{ $typed }» — не место за столом
event-no-table = «{ $typed }» — не стол и не тур; стол 3 тура 2 пишется 2.3
event-no-signal = «{ $typed }» — не сигнал
event-signal-forms = Пишется +7 — минуты, +1d — сдачи, либо pause, resume, last-deal, end.
event-no-points = результат пишется иначе: «{ $typed }»
event-points-forms = { $family ->
    [riichi] Четыре числа — очки в конце, первым Восток первой сдачи: 40000 30000 20000 10000.
    [sichuan] Четыре числа (три, если играют трое) — игровые очки, первым Восток первой сдачи: +12 -4 -4 -4. С --own МЕСТО:ОЧКИ — то, что набрал сам заменённый игрок.
   *[classical] Четыре тройки — турнирные очки, висты и маджонги, первым Восток первой сдачи: 5/230/2 4/10/1 0/-90/1 -1/-150/0. В финале, где считают висты, – висты и маджонги: 600/4 10/1 -90/1 -520/0.
}
event-schedule = { $file } — не расписание
event-schedule-number = строка { $line }, место { $column }: нужно число; стол пишется 7-2-1-8, между турами пустая строка
event-schedule-unknown = строка { $line }, место { $column }: номера { $n } нет, они от 1 до { $most }
event-schedule-twice = строка { $line }, место { $column }: { $n } уже сидит в этом туре, строка { $first }
event-schedule-few = строка { $line }, место { $column }: за столом четыре места, а здесь { $n }
event-schedule-many = строка { $line }, место { $column }: за столом четыре места, здесь начинается пятое
event-no-round = тур { $n } не рассажен
event-several-open = { $school ->
    [club] идёт несколько игр
    [sichuan] идёт несколько сессий
   *[other] идёт несколько туров
}: { $rounds }
event-several-form = Напишите, о какой речь: { $form }
event-seat-next = рассаживается следующий тур, это { hall-round } { $next }, а не { $n }; рассаженный меняют --swap, --swap-seats, --swap-tables, --close-up, --withdraw
event-no-command = нет команды «{ $typed }»; номера показывает reglament event show ФАЙЛ --log
event-no-offence = в каталоге этого события нет «{ $typed }»
event-offence-list = Каталог и его слова показывает reglament event penalty ФАЙЛ --list.
event-game-four = в игре четверо, первым Восток; с --auto столы составляются из всех названных
event-game-nobody = сейчас на месте нет никого, кто не играет
event-game-checkin = Кто пришёл, отмечает reglament event checkin ФАЙЛ КТО…; или назовите игроков здесь.

## Лог или лист сдач вместо протокола

event-log-none = { $file }: в нём нет игры
event-log-several = { $file }: в нём несколько игр, а за столом одна
event-log-deal = { hall-in-deal } { $n } лога: её результат не записан
event-log-start = { $file }: лог начинается не с первой сдачи игры
event-log-seats = игроки лога сидят не так, как за этим столом; начиная с Востока: { $names }
event-sheet-family = { $file } — лист другой игры
event-sheet-rules = { $file }: протокол по правилам { $other }, а здесь играют по { $own }
event-sheet-table = { $file } – с другого стола: на нём указаны трое игроков или финал, а здесь иначе
event-sheet-deal = { hall-in-deal } { $n } листа не могла пройти так

## Списки людей

event-list = { $file }: из списка не взят никто, пока он не в порядке целиком
event-list-line = Строка { $line }: { $what }
event-list-empty = в нём никого нет
event-list-json = это JSON, а не список: нужна таблица с именами столбцов в первой строке или имена по одному в строке
event-list-no-names = ни в одном столбце нет имён
event-list-column = «{ $typed }» — не столбец; есть: { $columns }
event-list-column-twice = столбец «{ $column }» стоит дважды
event-list-many = полей больше, чем столбцов
event-list-no-name = нет имени
event-list-name-twice = это имя уже есть в строке { $line }
event-list-value = «{ $typed }» не подходит к столбцу «{ $column }»; пишется: { $words }
event-list-quote = кавычка не закрыта
event-list-book = Файл похож на книгу XLSX, но не читается (нужна книга без пароля, сохранённая как .xlsx): { $why }
event-list-book-cells = Книга слишком велика для списка: не больше 10 000 строк и 100 столбцов
event-list-book-big = Распакованная книга больше 64 МБ: уберите из неё картинки и лишние листы
event-list-book-empty = В книге нет листов
event-column = { $column ->
    [name] имя
    [first-name] имя (отдельно)
    [last-name] фамилия
    [latin-first] имя латиницей
    [latin-last] фамилия латиницей
    [club] клуб
    [city] город
    [country] страна
    [ema] ema
    [clan] клан
    [team] команда
    [birth] дата рождения
    [contact] контакт
    [note] заметка
    [experience] опыт
    [attested] подтвердил
    [membership] членство
    [part] роль
   *[restrictions] ограничения
}

## Каталог и страница события

event-offence = { $word }: { $what } — { $follows } ({ $basis })
event-tariff-warnings = предупреждение, каждое второе — мёртвая рука
event-tariff-scale = следующая ступень шкалы
event-tariff-choice = выбирает судья: { $choices }
event-tariff-ban = не играет, месяцев: { $n }
event-tariff-free = что решит судья
event-head = «{ $name }»: { $rules } ({ $basis }), { $days ->
    [one] { $from }
   *[more] с { $from } по { $to }
}; { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
event-settings = { $rounds ->
    [none] Рассадка: { hall-system }
   *[other] { $school ->
        [sichuan] Сессий
        [club] Игр
       *[other] Туров
    }: { $rounds }; рассадка: { hall-system }
}{ $minutes ->
    [none] {""}
   *[other] ; минут: { $minutes }
}.
event-settings-rounds = Ещё не выбрано, сколько туров: reglament event change ФАЙЛ --rounds N
event-person = {"  "}{ $name }: { $part ->
    [player] игрок
    [substitute] игрок замены
    [chief-judge] главный судья
   *[assistant] помощник судьи
}, { $standing ->
    [listed] ещё не на месте
    [waiting] ждёт места
    [offered] место предложено
    [here] на месте
   *[left] больше не участвует
}
event-person-by = ; за него играет { $name }
event-person-for = ; играет за { $name }
event-person-out = ; не играет, начиная с: { $round }
event-version = {"  "}Версия { $version } ({ $time }, { $who }){ $current ->
    [yes] , действует
   *[no] {""}
}:
event-no-penalties = Штрафов нет.
event-waits-line = Строка { $n } другой копии ждёт судью ({ $time }, { $who }):
event-type-gate = { $gate ->
    [admission] Как человек относится к клубу, пишут в --membership: visitor, paid, member.
    [age] Дату рождения пишут в --birth 2001-12-31.
    [young] Игрока замены на столько сессий пишут как --part substitute:1.
    [restrictions] Ограничения пишут в --restrictions ТЕКСТ.
    [experience] Опыт пишут в --experience: tournaments, qualified, none.
   *[qualification] Зачёт пишут как --experience qualified --attested КТО.
}
event-type-column = { $gate ->
    [admission] Как человек относится к клубу, пишут в столбце
    [age] Дату рождения пишут в столбце
    [young] Игрока замены на столько сессий (substitute:1) пишут в столбце
    [restrictions] Ограничения пишут в столбце
    [experience] Опыт пишут в столбце
   *[qualification] Кто подтвердил зачёт, пишут в столбце
} «{ $column }»{ $any ->
    [yes] {""}
   *[no] : { $words }
}.
event-type-override = Вопреки условию: --override ПРИЧИНА
event-type-step = { $step } – event { $command } ФАЙЛ
event-type-step-with = { $step } – event { $command } ФАЙЛ { $rest }
event-type-same = Если это один человек: reglament event same ФАЙЛ КТО КТО
event-type-settle = reglament event settle ФАЙЛ { $n } --take-over --reason ПРИЧИНА, либо --drop
event-type-choose = reglament event confirm ФАЙЛ { $place } --version { $version } --reason ПРИЧИНА
event-log-day = { $day }
event-log-line = {"  "}{ $n } { $time } { $what }
event-log-gone = {"  "}{ $n } { $time } (отменена) { $what }
