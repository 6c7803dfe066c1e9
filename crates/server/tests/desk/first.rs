//! The first start, coming in, going out, and who is kept out.
use super::client::{PASSWORD, hall};
use axum::body::Body;
use axum::http::header::{ORIGIN, SET_COOKIE};
use axum::http::{Request, StatusCode};

#[tokio::test]
async fn the_first_who_comes_is_the_owner_and_nobody_else() {
    let hall = hall().await;
    let mut browser = hall.browser();
    let page = browser.get("/").await.well();
    assert_eq!(page.path, "/setup");
    let short = browser.post("/setup", &[("login", "А"), ("password", "коротко")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    let owner = browser.post("/setup", &[("login", "Хозяйка"), ("password", PASSWORD)]).await.well();
    assert!(owner.text().contains("Хозяйка (владелец)"), "{}", owner.text());
    let second = hall.browser().post("/setup", &[("login", "Другой"), ("password", PASSWORD)]).await.well();
    assert_eq!(second.path, "/");
    assert!(!second.text().contains("Другой"));
}

#[tokio::test]
async fn a_session_is_a_cookie_that_scripts_cannot_read_and_ends_with_going_out() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    let mut browser = hall.browser();
    let wrong = browser.post("/login", &[("login", "Хозяйка"), ("password", "не тот пароль")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(browser.cookie("session").is_none());
    let request = Request::post("/login")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from("login=%D1%85%D0%BE%D0%B7%D1%8F%D0%B9%D0%BA%D0%B0&password=x"))
        .unwrap();
    assert_eq!(browser.send(request).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    browser
        .post("/login", &[("login", "хозяйка"), ("password", PASSWORD), ("to", "//evil.example")])
        .await
        .well();
    let token = browser.cookie("session").unwrap().to_owned();
    assert_eq!(token.len(), 64);
    assert_ne!(owner.cookie("session"), Some(token.as_str()));
    let set = hall.browser().post("/login", &[("login", "хозяйка"), ("password", PASSWORD)]).await;
    assert!(set.headers.get(SET_COOKIE).is_none(), "the cookie is set by the redirect alone");
    let mut thief = browser.clone();
    browser.post("/logout", &[]).await.well();
    let page = thief.get("/accounts").await.well();
    assert!(page.path.starts_with("/login"), "{}", page.path);
    owner.get("/accounts").await.well();
}

#[tokio::test]
async fn whoever_guesses_waits_also_with_the_right_password() {
    let hall = hall().await;
    hall.owner().await;
    let mut browser = hall.browser();
    for _ in 0..10 {
        let page = browser.post("/login", &[("login", "Хозяйка"), ("password", "наугад")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let page = browser.post("/login", &[("login", "Хозяйка"), ("password", PASSWORD)]).await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_form_of_another_site_does_nothing() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    let post = |origin: &str| {
        Request::post("/events/sample")
            .header(ORIGIN, origin)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::empty())
            .unwrap()
    };
    assert_eq!(owner.send(post("http://evil.example")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(owner.send(post("null")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(hall.store.streams().await.unwrap().len(), 0);
    assert_eq!(owner.send(post("http://192.168.0.5:8080")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.store.streams().await.unwrap().len(), 1);
}

#[tokio::test]
async fn machines_are_answered_and_every_answer_is_guarded() {
    let hall = hall().await;
    let mut browser = hall.browser();
    assert_eq!(browser.get("/health").await.well().html, "ok\n");
    hall.owner().await;
    assert!(browser.get("/metrics").await.well().html.contains("reglament_requests_total"));
    let page = browser.get("/").await.well();
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
    assert_eq!(page.headers["x-content-type-options"], "nosniff");
    let style = page.html.split("href=\"").find(|part| part.starts_with("/static/")).unwrap();
    let style = browser.get(style.split('"').next().unwrap()).await.well();
    assert!(style.headers["cache-control"].to_str().unwrap().contains("immutable"));
}
