//! Abortive draws: nine terminals, and what follows a discard, in the order in which it is looked at.
use super::first_turn::{FirstTurn, GoAround, OwnDraw};
use super::penalty::{Offence, Sanction};
use super::rons::{RonOutcome, ron_winners};
use super::rules::{AbortiveDraws, RiichiRules, TripleRon};
use super::topic::Topic;
use super::unlawful::{Reason, Unlawful};
use crate::clause::{Answer, Basis};
use crate::counts::TileCounts;
use crate::seat::{Seat, SeatSet};
use crate::tile::KindSet;

/// Why a deal is aborted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AbortKind {
    /// Nine or more terminals and honours on the first draw, at the player's wish (kyuushu kyuuhai).
    NineTerminals,
    /// Four equal winds discarded one after another (suufon renda).
    FourWinds,
    /// Four riichi (suucha riichi).
    FourRiichi,
    /// Four kongs of at least two players (suukaikan).
    FourKongs,
    /// Three rons on one tile (sanchahou).
    TripleRon,
}

impl AbortKind {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::NineTerminals, Self::FourWinds, Self::FourRiichi, Self::FourKongs, Self::TripleRon];

    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NineTerminals => "nine_terminals",
            Self::FourWinds => "four_winds",
            Self::FourRiichi => "four_riichi",
            Self::FourKongs => "four_kongs",
            Self::TripleRon => "triple_ron",
        }
    }

    /// Where these rules speak of it, whether they use it or not.
    pub const fn basis(self, rules: &RiichiRules) -> Basis {
        match self {
            Self::NineTerminals => rules.cite(Topic::NineTerminals),
            Self::FourWinds => rules.cite(Topic::FourWinds),
            Self::FourRiichi => rules.cite(Topic::FourRiichi),
            Self::FourKongs => rules.cite(Topic::FourKongsAbort),
            Self::TripleRon => rules.calls.triple_ron.basis,
        }
    }

    /// Whether these rules use it.
    pub fn check(self, rules: &RiichiRules) -> Result<Basis, Unlawful> {
        let mut no = Unlawful::NONE;
        if self == Self::TripleRon {
            no.add((rules.calls.triple_ron.value != TripleRon::Redeal).then_some(Reason::NoTripleRonAbort));
        } else {
            no.add(
                (rules.draw.abortive_draws.value == AbortiveDraws::None).then_some(Reason::NoAbortiveDraws),
            );
        }
        no.or(self.basis(rules))
    }
}

/// Whether a player may abort the deal for nine terminals and honours (riichi row 67). `concealed` are the fourteen
/// tiles with the first draw.
pub fn may_abort_nine_terminals(
    rules: &RiichiRules,
    concealed: TileCounts,
    draw: OwnDraw,
    go_around: GoAround,
) -> Result<Basis, Unlawful> {
    let mut no = AbortKind::NineTerminals.check(rules).err().unwrap_or_default();
    let kinds = concealed.kinds().intersection(KindSet::TERMINALS_AND_HONOURS).len();
    no.add((kinds < 9).then_some(Reason::FewTerminals));
    no.add((draw == OwnDraw::Later).then_some(Reason::NotFirstDraw));
    no.add((go_around != GoAround::Unbroken).then_some(Reason::GoAroundBroken));
    no.or(rules.cite(Topic::NineTerminals))
}

/// The table after a discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discarded {
    /// Who discarded.
    pub by: Seat,
    /// The first go-around, this discard counted.
    pub first_turn: FirstTurn,
    /// Who is in riichi, the discarder among them if this is his riichi tile.
    pub riichi: SeatSet,
    /// Kongs of each player in this deal.
    pub kongs: [u8; 4],
    /// Who declares a lawful ron on it.
    pub rons: SeatSet,
}

/// What follows a discard before groups may be claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AfterDiscard {
    /// What follows.
    pub outcome: DiscardOutcome,
    /// The abort that would have followed if nobody had won, and where it stands that the win goes first.
    pub instead_of: Option<Answer<AbortKind>>,
}

/// What follows a discard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiscardOutcome {
    /// Play goes on: groups may be claimed, the next player draws.
    PlayOn,
    /// One or several win.
    Win(Answer<RonOutcome>),
    /// The deal is aborted; with four riichi the hands are still to be shown ([`show_four_riichi`]).
    Abort(Answer<AbortKind>),
}

/// Looks at a discard in the order of the law: ron first, then riichi is accepted, then four winds, four riichi, four
/// kongs (riichi section 4.2; `tesuji` redeal.7 and redeal.8; winds by D36).
pub fn after_discard(rules: &RiichiRules, discard: &Discarded) -> AfterDiscard {
    let abort = abort_of(rules, discard);
    match ron_winners(rules, discard.by, discard.rons) {
        Some(Answer { value: RonOutcome::Redeal, basis }) => AfterDiscard {
            outcome: DiscardOutcome::Abort(Answer { value: AbortKind::TripleRon, basis }),
            instead_of: None,
        },
        Some(winners) => AfterDiscard {
            outcome: DiscardOutcome::Win(winners),
            instead_of: abort.map(|a| Answer { value: a.value, basis: rules.cite(Topic::WinBeforeAbort) }),
        },
        None => AfterDiscard {
            outcome: abort.map_or(DiscardOutcome::PlayOn, DiscardOutcome::Abort),
            instead_of: None,
        },
    }
}

fn abort_of(rules: &RiichiRules, discard: &Discarded) -> Option<Answer<AbortKind>> {
    if rules.draw.abortive_draws.value == AbortiveDraws::None {
        return None;
    }
    let total: u8 = discard.kongs.iter().sum();
    let value = if discard.first_turn.four_winds().is_some() {
        AbortKind::FourWinds
    } else if discard.riichi == SeatSet::ALL {
        AbortKind::FourRiichi
    } else if total >= 4 && discard.kongs.iter().all(|n| *n < 4) {
        AbortKind::FourKongs
    } else {
        return None;
    };
    Some(Answer { value, basis: value.basis(rules) })
}

/// When an abort of four riichi or four kongs takes place: only after the discard (`tesuji` redeal.7).
pub const fn abort_waits_for_discard(rules: &RiichiRules) -> Basis {
    rules.cite(Topic::AbortAfterDiscard)
}

/// What the showing of the hands at a four-riichi abort leads to: the players whose riichi was noten, if the rules
/// punish that, have a chombo instead of the abort (`tesuji` redeal.9).
pub fn show_four_riichi(rules: &RiichiRules, tenpai: SeatSet) -> Answer<SeatSet> {
    let punished = Offence::NOTEN_RIICHI.sanction(rules).value == Sanction::Chombo;
    let value = if punished { SeatSet::ALL.difference(tenpai) } else { SeatSet::EMPTY };
    Answer { value, basis: rules.cite(Topic::FourRiichiShow) }
}
