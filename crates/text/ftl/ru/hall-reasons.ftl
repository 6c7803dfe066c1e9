### Зал: почему команду не выполнили. Предложение без точки: за ним стоит пункт или точка.

## Слова школ. Тур у Сычуани и в турнире по риичи – сессия, в клубе и лиге – игра; сдача в риичи – раздача.

hall-round = { $school ->
    [sichuan] сессия
    [riichi] сессия
    [club] игра
   *[other] тур
}
hall-round-of = { $school ->
    [sichuan] сессии
    [riichi] сессии
    [club] игры
   *[other] тура
}
hall-in-round = { $school ->
    [sichuan] в сессии
    [riichi] в сессии
    [club] в игре
   *[other] в туре
}
hall-round-n = { $final ->
    [yes] финал
   *[no] { hall-round } { $n }
}
hall-round-of-n = { $final ->
    [yes] финала
   *[no] { hall-round-of } { $n }
}
hall-round-r = { $final-round ->
    [yes] финал
   *[no] { hall-round } { $round }
}
hall-rounds = { $school ->
    [sichuan] сессий
    [riichi] сессий
    [club] игр
   *[other] туров
}
hall-in-deal = { $school ->
    [sichuan] сдача
    [classical] сдача
   *[other] раздача
}
hall-deal-of = { $school ->
    [sichuan] сдачи
    [classical] сдачи
   *[other] раздачи
}
hall-deal-at = { $school ->
    [sichuan] сдаче
    [classical] сдаче
   *[other] раздаче
}
hall-deals-of = { $school ->
    [sichuan] сдач
    [classical] сдач
   *[other] раздач
}
hall-by-deals = { $school ->
    [sichuan] по сдачам
    [classical] по сдачам
   *[other] по раздачам
}
hall-tables = { $n ->
    [1] стол
   *[other] столы
} { $list }
hall-table-time = { $tables } – { $time }
hall-system = { $system ->
    [italian] итальянская
    [programmatic] программная
    [danish] датская
    [fixed] фиксированная
    [snake] змейка
    [random] по жребию
    [manual] вручную
   *[auto-table] автоматический стол
}
hall-kin = { $kin ->
    [clan] Клан
   *[team] Команда
} «{ $name }»
hall-unknown-name = № { $n }
hall-utc = { $time } UTC

refused-clause = { $what } ({ $basis }).
refused-plain = { $what }.

## Общие

refused-not-opened = Событие ещё не открыто
refused-closed = Событие закрыто; сначала его открывают снова
refused-role = На это нужны права { $role ->
    [player] игрока
    [scribe] секретаря
    [judge] судьи
    [chief-judge] главного судьи
    [organiser] организатора
   *[owner] владельца
}
refused-other-table = Стол { $table } не ваш ({ hall-round-r })
refused-other-seat = За столом { $table } это место не ваше: { wind }
refused-no-reason = Нужна причина: она останется в журнале
refused-earlier = В журнале уже { $time }; раньше этого ничего не вписать
refused-control = В тексте управляющий знак { $code }, место { $n }: «{ $text }»
refused-too-long = Текст слишком длинный: можно не больше { $n } знаков

## Событие

refused-setup-opened = Событие уже открыто
refused-setup-running = Событие и так идёт
refused-setup-no-name = У события нет названия
refused-setup-no-zone = Часовой пояс не указан
refused-setup-days = Последний день раньше первого
refused-setup-years = Дни события – в годах с { $from } по { $to }
refused-setup-one-day = Турнир длится один день
refused-setup-rounds-fixed = Число { hall-rounds } установлено: { $n }
refused-setup-no-rounds = Нужен хотя бы один тур
refused-setup-rounds-begun = Меньше нельзя: уже началось { hall-rounds } – { $n }
refused-setup-rounds-seated = Рассажено уже { $n }: лишние рассадки сначала отзывают
refused-setup-first-day-fixed = Играть уже начали: первый день остаётся { $date }
refused-setup-limit-below = Места уже есть у { $n }: предел не может быть меньше
refused-setup-minutes-fixed = Время тура установлено: { $n } мин
refused-setup-no-minutes = Тур длится хотя бы минуту
refused-setup-system = Рассадка здесь не может быть такой: { hall-system }
refused-setup-prize-places = Число призовых мест установлено: { $n }
refused-setup-limit-above = Участников может быть не больше { $n }
refused-setup-limit-small = За стол садятся четверо, меньше предел не бывает
refused-setup-stakes = Ни ставок, ни призового фонда здесь нет
refused-setup-backwards = Пункт программы { $n } кончается раньше, чем начинается
refused-setup-overlap = Пункты программы { $n } и { $other } идут одновременно
refused-setup-round-twice = В программе дважды: { hall-round-n }
refused-setup-final-twice = Финал в программе стоит дважды
refused-setup-no-such-round = Нет такого: { hall-round-n }
refused-setup-no-final = Финала здесь нет
refused-setup-no-timetable = Своего расписания дня у этого регламента нет
refused-setup-no-text = Объявление пустое
refused-setup-other-family = Это правила другой игры
refused-setup-same-law = По этим правилам уже играют

hall-waiting-rounds = Не сказано, сколько { hall-rounds } играют
hall-waiting-round = Нет рассадки { hall-round-of-n }
hall-waiting-confirmation = Не подтверждены результаты { hall-round-of-n }
hall-waiting-final = Нет рассадки финала
hall-waiting-final-confirmation = Не подтверждён финал
hall-waiting-conflict = Стол { $table } ({ hall-round-r }): результаты расходятся, выбирает судья
hall-waiting-objection = Стол { $table } ({ hall-round-r }): возражение ждёт судью
hall-waiting-penalty = Штраф № { $n } ждёт судью
hall-waiting-tie = { $n }-е место: чьё оно, ещё не решено

## Люди

refused-gate-admission = Играют посетители встречи и те, кто оплатил взнос
refused-gate-age-unknown = Нужна дата рождения: допуск зависит от возраста
refused-gate-too-young = В этом возрасте играют только на замене
refused-gate-sessions = Игроку замены в этом возрасте назначают число сессий, не больше разрешённого
refused-gate-restrictions = Нужно записать, на каких условиях играет несовершеннолетний
refused-gate-experience-unknown = Нужно записать, есть ли турнирный опыт
refused-gate-qualification = Без турнирного опыта нужна проверка знания правил
refused-gate-list-closed = Список участников уже утверждён
refused-gate-no-place = Свободных мест нет
refused-gate-chief-judge = Главный судья не играет
refused-people-unknown = Такого участника нет
refused-people-no-place = Свободных мест нет
refused-people-no-name = Нужно имя
refused-people-country = Страну пишут тремя латинскими буквами: RUS
refused-people-born-later = Дата рождения позже первого дня события, { $date }
refused-people-no-sessions = На замену выходят хотя бы на одну сессию
refused-people-already = Так уже и есть
refused-people-gone = Этот участник выбыл или записан под другим номером
refused-people-second-chief = Главный судья уже есть: { $name }
refused-people-has-played = Кто уже играл, остаётся игроком до конца
refused-people-not-waiting = Место дают тому, кто его ждёт, или судье
refused-people-tell-judge = Сначала предупреждают судью
refused-people-game-begun = Игра уже началась, из неё не выходят ({ hall-round-n })
refused-people-gate-open = Исключение не нужно: это условие выполнено
refused-people-together = Это два человека: { hall-in-round } { $n } сидят оба
refused-people-has-merged = К этому участнику уже присоединены другие: объединяют наоборот
refused-people-not-merged = Этот участник ни с кем не объединён

## Рассадка

refused-seats-unknown = Такого тура, стола или игрока нет
refused-seats-not-by-four = Столы не заполнены: игроков { $players }. Лишние: { $names }; или нужно ещё { $missing }
refused-seats-too-few = Нужны хотя бы четверо, а игроков здесь { $n }
refused-seats-not-ready = { $name }: регистрации на месте не было. { $what }
refused-seats-not-drawn = Сначала жеребьёвка
refused-seats-begun = Игра уже началась ({ hall-round-n })
refused-seats-not-allowed = Такой рассадки эти правила не допускают: { hall-system }
refused-seats-round-by-round = При этой рассадке плана всех { hall-rounds } не бывает, только по порядку: { hall-system }
refused-seats-takes-list = При этой рассадке столы берут из готового расписания: { hall-system }
refused-seats-games-one-by-one = Игры начинают по одной, когда собирается стол
refused-seats-rounds-unknown = Не сказано, сколько { hall-rounds } играют
refused-seats-same-twice = Чтобы поменять, нужны двое, а назван дважды один и тот же
refused-seats-still-play = Ещё не кончили прежнюю игру ({ hall-round-n }): { $names }
refused-seats-no-more-rounds = Всех { hall-rounds } { $n }, и они рассажены
refused-seats-round-open = Рассадка смотрит на положение, а результаты { hall-round-of-n } не подтверждены
refused-seats-no-final = Финала здесь нет
refused-seats-final-too-early = До финала играют { hall-rounds }: { $n }
refused-seats-finalists-tied = На границе финала поровну, сначала жребий: { $names }
refused-seats-group-too-big = { hall-kin }: игроков больше, чем столов ({ $tables }): { $names }
refused-seats-too-many-apart = Этих игроков вместе не сажают ни в какой паре, а столов только { $tables }: { $names }
refused-seats-alone = { $name }: за тот же стол можно посадить только { $n }, а нужны трое
refused-seats-fixed-tables = Постоянные столы противоречат друг другу: { $names }
refused-seats-no-seating = Рассадки без нарушений не нашлось; в лучшей вместе сидит пар, которым нельзя: { $n }. Судья может это допустить
refused-seats-twice = { $name } в списке дважды ({ hall-round-n })
refused-seats-empty-table = В списке пустой стол или ни одного стола ({ hall-round-n })
refused-seats-not-active = { $name } не играет ({ hall-round-n })
refused-seats-not-seated = { $name } не сидит ни за одним столом
refused-seats-chief-judge = { $name } – главный судья и не играет
refused-seats-together = { $name } и { $other } не сидят за одним столом; чтобы посадить, нужна причина
refused-seats-has-protocol = Результат уже есть: { $tables }
refused-seats-already-published = Рассадка уже объявлена ({ hall-round-n })
refused-seats-earlier-planned = Сначала объявляют рассадку { hall-round-of-n }
refused-seats-otherwise = Места за столом определяют иначе: { hall-seats-by }
refused-seats-no-throw = На двух кубиках { $n } не выпадает
refused-seats-throw-again = Больше всех выпало поровну, бросают ещё раз: { $names }
refused-seats-other-players = За этим столом сидят другие игроки
refused-seats-north-is-absent = Отсутствующий считается Севером
refused-seats-no-closing = Столы не уплотняют: за отсутствующего садится игрок замены
refused-seats-too-early = Уплотнять столы рано, можно с { $time }
refused-seats-nobody-missing = Все на месте
hall-seats-by = { $by ->
    [announced] как объявлено
    [dice] двумя кубиками
    [wind-cards] карточками ветров
   *[wind-tiles] тайлами ветров
}

## Замены

refused-substitute-unknown = Такого игрока или места нет
refused-substitute-round-over = Результаты { hall-round-of-n } уже подтверждены
refused-substitute-not-seated = Этот игрок { hall-in-round } не сидит ни за одним столом
refused-no-such-deal = Сдачи здесь считают от 1 до { $n }
refused-substitute-not-in-deal = Пока руки розданы, не заменяют
refused-substitute-for-good = Заменённый не возвращается: замена только до конца
refused-substitute-nobody-plays = Место без игрока не оставляют
refused-substitute-gone = Этот человек выбыл или записан под другим номером
refused-substitute-plays-already = Этот человек уже играет ({ hall-round-n })
refused-substitute-has-slot = У этого человека есть своё место
refused-substitute-sessions = Все сессии на замене сыграны: { $n }
refused-substitute-assistant = Помощники судьи на замену не выходят
refused-substitute-chief-judge = Главный судья не играет
refused-substitute-comes-back = Заменённый не возвращается

## Ход тура

refused-round-unknown = Такого тура, стола или вызова нет
refused-round-not-published = Рассадка не объявлена ({ hall-round-n })
refused-round-confirmed = Результаты { hall-round-of-n } уже подтверждены
refused-round-not-confirmed = Результаты { hall-round-of-n } не подтверждены
refused-round-tables = { hall-lacks }: { $tables }
hall-lacks = { $lacks ->
    [players] Не хватает игрока
    [decision] Стол не играет, и судья не решил: замена или игра не засчитывается
    [own-part] Не указано, что заменённый набрал сам
    [protocol] Нет результата
    [confirmation] Результат не подтверждён
    [choice] Судья не выбрал один из двух результатов
   *[answer] Судья не ответил на возражение
}
refused-round-gaps = Не хватает игроков ({ $tables }), нет: { $names }. Нужна замена, уплотнение столов или отметка о неявке
refused-round-nothing-new = Этот сигнал уже дан: { $tables }
refused-round-not-yet = Время ещё не вышло: { $times }
refused-round-not-early = Начали не раньше сигнала: он был в { $time }
refused-round-not-seated = { $name } не сидит ни за одним столом
refused-round-already-absent = Неявка уже записана: { $name }
refused-round-no-extra = Не сказано, сколько добавить
refused-round-too-much-time = Больше { $hours } часов за раз не бывает
refused-round-no-such-tables = Такого стола нет: { hall-tables }
refused-round-no-words = Скажите, зачем зовут судью
refused-round-has-result = { $name }: результат этого стола ({ $table }) уже внесён, значит, играли
refused-round-not-late = Опоздания нет
refused-round-already-called = Судью уже позвали, вызов { $n }
refused-round-already-answered = По вызову { $n } судья уже подошёл
refused-round-already-void = Игра уже признана несостоявшейся

## Результаты столов

refused-protocol-unknown = Такого стола или результата нет
refused-protocol-sum = Сумма { $is }, а должна быть { $should }
refused-protocol-not-hundreds = Очки не кратны сотне
refused-protocol-other-family = Это протокол другой игры
refused-protocol-empty-seat = На этом месте никто не играет: { wind }
refused-protocol-too-few = Игроков за столом: { $n }; в таком составе не играют
refused-protocol-deal = Ошибка в записи, { hall-in-deal } { $n }. { $what }
refused-protocol-after-end = Игра уже кончилась, лишнее начинается так: { hall-in-deal } { $n }
refused-protocol-too-many-deals = Записано { $is }: столько за игру не бывает, самое большее { $should }
refused-protocol-not-over = Игра ещё не кончилась
refused-protocol-deals = Раздач { $is }, а должно быть { $should }; меньше бывает только по сигналу судьи
refused-protocol-points = Столько ТП за эти сдачи не набрать: { wind }
refused-protocol-points-together = У всех четверых вместе за эти сдачи не может быть { $is } ТП: не больше { $should }
refused-protocol-mahjongs = Маджонгов { $is }, а сдач только { $should }
refused-protocol-needs-deals = { wind } опоздал, и его Маджонги стоят меньше: результат вводят по сдачам
refused-protocol-own-part = { wind }: до замены сыграна часть сессии, и что набрано за неё, не указано
refused-protocol-beyond = { $is } – столько за игру не бывает, предел в обе стороны { $should }
refused-protocol-no-own-part = { wind }: указана своя часть, а замены посреди сессии не было
refused-protocol-void = Игра признана несостоявшейся
refused-protocol-not-started = Сигнала к началу за этим столом ещё не было
refused-protocol-round-confirmed = Результаты { hall-round-of } подтверждены: исправляют после того, как главный судья их откроет
refused-protocol-confirmed = Результат подтверждён: исправляет судья, с причиной; игрок может возразить
refused-protocol-conflict = Результаты расходятся: выбирает судья
refused-protocol-other-version = Действует другая запись результата, { $n }-я
refused-protocol-stands = За столом уже записан другой результат: { $points }. Если верен новый, впишите и причину исправления
refused-protocol-objections = Есть возражение: его разбирает судья, с причиной
refused-protocol-other-seat = На этом месте играет другой
refused-protocol-own-entry = Кто внёс результат, сам его не подтверждает: { wind }

## Штрафы

refused-penalty-unknown = Такого штрафа или игрока нет
refused-penalty-no-round = Такого нет: { hall-round-n }
refused-penalty-only-judge = Наказывает только судья
refused-penalty-other-table = Игроки наказывают только за своим столом
refused-penalty-other-seat = О своём штрафе не голосуют, и за других тоже
refused-penalty-not-in-catalogue = Такого нарушения эти правила не знают
refused-penalty-choice = Решает судья, на выбор: { $sanctions }
refused-penalty-ruling = Что за это следует, решает судья
refused-penalty-no-such-kind = Такого наказания эти правила не знают: { $sanctions }
refused-penalty-other-unit = Результаты здесь считают в других единицах, не так: { hall-unit }
refused-penalty-amount = За раз и за { $school ->
    [sichuan] всю сессию
    [riichi] всю сессию
    [club] всю игру
   *[other] весь тур
} снимают или дают от 1 до { $most } ({ hall-unit })
refused-penalty-ban-over = Запрет кончился бы раньше самого события, его последний день { $date }
refused-penalty-not-played = За столы ещё не садились: ни нарушения за столом, ни результата, который можно изменить
refused-penalty-repeated = За то же уже записан штраф № { $n }; второй записывают с пояснением
refused-penalty-round-confirmed = Результаты { hall-round-of } подтверждены, сначала их открывают снова
refused-penalty-not-pending = Штраф никого не ждёт: он действует или отменён
refused-penalty-already-cancelled = Штраф уже отменён
refused-penalty-not-noted = Во что перевести, решают только о записанном штрафе

## Положение

refused-standings-no-such-round = Нет такого тура до финала: { $n }
refused-standings-not-tied = Место делят не они, а { $names }
refused-standings-not-shared = Это место никто не делит
refused-standings-nothing-to-decide = Решать здесь нечего
refused-standings-not-the-organiser = Решает не организатор
refused-standings-provisional = Положение ещё предварительное
refused-standings-not-held = Результаты и так открыты
refused-standings-not-next = Места открывают с последнего, сейчас { $n }-е
refused-standings-all-revealed = Все места уже открыты
refused-standings-open-tie = Сначала решают, чей приз, поровну у них: { $names }

## Клуб

refused-club-unknown = Такого игрока нет, или он выбыл: { $name }
refused-club-has-rounds = Здесь играют турами, отдельных игр нет
refused-club-too-few = Для игры нужны четверо, а здесь { $n }
refused-club-twice = Игрок назван дважды: { $name }
refused-club-plays = { $name } ещё играет ({ hall-round-n })

## Отмена и соединение копий

refused-undo-unknown = Такой команды не было
refused-undo-already = Команда уже отменена
refused-undo-opening = Открытие события не отменяют
refused-undo-stands-on = Сначала отменяют более позднюю команду, она опирается на эту: № { $command }
refused-merge-no-game = Игра этого результата здесь ещё не начата: сначала возьмите строку, которой она начата
refused-merge-by-hand = Эту строку нельзя повторить так, как она записана: что в ней верно, внесите сами за нужный стол, а строку не берите
refused-merge-other-players = За столом { $table } ({ hall-round-r }) здесь сидят не те, чей это результат: сначала рассадка
refused-merge-unknown = Такой строки нет, или она уже разобрана
