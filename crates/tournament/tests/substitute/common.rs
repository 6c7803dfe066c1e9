//! Two tables that play, and somebody who stands by.
use reglament_tournament::people::{Override, Part};
use reglament_tournament::substitute::{Command, Instead, Until};
use reglament_tournament::{Command as Any, EntryId, PersonId, RoundNo};
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};

/// Eight players and a substitute, number 9; the first round has begun.
pub(crate) fn playing(id: RegulationId) -> Builder {
    let mut event = Builder::of(id);
    event.players(8);
    event.register(profile(9), Part::Substitute(None));
    event.check_in_all();
    seat(&mut event);
    event
}

/// The next round, the same tables again.
pub(crate) fn seat(event: &mut Builder) {
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
}

/// Somebody for a slot from the second deal on.
pub(crate) fn put(round: u32, entry: u32, by: u32, until: Until) -> Any {
    let (round, entry, by) = (RoundNo(round), EntryId(entry), Some(PersonId(by)));
    let over: Option<Override> = None;
    Any::Substitute(Command::Put { round, entry, by, from_deal: 2, moment: Instead::InBreak, until, over })
}

/// For good where who is replaced does not come back, for the round elsewhere.
pub(crate) fn usual(id: RegulationId) -> Until {
    if id == RegulationId::Gambler { Until::EventEnd } else { Until::RoundEnd }
}

/// The same without anybody who plays, or in the middle of a deal.
pub(crate) fn put_so(by: Option<u32>, moment: Instead, until: Until) -> Any {
    let (round, entry, by) = (RoundNo(1), EntryId(1), by.map(PersonId));
    Any::Substitute(Command::Put { round, entry, by, from_deal: 2, moment, until, over: None })
}
