### Правила, источники, ссылки.

regulation-gambler = Гамблер
regulation-gambler-about = живой турнир клуба «Гамблер»; классический китайский маджонг с лимитными комбинациями
regulation-sichuan = Сычуань
regulation-sichuan-about = сычуаньские чемпионаты по правилам МЛМ, предел 4 фана
regulation-samara = Самара
regulation-samara-about = риичи на фестивале в Самаре, 2018 год; правила EMA 2016
regulation-tesuji = Тесудзи
regulation-tesuji-about = клубный регламент риичи
regulation-aleague = А-Лига
regulation-aleague-about = риичи-турнир по JPML-A, 2018 год
regulation-jpml-b = JPML-B
regulation-jpml-b-about = как играли в России до 2023 года
regulation-wrc = WRC
regulation-wrc-about = чемпионат мира по риичи, 2025 год
regulation-tenhou = Tenhou
regulation-tenhou-about = игровой сервер, четыре игрока, с красными пятёрками

register-gambler = Гамблер
register-sichuan = Сычуань
register-samara = Самара
register-tesuji = Тесудзи
register-aleague = А-Лига

source-E = EMA 2016
source-FB = «Фуритен», турниры JPML-B
source-FT = «Фуритен» 2011
source-J12 = JPML 2012
source-JN = обзор правил JPML
source-JA = обзор JPML-A 2017
source-JT = экзамен JPML 2022
source-TC = tempai-core
source-RE = riichienv-core
source-RR = русские правила RRC
source-W25 = WRC 2025
source-WT = таблица WRC 2017
source-W15 = WRC 2015
source-KB = правила Tenhou
source-WK = энциклопедия риичи

citation-clause = { $regulation }, п. { $clause }
citation-base = { $source }, п. { $section }
citation-preface = { $source }, предисловие
citation-decision = решение { $decision }
citation-patch = домашнее правило, строка { $line }
citation-patch-of = домашние правила «{ $name }», строка { $line }

family-classical = Классика
family-sichuan = Сычуань
family-riichi = Риичи

status-coded = программа считает или следит сама
status-referee = решают люди, программа предлагает и записывает
status-info = только для сведения: показывается, на счёт не влияет
