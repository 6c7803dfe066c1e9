//! `reglament settle FILE`: a sheet of deals in, payments out, each with its clause; then where the game stands.
mod classical;
mod json;
mod page;
mod riichi;
mod sheet;
mod sichuan;
mod view;

pub(crate) use sheet::complaint;

use crate::args::{SettleArgs, Wish};
use crate::house::Chosen;
use crate::outcome::{Code, Outcome};
use crate::page::Page;
use formats::deal_sheet::{DealSheet, Deals, play_classical, play_riichi, play_sichuan};
use rules::classical::{ClassicalRules, Scoring};
use rules::frame;
use rules::frame::riichi::Finished;
use rules::regulation::TableRules;
use rules::sichuan::Players;
use sheet::Sheet;
use text::{Lang, say};
use view::{Cited, View};

/// The result of a game of riichi: what each player has, and by which clauses.
pub(crate) fn riichi_result(finished: &Finished, chosen: &Chosen, lang: Lang) -> String {
    let (columns, notes) = riichi::result(finished, lang);
    let mut page = Page::default();
    page::standing(&mut page, (&columns, 4), &notes, chosen, lang);
    page.finish()
}

/// The result of a classical game.
pub(crate) fn classical_result(
    (rules, game): (&ClassicalRules, &frame::classical::Game),
    scoring: Scoring,
    chosen: &Chosen,
    lang: Lang,
) -> String {
    let (counts, places) = (scoring == Scoring::TournamentPoints, game.places(rules));
    let columns = classical::columns(game.totals(), places.value, counts, lang);
    let notes = [Cited::new("place", say!(lang, "settle-place"), places.basis)];
    let mut page = Page::default();
    page::standing(&mut page, (&columns, 4), &notes, chosen, lang);
    page.finish()
}

pub(crate) fn run(args: &SettleArgs, wish: Wish) -> Outcome {
    let Sheet { chosen, sheet } = match sheet::read(args, wish) {
        Ok(read) => read,
        Err(outcome) => return outcome,
    };
    let lang = wish.lang;
    // The sheet is read by the family of the rules chosen.
    let Some(view) = view(&chosen.table, &sheet, lang) else { return sheet::other_family(wish) };
    let code = if view.stop.is_some() { Code::No } else { Code::Ok };
    if wish.json {
        return Outcome::json(code, &json::of(&view, &chosen, lang));
    }
    Outcome::of(code, page::of(&view, &chosen, lang))
}

/// What is shown of a sheet; nothing where it is of another family than the table.
fn view(table: &TableRules, sheet: &DealSheet, lang: Lang) -> Option<View> {
    Some(match (table, &sheet.deals) {
        (TableRules::Riichi(rules), Deals::Riichi(deals)) => {
            riichi::view(rules, &play_riichi(rules, deals), lang)
        }
        (TableRules::Sichuan(rules), Deals::Sichuan(deals)) => {
            let players = if sheet.three { Players::Three } else { Players::Four };
            sichuan::view(&play_sichuan(rules, players, deals), lang)
        }
        (TableRules::Classical(rules), Deals::Classical(deals)) => {
            classical::view(rules, &play_classical(rules, sheet.stage, sheet.late, deals), lang)
        }
        _ => return None,
    })
}
