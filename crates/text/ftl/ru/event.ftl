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
