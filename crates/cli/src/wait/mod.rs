//! `reglament wait HAND`: shanten, waits, and what the hand accepts after each discard.
mod json;
mod page;

use crate::args::{RulesId, WaitArgs, Wish};
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use rules::clause::Basis;
use rules::counts::TileCounts;
use rules::hand::Hand;
use rules::notation::{parse_tiles, read_hand};
use rules::riichi::ExhaustedWait;
use rules::shape::{Discard, OwnCopies, Shanten, Shapes, Ukeire, discards, shanten, ukeire, waits};
use rules::tile::{KindSet, Tile, TileKind};
use text::say;

/// A hand looked at.
struct View {
    hand: Hand,
    /// Own tiles, melds and what lies on the table.
    visible: TileCounts,
    shanten: Shanten,
    /// Of a hand of 3n+1 tiles in tenpai; also kinds of which all copies are its own.
    waits: KindSet,
    /// Of a hand of 3n+1 tiles.
    accepts: Option<Ukeire>,
    /// Of a hand of 3n+2 tiles, the best first.
    discards: Vec<Discard>,
    judged: Option<Judged>,
}

impl View {
    /// How many tiles of a kind are left.
    fn left(&self, kind: TileKind) -> u32 {
        4 - u32::from(self.visible.get(kind).min(4))
    }
}

/// Whether the hand is tenpai by some rules.
#[derive(Clone, Copy)]
struct Judged {
    rules: RulesId,
    tenpai: bool,
    basis: Basis,
}

pub(crate) fn run(args: &WaitArgs, wish: Wish) -> Outcome {
    let view = match view(args, wish) {
        Ok(view) => view,
        Err(complaint) => return complaint.outcome(wish),
    };
    if wish.json {
        return Outcome::json(Code::Ok, &json::wait(&view, wish.lang));
    }
    Outcome::of(Code::Ok, page::wait(&view, args, wish.lang))
}

fn view(args: &WaitArgs, wish: Wish) -> Result<View, Complaint> {
    let lang = wish.lang;
    let text = args.hand.join(" ");
    let hand = read_hand(&text).map_err(|e| Complaint::tiles(wish, "", &text, &e))?.hand;
    if !hand.bonus.is_empty() {
        return Err(Complaint::new("bonus", say!(lang, "error-bonus")));
    }
    let seen = match &args.seen {
        Some(text) => parse_tiles(text).map_err(|e| Complaint::tiles(wish, "--seen", text, &e))?,
        None => Vec::new(),
    };
    let seen: TileCounts = seen.into_iter().map(Tile::kind).collect();
    let all = hand.all_tiles().and_then(|own| own.checked_plus(seen));
    let Some(visible) = all.filter(|all| all.more_than_four().is_empty()) else {
        let over = all.map(TileCounts::more_than_four).unwrap_or_default();
        let names: Vec<String> = over.iter().map(|kind| kind.to_string()).collect();
        return Err(Complaint::new("copies", say!(lang, "error-wait-copies", tiles = names.join(" "))));
    };
    let (concealed, melds) = (hand.concealed, hand.melds.len());
    let wrong = |_| Complaint::new("length", say!(lang, "error-wait-length"));
    let shanten = shanten(concealed, melds).map_err(wrong)?;
    let mut view = View {
        visible,
        shanten,
        waits: KindSet::EMPTY,
        accepts: None,
        discards: Vec::new(),
        judged: None,
        hand,
    };
    if concealed.total() % 3 == 1 {
        view.accepts = Some(ukeire(concealed, melds, Shapes::RIICHI).map_err(wrong)?);
        view.waits = waiting(&view.hand, OwnCopies::Ignored).map_err(wrong)?;
        view.judged = args.rules.and_then(|rules| judge(&view.hand, rules));
    } else if shanten.min() >= 0 {
        view.discards = discards(concealed, melds, Shapes::RIICHI).map_err(wrong)?.into_iter().collect();
        view.discards.sort_by_key(|d| (d.after.shanten, std::cmp::Reverse(d.after.remaining(visible))));
    }
    Ok(view)
}

fn waiting(hand: &Hand, own: OwnCopies) -> Result<KindSet, rules::shape::ShapeError> {
    waits(hand.concealed, &hand.melds, Shapes::RIICHI, own)
}

/// Tenpai by these rules, with the clause on waits that the own tiles exhaust.
fn judge(hand: &Hand, rules: RulesId) -> Option<Judged> {
    let exhausted = rules.riichi().draw.exhausted_wait;
    let own = match exhausted.value {
        ExhaustedWait::HandAndMelds => OwnCopies::All,
        ExhaustedWait::ConcealedPart => OwnCopies::Concealed,
    };
    let tenpai = !waiting(hand, own).ok()?.is_empty();
    Some(Judged { rules, tenpai, basis: exhausted.basis })
}
