//! What random events have reached, so that they cannot silently come to reach nothing.
use super::names;
use reglament_tournament::{Command, Reason};
use std::collections::BTreeMap;

/// What was reached, how often.
#[derive(Default)]
pub(super) struct Cover {
    /// Commands that were done.
    pub(super) commands: BTreeMap<&'static str, u32>,
    /// Reasons of refusals.
    pub(super) reasons: BTreeMap<&'static str, u32>,
    /// Events that were closed.
    pub(super) closed: u32,
}

impl Cover {
    /// A command was done.
    pub(super) fn done(&mut self, command: &Command) {
        *self.commands.entry(names::command(command)).or_default() += 1;
    }

    /// Something was refused.
    pub(super) fn refused(&mut self, reason: &Reason) {
        *self.reasons.entry(names::reason(reason)).or_default() += 1;
    }
}
