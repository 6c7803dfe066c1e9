//! Why a command is refused: a sentence for each reason of each chapter, with its clause.
mod club;
mod people;
mod protocol;
mod round;
mod seats;
mod setup;

pub use people::gate;
pub(super) use round::lacks_id;
pub(super) use seats::{kin_id, seats_by};
pub use setup::waiting;

use super::{Voice, penalty};
use crate::{riichi, say};
use rules::seat::Seat;
use tournament::{Reason, Refused, Role, merge, undo};

/// All reasons of a refusal, a sentence each.
pub fn refused(voice: &Voice<'_>, refused: &Refused) -> Vec<String> {
    refused.reasons.iter().map(|one| reason(voice, one)).collect()
}

/// The sentence of a reason, with its clause.
pub fn reason(voice: &Voice<'_>, reason: &Reason) -> String {
    let what = what(voice, reason);
    let what = what.trim_end_matches('.');
    match reason.basis() {
        Some(basis) => {
            say!(voice.lang, "refused-clause", what = what, basis = crate::citation(voice.lang, basis))
        }
        None => say!(voice.lang, "refused-plain", what = what),
    }
}

fn what(voice: &Voice<'_>, reason: &Reason) -> String {
    match reason {
        Reason::NotOpened => voice.plain("refused-not-opened"),
        Reason::Closed => voice.plain("refused-closed"),
        Reason::Role { needs } => voice.say("refused-role", &[("role", role(*needs).into())]),
        Reason::OtherTable { at } => {
            let values = [("table", at.table.0.into()), ("round", at.round.0.into())];
            voice.say("refused-other-table", &values)
        }
        Reason::OtherSeat { at, seat } => {
            let wind = riichi::wind_id(seat.wind(Seat::ALL[0]));
            voice.say("refused-other-seat", &[("table", at.table.0.into()), ("wind", wind.into())])
        }
        Reason::NoReason => voice.plain("refused-no-reason"),
        Reason::Earlier { last } => {
            voice.say("refused-earlier", &[("time", voice.names.clock(voice.lang, *last).into())])
        }
        Reason::TooLong(most) => voice.with("refused-too-long", *most),
        Reason::Control { text, at } => {
            let code = text.chars().nth(at - 1).map_or(0, u32::from);
            let values = [
                ("text", crate::shown(text).into_owned().into()),
                ("n", (*at).into()),
                ("code", format!("U+{code:04X}").into()),
            ];
            voice.say("refused-control", &values)
        }
        Reason::Setup(reason) => setup::what(voice, reason),
        Reason::People(reason) => people::what(voice, reason),
        Reason::Seats(reason) => seats::what(voice, reason),
        Reason::Substitute(reason) => people::substitute(voice, reason),
        Reason::Round(reason) => round::what(voice, reason),
        Reason::Protocol(reason) => protocol::what(voice, reason),
        Reason::Penalty(reason) => penalty::refusal(voice, reason),
        Reason::Standings(reason) => club::standings(voice, reason),
        Reason::Club(reason) => club::what(voice, reason),
        Reason::Undo(reason) => match reason {
            undo::Reason::Unknown => voice.plain("refused-undo-unknown"),
            undo::Reason::Already => voice.plain("refused-undo-already"),
            undo::Reason::Opening => voice.plain("refused-undo-opening"),
            undo::Reason::StandsOn(command) => {
                voice.say("refused-undo-stands-on", &[("command", voice.names.command(*command).into())])
            }
        },
        Reason::Merge(reason) => match reason {
            merge::Reason::Unknown => voice.plain("refused-merge-unknown"),
            merge::Reason::NoGame => voice.plain("refused-merge-no-game"),
            merge::Reason::ByHand => voice.plain("refused-merge-by-hand"),
            merge::Reason::OtherPlayers(at) => {
                let values = [("table", at.table.0.into()), ("round", at.round.0.into())];
                voice.say("refused-merge-other-players", &values)
            }
        },
    }
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::Public | Role::Player => "player",
        Role::Scribe => "scribe",
        Role::Judge => "judge",
        Role::ChiefJudge => "chief-judge",
        Role::Organiser => "organiser",
        Role::Owner => "owner",
    }
}
