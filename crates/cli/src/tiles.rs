//! Tiles as they are shown: MPSZ or the pictures of Unicode.
use crate::args::TileForm;
use rules::hand::Hand;
use rules::meld::{Group, Meld, MeldKind};
use rules::seat::Relative;
use rules::tile::{Suit, Tile, TileKind};

/// One tile.
pub(crate) fn tile(form: TileForm, tile: Tile) -> String {
    tiles(form, [tile])
}

/// One tile of a kind.
pub(crate) fn kind(form: TileForm, kind: TileKind) -> String {
    tile(form, Tile::plain(kind))
}

/// Tiles in the order given; in MPSZ the suit letter behind each run.
pub(crate) fn tiles(form: TileForm, tiles: impl IntoIterator<Item = Tile>) -> String {
    let mut out = String::new();
    let mut open: Option<char> = None;
    for tile in tiles {
        match form {
            TileForm::Unicode => {
                // Unicode has no red fives; the sign for red stands before them.
                if tile.is_red() {
                    out.push('赤');
                }
                out.push(picture(tile.kind()));
                if tile.kind() == TileKind::RED {
                    out.push('\u{FE0E}');
                }
            }
            TileForm::Mpsz => {
                let suit = letter(tile.kind());
                if let Some(before) = open.filter(|before| *before != suit) {
                    out.push(before);
                }
                let rank = if tile.is_red() { 0 } else { tile.kind().index() % 9 + 1 };
                out.push(char::from(b'0' + rank as u8));
                open = Some(suit);
            }
        }
    }
    out.extend(open);
    out
}

/// The concealed tiles, then the melds in brackets.
pub(crate) fn hand(form: TileForm, hand: &Hand) -> String {
    let mut out = tiles(form, hand.concealed_tiles());
    for meld in &hand.melds {
        out.push_str(&format!(" ({})", self::meld(form, *meld)));
    }
    out.trim_start().to_owned()
}

/// A group without its declaration.
pub(crate) fn group(form: TileForm, group: Group) -> String {
    tiles(form, group.tiles().map(Tile::plain))
}

/// A declared group with the mark that says from whom.
fn meld(form: TileForm, meld: Meld) -> String {
    let mut reds = meld.reds();
    let all: Vec<Tile> = meld
        .group()
        .tiles()
        .map(|kind| match (kind.suit(), kind.rank()) {
            (Some(suit), Some(5)) if reds > 0 => {
                reds -= 1;
                Tile::red_five(suit)
            }
            _ => Tile::plain(kind),
        })
        .collect();
    let behind = match meld.kind() {
        MeldKind::Chow => meld.claimed_tile().map_or(1, |k| k.index() - meld.tile().index() + 1),
        MeldKind::ConcealedKong => return tiles(form, all),
        MeldKind::ClaimedKong => 4,
        MeldKind::Pung | MeldKind::AddedKong => 3,
    };
    let mark = match meld.from() {
        Some(Relative::Previous) => '<',
        Some(Relative::Across) => '^',
        Some(Relative::Next) => '>',
        None if meld.kind() == MeldKind::Pung => return tiles(form, all),
        None => '?',
    };
    let text = tiles(form, all.iter().copied());
    match form {
        TileForm::Unicode => {
            let front = tiles(form, all[..behind].iter().copied());
            format!("{front}{mark}{}", &text[front.len()..])
        }
        TileForm::Mpsz => format!("{}{mark}{}", &text[..behind], &text[behind..]),
    }
}

const fn letter(kind: TileKind) -> char {
    match kind.suit() {
        Some(Suit::Characters) => 'm',
        Some(Suit::Dots) => 'p',
        Some(Suit::Bamboo) => 's',
        None => 'z',
    }
}

fn picture(kind: TileKind) -> char {
    // Winds; dragons in the other order; characters, bamboo, dots.
    let place = match (kind.suit(), kind.index() as u32) {
        (Some(Suit::Characters), i) => 7 + i,
        (Some(Suit::Bamboo), i) => 16 + (i - 18),
        (Some(Suit::Dots), i) => 25 + (i - 9),
        (None, i @ 27..=30) => i - 27,
        (None, i) => 6 - (i - 31),
    };
    char::from_u32(0x1F000 + place).unwrap_or('?')
}
