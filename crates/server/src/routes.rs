//! The one table of routes: the router, the test of roles and every other check of pages read it, so that no page is
//! forgotten.
use crate::api::tokens;
use crate::app::App;
use crate::pages::*;
use crate::{api, assets, live, probe};
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, get, post};
use tournament::Role;

/// The largest log that is brought in.
const MOST_OF_A_LOG: usize = 64 << 20;

/// How a route is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// It is looked at.
    Get,
    /// It does something.
    Post,
}

/// What a route answers with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A page for people.
    Page,
    /// A form that was sent: the answer leads to a page.
    Form,
    /// A file that comes with the program.
    File,
    /// A stream of news.
    Live,
    /// A list as a file.
    Export,
    /// Something for machines: is it well, what has it counted.
    Probe,
    /// JSON for programs.
    Api,
}

/// A route.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// How it is asked for.
    pub verb: Verb,
    /// Its path; `{event}` is the number of an event.
    pub path: &'static str,
    /// The least role that may ask.
    pub needs: Role,
    /// What it answers with.
    pub kind: Kind,
    pub(crate) serve: fn() -> MethodRouter<App>,
}

const fn page(path: &'static str, needs: Role, serve: fn() -> MethodRouter<App>) -> Route {
    Route { verb: Verb::Get, path, needs, kind: Kind::Page, serve }
}

const fn form(path: &'static str, needs: Role, serve: fn() -> MethodRouter<App>) -> Route {
    Route { verb: Verb::Post, path, needs, kind: Kind::Form, serve }
}

const fn export(path: &'static str, needs: Role, serve: fn() -> MethodRouter<App>) -> Route {
    Route { verb: Verb::Get, path, needs, kind: Kind::Export, serve }
}

const fn other(path: &'static str, kind: Kind, serve: fn() -> MethodRouter<App>) -> Route {
    Route { verb: Verb::Get, path, needs: Role::Public, kind, serve }
}

const fn api(verb: Verb, path: &'static str, needs: Role, serve: fn() -> MethodRouter<App>) -> Route {
    Route { verb, path, needs, kind: Kind::Api, serve }
}

/// All routes. What a role may do within an event is asked of the tournament crate once more for each command.
pub const ROUTES: &[Route] = &[
    other("/health", Kind::Probe, || get(probe::health)),
    other("/metrics", Kind::Probe, || get(probe::metrics)),
    other("/static/{version}/{name}", Kind::File, || get(assets::serve)),
    page("/", Role::Public, || get(events::list)),
    page("/setup", Role::Public, || get(setup::show)),
    form("/setup", Role::Public, || post(setup::create)),
    page("/login", Role::Public, || get(login::show)),
    form("/login", Role::Public, || post(login::enter)),
    form("/logout", Role::Public, || post(login::leave)),
    other("/language/{code}", Kind::Form, || get(login::language)),
    page("/rules", Role::Public, || get(rules_pages::list)),
    page("/rules/{rules}", Role::Public, || get(rules_pages::show)),
    page("/accounts", Role::Owner, || get(accounts::list)),
    form("/accounts", Role::Owner, || post(accounts::create)),
    page("/events/new", Role::Organiser, || get(new_event::show)),
    form("/events", Role::Organiser, || post(new_event::create)),
    form("/events/sample", Role::Organiser, || post(new_event::sample)),
    page("/events/import", Role::Organiser, || get(files::import_form)),
    // The log of a long event is larger than any other form.
    form("/events/import", Role::Organiser, || {
        post(files::import).layer(DefaultBodyLimit::max(MOST_OF_A_LOG))
    }),
    page("/e/{event}", Role::Public, || get(event::show)),
    other("/e/{event}/live", Kind::Live, || get(live::stream)),
    other("/d/{code}", Kind::Form, || get(come_in::by_code)),
    page("/e/{event}/pin", Role::Public, || get(come_in::pin)),
    form("/e/{event}/pin", Role::Public, || post(come_in::by_pin)),
    page("/hall", Role::Owner, || get(hall::show)),
    form("/hall", Role::Owner, || post(hall::switch)),
    page("/e/{event}/phones", Role::Organiser, || get(phones::show)),
    form("/e/{event}/phones", Role::Organiser, || post(phones::make)),
    form("/e/{event}/phones/{device}/revoke", Role::Organiser, || post(phones::revoke)),
    page("/e/{event}/tables/{table}", Role::Player, || get(own_table::show)),
    form("/e/{event}/tables/{table}/result", Role::Player, || post(own_table::result)),
    form("/e/{event}/tables/{table}/agree", Role::Player, || post(own_table::agrees)),
    form("/e/{event}/tables/{table}/object", Role::Player, || post(own_table::objects)),
    form("/e/{event}/tables/{table}/call", Role::Player, || post(own_table::calls_judge)),
    form("/e/{event}/tables/{table}/seats", Role::Player, || post(own_table::finds)),
    page("/e/{event}/players/{entry}", Role::Public, || get(player::show)),
    page("/api", Role::Public, || get(api::page)),
    api(Verb::Get, "/api/openapi.json", Role::Public, || get(api::document)),
    api(Verb::Get, "/api/events", Role::Public, || get(api::events)),
    api(Verb::Get, "/api/events/{event}", Role::Judge, || get(api::event)),
    api(Verb::Get, "/api/events/{event}/standings", Role::Public, || get(api::standings)),
    api(Verb::Get, "/api/events/{event}/seating", Role::Public, || get(api::seating)),
    api(Verb::Post, "/api/events/{event}/rounds/{round}/tables/{table}/result", Role::Player, || {
        post(api::result)
    }),
    api(Verb::Post, "/api/events/{event}/rounds/{round}/tables/{table}/game", Role::Player, || {
        post(api::game)
    }),
    page("/tokens", Role::Scribe, || get(tokens::list)),
    form("/tokens", Role::Scribe, || post(tokens::create)),
    form("/tokens/{token}/revoke", Role::Scribe, || post(tokens::revoke)),
    page("/e/{event}/wall", Role::Public, || get(wall::show)),
    page("/e/{event}/standings", Role::Public, || get(standings::show)),
    export("/e/{event}/standings.csv", Role::Public, || get(standings::csv)),
    page("/e/{event}/desk", Role::Scribe, || get(desk::show)),
    form("/e/{event}/step", Role::Judge, || post(desk::step)),
    form("/e/{event}/undo", Role::Judge, || post(log::undo)),
    page("/e/{event}/log", Role::Judge, || get(log::show)),
    page("/e/{event}/lines", Role::Judge, || get(lines::show)),
    form("/e/{event}/lines/{line}", Role::Judge, || post(lines::settle)),
    page("/e/{event}/settings", Role::Organiser, || get(settings::show)),
    form("/e/{event}/settings", Role::Organiser, || post(settings::change)),
    page("/e/{event}/programme", Role::Organiser, || get(programme::show)),
    form("/e/{event}/programme", Role::Organiser, || post(programme::set)),
    form("/e/{event}/announce", Role::Judge, || post(settings::announce)),
    page("/e/{event}/people", Role::Scribe, || get(people::show)),
    form("/e/{event}/people", Role::Organiser, || post(people::add)),
    form("/e/{event}/people/list", Role::Organiser, || post(people_list::list)),
    form("/e/{event}/people/check-in", Role::Scribe, || post(people::check_in)),
    form("/e/{event}/people/approve", Role::Organiser, || post(people::approve)),
    form("/e/{event}/people/same", Role::Organiser, || post(person::same)),
    page("/e/{event}/people/{person}", Role::Organiser, || get(person::show)),
    form("/e/{event}/people/{person}", Role::Organiser, || post(person::change)),
    form("/e/{event}/people/{person}/leave", Role::Judge, || post(person::leave)),
    form("/e/{event}/people/{person}/admit", Role::Organiser, || post(person::admit)),
    form("/e/{event}/people/{person}/forget", Role::Organiser, || post(person::forget)),
    export("/e/{event}/people/{person}/data.json", Role::Organiser, || get(person::data)),
    page("/e/{event}/draw", Role::Scribe, || get(draw::show)),
    form("/e/{event}/draw", Role::Judge, || post(draw::change)),
    page("/e/{event}/penalties", Role::Scribe, || get(penalties::show)),
    form("/e/{event}/penalties", Role::Scribe, || post(penalties::give)),
    form("/e/{event}/penalties/rule", Role::Judge, || post(penalties::rule)),
    form("/e/{event}/penalties/{penalty}", Role::Judge, || post(penalties::act)),
    page("/e/{event}/calls", Role::Judge, || get(calls::show)),
    form("/e/{event}/calls", Role::Scribe, || post(calls::call)),
    form("/e/{event}/calls/{call}", Role::Judge, || post(calls::answer)),
    page("/e/{event}/games", Role::Public, || get(games::show)),
    form("/e/{event}/games", Role::Scribe, || post(games::log)),
    form("/e/{event}/games/tables", Role::Scribe, || post(games::tables)),
    page("/e/{event}/awards", Role::Judge, || get(awards::show)),
    form("/e/{event}/awards/tie", Role::Organiser, || post(awards::tie)),
    form("/e/{event}/awards/show", Role::Organiser, || post(awards::reveal)),
    page("/e/{event}/paper", Role::Scribe, || get(paper::list)),
    page("/e/{event}/paper/{kind}", Role::Scribe, || get(paper::show)),
    page("/e/{event}/files", Role::Organiser, || get(files::show)),
    export("/e/{event}/files/{file}", Role::Organiser, || get(files::file)),
    form("/e/{event}/copy", Role::Organiser, || post(files::copy)),
    page("/e/{event}/rounds/{round}", Role::Scribe, || get(round::show)),
    form("/e/{event}/rounds/{round}/seats", Role::Judge, || post(seating::edit)),
    form("/e/{event}/rounds/{round}/signal", Role::Judge, || post(round::signal)),
    form("/e/{event}/rounds/{round}/results", Role::Scribe, || post(results::enter)),
    form("/e/{event}/rounds/{round}/confirm", Role::Judge, || post(results::confirm)),
    form("/e/{event}/rounds/{round}/settle", Role::Judge, || post(results::settle)),
    form("/e/{event}/rounds/{round}/reopen", Role::ChiefJudge, || post(round::reopen)),
    page("/e/{event}/rounds/{round}/players", Role::Judge, || get(missing::show)),
    form("/e/{event}/rounds/{round}/players", Role::Judge, || post(missing::late)),
    form("/e/{event}/rounds/{round}/substitute", Role::Judge, || post(missing::put)),
    form("/e/{event}/rounds/{round}/close-up", Role::Judge, || post(missing::close_up)),
    page("/e/{event}/rounds/{round}/tables/{table}", Role::Scribe, || get(table::show)),
    form("/e/{event}/rounds/{round}/tables/{table}", Role::Judge, || post(table::game)),
    form("/e/{event}/rounds/{round}/tables/{table}/object", Role::Scribe, || post(table::object)),
    form("/e/{event}/rounds/{round}/tables/{table}/winds", Role::Scribe, || post(table::winds)),
];
