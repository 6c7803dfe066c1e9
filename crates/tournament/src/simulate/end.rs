//! The end of a simulated event: lots between equal players, the ceremony, closing, and sometimes opening again.
use super::desk::{Desk, Done, JUDGE, ORGANISER};
use crate::command::Command;
use crate::id::RoundNo;
use crate::setup::{self, Waiting, waiting};
use crate::standings::{Command as Places, Remedy, Tie, after, ceremony, current, latest};

impl Desk<'_> {
    /// Lots and decisions between players who are equal after a round.
    pub(super) fn decide_ties(&mut self, round: RoundNo) -> Done {
        for _ in 0..50 {
            let standings = after(&self.event, round);
            let Some(tie) = standings.open_ties().next().cloned() else { return Ok(()) };
            self.decide_tie(round, &tie)?;
        }
        self.stuck("ties that no lot decides")
    }

    fn decide_tie(&mut self, after: RoundNo, tie: &Tie) -> Done {
        let mut among = tie.entries.clone();
        let seed = self.seed();
        let decide =
            |order| Command::Standings(Places::Decide { after, order, reason: "they agreed".into() });
        match tie.open {
            Some(Remedy::Organiser) => {
                self.is_refused(JUDGE, decide(among.clone()))?;
                self.lots.shuffle(&mut among);
                if self.chance(50) {
                    return self.give(ORGANISER, decide(among));
                }
            }
            _ => self.is_refused(ORGANISER, decide(among.clone()))?,
        }
        let one = vec![among[0]];
        self.is_refused(ORGANISER, Command::Standings(Places::Lot { after, among: one, seed }))?;
        self.give(ORGANISER, Command::Standings(Places::Lot { after, among, seed }))
    }

    /// Everything that is left to be done, the ceremony, the closing.
    pub(super) fn close(&mut self) -> Done {
        self.is_alive()?;
        let round = latest(&self.event);
        self.decide_ties(round)?;
        let left = waiting(&self.event);
        if !left.is_empty() {
            return self.stuck(&format!("before closing {left:?}"));
        }
        self.show()?;
        let close = Command::Setup(setup::Command::Close);
        self.is_refused(JUDGE, close.clone())?;
        self.give(ORGANISER, close.clone())?;
        let text = "good night".to_owned();
        let late = Command::Setup(setup::Command::Announce { tables: Vec::new(), text });
        self.is_refused(ORGANISER, late)?;
        if self.chance(20) {
            let reopen = |reason: &str| Command::Setup(setup::Command::Reopen { reason: reason.into() });
            self.is_refused(ORGANISER, reopen(""))?;
            self.give(ORGANISER, reopen("an error in the names"))?;
            self.give(ORGANISER, close)?;
        }
        Ok(())
    }

    /// Results that were held back are revealed from the last place, or shown at once.
    fn show(&mut self) -> Done {
        if self.event.standings.held_from.is_none() {
            self.is_refused(ORGANISER, Command::Standings(Places::Release))?;
            return Ok(());
        }
        if self.chance(60) {
            let places = current(&self.event).rows.len();
            for _ in 0..=places {
                let Some(place) = ceremony(&self.event).and_then(|c| c.next) else { break };
                if place > 1 {
                    self.is_refused(ORGANISER, Command::Standings(Places::Reveal { place: place - 1 }))?;
                }
                self.give(ORGANISER, Command::Standings(Places::Reveal { place }))?;
            }
        }
        self.give(ORGANISER, Command::Standings(Places::Release))
    }

    /// Whether the event waits for anything but equal players.
    pub(super) fn waits(&self) -> Option<Waiting> {
        waiting(&self.event).into_iter().find(|w| !matches!(w, Waiting::Tie(..)))
    }
}
