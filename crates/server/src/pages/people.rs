//! People: who is on the list, who is here; a form, a pasted list, a file.
use super::people_list::{self, Told};
use super::person::{self, Pair};
use super::profile::{self, Shown};
use crate::asked::View;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::frame::{Frame, Here};
use crate::give::{Form, Of};
use crate::page::{Page, render};
use askama::Template;
use axum::response::Response;
use text::say;
use tournament::people::{Command as People, List, Override, Part, Person, Profile, Standing, places};
use tournament::{Command, PersonId, Tournament};

#[derive(Template)]
#[template(path = "people.html")]
struct PeoplePage {
    page: Page,
    frame: Frame,
    count: String,
    people: Vec<Row>,
    pairs: Vec<Pair>,
    awaited: bool,
    profile: Shown,
    list_open: bool,
    told: Told,
}

struct Row {
    id: u32,
    number: String,
    name: String,
    from: String,
    part: String,
    standing: String,
    awaited: bool,
    check_in: String,
    gone: bool,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::People);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let count = places(&event);
    let here = event.people.all().filter(|(_, p)| matches!(p.standing, Standing::Here(_))).count();
    render(&PeoplePage {
        count: say!(
            lang,
            "desk-people-count",
            players = count.players,
            tables = count.tables,
            here = here,
            waiting = count.waiting.len()
        ),
        people: event.people.all().map(|(id, person)| row(&page, &event, id, person)).collect(),
        pairs: if page.organises() { person::pairs(&page, &event) } else { Vec::new() },
        awaited: event.people.all().any(|(_, p)| p.standing == Standing::Listed),
        profile: profile::shown(lang, &Profile::default(), Part::Player),
        list_open: event.people.list == List::Open,
        told: people_list::told(lang, &event),
        page,
        frame,
    })
}

fn row(page: &Page, event: &Tournament, id: PersonId, person: &Person) -> Row {
    let lang = page.lang();
    let is_offered = event.people.offered.contains(&id);
    let standing = match person.standing {
        Standing::Listed => "listed",
        Standing::Waiting if is_offered => "offered",
        Standing::Waiting => "waiting",
        Standing::Here(_) => "here",
        Standing::Left(_) | Standing::MergedInto(_) => "left",
    };
    let profile = &person.profile;
    let from = [&profile.clan, &profile.team, &profile.club, &profile.city, &profile.country];
    let from: Vec<&str> = from.into_iter().filter(|part| !part.is_empty()).map(String::as_str).collect();
    Row {
        id: id.0,
        number: person.entry.map(|entry| entry.to_string()).unwrap_or_default(),
        name: profile.name.clone(),
        from: from.join(", "),
        part: say!(lang, "desk-part", part = profile::part_id(person.part)),
        standing: say!(lang, "desk-standing", standing = standing),
        awaited: person.standing == Standing::Listed || is_offered,
        check_in: say!(lang, "desk-check-in-one", name = profile.name.as_str()),
        gone: standing == "left",
    }
}

/// Registers somebody.
pub(crate) async fn add(form: Form) -> Result<Response, Failure> {
    let (profile, part) = profile::read(&form.page, &form.fields)?;
    let over = over(&form.fields);
    let command = Command::People(People::Register { profile: Box::new(profile), part, over });
    form.give(vec![command], "people").await
}

/// The reason for going against a gate.
pub(super) fn over(fields: &Fields) -> Option<Override> {
    let reason = fields.text("override");
    (!reason.is_empty()).then(|| Override { reason: reason.to_owned() })
}

/// Somebody is here, or everybody who is awaited.
pub(crate) async fn check_in(form: Form) -> Result<Response, Failure> {
    let (event, fields) = (form.event(), &form.fields);
    let come: Vec<PersonId> = if fields.has("all") {
        let listed = event.people.all().filter(|(_, person)| person.standing == Standing::Listed);
        listed.map(|(id, _)| id).collect()
    } else {
        fields.all("person").filter_map(|id| id.parse().ok()).map(PersonId).collect()
    };
    let mut commands = Vec::new();
    for person in come {
        // Who waits and has been offered a place takes it by coming.
        if event.people.offered.contains(&person) {
            commands.push((Of::Person(person), Command::People(People::Admit { person, over: None })));
        }
        commands.push((Of::Person(person), Command::People(People::CheckIn { person })));
    }
    form.give_list(commands, "people").await
}

/// The list of players is approved: later ones come in late.
pub(crate) async fn approve(form: Form) -> Result<Response, Failure> {
    form.give(vec![Command::People(People::ApproveList)], "people").await
}
