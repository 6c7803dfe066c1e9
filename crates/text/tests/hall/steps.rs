//! Where an event stands, what it waits for, what can be done; notes of seating; penalties.
use super::{golden, voice};
use reglament_text::Lang;
use reglament_text::hall::{School, finding, note, offence, penalty, phase, step, wait};
use rules::clause::{Basis, ClauseId, Register};
use rules::seat::{Seat, SeatSet};
use rules::sichuan::Slip;
use tournament::check::{Fault, Finding};
use tournament::penalty::{Force, Offence, Penalty, Sanction};
use tournament::round::Lacks;
use tournament::round::next::{Step, Wait};
use tournament::round::phase::{Phase, RoundPhase};
use tournament::seats::{Because, Kin, Note, SeatsBy, Together};
use tournament::{EntryId, Moment, PenaltyNo, PersonId, RoundNo, Span, TableNo};

const TWO: RoundNo = RoundNo(2);

fn basis() -> Basis {
    Basis::Clause(ClauseId::of(Register::Samara, "6.1.1"))
}

fn phases() -> Vec<Phase> {
    let mut all = vec![
        Phase::Draft,
        Phase::Registration,
        Phase::CheckIn,
        Phase::Draw,
        Phase::Games,
        Phase::Played,
        Phase::Closed,
    ];
    for far in [
        RoundPhase::Unseated,
        RoundPhase::Planned,
        RoundPhase::Published,
        RoundPhase::Running,
        RoundPhase::Reporting,
        RoundPhase::Confirmed,
    ] {
        all.extend([Phase::Round(TWO, far), Phase::Final(TWO, far)]);
    }
    all
}

fn waits() -> Vec<Wait> {
    let tables = || vec![TableNo(3), TableNo(5)];
    vec![
        Wait::Players,
        Wait::NotHere(vec![PersonId(1), PersonId(2)]),
        Wait::Number { over: vec![EntryId(5)], missing: 3, basis: basis() },
        Wait::Number { over: Vec::new(), missing: 1, basis: basis() },
        Wait::Substitutes(basis()),
        Wait::Rounds,
        Wait::Schedule,
        Wait::Seats(SeatsBy::Dice, tables(), basis()),
        Wait::Seats(SeatsBy::WindTiles, tables(), basis()),
        Wait::Start(tables(), basis()),
        Wait::Play(vec![(TableNo(3), Some(Span::minutes(12))), (TableNo(5), None)]),
        Wait::LastDeal(tables(), basis()),
        Wait::Protocols(Lacks::Protocol, tables()),
        Wait::Protocols(Lacks::Answer, vec![TableNo(3)]),
        Wait::Judge(vec![(TableNo(3), Span::seconds(125))]),
        Wait::Gaps(tables(), vec![EntryId(1), EntryId(2)], basis()),
        Wait::Together(
            TWO,
            vec![Together {
                table: TableNo(3),
                one: EntryId(1),
                because: Because::Kin { with: EntryId(2), kin: Kin::Clan, name: "Дракон".into() },
            }],
        ),
        Wait::Finalists { round: TWO, missing: vec![EntryId(1)], over: vec![EntryId(2)], basis: basis() },
        Wait::LeftOut(vec![1, 2]),
        Wait::Leavers(TWO, vec![EntryId(1)]),
        Wait::Of(TWO, Box::new(Wait::Play(vec![(TableNo(1), None)]))),
    ]
}

fn notes() -> Vec<Note> {
    let because = vec![
        Because::Kin { with: EntryId(2), kin: Kin::Clan, name: "Дракон".into() },
        Because::Kin { with: EntryId(2), kin: Kin::Team, name: "Ветер".into() },
        Because::Forbidden(EntryId(2)),
        Because::FixedTables(EntryId(2)),
        Because::Met(EntryId(2)),
        Because::Incomplete,
        Because::Below,
        Because::Full,
    ];
    let accepted = Because::Met(EntryId(3));
    vec![
        Note::Moved {
            entry: EntryId(1),
            by_rank: TableNo(1),
            table: TableNo(2),
            passed: because.into_iter().map(|why| (EntryId(4), why)).collect(),
        },
        Note::Repeated { table: TableNo(1), pair: (EntryId(1), EntryId(2)), before: 1 },
        Note::Accepted { table: TableNo(1), entry: EntryId(1), because: accepted },
        Note::NotProved,
    ]
}

fn penalties() -> Vec<Penalty> {
    let one = |at, basis, force| Penalty {
        entry: EntryId(1),
        round: TWO,
        at,
        deal: None,
        offence: Offence::Sichuan(Slip::PungThenKong),
        count: 1,
        sanction: Sanction::Warning,
        basis,
        given: Moment(0),
        note: String::new(),
        force,
        agreed: SeatSet::EMPTY,
    };
    let at = Some((TableNo(3), Seat::ALL[0]));
    vec![
        one(None, Some(basis()), Force::InForce),
        one(None, None, Force::Pending),
        one(at, Some(basis()), Force::InForce),
        one(at, None, Force::Cancelled("…".into())),
        Penalty { deal: Some(5), note: "a loud word".into(), ..one(at, Some(basis()), Force::InForce) },
    ]
}

#[test]
fn where_an_event_stands_and_what_comes_next() {
    for lang in Lang::ALL {
        let voice = voice(lang, School::Sichuan);
        let mut lines: Vec<String> = phases().into_iter().map(|one| phase(&voice, one)).collect();
        lines.extend(waits().iter().map(|one| wait(&voice, one)));
        lines.extend(Step::every(TWO).map(|one| step(&voice, one)));
        golden("steps", lang, &lines);
    }
}

#[test]
fn notes_and_penalties() {
    let offences = [
        Offence::Riichi(rules::riichi::Offence::FALSE_WIN_SHOWN),
        Offence::IgnoredSignal,
        Offence::Late,
        Offence::NoShow,
        Offence::MissedRound,
        Offence::Ruling,
    ];
    for lang in Lang::ALL {
        let voice = voice(lang, School::Classical);
        let mut lines: Vec<String> = notes().iter().map(|one| note(&voice, one)).collect();
        lines.extend(penalties().iter().map(|one| penalty(&voice, PenaltyNo(4), one)));
        lines.extend(offences.map(|one| offence(&voice, one)));
        golden("notes", lang, &lines);
    }
}

#[test]
fn every_fault_of_the_checker_has_a_sentence() {
    let one = |(i, fault): (usize, &Fault)| Finding {
        fault: *fault,
        line: i,
        round: (i % 2 == 0).then_some(TWO),
        table: (i % 3 == 0).then_some(TableNo(3)),
        entry: (i % 4 == 0).then_some(EntryId(1)),
        person: (i % 5 == 0).then_some(PersonId(2)),
        expected: (i % 3 == 0).then_some(120_000),
        found: (i % 2 == 0).then_some(119_900),
        basis: (i % 3 == 0).then(basis),
    };
    for lang in Lang::ALL {
        let voice = voice(lang, School::Sichuan);
        let findings = Fault::ALL.iter().enumerate().map(one);
        let lines: Vec<String> = findings.map(|found| finding(&voice, &found)).collect();
        golden("findings", lang, &lines);
    }
}
