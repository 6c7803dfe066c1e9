//! A ready schedule, read from a file.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use std::path::Path;
use text::{Lang, say};
use tournament::seating::Plan;
use tournament::seating::script::{self, Problem, ScriptError};

/// Faults that are said; the rest is counted.
const MOST: usize = 20;

pub(super) fn load(path: &Path, players: u16, wish: Wish) -> Result<Plan, Outcome> {
    let text = text_of(path, wish)?;
    let file = path.display().to_string();
    let plan = script::read(&text, players).map_err(|errors| {
        let file = file.as_str();
        let mut complaint = Complaint::new("schedule", say!(wish.lang, "seat-schedule-file", file = file));
        for error in errors.iter().take(MOST) {
            complaint = complaint.because(fault(wish.lang, *error));
        }
        if errors.len() > MOST {
            complaint = complaint.because(say!(wish.lang, "seat-clans-more", n = errors.len() - MOST));
        }
        complaint.outcome(wish)
    })?;
    if plan.rounds.is_empty() {
        return Err(
            Complaint::new("schedule", say!(wish.lang, "seat-schedule-empty", file = file)).outcome(wish)
        );
    }
    Ok(plan)
}

fn fault(lang: Lang, error: ScriptError) -> String {
    let (line, column) = (error.line, error.column);
    match error.problem {
        Problem::NotANumber => say!(lang, "seat-schedule-number", line = line, column = column),
        Problem::UnknownNumber { number, players } => say!(
            lang,
            "seat-schedule-unknown",
            line = line,
            column = column,
            found = number.to_string(),
            players = players
        ),
        Problem::TwiceInARound { number, first_line } => say!(
            lang,
            "seat-schedule-twice",
            line = line,
            column = column,
            found = number,
            first = first_line
        ),
        Problem::TooFew { seats } => {
            say!(lang, "seat-schedule-few", line = line, column = column, found = seats)
        }
        Problem::TooMany => say!(lang, "seat-schedule-many", line = line, column = column),
    }
}

/// The text of a file.
pub(super) fn text_of(path: &Path, wish: Wish) -> Result<String, Outcome> {
    crate::input::text_of(path, wish).map_err(|complaint| complaint.outcome(wish))
}
