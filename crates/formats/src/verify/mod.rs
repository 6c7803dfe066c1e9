//! A game of a log worked out again: every win, draw and the final scores, from the tiles and decisions alone.
mod draw;
mod frame;
mod part;
mod play;
mod repeated;
mod rules;
mod win;
mod yaku;

pub use self::rules::of_game;
pub use part::{NoAbort, Part};
pub use win::context;
pub use yaku::{log_yaku, yaku_of_log};

use crate::record::{Deal, DealName, DrawKind, Game, Outcome, Source};
use crate::walk::{DealFacts, Mismatch, WalkError, walk_watched};
use ::rules::frame::riichi::{DealResult, PlayedDeal};
use ::rules::riichi::RiichiRules;
use frame::{Found, Frame};
use play::Watch;
use std::fmt;

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
    /// Points before the result, by seat.
    Before = "before",
    /// Honba and sticks on the table, as the result repeats them.
    Counters = "counters",
    /// The tiles of a hand that is shown.
    Shown = "shown",
    /// The indicators, as the result repeats them.
    Indicators = "indicators",
    /// A play that the rules forbid.
    Play = "play",
    /// Who is tenpai at an exhaustive draw.
    Tenpai = "tenpai",
    /// How the deal ended without a winner.
    Draw = "draw",
    /// Whether the deal could be aborted.
    Abort = "abort",
    /// Dealer, honba, bets and points at the start of a deal, by the one before or by the start of a game.
    Frame = "frame",
    /// Points and bets together at the start of the first deal, against those that the rules give out.
    Total = "total",
    /// Whether a deal may end so.
    DealEnd = "deal_end",
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
    /// Which deal, from 0.
    pub index: usize,
    /// What players call it.
    pub deal: DealName,
    /// Whether it is about the end of the game, after that deal.
    pub after: bool,
    /// In what.
    pub what: What,
    /// What the log has.
    pub recorded: Part,
    /// What the rules give.
    pub computed: Part,
}

/// A log that stops before its game does, or has no deal at all, and is whole otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cut {
    /// The last deal, if there is one.
    pub deal: Option<DealName>,
    /// Whether it stops within that deal.
    pub inside: bool,
}

impl Cut {
    /// Whether there is no deal in the log: nothing of it was verified.
    pub const fn is_empty(&self) -> bool {
        self.deal.is_none()
    }

    /// Mjlog writes the end into the last result; of other forms only a deal without result tells.
    fn of(game: &Game) -> Option<Self> {
        let last = game.deals.last();
        let inside = last.is_some_and(|deal| deal.outcome.is_none());
        let ends = last.is_some() && (game.end.is_some() || game.source != Source::Mjlog);
        (inside || !ends).then(|| Self { deal: last.map(Deal::name), inside })
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (after, what) = (if self.after { "after " } else { "" }, self.what.id());
        write!(
            f,
            "{after}{}, {what}: the log has {}, the rules give {}",
            self.deal, self.recorded, self.computed
        )
    }
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
    /// Starts of deals that are compared: with the deal before, and of a first deal with the start of a game.
    pub deals: Count,
    /// Games that have an end.
    pub ends: Count,
    /// Where the log stops, if it stops before the end of its game and its form would tell.
    pub cut: Option<Cut>,
    /// Everything that differs.
    pub differences: Vec<Difference>,
    /// Deals that could not be played again, and why.
    pub unreadable: Vec<WalkError>,
}

/// Works a game out again. `base` is the rule set; what the log says about its own game is put on top.
pub fn verify(base: &RiichiRules, game: &Game) -> Verified {
    let rules = of_game(base, game);
    let mut out = Verified { cut: Cut::of(game), ..Verified::default() };
    let mut frame = Frame::new(&rules);
    for (index, deal) in game.deals.iter().enumerate() {
        let (start, found) = frame.start(game, index, deal);
        if let Some(found) = found {
            out.deals.add(found.is_empty());
            out.add(index, deal, found);
        }
        let mut watch = Watch::new(&rules);
        let walked = walk_watched(deal, |table, event| watch.look(table, event));
        out.add(index, deal, watch.found);
        match walked {
            Err(error) => out.unreadable.push(error),
            Ok(DealFacts::Unfinished(_)) if index + 1 < game.deals.len() => {
                out.unreadable.push(WalkError::new(deal, deal.events.len(), Mismatch::NoResult));
            }
            Ok(facts) => {
                if let Some(result) = out.deal(&rules, index, deal, &facts) {
                    let played = PlayedDeal { riichi: frame::accepted(deal), result };
                    out.add(index, deal, frame.step(&start, &played));
                }
            }
        }
    }
    if let Some(found) = frame.end(game) {
        out.ends.add(found.is_empty());
        if let Some(deal) = game.deals.last() {
            let before = out.differences.len();
            out.add(game.deals.len() - 1, deal, found);
            out.differences[before..].iter_mut().for_each(|d| d.after = true);
        }
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
                for (i, (facts, recorded)) in facts.iter().zip(wins).enumerate() {
                    let (award, mut found) = win::compare(rules, facts, recorded);
                    found.extend(repeated::of_win(facts, recorded, &wins[..i]));
                    self.wins.add(found.is_empty());
                    self.add(index, deal, found);
                    awards.push((facts.winner, award?));
                }
                Some(DealResult::won(awards.iter().map(|(seat, award)| (*seat, award))))
            }
            (DealFacts::Draw(facts), Some(Outcome::Draw(recorded))) => {
                let (result, mut found) = draw::compare(rules, facts, recorded);
                found.extend(repeated::of_draw(facts, recorded));
                self.draws[recorded.kind as usize].add(found.is_empty());
                self.add(index, deal, found);
                Some(result)
            }
            _ => None,
        }
    }

    fn add(&mut self, index: usize, deal: &Deal, found: Found) {
        self.differences.extend(found.into_iter().map(|(what, recorded, computed)| Difference {
            index,
            deal: deal.name(),
            after: false,
            what,
            recorded,
            computed,
        }));
    }
}
