//! What random events have reached, so that they cannot silently come to reach nothing.
use super::names;
use reglament_tournament::{Command, Reason};
use rules::regulation::RegulationId;
use std::collections::BTreeMap;

/// What a run of the usual length reaches many times, and in which regulations: Gambler, Sichuan, Samara, Tesuji,
/// A-League. The rest is rare, or the regulation has it not.
const COMMANDS: &[(&str, &str)] = &[
    ("Setup Open", "gsmta"),
    ("Setup Change", "gsmta"),
    ("Setup Programme", "gmta"),
    ("Setup Timetable", "m"),
    ("Setup Announce", "gsmta"),
    ("Setup AdoptLaw", "m"),
    ("Setup Close", "gsmta"),
    ("Setup Reopen", "gsmta"),
    ("People Register", "gsmta"),
    ("People Edit", "gmta"),
    ("People Appoint", "g"),
    ("People Admit", "gm"),
    ("People Restrict", "gsmta"),
    ("People ApproveList", "g"),
    ("People CheckIn", "gsmta"),
    ("People Leave", "gsmta"),
    ("People Anonymise", "gt"),
    ("Seats Draw", "gsma"),
    ("Seats Plan", "gm"),
    ("Seats Seat", "sma"),
    ("Seats SeatAccepting", "s"),
    ("Seats Demand", "gsmta"),
    ("Seats Load", "sma"),
    ("Seats SeatFinal", "g"),
    ("Seats Edit", "gsmt"),
    ("Seats Publish", "gsma"),
    ("Seats Throw", "g"),
    ("Seats DrawWinds", "sma"),
    ("Seats CloseUp", "g"),
    ("Substitute Put", "gsmta"),
    ("Round Signal", "gsmta"),
    ("Round Extra", "sm"),
    ("Round Late", "gsmta"),
    ("Round Absent", "gt"),
    ("Round Call", "gsmta"),
    ("Round Answer", "gsmta"),
    ("Round Confirm", "gsmta"),
    ("Protocol Enter", "gsmta"),
    ("Protocol Confirm", "gsmta"),
    ("Protocol Object", "gsmta"),
    ("Protocol Settle", "gsmta"),
    ("Penalty Give", "gsmta"),
    ("Penalty Confirm", "t"),
    ("Penalty Cancel", "gmt"),
    ("Standings Decide", "s"),
    ("Standings Hold", "gmta"),
    ("Club StartGame", "ta"),
    ("Club AutoTables", "t"),
    ("Undo", "gsmta"),
];

/// The same of reasons.
const REASONS: &[(&str, &str)] = &[
    ("Closed", "gsmta"),
    ("Role", "gsmta"),
    ("OtherTable", "gt"),
    ("OtherSeat", "gsmta"),
    ("NoReason", "gsmta"),
    ("Earlier", "gsmta"),
    ("Setup NoTimetable", "gsta"),
    ("Setup OtherFamily", "gs"),
    ("Setup SameLaw", "g"),
    ("Setup Waits", "gmt"),
    ("People Unknown", "gmt"),
    ("People Gate", "gsm"),
    ("People Already", "gsmta"),
    ("People Gone", "gma"),
    ("People GateOpen", "gsmta"),
    ("People NotMerged", "gsmta"),
    ("Seats Unknown", "gsmta"),
    ("Seats NotByFour", "gmta"),
    ("Seats TooFew", "gsmt"),
    ("Seats NotDrawn", "gma"),
    ("Seats Begun", "gsmta"),
    ("Seats NotAllowed", "g"),
    ("Seats RoundByRound", "mt"),
    ("Seats TakesList", "m"),
    ("Seats GamesOneByOne", "t"),
    ("Seats RoundsUnknown", "ta"),
    ("Seats NoMoreRounds", "gm"),
    ("Seats RoundOpen", "gma"),
    ("Seats NoFinal", "smta"),
    ("Seats FinalTooEarly", "gm"),
    ("Seats GroupTooBig", "gsma"),
    ("Seats NoSeating", "s"),
    ("Seats Twice", "gmt"),
    ("Seats NotActive", "gmt"),
    ("Seats NotSeated", "gmta"),
    ("Seats ChiefJudge", "m"),
    ("Seats HasProtocol", "gsmta"),
    ("Seats AlreadyPublished", "t"),
    ("Seats SeatsOtherwise", "gmta"),
    ("Seats NoClosing", "mta"),
    ("Substitute Unknown", "gsmta"),
    ("Substitute RoundOver", "gsmta"),
    ("Substitute NotSeated", "gm"),
    ("Round Unknown", "gsmta"),
    ("Round NotPublished", "gt"),
    ("Round Confirmed", "gsmta"),
    ("Round NotConfirmed", "s"),
    ("Round NothingNew", "gmta"),
    ("Round NotEarly", "gta"),
    ("Round NotSeated", "t"),
    ("Round AlreadyAbsent", "gma"),
    ("Round NotLate", "a"),
    ("Round AlreadyCalled", "gt"),
    ("Protocol Unknown", "gsmta"),
    ("Protocol NotPublished", "t"),
    ("Protocol NotStarted", "gm"),
    ("Protocol Stands", "m"),
    ("Protocol RoundConfirmed", "gsmta"),
    ("Penalty Unknown", "gsmta"),
    ("Penalty OnlyJudge", "g"),
    ("Penalty OtherTable", "t"),
    ("Penalty NoSuchKind", "gs"),
    ("Penalty OtherUnit", "gmta"),
    ("Penalty RoundConfirmed", "gsmta"),
    ("Penalty NotPending", "g"),
    ("Penalty NotNoted", "smta"),
    ("Standings NoSuchRound", "gsmta"),
    ("Standings NotTied", "gma"),
    ("Standings NothingToDecide", "a"),
    ("Standings Provisional", "g"),
    ("Standings NotHeld", "gsmta"),
    ("Club Unknown", "gsmta"),
    ("Club HasRounds", "gsm"),
    ("Club TooFew", "gsmta"),
    ("Club Twice", "gsmta"),
    ("Club Plays", "t"),
    ("Merge Unknown", "gsmta"),
    ("Undo StandsOn", "gsmta"),
    ("Sheet Points", "g"),
];

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

    /// What is usual in a regulation and was not reached.
    pub(super) fn missing(&self, id: RegulationId) -> Vec<&'static str> {
        let letter = match id {
            RegulationId::Gambler => 'g',
            RegulationId::Sichuan => 's',
            RegulationId::Samara => 'm',
            RegulationId::Tesuji => 't',
            _ => 'a',
        };
        let of = |usual: &'static [(&str, &str)], reached: &BTreeMap<&str, u32>| {
            let here = usual.iter().filter(|(_, letters)| letters.contains(letter)).map(|(name, _)| *name);
            here.filter(|name| !reached.contains_key(name)).collect::<Vec<_>>()
        };
        [of(COMMANDS, &self.commands), of(REASONS, &self.reasons)].concat()
    }
}

#[test]
fn what_is_usual_is_named_as_it_is() {
    for (name, _) in COMMANDS {
        assert!(names::COMMANDS.contains(name), "{name}");
    }
    for (name, _) in REASONS {
        assert!(names::REASONS.contains(name), "{name}");
    }
}
