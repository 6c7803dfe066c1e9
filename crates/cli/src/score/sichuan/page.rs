//! A valued Hu as text: the sentence first, then the hand, fan, who pays.
use super::Question;
use crate::args::TileForm;
use crate::page::{ALARM, Cell, Page, STRONG, Table};
use crate::tiles;
use rules::clause::Basis;
use rules::sichuan::{Award, Reading, Refusals, Taken};
use rules::tile::Tile;
use text::{Lang, say};

/// Everything that `score` prints.
pub(super) fn score(
    question: &Question<'_>,
    answer: &Result<Award, Refusals>,
    form: TileForm,
    lang: Lang,
) -> String {
    let mut page = Page::default();
    match answer {
        Ok(award) => page.line(&format!("{STRONG}{}{STRONG:#}", sentence(question, award, lang))),
        Err(refusals) => refuse(&mut page, question, *refusals, form, lang),
    }
    page.blank();
    circumstances(&mut page, question, answer.as_ref().ok(), form, lang);
    if let Ok(award) = answer {
        fans(&mut page, question, award, lang);
    }
    page.finish()
}

/// How it was won and what it is worth.
pub(super) fn sentence(question: &Question<'_>, award: &Award, lang: Lang) -> String {
    let taken = text::sichuan::taken(lang, question.ctx.taken);
    let fans = say!(lang, "sichuan-fans", n = award.fan);
    say!(lang, "sichuan-won", taken = taken, fans = fans, points = text::points(lang, award.points))
}

fn cite(question: &Question<'_>, lang: Lang, basis: Basis) -> Cell {
    Cell::quiet(question.chosen.citation(lang, basis))
}

/// All reasons.
fn refuse(page: &mut Page, question: &Question<'_>, refusals: Refusals, form: TileForm, lang: Lang) {
    let reasons: Vec<_> = refusals.cited(question.rules).collect();
    let title = if refusals.is_false_hu() {
        say!(lang, "sichuan-won-false", reasons = reasons.len())
    } else {
        say!(lang, "sichuan-won-no", reasons = reasons.len())
    };
    page.line(&format!("{ALARM}{title}{ALARM:#}"));
    let mut table = Table::default();
    for reason in reasons {
        let basis = reason.basis.map_or_else(Cell::default, |basis| cite(question, lang, basis));
        table.row([Cell::left(question.refusal(reason.kind, form, lang)), basis]);
    }
    page.table(&table);
}

/// Hand, division, forbidden suit, payment, rules.
fn circumstances(
    page: &mut Page,
    question: &Question<'_>,
    award: Option<&Award>,
    form: TileForm,
    lang: Lang,
) {
    let mut table = Table::default();
    let mut row = |name: String, value: String, basis: Option<Basis>| {
        let basis = basis.map_or_else(Cell::default, |basis| cite(question, lang, basis));
        table.row([Cell::quiet(name), Cell::left(value), basis]);
    };
    row(say!(lang, "ui-hand"), tiles::won(form, &question.hand, question.win), None);
    if let Some(award) = award {
        let division = division(question, &award.reading, form, lang);
        row(say!(lang, "sichuan-ui-division"), division, Some(award.reading_basis));
    }
    row(say!(lang, "sichuan-ui-forbidden"), text::sichuan::suit(lang, question.ctx.forbidden), None);
    if let Some(award) = award {
        let (points, basis) = question.payment(award.points);
        let points = text::points(lang, points);
        let pays = match question.ctx.taken {
            Taken::Discard => say!(lang, "sichuan-ui-pays-discarder", points = points),
            Taken::SelfDraw => say!(lang, "sichuan-ui-pays-each", points = points),
        };
        row(say!(lang, "sichuan-ui-pays"), pays, Some(basis));
    }
    let rules = question.chosen;
    row(say!(lang, "ui-rules"), format!("{}: {}", rules.name(lang), rules.about(lang)), None);
    page.table(&table);
}

/// The reading that was counted: standing parts in order, then the declared sets.
fn division(question: &Question<'_>, reading: &Reading, form: TileForm, lang: Lang) -> String {
    let Reading::Sets { groups, pair } = reading else { return say!(lang, "sichuan-ui-seven-pairs") };
    let mut parts = vec![(*pair, tiles::tiles(form, [Tile::plain(*pair); 2]))];
    parts.extend(groups.iter().map(|group| (group.tile(), tiles::group(form, *group))));
    parts.sort_by_key(|(tile, _)| *tile);
    let declared = question.hand.melds.iter().map(|m| format!("({})", tiles::group(form, m.group())));
    parts.into_iter().map(|(_, text)| text).chain(declared).collect::<Vec<_>>().join(" ")
}

fn fans(page: &mut Page, question: &Question<'_>, award: &Award, lang: Lang) {
    page.title(&say!(lang, "sichuan-ui-fans"));
    let mut table = Table::default();
    for line in &award.lines {
        let name = text::sichuan::fan(lang, line.fan);
        let name =
            if line.times > 1 { say!(lang, "sichuan-fan-times", name = name, n = line.times) } else { name };
        let worth = Cell::right(text::number(lang, line.worth.into()));
        table.row([Cell::left(name), worth, cite(question, lang, line.basis)]);
    }
    let fans = say!(lang, "sichuan-fans", n = award.fan);
    let worth = format!("{fans}, {}", text::points(lang, award.points));
    table.row([
        Cell::left(say!(lang, "ui-total")),
        Cell::right(worth).style(STRONG),
        cite(question, lang, award.points_basis),
    ]);
    page.table(&table);
}
