//! Chinese and Japanese characters (`一萬二萬東東`) and the tile pictures of Unicode.
use super::error::{Expected, ParseError, ParseErrorKind};
use super::mpsz;
use super::run::{Run, Waiting};
use super::token::{At, Cursor, Scope, Token};
use crate::tile::{Bonus, Suit, Tile, TileKind};

/// The pictures from U+1F000 in Unicode's order: winds; red, green, white; characters, bamboo, dots.
const PICTURES: [u8; 34] = [
    27, 28, 29, 30, 33, 32, 31, // the dragons run the other way round
    0, 1, 2, 3, 4, 5, 6, 7, 8, //
    18, 19, 20, 21, 22, 23, 24, 25, 26, // bamboo stands before dots
    9, 10, 11, 12, 13, 14, 15, 16, 17,
];

const FIRST_PICTURE: u32 = 0x1F000;
const FIRST_FLOWER: u32 = 0x1F022;
const JOKER: char = '\u{1F02A}';
const BACK: char = '\u{1F02B}';
/// Asks for the plain, uncoloured picture; only the red dragon has another one.
pub(super) const TEXT_STYLE: char = '\u{FE0E}';
const EMOJI_STYLE: char = '\u{FE0F}';

/// The sign for a red five before it; the pictures have none of their own.
pub(super) const RED: char = '赤';
/// Numerals 1–9.
pub(super) const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
/// Characters, dots, bamboo.
pub(super) const SUITS: [char; 3] = ['萬', '筒', '索'];
/// East, south, west, north, white, green, red.
pub(super) const HONOURS: [char; 7] = ['東', '南', '西', '北', '白', '發', '中'];
/// Plum, orchid, chrysanthemum, bamboo; spring, summer, autumn, winter.
pub(super) const BONUS: [char; 8] = ['梅', '蘭', '菊', '竹', '春', '夏', '秋', '冬'];

/// The picture of a kind.
pub(super) fn picture(kind: TileKind) -> char {
    let place = PICTURES.iter().position(|k| usize::from(*k) == kind.index()).unwrap_or(0);
    char::from_u32(FIRST_PICTURE + place as u32).unwrap_or(BACK)
}

/// The picture of a flower or season.
pub(super) fn bonus_picture(bonus: Bonus) -> char {
    // Unicode has bamboo third and chrysanthemum fourth; on the tiles they are numbered the other way round.
    let place = match bonus.index() {
        2 => 3,
        3 => 2,
        index => index,
    };
    char::from_u32(FIRST_FLOWER + place as u32).unwrap_or(BACK)
}

/// Whether the character is a tile picture, known or not.
pub(super) const fn is_picture(c: char) -> bool {
    matches!(c, '\u{1F000}'..=BACK)
}

/// Whether the character is one of the Chinese ones read here.
pub(super) fn is_character(c: char) -> bool {
    numeral(c).is_some() || suit(c).is_some() || character(c).is_some() || is_red(c)
}

const fn is_red(c: char) -> bool {
    matches!(c, RED | '紅' | '红')
}

fn numeral(c: char) -> Option<u8> {
    let c = if c == '伍' { '五' } else { c };
    NUMERALS.iter().position(|n| *n == c).map(|i| i as u8 + 1)
}

const fn suit(c: char) -> Option<Suit> {
    match c {
        '萬' | '万' => Some(Suit::Characters),
        '筒' | '饼' | '餅' => Some(Suit::Dots),
        '索' | '条' | '條' => Some(Suit::Bamboo),
        _ => None,
    }
}

/// A character or picture that stands for itself.
fn character(c: char) -> Option<Token> {
    let kind = match c {
        '東' | '东' => TileKind::EAST,
        '南' => TileKind::SOUTH,
        '西' => TileKind::WEST,
        '北' => TileKind::NORTH,
        '白' => TileKind::WHITE,
        '發' | '发' | '発' => TileKind::GREEN,
        '中' => TileKind::RED,
        _ => {
            let c = if c == '兰' { '蘭' } else { c };
            let index = BONUS.iter().position(|b| *b == c)? as u8;
            let bonus = if index < 4 { Bonus::flower(index + 1) } else { Bonus::season(index - 3) };
            return bonus.map(Token::Bonus);
        }
    };
    Some(Token::Tile(Tile::plain(kind)))
}

fn pictured(c: char) -> Option<Token> {
    let place = (c as u32).checked_sub(FIRST_PICTURE)?;
    if let Some(kind) = PICTURES.get(place as usize) {
        return TileKind::new(*kind).map(Tile::plain).map(Token::Tile);
    }
    [1, 2, 3, 4]
        .into_iter()
        .flat_map(|n| [Bonus::flower(n), Bonus::season(n)])
        .flatten()
        .find(|bonus| bonus_picture(*bonus) == c)
        .map(Token::Bonus)
}

/// The tokens of a text in characters and pictures.
pub(super) fn lex(chars: &[char]) -> Result<Vec<At>, ParseError> {
    let mut cursor = Cursor::new(chars);
    let mut out = Vec::new();
    let mut run = Run::default();
    while let Some(c) = cursor.peek() {
        if c.is_whitespace() {
            cursor.skip(1);
        } else if let Some(rank) = numeral(c).or(c.to_digit(10).map(|d| d as u8)) {
            run.wait(&mut cursor, Waiting::Rank(rank));
        } else if is_red(c) {
            red(&mut cursor, &mut run, &mut out)?;
        } else if let Some(source) = mpsz::mark(c) {
            run.mark(&mut cursor, &mut out, source);
        } else if let Some(suit) = suit(c).filter(|_| !run.is_empty()) {
            run.close(&mut cursor, &mut out, |rank| mpsz::number(rank, suit))?;
        } else if !run.is_empty() {
            return Err(cursor.expected(Expected::SuitLetter));
        } else if let Some(at) = cursor.common(Scope::Tile)? {
            out.push(at);
        } else if let Some(token) = character(c) {
            out.push(cursor.take(token, 1));
            run.single();
        } else if let Some(token) = pictured(c) {
            out.push(cursor.take(token, 1));
            run.single();
            skip_style(&mut cursor);
        } else {
            let fault = |kind| ParseError::new(cursor.column(), kind);
            return Err(match c {
                BACK | '_' => fault(ParseErrorKind::HiddenTile { found: c }),
                JOKER => fault(ParseErrorKind::ForeignTile { found: c }),
                _ if suit(c).is_some() => cursor.expected(Expected::Rank),
                _ => cursor.expected(Expected::Tile),
            });
        }
    }
    if run.is_empty() { Ok(out) } else { Err(cursor.expected(Expected::SuitLetter)) }
}

/// The red sign: a five follows, as a numeral among ranks or as a picture.
fn red(cursor: &mut Cursor<'_>, run: &mut Run, out: &mut Vec<At>) -> Result<(), ParseError> {
    cursor.skip(1);
    let next = cursor.peek();
    if next.is_some_and(|c| c == '5' || numeral(c) == Some(5)) {
        run.wait(cursor, Waiting::Rank(0));
        return Ok(());
    }
    match next.and_then(pictured) {
        Some(Token::Tile(tile)) if tile.kind().rank() == Some(5) && run.is_empty() => {
            if let Some(suit) = tile.kind().suit() {
                out.push(cursor.take(Token::Tile(Tile::red_five(suit)), 1));
                run.single();
                skip_style(cursor);
            }
            Ok(())
        }
        _ => Err(cursor.expected(Expected::Five)),
    }
}

fn skip_style(cursor: &mut Cursor<'_>) {
    if matches!(cursor.peek(), Some(TEXT_STYLE | EMOJI_STYLE)) {
        cursor.skip(1);
    }
}
