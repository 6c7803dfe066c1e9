//! Claims, groups, open and closed, and who goes first.
use crate::help::*;
use reglament_game::deal::classical::*;
use rules::classical::{DealEnd, Openness, PointKind};
use rules::meld::{Group, MeldKind};

#[test]
fn gambler_4_1__base_rules_say_who_may_claim_and_who_goes_first() {
    // South could make a chow of East's discard, West a pung.
    let hands = [JUNK[0], "24m258p258s12346z", "33m69p147s123457z", JUNK[2]];
    let mut scene = setup(hands, "3m").deal();
    scene.pass().offer("3m");
    assert!(scene.may('S', Action::Chow(kind("2m"))) && scene.may('W', Action::Pung));
    scene.act('S', Action::Chow(kind("2m")));
    assert!(matches!(scene.table.phase(), Phase::DiscardWindow), "West has not spoken");
    scene.act('W', Action::Pung);
    let claimed = scene.last(|e| matches!(e, Event::Claimed { .. }));
    assert_eq!(claimed.basis(), clause("4.1"));
    assert!(
        matches!(claimed, Event::Claimed { seat: s, meld, .. } if s == seat('W') && meld.kind() == MeldKind::Pung)
    );
    // A chow of another player's discard than the one before.
    let hands = [JUNK[0], JUNK[1], "24m69p147s123457z", JUNK[2]];
    let mut scene = setup(hands, "3m").deal();
    scene.pass().offer("3m");
    scene.refuses('W', Action::Chow(kind("2m")), "4.1");
}

#[test]
fn of_two_mahjongs_the_nearest_wins() {
    let hands = [JUNK[0], PUNGS, "666z555p111s79s33m", JUNK[2]];
    let mut scene = setup(hands, "7z7z7z8s").deal();
    scene.pass().discard("7z").call("7z").call("7z").offer("8s");
    assert!(scene.may('S', Action::Mahjong) && scene.may('W', Action::Mahjong));
    scene.act('W', Action::Mahjong).act('S', Action::Mahjong);
    // From North on South comes before West.
    let won = scene.last(|e| matches!(e, Event::Won { .. }));
    assert!(matches!(won, Event::Won { seat: s, .. } if s == seat('S')));
    assert_eq!(won.basis(), decision(2));
}

/// South claims a pung of two of characters, and wins on the eight of bamboo.
fn open_and_closed() -> Scene {
    let hands = [JUNK[0], "22m444p666s88s557z", JUNK[1], JUNK[2]];
    let mut scene = setup(hands, "2m8s").deal();
    scene.pass().offer("2m").act('S', Action::Pung).pass();
    scene.call("7z").offer("8s");
    scene.act('S', Action::Mahjong);
    scene
}

#[test]
fn gambler_app_2__a_set_with_another_players_tile_is_open() {
    let award = open_and_closed().award();
    let count = award.ordinary.unwrap();
    let line = count.lines.iter().find(|l| l.kind == PointKind::MinorPung).unwrap();
    let openness = line.openness.unwrap();
    assert_eq!((openness.value, Some(openness.basis), line.points), (Openness::Open, clause("app.2"), 2));
}

#[test]
fn gambler_app_2_2__a_set_from_the_wall_is_closed() {
    let award = open_and_closed().award();
    let count = award.ordinary.unwrap();
    let closed = count.lines.iter().filter_map(|l| l.openness).filter(|o| o.value == Openness::Closed);
    let bases: Vec<_> = closed.map(|o| Some(o.basis)).collect();
    assert_eq!(bases, [clause("app.2-2"); 2]);
}

#[test]
fn gambler_app_3__chow_pung_kong_and_nothing_else() {
    let mut scene = setup([JUNK[0], "24m258p258s12346z", JUNK[1], JUNK[2]], "3m").deal();
    scene.pass().offer("3m");
    assert!(scene.may('S', Action::Chow(kind("2m"))));
    for lowest in ["4m", "8m", "1z"] {
        scene.refuses('S', Action::Chow(kind(lowest)), "app.3");
    }
    scene.act('S', Action::Chow(kind("2m")));
    assert_eq!(scene.table.hand(seat('S')).melds[0].group(), Group::Chow(kind("2m")));
    // A hand that is not four of these and a pair.
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z9s").deal();
    scene.pass().discard("6z").call("7z").offer("9s");
    scene.refuses('S', Action::Mahjong, "app.3");
}

#[test]
fn gambler_app_7_5__a_robbed_kong_doubles() {
    let mut scene = robbed("123m456789p22m13s");
    scene.act('S', Action::Mahjong);
    let (result, _) = scene.end();
    assert!(matches!(result.end, DealEnd::Mahjong(won) if won.from == Some(seat('W'))));
    let count = scene.award().ordinary.unwrap();
    let line = count.doubles.iter().find(|d| d.double == rules::classical::Double::RobbedKong).unwrap();
    assert_eq!((line.times, Some(line.basis)), (1, clause("app.7.5")));
    // The kong is none: West has a pung still.
    assert_eq!(scene.table.hand(seat('W')).melds[0].kind(), MeldKind::Pung);
}

/// West adds the fourth two of bamboo to his pung, and South waits for it.
pub(crate) fn robbed(hand: &str) -> Scene {
    let hands = ["147m147p1469s123z", hand, "22s36m369p47s1234z", "369m258p58s12567z"];
    let mut scene = setup(hands, "2s6z7z7z2s").deal();
    scene.pass().offer("2s").act('W', Action::Pung).pass();
    scene.discard("4z").discard("6z").discard("7z").call("7z");
    scene.act('W', Action::AddedKong(kind("2s")));
    scene
}
