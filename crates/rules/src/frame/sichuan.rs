//! A Sichuan game: a fold over deal sheets that gives dealer, points, end and places. [`Game`] is the state between two
//! deals, [`SichuanGame`] the fold with its history.
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, Wind};
use crate::sichuan::{
    DealResult, Fault, FaultKind, Faults, Players, SessionResult, SessionSheet, Settlement, SichuanRules,
    TimeExpiry, Topic, session_result, settle,
};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameEnd {
    /// All deals were played.
    Deals,
    /// The time was up, and no deal was in progress or it was played to its end.
    Time,
    /// The time was up, and the deal in progress was broken off.
    TimeWithinDeal,
}

/// Whether a deal is in progress.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Progress {
    /// Between two deals.
    Between,
    /// Within a deal.
    Within,
}

/// The wind of a seat in a deal of this dealer: the winds go round with the dealer among those who play. A seat at which
/// nobody plays has none.
pub fn wind(players: Players, dealer: Seat, seat: Seat) -> Option<Wind> {
    let order = std::iter::successors(Some(dealer), |s| Some(players.next(*s)));
    order.take(players.number()).position(|s| s == seat).map(Wind::from_index)
}

/// A game between two deals. Seats are counted from the first dealer, and nobody changes his seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// How many play.
    pub players: Players,
    /// The dealer of the next deal, and the clause.
    pub dealer: Answer<Seat>,
    /// What each seat has gained or lost so far.
    pub points: [i32; 4],
    /// How many deals were played.
    pub deals: u32,
    /// Why no deal follows the one in progress, if it is the last.
    pub last_deal: Option<Answer<GameEnd>>,
    /// Why the game is over, if it is.
    pub end: Option<Answer<GameEnd>>,
}

impl Game {
    /// A game of so many players; whoever drew East deals first.
    pub const fn start(rules: &SichuanRules, players: Players) -> Self {
        let dealer = Answer { value: Seat::ALL[0], basis: rules.cite(Topic::NextDealer) };
        Self { players, dealer, points: [0; 4], deals: 0, last_deal: None, end: None }
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The dealer of the next deal, and the clause.
    pub const fn dealer(&self) -> Answer<Seat> {
        self.dealer
    }

    /// The wind of a seat in the next deal: the winds go round with the dealer, the players keep their seats. The
    /// clause is the one by which they do. A seat at which nobody plays has none.
    pub fn wind(&self, rules: &SichuanRules, seat: Seat) -> Option<Answer<Wind>> {
        let value = wind(self.players, self.dealer.value, seat)?;
        Some(Answer { value, basis: Self::seats_basis(rules) })
    }

    /// The clause by which the seats stay for the whole session.
    pub const fn seats_basis(rules: &SichuanRules) -> Basis {
        rules.cite(Topic::SeatsStay)
    }

    /// How many deals were played.
    pub const fn deals_played(&self) -> u32 {
        self.deals
    }

    /// What each seat has gained or lost so far.
    pub const fn points(&self) -> [i32; 4] {
        self.points
    }

    /// Why the game is over, if it is.
    pub const fn end(&self) -> Option<Answer<GameEnd>> {
        self.end
    }

    /// The game after its next deal. A sheet that does not fit is refused with all its faults.
    pub fn after(&self, rules: &SichuanRules, sheet: &DealResult) -> Result<(Self, Settlement), Faults> {
        let mut faults = Vec::new();
        let mut add = |holds: bool, kind, seat, basis| {
            if holds {
                faults.push(Fault { kind, seat, event: None, basis: Some(basis) });
            }
        };
        if let Some(end) = self.end {
            add(true, FaultKind::GameOver, None, end.basis);
        }
        let other = sheet.dealer != self.dealer.value;
        add(other, FaultKind::OtherDealer, Some(sheet.dealer), self.dealer.basis);
        add(sheet.players != self.players, FaultKind::OtherPlayers, None, Self::seats_basis(rules));
        let settlement = match settle(rules, sheet) {
            Ok(settlement) if faults.is_empty() => settlement,
            Ok(_) => return Err(Faults(faults)),
            Err(more) => {
                faults.extend(more.0);
                return Err(Faults(faults));
            }
        };
        let deltas = settlement.deltas();
        let played = self.deals + 1;
        let deals = rules.session.deals;
        let end = match deals.value.get() {
            Some(most) if i64::from(played) >= i64::from(most) => {
                Some(Answer { value: GameEnd::Deals, basis: deals.basis })
            }
            _ => self.last_deal,
        };
        let points = std::array::from_fn(|i| self.points[i] + deltas[i]);
        let game = Self { dealer: settlement.next_dealer, points, deals: played, end, ..*self };
        Ok((game, settlement))
    }

    /// The time of the session is up. Returns the clause that says what becomes of a deal in progress.
    pub fn time_up(&mut self, rules: &SichuanRules, progress: Progress) -> Basis {
        let expiry = rules.session.time_expiry;
        let answer = |value| Some(Answer { value, basis: expiry.basis });
        match (self.end, progress, expiry.value) {
            (Some(_), ..) => {}
            (None, Progress::Within, TimeExpiry::FinishDeal) => self.last_deal = answer(GameEnd::Time),
            (None, Progress::Within, TimeExpiry::StopDeal) => self.end = answer(GameEnd::TimeWithinDeal),
            (None, Progress::Between, _) => self.end = answer(GameEnd::Time),
        }
        expiry.basis
    }
}

/// A game from its first deal on, with what each deal gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SichuanGame<'r> {
    rules: &'r SichuanRules,
    game: Game,
    deals: Vec<[i32; 4]>,
}

impl<'r> SichuanGame<'r> {
    /// A game of so many players; whoever drew East deals first.
    pub fn new(rules: &'r SichuanRules, players: Players) -> Self {
        Self { rules, game: Game::start(rules, players), deals: Vec::new() }
    }

    /// The dealer of the next deal, and the clause.
    pub const fn dealer(&self) -> Answer<Seat> {
        self.game.dealer
    }

    /// The wind of a seat in the next deal, as [`Game::wind`].
    pub fn wind(&self, seat: Seat) -> Option<Answer<Wind>> {
        self.game.wind(self.rules, seat)
    }

    /// The clause by which the seats stay for the whole session.
    pub const fn seats_basis(&self) -> Basis {
        Game::seats_basis(self.rules)
    }

    /// How many deals were played.
    pub fn deals_played(&self) -> usize {
        self.deals.len()
    }

    /// What each seat has gained or lost so far.
    pub const fn points(&self) -> [i32; 4] {
        self.game.points
    }

    /// Why the game is over, if it is.
    pub const fn end(&self) -> Option<Answer<GameEnd>> {
        self.game.end
    }

    /// Takes in the sheet of the next deal. A sheet that does not fit is refused with all its faults, and changes
    /// nothing.
    pub fn deal(&mut self, sheet: &DealResult) -> Result<Settlement, Faults> {
        let (game, settlement) = self.game.after(self.rules, sheet)?;
        self.deals.push(settlement.deltas());
        self.game = game;
        Ok(settlement)
    }

    /// The time of the session is up. Returns the clause that says what becomes of a deal in progress.
    pub fn time_up(&mut self, progress: Progress) -> Basis {
        self.game.time_up(self.rules, progress)
    }

    /// Points, places and winner of the session as it stands, without penalties and substitutes.
    pub fn result(&self) -> SessionResult {
        session_result(self.rules, &self.sheet())
    }

    /// The sheet of the session: penalties and substitutes can be added to it.
    pub fn sheet(&self) -> SessionSheet {
        SessionSheet {
            players: self.game.players,
            deals: self.deals.clone(),
            penalties: Vec::new(),
            substitutions: Vec::new(),
        }
    }
}
