//! Facts of deals written for one situation each.
use crate::common::{example, only_deal, tile, tiles};
use crate::common_deal::{deal, won};
use reglament_formats::record::{Change, Deal, DrawKind, DrawResult, Outcome};
use reglament_formats::walk::{
    DealFacts, DrawFacts, Mismatch, Phase, Riichi, Table, WalkError, WinBy, WinFacts, walk,
};
use rules::seat::Seat;

const A: &str = "111222333m44p11z";
const B: &str = "444555666m55p22z";
const C: &str = "777888999m66p33z";
const D: &str = "111222333s77p44z";
const HANDS: [&str; 4] = [A, B, C, D];

fn facts(deal: Deal, winner: usize, from: usize, on: &str) -> WinFacts {
    let DealFacts::Wins(mut facts) = walk(&won(deal, winner, from, tile(on))).expect("consistent") else {
        panic!("a win")
    };
    facts.remove(0)
}

fn table(deal: &Deal) -> Table {
    match walk(deal) {
        Ok(DealFacts::Unfinished(table)) => table,
        other => panic!("{other:?}"),
    }
}

fn mismatch(hands: [&str; 4], events: &str) -> (usize, Mismatch) {
    let WalkError { event, mismatch, index, honba } = walk(&deal(hands, events)).expect_err("inconsistent");
    assert_eq!((index, honba), (0, 0));
    (event, mismatch)
}

fn drawn(mut deal: Deal, kind: DrawKind) -> Result<DrawFacts, WalkError> {
    let change = Change { before: deal.scores, delta: [0; 4] };
    deal.outcome = Some(Outcome::Draw(DrawResult { kind, change, shown: None, counters: None }));
    walk(&deal).map(|facts| match facts {
        DealFacts::Draw(facts) => facts,
        other => panic!("{other:?}"),
    })
}

#[test]
fn the_first_turn_lasts_until_a_discard_or_a_group() {
    let dealer = facts(deal(HANDS, "0+4p"), 0, 0, "4p");
    assert!(dealer.first_turn && dealer.by == WinBy::SelfDraw);
    assert_eq!((dealer.wall_left, dealer.hand.concealed.total()), (69, 14));
    assert!(facts(deal(HANDS, "0+9s 0=9s 1+5p"), 1, 1, "5p").first_turn);
    assert!(facts(deal(HANDS, "0+5p 0=5p"), 1, 0, "5p").first_turn, "before the own draw");
    let open = facts(deal(HANDS, "0+3z 0=3z 2p3z^ 2-6p 3+9s 3=9s 0+4p"), 0, 0, "4p");
    assert!(!open.first_turn);
    let hands = [A, B, C, "9s111222333s44z1z"];
    let closed = facts(deal(hands, "0+5z 0=5z 1+5z 1=5z 2+5z 2=5z 3+1s 3q1s 3+9s"), 3, 3, "9s");
    assert!(!closed.first_turn);
    assert_eq!(closed.by, WinBy::Replacement { fed: None });
}

#[test]
fn riichi_is_double_in_the_first_turn_and_ippatsu_until_a_group_or_the_next_discard() {
    let start = "0+9s 0r 0=9s 0R 1+8s 1=8s";
    let table_after = table(&deal(HANDS, start));
    assert_eq!(table_after.player(Seat::ALL[0]).riichi, Riichi::Double);
    assert_eq!((table_after.scores(), table_after.sticks()), ([24000, 25000, 25000, 25000], 1));
    let at_once = facts(deal(HANDS, "0+9s 0r 0=9s 0R 1+4p 1=4p"), 0, 1, "4p");
    assert!(at_once.ippatsu && at_once.riichi == Riichi::Double && at_once.sticks == 1);
    let own_draw = format!("{start} 2+8s 2=8s 3+8s 3=8s 0+4p");
    assert!(facts(deal(HANDS, &own_draw), 0, 0, "4p").ippatsu);
    let late = format!("{start} 2+8s 2=8s 3+8s 3=8s 0+5z 0=5z 1+4p 1=4p");
    assert!(!facts(deal(HANDS, &late), 0, 1, "4p").ippatsu);
    let called = "0+9s 0=9s 1+8s 1=8s 2+8s 2=8s 3+8s 3=8s 0+5z 0r 0=5z 0R 1+3z 1=3z 2p3z< 2-6p 3+4p 3=4p";
    let called = facts(deal(HANDS, called), 0, 3, "4p");
    assert!(!called.ippatsu && called.riichi == Riichi::Single);
}

#[test]
fn trap_04_a_riichi_won_on_at_once_costs_nothing() {
    let facts = facts(deal(HANDS, "0+5p 0r 0=5p"), 1, 0, "5p");
    assert_eq!((facts.sticks, facts.scores), (0, [25000; 4]));
    // The same discard without a win has to be accepted before the play goes on.
    let seat = Seat::ALL[0];
    assert_eq!(mismatch(HANDS, "0+5p 0r 0=5p 1+9s"), (3, Mismatch::NotAccepted { seat }));
}

#[test]
fn a_robbed_kong_keeps_ippatsu_and_turns_no_indicator() {
    let hands = ["23m11222333s444z", B, "777888999m22p33z", "11m2z666777p99s55z"];
    let events = "0+1m 0=1m 3p1m> 3-2z 0+5z 0r 0=5z 0R 1+9s 1=9s 2+9s 2=9s 3+1m 3a1m>";
    let facts = facts(deal(hands, events), 0, 3, "1m");
    assert_eq!(facts.by, WinBy::RobbedKong { from: Seat::ALL[3], concealed: false });
    assert!(facts.ippatsu && !facts.first_turn);
    assert_eq!(facts.indicators, tiles("9p"));
}

#[test]
fn trap_07_indicators_may_come_before_or_after_the_next_kong() {
    let hands = [A, B, C, "9999s111222s777z"];
    let start = "0+7z 0=7z 3k7z> 3+1s";
    for order in ["d1z 3q1s d2z 3+2s 3q2s 3+8p d3z 3=8p", "3q1s d1z d2z 3+2s 3q2s d3z 3+8p 3=8p"] {
        let table = table(&deal(hands, &format!("{start} {order}")));
        assert_eq!(table.indicators().len(), 4);
        assert_eq!(table.player(Seat::ALL[3]).kongs(), 3);
        assert_eq!(table.wall_left(), 70 - 4);
    }
    let early = mismatch(hands, "0+7z d1z");
    assert_eq!(early, (1, Mismatch::TooManyIndicators));
}

#[test]
fn whoever_feeds_the_third_dragon_group_is_remembered() {
    let hands = ["1234m556677z123s", B, "777888999m5z6z7z1p", "1112223s778p444z"];
    let events = "0+8p 0-4m 1+9s 1=9s 2+9s 2-5z 0p5z^ 0-1m 1+9s 1=9s 2+8s 2-6z 0p6z^ 0-2m \
                  1+8s 1=8s 2+8s 2=8s 3+7z 3=7z 0p7z< 0-3m";
    let table = table(&deal(hands, events));
    let fed = table.player(Seat::ALL[0]).fed;
    assert_eq!((fed.dragons, fed.winds, fed.kongs), (Some(Seat::ALL[3]), None, None));
    // Adding the fourth dragon later leaves the feeder.
    let later = format!("{events} 1+9s 1=9s 2+9p 2=9p 3+9p 3=9p 0+6z 0a6z^");
    let table = self::table(&deal(hands, &later));
    assert_eq!(table.player(Seat::ALL[0]).fed.dragons, Some(Seat::ALL[3]));
    assert!(matches!(table.phase(), Phase::Kong { .. }));
}

#[test]
fn tiles_let_pass_are_kept_until_the_own_turn_and_from_riichi_on() {
    let once = facts(deal(HANDS, "0+9s 0=9s 1+4p 1=4p 2+4p 2=4p"), 0, 2, "4p");
    assert!(once.passed.contains(tile("4p").kind()), "the first of the two was let pass");
    let turn = "0+9s 0=9s 1+4p 1=4p 2+8s 2=8s 3+8s 3=8s 0+7z 0=7z 1+8p 1=8p 2+4p 2=4p";
    let later = facts(deal(HANDS, turn), 0, 2, "4p");
    assert!(!later.passed.contains(tile("4p").kind()));
    assert!(later.passed.contains(tile("8p").kind()) && later.discarded.contains(tile("9s").kind()));
    let riichi = turn.replace("0=9s", "0r 0=9s 0R");
    assert!(facts(deal(HANDS, &riichi), 0, 2, "4p").passed.contains(tile("4p").kind()));
}

#[test]
fn trap_08_red_and_plain_five_are_one_kind_for_furiten() {
    let hands = [A, "444666m34p777s22z", C, D];
    let own = "0+9s 0=9s 1+0p 1=0p 2+9s 2=9s 3+5p 3=5p";
    let facts = facts(deal(hands, own), 1, 3, "5p");
    assert!(facts.discarded.contains(tile("5p").kind()));
}

#[test]
fn trap_04_draws_keep_the_sticks_already_paid() {
    let mut deal = deal(HANDS, "0+9s 0r 0=9s 0R 1+9s 1=9s");
    deal.sticks = 2;
    let facts = drawn(deal, DrawKind::FourWinds).unwrap();
    assert_eq!((facts.sticks, facts.scores), (3, [24000, 25000, 25000, 25000]));
}

#[test]
fn a_claimed_discard_ends_nagashi() {
    let events = "0+9s 0=9s 1+9s 1=9s 2+1p 2=1p 3+1p 3=1p 0+3z 0=3z 2p3z^ 2-6p 3+9s 3=9s";
    let facts = drawn(deal(HANDS, events), DrawKind::FourWinds).unwrap();
    assert_eq!(facts.nagashi().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
    assert_eq!((facts.wall_left, facts.uninterrupted), (70 - 6, false));
}

#[test]
fn an_exhaustive_draw_needs_an_empty_wall() {
    let error = drawn(deal(HANDS, "0+9s 0=9s"), DrawKind::Exhaustive).unwrap_err();
    assert_eq!(error.mismatch, Mismatch::WallLeft { tiles: 69 });
    assert_eq!(error.to_string(), "deal E1 honba 0, event 2: expected an empty wall, found 69 tiles in it");
}

#[test]
fn what_cannot_be_is_named_with_its_event() {
    let seat = |n| Seat::ALL[n];
    let says = |events, event, expected| assert_eq!(mismatch(HANDS, events), (event, expected), "{events}");
    says("1+9s", 0, Mismatch::Turn { seat: seat(1), expected: seat(0) });
    says("0+9s 0-8s", 1, Mismatch::NotInHand { seat: seat(0), tile: tile("8s") });
    says("0+9s 0=1m", 1, Mismatch::NotDrawn { tile: tile("1m"), expected: Some(tile("9s")) });
    says("0+9s 0-0p", 1, Mismatch::NotInHand { seat: seat(0), tile: tile("0p") });
    says("0+9s 0=9s 2+9s", 2, Mismatch::Turn { seat: seat(2), expected: seat(1) });
    says("0+9s 0=9s 1c9s:78s", 2, Mismatch::NotInHand { seat: seat(1), tile: tile("7s") });
    says("0+9s 0=9s 1c9s:12s", 2, Mismatch::NotAGroup { seat: seat(1) });
    let expected =
        Mismatch::NotTheDiscard { claimed: (tile("2z"), seat(0)), expected: (tile("9s"), seat(0)) };
    says("0+9s 0=9s 1p2z<", 2, expected);
    let expected =
        Mismatch::NotTheDiscard { claimed: (tile("2z"), seat(2)), expected: (tile("2z"), seat(0)) };
    says("0+2z 0=2z 1p2z>", 2, expected);
    says("0+1z 0a1z<", 1, Mismatch::NoPung { seat: seat(0), tile: tile("1z") });
    says("0+9s 0=9s 0R", 2, Mismatch::NothingToAccept { seat: seat(0) });
    says(
        "0+2z 0=2z 1p2z< 1-4m 2+9s 2=9s 3+9s 3=9s 0+8s 0=8s 1+7s 1r",
        11,
        Mismatch::NoRiichi { seat: seat(1) },
    );
    says("0+9s 0=9s 1+9s 1=9s 2+9s 2=9s 3+9s 3=9s 0+9s", 8, Mismatch::FifthTile { kind: tile("9s").kind() });
    assert!(matches!(mismatch(HANDS, "0+9s 0+9s"), (1, Mismatch::Order { .. })));
    assert!(matches!(mismatch(HANDS, "0-1m"), (0, Mismatch::Order { .. })));
    assert!(matches!(mismatch(HANDS, "0+2z 0=2z 1p2z< 1+9s"), (3, Mismatch::Order { .. })));
    let won_on = |winner, from, on| walk(&won(deal(HANDS, "0+5p 0=5p"), winner, from, tile(on))).unwrap_err();
    assert_eq!(won_on(1, 2, "5p").mismatch, Mismatch::Winner { seat: seat(1), from: seat(2) });
    let expected = Mismatch::WinningTile { tile: tile("0p"), expected: Some(tile("5p")) };
    assert_eq!(won_on(1, 0, "0p").mismatch, expected);
}

#[test]
fn bs_17_a_stick_that_nobody_took_is_still_on_the_table() {
    let mut deal = deal(HANDS, "0+9s 0=9s");
    (deal.index, deal.dealer, deal.honba) = (7, Seat::ALL[3], 1);
    deal.scores = [17300, 20100, 31300, 31300];
    // Player 1 declares riichi in the first turn; nobody wins.
    deal.events = crate::common_deal::deal(HANDS, "3+9s 3=9s 0+9s 0=9s 1+9s 1r 1=9s 1R").events;
    let change = Change { before: [17300, 19100, 31300, 31300], delta: [-1000, 3000, -1000, -1000] };
    deal.outcome =
        Some(Outcome::Draw(DrawResult { kind: DrawKind::FourRiichi, change, shown: None, counters: None }));
    let DealFacts::Draw(facts) = walk(&deal).unwrap() else { panic!() };
    assert_eq!((facts.sticks, facts.scores), (1, [17300, 19100, 31300, 31300]));
    assert_eq!(deal.scores_after(), Some([16300, 22100, 30300, 30300]));
    assert_eq!(deal.scores_before_result(), facts.scores);
}

#[test]
fn the_example_gives_the_facts_of_its_win() {
    let DealFacts::Wins(facts) = walk(&only_deal(example())).unwrap() else { panic!() };
    let facts = &facts[0];
    assert_eq!(facts.by, WinBy::Discard { from: Seat::ALL[1] });
    assert!(facts.hand.concealed_tiles().eq(tiles("456p678s11155z")));
    assert_eq!((facts.wall_left, facts.riichi, facts.ippatsu), (70 - 6, Riichi::None, false));
    assert_eq!(facts.seat_wind(), rules::seat::Wind::East);
}
