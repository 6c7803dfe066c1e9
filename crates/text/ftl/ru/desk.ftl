### Стойка в браузере: вход, список событий, новое событие, ошибки.

desk-name = Регламент
desk-skip = К содержанию
desk-nav = Разделы
desk-nav-events = События
desk-nav-rules = Регламенты
desk-nav-accounts = Учётные записи
desk-language-own = Русский
desk-who = { $name } ({ $role })
desk-role = { $role ->
    [owner] владелец
    [organiser] организатор
    [chief-judge] главный судья
    [judge] судья
    [scribe] секретарь
    [player] игрок
   *[public] зритель
}

## Вход

desk-login = Вход
desk-login-name = Имя
desk-password = Пароль
desk-login-do = Войти
desk-login-wrong = Имя или пароль не подходят.
desk-logout = Выйти
desk-setup = Первый запуск
desk-setup-why = Это имя и пароль владельца: он проводит события и пускает остальных. Другого способа войти пока нет, поэтому запишите пароль.
desk-setup-do = Начать
desk-setup-code = Код с экрана, на котором запущена программа
desk-setup-code-wrong = Код не тот. Он напечатан там, где запущена программа.
desk-password-new = Пароль, не короче 8 знаков
desk-password-short = В пароле должно быть не меньше { $n ->
    [one] { $n } знака
   *[other] { $n } знаков
}.
desk-login-name-needed = Нужно имя, не длиннее 60 знаков.
desk-login-taken = Имя «{ $name }» уже занято. Выберите другое.
desk-accounts = Учётные записи
desk-account-role = Роль
desk-account-new = Новая учётная запись
desk-account-add = Добавить

## События

desk-events = События
desk-events-none = Событий ещё нет.
desk-event-new = Новое событие
desk-event-sample = Событие для пробы: 16 игроков уже на месте
desk-event-new-why = Выберите регламент и назовите событие. Всё остальное берётся из регламента, и это можно изменить позже.
desk-event-name = Название
desk-event-place = Место
desk-event-days = Дни
desk-event-rules = Регламент
desk-event-state = Где сейчас
desk-event-zone = Часовой пояс площадки
desk-event-first-day = Первый день
desk-event-last-day = Последний день
desk-event-choices = Что регламент оставляет организатору
desk-event-choices-why = Пустое поле — как в регламенте.
desk-event-rounds = { $school ->
    [sichuan] Сессий до финала
    [riichi] Сессий
    [club] Игр
    [classical] Туров до финала
   *[any] Туров (сессий) до финала
}
desk-event-minutes = { $school ->
    [sichuan] Минут в сессии
    [riichi] Минут в сессии
    [club] Минут в игре
    [classical] Минут в туре
   *[any] Минут в туре (сессии)
}
desk-event-prizes = Призовых мест
desk-event-limit = Игроков не больше
desk-event-system = Рассадка
desk-event-system-usual = как в регламенте
desk-event-create = Создать событие
desk-rules-read = Прочитать
desk-kind-tournament = турнир
desk-kind-league = лига
desk-kind-ladder = рейтинг клуба
desk-fixed-rounds = { $school ->
    [classical] { $n ->
        [one] { $n } тур
        [few] { $n } тура
       *[other] { $n } туров
    }
    [club] { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[other] { $n } игр
    }
   *[other] { $n ->
        [one] { $n } сессия
        [few] { $n } сессии
       *[other] { $n } сессий
    }
}
desk-fixed-minutes = { $school ->
    [classical] тур { $n } мин
    [club] игра { $n } мин
   *[other] сессия { $n } мин
}
desk-day = { $day }
desk-days = { $from } – { $to }
desk-sample-name = Проба стойки
desk-sample-place = Зал клуба
desk-sample-names = Анна Белова, Борис Ветров, Вера Громова, Глеб Дёмин, Дарья Ершова, Егор Жуков, Жанна Зимина, Захар Исаев, Инна Кузнецова, Кирилл Лапин, Лидия Морозова, Максим Носов, Нина Орлова, Олег Панин, Полина Рыбакова, Роман Седов
desk-clauses = Пункты
desk-says = Что об этом говорит регламент
desk-no-number = «{ $typed }» — не число.
desk-no-number-in = «{ $field }»: «{ $typed }» — не число.
desk-zone = { $city ->
    [kaliningrad] Калининград
    [moscow] Москва
    [samara] Самара
    [yekaterinburg] Екатеринбург
    [omsk] Омск
    [novosibirsk] Новосибирск
    [krasnoyarsk] Красноярск
    [irkutsk] Иркутск
    [yakutsk] Якутск
    [vladivostok] Владивосток
    [magadan] Магадан
    [kamchatka] Камчатка
    [minsk] Минск
    [almaty] Алматы
   *[tbilisi] Тбилиси
}

## Почему не получилось

desk-failure-unknown = Такой страницы нет
desk-failure-role = Для этого нужна другая роль
desk-failure-role-needs = Это может { $role } и те, кто старше.
desk-failure-site = Запрос пришёл с другого сайта
desk-failure-site-why = Откройте страницу стойки заново и повторите там.
desk-failure-refused = Отказано
desk-failure-wrong = Не разобрать, что набрано
desk-failure-back = Ничего не записано.
desk-failure-changed = Пока вы заполняли, это изменил кто-то другой
desk-failure-changed-help = Ничего не записано. Откройте страницу заново и решите ещё раз.
desk-failure-here = Ничего не записано. Набранное осталось в полях: исправьте и отправьте снова.
desk-failure-changed-here = Ничего не записано. Теперь страница показывает всё как есть, а набранное осталось в полях: отправьте снова, если оно всё ещё верно.
desk-failure-event = К событию
desk-failure-wait = Слишком много попыток
desk-failure-wait-for = Попробуйте снова через { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
}.
desk-failure-broken = Сбой программы
desk-failure-broken-why = Ничего не записано. Повторите; если не поможет, подробности в журнале программы.
