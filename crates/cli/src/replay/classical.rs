//! A classical game, told.
use super::story::{Lines, Story, Told, points};
use crate::args::TileForm;
use crate::table::{Words, classical};
use crate::tiles;
use game::deal::classical::{Action, Event, Log, Phase, Table, TileSource};
use game::log::DealLog;
use rules::classical::{Call, ClassicalRules, Consent, DealEnd, OnSignal, Remedy, Scoring};
use rules::frame::classical::Game;
use rules::seat::Seat;
use rules::settlement::Party;
use rules::tile::TileKind;
use text::say;

pub(super) fn tell(words: Words<'_>, start: Game, log: &Log, story: &mut Story) {
    let mut table: Option<Table> = None;
    for (n, deal) in log.deals.iter().enumerate() {
        let next = Table::following(table.take(), &log.rules, start, deal.wall.clone());
        let table = table.insert(next);
        story.deals.push(self::deal(words, &log.rules, n, table, deal));
    }
    let lang = words.lang;
    let Some(table) = table else { return };
    match table.phase() {
        Phase::Settled { end: Some(end) } => {
            let why = say!(lang, "replay-over", reason = text::frame::classical_end(lang, end));
            let settled = table.settlement(&log.rules);
            let basis = settled.as_ref().and_then(|settled| settled.end).map(|end| end.basis);
            story.end.push(words.reason(&why, basis));
            let scoring = settled.map_or(Scoring::Whists, |settled| settled.score.scoring.value);
            let game = (&log.rules, table.game());
            let result = crate::settle::classical_result(game, scoring, words.chosen, lang);
            story.end.extend(result.lines().map(str::to_owned));
        }
        _ => story.end.push(say!(lang, "replay-unfinished")),
    }
}

fn deal(
    words: Words<'_>,
    rules: &ClassicalRules,
    n: usize,
    table: &mut Table,
    deal: &DealLog<Event>,
) -> Told {
    let (lang, dealer) = (words.lang, table.dealer());
    let before = table.game().totals().map(|total| total.whists);
    let wind = text::wind_id(table.deal().prevailing.value);
    let mut told =
        Told { title: say!(lang, "settle-classical-deal", n = n + 1, wind = wind), ..Told::default() };
    told.start = (0..4)
        .map(|steps| {
            let seat = dealer.plus(steps);
            format!("{}: {}", words.who(seat, dealer), tiles::hand(TileForm::Mpsz, table.hand(seat)))
        })
        .collect();
    let mut lines = Lines::new(words, dealer);
    // East's fourteenth tile is dealt.
    if let Some(tile) = table.drawn() {
        lines.draws(dealer, tiles::kind(TileForm::Mpsz, tile));
    }
    for event in &deal.events {
        line(&words, &mut lines, dealer, *event);
        table.evolve(rules, *event);
        if let Event::Discarded { seat, .. } = *event {
            lines.shows(table.hand(seat));
        }
    }
    told.steps = lines.finish();
    let win = deal.events.iter().find_map(|event| match event {
        Event::Won { seat, tile, .. } => Some((*seat, *tile)),
        _ => None,
    });
    told.end = came_to(&words, rules, table, (dealer, win));
    told.points = [before, table.game().totals().map(|total| total.whists)];
    told.end.extend(points(&words, dealer, told.points));
    told
}

fn line(words: &Words<'_>, lines: &mut Lines<'_>, dealer: Seat, event: Event) {
    let lang = words.lang;
    let kind = |kind: TileKind| tiles::kind(TileForm::Mpsz, kind);
    let line = match event {
        Event::Drew { seat, tile, source } => match source {
            TileSource::Dealt | TileSource::Wall => return lines.draws(seat, kind(tile)),
            TileSource::Free { basis, .. } => words
                .reason(&say!(lang, "replay-free", who = lines.who(seat), tile = kind(tile)), Some(basis)),
            TileSource::Missing { basis } => words
                .reason(&say!(lang, "replay-missing", who = lines.who(seat), tile = kind(tile)), Some(basis)),
            TileSource::Extra => say!(lang, "replay-extra", who = lines.who(seat), tile = kind(tile)),
        },
        Event::Discarded { seat, tile, .. } => {
            let tile = kind(tile);
            let same = lines.has_drawn(seat, &tile);
            return lines.discards(seat, &tile, same);
        }
        Event::Answered { seat, action } => {
            let asked = match action {
                Action::Mahjong => say!(lang, "play-do-mahjong"),
                Action::Pung => say!(lang, "play-do-pung"),
                Action::ClaimedKong => say!(lang, "play-do-kong"),
                Action::Chow(_) => say!(lang, "play-do-chow"),
                _ => return,
            };
            return lines.asks(seat, &asked);
        }
        Event::Called { seat, call: Call::BeforeDiscard, basis } => {
            words.reason(&say!(lang, "replay-early-call", who = lines.who(seat)), Some(basis))
        }
        Event::Claimed { seat, meld, .. } | Event::KongDeclared { seat, meld } => {
            let line = format!("{}: {}", lines.who(seat), words.declared("table", meld));
            words.reason(&line, event.basis())
        }
        Event::FalseMahjong { seat, basis } => {
            words.reason(&say!(lang, "replay-false-mahjong", who = lines.who(seat)), Some(basis))
        }
        Event::Consented { seat, consent } => match consent {
            Consent::Agrees => say!(lang, "replay-agrees", who = lines.who(seat)),
            Consent::Refuses => say!(lang, "replay-disagrees", who = lines.who(seat)),
        },
        Event::PlayedOn { seat, fine, basis, .. } => {
            words.reason(&say!(lang, "replay-played-on", who = lines.who(seat), n = fine), Some(basis))
        }
        Event::TookExtra { seat } => say!(lang, "replay-took-extra", who = lines.who(seat)),
        Event::Forgot { seat } => say!(lang, "replay-forgot", who = lines.who(seat)),
        Event::Announced { seat, remedy, basis, .. } => {
            let who = lines.who(seat);
            let what = match remedy {
                Remedy::DiscardsWithoutDrawing => say!(lang, "replay-too-many", who = who),
                Remedy::DrawsMissingTile => say!(lang, "replay-too-few", who = who),
            };
            words.reason(&what, Some(basis))
        }
        Event::Skipped { seat, basis } => {
            words.reason(&say!(lang, "replay-no-draw", who = lines.who(seat)), Some(basis))
        }
        Event::Signalled { outcome, basis } => {
            let what = match outcome {
                OnSignal::Finish => say!(lang, "replay-signal-finish"),
                OnSignal::Stop => say!(lang, "replay-signal-stop"),
                OnSignal::StopVoid => say!(lang, "replay-signal-void"),
            };
            words.reason(&what, Some(basis))
        }
        Event::Ended { result, basis } => match result.end {
            DealEnd::Stopped(seat) => {
                words.reason(&say!(lang, "replay-stopped", who = lines.who(seat)), Some(basis))
            }
            _ => match classical::told(words, dealer, event) {
                Some(told) => told,
                None => return,
            },
        },
        _ => match classical::told(words, dealer, event) {
            Some(told) => told,
            None => return,
        },
    };
    lines.say(line);
}

/// The hand of Mahjong, who pays whom, tournament points.
fn came_to(
    words: &Words<'_>,
    rules: &ClassicalRules,
    table: &Table,
    (dealer, win): (Seat, Option<(Seat, TileKind)>),
) -> Vec<String> {
    let lang = words.lang;
    let mut out = Vec::new();
    let Some(settled) = table.settlement(rules) else { return out };
    if let DealEnd::Mahjong(mahjong) = settled.result.end {
        for steps in 0..4 {
            let seat = dealer.plus(steps);
            let hand = tiles::hand(TileForm::Mpsz, table.hand(seat));
            let whists = text::classical::whists(lang, mahjong.values[seat.index()]);
            let own = win.filter(|(of, _)| *of == seat);
            let last =
                own.map_or_else(String::new, |(_, tile)| format!(" + {}", tiles::kind(TileForm::Mpsz, tile)));
            out.push(format!("{}: {hand}{last} – {whists}", words.who(seat, dealer)));
        }
    }
    if let Some(award) = table.award(rules) {
        out.extend(classical::award(words, &award));
    }
    for transfer in &settled.score.settlement.transfers {
        let who = |party: Party| words.party(party, dealer);
        let (from, to) = (who(transfer.from), who(transfer.to));
        let points = text::number(lang, i64::from(transfer.points));
        let what = text::classical::payment(lang, transfer.kind);
        let paid = say!(lang, "play-paid", from = from, to = to, points = points, what = what);
        out.push(words.reason(&paid, Some(transfer.basis)));
    }
    for line in &settled.score.lines {
        let points = text::classical::tournament_points(lang, line.points);
        let what = text::classical::score(lang, line.kind);
        let line_of =
            say!(lang, "replay-tp", who = words.who(line.seat, dealer), points = points, what = what);
        out.push(words.reason(&line_of, Some(line.basis)));
    }
    out
}
