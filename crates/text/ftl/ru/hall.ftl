### Зал: вопросы, на которые отвечают правила турнира и клуба, и ответы. Ключи составлены из списка параметров.
### Слова общие для всех школ: зал у них один.

group-hall-entry = Зал: запись и допуск
group-hall-staff = Зал: судьи и выход из игры
group-hall-course = Зал: формат
group-hall-seating = Зал: рассадка
group-hall-short = Зал: неполные столы
group-hall-clock = Зал: время
group-hall-late = Зал: опоздания и неявка
group-hall-substitute = Зал: замены
group-hall-standings = Зал: показатели по порядку
group-hall-ties = Зал: равенство показателей
group-hall-rating = Зал: рейтинг
group-hall-rating_base = Зал: база рейтинга по местам
group-hall-ladder = Зал: список рейтинга и очередь на игру

## entry

option-entry-limit = Участников, не больше
answer-entry-limit = { $n }
answer-entry-limit-none = предела нет
option-entry-tables = Число участников
answer-entry-tables-full = кратно четырём, лишние ждут
answer-entry-tables-last-may-be-short = любое, последний стол может быть неполным
option-entry-admission = Кто может участвовать
answer-entry-admission-anybody = любой
answer-entry-admission-visitor-or-fee = участник встречи клуба или тот, кто заплатил взнос
option-entry-late = Кто не записался заранее
answer-entry-late-free-place-and-judge = играет, если есть место и согласен судья
answer-entry-late-refused = не играет
answer-entry-late-open = играет, пока есть места
option-entry-newcomers = Игроки без турнирного опыта
answer-entry-newcomers-qualification = проходят квалификацию на знание правил
answer-entry-newcomers-open = играют наравне со всеми
option-entry-substitute_below = Только на замене
answer-entry-substitute_below = младше { $n } { $n ->
    [one] года
   *[other] лет
}
answer-entry-substitute_below-none = возраст не важен
option-entry-substitute_sessions = Сколько сессий играет такой игрок
answer-entry-substitute_sessions = { $n ->
    [1] одну
   *[other] не больше { $n }
}
answer-entry-substitute_sessions-none = сколько угодно
option-entry-restricted_below = С ограничениями, которые задаёт организатор
answer-entry-restricted_below = младше { $n } { $n ->
    [one] года
   *[other] лет
}
answer-entry-restricted_below-none = никто

## staff

option-staff-chief_judge = Главный судья
answer-staff-chief_judge-refused = не играет
answer-staff-chief_judge-allowed = может играть
option-staff-assistants = Помощники судьи
answer-staff-assistants-allowed = могут выходить на замену
answer-staff-assistants-refused = на замену не выходят
option-staff-leaving = Кто хочет выбыть
answer-staff-leaving-tell-judge = предупреждает судью
answer-staff-leaving-not-once-begun = не может, если игра уже началась
option-staff-punishes = Кто наказывает
answer-staff-punishes-judge = судья
answer-staff-punishes-table = игроки стола вместе

## course

option-course-kind = Что это
answer-course-kind-tournament = турнир
answer-course-kind-league = лига: складываются результаты сезона
answer-course-kind-ladder = клубный зачёт: игры в любом числе и рейтинг
option-course-rounds = Туров до финала
answer-course-rounds = { $n }
answer-course-rounds-none = сколько объявит организатор
option-course-final_stage = После туров
answer-course-final_stage-none = ничего, места по положению
answer-course-final_stage-best-four = финал четверых лучших, только он решает их места
option-course-length = Длится
answer-course-length-one-day = один день
answer-course-length-any-days = сколько понадобится
option-course-stakes = Ставки и призы
answer-course-stakes-none = нет ни ставок, ни призового фонда
answer-course-stakes-organiser = как решит организатор
option-course-teams = Командный зачёт
answer-course-teams-counted = результаты могут пойти в очки команды
answer-course-teams-none = нет
option-course-history = В историю игроков записывают места
answer-course-history-first-four = с первого по четвёртое
answer-course-history-all = все
option-course-list_days = Список участников утверждают
answer-course-list_days = { $n ->
    [0] в день игры
    [one] за { $n } день
    [few] за { $n } дня
   *[many] за { $n } дней
}
answer-course-list_days-none = день не назван

## seating

option-seating-first = Первый тур
answer-seating-first-lots = по номерам жеребьёвки, четвёрками по порядку
answer-seating-first-as-they-come = кто пришёл; если столов может быть несколько, жребий
option-seating-system = Остальные туры
answer-seating-system-italian = итальянская система: расписание по жребию, повторов как можно меньше
answer-seating-system-programmatic = программная: близкие показатели, без повторных встреч
answer-seating-system-danish = датская: по положению сверху вниз, повторы допустимы
answer-seating-system-fixed = фиксированная: расписание задано заранее
answer-seating-system-snake = змейка по положению
answer-seating-system-random = жребий перед каждым туром
answer-seating-system-manual = вручную
answer-seating-system-auto-table = стол собирают из тех, кто пришёл
option-seating-choice = Можно выбрать
answer-seating-choice-programmatic-danish-fixed = программную, датскую или фиксированную
answer-seating-choice-own-only = только эту систему
answer-seating-choice-any = любую
option-seating-clans = Игроки одного клана (семьи)
answer-seating-clans-apart = за одним столом не встречаются
answer-seating-clans-free = садятся как выпадет
option-seating-first_seats = Места за столом в первом туре и в финале
answer-seating-first_seats-dice = два кубика: у кого больше, тот Восток, остальные против часовой стрелки
answer-seating-first_seats-wind-tiles = тянут ветра, если места не заданы расписанием
answer-seating-first_seats-announced = как объявлено
option-seating-later_seats = Места за столом в остальных турах
answer-seating-later_seats-announced = как объявлено, первый Восток
answer-seating-later_seats-wind-tiles = тянут ветра, если места не заданы расписанием

## short

option-short-gap = Если игрока нет
answer-short-gap-close-up = столы уплотняют: пробел уходит за последний стол
answer-short-gap-last-table = пробел уходит за последний стол, кроме фиксированной рассадки
answer-short-gap-substitute = садится игрок замены
option-short-three = Втроём
answer-short-three-plays = играют
answer-short-three-refused = не играют
option-short-again = Кто уже был за неполным столом
answer-short-again-never = больше за него не попадёт
answer-short-again-allowed = может попасть снова

## clock

option-clock-round_minutes = Тур
answer-clock-round_minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
answer-clock-round_minutes-none = без часов, если организатор не объявит время
option-clock-final_minutes = Финал по времени
answer-clock-final_minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
answer-clock-final_minutes-none = без ограничения
option-clock-red_zone_minutes = Красная зона
answer-clock-red_zone_minutes = { $n ->
    [0] нет
    [one] последняя { $n } минута
    [few] последние { $n } минуты
   *[many] последние { $n } минут
}
option-clock-time_up = Когда время вышло
answer-clock-time_up-last-deal-signal = судья может дать сигнал «последняя сдача»
answer-clock-time_up-no-new-deal = в красной зоне ничего не начинают, начатое доигрывают
answer-clock-time_up-finish-deal = начатое доигрывают
answer-clock-time_up-none = часов нет
option-clock-early = Игру начали раньше сигнала
answer-clock-early-may-be-stopped = судья может её прервать
answer-clock-early-judge = разбирает судья
option-clock-ignored_signal = Не услышали сигнал «последняя сдача»
answer-clock-ignored_signal = { $n } МИ виновному; что это за единица, решает судья
answer-clock-ignored_signal-none = штрафа нет

## late

option-late-scale = Шкала опозданий
answer-late-scale-deal-scale = по ступеням: висты с Маджонга, затем ТП с каждой сдачи
answer-late-scale-points-a-minute = очки за каждую минуту, потом садится игрок замены
answer-late-scale-none = нет, решает судья
option-late-points_a_minute = Каждая начатая минута опоздания
answer-late-points_a_minute = −{ $n }
answer-late-points_a_minute-none = очков не стоит
option-late-close_up_minutes = Столы уплотняют
answer-late-close_up_minutes = { $n ->
    [one] через { $n } минуту
    [few] через { $n } минуты
   *[many] через { $n } минут
}
answer-late-close_up_minutes-none = когда решит судья
option-late-no_show_minutes = Опоздание становится неявкой
answer-late-no_show_minutes = { $n ->
    [one] после { $n } минуты
   *[other] после { $n } минут
}
answer-late-no_show_minutes-none = когда решит судья
option-late-ban_months = Неявка без предупреждения
answer-late-ban_months = дисквалификация здесь и на всех турнирах клуба на { $n ->
    [one] { $n } месяц
    [few] { $n } месяца
   *[many] { $n } месяцев
}
answer-late-ban_months-none = без запрета на другие турниры
option-late-missed = Кто пропустил { $school ->
    [sichuan] сессию
    [riichi] сессию
    [club] игру
   *[other] тур
}
answer-late-missed-out = выбывает из турнира
answer-late-missed-as-replaced = получает за него как заменённый
answer-late-missed-nothing = не получает за него ничего

## substitute

option-substitute-result = Результат заменённого
answer-substitute-result-slot-goes-on = очки остаются за местом и идут дальше
answer-substitute-result-own-deals-only = только сыгранное им самим, за игрока замены ноль
answer-substitute-result-last-place-fixed-points = последнее место и установленные очки
answer-substitute-result-valid = как сыграно
option-substitute-points = Очки заменённого за сессию
answer-substitute-points = { $n }
answer-substitute-points-none = не установлены
option-substitute-comes_back = Заменённый возвращается
answer-substitute-comes_back-never = нет
answer-substitute-comes_back-later-round = может, в следующем туре
option-substitute-prize = Приз получает
answer-substitute-prize-who-came-in = тот, кто вышел на замену
answer-substitute-prize-who-was-replaced = тот, кого заменили
option-substitute-moment = Когда заменяют
answer-substitute-moment-between-deals = в перерыве, пока руки не розданы
answer-substitute-moment-any-moment = когда угодно

## standings

option-standings-first = Главный показатель
option-standings-second = Второй показатель
option-standings-third = Третий показатель
option-standings-fourth = Четвёртый показатель
option-standings-fifth = Пятый показатель
option-standings-final_first = Места в финале
option-standings-final_second = При равенстве в финале

criterion-tournament-points = турнирные очки (ТП)
criterion-whists = сумма вистов
criterion-mahjongs = число Маджонгов
criterion-game-points = сумма игровых очков
criterion-won-sessions = число выигранных сессий
criterion-common-sessions = очки в личных встречах
criterion-best-session = лучшая сессия
criterion-earlier-places = место после предыдущей сессии
criterion-mean-place = среднее место
criterion-table-points = сумма очков
criterion-place-spread = разброс мест, меньше лучше
criterion-point-spread = разница лучшей и худшей сессии, меньше лучше
criterion-results = сумма результатов с умой
criterion-rating = рейтинг
criterion-none = нет

## ties

option-ties-chain = Показатели после главного
answer-ties-chain-all-places = решают все места
answer-ties-chain-prize-places = решают призовые места, у остальных верхнее место группы
option-ties-prize_places = Призовых мест
answer-ties-prize_places = { $n ->
    [0] нет
   *[other] { $n }
}
option-ties-last_resort = Если равно всё
answer-ties-last_resort-lot = жребий
answer-ties-last_resort-shared-lot-for-prizes = место общее, о призе жребий
answer-ties-last_resort-shared-organiser = место общее, о призе решает организатор
answer-ties-last_resort-shared = место общее

## rating

option-rating-kind = Рейтинг
answer-rating-kind-ladder = по формуле клубного зачёта
answer-rating-kind-none = не ведут
option-rating-start = Рейтинг новичка
answer-rating-start = { $n }
option-rating-step_thousandths = Поправка за каждую игру убывает на
answer-rating-step_thousandths = { $n } / 1000
option-rating-steady_games = Постоянная поправка
answer-rating-steady_games = { $n ->
    [one] с { $n } игры
   *[other] с { $n } игр
}
option-rating-steady_thousandths = Величина постоянной поправки
answer-rating-steady_thousandths = { $n } / 1000
option-rating-spread = База меняется на очко за разницу рейтингов
answer-rating-spread = { $n }
option-rating-games = Рейтинговые игры
answer-rating-games-official-except-agreed = игры вчетвером на встречах клуба, кроме тонпусенов и тех, о которых договорились заранее
answer-rating-games-all = все

## rating_base

option-rating_base-first = За первое место
answer-rating_base-first = { $n }
option-rating_base-second = За второе место
answer-rating_base-second = { $n }
option-rating_base-third = За третье место
answer-rating_base-third = { $n }
option-rating_base-fourth = За четвёртое место
answer-rating_base-fourth = { $n }

## ladder

option-ladder-listed_games = В списке с рейтинговых игр
answer-ladder-listed_games = { $n }
option-ladder-listed_years = И играли в этом году или
answer-ladder-listed_years = { $n ->
    [0] ни в каком другом
    [1] в прошлом
   *[other] за { $n } до него
}
option-ladder-priority = Первыми за автоматический стол
answer-ladder-priority-members-and-friends = члены клуба, игравшие в прошлом сезоне и друзья из далёких городов
answer-ladder-priority-none = никто, жребий
option-ladder-priority_games = Игр в прошлом сезоне для очереди
answer-ladder-priority_games = { $n ->
    [0] не нужно
   *[other] { $n }
}

## Без вариантов, пункт у каждого регламента свой

topic-hall-PlayedBy = По каким правилам играют
topic-hall-Winner = Победитель один
topic-hall-WaitingList = Лишние ждут в списке
topic-hall-SignUp = Предварительная запись
topic-hall-ListApproved = Список участников утверждают
topic-hall-CheckIn = Отметка в день игры
topic-hall-MeetAgain = При датской рассадке встречаются снова
topic-hall-DanishOrder = Датская рассадка: 1–4, 5–8 и дальше
topic-hall-FixedTables = При фиксированной рассадке столы известны заранее
topic-hall-FewRepeats = Повторных встреч как можно меньше
topic-hall-StartSignal = Тур начинается по сигналу судьи
topic-hall-ExtraTime = Судья может добавить время
topic-hall-Programme = Программа дня
topic-hall-ProgrammeChanges = Программу могут изменить
topic-hall-NoShow = После какого опоздания это неявка
topic-hall-LateJudge = Судья вместо шкалы может дисквалифицировать
topic-hall-SubstituteList = Откуда берут игроков замены
topic-hall-SubstitutePlays = За отсутствующего садится игрок замены
topic-hall-OthersAsUsual = Остальным за столом считают как обычно
topic-hall-TooFewDoNotPlay = Если за столом один или двое, не играют
topic-hall-ShortIsLast = Неполный стол всегда последний
topic-hall-FixedGap = При фиксированной рассадке отсутствующий выпадает за своим столом
topic-hall-AbsentIsNorth = Отсутствующий считается Севером
topic-hall-ShortAward = За стол, который не играет, очки присуждают
topic-hall-PenaltyPoints = Штрафные очки входят в результат
topic-hall-Violations = Чем наказывают нарушения
topic-hall-Conduct = Удаление и штраф за поведение
topic-hall-Finalists = В финал выходят четверо лучших
topic-hall-PrizeWinners = Призёры
topic-hall-FinalDecides = Отбор в финал не переносится
topic-hall-FinalPoints = Как считают в финале
topic-hall-UpperPlace = Где приз не решается, у равных верхнее место
topic-hall-FurtherBack = Дальше назад, сессия за сессией
topic-hall-SpreadOfPlaces = Как мерят разброс мест
topic-hall-SpreadOfPoints = Как мерят разброс очков
topic-hall-OfficialMeetings = В рейтинг идут игры официальных встреч
topic-hall-UnratedByAgreement = О нерейтинговой игре договариваются до начала
topic-hall-VoidGame = Несостоявшаяся игра не считается
topic-hall-RatingChange = Рейтинг меняется после каждой игры
topic-hall-RatingAdjustment = Поправка рейтинга
topic-hall-GamesBefore = Поправка смотрит на игры до этой
topic-hall-RatingRounding = Округление рейтинга
topic-hall-Season = Когда начинаются год и сезон

## Ответы, которые не сходятся

contradiction-criterion-of-another-family = показатель из другой игры: стол этого семейства его не считает.
contradiction-chain-with-a-gap = первый показатель «нет» заканчивает перечень, после него показателей быть не может.
contradiction-criterion-twice = показатель, который игроков не разделил, не разделит их и во второй раз.
contradiction-criterion-of-the-final-twice = показатель, который финалистов не разделил, не разделит их и во второй раз.
contradiction-final-without-order = финал играют, а чем определяются места в нём, не сказано.
contradiction-order-without-final = финала нет, и места в нём определять нечем.
contradiction-clock-without-final = финала нет, а время для него есть.
contradiction-ladder-without-rating = клубный зачёт идёт по рейтингу, а рейтинга не ведут.
contradiction-rating-as-criterion-without-rating = места определяет рейтинг, а рейтинга не ведут.
contradiction-ladder-with-rounds = в клубном зачёте игр сколько угодно: ни туров, ни финала в нём нет.
contradiction-auto-table-without-ladder = в туре играют все сразу, собирать столы из тех, кто пришёл, нельзя.
contradiction-system-outside-the-choice = основной системы нет среди тех, что можно выбрать.
contradiction-limit-of-no-full-table = столы только полные, и предел не делится на четыре: последние места не занять.
contradiction-sessions-without-age = число сессий названо для юных игроков замены, а возраст не назван.
contradiction-restricted-are-substitutes = кого касаются ограничения, тот и так играет только на замене.
contradiction-three-without-rules = как играть втроём, сказано только в сычуаньском регламенте.
contradiction-red-zone-longer-than-round = красная зона не короче тура: начать было бы нечего.
contradiction-red-zone-without-use = в красной зоне ничего не начинают, а здесь начинают до конца времени.
contradiction-no-new-deal-without-red-zone = в красной зоне ничего не начинают, а её нет.
contradiction-minutes-without-end = у тура есть время, но когда оно вышло, ничего не происходит.
contradiction-fine-without-signal = сигнала «последняя сдача» нет, и штрафовать не за что.
contradiction-late-scale-of-another-family = шкала из другой игры: снимать по ней здесь нечего.
contradiction-points-a-minute-missing = за каждую минуту снимают очки, а сколько, не сказано.
contradiction-points-a-minute-unused = эта шкала за минуты очков не снимает.
contradiction-close-up-minutes-unused = столы здесь не уплотняют.
contradiction-no-show-before-closing-up = неявка наступает раньше, чем столы уплотняют.
contradiction-fixed-points-missing = заменённому положены установленные очки, а сколько, не сказано.
contradiction-fixed-points-unused = в зачёт идёт сыгранное за местом, устанавливать очки незачем.
contradiction-part-of-a-riichi-game = итог партии риичи дают последние очки, делить его между игроками одного места нечем.
contradiction-missed-as-a-seat-goes-on = заменённому засчитывают итог места, а у пропустившего тур места в нём нет.
contradiction-prizes-without-places = о призовых местах сказано отдельно, а их нет.
contradiction-priority-games-unused = очереди за стол нет, и игры для неё не нужны.

## Что показывается о зале

programme-check-in = отметка игроков и жеребьёвка
programme-opening = открытие
programme-break = перерыв на обед
programme-results = подведение итогов
programme-closing = закрытие и награждение
ui-hall = Зал
ui-hall-none = О зале эти правила не говорят: турнир по ним берёт зал другого регламента.
ui-hall-topics = Зал: без вариантов, пункт у каждого регламента свой
ui-hall-programme = Зал: программа дня
ui-hall-facts = Зал: рамка турнира
