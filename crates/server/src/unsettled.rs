//! Why a deal of a sheet cannot be settled, in words.
use formats::deal_sheet::{
    ClassicalStop, DealSheet, Deals, RiichiStop, SichuanPlayed, SichuanStop, Who, play_classical,
    play_riichi, play_sichuan,
};
use rules::classical::ClassicalRules;
use rules::clause::Basis;
use rules::frame::sichuan::wind;
use rules::regulation::TableRules;
use rules::riichi::RiichiRules;
use rules::sichuan::Players;
use text::{Lang, say};

/// A reason that stops a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsettled {
    /// Its id in files.
    pub id: String,
    /// A sentence.
    pub text: String,
    /// Where that stands.
    pub basis: Option<Basis>,
}

impl Unsettled {
    fn of(id: &str, text: String, basis: Option<Basis>) -> Self {
        Self { id: id.to_owned(), text, basis }
    }
}

/// Why the deal that stops a sheet cannot be settled, a sentence each with its clause; nothing where the whole sheet can
/// be, or is of another family.
pub fn unsettled(lang: Lang, table: &TableRules, sheet: &DealSheet) -> Vec<String> {
    let reasons = match (table, &sheet.deals) {
        (TableRules::Riichi(rules), Deals::Riichi(deals)) => {
            play_riichi(rules, deals).stop.map(|stop| riichi_stop(lang, rules, &stop))
        }
        (TableRules::Sichuan(rules), Deals::Sichuan(deals)) => {
            let players = if sheet.three { Players::Three } else { Players::Four };
            let played = play_sichuan(rules, players, deals);
            played.stop.as_ref().map(|stop| sichuan_stop(lang, &played, stop))
        }
        (TableRules::Classical(rules), Deals::Classical(deals)) => {
            let played = play_classical(rules, sheet.stage, sheet.late, deals);
            played.stop.map(|stop| classical_stop(lang, rules, &stop))
        }
        _ => None,
    };
    let said = |reason: Unsettled| match reason.basis {
        Some(basis) => {
            let what = reason.text.trim_end_matches('.');
            say!(lang, "refused-clause", what = what, basis = text::citation(lang, basis))
        }
        None => reason.text,
    };
    reasons.into_iter().flatten().map(said).collect()
}

/// Of a riichi sheet.
pub fn riichi_stop(lang: Lang, rules: &RiichiRules, stop: &RiichiStop) -> Vec<Unsettled> {
    match stop {
        RiichiStop::Over => vec![Unsettled::of("over", say!(lang, "stop-over"), None)],
        RiichiStop::Worth(who) => {
            vec![Unsettled::of("worth", say!(lang, "stop-worth", seat = name(lang, *who)), None)]
        }
        RiichiStop::Twice(who) => {
            vec![Unsettled::of("twice", say!(lang, "stop-twice", seat = name(lang, *who)), None)]
        }
        RiichiStop::Unlawful(no) => no
            .cited(rules)
            .map(|r| Unsettled::of(r.reason.id(), text::reason(lang, r.reason), r.basis))
            .collect(),
    }
}

/// Of a Sichuan sheet.
pub fn sichuan_stop(lang: Lang, played: &SichuanPlayed, stop: &SichuanStop) -> Vec<Unsettled> {
    match stop {
        SichuanStop::NoSeat(who) => {
            vec![Unsettled::of("no_seat", say!(lang, "stop-no-seat", seat = name(lang, *who)), None)]
        }
        SichuanStop::ManyHu => vec![Unsettled::of("many_hu", say!(lang, "stop-many-hu"), None)],
        SichuanStop::Faults(faults) => {
            let one = |fault: &rules::sichuan::Fault| {
                let mut text = text::sichuan::fault(lang, fault.kind);
                if let Some(seat) = fault.seat {
                    let wind = wind(played.players, played.dealer.value, seat);
                    text = format!("{}: {text}", text::seat_of_deal(lang, wind, seat));
                }
                Unsettled::of(fault.kind.id(), text, fault.basis)
            };
            faults.0.iter().map(one).collect()
        }
    }
}

/// Of a classical sheet.
pub fn classical_stop(lang: Lang, rules: &ClassicalRules, stop: &ClassicalStop) -> Vec<Unsettled> {
    match stop {
        ClassicalStop::Over => vec![Unsettled::of("over", say!(lang, "stop-over"), None)],
        ClassicalStop::Hands => vec![Unsettled::of("hands", say!(lang, "stop-hands"), None)],
        ClassicalStop::Faults(faults) => {
            let cited = faults.cited(rules);
            cited
                .map(|(kind, basis)| Unsettled::of(kind.id(), text::classical::fault(lang, kind), basis))
                .collect()
        }
    }
}

fn name(lang: Lang, who: Who) -> String {
    match who {
        Who::Wind(wind) => text::wind(lang, wind),
        Who::Player(number) => say!(lang, "settle-player", n = number),
    }
}
