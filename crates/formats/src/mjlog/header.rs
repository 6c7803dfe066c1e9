//! The tags before the first deal: the table and its players.
use super::Log;
use super::tags::{Tag, decimal, percent_decoded};
use crate::error::ReadError;
use crate::record::{Length, OwnRules, Presence, Room};
use rules::seat::Seat;

impl Log<'_> {
    pub(super) fn table(&mut self, tag: &Tag<'_>) -> Result<(), ReadError> {
        let bits: u32 = tag.number("type", "the table's bits")?;
        if bits & 16 != 0 {
            return Err(ReadError::ThreePlayers);
        }
        let is = |bit: u32| bits & bit != 0;
        self.reds = !is(2);
        self.game.rules = OwnRules {
            length: Some(if is(8) { Length::EastSouth } else { Length::East }),
            red_fives: Some(if is(2) { [0; 3] } else { [1; 3] }),
            open_tanyao: Some(!is(4)),
            kiriage: Some(is(512)),
            chips: Some(is(512)),
            // The second is a lobby that starts from other points.
            league: tag.raw("csrule").is_some() || is(2048),
            room: Some(match (is(32), is(128)) {
                (false, false) => Room::General,
                (false, true) => Room::Upper,
                (true, false) => Room::Special,
                (true, true) => Room::Phoenix,
            }),
            fast: Some(is(64)),
            table: None,
        };
        Ok(())
    }

    /// UN names the table, or one player who came back: that one has a single name and no ranks.
    pub(super) fn players(&mut self, tag: &Tag<'_>) -> Result<(), ReadError> {
        const NAMES: [&str; 4] = ["n0", "n1", "n2", "n3"];
        let named: Vec<usize> = (0..4).filter(|i| tag.raw(NAMES[*i]).is_some()).collect();
        if let ([only], 1) = (named.as_slice(), tag.len()) {
            self.connection(Seat::ALL[*only], Presence::Back);
            return Ok(());
        }
        for seat in named {
            let raw = tag.raw(NAMES[seat]).unwrap_or_default();
            self.game.players[seat].name = percent_decoded(raw);
        }
        if let Some(dan) = tag.list::<u8>("dan", "ranks")? {
            for (player, dan) in self.game.players.iter_mut().zip(dan) {
                player.dan = Some(dan);
            }
        }
        if let Some(rates) = tag.raw("rate") {
            for (player, rate) in self.game.players.iter_mut().zip(rates.split(',')) {
                player.rate = decimal(rate, 2);
            }
        }
        Ok(())
    }
}
