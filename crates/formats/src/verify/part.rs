//! What a log has and what the rules give, as values: whoever shows them chooses the words.
use crate::record::{DrawKind, Event, Limit, LogYaku};
use rules::frame::riichi::{EndReason, Game};
use rules::riichi::{Refusals, Unlawful};
use rules::seat::SeatSet;
use rules::tile::Tile;
use std::fmt;

/// One side of a difference. Its `Display` is a technical line; a person is told in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Fu, han or points.
    Number(i32),
    /// A limit.
    Limit(Limit),
    /// Yaku with their han.
    Yaku(Vec<(LogYaku, u8)>),
    /// Yakuman.
    Yakuman(Vec<LogYaku>),
    /// Gains and losses by seat.
    Deltas([i32; 4]),
    /// Points by seat.
    Scores([i32; 4]),
    /// Results by seat in tenths of a thousand points.
    Results([i32; 4]),
    /// Honba and sticks.
    Counters([u16; 2]),
    /// Concealed tiles, and the tiles of declared groups.
    Hand(Vec<Tile>, Vec<Vec<Tile>>),
    /// A play.
    Play(Event),
    /// Players.
    Seats(SeatSet),
    /// A win.
    Win,
    /// No win, because the valuation refuses it.
    Refused(Refusals),
    /// Not this, because the rules forbid it.
    Unlawful(Unlawful),
    /// How the deal ends without a winner.
    Draw(DrawKind),
    /// No abort: the play did not come to it.
    NoAbort(NoAbort),
    /// The start of a deal.
    Deal(Game),
    /// The end of the game, and why, where that is known.
    End(Option<EndReason>),
    /// The end of the deal as the log has it.
    DealEnd,
}

/// Why a play is no ground for an abort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoAbort {
    /// Nobody has just drawn.
    NobodyHasDrawn,
    /// No tile lies there to win on.
    NoTile,
    /// Tiles and discards do not make it so.
    NotSo,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Limit(limit) => f.write_str(limit.id()),
            Self::Yaku(yaku) => {
                let yaku: Vec<_> = yaku.iter().map(|(yaku, han)| format!("{} {han}", yaku.id())).collect();
                f.write_str(&yaku.join(", "))
            }
            Self::Yakuman(yakuman) => {
                let ids: Vec<_> = yakuman.iter().map(|yaku| yaku.id()).collect();
                f.write_str(&ids.join(", "))
            }
            Self::Deltas(points) | Self::Scores(points) => write!(f, "{points:?}"),
            Self::Results(tenths) => write!(f, "{tenths:?} tenths"),
            Self::Counters([honba, sticks]) => write!(f, "honba {honba} bets {sticks}"),
            Self::Hand(concealed, groups) => {
                concealed.iter().try_for_each(|tile| write!(f, "{tile}"))?;
                groups.iter().try_for_each(|group| {
                    f.write_str(" ")?;
                    group.iter().try_for_each(|tile| write!(f, "{tile}"))
                })
            }
            Self::Play(event) => write!(f, "{event:?}"),
            Self::Seats(seats) => {
                let seats: Vec<_> = seats.iter().map(|seat| seat.index().to_string()).collect();
                write!(f, "[{}]", seats.join(", "))
            }
            Self::Win => f.write_str("a win"),
            Self::Refused(refusals) => write!(f, "no win: {refusals}"),
            Self::Unlawful(reasons) => write!(f, "unlawful: {reasons}"),
            Self::Draw(kind) => f.write_str(kind.id()),
            Self::NoAbort(NoAbort::NobodyHasDrawn) => f.write_str("no abort: nobody has drawn"),
            Self::NoAbort(NoAbort::NoTile) => f.write_str("no abort: no tile to win on"),
            Self::NoAbort(NoAbort::NotSo) => f.write_str("no abort: the tiles do not make it so"),
            Self::Deal(game) => {
                let (wind, number) = (game.prevailing.letter(), game.deal_number());
                write!(f, "{wind}{number} honba {} bets {} {:?}", game.honba, game.bets, game.scores)
            }
            Self::End(None) => f.write_str("the end"),
            Self::End(Some(reason)) => write!(f, "the end: {}", reason.id()),
            Self::DealEnd => f.write_str("the end of the deal"),
        }
    }
}
