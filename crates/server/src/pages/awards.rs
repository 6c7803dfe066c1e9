//! The end of an event: what it waits for, who plays the final and why, ties that somebody decides, the ceremony, awards.
use super::cited::{Cited, cited};
use super::results;
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{secret, words};
use askama::Template;
use axum::response::Response;
use text::Lang;
use text::hall::{self, Names, School};
use text::standings as places;
use tournament::seats::RoundKind;
use tournament::setup::{Life, waiting};
use tournament::standings::{
    self as law, Command as Standing, Remedy, ceremony, current, finalists, honours, latest, teams,
};
use tournament::substitute::prize_holder;
use tournament::{Command, EntryId, RoundNo, Tournament};

#[derive(Template)]
#[template(path = "awards.html")]
struct Awards {
    page: Page,
    frame: Frame,
    /// What stands between the event and its end.
    waits: Vec<(String, String)>,
    closed: bool,
    last: Option<Final>,
    ties: Vec<Tie>,
    /// The round that lots and decisions are about.
    after: u32,
    held: Option<u32>,
    rounds: u32,
    revealed: Vec<(u16, String, String)>,
    reveals: Option<u16>,
    state: String,
    winner: Option<String>,
    winner_cited: Cited,
    prizes: Vec<(u16, String)>,
    prizes_cited: Cited,
    history: Vec<(u16, String)>,
    history_cited: Cited,
    teams: Vec<(u16, String, String)>,
}

/// The final.
struct Final {
    cited: Cited,
    players: Vec<(u16, String)>,
    undecided: Option<String>,
    /// The page of its round, once it is seated.
    round: Option<u32>,
    why: Vec<String>,
}

/// Equal players.
struct Tie {
    said: String,
    cited: Cited,
    entries: Vec<(u32, String)>,
    lot: bool,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Awards);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let name = |entry: EntryId| event.entry(lang, entry);
    let (standings, after) = (current(&event), latest(&event));
    let rounds = law::after(&event, after);
    let honours = honours(&event, &standings);
    let ceremony = ceremony(&event);
    let holder = |entry: EntryId| {
        let holder = prize_holder(&event, entry);
        holder.map_or_else(|| name(entry), |holder| words::someone(lang, &event, holder.value))
    };
    let tie = |tie: &law::Tie| Tie {
        said: places::tie(lang, tie, name),
        cited: cited(lang, tie.basis),
        entries: tie.entries.iter().map(|entry| (entry.0, name(*entry))).collect(),
        lot: tie.open != Some(Remedy::Organiser),
    };
    let teams = teams(&event, standings.after).value.unwrap_or_default();
    render(&Awards {
        waits: waits(lang, &event),
        closed: matches!(event.setup.life, Life::Closed(_)),
        last: the_final(&page, &event, &rounds),
        ties: rounds.open_ties().map(tie).collect(),
        after: after.0,
        held: event.standings.held_from.map(|round| round.0),
        rounds: event.seats.rounds.len() as u32,
        reveals: ceremony.as_ref().and_then(|ceremony| ceremony.next),
        revealed: revealed(lang, &event),
        state: places::state(lang, &event, &standings),
        winner: honours.winner.value.map(holder),
        winner_cited: cited(lang, honours.winner.basis),
        prizes: honours.prizes.value.iter().map(|(place, entry)| (*place, holder(*entry))).collect(),
        prizes_cited: cited(lang, honours.prizes.basis),
        history: honours.history.value.iter().map(|line| (line.place, name(line.entry))).collect(),
        history_cited: cited(lang, honours.history.basis),
        teams: teams.into_iter().map(|row| (row.place, row.team, places::value(lang, row.value))).collect(),
        page,
        frame,
    })
}

/// What stands between an event and its end, with the clauses.
fn waits(lang: Lang, event: &Tournament) -> Vec<(String, String)> {
    if matches!(event.setup.life, Life::Closed(_)) {
        return Vec::new();
    }
    words::with_teller(lang, event, |teller| {
        let voice = teller.voice();
        let basis = |wait: &tournament::setup::Waiting| {
            wait.basis().map(|basis| text::citation(lang, basis)).unwrap_or_default()
        };
        waiting(event).iter().map(|wait| (hall::waiting(&voice, *wait), basis(wait))).collect()
    })
}

/// Places that the ceremony has revealed, the best first, with the value of the first criterion.
pub(super) fn revealed(lang: Lang, event: &Tournament) -> Vec<(u16, String, String)> {
    let rows = ceremony(event).map(|ceremony| ceremony.rows).unwrap_or_default();
    let value =
        |row: &law::Row| row.keys.first().map(|key| places::value(lang, key.value)).unwrap_or_default();
    rows.iter().filter_map(|row| Some((row.place?, event.entry(lang, row.entry), value(row)))).collect()
}

fn the_final(page: &Page, event: &Tournament, rounds: &law::Standings) -> Option<Final> {
    let lang = page.lang();
    let found = finalists(&event.setup.law, rounds)?;
    let name = |entry: EntryId| event.entry(lang, entry);
    let seated = event.seats.rounds.iter().position(|round| round.kind == RoundKind::Final);
    let seated = seated.map(RoundNo::of_index);
    let of_seating = seated.and_then(|round| event.seats.round(round)).map(|round| round.seated().collect());
    let entries: Vec<EntryId> = of_seating.unwrap_or_else(|| found.entries.clone());
    let place = |entry: EntryId| rounds.row(entry).and_then(|row| row.place).unwrap_or_default();
    // The reasons that concern those who are in it, and the first who is not.
    let why = places::explain(lang, School::of(&event.setup.law), rounds, name);
    Some(Final {
        cited: cited(lang, found.basis),
        players: entries.iter().map(|entry| (place(*entry), name(*entry))).collect(),
        undecided: found.undecided.map(|tie| places::tie(lang, &tie, name)),
        round: seated.map(|round| round.0),
        why: why.into_iter().take(entries.len()).collect(),
    })
}

/// A lot between equal players, or the organiser's decision.
pub(crate) async fn tie(form: Form) -> Result<Response, Failure> {
    let fields = &form.fields;
    let after = fields.number("after").map(RoundNo).ok_or_else(Failure::unknown)?;
    let entries: Vec<EntryId> = fields.all("order").filter_map(|n| n.parse().ok()).map(EntryId).collect();
    let command = match fields.text("what") {
        "lot" => Standing::Lot { after, among: entries, seed: secret::seed() },
        "decide" => Standing::Decide { after, order: entries, reason: fields.text("reason").to_owned() },
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Standings(command)], "awards").await
}

/// Holds results back, shows them, reveals the next place.
pub(crate) async fn reveal(form: Form) -> Result<Response, Failure> {
    let command = match form.fields.text("what") {
        "hold" => {
            let from = results::optional(&form, "from")?.ok_or_else(Failure::unknown)?;
            Standing::Hold { from: RoundNo(from) }
        }
        "release" => Standing::Release,
        "reveal" => Standing::Reveal { place: form.fields.number("place").ok_or_else(Failure::unknown)? },
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Standings(command)], "awards").await
}
