//! What the table does by itself: draws, indicators, who gets a tile, the end of a deal and its settlement.
use super::action::Action;
use super::event::{Declaration, Event};
use super::table::{Offer, Phase, Table};
use arrayvec::ArrayVec;
use rules::clause::Answer;
use rules::frame::riichi::{DealResult, Next, PlayedDeal};
use rules::riichi::{
    AbortKind, Claim, DiscardOutcome, IndicatorState, KongIndicator, Offence, RiichiRules, RiichiTile,
    RonOutcome, Sanction, Taker, Topic, TurnSource, indicators, resolve_claims, riichi_bet, ron_winners,
    show_four_riichi,
};
use rules::seat::{Seat, SeatSet};

impl Table {
    /// What the table does now without anybody's word, added to `events`; nothing if it waits for a player, or for the
    /// next wall. One call gives what follows from this state; ask again when the events have been applied.
    pub fn due(&self, rules: &RiichiRules, events: &mut Vec<Event>) {
        if self.offenders_due(rules, events) || self.indicator_due(rules, events) {
            return;
        }
        match self.phase {
            Phase::Dealt => self.draw(self.game.dealer, TurnSource::Initial, events),
            Phase::Replacement { seat } => self.draw(seat, TurnSource::Replacement, events),
            Phase::DiscardWindow if self.window.asked().is_empty() => self.after_discard(rules, events),
            Phase::KongWindow { .. } if self.window.asked().is_empty() => self.after_kong(rules, events),
            Phase::Declarations { made } if self.window.asked().is_empty() => {
                self.declare(rules, made, events);
            }
            Phase::Over { deal } => self.settle(rules, &deal, events),
            _ => {}
        }
    }

    fn draw(&self, seat: Seat, source: TurnSource, events: &mut Vec<Event>) {
        let tile = match source {
            TurnSource::Replacement => self.next_replacement(),
            _ => self.next_live(),
        };
        debug_assert!(tile.is_some(), "a wall of riichi holds tiles alone and ends with its live part");
        events.extend(tile.map(|tile| Event::Drew { seat, tile, source }));
    }

    /// An indicator that ought to be turned by now.
    fn indicator_due(&self, rules: &RiichiRules, events: &mut Vec<Event>) -> bool {
        if self.kongs.is_empty() || self.is_over() {
            return false;
        }
        let all = indicators(rules, &self.kongs);
        let due = |(i, kong): &(usize, &KongIndicator)| {
            kong.state == IndicatorState::Turned && self.turned_kongs >> i & 1 == 0
        };
        let Some((_, kong)) = all.kongs.iter().enumerate().find(due) else { return false };
        let tile = self.wall.tile(self.indicator_place(usize::from(self.turned)));
        events.extend(tile.map(|tile| Event::IndicatorTurned { tile, basis: kong.basis }));
        tile.is_some()
    }

    /// A chombo that was ruled on ends the deal.
    fn offenders_due(&self, rules: &RiichiRules, events: &mut Vec<Event>) -> bool {
        if self.offenders.is_empty() || self.is_over() {
            return false;
        }
        self.end(DealResult::Chombo(self.offenders), rules.result.chombo.basis, events);
        true
    }

    fn rons(&self) -> SeatSet {
        self.window.answers().filter(|(_, a)| *a == Action::Ron).map(|(seat, _)| seat).collect()
    }

    fn after_discard(&self, rules: &RiichiRules, events: &mut Vec<Event>) {
        let Some(offer) = self.offer else { return };
        let rons = self.rons();
        if self.false_rons_due(rules, rons, events) {
            return;
        }
        match self.follows(rules, offer.by, rons).outcome {
            DiscardOutcome::Win(winners) => match winners.value {
                RonOutcome::Win(seats) => self.win(rules, &seats, Some(offer.by), winners.basis, events),
                RonOutcome::Redeal => {
                    self.end(DealResult::AbortiveDraw(AbortKind::TripleRon), winners.basis, events);
                }
            },
            DiscardOutcome::Abort(kind) if kind.value == AbortKind::TripleRon => {
                self.end(DealResult::AbortiveDraw(kind.value), kind.basis, events);
            }
            // The bet comes first: an abort finds it on the table.
            DiscardOutcome::Abort(_) | DiscardOutcome::PlayOn if self.pending_riichi.is_some() => {
                self.accept_riichi(rules, events);
            }
            DiscardOutcome::Abort(kind) if kind.value == AbortKind::FourRiichi => {
                let tenpai = Seat::ALL.into_iter().filter(|s| self.is_tenpai(rules, *s)).collect();
                let chombo = show_four_riichi(rules, tenpai).value;
                let derived = chombo.difference(self.proved).iter().map(|seat| self.noten_riichi(seat));
                if self.derive(rules, derived, events).is_empty() {
                    self.end(DealResult::AbortiveDraw(kind.value), kind.basis, events);
                }
            }
            DiscardOutcome::Abort(kind) => self.end(DealResult::AbortiveDraw(kind.value), kind.basis, events),
            DiscardOutcome::PlayOn => self.play_on(rules, offer, events),
        }
    }

    fn accept_riichi(&self, rules: &RiichiRules, events: &mut Vec<Event>) {
        let bet = riichi_bet(rules, RiichiTile::Passed);
        let accepted = |seat| Event::RiichiAccepted { seat, bet: bet.value, basis: bet.basis };
        events.extend(self.pending_riichi.map(accepted));
    }

    /// Nobody won on the discard: somebody gets it for a group, or the next player draws.
    fn play_on(&self, rules: &RiichiRules, offer: Offer, events: &mut Vec<Event>) {
        let groups = self.window.answers().filter_map(|(seat, action)| {
            let claim = match action {
                Action::ClaimedKong => Claim::Kong,
                Action::Pung { .. } => Claim::Pung,
                Action::Chow { .. } => Claim::Chow,
                _ => return None,
            };
            Some(self.claimed(seat, claim))
        });
        let claims: ArrayVec<_, 4> = groups.collect();
        if !claims.is_empty() {
            let resolution = resolve_claims(rules, self.claim_table(offer), &claims);
            if let (Taker::Group(claimed), Some(basis)) = (resolution.taker, resolution.basis)
                && let Some(action) = self.window.of(claimed.seat)
                && let Some((meld, _)) = self.claimed_group(claimed.seat, offer, action)
            {
                events.push(Event::Claimed { seat: claimed.seat, meld, called: offer.tile, basis });
                return;
            }
        }
        if self.live_tiles() == 0 {
            events.push(Event::WallEmpty { basis: rules.cite(Topic::DealEndsDraw) });
        } else {
            self.draw(offer.by.next(), TurnSource::Draw, events);
        }
    }

    fn after_kong(&self, rules: &RiichiRules, events: &mut Vec<Event>) {
        let Some(offer) = self.offer else { return };
        let rons = self.rons();
        if self.false_rons_due(rules, rons, events) {
            return;
        }
        match ron_winners(rules, offer.by, rons) {
            Some(outcome) => match outcome.value {
                RonOutcome::Win(seats) => {
                    let basis = if seats.len() > 1 { outcome.basis } else { rules.cite(Topic::RobbingKong) };
                    self.win(rules, &seats, Some(offer.by), basis, events);
                }
                RonOutcome::Redeal => {
                    self.end(DealResult::AbortiveDraw(AbortKind::TripleRon), outcome.basis, events);
                }
            },
            None => events.push(Event::KongMade { seat: offer.by }),
        }
    }

    /// A declaration at an exhaustive draw that is no choice, or the end when all are made.
    fn declare(&self, rules: &RiichiRules, made: u8, events: &mut Vec<Event>) {
        let Some(seat) = self.declarer(rules, made) else {
            let claims = self.draw_claims(rules);
            let noten = claims.riichi.difference(claims.tenpai.difference(claims.dead));
            let derived = noten.difference(claims.proved).iter().map(|seat| self.noten_riichi(seat));
            if !self.derive(rules, derived, events).is_empty() {
                return;
            }
            let (tenpai, nagashi, dead, proved) = (claims.tenpai, claims.nagashi, claims.dead, claims.proved);
            let result = DealResult::ExhaustiveDraw { tenpai, nagashi, dead, proved };
            self.end(result, rules.cite(Topic::DealEndsDraw), events);
            return;
        };
        let (says, basis) = if self.is_tenpai(rules, seat) {
            let basis = if self.accepted.contains(seat) {
                Offence::NOTEN_RIICHI.sanction(rules).basis
            } else {
                rules.draw.tenpai_display.basis
            };
            (Declaration::Tenpai, basis)
        } else {
            let hand = rules::riichi::tenpai(rules, &self.hands[seat.index()]);
            let dead = self.dead.contains(seat);
            (Declaration::Noten, if dead { rules.cite(Topic::DeadHand) } else { hand.basis })
        };
        events.push(Event::Declared { seat, says, basis });
    }

    /// What a riichi player who is not tenpai at the end has done.
    const fn noten_riichi(&self, seat: Seat) -> (Seat, Offence) {
        let dead = self.dead.contains(seat);
        (seat, if dead { Offence::DEAD_RIICHI_NOT_PROVED } else { Offence::NOTEN_RIICHI })
    }

    /// Offences that show by themselves at the end of a deal, each with its sanction; chombos among them end it.
    fn derive(
        &self,
        rules: &RiichiRules,
        found: impl Iterator<Item = (Seat, Offence)>,
        events: &mut Vec<Event>,
    ) -> SeatSet {
        let mut chombo = SeatSet::EMPTY;
        for (seat, offence) in found {
            let Answer { value: sanction, basis } = offence.sanction(rules);
            events.push(Event::Penalised { seat, offence, sanction, basis });
            if sanction == Sanction::Chombo {
                chombo.insert(seat);
            }
        }
        if !chombo.is_empty() {
            self.end(DealResult::Chombo(chombo), rules.result.chombo.basis, events);
        }
        chombo
    }

    /// The frame of the game takes the deal.
    fn settle(&self, rules: &RiichiRules, deal: &PlayedDeal, events: &mut Vec<Event>) {
        let step = self.game.after(rules, deal);
        debug_assert!(step.is_ok(), "the deal ended as no deal can: {deal:?} {step:?}");
        let (game, next) = step.map_or((self.game, Next::Replay), |step| (step.game, step.next));
        events.push(Event::Settled { game, next });
    }
}
