//! Results: four numbers and Enter, their confirmation, the judge's choice between two.
use crate::failure::{Failure, Why};
use crate::fields::Fields;
use crate::give::Form;
use crate::page::Page;
use crate::totals::{self, Typed};
use crate::unsettled::unsettled;
use crate::words;
use axum::response::Response;
use formats::deal_sheet::{Family, read_text};
use formats::protocol::{NoProtocol, at_table, of_sheet};
use formats::typed::number;
use rules::regulation::TableRules;
use rules::seat::{Seat, Wind};
use text::hall::School;
use text::say;
use tournament::protocol::{Command as Protocol, Progress, Sheet};
use tournament::round::{Command as Round, Lacks, confirm as lacks};
use tournament::seats::RoundKind;
use tournament::{Command, RoundNo, Span, TableId, TableNo, Tournament, Version};

/// What four totals come to; empty where that is not the same always.
pub(super) fn sum(event: &Tournament) -> String {
    match &event.setup.law.table {
        TableRules::Riichi(rules) => (4 * rules.game.start_points.value.get()).to_string(),
        TableRules::Sichuan(_) => "0".to_owned(),
        TableRules::Classical(_) => String::new(),
    }
}

/// Enters the result of a table, and confirms it where that is wished.
pub(crate) async fn enter(form: Form) -> Result<Response, Failure> {
    let (event, fields) = (form.event(), &form.fields);
    let round = form.numbers.round()?;
    let at = TableId { round, table: table(&form)? };
    let mut commands = vec![entered(&form.page, &event, at, fields)?];
    overwritten(&form, &event, at, seen(fields))?;
    if fields.has("confirm") {
        let next = event.protocol.get(at).map_or(0, |protocol| protocol.versions.len() as u16);
        let version = match event.line_of(fields.command_id(0)) {
            // The same form a second time: the version is the one that it made.
            Some(_) => event.protocol.get(at).map_or(Version(1), |protocol| protocol.current),
            None => Version(next + 1),
        };
        commands.push(Command::Protocol(Protocol::Confirm { at, version, seat: None }));
        commands.extend(game_over(&event, round));
    }
    let to = if fields.has("from_table") { format!("/tables/{}", at.table) } else { "#results".to_owned() };
    form.give(commands, &format!("rounds/{round}{to}")).await
}

/// A number that may be left out; what was typed and is none is said.
pub(super) fn optional<T: std::str::FromStr>(form: &Form, name: &str) -> Result<Option<T>, Failure> {
    let typed = form.fields.text(name);
    if typed.is_empty() {
        return Ok(None);
    }
    let wrong = || no_number(form, name);
    form.fields.number(name).map(Some).ok_or_else(wrong)
}

/// What was typed in a field is no number: the field is named as the page names it.
fn no_number(form: &Form, name: &str) -> Failure {
    let (lang, typed) = (form.page.lang(), form.fields.text(name));
    let label = match name {
        "deal" => "desk-penalty-deal",
        "deals" => "desk-extra-deals",
        "minutes" => "desk-extra-minutes",
        "conflicts" => "desk-accept-pairs",
        "table" => "desk-entry-table",
        _ => return Failure::wrong(say!(lang, "desk-no-number", typed = typed)),
    };
    let field = say!(lang, label, school = School::of(&form.event().setup.law).id());
    Failure::wrong(say!(lang, "desk-no-number-in", field = field, typed = typed))
}

/// Minutes, at least one.
pub(super) fn minutes(form: &Form, name: &str) -> Result<Span, Failure> {
    let wrong = || no_number(form, name);
    let minutes = optional::<i64>(form, name)?.filter(|minutes| *minutes > 0);
    minutes.map(Span::minutes).ok_or_else(wrong)
}

/// The table that was typed.
pub(super) fn table(form: &Form) -> Result<TableNo, Failure> {
    let typed = form.fields.text("table");
    let table = form.fields.number("table").map(TableNo);
    table.ok_or_else(|| Failure::wrong(say!(form.page.lang(), "event-no-table", typed = typed)))
}

/// The result that a form has, as a command.
pub(super) fn entered(
    page: &Page,
    event: &Tournament,
    at: TableId,
    fields: &Fields,
) -> Result<Command, Failure> {
    let deals = fields.text("sheet");
    let sheet = Box::new(if deals.is_empty() {
        Sheet::Totals(read(page, event, at.round, fields)?)
    } else {
        by_deals(page, event, at, deals)?
    });
    let (seen, reason) = (seen(fields), fields.text("correct").to_owned());
    Ok(Command::Protocol(Protocol::Enter { at, sheet, seen, reason }))
}

/// A result deal by deal, a line a deal: where lateness costs by deals nothing else will do.
fn by_deals(page: &Page, event: &Tournament, at: TableId, text: &str) -> Result<Sheet, Failure> {
    let (lang, law) = (page.lang(), &event.setup.law);
    let sheet = read_text(text, Some(Family::of(&law.table))).map_err(|error| {
        let (what, more) = words::sheet_fault(lang, &error);
        Failure::of(Why::Wrong([vec![what], more].concat()))
    })?;
    let said = |why| words::no_protocol(lang, law, &say!(lang, "desk-sheet"), why);
    let sheet = at_table(event, at, sheet).map_err(|why| Failure::wrong(said(why)))?;
    of_sheet(law, &sheet).map(Sheet::Deals).map_err(|why| {
        let mut said = vec![said(why)];
        if matches!(why, NoProtocol::Deal(_)) {
            said.extend(unsettled(lang, &law.table, &sheet));
        }
        Failure::of(Why::Wrong(said))
    })
}

/// The version that stood there when somebody began to type.
fn seen(fields: &Fields) -> Option<Version> {
    fields.number("version").map(Version)
}

/// Somebody else has entered the table meanwhile: both results are not put into one silently. Sending again with the
/// version that is shown now, or choosing as the judge, is the sender's word.
fn overwritten(form: &Form, event: &Tournament, at: TableId, seen: Option<Version>) -> Result<(), Failure> {
    let current = event.protocol.get(at).map(|protocol| protocol.current);
    if event.line_of(form.fields.command_id(0)).is_some()
        || current == seen
        || form.fields.get("version").is_none()
    {
        return Ok(());
    }
    let mut entered = event.log().iter().filter(|entry| {
        use tournament::protocol::Event as E;
        entry.events.iter().any(|event| match event {
            tournament::Event::Protocol(E::Entered { at: other, .. } | E::Contradicted { at: other, .. }) => {
                *other == at
            }
            _ => false,
        })
    });
    let last: Vec<_> = entered.next_back().cloned().into_iter().collect();
    Err(Failure::of(Why::Changed(words::done(form.page.lang(), event, &last))))
}

pub(super) fn read(
    page: &Page,
    event: &Tournament,
    round: RoundNo,
    fields: &Fields,
) -> Result<tournament::protocol::Totals, Failure> {
    let lang = page.lang();
    let points: Vec<&str> = fields.all("points").map(str::trim).collect();
    let wrong = |typed: &str| {
        let what = say!(lang, "event-no-points", typed = typed);
        Failure::of(Why::Wrong(vec![
            what,
            say!(lang, "desk-points-forms", form = totals::form(event, round)),
        ]))
    };
    let Ok(points) = <[&str; 4]>::try_from(points) else { return Err(wrong("")) };
    let mut chombos = [0; 4];
    for word in fields.text("chombos").split([' ', ',']).filter(|word| !word.is_empty()) {
        let seat = seat(word).ok_or_else(|| Failure::wrong(say!(lang, "event-no-seat", typed = word)))?;
        chombos[seat.index()] += 1;
    }
    let mut own = [None; 4];
    for word in fields.text("own").split_whitespace() {
        let (of, points) = word.split_once(':').ok_or_else(|| wrong(word))?;
        let seat = seat(of).ok_or_else(|| Failure::wrong(say!(lang, "event-no-seat", typed = of)))?;
        own[seat.index()] = Some(number(points).ok_or_else(|| wrong(word))?);
    }
    let bets = fields.number("bets").unwrap_or_default();
    let typed = Typed { points, bets, chombos, own, deals: fields.number("deals") };
    totals::read(event, round, &typed).map_err(wrong)
}

/// A seat by its wind, the letter or the word in either language, or by its number, East first.
pub(super) fn seat(word: &str) -> Option<Seat> {
    use text::Lang;
    let word = word.to_lowercase();
    if let Some(seat) = word.parse::<usize>().ok().and_then(|n| Seat::ALL.get(n.checked_sub(1)?)) {
        return Some(*seat);
    }
    let is = |wind: &Wind| {
        let named = |lang: Lang| {
            text::wind_letter(lang, *wind).to_lowercase() == word
                || text::wind(lang, *wind).to_lowercase() == word
        };
        Lang::ALL.into_iter().any(named) || text::wind_id(*wind) == word
    };
    let wind = (0..4).map(Wind::from_index).find(is)?;
    Some(Seat::ALL[wind.index()])
}

/// Confirms all tables that have a result, or the whole round.
pub(crate) async fn confirm(form: Form) -> Result<Response, Failure> {
    let event = form.event();
    let round = form.numbers.round()?;
    if form.fields.has("table") {
        let at = TableId { round, table: table(&form)? };
        let version = form.fields.number("version").map(Version).ok_or_else(Failure::unknown)?;
        let mut commands = vec![Command::Protocol(Protocol::Confirm { at, version, seat: None })];
        commands.extend(game_over(&event, round));
        return form.give(commands, &format!("rounds/{round}/tables/{}", at.table)).await;
    }
    let commands = if form.fields.has("tables") { tables(&event, round) } else { vec![confirm_round(round)] };
    form.give(commands, &format!("rounds/{round}")).await
}

/// A game of a club is one table: whoever confirms its result confirms the game.
fn game_over(event: &Tournament, round: RoundNo) -> Option<Command> {
    let seated = event.seats.round(round)?;
    (seated.kind == RoundKind::Game && seated.tables.len() == 1).then(|| confirm_round(round))
}

/// The confirmation of a round.
pub(super) const fn confirm_round(round: RoundNo) -> Command {
    Command::Round(Round::Confirm { round })
}

/// The confirmation of each table that waits for it.
fn tables(event: &Tournament, round: RoundNo) -> Vec<Command> {
    let waiting = lacks::lacking(event, round).into_iter().filter(|(lacks, _)| *lacks == Lacks::Confirmation);
    let waiting = waiting.flat_map(|(_, tables)| tables).map(|table| TableId { round, table });
    let confirm = |at: TableId| {
        let version = event.protocol.get(at).map_or(Version(1), |protocol| protocol.current);
        Command::Protocol(Protocol::Confirm { at, version, seat: None })
    };
    waiting
        .filter(|at| event.protocol.get(*at).is_some_and(|p| matches!(p.progress, Progress::Entered(_))))
        .map(confirm)
        .collect()
}

/// The judge chooses between two results of a table.
pub(crate) async fn settle(form: Form) -> Result<Response, Failure> {
    let round = form.numbers.round()?;
    let at = TableId { round, table: table(&form)? };
    let version = form.fields.number("chosen").ok_or_else(Failure::unknown)?;
    let reason = form.fields.text("reason").to_owned();
    let command = Command::Protocol(Protocol::Settle { at, version: Version(version), reason });
    form.give(vec![command], &format!("rounds/{round}")).await
}
