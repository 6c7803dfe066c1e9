//! The sentences of an event as the desk says them: what was done, why not, what comes next.
use formats::deal_sheet::{Expected, SheetError};
use formats::people::{Column, ListError, Problem};
use formats::protocol::NoProtocol;
use formats::workbook::Trouble;
use text::happened::{OwnNumbers, Teller, entries};
use text::{Lang, hall, say};
use tournament::round::next::{NextStep, Step, Wait, next_step};
use tournament::round::phase::{Phase, RoundPhase};
use tournament::seating::script::{self, ScriptError};
use tournament::setup::Law;
use tournament::{Entry, Moment, PersonId, Reason, Refused, TableId, Tournament, undo};

/// Speaks of an event with its names and the clock of its venue.
pub(crate) fn with_teller<T>(lang: Lang, event: &Tournament, tell: impl FnOnce(Teller<'_>) -> T) -> T {
    let zone = crate::time::zone(&event.setup.settings.zone);
    let clock = |at: Moment| crate::time::clock(at, &zone);
    tell(Teller { lang, event, clock: &clock, own_numbers: OwnNumbers::Unsaid })
}

/// Somebody of an event as its sentences call him.
pub(crate) fn someone(lang: Lang, event: &Tournament, person: PersonId) -> String {
    with_teller(lang, event, |teller| hall::Names::person(&teller, lang, person))
}

/// What commands did, a sentence for each thing that matters. Lists below a sentence are left to the pages.
pub(crate) fn done(lang: Lang, event: &Tournament, done: &[Entry]) -> Vec<String> {
    let all = with_teller(lang, event, |teller| entries(teller, done));
    all.into_iter().filter(|line| !line.starts_with(' ')).collect()
}

/// Why a command is refused: all reasons, with their clauses and the names of the event where there is one already.
pub(crate) fn refused(lang: Lang, event: Option<&Tournament>, refused: &Refused) -> Vec<String> {
    if let Some(event) = event {
        let stands = |reason: &Reason| match reason {
            Reason::Undo(undo::Reason::StandsOn(command)) => event.line_of(*command).map(|line| line + 1),
            _ => None,
        };
        let later: Vec<usize> = refused.reasons.iter().filter_map(stands).collect();
        if later.len() > 1 {
            let rest = refused.reasons.iter().filter(|reason| stands(reason).is_none()).cloned().collect();
            let mut said = vec![stand_on(lang, later)];
            said.extend(self::refused(lang, Some(event), &Refused { reasons: rest }));
            return said;
        }
        return with_teller(lang, event, |teller| hall::refused(&teller.voice(), refused));
    }
    hall::refused(&hall::Voice { lang, school: hall::School::Riichi, names: &hall::Numbers }, refused)
}

/// So many later commands are named.
const NAMED: usize = 5;

/// Later commands, by their numbers, stand on one that somebody wants to take back.
fn stand_on(lang: Lang, mut later: Vec<usize>) -> String {
    later.sort_unstable_by(|one, other| other.cmp(one));
    let more = later.len().saturating_sub(NAMED);
    later.truncate(NAMED);
    let list: Vec<String> = later.iter().map(ToString::to_string).collect();
    say!(lang, "desk-undo-stands-on", list = list.join(", "), more = more)
}

/// Where an event stands, what it waits for, and what can be done.
#[derive(Debug)]
pub(crate) struct Next {
    /// As values.
    pub(crate) step: NextStep,
    /// Where it stands.
    pub(crate) phase: String,
    /// The steps by name, the usual one first.
    pub(crate) steps: Vec<String>,
    /// What is waited for.
    pub(crate) waits: Vec<String>,
}

/// A wait for those who play, without the tables whose result is there already.
fn still(event: &Tournament, phase: Phase, wait: Wait) -> Option<Wait> {
    let (Phase::Round(round, _) | Phase::Final(round, _)) = phase else { return Some(wait) };
    let Wait::Play(mut tables) = wait else { return Some(wait) };
    tables.retain(|(table, _)| event.protocol.get(TableId { round, table: *table }).is_none());
    (!tables.is_empty()).then_some(Wait::Play(tables))
}

/// What comes next.
pub(crate) fn next(lang: Lang, event: &Tournament, now: Moment) -> Next {
    let mut step = next_step(event, now);
    step.waits = step.waits.into_iter().filter_map(|wait| still(event, step.phase, wait)).collect();
    let is_announced =
        matches!(step.phase, Phase::Round(_, RoundPhase::Published) | Phase::Final(_, RoundPhase::Published));
    // Seats are found before the signal: whoever presses the usual step should not start a round whose East is not known.
    // Once play is on, the tables have found them, and results are what is missing.
    step.steps.sort_by_key(|one| matches!(one, Step::FindSeats(_)) != is_announced);
    with_teller(lang, event, |teller| {
        let voice = teller.voice();
        Next {
            phase: hall::phase(&voice, step.phase),
            steps: step.steps.iter().map(|one| hall::step(&voice, *one)).collect(),
            waits: step.waits.iter().map(|wait| hall::wait(&voice, wait)).collect(),
            step,
        }
    })
}

/// A fault of a list of people, with its line.
pub fn list_fault(lang: Lang, error: &ListError) -> String {
    let name = |column| column_name(lang, column);
    let what = match &error.problem {
        Problem::Empty => say!(lang, "event-list-empty"),
        Problem::Json => say!(lang, "event-list-json"),
        Problem::NoNames => say!(lang, "event-list-no-names"),
        Problem::UnknownColumn(typed) => {
            let all: Vec<String> = Column::ALL.iter().map(|column| name(*column)).collect();
            say!(lang, "event-list-column", typed = typed, columns = all.join(", "))
        }
        Problem::ColumnTwice(column) => say!(lang, "event-list-column-twice", column = name(*column)),
        Problem::TooMany => say!(lang, "event-list-many"),
        Problem::NoName => say!(lang, "event-list-no-name"),
        Problem::NameTwice(line) => say!(lang, "event-list-name-twice", line = line.to_string()),
        Problem::Value(column, typed) => {
            let words = column.words(lang == Lang::Ru).join(", ");
            say!(lang, "event-list-value", column = name(*column), typed = typed, words = words)
        }
        Problem::OpenQuote => say!(lang, "event-list-quote"),
    };
    list_line(lang, error.line, &what)
}

/// Why a list in a workbook cannot be read.
pub fn workbook_fault(lang: Lang, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Unreadable(why) => say!(lang, "event-list-book", why = why.as_str()),
        Trouble::TooManyCells => say!(lang, "event-list-book-cells"),
        Trouble::TooBig => say!(lang, "event-list-book-big"),
        Trouble::NoSheet => say!(lang, "event-list-book-empty"),
    }
}

/// Where a sheet of deals is wrong, and what was expected there.
pub fn sheet_fault(lang: Lang, error: &SheetError) -> (String, Vec<String>) {
    let what = match (error.line, error.path.as_str()) {
        (0, "") => say!(lang, "sheet-error"),
        (0, path) => say!(lang, "sheet-error-path", path = path),
        (line, _) => {
            say!(lang, "sheet-error-line", line = line.to_string(), column = error.column.to_string())
        }
    };
    let found = Some(error.found.as_str()).filter(|found| !found.is_empty());
    let found = found.map(|found| say!(lang, "sheet-found", found = found));
    (what, found.into_iter().chain([sheet_needs(lang, error.expected)]).collect())
}

/// What was expected in a sheet of deals.
pub fn sheet_needs(lang: Lang, expected: Expected) -> String {
    let what = text::say(lang, &format!("sheet-needs-{}", expected.id()), &[]);
    say!(lang, "sheet-expected", expected = what)
}

/// How a column of a list is called.
pub fn column_name(lang: Lang, column: Column) -> String {
    say!(lang, "event-column", column = column.id().replace(' ', "-"))
}

/// Something about a line of a list.
pub fn list_line(lang: Lang, line: usize, what: &str) -> String {
    say!(lang, "event-list-line", line = line.to_string(), what = what)
}

/// Why a sheet or a log of a game is no protocol of an event that is played by these rules.
pub fn no_protocol(lang: Lang, law: &Law, file: &str, why: NoProtocol) -> String {
    let school = hall::School::of(law).id();
    match why {
        NoProtocol::OtherFamily => say!(lang, "event-sheet-family", file = file),
        NoProtocol::OtherRules(other) => {
            say!(lang, "event-sheet-rules", file = file, own = law.id.id(), other = other.id())
        }
        NoProtocol::OtherTable => say!(lang, "event-sheet-table", file = file),
        NoProtocol::Deal(n) => say!(lang, "event-sheet-deal", school = school, n = n.to_string()),
        NoProtocol::NoResult(n) => say!(lang, "event-log-deal", school = school, n = n.to_string()),
        NoProtocol::NotFromTheStart => say!(lang, "event-log-start", file = file),
    }
}

/// A fault of a schedule, with its place.
pub fn schedule_fault(lang: Lang, error: &ScriptError) -> String {
    use script::Problem as P;
    let (line, column) = (error.line.to_string(), error.column.to_string());
    match error.problem {
        P::NotANumber => say!(lang, "event-schedule-number", line = line, column = column),
        P::UnknownNumber { number, players } => {
            let (n, most) = (number.to_string(), players.to_string());
            say!(lang, "event-schedule-unknown", line = line, column = column, n = n, most = most)
        }
        P::TwiceInARound { number, first_line } => {
            let (n, first) = (number.to_string(), first_line.to_string());
            say!(lang, "event-schedule-twice", line = line, column = column, n = n, first = first)
        }
        P::TooFew { seats } => say!(lang, "event-schedule-few", line = line, column = column, n = seats),
        P::TooMany => say!(lang, "event-schedule-many", line = line, column = column),
    }
}
