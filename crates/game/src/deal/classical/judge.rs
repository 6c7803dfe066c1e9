//! The judge at a recorded table: slips with tiles, acts that an online table would refuse, the last-deal signal.
//!
//! An online table never lets a wrong act happen ([`Table::decide`]). A recorded one takes it in ([`Table::record`],
//! [`Table::rule`]); the only sanctions are those of a false Mahjong, since there is no dead hand and no other penalty.
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::table::{Phase, Table};
use crate::OutOfOrder;
use rules::classical::{
    AtSignal, Call, ClassicalRules, Reason, TileNumber, Topic, number_remedy, on_last_deal_signal,
};
use rules::clause::Basis;
use rules::seat::Seat;

/// A slip with tiles at a real table, or its announcement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slip {
    /// A player takes a second tile in his turn.
    TakesExtra(Seat),
    /// A player will forget to take the next tile that is due to him, ordinary or Free.
    Forgets(Seat),
    /// A player tells the others that he has a wrong number of tiles; from his next turn on it is put right.
    Announces(Seat),
}

/// What goes wrong at a real table and has a clause: the regulation knows no more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Offence {
    /// Mahjong that is none.
    FalseMahjong,
    /// A tile too many.
    ExtraTile,
    /// A tile too few.
    MissingTile,
    /// A calling hand is declared that is not calling.
    VoidCalling,
    /// A calling hand is declared before the own discard.
    EarlyCalling,
}

impl Offence {
    /// Every offence.
    pub const ALL: [Self; 5] =
        [Self::FalseMahjong, Self::ExtraTile, Self::MissingTile, Self::VoidCalling, Self::EarlyCalling];

    /// Where it stands what follows.
    pub const fn basis(self, rules: &ClassicalRules) -> Basis {
        let topic = match self {
            Self::FalseMahjong => return rules.false_mahjong.fine.basis,
            Self::ExtraTile => Topic::ExtraTile,
            Self::MissingTile => Topic::MissingTile,
            Self::VoidCalling => Topic::CallingHand,
            Self::EarlyCalling => Topic::CallingAfterDiscard,
        };
        rules.cite(topic)
    }
}

impl Table {
    /// Takes in a slip.
    pub fn rule(&self, rules: &ClassicalRules, slip: Slip, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::order(OutOfOrder::DealOver));
        }
        match slip {
            Slip::TakesExtra(seat) => match self.phase {
                Phase::Turn { seat: of, .. } if of == seat && self.left() > 0 => {
                    events.push(Event::TookExtra { seat });
                }
                Phase::Turn { seat: of, .. } if of == seat => return Err(Refusal::order(OutOfOrder::NotNow)),
                _ => return Err(Refusal::order(OutOfOrder::NotYourTurn)),
            },
            Slip::Forgets(seat) => events.push(Event::WillForget { seat }),
            Slip::Announces(seat) => {
                let number = self.number_between_turns(seat);
                let Some(remedy) = number_remedy(rules, number) else {
                    return Err(Refusal::order(OutOfOrder::NotNow));
                };
                let (basis, not_dead) = (remedy.remedy.basis, remedy.not_dead);
                let remedy = remedy.remedy.value;
                events.push(Event::Announced { seat, number, remedy, basis, not_dead });
            }
        }
        Ok(())
    }

    /// The number of a player's tiles as it will be when he has discarded.
    fn number_between_turns(&self, seat: Seat) -> TileNumber {
        let mut hand = self.full_hand(seat);
        if matches!(self.phase, Phase::Turn { seat: of, .. } if of == seat)
            && let Some(any) = hand.concealed.kinds().iter().next()
        {
            hand.concealed.remove(any);
        }
        TileNumber::of(&hand)
    }

    /// Takes in a slip and goes on.
    pub fn ruled(
        &mut self,
        rules: &ClassicalRules,
        slip: Slip,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        self.rule(rules, slip, events)?;
        self.apply(rules, from, events);
        Ok(())
    }

    /// Takes in what a player did at a real table, lawful or not, and goes on. A Mahjong that is none is a false one; a
    /// call of a hand that is not calling is void and its discard stands; a call before the own discard is noted as that.
    /// Other wrong acts are refused as at an online table: the regulation has no penalty for them.
    pub fn record(
        &mut self,
        rules: &ClassicalRules,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        if let Err(refusal) = self.decide(rules, seat, action, events) {
            self.wrong_act(rules, seat, action, refusal, events)?;
        }
        self.apply(rules, from, events);
        Ok(())
    }

    fn wrong_act(
        &self,
        rules: &ClassicalRules,
        seat: Seat,
        action: Action,
        refusal: Refusal,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let playing = matches!(
            self.phase,
            Phase::Turn { .. } | Phase::DiscardWindow | Phase::KongWindow { .. } | Phase::Opening
        );
        let call = self.calls[seat.index()];
        match action {
            Action::Mahjong if playing => {
                events.push(Event::FalseMahjong { seat, basis: rules.false_mahjong.fine.basis });
            }
            Action::Calling(tile) | Action::OriginalDiscard(tile)
                if refusal.order.is_none() && !refusal.play.contains(Reason::TilesMissing) =>
            {
                self.accept(rules, seat, Action::Discard(tile), events);
            }
            Action::EarlyCall if playing && call == Call::None => {
                let basis = rules.cite(Topic::CallingAfterDiscard);
                events.push(Event::Called { seat, call: Call::BeforeDiscard, basis });
            }
            _ => return Err(refusal),
        }
        Ok(())
    }

    /// The judge gives the last-deal signal. Nothing happens when the game is over.
    pub fn signal(&mut self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        let at = match self.phase {
            Phase::Settled { end: Some(_) } => return,
            Phase::Settled { end: None } => AtSignal::NoWall,
            _ => AtSignal::Wall { laid_out: self.discards.len() as u8 },
        };
        let outcome = on_last_deal_signal(rules, at);
        let from = events.len();
        events.push(Event::Signalled { outcome: outcome.value, basis: outcome.basis });
        self.apply(rules, from, events);
    }
}
