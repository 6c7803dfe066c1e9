//! The judge at a recorded table: slips of the tongue and of conduct, and acts that an online table would refuse.
//!
//! An online table never lets a wrong act happen ([`Table::decide`]). A recorded one ([`Asking::Everybody`]) takes it in:
//! a false Hu stands until the settlement, a set of the forbidden suit costs what the rules say, and of two words the first
//! one counts.
use super::action::Action;
use super::event::Event;
use super::refusal::{Reason, Refusal};
use super::table::{Asking, Phase, Table};
use crate::OutOfOrder;
use crate::wall::Wall;
use rules::clause::Basis;
use rules::frame::sichuan::Game;
use rules::seat::Seat;
use rules::sichuan::{
    Declaration, FalseHu, HuHand, Penalty, RefusalKind, Sanction, Second, SichuanRules, Slip, Word,
    dead_hand, incorrect_declaration,
};

/// What the judge says of one slip. How often a player has prompted in the tournament is known above the table:
/// [`Slip::prompt`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruling {
    /// Who.
    pub seat: Seat,
    /// What.
    pub slip: Slip,
}

impl Table {
    /// A table that records a real one: everybody in game is asked about each tile.
    pub fn recorded(rules: &SichuanRules, game: Game, wall: Wall) -> Self {
        Self::at(rules, game, Asking::Everybody, wall)
    }

    /// Rules on slips: a step of the scale, a dead hand, or what else the rules have for it.
    pub fn rule(
        &self,
        rules: &SichuanRules,
        rulings: &[Ruling],
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if rulings.iter().any(|ruling| !self.players().has(ruling.seat)) {
            return Err(Refusal::NONE.and(Some(Reason::EmptySeat)));
        }
        for (n, ruling) in rulings.iter().enumerate() {
            let mut scale = self.scale(rules, ruling.seat);
            let before = &rulings[..n];
            for earlier in before.iter().filter(|earlier| earlier.seat == ruling.seat) {
                if earlier.slip.sanction(rules).value == Sanction::Progressive {
                    scale.add(rules);
                }
            }
            let sanction = ruling.slip.sanction(rules);
            let (penalty, step) = match sanction.value {
                Sanction::Progressive => {
                    let step = scale.add(rules);
                    (Some(step.value), Some(step.basis))
                }
                Sanction::DeadHand => (Some(Penalty::DeadHand), None),
                Sanction::None | Sanction::FalseHu => (None, None),
            };
            let (seat, slip, basis) = (ruling.seat, ruling.slip, sanction.basis);
            events.push(Event::Penalised { seat, slip, sanction: sanction.value, penalty, basis, step });
            if sanction.value == Sanction::FalseHu {
                self.false_hu_for(rules, seat, basis, events);
            }
        }
        Ok(())
    }

    /// A slip that is punished as a false Hu, where somebody is in game to whom it is paid.
    fn false_hu_for(&self, rules: &SichuanRules, seat: Seat, basis: Basis, events: &mut Vec<Event>) {
        match self.phase {
            Phase::DiscardWindow | Phase::KongWindow if self.window.asked().contains(seat) => {
                events.push(Event::FalseHu { seat, fault: FalseHu::Plain, basis });
            }
            Phase::Turn { seat: of, .. } if of == seat => {
                events.extend(self.hu_event(rules, seat, None, HuHand::False(FalseHu::Plain), 0));
            }
            _ => {}
        }
    }

    /// Rules on slips and goes on.
    pub fn ruled(
        &mut self,
        rules: &SichuanRules,
        rulings: &[Ruling],
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        self.rule(rules, rulings, events)?;
        self.apply(rules, from, events);
        Ok(())
    }

    /// Takes in what a player did at a real table, lawful or not, and goes on. A wrong act for which the rules have no
    /// consequence is refused as at an online table.
    pub fn record(
        &mut self,
        rules: &SichuanRules,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        self.take_in(rules, seat, action, events)?;
        self.apply(rules, from, events);
        Ok(())
    }

    fn take_in(
        &self,
        rules: &SichuanRules,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let Err(refusal) = self.decide(rules, seat, action, events) else { return Ok(()) };
        let in_window = matches!(self.phase, Phase::DiscardWindow | Phase::KongWindow);
        match action {
            Action::Hu if is_false_hu(&refusal) => {
                let suit = refusal.win.contains(RefusalKind::ForbiddenSuit);
                let fault = if suit { FalseHu::ForbiddenSuit } else { FalseHu::Plain };
                if in_window {
                    let basis = Self::false_basis(rules, &refusal);
                    events.push(Event::FalseHu { seat, fault, basis });
                } else {
                    events.extend(self.hu_event(rules, seat, None, HuHand::False(fault), 0));
                }
                Ok(())
            }
            // The set is laid down; it costs what a set of the forbidden suit costs.
            Action::Pung | Action::Kong | Action::ClosedKong(_) | Action::AddedKong(_)
                if only(&refusal, &[Reason::ForbiddenMeld]) =>
            {
                self.accept(rules, seat, action, events);
                Ok(())
            }
            _ => Err(refusal),
        }
    }

    /// The clause by which a Hu is false; the first where there are several.
    fn false_basis(rules: &SichuanRules, refusal: &Refusal) -> Basis {
        let cited = refusal.win.cited(rules).find_map(|r| r.basis);
        cited.unwrap_or_else(|| dead_hand(rules, Declaration::Hu).basis)
    }

    /// A player says a word and then another, or takes it back. The first word stands, as far as the rules say, and the
    /// slip is punished.
    pub fn spoke(
        &mut self,
        rules: &SichuanRules,
        seat: Seat,
        first: Word,
        second: Second,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        let asked = matches!(self.phase, Phase::DiscardWindow | Phase::KongWindow)
            && self.window.asked().contains(seat);
        let act = |word| match word {
            Word::Pung => Action::Pung,
            Word::Kong => self.meant_kong(seat),
            Word::Hu => Action::Hu,
        };
        let Some(slip) = incorrect_declaration(rules, first, second) else {
            return self.record(rules, seat, act(first), events);
        };
        let mut acts = Vec::new();
        match slip.stands {
            Some(word) => self.take_in(rules, seat, act(word), &mut acts)?,
            None if asked => acts.push(Event::Answered { seat, action: Action::Pass }),
            None => {}
        }
        let basis = slip.stands_basis;
        events.push(Event::Misspoke { seat, slip: slip.slip, stands: slip.stands, basis });
        // A false Hu by sanction takes the place of the answer.
        if slip.sanction.value != Sanction::FalseHu {
            events.append(&mut acts);
        }
        self.rule(rules, &[Ruling { seat, slip: slip.slip }], events)?;
        self.apply(rules, from, events);
        Ok(())
    }

    /// The kong that a word means: of the tile that is offered, or in the own turn the only one that there is.
    fn meant_kong(&self, seat: Seat) -> Action {
        let menu = self.legal(seat);
        let mut own = menu.iter().filter(|a| matches!(a, Action::ClosedKong(_) | Action::AddedKong(_)));
        match (own.next(), own.next()) {
            (Some(kong), None) => kong,
            _ => Action::Kong,
        }
    }

    /// A player cannot divide his hand: at the end of the wall it will count as the rules say.
    pub fn cannot_divide(
        &mut self,
        rules: &SichuanRules,
        seat: Seat,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::order(OutOfOrder::DealOver));
        }
        let from = events.len();
        events.push(Event::CannotDivide { seat, basis: rules.hand.undivided.basis });
        self.apply(rules, from, events);
        Ok(())
    }
}

/// Whether a Hu is refused for nothing but that it is false.
fn is_false_hu(refusal: &Refusal) -> bool {
    let play = [Reason::DeadHand, Reason::PassedHu, Reason::PassedKind];
    refusal.order.is_none()
        && refusal.win.is_false_hu()
        && refusal.play.iter().all(|reason| play.contains(&reason))
}

/// Whether the refusal has no reasons of play but these, and no other at all.
fn only(refusal: &Refusal, reasons: &[Reason]) -> bool {
    refusal.order.is_none() && refusal.win.is_empty() && refusal.play.iter().all(|r| reasons.contains(&r))
}
