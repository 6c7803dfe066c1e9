//! A classical game as a fold of deal results: East, round wind, the end, totals and places.
use crate::classical::{
    ClassicalRules, Deal, DealFaultKind, DealFaults, DealResult, DealScore, EastMoves, Lateness, RoundWind,
    Scoring, Stage, Topic, TournamentPoints, score,
};
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, Wind};

/// Whether the judge has ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// No.
    None,
    /// At his signal; a deal that is not finished is void.
    Stopped,
}

/// A game at one table: a qualifying round or the final.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// A qualifying round or the final.
    pub stage: Stage,
    /// How many deals were played.
    pub deals: u8,
    /// How often East has passed on.
    pub passes: u8,
    /// Whether the judge has ended it.
    pub signal: Signal,
    /// How late each seat came.
    pub late: [Lateness; 4],
    /// What each seat has gathered.
    pub totals: [Total; 4],
}

/// What a seat has gathered.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Total {
    /// Tournament points; none where whists count alone.
    pub points: TournamentPoints,
    /// Whists.
    pub whists: i32,
    /// How many Mahjongs.
    pub mahjongs: u8,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameEnd {
    /// All deals were played.
    AllDeals,
    /// The judge's signal: deals that were not played bring nothing.
    Signal,
}

/// The place of a seat, from 1; a shared one stretches from the first to the last of the tied places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SharedPlace {
    /// The best of them.
    pub first: u8,
    /// The worst of them.
    pub last: u8,
}

impl Game {
    /// A game before its first deal; seat 0 is East. `late` says how late each seat came.
    pub const fn new(stage: Stage, late: [Lateness; 4]) -> Self {
        let total = Total { points: TournamentPoints::ZERO, whists: 0, mahjongs: 0 };
        Self { stage, deals: 0, passes: 0, signal: Signal::None, late, totals: [total; 4] }
    }

    /// The deal to be played next; none if the game is over.
    pub fn deal(&self, rules: &ClassicalRules) -> Option<Deal> {
        if self.end(rules).is_some() {
            return None;
        }
        let wind = match self.stage {
            Stage::Qualifying => rules.game.qualifying_wind,
            Stage::Final => rules.game.final_wind,
        };
        let steps = match wind.value {
            RoundWind::EveryDeal => self.passes,
            RoundWind::EveryFourDeals => self.passes / 4,
        };
        let prevailing = Answer { value: Wind::from_index(usize::from(steps)), basis: wind.basis };
        let dealer = Seat::ALL[usize::from(self.passes % 4)];
        Some(Deal { stage: self.stage, number: self.deals + 1, dealer, prevailing })
    }

    /// Plays a deal: what it brings, and the game after it. Nothing changes if the record cannot be.
    pub fn play(&mut self, rules: &ClassicalRules, result: &DealResult) -> Result<DealScore, DealFaults> {
        let deal = self.deal(rules).ok_or(DealFaults::of(DealFaultKind::GameOver))?;
        let score = score(rules, &deal, result, &self.late)?;
        let points = score.points();
        for seat in Seat::ALL {
            let total = &mut self.totals[seat.index()];
            total.points += points[seat.index()];
            total.whists += score.whists[seat.index()];
            total.mahjongs += u8::from(result.winner() == Some(seat));
        }
        self.deals = self.deals.saturating_add(1);
        self.passes += u8::from(self.east_moves(rules, result, deal.dealer).value == Moves::Yes);
        Ok(score)
    }

    /// Whether East passes to the next player after this result.
    pub fn east_moves(&self, rules: &ClassicalRules, result: &DealResult, dealer: Seat) -> Answer<Moves> {
        let east = rules.game.east;
        let stays = east.value == EastMoves::UnlessEastWins && result.winner() == Some(dealer);
        Answer { value: if stays { Moves::No } else { Moves::Yes }, basis: east.basis }
    }

    /// Ends the game at the judge's signal; a deal that is not finished is void.
    pub const fn stop(&mut self) {
        self.signal = Signal::Stopped;
    }

    /// Why the game is over, with the clause of its length; none while it goes on.
    pub fn end(&self, rules: &ClassicalRules) -> Option<Answer<GameEnd>> {
        let length = rules.deals(self.stage);
        // A house rule in which East may stay could go on without end: the counter of deals is the last bound.
        let all = i32::from(self.passes) >= length.value.get() || self.deals == u8::MAX;
        match (all, self.signal) {
            (true, _) => Some(Answer { value: GameEnd::AllDeals, basis: length.basis }),
            (false, Signal::Stopped) => {
                Some(Answer { value: GameEnd::Signal, basis: rules.cite(Topic::LastDealSignal) })
            }
            (false, Signal::None) => None,
        }
    }

    /// How many deals were played.
    pub const fn deals(&self) -> u8 {
        self.deals
    }

    /// What each seat has.
    pub const fn totals(&self) -> &[Total; 4] {
        &self.totals
    }

    /// The places so far, with the clause of what counts.
    pub fn places(&self, rules: &ClassicalRules) -> Answer<[SharedPlace; 4]> {
        let scoring = rules.scoring(self.stage);
        Answer { value: places(scoring.value, &self.totals), basis: scoring.basis }
    }
}

/// Whether East passes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moves {
    /// He does.
    Yes,
    /// He stays.
    No,
}

/// The places of these totals: by tournament points where they count, then by whists, then by Mahjongs; who is equal
/// in all shares.
pub fn places(scoring: Scoring, totals: &[Total; 4]) -> [SharedPlace; 4] {
    let key = |t: &Total| {
        let points = match scoring {
            Scoring::TournamentPoints => t.points,
            Scoring::Whists => TournamentPoints::ZERO,
        };
        (points, t.whists, t.mahjongs)
    };
    totals.map(|own| {
        let better = totals.iter().filter(|t| key(t) > key(&own)).count() as u8;
        let equal = totals.iter().filter(|t| key(t) == key(&own)).count() as u8;
        SharedPlace { first: better + 1, last: better + equal }
    })
}

/// The clause or decision that settles equal whists in the final.
pub const fn tie_basis(rules: &ClassicalRules) -> Basis {
    rules.cite(Topic::FinalTies)
}
