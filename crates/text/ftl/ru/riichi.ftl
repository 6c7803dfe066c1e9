### Рука: яку, фу, лимиты, выплаты, отказы.

## Места и ветра

wind = { $wind ->
    [east] Восток
    [south] Юг
    [west] Запад
   *[north] Север
}
from-wind = { $from ->
    [east] Востока
    [south] Юга
    [west] Запада
   *[north] Севера
}
wind-round = { $wind ->
    [east] восточный
    [south] южный
    [west] западный
   *[north] северный
}

## Яку

yaku-riichi = Риичи
yaku-double_riichi = Дабуру риичи
yaku-ippatsu = Иппацу
yaku-menzen_tsumo = Мензенцумо
yaku-rinshan = Риншан
yaku-chankan = Чанкан
yaku-haitei = Хайтей
yaku-houtei = Хотей
yaku-renhou = Ренхо
yaku-pinfu = Пинфу
yaku-tanyao = Таньяо
yaku-iipeikou = Иппейко
yaku-yakuhai_seat = Якухай: ветер места
yaku-yakuhai_round = Якухай: ветер раунда
yaku-yakuhai_haku = Якухай: хаку
yaku-yakuhai_hatsu = Якухай: хацу
yaku-yakuhai_chun = Якухай: чун
yaku-chiitoitsu = Читойцу
yaku-chanta = Чанта
yaku-ittsu = Иццу
yaku-sanshoku_doujun = Саншоку
yaku-sanshoku_doukou = Саншоку доко
yaku-sankantsu = Санканцу
yaku-toitoi = Тойтой
yaku-sanankou = Сананко
yaku-shousangen = Сёсанген
yaku-honroutou = Хонрото
yaku-ryanpeikou = Рянпейко
yaku-junchan = Джунчан
yaku-honitsu = Хоницу
yaku-chinitsu = Чиницу
yaku-tenhou = Тенхо
yaku-chihou = Чихо
yaku-renhou_yakuman = Ренхо
yaku-daisangen = Дайсанген
yaku-suuankou = Суанко
yaku-suuankou_tanki = Суанко танки
yaku-tsuuiisou = Цуисо
yaku-ryuuiisou = Рюисо
yaku-chinroutou = Чинрото
yaku-chuuren = Чурен пото
yaku-junsei_chuuren = Чистый чурен пото
yaku-kokushi = Кокуши мусо
yaku-kokushi_13 = Кокуши мусо на 13 ожиданий
yaku-daisuushii = Дайсуши
yaku-shousuushii = Сёсуши
yaku-suukantsu = Суканцу
yaku-dora = Дора
yaku-ura_dora = Ура-дора
yaku-aka_dora = Ака-дора

## Ожидания

wait-two_sided = рянмен
wait-closed = канчан
wait-edge = пенчан
wait-pair = танки
wait-two_pairs = шанпон

## Фу

fu-base = База
fu-seven_pairs = База читойцу
fu-concealed_ron = Рон с закрытой рукой
fu-self_draw = Цумо
fu-open_triplet = Открытый пон { $tile }
fu-concealed_triplet = Закрытый пон { $tile }
fu-open_kong = Открытый кан { $tile }
fu-concealed_kong = Закрытый кан { $tile }
fu-pair = Ценная пара { $tile }
fu-wait = Ожидание: { $wait }
fu-open_pinfu = Открытая рука без фу

## Стоимость

limit-mangan = манган
limit-haneman = ханеман
limit-baiman = байман
limit-sanbaiman = санбайман
limit-kazoe_yakuman = казоэ-якуман
limit-yakuman = { $count ->
    [1] якуман
    [2] двойной якуман
    [3] тройной якуман
    [4] четверной якуман
   *[other] якуман × { $count }
}
points = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
han = { $han } хан
worth-fu = { $han } хан { $fu } фу
worth-limit = { $han } хан, { $limit }
worth-fu-limit = { $han } хан { $fu } фу, { $limit }

## Одним предложением

won-ron = { wind } выигрывает по рону с { from-wind }: { $worth }, { $points }.
won-tsumo = { wind } выигрывает по цумо: { $worth }, { $points }.
won-tsumo-each = { wind } выигрывает по цумо: { $worth }, { $points } (по { $each } с каждого).
won-tsumo-split = { wind } выигрывает по цумо: { $worth }, { $points } ({ $each }/{ $dealer }).
won-no = { $reasons ->
    [one] Победы нет. Причина:
   *[other] Победы нет. Причины:
}

## За что платят

payment-hand = за руку
payment-honba = хонба
payment-bets = риичи-палочки
payment-liability = пао

## Что здесь не так, как в других правилах

note-no_ippatsu = Иппацу здесь нет.
note-no_kan_dora = Кан-доры здесь нет: считается только первый индикатор.
note-no_ura_dora = Ура-доры здесь нет.
note-no_red_fives = Красных пятёрок здесь нет: это обычные пятёрки.
note-no_open_tanyao = Таньяо в открытой руке здесь не засчитывается.
note-no_renhou = Ренхо здесь нет.
note-dearer_than_renhou = Рука дороже, чем манган за ренхо, поэтому считается она.
note-renhou_alone = К ренхо ничего не прибавляется.
note-all_green_needs_dragons = Для рюисо здесь нужен пон хацу.
note-one_yakuman = Якуманы здесь не складываются: засчитан один.
note-counted_sanbaiman = Тринадцать хан без якумана здесь стоят санбайман.
note-counted_yakuman = Тринадцать хан здесь стоят якуман (казоэ).
note-rounded_mangan = Округлено до мангана (кириагэ).
note-merged_tile = Тайл вставлен в руку: пинфу и фу за ожидание не считаются.
note-cheapest_reading = Из нескольких трактовок взята самая дешёвая.
note-no_rinshan_fu = За цумо по риншану фу здесь не дают.
note-rinshan_not_last_tile = Тайлов в стене больше нет, но с риншаном хайтея не бывает.
note-rinshan_as_ron = Риншан после кана со сноса: считается как рон с того, кто набросил в кан.
note-liable = Действует пао: платит набросивший в последний сет.
hint-kong_from = Если кан со сноса объявлен в этот же ход, победа здесь считается как рон с набросившего: добавьте --kong-from { $wind }.
hint-own_stick = Палочка за своё риичи в итог не входит, пока не сказано, сколько их на столе вместе с ней: --sticks 1.

## Чего не бывает

refusal-tile_count = В руке вместе с объявленными сетами должно быть 14 тайлов (кан считается за три).
refusal-five_copies = Одинаковых тайлов больше четырёх, считая индикаторы.
refusal-red_fives = Красных пятёрок больше, чем есть в наборе.
refusal-winning_tile_missing = Выигрышного тайла нет в закрытой части руки.
refusal-ura_count = Индикаторов ура-доры больше, чем индикаторов доры.
refusal-own_discard = Рон со своего же сноса: победитель и набросивший сидят на одном месте.
refusal-own_feeder = По пао отвечает сам победитель.
refusal-feeder_of_other_meld = У названного игрока такой сет не взят.
refusal-ura_without_riichi = Ура-дора без риичи не считается.
refusal-liable_yakuman = Пао бывает только за дайсанген, дайсуши и суканцу.
refusal-riichi_open_hand = Риичи с открытой рукой.
refusal-ippatsu_without_riichi = Иппацу без риичи.
refusal-rinshan_without_tsumo = Риншан бывает только по цумо.
refusal-rinshan_without_kong = Риншан, а канов у победителя нет.
refusal-rinshan_with_ippatsu = Риншан и иппацу вместе: кан прервал круг.
refusal-rinshan_with_haitei = Риншан и хайтей вместе.
refusal-chankan_with_tsumo = Чанкан бывает только по рону.
refusal-chankan_with_houtei = Чанкан и хотей вместе.
refusal-chankan_copies = Ограблен кан, а такой же тайл есть в руке победителя.
refusal-concealed_kong_not_robbed = Назван ограбленный закрытый кан, но не чанкан.
refusal-concealed_kong_robbed = Закрытый кан грабят только на кокуши мусо, и то не во всех правилах.
refusal-haitei_without_tsumo = Хайтей бывает только по цумо; последний снос — это хотей.
refusal-houtei_with_tsumo = Хотей бывает только по рону; последний тайл стены — это хайтей.
refusal-tenhou_not_dealer = Тенхо бывает только у дилера.
refusal-tenhou_without_tsumo = Тенхо бывает только по цумо.
refusal-chihou_as_dealer = У дилера чихо не бывает.
refusal-chihou_without_tsumo = Чихо бывает только по цумо.
refusal-renhou_as_dealer = У дилера ренхо не бывает.
refusal-renhou_with_tsumo = Ренхо бывает только по рону.
refusal-first_turn_with_meld = Тенхо, чихо или ренхо с объявленным сетом: круг уже прерван.
refusal-first_turn_with_other = Тенхо, чихо и ренхо не сочетаются ни между собой, ни с риичи, риншаном, чанканом, хайтеем и хотеем.
refusal-merged_without_tsumo = Вставить в руку можно только тайл, взятый по цумо.
refusal-kong_feeder_without_rinshan = Назван набросивший в кан, но нет риншана после кана со сноса.
refusal-empty_wall_without_rinshan = Названа пустая стена, но не риншан: без него это хайтей или хотей.
refusal-not_winning = Рука не собрана: нет ни четырёх сетов с парой, ни семи пар, ни тринадцати сирот.
refusal-no_yaku = В руке нет ни одного яку; дора яку не считается.

## Отказы, которые называют тайл

refusal-with-tiles = { $text }: { $tiles }.
refusal-copies = { $tile }: { $n ->
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
   *[other] { $n }
} штук
refusal-copies-indicated = { refusal-copies }, считая индикаторы
refusal-copies-most = { $tiles }, а бывает только четыре.

## Санкции

sanction-none = ничего
sanction-corrected = исправляется, если замечено вовремя
sanction-warning = предупреждение
sanction-warning-then-dead-hand = предупреждение, за второе мёртвая рука
sanction-lost-call = право на объявление потеряно
sanction-dead-hand = мёртвая рука
sanction-chombo = чомбо
sanction-chombo-if-stopped = чомбо, если играть дальше нельзя
sanction-judge = решает судья: ничего, мёртвая рука или чомбо
