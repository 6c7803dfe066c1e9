//! A fault in what was typed: what, where (a line with an arrow), and what was expected.
use crate::args::Wish;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Page, STRONG, echo};
use rules::notation::{ParseError, ParseErrorKind};
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
        let lang = wish.lang;
        let unread =
            matches!(error.kind, ParseErrorKind::Unexpected { .. } | ParseErrorKind::EndOfText { .. });
        let cyrillic = suit_in_cyrillic(text).filter(|_| unread);
        let column = cyrillic.unwrap_or(error.column);
        let what = if option.is_empty() {
            say!(lang, "error-hand", column = column)
        } else {
            say!(lang, "error-tiles", option = option, column = column)
        };
        let mut why = Vec::new();
        match cyrillic {
            Some(_) => why.push(say!(lang, "error-hand-cyrillic")),
            None => why.push(text::parse_error(lang, error)),
        }
        if unread && bare_set(text) {
            why.push(say!(lang, "error-hand-bare-set"));
        }
        Self { id: "tiles", what, at: Some((text.to_owned(), column)), why }
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

/// The column of a Cyrillic letter that stands where the letter of a suit would: behind a digit or a mark.
fn suit_in_cyrillic(text: &str) -> Option<usize> {
    let chars: Vec<char> = text.chars().collect();
    let is_before = |c: char| c.is_ascii_digit() || "<^>".contains(c);
    let found = chars.windows(2).position(|w| is_before(w[0]) && "мпсзбтМПСЗБТ".contains(w[1]))?;
    Some(found + 2)
}

/// Whether a mark of a declared set stands outside brackets.
fn bare_set(text: &str) -> bool {
    let mut open = 0_usize;
    text.chars().any(|c| {
        match c {
            '(' => open += 1,
            ')' => open = open.saturating_sub(1),
            _ => {}
        }
        open == 0 && "<^>".contains(c)
    })
}
