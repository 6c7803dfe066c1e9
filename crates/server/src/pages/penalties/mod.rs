//! Penalties: table, player, offence; what follows is worked out and shown before it is given; what was given, and what
//! became of it.
mod give;
mod offers;

pub(crate) use give::{act, give, rule};

use super::board;
use crate::asked::View;
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use crate::words;
use askama::Template;
use axum::response::Response;
use offers::{Offer, Ruling, offers, rulings};
use text::{hall, happened, say};
use tournament::penalty::{Command as Penal, Force, Sanction, counted};
use tournament::round::phase::{current, is_to_come};
use tournament::{Command, EntryId, PenaltyNo, RoundNo, TableId, TableNo, Tournament};

#[derive(Template)]
#[template(path = "penalties.html")]
struct Penalties {
    page: Page,
    frame: Frame,
    round: u32,
    title: String,
    /// The rounds that may be chosen.
    rounds: Vec<(u32, String)>,
    tables: Vec<Table>,
    chosen: Option<Chosen>,
    /// The words that are looked for.
    wanted: String,
    given: Vec<Given>,
}

/// The players of a table; of none, those who do not sit in the round.
struct Table {
    name: String,
    players: Vec<(u32, String)>,
}

/// The player who is meant.
struct Chosen {
    entry: u32,
    name: String,
    /// The offences by what is given for them.
    groups: Vec<(String, Vec<Offer>)>,
    /// Whether all groups are open.
    open: bool,
    rulings: Vec<Ruling>,
}

/// A penalty that was given.
struct Given {
    number: u32,
    said: String,
    state: &'static str,
    /// What it would come to today, where that is something else.
    today: Option<String>,
    waits: bool,
    /// The round that it is of, and why it cannot be cancelled as things are.
    round: u32,
    round_name: String,
    stays: Vec<String>,
    /// What a noted fine may come to.
    maps: Vec<Ruling>,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Penalties);
    let (page, event) = (&view.page, &view.event);
    let lang = page.lang();
    let round = view.number("round").map_or_else(|| now_or_last(event), RoundNo);
    let entry = view.number("entry").map(EntryId).filter(|entry| event.people.slot(*entry).is_some());
    let wanted = view.typed("q").unwrap_or_default().trim().to_owned();
    let chosen = entry.map(|entry| Chosen {
        entry: entry.0,
        name: happened::player(lang, event, entry, round),
        groups: groups(page, offers(page, event, entry, round), &wanted),
        open: !wanted.is_empty(),
        rulings: rulings(page, event, entry, round),
    });
    let known = (0..event.seats.rounds.len()).map(RoundNo::of_index);
    let known = known.chain(Some(round).filter(|round| event.seats.round(*round).is_none()));
    render(&Penalties {
        frame,
        round: round.0,
        title: happened::round(lang, event, round),
        rounds: known.map(|round| (round.0, happened::round(lang, event, round))).collect(),
        tables: tables(page, event, round),
        chosen,
        wanted: wanted.clone(),
        given: given(page, event),
        page: view.page.clone(),
    })
}

/// The offences that have all words that are looked for, by what is given for them; those for which nothing can be given
/// now come last.
fn groups(page: &Page, offers: Vec<Offer>, wanted: &str) -> Vec<(String, Vec<Offer>)> {
    let words: Vec<String> = wanted.split_whitespace().map(str::to_lowercase).collect();
    let fits = |offer: &Offer| {
        let said = {
            let clauses: Vec<&str> = offer.cited.iter().map(|cited| cited.words.as_str()).collect();
            format!("{} {}", offer.what, clauses.join(" ")).to_lowercase()
        };
        words.iter().all(|word| said.contains(word.as_str()))
    };
    let mut groups: Vec<(String, Vec<Offer>)> = Vec::new();
    let (may, may_not): (Vec<Offer>, Vec<Offer>) =
        offers.into_iter().filter(fits).partition(|offer| !offer.buttons.is_empty());
    for offer in may {
        let names: Vec<&str> = offer.buttons.iter().map(|(_, name)| name.as_str()).collect();
        let name = names.join(" / ");
        match groups.iter_mut().find(|(other, _)| *other == name) {
            Some((_, group)) => group.push(offer),
            None => groups.push((name, vec![offer])),
        }
    }
    if !may_not.is_empty() {
        groups.push((page.s("desk-penalty-cannot"), may_not));
    }
    groups
}

/// The round that is played or comes next; after the last one, the last.
fn now_or_last(event: &Tournament) -> RoundNo {
    let round = current(event).unwrap_or_else(|| event.seats.next());
    let is_there = event.seats.round(round).is_some() || is_to_come(event, round);
    if is_there { round } else { RoundNo(event.seats.next().0.saturating_sub(1).max(1)) }
}

/// Who sits where in a round, and who plays and does not sit.
fn tables(page: &Page, event: &Tournament, round: RoundNo) -> Vec<Table> {
    let lang = page.lang();
    let player = |entry: EntryId| (entry.0, happened::player(lang, event, entry, round));
    let count = event.seats.round(round).map_or(0, |seated| seated.tables.len());
    let seats = |table: TableNo| event.seats.seats(TableId { round, table }).copied().unwrap_or_default();
    let seated = board::is_shown(page, event, round);
    let numbers = (0..count).map(TableNo::of_index).filter(|_| seated);
    let mut all: Vec<Table> = numbers
        .map(|table| Table {
            name: say!(lang, "desk-table", n = table.0),
            players: seats(table).into_iter().flatten().map(player).collect(),
        })
        .collect();
    let sits = |entry: &EntryId| event.seats.round(round).is_some_and(|r| seated && r.find(*entry).is_some());
    let others = (0..event.people.slots.len()).map(EntryId::of_index).filter(|entry| !sits(entry));
    let others: Vec<_> = others
        .filter(|entry| event.people.slot(*entry).is_some_and(|slot| !slot.holders.is_empty()))
        .map(player)
        .collect();
    if !others.is_empty() {
        all.push(Table { name: page.s("desk-penalty-others"), players: others });
    }
    all
}

/// Why a judge cannot cancel a penalty as things are; nothing where he can.
fn stays(page: &Page, event: &Tournament, penalty: PenaltyNo) -> Vec<String> {
    let cancel = Command::Penalty(Penal::Cancel { penalty, reason: "?".to_owned() });
    match page.visit.would(event, cancel) {
        Err(why) => words::refused(page.lang(), Some(event), &why),
        Ok(_) => Vec::new(),
    }
}

/// All that were given, the latest first.
fn given(page: &Page, event: &Tournament) -> Vec<Given> {
    words::with_teller(page.lang(), event, |teller| {
        let voice = teller.voice();
        let all = event.penalty.all.iter().enumerate().rev();
        all.map(|(i, penalty)| {
            let number = PenaltyNo::of_index(i);
            let today = counted(event, number).map(|counted| counted.sanction);
            let today = today.filter(|today| *today != penalty.sanction && penalty.force == Force::InForce);
            let noted = matches!(penalty.sanction, Sanction::Noted(_)) && penalty.force == Force::InForce;
            Given {
                number: number.0,
                said: hall::penalty(&voice, number, penalty),
                state: match penalty.force {
                    Force::Pending => "pending",
                    Force::InForce => "in-force",
                    Force::Cancelled(_) => "cancelled",
                },
                today: today.map(|sanction| hall::sanction(&voice, sanction)),
                waits: penalty.force == Force::Pending,
                round: penalty.round.0,
                round_name: text::capital(&text::happened::round(page.lang(), event, penalty.round)),
                stays: if page.judges() { stays(page, event, number) } else { Vec::new() },
                maps: if noted && page.judges() {
                    rulings(page, event, penalty.entry, penalty.round)
                } else {
                    Vec::new()
                },
            }
        })
        .collect()
    })
}
