//! Deal sheets that no play leads to: every fault of a sheet at once.
use super::rules::SichuanRules;
use super::setup::Players;
use super::sheet::{DealEnd, DealEvent, DealResult, HuDeclaration, HuFrom, KongKind, WallEndState};
use super::topic::Topic;
use crate::clause::Basis;
use crate::seat::{Seat, SeatSet};
use std::fmt;

macro_rules! faults {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $text:literal; )*) => {
        /// What is wrong with a sheet.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum FaultKind { $( $(#[$doc])* $name, )* }

        impl FaultKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }

        impl fmt::Display for FaultKind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $( Self::$name => $text, )* })
            }
        }
    };
}

faults! {
    /// A seat at which nobody plays.
    EmptySeat = "empty_seat", "nobody plays at this seat";
    /// Somebody with Hu plays on.
    OutAfterHu = "out_after_hu", "this player has declared Hu before";
    /// Something happens after the last Hu.
    AfterLastHu = "after_last_hu", "the deal was over before";
    /// A melded kong or Hu from the own discard.
    OwnDiscard = "own_discard", "the discarder is the declarer";
    /// More than four kongs by one player.
    FifthKong = "fifth_kong", "more than four kongs by one player";
    /// A Hu that nobody declares.
    NobodyDeclares = "nobody_declares", "a Hu without a declarer";
    /// A self-drawn Hu of several players.
    SeveralSelfDrawn = "several_self_drawn", "a self-drawn Hu of several players";
    /// A player declares twice on one tile.
    DeclaredTwice = "declared_twice", "a player declares twice on one tile";
    /// Robbing a kong that was not made just before.
    NothingToRob = "nothing_to_rob", "no promoted or postponed kong of this player stands just before";
    /// A discard after a kong that was not made just before.
    NoKongBefore = "no_kong_before", "no kong of this player stands just before";
    /// Points that no hand is worth.
    NotAValue = "not_a_value", "no hand is worth so many points";
    /// A Hu that counts, with a declared set of the forbidden suit.
    HuWithForbiddenMeld = "hu_with_forbidden_meld", "a Hu with a declared set of the forbidden suit is false";
    /// A ready hand with a declared set of the forbidden suit.
    ReadyWithForbiddenMeld = "ready_with_forbidden_meld", "a hand with a declared set of the forbidden suit is not ready";
    /// The deal ends before enough players have declared Hu.
    EndsEarly = "ends_early", "too few players have declared Hu";
    /// The deal is said to end with the wall, but it ended with the last Hu.
    WallAfterLastHu = "wall_after_last_hu", "the deal ended with the last Hu, nobody divides his hand";
    /// A player without Hu who shows no hand at the end of the wall.
    StateMissing = "state_missing", "a player without Hu must divide his hand at the end of the wall";
    /// A player with Hu who shows a hand at the end of the wall.
    StateOfHu = "state_of_hu", "a player with Hu has no part in the end of the wall";
    /// The dealer is not the one that the game has.
    OtherDealer = "other_dealer", "another player deals";
    /// The table has another number of players than the game.
    OtherPlayers = "other_players", "the game has another number of players";
    /// The game is over.
    GameOver = "game_over", "the game is over";
}

/// One fault of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// The event, counted from 0.
    pub event: Option<usize>,
    /// The clause, if it is law.
    pub basis: Option<Basis>,
}

/// All faults of a sheet, in the order of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Whether there is one of this kind.
    pub fn contains(&self, kind: FaultKind) -> bool {
        self.0.iter().any(|f| f.kind == kind)
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            if let Some(event) = fault.event {
                write!(f, "event {event}: ")?;
            }
            write!(f, "{}", fault.kind)?;
            if let Some(seat) = fault.seat {
                write!(f, " (seat {})", seat.index())?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Looks for every fault of a sheet.
pub(super) fn check(rules: &SichuanRules, sheet: &DealResult) -> Result<(), Faults> {
    let mut checker = Checker {
        rules,
        players: sheet.players,
        in_game: sheet.players.seats().collect(),
        hu: 0,
        kongs: [0; 4],
        forbidden: SeatSet::EMPTY,
        event: None,
        faults: Vec::new(),
    };
    checker.seat(sheet.dealer);
    let mut before = None;
    for (i, event) in sheet.events.iter().enumerate() {
        checker.event = Some(i);
        checker.event(event, before);
        before = Some(event);
    }
    checker.event = None;
    checker.end(&sheet.end);
    if checker.faults.is_empty() { Ok(()) } else { Err(Faults(checker.faults)) }
}

struct Checker<'a> {
    rules: &'a SichuanRules,
    players: Players,
    in_game: SeatSet,
    hu: usize,
    kongs: [u8; 4],
    forbidden: SeatSet,
    event: Option<usize>,
    faults: Vec<Fault>,
}

impl Checker<'_> {
    /// What cannot be, by the nature of the thing.
    fn add(&mut self, kind: FaultKind, seat: Option<Seat>) {
        self.faults.push(Fault { kind, seat, event: self.event, basis: None });
    }

    /// What cannot be, by law.
    fn unlawful(&mut self, kind: FaultKind, seat: Option<Seat>, basis: Basis) {
        self.faults.push(Fault { kind, seat, event: self.event, basis: Some(basis) });
    }

    /// Somebody must play at the seat.
    fn seat(&mut self, seat: Seat) {
        if !self.players.has(seat) {
            self.unlawful(FaultKind::EmptySeat, Some(seat), self.rules.cite(Topic::AbsentNoTiles));
        }
    }

    /// The player must be in game.
    fn in_game(&mut self, seat: Seat) {
        self.seat(seat);
        if self.players.has(seat) && !self.in_game.contains(seat) {
            self.unlawful(FaultKind::OutAfterHu, Some(seat), self.rules.cite(Topic::OutAfterHu));
        }
    }

    fn points(&mut self, seat: Seat, points: i32) {
        let limit = self.rules.hand.limit_fan;
        if !(0..=limit.value.get() as u32).any(|fan| self.rules.points(fan) == points) {
            self.unlawful(FaultKind::NotAValue, Some(seat), limit.basis);
        }
    }

    fn event(&mut self, event: &DealEvent, before: Option<&DealEvent>) {
        let end = self.players.hu_to_end(self.rules);
        if self.hu >= end.value {
            self.unlawful(FaultKind::AfterLastHu, None, end.basis);
        }
        match event {
            DealEvent::Kong { by, kind } => {
                self.in_game(*by);
                if let KongKind::Melded(from) = kind {
                    self.in_game(*from);
                    if from == by {
                        self.add(FaultKind::OwnDiscard, Some(*by));
                    }
                }
                let kongs = &mut self.kongs[by.index()];
                *kongs = kongs.saturating_add(1);
                if *kongs > 4 {
                    self.add(FaultKind::FifthKong, Some(*by));
                }
            }
            DealEvent::ForbiddenMeld { by } => {
                self.in_game(*by);
                self.forbidden.insert(*by);
            }
            DealEvent::Hu { from, by } => self.hu(*from, by, before),
        }
    }

    fn hu(&mut self, from: HuFrom, by: &[HuDeclaration], before: Option<&DealEvent>) {
        match by {
            [] => self.add(FaultKind::NobodyDeclares, None),
            [_, _, ..] if from == HuFrom::Wall => self.add(FaultKind::SeveralSelfDrawn, None),
            _ => {}
        }
        if let Some(seat) = from.seat() {
            self.in_game(seat);
        }
        let kong = match before {
            Some(DealEvent::Kong { by, kind }) if Some(*by) == from.seat() => Some(*kind),
            _ => None,
        };
        match (from, kong) {
            (HuFrom::RobbedKong(_), Some(KongKind::Promoted | KongKind::Postponed)) => {}
            (HuFrom::RobbedKong(seat), _) => {
                self.unlawful(FaultKind::NothingToRob, Some(seat), self.rules.cite(Topic::RobbedKong));
            }
            (HuFrom::AfterKong(seat), None) => {
                self.unlawful(FaultKind::NoKongBefore, Some(seat), self.rules.cite(Topic::KongBeforeHu));
            }
            _ => {}
        }
        let mut declared = SeatSet::EMPTY;
        for HuDeclaration { by, hand } in by {
            self.in_game(*by);
            if Some(*by) == from.seat() {
                self.add(FaultKind::OwnDiscard, Some(*by));
            }
            if declared.contains(*by) {
                self.add(FaultKind::DeclaredTwice, Some(*by));
            }
            declared.insert(*by);
            if let Some(points) = hand.points() {
                self.points(*by, points);
                if self.forbidden.contains(*by) {
                    let basis = self.rules.cite(Topic::ForbiddenSuit);
                    self.unlawful(FaultKind::HuWithForbiddenMeld, Some(*by), basis);
                }
            }
        }
        for seat in declared.iter() {
            self.in_game = self.in_game.difference(SeatSet::of(seat));
        }
        self.hu += declared.len();
    }

    fn end(&mut self, end: &DealEnd) {
        let needed = self.players.hu_to_end(self.rules);
        match end {
            DealEnd::LastHu if self.hu < needed.value => {
                self.unlawful(FaultKind::EndsEarly, None, needed.basis);
            }
            DealEnd::LastHu => {}
            DealEnd::Wall(_) if self.hu >= needed.value => {
                self.unlawful(FaultKind::WallAfterLastHu, None, self.rules.cite(Topic::Divides));
            }
            DealEnd::Wall(states) => {
                for (seat, state) in Seat::ALL.into_iter().zip(states) {
                    self.wall_end(seat, *state);
                }
            }
        }
    }

    fn wall_end(&mut self, seat: Seat, state: Option<WallEndState>) {
        match (self.in_game.contains(seat), state) {
            (true, None) => {
                self.unlawful(FaultKind::StateMissing, Some(seat), self.rules.cite(Topic::Divides));
            }
            (false, Some(_)) if !self.players.has(seat) => self.seat(seat),
            (false, Some(_)) => {
                self.unlawful(FaultKind::StateOfHu, Some(seat), self.rules.cite(Topic::OutAfterHu));
            }
            (_, Some(WallEndState::Ready(points))) => {
                self.points(seat, points);
                if self.forbidden.contains(seat) {
                    let basis = self.rules.cite(Topic::ForbiddenSuit);
                    self.unlawful(FaultKind::ReadyWithForbiddenMeld, Some(seat), basis);
                }
            }
            _ => {}
        }
    }
}
