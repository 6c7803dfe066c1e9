//! A settled sheet in JSON, `reglament.settlement/1`. Players are numbers, in the order of the seats.
use super::view::{Cited, DealView, View, number};
use crate::citing::Citation;
use crate::house::{Chosen, HouseJson};
use rules::seat::Seat;
use rules::settlement::Party;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use text::Lang;

#[derive(Serialize)]
pub(super) struct SettlementJson {
    schema: &'static str,
    lang: &'static str,
    rules: String,
    house_rule: Option<HouseJson>,
    family: &'static str,
    deals: Vec<DealJson>,
    stop: Option<StopJson>,
    end: Option<CitedJson>,
    next: Option<String>,
    players: Vec<PlayerJson>,
    notes: Vec<CitedJson>,
}

#[derive(Serialize)]
struct CitedJson {
    id: String,
    text: String,
    citation: Option<Citation>,
}

#[derive(Serialize)]
struct DealJson {
    title: String,
    winds: Vec<Option<char>>,
    payments: Vec<PaymentJson>,
    deltas: Vec<i32>,
    scores: Vec<ScoreJson>,
    notes: Vec<CitedJson>,
}

#[derive(Serialize)]
struct PaymentJson {
    /// A player, `table` or `nobody`.
    from: String,
    to: String,
    points: i32,
    #[serde(flatten)]
    what: CitedJson,
}

#[derive(Serialize)]
struct ScoreJson {
    player: usize,
    points: f64,
    #[serde(flatten)]
    what: CitedJson,
}

#[derive(Serialize)]
struct StopJson {
    deal: usize,
    reasons: Vec<CitedJson>,
}

#[derive(Serialize)]
struct PlayerJson {
    player: usize,
    #[serde(flatten)]
    columns: BTreeMap<&'static str, Value>,
}

pub(super) fn of(view: &View, chosen: &Chosen, lang: Lang) -> SettlementJson {
    let cite = |cited: &Cited| self::cited(cited, chosen, lang);
    let player = |seat: Seat| PlayerJson {
        player: number(seat),
        columns: view.table.iter().map(|column| (column.id, column.values[seat.index()].clone())).collect(),
    };
    SettlementJson {
        schema: "reglament.settlement/1",
        lang: lang.code(),
        rules: chosen.id().to_owned(),
        house_rule: chosen.house_json(),
        family: text::family_id(&chosen.table),
        deals: view.deals.iter().map(|deal| self::deal(deal, view.players, chosen, lang)).collect(),
        stop: view
            .stop
            .as_ref()
            .map(|stop| StopJson { deal: stop.deal, reasons: stop.reasons.iter().map(cite).collect() }),
        end: view.end.as_ref().map(cite),
        next: view.next.clone(),
        players: Seat::ALL.into_iter().take(view.players).map(player).collect(),
        notes: view.notes.iter().map(cite).collect(),
    }
}

fn cited(cited: &Cited, chosen: &Chosen, lang: Lang) -> CitedJson {
    CitedJson {
        id: cited.id.clone(),
        text: cited.text.clone(),
        citation: cited.basis.map(|basis| Citation::of(lang, chosen, basis)),
    }
}

fn deal(deal: &DealView, players: usize, chosen: &Chosen, lang: Lang) -> DealJson {
    let party = |party| match party {
        Party::Seat(seat) => number(seat).to_string(),
        Party::Table => "table".to_owned(),
        Party::Nobody => "nobody".to_owned(),
    };
    DealJson {
        title: deal.title.clone(),
        winds: deal.winds.iter().take(players).map(|wind| wind.map(rules::seat::Wind::letter)).collect(),
        payments: deal
            .transfers
            .iter()
            .map(|t| PaymentJson {
                from: party(t.from),
                to: party(t.to),
                points: t.points,
                what: cited(&t.what, chosen, lang),
            })
            .collect(),
        deltas: deal.deltas[..players].to_vec(),
        scores: deal
            .scores
            .iter()
            .map(|line| ScoreJson {
                player: number(line.seat),
                points: line.value,
                what: cited(&line.what, chosen, lang),
            })
            .collect(),
        notes: deal.notes.iter().map(|note| cited(note, chosen, lang)).collect(),
    }
}
