//! The clauses behind what happens to people, and what was decided where they are silent.
use super::{Event, Gate, Reason, Told};
use crate::tournament::Tournament;
use rules::clause::{Basis, Decision, DecisionList};

const fn decided(number: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Hall, number))
}

/// What is asked and not told keeps the entry waiting.
const NOT_TOLD: Option<Basis> = Some(decided(36));
/// A namesake of the chief judge gets a place only when the organiser lets him in.
const NAMESAKE: Option<Basis> = Some(decided(37));
/// Leaving without a word is refused to the player himself, and recorded by a judge.
const WITHOUT_A_WORD: Option<Basis> = Some(decided(38));

impl Gate {
    /// What was decided about this gate where its clause is silent.
    pub const fn decision(self) -> Option<Basis> {
        match self {
            Self::AgeUnknown | Self::ExperienceUnknown => NOT_TOLD,
            Self::ChiefJudge => NAMESAKE,
            Self::Admission
            | Self::TooYoung
            | Self::Sessions
            | Self::Restrictions
            | Self::Qualification
            | Self::ListClosed
            | Self::NoPlace => None,
        }
    }
}

impl Reason {
    /// What was decided about it where its clause is silent.
    pub const fn decision(&self) -> Option<Basis> {
        match self {
            Self::Gate(gate, _) => gate.decision(),
            Self::TellJudge(_) => WITHOUT_A_WORD,
            _ => None,
        }
    }
}

impl Event {
    /// The clauses by which it happened, where the regulation has them, and what was decided where they are silent.
    pub fn bases(&self, tournament: &Tournament) -> Vec<Basis> {
        let hall = &tournament.setup.law.hall;
        let all = match self {
            Self::Waits { basis, .. } => [*basis, None],
            Self::Overridden { gate, .. } => {
                let clause = match gate {
                    Gate::Admission | Gate::AgeUnknown | Gate::ExperienceUnknown => {
                        hall.entry.admission.basis
                    }
                    Gate::TooYoung => hall.entry.substitute_below.basis,
                    Gate::Sessions => hall.entry.substitute_sessions.basis,
                    Gate::Restrictions => hall.entry.restricted_below.basis,
                    Gate::Qualification => hall.entry.newcomers.basis,
                    Gate::ListClosed => hall.entry.late.basis,
                    Gate::NoPlace => hall.entry.limit.basis,
                    Gate::ChiefJudge => hall.staff.chief_judge.basis,
                };
                [Some(clause), gate.decision()]
            }
            Self::Left { told, .. } => {
                [Some(hall.staff.leaving.basis), WITHOUT_A_WORD.filter(|_| *told == Told::Nobody)]
            }
            Self::Restricted { .. } => [Some(hall.entry.restricted_below.basis), None],
            Self::Registered { .. }
            | Self::Admitted { .. }
            | Self::Offered { .. }
            | Self::PartChanged { .. }
            | Self::GaveUpPlace { .. }
            | Self::Edited { .. }
            | Self::ListApproved(_)
            | Self::CheckedIn { .. }
            | Self::Merged { .. }
            | Self::Anonymised { .. } => [None, None],
        };
        all.into_iter().flatten().collect()
    }
}
