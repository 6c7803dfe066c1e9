//! Every route with every role: who is let in and who is not, by the one table.
use super::client::{Browser, Hall, hall};
use super::scene::{event, settings};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use reglament_server::{Kind, ROUTES, Route, Verb};
use tournament::Role;

const ROLES: [(Role, &str); 7] = [
    (Role::Public, "public"),
    (Role::Player, "player"),
    (Role::Scribe, "scribe"),
    (Role::Judge, "judge"),
    (Role::ChiefJudge, "chief-judge"),
    (Role::Organiser, "organiser"),
    (Role::Owner, "owner"),
];

/// A path of a route, in the event of the test.
pub(crate) fn path(route: &Route) -> String {
    route
        .path
        .replace("{event}", "1")
        .replace("{round}", "1")
        .replace("{person}", "1")
        .replace("{table}", "1")
        .replace("{penalty}", "1")
        .replace("{call}", "1")
        .replace("{line}", "0")
        .replace("{file}", "ema.csv")
        .replace("{rules}", "samara")
        .replace("{code}", "ru")
        .replace("{version}", "0")
        .replace("{name}", "desk.css")
        .replace("{table}", "1")
        .replace("{device}", "1")
        .replace("{token}", "1")
        .replace("{entry}", "1")
        .replace("{kind}", "regulation")
}

async fn ask(browser: &mut Browser, route: &Route) -> super::client::Answer {
    let method = if route.verb == Verb::Get { Method::GET } else { Method::POST };
    let request = Request::builder()
        .method(method)
        .uri(path(route))
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::empty());
    browser.clone().send(request.unwrap()).await
}

/// The phone of the first table.
pub(crate) async fn table_phone(hall: &Hall, owner: &mut Browser) -> Browser {
    let sheet = owner.post("/e/1/phones", &[("for", "table"), ("table", "1")]).await.well();
    let mut phone = hall.browser();
    phone.post("/e/1/pin", &[("pin", &sheet.pins()[0])]).await.well();
    phone
}

#[tokio::test]
async fn every_route_lets_in_its_roles_and_nobody_else() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    for (role, name) in ROLES {
        let mut browser = match role {
            Role::Public => hall.browser(),
            Role::Owner => owner.clone(),
            Role::Player => table_phone(&hall, &mut owner).await,
            _ => hall.somebody(&mut owner, name).await,
        };
        // Going out comes last: it ends the session.
        let is_out = |route: &&Route| route.path == "/logout";
        let (out, rest): (Vec<&Route>, Vec<&Route>) = ROUTES.iter().partition(is_out);
        for route in rest.into_iter().chain(out) {
            let answer = ask(&mut browser, route).await;
            let to_login =
                answer.headers.get("location").is_some_and(|to| to.to_str().unwrap().starts_with("/login"));
            let kept_out =
                matches!(answer.status, StatusCode::FORBIDDEN | StatusCode::UNAUTHORIZED) || to_login;
            let what = format!("{:?} {} as {name}: {}", route.verb, route.path, answer.status);
            assert_eq!(kept_out, role < route.needs, "{what}");
            assert_ne!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{what}");
            if role < Role::Judge
                && role >= route.needs
                && route.kind == Kind::Page
                && !answer.html.is_empty()
            {
                assert!(
                    !answer.html.contains("name=\"contact\""),
                    "{what}: contacts are seen by organisers alone"
                );
            }
        }
    }
}

#[test]
fn what_changes_an_event_is_never_public() {
    for route in ROUTES.iter().filter(|route| route.verb == Verb::Post) {
        let is_coming_in = ["/setup", "/login", "/logout", "/e/{event}/pin"].contains(&route.path);
        assert!(is_coming_in || route.needs >= Role::Player, "{}", route.path);
    }
}

#[tokio::test]
async fn who_judges_one_event_sees_nothing_of_another_however_it_is_named() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    owner.post("/events", &settings(&[("rules", "samara")])).await.well();
    owner.post("/e/2/people", &[("name", "Тайный Гость"), ("part", "player")]).await.well();
    let role = [("for", "role"), ("role", "judge"), ("name", "Судья")];
    let sheet = owner.post("/e/1/phones", &role).await.well();
    let mut judge = hall.browser();
    judge.post("/e/1/pin", &[("pin", &sheet.pins()[0])]).await.well();
    for (of, other) in
        [("1", "2"), ("1", "+2"), ("1", "%32"), ("+1", "+2"), ("+1", "2"), ("%31", "%32"), ("01", "%32")]
    {
        let from = format!("/e/{other}/people");
        let fields = [("round", "1"), ("table", "x"), ("came_from", from.as_str())];
        let page = judge.post(&format!("/e/{of}/calls"), &fields).await;
        assert!(
            !page.status.is_success() && !page.text().contains("Тайный"),
            "{of} {other}: {}",
            page.text()
        );
        let is_named = of.bytes().all(|b| b.is_ascii_digit());
        let status = if is_named { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::NOT_FOUND };
        assert_eq!(page.status, status, "{of}: {}", page.text());
    }
    for other in ["/e/+1/desk", "/e/%31/desk", "/api/events/+1", "/e/1/rounds/+1"] {
        assert_eq!(owner.get(other).await.status, StatusCode::NOT_FOUND, "{other}");
    }
}
