//! Stored forms of protocols and penalties.
use super::stored::{Stored, stored_enums, stored_structs};
use crate::error::ReadError;
use crate::json::At;
use arrayvec::ArrayVec;
use rules::classical::{
    DealEnd as ClassicalEnd, DealResult as ClassicalDeal, MahjongDeal, Replacement, TournamentPoints,
};
use rules::frame::riichi::{DealResult as RiichiEnd, PlayedDeal};
use rules::riichi::{AbortKind, Offence as RiichiOffence};
use rules::sichuan::{
    DealEnd as SichuanEnd, DealEvent, DealResult as SichuanDeal, Discards, FalseHu, HuDeclaration, HuFrom,
    HuHand, KongKind, Players, Slip, WallEndState,
};
use serde_json::Value;
use tournament::{penalty, protocol};

stored_structs! {
    protocol::Entered { sheet, by, at, reason }
    protocol::Objection { seat, at, text }
    protocol::Source { form, game }
    protocol::ClassicalTotals { points, whists, mahjongs }
    penalty::Penalty { entry, round, at, deal, offence, count, sanction, basis, given, note, force, agreed }
    PlayedDeal { riichi, result }
    ClassicalDeal { end, fined }
    MahjongDeal { winner, from, values }
    SichuanDeal { players, dealer, events, end }
    HuDeclaration { by, hand }
}

stored_enums! {
    protocol::Event {
        "entered" => Entered { at, version, entered },
        "contradicted" => Contradicted { at, version, entered },
        "seat-confirmed" => SeatConfirmed { at, version, seat },
        "confirmed" => Confirmed { at, version, when },
        "objected" => Objected { at, objection },
        "settled" => Settled { at, version, when, reason },
    }
    protocol::Sheet { "totals" => Totals(totals), "deals" => Deals(deals), "game" => Game(source, deals) }
    protocol::Totals {
        "riichi" => Riichi { points, bets, chombos },
        "sichuan" => Sichuan { points, own },
        "classical" => Classical { deals, seats },
    }
    protocol::Deals { "riichi" => Riichi(deals), "sichuan" => Sichuan(deals), "classical" => Classical(deals) }
    RiichiEnd {
        "win" => Win { winners, deltas },
        "draw" => ExhaustiveDraw { tenpai, nagashi, dead, proved },
        "abort" => AbortiveDraw(kind),
        "chombo" => Chombo(seats),
    }
    AbortKind {
        "nine-terminals" => NineTerminals, "four-winds" => FourWinds, "four-riichi" => FourRiichi,
        "four-kongs" => FourKongs, "triple-ron" => TripleRon,
    }
    ClassicalEnd {
        "mahjong" => Mahjong(deal), "drawn" => Drawn, "stopped" => Stopped(seat), "absent" => Absent(seat, replacement),
    }
    Replacement { "impossible" => Impossible, "after-first-deal" => AfterFirstDeal }
    Players { "three" => Three, "four" => Four }
    SichuanEnd { "last-hu" => LastHu, "wall" => Wall(states) }
    WallEndState { "ready" => Ready(points), "not-ready" => NotReady, "forbidden-suit" => ForbiddenSuit(discards) }
    Discards { "mixed" => Mixed, "only-forbidden" => OnlyForbidden }
    DealEvent {
        "kong" => Kong { by, kind }, "forbidden-meld" => ForbiddenMeld { by }, "hu" => Hu { from, by },
    }
    KongKind { "closed" => Closed, "melded" => Melded(from), "promoted" => Promoted, "postponed" => Postponed }
    HuFrom {
        "wall" => Wall, "discard" => Discard(seat), "after-kong" => AfterKong(seat), "robbed-kong" => RobbedKong(seat),
    }
    HuHand { "points" => Points(points), "counted" => Counted { points, basis }, "false" => False(kind) }
    FalseHu { "plain" => Plain, "forbidden-suit" => ForbiddenSuit }
    penalty::Event {
        "given" => Given { number, penalty },
        "agreed" => Agreed { number, seat },
        "confirmed" => Confirmed { number },
        "cancelled" => Cancelled { number, reason },
        "mapped" => Mapped { number, sanction, reason },
    }
    penalty::Offence {
        "riichi" => Riichi(offence), "sichuan" => Sichuan(slip), "ignored-signal" => IgnoredSignal, "late" => Late,
        "no-show" => NoShow, "missed-round" => MissedRound, "ruling" => Ruling,
    }
    penalty::Sanction {
        "warning" => Warning, "lost-call" => LostCall, "dead-hand" => DeadHand, "false-hu" => FalseHu,
        "chombo" => Chombo, "off" => Off(amount, unit), "annulled" => Annulled, "disqualified" => Disqualified,
        "banned" => Banned(until), "noted" => Noted(amount), "none" => None,
    }
    penalty::Unit {
        "tp-halves" => TournamentPointHalves, "whists" => Whists, "game-points" => GamePoints,
        "table-points" => TablePoints,
    }
    penalty::Force { "pending" => Pending, "in-force" => InForce, "cancelled" => Cancelled(reason) }
}

impl Stored for TournamentPoints {
    /// In halves.
    fn write(&self) -> Value {
        self.halves().write()
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        i32::read(at).map(Self::of_halves)
    }
}

impl Stored for RiichiOffence {
    fn write(&self) -> Value {
        Value::from(self.key())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "an offence of the riichi catalogue";
        let key = at.str(EXPECTED)?;
        Self::all().find(|o| o.key() == key).ok_or_else(|| at.bad(EXPECTED))
    }
}

impl Stored for Slip {
    fn write(&self) -> Value {
        Value::from(self.key())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "a slip of the Sichuan catalogue";
        let key = at.str(EXPECTED)?;
        Self::ALL.iter().copied().find(|s| s.key() == key).ok_or_else(|| at.bad(EXPECTED))
    }
}

impl<T: Stored, const N: usize> Stored for ArrayVec<T, N> {
    fn write(&self) -> Value {
        Value::Array(self.iter().map(Stored::write).collect())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        let items = at.items("a list")?;
        if items.len() > N {
            return Err(at.bad("a shorter list"));
        }
        items.map(T::read).collect()
    }
    fn missing(_: At<'_>) -> Result<Self, ReadError> {
        Ok(Self::new())
    }
}
