### Command line help: help-COMMAND about a command, help-COMMAND-option about an option, help-arg-option about shared ones.

help-reglament = Mahjong by the regulation: what a hand is worth, who pays whom, and by which clause
help-arg-lang = Language of the answer: ru or en; without it the system's language
help-arg-json = Answer in JSON with a named schema
help-arg-help = Show this help
help-arg-version = Show the version
help-arg-tiles = How to show tiles: mpsz (123m) or unicode (pictures); without it mpsz

help-score = Value a winning hand
help-score-hand = The hand: 13 tiles with --win, or 14 tiles; without --win the last one written is the winning tile. m characters, p dots, s bamboo, z winds and dragons: 1z east, 2z south, 3z west, 4z north, 5z white, 6z green, 7z red; 0 a red five. Declared sets in brackets
help-score-win = The winning tile
help-score-tsumo = Won by self-draw
help-score-ron_from = Won by discard of this seat: E, S, W, N; --ron for short
help-score-rules = By which rules: an id of reglament rules list, or a file of house rules
help-score-seat = The winner's seat wind; without it S, with --tenhou E
help-score-round = The wind of the round; without it E
help-score-dora = Dora indicators as they lie on the table, with commas: the first one, then those of kans
help-score-ura = Ura dora indicators
help-score-riichi = Riichi was declared
help-score-double_riichi = Double riichi was declared
help-score-ippatsu = Ippatsu
help-score-rinshan = Rinshan: won on a replacement tile
help-score-empty_wall = No live tile is left in the wall (with --rinshan)
help-score-chankan = Chankan: an added kan was robbed
help-score-chankan_concealed = A concealed kan was robbed (kokushi musou)
help-score-after_kong = Sichuan: after a kong, the own one from the wall or another's on the discard
help-score-last_tile = The last tile of the wall; in Sichuan also the discard after it
help-score-void = Sichuan: the forbidden suit, m, p or s
help-score-division = Sichuan: how the player divides the standing tiles, "123m 55p 678s"
help-score-furiten = Sichuan: the player is in furiten for this tile
help-score-dead = Sichuan: the hand is dead
help-score-free_tile = Classical: the winning tile is a Free tile
help-score-kongs_this_turn = Classical: own kongs declared in this turn
help-score-call = Classical: what was declared before: none nothing, before-discard a calling hand before the own discard, declared a calling hand, original a calling hand as dealt; declared if not given
help-score-heaven = Classical: Heavenly bliss, East's dealt hand is complete
help-score-earth = Classical: Earthly bliss, on the first discard of East
help-score-right_lost = Classical: the player has declared Mahjong wrongly in this deal
help-score-missing_tile = Classical: the player draws a missing tile in this turn
help-score-haitei = Haitei: self-draw of the last tile of the wall
help-score-houtei = Houtei: ron on the last discard
help-score-tenhou = Tenhou
help-score-chihou = Chihou
help-score-renhou = Renhou
help-score-merged = The self-drawn tile was merged into the hand before it was shown
help-score-honba = The honba counter
help-score-sticks = Riichi sticks on the table, the winner's own among them
help-score-kong_from = Who fed the kan, for a rinshan win in the same turn
help-score-liable = Pao: who fed the last set of a yakuman, such as daisangen:W; may be repeated
help-score-after = Declared sets: (123<m) chi, (555<z) pon from the player on the left, (555^z) opposite, (555>z) on the right; (5555z) concealed kan, (5555<z) claimed kan, (555<5z) added kan. In a shell, quote a hand with brackets.

    Examples:
      reglament score 23467m345p23455s --win 8m --ron E --riichi --dora 3s --rules tesuji
      reglament score "11s67p (666z) (123<m) (777>z)" --win 8p --tsumo --rules aleague --seat E

help-wait = Shanten, waits, and what the hand accepts after each discard
help-wait-hand = The hand, 13 or 14 tiles, written as for score
help-wait-seen = Other tiles that are visible: discards, sets of others, indicators
help-wait-rules = Say whether it is tenpai by these rules
help-wait-void = Sichuan: the forbidden suit, m, p or s
help-wait-division = Sichuan: how the player divides the standing tiles, "123m 55p 67s"
help-wait-seat = Classical: the wind of the seat; E if not given
help-wait-dead = Sichuan: the hand is dead
help-wait-all = Show all discards, also those that take the hand further from tenpai

help-rules = Rules: list, answers, comparison, clauses
help-rules-list = Which rules there are
help-rules-show = All answers of the rules, each with its clause
help-rules-show-id = Which rules: an id or a file of house rules
help-rules-show-keys = Show keys and answers as they are written in a house-rule file
help-rules-diff = How rules differ
help-rules-diff-ids = Which rules to compare, two or more: ids and files of house rules
help-rules-diff-markdown = A Markdown table
help-rules-new = Begin a file of house rules: all questions, answers and clauses
help-rules-new-base = On the base of which rules
help-rules-new-table = Whose table to take, if not that of the base; of the same family
help-rules-check = Check a file of house rules
help-rules-check-file = The TOML file
help-rules-explain = What a clause says, where it is used, examples and tests
help-rules-explain-id = Which rules
help-rules-explain-clause = A clause (kuikae.2, 6.3.1), a place in the source (E 4.1), a decision (D14), or a citation as it is printed ("EMA 2016, 4.1"); the beginning of a number shows all such clauses, a word (pinfu) finds what speaks of it

help-serve = Open the desk: the pages of an event in a browser (the same as reglament without a command)
help-serve-listen = The address it answers at; without it 127.0.0.1:8080, this machine alone
help-serve-data = The folder of events; without it that of the user's programs
help-serve-database = A database server instead of a file: postgres://USER:PASSWORD@HOST/NAME
help-completions = Completions for a shell
help-completions-shell = Which shell

## Usage lines and names of values

help-reglament-usage = reglament COMMAND [options]
help-score-usage = reglament score HAND [--win TILE] (--tsumo | --ron-from SEAT) --rules RULES [options]
help-wait-usage = reglament wait HAND [options]
help-rules-usage = reglament rules COMMAND [options]
help-rules-list-usage = reglament rules list [options]
help-rules-show-usage = reglament rules show RULES [options]
help-rules-diff-usage = reglament rules diff RULES RULES… [options]
help-rules-new-usage = reglament rules new --base RULES [--table RULES] [options] > FILE
help-rules-check-usage = reglament rules check FILE [options]
help-rules-explain-usage = reglament rules explain RULES CLAUSE [options]
help-serve-usage = reglament serve [options]
help-completions-usage = reglament completions SHELL

help-value-lang = LANG
help-value-hand = HAND
help-value-tile = TILE
help-value-tiles = TILES
help-value-seat = SEAT
help-value-wind = WIND
help-value-n = N
help-value-id = RULES
help-value-shipped = ID
help-value-call = WHAT
help-value-suit = SUIT
help-value-parts = PARTS
help-value-file = FILE
help-value-address = ADDRESS
help-value-folder = FOLDER
help-value-url = URL
help-value-path = PATH
help-value-clause = CLAUSE
help-value-yakuman-seat = YAKUMAN:SEAT
help-value-form = FORM
help-value-shell = SHELL

help-verify = Verify game logs: work every win, draw and result out again
help-verify-paths = Files and folders: mjlog, tenhou.net/6, mjai, Mahjong Soul records; gzip and a game a line are fine; - is standard input
help-verify-rules = By which rules; what a log says about its own game is put on top
help-verify-usage = reglament verify PATH… [options]
help-verify-after = Exit code 0: everything agrees. 1: something differs or could not be read. 2: there is no such file, or no log at all. A log is broken (code 1) if its text stops before its own end (mjlog without </mjloggm>, mjai without end_game, JSON without its closing brackets) or if a deal in it does not fit together. A whole log in which the end of the game is just not recorded is named among the oddities and does not change the code.

help-settle = Settle deals from a sheet: who pays whom, by which clause, how the game ended
help-settle-file = The deal sheet: text, a line a deal, or JSON reglament.deal-sheet/1; "-" reads the input
help-settle-rules = By which rules: an id or a file of house rules; those named in the sheet if not given
help-settle-usage = reglament settle FILE|- [options]
help-settle-after = The sheet:
      rules tesuji                      the rules; behind # a remark
      S ron W 3/40 riichi S,N           South wins by discard of West, 3 han 40 fu, riichi by South and North
      S ron W 3/40 + N mangan           two on one tile
      E tsumo 2/30                      self-draw; limits: mangan, haneman, baiman, sanbaiman, yakuman, 2yakuman
      W tsumo yakuman pao daisangen S   liability
      draw tenpai E,S nagashi N         exhaustive draw
      abort nine_terminals              abortive draw; chombo N   chombo
    A seat is the wind in that deal (E, S, W, N) or the number of the player: 1 was East in the first deal.

    Sichuan, the entries of a deal with ";" between them (players 3 for three):
      E kong closed; S kong melded W; N kong promoted; S hu W 8 + N 4; E hu wall 2; wall W 4
      behind hu: wall, whose discard, after-kong and whose, robbed and whose; the value, false or false-suit
      forbidden: a set of the forbidden suit; behind wall: points of a ready hand, not-ready, suit, only-suit

    Classical (stage final, late 3 middle):
      S mahjong W E 8 S 96 W 0 N 4 fined N    behind mahjong whose discard or wall, then the value of all hands
      draw; stopped N; absent N replaced
