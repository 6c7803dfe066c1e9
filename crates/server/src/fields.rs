//! What a form sent: named texts, the id of the command, the version that was seen.
use crate::failure::Failure;
use crate::secret;
use axum::Form;
use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use formats::event_log;
use formats::workbook::is_workbook;
use std::sync::{Arc, OnceLock};
use tournament::CommandId;

/// The fields of a form, as sent; a file's text under the name of its field.
#[derive(Clone, Debug)]
pub(crate) struct Fields {
    all: Vec<(String, String)>,
    /// Workbooks, by the names of their fields: what is in them is read where one is asked for.
    books: Vec<(String, Bytes)>,
}

/// Where a request keeps what its form sent: whoever answers a refusal shows it again.
#[derive(Clone, Default, Debug)]
pub(crate) struct Kept(pub(crate) Arc<OnceLock<Fields>>);

impl Fields {
    /// Fields by name.
    #[cfg(test)]
    pub(crate) fn of(all: &[(&str, &str)]) -> Self {
        Self::from(
            all.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect::<Vec<_>>(),
        )
    }

    /// A text without blanks around it; empty where there is none.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default().trim()
    }

    /// A text as it is.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.all.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// All values of a name.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.all.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Everything as it was sent.
    pub(crate) fn sent(&self) -> impl Iterator<Item = (&str, &str)> {
        self.all.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether a box was ticked.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// A number; nothing where there is none or it is no number.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.text(name).parse().ok()
    }

    /// The id of the `nth` command of this form: the same form sent twice has the same ids.
    pub(crate) fn command_id(&self, nth: usize) -> CommandId {
        let typed = self.text("id");
        match (u128::from_str_radix(typed, 16), nth) {
            (Ok(id), 0) if typed.len() == 32 => CommandId(id),
            (Ok(_), nth) if typed.len() == 32 => event_log::command_id("", typed, nth),
            _ => secret::command_id(),
        }
    }

    /// A workbook that was sent as a file.
    pub(crate) fn book(&self, name: &str) -> Option<&Bytes> {
        self.books.iter().find(|(key, _)| key == name).map(|(_, bytes)| bytes)
    }

    /// The version of the event that the sender saw.
    pub(crate) fn seen(&self) -> Option<usize> {
        self.number("seen")
    }
}

impl From<Vec<(String, String)>> for Fields {
    fn from(all: Vec<(String, String)>) -> Self {
        Self { all, books: Vec::new() }
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let kept = request.extensions().get::<Kept>().cloned().unwrap_or_default();
        let fields = read(request, state).await?;
        // A request has one form, so that nothing is there yet.
        let _ = kept.0.set(fields.clone());
        Ok(fields)
    }
}

async fn read<S: Send + Sync>(request: Request, state: &S) -> Result<Fields, Failure> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return several(request, state).await;
    }
    match Form::<Vec<(String, String)>>::from_request(request, state).await {
        Ok(Form(fields)) => Ok(fields.into()),
        Err(error) => Err(Failure::wrong(error.to_string())),
    }
}

async fn several<S: Send + Sync>(request: Request, state: &S) -> Result<Fields, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure::wrong(error.to_string());
    let mut parts = Multipart::from_request(request, state).await.map_err(|e| wrong(&e))?;
    let mut fields = Fields::from(Vec::new());
    while let Some(part) = parts.next_field().await.map_err(|e| wrong(&e))? {
        let name = part.name().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.map_err(|e| wrong(&e))?;
        if is_workbook(&bytes) {
            fields.books.push((name, bytes));
        } else {
            fields.all.push((name, String::from_utf8_lossy(&bytes).into_owned()));
        }
    }
    Ok(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_sent_twice_has_the_same_ids() {
        let id = "00112233445566778899aabbccddeeff";
        let fields = Fields::of(&[("id", id), ("seen", "7")]);
        assert_eq!(fields.command_id(0).to_string(), id);
        assert_eq!(fields.command_id(3), fields.command_id(3));
        assert_ne!(fields.command_id(3), fields.command_id(2));
        assert_eq!(fields.seen(), Some(7));
        let none = Fields::of(&[]);
        assert_ne!(none.command_id(0), none.command_id(0));
    }
}
