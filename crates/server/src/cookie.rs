//! The two cookies: who is logged in, and in which language.
use axum::http::HeaderMap;
use axum::http::header::COOKIE;

/// The session's. No `Secure`: plain HTTP on a local network is the normal case.
pub(crate) const SESSION: &str = "session";
/// The language's.
pub(crate) const LANG: &str = "lang";

/// The value of a cookie.
pub(crate) fn get<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

/// The header that sets a cookie for so many seconds; zero takes it away.
pub(crate) fn set(name: &str, value: &str, seconds: i64) -> String {
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("lang=ru; session=ab12"));
        assert_eq!(get(&headers, SESSION), Some("ab12"));
        assert_eq!(get(&headers, "ses"), None);
    }
}
