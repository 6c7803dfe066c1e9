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
seat-lots-and-clans = Жребий кланов не разводит: сколько пар сошлось, сказано выше.
seat-not-seated = Не сидят ни за одним столом
seat-not-seated-round = тур { $n } – { $list }
seat-impossible = такой рассадки нет.
seat-system = такой рассадки заранее не бывает: { hall-system }
seat-system-by-standing = Она смотрит на результаты: рассаживают по одному туру, когда сыгран предыдущий.
seat-system-list = Столы берут из готового расписания: --schedule ФАЙЛ.
seat-clans-file = в файле кланов ошибки: { $file }
seat-clans-form = строка { $line }: нужны номер игрока и клан через «;», запятую или табуляцию: 7;Дракон
seat-clans-number = строка { $line }: игрока с номером { $found } нет, номера от 1 до { $players }
seat-clans-twice = строка { $line }: номер { $found } уже стоит в этом клане, строка { $first }
seat-clans-format = Строка файла – номер игрока и клан: 7;Дракон. Имён и заголовка в нём нет; строка с # впереди пропускается.
seat-clans-more = и ещё: { $n }
seat-schedule-file = в расписании ошибки: { $file }
seat-schedule-empty = в расписании нет ни одного стола: { $file }; стол пишется 7-2-1-8, между турами пустая строка.
seat-schedule-number = строка { $line }, столбец { $column }: здесь должен быть номер
seat-schedule-unknown = строка { $line }, столбец { $column }: номера { $found } нет, номера от 1 до { $players }
seat-schedule-twice = строка { $line }, столбец { $column }: номер { $found } уже есть в этом туре, строка { $first }
seat-schedule-few = строка { $line }, столбец { $column }: мест { $found }, а нужно четыре
seat-schedule-many = строка { $line }, столбец { $column }: здесь строка должна кончиться, мест только четыре

help-seat = Рассадка на все туры и её оценка
help-seat-usage = reglament seat --players N (--rounds N | --schedule ФАЙЛ) [параметры]
help-seat-players = Сколько игроков, от 4 до 2000 (номера жеребьёвки от 1)
help-seat-rounds = Сколько туров, от 1 до 100
help-seat-clans = Файл: строка – номер игрока и клан (7;Дракон); один клан вместе не сажают, а при --system random, где решает жребий, только считают
help-seat-system = italian (сразу все туры, повторов как можно меньше) или random (по жребию); без этого italian
help-seat-seed = Зерно: то же зерно – та же рассадка; без этого 1
help-seat-schedule = Не составлять, а оценить готовое расписание из файла (строки 7-2-1-8, между турами пустая)
help-seat-csv = Ответ в CSV
help-seat-script = Ответ расписанием: строки 7-2-1-8
