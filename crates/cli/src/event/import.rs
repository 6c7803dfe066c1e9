//! `event import`: a list of people, all of it or nothing.
use super::desk::{self, Stop};
use super::refusal::Way;
use super::who::Target;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::input::{as_text, bytes_of};
use crate::outcome::Outcome;
use formats::people::{self, ListError};
use formats::workbook::{first_sheet, is_workbook};
use std::path::{Path, PathBuf};
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
        let text = list_of(&args.list, wish).map_err(|complaint| desk.complain(complaint))?;
        let listed = people::read(&text).map_err(|errors| desk.complain(faults(args, &errors, wish)))?;
        desk.way = Way::Columns;
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

/// The text of a list; of a workbook the first sheet.
fn list_of(path: &Path, wish: Wish) -> Result<String, Complaint> {
    let bytes = bytes_of(path, wish)?;
    if !is_workbook(&bytes) {
        return as_text(path, bytes, wish);
    }
    first_sheet(&bytes).map_err(|trouble| {
        let file = path.display().to_string();
        let complaint = Complaint::new("people", say!(wish.lang, "event-list", file = file));
        complaint.because(server::workbook_fault(wish.lang, &trouble))
    })
}

fn faults(args: &Args, errors: &[ListError], wish: Wish) -> Complaint {
    let file = args.list.display().to_string();
    let complaint = Complaint::new("people", say!(wish.lang, "event-list", file = file));
    errors.iter().fold(complaint, |all, error| all.because(server::list_fault(wish.lang, error)))
}
