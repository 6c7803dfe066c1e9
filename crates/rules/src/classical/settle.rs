//! Who pays whom: the winner, the players without Mahjong among themselves, fines.
use super::deal::{Deal, DealEnd, DealFaults, DealResult, MahjongDeal, faults};
use super::late::{LateSanction, Lateness};
use super::rules::{ClassicalRules, DiscarderPays, EastPays, FineWhenStopped, LosersSettle};
use super::topic::Topic;
use crate::clause::Basis;
use crate::seat::Seat;
use crate::settlement::{Party, Transfer, Transfers, deltas};
use arrayvec::ArrayVec;

/// What a transfer is paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PaymentKind {
    /// The winner's hand.
    Mahjong,
    /// The difference between the hands of two players without Mahjong.
    Difference,
    /// A false Mahjong; nobody gets the fine.
    Fine,
    /// A deal broken off after a false Mahjong.
    Stopped,
}

/// Something that players of other rules might not expect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SettlementNoteKind {
    /// East pays and receives as everybody.
    EastSingle,
    /// Nobody pays for the others.
    NoPenalty,
    /// The Mahjong is worth less because its player came late.
    LateMahjong,
    /// The deal was drawn.
    Drawn,
    /// The deal was not played: no whists.
    Awarded,
}

/// A note with its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettlementNote {
    /// What.
    pub kind: SettlementNoteKind,
    /// The clause.
    pub basis: Basis,
}

/// A settled deal, in whists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// Who pays whom. A fine goes to the table, which keeps it.
    pub transfers: Transfers<PaymentKind, 12>,
    /// The clause by which whists are counted.
    pub basis: Basis,
    /// What might not be expected.
    pub notes: ArrayVec<SettlementNote, 4>,
}

impl Settlement {
    /// The whists of each seat.
    pub fn whists(&self) -> [i32; 4] {
        deltas(&self.transfers)
    }

    /// The clause of a note, if the settlement has it.
    pub fn note(&self, kind: SettlementNoteKind) -> Option<Basis> {
        self.notes.iter().find(|n| n.kind == kind).map(|n| n.basis)
    }
}

/// Settles a deal. `late` says how late each seat came to the round.
pub fn settle(
    rules: &ClassicalRules,
    deal: &Deal,
    result: &DealResult,
    late: &[Lateness; 4],
) -> Result<Settlement, DealFaults> {
    let faults = faults(rules, deal, result);
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut payer = Payer {
        rules,
        dealer: deal.dealer,
        out: Settlement {
            transfers: Transfers::new(),
            basis: rules.cite(Topic::Whists),
            notes: ArrayVec::new(),
        },
    };
    match &result.end {
        DealEnd::Mahjong(mahjong) => payer.mahjong(mahjong, late[mahjong.winner.index()]),
        DealEnd::Drawn => payer.note(SettlementNoteKind::Drawn, rules.cite(Topic::DrawnDeal)),
        DealEnd::Stopped(offender) => payer.stopped(*offender),
        DealEnd::Absent(..) => payer.note(SettlementNoteKind::Awarded, rules.cite(Topic::AwardedWhists)),
    }
    for seat in result.fined.iter() {
        let fine = rules.false_mahjong.fine;
        payer.add(Party::Seat(seat), Party::Table, fine.value.get(), PaymentKind::Fine, fine.basis);
    }
    Ok(payer.out)
}

struct Payer<'a> {
    rules: &'a ClassicalRules,
    dealer: Seat,
    out: Settlement,
}

impl Payer<'_> {
    fn add(&mut self, from: Party, to: Party, points: i32, kind: PaymentKind, basis: Basis) {
        if points > 0 {
            // Three payments to the winner, three differences and three fines are the most.
            let _ = self.out.transfers.try_push(Transfer { from, to, points, kind, basis });
        }
    }

    fn note(&mut self, kind: SettlementNoteKind, basis: Basis) {
        let _ = self.out.notes.try_push(SettlementNote { kind, basis });
    }

    fn mahjong(&mut self, deal: &MahjongDeal, late: Lateness) {
        let rules = self.rules;
        let mut value = deal.values[deal.winner.index()];
        if let Some(sanction) = late.sanction(rules)
            && let LateSanction::WhistsOffMahjong(whists) = sanction.value
        {
            value = (value - whists).max(0);
            self.note(SettlementNoteKind::LateMahjong, sanction.basis);
        }
        let discarder = rules.settlement.discarder;
        let others = || Seat::ALL.into_iter().filter(|s| *s != deal.winner);
        for seat in others() {
            let (payer, basis) = match deal.from {
                Some(from) if discarder.value == DiscarderPays::ForAll => (from, discarder.basis),
                _ => (seat, rules.cite(Topic::WinnerPaid)),
            };
            let points = value * self.factor(seat, deal.winner);
            self.add(
                Party::Seat(payer),
                Party::Seat(deal.winner),
                points,
                PaymentKind::Mahjong,
                self.basis(seat, deal.winner, basis),
            );
        }
        if deal.from.is_some() && discarder.value == DiscarderPays::OwnShare {
            self.note(SettlementNoteKind::NoPenalty, discarder.basis);
        }
        if rules.settlement.losers.value == LosersSettle::Differences {
            for first in others() {
                for second in others().filter(|s| s.index() > first.index()) {
                    self.difference(first, second, &deal.values);
                }
            }
        }
        if rules.settlement.east.value == EastPays::Single {
            self.note(SettlementNoteKind::EastSingle, rules.settlement.east.basis);
        }
    }

    /// The player with the smaller hand pays the difference.
    fn difference(&mut self, first: Seat, second: Seat, values: &[i32; 4]) {
        let ahead = values[first.index()] - values[second.index()];
        let (from, to) = if ahead < 0 { (first, second) } else { (second, first) };
        let points = ahead.abs() * self.factor(first, second);
        let basis = self.basis(first, second, self.rules.settlement.losers.basis);
        self.add(Party::Seat(from), Party::Seat(to), points, PaymentKind::Difference, basis);
    }

    /// How often an amount between these two is paid.
    fn factor(&self, one: Seat, other: Seat) -> i32 {
        let doubled = self.rules.settlement.east.value == EastPays::Double;
        if doubled && (one == self.dealer || other == self.dealer) { 2 } else { 1 }
    }

    /// The clause of such an amount: that of the doubling where there is one.
    fn basis(&self, one: Seat, other: Seat, basis: Basis) -> Basis {
        if self.factor(one, other) == 2 { self.rules.settlement.east.basis } else { basis }
    }

    fn stopped(&mut self, offender: Seat) {
        let rules = self.rules.false_mahjong;
        let whists = rules.stopped_whists;
        for seat in Seat::ALL.into_iter().filter(|s| *s != offender) {
            let (from, to) = (Party::Seat(offender), Party::Seat(seat));
            self.add(from, to, whists.value.get(), PaymentKind::Stopped, whists.basis);
        }
        if rules.fine_when_stopped.value == FineWhenStopped::Added {
            let basis = rules.fine_when_stopped.basis;
            self.add(Party::Seat(offender), Party::Table, rules.fine.value.get(), PaymentKind::Fine, basis);
        }
    }
}
