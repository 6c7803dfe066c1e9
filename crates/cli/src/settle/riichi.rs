//! A riichi sheet as it is shown.
use super::view::{
    Cited, Column, DealView, StopView, TransferView, View, number, place, place_value, reasons,
};
use formats::deal_sheet::{RiichiPayment, RiichiPlayed, RiichiStep};
use rules::frame::ResultPoints;
use rules::frame::riichi::{FactKind, Finished, Game, Next, PlayerResult};
use rules::riichi::RiichiRules;
use rules::seat::Seat;
use rules::settlement::deltas;
use serde_json::Value;
use server::riichi_stop;
use text::{Lang, say};

pub(super) fn view(rules: &RiichiRules, played: &RiichiPlayed, lang: Lang) -> View {
    let deals = played.steps.iter().enumerate().map(|(i, step)| deal(i + 1, step, lang)).collect();
    let stop = played.stop.as_ref().map(|stop| StopView {
        deal: played.steps.len() + 1,
        reasons: reasons(riichi_stop(lang, rules, stop)),
    });
    let end = played.steps.last().and_then(|step| {
        let Next::End(reason) = step.step.next else { return None };
        let basis = step.step.basis(FactKind::End(reason));
        Some(Cited::new(reason.id(), text::frame::end(lang, reason), basis))
    });
    let (table, notes) = match &played.finished {
        Some(finished) => result(finished, lang),
        None => (vec![points(&played.game.scores, lang)], Vec::new()),
    };
    let next = played.finished.is_none().then(|| next(&played.game, lang));
    View { players: 4, deals, stop, end, next, table, notes }
}

fn deal(n: usize, step: &RiichiStep, lang: Lang) -> DealView {
    let before = &step.before;
    let title = say!(
        lang,
        "settle-riichi-deal",
        n = n,
        wind = text::wind_id(before.prevailing),
        number = before.deal_number(),
        honba = before.honba,
        bets = before.bets
    );
    let transfers = step.transfers.iter().map(|t| {
        let (id, what) = match t.kind {
            RiichiPayment::Win(kind) => (kind.id(), text::payment(lang, kind)),
            RiichiPayment::Draw(kind) => (kind.id(), text::draw_payment(lang, kind)),
            RiichiPayment::Bet => ("bet", say!(lang, "settle-bet")),
        };
        TransferView { from: t.from, to: t.to, points: t.points, what: Cited::new(id, what, t.basis) }
    });
    let facts = step.step.facts.iter().filter(|f| !matches!(f.kind, FactKind::End(_)));
    let notes =
        facts.map(|f| Cited::new(text::frame::fact_id(f.kind), text::frame::fact(lang, f.kind), f.basis));
    DealView {
        title,
        winds: Seat::ALL.map(|seat| Some(before.seat_wind(seat))),
        deltas: deltas(&step.transfers),
        transfers: transfers.collect(),
        scores: Vec::new(),
        notes: notes.collect(),
    }
}

fn next(game: &Game, lang: Lang) -> String {
    say!(
        lang,
        "settle-next-riichi",
        wind = text::wind_id(game.prevailing),
        number = game.deal_number(),
        player = number(game.dealer),
        honba = game.honba,
        bets = game.bets
    )
}

fn points(scores: &[i32; 4], lang: Lang) -> Column {
    let cells = scores.map(|points| text::number(lang, points.into()));
    Column { id: "points", name: say!(lang, "settle-points"), cells, values: scores.map(Value::from) }
}

/// Tenths of a thousand points as a language writes them: «+48,0».
fn tenths(lang: Lang, points: ResultPoints) -> String {
    let mark = match lang {
        Lang::Ru => ',',
        Lang::En => '.',
    };
    let tenths = points.tenths();
    let sign = match tenths {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let whole = text::number(lang, (tenths / 10).abs());
    format!("{sign}{whole}{mark}{}", tenths.abs() % 10)
}

/// A column of parts of the result, in thousands.
fn part(
    id: &'static str,
    name: String,
    finished: &Finished,
    lang: Lang,
    part: fn(&PlayerResult) -> ResultPoints,
) -> Column {
    let parts = finished.players.each_ref().map(part);
    // A result is far below what 32 bits hold.
    let values = parts.map(|p| Value::from(f64::from(p.tenths() as i32) / 10.0));
    Column { id, name, cells: parts.map(|points| tenths(lang, points)), values }
}

pub(super) fn result(finished: &Finished, lang: Lang) -> (Vec<Column>, Vec<Cited>) {
    let scores = finished.players.each_ref().map(|player| player.points);
    let mut table = vec![
        points(&scores, lang),
        Column {
            id: "place",
            name: say!(lang, "settle-place"),
            cells: finished.players.each_ref().map(|p| place(lang, p.place.first, p.place.last)),
            values: finished.players.each_ref().map(|p| place_value(p.place.first, p.place.last)),
        },
        part("converted", say!(lang, "settle-converted"), finished, lang, |p| p.converted),
    ];
    let parts = [
        part("oka", say!(lang, "settle-oka"), finished, lang, |p| p.oka),
        part("uma", say!(lang, "settle-uma"), finished, lang, |p| p.uma),
        part("chombo", say!(lang, "settle-chombo"), finished, lang, |p| p.chombo),
    ];
    // What nobody has is no column.
    table.extend(parts.into_iter().filter(|column| column.values.iter().any(|v| v.as_f64() != Some(0.0))));
    table.push(part("total", say!(lang, "settle-total"), finished, lang, PlayerResult::total));
    let facts = finished.facts.iter();
    let mut notes: Vec<Cited> = facts
        .map(|f| {
            Cited::new(
                format!("{:?}", f.kind).to_lowercase(),
                text::frame::result_fact(lang, f.kind),
                f.basis,
            )
        })
        .collect();
    if finished.unassigned != 0 {
        let points = text::points(lang, finished.unassigned);
        notes.push(Cited::new("unassigned", say!(lang, "settle-unassigned", points = points), None));
    }
    (table, notes)
}
