//! Claims, swap-calling, furiten, atozuke.
use crate::help::*;
use reglament_game::deal::riichi::*;

const PUNG: Action = Action::Pung { reds: 0 };

fn chow(lowest: &str) -> Action {
    Action::Chow { lowest: kind(lowest), reds: 0 }
}

#[test]
fn tesuji_kuikae_1__the_claimed_tile_stays() {
    let hands = [JUNK[0], "3345m2468p2468s5z", JUNK[1], JUNK[2]];
    let mut scene = setup(Tesuji, hands, "3m").deal();
    scene.offer("3m").act('S', chow("3m"));
    let discard = |text| Action::Discard { tile: tile(text), from: DiscardFrom::Hand };
    assert!(!scene.may('S', discard("3m")));
    scene.refuses('S', discard("3m"), "kuikae.1");
}

#[test]
fn tesuji_kuikae_2__the_other_end_may_go() {
    let hands = [JUNK[0], "4566m2468p246s55z", JUNK[1], JUNK[2]];
    let scene = |id| {
        let mut scene = setup(id, hands, "3m").deal();
        scene.offer("3m").act('S', chow("3m"));
        scene
    };
    let six = Action::Discard { tile: tile("6m"), from: DiscardFrom::Hand };
    assert!(scene(Tesuji).may('S', six));
    assert_eq!(Some(rules(Tesuji).calls.swap_calling.basis), clause(Tesuji, "kuikae.2"));
    assert!(!scene(Samara).may('S', six));
}

#[test]
fn tesuji_openriichi_1__there_is_no_open_riichi() {
    let no = rules::riichi::check_riichi_form(rules::riichi::RiichiForm::Shown).unwrap_err();
    let law = rules(Tesuji);
    assert_eq!(no.cited(law).next().unwrap().basis, clause(Tesuji, "openriichi.1"));
    // The machine knows riichi with the hand closed alone: a shown one is no action of a menu.
    let scene = setup(Tesuji, ["123m456p789s1122s", JUNK[0], JUNK[1], JUNK[2]], "5z").deal();
    let riichi = scene.table.legal(seat('E')).iter().filter(|a| matches!(a, Action::Riichi { .. })).count();
    assert_eq!(riichi, 1);
}

#[test]
fn tesuji_furiten_1__a_wait_in_the_own_pool_bars_ron() {
    let hands = ["23m456p678s234s55s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "1m9s1m").deal();
    scene.discard("1m").discard("9s").offer("1m");
    assert!(!scene.is_offered('E'));
    scene.refuses('E', Action::Ron, "furiten.1");
}

#[test]
fn tesuji_furiten_2__a_missed_tile_bars_ron_for_a_while() {
    let hands = ["23m456p678s234s55s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "9p4m1m").deal();
    scene.discard("9p").offer("4m");
    assert!(scene.may('E', Action::Ron));
    scene.act('E', Action::Pass).pass().offer("1m");
    assert!(!scene.may('E', Action::Ron));
    scene.refuses('E', Action::Ron, "furiten.2");
    // The own discard ends it.
    scene.pass();
    scene.offer("1z").pass();
    let drawn = scene.table.drawn().unwrap().to_string();
    scene.discard(&drawn);
    assert_eq!(scene.table.view(scene.rules, seat('E')).furiten, rules::riichi::Furiten::None);
}

#[test]
fn tesuji_furiten_4__a_tile_passed_in_riichi_bars_ron_to_the_end() {
    let hands = ["23m456p678s234s55s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "5z4m9s9p5z1m").deal();
    scene.riichi("5z").pass().offer("4m").act('E', Action::Pass).pass();
    scene.discards(&["9s", "9p", "5z"]).offer("1m");
    assert!(!scene.may('E', Action::Ron));
    scene.refuses('E', Action::Ron, "furiten.4");
}

#[test]
fn tesuji_atozuke_1__only_tiles_that_give_a_yaku_win() {
    // Two pairs wait: the white dragon gives a yaku, the one of characters none.
    let hands = ["11m55z678p234s789s", JUNK[1], "369m369p369s123z5z", "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "9s9p1m").deal();
    scene.discard("9s").discard("9p").offer("1m");
    assert!(!scene.may('E', Action::Ron));
    scene.refuses('E', Action::Ron, "atozuke.1");
    let waits = scene.table.view(scene.rules, seat('E')).waits;
    assert!(waits.contains(kind("1m")) && waits.contains(kind("5z")));
    let mut scene = setup(Tesuji, hands, "9s9p").deal();
    scene.discard("9s").discard("9p").offer("5z");
    assert!(scene.may('E', Action::Ron));
}

#[test]
fn tesuji_rec_9__a_pung_goes_before_a_chow() {
    let hands = [JUNK[0], "4568m2468p246s55z", "33m2468p2468s567z", JUNK[2]];
    let mut scene = setup(Tesuji, hands, "3m").deal();
    scene.offer("3m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 }).act('W', PUNG);
    let Event::Claimed { seat: taker, basis, .. } = scene.last(|e| matches!(e, Event::Claimed { .. })) else {
        unreachable!()
    };
    assert_eq!((taker, Some(basis)), (seat('W'), clause(Tesuji, "rec.9")));
}

#[test]
fn tesuji_rec_11__a_wrong_call_loses_the_tile() {
    let hands = [JUNK[0], "4568m2468p246s55z", "33m2468p2468s567z", JUNK[2]];
    let mut scene = setup(Tesuji, hands, "3m").deal();
    scene.offer("3m");
    let done = scene.table.record(scene.rules, seat('S'), PUNG, Showing::Nothing, &mut scene.events);
    assert_eq!(done, Ok(()));
    let Event::Penalised { seat: who, sanction, basis, .. } =
        scene.last(|e| matches!(e, Event::Penalised { .. }))
    else {
        unreachable!()
    };
    assert_eq!((who, sanction), (seat('S'), rules::riichi::Sanction::LostCall));
    assert_eq!(Some(basis), clause(Tesuji, "rec.11"));
    assert!(!scene.is_offered('S') && scene.is_offered('W'));
}

#[test]
fn tesuji_rec_13_2__in_riichi_the_drawn_tile_goes() {
    let hands = ["23m456p678s234s55s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "5z9s9s9p6z").deal();
    scene.riichi("5z").pass().discards(&["9s", "9s", "9p"]);
    assert_eq!(scene.table.legal(seat('E')).len(), 1);
    let other = Action::Discard { tile: tile("4p"), from: DiscardFrom::Hand };
    scene.refuses('E', other, "rec.13-2");
}
