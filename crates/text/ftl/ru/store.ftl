### Что хранит стойка: копия, восстановление, выгрузка, загрузка.

help-arg-data = Папка с событиями; без ключа папка программ пользователя
help-arg-database = База данных вместо папки: postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@КОМПЬЮТЕР/БАЗА
help-value-place = АДРЕС

help-backup = Сохранить всё, что хранит стойка, в один файл, не останавливая её
help-backup-usage = reglament backup ФАЙЛ [ключи]
help-backup-file = Куда записать
help-backup-replace = Записать поверх файла, который уже есть
help-restore = Наполнить пустую стойку из копии
help-restore-usage = reglament restore ФАЙЛ [ключи]
help-restore-file = Файл, который записал reglament backup
help-export = Записать одно событие стойки в файл
help-export-usage = reglament export ЧИСЛО ФАЙЛ [ключи]
help-export-event = Номер события
help-export-file = Куда записать; файл читают reglament event и reglament import
help-import = Принести событие из файла на стойку или то, что в нём прибавилось
help-import-usage = reglament import ФАЙЛ [ключи]
help-import-file = Файл события

kept-saved = Сохранено в { $file }: событий { $events }, записей { $entries }.
kept-restored = Восстановлено из { $file }: событий { $events }, записей { $entries }.
kept-exported = Событие { $n } записано в { $file }: записей { $entries }.
kept-imported = { $file } теперь событие { $n }: записей { $entries }.
kept-grown = Событие { $n } здесь было и продолжено: новых записей { $new }, всего { $entries }.
kept-known = Всё это здесь уже есть: событие { $n }, записей { $entries }.
kept-differs = Событие { $n } здесь есть, и с записи { $at } оно пошло иначе. Не записано ничего; два файла одного события соединяет reglament event merge.
kept-no-event = события { $n } нет.
kept-event = { $n }: { $what }
kept-nothing = по адресу { $place } ничего не хранится.
kept-not-empty = стойка не пуста; копией наполняется только пустая.
kept-no-store = { $file } – не копия стойки.
kept-newer = это записала более новая версия программы; возьмите её.
kept-place = «{ $given }» – ни файл, ни postgres://…
kept-fault = события не читаются или не пишутся: { $what }
