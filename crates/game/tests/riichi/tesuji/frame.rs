//! How deals and games end, and draws.
use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::frame::riichi::{DealResult, EndReason, FactKind, Game, Next};
use rules::riichi::{DrawPayment, Offence, Topic};
use rules::seat::Wind;

const READY: &str = "123m456p789s1122s";
const IDLE: [&str; 4] = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];

/// A deal that is drawn, with these hands.
fn drawn(hands: [&str; 4], change: impl FnOnce(&mut Game)) -> Scene {
    let mut scene = setup(Tesuji, hands, "").game(change).deal();
    play_out(&mut scene);
    scene
}

/// Nobody wins or declares anything; at the end everybody shows.
fn play_out(scene: &mut Scene) {
    while !scene.table.is_over() {
        scene.down_to(0);
        if let Phase::Turn { .. } = scene.table.phase() {
            let drawn = scene.table.drawn().unwrap().to_string();
            scene.discard(&drawn);
        }
        while let Phase::Declarations { .. } = scene.table.phase() {
            let seat = scene.table.to_act().iter().next().unwrap();
            scene.table.act(scene.rules, seat, Action::ShowTenpai, &mut scene.events).unwrap();
        }
    }
}

/// East wins with the first tile.
fn east_wins(change: impl FnOnce(&mut Game)) -> Scene {
    let hands = ["123m456p789s1122s", JUNK[1], "369m369p369s1234z", "147m147p147s1234z"];
    let hands = [hands[0], hands[1], hands[2], "47m147p147s1234z5z"];
    let mut game = Game::start(rules(Tesuji));
    change(&mut game);
    let dealer = game.dealer.index();
    let mut turned = [""; 4];
    for (n, hand) in hands.into_iter().enumerate() {
        turned[(dealer + n) % 4] = hand;
    }
    let mut scene = setup(Tesuji, turned, "1s").game(|g| *g = game).deal();
    let letter = "ESWN".chars().nth(dealer).unwrap();
    scene.act(letter, Action::SelfDraw);
    scene
}

/// The player after the dealer wins on the dealer's first discard: no dealer's win.
fn other_wins(change: impl FnOnce(&mut Game)) -> Scene {
    let hands = [JUNK[1], "23m456p789s345s66p", "369m369p369s1234z", "47m147p147s1234z5z"];
    let mut game = Game::start(rules(Tesuji));
    change(&mut game);
    let dealer = game.dealer.index();
    let mut turned = [""; 4];
    for (n, hand) in hands.into_iter().enumerate() {
        turned[(dealer + n) % 4] = hand;
    }
    let mut scene = setup(Tesuji, turned, "1m").game(|g| *g = game).deal();
    let letter = "ESWN".chars().nth((dealer + 1) % 4).unwrap();
    scene.offer("1m").act(letter, Action::Ron);
    scene
}

fn south_four(scores: [i32; 4]) -> impl FnOnce(&mut Game) {
    move |game| *game = Game { prevailing: Wind::South, dealer: seat('N'), scores, ..*game }
}

#[test]
fn tesuji_dealend_1__a_win_ends_the_deal() {
    let scene = other_wins(|_| {});
    scene.says(FactKind::DealEnded, "dealend.1");
    assert_eq!(scene.end().1, clause(Tesuji, "dealend.1"));
}

#[test]
fn tesuji_dealend_2__the_empty_wall_ends_the_deal_and_the_tenpai_are_paid() {
    let scene = drawn([READY, IDLE[1], IDLE[2], IDLE[3]], |_| {});
    scene.says(FactKind::DealEnded, "dealend.2");
    let paid = scene.step().payments;
    assert!(
        paid.iter().all(|t| t.kind == DrawPayment::Tenpai && Some(t.basis) == clause(Tesuji, "dealend.2"))
    );
    assert_eq!(scene.table.scores(), &[28000, 24000, 24000, 24000]);
}

#[test]
fn tesuji_honba_1__they_go_to_zero_when_another_than_the_dealer_wins() {
    let scene = other_wins(|game| game.honba = 3);
    assert_eq!(scene.table.game().honba, 0);
    scene.says(FactKind::HonbaReset, "honba.1");
}

#[test]
fn tesuji_honba_3__otherwise_they_go_up() {
    let scene = east_wins(|game| game.honba = 3);
    assert_eq!((scene.table.game().honba, scene.table.game().dealer), (4, seat('E')));
    scene.says(FactKind::HonbaUp, "honba.3");
    assert_eq!(drawn(IDLE, |_| {}).table.game().honba, 1);
}

#[test]
fn tesuji_honba_2__a_chombo_leaves_them() {
    let mut scene = setup(Tesuji, IDLE, "").game(|game| game.honba = 2).deal();
    let ruling = Ruling { play: Play::Stopped, ..Ruling::of(seat('S'), Offence::DEAD_WALL_DESTROYED) };
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!((scene.table.game().honba, scene.next()), (2, Next::Replay));
    scene.says(FactKind::HonbaStay, "honba.2");
}

#[test]
fn tesuji_chombo_2__the_deal_is_paid_and_played_again() {
    let mut scene = setup(Tesuji, IDLE, "").deal();
    let ruling = Ruling::of(seat('S'), Offence::HAND_CHANGED_IN_RIICHI);
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!(scene.table.scores(), &[29000, 17000, 27000, 27000]);
    scene.says(FactKind::Replay, "chombo.2");
    assert_eq!(scene.next(), Next::Replay);
    let wall = scene.table.wall().clone();
    scene.table.begin(wall);
    scene.table.go_on(scene.rules, &mut scene.events);
    assert_eq!((scene.turn(), scene.table.deal_number()), (seat('E'), 1));
}

#[test]
fn tesuji_chombo_4__the_winds_stay() {
    let mut scene = setup(Tesuji, IDLE, "").game(|game| game.dealer = seat('W')).deal();
    let ruling = Ruling::of(seat('S'), Offence::HAND_CHANGED_IN_RIICHI);
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!(scene.table.game().dealer, seat('W'));
    scene.says(FactKind::SeatsStay, "chombo.4");
}

#[test]
fn tesuji_end_1__the_leading_dealer_of_the_last_deal_ends_it() {
    let scene = east_wins(south_four([20000, 20000, 25000, 35000]));
    assert_eq!(scene.next(), Next::End(EndReason::DealerStops));
    scene.says(FactKind::End(EndReason::DealerStops), "end.1");
    // Not in the lead: he plays on.
    assert_eq!(east_wins(south_four([90000, 20000, 20000, 20000])).next(), Next::Deal);
}

#[test]
fn tesuji_end_2__a_last_deal_that_passes_ends_it_with_a_leader_of_30000() {
    let scene = drawn(IDLE, south_four([40000, 20000, 20000, 20000]));
    assert_eq!(scene.next(), Next::End(EndReason::LastDeal));
    scene.says(FactKind::End(EndReason::LastDeal), "end.2");
}

#[test]
fn tesuji_end_3__below_zero_ends_it() {
    let scene = other_wins(|game| game.scores = [500, 33500, 33000, 33000]);
    assert!(scene.table.game().scores[0] < 0);
    assert_eq!(scene.next(), Next::End(EndReason::BelowZero));
    scene.says(FactKind::End(EndReason::BelowZero), "end.3");
}

#[test]
fn tesuji_end_4__zero_plays_on() {
    let scene = drawn([READY, IDLE[1], IDLE[2], IDLE[3]], |game| game.scores = [30000, 1000, 35000, 34000]);
    assert_eq!((scene.table.game().scores[1], scene.next()), (0, Next::Deal));
    scene.says(FactKind::ZeroPlaysOn, "end.4");
}

#[test]
fn tesuji_end_5__without_30000_the_west_round_follows() {
    let scene = drawn(IDLE, south_four([25000; 4]));
    assert_eq!((scene.next(), scene.table.game().prevailing), (Next::Deal, Wind::West));
    scene.says(FactKind::Extension, "end.5");
}

#[test]
fn tesuji_end_6__there_is_no_north_round() {
    let west_four = |game: &mut Game| *game = Game { prevailing: Wind::West, dealer: seat('N'), ..*game };
    let scene = drawn(IDLE, west_four);
    assert_eq!(scene.next(), Next::End(EndReason::NoFurtherRound));
    scene.says(FactKind::End(EndReason::NoFurtherRound), "end.6");
}

/// A deal down to the declarations.
fn to_declarations(hands: [&str; 4]) -> Scene {
    let mut scene = setup(Tesuji, hands, "").deal();
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    scene
}

#[test]
fn tesuji_tenpai_1__tenpai_may_be_hidden() {
    let mut scene = to_declarations([READY, IDLE[1], IDLE[2], IDLE[3]]);
    assert!(scene.may('E', Action::HideTenpai));
    scene.act('E', Action::HideTenpai);
    let Event::Declared { basis, .. } =
        scene.last(|e| matches!(e, Event::Declared { seat: s, .. } if *s == seat('E')))
    else {
        unreachable!()
    };
    assert_eq!(Some(basis), clause(Tesuji, "tenpai.1"));
    assert_eq!(scene.table.scores(), &[25000; 4]);
}

#[test]
fn tesuji_rec_15__declarations_begin_with_the_dealer() {
    let mut scene = to_declarations([READY, IDLE[1], "123p456s789m3344s", IDLE[3]]);
    assert!(scene.is_offered('E') && !scene.is_offered('W'));
    scene.act('E', Action::ShowTenpai);
    assert!(scene.is_offered('W'));
    scene.act('W', Action::ShowTenpai);
    let order: Vec<_> = scene
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Declared { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    let law = rules::riichi::announcement_order(scene.rules, seat('E'));
    assert_eq!((&order[..], Some(law.basis)), (&law.value[..], clause(Tesuji, "rec.15")));
}

#[test]
fn tesuji_tenpai_3__a_wait_on_the_own_four_copies_is_noten() {
    // Thirteen tiles that wait for the fifth 1m alone.
    let scene =
        drawn(["1111m444p777s999s", "28m258p258s12344z", "369m369p36s11234z", "7m258p369s5677z12z"], |_| {});
    let said = scene.last(|e| matches!(e, Event::Declared { seat: s, .. } if *s == seat('E')));
    assert_eq!(said.basis(), clause(Tesuji, "tenpai.3"));
    assert_eq!(scene.table.scores(), &[25000; 4]);
}

#[test]
fn tesuji_tenpai_2__an_empty_wait_is_tenpai() {
    // All four copies of the wait lie in the pools or another hand.
    let hands = ["123m456p789s111s2s", "222s147m14p1234z5z", JUNK[2], "147m258p369s567z1z"];
    let scene = to_declarations(hands);
    assert!(scene.may('E', Action::ShowTenpai));
    let tenpai = rules::riichi::tenpai(scene.rules, scene.table.hand(seat('E')));
    assert_eq!((tenpai.value.is_tenpai(), Some(tenpai.basis)), (true, clause(Tesuji, "tenpai.2")));
}

#[test]
fn tesuji_tenpai_4__an_own_kong_exhausts_the_wait() {
    let hands = ["5555p46p123m789s1s", JUNK[2], "147m47p147s1234z2p", "258m28p258s12345z"];
    let mut scene = setup(Tesuji, hands, "1s").replacements("9m").deal();
    scene.act('E', Action::ConcealedKong(kind("5p"))).discard("9m");
    play_out(&mut scene);
    let said = scene.last(|e| matches!(e, Event::Declared { seat: s, .. } if *s == seat('E')));
    assert_eq!(said.basis(), clause(Tesuji, "tenpai.4"));
}

/// East's pool is nothing but terminals and honours.
fn nagashi(hand: &str) -> Scene {
    let mut draws = String::new();
    let orphans = "1m9m1p9p1s9s5z6z7z5z6z7z5z6z7z5z6z7z";
    for n in 0..18 {
        draws.push_str(&orphans[2 * n..2 * n + 2]);
        if n < 17 {
            draws.push_str(["2m3m4m", "2p3p4p", "2s3s4s", "6m7m8m", "6p7p8p", "6s7s8s"][n % 6]);
        }
    }
    let idle = ["1155m1155p1155s4z", "599m599p599s1122z", "3467m346p346s344z"];
    let mut scene = setup(Tesuji, [hand, idle[0], idle[1], idle[2]], &draws).deal();
    play_out(&mut scene);
    scene
}

#[test]
fn tesuji_nagashi_1__a_pool_of_terminals_and_honours() {
    let scene = nagashi("258m258p258s1234z");
    let DealResult::ExhaustiveDraw { nagashi: who, .. } = scene.end().0 else { panic!("{:?}", scene.end()) };
    assert_eq!(who, seats("E"));
    let pool: Vec<_> = scene
        .table
        .discards()
        .iter()
        .filter(|d| d.seat == seat('E'))
        .map(|d| rules::riichi::PoolTile { kind: d.tile.kind(), fate: d.fate })
        .collect();
    assert_eq!(rules::riichi::check_nagashi(scene.rules, &pool).ok(), clause(Tesuji, "nagashi.1"));
}

#[test]
fn tesuji_nagashi_2__it_is_paid_like_a_mangan() {
    let scene = nagashi("258m258p258s1234z");
    assert_eq!(scene.table.scores(), &[37000, 21000, 21000, 21000]);
    let basis = scene.step().payments[0].basis;
    assert_eq!(Some(basis), clause(Tesuji, "nagashi.2"));
}

#[test]
fn tesuji_nagashi_3__it_is_no_win() {
    let scene = nagashi("258m258p258s1234z");
    assert_eq!((scene.table.game().honba, scene.table.game().dealer), (1, seat('S')));
    scene.says(FactKind::NagashiNoWin, "nagashi.3");
    assert_eq!(Some(scene.rules.cite(Topic::NagashiNoWin)), clause(Tesuji, "nagashi.3"));
}

#[test]
fn tesuji_void_3__an_absent_player_discards_what_he_draws() {
    let mut scene = setup(Tesuji, [READY, IDLE[1], IDLE[2], IDLE[3]], "1s5z").deal();
    let discard = Action::Discard { tile: tile("1s"), from: DiscardFrom::Drawn };
    // He could win.
    assert!(scene.may('E', Action::SelfDraw));
    assert_eq!(scene.table.absent(seat('E')), Some(discard));
    scene.act('E', discard).pass();
    scene.offer("5z");
    assert_eq!(scene.table.absent(seat('E')), None);
    let fact = clause(Tesuji, "void.3").unwrap();
    assert!(scene.rules.facts.contains(&fact));
}
