### Стена сдачи и та ли она, что обещана.

help-wall = Стена сдачи из зерна или лога: кубики, пролом, хеш
help-wall-usage = reglament wall --rules ПРАВИЛА --seed ЗЕРНО [--deal ЧИСЛО] или reglament wall --log ФАЙЛ [--deal ЧИСЛО]
help-wall-rules = По каким правилам: имя из reglament rules list или файл домашних правил
help-wall-seed = Зерно: число, как в reglament play, или его 64 шестнадцатеричные цифры
help-wall-deal = Какая сдача, от 1, переигранные в счёте; без параметра первая
help-wall-log = Лог стола или игра Тэнхо с зерном
help-wall-verify = То ли это зерно, чей хеш опубликован, и из него ли стены лога
help-wall-verify-usage = reglament wall verify --hash ХЕШ --seed ЗЕРНО [--log ФАЙЛ]
help-wall-verify-hash = Хеш, опубликованный до игры: SHA-256 от 32 байтов зерна
help-wall-verify-seed = Зерно, опубликованное после игры; без параметра то, что в логе
help-wall-verify-log = Лог игры: сравнивается стена каждой сдачи
help-wall-verify-after = Код выхода 0: всё как обещано. 1: не так.
help-value-seed = ЗЕРНО
help-value-hash = ХЕШ

wall-title = { $rules }: стена сдачи { $n }
wall-seed = Зерно
wall-hash = SHA-256 зерна
wall-dice = Кубики
wall-thrown = { $first } и { $second }
wall-break = Пролом
wall-broken = сторона { $wind ->
    [east] Востока
    [south] Юга
    [west] Запада
   *[north] Севера
}, стопок от правого края: { $n }
wall-indicators = Индикаторы доры
wall-under = Индикаторы ура-доры
wall-replacements = Тайлы замены
wall-order = Тайлы в порядке игры
wall-no-seed = { $typed } – не зерно
wall-seed-form = Зерно – это число или 64 шестнадцатеричные цифры.
wall-no-hash = { $typed } – не хеш
wall-hash-form = Хеш – это 64 шестнадцатеричные цифры.
wall-no-deal = сдачи { $n } в логе нет; сдач в нём: { $deals }
wall-seedless = { $name }: зерна, понятного программе, в нём нет
wall-no-promise = нет зерна, чей хеш можно сравнить: нужен --seed
wall-holds = Всё как обещано.
wall-holds-not = Обещано было другое.
wall-promised = Опубликованный хеш
wall-deals = Сдач в логе
wall-foreign = Сдачи с другой стеной
wall-foreign-none = нет
