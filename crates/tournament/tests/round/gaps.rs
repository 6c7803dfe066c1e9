//! Tables that somebody has left: they do not drop out of a round without a word.
use crate::help::*;
use rules::clause::Register;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::penalty::Sanction;
use tournament::people::{self, Told};
use tournament::round::next::{Step, Wait, next_step};
use tournament::round::{Command as Round, Lacks, Reason, Signal, Tables};
use tournament::seats::Command;
use tournament::substitute::{Command as Substitute, Instead, Until};
use tournament::{EntryId, PersonId, Reason as AnyReason, Role, RoundNo, TableNo};

const FIRST: RoundNo = RoundNo(1);

const START: Round = Round::Signal { round: FIRST, tables: Tables::All, signal: Signal::Start };

/// Three tables of a regulation; the player of the first slot has left.
fn left(id: RegulationId) -> Builder {
    let mut event = event(id, 12);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
    let leave = people::Command::Leave { person: PersonId(1), told: Told::Judge };
    event.give(Role::Judge, tournament::Command::People(leave));
    event
}

fn refused(event: &mut Builder, command: Round) -> Vec<Reason> {
    let own = |reason| match reason {
        AnyReason::Round(reason) => reason,
        other => panic!("{other:?}"),
    };
    rounds_refused(event, command).into_iter().map(own).collect()
}

#[test]
fn samara_rules_2_1__a_table_that_somebody_has_left_is_not_started() {
    let mut event = left(RegulationId::Samara);
    let by = clause(Register::Samara, "rules.2.1");
    let gap = Reason::Gaps(vec![TableNo(1)], entries(&[1]), by);
    assert_eq!(refused(&mut event, START), [gap]);
    let next = next_step(&event, event.now());
    assert_eq!(next.steps[0], Step::PutIn(FIRST), "{next:?}");
    assert!(next.waits.contains(&Wait::Gaps(vec![TableNo(1)], entries(&[1]), by)), "{next:?}");
    // The others may begin.
    let others = Tables::Range(TableNo(2), TableNo(3));
    rounds(&mut event, Round::Signal { round: FIRST, tables: others, signal: Signal::Start });
    // And the round does not end without the table.
    for no in [2, 3] {
        protocol(&mut event, table(1, no));
    }
    let confirm = Round::Confirm { round: FIRST };
    assert_eq!(refused(&mut event, confirm.clone()), [Reason::Tables(Lacks::Players, vec![TableNo(1)])]);
    // That he does not come is recorded: the table rests, and it is still said.
    rounds(&mut event, Round::Absent { round: FIRST, entry: EntryId(1), told: Told::Judge });
    // Nothing is awarded for it: a judge says that its game does not count.
    assert_eq!(refused(&mut event, confirm.clone()), [Reason::Tables(Lacks::Decision, vec![TableNo(1)])]);
    let next = next_step(&event, event.now());
    assert_eq!(next.steps[0], Step::PutIn(FIRST));
    assert!(next.waits.contains(&Wait::Gaps(vec![TableNo(1)], entries(&[1]), by)), "{next:?}");
    rounds(&mut event, Round::Void { at: table(1, 1), reason: "no substitute".into() });
    assert_eq!(next_step(&event, event.now()).steps[0], Step::Confirm(FIRST));
    rounds(&mut event, confirm);
}

#[test]
fn somebody_who_comes_in_lets_the_table_begin() {
    let mut event = left(RegulationId::Samara);
    let by = Some(substitute(&mut event, None));
    let put = Substitute::Put {
        round: FIRST,
        entry: EntryId(1),
        by,
        from_deal: 1,
        moment: Instead::InBreak,
        until: Until::EventEnd,
        over: None,
    };
    event.give(Role::Judge, tournament::Command::Substitute(put));
    rounds(&mut event, START);
    assert!(!next_step(&event, event.now()).waits.iter().any(|w| matches!(w, Wait::Gaps(..))));
}

#[test]
fn gambler_5_3__tables_that_close_up_leave_no_gap() {
    let mut event = left(RegulationId::Gambler);
    assert_eq!(next_step(&event, event.now()).steps[0], Step::CloseUp(FIRST));
    seats(&mut event, Command::CloseUp { round: FIRST, missing: entries(&[1]) });
    rounds(&mut event, START);
}

#[test]
fn who_has_left_is_not_put_out_once_more() {
    let mut event = left(RegulationId::Gambler);
    rounds(&mut event, Round::Absent { round: FIRST, entry: EntryId(1), told: Told::Judge });
    assert!(!event.penalty.all.iter().any(|p| p.sanction == Sanction::Disqualified));
    rounds(&mut event, START);
}

#[test]
fn sichuan_incomplete_1__three_who_are_left_play() {
    let mut event = left(RegulationId::Sichuan);
    rounds(&mut event, START);
    assert!(!next_step(&event, event.now()).waits.iter().any(|w| matches!(w, Wait::Gaps(..))));
}
