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
help-value-name = ИМЯ
help-value-part = УЧАСТИЕ
help-value-what = ЧТО
help-value-reason = ПРИЧИНА
help-value-who = КТО
help-value-sum = СУММА
help-value-schedule = РАСПИСАНИЕ
help-value-tables = СТОЛЫ
help-value-points = ОЧКИ
help-value-seat-points = МЕСТО:ОЧКИ
help-value-where = ГДЕ
help-arg-round = Тур; без параметра тот, который идёт
help-arg-reason = Почему; остаётся в журнале
help-arg-seed = Зерно жребия; без параметра такое, какого никто не знает заранее

help-event-add = Записать игрока, игрока замены или судью
help-event-add-usage = reglament event add ФАЙЛ ИМЯ [параметры]
help-event-add-name = Имя, как человек его пишет
help-event-add-part = Кем: player — игрок, substitute — игрок замены, substitute:2 — на две сессии, chief-judge — главный судья, assistant — помощник; без параметра player
help-event-add-latin_first = Имя латиницей
help-event-add-latin_last = Фамилия латиницей
help-event-add-clan = Семья (клан): её члены сидят врозь
help-event-add-team = Команда
help-event-add-club = Клуб
help-event-add-city = Город
help-event-add-country = Страна, три буквы
help-event-add-ema = Номер в Европейской ассоциации маджонга
help-event-add-birth = Дата рождения, 2001-12-31
help-event-add-contact = Как связаться; не показывается никому
help-event-add-note = Заметка организатора; не показывается никому
help-event-add-experience = Что человек играл раньше: unknown — не спрошено, tournaments — турниры, qualified — сдан зачёт, none — ничего
help-event-add-attested = Кто подтверждает зачёт
help-event-add-membership = Отношение к клубу: none, visitor — посетитель, paid — взнос уплачен, member — постоянный член, far-friend — иногородний друг
help-event-add-restrictions = Ограничения, с которыми играет несовершеннолетний
help-event-add-over = Вопреки условию регламента, по этой причине

help-event-checkin = Отметить, кто на месте
help-event-checkin-usage = reglament event checkin ФАЙЛ (КТО… | --all) [параметры]
help-event-checkin-who = Номер игрока (5), номер человека (p12), имя или часть имени
help-event-checkin-all = Все, кто в списке
help-event-checkin-approve = Список игроков утверждён; кто придёт позже, опоздал

help-event-leave = Человек уходит и больше не играет
help-event-leave-usage = reglament event leave ФАЙЛ КТО [параметры]
help-event-leave-who = Номер игрока (5), номер человека (p12), имя или часть имени
help-event-leave-untold = Никто не предупреждён

help-event-draw = Провести жребий между теми, кто на месте, или определить места за столом
help-event-draw-usage = reglament event draw ФАЙЛ [--table СТОЛ [--dice СУММА СУММА СУММА СУММА | --winds КТО КТО КТО КТО]] [параметры]
help-event-draw-table = Стол, места за которым определяются; без --dice и --winds тайлы ветров тянутся по зерну
help-event-draw-all_tables = Тайлы ветров за всеми столами тура, по зерну
help-event-draw-dice = Что четверо выбросили двумя костями, в объявленном порядке
help-event-draw-winds = Кто вытянул Восток, Юг, Запад и Север

help-event-seat = Рассадить следующий тур, все туры или финал; изменить рассадку
help-event-seat-usage = reglament event seat ФАЙЛ [--all | --load РАСПИСАНИЕ | --final | --swap КТО КТО | …] [параметры]
help-event-seat-system = По какой системе; без параметра по системе события
help-event-seat-all = Все туры, которые ещё не начаты
help-event-seat-load = Взять туры из расписания: 7-2-1-8 — стол, между турами пустая строка; числа — жребий, а где его нет — номера игроков
help-event-seat-final_table = Рассадить финал
help-event-seat-swap = Два игрока меняются местами
help-event-seat-swap_seats = Два места одного стола меняются: стол и два ветра
help-event-seat-swap_tables = Два стола меняются номерами
help-event-seat-withdraw = Отозвать рассадку тура
help-event-seat-close_up = Уплотнить столы без этих, кто не пришёл
help-event-seat-accept = Согласиться самое большее на столько пар, которым не следует встречаться

help-event-start = Объявить рассадку и дать сигнал к началу
help-event-start-usage = reglament event start ФАЙЛ [параметры]
help-event-start-tables = Только эти столы: 3 или 1-7
help-event-start-announce = Только объявить рассадку

help-event-time = Пауза, добавленное время, последняя сдача, конец
help-event-time-usage = reglament event time ФАЙЛ ЧТО [параметры]
help-event-time-what = +7 минут, +1d — сдачи; pause, resume, last-deal, end
help-event-time-tables = Только эти столы: 3 или 1-7

help-event-result = Внести результат стола
help-event-result-usage = reglament event result ФАЙЛ СТОЛ ОЧКИ ОЧКИ ОЧКИ ОЧКИ [параметры]
help-event-result-table = Стол: 3 в текущем туре или 2.3
help-event-result-points = В объявленном порядке. Риичи: очки в конце. Сычуань: игровые очки. Классика: турнирные очки/висты/маджонги
help-event-result-bets = Ставки, оставшиеся на столе, в палочках
help-event-result-chombo = Место, у которого было чомбо; по разу на каждое
help-event-result-deals = Сколько сдач сыграно, если не все
help-event-result-own = Сычуань: что набрал сам заменённый игрок
help-event-result-confirm = Сразу подтвердить, судьёй
help-event-result-correct = Исправление действующего результата, который виден, по этой причине

help-event-confirm = Подтвердить результат или тур
help-event-confirm-usage = reglament event confirm ФАЙЛ [ГДЕ] [параметры]
help-event-confirm-place = 2.3 — стол 3 тура 2, 2 — весь тур 2; без параметра тур, который идёт
help-event-confirm-seat = За это место; без параметра судьёй
help-event-confirm-version = Судья выбирает эту версию
help-event-confirm-object = Место не согласно: с чем
help-event-confirm-all = Сначала все столы тура, у которых есть результат
