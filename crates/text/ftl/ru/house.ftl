### Домашние правила: файл, ошибки в нём, споры между ответами.

## Файл домашних правил

house-name = домашние правила «{ $name }»
house-about = на основе правил «{ $base }», { $n ->
    [one] { $n } свой ответ
    [few] { $n } своих ответа
   *[many] { $n } своих ответов
}
house-about-table = на основе правил «{ $base }», стол по правилам «{ $table }», { $n ->
    [one] { $n } свой ответ
    [few] { $n } своих ответа
   *[many] { $n } своих ответов
}
house-refused = { $file }: { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
house-hints = Файл годится. { $n ->
    [one] { $n } подсказка
    [few] { $n } подсказки
   *[many] { $n } подсказок
}:
new-head = Домашние правила. Основа «{ $base }», стол по правилам «{ $table }».
    Дайте правилам имя. Чтобы изменить ответ, снимите знак # со строки и впишите свой.
    Строки со знаком # ничего не меняют, их можно удалить. Проверка: reglament rules check ФАЙЛ
new-answer = { $rules }: { $answer } ({ $citation })

error-rules-file = Или файл домашних правил: thursday.toml. Новый файл сделает reglament rules new.
error-file = файл { $file } не читается.
error-file-missing = Такого файла нет.
error-folder-missing = Такой папки нет: { $folder }.
error-file-denied = Нет права его читать.
error-file-folder = Это папка, а нужен файл.
error-file-special = Это устройство или канал, а нужен файл на диске.
error-file-no-folder = Один из каталогов этого пути — не папка.
error-file-read-only = На этот диск писать нельзя.
error-file-utf8 = Это не текст UTF-8, строка { $line }.

problem-syntax-string = Текст в кавычках не закрыт или записан неверно.
problem-syntax-value = Здесь нет значения.
problem-syntax-equals = Строка записывается так: ключ = значение.
problem-syntax-bracket = Скобки или запятые стоят не так.
problem-syntax-number = Число записано неверно.
problem-syntax-key = Ключ записан неверно.
problem-syntax-other = Так в TOML не пишут.
problem-too_long = Для домашних правил файл слишком длинный.
problem-not_quoted = Слова пишут в кавычках: { $found }.
problem-unknown_key = Ключа { $key } нет.
problem-nearest = Может быть, { $nearest }?
problem-duplicate = { $key } уже есть в строке { $line }.
problem-not_an_answer = { $key }: ответ { $found } не подходит.
problem-unfit = { $key }: { $found } сюда не подходит.
problem-missing = Нет ключа { $key }.
problem-unknown_rules = { $key }: правил { $found } нет.
problem-other_family = Правила «{ $base }» и «{ $table }» из разных семейств, стол у них не общий.
problem-no_hall = { $key } — вопрос о зале, а у правил «{ $base }» своего зала нет.
problem-no_hall-why = Зал берут у основы: base = "samara", а стол у других правил: table = "wrc".
problem-contradiction = Ответы не сходятся: { $why }
problem-answer-line = { $answer } (строка { $line })
problem-answer-table = { $answer } (ответ основы)
problem-same_as_table = Подсказка: { $key } = { $answer }, но у правил «{ $table }» ответ и так такой.
problem-found-list = список
problem-found-table = таблица
problem-found-tables = список таблиц
problem-found-fraction = дробное число
problem-found-date = дата
problem-range = от { $min } до { $max }
problem-range-step = от { $min } до { $max }, шаг { $step }
problem-number = Нужно целое число { $range }.
problem-number-or-none = Нужно целое число { $range } или "none".
problem-needs-answers = Нужны ответы этой главы, таблицей.
problem-needs-single = Таблицу открывают одинарные скобки: [game].
problem-needs-answer = Нужен один ответ.
problem-needs-id = Нужно имя правил в кавычках, например "tesuji".
problem-needs-schema = Нужно { $schema }.
problem-needs-line = Нужна одна строка текста в кавычках, до 120 знаков.
problem-example = Например: { $line }
problem-example-name = Стол по четвергам

contradiction-extension-without-target = дополнительный раунд играют, пока никто не набрал цель, а цели нет.
contradiction-target-without-use = цель решает о дополнительном раунде и о праве дилера закончить, а нет ни того, ни другого.
contradiction-target-below-start = цель ниже очков на старте всегда у кого-нибудь есть, и дополнительного раунда не бывает.
contradiction-bust-from-zero = кто начинает с нуля, уйдёт в минус с первой выплаты, и игра закончится.
contradiction-uma-amounts-unused = размер умы бывает только у постоянной умы.
contradiction-uma-without-amounts = постоянная ума из одних нулей то же, что её отсутствие.
contradiction-uma-inner-above-outer = второе место получило бы больше первого.
contradiction-shared-places-without-shared-uma = места делятся, и уму по порядку мест не раздать.
contradiction-rounded-results-of-shared-places = остаток округления достаётся победителю, а при делёжке первого места победителя нет.
contradiction-one-of-two-but-all-of-three = из двоих выигрывает один, а из троих все трое.
contradiction-double-form-of-one-yakuman = якуман засчитывают один, и двойных форм быть не может.
