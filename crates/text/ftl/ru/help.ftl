### Справка командной строки: help-КОМАНДА о команде, help-КОМАНДА-ключ о ключе, help-arg-ключ об общих.

help-reglament = Маджонг по регламенту: сколько стоит рука, кто кому платит и по какому пункту
help-arg-lang = Язык ответа: ru или en; без ключа берётся язык системы
help-arg-json = Ответ в JSON с именем схемы
help-arg-help = Показать эту справку
help-arg-version = Показать версию
help-arg-tiles = Как показывать тайлы: mpsz (123m) или unicode (картинки); без ключа mpsz

help-score = Посчитать выигрышную руку
help-score-hand = Рука, 13 тайлов с --win или 14 тайлов; без --win выигрышный тот, что записан последним. m ман, p пин, s соу, z ветра и драконы: 1z восток, 2z юг, 3z запад, 4z север, 5z белый, 6z зелёный, 7z красный; 0 красная пятёрка. Объявленные сеты в скобках
help-score-win = Выигрышный тайл
help-score-tsumo = Победа по цумо
help-score-ron_from = Победа по рону с этого места: E, S, W, N или В, Ю, З, С; короче --ron
help-score-rules = По каким правилам считать: имя из reglament rules list или файл домашних правил
help-score-seat = Ветер места победителя; без ключа S, с --tenhou E
help-score-round = Ветер раунда; без ключа E
help-score-dora = Индикаторы доры, как лежат на столе, через запятую: сначала первый, потом за каны
help-score-ura = Индикаторы ура-доры
help-score-riichi = Объявлено риичи
help-score-double_riichi = Объявлено дабуру риичи
help-score-ippatsu = Иппацу
help-score-rinshan = Риншан: победа на тайле замены
help-score-empty_wall = Живых тайлов в стене нет (вместе с --rinshan)
help-score-chankan = Чанкан: ограблен апгрейд пона
help-score-chankan_concealed = Ограблен закрытый кан (на кокуши мусо)
help-score-after_kong = Сычуань: после конга, своего со стены или чужого на сносе
help-score-last_tile = Последняя кость стены; в сычуани и на сносе после неё
help-score-void = Сычуань: запретная масть, m, p или s
help-score-division = Сычуань: как игрок разделил стоящие кости, "123m 55p 678s"
help-score-furiten = Сычуань: игрок в фуритене на эту кость
help-score-dead = Сычуань: рука мёртвая
help-score-free_tile = Классика: завершающая кость Свободная
help-score-kongs_this_turn = Классика: сколько своих конгов объявлено в этот ход
help-score-call = Классика: что объявлено раньше: none ничего, before-discard просящая рука до своего сноса, declared просящая рука, original просящая рука с подачи; без ключа declared
help-score-heaven = Классика: Небесное блаженство, рука Востока собрана с подачи
help-score-earth = Классика: Земное блаженство, на первом сносе Востока
help-score-right_lost = Классика: игрок уже объявил в этой сдаче ложный Маджонг
help-score-missing_tile = Классика: в этот ход игрок добирает недостающую кость
help-score-haitei = Хайтей: цумо на последнем тайле стены
help-score-houtei = Хотей: рон на последнем сносе
help-score-tenhou = Тенхо
help-score-chihou = Чихо
help-score-renhou = Ренхо
help-score-merged = Тайл цумо вставлен в руку до показа
help-score-honba = Сколько хонба на счётчике
help-score-sticks = Сколько риичи-палочек на столе, вместе с палочкой победителя
help-score-kong_from = Кто набросил в кан, если победа по риншану в тот же ход
help-score-liable = Пао: кто набросил в последний сет якумана, например daisangen:W; можно повторять
help-score-after = Объявленные сеты: (123<m) чи, (555<z) пон у игрока слева, (555^z) напротив, (555>z) справа; (5555z) закрытый кан, (5555<z) кан со сноса, (555<5z) апгрейд пона. В командной оболочке руку со скобками берут в кавычки.

    Примеры:
      reglament score 23467m345p23455s --win 8m --ron E --riichi --dora 3s --rules tesuji
      reglament score "11s67p (666z) (123<m) (777>z)" --win 8p --tsumo --rules aleague --seat E

help-wait = Шантен, ожидание и что примет рука после каждого сноса
help-wait-hand = Рука, 13 или 14 тайлов; запись та же, что у score
help-wait-seen = Какие ещё тайлы видны: сносы, чужие сеты, индикаторы
help-wait-rules = Сказать, темпай ли это по таким правилам
help-wait-void = Сычуань: запретная масть, m, p или s
help-wait-division = Сычуань: как игрок разделил стоящие кости, "123m 55p 67s"
help-wait-seat = Классика: ветер места; без ключа E
help-wait-dead = Сычуань: рука мёртвая
help-wait-all = Показать все сносы, и те, что отдаляют от темпая

help-rules = Правила: список, ответы, сравнение, пункты
help-rules-list = Какие правила есть
help-rules-show = Все ответы правил, каждый со своим пунктом
help-rules-show-id = Какие правила: имя или файл домашних правил
help-rules-show-keys = Показать ключи и ответы так, как их пишут в файле домашних правил
help-rules-diff = Чем отличаются правила
help-rules-diff-ids = Какие правила сравнить, двое или больше: имена и файлы домашних правил
help-rules-diff-markdown = Таблица Markdown
help-rules-new = Начать файл домашних правил: все вопросы, ответы и пункты
help-rules-new-base = На основе каких правил
help-rules-new-table = Стол каких правил взять, если не основы; семейство то же
help-rules-check = Проверить файл домашних правил
help-rules-check-file = Файл TOML
help-rules-explain = Что говорит пункт, где он действует, примеры и тесты
help-rules-explain-id = Какие правила
help-rules-explain-clause = Пункт (kuikae.2, 6.3.1), место в источнике (E 4.1), решение (D14) или ссылка в том виде, как она напечатана («EMA 2016, п. 4.1»); начало номера покажет все такие пункты, слово (пинфу) найдёт, где о нём сказано

help-serve = Открыть стойку: страницы события в браузере (то же, что reglament без команды)
help-serve-listen = Адрес, на котором она отвечает; без ключа 127.0.0.1:8080, только этот компьютер
help-serve-data = Папка с событиями; без ключа папка программ пользователя
help-serve-database = База данных вместо файла: postgres://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@КОМПЬЮТЕР/БАЗА
help-completions = Подсказки для командной оболочки
help-completions-shell = Какая оболочка

## Строки «как писать» и имена значений

help-reglament-usage = reglament КОМАНДА [ключи]
help-score-usage = reglament score РУКА [--win ТАЙЛ] (--tsumo | --ron-from МЕСТО) --rules ПРАВИЛА [ключи]
help-wait-usage = reglament wait РУКА [ключи]
help-rules-usage = reglament rules КОМАНДА [ключи]
help-rules-list-usage = reglament rules list [ключи]
help-rules-show-usage = reglament rules show ПРАВИЛА [ключи]
help-rules-diff-usage = reglament rules diff ПРАВИЛА ПРАВИЛА… [ключи]
help-rules-new-usage = reglament rules new --base ПРАВИЛА [--table ПРАВИЛА] [ключи] > ФАЙЛ
help-rules-check-usage = reglament rules check ФАЙЛ [ключи]
help-rules-explain-usage = reglament rules explain ПРАВИЛА ПУНКТ [ключи]
help-serve-usage = reglament serve [ключи]
help-completions-usage = reglament completions ОБОЛОЧКА

help-value-lang = ЯЗЫК
help-value-hand = РУКА
help-value-tile = ТАЙЛ
help-value-tiles = ТАЙЛЫ
help-value-seat = МЕСТО
help-value-wind = ВЕТЕР
help-value-n = ЧИСЛО
help-value-id = ПРАВИЛА
help-value-shipped = ИМЯ
help-value-call = ЧТО
help-value-suit = МАСТЬ
help-value-parts = ЧАСТИ
help-value-file = ФАЙЛ
help-value-address = АДРЕС
help-value-folder = ПАПКА
help-value-url = БАЗА
help-value-path = ПУТЬ
help-value-clause = ПУНКТ
help-value-yakuman-seat = ЯКУМАН:МЕСТО
help-value-form = ВИД
help-value-shell = ОБОЛОЧКА

help-verify = Проверить логи игр: пересчитать каждую победу, ничью и итог
help-verify-paths = Файлы и папки: mjlog, tenhou.net/6, mjai, записи Mahjong Soul; можно сжатые gzip и по игре в строке; «-» читает из ввода
help-verify-rules = По каким правилам пересчитать; что лог говорит о своей игре, накладывается сверху
help-verify-usage = reglament verify ПУТЬ… [ключи]
help-verify-after = Код выхода 0: всё сходится. 1: есть расхождения или прочитано не всё. 2: файла нет, или логов нет вовсе. Лог испорчен (код 1), если его текст обрывается раньше своего конца (у mjlog нет </mjloggm>, у mjai нет end_game, у JSON закрывающих скобок) или если раздача в нём не складывается. Целый лог, в котором просто не записано окончание игры, назван среди странностей, и код от этого не меняется.

help-settle = Рассчитать сдачи по листу: кто кому платит, по какому пункту, чем кончилась игра
help-settle-file = Лист сдач: текст, сдача в строке, или JSON reglament.deal-sheet/1; «-» читает из ввода
help-settle-rules = По каким правилам: имя или файл домашних правил; без ключа те, что названы в листе
help-settle-usage = reglament settle ФАЙЛ|- [ключи]
help-settle-after = Лист:
      rules tesuji                      правила; после # примечание
      S ron W 3/40 riichi S,N           Юг по рону с Запада, 3 хан 40 фу, риичи у Юга и Севера
      S ron W 3/40 + N mangan           двое на одном тайле
      E tsumo 2/30                      цумо; лимит: mangan, haneman, baiman, sanbaiman, yakuman, 2yakuman
      W tsumo yakuman pao daisangen S   пао
      draw tenpai E,S nagashi N         ничья
      abort nine_terminals              пересдача; chombo N   чомбо
    Место: ветер в этой сдаче (E, S, W, N или В, Ю, З, С) или номер игрока: 1 сел Востоком в первой сдаче.

    Сычуань, записи сдачи через «;» (players 3 для троих):
      E kong closed; S kong melded W; N kong promoted; S hu W 8 + N 4; E hu wall 2; wall W 4
      после hu: wall, чей снос, after-kong и чей, robbed и чей; стоимость, false или false-suit
      forbidden: сет запретной масти; после wall: очки готовой руки, not-ready, suit, only-suit

    Классика (stage final, late 3 middle):
      S mahjong W E 8 S 96 W 0 N 4 fined N    после mahjong чей снос или wall, потом стоимость всех рук
      draw; stopped N; absent N replaced
