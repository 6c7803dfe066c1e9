//! The desk for programs: the document, tokens, results and games as JSON.
use super::client::{Answer, Browser, Hall, hall};
use super::pages::sample;
use super::scene::{event, press, settings, stored};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Method, Request, StatusCode};
use reglament_server::{Kind, ROUTES};
use rules::regulation::RegulationId;
use serde_json::{Value, json};
use tournament::protocol::Sheet;
use tournament::{RoundNo, TableId, TableNo};

/// A request of a program: with its token, without cookies.
async fn ask(hall: &Hall, token: Option<&str>, method: Method, path: &str, body: String) -> Answer {
    let mut request = Request::builder().method(method).uri(path).header(CONTENT_TYPE, "application/json");
    if let Some(token) = token {
        request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    }
    hall.browser().send(request.body(Body::from(body)).unwrap()).await
}

async fn token(owner: &mut Browser, scope: &str) -> String {
    let page = owner.post("/tokens", &[("name", "табло"), ("scope", scope)]).await.well();
    let at = page.html.find("rgl_").expect("a token is shown");
    page.html[at..].split('<').next().unwrap().to_owned()
}

fn value(answer: &Answer) -> Value {
    serde_json::from_str(&answer.html).unwrap_or_else(|error| panic!("{error}: {}", answer.html))
}

const RESULT: &str = "/api/events/1/rounds/1/tables/1/result";
const AT: TableId = TableId { round: RoundNo(1), table: TableNo(1) };

#[tokio::test]
async fn the_document_names_every_route() {
    let hall = hall().await;
    hall.owner().await;
    let document = value(&ask(&hall, None, Method::GET, "/api/openapi.json", String::new()).await);
    assert_eq!(document["openapi"], "3.1.0");
    for route in ROUTES {
        let verb = format!("{:?}", route.verb).to_lowercase();
        let operation = &document["paths"][route.path][&verb];
        assert!(operation["x-least-role"].is_string(), "{verb} {}", route.path);
        let count = |place| {
            operation["parameters"].as_array().unwrap().iter().filter(|one| one["in"] == place).count()
        };
        let asked = if route.path.ends_with("/game") { 4 } else { 0 };
        let names = route.path.matches('{').count();
        assert_eq!((count("path"), count("query")), (names, asked), "{}", route.path);
    }
    assert!(ROUTES.iter().filter(|route| route.kind == Kind::Api).count() >= 7);
}

#[tokio::test]
async fn a_program_enters_a_result_with_its_token_once() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    sample(&mut owner).await;
    let key = token(&mut owner, "all").await;
    let body = json!({
        "id": "0123456789abcdef0123456789abcdef",
        "points": ["42,000", "31000", "29000", "18000"],
    });
    let nobody = ask(&hall, None, Method::POST, RESULT, body.to_string()).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
    assert_eq!(value(&nobody)["schema"], "reglament.problem/1");
    let looks = token(&mut owner, "read").await;
    assert_eq!(
        ask(&hall, Some(&looks), Method::POST, RESULT, body.to_string()).await.status,
        StatusCode::UNAUTHORIZED
    );
    let first = ask(&hall, Some(&key), Method::POST, RESULT, body.to_string()).await;
    assert_eq!((first.status, &value(&first)["version"]), (StatusCode::CREATED, &json!(1)));
    let again = ask(&hall, Some(&key), Method::POST, RESULT, body.to_string()).await;
    assert_eq!((again.status, &value(&again)["fresh"]), (StatusCode::OK, &json!(false)));
    assert_eq!(stored(&hall).await.protocol.get(AT).unwrap().versions.len(), 1);
    let seating = value(&ask(&hall, Some(&looks), Method::GET, "/api/events/1/seating", String::new()).await);
    assert_eq!(seating["rounds"][0]["tables"][0]["state"], "entered");
    let whole = ask(&hall, Some(&looks), Method::GET, "/api/events/1", String::new()).await;
    assert_eq!(value(&whole)["schema"], "reglament.event/1");
    assert_eq!(ask(&hall, None, Method::GET, "/api/events/1", String::new()).await.status, 401);
    let public = value(&ask(&hall, None, Method::GET, "/api/events/1/standings", String::new()).await);
    // The round is held back from the public until all its tables are in.
    assert_eq!((&public["after"], &public["provisional"]), (&json!(0), &json!(false)), "{public}");
}

#[tokio::test]
async fn what_a_program_sends_wrongly_is_said_in_json() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    sample(&mut owner).await;
    let key = token(&mut owner, "all").await;
    for (body, status) in [
        ("{", 422),
        (r#"{"points":["1","2","3"]}"#, 422),
        (r#"{"points":["1","2","3","x"]}"#, 422),
        (r#"{"points":["1","2","3","4"],"extra":1}"#, 422),
        (r#"{"points":["30000","30000","30000","29900"],"id":"7"}"#, 422),
        (r#"{"points":["30000","30000","30000","20000"]}"#, 422),
    ] {
        let answer = ask(&hall, Some(&key), Method::POST, RESULT, body.to_owned()).await;
        let problem = value(&answer);
        assert_eq!(answer.status, status, "{body}: {problem}");
        assert!(problem["reasons"].as_array().is_some_and(|all| !all.is_empty()), "{body}: {problem}");
    }
    let missing = ask(&hall, Some(&key), Method::GET, "/api/events/9/standings", String::new()).await;
    assert_eq!((missing.status, &value(&missing)["kind"]), (StatusCode::NOT_FOUND, &json!("unknown")));
    owner.post("/tokens/1/revoke", &[]).await.well();
    let gone = ask(&hall, Some(&key), Method::GET, "/api/events/1", String::new()).await;
    assert_eq!(gone.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_finished_game_of_the_engine_becomes_the_protocol_of_a_table() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "aleague", 8).await;
    owner.post("/e/1/settings", &settings(&[("rounds", "2")])).await.well();
    owner.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    for _ in 0..8 {
        let event = stored(&hall).await;
        if event.round.course(RoundNo(1)).is_some_and(tournament::round::Course::has_begun) {
            break;
        }
        press(&mut owner).await;
    }
    let key = token(&mut owner, "all").await;
    let game = testkit::game::by_lot(RegulationId::Aleague, 11);
    let log = formats::table_log::write(&formats::table_log::TableLog::of(&game));
    let path = "/api/events/1/rounds/1/tables/1/game?game=7";
    let entered = ask(&hall, Some(&key), Method::POST, path, log.clone()).await;
    assert_eq!(entered.status, StatusCode::CREATED, "{}", entered.html);
    let event = stored(&hall).await;
    let sheet = &event.protocol.get(AT).and_then(|protocol| protocol.entered()).unwrap().sheet;
    assert!(matches!(sheet, Sheet::Game(source, _) if source.game == "7"), "{sheet:?}");
    // A log that was altered on the way is found.
    let altered = log.replacen("\"n\":1", "\"n\":2", 1);
    assert_eq!(ask(&hall, Some(&key), Method::POST, path, altered).await.status, 422);
    // Nor is a game of another family taken.
    let game = testkit::game::by_lot(RegulationId::Sichuan, 3);
    let other = formats::table_log::write(&formats::table_log::TableLog::of(&game));
    let refused = ask(&hall, Some(&key), Method::POST, "/api/events/1/rounds/1/tables/2/game", other).await;
    assert_eq!(refused.status, 422, "{}", refused.html);
}
