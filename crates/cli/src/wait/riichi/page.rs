//! A hand's distance and waits as text.
use super::{Judged, View};
use crate::args::{TileForm, WaitArgs};
use crate::page::{Cell, Page, QUIET, STRONG, Table};
use crate::tiles;
use rules::shape::Shanten;
use rules::tile::{KindSet, Tile, TileKind};
use text::{Lang, say};

/// Everything that `wait` prints.
pub(super) fn wait(view: &View<'_>, args: &WaitArgs, lang: Lang) -> String {
    let form = args.tiles;
    let mut page = Page::default();
    let own = view.hand.concealed.total() as usize + 3 * view.hand.melds.len();
    let mut table = Table::default();
    table.row([Cell::quiet(say!(lang, "ui-hand")), Cell::left(tiles::hand(form, &view.hand))]);
    let distance = distance(view.shanten, lang);
    let row = if view.is_exhausted() { exhausted(view, &distance, lang) } else { distance };
    table.row([Cell::quiet(say!(lang, "ui-shanten")), Cell::left(row).style(STRONG)]);
    table.row([Cell::default(), Cell::left(forms(view.shanten, lang))]);
    if !view.waits.is_empty() {
        table.row([Cell::quiet(say!(lang, "ui-waits")), Cell::left(counted(view, view.waits, form, lang))]);
    }
    // A wait for a fifth copy only leaves the hand a step behind: what it accepts then is another thing.
    if let Some(accepts) = view.accepts.filter(|accepts| view.waits.is_empty() || accepts.shanten > 0) {
        let accepted = counted(view, accepts.accepted, form, lang);
        table.row([Cell::quiet(say!(lang, "ui-accepts")), Cell::left(accepted)]);
    }
    page.table(&table);
    if own < 13 {
        page.line(&format!("  {}", say!(lang, "ui-groups-complete")));
    }
    if let Some(judged) = view.judged.filter(|_| !view.is_exhausted()) {
        page.line(&format!("  {}", verdict(view, judged, lang)));
    }
    discard_table(&mut page, view, args, lang);
    page.finish()
}

/// `1`, tenpai, complete.
fn distance(shanten: Shanten, lang: Lang) -> String {
    match shanten.min() {
        -1 => say!(lang, "ui-shanten-complete"),
        0 => say!(lang, "ui-shanten-tenpai"),
        n => text::number(lang, n.into()),
    }
}

/// The distance in each form that counts.
fn forms(shanten: Shanten, lang: Lang) -> String {
    let mut out = vec![say!(lang, "ui-form-standard", n = i32::from(shanten.standard))];
    out.extend(shanten.pairs.map(|n| say!(lang, "ui-form-pairs", n = i32::from(n))));
    out.extend(shanten.orphans.map(|n| say!(lang, "ui-form-orphans", n = i32::from(n))));
    out.join(", ")
}

/// Kinds with the number of tiles left, and the sum.
fn counted(view: &View<'_>, kinds: KindSet, form: TileForm, lang: Lang) -> String {
    let each = kinds.iter().map(|kind| {
        let shown = tiles::kind(form, kind);
        let own = view.hand.all_tiles().map_or(0, |own| own.get(kind));
        match view.left(kind) {
            0 if own == 4 => format!("{shown} ({})", say!(lang, "ui-left-none")),
            n => format!("{shown} × {n}"),
        }
    });
    let each: Vec<String> = each.collect();
    let sum: u32 = kinds.iter().map(|kind| view.left(kind)).sum();
    format!("{}; {}", each.join(", "), say!(lang, "ui-left-total", n = sum))
}

/// What a hand is that waits only for tiles it holds itself, and by whose rules.
fn exhausted(view: &View<'_>, distance: &str, lang: Lang) -> String {
    let form = match view.shanten.min() {
        0 => say!(lang, "ui-exhausted"),
        // The fifth copy is no tile that could come: the shortest way is another one.
        _ => format!("{distance}; {}", say!(lang, "ui-exhausted")),
    };
    let Some(judged) = view.judged else { return form };
    let citation = judged.chosen.citation(lang, judged.basis);
    let verdict = if judged.tenpai.is_tenpai() {
        say!(lang, "ui-exhausted-yes", citation = citation)
    } else {
        say!(lang, "ui-exhausted-no", citation = citation)
    };
    format!("{form}: {verdict}")
}

fn verdict(view: &View<'_>, judged: Judged<'_>, lang: Lang) -> String {
    let rules = judged.chosen.name(lang);
    let citation = judged.chosen.citation(lang, judged.basis);
    let is_empty = view.waits.iter().all(|kind| view.left(kind) == 0);
    if judged.tenpai.is_tenpai() && is_empty {
        // That nothing can come is no reason against it, and by which clause.
        say!(lang, "ui-tenpai-empty", rules = rules, citation = citation)
    } else if judged.tenpai.is_tenpai() {
        say!(lang, "ui-tenpai-yes", rules = rules)
    } else {
        say!(lang, "ui-tenpai-no", rules = rules, citation = citation)
    }
}

/// What each discard leads to; those that take the hand further away only when asked for.
fn discard_table(page: &mut Page, view: &View<'_>, args: &WaitArgs, lang: Lang) {
    let Some(best) = view.discards.first().map(|d| d.after.shanten) else { return };
    page.blank();
    let mut table = Table::default();
    table.row([
        Cell::quiet(say!(lang, "ui-discard")),
        Cell::quiet(say!(lang, "ui-discard-shanten")),
        Cell::right(say!(lang, "ui-discard-tiles")).style(QUIET),
        Cell::quiet(say!(lang, "ui-discard-accepts")),
    ]);
    let mut hidden = 0;
    for discard in &view.discards {
        if discard.after.shanten > best && !args.all {
            hidden += 1;
            continue;
        }
        let distance = match discard.after.shanten {
            0 => say!(lang, "ui-shanten-tenpai"),
            n => text::number(lang, n.into()),
        };
        let accepted: Vec<TileKind> = discard.after.accepted.iter().collect();
        let sum = discard.after.remaining(view.visible);
        table.row([
            Cell::left(tiles::kind(args.tiles, discard.kind)).style(STRONG),
            Cell::left(distance),
            Cell::right(text::number(lang, sum.into())),
            Cell::left(tiles::tiles(args.tiles, accepted.into_iter().map(Tile::plain))),
        ]);
    }
    page.table(&table);
    if hidden > 0 {
        page.line(&format!("  {}", say!(lang, "ui-discards-more", n = hidden)));
    }
}
