### Зал: где событие сейчас, чего ждёт и что можно сделать.

## Где

hall-phase-draft = Список пуст
hall-phase-registration = Идёт запись
hall-phase-check-in = Игроки отмечаются
hall-phase-draw = Пора проводить жеребьёвку
hall-phase-unseated = Нет рассадки { hall-round-of-n }
hall-phase-planned = Рассадка { hall-round-of-n } готова, но не объявлена
hall-phase-published = Рассадка { hall-round-of-n } объявлена
hall-phase-running = Идёт игра: { hall-round-n }
hall-phase-reporting = Поступают результаты { hall-round-of-n }
hall-phase-confirmed = Результаты { hall-round-of-n } подтверждены
hall-phase-final-unseated = Нет рассадки финала
hall-phase-final-planned = Рассадка финала готова, но не объявлена
hall-phase-final-published = Рассадка финала объявлена
hall-phase-final-running = Идёт финал
hall-phase-final-reporting = Поступают результаты финала
hall-phase-final-confirmed = Результаты финала подтверждены
hall-phase-games = Играют, когда собирается стол
hall-phase-played = Всё сыграно
hall-phase-closed = Событие закрыто

## Чего ждут

hall-wait-players = Нужны игроки
hall-wait-not-here = Ещё не пришли: { $names }
hall-wait-number = Столы не заполнены. Лишние: { $names }; или нужно ещё { $missing } ({ $basis })
hall-wait-number-missing = Столы не заполнены, нужно ещё { $missing } ({ $basis })
hall-wait-substitutes = Игроков замены нет ни одного ({ $basis })
hall-wait-rounds = Не сказано, сколько { hall-rounds } играют
hall-wait-schedule = В расписании больше нет { hall-rounds }
hall-wait-seats = Места за столом определяют { hall-seats-by }: { $tables } ({ $basis })
hall-wait-start = Нет сигнала к началу: { $tables } ({ $basis })
hall-wait-play = Играют: { $times }
hall-wait-last-deal = Время вышло, нужен сигнал «последняя сдача»: { $tables } ({ $basis })
hall-wait-protocols = { hall-lacks }: { $tables }
hall-wait-judge = Ждут судью: { $times }
hall-wait-gaps = Не играют, не хватает игрока: { $tables }; { $names } ({ $basis })
hall-wait-together = Должны сидеть врозь, а сидят вместе ({ hall-round-n }): { $pairs }
hall-together = стол { $table }, { $name } – { $because }
hall-wait-finalists = По нынешним результатам в финал выходит { $missing }, а не { $over }; рассаживать ли финал заново, решает судья ({ $basis })
hall-wait-left-out = Строки другой копии противоречат этой и ждут судью: { $lines }
hall-wait-leavers = Выбыли, но ещё сидят за столами ({ hall-round-n }): { $names }
hall-wait-of = { hall-round-n }: { $wait }

## Что можно сделать

hall-step-register = Записать игроков
hall-step-check-in = Отметить пришедших
hall-step-choose = Задать то, что регламент оставляет организатору
hall-step-draw = Провести жеребьёвку
hall-step-plan = Составить рассадку всех { hall-rounds }
hall-step-load = Загрузить расписание
hall-step-seat = Рассадить: { hall-round-n }
hall-step-seat-final = Рассадить финал
hall-step-publish = Объявить рассадку { hall-round-of-n }
hall-step-find-seats = Определить места за столами: { hall-round-n }
hall-step-put-in = Посадить игрока замены или признать игру стола несостоявшейся: { hall-round-n }
hall-step-close-up = Уплотнить столы или посадить игроков замены: { hall-round-n }
hall-step-start = Дать сигнал к началу: { hall-round-n }
hall-step-last-deal = Дать сигнал «последняя сдача»: { hall-round-n }
hall-step-protocols = Внести и подтвердить результаты: { hall-round-n }
hall-step-settle = Разобрать расхождения и возражения: { hall-round-n }
hall-step-confirm = Подтвердить результаты { hall-round-of-n }
hall-step-start-game = Начать игру
hall-step-answer-calls = Подойти к столам, где ждут судью
hall-step-settle-lines = Разобрать строки другой копии
hall-step-close = Закрыть событие
hall-step-reopen = Открыть событие снова
