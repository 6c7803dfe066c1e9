//! A table of four, its protocol and its penalties in a few words.
use reglament_tournament::penalty::{self, Offence, Sanction};
use reglament_tournament::protocol::{self, ClassicalTotals, Deals, Line, Score, Sheet, TableResult, Totals};
use reglament_tournament::seats::{self, Origin, RoundKind, SeatedRound, Visibility};
use reglament_tournament::{
    Actor, Command, EntryId, Event, PenaltyNo, PersonId, Reason, Refused, Role, RoundNo, TableId, TableNo,
    Version,
};
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Place, Register};
use rules::regulation::RegulationId;
use rules::seat::Seat;
use testkit::event::Builder;

pub(crate) const ROUND: RoundNo = RoundNo(1);
pub(crate) const TABLE: TableId = TableId { round: ROUND, table: TableNo(1) };

/// A clause of a register.
pub(crate) fn clause(register: Register, id: &str) -> Basis {
    Basis::Clause(ClauseId::find(register, id).unwrap_or_else(|| panic!("no clause {id}")))
}

/// A place of the base rules.
pub(crate) const fn place(text: &str) -> Basis {
    Basis::Base(Place::of(text))
}

/// A decision.
pub(crate) const fn decided(list: DecisionList, number: u8) -> Basis {
    Basis::Decision(Decision::of(list, number))
}

pub(crate) const fn seat(index: u8) -> Seat {
    match Seat::new(index) {
        Some(seat) => seat,
        None => panic!("four seats"),
    }
}

/// An event of eight players with a first round of two tables that has begun.
pub(crate) fn event(id: RegulationId) -> Builder {
    let mut event = Builder::with_players(id, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(ROUND);
    event
}

/// Seats a round as the hall does it, with slots that sit out.
pub(crate) fn seat_round(event: &mut Builder, kind: RoundKind, tables: &[[u32; 4]], out: &[u32]) -> RoundNo {
    let from = RoundNo::of_index(event.seats.rounds.len());
    let round = SeatedRound {
        kind,
        tables: tables.iter().map(|t| t.map(|n| (n > 0).then_some(EntryId(n)))).collect(),
        out: out.iter().copied().map(EntryId).collect(),
        origin: Origin::Lots,
        visibility: Visibility::Published,
        draws: Vec::new(),
    };
    event.happen(vec![Event::Seats(seats::Event::Seated { from, rounds: vec![round] })]);
    from
}

pub(crate) fn enter(sheet: Sheet, seen: Option<u16>) -> Command {
    enter_at(TABLE, sheet, seen, "")
}

pub(crate) fn enter_at(at: TableId, sheet: Sheet, seen: Option<u16>, reason: &str) -> Command {
    Command::Protocol(protocol::Command::Enter {
        at,
        sheet: Box::new(sheet),
        seen: seen.map(Version),
        reason: reason.into(),
    })
}

pub(crate) fn confirm(version: u16, of: Option<u8>) -> Command {
    Command::Protocol(protocol::Command::Confirm { at: TABLE, version: Version(version), seat: of.map(seat) })
}

/// The player of a slot.
pub(crate) const fn player(number: u32) -> Actor {
    Actor { role: Role::Player, person: Some(PersonId(number)), table: None }
}

pub(crate) fn give(entry: u32, offence: Offence) -> Command {
    give_in(ROUND, entry, None, offence, None)
}

pub(crate) fn give_in(
    round: RoundNo,
    entry: u32,
    deal: Option<u8>,
    offence: Offence,
    choice: Option<Sanction>,
) -> Command {
    let (entry, note) = (EntryId(entry), String::new());
    Command::Penalty(penalty::Command::Give { entry, round, deal, offence, choice, note })
}

pub(crate) fn rule(entry: u32, sanction: Sanction) -> Command {
    let reason = "seen by two judges".into();
    Command::Penalty(penalty::Command::Rule { entry: EntryId(entry), round: ROUND, sanction, reason })
}

pub(crate) fn cancel(number: u32) -> Command {
    Command::Penalty(penalty::Command::Cancel { penalty: PenaltyNo(number), reason: "a mistake".into() })
}

/// The sanction and the clause of the last penalty.
pub(crate) fn last(event: &Builder) -> (Sanction, Option<Basis>) {
    let penalty = event.penalty.all.last().expect("a penalty");
    (penalty.sanction, penalty.basis)
}

pub(crate) fn riichi(points: [i32; 4], bets: u16, chombos: [u8; 4]) -> Sheet {
    Sheet::Totals(Totals::Riichi { points, bets, chombos })
}

pub(crate) fn sichuan(points: [i32; 4]) -> Sheet {
    Sheet::Totals(Totals::Sichuan { points, own: [None; 4] })
}

/// Totals of a classical round: halves of tournament points, whists, Mahjongs.
pub(crate) fn classical(deals: u8, seats: [(i32, i32, u8); 4]) -> Sheet {
    let seats = seats.map(|(halves, whists, mahjongs)| ClassicalTotals {
        points: rules::classical::TournamentPoints::of_halves(halves),
        whists,
        mahjongs,
    });
    Sheet::Totals(Totals::Classical { deals, seats })
}

pub(crate) fn deals(deals: Vec<rules::classical::DealResult>) -> Sheet {
    Sheet::Deals(Deals::Classical(deals))
}

/// Enters a sheet as a judge who also confirms it.
pub(crate) fn entered(event: &mut Builder, sheet: Sheet) {
    event.give(Role::Judge, enter(sheet, None));
}

pub(crate) fn result(event: &Builder) -> TableResult {
    protocol::result(event, TABLE).expect("a result")
}

/// The line of a slot.
pub(crate) fn line(event: &Builder, entry: u32) -> Line {
    result(event).line(EntryId(entry)).cloned().unwrap_or_else(|| panic!("no line of {entry}"))
}

/// What the slots of the first table have, in the order of the seats.
pub(crate) fn points(event: &Builder) -> Vec<i32> {
    result(event).lines.iter().map(|line| points_of(line.score)).collect()
}

pub(crate) const fn points_of(score: Score) -> i32 {
    match score {
        Score::Riichi { points, .. } | Score::Sichuan { points, .. } => points,
        Score::Classical { points, .. } => points.halves(),
    }
}

/// Reasons of this chapter.
pub(crate) fn reasons(refused: &Refused) -> Vec<protocol::Reason> {
    refused
        .reasons
        .iter()
        .filter_map(|r| match r {
            Reason::Protocol(reason) => Some(reason.clone()),
            _ => None,
        })
        .collect()
}

/// The reason why a penalty was refused, alone.
pub(crate) fn why(refused: &Refused) -> penalty::Reason {
    match refused.reasons.as_slice() {
        [Reason::Penalty(reason)] => reason.clone(),
        others => panic!("{others:?}"),
    }
}
