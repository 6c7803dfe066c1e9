//! The 28 scripted games of majiang-core, one for each situation of yaku, abortive draws and ends, through the engine: it is
//! told the tiles that the script shows and the decisions, and comes to the same points, deals and ends.
use crate::common::{corpus, tenhou, tile};
use reglament_formats::record::{
    Change, Deal, Declared, DrawKind, DrawResult, Event, Game, GameEnd, Outcome, Recorded, Source, Win,
    in_order,
};
use reglament_formats::replay::replay;
use reglament_formats::verify::verify;
use rules::seat::{Relative, Seat};
use rules::tile::{Tile, TileKind};
use serde_json::Value;

/// Tiles written as `m127p230z4`; marks between the digits are left out.
fn tiles(text: &str) -> Vec<Tile> {
    let mut suit = 'm';
    let mut out = Vec::new();
    for c in text.chars() {
        match c.to_digit(10) {
            Some(_) => out.push(tile(&format!("{c}{suit}"))),
            None if "mpsz".contains(c) => suit = c,
            None => {}
        }
    }
    out
}

/// A declared set: the claimed tile stands before its mark, the added one behind it.
fn declared(text: &str) -> Declared {
    let all = tiles(text);
    let Some(mark) = text.find(['+', '=', '-']) else {
        return Declared::ConcealedKong { own: in_order(all.try_into().expect("four")) };
    };
    let from = match &text[mark..=mark] {
        "+" => Relative::Next,
        "=" => Relative::Across,
        _ => Relative::Previous,
    };
    // The first letter is the suit.
    let place = mark - 2;
    let called = all[place];
    let mut own = all.clone();
    own.remove(place);
    if place == 2 && own.len() == 3 && text.len() == mark + 2 {
        let added = own.pop().expect("the fourth tile");
        return Declared::AddedKong { added, called, own: in_order([own[0], own[1]]), from };
    }
    match own[..] {
        [a, b, c] => Declared::ClaimedKong { called, own: in_order([a, b, c]), from },
        [a, b] if a.kind() == b.kind() => Declared::Pung { called, own: in_order([a, b]), from },
        [a, b] => Declared::Chow { called, own: in_order([a, b]) },
        _ => panic!("no set: {text}"),
    }
}

fn four<T: Default + Copy>(
    value: &Value,
    each: impl Fn(&Value) -> T,
    seat: impl Fn(usize) -> Seat,
) -> [T; 4] {
    let mut out = [T::default(); 4];
    for (l, value) in value.as_array().expect("four").iter().enumerate() {
        out[seat(l).index()] = each(value);
    }
    out
}

fn points(value: &Value) -> i32 {
    value.as_i64().unwrap_or(0) as i32
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

struct Reader {
    deal: Deal,
    dealer: Seat,
    riichi: Option<Seat>,
    wins: Vec<Win>,
}

impl Reader {
    fn begin(start: &Value) -> Self {
        let number = |key: &str| start[key].as_u64().expect("a number");
        let dealer = Seat::ALL[number("jushu") as usize];
        let seat = |l: usize| dealer.plus(l);
        let mut hands = [[Tile::plain(TileKind::EAST); 13]; 4];
        for (l, hand) in start["shoupai"].as_array().expect("hands").iter().enumerate() {
            hands[seat(l).index()] = tiles(text(hand)).try_into().expect("thirteen tiles");
        }
        let deal = Deal {
            index: (4 * number("zhuangfeng") + number("jushu")) as u8,
            dealer,
            honba: number("changbang") as u16,
            sticks: number("lizhibang") as u16,
            scores: four(&start["defen"], points, seat),
            hands,
            indicator: tiles(text(&start["baopai"]))[0],
            shuffle: None,
            events: Vec::new(),
            outcome: None,
        };
        Self { deal, dealer, riichi: None, wins: Vec::new() }
    }

    fn take(&mut self, name: &str, value: &Value) {
        let dealer = self.dealer;
        let seat = dealer.plus(value["l"].as_u64().unwrap_or(0) as usize);
        let written = text(&value["p"]);
        match name {
            "zimo" | "gangzimo" => {
                self.accept();
                self.deal.events.push(Event::Draw { seat, tile: tiles(written)[0] });
            }
            "dapai" => {
                if written.contains('*') {
                    self.deal.events.push(Event::Riichi { seat });
                    self.riichi = Some(seat);
                }
                let drawn = written.contains('_');
                let tile = tiles(written)[0];
                // A tile that was just drawn may be written without its mark.
                self.deal.events.push(Event::Discard { seat, tile, drawn });
            }
            "fulou" | "gang" => {
                self.accept();
                self.deal.events.push(Event::Meld { seat, declared: declared(text(&value["m"])) });
            }
            "kaigang" => {
                let event = Event::Indicator { tile: tiles(text(&value["baopai"]))[0] };
                // Here it comes behind the draw or the discard before which it is turned.
                let behind = usize::from(!matches!(self.deal.events.last(), Some(Event::Meld { .. })));
                let place = self.deal.events.len().saturating_sub(behind);
                self.deal.events.insert(place, event);
            }
            "hule" => self.win(seat, value),
            "pingju" => {
                let kind = match text(&value["name"]) {
                    "荒牌平局" => DrawKind::Exhaustive,
                    "流し満貫" => DrawKind::Nagashi,
                    "九種九牌" => DrawKind::NineTerminals,
                    "四風連打" => DrawKind::FourWinds,
                    "四家立直" => DrawKind::FourRiichi,
                    "四開槓" => DrawKind::FourKongs,
                    "三家和" => DrawKind::TripleRon,
                    other => panic!("{other}"),
                };
                if kind != DrawKind::TripleRon {
                    self.accept();
                }
                let delta = four(&value["fenpei"], points, |l| dealer.plus(l));
                let change = Change { before: self.deal.scores_before_result(), delta };
                self.deal.outcome =
                    Some(Outcome::Draw(DrawResult { kind, change, shown: None, counters: None }));
            }
            other => panic!("{other}"),
        }
    }

    /// A riichi tile that nobody won on.
    fn accept(&mut self) {
        if let Some(seat) = self.riichi.take() {
            self.deal.events.push(Event::RiichiAccepted { seat });
        }
    }

    fn win(&mut self, winner: Seat, value: &Value) {
        let dealer = self.dealer;
        let from = value["baojia"].as_u64().map_or(winner, |l| dealer.plus(l as usize));
        let delta = four(&value["fenpei"], points, |l| dealer.plus(l));
        let before = match self.wins.last() {
            Some(win) => win.change.after(),
            None => self.deal.scores_before_result(),
        };
        let ura = value["fubaopai"].as_array().map(|list| list.iter().flat_map(|t| tiles(text(t))).collect());
        let tile = match self.deal.events.last() {
            Some(Event::Draw { tile, .. } | Event::Discard { tile, .. }) => *tile,
            Some(Event::Meld { declared, .. }) => declared.leaving()[0],
            other => panic!("a win on {other:?}"),
        };
        self.wins.push(Win {
            winner,
            from,
            tile,
            ura: Some(ura.unwrap_or_default()),
            liable: None,
            change: Change { before, delta },
            chips: None,
            value: Recorded::default(),
            table: None,
        });
    }

    fn end(mut self) -> Deal {
        if !self.wins.is_empty() {
            self.deal.outcome = Some(Outcome::Wins(self.wins));
        }
        self.deal
    }
}

fn game(script: &Value) -> Game {
    let mut game = Game::new(Source::Mjlog);
    for deal in script["log"].as_array().expect("deals") {
        let mut events = deal.as_array().expect("events").iter();
        let mut reader = Reader::begin(&events.next().expect("a start")["qipai"]);
        for event in events {
            let (name, value) = event.as_object().and_then(|e| e.iter().next()).expect("an event");
            reader.take(name, value);
        }
        game.deals.push(reader.end());
    }
    let first = script["qijia"].as_u64().expect("the first dealer") as usize;
    // The final points stand by player; seat 0 is the first dealer.
    let scores = four(&script["defen"], points, |player| Seat::ALL[(player + 4 - first) % 4]);
    game.end = Some(GameEnd { scores, points: None, chips: None });
    game
}

#[test]
fn corpus_the_scripted_games_of_majiang_are_played_again() {
    let Some(text) = corpus("riichi-logs/majiang-script.jsonl.gz") else {
        println!("the corpus is absent, 0 scripted games ran");
        return;
    };
    let rules = tenhou();
    let (mut games, mut deals, mut decisions) = (0, 0, 0);
    let mut wrong = Vec::new();
    for line in text.lines() {
        let script: Value = serde_json::from_str(line).expect("JSON");
        let title = script["title"].as_str().expect("a title").to_owned();
        let game = game(&script);
        let again = replay(&rules, &game);
        wrong.extend(again.differences.iter().map(|(deal, d)| format!("{title}, deal {}: {d:?}", deal + 1)));
        let verified = verify(&rules, &game);
        wrong.extend(verified.differences.iter().map(|d| format!("{title}: {d}")));
        wrong.extend(verified.unreadable.iter().map(|e| format!("{title}: {e}")));
        assert_eq!(again.deals, game.deals.len(), "{title}");
        (games, deals, decisions) = (games + 1, deals + again.deals, decisions + again.decisions);
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!((games, deals), (28, 285));
    println!("{games} scripted games, {deals} deals, {decisions} decisions");
}
