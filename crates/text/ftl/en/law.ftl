### Rules, sources, citations.

regulation-gambler = Gambler
regulation-gambler-about = live tournament of the Gambler club; classical Chinese with limit hands
regulation-sichuan = Sichuan
regulation-sichuan-about = Sichuan championships by the rules of the MIL, limit of 4 fan
regulation-samara = Samara
regulation-samara-about = riichi at the Samara festival of 2018; EMA 2016 rules
regulation-tesuji = Tesuji
regulation-tesuji-about = a club's riichi regulation
regulation-aleague = A-League
regulation-aleague-about = a riichi tournament by JPML-A, 2018
regulation-jpml-b = JPML-B
regulation-jpml-b-about = as played in Russia before 2023
regulation-wrc = WRC
regulation-wrc-about = World Riichi Championship, 2025
regulation-tenhou = Tenhou
regulation-tenhou-about = a game server, four players, red fives

register-gambler = Gambler
register-sichuan = Sichuan
register-samara = Samara
register-tesuji = Tesuji
register-aleague = A-League

source-E = EMA 2016
source-FB = Furiten club, JPML-B events
source-FT = Furiten club 2011
source-J12 = JPML 2012
source-JN = JPML summary
source-JA = JPML-A summary of 2017
source-JT = JPML test 2022
source-TC = tempai-core
source-RE = riichienv-core
source-RR = Russian RRC rules
source-W25 = WRC 2025
source-WT = WRC table of 2017
source-W15 = WRC 2015
source-KB = Tenhou rules
source-WK = riichi encyclopedia

citation-clause = { $regulation } { $clause }
citation-base = { $source }, { $section }
citation-preface = { $source }, preface
citation-decision = decision { $decision }
citation-patch = house rule, line { $line }
citation-patch-of = house rule "{ $name }", line { $line }

family-classical = Classical
family-sichuan = Sichuan
family-riichi = Riichi

status-coded = the program computes or enforces it
status-referee = people decide, the program offers and records
status-info = for information only: shown, changes no count
