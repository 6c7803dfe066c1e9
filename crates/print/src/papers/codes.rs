//! Codes that phones read: of phones that were just let in, or of the pages of the event and its tables.
use crate::ask::Asked;
use crate::document::{Block, Code, Document, Fit, Head, Tone, Turn};
use crate::kind::Kind;
use crate::missing::Missing;
use crate::sheet::code_of;
use text::say;

/// A sheet of codes.
pub(super) fn sheet(asked: &Asked<'_>) -> Result<Document, Missing> {
    let (lang, event) = (asked.lang, asked.event.setup.settings.name.as_str());
    let card = |code: Code, pin: Option<&str>| {
        let typed = code.typed.clone();
        let head =
            Head { over: event.to_owned(), title: code.name.clone(), under: String::new(), code: None };
        let mut card = vec![Block::Head(head), Block::Code(code)];
        match pin {
            Some(pin) => {
                card.push(Block::Line(Tone::Quiet, say!(lang, "print-pin")));
                card.push(Block::Line(Tone::Loud, pin.to_owned()));
            }
            None => card.push(Block::Line(Tone::Quiet, typed)),
        }
        card
    };
    let own = asked.codes.iter().filter_map(|one| {
        let code = code_of(&one.address, one.name.clone())?;
        Some(card(code, Some(&one.pin)))
    });
    let mut cards: Vec<Vec<Block>> = own.collect();
    if cards.is_empty() {
        let pages = [
            ("", say!(lang, "print-code-event")),
            ("/standings", say!(lang, "print-code-standings")),
            ("/pin", say!(lang, "print-code-pin")),
        ];
        let pages = pages.into_iter().map(|(path, name)| (path.to_owned(), name));
        let tables = (1..=asked.tables()).map(|n| (format!("/tables/{n}"), say!(lang, "desk-table", n = n)));
        let codes = pages.chain(tables).filter_map(|(path, name)| asked.code(&path, name));
        cards = codes.map(|code| card(code, None)).collect();
    }
    if cards.is_empty() {
        Err(Missing::Address)
    } else {
        Ok(asked.cards(Kind::QrSheet, Fit::Quarter, Turn::Upright, &cards))
    }
}
