//! One person: what is known, the gates that stand open, that he goes, that he is forgotten.
use super::profile::{self, Shown};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::pages::people::over;
use crate::words;
use askama::Template;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use formats::event_export;
use text::hall::gate;
use text::{Lang, citation, say};
use tournament::people::{
    Command as People, Event as Happened, Gate, Part, Person, Standing, Told, open_gates,
};
use tournament::standings::current;
use tournament::{Command, Event, PersonId, Tournament};

#[derive(Template)]
#[template(path = "person.html")]
struct PersonPage {
    page: Page,
    frame: Frame,
    id: u32,
    name: String,
    profile: Shown,
    /// Gates that stand open: the name in the form, what is asked, the clause.
    gates: Vec<(&'static str, String, String)>,
    restrictions: String,
    /// Whether a place may be given.
    waits: bool,
    /// Who turned out to be this person: number and name.
    merged: Vec<(u32, String)>,
}

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let frame = view.frame(Here::People);
    let id = view.numbers.person()?;
    let View { page, event, .. } = view;
    let known = event.people.person(id).ok_or_else(Failure::unknown)?;
    let lang = page.lang();
    let gates = words::with_teller(lang, &event, |teller| {
        let voice = teller.voice();
        let open = open_gates(&event, id).into_iter();
        open.map(|(of, basis)| (gate_id(of), gate(&voice, of), citation(lang, basis))).collect()
    });
    Ok(render(&PersonPage {
        id: id.0,
        name: known.profile.name.clone(),
        profile: profile::shown(lang, &known.profile, known.part),
        gates,
        restrictions: known.restrictions.clone().unwrap_or_default(),
        waits: known.standing == Standing::Waiting || takes_no_place(known),
        merged: merged(lang, &event, id),
        page,
        frame,
    }))
}

/// A judge without a place may be given one to play.
fn takes_no_place(person: &Person) -> bool {
    matches!(person.part, Part::ChiefJudge | Part::AssistantJudge) && person.entry.is_none()
}

/// Those who were merged into somebody.
fn merged(lang: Lang, event: &Tournament, id: PersonId) -> Vec<(u32, String)> {
    let all = event.people.persons.iter().zip(1..);
    all.filter(|(person, _)| person.standing == Standing::MergedInto(id))
        .map(|(person, number)| {
            (
                number,
                say!(lang, "desk-same-other", name = person.profile.name.as_str(), n = number.to_string()),
            )
        })
        .collect()
}

/// Changes what is known, and as what the person takes part.
pub(crate) async fn change(form: Form) -> Result<Response, Failure> {
    let person = form.numbers.person()?;
    form.unchanged(|entry| {
        let about = |event: &Event| match event {
            Event::People(
                Happened::Edited { person: other, .. } | Happened::PartChanged { person: other, .. },
            ) => *other == person,
            _ => false,
        };
        entry.events.iter().any(about)
    })?;
    let (profile, part) = profile::read(&form.page, &form.fields)?;
    let event = form.event();
    let known = event.people.person(person).ok_or_else(Failure::unknown)?;
    let mut commands = Vec::new();
    if known.profile != profile {
        commands.push(Command::People(People::Edit { person, profile: Box::new(profile) }));
    }
    if profile::part_id(known.part) != profile::part_id(part) {
        commands.push(Command::People(People::Appoint { person, part, over: over(&form.fields) }));
    }
    form.give(commands, "people").await
}

/// Takes the person off the list, before or during the event.
pub(crate) async fn leave(form: Form) -> Result<Response, Failure> {
    let person = form.numbers.person()?;
    let told = if form.fields.has("untold") { Told::Nobody } else { Told::Judge };
    form.give(vec![Command::People(People::Leave { person, told })], "people").await
}

/// Passes a gate, gives a place, records the restrictions of a minor.
pub(crate) async fn admit(form: Form) -> Result<Response, Failure> {
    let person = form.numbers.person()?;
    let fields = &form.fields;
    let text = |name: &str| fields.text(name).to_owned();
    let command = match fields.text("what") {
        "place" => People::Admit { person, over: over(fields) },
        "restrict" => People::Restrict { person, restrictions: text("restrictions") },
        "waive" => {
            let gate = Gate::ALL.into_iter().find(|gate| gate_id(*gate) == fields.text("gate"));
            People::Waive { person, gate: gate.ok_or_else(Failure::unknown)?, reason: text("reason") }
        }
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::People(command)], &format!("people/{person}")).await
}

/// Makes one person of two, or two of one again.
pub(crate) async fn same(form: Form) -> Result<Response, Failure> {
    let person = |name: &str| form.fields.number(name).map(PersonId).ok_or_else(Failure::unknown);
    let other = person("other")?;
    let command = match form.fields.text("what") {
        "two" => People::Unmerge { other },
        _ => People::Merge { keep: person("keep")?, other },
    };
    form.give(vec![Command::People(command)], "people").await
}

/// Takes the personal data away for good. Whoever does so has said that he knows it cannot be undone.
pub(crate) async fn forget(form: Form) -> Result<Response, Failure> {
    let person = form.numbers.person()?;
    if !form.fields.has("sure") {
        return Err(Failure::wrong(form.page.s("desk-forget-unsure")));
    }
    form.give(vec![Command::People(People::Anonymise { person })], "people").await
}

/// All that is known of one person, as a file for him.
pub(crate) async fn data(view: View) -> Result<Response, Failure> {
    let id = view.numbers.person()?;
    let standings = current(&view.event);
    let value = event_export::person_json(&view.event, &standings, id).ok_or_else(Failure::unknown)?;
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"person.json\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, format!("{value:#}\n")).into_response())
}

const fn gate_id(gate: Gate) -> &'static str {
    match gate {
        Gate::Admission => "admission",
        Gate::AgeUnknown => "age-unknown",
        Gate::TooYoung => "too-young",
        Gate::Sessions => "sessions",
        Gate::Restrictions => "restrictions",
        Gate::ExperienceUnknown => "experience-unknown",
        Gate::Qualification => "qualification",
        Gate::ListClosed => "list-closed",
        Gate::NoPlace => "no-place",
        Gate::ChiefJudge => "chief-judge",
    }
}

/// Two who may be one, as the list of people says it.
pub(super) struct Pair {
    pub(super) said: String,
    pub(super) first: (u32, String),
    pub(super) second: (u32, String),
}

/// All pairs of an event who may be one person.
pub(super) fn pairs(page: &Page, event: &Tournament) -> Vec<Pair> {
    let lang = page.lang();
    let found = tournament::people::duplicates(&event.people);
    let keep = |id: PersonId| {
        let name = text::happened::someone(lang, event, id);
        (id.0, say!(lang, "desk-same-keep", name = name))
    };
    let pair = |pair: &tournament::people::Duplicate| Pair {
        said: text::happened::duplicate(lang, event, pair),
        first: keep(pair.first),
        second: keep(pair.second),
    };
    found.iter().map(pair).collect()
}
