//! The reference: numbers that are looked up, and which yaku combine, found again in hands.
use super::support::{RU, ask, has, printed};
use reglament_print::Kind;
use reglament_print::document::{Block, Content, Made, Table, What};
use rules::notation::{parse_hand, parse_tile};
use rules::regulation::RegulationId;
use rules::riichi::{Award, Win, WinContext, Yaku, value};
use rules::seat::{Seat, Wind};
use std::collections::BTreeSet;
use testkit::event::Builder;
use testkit::generate::riichi_win;

#[test]
fn samara_3_2_3__a_reference_for_counting_is_printed() {
    let paper = printed(&Builder::of(RegulationId::Samara), Kind::Reference);
    has(
        &paper,
        &["Памятка по подсчёту|", "Самара, п. 3.2-3: Справочные таблицы можно", "Яку|", "Пинфу|1|–|"],
    );
    has(&paper, &["30 фу|1 000 (300/500)|2 000 (500/1 000)|3 900 (1 000/2 000)|7 700 (2 000/3 900)|"]);
    // Without an answer of the rules that thirteen han are a yakuman, there is no such line.
    assert!(!paper.contains("казоэ"), "{paper}");
}

#[test]
fn tesuji_pay_1__the_table_of_payments_is_printed() {
    let paper = printed(&Builder::of(RegulationId::Tesuji), Kind::Reference);
    has(&paper, &["Тесудзи, п. pay.1: Таблица выплат", "(Тесудзи, п. pay.1)|"]);
    // Non-dealer: the discarder; in brackets the others and the dealer.
    has(
        &paper,
        &[
            "20 фу|–|(400/700)|(700/1 300)|(1 300/2 600)|",
            "25 фу|–|1 600|3 200 (800/1 600)|6 400 (1 600/3 200)|",
        ],
    );
    has(&paper, &["110 фу|3 600 (900/1 800)|7 100 (1 800/3 600)|8 000 (2 000/4 000)|8 000 (2 000/4 000)|"]);
    // Dealer: the discarder; in brackets each.
    has(
        &paper,
        &["30 фу|1 500 (500)|2 900 (1 000)|5 800 (2 000)|11 600 (3 900)|", "20 фу|–|(700)|(1 300)|(2 600)|"],
    );
    has(
        &paper,
        &["манган|от 5 хан|8 000 (2 000/4 000)|12 000 (4 000)|", "32 000 (8 000/16 000)|48 000 (16 000)|"],
    );
    has(&paper, &["санбайман|от 11 хан|24 000 (6 000/12 000)|36 000 (12 000)|"]);
}

/// The table of what combines: pairs by name with its mark.
fn matrix(table: &Table) -> Vec<(usize, usize, bool)> {
    let mut out = Vec::new();
    for (i, row) in table.rows.iter().enumerate() {
        for (j, cell) in row.cells.iter().skip(2).enumerate().filter(|(j, _)| *j != i) {
            out.push((i, j, matches!(&cell.what, What::StrongNumber(mark) if mark == "+")));
        }
    }
    out
}

/// The places of the yaku in the table; triplets of winds and dragons are one.
const ORDER: [&[Yaku]; 18] = [
    &[Yaku::Pinfu],
    &[Yaku::Iipeikou],
    &[Yaku::Ryanpeikou],
    &[Yaku::Tanyao],
    &[Yaku::SeatWind, Yaku::RoundWind, Yaku::Haku, Yaku::Hatsu, Yaku::Chun],
    &[Yaku::Chanta],
    &[Yaku::Junchan],
    &[Yaku::Ittsu],
    &[Yaku::SanshokuDoujun],
    &[Yaku::SanshokuDoukou],
    &[Yaku::Toitoi],
    &[Yaku::Sanankou],
    &[Yaku::Sankantsu],
    &[Yaku::Honroutou],
    &[Yaku::Honitsu],
    &[Yaku::Chinitsu],
    &[Yaku::Shousangen],
    &[Yaku::Chiitoitsu],
];

/// The pairs of places in an award.
fn pairs(award: &Award) -> Vec<(usize, usize)> {
    let there = |yaku: &&[Yaku]| award.lines.iter().any(|line| yaku.contains(&line.yaku));
    let found: Vec<usize> = (0..ORDER.len()).filter(|i| there(&ORDER[*i])).collect();
    found.iter().flat_map(|i| found.iter().map(move |j| (*i, *j))).filter(|(i, j)| i != j).collect()
}

/// Hands with what random ones seldom have, and the tile that wins by ron.
const RARE: &[(&str, &str)] = &[
    ("123789m123p789s33z", "9s"),
    ("112233m55566677z", "3m"),
    ("112233m778899p33z", "3z"),
    ("112233m778899p11s", "1s"),
    ("123789m123p123s11z", "1z"),
    ("111789m111p111s33z", "3z"),
    ("123789m123p123s99s", "9s"),
    ("111789m111p111s99s", "9s"),
    ("11112233789999m", "8m"),
    ("11223344557799m", "9m"),
    ("789p11s (1111m) (9999m) (1111p)", "1s"),
    ("23477m (1111m) (9999m) (5555m)", "7m"),
    ("234m77z (5555z) (6666z) (1111p)", "7z"),
];

#[test]
fn tesuji_yaku_21__which_yaku_combine_is_printed_and_true() {
    let event = Builder::of(RegulationId::Tesuji);
    let paper = printed(&event, Kind::Reference);
    has(&paper, &["Какие яку складываются вместе|", "Тесудзи, п. yaku.21: Сочетаемость яку", "18|Читойцу|"]);
    let document = ask(&event, Kind::Reference, RU).unwrap();
    let blocks = document.pages.iter().flat_map(|page| match &page.content {
        Content::Blocks(blocks) => &blocks[..],
        Content::Cards(..) => &[],
    });
    let table = blocks
        .filter_map(|block| match block {
            Block::Table(table) if table.made == Made::Narrow => Some(table),
            _ => None,
        })
        .next_back()
        .unwrap();
    let rules = testkit::law::riichi(RegulationId::Tesuji);
    let mut seen: BTreeSet<(usize, usize)> = BTreeSet::new();
    for seed in 0..60_000 {
        let win = riichi_win(seed);
        if let Ok(award) = value(rules, &win.hand, win.win, &win.ctx) {
            seen.extend(pairs(&award));
        }
    }
    let ctx = WinContext::new(Seat::ALL[0], Seat::ALL[1], Wind::East, Win::Ron(Seat::ALL[2]));
    for (hand, win) in RARE {
        let award = value(rules, &parse_hand(hand).unwrap(), parse_tile(win).unwrap(), &ctx);
        seen.extend(pairs(&award.unwrap_or_else(|refused| panic!("{hand}: {refused}"))));
    }
    let wrong: Vec<_> =
        matrix(table).into_iter().filter(|(i, j, together)| seen.contains(&(*i, *j)) != *together).collect();
    let named: Vec<String> = wrong
        .iter()
        .filter(|(i, j, _)| i < j)
        .map(|(i, j, together)| format!("{} {} {together}", ORDER[*i][0], ORDER[*j][0]))
        .collect();
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn the_other_families_have_their_numbers() {
    let sichuan = printed(&Builder::of(RegulationId::Sichuan), Kind::Reference);
    has(&sichuan, &["Семь пар|2|", "Фанов|0|1|2|3|4 и больше|", "Очки|1|2|4|8|16|", "Выплаты за конги|"]);
    let classical = printed(&Builder::of(RegulationId::Gambler), Kind::Reference);
    has(&classical, &["Лимитные руки|", "Удвоения|", "Очки|"]);
}
