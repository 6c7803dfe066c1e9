//! `event show`: where an event stands, its people, a round, its penalties, and what was done so far.
use super::desk::{Answer, answer, current, no_time};
use super::file::{EventFile, Purpose};
use super::{time, words};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use rules::hall::EventKind;
use std::path::PathBuf;
use text::hall::School;
use text::happened::{self, Teller};
use text::{hall, say};
use tournament::people::{Part, Slot, Standing, places};
use tournament::protocol::{Progress, Protocol};
use tournament::round::{Course, phase};
use tournament::seats;
use tournament::{Entry, EntryId, PenaltyNo, PersonId, RoundNo, TableId, TableNo, Tournament, Version};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    event: PathBuf,
    #[arg(long)]
    people: bool,
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    #[arg(long)]
    penalties: bool,
    // What was done, by number.
    #[arg(long)]
    log: bool,
    #[arg(long, value_name = "TIME")]
    at: Option<String>,
}

pub(super) fn run(args: &Args, wish: Wish) -> Outcome {
    let file = match EventFile::open(&args.event, Purpose::Look, wish) {
        Ok(file) => file,
        Err(outcome) => return outcome,
    };
    let event = &file.tournament;
    let zone = time::zone(&event.setup.settings.zone);
    let last = event.log().last().map_or_else(time::now, |entry| entry.at);
    let now = match args.at.as_deref() {
        None => time::now(),
        Some(typed) => match time::moment(typed, &zone, last) {
            Some(at) => at,
            None => return no_time(typed, wish).outcome(wish),
        },
    };
    let round = args.round.map(RoundNo);
    if let Some(missing) = round.filter(|round| event.seats.round(*round).is_none()) {
        let complaint = Complaint::new("round", say!(wish.lang, "event-no-round", n = missing.to_string()));
        return complaint.outcome(wish);
    }
    let lines = words::with_teller(wish.lang, event, |teller| {
        let mut lines = vec![head(teller)];
        lines.extend(settings(teller));
        lines.push(hall::phase(&teller.voice(), phase::phase(event, now)) + ".");
        left_out(teller, &mut lines);
        if args.people {
            people(teller, &mut lines);
            lines.extend(words::duplicates(wish.lang, event, |_| true));
        }
        if let Some(round) = round {
            tables(teller, round, &mut lines);
        }
        let late = if args.penalties { happened::late_fines(teller) } else { Vec::new() };
        if args.penalties && event.penalty.all.is_empty() && late.is_empty() {
            lines.push(say!(wish.lang, "event-no-penalties"));
        }
        if args.penalties {
            let all = event.penalty.all.iter().enumerate();
            lines.extend(
                all.map(|(i, penalty)| hall::penalty(&teller.voice(), PenaltyNo::of_index(i), penalty)),
            );
            lines.extend(late);
        }
        if args.log {
            log(teller, &mut lines);
        }
        lines
    });
    let torn = file.torn.map(|torn| say!(wish.lang, "event-torn", n = torn.bytes));
    let done = lines.into_iter().chain(torn).collect();
    answer(&Answer { done, commands: Vec::new(), next: words::next(wish.lang, event, now) }, wish)
}

/// What the event is, in a line.
fn head(teller: Teller<'_>) -> String {
    let (lang, event) = (teller.lang, teller.event);
    let settings = &event.setup.settings;
    let played = event.setup.played_by();
    say!(
        lang,
        "event-head",
        name = settings.name.as_str(),
        rules = text::regulation_name(lang, played.value),
        basis = text::citation(lang, played.basis),
        days = if settings.first_day == settings.last_day { "one" } else { "more" },
        from = settings.first_day.to_string(),
        to = settings.last_day.to_string(),
        n = places(event).players
    )
}

/// How many rounds there are and how they are seated, and what is still to be chosen.
pub(super) fn settings(teller: Teller<'_>) -> Vec<String> {
    let (lang, setup) = (teller.lang, &teller.event.setup);
    let school = School::of(&setup.law).id();
    let rounds = setup.rounds().map_or_else(|| "none".to_owned(), |rounds| rounds.to_string());
    let minutes = setup.round_minutes().map_or_else(|| "none".to_owned(), |minutes| minutes.to_string());
    let system = setup.system().name();
    let played = say!(
        lang,
        "event-settings",
        rounds = rounds.as_str(),
        minutes = minutes,
        system = system,
        school = school
    );
    // The games of a ladder go on and on.
    let open = setup.law.hall.course.kind.value != EventKind::Ladder && rounds == "none";
    std::iter::once(played).chain(open.then(|| say!(lang, "event-settings-rounds"))).collect()
}

/// Everybody, players by their numbers.
fn people(teller: Teller<'_>, lines: &mut Vec<String>) {
    let (lang, event) = (teller.lang, teller.event);
    for (id, person) in event.people.all() {
        let standing = match person.standing {
            Standing::Listed => "listed",
            Standing::Waiting if event.people.offered.contains(&id) => "offered",
            Standing::Waiting => "waiting",
            Standing::Here(_) => "here",
            Standing::Left(_) => "left",
            Standing::MergedInto(_) => continue,
        };
        let part = match person.part {
            Part::Player => "player",
            Part::Substitute(_) => "substitute",
            Part::ChiefJudge => "chief-judge",
            Part::AssistantJudge => "assistant",
        };
        let name = happened::someone(lang, event, id);
        let line = say!(lang, "event-person", name = name, part = part, standing = standing);
        lines.push(line + &instead(teller, id));
    }
}

/// Who plays for somebody, for whom he plays himself, and whether he is out.
fn instead(teller: Teller<'_>, id: PersonId) -> String {
    let (lang, event) = (teller.lang, teller.event);
    let round = current(event);
    let plays = |slot: EntryId| {
        let put = event.substitute.of(round, slot).last().and_then(|put| put.by);
        put.or_else(|| event.people.slot(slot).and_then(Slot::now))
    };
    let mut out = String::new();
    let own = event.people.person(id).and_then(|person| person.entry);
    if let Some(by) = own.and_then(plays).filter(|by| *by != id) {
        out += &say!(lang, "event-person-by", name = happened::someone(lang, event, by));
    }
    for slot in (0..event.people.slots.len()).map(EntryId::of_index) {
        if plays(slot) == Some(id) && own != Some(slot) {
            let first = event.people.slot(slot).and_then(|slot| slot.holders.first());
            let name = first.map(|(_, person)| happened::someone(lang, event, *person)).unwrap_or_default();
            out += &say!(lang, "event-person-for", name = name);
        }
    }
    let out_from = own.and_then(|own| event.people.slot(own)?.out_from);
    if let Some(from) = out_from {
        out += &say!(lang, "event-person-out", round = happened::round(lang, event, from));
    }
    out
}

/// The tables of a round and their results.
fn tables(teller: Teller<'_>, round: RoundNo, lines: &mut Vec<String>) {
    let event = teller.event;
    for (i, seats) in happened::seating(teller, round).into_iter().enumerate() {
        lines.push(seats);
        let at = TableId { round, table: TableNo::of_index(i) };
        match event.protocol.get(at).filter(|protocol| protocol.progress == Progress::Conflict) {
            Some(protocol) => versions(teller, at, protocol, lines),
            None => lines.extend(happened::result(teller, at).into_iter().map(|line| format!("  {line}"))),
        }
    }
    lines.extend(happened::irregular(teller, round));
    let together = seats::together(teller.event, round);
    let begun = teller.event.round.course(round).is_some_and(Course::has_begun);
    // Of the round that is about to begin it is said below.
    if !together.is_empty() && (begun || round != current(teller.event)) {
        lines.push(hall::together(&teller.voice(), round, &together));
    }
}

/// All results of a table between which the judge chooses.
fn versions(teller: Teller<'_>, at: TableId, protocol: &Protocol, lines: &mut Vec<String>) {
    for (i, entered) in protocol.versions.iter().enumerate() {
        let version = Version::of_index(i);
        lines.push(say!(
            teller.lang,
            "event-version",
            version = version.to_string(),
            time = (teller.clock)(entered.at),
            who = happened::by(teller, entered.by),
            current = if version == protocol.current { "yes" } else { "no" }
        ));
        let each = happened::version(teller, at, entered, None);
        lines.extend(each.into_iter().map(|line| format!("    {line}")));
    }
}

/// The lines of a joined copy that wait for the judge.
fn left_out(teller: Teller<'_>, lines: &mut Vec<String>) {
    for (i, line) in teller.event.merge.waiting() {
        lines.push(say!(
            teller.lang,
            "event-waits-line",
            n = (i + 1).to_string(),
            time = (teller.clock)(line.entry.at),
            who = happened::by(teller, line.entry.by)
        ));
        let told = happened::left_out(teller, &line.entry, line.players);
        lines.extend(told.into_iter().map(|line| format!("  {line}")));
    }
}

/// What each command did, by number.
fn log(teller: Teller<'_>, lines: &mut Vec<String>) {
    let event: &Tournament = teller.event;
    let gone = event.undone();
    let zone = time::zone(&event.setup.settings.zone);
    let mut today = None;
    for (n, entry) in (1..).zip(event.log()) {
        let day = time::day(entry.at, &zone);
        if day != today {
            today = day;
            lines.extend(day.map(|day| say!(teller.lang, "event-log-day", day = day.to_string())));
        }
        lines.push(command(teller, n, entry, gone.contains(&entry.command)));
    }
}

fn command(teller: Teller<'_>, n: usize, entry: &Entry, gone: bool) -> String {
    let lang = teller.lang;
    let said = happened::entries(teller, std::slice::from_ref(entry));
    // Lists below a sentence are shown by the command that asks for them.
    let said: Vec<&str> = said.iter().map(String::as_str).filter(|line| !line.starts_with(' ')).collect();
    let n = n.to_string();
    let time = (teller.clock)(entry.at);
    // Signals begin with their time.
    let said: Vec<&str> =
        said.into_iter().map(|line| line.strip_prefix(&format!("{time} ")).unwrap_or(line)).collect();
    if gone {
        say!(lang, "event-log-gone", n = n, time = time, what = said.join(" "))
    } else {
        say!(lang, "event-log-line", n = n, time = time, what = said.join(" "))
    }
}
