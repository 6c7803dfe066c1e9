//! What verification found, in words. Every key stands here literally, so that the catalogue's test sees it.
mod fault;
mod part;
mod replay;
mod walk;

pub(super) use fault::{broken, foreign, io};
pub(super) use part::difference;
pub(crate) use replay::replayed;
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
        Warning::Unknown { what, times } => {
            say!(lang, "verify-odd-unknown", what = what, n = *times)
        }
        Warning::OwnStart { points } => {
            let points = points.map(|n| text::number(lang, i64::from(n))).join(", ");
            say!(lang, "verify-odd-start", points = points)
        }
        Warning::ChangeUnknown { .. } => say!(lang, "verify-odd-change", deal = deal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use formats::record::{Limit, LogYaku};
    use formats::verify::{Difference, NoAbort, Part, What};
    use rules::frame::riichi::{EndReason, Game};
    use rules::riichi::{Reason, Unlawful};
    use rules::seat::{Seat, SeatSet, Wind};

    /// Every kind of part that a difference may have.
    fn parts() -> Vec<Part> {
        let game = Game {
            prevailing: Wind::South,
            dealer: Seat::ALL[1],
            honba: 1,
            bets: 2,
            scores: [1000, 24000, 25000, 48000],
            deductions: [0; 4],
        };
        let mut parts = vec![
            Part::Number(3900),
            Part::Yaku(LogYaku::ALL.iter().map(|yaku| (*yaku, 1)).collect()),
            Part::Yaku(Vec::new()),
            Part::Yakuman(vec![LogYaku::Kokushi13]),
            Part::Deltas([-3900, 3900, 0, 0]),
            Part::Scores(game.scores),
            Part::Results([-405, 395, 10, 0]),
            Part::Seats(SeatSet::ALL),
            Part::Seats(SeatSet::EMPTY),
            Part::Win,
            Part::Deal(game),
            Part::End(None),
            Part::End(Some(EndReason::LastDeal)),
            Part::DealEnd,
        ];
        parts.extend(Limit::ALL.map(Part::Limit));
        parts.extend(DrawKind::ALL.map(Part::Draw));
        parts.extend(Reason::ALL.iter().map(|reason| Part::Unlawful(Unlawful::of(*reason))));
        parts.extend([NoAbort::NobodyHasDrawn, NoAbort::NoTile, NoAbort::NotSo].map(Part::NoAbort));
        parts
    }

    #[test]
    fn differences_are_said_in_the_language_asked_for() {
        let deal = DealName { prevailing: Wind::South, number: 2, honba: 1, dealer: Seat::ALL[1] };
        for what in What::ALL {
            for side in parts() {
                let found = Difference {
                    index: 5,
                    deal,
                    after: true,
                    what: *what,
                    recorded: side.clone(),
                    computed: side,
                };
                let text = difference(Lang::Ru, "1", &found);
                assert!(!text.contains(|c: char| c.is_ascii_alphabetic()), "{text}");
                assert!(text.starts_with("1, после раздачи Ю2, хонба 1, "), "{text}");
                let text = difference(Lang::En, "1", &found);
                assert!(!text.contains(|c| ('а'..='я').contains(&c)), "{text}");
                assert!(text.starts_with("1, after S2, honba 1, "), "{text}");
            }
        }
    }
}
