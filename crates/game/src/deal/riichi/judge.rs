//! The judge at a recorded table: rulings on offences, and acts that an online table would refuse.
//!
//! An online table never lets a wrong act happen ([`Table::decide`]). A recorded one takes it in and gives the sanction
//! that the catalogue of the regulation names ([`Table::record`], [`Table::rule`]).
use super::action::Action;
use super::event::Event;
use super::refusal::{Refusal, Why};
use super::table::{Phase, Table};
use crate::OutOfOrder;
use rules::clause::Answer;
use rules::riichi::{Offence, Reason, RefusalKind, Riichi, RiichiRules, Sanction, false_ron};
use rules::seat::{Seat, SeatSet};

/// Whether tiles were shown with a wrong declaration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Showing {
    /// The hand, or the tiles of a group, were shown.
    Tiles,
    /// Nothing was shown.
    Nothing,
}

/// Whether the deal can be played on after an offence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// It can.
    GoesOn,
    /// It cannot.
    Stopped,
}

/// What the judge says of one offence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruling {
    /// Who.
    pub seat: Seat,
    /// What he did.
    pub offence: Offence,
    /// Whether play can go on.
    pub play: Play,
    /// The sanction, where the regulation leaves it to the judge.
    pub judge: Option<Sanction>,
}

impl Ruling {
    /// An offence after which play can go on and nothing is left to the judge.
    pub const fn of(seat: Seat, offence: Offence) -> Self {
        Self { seat, offence, play: Play::GoesOn, judge: None }
    }
}

impl Table {
    /// Rules on offences, all at once: several offenders of one deal are punished together. A chombo ends the deal.
    pub fn rule(
        &self,
        rules: &RiichiRules,
        rulings: &[Ruling],
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::order(OutOfOrder::DealOver));
        }
        for ruling in rulings {
            let Answer { value, basis } = ruling.offence.sanction(rules);
            let sanction = match (value, ruling.play) {
                (Sanction::ChomboIfStopped, Play::Stopped) => Sanction::Chombo,
                (Sanction::ChomboIfStopped, Play::GoesOn) => Sanction::None,
                (Sanction::Judge, _) => ruling.judge.unwrap_or(Sanction::None),
                (value, _) => value,
            };
            let (seat, offence) = (ruling.seat, ruling.offence);
            events.push(Event::Penalised { seat, offence, sanction, basis });
            // The second warning makes the hand dead, and the count begins again (D41).
            if sanction == Sanction::WarningThenDeadHand && self.warnings[seat.index()] > 0 {
                events.push(Event::Penalised { seat, offence, sanction: Sanction::DeadHand, basis });
            }
        }
        Ok(())
    }

    /// Rules on offences and goes on.
    pub fn ruled(
        &mut self,
        rules: &RiichiRules,
        rulings: &[Ruling],
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        self.rule(rules, rulings, events)?;
        self.apply(rules, from, events);
        Ok(())
    }

    /// Takes in what a player did at a real table, lawful or not, and goes on. A wrong act that the catalogue of offences
    /// does not know is refused as at an online table.
    pub fn record(
        &mut self,
        rules: &RiichiRules,
        seat: Seat,
        action: Action,
        showing: Showing,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        if let Err(refusal) = self.decide(rules, seat, action, events) {
            let offence = offence(&refusal, action, showing).ok_or(refusal)?;
            self.wrong_act(rules, seat, action, offence, events).map_err(Refusal::order)?;
        }
        self.apply(rules, from, events);
        Ok(())
    }

    fn wrong_act(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        action: Action,
        offence: Wrong,
        events: &mut Vec<Event>,
    ) -> Result<(), OutOfOrder> {
        let in_window = matches!(self.phase, Phase::DiscardWindow | Phase::KongWindow { .. });
        match (action, offence) {
            // It is punished when the other answers are in: somebody else's win makes it void.
            (Action::Ron, Wrong::Offence(offence)) if in_window => {
                events.push(Event::FalseRon { seat, offence });
                return Ok(());
            }
            // The act stands: whoever did it finds out at the draw.
            (_, Wrong::Later) => self.accept(rules, seat, action, events),
            // The declaration is void, the discard stands.
            (Action::Riichi { tile, from }, Wrong::Offence(_)) => {
                events.push(Event::Discarded { seat, tile, from, riichi: Riichi::None });
            }
            (Action::Discard { .. } | Action::ConcealedKong(_), Wrong::Offence(_)) => {
                self.accept(rules, seat, action, events);
            }
            _ => {}
        }
        if let Wrong::Offence(offence) = offence {
            self.rule(rules, &[Ruling::of(seat, offence)], events).map_err(|_| OutOfOrder::DealOver)?;
        }
        Ok(())
    }

    /// False rons of this window, now that all answers are in.
    pub(super) fn false_rons_due(
        &self,
        rules: &RiichiRules,
        winners: SeatSet,
        events: &mut Vec<Event>,
    ) -> bool {
        let from = events.len();
        for seat in Seat::ALL {
            let Some(offence) = self.false_rons[seat.index()] else { continue };
            let Answer { value, basis } = false_ron(rules, offence, winners);
            events.push(Event::Penalised { seat, offence, sanction: value, basis });
        }
        events.len() > from
    }
}

/// What a wrong act is.
#[derive(Clone, Copy)]
enum Wrong {
    /// An offence of the catalogue, seen at once.
    Offence(Offence),
    /// Something that shows at the end of the deal only.
    Later,
}

/// The offence that an unlawful action is at a recorded table.
fn offence(refusal: &Refusal, action: Action, showing: Showing) -> Option<Wrong> {
    let play = |reason| refusal.play.contains(reason);
    let shown = showing == Showing::Tiles;
    let either = |yes, no| if shown { yes } else { no };
    Some(Wrong::Offence(match action {
        Action::Ron | Action::ClaimedKong | Action::Pung { .. } | Action::Chow { .. } | Action::SelfDraw
            if play(Reason::DeadHand) =>
        {
            Offence::CALL_WITH_DEAD_HAND
        }
        Action::Ron
            if [Reason::FuritenOwnDiscard, Reason::FuritenTemporary, Reason::FuritenRiichi]
                .into_iter()
                .any(play) =>
        {
            either(Offence::FURITEN_RON_SHOWN, Offence::FURITEN_RON_NOT_SHOWN)
        }
        Action::Ron | Action::SelfDraw if !shown => Offence::FALSE_WIN_NOT_SHOWN,
        Action::Ron | Action::SelfDraw if refusal.win.contains(RefusalKind::NoYaku) => {
            Offence::FALSE_WIN_NO_YAKU
        }
        Action::Ron | Action::SelfDraw => Offence::FALSE_WIN_SHOWN,
        Action::ClaimedKong | Action::Pung { .. } | Action::Chow { .. } => {
            either(Offence::FALSE_CALL_SHOWN, Offence::CALL_WITHDRAWN)
        }
        Action::NineTerminals if shown => Offence::FALSE_NINE_TERMINALS,
        Action::Riichi { .. } if play(Reason::RiichiOpenHand) => Offence::OPEN_RIICHI_HAND,
        Action::Riichi { .. } if only(refusal, &[Reason::RiichiNotTenpai, Reason::RiichiDiscard]) => {
            return Some(Wrong::Later);
        }
        Action::Discard { .. } if only(refusal, &[Reason::SwapSameTile, Reason::SwapOtherEnd]) => {
            Offence::SWAP_CALLING
        }
        Action::Discard { .. } if only(refusal, &[Reason::InRiichi]) => Offence::HAND_CHANGED_IN_RIICHI,
        Action::ConcealedKong(_)
            if only(
                refusal,
                &[Reason::KongNotDrawn, Reason::KongChangesWaits, Reason::KongChangesReadings],
            ) =>
        {
            Offence::FALSE_RIICHI_KONG
        }
        _ => return None,
    }))
}

/// Whether the refusal has no reasons of play but these, and no other at all.
fn only(refusal: &Refusal, reasons: &[Reason]) -> bool {
    refusal.order.is_none()
        && refusal.win.is_empty()
        && refusal.play.reasons().all(|reason| reasons.contains(&reason))
}

/// One line a reason, for programmers.
impl std::fmt::Display for Why {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Order(order) => f.write_str(order.id()),
            Self::Play(reason) => std::fmt::Display::fmt(reason, f),
            Self::Win(kind) => std::fmt::Display::fmt(kind, f),
        }
    }
}
