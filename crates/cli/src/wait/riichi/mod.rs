//! Shanten, waits and discards in the shapes of riichi, and tenpai by the rules asked for.
mod json;
mod page;

use super::foreign::foreign;
use crate::args::{WaitArgs, Wish};
use crate::complaint::Complaint;
use crate::house::Chosen;
use crate::outcome::{Code, Outcome};
use rules::clause::Basis;
use rules::counts::TileCounts;
use rules::hand::Hand;
use rules::notation::{parse_tiles, read_hand};
use rules::riichi::{RiichiRules, Tenpai, tenpai};
use rules::shape::{Discard, OwnCopies, Shanten, Shapes, Ukeire, discards, shanten, ukeire, waits};
use rules::tile::{KindSet, Tile, TileKind};
use text::say;

/// A hand looked at.
struct View<'r> {
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
    judged: Option<Judged<'r>>,
}

impl View<'_> {
    /// How many tiles of a kind are left.
    fn left(&self, kind: TileKind) -> u32 {
        4 - u32::from(self.visible.get(kind).min(4))
    }

    /// Whether it has the form of tenpai, but waits only for tiles that it holds all four of.
    fn is_exhausted(&self) -> bool {
        let own = self.hand.all_tiles().unwrap_or_default();
        !self.waits.is_empty() && self.waits.iter().all(|kind| own.get(kind) == 4)
    }
}

/// Whether the hand is tenpai by some rules.
#[derive(Clone, Copy)]
struct Judged<'r> {
    chosen: &'r Chosen,
    tenpai: Tenpai,
    basis: Basis,
}

/// The rules asked for, with what they are called.
type Asked<'r> = Option<(&'r Chosen, &'r RiichiRules)>;

pub(super) fn run(args: &WaitArgs, asked: Asked<'_>, wish: Wish) -> Outcome {
    let view = match view(args, asked, wish) {
        Ok(view) => view,
        Err(complaint) => return complaint.outcome(wish),
    };
    if wish.json {
        return Outcome::json(Code::Ok, &json::wait(&view, wish.lang));
    }
    Outcome::of(Code::Ok, page::wait(&view, args, wish.lang))
}

fn view<'r>(args: &WaitArgs, asked: Asked<'r>, wish: Wish) -> Result<View<'r>, Complaint> {
    let lang = wish.lang;
    let name = asked.map_or_else(|| say!(lang, "family-riichi"), |(chosen, _)| chosen.name(lang));
    foreign(args, &["--seen", "--all"], &name, wish)?;
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
        view.waits = waits(concealed, &view.hand.melds, Shapes::RIICHI, OwnCopies::Ignored).map_err(wrong)?;
        view.judged = asked.map(|(chosen, rules)| {
            let answer = tenpai(rules, &view.hand);
            Judged { chosen, tenpai: answer.value, basis: answer.basis }
        });
    } else if shanten.min() >= 0 {
        view.discards = discards(concealed, melds, Shapes::RIICHI).map_err(wrong)?.into_iter().collect();
        view.discards.sort_by_key(|d| (d.after.shanten, std::cmp::Reverse(d.after.remaining(visible))));
    }
    Ok(view)
}
