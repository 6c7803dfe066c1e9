//! The description of the desk for programs, made of the one table of routes: an OpenAPI 3.1 document, and a page of it.
use crate::page::{Page, render};
use crate::routes::{Kind, ROUTES, Route, Verb};
use askama::Template;
use axum::Json;
use axum::response::Response;
use serde_json::{Map, Value, json};
use text::{Lang, say};

/// The document.
pub(crate) async fn document() -> Json<Value> {
    Json(written())
}

// The table of routes names the handlers: what reads it is not part of them, or the compiler would go round in a circle.
fn written() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        if let Value::Object(verbs) = path {
            verbs.insert(verb(route).to_owned(), operation(route));
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Reglament", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": { "securitySchemes": {
            "token": { "type": "http", "scheme": "bearer" },
            "session": { "type": "apiKey", "in": "cookie", "name": "session" },
        } },
    })
}

const fn verb(route: &Route) -> &'static str {
    match route.verb {
        Verb::Get => "get",
        Verb::Post => "post",
    }
}

/// What a kind of route answers with.
const fn kind(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Page => ("page", "text/html"),
        Kind::Form => ("form", "text/html"),
        Kind::File => ("file", "application/octet-stream"),
        Kind::Live => ("live", "text/event-stream"),
        Kind::Export => ("export", "text/csv"),
        Kind::Probe => ("probe", "text/plain"),
        Kind::Api => ("api", "application/json"),
    }
}

fn operation(route: &Route) -> Value {
    let (tag, media) = kind(route.kind);
    let names = route.path.split('{').skip(1).filter_map(|part| part.split('}').next());
    let parameter = |name: &str| {
        let is_number = !matches!(name, "code" | "rules" | "version" | "name" | "file");
        let of = if is_number { "integer" } else { "string" };
        json!({ "name": name, "in": "path", "required": true, "schema": { "type": of } })
    };
    let mut operation = json!({
        "operationId": format!("{} {}", verb(route), route.path),
        "tags": [tag],
        "x-least-role": route.needs.id(),
        "parameters": names.map(parameter).chain(asked(route)).collect::<Vec<_>>(),
        "responses": {
            "200": { "description": "well", "content": { media: { "schema": {} } } },
            "default": { "description": "a problem, with all reasons" },
        },
    });
    if route.needs > tournament::Role::Public {
        operation["security"] = json!([{ "token": [] }, { "session": [] }]);
    }
    if let Some(body) = body(route) {
        operation["requestBody"] = json!({ "required": true, "content": body });
    }
    operation
}

/// What stands behind the question mark of a game: its body is the log alone.
fn asked(route: &Route) -> Vec<Value> {
    if route.kind != Kind::Api || route.verb == Verb::Get || !route.path.ends_with("/game") {
        return Vec::new();
    }
    let one = |name: &str, of: &str| json!({ "name": name, "in": "query", "required": false, "schema": { "type": of } });
    vec![one("id", "string"), one("seen", "integer"), one("reason", "string"), one("game", "string")]
}

/// What is sent to a route.
fn body(route: &Route) -> Option<Value> {
    if route.verb == Verb::Get {
        return None;
    }
    if route.kind != Kind::Api {
        return Some(json!({ "application/x-www-form-urlencoded": { "schema": { "type": "object" } } }));
    }
    if route.path.ends_with("/game") {
        return Some(json!({ "application/jsonl": { "schema": { "type": "string" } } }));
    }
    let four =
        |items: &str| json!({ "type": "array", "items": { "type": items }, "minItems": 4, "maxItems": 4 });
    Some(json!({ "application/json": { "schema": {
        "type": "object",
        "required": ["points"],
        "additionalProperties": false,
        "properties": {
            "id": { "type": "string", "pattern": "^[0-9a-f]{32}$" },
            "seen": { "type": ["integer", "null"] },
            "points": four("string"),
            "bets": { "type": "integer" },
            "chombos": four("integer"),
            "own": { "type": "array", "items": { "type": ["integer", "null"] }, "minItems": 4, "maxItems": 4 },
            "deals": { "type": ["integer", "null"] },
            "reason": { "type": "string" },
        },
    } } }))
}

#[derive(Template)]
#[template(path = "api.html")]
struct ApiPage {
    page: Page,
    rows: Vec<(&'static str, String, String)>,
}

/// What programs may ask, as a page.
pub(crate) async fn page(page: Page) -> Response {
    render(&ApiPage { rows: rows(page.lang()), page })
}

fn rows(lang: Lang) -> Vec<(&'static str, String, String)> {
    let of_api = ROUTES.iter().filter(|route| route.kind == Kind::Api);
    let role = |route: &Route| say!(lang, "desk-role", role = route.needs.id());
    let path = |route: &Route| route.path.replace('{', ":").replace('}', "");
    of_api.map(|route| (verb(route), path(route), role(route))).collect()
}
