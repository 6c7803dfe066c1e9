//! Where an event stands, what it waits for and what can be done next.
use super::Voice;
use super::reason::{lacks_id, seats_by};
use tournament::round::Lacks;
use tournament::round::next::{Step, Wait};
use tournament::round::phase::{Phase, RoundPhase};
use tournament::seats::Together;
use tournament::{RoundNo, TableNo};

/// Where an event stands.
pub fn phase(voice: &Voice<'_>, phase: Phase) -> String {
    match phase {
        Phase::Draft => voice.plain("hall-phase-draft"),
        Phase::Registration => voice.plain("hall-phase-registration"),
        Phase::CheckIn => voice.plain("hall-phase-check-in"),
        Phase::Draw => voice.plain("hall-phase-draw"),
        Phase::Round(round, how_far) => {
            let key = match how_far {
                RoundPhase::Unseated => "hall-phase-unseated",
                RoundPhase::Planned => "hall-phase-planned",
                RoundPhase::Published => "hall-phase-published",
                RoundPhase::Running => "hall-phase-running",
                RoundPhase::Reporting => "hall-phase-reporting",
                RoundPhase::Confirmed => "hall-phase-confirmed",
            };
            voice.with(key, round.0)
        }
        Phase::Final(_, how_far) => voice.plain(match how_far {
            RoundPhase::Unseated => "hall-phase-final-unseated",
            RoundPhase::Planned => "hall-phase-final-planned",
            RoundPhase::Published => "hall-phase-final-published",
            RoundPhase::Running => "hall-phase-final-running",
            RoundPhase::Reporting => "hall-phase-final-reporting",
            RoundPhase::Confirmed => "hall-phase-final-confirmed",
        }),
        Phase::Games => voice.plain("hall-phase-games"),
        Phase::Played => voice.plain("hall-phase-played"),
        Phase::Closed => voice.plain("hall-phase-closed"),
    }
}

/// What an event waits for.
pub fn wait(voice: &Voice<'_>, wait: &Wait) -> String {
    let at = |key: &str, tables: &[TableNo], basis| {
        voice.say(key, &[("tables", voice.tables(tables).into()), ("basis", voice.cite(basis))])
    };
    match wait {
        Wait::Players => voice.plain("hall-wait-players"),
        Wait::NotHere(persons) => voice.say("hall-wait-not-here", &[("names", voice.persons(persons))]),
        Wait::Number { over, missing, basis } => {
            let missing = ("missing", (*missing).into());
            let basis = ("basis", voice.cite(*basis));
            if over.is_empty() {
                voice.say("hall-wait-number-missing", &[missing, basis])
            } else {
                voice.say("hall-wait-number", &[("names", voice.entries(over)), missing, basis])
            }
        }
        Wait::Substitutes(basis) => voice.say("hall-wait-substitutes", &[("basis", voice.cite(*basis))]),
        Wait::Rounds => voice.plain("hall-wait-rounds"),
        Wait::Schedule => voice.plain("hall-wait-schedule"),
        Wait::Seats(by, tables, basis) => voice.say(
            "hall-wait-seats",
            &[
                ("by", seats_by(voice.school, *by)),
                ("tables", voice.tables(tables).into()),
                ("basis", voice.cite(*basis)),
            ],
        ),
        Wait::Start(tables, basis) => at("hall-wait-start", tables, *basis),
        Wait::Play(tables) => voice.say("hall-wait-play", &[("times", voice.times(tables).into())]),
        Wait::LastDeal(tables, basis) => at("hall-wait-last-deal", tables, *basis),
        Wait::Protocols(of, tables) => lacks(voice, *of, tables),
        Wait::Judge(calls) => {
            let calls: Vec<_> = calls.iter().map(|(table, waited)| (*table, Some(*waited))).collect();
            voice.say("hall-wait-judge", &[("times", voice.times(&calls).into())])
        }
        Wait::Gaps(tables, names, basis) => {
            let names = ("names", voice.entries(names));
            let basis = ("basis", voice.cite(*basis));
            voice.say("hall-wait-gaps", &[("tables", voice.tables(tables).into()), names, basis])
        }
        Wait::Finalists { missing, over, basis, .. } => voice.say(
            "hall-wait-finalists",
            &[
                ("missing", voice.entries(missing)),
                ("over", voice.entries(over)),
                ("basis", voice.cite(*basis)),
            ],
        ),
        Wait::Together(round, found) => together(voice, *round, found),
        Wait::LeftOut(lines) => {
            let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
            voice.say("hall-wait-left-out", &[("lines", lines.join(", ").into())])
        }
        Wait::Leavers(round, names) => {
            let values = [("n", round.0.into()), ("names", voice.entries(names))];
            voice.say("hall-wait-leavers", &values)
        }
        Wait::Of(round, of) => {
            voice.say("hall-wait-of", &[("n", round.0.into()), ("wait", self::wait(voice, of).into())])
        }
    }
}

/// Who sits together in a round although they are kept apart.
pub fn together(voice: &Voice<'_>, round: RoundNo, found: &[Together]) -> String {
    let one = |pair: &Together| {
        let because = super::because(voice, &pair.because);
        let values =
            [("table", pair.table.0.into()), ("name", voice.entry(pair.one)), ("because", because.into())];
        voice.say("hall-together", &values)
    };
    let pairs: Vec<String> = found.iter().map(one).collect();
    voice.say("hall-wait-together", &[("n", round.0.into()), ("pairs", pairs.join("; ").into())])
}

/// What a round lacks from tables.
pub fn lacks(voice: &Voice<'_>, lacks: Lacks, tables: &[TableNo]) -> String {
    let values = [("lacks", lacks_id(lacks)), ("tables", voice.tables(tables).into())];
    voice.say("hall-wait-protocols", &values)
}

/// What can be done.
pub fn step(voice: &Voice<'_>, step: Step) -> String {
    match step {
        Step::Register => voice.plain("hall-step-register"),
        Step::CheckIn => voice.plain("hall-step-check-in"),
        Step::Choose => voice.plain("hall-step-choose"),
        Step::Draw => voice.plain("hall-step-draw"),
        Step::Plan => voice.plain("hall-step-plan"),
        Step::Load => voice.plain("hall-step-load"),
        Step::Seat(round) => voice.with("hall-step-seat", round.0),
        Step::SeatFinal => voice.plain("hall-step-seat-final"),
        Step::Publish(round) => voice.with("hall-step-publish", round.0),
        Step::FindSeats(round) => voice.with("hall-step-find-seats", round.0),
        Step::CloseUp(round) => voice.with("hall-step-close-up", round.0),
        Step::PutIn(round) => voice.with("hall-step-put-in", round.0),
        Step::Start(round) => voice.with("hall-step-start", round.0),
        Step::LastDeal(round) => voice.with("hall-step-last-deal", round.0),
        Step::Protocols(round) => voice.with("hall-step-protocols", round.0),
        Step::Settle(round) => voice.with("hall-step-settle", round.0),
        Step::Confirm(round) => voice.with("hall-step-confirm", round.0),
        Step::StartGame => voice.plain("hall-step-start-game"),
        Step::AnswerCalls => voice.plain("hall-step-answer-calls"),
        Step::SettleLines => voice.plain("hall-step-settle-lines"),
        Step::Close => voice.plain("hall-step-close"),
        Step::Reopen => voice.plain("hall-step-reopen"),
    }
}
