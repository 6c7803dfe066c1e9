//! A hand as its owner divides it: tiles that lie together, with blanks between them.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::page::brief;
use rules::notation::parse_tiles;
use rules::sichuan::{Division, Part};
use rules::tile::Tile;
use text::say;

/// Reads `123m 55p 67s`.
pub(crate) fn division(text: &str, wish: Wish) -> Result<Division, Complaint> {
    let wrong = || Complaint::new("division", say!(wish.lang, "error-division", text = brief(text)));
    let mut parts = Vec::new();
    for word in text.split_whitespace() {
        let tiles = parse_tiles(word).map_err(|e| Complaint::tiles(wish, "--division", word, &e))?;
        parts.push(Part::new(tiles.into_iter().map(Tile::kind)).ok_or_else(wrong)?);
    }
    Division::new(parts).ok_or_else(wrong)
}
