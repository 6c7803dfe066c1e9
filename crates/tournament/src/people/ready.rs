//! Whether a round can be played with those who are here, and what is worth a word before it begins.
use super::{Gate, Part, PersonId, Standing, gate, places};
use crate::id::EntryId;
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{AssistantsSubstitute, ChiefJudgePlays, HallTopic, Tables, ThreePlayers};

/// How the number of those who are here fits the tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fit {
    /// All tables have four.
    Full,
    /// So many are missing for another table, or so many are over.
    Gap {
        /// Missing.
        missing: u8,
        /// Over.
        over: u8,
    },
    /// Three play at the last table.
    OfThree,
    /// So many sit at the last table and do not play.
    Rests(u8),
}

/// What is there for the next round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Readiness {
    /// Players with a place who are here.
    pub here: Vec<EntryId>,
    /// Players with a place who are not.
    pub missing: Vec<EntryId>,
    /// Whether those who are here fit the tables.
    pub fit: Answer<Fit>,
    /// Who is here and could fill a gap: substitutes, those who wait, assistants where they may.
    pub reserves: Vec<PersonId>,
}

/// Something worth a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Warning {
    /// Nobody stands by as a substitute.
    NoSubstitutes(Basis),
    /// A judge plays as well; the clause that a chief judge may or may not.
    JudgePlays(PersonId, Basis),
    /// Somebody does not pass a gate.
    Gate(PersonId, Gate, Basis),
}

/// What is there for the next round.
pub fn readiness(tournament: &Tournament) -> Readiness {
    let people = &tournament.people;
    let round = places::next_round(tournament);
    let is_here = |entry: &EntryId| {
        let holder = people.slot(*entry).and_then(|slot| slot.holder(round));
        let person = holder.and_then(|id| people.person(id));
        person.is_some_and(|p| matches!(p.standing, Standing::Here(_)))
    };
    let (here, missing): (Vec<EntryId>, Vec<EntryId>) = people.active(round).partition(is_here);
    let fit = fit(tournament, here.len());
    Readiness { here, missing, fit, reserves: reserves(tournament) }
}

fn fit(tournament: &Tournament, here: usize) -> Answer<Fit> {
    let hall = &tournament.setup.law.hall;
    let over = (here % 4) as u8;
    match (hall.entry.tables.value, over) {
        // Who may enter is one clause, who may play on another.
        (Tables::Full, _) => {
            let begun = places::has_begun(tournament);
            let basis = if begun { hall.short.three.basis } else { hall.entry.tables.basis };
            let value = if over == 0 { Fit::Full } else { Fit::Gap { missing: 4 - over, over } };
            Answer { value, basis }
        }
        (Tables::LastMayBeShort, 0) => Answer { value: Fit::Full, basis: hall.entry.tables.basis },
        (Tables::LastMayBeShort, 3) if hall.short.three.value == ThreePlayers::Plays => {
            Answer { value: Fit::OfThree, basis: hall.short.three.basis }
        }
        (Tables::LastMayBeShort, rest) => {
            Answer { value: Fit::Rests(rest), basis: hall.cite(HallTopic::TooFewDoNotPlay) }
        }
    }
}

/// Who is here and could fill a gap: substitutes first, then those who wait, then assistants where they may.
fn reserves(tournament: &Tournament) -> Vec<PersonId> {
    let people = &tournament.people;
    let assistants = tournament.setup.law.hall.staff.assistants.value == AssistantsSubstitute::Allowed;
    let here = || people.all().filter(|(_, p)| p.entry.is_none() && matches!(p.standing, Standing::Here(_)));
    let of = |wanted: fn(Part) -> bool| here().filter(move |(_, p)| wanted(p.part)).map(|(id, _)| id);
    let mut all: Vec<PersonId> = of(|part| matches!(part, Part::Substitute(_))).collect();
    all.extend(people.waiting.iter().filter(|id| here().any(|(other, _)| other == **id)));
    if assistants {
        all.extend(of(|part| part == Part::AssistantJudge));
    }
    all
}

/// Everything worth a word before a round begins.
pub fn warnings(tournament: &Tournament) -> Vec<Warning> {
    let hall = &tournament.setup.law.hall;
    let people = &tournament.people;
    let mut all = Vec::new();
    let stands_by = |p: &super::Person| {
        places::is_with_us(p.standing)
            && match p.part {
                Part::Substitute(_) => true,
                Part::AssistantJudge => hall.staff.assistants.value == AssistantsSubstitute::Allowed,
                Part::Player | Part::ChiefJudge => false,
            }
    };
    if !people.all().any(|(_, p)| stands_by(p)) {
        all.push(Warning::NoSubstitutes(hall.cite(HallTopic::SubstituteList)));
    }
    let judges = || people.all().filter(|(_, p)| matches!(p.part, Part::ChiefJudge | Part::AssistantJudge));
    for (id, judge) in judges() {
        let twin = || {
            people.all().any(|(other, p)| {
                other != id
                    && p.part == Part::Player
                    && super::duplicates::same_name(&p.profile, &judge.profile)
            })
        };
        if judge.entry.is_some() || twin() {
            all.push(Warning::JudgePlays(id, hall.staff.chief_judge.basis));
        }
    }
    for (id, person) in people.all().filter(|(_, p)| places::is_with_us(p.standing)) {
        let gates = gate::open_gates(tournament, id).into_iter();
        all.extend(gates.map(|(gate, basis)| Warning::Gate(id, gate, basis)));
        if person.part == Part::ChiefJudge
            && person.entry.is_some()
            && hall.staff.chief_judge.value == ChiefJudgePlays::Refused
            && !person.overridden.iter().any(|(gate, _)| *gate == Gate::ChiefJudge)
        {
            all.push(Warning::Gate(id, Gate::ChiefJudge, hall.staff.chief_judge.basis));
        }
    }
    all
}
