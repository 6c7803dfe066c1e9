//! What the games of a run are made of: the walls of each game and the random numbers of its players.
use game::bot::{Bot, Stream};
use game::wall::Seed;
use rules::seat::Seat;

/// One game of a run.
#[derive(Clone, Debug)]
pub(super) struct Draw {
    /// The walls.
    pub(super) seed: Seed,
    streams: [Stream; 4],
    bots: [Bot; 4],
    turned: usize,
}

impl Draw {
    /// The game with this number in a run of this seed. The players change seats from game to game, so that each sits
    /// everywhere equally often; their random numbers belong to the seat.
    pub(super) fn new(run: u64, game: u64, bots: [Bot; 4]) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&run.to_le_bytes());
        bytes[8..16].copy_from_slice(&game.to_le_bytes());
        let streams = std::array::from_fn(|seat| Stream::new(run, game, seat as u64));
        Self { seed: Seed::new(bytes), streams, bots, turned: (game % 4) as usize }
    }

    /// Which of the four given players sits here.
    pub(super) const fn player(&self, seat: Seat) -> u8 {
        ((seat.index() + self.turned) % 4) as u8
    }

    /// The kind of player at this seat, and his random numbers.
    pub(super) fn at(&mut self, seat: Seat) -> (Bot, &mut Stream) {
        (self.bots[usize::from(self.player(seat))], &mut self.streams[seat.index()])
    }
}
