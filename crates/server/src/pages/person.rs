//! One person: what is known, and that he goes.
use super::profile::{self, Shown};
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::frame::{Done, Frame, Here, frame};
use crate::give::Form;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use tournament::people::{Command as People, Event as Happened, Override, Told};
use tournament::{Command, Event, PersonId};

#[derive(Template)]
#[template(path = "person.html")]
struct PersonPage {
    page: Page,
    frame: Frame,
    id: u32,
    name: String,
    profile: Shown,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    Path((event, person)): Path<(i64, u32)>,
    Query(done): Query<Done>,
) -> Result<Response, Failure> {
    let (frame, _, event) = frame(&app, page.clone(), event, &done, Here::People).await?;
    let known = event.people.person(PersonId(person)).ok_or_else(Failure::unknown)?;
    let profile = profile::shown(page.lang(), &known.profile, known.part);
    let name = known.profile.name.clone();
    Ok(render(&PersonPage { page, frame, id: person, name, profile }))
}

/// Changes what is known, and as what the person takes part.
pub(crate) async fn change(
    State(app): State<App>,
    page: Page,
    Path((event, person)): Path<(i64, u32)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let person = PersonId(person);
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    form.unchanged(|entry| {
        let about = |event: &Event| match event {
            Event::People(
                Happened::Edited { person: other, .. } | Happened::PartChanged { person: other, .. },
            ) => *other == person,
            _ => false,
        };
        entry.events.iter().any(about)
    })?;
    let (profile, part) = profile::read(&page, &fields)?;
    let event = hall.event();
    let known = event.people.person(person).ok_or_else(Failure::unknown)?;
    let mut commands = Vec::new();
    if known.profile != profile {
        commands.push(Command::People(People::Edit { person, profile: Box::new(profile) }));
    }
    if profile::part_id(known.part) != profile::part_id(part) {
        let reason = fields.text("override");
        let over = (!reason.is_empty()).then(|| Override { reason: reason.to_owned() });
        commands.push(Command::People(People::Appoint { person, part, over }));
    }
    form.give(commands, &format!("/e/{}/people", hall.id)).await
}

/// Takes the person off the list, before or during the event.
pub(crate) async fn leave(
    State(app): State<App>,
    page: Page,
    Path((event, person)): Path<(i64, u32)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let told = if fields.has("untold") { Told::Nobody } else { Told::Judge };
    let command = Command::People(People::Leave { person: PersonId(person), told });
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    form.give(vec![command], &format!("/e/{}/people", hall.id)).await
}
