//! What the families share: who sits where, and what part of the games somebody wins.
use reglament_game::bot::{Bot, Stream};
use reglament_game::wall::Seed;
use rules::seat::Seat;

/// One club player among three others.
pub(crate) const ALONE_AMONG_RANDOM: [Bot; 4] = [Bot::Club, Bot::Random, Bot::Random, Bot::Random];
pub(crate) const ALONE_AMONG_TSUMOGIRI: [Bot; 4] =
    [Bot::Club, Bot::Tsumogiri, Bot::Tsumogiri, Bot::Tsumogiri];
pub(crate) const FOUR: [Bot; 4] = [Bot::Club; 4];

/// The players of one game: they change seats from game to game.
#[derive(Clone, Debug)]
pub(crate) struct Players {
    pub(crate) seed: Seed,
    bots: [Bot; 4],
    streams: [Stream; 4],
    turned: usize,
}

impl Players {
    pub(crate) fn new(bots: [Bot; 4], game: u64) -> Self {
        let streams = std::array::from_fn(|seat| Stream::new(1, game, seat as u64));
        Self { seed: Seed::of_number(0x00b0_7500 + game), bots, streams, turned: (game % 4) as usize }
    }

    pub(crate) fn number(&self, seat: Seat) -> usize {
        (seat.index() + self.turned) % 4
    }

    pub(crate) fn at(&mut self, seat: Seat) -> (Bot, &mut Stream) {
        (self.bots[self.number(seat)], &mut self.streams[seat.index()])
    }

    /// Whether the first of the four is alone in front.
    pub(crate) fn first_wins(&self, points: [i32; 4]) -> usize {
        let own = Seat::ALL.into_iter().find(|seat| self.number(*seat) == 0).expect("a seat");
        let best = Seat::ALL.into_iter().filter(|s| *s != own).map(|s| points[s.index()]).max();
        usize::from(best < Some(points[own.index()]))
    }
}

pub(crate) fn part(n: usize, of: usize) -> f64 {
    f64::from(n as u32) / f64::from(of as u32)
}
