### Лог стола по раздачам и что движок играет не так, как в логе.

action-discard = снос { $tile }
action-riichi = риичи со сносом { $tile }

replay-file = { $file }: лог стола не читается
replay-schema = его вид – «{ $found }», а читается reglament.table-log/1

help-replay = Рассказать игру по раздачам: руки, взятия, сносы, объявления, победы с пунктами
help-replay-usage = reglament replay ФАЙЛ [--step] [--rules ДРУГИЕ]
help-replay-file = Лог: стола (reglament.table-log/1), mjlog, tenhou.net/6, mjai, записи Mahjong Soul; «-» читает из ввода
help-replay-rules = Риичи: ещё и по этим другим правилам: сколько дала бы каждая раздача и где так сыграть нельзя
help-replay-step = По одному действию на Enter; из ввода не с клавиатуры – всё сразу
help-replay-after = Код выхода 0: весь лог сыгран так, как записан. 1: что-то в нём не так. 2: файла нет или это не лог.

replay-title = Игра по правилам: { $rules }
replay-title-of = { $name }, по правилам: { $rules }
replay-players = Игроки: (1) { $one }, (2) { $two }, (3) { $three }, (4) { $four }
replay-keys = Enter – дальше, q – выйти.
replay-not-riichi = { $rules }: по другим правилам играются только логи риичи
replay-torn = Последняя строка лога оборвана (байтов: { $n }), её нет в рассказе.
replay-nothing = игры, которую можно рассказать, здесь нет
replay-faults = Что не так
replay-over = Игра окончена: { $reason }
replay-unfinished = На этом лог кончается, игра не доиграна.
replay-dora = Индикатор доры: { $tiles }
replay-draws = { $who }: взят { $tile }
replay-drawn = { $who }: взят и снесён { $tile }
replay-turn = { $who }: взят { $drawn }, снос { $tile }
replay-discards = { $who }: снос { $tile }
replay-riichi-drawn = { $who }: взят { $tile }, риичи с ним
replay-riichi-turn = { $who }: взят { $drawn }, риичи со сносом { $tile }
replay-replacement = { $who }: тайл замены { $tile }
replay-conflict = Тайл нужен не одному: { $claims }
replay-bet = { $who }: риичи-палочка, { $n }
replay-tenpai = { $who }: темпай, { $tiles }
replay-noten = { $who }: нотен
replay-later = разбирается, когда ответят все
replay-penalty = Судья. { $who }: { $slip } – { $follows }
replay-worth = { $worth }: { $points }
replay-points = { $who } { $change } = { $points }
replay-other = По правилам { $rules }:
replay-other-same = По правилам { $rules } то же самое.
replay-other-refused = По правилам { $rules } дальше так не сыграть. { $who }: { $action } – отклонено.
replay-other-unsaid = По правилам { $rules } дальше так не сыграть: решает { $who }, а решения в логе нет.
replay-other-set = По правилам { $rules } так не сыграть: в наборе другие красные пятёрки.
replay-reveals = { $who }: показана запрещённая масть, { $suit }
replay-gives = { $who }: отдан { $tile }
replay-exchanged = Каждый передал три тайла
replay-lays-aside = { $who }: запрещена масть, { $suit }; лицом вниз лежит { $tile }
replay-suit-card = { $who }: масть запрещена карточкой, { $suit }
replay-kong-struck = { $who }: { $kong } – { $why }
replay-hu = { $won }; { $worth }
replay-false-hu = ложное «Ху»
replay-false-hu-suit = ложное «Ху» с запрещённой мастью
replay-cannot-divide = рука не разобрана
replay-nothing-stands = ничего
replay-stands = в силе: { $word }
replay-last-hu = «Ху» объявили все, кроме одного
replay-time-between = Время вышло: новых сдач нет
replay-time-within = Время вышло посреди сдачи
replay-ready = рука готова, самое большее { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
replay-annulled = результат сессии аннулирован
replay-disqualified = дисквалификация
replay-free = { $who }: Свободная кость { $tile }
replay-missing = { $who }: недостающая кость { $tile }
replay-extra = { $who }: лишняя кость { $tile }
replay-early-call = { $who }: просящая рука до хода Востока
replay-false-mahjong = { $who }: ложный Маджонг
replay-agrees = { $who }: играем дальше
replay-disagrees = { $who }: дальше не играем
replay-played-on = Сдача продолжается; { $who }, штраф { $n }
replay-took-extra = { $who }: взята лишняя кость
replay-forgot = { $who }: положенная кость не взята
replay-too-many = { $who }: лишняя кость, снос без взятия
replay-too-few = { $who }: кости не хватает, она берётся тоже
replay-no-draw = { $who }: взятия нет
replay-signal-finish = Сигнал судьи: эта сдача последняя
replay-signal-stop = Сигнал судьи: новых сдач нет
replay-signal-void = Сигнал судьи: сдача не считается
replay-stopped = Сдача прекращена после ложного Маджонга, объявил { $who }
replay-tp = { $who }: { $points } ТО, { $what }
replay-kong = { $who }: { $kong } { $tiles }
replay-kong-closed = закрытый конг
replay-kong-added = дополненный конг
replay-kong-claimed = открытый конг
