//! What can be reached from the first page by pressing alone, for each role: every page that the role may see, and no form
//! that it may not use.
use super::client::{Answer, Browser, Hall, hall};
use super::roles::table_phone;
use super::scene::{begun_event, event};
use axum::http::StatusCode;
use reglament_server::{Kind, ROUTES, Route, Verb};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use tournament::Role;

/// So many pages of one route are looked at.
const MOST: usize = 3;

/// Pages that nobody comes to by pressing alone, with the reason.
const UNLINKED: [(&str, &str); 3] = [
    ("/setup", "it is there until the first account is made"),
    ("/e/{event}/lines", "it is linked where copies of the event were joined and contradict each other"),
    ("/e/{event}/tables/{table}", "a phone comes to its table by a code"),
];

/// What is done with an event that is closed.
const AFTERWARDS: [&str; 6] = [
    "/e/{event}/step",
    "/e/{event}/copy",
    "/e/{event}/phones",
    "/e/{event}/phones/{device}/revoke",
    "/e/{event}/people/{person}/forget",
    "/e/{event}/pin",
];

/// The route of an address.
fn route(verb: Verb, address: &str) -> Option<&'static Route> {
    let parts: Vec<&str> = address.split('/').collect();
    let fits = |route: &&Route| {
        let own: Vec<&str> = route.path.split('/').collect();
        let alike = |(one, other): (&&str, &&str)| one == other || one.starts_with('{');
        route.verb == verb && own.len() == parts.len() && own.iter().zip(&parts).all(alike)
    };
    // What is spelled out comes before what stands for anything.
    ROUTES.iter().filter(fits).min_by_key(|route| route.path.matches('{').count())
}

/// The values of an attribute on a page, as they are meant.
fn values(html: &str, mark: &str) -> Vec<String> {
    let plain = |value: &str| value.replace("&#38;", "&").replace("&amp;", "&");
    html.split(mark).skip(1).filter_map(|part| part.split('"').next()).map(plain).collect()
}

/// The address without what comes behind `?` and `#`, from the page that it stands on.
fn bare(address: &str) -> &str {
    address.split(['?', '#']).next().unwrap_or_default()
}

/// All routes that are come to from `/`, and forms that may not be used.
async fn crawl(
    browser: &mut Browser,
    role: Role,
    from: &[String],
    is_closed: bool,
) -> (BTreeSet<&'static str>, Vec<String>) {
    let mut seen: BTreeMap<&'static str, BTreeSet<String>> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut wait: VecDeque<String> = from.iter().cloned().collect();
    while let Some(address) = wait.pop_front() {
        let Some(route) = route(Verb::Get, bare(&address)) else {
            wrong.push(format!("no route for the link {address}"));
            continue;
        };
        let all = seen.entry(route.path).or_default();
        if route.kind != Kind::Page || all.len() >= MOST || !all.insert(address.clone()) {
            continue;
        }
        let page: Answer = browser.get(&address).await;
        if page.status != StatusCode::OK {
            wrong.push(format!("a link leads to {address}: {}", page.status));
            continue;
        }
        for link in values(&page.html, " href=\"") {
            if link.starts_with('/') {
                wait.push_back(link.split('#').next().unwrap_or_default().to_owned());
            }
        }
        for form in page.html.split("<form method=\"post\"").skip(1) {
            let form = form.split("</form>").next().unwrap_or_default();
            let to = values(form, "action=\"").into_iter().next().unwrap_or_default();
            match self::route(Verb::Post, bare(&to)) {
                Some(route)
                    if is_closed && route.path.starts_with("/e/") && !AFTERWARDS.contains(&route.path) =>
                {
                    wrong.push(format!("{address} has a form to {}, and the event is closed", route.path));
                }
                Some(route) if route.needs <= role => {}
                Some(route) => {
                    wrong.push(format!("{address} has a form to {} for {:?}", route.path, route.needs));
                }
                None => wrong.push(format!("{address} has a form to {to}")),
            }
            if let Some(needs) = step(form).filter(|needs| *needs > role) {
                wrong.push(format!("{address} has a step for {needs:?}: {form}"));
            }
        }
    }
    (seen.into_keys().collect(), wrong)
}

/// The least role for the step of a form, where it is one of an organiser.
fn step(form: &str) -> Option<Role> {
    let step = values(form, "name=\"step\" value=\"").into_iter().next()?;
    Some(if ["close", "reopen"].contains(&step.as_str()) { Role::Organiser } else { Role::Judge })
}

/// Looks around as somebody, and finds every page that the role may see.
async fn looks_around(hall: &Hall, owner: &mut Browser, role: Role, what: &str) -> BTreeSet<&'static str> {
    let mut start = vec!["/".to_owned()];
    let mut browser = match role {
        Role::Public => hall.browser(),
        Role::Owner => owner.clone(),
        Role::Player => {
            start.push("/e/1/tables/1".to_owned());
            table_phone(hall, owner).await
        }
        _ => hall.somebody(owner, role.id()).await,
    };
    let (found, wrong) = crawl(&mut browser, role, &start, what == "closed").await;
    assert!(wrong.is_empty(), "{what} as {role:?}: {wrong:#?}");
    found
}

const ROLES: [Role; 7] =
    [Role::Owner, Role::Organiser, Role::ChiefJudge, Role::Judge, Role::Scribe, Role::Player, Role::Public];

#[tokio::test]
async fn every_page_is_found_by_pressing_and_no_form_is_shown_in_vain() {
    let mut found: BTreeMap<Role, BTreeSet<&'static str>> = BTreeMap::new();
    // A tournament that waits for its players, one that plays, one that is closed, a club.
    for state in ["coming", "playing", "closed", "club"] {
        let hall = hall().await;
        let mut owner = hall.owner().await;
        match state {
            "coming" => event(&mut owner, "samara", 8).await,
            "playing" => begun_event(&hall, &mut owner, "samara", 8).await,
            "closed" => super::end::closed(&hall, &mut owner).await,
            _ => event(&mut owner, "tesuji", 8).await,
        }
        for role in ROLES {
            found.entry(role).or_default().extend(looks_around(&hall, &mut owner, role, state).await);
        }
    }
    for role in ROLES {
        let may = ROUTES.iter().filter(|route| route.kind == Kind::Page && route.needs <= role);
        let missing: Vec<&str> = may
            .map(|route| route.path)
            .filter(|path| !found[&role].contains(path) && !UNLINKED.iter().any(|(other, _)| other == path))
            // Who is known does not log in, nor come in by a PIN.
            .filter(|path| role == Role::Public || !["/login", "/e/{event}/pin"].contains(path))
            .collect();
        assert!(missing.is_empty(), "{role:?} finds no way to {missing:?}");
    }
}
