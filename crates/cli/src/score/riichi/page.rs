//! A valued hand as text: the sentence first, then the hand, yaku, fu, payments, notes.
use super::hint::Hint;
use super::question::{DEALER, Question};
use crate::args::TileForm;
use crate::page::{ALARM, Cell, Page, QUIET, STRONG, Table};
use crate::tiles;
use rules::riichi::{Award, ReadGroup, Reading, Refusals};
use rules::seat::Seat;
use rules::settlement::Party;
use rules::tile::{Tile, TileKind};
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
        Ok(award) => {
            let sentence = text::win(lang, award, &question.ctx);
            page.line(&format!("{STRONG}{sentence}{STRONG:#}"));
        }
        Err(refusals) => refuse(&mut page, question, *refusals, form, lang),
    }
    page.blank();
    circumstances(&mut page, question, answer.as_ref().ok(), form, lang);
    if let Ok(award) = answer {
        yaku(&mut page, award, question, lang);
        fu(&mut page, award, question, form, lang);
        payments(&mut page, award, question, lang);
        notes(&mut page, award, question, lang);
    }
    page.finish()
}

fn cite(question: &Question<'_>, lang: Lang, basis: rules::clause::Basis) -> Cell {
    Cell::quiet(question.chosen.citation(lang, basis))
}

/// All reasons.
fn refuse(page: &mut Page, question: &Question<'_>, refusals: Refusals, form: TileForm, lang: Lang) {
    let reasons: Vec<_> = refusals.cited(question.rules).collect();
    let title = say!(lang, "won-no", reasons = reasons.len());
    page.line(&format!("{ALARM}{title}{ALARM:#}"));
    let mut table = Table::default();
    for reason in reasons {
        let basis = reason.basis.map_or_else(Cell::default, |basis| cite(question, lang, basis));
        table.row([Cell::left(question.refusal(reason.kind, form, lang)), basis]);
    }
    page.table(&table);
}

/// Hand, reading, seat, dora, rules.
fn circumstances(
    page: &mut Page,
    question: &Question<'_>,
    award: Option<&Award>,
    form: TileForm,
    lang: Lang,
) {
    let ctx = &question.ctx;
    let mut table = Table::default();
    let mut row = |name: String, value: String| table.row([Cell::quiet(name), Cell::left(value)]);
    row(say!(lang, "ui-hand"), hand(question, form, lang));
    if let Some(award) = award {
        row(say!(lang, "ui-reading"), reading(&award.reading, form, lang));
    }
    let wind = text::wind_id(ctx.seat_wind());
    let round = say!(lang, "wind-round", wind = text::wind_id(ctx.prevailing));
    let mut place = vec![say!(lang, "ui-place-value", wind = wind, round = round)];
    if ctx.honba > 0 {
        place.push(say!(lang, "ui-honba", n = ctx.honba));
    }
    if ctx.bets > 0 {
        place.push(say!(lang, "ui-sticks", n = ctx.bets));
    }
    row(say!(lang, "ui-place"), place.join(", "));
    for (name, indicators) in
        [(say!(lang, "ui-dora"), &ctx.indicators), (say!(lang, "ui-ura"), &ctx.ura_indicators)]
    {
        if !indicators.is_empty() {
            row(name, indicated(indicators, form, lang));
        }
    }
    let rules = question.chosen;
    row(say!(lang, "ui-rules"), format!("{}: {}", rules.name(lang), rules.about(lang)));
    page.table(&table);
}

/// The hand and the winning tile; where they are not fourteen, how many they are.
fn hand(question: &Question<'_>, form: TileForm, lang: Lang) -> String {
    let shown = tiles::won(form, &question.hand, question.win);
    let held = &question.hand;
    let has = held.concealed.get(question.win.kind()) > 0;
    let n = held.concealed.total() as usize + 3 * held.melds.len() + usize::from(!has);
    if n == 14 { shown } else { say!(lang, "ui-hand-short", tiles = shown, n = n) }
}

fn indicated(indicators: &[TileKind], form: TileForm, lang: Lang) -> String {
    let each = indicators.iter().map(|indicator| {
        say!(
            lang,
            "ui-indicator",
            indicator = tiles::kind(form, *indicator),
            dora = tiles::kind(form, indicator.after_indicator())
        )
    });
    each.collect::<Vec<_>>().join(", ")
}

fn reading(reading: &Reading, form: TileForm, lang: Lang) -> String {
    let (groups, pair, wait) = match reading {
        Reading::SevenPairs => return say!(lang, "ui-seven-pairs"),
        Reading::ThirteenOrphans => return say!(lang, "ui-thirteen-orphans"),
        Reading::Standard { groups, pair, wait } => (groups, *pair, *wait),
    };
    // As the tiles stand in the hand: what is concealed in order, then what is declared.
    let mut concealed = vec![(pair, tiles::tiles(form, [Tile::plain(pair); 2]))];
    let mut declared = Vec::new();
    for group in groups {
        let shown = tiles::group(form, group.group());
        match group {
            ReadGroup::Open(_) | ReadGroup::ConcealedKong(_) => declared.push(format!("({shown})")),
            ReadGroup::Concealed(g) | ReadGroup::WonByRon(g) => concealed.push((g.tile(), shown)),
        }
    }
    concealed.sort_by_key(|(tile, _)| *tile);
    let all: Vec<String> = concealed.into_iter().map(|(_, text)| text).chain(declared).collect();
    format!("{}; {}", all.join(" "), say!(lang, "ui-wait", wait = text::wait(lang, wait)))
}

fn yaku(page: &mut Page, award: &Award, question: &Question<'_>, lang: Lang) {
    page.title(&say!(lang, "ui-yaku"));
    let mut table = Table::default();
    for line in &award.lines {
        let worth = if line.yaku.is_yakuman() {
            text::limit(lang, rules::riichi::Limit::Yakuman, line.han / 13)
        } else {
            say!(lang, "han", han = line.han)
        };
        table.row([
            Cell::left(text::yaku(lang, line.yaku)),
            Cell::right(worth),
            cite(question, lang, line.basis),
        ]);
    }
    let sum = Cell::right(text::worth(lang, award)).style(STRONG);
    table.row([Cell::left(say!(lang, "ui-total")), sum, cite(question, lang, award.limit_basis)]);
    page.table(&table);
}

fn fu(page: &mut Page, award: &Award, question: &Question<'_>, form: TileForm, lang: Lang) {
    // Nobody counts the fu of a yakuman at the table.
    if award.fu.lines.is_empty() || award.yakuman > 0 {
        return;
    }
    page.title(&say!(lang, "ui-fu"));
    let mut table = Table::default();
    for line in &award.fu.lines {
        let tile = line.kind.tile().map(|kind| tiles::kind(form, kind)).unwrap_or_default();
        let name = text::fu(lang, line.kind, &tile);
        let n = text::number(lang, line.fu.into());
        table.row([Cell::left(name), Cell::right(n), cite(question, lang, line.basis)]);
    }
    let (raw, rounded) = (award.fu.raw, award.fu.rounded);
    let sum = if raw == rounded {
        text::number(lang, raw.into())
    } else {
        say!(lang, "ui-fu-rounded", raw = raw, rounded = rounded)
    };
    let rounding = award.fu.rounding.map_or_else(Cell::default, |basis| cite(question, lang, basis));
    table.row([Cell::left(say!(lang, "ui-total")), Cell::right(sum).style(STRONG), rounding]);
    page.table(&table);
}

fn payments(page: &mut Page, award: &Award, question: &Question<'_>, lang: Lang) {
    page.title(&say!(lang, "ui-payments"));
    let name = |party| match party {
        Party::Seat(seat) => wind(seat, question, lang),
        Party::Table => say!(lang, "ui-table"),
        Party::Nobody => say!(lang, "ui-nobody"),
    };
    let mut table = Table::default();
    for transfer in &award.transfers {
        table.row([
            Cell::left(name(transfer.from)),
            Cell::left(format!("→ {}", name(transfer.to))),
            Cell::right(text::number(lang, transfer.points.into())),
            Cell::left(text::payment(lang, transfer.kind)),
            cite(question, lang, transfer.basis),
        ]);
    }
    page.table(&table);
    let deltas = award.deltas();
    let each = Seat::ALL.into_iter().filter(|seat| deltas[seat.index()] != 0).map(|seat| {
        let delta = text::signed(lang, deltas[seat.index()].into());
        format!("{} {STRONG}{delta}{STRONG:#}", wind(seat, question, lang))
    });
    let each: Vec<String> = each.collect();
    page.line(&format!("  {QUIET}{}{QUIET:#}  {}", say!(lang, "ui-total"), each.join("   ")));
    if question.hints.contains(&Hint::OwnStick) {
        page.line(&format!("  {QUIET}{}{QUIET:#}", Hint::OwnStick.text(lang)));
    }
}

fn wind(seat: Seat, question: &Question<'_>, lang: Lang) -> String {
    debug_assert_eq!(question.ctx.dealer, DEALER);
    text::wind(lang, seat.wind(question.ctx.dealer))
}

fn notes(page: &mut Page, award: &Award, question: &Question<'_>, lang: Lang) {
    // What is said of the totals stands beside them.
    let hints: Vec<&Hint> = question.hints.iter().filter(|hint| **hint != Hint::OwnStick).collect();
    if award.notes.is_empty() && hints.is_empty() {
        return;
    }
    page.title(&say!(lang, "ui-notes"));
    let mut table = Table::default();
    for note in &award.notes {
        table.row([Cell::left(text::note(lang, note.kind)), cite(question, lang, note.basis)]);
    }
    for hint in hints {
        let basis = hint.basis(question).map_or_else(Cell::default, |basis| cite(question, lang, basis));
        table.row([Cell::left(hint.text(lang)), basis]);
    }
    page.table(&table);
}
