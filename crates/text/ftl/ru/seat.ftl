### Команда `seat`.

seat-title = Рассадка: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}; { $how }.
seat-how-search = { hall-system }, зерно { $seed }
seat-how-schedule = из расписания
seat-round = Тур { $n }
seat-table = стол
seat-quality = Чего стоит
seat-impossible = такой рассадки нет.
seat-players-needed = нужны хотя бы четверо игроков.
seat-rounds-needed = нужен хотя бы один тур.
seat-system = такой рассадки заранее не бывает: { hall-system }
seat-system-by-standing = Она смотрит на результаты: рассаживают по одному туру, когда сыгран предыдущий.
seat-system-list = Столы берут из готового расписания: --schedule ФАЙЛ.
seat-clans-file = в файле кланов ошибки: { $file }
seat-clans-form = строка { $line }: нужны номер игрока и клан через «;», запятую или табуляцию: 7;Дракон
seat-clans-number = строка { $line }: игрока с номером { $found } нет, номера от 1 до { $players }
seat-clans-twice = строка { $line }: номер { $found } уже стоит в этом клане, строка { $first }
seat-clans-more = и ещё: { $n }
seat-schedule-file = в расписании ошибки: { $file }
seat-schedule-number = строка { $line }, столбец { $column }: здесь должен быть номер
seat-schedule-unknown = строка { $line }, столбец { $column }: номера { $found } нет, номера от 1 до { $players }
seat-schedule-twice = строка { $line }, столбец { $column }: номер { $found } уже есть в этом туре, строка { $first }
seat-schedule-few = строка { $line }, столбец { $column }: мест { $found }, а нужно четыре
seat-schedule-many = строка { $line }, столбец { $column }: здесь строка должна кончиться, мест только четыре

help-seat = Рассадка на все туры и её оценка
help-seat-usage = reglament seat --players N (--rounds N | --schedule ФАЙЛ) [параметры]
help-seat-players = Сколько игроков (номера жеребьёвки от 1)
help-seat-rounds = Сколько туров
help-seat-clans = Файл: строка – номер игрока и клан (7;Дракон); один клан вместе не сажают
help-seat-system = italian (сразу все туры, повторов как можно меньше) или random (по жребию); без этого italian
help-seat-seed = Зерно: то же зерно – та же рассадка; без этого 1
help-seat-schedule = Не составлять, а оценить готовое расписание из файла (строки 7-2-1-8, между турами пустая)
help-seat-csv = Ответ в CSV
help-seat-script = Ответ расписанием: строки 7-2-1-8
