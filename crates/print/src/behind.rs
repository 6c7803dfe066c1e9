//! The clauses that a paper stands on. What the law answers or cites is asked of it; clauses that frame the event without an
//! answer are named here, and shown where the law of the event has them.
use crate::kind::Kind;
use rules::classical::Topic as Classical;
use rules::clause::{Basis, ClauseId, Register};
use rules::hall::HallTopic;
use rules::regulation::TableRules;
use rules::riichi::Topic as Riichi;
use rules::sichuan::Topic as Sichuan;
use text::{Lang, citation, clause};
use tournament::setup::Law;

/// Frames of the event or of play that a paper serves.
const FRAMES: &[(Kind, Register, &str)] = &[
    (Kind::Reference, Register::Samara, "3.2-3"),
    (Kind::Reference, Register::Tesuji, "yaku.21"),
    (Kind::Judges, Register::Samara, "5.1"),
    (Kind::Judges, Register::Gambler, "6.4"),
    (Kind::SeatingByName, Register::Sichuan, "seating.8"),
    (Kind::SeatingByTable, Register::Sichuan, "seating.8"),
    (Kind::TableCards, Register::Samara, "rules.2.1-2"),
    (Kind::Protocols, Register::Samara, "6.2.1"),
    (Kind::BlankProtocols, Register::Samara, "6.2.1"),
];

/// The clauses of a paper, in the order of the paper.
pub(crate) fn bases(kind: Kind, law: &Law) -> Vec<Basis> {
    let (hall, seating) = (&law.hall, &law.hall.seating);
    let mut all = match kind {
        Kind::Programme => vec![hall.cite(HallTopic::Programme), hall.cite(HallTopic::ProgrammeChanges)],
        Kind::Judges => vec![hall.staff.chief_judge.basis, hall.cite(HallTopic::SubstituteList)],
        Kind::CheckIn => vec![hall.cite(HallTopic::CheckIn)],
        Kind::Lots => vec![seating.first.basis],
        Kind::Plan => vec![
            seating.first.basis,
            seating.system.basis,
            hall.cite(HallTopic::FewRepeats),
            hall.cite(HallTopic::FixedTables),
        ],
        Kind::SeatingByName | Kind::SeatingByTable | Kind::Schedules => {
            vec![seating.first_seats.basis, seating.later_seats.basis]
        }
        Kind::Protocols | Kind::BlankProtocols => protocol(&law.table),
        Kind::Reference => match &law.table {
            TableRules::Riichi(rules) => vec![rules.cite(Riichi::Payments)],
            TableRules::Sichuan(_) | TableRules::Classical(_) => Vec::new(),
        },
        Kind::WindCards => match &law.table {
            TableRules::Sichuan(rules) => {
                vec![rules.cite(Sichuan::WindCards), rules.cite(Sichuan::WindsDrawn)]
            }
            _ => vec![seating.first_seats.basis],
        },
        Kind::HuCards => sichuan(&law.table, &[Sichuan::HuNumbers]),
        Kind::SuitCards => sichuan(&law.table, &[Sichuan::SuitCards]),
        Kind::Standings => hall.chain().map(|one| one.basis).collect(),
        Kind::Diplomas => vec![hall.cite(HallTopic::PrizeWinners)],
        Kind::Regulation | Kind::TableCards | Kind::QrSheet | Kind::Penalties => Vec::new(),
    };
    all.extend(frames(kind, law));
    let mut once = Vec::new();
    for basis in all {
        if !once.contains(&basis) {
            once.push(basis);
        }
    }
    once
}

fn protocol(table: &TableRules) -> Vec<Basis> {
    match table {
        TableRules::Riichi(rules) => vec![rules.cite(Riichi::TableSum)],
        TableRules::Sichuan(_) => sichuan(
            table,
            &[
                Sichuan::Sheet,
                Sichuan::AgreedKeeper,
                Sichuan::OtherKeeper,
                Sichuan::MarkHu,
                Sichuan::MarkKong,
            ],
        ),
        TableRules::Classical(rules) => {
            vec![rules.cite(Classical::Protocol), rules.cite(Classical::ProtocolFilledBy)]
        }
    }
}

fn sichuan(table: &TableRules, topics: &[Sichuan]) -> Vec<Basis> {
    let TableRules::Sichuan(rules) = table else { return Vec::new() };
    topics.iter().map(|topic| rules.cite(*topic)).collect()
}

/// The frames of a paper that this law has.
fn frames(kind: Kind, law: &Law) -> Vec<Basis> {
    let mut facts = law.table.facts();
    facts.extend(law.hall.facts);
    let of_kind = FRAMES.iter().filter(|(of, ..)| *of == kind);
    let found = of_kind.filter_map(|(_, register, id)| ClauseId::find(*register, id)).map(Basis::Clause);
    found.filter(|basis| facts.contains(basis)).collect()
}

/// The clauses as small print: where each stands, and its title. Our own decisions and other people's texts are left out:
/// paper is for the hall.
pub(crate) fn lines(lang: Lang, kind: Kind, law: &Law) -> Vec<String> {
    let line = |basis: Basis| {
        let Basis::Clause(id) = basis else { return None };
        let known = clause(lang, id)?;
        Some(format!("{}: {}", citation(lang, basis), known.title))
    };
    bases(kind, law).into_iter().filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frame_is_a_clause() {
        for (kind, register, id) in FRAMES {
            assert!(ClauseId::find(*register, id).is_some(), "{kind:?} {id}");
        }
    }
}
