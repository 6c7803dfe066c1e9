//! The decisions of the players in a log, in order.
use crate::record::{Deal, Declared, DrawKind, Event, Outcome};
use game::deal::riichi::{Action, DiscardFrom};
use rules::seat::Seat;
use rules::tile::Tile;

/// The decisions of a deal, the next one first.
pub(super) struct Acts<'a> {
    all: Vec<(Seat, Action)>,
    next: usize,
    outcome: &'a Outcome,
}

impl<'a> Acts<'a> {
    pub(super) fn of(deal: &Deal, outcome: &'a Outcome) -> Self {
        let mut acts = Vec::new();
        let mut riichi = false;
        for event in &deal.events {
            match event {
                Event::Riichi { .. } => riichi = true,
                Event::Discard { seat, tile, drawn } => {
                    let (tile, from) = (*tile, if *drawn { DiscardFrom::Drawn } else { DiscardFrom::Hand });
                    let declares = std::mem::take(&mut riichi);
                    let action =
                        if declares { Action::Riichi { tile, from } } else { Action::Discard { tile, from } };
                    acts.push((*seat, action));
                }
                Event::Meld { seat, declared } => acts.push((*seat, of_meld(*declared))),
                _ => {}
            }
        }
        Self { all: acts, next: 0, outcome }
    }

    /// How many decisions there were.
    pub(super) const fn made(&self) -> usize {
        self.next
    }

    /// Whether all were made.
    pub(super) const fn all_made(&self) -> bool {
        self.next >= self.all.len()
    }

    /// What the player whose turn it is does.
    pub(super) fn in_turn(&mut self, seat: Seat) -> Option<Action> {
        if let Some((of, action)) = self.all.get(self.next) {
            self.next += usize::from(*of == seat);
            return (*of == seat).then_some(*action);
        }
        match self.outcome {
            Outcome::Wins(wins) => {
                wins.iter().any(|w| w.winner == seat && w.from == seat).then_some(Action::SelfDraw)
            }
            Outcome::Draw(draw) => (draw.kind == DrawKind::NineTerminals).then_some(Action::NineTerminals),
        }
    }

    /// What a player who may answer says to the tile that is offered. `ron` says whether he may win on it.
    pub(super) fn in_window(&mut self, seat: Seat, ron: bool) -> Action {
        if let Some((of, action)) = self.all.get(self.next) {
            let claim = matches!(action, Action::Chow { .. } | Action::Pung { .. } | Action::ClaimedKong);
            if claim && *of == seat {
                self.next += 1;
                return *action;
            }
            return Action::Pass;
        }
        let wins = match self.outcome {
            Outcome::Wins(wins) => wins.iter().any(|w| w.winner == seat && w.from != seat),
            Outcome::Draw(draw) => draw.kind == DrawKind::TripleRon && ron,
        };
        if wins { Action::Ron } else { Action::Pass }
    }

    /// What a player says at an exhaustive draw.
    pub(super) fn declares(&self, seat: Seat) -> Action {
        match self.outcome {
            Outcome::Draw(draw) if draw.shown.as_ref().is_some_and(|s| s[seat.index()].is_none()) => {
                Action::HideTenpai
            }
            _ => Action::ShowTenpai,
        }
    }
}

fn of_meld(declared: Declared) -> Action {
    let reds = |own: &[Tile]| own.iter().filter(|t| t.is_red()).count() as u8;
    match declared {
        Declared::Chow { own, .. } => Action::Chow { lowest: declared.lowest(), reds: reds(&own) },
        Declared::Pung { own, .. } => Action::Pung { reds: reds(&own) },
        Declared::ClaimedKong { .. } => Action::ClaimedKong,
        Declared::AddedKong { added, .. } => Action::AddedKong(added.kind()),
        Declared::ConcealedKong { own } => Action::ConcealedKong(own[0].kind()),
    }
}
