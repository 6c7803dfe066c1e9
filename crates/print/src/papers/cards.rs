//! What lies on the tables: table numbers, winds, numbers of Hu, suits.
use crate::ask::Asked;
use crate::document::{Block, Document, Fit, Mark, Tone, Turn};
use crate::kind::Kind;
use rules::regulation::TableRules;
use rules::seat::{Seat, Wind};
use rules::sichuan::Players;
use rules::tile::Suit;
use text::say;

/// How many sets of suits lie on a table.
const SUIT_SETS: usize = 2;

/// A number for each table, with the way the seats go round it and a code.
pub(super) fn tables(asked: &Asked<'_>) -> Document {
    let lang = asked.lang;
    let wind = |i: usize| {
        let wind = Wind::from_index(i);
        (wind, text::wind_letter(asked.lang, wind), text::wind(lang, wind))
    };
    let card = |number: usize| {
        let name = say!(lang, "desk-table", n = number);
        let code = asked.code(&format!("/tables/{number}"), name.clone());
        let around = Block::Around(number.to_string(), [wind(0), wind(1), wind(2), wind(3)]);
        vec![asked.head(name, String::new(), code), around]
    };
    let cards: Vec<Vec<Block>> = (1..=asked.tables()).map(card).collect();
    asked.cards(Kind::TableCards, Fit::Half, Turn::Upright, &cards)
}

/// Four winds for each table.
pub(super) fn winds(asked: &Asked<'_>) -> Document {
    let card = |table: usize, wind: Wind| {
        vec![
            Block::Mark(Mark::Wind(wind, text::wind_letter(asked.lang, wind))),
            Block::Line(Tone::Loud, text::wind(asked.lang, wind)),
            at(asked, table),
        ]
    };
    let of_table = |table: usize| Seat::ALL.map(|seat| card(table, seat.wind(Seat::ALL[0])));
    let cards: Vec<Vec<Block>> = (1..=asked.tables()).flat_map(of_table).collect();
    asked.cards(Kind::WindCards, Fit::Eighth, Turn::Upright, &cards)
}

/// For each table the numbers that show in which order players declared Hu.
pub(super) fn hu(asked: &Asked<'_>) -> Document {
    let most = match &asked.event.setup.law.table {
        TableRules::Sichuan(rules) => Players::Four.hu_to_end(rules).value,
        TableRules::Riichi(_) | TableRules::Classical(_) => 0,
    };
    let card = |table: usize, number: usize| {
        vec![
            Block::Mark(Mark::Text(number.to_string())),
            Block::Line(Tone::Loud, say!(asked.lang, "print-hu")),
            at(asked, table),
        ]
    };
    let of_table = |table: usize| (1..=most).map(move |number| (table, number));
    let cards: Vec<Vec<Block>> =
        (1..=asked.tables()).flat_map(of_table).map(|(table, number)| card(table, number)).collect();
    asked.cards(Kind::HuCards, Fit::Eighth, Turn::Upright, &cards)
}

/// For each table two sets of the three suits.
pub(super) fn suits(asked: &Asked<'_>) -> Document {
    let card = |table: usize, suit: Suit| {
        vec![
            Block::Mark(Mark::Suit(suit, text::sichuan::suit(asked.lang, suit))),
            Block::Line(Tone::Loud, text::capital(&text::sichuan::suit(asked.lang, suit))),
            at(asked, table),
        ]
    };
    let sets =
        |table: usize| std::iter::repeat_n(Suit::ALL, SUIT_SETS).flatten().map(move |suit| (table, suit));
    let cards: Vec<Vec<Block>> =
        (1..=asked.tables()).flat_map(sets).map(|(table, suit)| card(table, suit)).collect();
    asked.cards(Kind::SuitCards, Fit::Eighth, Turn::Upright, &cards)
}

/// Where a card belongs.
fn at(asked: &Asked<'_>, table: usize) -> Block {
    Block::Line(Tone::Quiet, say!(asked.lang, "desk-table", n = table))
}
