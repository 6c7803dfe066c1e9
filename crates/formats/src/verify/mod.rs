//! A game of a log worked out again: every win, draw and the final scores, from the tiles and decisions alone.
mod draw;
mod frame;
mod rules;
mod win;

pub use self::rules::of_game;
pub use win::{context, log_yaku};

use crate::record::{Deal, DrawKind, Game, Outcome};
use crate::walk::{DealFacts, WalkError, walk};
use ::rules::frame::riichi::{DealResult, PlayedDeal};
use ::rules::riichi::RiichiRules;
use frame::{Found, Frame};

macro_rules! parts {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, )*) => {
        /// What a log and the rules differ in.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum What { $( $(#[$doc])* $name, )* }

        impl What {
            /// Every one.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }
    };
}

parts! {
    /// The rules refuse the win.
    Refused = "refused",
    /// The list of yaku.
    Yaku = "yaku",
    /// Fu.
    Fu = "fu",
    /// Han.
    Han = "han",
    /// Points without honba and bets.
    Points = "points",
    /// The limit.
    Limit = "limit",
    /// Gains and losses by seat.
    Deltas = "deltas",
    /// Who is tenpai at an exhaustive draw.
    Tenpai = "tenpai",
    /// How the deal ended without a winner.
    Draw = "draw",
    /// Whether the deal could be aborted.
    Abort = "abort",
    /// Dealer, honba, bets and points at the start of a deal, by the one before.
    Frame = "frame",
    /// Whether the game is over.
    End = "end",
    /// Points at the end of the game.
    FinalScores = "final_scores",
    /// The result with place bonuses, in tenths of a thousand points.
    FinalResult = "final_result",
}

/// One difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which deal, from 0; that after the last is the end of the game.
    pub deal: usize,
    /// In what.
    pub what: What,
    /// What the log has.
    pub recorded: String,
    /// What the rules give.
    pub computed: String,
}

/// How many there are of something in a log, and how many of them agree in everything the log has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// In the log.
    pub all: usize,
    /// Agreeing.
    pub agreeing: usize,
}

impl Count {
    fn add(&mut self, agrees: bool) {
        self.all += 1;
        self.agreeing += usize::from(agrees);
    }
}

/// What came out for one game, or for several added up.
#[derive(Clone, Debug, Default)]
pub struct Verified {
    /// Wins.
    pub wins: Count,
    /// Draws by kind, in the order of [`DrawKind::ALL`].
    pub draws: [Count; DrawKind::ALL.len()],
    /// Deals whose start agrees with the deal before.
    pub deals: Count,
    /// Games that have an end.
    pub ends: Count,
    /// Deals that the log breaks off.
    pub unfinished: usize,
    /// Everything that differs.
    pub differences: Vec<Difference>,
    /// Deals that could not be played again, and why.
    pub unreadable: Vec<WalkError>,
}

/// Works a game out again. `base` is the rule set; what the log says about its own game is put on top.
pub fn verify(base: &RiichiRules, game: &Game) -> Verified {
    let rules = of_game(base, game);
    let mut out = Verified::default();
    let mut frame = Frame::new(&rules);
    for (index, deal) in game.deals.iter().enumerate() {
        let (start, found) = frame.start(deal);
        out.deals.add(found.is_empty());
        out.add(index, found);
        match walk(deal) {
            Err(error) => out.unreadable.push(error),
            Ok(facts) => {
                if let Some(result) = out.deal(&rules, index, deal, &facts) {
                    let played = PlayedDeal { riichi: frame::accepted(deal), result };
                    out.add(index, frame.step(&start, &played));
                }
            }
        }
    }
    if let Some(found) = frame.end(game) {
        out.ends.add(found.is_empty());
        out.add(game.deals.len(), found);
    }
    out
}

impl Verified {
    /// Works one deal out; how it ended by the rules, unless they refuse it or the log stops before.
    fn deal(
        &mut self,
        rules: &RiichiRules,
        index: usize,
        deal: &Deal,
        facts: &DealFacts,
    ) -> Option<DealResult> {
        match (facts, &deal.outcome) {
            (DealFacts::Wins(facts), Some(Outcome::Wins(wins))) => {
                let mut awards = Vec::with_capacity(wins.len());
                for (facts, recorded) in facts.iter().zip(wins) {
                    let (award, found) = win::compare(rules, facts, recorded);
                    self.wins.add(found.is_empty());
                    self.add(index, found);
                    awards.push((facts.winner, award?));
                }
                Some(DealResult::won(awards.iter().map(|(seat, award)| (*seat, award))))
            }
            (DealFacts::Draw(facts), Some(Outcome::Draw(recorded))) => {
                let (result, found) = draw::compare(rules, facts, recorded);
                self.draws[recorded.kind as usize].add(found.is_empty());
                self.add(index, found);
                Some(result)
            }
            _ => {
                self.unfinished += 1;
                None
            }
        }
    }

    fn add(&mut self, deal: usize, found: Found) {
        self.differences.extend(found.into_iter().map(|(what, recorded, computed)| Difference {
            deal,
            what,
            recorded,
            computed,
        }));
    }
}
