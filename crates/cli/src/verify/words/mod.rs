//! What verification found, in words. Every key stands here literally, so that the catalogue's test sees it.
mod fault;
mod part;
mod walk;

pub(super) use fault::{broken, foreign, io};
pub(super) use part::difference;
pub(super) use walk::walk;

use formats::record::{DealName, DrawKind, Warning};
use formats::verify::Cut;
use text::{Lang, say};

/// A deal as players name it: «Ю2, хонба 1», "S2, honba 1".
pub(super) fn deal(lang: Lang, deal: DealName) -> String {
    let wind = text::wind_id(deal.prevailing);
    say!(lang, "verify-deal", wind = wind, number = deal.number, honba = deal.honba)
}

/// The row of the totals for a kind of draw.
pub(super) fn draws(lang: Lang, kind: DrawKind) -> String {
    match kind {
        DrawKind::Exhaustive => say!(lang, "verify-draw-exhaustive"),
        DrawKind::Nagashi => say!(lang, "verify-draw-nagashi"),
        DrawKind::NineTerminals => say!(lang, "verify-draw-nine_terminals"),
        DrawKind::FourWinds => say!(lang, "verify-draw-four_winds"),
        DrawKind::FourRiichi => say!(lang, "verify-draw-four_riichi"),
        DrawKind::FourKongs => say!(lang, "verify-draw-four_kongs"),
        DrawKind::TripleRon => say!(lang, "verify-draw-triple_ron"),
    }
}

/// A game whose log stops before its end.
pub(super) fn cut(lang: Lang, cut: Cut) -> String {
    match cut.deal {
        None => say!(lang, "verify-cut-empty"),
        Some(last) if cut.inside => say!(lang, "verify-cut-inside", deal = deal(lang, last)),
        Some(last) => say!(lang, "verify-cut-after", deal = deal(lang, last)),
    }
}

/// An oddity; `at` is the deal it is in.
pub(super) fn warning(lang: Lang, warning: &Warning, at: Option<DealName>) -> String {
    let deal = at.map(|at| deal(lang, at)).unwrap_or_default();
    match warning {
        Warning::RepeatedAttribute { tag, attribute } => {
            say!(lang, "verify-odd-attribute", tag = tag, attribute = attribute)
        }
        Warning::IndicatorsDiffer { .. } => say!(lang, "verify-odd-indicators", deal = deal),
        Warning::UraUnknown { .. } => say!(lang, "verify-odd-ura", deal = deal),
        Warning::IndicatorMissing { .. } => say!(lang, "verify-odd-indicator", deal = deal),
        Warning::ChangeUnknown { .. } => say!(lang, "verify-odd-change", deal = deal),
    }
}
