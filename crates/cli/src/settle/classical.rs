//! A classical sheet as it is shown.
use super::view::{
    Cited, Column, DealView, Scored, StopView, TransferView, View, number, place, place_value, reasons,
};
use formats::deal_sheet::ClassicalPlayed;
use rules::classical::{ClassicalRules, Deal, DealScore, Scoring, TournamentPoints};
use rules::frame::classical::{SharedPlace, Total};
use rules::seat::Seat;
use serde_json::Value;
use server::classical_stop;
use text::classical as words;
use text::{Lang, say};

pub(super) fn view(rules: &ClassicalRules, played: &ClassicalPlayed, lang: Lang) -> View {
    let deals = played.deals.iter().map(|(deal, score)| self::deal(deal, score, lang)).collect();
    let stop = played.stop.as_ref().map(|stop| StopView {
        deal: played.deals.len() + 1,
        reasons: reasons(classical_stop(lang, rules, stop)),
    });
    let end = played.end.map(|end| {
        let id = format!("{:?}", end.value).to_lowercase();
        Cited::new(id, text::frame::classical_end(lang, end.value), end.basis)
    });
    let next = played.next.map(|deal| {
        let wind = text::wind_id(deal.prevailing.value);
        say!(lang, "settle-next-classical", n = deal.number, player = number(deal.dealer), wind = wind)
    });
    let counts_points =
        played.deals.iter().any(|(_, score)| score.scoring.value == Scoring::TournamentPoints);
    let table = columns(&played.totals, played.places.value, counts_points, lang);
    let notes = vec![Cited::new("place", say!(lang, "settle-place"), played.places.basis)];
    View { players: 4, deals, stop, end, next, table, notes }
}

/// What each player has; tournament points where they count.
pub(super) fn columns(
    totals: &[Total; 4],
    places: [SharedPlace; 4],
    counts_points: bool,
    lang: Lang,
) -> Vec<Column> {
    let mut table = Vec::new();
    if counts_points {
        table.push(Column {
            id: "tournament_points",
            name: say!(lang, "settle-tp"),
            cells: totals.map(|total| words::tournament_points(lang, total.points)),
            values: totals.map(|total| Value::from(points(total.points))),
        });
    }
    table.push(Column {
        id: "whists",
        name: say!(lang, "settle-whists"),
        cells: totals.map(|total| text::signed(lang, total.whists.into())),
        values: totals.map(|total| total.whists.into()),
    });
    table.push(Column {
        id: "mahjongs",
        name: say!(lang, "settle-mahjongs"),
        cells: totals.map(|total| total.mahjongs.to_string()),
        values: totals.map(|total| total.mahjongs.into()),
    });
    table.push(Column {
        id: "place",
        name: say!(lang, "settle-place"),
        cells: places.map(|p| place(lang, p.first, p.last)),
        values: places.map(|p| place_value(p.first, p.last)),
    });
    table
}

/// Tournament points for programs.
fn points(points: TournamentPoints) -> f64 {
    f64::from(points.halves()) / 2.0
}

fn deal(deal: &Deal, score: &DealScore, lang: Lang) -> DealView {
    let wind = text::wind_id(deal.prevailing.value);
    let transfers = score.settlement.transfers.iter().map(|t| TransferView {
        from: t.from,
        to: t.to,
        points: t.points,
        what: Cited::new(words::payment_id(t.kind), words::payment(lang, t.kind), t.basis),
    });
    let scores = score.lines.iter().map(|line| Scored {
        seat: line.seat,
        points: words::tournament_points(lang, line.points),
        value: points(line.points),
        what: Cited::new(words::score_id(line.kind), words::score(lang, line.kind), line.basis),
    });
    let notes = score.settlement.notes.iter().map(|note| {
        let id = words::settlement_note_id(note.kind);
        Cited::new(id, words::settlement_note(lang, note.kind), note.basis)
    });
    DealView {
        title: say!(lang, "settle-classical-deal", n = deal.number, wind = wind),
        winds: Seat::ALL.map(|seat| Some(seat.wind(deal.dealer))),
        deltas: score.whists,
        transfers: transfers.collect(),
        scores: scores.collect(),
        notes: notes.collect(),
    }
}
