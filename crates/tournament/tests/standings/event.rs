//! Standings of an event: from its protocols, with what they wait for; held back and revealed; lots and decisions;
//! what a result, a correction or another law would move.
use super::support::*;
use reglament_tournament::penalty::{self, Force, Offence, Penalty, Sanction};
use reglament_tournament::protocol::{self, ClassicalTotals, Entered, Sheet, Totals};
use reglament_tournament::seats::RoundKind;
use reglament_tournament::standings::{
    By, Command, Move, Out, Prize, Reason, Settled, Stage, Waiting, after, board, ceremony, current, latest,
    moves, path, ranking, settled, shown_up_to, teams, under, visible, what_if,
};
use reglament_tournament::{
    Actor, Command as Any, EntryId, Event, Moment, PenaltyNo, Reason as AnyReason, Role, RoundNo, TableId,
    TableNo, Version, people, round,
};
use rules::classical::TournamentPoints;
use rules::clause::{Basis, DecisionList, Register};
use rules::regulation::RegulationId::{self, Aleague, Gambler, Samara, Sichuan};
use testkit::event::Builder;

const fn at(round: u32, table: u16) -> TableId {
    TableId { round: RoundNo(round), table: TableNo(table) }
}

/// The protocol of a table is confirmed, without asking the law.
fn protocol(event: &mut Builder, at: TableId, sheet: Sheet) {
    let version = Version(event.protocol.get(at).map_or(1, |p| p.versions.len() as u16 + 1));
    let (by, when) = (Actor::of(Role::Judge), event.now());
    let entered = Box::new(Entered { sheet, by, at: when, reason: String::new() });
    event.happen(vec![
        Event::Protocol(protocol::Event::Entered { at, version, entered }),
        Event::Protocol(protocol::Event::Confirmed { at, version, when }),
    ]);
}

fn riichi(points: [i32; 4]) -> Sheet {
    Sheet::Totals(Totals::Riichi { points, bets: 0, chombos: [0; 4] })
}

fn sichuan(points: [i32; 4]) -> Sheet {
    Sheet::Totals(Totals::Sichuan { points, own: [None; 4] })
}

/// Tournament points, whists and Mahjongs of four seats.
fn classical(deals: u8, seats: [(i32, i32, u8); 4]) -> Sheet {
    let seats = seats.map(|(points, whists, mahjongs)| ClassicalTotals {
        points: TournamentPoints::whole(points),
        whists,
        mahjongs,
    });
    Sheet::Totals(Totals::Classical { deals, seats })
}

/// An event with eight players whose rounds have these sheets, all confirmed.
fn eight(id: RegulationId, rounds: &[[Sheet; 2]]) -> Builder {
    let mut event = event_with(id, 8);
    for sheets in rounds {
        let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        for (sheet, table) in sheets.iter().zip(1..) {
            protocol(&mut event, TableId { round, table: TableNo(table) }, sheet.clone());
        }
        event.confirmed(round);
    }
    event
}

fn reasons(refused: &reglament_tournament::Refused) -> Vec<Reason> {
    let own = refused.reasons.iter().filter_map(|reason| match reason {
        AnyReason::Standings(reason) => Some(reason.clone()),
        _ => None,
    });
    own.collect()
}

const WIDE: [i32; 4] = [48000, 32000, 24000, 16000];
const NARROW: [i32; 4] = [36000, 33000, 29000, 22000];

#[test]
fn the_standings_of_an_event_wait_for_tables_and_rounds() {
    let mut event = event_with(Samara, 8);
    assert_eq!((latest(&event), after(&event, RoundNo(0)).rows.len()), (RoundNo(0), 8));
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    protocol(&mut event, at(1, 1), riichi(WIDE));
    let open = current(&event);
    assert_eq!(open.waiting, Waiting { tables: vec![at(1, 2)], rounds: vec![round] });
    assert!(open.is_provisional());
    assert_eq!(row(&open, 'A').place, Some(1));
    protocol(&mut event, at(1, 2), riichi(NARROW));
    assert_eq!(current(&event).waiting, Waiting { tables: vec![], rounds: vec![round] });
    event.confirmed(round);
    let done = current(&event);
    assert!(!done.is_provisional());
    assert_eq!(order(&done), "AEFBGCHD");
}

#[test]
fn a_protocol_that_is_not_confirmed_counts_for_nothing() {
    let mut event = eight(Samara, &[[riichi(WIDE), riichi(NARROW)]]);
    let entered = Box::new(Entered {
        sheet: riichi([16000, 24000, 32000, 48000]),
        by: Actor::of(Role::Scribe),
        at: Moment(0),
        reason: "wrong way round".into(),
    });
    event.happen(vec![Event::Protocol(protocol::Event::Entered {
        at: at(1, 1),
        version: Version(2),
        entered,
    })]);
    let found = current(&event);
    assert_eq!(row(&found, 'A').played, 0);
    assert_eq!(order(&found), "EFGHA=B=C=D");
}

#[test]
fn the_order_for_seating_goes_by_lots_among_equals_and_leaves_out_who_is_gone() {
    let mut event = eight(Samara, &[[riichi(WIDE), riichi(WIDE)]]);
    assert_eq!(ranking(&event, RoundNo(1)), [1, 5, 2, 6, 3, 7, 4, 8].map(EntryId));
    let order = [8, 7, 6, 5, 4, 3, 2, 1].map(EntryId).to_vec();
    event.happen(vec![Event::Seats(reglament_tournament::seats::Event::Drawn { seed: 1, order })]);
    assert_eq!(ranking(&event, RoundNo(1)), [5, 1, 6, 2, 7, 3, 8, 4].map(EntryId));
    let left = |before| {
        Event::People(people::Event::Left {
            person: reglament_tournament::PersonId(5),
            before: Some(RoundNo(before)),
            told: people::Told::Judge,
        })
    };
    event.happen(vec![left(2)]);
    assert_eq!(ranking(&event, RoundNo(1))[0], EntryId(5), "he played that round");
    assert!(!ranking(&event, RoundNo(2)).contains(&EntryId(5)));
    let gone = after(&event, RoundNo(2));
    assert_eq!(row(&gone, 'E').out, Some(Out::Left(RoundNo(2))));
}

/// The judge puts a slot out.
pub(crate) const fn disqualified(entry: EntryId, round: RoundNo, basis: Basis) -> Penalty {
    Penalty {
        entry,
        round,
        at: None,
        deal: None,
        offence: Offence::Ruling,
        count: 0,
        sanction: Sanction::Disqualified,
        basis: Some(basis),
        given: Moment(0),
        note: String::new(),
        force: Force::InForce,
        agreed: rules::seat::SeatSet::EMPTY,
    }
}

#[test]
fn who_is_disqualified_has_no_place_and_the_results_of_his_tables_stand() {
    let mut event = eight(Sichuan, &[[sichuan([30, 0, -10, -20]), sichuan([20, 5, -5, -20])]]);
    let before = current(&event);
    let basis = clause(Register::Sichuan, "penalty.1");
    let penalty = Box::new(disqualified(EntryId(1), RoundNo(1), basis));
    event.happen(vec![Event::Penalty(penalty::Event::Given { number: PenaltyNo(1), penalty })]);
    let found = current(&event);
    assert_eq!(row(&found, 'A').place, None);
    assert_eq!(row(&found, 'A').out, Some(Out::Disqualified(PenaltyNo(1), Some(basis))));
    assert_eq!(order(&found), "EFBGCD=H");
    assert_eq!(row(&found, 'B').keys, row(&before, 'B').keys);
    assert_eq!(found.rows.last().map(|row| row.entry), Some(EntryId(1)));
    event.happen(vec![Event::Penalty(penalty::Event::Cancelled {
        number: PenaltyNo(1),
        reason: "appeal".into(),
    })]);
    assert_eq!(current(&event), before);
}

#[test]
fn held_results_leak_nowhere() {
    let rounds = [[riichi(WIDE), riichi(NARROW)], [riichi(NARROW), riichi([16000, 24000, 32000, 48000])]];
    let mut event = eight(Samara, &rounds);
    let first = after(&event, RoundNo(1));
    event.give(Role::Organiser, Any::Standings(Command::Hold { from: RoundNo(2) }));
    for role in [Role::Public, Role::Player, Role::Scribe] {
        assert_eq!(visible(&event, role), first, "{role:?}");
        assert_eq!(shown_up_to(&event, role), Some(RoundNo(1)));
    }
    assert_eq!(visible(&event, Role::Judge), current(&event));
    assert_ne!(current(&event), first);
    // A disqualification of the hidden round does not show either.
    let left = people::Event::Left {
        person: reglament_tournament::PersonId(1),
        before: Some(RoundNo(2)),
        told: people::Told::Judge,
    };
    event.happen(vec![Event::People(left)]);
    assert_eq!(visible(&event, Role::Public), first);
    event.give(Role::Organiser, Any::Standings(Command::Release));
    assert_eq!(visible(&event, Role::Public), current(&event));
    let refused = event.refused(Role::Organiser, Any::Standings(Command::Release));
    assert_eq!(reasons(&refused), [Reason::NotHeld]);
}

#[test]
fn the_ceremony_reveals_from_the_last_place() {
    let mut event = eight(Aleague, &[[riichi(WIDE), riichi(NARROW)]]);
    let reveal = |place| Any::Standings(Command::Reveal { place });
    assert_eq!(reasons(&event.refused(Role::Organiser, reveal(8))), [Reason::NotHeld]);
    event.give(Role::Organiser, Any::Standings(Command::Hold { from: RoundNo(1) }));
    assert_eq!(reasons(&event.refused(Role::Organiser, reveal(1))), [Reason::NotNext(Some(8))]);
    for place in (1..=8).rev() {
        assert_eq!(ceremony(&event).expect("a ceremony").next, Some(place));
        event.give(Role::Organiser, reveal(place));
        let shown = ceremony(&event).expect("a ceremony").rows;
        assert_eq!(shown.len(), 9 - usize::from(place));
        assert_eq!(shown[0].place, Some(place));
        // What a row says about the next one was revealed with that one.
        let next = shown[0].separated_from_next;
        assert_eq!(next.is_some(), place < 8);
    }
    assert_eq!(ceremony(&event).expect("a ceremony").next, None);
    assert_eq!(visible(&event, Role::Public).after, RoundNo(0));
}

#[test]
fn a_lot_is_drawn_among_exactly_those_who_are_tied_and_told_again_by_its_seed() {
    let round = [
        classical(4, [(4, 100, 1), (4, 100, 1), (4, 100, 1), (0, -300, 1)]),
        classical(4, [(3, 0, 1), (3, 0, 1), (3, 0, 1), (3, 0, 1)]),
    ];
    let mut event = eight(Gambler, &[round]);
    let lot = |among: &[u32], seed| {
        Any::Standings(Command::Lot {
            after: RoundNo(1),
            among: among.iter().copied().map(EntryId).collect(),
            seed,
        })
    };
    let refused = event.refused(Role::Organiser, lot(&[1, 2], 7));
    assert_eq!(reasons(&refused), [Reason::NotTied { tie: [1, 2, 3].map(EntryId).to_vec() }]);
    let one = event.clone().give(Role::Organiser, lot(&[1, 2, 3], 7));
    let other = event.clone().give(Role::Organiser, lot(&[3, 1, 2], 7));
    assert_eq!(one, other, "the order of naming changes nothing");
    event.give(Role::Organiser, lot(&[1, 2, 3], 7));
    let found = after(&event, RoundNo(1));
    assert_eq!(found.open_ties().count(), 1);
    assert_eq!(found.rows[0].separated_from_next.map(|s| s.by), Some(By::Lot));
    assert_eq!(found.rows[0].prize, Prize::Of(1));
    // Drawn is drawn: there is no tie any more.
    let again = event.refused(Role::Organiser, lot(&[1, 2, 3], 8));
    assert_eq!(reasons(&again), [Reason::NotTied { tie: vec![] }]);
    // The organiser may not decide what a lot decides.
    let order = [8, 7, 6, 5].map(EntryId).to_vec();
    let decide = Any::Standings(Command::Decide { after: RoundNo(1), order, reason: "he asked".into() });
    let refused = event.refused(Role::Organiser, decide);
    assert_eq!(reasons(&refused), [Reason::NotTheOrganiser(decision(DecisionList::Gambler, 15))]);
    let refused = event
        .refused(Role::Organiser, Any::Standings(Command::Lot { after: RoundNo(9), among: vec![], seed: 1 }));
    assert_eq!(reasons(&refused), [Reason::NoSuchRound(RoundNo(9))]);
}

#[test]
fn the_organiser_decides_about_a_prize_with_a_reason_once_the_round_is_confirmed() {
    let mut event = event_with(Sichuan, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    protocol(&mut event, at(1, 1), sichuan([30, 0, -10, -20]));
    protocol(&mut event, at(1, 2), sichuan([30, 0, -10, -20]));
    let decide = |reason: &str| {
        Any::Standings(Command::Decide {
            after: RoundNo(1),
            order: vec![EntryId(5), EntryId(1)],
            reason: reason.into(),
        })
    };
    let refused = event.refused(Role::Organiser, decide(" "));
    let waiting = Waiting { tables: vec![], rounds: vec![round] };
    assert_eq!(reasons(&refused), [Reason::Provisional(waiting)]);
    assert!(refused.reasons.contains(&AnyReason::NoReason));
    event.confirmed(round);
    event.give(Role::Organiser, decide("older"));
    let found = current(&event);
    assert_eq!(order(&found), "E=AB=FC=GD=H");
    assert_eq!((row(&found, 'E').prize, row(&found, 'A').prize), (Prize::Of(1), Prize::Of(2)));
    // About a tie without a prize nothing is decided.
    let order = [4, 8].map(EntryId).to_vec();
    let refused = event.refused(
        Role::Organiser,
        Any::Standings(Command::Decide { after: RoundNo(1), order, reason: "x".into() }),
    );
    assert_eq!(reasons(&refused), [Reason::NothingToDecide(clause(Register::Sichuan, "ties.1"))]);
}

/// Four confirmed rounds of Gambler in which A to H have falling points, then a final.
pub(crate) fn gambler_final() -> Builder {
    let round = || {
        [
            classical(4, [(9, 300, 1), (8, 100, 1), (7, -100, 1), (6, -300, 1)]),
            classical(4, [(5, 300, 1), (4, 100, 1), (3, -100, 1), (2, -300, 1)]),
        ]
    };
    eight(Gambler, &[round(), round(), round(), round()])
}

#[test]
fn a_final_is_waited_for_and_then_decides() {
    let mut event = gambler_final();
    let before = current(&event);
    assert_eq!((before.is_provisional(), settled(&event, &before)), (false, Settled::Final));
    event.give(Role::Organiser, Any::Standings(Command::Hold { from: RoundNo(1) }));
    let refused = event.refused(Role::Organiser, Any::Standings(Command::Reveal { place: 8 }));
    let waiting = Waiting { tables: vec![], rounds: vec![RoundNo(5)] };
    assert!(reasons(&refused).contains(&Reason::Provisional(waiting)), "{refused:?}");
    let best = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    let round = event.seated_as(RoundKind::Final, vec![best]);
    assert_eq!(order(&current(&event)), "ABCDEFGH");
    protocol(&mut event, at(5, 1), classical(16, [(0, 1500, 5), (0, -200, 4), (0, 1502, 5), (0, -2802, 2)]));
    assert_eq!(current(&event).waiting.rounds, [round]);
    event.confirmed(round);
    let found = current(&event);
    assert_eq!((found.is_provisional(), settled(&event, &found)), (false, Settled::Closing));
    assert_eq!((found.after, order(&found)), (RoundNo(5), "CABDEFGH".to_owned()));
    assert_eq!((row(&found, 'C').stage, row(&found, 'C').played), (Stage::Final, 5));
    let places = path(&event, EntryId(3), RoundNo(9));
    let right = [(1, 3), (2, 3), (3, 3), (4, 3), (5, 1)].map(|(round, place)| (RoundNo(round), Some(place)));
    assert_eq!(places, right);
    // Held back from the final on, the rounds are all that is seen.
    event.give(Role::Organiser, Any::Standings(Command::Hold { from: RoundNo(5) }));
    assert_eq!(order(&visible(&event, Role::Public)), "ABCDEFGH");
    assert_eq!(path(&event, EntryId(3), RoundNo(4)).len(), 4);
}

#[test]
fn gambler_1_3_2__results_may_become_points_of_the_team() {
    let mut event = gambler_final();
    for (person, team) in [(1, "Reds"), (8, "Reds"), (2, "Blues"), (3, "Blues"), (4, " ")] {
        let mut profile = testkit::event::profile(person as usize);
        profile.team = team.into();
        let person = reglament_tournament::PersonId(person);
        event.happen(vec![Event::People(people::Event::Edited { person, profile: Box::new(profile) })]);
    }
    let counted = teams(&event, RoundNo(4));
    let found: Vec<_> =
        counted.value.expect("teams").into_iter().map(|t| (t.place, t.team, t.members, t.value)).collect();
    let halves = reglament_tournament::standings::Value::Halves;
    let right = [
        (1, "Blues".to_owned(), [2, 3].map(EntryId).to_vec(), halves(2 * 4 * 15)),
        (2, "Reds".to_owned(), [1, 8].map(EntryId).to_vec(), halves(2 * 4 * 11)),
    ];
    assert_eq!(found, right);
    assert_eq!(counted.basis, clause(Register::Gambler, "1.3-2"));
}

#[test]
fn what_a_result_or_a_correction_would_move() {
    let mut event = eight(Samara, &[[riichi(WIDE), riichi(NARROW)]]);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let before = current(&event);
    let supposed = what_if(&event, at(2, 1), &riichi([16000, 24000, 32000, 48000]));
    // A and D have both been first and last, B and C second and third; E to H have played one game.
    assert_eq!(order(&supposed), "EFA=DB=CGH");
    let move_of = |letter| moves(&before, &supposed).into_iter().find(|m| m.entry == entry(letter));
    assert_eq!(move_of('D'), Some(Move { entry: entry('D'), from: Some(8), to: Some(3) }));
    assert_eq!(move_of('E'), Some(Move { entry: entry('E'), from: Some(2), to: Some(1) }));
    // A correction of the first round: first and second had changed places.
    let corrected = what_if(&event, at(1, 1), &riichi([32000, 48000, 24000, 16000]));
    let moved = moves(&before, &corrected);
    let by = |from, to, n| Move { entry: EntryId(n), from: Some(from), to: Some(to) };
    assert_eq!(moved, [by(4, 1, 2), by(1, 4, 1)]);
    // Nothing has happened.
    assert_eq!(current(&event), before);
    assert!(moves(&before, &before).is_empty());
    event.confirmed(round);
}

#[test]
fn what_another_law_would_move() {
    let event = eight(Samara, &[[riichi(WIDE), riichi([31000, 30500, 30000, 28500])]]);
    let before = current(&event);
    assert_eq!(order(&before), "AEBFGCHD");
    // By points before places.
    let mut law = event.setup.law.clone();
    law.hall.standings.first = law.hall.standings.second;
    let other = under(&event, &law);
    assert_eq!(order(&other), "ABEFGHCD");
    let moved: Vec<char> = moves(&before, &other).iter().map(|m| letter(m.entry)).collect();
    assert_eq!(moved, ['B', 'E', 'H', 'C']);
}

#[test]
fn a_void_game_and_a_reopened_round_leave_their_mark() {
    let mut event = eight(Samara, &[[riichi(WIDE), riichi(NARROW)]]);
    event.happen(vec![Event::Round(round::Event::Reopened {
        round: RoundNo(1),
        reason: "a wrong sheet".into(),
    })]);
    assert_eq!(current(&event).waiting.rounds, [RoundNo(1)]);
    event.happen(vec![Event::Round(round::Event::Voided { at: at(1, 1), reason: "broken off".into() })]);
    assert_eq!(row(&current(&event), 'A').played, 0);
}

#[test]
fn the_board_of_an_event_takes_one_more_protocol() {
    let rounds = [
        [sichuan([30, 0, -10, -20]), sichuan([20, 5, -5, -20])],
        [sichuan([1, 2, 3, -6]), sichuan([4, 0, 0, -4])],
    ];
    let event = eight(Sichuan, &rounds);
    let mut kept = board(&eight(Sichuan, &rounds[..1]));
    let mut anew = board(&event);
    for slot in anew.slots().to_vec() {
        for cell in slot.cells.iter().filter(|cell| cell.round == RoundNo(2)) {
            kept.put(slot.entry, *cell);
        }
    }
    assert_eq!(kept.standings(RoundNo(2)), anew.standings(RoundNo(2)));
}

/// The basis of a shared place reaches the standings of the event too.
#[test]
fn a_shared_place_cites_its_clause() {
    let event = eight(Sichuan, &[[sichuan([30, 0, -10, -20]), sichuan([30, 0, -10, -20])]]);
    let found: Vec<(u16, Basis)> = current(&event).ties.iter().map(|tie| (tie.place, tie.basis)).collect();
    let (open, upper) = (decision(DecisionList::Sichuan, 15), clause(Register::Sichuan, "ties.1"));
    assert_eq!(found, [(1, open), (3, open), (5, upper), (7, upper)]);
}
