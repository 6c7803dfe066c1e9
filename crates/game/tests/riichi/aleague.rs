//! The clauses of the A-League regulation that the table realises.
use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::frame::riichi::{DealResult, EndReason, FactKind, Game, Next};
use rules::riichi::{AbortKind, NoteKind, Offence, Reason, Sanction, Yaku};
use rules::seat::Wind;

#[test]
fn aleague_rules_2__only_the_first_indicator_counts() {
    let hands = ["5555z23m456p789s1s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Aleague, hands, "1s").replacements("4m").indicators("6z3m").deal();
    scene.act('E', Action::ConcealedKong(kind("5z")));
    assert_eq!(scene.count(|e| matches!(e, Event::IndicatorTurned { .. })), 0);
    scene.act('E', Action::SelfDraw);
    assert_eq!(scene.award('E').han_of(Yaku::Dora), None);
    let ready = ["23m456p789s123s55s", JUNK[1], "258m258p258s1233z", "147m147p147s1234z"];
    let mut scene = setup(Aleague, ready, "5z4m").indicators("1m").under("4s").deal();
    scene.riichi("5z").pass().offer("4m").act('E', Action::Ron);
    let award = scene.award('E');
    assert_eq!((award.han_of(Yaku::Dora), award.han_of(Yaku::UraDora)), (Some(1), None));
    let note = award.notes.iter().find(|n| n.kind == NoteKind::NoUraDora).unwrap();
    assert_eq!(Some(note.basis), clause(Aleague, "rules.2"));
    assert_eq!(Table::plan(scene.rules).reds(rules::tile::Suit::Dots), 0);
}

/// South has claimed a chow of the 3m and holds the 6m and another 3m.
fn swap() -> Scene {
    let hands = [JUNK[0], "33456m6m246p246s5z", JUNK[1], JUNK[2]];
    let hands = [hands[0], "34566m246p246s55z", hands[2], hands[3]];
    let mut scene = setup(Aleague, hands, "3m").deal();
    scene.offer("3m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 });
    scene
}

#[test]
fn aleague_rules_4__the_chow_may_be_shifted() {
    let six = Action::Discard { tile: tile("6m"), from: DiscardFrom::Hand };
    assert!(swap().may('S', six));
    assert_eq!(Some(rules(Aleague).calls.swap_calling.basis), clause(Aleague, "rules.4"));
}

#[test]
fn aleague_rules_5__the_claimed_kind_stays() {
    let three = Action::Discard { tile: tile("3m"), from: DiscardFrom::Hand };
    assert!(!swap().may('S', three));
    swap().refuses('S', three, "rules.5");
}

#[test]
fn aleague_rules_6__a_part_of_the_wait_may_give_the_yaku() {
    let hands = ["11m55z678p234s789s", JUNK[1], "369m369p369s123z5z", "147m147p147s1234z"];
    let mut scene = setup(Aleague, hands, "9s9p").deal();
    scene.discard("9s").discard("9p").offer("5z");
    assert!(scene.may('E', Action::Ron));
    assert_eq!(Some(scene.rules.cite(rules::riichi::Topic::Atozuke)), clause(Aleague, "rules.6"));
}

/// East discards a tile that all three others wait for.
fn three() -> Scene {
    let hands = ["147m147p147s1234z", "23456m678p34555s", "23678m345p67899s", "23m234789p34588s"];
    let mut scene = setup(Aleague, hands, "4m").deal();
    scene.offer("4m");
    scene
}

#[test]
fn aleague_rules_7__of_two_the_first_wins() {
    let mut scene = three();
    scene.act('S', Action::Pass).act('N', Action::Ron).act('W', Action::Ron);
    let won = scene.last(|e| matches!(e, Event::Won { .. }));
    assert!(matches!(won, Event::Won { seat: s, .. } if s == seat('W')));
    assert_eq!(won.basis(), clause(Aleague, "rules.7"));
}

#[test]
fn aleague_rules_8__three_rons_abort() {
    let mut scene = three();
    scene.act('S', Action::Ron).act('N', Action::Ron).act('W', Action::Ron);
    assert_eq!(scene.end(), (DealResult::AbortiveDraw(AbortKind::TripleRon), clause(Aleague, "rules.8")));
}

#[test]
fn aleague_rules_9__abortive_draws_are_used() {
    let mut scene = setup(Aleague, ["19m19p19s1234z234m", JUNK[0], JUNK[1], JUNK[2]], "5m").deal();
    scene.act('E', Action::NineTerminals);
    assert!(matches!(scene.end().0, DealResult::AbortiveDraw(AbortKind::NineTerminals)));
    scene.says(FactKind::DealEnded, "rules.9");
}

#[test]
fn aleague_rules_11__there_is_no_nagashi() {
    let no = rules::riichi::check_nagashi(rules(Aleague), &[]).unwrap_err();
    assert!(no.contains(Reason::NoNagashi));
    assert_eq!(no.cited(rules(Aleague)).next().unwrap().basis, clause(Aleague, "rules.11"));
    // At the table nobody is paid for it: a drawn deal of terminals is settled by tenpai alone.
    let scene = drawn(|_| {});
    assert!(matches!(scene.end().0, DealResult::ExhaustiveDraw { nagashi, .. } if nagashi.is_empty()));
}

/// A deal in which nobody does anything.
fn drawn(change: impl FnOnce(&mut Game)) -> Scene {
    let hands = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];
    let mut scene = setup(Aleague, hands, "").game(change).deal();
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    scene
}

#[test]
fn aleague_rules_17__a_noten_dealer_ends_the_last_deal() {
    let south_four = |game: &mut Game| *game = Game { prevailing: Wind::South, dealer: seat('N'), ..*game };
    let scene = drawn(south_four);
    assert_eq!(scene.next(), Next::End(EndReason::LastDeal));
    scene.says(FactKind::End(EndReason::LastDeal), "rules.17");
}

#[test]
fn aleague_rules_18__no_west_round_without_30000() {
    let south_four = |game: &mut Game| {
        *game = Game { prevailing: Wind::South, dealer: seat('N'), bets: 4, scores: [29000; 4], ..*game };
    };
    let scene = drawn(south_four);
    assert_eq!(scene.next(), Next::End(EndReason::LastDeal));
    assert_eq!(Some(scene.rules.game.extension.basis), clause(Aleague, "rules.18"));
}

#[test]
fn aleague_score_1__everybody_starts_with_30000() {
    let scene = setup(Aleague, [JUNK[0], JUNK[1], JUNK[2], ""], "").deal();
    assert_eq!(scene.table.scores(), &[30000; 4]);
    let [points, _] = Game::start_facts(scene.rules);
    assert_eq!(Some(points.basis), clause(Aleague, "score.1"));
}

#[test]
fn aleague_score_2__below_zero_plays_on() {
    let ready = ["123m456p789s1122s", JUNK[1], JUNK[2], "147m258p369s567z1z"];
    let mut scene = setup(Aleague, ready, "").game(|game| game.scores = [62000, 500, 29000, 28500]).deal();
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    scene.act('E', Action::ShowTenpai);
    assert!(scene.table.scores()[1] < 0);
    assert_eq!(scene.next(), Next::Deal);
    scene.says(FactKind::BelowZeroPlaysOn, "score.2");
}

fn penalised(scene: &Scene) -> (Sanction, Option<rules::clause::Basis>) {
    let event = scene.last(|e| matches!(e, Event::Penalised { .. }));
    match event {
        Event::Penalised { sanction, .. } => (sanction, event.basis()),
        _ => unreachable!(),
    }
}

#[test]
fn aleague_penalty_3__a_wrong_group_shown_is_a_dead_hand() {
    let hands = [JUNK[0], "4568m2468p246s55z", "33m2468p2468s567z", JUNK[2]];
    let mut scene = setup(Aleague, hands, "3m").deal();
    scene.offer("3m");
    let pung = Action::Pung { reds: 0 };
    scene.table.record(scene.rules, seat('S'), pung, Showing::Tiles, &mut scene.events).unwrap();
    assert_eq!(penalised(&scene), (Sanction::DeadHand, clause(Aleague, "penalty.3")));
    assert!(!scene.is_offered('S') && scene.is_offered('W'));
}

#[test]
fn aleague_penalty_6__a_ron_that_is_not_shown_is_a_dead_hand() {
    let hands = [JUNK[0], "4568m2468p246s55z", "33m2468p2468s567z", JUNK[2]];
    let mut scene = setup(Aleague, hands, "3m").deal();
    scene.offer("3m");
    scene.table.record(scene.rules, seat('N'), Action::Ron, Showing::Nothing, &mut scene.events).unwrap();
    // The others answer first: a true win would make it void.
    assert_eq!(scene.count(|e| matches!(e, Event::Penalised { .. })), 0);
    scene.pass();
    assert_eq!(penalised(&scene), (Sanction::DeadHand, clause(Aleague, "penalty.6")));
}

#[test]
fn aleague_penalty_10__a_wrong_number_of_tiles_is_a_dead_hand() {
    let mut scene = setup(Aleague, [JUNK[0], JUNK[1], JUNK[2], ""], "").deal();
    let ruling = Ruling::of(seat('W'), Offence::WRONG_NUMBER_OF_TILES);
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!(penalised(&scene), (Sanction::DeadHand, clause(Aleague, "penalty.10")));
}

#[test]
fn aleague_rules_15__liability_for_three_yakuman() {
    let hands = ["55z66z77z23m11p456s", JUNK[1], "258m258p258s5z6z7z2z", "147m147p147s1z5z6z7z"];
    let mut scene = setup(Aleague, hands, "9s").deal();
    let pung = Action::Pung { reds: 0 };
    scene.discard("9s");
    for (dragon, own) in [("5z", "4s"), ("6z", "5s"), ("7z", "6s")] {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
        scene.offer(dragon).act('E', pung).discard(own);
    }
    let own: Vec<_> = scene.table.hand(seat('E')).melds.iter().copied().collect();
    let liable = rules::riichi::liabilities(scene.rules, seat('E'), &own);
    assert_eq!((liable.value[0].yakuman, liable.value[0].feeder), (Yaku::Daisangen, seat('W')));
    assert_eq!(Some(liable.basis), clause(Aleague, "rules.15"));
}
