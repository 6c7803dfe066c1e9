//! `event import`: a list of people, all of it or nothing.
use super::desk::{self, Stop};
use super::who::Target;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::text_of;
use crate::outcome::Outcome;
use formats::people::{self, Column, ListError, Problem};
use std::path::PathBuf;
use text::say;
use tournament::people::{Command as People, Override};
use tournament::{Command, PersonId};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "LIST")]
    list: PathBuf,
    #[arg(long = "override", value_name = "REASON")]
    over: Option<String>,
}

pub(super) fn run(args: &Args, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let text = text_of(&args.list, wish).map_err(|complaint| desk.complain(complaint))?;
        let listed = people::read(&text).map_err(|errors| desk.complain(faults(args, &errors, wish)))?;
        let mut refused = Vec::new();
        for listed in listed {
            let person = PersonId::of_index(desk.event().people.persons.len());
            let over = args.over.clone().map(|reason| Override { reason });
            let profile = Box::new(listed.profile);
            let mut commands = vec![People::Register { profile, part: listed.part, over }];
            let restrictions = listed.restrictions;
            commands.extend(restrictions.map(|restrictions| People::Restrict { person, restrictions }));
            for command in commands {
                match desk.give(Command::People(command)) {
                    Ok(()) => {}
                    // The rest is looked at, too: who corrects the list corrects all of it.
                    Err(Stop::Refused(reasons)) => {
                        refused.push((listed.line, reasons));
                        break;
                    }
                    Err(stop) => return Err(stop),
                }
            }
        }
        if refused.is_empty() { Ok(()) } else { Err(Stop::Said(desk.refused_lines(&refused))) }
    })
}

fn faults(args: &Args, errors: &[ListError], wish: Wish) -> Complaint {
    let file = args.list.display().to_string();
    let complaint = Complaint::new("people", say!(wish.lang, "event-list", file = file));
    let said = |error: &ListError| {
        say!(wish.lang, "event-list-line", line = error.line.to_string(), what = what(error, wish))
    };
    errors.iter().fold(complaint, |all, error| all.because(said(error)))
}

fn what(error: &ListError, wish: Wish) -> String {
    let lang = wish.lang;
    let name = |column: Column| say!(lang, "event-column", column = column.id().replace(' ', "-"));
    match &error.problem {
        Problem::Empty => say!(lang, "event-list-empty"),
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
            say!(lang, "event-list-value", column = name(*column), typed = typed)
        }
        Problem::OpenQuote => say!(lang, "event-list-quote"),
    }
}
