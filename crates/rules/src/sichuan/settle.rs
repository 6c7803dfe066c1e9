//! The settlement of a deal: from the sheet to transfers, each with its clause, and the next dealer.
use super::fault::{Faults, check};
use super::ledger::{KongEntry, KongState, amount, ledger};
use super::rules::SichuanRules;
use super::sheet::WallEndState;
use super::sheet::{
    DealEnd, DealEvent, DealResult, Discards, FalseHu, HuDeclaration, HuFrom, HuHand, KongKind,
};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, SeatSet};
use crate::settlement::{Party, Transfer, deltas};

/// What a transfer is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PaymentKind {
    /// The value of a Hu hand.
    Hu,
    /// The addition for a self-drawn Hu.
    SelfDraw,
    /// A kong.
    Kong(KongKind),
    /// The value of a ready hand at the end of the wall.
    WallEnd,
    /// A false Hu.
    FalseHu,
    /// The forbidden suit: in a declared set, in a false Hu, or in the hand at the end of the wall.
    ForbiddenSuit,
}

impl PaymentKind {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hu => "hu",
            Self::SelfDraw => "self_draw",
            Self::Kong(_) => "kong",
            Self::WallEnd => "wall_end",
            Self::FalseHu => "false_hu",
            Self::ForbiddenSuit => "forbidden_suit",
        }
    }
}

/// A Hu hand and the clause of its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountedHand {
    /// Whose.
    pub seat: Seat,
    /// What it is worth.
    pub points: i32,
    /// The clause: of the value, or of whoever keeps the protocol and has counted.
    pub basis: Basis,
}

/// Something that a reader of the settlement may ask about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoteKind {
    /// The forbidden suit in the hand costs nothing: the player has discarded nothing else.
    OnlyForbiddenDiscards,
    /// The player is out after a false Hu and neither pays nor gets anything later in the deal.
    OutAfterFalseHu,
    /// The player without Hu keeps his kongs and shows no hand: the others have all declared Hu.
    ShowsNoHand,
}

/// A note about a player, and its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it says.
    pub kind: NoteKind,
    /// About whom.
    pub seat: Seat,
    /// The clause.
    pub basis: Basis,
}

/// A settled deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// Who pays whom, in the order of play.
    pub transfers: Vec<Transfer<PaymentKind>>,
    /// Every kong, paid or struck out.
    pub kongs: Vec<KongEntry>,
    /// The Hu hands that count.
    pub hands: Vec<CountedHand>,
    /// What a reader may ask about.
    pub notes: Vec<Note>,
    /// The dealer of the next deal.
    pub next_dealer: Answer<Seat>,
}

impl Settlement {
    /// What each seat gains or loses.
    pub fn deltas(&self) -> [i32; 4] {
        deltas(&self.transfers)
    }

    /// Points that go to nobody.
    pub fn to_nobody(&self) -> i32 {
        self.transfers.iter().filter(|t| t.to == Party::Nobody).map(|t| t.points).sum()
    }
}

/// Settles a deal. A sheet that no play leads to is refused with all its faults.
pub fn settle(rules: &SichuanRules, sheet: &DealResult) -> Result<Settlement, Faults> {
    check(rules, sheet)?;
    let kongs = ledger(rules, sheet);
    let mut settler = Settler {
        rules,
        in_game: sheet.players.seats().collect(),
        out: Settlement {
            transfers: Vec::new(),
            kongs: Vec::new(),
            hands: Vec::new(),
            notes: Vec::new(),
            next_dealer: next_dealer(rules, sheet),
        },
    };
    let mut next_kong = kongs.iter();
    for event in &sheet.events {
        match event {
            DealEvent::Kong { .. } => next_kong.next().into_iter().for_each(|k| settler.kong(k)),
            DealEvent::ForbiddenMeld { by } => settler.forbidden_suit(*by),
            DealEvent::Hu { from, by } => settler.hu(*from, by),
        }
    }
    settler.end(&sheet.end);
    Ok(Settlement { kongs, ..settler.out })
}

/// The dealer of the next deal: by the first Hu that counts.
fn next_dealer(rules: &SichuanRules, sheet: &DealResult) -> Answer<Seat> {
    let first = sheet.events.iter().find_map(|event| match event {
        DealEvent::Hu { from, by } => {
            let mut winners = by.iter().filter(|d| d.hand.points().is_some()).map(|d| d.by);
            match (winners.next(), winners.next(), from.seat()) {
                (Some(_), Some(_), Some(discarder)) => Some(discarder),
                (winner, ..) => winner,
            }
        }
        _ => None,
    });
    Answer { value: first.unwrap_or(sheet.dealer), basis: rules.cite(Topic::NextDealer) }
}

struct Settler<'a> {
    rules: &'a SichuanRules,
    in_game: SeatSet,
    out: Settlement,
}

impl Settler<'_> {
    fn pay(&mut self, from: Seat, to: Party, points: i32, kind: PaymentKind, basis: Basis) {
        if points > 0 {
            self.out.transfers.push(Transfer { from: Party::Seat(from), to, points, kind, basis });
        }
    }

    fn note(&mut self, kind: NoteKind, seat: Seat, topic: Topic) {
        self.out.notes.push(Note { kind, seat, basis: self.rules.cite(topic) });
    }

    fn kong(&mut self, kong: &KongEntry) {
        if kong.state == KongState::Paid {
            let amount = amount(self.rules, kong.kind);
            for payer in kong.payers().iter() {
                let kind = PaymentKind::Kong(kong.kind);
                self.pay(payer, Party::Seat(kong.by), amount.value, kind, amount.basis);
            }
        }
    }

    fn forbidden_suit(&mut self, seat: Seat) {
        let cost = self.rules.payment.forbidden_suit;
        self.pay(seat, Party::Nobody, cost.value.get(), PaymentKind::ForbiddenSuit, cost.basis);
    }

    fn hu(&mut self, from: HuFrom, by: &[HuDeclaration]) {
        for declaration in by {
            self.in_game = self.in_game.difference(SeatSet::of(declaration.by));
        }
        for HuDeclaration { by, hand } in by {
            match *hand {
                HuHand::Points(points) => self.won(*by, from, points, self.rules.cite(Topic::Counted)),
                HuHand::Counted { points, basis } => self.won(*by, from, points, basis),
                HuHand::False(fault) => self.false_hu(*by, fault),
            }
        }
    }

    fn won(&mut self, winner: Seat, from: HuFrom, points: i32, basis: Basis) {
        self.out.hands.push(CountedHand { seat: winner, points, basis });
        let to = Party::Seat(winner);
        if let Some(discarder) = from.seat() {
            self.pay(discarder, to, points, PaymentKind::Hu, self.rules.cite(Topic::DiscardHu));
            return;
        }
        let bonus = self.rules.payment.self_draw_bonus;
        for payer in self.in_game.iter() {
            self.pay(payer, to, points, PaymentKind::Hu, self.rules.cite(Topic::SelfDrawnHu));
            self.pay(payer, to, bonus.value.get(), PaymentKind::SelfDraw, bonus.basis);
        }
    }

    fn false_hu(&mut self, offender: Seat, fault: FalseHu) {
        let cost = self.rules.payment.false_hu;
        for seat in self.in_game.iter() {
            self.pay(offender, Party::Seat(seat), cost.value.get(), PaymentKind::FalseHu, cost.basis);
        }
        if fault == FalseHu::ForbiddenSuit {
            self.forbidden_suit(offender);
        }
        self.note(NoteKind::OutAfterFalseHu, offender, Topic::OutAfterFalseHu);
    }

    fn end(&mut self, end: &DealEnd) {
        let DealEnd::Wall(states) = end else {
            for seat in self.in_game.iter() {
                self.note(NoteKind::ShowsNoHand, seat, Topic::Divides);
            }
            return;
        };
        let states = || Seat::ALL.into_iter().zip(states).filter_map(|(seat, s)| Some((seat, (*s)?)));
        let ready = || {
            states().filter_map(|(seat, state)| match state {
                WallEndState::Ready(points) => Some((seat, points)),
                _ => None,
            })
        };
        let basis = self.rules.cite(Topic::WallEnd);
        for (seat, state) in states() {
            match state {
                WallEndState::Ready(_) => continue,
                WallEndState::NotReady => {}
                WallEndState::ForbiddenSuit(Discards::Mixed) => self.forbidden_suit(seat),
                WallEndState::ForbiddenSuit(Discards::OnlyForbidden) => {
                    self.note(NoteKind::OnlyForbiddenDiscards, seat, Topic::OnlyForbiddenDiscards);
                }
            }
            for (to, points) in ready() {
                self.pay(seat, Party::Seat(to), points, PaymentKind::WallEnd, basis);
            }
        }
    }
}
