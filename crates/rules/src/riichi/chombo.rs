//! Chombo: what it costs and what happens to the deal; own tiles shown; a false ron beside a true one.
use super::draw::DrawPayment;
use super::penalty::{Offence, Sanction};
use super::rules::{ChomboCost, RiichiRules};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, SeatSet};
use crate::settlement::{Party, Transfer, Transfers};

/// What one chombo takes off the result, in points, where it is taken off after uma.
pub const CHOMBO_DEDUCTION: i32 = 20000;

/// What chombos of one deal come to. The deal is played again by the same dealer with the same honba.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChomboOutcome {
    /// Payments at the table, and the bets of the deal that return.
    pub transfers: Transfers<DrawPayment, 16>,
    /// Points off each seat's result after uma.
    pub deductions: [i32; 4],
    /// What it costs and where that stands.
    pub cost: Answer<ChomboCost>,
    /// Where it stands that the deal is played again.
    pub replay: Basis,
    /// Where it stands that the seats stay.
    pub seats: Basis,
    /// Where it stands that honba stay.
    pub honba: Basis,
}

/// Settles the chombos of a deal (riichi rows 102–103). `riichi` are those whose bets of this deal lie on the table.
/// Each of several offenders pays (D40).
pub fn chombo(rules: &RiichiRules, dealer: Seat, offenders: SeatSet, riichi: SeatSet) -> ChomboOutcome {
    let cost = rules.result.chombo;
    let mut transfers = Transfers::new();
    let mut deductions = [0; 4];
    for offender in offenders.iter() {
        match cost.value {
            ChomboCost::AfterUma => deductions[offender.index()] = CHOMBO_DEDUCTION,
            ChomboCost::Mangan => reverse_mangan(&mut transfers, cost.basis, dealer, offender),
        }
    }
    for seat in riichi.iter() {
        // Twelve payments and four bets at most.
        let _ = transfers.try_push(Transfer {
            from: Party::Table,
            to: Party::Seat(seat),
            points: 1000,
            kind: DrawPayment::BetReturned,
            basis: rules.cite(Topic::ChomboBetsReturn),
        });
    }
    ChomboOutcome {
        transfers,
        deductions,
        cost,
        replay: rules.cite(Topic::ChomboReplay),
        seats: rules.cite(Topic::ChomboStays),
        honba: rules.cite(Topic::ChomboHonba),
    }
}

/// The offender pays what he would get for a mangan by self-draw (D33).
fn reverse_mangan(out: &mut Transfers<DrawPayment, 16>, basis: Basis, dealer: Seat, offender: Seat) {
    for seat in Seat::ALL.into_iter().filter(|s| *s != offender) {
        let points = if offender == dealer || seat == dealer { 4000 } else { 2000 };
        let (from, to) = (Party::Seat(offender), Party::Seat(seat));
        let _ = out.try_push(Transfer { from, to, points, kind: DrawPayment::Chombo, basis });
    }
}

/// From how many shown tiles on showing own tiles is an offence: five, or more than half of the concealed tiles of a
/// hand with melds (`aleague` penalty.7): five, five, four, three, one with none to four melds.
pub const fn shown_tiles_limit(melds: usize) -> u8 {
    let concealed = 13u8.saturating_sub(3 * melds as u8);
    let most = concealed / 2 + 1;
    if most < 5 { most } else { 5 }
}

/// What showing this many own tiles costs.
pub fn own_tiles_shown(rules: &RiichiRules, melds: usize, shown: u8) -> Answer<Sanction> {
    let sanction = Offence::OWN_TILES_SHOWN.sanction(rules);
    if shown < shown_tiles_limit(melds) { Answer { value: Sanction::None, ..sanction } } else { sanction }
}

/// What a false ron costs: nothing if somebody else won on the same tile (riichi row 104).
pub fn false_ron(rules: &RiichiRules, offence: Offence, winners: SeatSet) -> Answer<Sanction> {
    if winners.is_empty() {
        offence.sanction(rules)
    } else {
        Answer { value: Sanction::None, basis: rules.cite(Topic::ChomboVoid) }
    }
}
