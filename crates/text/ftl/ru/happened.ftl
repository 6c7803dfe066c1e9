### Что произошло в событии, как это говорят за стойкой. Туры и школы: см. hall-reasons.

happened-player = { $name } (№ { $n })
happened-person = { $name } (p{ $n })
happened-nobody = p{ $n }
happened-round = { hall-round } { $n }
happened-round-nowhere = { hall-round } другой копии
happened-final = финал
happened-table = стол { $table }, { $round }
happened-tables = столы { $from }–{ $to }, { $round }
happened-all-tables = все столы, { $round }

## Событие

happened-opened = «{ $name }»: событие открыто. { $rules } ({ $basis }), { $days ->
    [one] { $from }
   *[more] с { $from } по { $to }
}.
happened-changed = Настройки изменены.
happened-programme = Программа задана: { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[other] { $n } пунктов
}.
happened-announced = Объявлено: { $text }
happened-law = Событие теперь идёт по правилам: { $rules }.
happened-closed = Событие закрыто в { $time }; места окончательные.
happened-reopened-event = Событие открыто снова: { $reason }

## Люди

happened-admitted = { $n ->
    [1] В списке: { $names }.
   *[other] В списке ({ $n }): { $names }.
}
happened-substitute = Игрок замены: { $name }{ $sessions ->
    [any] {""}
   *[other] , сессий не больше { $sessions }
}.
happened-chief-judge = Главный судья: { $name }.
happened-assistant = Помощник судьи: { $name }.
happened-overridden = Вопреки условию, { $names }: { $gate }. Причина: { $reason }
happened-waits = { $name } ждёт места{ $basis }.
happened-offered = Место освободилось, его может занять { $name }.
happened-part = { $name } теперь { $part ->
    [player] игрок
    [substitute] игрок замены
    [chief-judge] главный судья
   *[assistant] помощник судьи
}.
happened-gave-up = { $name } больше не играет, но остаётся на событии.
happened-edited = Данные изменены: { $name }.
happened-restricted = { $name } играет с ограничениями: { $text }
happened-list = Список игроков утверждён в { $time }.
happened-here = { $n ->
    [1] На месте: { $names }.
   *[other] На месте ({ $n }): { $names }.
}
happened-left = { $name } выбывает{ $told ->
    [judge] , судья предупреждён
   *[nobody] {""}
}{ $when ->
    [before] ; не играет, начиная с: { $before }
   *[never] {""}
}.
happened-duplicate = Возможно, это один человек: { $first } и { $second }; { $likeness ->
    [number] один номер EMA
    [name] одно имя
   *[close] имена отличаются одной буквой
}.
happened-merged = p{ $other } — это { $name }.
happened-anonymised = Личные данные p{ $n } удалены.

## Жребий и рассадка

happened-drawn = Жребий: { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
} (зерно { $seed }).
happened-lot = {"  "}{ $n }. { $name }
happened-seated = Рассадка: { $round }, { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[other] { $n } столов
}, { $how }.
happened-planned = Рассадка: { $from } — { $to }, по { $n ->
    [one] { $n } столу
   *[other] { $n } столам
}, { $how }.
happened-by-lots = по жребию
happened-by-system = { hall-system } (зерно { $seed })
happened-by-list = по готовому списку
happened-by-final = финалисты
happened-by-presence = как пришли
happened-seats-open = {"  "}Стол { $table }: { $names } – места { $by ->
    [dice] по кубикам
    [cards] по карточкам ветров
   *[winds] по ветрам
}
happened-plays-for = { $name }, играет { $by }
happened-nobody-plays = никто
happened-seats = {"  "}Стол { $table }: { $seats }
happened-seat = { $wind } { $name }
happened-empty-seat = никого
happened-sit-out = {"  "}Не играют: { $names }
happened-accepted = Судья согласился, { $round }: { $reason }
happened-demanded = Требования к рассадке: { $parts }.
happened-apart-clans = семьи врозь
happened-apart-teams = команды врозь
happened-apart-pairs = пар, которым не встречаться: { $n }
happened-fixed-tables = закреплено за столами: { $n }
happened-swapped = { $one } и { $other } меняются местами, { $round }.
happened-swapped-seats = Два места за столом { $table } поменялись, { $round }.
happened-swapped-tables = Столы { $one } и { $other } поменялись номерами, { $round }.
happened-published = Рассадка объявлена: { $round }.
happened-withdrawn = Рассадка отозвана: { $round }.
happened-seats-drawn = Места определены { $by ->
    [dice] кубиками
    [cards] карточками ветров
   *[winds] тайлами ветров
}: { $table }.
happened-closed-up = Столы уплотнены: { $round }.

## Туры

happened-start = { $time } Старт: { $tables }.
happened-start-until = { $time } Старт: { $tables }. Время выйдет в { $end }.
happened-pause = { $time } Пауза: { $tables }.
happened-resume = { $time } Игра продолжается: { $tables }.
happened-resume-until = { $time } Игра продолжается: { $tables }. Время выйдет в { $end }.
happened-last-deal = { $time } Последняя { hall-in-deal }: { $tables }.
happened-end = { $time } Конец: { $tables }.
happened-extra-time = Добавлено минут: { $n }; { $tables }. Причина: { $reason }
happened-extra-deals = Добавлено { hall-deals-of }: { $n }; { $tables }. Причина: { $reason }
happened-late = { $name }: опоздание, минут { $n }; { $round }{ $costs }.
happened-late-mahjong = : каждый свой Маджонг в туре дешевле на { $n } ({ $basis })
happened-late-deal = : за каждую сдачу тура −{ $n } ТП ({ $basis })
happened-absent = { $name } не приходит, { $round }{ $told ->
    [judge] ; судья предупреждён
   *[nobody] ; никто не предупреждён
}.
happened-stopped = Начато до сигнала и остановлено: { $table }. { $reason }
happened-void = Игра не засчитана: { $table }. { $reason }
happened-called = Вызов { $n }, { $table }: { $text }
happened-answered = Вызов { $n } разобран: { $text }
happened-round-confirmed = Результаты утверждены: { $round }.
happened-round-reopened = Результаты снова открыты: { $round }. Причина: { $reason }

## Результаты

happened-entered = Результат внесён: { $table }{ $version ->
    [1] {""}
   *[other] , версия { $version }
}.
happened-entered-deals = Результат внесён { hall-by-deals }: { $table }{ $version ->
    [1] {""}
   *[other] , версия { $version }
}.
happened-entered-game = Результат взят из игры: { $table }{ $version ->
    [1] {""}
   *[other] , версия { $version }
}.
happened-contradicted = Действует другой результат: { $table }. Версия { $version } вместе с ним ждёт судью.
happened-seat-confirmed = { $wind } подтверждает: { $table }.
happened-confirmed = Подтверждено: { $table }.
happened-objected = { $wind } возражает, { $table }: { $text }
happened-objection = Возражение ждёт судью: { $table }, { $wind } { $name }: { $text }
happened-sheet-riichi = {"  "}Итоговыми очками; ставок на столе { $bets }; чомбо в протоколе: { $chombos ->
    [none] нет
   *[other] { $chombos }
}
happened-sheet-sichuan = {"  "}Итоговыми очками{ $own ->
    [none] {""}
   *[other] ; заменённый набрал сам: { $own }
}
happened-sheet-classical = {"  "}Итоговыми числами, сдач { $deals }
happened-sheet-deals = {"  "}Всего { hall-deals-of } { $deals }{ $differs ->
    [none] {""}
   *[other] ; от первой версии отличаются: { $differs }
}
happened-sheet-game = {"  "}Из игры { $game } ({ $form }), { hall-deals-of } { $deals }{ $differs ->
    [none] {""}
   *[other] ; от первой версии отличаются: { $differs }
}
happened-settled = Судья выбрал версию { $version }: { $table }. Причина: { $reason }
happened-result-void = {"  "}Игра не засчитана ({ $basis })
happened-result-classical = {"  "}{ $wind } { $name }: ТП { $points }, висты { $whists }, маджонги { $mahjongs }
happened-result-whists = {"  "}{ $wind } { $name }: висты { $whists }, маджонги { $mahjongs }
happened-result-added = ; из них { $what ->
    [late] за опоздание
    [awarded] за неявку соперника
    [award] за неполный стол
    [penalty] по штрафу
   *[fixed] за замену
} { $points } ({ $basis })
happened-result-sichuan = {"  "}{ $wind } { $name }: { $points }{ $place ->
    [none] {""}
   *[other] , место { $place }
}{ $won ->
    [yes] , сессия выиграна
   *[no] {""}
}
happened-result-riichi = {"  "}{ $wind } { $name }: { $points }, место { $place }, результат { $result }{ $chombos ->
    [0] {""}
   *[other] , чомбо { $chombos }
}

## Замены, штрафы, жребии, клуб, копии

happened-put = Играет { $by }, заменён игрок { $name }, с { $deal }-й { hall-deal-of }: { $round }{ $until ->
    [event] , и до конца
   *[round] {""}
}.
happened-put-nobody = Заменить некем: { $name }, с { $deal }-й { hall-deal-of }: { $round }. Взятые тайлы сбрасываются.
happened-put-overridden = Это вопреки условию. Причина: { $reason }
happened-put-back = { $name } всё же играет: { $round }. Причина: { $reason }
happened-penalty-agreed = { $wind } согласен со штрафом { $n }.
happened-penalty-confirmed = Штраф { $n } действует.
happened-penalty-cancelled = Штраф { $n } отменён. Причина: { $reason }
happened-penalty-mapped = Штраф { $n } — это: { $sanction }. Причина: { $reason }
happened-lot-drawn = Жребий между равными, после: { $round }. { $names } (зерно { $seed }).
happened-decided = Организатор решил между равными, после: { $round }. { $names }. Причина: { $reason }
happened-held = Результаты скрыты, начиная с: { $round }.
happened-released = Результаты показаны.
happened-revealed = Открыто место { $n }.
happened-game = { $day }: начинается { $round }.
happened-left-out = Строка другой копии ({ $time }, { $who }) противоречит этой и ждёт судью.
happened-left-out-result = Результат, как его записала другая копия: { $table }.
happened-by = { $role ->
    [player] игрок
    [scribe] секретарь
    [judge] судья
    [chief-judge] главный судья
    [organiser] организатор
   *[owner] владелец
}
happened-left-out-settled = Строка { $n } другой копии разобрана: { $ruling }
happened-undone = Команда { $n } отменена. Причина: { $reason }
