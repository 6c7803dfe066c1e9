### `event standings|export|merge|check|simulate|import-logs`.

standings-title = { $name }: после { $after ->
    [0] начала
   *[other] { hall-round-of } { $after }
}
standings-title-final = { $name }: после финала
standings-place = место
standings-player = игрок
standings-games = игр
standings-prize = приз
standings-prize-undecided = { $from }–{ $to }?
standings-shared = { $place }=
standings-teams = Команды ({ $basis })
standings-team = команда
standings-no-round = такого тура нет или он ещё не сыгран: { $n }
standings-nobody = Игроков пока нет.
standings-more-explain = Почему места такие: --explain

export-written = Записано: { $file }
export-what = укажите, что выгрузить: --csv ПАПКА, --xlsx КНИГА, --json или --ema
export-ema-written = Имён без латиницы: { $n }. Они записаны по паспортным правилам. Если имя и фамилия разделены или записаны не так, задайте их латиницей в записи игрока.
export-replace = Записать таблицы заново: --replace
export-no-write = не записать: { $file }. { $error }

merge-itself = { $one } и { $other } – один и тот же файл
merge-itself-why = Соединяются две копии, которые разошлись; самому себе файл ничего не добавит.
merge-apart-law = Первое идёт по правилам «{ $one }», второе – по правилам «{ $other }».
merge-twice = У двух разных команд в двух копиях был один идентификатор; здесь обе, более поздняя – команда { $n }.
merge-apart = это копии разных событий: { $one } и { $other }
merge-apart-why = Их журналы начинаются с разных команд.
merge-done = Соединено: { $n ->
    [one] { $n } команда
    [few] { $n } команды
   *[many] { $n } команд
} в { $file }; общих { $common }, из первой копии { $one }, из второй { $other }.
merge-clean = Противоречий нет.
merge-conflict = Стол { $table } ({ hall-round } { $round }): результаты расходятся, выбирает судья.
merge-left-out = Строка { $n } ждёт судью, она расходится с другой копией:
merge-left-out-empty = (ничего, что можно показать)

import-done = Из логов: { $games ->
    [one] { $games } ханчан
    [few] { $games } ханчана
   *[many] { $games } ханчанов
}, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; записано в { $file }.
import-table = За столом правила { $table }, зал – { $hall }.
import-totals = Только итоговыми очками: { $n } (по сдачам эти игры правилам не соответствуют или их исходы записаны не полностью)
import-tonpuu = Тонпусены, по правилам не в зачёт: { $n } ({ $basis })
import-tonpuu-plain = Тонпусены, по правилам не в зачёт: { $n }
import-unreadable = Не прочитано: { $n }
import-refused = Не принято: { $n }
import-named = { $name }: { $what }
import-no-end = нет окончания игры
import-same-name = за столом двое с одним именем
import-nothing = здесь нет ни одного ханчана
import-family = { $rules }: логи бывают только у риичи
import-tournament = { $rules } – турнир с турами; из логов собирают лигу или клубный зачёт
import-event = Игры из логов

help-event-standings = Места: показатели регламента и чем разделены соседи
help-event-standings-usage = reglament event standings ФАЙЛ [параметры]
help-event-standings-upto = После этого тура; без параметра – сейчас, с финалом
help-event-standings-explain = Сказать, чем разделены соседи, с числами и пунктами
help-event-standings-csv = Ответ в CSV
help-event-export = Выгрузить событие для других программ
help-event-export-usage = reglament event export ФАЙЛ (--csv ПАПКА [--replace] | --xlsx КНИГА [--replace] | --json | --ema)
help-event-export-csv = Таблицы в эту папку: players, seating, results, penalties, standings
help-event-export-xlsx = Те же таблицы одним файлом XLSX, по листу на каждую
help-event-export-replace = То, что там уже есть, записать заново
help-event-export-ema = Отчёт о результатах для EMA, 19 столбцов, CSV
help-value-dir = ПАПКА
help-value-book = КНИГА
help-event-merge = Соединить две копии одного события, которые разошлись
help-event-merge-usage = reglament event merge ФАЙЛ ФАЙЛ --out ФАЙЛ
help-event-merge-one = Одна копия
help-event-merge-other = Другая копия
help-event-merge-out = Куда записать соединённое; файл не должен существовать
help-event-import-logs = Собрать лигу или клубный зачёт из логов игр
help-event-import-logs-usage = reglament event import-logs --rules ПРАВИЛА ПУТЬ… --out ФАЙЛ
help-event-import-logs-paths = Логи и папки с логами: mjlog, tenhou.net/6, mjai, Mahjong Soul
help-event-import-logs-rules = Чей зал: aleague, tesuji или файл домашних правил; за столом правила Тенхо, если домашние не скажут иного
help-event-import-logs-out = Куда записать событие; файл не должен существовать
help-event-import-logs-day = День этих игр, 2026-03-01; без параметра сегодня

check-clean = Замечаний нет, проверено команд: { $n }.
check-found = Замечаний: { $found }; проверено команд: { $n }.
check-place = { $name }: место { $standings }, а по второму счёту { $checker }.

simulate-done = Сыграно по зерну { $seed }: команд { $commands }, игроков { $players }, туров и игр { $rounds }; записано в { $file }.
simulate-stopped = симуляция остановилась на команде { $n }
simulate-allowed = Эту команду надо было отклонить, а она выполнена.
simulate-changed = Команда, которая ничего не должна менять, что-то изменила.

help-event-check = Проверить журнал события вторым счётом: всё, что не по регламенту
help-event-check-usage = reglament event check ФАЙЛ
help-event-simulate = Сыграть событие по зерну, от открытия до закрытия
help-event-simulate-usage = reglament event simulate --rules ПРАВИЛА --out ФАЙЛ [параметры]
help-event-simulate-rules = По каким правилам: имя из reglament rules list или файл домашних правил
help-event-simulate-players = Сколько игроков, примерно, от 4 до 2000; без параметра 16
help-event-simulate-seed = Зерно: то же зерно – то же событие; без параметра 1
help-event-simulate-out = Куда записать событие; файл не должен существовать
