//! A new event from a regulation in one form, and the sample event with one press.
use super::choices::{self, Shown};
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::give::refusal;
use crate::page::{Page, render};
use crate::{sample, time};
use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use rules::hall::EventKind;
use rules::regulation::RegulationId;
use text::hall::School;
use text::{Lang, say};
use tournament::setup::{self, Choices, Law};
use tournament::{Actor, Command, Order};

#[derive(Template)]
#[template(path = "new_event.html")]
struct NewEvent {
    page: Page,
    regulations: Vec<Choice>,
    choices: Shown,
    zone: String,
    today: String,
}

struct Choice {
    id: &'static str,
    name: String,
    about: String,
    /// What it fixes.
    fixed: String,
}

/// The regulations with a hall, and what each fixes about an event.
fn regulations(lang: Lang) -> Vec<Choice> {
    let one = |id: RegulationId| {
        let hall = id.hall()?;
        let school = Law::of(id).map_or("any", |law| School::of(&law).id());
        let mut fixed = vec![match hall.course.kind.value {
            EventKind::Tournament => say!(lang, "desk-kind-tournament"),
            EventKind::League => say!(lang, "desk-kind-league"),
            EventKind::Ladder => say!(lang, "desk-kind-ladder"),
        }];
        fixed.extend(
            hall.course.rounds.value.get().map(|n| say!(lang, "desk-fixed-rounds", n = n, school = school)),
        );
        fixed.extend(
            hall.clock
                .round_minutes
                .value
                .get()
                .map(|n| say!(lang, "desk-fixed-minutes", n = n, school = school)),
        );
        let (name, about) = (text::regulation_name(lang, id), text::regulation_about(lang, id));
        Some(Choice { id: id.id(), name, about, fixed: fixed.join(", ") })
    };
    RegulationId::ALL.into_iter().filter_map(one).collect()
}

pub(crate) async fn show(page: Page) -> Response {
    let zone = time::own_zone();
    let today = time::day(time::now(), &time::zone(&zone)).map(|day| day.to_string()).unwrap_or_default();
    // All systems: which of them a regulation allows is said when the event is opened.
    let all = RegulationId::ALL.into_iter().filter_map(Law::of).flat_map(|law| setup::systems(&law));
    let mut systems = Vec::new();
    for system in all {
        if !systems.contains(&system) {
            systems.push(system);
        }
    }
    let choices =
        Shown { systems: choices::systems(page.lang(), systems), ..choices::names(page.lang(), "any") };
    let regulations = regulations(page.lang());
    render(&NewEvent { page, regulations, choices, zone, today })
}

pub(crate) async fn create(State(app): State<App>, page: Page, fields: Fields) -> Result<Response, Failure> {
    let id = RegulationId::from_id(fields.text("rules")).ok_or_else(Failure::unknown)?;
    let law = Law::of(id).ok_or_else(Failure::unknown)?;
    let settings = choices::read(&page, &fields, Choices::NONE)?;
    let order = Order {
        id: fields.command_id(0),
        by: Actor::of(page.visit.role),
        at: time::now(),
        command: Command::Setup(setup::Command::Open(Box::new((law, settings)))),
    };
    let stream =
        app.book.open(vec![order], page.visit.author()).await.map_err(|stop| refusal(&page, None, stop))?;
    Ok(Redirect::to(&format!("/e/{stream}/people")).into_response())
}

/// Sixteen players who are here: what is left is to draw, to seat and to play.
pub(crate) async fn sample(State(app): State<App>, page: Page, fields: Fields) -> Result<Response, Failure> {
    let orders = sample::orders(page.lang(), &fields, Actor::of(page.visit.role), time::now());
    let stream =
        app.book.open(orders, page.visit.author()).await.map_err(|stop| refusal(&page, None, stop))?;
    Ok(Redirect::to(&format!("/e/{stream}/desk")).into_response())
}
