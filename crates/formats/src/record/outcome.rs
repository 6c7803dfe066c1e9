//! What a log recorded as the result of a deal. Nothing here is used to work the result out again.
use super::{Declared, LogYaku};
use rules::seat::Seat;
use rules::tile::Tile;

/// The recorded result of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// One win, or several on the same tile in the order of the log.
    Wins(Vec<Win>),
    /// Nobody won.
    Draw(DrawResult),
}

/// Points before a result and what it changes, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Points before, the sticks of accepted riichi already paid.
    pub before: [i32; 4],
    /// The change, honba and sticks included.
    pub delta: [i32; 4],
}

impl Change {
    /// Points after.
    pub fn after(&self) -> [i32; 4] {
        std::array::from_fn(|i| self.before[i].saturating_add(self.delta[i]))
    }
}

/// One recorded win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Win {
    /// Who won.
    pub winner: Seat,
    /// Whose tile it was; the winner for a self-draw.
    pub from: Seat,
    /// The winning tile.
    pub tile: Tile,
    /// Ura indicators; empty for a winner without riichi, `None` if the log leaves them out.
    pub ura: Option<Vec<Tile>>,
    /// The player whom the log holds liable.
    pub liable: Option<Seat>,
    /// Points before and the change. In a double ron the second starts where the first ends.
    pub change: Change,
    /// Chips won and lost, in chip lobbies.
    pub chips: Option<[i32; 4]>,
    /// The value that the log gives.
    pub value: Recorded,
    /// What the log repeats of the table.
    pub table: Option<Box<Repeated>>,
}

/// What a log repeats with a result although the deal tells it already. Of the forms that are read, mjlog does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Repeated {
    /// Honba and sticks on the table.
    pub counters: Option<[u16; 2]>,
    /// The winner's concealed tiles, the winning tile among them, by kind and the red five first.
    pub concealed: Option<Vec<Tile>>,
    /// The winner's declared groups, the oldest first.
    pub melds: Option<Vec<Declared>>,
    /// The dora indicators turned.
    pub indicators: Option<Vec<Tile>>,
}

/// The value of a win as the log gives it. Forms leave out different parts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recorded {
    /// Fu, rounded.
    pub fu: Option<u8>,
    /// Han, bonus tiles included; `None` for a yakuman.
    pub han: Option<u8>,
    /// Points without honba and sticks; of a self-draw what all payers give together.
    pub points: Option<i32>,
    /// The limit.
    pub limit: Option<Limit>,
    /// Patterns and their han; empty for a yakuman and where the log has no list.
    pub yaku: Vec<(LogYaku, u8)>,
    /// Yakuman.
    pub yakuman: Vec<LogYaku>,
}

/// A limit of a hand's value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Limit {
    /// Below any.
    None,
    /// Mangan.
    Mangan,
    /// Haneman.
    Haneman,
    /// Baiman.
    Baiman,
    /// Sanbaiman.
    Sanbaiman,
    /// Yakuman, one or several, or counted.
    Yakuman,
}

impl Limit {
    /// All, so that the index is Tenhou's number.
    pub const ALL: [Self; 6] =
        [Self::None, Self::Mangan, Self::Haneman, Self::Baiman, Self::Sanbaiman, Self::Yakuman];

    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Mangan => "mangan",
            Self::Haneman => "haneman",
            Self::Baiman => "baiman",
            Self::Sanbaiman => "sanbaiman",
            Self::Yakuman => "yakuman",
        }
    }

    /// The limit of a hand of this many points: between the limits nothing lies, so that points tell it.
    pub const fn of_points(points: i32, dealer: bool) -> Self {
        match if dealer { points / 3 * 2 } else { points } {
            ..8000 => Self::None,
            8000..12000 => Self::Mangan,
            12000..16000 => Self::Haneman,
            16000..24000 => Self::Baiman,
            24000..32000 => Self::Sanbaiman,
            _ => Self::Yakuman,
        }
    }

    /// The sign by which Tenhou names it; empty for none.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Mangan => "満貫",
            Self::Haneman => "跳満",
            Self::Baiman => "倍満",
            Self::Sanbaiman => "三倍満",
            Self::Yakuman => "役満",
        }
    }
}

/// Who pays what of a win's points, honba and sticks apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Split {
    /// The discarder pays all.
    Discard(i32),
    /// The dealer's self-draw: each of the others pays this.
    DealerDraw(i32),
    /// Another player's self-draw.
    Draw {
        /// What the dealer pays.
        dealer: i32,
        /// What each of the other two pays.
        others: i32,
    },
}

impl Split {
    /// The shares of a total. A self-draw is recorded by its sum, and the shares were rounded up to hundreds
    /// one by one, so that the sum is four of the smaller shares or a hundred less.
    pub const fn of(total: i32, self_draw: bool, dealer: bool) -> Self {
        if !self_draw {
            Self::Discard(total)
        } else if dealer {
            Self::DealerDraw(total / 3)
        } else {
            let others = total.saturating_add(399) / 400 * 100;
            Self::Draw { dealer: total - 2 * others, others }
        }
    }

    /// The total again.
    pub const fn total(self) -> i32 {
        match self {
            Self::Discard(n) => n,
            Self::DealerDraw(n) => n.saturating_mul(3),
            Self::Draw { dealer, others } => dealer.saturating_add(others.saturating_mul(2)),
        }
    }
}

/// A recorded deal without a winner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawResult {
    /// Why it ended.
    pub kind: DrawKind,
    /// Points before and the change.
    pub change: Change,
    /// The concealed tiles of each player who showed them; `None` if the log does not say who did.
    pub shown: Option<[Option<Vec<Tile>>; 4]>,
    /// Honba and sticks on the table, where the log repeats them.
    pub counters: Option<[u16; 2]>,
}

/// How a deal ends without a winner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawKind {
    /// The wall ran out.
    Exhaustive,
    /// The wall ran out and somebody is paid for discards of terminals and honours only.
    Nagashi,
    /// Nine different terminals and honours in a first hand.
    NineTerminals,
    /// The same wind discarded by all four at once.
    FourWinds,
    /// Four accepted riichi.
    FourRiichi,
    /// Four kongs of several players.
    FourKongs,
    /// Three players won on one discard.
    TripleRon,
}

impl DrawKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Exhaustive,
        Self::Nagashi,
        Self::NineTerminals,
        Self::FourWinds,
        Self::FourRiichi,
        Self::FourKongs,
        Self::TripleRon,
    ];

    /// The id used in JSON and for translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Exhaustive => "exhaustive",
            Self::Nagashi => "nagashi",
            Self::NineTerminals => "nine_terminals",
            Self::FourWinds => "four_winds",
            Self::FourRiichi => "four_riichi",
            Self::FourKongs => "four_kongs",
            Self::TripleRon => "triple_ron",
        }
    }

    /// Whether the deal was broken off before the wall ran out.
    pub const fn is_abortive(self) -> bool {
        !matches!(self, Self::Exhaustive | Self::Nagashi)
    }
}
