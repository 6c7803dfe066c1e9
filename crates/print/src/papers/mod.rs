//! The papers, a module each or a few that are alike.
mod cards;
mod codes;
mod diploma;
mod lists;
mod plan;
mod programme;
mod protocol;
mod reference;
mod regulation;
mod schedule;
mod seating;
mod standings;

use crate::ask::Asked;
use crate::document::Document;
use crate::kind::Kind;
use crate::missing::Missing;

/// A paper of an event, or what is missing for it.
pub fn paper(kind: Kind, asked: &Asked<'_>) -> Result<Document, Missing> {
    if !kind.is_of(&asked.event.setup.law) {
        return Err(Missing::NotHere);
    }
    match kind {
        Kind::Regulation => Ok(regulation::regulation(asked)),
        Kind::Reference => Ok(reference::reference(asked)),
        Kind::Programme => programme::programme(asked),
        Kind::Judges => lists::judges(asked),
        Kind::CheckIn => lists::check_in(asked),
        Kind::Lots => lists::lots(asked),
        Kind::Plan => plan::plan(asked),
        Kind::SeatingByName => seating::by_name(asked),
        Kind::SeatingByTable => seating::by_table(asked),
        Kind::Schedules => schedule::schedules(asked),
        Kind::TableCards => Ok(cards::tables(asked)),
        Kind::WindCards => Ok(cards::winds(asked)),
        Kind::HuCards => Ok(cards::hu(asked)),
        Kind::SuitCards => Ok(cards::suits(asked)),
        Kind::Protocols => protocol::protocols(asked),
        Kind::BlankProtocols => Ok(protocol::blank(asked)),
        Kind::QrSheet => codes::sheet(asked),
        Kind::Penalties => lists::penalties(asked),
        Kind::Standings => standings::standings(asked),
        Kind::Diplomas => diploma::diplomas(asked),
    }
}
