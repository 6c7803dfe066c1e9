//! `event merge`: two copies of an event that went on apart become one; what contradicts waits for the judge.
use super::file::{EventFile, Purpose, create_with};
use super::who::Target;
use super::{desk, words};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Page, STRONG};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use text::hall::School;
use text::happened;
use text::{Lang, say, shown};
use tournament::merge::{Apart, Command as Ruling, LeftOut, One, join};
use tournament::protocol::Progress;
use tournament::{Command, TableId, Tournament};

#[derive(clap::Args, Debug)]
pub(crate) struct MergeArgs {
    #[arg(value_name = "FILE")]
    one: PathBuf,
    #[arg(value_name = "FILE")]
    other: PathBuf,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["take_over", "drop"])))]
pub(crate) struct SettleArgs {
    #[command(flatten)]
    target: Target,
    // The number of the line, as `show` has it.
    #[arg(value_name = "N")]
    line: u32,
    #[arg(long)]
    take_over: bool,
    #[arg(long)]
    drop: bool,
    #[arg(long, value_name = "REASON")]
    reason: String,
}

/// `event settle`: the judge takes over what waits since copies were joined, or drops it.
pub(super) fn settle(args: &SettleArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let (line, reason) = (args.line.wrapping_sub(1), args.reason.clone());
        desk.give(Command::Merge(if args.take_over {
            Ruling::TakeOver { line, reason }
        } else {
            Ruling::Settle { line, ruling: reason }
        }))
    })
}

pub(super) fn run(args: &MergeArgs, wish: Wish) -> Outcome {
    match merged(args, wish) {
        Ok(outcome) | Err(outcome) => outcome,
    }
}

fn merged(args: &MergeArgs, wish: Wish) -> Result<Outcome, Outcome> {
    let same = |one: &Path, other: &Path| Some(one.canonicalize().ok()? == other.canonicalize().ok()?);
    if same(&args.one, &args.other) == Some(true) {
        return Err(itself(args, wish));
    }
    let one = EventFile::open(&args.one, Purpose::Look, wish)?.tournament;
    let other = EventFile::open(&args.other, Purpose::Look, wish)?.tournament;
    let apart = || apart(args, [&one, &other], wish);
    let One { entries, alone, twice, .. } = join(one.log(), other.log()).map_err(|Apart| apart())?;
    let Some(event) = Tournament::replay(entries.iter().cloned()) else { return Err(apart()) };
    create_with(&args.out, &entries, wish)?;
    let joined = Joined {
        counts: [entries.len(), one.log().len() - alone[0], alone[0], alone[1]],
        conflicts: conflicts(&event),
        left_out: left_out(&event, wish.lang),
        duplicates: words::duplicates(wish.lang, &event, |_| true),
        twice: twice.iter().filter_map(|twice| event.line_of(twice.became)).map(|line| line + 1).collect(),
    };
    let clean = joined.conflicts.is_empty() && joined.left_out.is_empty();
    let code = if clean { Code::Ok } else { Code::No };
    Ok(if wish.json {
        Outcome::json(code, &as_json(&joined))
    } else {
        Outcome::of(code, page(args, &event, &joined, wish.lang))
    })
}

/// What came of it.
struct Joined {
    /// Commands in all, in common, of the first and of the second copy alone.
    counts: [usize; 4],
    conflicts: Vec<TableId>,
    /// Lines that wait, by their number from 1, with what they did.
    left_out: Vec<(usize, Vec<String>)>,
    /// Who may be one person: both copies have registered him.
    duplicates: Vec<String>,
    /// Commands, by their number from 1, whose id another command of the other copy has.
    twice: Vec<usize>,
}

fn itself(args: &MergeArgs, wish: Wish) -> Outcome {
    let (one, other) = (args.one.display().to_string(), args.other.display().to_string());
    let complaint = Complaint::new("itself", say!(wish.lang, "merge-itself", one = one, other = other));
    complaint.because(say!(wish.lang, "merge-itself-why")).outcome(wish)
}

fn apart(args: &MergeArgs, events: [&Tournament; 2], wish: Wish) -> Outcome {
    let [law, other_law] = events.map(|event| event.setup.law.id);
    let (one, other) = (args.one.display().to_string(), args.other.display().to_string());
    let complaint = Complaint::new("apart", say!(wish.lang, "merge-apart", one = one, other = other));
    let complaint = complaint.because(say!(wish.lang, "merge-apart-why"));
    if law == other_law {
        return complaint.outcome(wish);
    }
    let [law, other_law] = [law, other_law].map(|law| text::regulation_name(wish.lang, law));
    complaint.because(say!(wish.lang, "merge-apart-law", one = law, other = other_law)).outcome(wish)
}

fn conflicts(event: &Tournament) -> Vec<TableId> {
    let all = event.protocol.all.iter();
    all.filter(|(_, protocol)| protocol.progress == Progress::Conflict).map(|(at, _)| *at).collect()
}

fn left_out(event: &Tournament, lang: Lang) -> Vec<(usize, Vec<String>)> {
    event.merge.waiting().map(|(i, line)| (i as usize + 1, told(event, line, lang))).collect()
}

/// What a line that was left out did in its own copy.
fn told(event: &Tournament, line: &LeftOut, lang: Lang) -> Vec<String> {
    let told =
        words::with_teller(lang, event, |teller| happened::left_out(teller, &line.entry, line.players));
    if told.is_empty() { vec![say!(lang, "merge-left-out-empty")] } else { told }
}

fn page(args: &MergeArgs, event: &Tournament, joined: &Joined, lang: Lang) -> String {
    let mut page = Page::default();
    let [n, common, one, other] = joined.counts;
    let file = args.out.display().to_string();
    let done = say!(lang, "merge-done", n = n, file = file, common = common, one = one, other = other);
    page.line(&format!("{STRONG}{done}{STRONG:#}"));
    if joined.conflicts.is_empty()
        && joined.left_out.is_empty()
        && joined.duplicates.is_empty()
        && joined.twice.is_empty()
    {
        page.line(&say!(lang, "merge-clean"));
    }
    let school = School::of(&event.setup.law).id();
    for at in &joined.conflicts {
        let (table, round) = (at.table.0, at.round.0);
        let what = say!(lang, "merge-conflict", table = table, round = round, school = school);
        page.line(&format!("{ALARM}{what}{ALARM:#}"));
    }
    for (number, told) in &joined.left_out {
        let what = say!(lang, "merge-left-out", n = *number);
        page.line(&format!("{ALARM}{what}{ALARM:#}"));
        for line in told {
            page.text(&shown(line));
        }
    }
    for number in &joined.twice {
        page.line(&say!(lang, "merge-twice", n = *number));
    }
    for said in &joined.duplicates {
        page.line(&shown(said));
    }
    page.finish()
}

fn as_json(joined: &Joined) -> Value {
    let [commands, common, one, other] = joined.counts;
    let conflicts: Vec<Value> =
        joined.conflicts.iter().map(|at| json!({"round": at.round.0, "table": at.table.0})).collect();
    let left_out: Vec<Value> =
        joined.left_out.iter().map(|(line, told)| json!({"line": line, "told": told})).collect();
    json!({
        "schema": "reglament.event-merge/1",
        "commands": commands,
        "common": common,
        "one": one,
        "other": other,
        "conflicts": conflicts,
        "left_out": left_out,
        "duplicates": joined.duplicates,
        "same_id": joined.twice,
    })
}
