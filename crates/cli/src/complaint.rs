//! A fault in what was typed: what, where (a line with an arrow), and what was expected.
use crate::args::Wish;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Page, STRONG, echo};
use rules::notation::ParseError;
use serde::Serialize;
use text::{say, shown};

/// A fault in an argument.
#[derive(Debug)]
pub(crate) struct Complaint {
    /// A stable name for scripts.
    pub(crate) id: &'static str,
    /// What is wrong, on one line.
    pub(crate) what: String,
    /// The text with the fault and its column, from 1.
    pub(crate) at: Option<(String, usize)>,
    /// What was expected, or what to do.
    pub(crate) why: Vec<String>,
}

#[derive(Serialize)]
struct ErrorJson<'a> {
    schema: &'static str,
    id: &'a str,
    error: &'a str,
    text: Option<&'a str>,
    column: Option<usize>,
    details: &'a [String],
}

impl Complaint {
    /// A fault without a place.
    pub(crate) fn new(id: &'static str, what: String) -> Self {
        Self { id, what, at: None, why: Vec::new() }
    }

    /// The same with one more sentence.
    pub(crate) fn because(mut self, why: String) -> Self {
        self.why.push(why);
        self
    }

    /// Tiles that cannot be read; `option` is empty for the hand itself.
    pub(crate) fn tiles(wish: Wish, option: &str, text: &str, error: &ParseError) -> Self {
        let what = if option.is_empty() {
            say!(wish.lang, "error-hand", column = error.column)
        } else {
            say!(wish.lang, "error-tiles", option = option, column = error.column)
        };
        let at = Some((text.to_owned(), error.column));
        Self { id: "tiles", what, at, why: vec![text::parse_error(wish.lang, error)] }
    }

    /// The complaint as the end of the command.
    pub(crate) fn outcome(self, wish: Wish) -> Outcome {
        if wish.json {
            let (text, column) = match &self.at {
                Some((text, column)) => (Some(text.as_str()), Some(*column)),
                None => (None, None),
            };
            let schema = "reglament.error/1";
            let json = ErrorJson { schema, id: self.id, error: &self.what, text, column, details: &self.why };
            return Outcome::json(Code::Usage, &json);
        }
        let mut page = Page::default();
        let title = say!(wish.lang, "error-title");
        page.line(&format!("{ALARM}{title}:{ALARM:#} {STRONG}{}{STRONG:#}", shown(&self.what)));
        if let Some((text, column)) = self.at {
            let (line, columns) = echo(&text, column);
            page.line(&format!("  {line}"));
            page.line(&format!("  {}{ALARM}^{ALARM:#}", " ".repeat(columns)));
        }
        for why in self.why {
            page.line(&format!("  {}", shown(&why)));
        }
        Outcome { code: Code::Usage, out: String::new(), err: page.finish() }
    }
}
