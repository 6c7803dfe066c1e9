//! A window in which several players answer at once: who is still asked, and what was said.
//!
//! Answers within a window are simultaneous: nobody sees another's before all are in, and the law of the family says
//! whose counts. A machine keeps one window in its state; what an answer is, is the family's.
use rules::seat::{Seat, SeatSet};

/// The window. `A` is an answer of the family, passing among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window<A> {
    asked: SeatSet,
    answers: [Option<A>; 4],
}

impl<A: Copy> Window<A> {
    /// Nobody is asked.
    pub const CLOSED: Self = Self { asked: SeatSet::EMPTY, answers: [None; 4] };

    /// Asks these players.
    pub const fn ask(seats: SeatSet) -> Self {
        Self { asked: seats, answers: [None; 4] }
    }

    /// Who has not answered yet.
    #[inline]
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Takes an answer.
    pub fn answer(&mut self, seat: Seat, answer: A) {
        self.answers[seat.index()] = Some(answer);
        self.withdraw(seat);
    }

    /// No longer asks a player.
    pub fn withdraw(&mut self, seat: Seat) {
        self.asked = self.asked.difference(SeatSet::of(seat));
    }

    /// What a player said.
    pub const fn of(&self, seat: Seat) -> Option<A> {
        self.answers[seat.index()]
    }

    /// The answers, in the order of the seats.
    pub fn answers(&self) -> impl Iterator<Item = (Seat, A)> + '_ {
        Seat::ALL.into_iter().filter_map(|s| self.of(s).map(|a| (s, a)))
    }
}
