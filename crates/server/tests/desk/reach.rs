//! Every command of an event is given from a page, by everybody who may give it, or is named here with the reason why not.
use reglament_server::{Kind, ROUTES, Verb};
use rules::regulation::RegulationId;
use rules::seat::Seat;
use std::collections::BTreeSet;
use std::path::Path;
use tournament::club::{self, Rated};
use tournament::merge;
use tournament::penalty::{self, Offence, Sanction};
use tournament::people::{self, Gate, Part, Profile, Told};
use tournament::protocol::{self, Sheet, Totals};
use tournament::role::least;
use tournament::round::{self, Extra, Signal, Tables};
use tournament::seats::{self, Demands, Edit};
use tournament::setup::{self, Choices, Law, Settings};
use tournament::standings;
use tournament::substitute::{self, Instead, Until};
use tournament::{
    CallNo, Command, CommandId, Date, EntryId, Moment, PenaltyNo, PersonId, Role, RoundNo, Span, TableId,
    TableNo, Version, undo,
};

/// How somebody at the desk gives a command.
enum Reach {
    /// By the form that goes to this route.
    Form(&'static str),
    /// Not yet, for this reason.
    No(&'static str),
}

fn reach(command: &Command) -> Reach {
    use Reach::{Form, No};
    match command {
        Command::Setup(command) => match command {
            setup::Command::Open(_) => Form("/events"),
            setup::Command::Change(_) => Form("/e/{event}/settings"),
            setup::Command::Programme(_) | setup::Command::Timetable { .. } => Form("/e/{event}/programme"),
            setup::Command::Announce { .. } => Form("/e/{event}/announce"),
            setup::Command::AdoptLaw(_) => {
                No("the law of an event changes with the program; which results move is asked for first")
            }
            setup::Command::Close | setup::Command::Reopen { .. } => Form("/e/{event}/step"),
        },
        Command::People(command) => match command {
            people::Command::Register { .. } => Form("/e/{event}/people"),
            people::Command::Edit { .. } | people::Command::Appoint { .. } => {
                Form("/e/{event}/people/{person}")
            }
            people::Command::Waive { .. }
            | people::Command::Admit { .. }
            | people::Command::Restrict { .. } => Form("/e/{event}/people/{person}/admit"),
            people::Command::ApproveList => Form("/e/{event}/people/approve"),
            people::Command::CheckIn { .. } => Form("/e/{event}/people/check-in"),
            people::Command::Leave { .. } => Form("/e/{event}/people/{person}/leave"),
            people::Command::Merge { .. } | people::Command::Unmerge { .. } => Form("/e/{event}/people/same"),
            people::Command::Anonymise { .. } => Form("/e/{event}/people/{person}/forget"),
        },
        Command::Seats(command) => match command {
            seats::Command::Draw { .. }
            | seats::Command::Seat { .. }
            | seats::Command::Load(_)
            | seats::Command::SeatFinal
            | seats::Command::Publish { .. } => Form("/e/{event}/step"),
            seats::Command::Plan { .. }
            | seats::Command::SeatAccepting { .. }
            | seats::Command::Demand(_) => Form("/e/{event}/draw"),
            seats::Command::Edit { .. } | seats::Command::Withdraw { .. } => {
                Form("/e/{event}/rounds/{round}/seats")
            }
            seats::Command::Throw { .. } | seats::Command::DrawWinds { .. } => {
                Form("/e/{event}/rounds/{round}/tables/{table}/winds")
            }
            seats::Command::CloseUp { .. } => Form("/e/{event}/rounds/{round}/close-up"),
        },
        Command::Substitute(substitute::Command::Put { .. } | substitute::Command::TakeBack { .. }) => {
            Form("/e/{event}/rounds/{round}/substitute")
        }
        Command::Round(command) => match command {
            round::Command::Signal { .. } | round::Command::Extra { .. } => {
                Form("/e/{event}/rounds/{round}/signal")
            }
            round::Command::Late { .. } | round::Command::LateOut { .. } | round::Command::Absent { .. } => {
                Form("/e/{event}/rounds/{round}/players")
            }
            round::Command::StopEarly { .. } | round::Command::Void { .. } => {
                Form("/e/{event}/rounds/{round}/tables/{table}")
            }
            round::Command::Call { .. } => Form("/e/{event}/calls"),
            round::Command::Answer { .. } => Form("/e/{event}/calls/{call}"),
            round::Command::Confirm { .. } => Form("/e/{event}/rounds/{round}/confirm"),
            round::Command::Reopen { .. } => Form("/e/{event}/rounds/{round}/reopen"),
        },
        Command::Protocol(command) => match command {
            protocol::Command::Enter { .. } => Form("/e/{event}/rounds/{round}/results"),
            protocol::Command::Confirm { .. } => Form("/e/{event}/rounds/{round}/confirm"),
            protocol::Command::Object { .. } => Form("/e/{event}/rounds/{round}/tables/{table}/object"),
            protocol::Command::Settle { .. } => Form("/e/{event}/rounds/{round}/settle"),
        },
        Command::Penalty(command) => match command {
            penalty::Command::Give { .. } => Form("/e/{event}/penalties"),
            penalty::Command::Rule { .. } => Form("/e/{event}/penalties/rule"),
            penalty::Command::Confirm { .. }
            | penalty::Command::Cancel { .. }
            | penalty::Command::Map { .. } => Form("/e/{event}/penalties/{penalty}"),
        },
        Command::Standings(command) => match command {
            standings::Command::Lot { .. } | standings::Command::Decide { .. } => {
                Form("/e/{event}/awards/tie")
            }
            standings::Command::Hold { .. }
            | standings::Command::Release
            | standings::Command::Reveal { .. } => Form("/e/{event}/awards/show"),
        },
        Command::Club(club::Command::StartGame { .. }) => Form("/e/{event}/games"),
        Command::Club(club::Command::AutoTables { .. }) => Form("/e/{event}/games/tables"),
        Command::Undo(_) => Form("/e/{event}/undo"),
        Command::Merge(merge::Command::Settle { .. } | merge::Command::TakeOver { .. }) => {
            Form("/e/{event}/lines/{line}")
        }
    }
}

/// One of each command.
fn samples() -> Vec<Command> {
    let (round, entry, person) = (RoundNo(1), EntryId(1), PersonId(1));
    let at = TableId { round, table: TableNo(1) };
    let day = Date::new(2027, 1, 1).unwrap();
    let law = Law::of(RegulationId::Samara).unwrap();
    let settings = Settings {
        name: String::new(),
        place: String::new(),
        zone: String::new(),
        first_day: day,
        last_day: day,
        choices: Choices::NONE,
    };
    let text = String::new;
    let sheet = Sheet::Totals(Totals::Riichi { points: [0; 4], bets: 0, chombos: [0; 4] });
    let seat = Seat::ALL[0];
    let (seed, after) = (0, round);
    let (line, penalty, call) = (0, PenaltyNo(1), CallNo(1));
    let sanction = Sanction::Warning;
    let seats = [Some(entry); 4];
    vec![
        Command::Setup(setup::Command::Open(Box::new((law.clone(), settings.clone())))),
        Command::Setup(setup::Command::Change(Box::new(settings))),
        Command::Setup(setup::Command::Programme(Vec::new())),
        Command::Setup(setup::Command::Timetable { midnight: Moment(0) }),
        Command::Setup(setup::Command::Announce { tables: Vec::new(), text: text() }),
        Command::Setup(setup::Command::AdoptLaw(Box::new(law))),
        Command::Setup(setup::Command::Close),
        Command::Setup(setup::Command::Reopen { reason: text() }),
        Command::People(people::Command::Register {
            profile: Box::new(Profile::default()),
            part: Part::Player,
            over: None,
        }),
        Command::People(people::Command::Edit { person, profile: Box::new(Profile::default()) }),
        Command::People(people::Command::Appoint { person, part: Part::Player, over: None }),
        Command::People(people::Command::Waive { person, gate: Gate::NoPlace, reason: text() }),
        Command::People(people::Command::Admit { person, over: None }),
        Command::People(people::Command::Restrict { person, restrictions: text() }),
        Command::People(people::Command::ApproveList),
        Command::People(people::Command::CheckIn { person }),
        Command::People(people::Command::Leave { person, told: Told::Judge }),
        Command::People(people::Command::Merge { keep: person, other: person }),
        Command::People(people::Command::Unmerge { other: person }),
        Command::People(people::Command::Anonymise { person }),
        Command::Seats(seats::Command::Draw { seed }),
        Command::Seats(seats::Command::Plan { system: None, seed }),
        Command::Seats(seats::Command::Seat { system: None, seed }),
        Command::Seats(seats::Command::SeatAccepting { system: None, seed, conflicts: 0, reason: text() }),
        Command::Seats(seats::Command::Demand(Demands::default())),
        Command::Seats(seats::Command::Load(Vec::new())),
        Command::Seats(seats::Command::SeatFinal),
        Command::Seats(seats::Command::Edit { round, edit: Edit::Swap(entry, entry), reason: text() }),
        Command::Seats(seats::Command::Publish { round }),
        Command::Seats(seats::Command::Withdraw { round }),
        Command::Seats(seats::Command::Throw { at, sums: [2; 4] }),
        Command::Seats(seats::Command::DrawWinds { at, order: None, seed }),
        Command::Seats(seats::Command::CloseUp { round, missing: Vec::new() }),
        Command::Substitute(substitute::Command::Put {
            round,
            entry,
            by: None,
            from_deal: 1,
            moment: Instead::InBreak,
            until: Until::RoundEnd,
            over: None,
        }),
        Command::Substitute(substitute::Command::TakeBack { round, entry, reason: text() }),
        Command::Round(round::Command::Signal { round, tables: Tables::All, signal: Signal::Start }),
        Command::Round(round::Command::Extra {
            round,
            tables: Tables::All,
            extra: Extra::Deals(1),
            reason: text(),
        }),
        Command::Round(round::Command::Late { round, entry, by: Span::ZERO }),
        Command::Round(round::Command::LateOut { round, entry, by: Span::ZERO, reason: text() }),
        Command::Round(round::Command::Absent { round, entry, told: Told::Judge }),
        Command::Round(round::Command::StopEarly { at, reason: text() }),
        Command::Round(round::Command::Void { at, reason: text() }),
        Command::Round(round::Command::Call { at, about: text() }),
        Command::Round(round::Command::Answer { call, ruling: text() }),
        Command::Round(round::Command::Confirm { round }),
        Command::Round(round::Command::Reopen { round, reason: text() }),
        Command::Protocol(protocol::Command::Enter {
            at,
            sheet: Box::new(sheet),
            seen: None,
            reason: text(),
        }),
        Command::Protocol(protocol::Command::Confirm { at, version: Version(1), seat: None }),
        Command::Protocol(protocol::Command::Object { at, seat, text: text() }),
        Command::Protocol(protocol::Command::Settle { at, version: Version(1), reason: text() }),
        Command::Penalty(penalty::Command::Give {
            entry,
            round,
            deal: None,
            offence: Offence::Late,
            choice: None,
            note: text(),
        }),
        Command::Penalty(penalty::Command::Rule { entry, round, sanction, reason: text() }),
        Command::Penalty(penalty::Command::Confirm { penalty, seat: None }),
        Command::Penalty(penalty::Command::Cancel { penalty, reason: text() }),
        Command::Penalty(penalty::Command::Map { penalty, sanction, reason: text() }),
        Command::Standings(standings::Command::Lot { after, among: Vec::new(), seed }),
        Command::Standings(standings::Command::Decide { after, order: Vec::new(), reason: text() }),
        Command::Standings(standings::Command::Hold { from: round }),
        Command::Standings(standings::Command::Release),
        Command::Standings(standings::Command::Reveal { place: 1 }),
        Command::Club(club::Command::StartGame { day, seats, rated: Rated::Yes }),
        Command::Club(club::Command::AutoTables { day, present: Vec::new(), seed }),
        Command::Undo(undo::Command { command: CommandId(1), reason: text() }),
        Command::Merge(merge::Command::Settle { line, ruling: text() }),
        Command::Merge(merge::Command::TakeOver { line, reason: text() }),
    ]
}

/// The name of a command: chapter and variant.
fn name(command: &Command) -> String {
    let shown = format!("{command:?}");
    let (chapter, rest) = shown.split_once('(').unwrap();
    let variant: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
    format!("{}::{variant}", chapter.to_lowercase())
}

/// The commands that the chapters of the hall list in their sources.
fn listed() -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tournament/src");
    let mut all = BTreeSet::from(["undo::Command".to_owned()]);
    for chapter in std::fs::read_dir(source).unwrap() {
        let chapter = chapter.unwrap().path();
        let Ok(text) = std::fs::read_to_string(chapter.join("mod.rs")) else { continue };
        let Some((_, list)) = text.split_once("pub enum Command {\n") else { continue };
        let list = list.split("\n}\n").next().unwrap();
        let chapter = chapter.file_name().unwrap().to_str().unwrap().to_owned();
        let variants = list.lines().filter_map(|line| line.strip_prefix("    "));
        let variants = variants.filter(|line| line.starts_with(char::is_uppercase));
        all.extend(variants.map(|line| {
            let variant: String = line.chars().take_while(|c| c.is_alphanumeric()).collect();
            format!("{chapter}::{variant}")
        }));
    }
    all
}

#[test]
fn every_command_is_given_from_a_page_by_everybody_who_may() {
    let mut seen = BTreeSet::new();
    let mut not_yet = Vec::new();
    for command in samples() {
        let name = name(&command);
        match reach(&command) {
            Reach::No(why) => not_yet.push((name.clone(), why)),
            Reach::Form(path) => {
                let route = ROUTES.iter().find(|route| route.verb == Verb::Post && route.path == path);
                let route = route.unwrap_or_else(|| panic!("{name}: there is no form to {path}"));
                // At the desk stand scribes and judges: what a player may do for himself, a judge writes for him.
                let most = least(&command).max(Role::Judge);
                assert!(route.needs <= most, "{name}: {path} needs more than the law");
            }
        }
        seen.insert(name);
    }
    assert_eq!(seen, listed());
    assert_eq!(not_yet.len(), 1, "{not_yet:?}");
}

#[test]
fn every_form_stands_on_a_page() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut actions: BTreeSet<String> = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for action in text.split("action=\"").skip(1) {
            actions
                .insert(shape(&action.split('"').next().unwrap().replace("{{ frame.base }}", "/e/{event}")));
        }
    }
    for route in ROUTES.iter().filter(|route| route.verb == Verb::Post && route.kind == Kind::Form) {
        assert!(actions.contains(&shape(route.path)), "no page has a form to {}: {actions:?}", route.path);
    }
}

/// A path with nothing but a mark where something is filled in.
fn shape(path: &str) -> String {
    let path = path.replace("{{", "{").replace("}}", "}");
    let mut out = String::new();
    let mut depth = 0;
    for letter in path.chars() {
        match letter {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                out.push('*');
            }
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    out
}
