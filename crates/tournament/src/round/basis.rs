//! The clauses behind what happens in a round: for the log, the boards and the notices.
use super::{Event, Extra, Signal};
use crate::setup::Law;
use rules::clause::Basis;
use rules::hall::HallTopic;

impl Event {
    /// The clause by which it could happen, where the regulation has one.
    pub const fn basis(&self, law: &Law) -> Option<Basis> {
        let clock = &law.hall.clock;
        match self {
            Self::Signalled { given, .. } => match given.signal {
                Signal::Start => Some(law.hall.cite(HallTopic::StartSignal)),
                Signal::LastDeal => Some(clock.time_up.basis),
                Signal::End => Some(clock.round_minutes.basis),
                Signal::Pause | Signal::Resume => None,
            },
            Self::Extended { given, .. } => match given.extra {
                Extra::Time(_) | Extra::Deals(_) => Some(law.hall.cite(HallTopic::ExtraTime)),
            },
            Self::CameLate { .. } => Some(law.hall.late.scale.basis),
            Self::WasAbsent { .. } => Some(law.hall.late.missed.basis),
            Self::StoppedEarly { .. } => Some(clock.early.basis),
            Self::Voided { .. } => Some(law.hall.cite(HallTopic::VoidGame)),
            Self::Called { .. } | Self::Answered { .. } | Self::Confirmed { .. } | Self::Reopened { .. } => {
                None
            }
        }
    }
}
