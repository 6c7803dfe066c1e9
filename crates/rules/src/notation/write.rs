//! Tiles, groups and hands to text.
use super::Form;
use super::codes::{Copies, RedFives};
use super::glyph;
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::seat::Relative;
use crate::tile::{Bonus, BonusSet, Suit, Tile, TileKind};
use std::fmt;
use std::fmt::Write as _;

/// A tile for which a set of numbered tiles has no number left: a red five where there is none or the only one is
/// taken, the fourth plain five beside a red one, the fifth of a kind. No other form fails.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WriteError {
    /// The tile.
    pub tile: Tile,
    /// [`Form::Ids`] or [`Form::IdsPlain`].
    pub form: Form,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no number left for {} in {}", self.tile, self.form)
    }
}

impl std::error::Error for WriteError {}

/// A mark and behind how many tiles of a group it stands.
type Mark = (usize, Option<Relative>);

pub(super) struct Writer {
    form: Form,
    out: String,
    copies: Copies,
}

impl Writer {
    pub(super) const fn new(form: Form) -> Self {
        let reds = if matches!(form, Form::IdsPlain) { RedFives::None } else { RedFives::One };
        Self { form, out: String::new(), copies: Copies::new(reds) }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }

    pub(super) fn hand(&mut self, hand: &Hand) -> Result<(), WriteError> {
        let concealed: Vec<Tile> = hand.concealed_tiles().collect();
        self.tiles(&concealed, None)?;
        if !hand.bonus.is_empty() {
            self.blank();
            self.bonus(hand.bonus);
        }
        for meld in &hand.melds {
            if self.form == Form::Kobalab {
                self.out.push(',');
                self.meld(*meld)?;
            } else {
                self.blank();
                self.out.push('(');
                self.meld(*meld)?;
                self.out.push(')');
            }
        }
        Ok(())
    }

    fn blank(&mut self) {
        if !self.out.is_empty() {
            self.out.push(' ');
        }
    }

    /// Flowers, then seasons.
    pub(super) fn bonus(&mut self, set: BonusSet) {
        for (i, bonus) in set.iter().enumerate() {
            if i > 0 && !matches!(self.form, Form::Unicode | Form::Chinese) {
                self.blank();
            }
            self.one_bonus(bonus);
        }
    }

    fn one_bonus(&mut self, bonus: Bonus) {
        match self.form {
            Form::Unicode => self.out.push(glyph::bonus_picture(bonus)),
            Form::Chinese => self.out.push(glyph::BONUS[bonus.index()]),
            Form::English => self.numbered(if bonus.is_flower() { "Fl" } else { "Se" }, bonus),
            Form::Russian => self.numbered(if bonus.is_flower() { "цветок" } else { "сезон" }, bonus),
            _ => self.numbered(if bonus.is_flower() { "flower" } else { "season" }, bonus),
        }
    }

    fn numbered(&mut self, name: &str, bonus: Bonus) {
        self.out.push_str(name);
        self.digit(bonus.number());
    }

    /// The inside of a group.
    pub(super) fn meld(&mut self, meld: Meld) -> Result<(), WriteError> {
        let (tiles, mark) = laid_out(meld);
        self.tiles(&tiles, mark)
    }

    /// Tiles in the order given, with a mark behind one of them.
    pub(super) fn tiles(&mut self, tiles: &[Tile], mark: Option<Mark>) -> Result<(), WriteError> {
        let mut before: Option<Tile> = None;
        for (i, tile) in tiles.iter().copied().enumerate() {
            self.between(before, Some(tile));
            self.tile(tile)?;
            if let Some((behind, from)) = mark
                && behind == i + 1
            {
                self.mark(from);
            }
            before = Some(tile);
        }
        self.between(before, None);
        Ok(())
    }

    /// What stands between two tiles: a suit letter before or behind a run, a blank.
    fn between(&mut self, before: Option<Tile>, next: Option<Tile>) {
        let same = before.map(suit_of) == next.map(suit_of);
        match self.form {
            Form::Mpsz => {
                if let (Some(tile), false) = (before, same) {
                    self.out.push(MPSZ[suit_of(tile)]);
                }
            }
            Form::Kobalab => {
                if let (Some(tile), false) = (next, same) {
                    self.out.push(MPSZ[suit_of(tile)]);
                }
            }
            Form::English | Form::Russian => {
                let letters = if self.form == Form::English { ['C', 'D', 'B'] } else { ['С', 'Т', 'Б'] };
                if let Some(tile) = next {
                    let honour = suit_of(tile) == HONOURS;
                    if before.is_some() && (honour || !same) {
                        self.out.push(' ');
                    }
                    if !honour && !same {
                        self.out.push(letters[suit_of(tile)]);
                    }
                }
            }
            Form::Mjai | Form::Ids | Form::IdsPlain => {
                if before.is_some() && next.is_some() {
                    self.out.push(' ');
                }
            }
            Form::Chinese | Form::Unicode => {}
        }
    }

    fn tile(&mut self, tile: Tile) -> Result<(), WriteError> {
        let kind = tile.kind();
        let honour = kind.index().checked_sub(27);
        let rank = kind.index() % 9 + 1;
        match self.form {
            Form::Mpsz | Form::Kobalab => self.digit(if tile.is_red() { 0 } else { rank as u8 }),
            Form::English | Form::Russian => match honour {
                None => self.digit(if tile.is_red() { 0 } else { rank as u8 }),
                Some(i) if self.form == Form::English => self.out.push_str(ENGLISH[i]),
                Some(i) => self.out.push_str(RUSSIAN[i]),
            },
            Form::Mjai => match honour {
                None => {
                    self.digit(rank as u8);
                    self.out.push(MPSZ[suit_of(tile)]);
                    if tile.is_red() {
                        self.out.push('r');
                    }
                }
                Some(i) => self.out.push(MJAI[i]),
            },
            Form::Chinese => {
                if tile.is_red() {
                    self.out.push(glyph::RED);
                }
                match honour {
                    None => {
                        self.out.push(glyph::NUMERALS[rank - 1]);
                        self.out.push(glyph::SUITS[suit_of(tile)]);
                    }
                    Some(i) => self.out.push(glyph::HONOURS[i]),
                }
            }
            Form::Unicode => {
                if tile.is_red() {
                    self.out.push(glyph::RED);
                }
                self.out.push(glyph::picture(kind));
                if kind == TileKind::RED {
                    self.out.push(glyph::TEXT_STYLE);
                }
            }
            Form::Ids | Form::IdsPlain => {
                let id = self.copies.take(tile).ok_or(WriteError { tile, form: self.form })?;
                // Writing to a String cannot fail.
                let _ = write!(self.out, "{id}");
            }
        }
        Ok(())
    }

    fn digit(&mut self, digit: u8) {
        self.out.push(char::from(b'0' + digit));
    }

    fn mark(&mut self, from: Option<Relative>) {
        let [previous, across, next] =
            if self.form == Form::Kobalab { ['-', '=', '+'] } else { ['<', '^', '>'] };
        self.out.push(match from {
            Some(Relative::Previous) => previous,
            Some(Relative::Across) => across,
            Some(Relative::Next) => next,
            None => '?',
        });
    }
}

const MPSZ: [char; 4] = ['m', 'p', 's', 'z'];
const MJAI: [char; 7] = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];
const ENGLISH: [&str; 7] = ["Ew", "Sw", "Ww", "Nw", "Wd", "Gd", "Rd"];
const RUSSIAN: [&str; 7] = ["Вв", "Юв", "Зв", "Св", "Бд", "Зд", "Кд"];
const HONOURS: usize = 3;

/// 0–2 for the suits, 3 for honours.
fn suit_of(tile: Tile) -> usize {
    tile.kind().suit().map_or(HONOURS, Suit::index)
}

/// The tiles of a group, red fives before plain ones, and where its mark stands: behind the claimed tile of a
/// chow, behind the third tile of a pung or added kong, behind the fourth of a claimed kong.
fn laid_out(meld: Meld) -> (Vec<Tile>, Option<Mark>) {
    let mut reds = meld.reds();
    let tiles: Vec<Tile> = meld
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
    let mark = match meld.kind() {
        MeldKind::Chow => {
            let claimed = meld.claimed_tile().map_or(0, |kind| kind.index() - meld.tile().index());
            Some((claimed + 1, meld.from()))
        }
        MeldKind::Pung => meld.from().map(|from| (3, Some(from))),
        MeldKind::AddedKong => Some((3, meld.from())),
        MeldKind::ClaimedKong => Some((4, meld.from())),
        MeldKind::ConcealedKong => None,
    };
    (tiles, mark)
}
