### Стойка на телефонах: стол, игрок, коды, доступ из зала.

## Зал

desk-hall = Доступ из зала
desk-hall-why = Пока доступ закрыт, программа отвечает только этому ноутбуку. Откройте её залу, чтобы работали телефоны и экраны.
desk-hall-no-network = Ноутбук не подключён ни к какой сети. Подключите его к Wi-Fi зала или раздайте сеть с него самого и обновите страницу.
desk-hall-address = Адрес
desk-hall-card = Сетевая карта
desk-hall-state = Состояние
desk-hall-open = открыт
desk-hall-closed = закрыт
desk-hall-wide = Программа запущена так, что зал видит её с самого начала.
desk-hall-do = Открыть залу
desk-hall-shut = Закрыть доступ
desk-hall-codes = Телефон входит по коду своего события:
desk-hall-help = Если телефон не открывает страницу
desk-hall-help-network = Телефон и ноутбук должны быть в одной сети Wi-Fi; мобильный интернет на телефоне лучше выключить.
desk-hall-help-firewall = Брандмауэр ноутбука должен пропускать входящие соединения; в Linux: sudo ufw allow { $port }/tcp
desk-hall-help-guest = Гостевые сети часто не дают устройствам видеть друг друга: возьмите другую сеть или раздайте свою.
desk-hall-help-plain = Адрес начинается с http, без s; если браузер дописал https, исправьте.

## Коды

desk-phones = Телефоны
desk-phones-why = Код стола ведёт четверых игроков на страницу их стола: места, часы, результат, вызов судьи. Код судьи или секретаря открывает его рабочие страницы. Код можно отозвать в любой момент.
desk-phones-open = Доступ из зала открыт, но у столов и судей ещё нет кодов.
desk-phones-narrow = Сейчас телефоны не дотянутся: доступ из зала закрыт.
desk-phones-tables = Столам, сколько их
desk-phones-table = Одному столу, номер
desk-phones-name = Кому
desk-phones-players = Игрокам, каждому свой:
desk-phones-do = Сделать коды
desk-phones-all = Выданные коды
desk-phones-until = Действует до
desk-phones-revoke = Отозвать
desk-phone-state = { $state ->
    [holds] действует
   *[gone] отозван или истёк
}
desk-cards = Коды для печати
desk-cards-why = Напечатайте лист сейчас: коды показываются один раз. Прежние коды тех же столов и игроков больше не действуют.
desk-cards-pin = Без камеры – PIN на странице
desk-code-void = Этот код не действует: его отозвали, или вышел срок. Новый даст организатор.
desk-pin = PIN с карточки
desk-pin-do = Войти
desk-pin-wrong = Такого PIN нет. Проверьте шесть цифр на карточке.

## Стол

desk-find = Где чьё место
desk-find-do = Места определены
desk-agree = Все согласны?
desk-agree-do = Согласен
desk-object-to = Есть возражения?
desk-agree-done = согласен
desk-table-confirmed = Результат подтверждён.
desk-call = Судья
desk-call-usual = Подойдите, пожалуйста
desk-call-waits = { $time } – судью позвали: { $text }
desk-call-answered = { $time } – судья ответил: { $ruling }
desk-queue-waits = Связи нет, отправится само. Ждёт:
desk-queue-refused = Не принято:
desk-queue-out = Телефон больше не узнают: прочтите код стола ещё раз. Введённое не пропадёт.
desk-queue-seen = Понятно

## Игрок

desk-player-place = { $place }-е место{ $after ->
    [0] { "" }
   *[other] { " " }после { $school ->
        [sichuan] сессии
        [riichi] сессии
        [club] игры
       *[other] тура
    } { $after }
}.
desk-player-no-place = Места пока нет.
desk-player-rests = Не играет.
desk-player-table = Страница стола

## Программы

desk-api = Для программ
desk-api-why = Программа спрашивает и пишет в JSON, с ключом в заголовке Authorization: Bearer. Повтор с тем же id ничего не меняет.
desk-api-document = Описание OpenAPI
desk-api-id = id: «{ $typed }» не подходит; нужно 32 шестнадцатеричные цифры.
desk-api-ask = Как
desk-api-path = Что
desk-tokens = Ключи для программ
desk-tokens-why = Программа с ключом может то же, что ваша учётная запись, или только смотреть.
desk-token-name = Для чего
desk-token-may = Что может
desk-token-begins = Начало
desk-token-do = Сделать ключ
desk-token-once = Ключ показывается один раз, сохраните его:
desk-token-scope = { $scope ->
    [read] только смотреть
   *[all] всё, что может учётная запись
}
