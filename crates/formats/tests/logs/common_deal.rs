//! A short way to write down a deal for a test.
use crate::common::{tile, tiles};
use reglament_formats::record::{Change, Deal, Declared, Event, Outcome, Recorded, Win, in_order};
use rules::seat::{Relative, Seat};
use rules::tile::Tile;

/// A deal of East 1 from four hands and events, one a word:
/// `0+1m` draw, `0-1m` discard, `0=1m` discard of the drawn tile, `0r` riichi, `0R` accepted, `d1m` indicator,
/// `0c1m:23m` chow, `0p1m<` pung (`<` previous, `^` across, `>` next), `0k1m<` claimed kong, `0a1m<` added kong,
/// `0q1m` concealed kong.
pub(crate) fn deal(hands: [&str; 4], events: &str) -> Deal {
    Deal {
        index: 0,
        dealer: Seat::ALL[0],
        honba: 0,
        sticks: 0,
        scores: [25000; 4],
        hands: hands.map(|hand| tiles(hand).try_into().expect("thirteen tiles")),
        indicator: tile("9p"),
        shuffle: None,
        events: events.split_whitespace().map(event).collect(),
        outcome: None,
    }
}

/// The same deal with a win at its end.
pub(crate) fn won(mut deal: Deal, winner: usize, from: usize, tile: Tile) -> Deal {
    deal.outcome = Some(Outcome::Wins(vec![Win {
        winner: Seat::ALL[winner],
        from: Seat::ALL[from],
        tile,
        ura: Some(Vec::new()),
        liable: None,
        change: Change { before: deal.scores, delta: [0; 4] },
        chips: None,
        value: Recorded::default(),
        table: None,
    }]));
    deal
}

fn event(word: &str) -> Event {
    if let Some(indicator) = word.strip_prefix('d') {
        return Event::Indicator { tile: tile(indicator) };
    }
    let seat = Seat::ALL[usize::from(word.as_bytes()[0] - b'0')];
    let rest = &word[2..];
    match &word[1..2] {
        "+" => Event::Draw { seat, tile: tile(rest) },
        "-" => Event::Discard { seat, tile: tile(rest), drawn: false },
        "=" => Event::Discard { seat, tile: tile(rest), drawn: true },
        "r" => Event::Riichi { seat },
        "R" => Event::RiichiAccepted { seat },
        kind => Event::Meld { seat, declared: declared(kind, rest) },
    }
}

fn declared(kind: &str, rest: &str) -> Declared {
    let called = tile(&rest[..2]);
    let from = match rest.chars().last() {
        Some('<') => Relative::Previous,
        Some('^') => Relative::Across,
        _ => Relative::Next,
    };
    match kind {
        "c" => Declared::Chow { called, own: in_order(tiles(&rest[3..]).try_into().expect("two tiles")) },
        "p" => Declared::Pung { called, own: [called; 2], from },
        "k" => Declared::ClaimedKong { called, own: [called; 3], from },
        "a" => Declared::AddedKong { added: called, called, own: [called; 2], from },
        "q" => Declared::ConcealedKong { own: [called; 4] },
        _ => panic!("{kind}"),
    }
}
