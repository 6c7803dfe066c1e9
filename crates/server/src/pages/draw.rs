//! The draw: lots, a new plan, what is demanded of seatings beyond the law, a schedule that is loaded.
use super::{choices, quality, results};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::secret;
use askama::Template;
use axum::response::Response;
use rules::hall::SeatingSystem;
use text::hall::Names;
use text::say;
use tournament::seats::{Command as Seat, Demands, Kin};
use tournament::setup::systems;
use tournament::{Command, EntryId, TableNo};

#[derive(Template)]
#[template(path = "draw.html")]
struct Draw {
    page: Page,
    frame: Frame,
    lots: Vec<(usize, String)>,
    quality: Vec<(String, String)>,
    systems: Vec<(String, String)>,
    clans: bool,
    teams: bool,
    forbidden: String,
    fixed: String,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Draw);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let lots = (1..).zip(&event.seats.lots).map(|(lot, entry)| (lot, event.entry(lang, *entry))).collect();
    let demands = &event.seats.demands;
    let pair = |(one, other): &(EntryId, EntryId)| format!("{one}-{other}");
    let fixed = |(entry, table): &(EntryId, TableNo)| format!("{entry}: {table}");
    render(&Draw {
        lots,
        quality: quality::report(lang, &event),
        systems: choices::systems(lang, systems(&event.setup.law)),
        clans: demands.apart.contains(&Kin::Clan),
        teams: demands.apart.contains(&Kin::Team),
        forbidden: demands.forbidden.iter().map(pair).collect::<Vec<_>>().join("\n"),
        fixed: demands.fixed.iter().map(fixed).collect::<Vec<_>>().join("\n"),
        page,
        frame,
    })
}

/// Plans the rounds that are not begun anew, seats the next one against what should be kept apart, or sets the demands.
pub(crate) async fn change(form: Form) -> Result<Response, Failure> {
    let (event, fields) = (form.event(), &form.fields);
    let system = SeatingSystem::ALL.iter().copied().find(|one| one.name() == fields.text("system"));
    let seed = secret::seed();
    let next = format!("rounds/{}", event.seats.next());
    let (command, to) = match fields.text("what") {
        "plan" => (Seat::Plan { system, seed }, "draw".to_owned()),
        "accept" => {
            let conflicts = results::optional(&form, "conflicts")?.unwrap_or_default();
            let reason = fields.text("reason").to_owned();
            (Seat::SeatAccepting { system, seed, conflicts, reason }, next)
        }
        "demand" => (Seat::Demand(demands(&form)?), "draw".to_owned()),
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Seats(command)], &to).await
}

/// What is demanded, as it was typed: `3-7` a line for those who may not meet, `5: 1` for a fixed table.
fn demands(form: &Form) -> Result<Demands, Failure> {
    let fields = &form.fields;
    let mut wrong = Vec::new();
    let mut pairs = |name: &str, marks: &[char]| {
        let mut all: Vec<(u32, u32)> = Vec::new();
        for line in fields.text(name).lines().map(str::trim).filter(|line| !line.is_empty()) {
            let split = line.split_once(marks);
            let read = split.and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
            match read {
                Some(pair) => all.push(pair),
                None => wrong.push(say!(form.page.lang(), "desk-demand-line", typed = line)),
            }
        }
        all
    };
    let forbidden = pairs("forbidden", &['-', '–', ' ']);
    let fixed = pairs("fixed", &[':', ' ']);
    if !wrong.is_empty() {
        return Err(Failure::of(crate::failure::Why::Wrong(wrong)));
    }
    let apart = [(Kin::Clan, "clans"), (Kin::Team, "teams")];
    let table = |n: u32| TableNo(u16::try_from(n).unwrap_or(u16::MAX));
    Ok(Demands {
        apart: apart.into_iter().filter(|(_, name)| fields.has(name)).map(|(kin, _)| kin).collect(),
        forbidden: forbidden.into_iter().map(|(one, other)| (EntryId(one), EntryId(other))).collect(),
        fixed: fixed.into_iter().map(|(entry, n)| (EntryId(entry), table(n))).collect(),
    })
}
