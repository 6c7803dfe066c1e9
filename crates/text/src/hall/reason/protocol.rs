//! Of results: what is wrong with a sheet, and what stands against a command.
use crate::hall::Voice;
use crate::{classical, riichi, sichuan};
use rules::seat::Seat;
use tournament::protocol::{Fault, Reason, Sheet, Totals};

pub(super) fn what(voice: &Voice<'_>, reason: &Reason) -> String {
    match reason {
        Reason::Unknown => voice.plain("refused-protocol-unknown"),
        Reason::Sheet(wrong, _) => fault(voice, wrong),
        Reason::Void(_) => voice.plain("refused-protocol-void"),
        Reason::NotPublished(round) => voice.with("refused-round-not-published", round.0),
        Reason::NotStarted(_) => voice.plain("refused-protocol-not-started"),
        Reason::RoundConfirmed => voice.plain("refused-protocol-round-confirmed"),
        Reason::Confirmed => voice.plain("refused-protocol-confirmed"),
        Reason::Conflict => voice.plain("refused-protocol-conflict"),
        Reason::OtherVersion(version) => voice.with("refused-protocol-other-version", version.0),
        Reason::Stands(there) => {
            voice.say("refused-protocol-stands", &[("points", numbers(voice, there).into())])
        }
        Reason::Objections => voice.plain("refused-protocol-objections"),
        Reason::OtherSeat => voice.plain("refused-protocol-other-seat"),
        Reason::EmptySeat(seat) => seated(voice, "refused-protocol-empty-seat", *seat),
        Reason::OwnEntry(seat) => seated(voice, "refused-protocol-own-entry", *seat),
    }
}

/// The numbers of a result, East first, as they are typed.
fn numbers(voice: &Voice<'_>, sheet: &Sheet) -> String {
    let all: [String; 4] = match sheet {
        Sheet::Totals(Totals::Riichi { points, .. } | Totals::Sichuan { points, .. }) => {
            points.map(|points| points.to_string())
        }
        Sheet::Totals(Totals::Classical { seats, .. }) => {
            seats.map(|seat| format!("{}/{}/{}", seat.points, seat.whists, seat.mahjongs))
        }
        Sheet::Deals(_) | Sheet::Game(..) => return voice.plain("hall-by-deals"),
    };
    all.join(" ")
}

fn fault(voice: &Voice<'_>, fault: &Fault) -> String {
    let two =
        |key: &str, is: i64, should: i64| voice.say(key, &[("is", is.into()), ("should", should.into())]);
    let deal =
        |n: u8, what: String| voice.say("refused-protocol-deal", &[("n", n.into()), ("what", what.into())]);
    match fault {
        Fault::Sum { is, should } => two("refused-protocol-sum", *is, *should),
        Fault::Beyond { is, most } => two("refused-protocol-beyond", *is, *most),
        Fault::NoOwnPart(seat) => seated(voice, "refused-protocol-no-own-part", *seat),
        Fault::NotHundreds => voice.plain("refused-protocol-not-hundreds"),
        Fault::OtherFamily => voice.plain("refused-protocol-other-family"),
        Fault::EmptySeat(seat) => seated(voice, "refused-protocol-empty-seat", *seat),
        Fault::TooFew { players } => voice.with("refused-protocol-too-few", *players),
        Fault::Riichi { deal: n, reason } => deal(*n, riichi::reason(voice.lang, *reason)),
        Fault::Sichuan { deal: n, fault } => deal(*n, sichuan::fault(voice.lang, fault.kind)),
        Fault::Classical { deal: n, kind } => deal(*n, classical::fault(voice.lang, *kind)),
        Fault::TooManyDeals { is, most } => {
            voice.say("refused-protocol-too-many-deals", &[("is", (*is).into()), ("should", (*most).into())])
        }
        Fault::AfterEnd { deal } => voice.with("refused-protocol-after-end", *deal),
        Fault::NotOver => voice.plain("refused-protocol-not-over"),
        Fault::Deals { is, should } => two("refused-protocol-deals", (*is).into(), (*should).into()),
        Fault::Points(seat) => seated(voice, "refused-protocol-points", *seat),
        Fault::PointsTogether { is, most } => {
            let args = [("is", is.to_string().into()), ("should", most.to_string().into())];
            voice.say("refused-protocol-points-together", &args)
        }
        Fault::Mahjongs { is, deals } => two("refused-protocol-mahjongs", (*is).into(), (*deals).into()),
        Fault::NeedsDeals(seat) => seated(voice, "refused-protocol-needs-deals", *seat),
        Fault::OwnPart(seat) => seated(voice, "refused-protocol-own-part", *seat),
    }
}

/// A seat is named by the wind of the first deal.
fn seated(voice: &Voice<'_>, key: &str, seat: Seat) -> String {
    voice.say(key, &[("wind", riichi::wind_id(seat.wind(Seat::ALL[0])).into())])
}
