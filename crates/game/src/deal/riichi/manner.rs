//! How a table does things by the customs of its rules: what goes before a deal and with each event, how long it takes, and
//! the moments at which a game and a deal have begun. Nothing of it changes a number; a screen and a judge's log show it.
use super::action::{Action, DiscardFrom};
use super::event::Event;
use super::table::{Phase, Table};
use crate::wall::{DeadWall, Wall};
use rules::clause::{Answer, Basis};
use rules::meld::MeldKind;
use rules::riichi::{Custom, CustomLine, Riichi, RiichiRules, Seconds, TurnSource};
use rules::seat::{Seat, SeatSet, Wind};

/// What goes before the first tile of a deal, in its order.
const BEFORE: [Custom; 9] = [
    Custom::FaceDown,
    Custom::Mixing,
    Custom::Walls,
    Custom::TwoThrows,
    Custom::RoundTheCorner,
    Custom::ReplacementSetDown,
    Custom::IndicatorFirst,
    Custom::DealBegins,
    Custom::ScoresTold,
];

/// Discards in a row of a pool.
const ROW: u8 = 6;

/// How hard a move is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// An ordinary one.
    Ordinary,
    /// A very hard one.
    Hard,
}

/// Whether something has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Begun {
    /// It has.
    Yes,
    /// Not yet.
    No,
}

/// Where a discard lies before its player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PoolPlace {
    /// The row, from 0.
    pub row: u8,
    /// The place in it, from 0.
    pub column: u8,
}

/// The wind marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WindMarker {
    /// Before whom it lies: the first East of the game.
    pub before: Seat,
    /// What it shows.
    pub shows: Wind,
}

/// What follows a wrong break of the wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongBreak {
    /// The deal is played again, with a wall that is built anew.
    BuiltAgain,
    /// The dealer has taken his first tiles: the deal goes on unchanged.
    GoesOn,
}

/// A custom of these rules, as an answer about it.
fn answer<T>(rules: &RiichiRules, custom: Custom, value: T) -> Option<Answer<T>> {
    rules.custom(custom).map(|line| Answer { value, basis: line.basis })
}

impl Table {
    /// What the game is played by, and what must be agreed before it: the first lines of its log.
    pub fn played_by(rules: &RiichiRules) -> impl Iterator<Item = CustomLine> + '_ {
        let lines = [Custom::EventRules, Custom::RulesOfPlay, Custom::AgreedBefore];
        lines.into_iter().filter_map(|custom| rules.custom(custom))
    }

    /// What is done before the first tile of a deal is taken, in its order, as far as the rules speak of it.
    pub fn before_deal(rules: &RiichiRules) -> impl Iterator<Item = CustomLine> + '_ {
        BEFORE.into_iter().filter_map(|custom| rules.custom(custom))
    }

    /// How an event is carried out, as far as the rules speak of it.
    pub fn manners(&self, rules: &RiichiRules, event: &Event) -> Vec<CustomLine> {
        let customs: &[Custom] = match event {
            Event::Drew { source: TurnSource::Draw, .. } => &[Custom::DrawPause, Custom::ClaimsFirst],
            Event::Discarded { riichi: Riichi::None, .. } => {
                &[Custom::RowsOfSix, Custom::DiscardOpen, Custom::DiscardStays]
            }
            Event::Discarded { .. } => &[
                Custom::RiichiSaid,
                Custom::RiichiSteps,
                Custom::RowsOfSix,
                Custom::DiscardOpen,
                Custom::DiscardStays,
            ],
            Event::RiichiAccepted { .. } => &[Custom::RiichiSteps, Custom::RiichiHand],
            Event::Claimed { meld, .. } if meld.kind() == MeldKind::Chow => {
                &[Custom::ClaimSaid, Custom::ChowPause, Custom::ClaimSteps]
            }
            Event::Claimed { .. } => &[Custom::ClaimSaid, Custom::ClaimSteps],
            Event::KongDeclared { seat, meld, .. }
                if meld.kind() == MeldKind::ConcealedKong && self.in_riichi().contains(*seat) =>
            {
                &[Custom::ClaimSaid, Custom::RiichiKongSteps]
            }
            Event::KongDeclared { .. } => &[Custom::ClaimSaid],
            Event::Won { from: None, .. } => &[Custom::SelfDrawApart],
            Event::Settled { .. } => &[Custom::ScoresTold, Custom::WindMarker],
            _ => &[],
        };
        customs.iter().filter_map(|custom| rules.custom(*custom)).collect()
    }

    /// How long a table waits before the next tile is drawn, which is when nobody claims the last discard.
    pub fn draw_pause(rules: &RiichiRules) -> Option<Answer<Seconds>> {
        Self::pause(rules, Custom::DrawPause)
    }

    /// How long a chow waits for others who go before it.
    pub fn chow_pause(rules: &RiichiRules) -> Option<Answer<Seconds>> {
        Self::pause(rules, Custom::ChowPause)
    }

    /// How long the bet of a riichi waits after its discard.
    pub fn bet_pause(rules: &RiichiRules) -> Option<Answer<Seconds>> {
        Self::pause(rules, Custom::RiichiSteps)
    }

    /// How long a move may take. The clock is kept above the engine; what a player does whose time is up is
    /// [`Table::absent`].
    pub fn move_time(rules: &RiichiRules, how: Move) -> Option<Answer<Seconds>> {
        Self::pause(rules, if how == Move::Hard { Custom::HardMoveTime } else { Custom::MoveTime })
    }

    fn pause(rules: &RiichiRules, custom: Custom) -> Option<Answer<Seconds>> {
        let line = rules.custom(custom)?;
        line.seconds.map(|value| Answer { value, basis: line.basis })
    }

    /// Whether the deal has begun: the dealer has his first tiles.
    pub fn deal_begun(&self, rules: &RiichiRules) -> Option<Answer<Begun>> {
        let begun = if matches!(self.phase, Phase::Dealt) { Begun::No } else { Begun::Yes };
        answer(rules, Custom::DealBegins, begun)
    }

    /// Whether the game has begun: its first deal has.
    pub fn game_begun(&self, rules: &RiichiRules) -> Option<Answer<Begun>> {
        let begun =
            if self.deals == 0 && matches!(self.phase, Phase::Dealt) { Begun::No } else { Begun::Yes };
        answer(rules, Custom::GameBegins, begun)
    }

    /// Why no further deal begins when the time of the round is up; none where these rules have no such clock, and while a
    /// deal is being played or must be played again, which belongs to the deal that had begun.
    pub fn no_new_deal(&self, rules: &RiichiRules) -> Option<Basis> {
        let next = matches!(self.phase, Phase::Settled { next: rules::frame::riichi::Next::Deal });
        rules.custom(Custom::NoNewDeal).filter(|_| next).map(|line| line.basis)
    }

    /// Where the discard of this number, counted from 0 over the whole deal, lies before its player. A discard that was
    /// claimed leaves its place to the next one.
    pub fn pool_place(&self, rules: &RiichiRules, discard: usize) -> Option<Answer<PoolPlace>> {
        let of = self.discards.get(discard)?;
        let before = self.discards[..discard].iter().filter(|d| d.seat == of.seat);
        let kept = before.filter(|d| d.fate == rules::riichi::PoolFate::Kept).count() as u8;
        answer(rules, Custom::RowsOfSix, PoolPlace { row: kept / ROW, column: kept % ROW })
    }

    /// The wind marker: before the first East, with the prevailing wind up.
    pub fn wind_marker(&self, rules: &RiichiRules) -> Option<Answer<WindMarker>> {
        let [first, ..] = Seat::ALL;
        answer(rules, Custom::WindMarker, WindMarker { before: first, shows: self.game.prevailing })
    }

    /// How the dead wall may lie.
    pub fn dead_wall(rules: &RiichiRules) -> Option<Answer<DeadWall>> {
        answer(rules, Custom::ReplacementSetDown, DeadWall::SetDown)
    }

    /// What is told to whoever asks for the points: those of every seat.
    pub fn told(&self, rules: &RiichiRules) -> Option<Answer<[i32; 4]>> {
        answer(rules, Custom::ScoresTold, self.scores)
    }

    /// The tile of a self-draw, which lies apart until it is discarded or the hand is shown.
    pub fn apart(&self, rules: &RiichiRules) -> Option<Answer<rules::tile::Tile>> {
        answer(rules, Custom::SelfDrawApart, self.drawn?)
    }

    /// What a player in riichi may do with his hand without a kong: nothing but discard the drawn tile.
    pub fn riichi_hand(&self, rules: &RiichiRules, seat: Seat) -> Option<Answer<Action>> {
        let tile =
            self.drawn.filter(|_| self.accepted.contains(seat) && self.to_act() == SeatSet::of(seat))?;
        answer(rules, Custom::RiichiHand, Action::Discard { tile, from: DiscardFrom::Drawn })
    }

    /// The wall was broken at a wrong place. Before the dealer's first take the deal is played again with the wall that the
    /// caller has built; after it nothing changes. None where these rules say nothing of it, or the deal is over.
    pub fn wrong_break(&mut self, rules: &RiichiRules, built: Wall) -> Option<Answer<WrongBreak>> {
        let line = rules.custom(Custom::WrongBreak).filter(|_| !self.is_over())?;
        let value = if matches!(self.phase, Phase::Dealt) {
            let (deals, warnings) = (self.deals, self.warnings);
            *self = Self { deals, warnings, ..Self::at(self.game, built) };
            WrongBreak::BuiltAgain
        } else {
            WrongBreak::GoesOn
        };
        Some(Answer { value, basis: line.basis })
    }
}
