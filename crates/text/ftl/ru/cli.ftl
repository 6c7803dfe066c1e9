### Командная строка: подписи и сообщения.

## Победа

ui-hand = Рука
ui-hand-short = { $tiles } ({ $n -> 
    [one] { $n } тайл
    [few] { $n } тайла
   *[many] { $n } тайлов
})
ui-place = Место
ui-place-value = { wind }, раунд { $round }
ui-honba = хонба { $n }
ui-sticks = риичи-палочек на столе { $n }
ui-reading = Трактовка
ui-dora = Дора
ui-ura = Ура-дора
ui-indicator = { $indicator } → { $dora }
ui-rules = Правила
ui-yaku = Яку
ui-fu = Фу (минипоинты)
ui-payments = Выплаты
ui-notes = Примечания
ui-total = Итог
ui-fu-rounded = { $raw } → { $rounded }
ui-seven-pairs = семь пар
ui-thirteen-orphans = тринадцать сирот
ui-wait = ожидание { $wait }
ui-table = стол
ui-nobody = никому

## Ожидание

ui-shanten = Шантен
ui-shanten-complete = рука собрана
ui-shanten-tenpai = темпай
ui-form-standard = сеты и пара { $n }
ui-form-pairs = семь пар { $n }
ui-form-orphans = тринадцать сирот { $n }
ui-waits = Ожидание
ui-accepts = Принимает
ui-left-total = всего { $n }
ui-left-none = все четыре у вас
ui-discard = снос
ui-discard-shanten = шантен
ui-discard-tiles = тайлов
ui-discard-accepts = принимает
ui-discards-more = Ещё сносов, после которых рука дальше от темпая: { $n }. Все покажет --all.
ui-tenpai-yes = { $rules }: темпай.
ui-tenpai-no = { $rules }: нотен ({ $citation }).
ui-exhausted = форма темпай, но все тайлы ожидания у вас
ui-exhausted-yes = по правилам темпай ({ $citation })
ui-exhausted-no = по правилам нотен ({ $citation })
ui-tenpai-empty = { $rules }: темпай ({ $citation }).
ui-groups-complete = Записано тайлов меньше, чем в полной руке: недостающие сеты считаются собранными.

## Правила

ui-clauses = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
ui-clauses-none = без своего регламента
ui-closed = закрыто
ui-open = открыто
ui-topics = Общее для семейства, пункт у каждых правил свой
ui-facts = Рамка игры
ui-diff-count = Разных ответов { $n } из { $of }.
ui-diff-families = Это разные семейства игр, общих вопросов о столе у них нет: { $families }.
ui-diff-alone = { $rules }: сравнить здесь не с чем.
ui-option = Вопрос
ui-status = Статус
ui-source = Место
ui-source-line = строка { $line }
ui-decisions = Решения
ui-used = На это ссылаются
ui-used-none = никто из ответов этих правил
ui-used-referee = никто: это решают люди
ui-used-info = никто: это показывается, но ничего не меняет
ui-status-fact = программа показывает это в рамке игры
ui-base-not-told = Текст этого места здесь не пересказан: его публикует сам источник, названный в заголовке.
ui-explain-each = { $asked } есть в разных документах, вот { $n ->
    [2] оба места
   *[other] все места
}: { $citations }.
ui-explain-listed = «{ $asked }» встречается здесь:
ui-explain-whole = Любую ссылку справа можно набрать вместо слова: она покажет место целиком.
ui-example-yes = Подходит
ui-example-no = Не подходит
ui-example-none = примера в репозитории нет
ui-counter-none = обратного примера в репозитории нет
ui-tests = Тесты
ui-tests-none = тестов, названных этим пунктом, нет
ui-used-answer = { $option }: { $answer }

## Ошибки

error-title = ошибка
error-hand = рука не читается, столбец { $column }
error-tiles = { $option } не читается, столбец { $column }
error-hand-cyrillic = Масти пишут латиницей: m ман, p пин, s соу, z ветра и драконы.
error-hand-bare-set = Объявленный сет пишут в скобках: (234<p), (555^z), (5555z).
error-win-missing = { $n ->
    [one] в руке { $n } тайл
    [few] в руке { $n } тайла
   *[many] в руке { $n } тайлов
}, а какой выигрышный, не сказано. Добавьте его: --win 5p.
error-bonus = в этих правилах нет цветов и сезонов.
error-wait-length = для ожидания нужно 13 тайлов, для выбора сноса 14 (объявленный сет считается за три).
error-wait-thirteen = для ожидания нужно 13 костей (объявленная комбинация считается за три).
error-wait-copies = вместе с тем, что видно на столе, одинаковых тайлов больше четырёх: { $tiles }.
error-liable = { $text } не читается. Нужно имя якумана и место: daisangen:W, daisuushii:N или suukantsu:E.
error-foreign = { $rules }: { $n ->
    [one] ключ { $arguments } здесь ничего не значит.
   *[other] ключи { $arguments } здесь ничего не значат.
}
error-foreign-own = Кроме общих, здесь есть ключи: { $arguments }.
error-void-missing = не названа запретная масть. Добавьте её: --void p.
error-division = { $text }: так руку не делят. Части пишут через пробел, в каждой от одной до четырёх костей: 123m 55p 67s.
error-many-indicators = { $option }: индикаторов { $n }, а больше пяти не бывает.
error-clause = { $regulation }: ни пункта, ни слов «{ $clause }» здесь нет.
error-clause-place = { $regulation }: своего регламента у этих правил нет, а в их источниках нет ни места, ни слов «{ $clause }».
error-clause-near = Похожие: { $clauses }.
error-clause-list = Пункты начинаются так: { $clauses }.
error-diff-one = для сравнения нужны хотя бы двое правил.
error-diff-same = нужны два разных набора правил, а это один и тот же.
error-many-liable = --liable указан { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}, а можно не больше { $most }: пао бывает за дайсанген, дайсуши и суканцу.
error-output = ответ не удалось напечатать: { $error }
error-output-full = ответ напечатан не весь: на устройстве нет места.

error-usage = Как пользоваться: { $command } --help
error-unknown-argument = ключа { $argument } нет.
error-unknown-word = { $argument } здесь лишнее.
error-unknown-command = команды { $argument } нет.
error-suggested = Может быть, { $suggestion }?
error-invalid-value = { $argument }: значение { $value } не подходит.
error-value-missing = { $argument }: нет значения.
error-valid-values = Можно: { $values }.
error-valid-winds = Можно: { $latin } или { $cyrillic }.
error-look-alike = { $typed } только похоже на букву ветра. { $wind } пишется латинской { $latin } или русской { $cyrillic }.
error-number = Нужно целое число от { $least } до { $most }.
error-form-sanction = Наказание пишется так: none, warning, lost-call, dead-hand, false-hu, chombo, annulled, disqualified, banned:2027-01-31 (день, который есть в календаре), off:2.5tp, off:30gp, off:20000points, off:100whists (с минусом очки даются).
error-form-tables = Столы пишутся так: 3 или 1-7, меньший номер первым.
error-form-table = Стол пишется так: 3 в текущем туре или 2.3, стол 3 тура 2.
error-form-part = Участие пишется так: player, substitute, substitute:2, chief-judge, assistant.
error-missing-command = не названа команда.
error-missing = не хватает: { $arguments }.
error-missing-and-win = не хватает: { $arguments }; и укажите, как выиграна рука: --tsumo или --ron МЕСТО.
error-missing-win = укажите, как выиграна рука: --tsumo или --ron МЕСТО.
error-conflict = { $argument } нельзя вместе с { $other }.
error-twice = { $argument } указано дважды.
error-other = так написать нельзя: { $argument }.
error-utf8 = этот аргумент – не текст в UTF-8: { $argument }

## Справка: заголовки

help-heading-usage = Как писать:
help-heading-commands = Команды
help-heading-arguments = Что указать
help-heading-options = Ключи

## reglament serve

serve-open = Стойка открыта: { $address }
serve-kept = События хранятся здесь: { $place }
serve-code = Код для первого входа: { $code }
serve-stop = Остановить: Ctrl+C
serve-busy = { $address } занять нельзя: { $error }
serve-other-port = Возможно, стойка уже запущена. Другой порт: reglament serve --listen 127.0.0.1:8081
serve-cannot = стойку не открыть: { $error }
