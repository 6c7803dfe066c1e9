//! A browser of a few lines: it keeps cookies, follows redirects and sends forms with their hidden fields.
use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, REFERER, SET_COOKIE};
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use reglament_server::{App, Cost, Settings, router};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use store::{Place, Store};
use tower::ServiceExt;

/// A desk with a store of its own.
pub(crate) struct Hall {
    pub(crate) app: App,
    pub(crate) router: Router,
    pub(crate) store: Store,
    _folder: tempfile::TempDir,
}

pub(crate) async fn hall() -> Hall {
    hall_with(None).await
}

/// A desk that others than this machine can reach: the first account needs a code.
pub(crate) async fn hall_with(code: Option<&str>) -> Hall {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&Place::in_folder(folder.path())).await.unwrap();
    let app = App::new(store.clone(), Settings { cost: Cost::Test, code: code.map(ToOwned::to_owned) });
    let router = router(&app);
    Hall { app, router, store, _folder: folder }
}

pub(crate) const PASSWORD: &str = "четыре ветра";

impl Hall {
    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookies: BTreeMap::new(), from: None }
    }

    /// The browser of the owner, who has just made the first account.
    pub(crate) async fn owner(&self) -> Browser {
        let mut browser = self.browser();
        let page = browser.post("/setup", &[("login", "Хозяйка"), ("password", PASSWORD)]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text());
        browser
    }

    /// Somebody with a role, by an account that the owner makes.
    pub(crate) async fn somebody(&self, owner: &mut Browser, role: &str) -> Browser {
        let name = format!("{role} {}", uniqueness());
        let form = [("login", name.as_str()), ("password", PASSWORD), ("role", role)];
        let made = owner.post("/accounts", &form).await;
        assert_eq!(made.status, StatusCode::OK, "{}", made.text());
        let mut browser = self.browser();
        let page = browser.post("/login", &[("login", name.as_str()), ("password", PASSWORD)]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text());
        browser
    }
}

fn uniqueness() -> u32 {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    cookies: BTreeMap<String, String>,
    /// The page that a form is sent from.
    from: Option<String>,
}

/// An answer, after redirects.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) path: String,
    pub(crate) html: String,
    pub(crate) bytes: Vec<u8>,
}

const HOME: &str = "192.168.0.5:8080";

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.follow(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// Sends a form; each has an id of its own unless one is given.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let mut fields: Vec<(&str, String)> = fields.iter().map(|(k, v)| (*k, (*v).to_owned())).collect();
        if !fields.iter().any(|(name, _)| *name == "id") {
            fields.push(("id", format!("{:032x}", u128::from(uniqueness()) << 64 | 7)));
        }
        let body = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value)));
        let request = Request::post(path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(ORIGIN, format!("http://{HOME}"));
        self.follow(request.body(Body::from(body.collect::<Vec<_>>().join("&"))).unwrap()).await
    }

    /// Sends fields from a page, as a browser does that says where it is.
    pub(crate) async fn post_from(&mut self, page: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.from = Some(page.to_owned());
        let answer = self.post(path, fields).await;
        self.from = None;
        answer
    }

    /// Sends a form that stands on a page, with its hidden fields and what is typed or pressed.
    pub(crate) async fn send_form(&mut self, page: &Answer, action: &str, typed: &[(&str, &str)]) -> Answer {
        let hidden = page.form(action);
        let kept = hidden.iter().filter(|(name, _)| !typed.iter().any(|(other, _)| other == name));
        let mut fields: Vec<(&str, &str)> =
            kept.map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fields.extend_from_slice(typed);
        self.post_from(&page.path, action, &fields).await
    }

    /// Sends a file in the form of a page.
    pub(crate) async fn upload(&mut self, path: &str, field: &str, file: impl AsRef<[u8]>) -> Answer {
        const EDGE: &str = "edge-of-a-part";
        let head = format!(
            "--{EDGE}\r\ncontent-disposition: form-data; name=\"{field}\"; filename=\"file\"\r\n\r\n"
        );
        let end = format!("\r\n--{EDGE}--\r\n");
        let body = [head.as_bytes(), file.as_ref(), end.as_bytes()].concat();
        let request = Request::post(path)
            .header(CONTENT_TYPE, format!("multipart/form-data; boundary={EDGE}"))
            .header(ORIGIN, format!("http://{HOME}"));
        self.follow(request.body(Body::from(body)).unwrap()).await
    }

    async fn follow(&mut self, request: Request<Body>) -> Answer {
        let mut answer = self.send(request).await;
        for _ in 0..5 {
            let Some(to) = answer.headers.get(LOCATION).map(|to| to.to_str().unwrap().to_owned()) else {
                break;
            };
            let path = to.split('#').next().unwrap().to_owned();
            answer = self.send(Request::get(path).body(Body::empty()).unwrap()).await;
        }
        answer
    }

    /// Sends a request as it is, with the cookies.
    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Answer {
        let headers = request.headers_mut();
        headers.insert(HOST, HOME.parse().unwrap());
        if let Some(from) = &self.from {
            headers.insert(REFERER, format!("http://{HOME}{from}").parse().unwrap());
        }
        let cookies: Vec<String> = self.cookies.iter().map(|(k, v)| format!("{k}={v}")).collect();
        if !cookies.is_empty() {
            headers.insert(COOKIE, cookies.join("; ").parse().unwrap());
        }
        let path = request.uri().to_string();
        let is_stream = request.method() == Method::GET && path.contains("/live");
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, mut body) = response.into_parts();
        for set in parts.headers.get_all(SET_COOKIE) {
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let bytes = if is_stream && parts.status == StatusCode::OK {
            // A stream has no end: its first message is enough.
            body.frame().await.unwrap().unwrap().into_data().unwrap().to_vec()
        } else {
            body.collect().await.unwrap().to_bytes().to_vec()
        };
        let html = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, path, html, bytes }
    }

    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    pub(crate) fn speaks(&mut self, lang: &str) {
        self.cookies.insert("lang".to_owned(), lang.to_owned());
    }
}

fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        if byte.is_ascii_alphanumeric() {
            out.push(byte.into());
        } else {
            write!(out, "%{byte:02X}").unwrap();
        }
        out
    })
}

impl Answer {
    /// What stands on the page, without its tags.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let mut rest = self.html.as_str();
        while let Some((before, tag)) = rest.split_once('<') {
            out.push_str(before);
            out.push(' ');
            rest = tag.split_once('>').map_or("", |(_, rest)| rest);
        }
        out.push_str(rest);
        out.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The value of a hidden field.
    pub(crate) fn hidden(&self, name: &str) -> Option<String> {
        let at = self.html.find(&format!("name=\"{name}\" value=\""))?;
        let value = &self.html[at..];
        Some(value.split('"').nth(3)?.to_owned())
    }

    /// The hidden fields of the first form that goes to an address.
    #[track_caller]
    pub(crate) fn form(&self, action: &str) -> Vec<(String, String)> {
        let Some((_, form)) = self.html.split_once(&format!("action=\"{action}\"")) else {
            panic!("{} has no form to {action}: {}", self.path, self.text())
        };
        let form = form.split("</form>").next().unwrap();
        let inputs = form.split("<input type=\"hidden\" name=\"").skip(1);
        inputs
            .map(|input| {
                let mut parts = input.split('"');
                let name = parts.next().unwrap().to_owned();
                (name, plain(parts.nth(1).unwrap()))
            })
            .collect()
    }

    /// The PINs of a sheet of codes, in its order.
    pub(crate) fn pins(&self) -> Vec<String> {
        let strong = self.html.split("<strong>").skip(1).filter_map(|part| part.split('<').next());
        strong
            .filter(|text| text.len() == 6 && text.bytes().all(|b| b.is_ascii_digit()))
            .map(str::to_owned)
            .collect()
    }

    #[track_caller]
    pub(crate) fn well(self) -> Self {
        assert_eq!(self.status, StatusCode::OK, "{}: {}", self.path, self.text());
        self
    }
}

/// A text of a page without what stands for its marks.
fn plain(text: &str) -> String {
    let marks = [("&#34;", "\""), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&")];
    marks.into_iter().fold(text.to_owned(), |text, (mark, letter)| text.replace(mark, letter))
}
