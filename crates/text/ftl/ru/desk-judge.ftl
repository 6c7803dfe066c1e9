### Стойка в браузере: судья – вызовы, наказания, опоздания, замены, столы.

desk-stage-penalties = Наказания
desk-stage-calls = Вызовы судьи
desk-stage-lines = Другая копия
desk-look = Что выйдет
desk-look-nothing = Пока ничего не записано.
desk-look-costs = { $name }: { $answer } ({ $basis })
desk-look-do = Записать
desk-look-not = Не надо
desk-look-places = Как изменятся места
desk-look-ratings = Как изменится рейтинг
desk-change-what = Кто или что

## Вызовы

desk-calls-none = Судью никто не ждёт.
desk-calls-since = Ждут с
desk-calls-ruling = Что решено
desk-calls-answer = Подошёл
desk-calls-call = Позвать судью
desk-calls-about = По какому поводу
desk-calls-answered = Недавние вызовы

## Наказания

desk-penalty-whom = Кого наказать:
desk-penalty-others = Не за столами
desk-penalty-other = Другой игрок
desk-penalty-deal = Какая по счёту { hall-in-deal } с начала игры (1, 2, …), если известно
desk-penalty-find = Найти по словам
desk-penalty-find-do = Найти
desk-penalty-nothing = Такого в каталоге нет.
desk-penalty-cannot = Сейчас нельзя
desk-penalty-note = Заметка; нужна, если за то же в той же { hall-deal-at } второй раз
desk-penalties-given = Что уже назначено
desk-penalties-none = Наказаний не было.
desk-penalty-today = С тех пор другое отменили; сегодня это было бы:
desk-penalty-confirm = Подтвердить
desk-penalty-cancel = Отменить наказание
desk-penalty-cancel-do = Отменить
desk-penalty-map = Во что перевести
desk-penalty-map-do = Перевести
desk-ruling = Решение судьи, которого нет в каталоге
desk-ruling-do = Посмотреть, что выйдет
desk-sanction = Что
desk-sanction-off = из результата, { $unit }
desk-sanction-banned = не играет до дня
desk-sanction-amount = Сколько снять (с минусом – дать) или день 2027-01-31
desk-no-amount = Сколько или до какого дня? «{ $typed }» не подходит.

## Кто опоздал, кого нет, кто вместо него

desk-players-link = Опоздания, замены, уплотнение
desk-players-of = Кто опоздал, кого нет:
desk-late = Опоздал
desk-late-do = Отметить опоздание
desk-late-out = Удалить за опоздание вместо штрафа по шкале
desk-late-out-do = Удалить
desk-absent = Не пришёл
desk-absent-told = Предупредил судью
desk-absent-untold = Не предупредил никого
desk-mark-late = опоздал на { $time }
desk-mark-absent = не пришёл
desk-mark-left = выбыл
desk-mark-put = с { $deal }-й { hall-deal-of } играет { $name }
desk-mark-nobody = с { $deal }-й { hall-deal-of } никто, тайлы сбрасываются как взяты
desk-put = Замена
desk-put-none = По регламенту сейчас никто не может сесть вместо него.
desk-put-by = Кто сядет
desk-put-nobody = никто: тайлы сбрасываются как взяты
desk-put-others = Вопреки регламенту, с причиной
desk-put-until = До каких пор
desk-put-round = { $school ->
    [sichuan] на эту сессию
    [riichi] на эту сессию
    [club] на эту игру
   *[other] на этот тур
}
desk-put-event = до конца события
desk-put-deal = С какой { hall-deal-of }
desk-put-in-deal = эта { hall-in-deal } уже идёт
desk-put-over = Причина, если вопреки регламенту
desk-put-do = Посадить
desk-put-whom = Выберите, кто сядет.
desk-put-back = Вернуть игрока
desk-close-up = Уплотнить столы
desk-close-up-from = Вокруг опоздавших уплотняют с { $time } ({ $basis }).
desk-close-up-missing = Кого нет
desk-close-up-do = Уплотнить
desk-close-up-stays = По этому регламенту столы не уплотняют: за пустое место садится игрок замены.

## Стол

desk-plays-for = { $by } (за: { $name })
desk-plays-nobody = никто (за: { $name })
desk-replaced = { $wind }, { $name }: { $what ->
    [own] засчитано только сыгранное до замены, { $points }
    [others] для соперников место считается целиком, вместе с заменой
    [fixed] записано { $points }
    [replaced] заменён, поэтому результат места ему не идёт
    [missed] пропустил, поэтому результат места ему не идёт
   *[valid] результат места засчитан целиком, с тем, что сыграно после замены
} ({ $basis }).

desk-version-head = Версия { $n }: { $time }, { $who }
desk-version-current = действует
desk-version-right = Верна эта
desk-objection = { $time }, { $wind } возражает: { $text }
desk-correct = Исправить
desk-correct-closed = Результаты подтверждены. Чтобы исправить, главный судья сначала открывает их.
desk-object = Возражение игрока
desk-object-seat = Чьё
desk-object-text = В чём оно
desk-object-do = Записать возражение
desk-seats-open = Места за столом ещё не записаны; что бросили или вытянули игроки, вносят на странице стола:
desk-dice = Места определили броском двух кубиков: у каждого сумма
desk-dice-do = Записать броски
desk-dice-four = Нужны четыре числа: сумма двух кубиков у каждого.
desk-tiles = { $school ->
    [sichuan] Места тянули карточками ветров
   *[other] Места тянули тайлами ветров
}
desk-tiles-do = Записать места
desk-extra-deals = Или { hall-deals-of } после сигнала
desk-game = Игра не засчитывается
desk-game-why = Начатую до сигнала игру останавливают и начинают снова; игра, которая не засчитана, результата не даёт.
desk-game-stop = Остановить начатую рано
desk-game-void = Не засчитать
desk-table-players = Игроки

## Рассадка

desk-swap-more = Поменять столы или ветры
desk-swap-table = Стол
desk-swap-with-table = Со столом
desk-swap-seat = Место
desk-swap-with-seat = С местом
desk-swap-players = Меняются местами { $one } и { $other }.
desk-swap-seats = За столом { $table } меняются местами { $one } и { $other }.
desk-swap-tables = Меняются номерами столы { $one } и { $other }.
desk-plan = Составить заново
desk-plan-why = { $school ->
    [sichuan] Сыгранные и начатые сессии остаются; все остальные составляются заново для тех, кто участвует сейчас.
    [riichi] Сыгранные и начатые сессии остаются; все остальные составляются заново для тех, кто участвует сейчас.
    [club] Сыгранные и начатые игры остаются; все остальные составляются заново для тех, кто участвует сейчас.
   *[other] Сыгранные и начатые туры остаются; все остальные составляются заново для тех, кто участвует сейчас.
}
desk-plan-usual = как задано для события
desk-plan-do = Составить
desk-accept = Рассадить, хотя кто-то окажется с теми, с кем должен сидеть врозь
desk-accept-why = Когда без этого не рассадить. Сколько таких пар допустимо, решает судья.
desk-accept-pairs = Пар не больше
desk-accept-do = Рассадить так
desk-demands = Чего требовать сверх регламента
desk-demand-clans = один клан – за разные столы
desk-demand-teams = одна команда – за разные столы
desk-demand-forbidden = Не встречаются: номера игроков, пара в строке (3-7)
desk-demand-fixed = Всегда за своим столом: номер и стол (5: 1)
desk-demand-line = «{ $typed }» – нужны два числа.

## Другая копия

desk-lines-why = Две копии события шли врозь, и их соединили. Эти строки другой копии противоречат тому, что записано здесь. Возьмите строку, если права она, или закройте её словами.
desk-lines-none = Разбирать нечего.
desk-lines-settled = Разобрано
desk-line-head = Строка { $n }: { $time }, { $who }
desk-line-there = Там
desk-line-here = Здесь
desk-line-would = Если взять
desk-line-cannot = Взять нельзя
desk-line-no-result = результата нет
desk-line-reason = Что решено и почему
desk-line-take = Взять
desk-line-settle = Не брать
