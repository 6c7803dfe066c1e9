//! Substitutes, penalties, lots between equals, games of the club, copies that were joined, in words.
use super::Teller;
use crate::say;
use tournament::club;
use tournament::merge;
use tournament::penalty;
use tournament::protocol;
use tournament::seats::Seats;
use tournament::standings;
use tournament::substitute::{self, Until};
use tournament::{Entry, EntryId, Event, PenaltyNo};

pub(super) fn substitute(teller: Teller<'_>, event: &substitute::Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    out.push(match event {
        substitute::Event::Put(put) => {
            let whom = teller.expected(put.entry, put.round);
            let round = teller.round(put.round);
            match put.by {
                Some(by) => say!(
                    lang,
                    "happened-put",
                    by = teller.someone(by),
                    name = whom,
                    round = round,
                    deal = put.from_deal.to_string(),
                    school = teller.school(),
                    until = if put.until == Until::EventEnd { "event" } else { "round" }
                ),
                None => {
                    say!(
                        lang,
                        "happened-put-nobody",
                        name = whom,
                        round = round,
                        deal = put.from_deal.to_string(),
                        school = teller.school()
                    )
                }
            }
        }
        substitute::Event::Overridden { reason, .. } => {
            say!(lang, "happened-put-overridden", reason = reason)
        }
        substitute::Event::TakenBack { round, entry, reason } => say!(
            lang,
            "happened-put-back",
            name = teller.player(*entry, *round),
            round = teller.round(*round),
            reason = reason
        ),
    });
}

pub(super) fn penalty(teller: Teller<'_>, event: &penalty::Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    let number = |number: &PenaltyNo| number.to_string();
    out.push(match event {
        penalty::Event::Given { number, penalty } => crate::hall::penalty(&teller.voice(), *number, penalty),
        penalty::Event::Agreed { number: no, seat } => {
            let place = crate::wind(lang, seat.wind(rules::seat::Seat::ALL[0]));
            say!(lang, "happened-penalty-agreed", n = number(no), wind = place)
        }
        penalty::Event::Confirmed { number: no } => say!(lang, "happened-penalty-confirmed", n = number(no)),
        penalty::Event::Cancelled { number: no, reason } => {
            say!(lang, "happened-penalty-cancelled", n = number(no), reason = reason)
        }
        penalty::Event::Mapped { number: no, sanction, reason } => say!(
            lang,
            "happened-penalty-mapped",
            n = number(no),
            sanction = crate::hall::sanction(&teller.voice(), *sanction),
            reason = reason
        ),
    });
}

pub(super) fn standings(teller: Teller<'_>, event: &standings::Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    // The order is what was decided: who is higher is said with a number.
    let names = |order: &[EntryId]| {
        let one = |(n, entry): (usize, &EntryId)| format!("{n}. {}", teller.holder(*entry));
        (1..).zip(order).map(one).collect::<Vec<String>>().join(", ")
    };
    out.push(match event {
        standings::Event::LotDrawn { after, order, seed } => say!(
            lang,
            "happened-lot-drawn",
            round = teller.round(*after),
            names = names(order),
            seed = seed.to_string()
        ),
        standings::Event::Decided { after, order, reason } => say!(
            lang,
            "happened-decided",
            round = teller.round(*after),
            names = names(order),
            reason = reason
        ),
        standings::Event::Held { from } => say!(lang, "happened-held", round = teller.round(*from)),
        standings::Event::Released => say!(lang, "happened-released"),
        standings::Event::Revealed { place } => say!(lang, "happened-revealed", n = *place),
    });
}

pub(super) fn club(teller: Teller<'_>, event: &club::Event, out: &mut Vec<String>) {
    let club::Event::GameStarted { round, day, seats, .. } = event;
    out.push(say!(teller.lang, "happened-game", round = teller.round(*round), day = day.to_string()));
    teller.tables(*round, &[*seats], out);
}

pub(super) fn merge(teller: Teller<'_>, event: &merge::Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    match event {
        merge::Event::LeftOut { entry, players } => {
            out.push(say!(
                lang,
                "happened-left-out",
                time = (teller.clock)(entry.at),
                who = super::by(teller, entry.by)
            ));
            out.extend(left_out(teller, entry, *players).into_iter().map(|line| format!("  {line}")));
        }
        merge::Event::Settled { line, ruling } => {
            out.push(say!(
                lang,
                "happened-left-out-settled",
                n = (line + 1).to_string(),
                ruling = ruling.as_str()
            ));
        }
    }
}

/// What a line did in the copy that it is from. A result is shown with those who sat there.
pub fn left_out(teller: Teller<'_>, entry: &Entry, players: Option<Seats>) -> Vec<String> {
    let mut out = Vec::new();
    for event in &entry.events {
        match event {
            Event::Protocol(
                protocol::Event::Entered { at, entered, .. }
                | protocol::Event::Contradicted { at, entered, .. },
            ) => {
                out.push(say!(teller.lang, "happened-left-out-result", table = teller.table(*at)));
                out.extend(super::version(teller, *at, entered, players));
            }
            _ => teller.event(event, &mut out),
        }
    }
    out
}
