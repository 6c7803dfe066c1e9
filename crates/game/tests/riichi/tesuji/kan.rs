//! Kongs: indicators, rinshan, robbing, the dead wall, kongs in riichi, liability.
use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::riichi::{IndicatorState, NoteKind, Topic, Yaku};

fn turned(scene: &Scene) -> usize {
    scene.table.indicators().count()
}

fn basis_of_indicator(scene: &Scene) -> Option<rules::clause::Basis> {
    scene.last(|e| matches!(e, Event::IndicatorTurned { .. })).basis()
}

const CONCEALED: [&str; 4] = ["5555z23m456p789s1s", JUNK[1], JUNK[2], "147m147p147s1234z"];
const CLAIMED: [&str; 4] = ["555z23m456p789s11s", JUNK[1], JUNK[2], "147m147p147s124z5z"];

#[test]
fn tesuji_kan_1__a_concealed_kong_turns_its_indicator_before_the_discard() {
    let mut scene = setup(Tesuji, CONCEALED, "9p").replacements("6z").deal();
    scene.act('E', Action::ConcealedKong(kind("5z")));
    assert_eq!((turned(&scene), scene.table.drawn()), (2, Some(tile("6z"))));
    assert_eq!(basis_of_indicator(&scene), clause(Tesuji, "kan.1"));
}

#[test]
fn tesuji_kan_2__it_counts_for_the_own_rinshan_win() {
    let hands = ["5555z23m456p789s1s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "1s").replacements("4m").indicators("6z3m").deal();
    scene.act('E', Action::ConcealedKong(kind("5z"))).act('E', Action::SelfDraw);
    let award = scene.award('E');
    assert_eq!((award.han_of(Yaku::Rinshan), award.han_of(Yaku::Dora)), (Some(1), Some(1)));
    let kong = rules::riichi::DeclaredKong {
        kind: rules::meld::MeldKind::ConcealedKong,
        after: rules::riichi::AfterKong::Rinshan,
    };
    let indicator = rules::riichi::indicators(scene.rules, &[kong]).kongs[0];
    assert_eq!((indicator.state, Some(indicator.basis)), (IndicatorState::Turned, clause(Tesuji, "kan.2")));
}

/// East claims a white dragon of North's for a kong.
fn claimed(draws: &str, replacement: &str) -> Scene {
    let mut scene = setup(Tesuji, CLAIMED, draws).replacements(replacement).indicators("6z3m").deal();
    scene.discards(&["9p", "9p", "9p"]).offer("5z").act('E', Action::ClaimedKong);
    scene
}

#[test]
fn tesuji_kan_3__an_open_kong_turns_its_indicator_after_the_discard() {
    let mut scene = claimed("9p9p9p1s", "7z");
    assert_eq!((turned(&scene), scene.table.drawn()), (1, Some(tile("7z"))));
    scene.discard("7z");
    assert_eq!((turned(&scene), basis_of_indicator(&scene)), (2, clause(Tesuji, "kan.3")));
}

#[test]
fn tesuji_kan_4__it_counts_for_a_ron_on_that_discard() {
    let hands = ["555z23m456p789s11s", "234567p234s4m678s", JUNK[2], "147m147p147s124z5z"];
    let mut scene = setup(Tesuji, hands, "9p9p9p1z").replacements("4m").indicators("6z3m").deal();
    scene.discard("9p").discard("9p").discard("9p").offer("5z").act('E', Action::ClaimedKong);
    scene.offer("4m").act('S', Action::Ron);
    assert_eq!(scene.award('S').han_of(Yaku::Dora), Some(2));
    assert_eq!(Some(scene.rules.cite(Topic::OpenKongIndicatorOnRon)), clause(Tesuji, "kan.4"));
}

#[test]
fn tesuji_kan_5__it_is_not_turned_for_the_own_rinshan_win() {
    let mut scene = claimed("9p9p9p1s", "4m");
    scene.act('E', Action::SelfDraw);
    assert_eq!((turned(&scene), scene.award('E').han_of(Yaku::Dora)), (1, None));
    assert_eq!(Some(scene.rules.cite(Topic::OpenKongIndicatorOnRinshan)), clause(Tesuji, "kan.5"));
}

#[test]
fn tesuji_kan_6__rinshan_after_a_claimed_kong_is_a_ron_of_its_feeder() {
    let mut scene = claimed("9p9p9p1s", "4m");
    scene.act('E', Action::SelfDraw);
    let award = scene.award('E');
    let note = award.notes.iter().find(|n| n.kind == NoteKind::RinshanAsRon).unwrap();
    assert_eq!(Some(note.basis), clause(Tesuji, "kan.6"));
    let Event::Won { deltas, .. } = scene.last(|e| matches!(e, Event::Won { .. })) else { unreachable!() };
    assert_eq!((deltas[1], deltas[2]), (0, 0));
    assert!(deltas[3] < 0 && deltas[0] == -deltas[3]);
}

#[test]
fn tesuji_pao_5__the_feeder_of_the_kong_pays_for_all() {
    let mut scene = claimed("9p9p9p1s", "4m");
    scene.act('E', Action::SelfDraw);
    let award = scene.award('E');
    assert!(award.transfers.iter().all(|t| t.from == rules::settlement::Party::Seat(seat('N'))));
    assert_eq!(Some(award.transfers[0].basis), clause(Tesuji, "pao.5"));
}

#[test]
fn tesuji_kan_7__a_concealed_kong_is_robbed_for_thirteen_orphans_alone() {
    let hands = ["2222z23m456p789s1s", "119m19p19s134567z", "23m567p678s22345s", "369m369p369s134z5z"];
    let mut scene = setup(Tesuji, hands, "9p").deal();
    scene.act('E', Action::ConcealedKong(kind("2z")));
    assert!(scene.may('S', Action::Ron) && !scene.is_offered('W'));
    scene.act('S', Action::Ron);
    assert_eq!(scene.award('S').han_of(Yaku::Kokushi), Some(13));
    // Another wait may not rob it.
    let hands = ["4444m23m456p789s1z", "23m567p678s22345s", JUNK[1], "369m369p369s1234z"];
    let mut scene = setup(Tesuji, hands, "9p").deal();
    scene.act('E', Action::ConcealedKong(kind("4m")));
    assert_eq!(scene.count(|e| matches!(e, Event::KongMade { .. })), 1);
    scene.refuses('S', Action::Ron, "kan.7");
}

#[test]
fn tesuji_kan_10__there_is_no_fifth_kong() {
    let hands = ["1111m2222m3333m4m", "5555p23478s1234z", JUNK[2], "147p147p147s1234z"];
    let hands = [hands[0], hands[1], "28p369s258s1234z9p", "147p69p47s1234z69s"];
    let mut scene = setup(Tesuji, hands, "4m").replacements("4m4m9m9s").deal();
    for text in ["1m", "2m", "3m", "4m"] {
        scene.act('E', Action::ConcealedKong(kind(text)));
    }
    assert_eq!(scene.table.live_tiles(), 70 - 1 - 4);
    scene.offer("9m");
    if !scene.table.is_over() {
        scene.pass();
    }
    // One player holds all four: the deal goes on.
    assert_eq!(scene.turn(), seat('S'));
    let kong = Action::ConcealedKong(kind("5p"));
    assert!(!scene.may('S', kong));
    scene.refuses('S', kong, "kan.10");
}

#[test]
fn tesuji_kan_11__in_riichi_a_kong_may_change_nothing() {
    // Three triplets that could be three chows.
    let hands = ["111222333m45p99s", JUNK[1], JUNK[2], "47m147p147s1234z9m"];
    let mut scene = setup(Tesuji, hands, "5z9p8p8s1m").deal();
    scene.riichi("5z").pass().discards(&["9p", "8p", "8s"]);
    let kong = Action::ConcealedKong(kind("1m"));
    assert!(!scene.may('E', kong));
    scene.refuses('E', kong, "kan.11");
    let hands = ["666z123m456p45p99s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "5z9p8p8s6z").deal();
    scene.riichi("5z").pass().discards(&["9p", "8p", "8s"]);
    assert!(scene.may('E', Action::ConcealedKong(kind("6z"))));
}

#[test]
fn tesuji_yaku_27__rinshan_is_no_last_tile() {
    // East discards with one live tile left; South's kong sends it to the dead wall.
    let hands = ["147m147p147s124z5z", "555z23m456p789s11s", JUNK[1], JUNK[2]];
    let mut scene = setup(Tesuji, hands, "").replacements("4m").deal();
    scene.down_to(1).offer("5z");
    let live = scene.table.live_tiles();
    scene.act('S', Action::ClaimedKong);
    assert_eq!(scene.table.live_tiles(), live - 1);
    scene.act('S', Action::SelfDraw);
    let award = scene.award('S');
    assert_eq!((award.han_of(Yaku::Rinshan), award.han_of(Yaku::Haitei)), (Some(1), None));
    assert_eq!(Some(scene.rules.cite(Topic::RinshanExcludesLastTile)), clause(Tesuji, "yaku.27"));
}

#[test]
fn tesuji_dora_1__all_kinds_of_dora_count() {
    let hands = ["23m456p789s123s55s", JUNK[1], "258m258p258s1233z", "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "5z4m").indicators("1m").under("4s").deal();
    scene.riichi("5z").pass().offer("4m").act('E', Action::Ron);
    let award = scene.award('E');
    assert_eq!((award.han_of(Yaku::Dora), award.han_of(Yaku::UraDora)), (Some(1), Some(2)));
    let line = award.lines.iter().find(|l| l.yaku == Yaku::UraDora).unwrap();
    assert_eq!(Some(line.basis), clause(Tesuji, "dora.1"));
}

#[test]
fn tesuji_pao_1__who_feeds_the_last_group_is_liable() {
    let hands = ["55z66z77z23m11p456s", JUNK[1], "258m258p258s5z6z7z2z", "147m147p147s1z5z6z7z"];
    let mut scene = setup(Tesuji, hands, "9s").deal();
    let pung = Action::Pung { reds: 0 };
    scene.discard("9s");
    let drawn = scene.table.drawn().unwrap().to_string();
    scene.discard(&drawn);
    scene.offer("5z").act('E', pung).discard("4s");
    let drawn = scene.table.drawn().unwrap().to_string();
    scene.discard(&drawn);
    scene.offer("6z").act('E', pung).discard("5s");
    let drawn = scene.table.drawn().unwrap().to_string();
    scene.discard(&drawn);
    scene.offer("7z").act('E', pung).discard("6s");
    let own: Vec<_> = scene.table.hand(seat('E')).melds.iter().copied().collect();
    let liable = rules::riichi::liabilities(scene.rules, seat('E'), &own);
    assert_eq!((liable.value[0].yakuman, liable.value[0].feeder), (Yaku::Daisangen, seat('W')));
    assert_eq!(Some(liable.basis), clause(Tesuji, "pao.1"));
}
