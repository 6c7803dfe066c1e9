//! Draws, the end of a game, chombo, penalties.
use super::*;
use reglament_game::wall::{Piece, Wall};
use rules::frame::riichi::{DealResult, Game, Next};
use rules::riichi::{Offence, Sanction};
use rules::seat::Wind;
use rules::tile::Tile;

/// A draw in the words of the cases.
fn draw(scene: &Scene, before: [i32; 4], bets: Option<u16>) -> String {
    let game = scene.table.game();
    let stays = game.dealer == seat('E');
    let next = bets.map_or(String::new(), |bets| format!("\"bets_on_table_next\":{bets},"));
    format!(
        "{{{next}\"dealer_continues\":{stays},\"delta\":{},\"honba_next\":{}}}",
        by_seat(deltas(scene, before)),
        game.honba
    )
}

/// South's pool is nothing but terminals and honours; East is tenpai and West in riichi.
#[test]
fn rr_046_nagashi() {
    let hands = ["234m567m345p678s5s", "258m258p258s1234z", "345m678m456p234s6s", "147m147p147s1234z"];
    let orphans = "1m9m1p9p1s9s5z6z7z5z6z7z5z6z7z5z6z7z";
    case("RR-046", |id| {
        let orphans = rules::notation::parse_tiles(orphans).expect("tiles");
        let mut rest = Table::plan(rules(id)).pieces();
        let mut take = |tile: Tile| {
            let at = rest.iter().position(|p| *p == Piece::of(tile)).expect("a tile that is left");
            rest.remove(at)
        };
        let own: Vec<Vec<Piece>> = hands
            .map(|h| rules::notation::parse_tiles(h).expect("tiles").into_iter().map(&mut take).collect())
            .to_vec();
        let orphans: Vec<Piece> = orphans.into_iter().map(take).collect();
        let mut pieces = Vec::new();
        for round in 0..3 {
            for hand in &own {
                pieces.extend(&hand[4 * round..4 * round + 4]);
            }
        }
        pieces.extend(own.iter().map(|hand| hand[12]));
        // Every fourth draw, from the second on, is South's.
        let mut others = rest.into_iter();
        for (n, orphan) in orphans.into_iter().enumerate() {
            pieces.push(others.next().expect("a tile"));
            pieces.push(orphan);
            if n < 17 {
                pieces.extend(others.by_ref().take(2));
            }
        }
        pieces.extend(others);
        let wall = Wall::of(Table::plan(rules(id)), &pieces).expect("the set");
        let mut game = Game::start(rules(id));
        game.honba = 1;
        let mut scene = Scene { id, rules: rules(id), table: Table::at(game, wall), events: Vec::new() };
        scene.table.go_on(scene.rules, &mut scene.events);
        idle(&mut scene);
        idle(&mut scene);
        let own = scene.table.drawn().expect("a drawn tile").to_string();
        scene.riichi(&own).pass();
        let mut before = game.scores;
        before[2] -= 1000;
        play_out(&mut scene);
        draw(&scene, before, Some(scene.table.game().bets))
    });
}

#[test]
fn rr_047_a_wait_that_is_gone() {
    let says = |scene: &Scene| {
        let own = scene.last(|e| matches!(e, Event::Declared { seat: s, .. } if *s == seat('E')));
        matches!(own, Event::Declared { says: Declaration::Tenpai, .. })
    };
    case("RR-047", |id| {
        let idle = ["258m28p258s12345z", "369m36p369s12345z", "147p147s1234567z"];
        let mut own =
            setup(id, ["5555p46p123m789m3s", idle[0], idle[1], idle[2]], "3s").replacements("9m").deal();
        own.act('E', Action::ConcealedKong(kind("5p"))).discard("9m");
        play_out(&mut own);
        let hands = ["46p123m789m333s55z", "5555p258m28p2s123z", "369m36p69s12345z7z", "147p147s1234567z"];
        let mut others = setup(id, hands, "9m9s").replacements("9m").deal();
        others.discard("9m").act('S', Action::ConcealedKong(kind("5p"))).discard("9m");
        play_out(&mut others);
        format!("{{\"a\":{},\"b\":{}}}", says(&own), says(&others))
    });
}

const TENPAI: [&str; 4] =
    ["123m456m789m1122p", "123p456p789p1122s", "123s456s789s1122m", "34567m345p345s66z"];
const IDLE: [&str; 4] = ["147m147p147s1234z", "258m258p258s1234z", "369m369p369s1234z", "147m258p369s567z1z"];

/// A drawn deal at whose end these players are tenpai.
pub(super) fn drawn(id: RegulationId, tenpai: &str, game: impl FnOnce(&mut Game)) -> Scene {
    let hands = ['E', 'S', 'W', 'N'].map(|l| {
        let from = if tenpai.contains(l) { TENPAI } else { IDLE };
        from[seat(l).index()]
    });
    let mut scene = setup(id, hands, "").game(game).deal();
    play_out(&mut scene);
    scene
}

#[test]
fn rr_056_payments_at_a_draw() {
    case("RR-056", |id| {
        let all = ["", "E", "S", "EW", "SWN", "ESWN"].map(|tenpai| {
            let scene = drawn(id, tenpai, |_| {});
            draw(&scene, Game::start(rules(id)).scores, None)
        });
        format!("[{}]", all.join(","))
    });
}

/// The dealer wins by himself.
pub(super) fn dealer_wins(id: RegulationId, game: Game) -> Scene {
    let hands = ["123m456p789s1122s", "258m258p258s1234z", "369m369p369s1234z", "47m147p147s1234z5z"];
    let mut scene = dealt(id, hands, "1s", game);
    scene.act(letter(game.dealer), Action::SelfDraw);
    scene
}

/// The next player wins on the dealer's first discard.
pub(super) fn next_wins(id: RegulationId, game: Game) -> Scene {
    let hands = ["258m258p258s1234z", "23m456p789s345s66p", "369m369p369s1234z", "47m147p147s1234z5z"];
    let mut scene = dealt(id, hands, "1m", game);
    scene.offer("1m").act(letter(game.dealer.next()), Action::Ron);
    scene
}

/// Hands from the dealer on.
fn dealt(id: RegulationId, hands: [&str; 4], draws: &str, game: Game) -> Scene {
    let mut hands = hands;
    hands.rotate_right(game.dealer.index());
    setup(id, hands, draws).game(|g| *g = game).deal()
}

/// Plays a deal twice: once to see what it brings, then from scores that end as the case says.
pub(super) fn from(points: [i32; 4], game: Game, play: impl Fn(Game) -> Scene) -> Scene {
    let brings = deltas(&play(game), game.scores);
    play(Game { scores: std::array::from_fn(|i| points[i] - brings[i]), ..game })
}

#[test]
fn rr_048_the_end_of_a_game() {
    /// Points of the dealer and of the others in turn order after him.
    fn seats_of(dealer: usize, own: i32, others: [i32; 3]) -> [i32; 4] {
        let mut out = [0; 4];
        out[dealer] = own;
        others.into_iter().enumerate().for_each(|(n, points)| out[(dealer + 1 + n) % 4] = points);
        out
    }
    case("RR-048", |id| {
        let start = Game::start(rules(id));
        let south = Game { prevailing: Wind::South, dealer: seat('N'), ..start };
        let east = Game { dealer: seat('W'), ..start };
        let own = |points| from(points, south, |game| dealer_wins(id, game));
        let next = |points, game| from(points, game, |game| next_wins(id, game));
        let lost =
            |points, tenpai: &'static str| from(points, south, |game| drawn(id, tenpai, |g| *g = game));
        let all = [
            own(seats_of(3, 31200, [29000, 24800, 15000])),
            own(seats_of(3, 31200, [33000, 20800, 15000])),
            lost(seats_of(3, 34000, [29000, 22000, 15000]), "N"),
            lost(seats_of(3, 22000, [31000, 28000, 19000]), ""),
            next(seats_of(3, 22000, [29900, 29100, 19000]), south),
            next(seats_of(2, -100, [50100, 30000, 20000]), east),
            next(seats_of(2, 0, [50000, 30000, 20000]), east),
        ];
        let words: Vec<String> = all
            .iter()
            .zip('a'..)
            .map(|(scene, label)| {
                let word = match scene.next() {
                    Next::End(_) => "end",
                    _ if scene.table.game().prevailing == Wind::West => "west round",
                    _ => "continue",
                };
                format!("\"{label}\":\"{word}\"")
            })
            .collect();
        format!("{{{}}}", words.join(","))
    });
}

#[test]
fn rr_053_chombo() {
    for (id, right) in riichi_expected("RR-053") {
        for who in ['S', 'E'] {
            let hands = ["258m258p258s1234z", "369m369p369s1234z", "123m456p789s1122s", "147m258p36s4567z1z"];
            let mut scene = setup(id, hands, "6z6z5z").game(|game| game.honba = 1).deal();
            let before = scene.table.game().scores;
            scene.discards(&["6z", "6z"]).riichi("5z").pass();
            let ruling = Ruling {
                play: Play::Stopped,
                judge: Some(Sanction::Chombo),
                ..Ruling::of(seat(who), Offence::DEAD_WALL_DESTROYED)
            };
            scene.table.ruled(scene.rules, &[ruling], &mut scene.events).expect("it is ruled on");
            let game = scene.table.game();
            assert_eq!((game.honba, game.bets, game.dealer, scene.next()), (1, 0, seat('E'), Next::Replay));
            let told = &right[who.to_string().as_str()];
            if told.is_object() {
                assert_eq!(told.to_string(), by_seat(deltas(&scene, before)), "{id:?} {who}");
            } else {
                assert!(told.as_str().expect("a sentence").ends_with("after uma"));
                assert_eq!((game.scores, game.deductions[seat(who).index()]), (before, 20000));
            }
            assert_eq!(right["after"].as_str(), Some("bets returned, honba 1, same dealer, deal replayed"));
        }
    }
}

#[test]
fn rr_054_sanctions() {
    let offences = [
        Offence::FALSE_WIN_NOT_SHOWN,
        Offence::FALSE_WIN_SHOWN,
        Offence::CALL_WITHDRAWN,
        Offence::DEAD_WALL_TILE,
        Offence::WRONG_NUMBER_OF_TILES,
        Offence::NOTEN_RIICHI,
        Offence::OWN_TILES_SHOWN,
    ];
    for (id, right) in riichi_expected("RR-054") {
        for (n, offence) in offences.into_iter().enumerate() {
            let told = right[n].as_str().expect("a sentence");
            let mut scene = setup(id, IDLE, "9m").deal();
            scene
                .table
                .ruled(scene.rules, &[Ruling::of(seat('S'), offence)], &mut scene.events)
                .expect("it is ruled on");
            let dead = scene.table.dead_hands() == seats("S");
            let over = scene.table.is_over().then(|| scene.end().0);
            match told {
                "dead hand" => assert!(dead, "{id:?} {told}"),
                "chombo" => assert_eq!(over, Some(DealResult::Chombo(seats("S"))), "{id:?} {told}"),
                "warning (second: dead hand)" => {
                    assert_eq!(scene.table.warnings()[1], 1);
                    scene
                        .table
                        .ruled(scene.rules, &[Ruling::of(seat('S'), offence)], &mut scene.events)
                        .expect("again");
                    assert_eq!(scene.table.dead_hands(), seats("S"));
                }
                "judge: none, dead hand or chombo" => {
                    assert!(!dead && over.is_none());
                    let ruling = Ruling { judge: Some(Sanction::DeadHand), ..Ruling::of(seat('S'), offence) };
                    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).expect("the judge decides");
                    assert_eq!(scene.table.dead_hands(), seats("S"));
                }
                "none, unless play cannot continue" => {
                    assert!(!dead && over.is_none());
                    let ruling = Ruling { play: Play::Stopped, ..Ruling::of(seat('S'), offence) };
                    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).expect("it stops");
                    assert_eq!(scene.end().0, DealResult::Chombo(seats("S")));
                }
                "none" | "none (tile returned)" | "lost right to call" | "not stated (default: warning)" => {
                    assert!(!dead && over.is_none(), "{id:?} {told}");
                }
                other => panic!("{id:?}: unknown words {other}"),
            }
        }
    }
}
