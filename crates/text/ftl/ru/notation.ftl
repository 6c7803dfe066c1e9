### Ошибки в записи тайлов. Место показывают столбец и стрелка, поэтому сами фразы о месте молчат.

expected-tile = тайл
expected-rank = цифра тайла, от 1 до 9
expected-suit = буква масти для цифр слева (m, p, s или z)
expected-capital = буква ветра или дракона, а она заглавная
expected-five = пятёрка рядом со знаком красной
expected-bonus = номер от 1 до 4
expected-id = номер тайла от 0 до 135
expected-close = скобка, закрывающая сет
expected-group = тайл, знак «от кого» или закрывающая скобка
expected-source = цифра, которая говорит, что и у кого взято

reading-characters = масть ман
reading-dots = масть пин
reading-bamboo = масть соу
reading-east = восточный ветер
reading-south = южный ветер
reading-west = западный ветер
reading-north = северный ветер
reading-white = белый дракон
reading-green = зелёный дракон
reading-red = красный дракон
reading-red-before = знак красной для пятёрки слева
reading-red-behind = знак красной для пятёрки справа

meld-chow = чи
meld-pung = пон
meld-claimed_kong = открытый кан
meld-added_kong = апгрейд пона до кана
meld-concealed_kong = закрытый кан
meld-any = сет (чи, пон или кан)

relative-next = игрока справа
relative-across = игрока напротив
relative-previous = игрока слева

parse-empty = Здесь пусто, а нужны тайлы.
parse-unexpected = Встретилось «{ $found }», а ожидается { $expected }.
parse-end = Запись кончилась, а ожидается ещё { $expected }.
parse-no-tile = Тайла { $tile } не бывает.
parse-no-id = Номера { $id } не бывает: тайлы нумеруют от 0 до 135.
parse-id-twice = Тайл номер { $id } записан второй раз, а он один.
parse-ambiguous = «{ $found }» можно понять двояко: { $first } или { $second }. Напишите однозначно.
parse-hidden = «{ $found }» — закрытый тайл, а нужен его рисунок.
parse-foreign = «{ $found }» — тайл из другого набора.
parse-riichi-mark = Это знак риичи, а в руке бывают только тайлы.
parse-bonus-here = { $tile } — цветок или сезон, а нужны масти, ветра и драконы.
parse-tile-here = { $tile } здесь лишний: нужны только цветы и сезоны.
parse-bonus-twice = { $tile } записан второй раз, а он один.
parse-meld-here = Объявленный сет здесь не к месту: нужны отдельные тайлы.
parse-fifth = Это уже пятый { $tile }, а их всего четыре.
parse-not-one-tile = { $tiles ->
    [one] Записан { $tiles } тайл
    [few] Записано { $tiles } тайла
   *[many] Записано { $tiles } тайлов
}, а нужен ровно один.
parse-not-one-meld = Нужен ровно один объявленный сет, а записано сетов { $melds } и отдельных тайлов { $tiles }.
parse-fifth-meld = Это уже пятый объявленный сет, а их не больше четырёх.
parse-length = { $melds ->
    [0] Закрытых тайлов { $concealed } — такой руки не бывает.
   *[other] Закрытых тайлов { $concealed }, объявленных сетов { $melds } — такой руки не бывает.
} Нужно 13 или 14 тайлов; объявленный сет считается за три.
parse-not-a-group = Из этих тайлов не сложить { $group }.
parse-group-length = { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
} — это не { $group }.
parse-second-mark = Второй знак «от кого» в одном сете.
parse-second-name = Второе название у одного сета.
parse-chow-from = Чи берут только у игрока слева, а здесь у { $from }.
parse-concealed-from = Закрытый кан ни у кого не берут.
parse-kong-mark = В кане знак ставят после третьего тайла (апгрейд пона) или после четвёртого (кан со сноса).
