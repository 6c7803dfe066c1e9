//! A valued Mahjong as text: the sentence first, then the hand, points, doubles, limit hands, notes.
use super::{Answer, Question};
use crate::args::TileForm;
use crate::page::{ALARM, Cell, Page, STRONG, Table};
use crate::tiles;
use rules::classical::{Award, Count, Counted, Declared, Reading, Source};
use rules::clause::Basis;
use rules::tile::Tile;
use text::classical as words;
use text::{Lang, say};

/// Everything that `score` prints.
pub(super) fn score(question: &Question<'_>, answer: &Answer, form: TileForm, lang: Lang) -> String {
    let mut page = Page::default();
    match &answer.award {
        Some(award) if answer.refusals.is_empty() => {
            page.line(&format!("{STRONG}{}{STRONG:#}", sentence(question, award, lang)));
        }
        _ => refuse(&mut page, question, answer, form, lang),
    }
    page.blank();
    circumstances(&mut page, question, answer, form, lang);
    if let Some(award) = &answer.award {
        if let Some(count) = &award.ordinary {
            points(&mut page, question, count, form, lang);
            doubles(&mut page, question, count, lang);
        }
        limits(&mut page, question, award, lang);
        notes(&mut page, question, award, lang);
    }
    page.finish()
}

/// Who won how, and what the hand is worth.
pub(super) fn sentence(question: &Question<'_>, award: &Award, lang: Lang) -> String {
    let ctx = &question.ctx;
    let (wind, whists) = (text::wind_id(ctx.seat_wind()), words::whists(lang, award.points));
    let from = ctx.source.from().map(|seat| text::wind_id(seat.wind(ctx.dealer))).unwrap_or_default();
    match ctx.source {
        Source::Wall => say!(lang, "classical-won-wall", wind = wind, whists = whists),
        Source::Free => say!(lang, "classical-won-free", wind = wind, whists = whists),
        Source::Discard(_) => say!(lang, "classical-won-discard", wind = wind, whists = whists, from = from),
        Source::AddedKong(_) | Source::ClosedKong(_) => {
            say!(lang, "classical-won-robbed", wind = wind, whists = whists, from = from)
        }
    }
}

fn cite(question: &Question<'_>, lang: Lang, basis: Basis) -> Cell {
    Cell::quiet(question.chosen.citation(lang, basis))
}

/// All reasons.
fn refuse(page: &mut Page, question: &Question<'_>, answer: &Answer, form: TileForm, lang: Lang) {
    let reasons: Vec<_> = answer.refusals.cited(question.rules).collect();
    let title = say!(lang, "classical-refused", reasons = reasons.len());
    page.line(&format!("{ALARM}{title}{ALARM:#}"));
    let mut table = Table::default();
    for reason in reasons {
        let basis = reason.basis.map_or_else(Cell::default, |basis| cite(question, lang, basis));
        table.row([Cell::left(question.refusal(reason.kind, form, lang)), basis]);
    }
    page.table(&table);
}

/// Hand, reading, seat, what was waited for, the right to declare, rules.
fn circumstances(page: &mut Page, question: &Question<'_>, answer: &Answer, form: TileForm, lang: Lang) {
    let ctx = &question.ctx;
    let mut table = Table::default();
    let mut row = |name: String, value: String, basis: Option<Basis>| {
        let basis = basis.map_or_else(Cell::default, |basis| cite(question, lang, basis));
        table.row([Cell::quiet(name), Cell::left(value), basis]);
    };
    row(say!(lang, "ui-hand"), tiles::won(form, &question.hand, question.win), None);
    if let Some(award) = &answer.award {
        row(say!(lang, "ui-reading"), reading(&award.reading, form, lang), Some(award.reading_basis));
    }
    let round = say!(lang, "wind-round", wind = text::wind_id(ctx.prevailing));
    let wind = text::wind_id(ctx.seat_wind());
    row(say!(lang, "ui-place"), say!(lang, "ui-place-value", wind = wind, round = round), None);
    if let Some(award) = &answer.award {
        if !award.waits.is_empty() {
            let waits: Vec<String> = award.waits.iter().map(|kind| tiles::kind(form, kind)).collect();
            row(say!(lang, "classical-ui-waits"), waits.join(" "), None);
        }
        if let Some(declared) = award.declared_by {
            let (value, basis) = declared_by(declared, lang);
            row(say!(lang, "classical-ui-declared"), value, Some(basis));
        }
        row(say!(lang, "classical-ui-value"), words::whists(lang, award.points), Some(award.basis));
    }
    let rules = question.chosen;
    row(say!(lang, "ui-rules"), format!("{}: {}", rules.name(lang), rules.about(lang)), None);
    page.table(&table);
}

/// What gives the right to declare.
pub(super) fn declared_by(declared: Declared, lang: Lang) -> (String, Basis) {
    match declared {
        Declared::LimitHand(hand, basis) => {
            (say!(lang, "classical-ui-declared-limit", hand = words::limit(lang, hand)), basis)
        }
        Declared::InternalDouble(double, basis) => {
            (say!(lang, "classical-ui-declared-double", double = words::double(lang, double)), basis)
        }
        Declared::NoMinimum(basis) => (say!(lang, "classical-ui-declared-none"), basis),
    }
}

fn reading(reading: &Reading, form: TileForm, lang: Lang) -> String {
    match reading {
        Reading::Own(hand) => say!(lang, "classical-ui-own-shape", hand = words::limit(lang, *hand)),
        Reading::Sets { sets, pair } => {
            let mut parts = vec![(*pair, tiles::tiles(form, [Tile::plain(*pair); 2]))];
            parts.extend(sets.iter().map(|set| (set.tile(), tiles::group(form, *set))));
            parts.sort_by_key(|(tile, _)| *tile);
            parts.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" ")
        }
    }
}

/// The tiles of a line.
pub(super) fn counted(counted: Counted, form: TileForm) -> String {
    match counted {
        Counted::Win => String::new(),
        Counted::Set(group) => tiles::group(form, group),
        Counted::Pair(kind) => tiles::tiles(form, [Tile::plain(kind); 2]),
        Counted::Bonus(bonus) => bonus.to_string(),
    }
}

fn points(page: &mut Page, question: &Question<'_>, count: &Count, form: TileForm, lang: Lang) {
    page.title(&say!(lang, "classical-ui-points"));
    let mut table = Table::default();
    for line in &count.lines {
        let openness = line.openness.map(|openness| words::openness(lang, openness.value));
        table.row([
            Cell::left(words::point(lang, line.kind)),
            Cell::left(openness.unwrap_or_default()),
            Cell::left(counted(line.counted, form)),
            Cell::right(text::number(lang, line.points.into())),
            cite(question, lang, line.basis),
        ]);
    }
    table.row([
        Cell::left(say!(lang, "classical-ui-base")),
        Cell::default(),
        Cell::default(),
        Cell::right(text::number(lang, count.base.into())).style(STRONG),
        cite(question, lang, count.basis),
    ]);
    page.table(&table);
}

fn doubles(page: &mut Page, question: &Question<'_>, count: &Count, lang: Lang) {
    page.title(&say!(lang, "classical-ui-doubles"));
    let mut table = Table::default();
    for line in &count.doubles {
        table.row([
            Cell::left(words::double(lang, line.double)),
            Cell::right(say!(lang, "classical-ui-times", n = 1_u32 << line.times)),
            cite(question, lang, line.basis),
        ]);
    }
    if count.after_doubles > 0 {
        let points = text::signed(lang, count.after_doubles.into());
        table.row([Cell::left(say!(lang, "classical-ui-after")), Cell::right(points)]);
    }
    let value = Cell::right(words::whists(lang, count.value)).style(STRONG);
    let mut total = vec![Cell::left(say!(lang, "ui-total")), value];
    if let Some(basis) = count.cut {
        let cut = say!(lang, "classical-ui-cut");
        total.push(Cell::quiet(format!("{cut}: {}", question.chosen.citation(lang, basis))));
    }
    table.row(total);
    page.table(&table);
}

fn limits(page: &mut Page, question: &Question<'_>, award: &Award, lang: Lang) {
    if award.limit_hands.is_empty() {
        return;
    }
    page.title(&say!(lang, "classical-ui-limits"));
    let mut table = Table::default();
    for line in &award.limit_hands {
        table.row([
            Cell::left(words::limit(lang, line.hand)),
            Cell::right(words::whists(lang, line.points)),
            cite(question, lang, line.basis),
        ]);
    }
    page.table(&table);
}

fn notes(page: &mut Page, question: &Question<'_>, award: &Award, lang: Lang) {
    let notes: Vec<_> = award.notes.iter().chain(award.ordinary.iter().flat_map(|c| &c.notes)).collect();
    if notes.is_empty() {
        return;
    }
    page.title(&say!(lang, "ui-notes"));
    let mut table = Table::default();
    for note in notes {
        table.row([Cell::left(words::note(lang, note.kind)), cite(question, lang, note.basis)]);
    }
    page.table(&table);
}
