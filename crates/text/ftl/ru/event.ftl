### `reglament event`: файл, стойка, ошибки в том, что набрано.

event-next = дальше:
event-refused = Отказано:
event-before = Ничего не изменено: это уже сделала команда { $n }.
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
event-file-altered = строка { $line }: записано было другое; эту строку или одну из строк до неё изменили, переставили или убрали
event-file-number = строка { $line }: её номер не следует за прежней
event-file-syntax = строка { $line }: это не JSON
event-file-value = строка { $line }: { $what }
event-file-busy = в { $file } одновременно пишет другая программа; ничего не сделано
event-no-hall = { $rules }: в этих правилах нет зала, событие по ним не провести
event-no-zone = нет часового пояса «{ $zone }»
event-zone-form = Пояс пишется как Europe/Samara или Asia/Vladivostok.
event-no-time = «{ $typed }» — не время
event-time-forms = Пишется 2026-03-01T10:00:00+03:00 или время площадки: 2026-03-01 10:00 либо 10:00.
event-no-day = «{ $typed }» — не день; пишется 2026-03-01

## Кто, где и что

event-who-none = здесь нет никого по имени «{ $typed }»
event-who-forms = Пишется номер игрока (5), номер человека (p12), имя или часть имени.
event-who-several = «{ $typed }» — это может быть несколько человек
event-who-plays-not = { $name } не занимает места в этом событии
event-no-seat = «{ $typed }» — не место за столом
event-no-table = «{ $typed }» — не стол и не тур; стол 3 тура 2 пишется 2.3
event-no-signal = «{ $typed }» — не сигнал
event-signal-forms = Пишется +7 — минуты, +1d — сдачи, либо pause, resume, last-deal, end.
event-no-points = результат пишется иначе: «{ $typed }»
event-points-forms = { $family ->
    [riichi] Четыре числа — очки в конце, первым Восток первой сдачи: 40000 30000 20000 10000.
    [sichuan] Четыре числа — игровые очки, первым Восток первой сдачи: +12 -4 -4 -4. С --own МЕСТО:ОЧКИ — то, что набрал сам заменённый игрок.
   *[classical] Четыре тройки — турнирные очки, висты и маджонги, первым Восток первой сдачи: 4/230/6 2/10/4 1/-90/3 0/-150/2.
}
event-schedule = { $file } — не расписание
event-schedule-number = строка { $line }, место { $column }: нужно число; стол пишется 7-2-1-8, между турами пустая строка
event-schedule-unknown = строка { $line }, место { $column }: номера { $n } нет, они от 1 до { $most }
event-schedule-twice = строка { $line }, место { $column }: { $n } уже сидит в этом туре, строка { $first }
event-schedule-few = строка { $line }, место { $column }: за столом четыре места, а здесь { $n }
event-schedule-many = строка { $line }, место { $column }: за столом четыре места, здесь начинается пятое
