### Справка `reglament event`.

help-event = Провести событие, записанное в одном файле: от регистрации до мест
help-event-usage = reglament event КОМАНДА ФАЙЛ [параметры]
help-arg-event = Файл события: журнал, в который строки только добавляются
help-arg-role = Кто даёт команду: public, player, scribe, judge, chief-judge, organiser, owner; без параметра owner
help-arg-me = Номер человека, который даёт команду, если это игрок
help-arg-device = Стол, за которым закреплено устройство: 3 или 2.3 — стол 3 тура 2
help-arg-at = Когда: 2026-03-01T10:00:00+03:00 или время площадки, 2026-03-01 10:00 либо 10:00; без параметра сейчас
help-arg-id = Имя этой команды: дважды данная выполняется один раз; без него — те же слова сразу вслед за собой
help-value-text = ТЕКСТ
help-value-zone = ПОЯС
help-value-day = ДЕНЬ
help-value-system = СИСТЕМА
help-value-time = ВРЕМЯ
help-value-unique = ИМЯ
help-value-role = РОЛЬ
help-value-table = СТОЛ

help-event-new = Открыть событие по регламенту или домашним правилам
help-event-new-usage = reglament event new ФАЙЛ --rules ПРАВИЛА --name ТЕКСТ [параметры]
help-event-new-rules = По каким правилам: имя из reglament rules list или файл домашних правил
help-event-new-name = Название события
help-event-new-place = Где проходит
help-event-new-zone = Часовой пояс площадки, например Europe/Samara; без параметра — пояс этого компьютера
help-event-new-from = Первый день, 2026-03-01; без параметра сегодня
help-event-new-to = Последний день; без параметра первый
help-event-new-rounds = Сколько туров, если регламент их не называет
help-event-new-system = Система рассадки, если регламент оставляет выбор: italian, programmatic, danish, fixed, snake, random, manual, auto-table
help-event-new-minutes = Минут в туре, если регламент их не называет
help-event-new-prizes = Сколько мест призовые
help-event-new-limit = Сколько игроков самое большее, если зал мал

help-event-show = Где событие стоит и что дальше
help-event-show-usage = reglament event show ФАЙЛ [параметры]
