//! Tiles as they are shown: MPSZ or the pictures of Unicode.
use crate::args::TileForm;
use rules::hand::Hand;
use rules::meld::Group;
use rules::notation::{Form, write_hand, write_tiles};
use rules::tile::{Tile, TileKind};

impl From<TileForm> for Form {
    fn from(form: TileForm) -> Self {
        match form {
            TileForm::Mpsz => Self::Mpsz,
            TileForm::Unicode => Self::Unicode,
        }
    }
}

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
    let tiles: Vec<Tile> = tiles.into_iter().collect();
    // Only the forms in numbers can fail.
    write_tiles(&tiles, form.into()).unwrap_or_default()
}

/// The concealed tiles, then the melds in brackets.
pub(crate) fn hand(form: TileForm, hand: &Hand) -> String {
    write_hand(hand, form.into()).unwrap_or_default()
}

/// A group without its declaration.
pub(crate) fn group(form: TileForm, group: Group) -> String {
    tiles(form, group.tiles().map(Tile::plain))
}
