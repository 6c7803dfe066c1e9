//! A game of riichi, told.
use super::other::Other;
use super::story::{Lines, Story, Told, penalty, points};
use crate::args::TileForm;
use crate::table::{Words, riichi};
use crate::tiles;
use game::deal::riichi::{Action, Declaration, DiscardFrom, Event, Log, Phase, Table};
use game::log::DealLog;
use rules::frame::riichi::{FactKind, Game, Next};
use rules::riichi::{Riichi, RiichiRules, TurnSource};
use rules::seat::Seat;
use rules::tile::Tile;
use text::say;

/// Tells the deals of a log; `starts` says where each of them began.
pub(super) fn tell(
    words: Words<'_>,
    log: &Log,
    starts: &[Game],
    other: Option<&Other<'_>>,
    story: &mut Story,
) {
    let mut last = None;
    for (n, (deal, start)) in log.deals.iter().zip(starts).enumerate() {
        let (mut told, table) = self::deal(words, &log.rules, n, *start, deal);
        if let Some(other) = other {
            told.other = other.deal(&words, (n, *start), deal, &log.rules);
        }
        story.deals.push(told);
        last = Some(table);
    }
    if let Some(table) = last {
        end(words, &log.rules, &table, story);
    }
}

/// Where each deal of a log of a table began.
pub(super) fn starts(start: Game, log: &Log) -> Vec<Game> {
    let mut out = Vec::with_capacity(log.deals.len());
    let mut table: Option<Table> = None;
    for deal in &log.deals {
        let next = Table::following(table.take(), start, deal.wall.clone());
        let table = table.insert(next);
        out.push(*table.game());
        deal.events.iter().for_each(|event| table.evolve(&log.rules, *event));
    }
    out
}

fn deal(
    words: Words<'_>,
    rules: &RiichiRules,
    n: usize,
    start: Game,
    deal: &DealLog<Event>,
) -> (Told, Table) {
    let (lang, dealer) = (words.lang, start.dealer);
    let mut table = Table::at(start, deal.wall.clone());
    let mut told = Told {
        title: say!(
            lang,
            "settle-riichi-deal",
            n = n + 1,
            wind = text::wind_id(start.prevailing),
            number = start.deal_number(),
            honba = start.honba,
            bets = start.bets
        ),
        ..Told::default()
    };
    told.start = (0..4)
        .map(|steps| {
            let seat = dealer.plus(steps);
            format!("{}: {}", words.who(seat, dealer), tiles::hand(TileForm::Mpsz, table.hand(seat)))
        })
        .collect();
    let dora = table.indicators().map(|tile| tiles::tile(TileForm::Mpsz, tile)).collect::<Vec<_>>().join(" ");
    told.start.push(say!(lang, "replay-dora", tiles = dora));
    let mut lines = Lines::new(words, dealer);
    let mut winners = Vec::new();
    for event in &deal.events {
        line(&words, &mut lines, &table, *event);
        table.evolve(rules, *event);
        match *event {
            Event::Discarded { seat, .. } => lines.shows(table.hand(seat)),
            Event::Won { seat, tile, .. } => winners.push((seat, tile)),
            _ => {}
        }
    }
    told.steps = lines.finish();
    told.end = came_to(&words, rules, &table, dealer, &winners);
    told.points = [start.scores, table.game().scores];
    told.end.extend(points(&words, dealer, told.points));
    (told, table)
}

fn line(words: &Words<'_>, lines: &mut Lines<'_>, table: &Table, event: Event) {
    let (lang, dealer) = (words.lang, table.dealer());
    let tile = |tile: Tile| tiles::tile(TileForm::Mpsz, tile);
    match event {
        Event::Drew { seat, tile: of, source: TurnSource::Replacement } => {
            let line = say!(lang, "replay-replacement", who = lines.who(seat), tile = tile(of));
            lines.say(line);
        }
        Event::Drew { seat, tile: of, .. } => lines.draws(seat, tile(of)),
        Event::Discarded { seat, tile: of, from, riichi: Riichi::None } => {
            lines.discards(seat, &tile(of), from == DiscardFrom::Drawn);
        }
        Event::Discarded { seat, tile: of, from, .. } => {
            lines.riichi(seat, &tile(of), from == DiscardFrom::Drawn);
        }
        Event::Answered { action: Action::Pass | Action::ShowTenpai | Action::HideTenpai, .. } => {}
        Event::Answered { seat, action } => lines.asks(seat, &riichi::action(words, action)),
        Event::RiichiAccepted { seat, bet, basis } => {
            let line = say!(lang, "replay-bet", who = lines.who(seat), n = bet);
            lines.say(words.reason(&line, Some(basis)));
        }
        Event::Declared { seat, says, basis } => {
            let hand = tiles::hand(TileForm::Mpsz, table.hand(seat));
            let line = match says {
                Declaration::Tenpai => say!(lang, "replay-tenpai", who = lines.who(seat), tiles = hand),
                Declaration::Noten => say!(lang, "replay-noten", who = lines.who(seat)),
            };
            lines.say(words.reason(&line, Some(basis)));
        }
        Event::FalseRon { seat, offence } => {
            let line = penalty(words, &lines.who(seat), offence.key(), &say!(lang, "replay-later"));
            lines.say(line);
        }
        Event::Penalised { seat, offence, sanction, basis } => {
            let line = penalty(words, &lines.who(seat), offence.key(), &text::sanction(lang, sanction));
            lines.say(words.reason(&line, Some(basis)));
        }
        Event::Claimed { seat, meld, .. } | Event::KongDeclared { seat, meld, .. } => {
            let line = format!("{}: {}", lines.who(seat), words.declared("riichi", meld));
            lines.say(words.reason(&line, event.basis()));
        }
        Event::Ended { .. } => {
            if let Some(line) = riichi::told(words, dealer, event) {
                lines.say(line);
            }
        }
        _ => {
            if let Some(line) = riichi::told(words, dealer, event) {
                lines.say(words.reason(&line, event.basis()));
            }
        }
    }
}

/// The hands that won, what they are worth, and what the frame decided.
fn came_to(
    words: &Words<'_>,
    rules: &RiichiRules,
    table: &Table,
    dealer: Seat,
    winners: &[(Seat, Tile)],
) -> Vec<String> {
    let lang = words.lang;
    let seats: Vec<Seat> = winners.iter().map(|(seat, _)| *seat).collect();
    let mut out = Vec::new();
    for (seat, award) in table.awards(rules, &seats) {
        let win = winners.iter().find(|(of, _)| *of == seat).map(|(_, tile)| *tile);
        let hand = tiles::hand(TileForm::Mpsz, table.hand(seat));
        let win = win.map_or_else(String::new, |tile| format!(" + {}", tiles::tile(TileForm::Mpsz, tile)));
        let worth = text::worth(lang, &award);
        let points = text::points(lang, award.points());
        out.push(format!("{}: {hand}{win}", words.who(seat, dealer)));
        out.push(format!("  {}", say!(lang, "replay-worth", worth = worth, points = points)));
        out.extend(riichi::award(words, &award));
    }
    if let Some(step) = table.settlement(rules) {
        let facts = step.facts.iter().filter(|fact| !matches!(fact.kind, FactKind::End(_)));
        out.extend(facts.map(|fact| words.reason(&text::frame::fact(lang, fact.kind), fact.basis.into())));
    }
    out
}

fn end(words: Words<'_>, rules: &RiichiRules, table: &Table, story: &mut Story) {
    let lang = words.lang;
    let Phase::Settled { next: Next::End(reason) } = table.phase() else {
        story.end.push(say!(lang, "replay-unfinished"));
        return;
    };
    let basis = table.settlement(rules).and_then(|step| step.basis(FactKind::End(reason)));
    let why = say!(lang, "replay-over", reason = text::frame::end(lang, reason));
    story.end.push(words.reason(&why, basis));
    let finished = table.game().finish(rules);
    story.end.extend(crate::settle::riichi_result(&finished, words.chosen, lang).lines().map(str::to_owned));
}
