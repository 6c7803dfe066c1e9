//! A game of a log worked out again: every win, draw and the final scores, from the tiles and decisions alone.
mod draw;
mod rules;
mod win;

pub use self::rules::of_game;
pub use win::{context, log_yaku};

use crate::record::{Deal, DrawKind, Game, Outcome};
use crate::walk::{DealFacts, WalkError, walk};
use ::rules::riichi::RiichiRules;

/// What a log and the rules differ in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    /// The rules refuse the win.
    Refused,
    /// The list of yaku.
    Yaku,
    /// Fu.
    Fu,
    /// Han.
    Han,
    /// Points without honba and bets.
    Points,
    /// The limit.
    Limit,
    /// Gains and losses by seat.
    Deltas,
    /// Who is tenpai at an exhaustive draw.
    Tenpai,
    /// How the deal ended without a winner.
    Draw,
    /// Whether the deal could be aborted.
    Abort,
}

/// One difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which deal, from 0.
    pub deal: usize,
    /// In what.
    pub what: What,
    /// What the log has.
    pub recorded: String,
    /// What the rules give.
    pub computed: String,
}

/// What came out for one game.
#[derive(Clone, Debug, Default)]
pub struct Verified {
    /// Deals in the log.
    pub deals: usize,
    /// Wins in the log.
    pub wins: usize,
    /// Wins that agree in everything the log has.
    pub wins_agreeing: usize,
    /// Draws in the log by kind, in the order of [`DrawKind::ALL`].
    pub draws: [usize; DrawKind::ALL.len()],
    /// Draws that agree in everything the log has, likewise.
    pub draws_agreeing: [usize; DrawKind::ALL.len()],
    /// Everything that differs.
    pub differences: Vec<Difference>,
    /// Deals that could not be read.
    pub unreadable: Vec<WalkError>,
}

/// Works a game out again. `base` is the rule set; what the log says about its own game is put on top.
pub fn verify(base: &RiichiRules, game: &Game) -> Verified {
    let rules = of_game(base, &game.rules);
    let mut out = Verified::default();
    for (index, deal) in game.deals.iter().enumerate() {
        out.deals += 1;
        match walk(deal) {
            Err(error) => out.unreadable.push(error),
            Ok(facts) => verify_deal(&rules, index, deal, &facts, &mut out),
        }
    }
    out
}

fn verify_deal(rules: &RiichiRules, index: usize, deal: &Deal, facts: &DealFacts, out: &mut Verified) {
    match (facts, &deal.outcome) {
        (DealFacts::Wins(facts), Some(Outcome::Wins(wins))) => {
            for (facts, recorded) in facts.iter().zip(wins) {
                let found = win::compare(rules, facts, recorded);
                out.wins += 1;
                out.wins_agreeing += usize::from(found.is_empty());
                out.add(index, found);
            }
        }
        (DealFacts::Draw(facts), Some(Outcome::Draw(recorded))) => {
            let found = draw::compare(rules, facts, recorded);
            let kind = recorded.kind as usize;
            out.draws[kind] += 1;
            out.draws_agreeing[kind] += usize::from(found.is_empty());
            out.add(index, found);
        }
        _ => {}
    }
}

impl Verified {
    fn add(&mut self, deal: usize, found: Vec<(What, String, String)>) {
        self.differences.extend(found.into_iter().map(|(what, recorded, computed)| Difference {
            deal,
            what,
            recorded,
            computed,
        }));
    }
}
