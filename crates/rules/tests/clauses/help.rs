//! Short ways to value hands, to step a game, and to find the citation in what comes out.
use reglament_rules::clause::{Basis, ClauseId, Register};
use reglament_rules::frame::riichi::*;
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::notation::{parse_hand, parse_meld, parse_tile, parse_tiles};
use reglament_rules::riichi::*;
use reglament_rules::seat::{Seat, SeatSet, Wind};
use reglament_rules::settlement::Party;
use reglament_rules::tile::{KindSet, Tile, TileKind};

pub(crate) fn clause(register: Register, id: &str) -> Basis {
    Basis::Clause(ClauseId::find(register, id).unwrap_or_else(|| panic!("no clause {id}")))
}

pub(crate) fn hand(text: &str) -> Hand {
    parse_hand(text).unwrap()
}

pub(crate) fn kind(text: &str) -> TileKind {
    parse_tile(text).unwrap().kind()
}

pub(crate) fn kinds(text: &str) -> KindSet {
    parse_tiles(text).unwrap().into_iter().map(Tile::kind).collect()
}

pub(crate) fn meld(text: &str) -> Meld {
    parse_meld(text).unwrap()
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::ALL["ESWN".find(letter).unwrap()]
}

pub(crate) fn seats(letters: &str) -> SeatSet {
    letters.chars().map(seat).collect()
}

/// A win of South in the East round, East being the dealer.
pub(crate) struct Scored<'r> {
    rules: &'r RiichiRules,
    hand: Hand,
    win: Tile,
    ctx: WinContext,
}

/// By ron from West. The hand holds the winning tile.
pub(crate) fn ron<'r>(rules: &'r RiichiRules, text: &str, win: &str) -> Scored<'r> {
    scored(rules, text, win, Win::Ron(seat('W')))
}

/// By self-draw.
pub(crate) fn tsumo<'r>(rules: &'r RiichiRules, text: &str, win: &str) -> Scored<'r> {
    scored(rules, text, win, Win::SelfDraw)
}

fn scored<'r>(rules: &'r RiichiRules, text: &str, win: &str, by: Win) -> Scored<'r> {
    let ctx = WinContext::new(seat('E'), seat('S'), Wind::East, by);
    Scored { rules, hand: hand(text), win: parse_tile(win).unwrap(), ctx }
}

impl Scored<'_> {
    pub(crate) fn with(mut self, change: impl FnOnce(&mut WinContext)) -> Self {
        change(&mut self.ctx);
        self
    }

    pub(crate) fn in_situation(self, situation: Situation) -> Self {
        self.with(|ctx| ctx.situations = ctx.situations.with(situation))
    }

    pub(crate) fn riichi(self) -> Self {
        self.with(|ctx| ctx.riichi = Riichi::Declared)
    }

    pub(crate) fn indicators(self, text: &str) -> Self {
        self.with(|ctx| ctx.indicators = parse_tiles(text).unwrap().into_iter().map(Tile::kind).collect())
    }

    pub(crate) fn ura(self, text: &str) -> Self {
        self.with(|ctx| ctx.ura_indicators = parse_tiles(text).unwrap().into_iter().map(Tile::kind).collect())
    }

    pub(crate) fn award(&self) -> Award {
        let award = value(self.rules, &self.hand, self.win, &self.ctx);
        award.unwrap_or_else(|e| panic!("{:?}: {e}", self.hand))
    }

    /// The reasons of the refusal with their clauses.
    pub(crate) fn refused(&self) -> Vec<(RefusalKind, Option<Basis>)> {
        let refusals = value(self.rules, &self.hand, self.win, &self.ctx).unwrap_err();
        refusals.cited(self.rules).map(|r| (r.kind, r.basis)).collect()
    }

    /// Han and citation of one line, if the award has it.
    pub(crate) fn line(&self, yaku: Yaku) -> Option<(u8, Basis)> {
        self.award().lines.iter().find(|l| l.yaku == yaku).map(|l| (l.han, l.basis))
    }

    /// The citation of a note, if the award has it.
    pub(crate) fn note(&self, kind: NoteKind) -> Option<Basis> {
        self.award().notes.iter().find(|n| n.kind == kind).map(|n| n.basis)
    }

    /// What a seat pays for something, and by which clause.
    pub(crate) fn paid(&self, from: char, kind: PaymentKind) -> Option<(i32, Basis)> {
        let from = Party::Seat(seat(from));
        let award = self.award();
        let found = award.transfers.iter().find(|t| t.from == from && t.kind == kind);
        found.map(|t| (t.points, t.basis))
    }

    pub(crate) fn deltas(&self) -> [i32; 4] {
        self.award().deltas()
    }

    /// Fu and citation of one line of the breakdown, by its id.
    pub(crate) fn fu(&self, id: &str) -> Option<(u8, Basis)> {
        self.award().fu.lines.iter().find(|l| l.kind.id() == id).map(|l| (l.fu, l.basis))
    }
}

/// A refusal of a play with its clause.
pub(crate) fn reasons<T: std::fmt::Debug>(
    rules: &RiichiRules,
    refused: Result<T, Unlawful>,
) -> Vec<(Reason, Option<Basis>)> {
    refused.unwrap_err().cited(rules).map(|r| (r.reason, r.basis)).collect()
}

/// A state between two deals.
pub(crate) fn game(prevailing: Wind, dealer: char, scores: [i32; 4]) -> Game {
    Game { prevailing, dealer: seat(dealer), honba: 0, bets: 0, scores, deductions: [0; 4] }
}

/// A win of these that leaves the scores as they are.
pub(crate) fn won(winners: &str) -> DealResult {
    DealResult::Win { winners: seats(winners), deltas: [0; 4] }
}

/// A draw with these tenpai.
pub(crate) fn drawn(tenpai: &str) -> DealResult {
    DealResult::draw(seats(tenpai))
}

/// The step from a state by a deal without riichi.
pub(crate) fn step(rules: &RiichiRules, game: &Game, result: DealResult) -> Step {
    game.after(rules, &PlayedDeal { riichi: SeatSet::EMPTY, result }).unwrap()
}

/// The reason and the clause of the end, if the step ends the game.
pub(crate) fn end(step: &Step) -> Option<(EndReason, Basis)> {
    match step.next {
        Next::End(reason) => step.basis(FactKind::End(reason)).map(|basis| (reason, basis)),
        Next::Deal | Next::Replay => None,
    }
}

/// The indicator of the last of these kongs, and how many indicators are turned in all.
pub(crate) fn last_indicator(
    rules: &RiichiRules,
    kongs: &[(MeldKind, AfterKong)],
) -> (u8, IndicatorState, Basis) {
    let kongs: Vec<_> =
        kongs.iter().map(|(kind, after)| DeclaredKong { kind: *kind, after: *after }).collect();
    let all = indicators(rules, &kongs);
    let last = all.kongs.last().unwrap();
    (all.turned, last.state, last.basis)
}

/// A discard of the dealer after which nothing special stands.
pub(crate) fn discarded() -> Discarded {
    Discarded {
        by: seat('E'),
        first_turn: FirstTurn::START,
        riichi: SeatSet::EMPTY,
        kongs: [0; 4],
        rons: SeatSet::EMPTY,
    }
}

/// The abort after a discard and its clause.
pub(crate) fn abort(rules: &RiichiRules, discard: &Discarded) -> Option<(AbortKind, Basis)> {
    match after_discard(rules, discard).outcome {
        DiscardOutcome::Abort(answer) => Some((answer.value, answer.basis)),
        DiscardOutcome::PlayOn | DiscardOutcome::Win(_) => None,
    }
}

/// The result of a game that ended with these points and bets on the table.
pub(crate) fn finished(rules: &RiichiRules, points: [i32; 4], bets: u16) -> Finished {
    finish(rules, &FinalScores { points, bets, deductions: [0; 4] })
}

pub(crate) fn texts(finished: &Finished) -> [String; 4] {
    finished.totals().map(|t| t.to_string())
}
