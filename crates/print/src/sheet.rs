//! What papers are put together from: pages, heads, cards, codes.
use crate::ask::Asked;
use crate::behind;
use crate::code::Squares;
use crate::document::{Block, Code, Content, Document, Fill, Fit, Head, Page, Turn};
use crate::kind::Kind;
use text::say;

impl Asked<'_> {
    /// The name of a paper.
    pub(crate) fn title(&self, kind: Kind) -> String {
        say!(self.lang, "print-kind", kind = kind.id())
    }

    /// A paper of these pages.
    pub(crate) fn document(&self, kind: Kind, pages: Vec<Page>) -> Document {
        Document { title: self.title(kind), lang: self.lang, size: self.size, ink: self.ink, pages }
    }

    /// A paper of one page that runs on, with the usual head and the clauses it stands on.
    pub(crate) fn flowing(&self, kind: Kind, under: String, blocks: Vec<Block>) -> Document {
        let mut all = vec![self.head(self.title(kind), under, None)];
        all.extend(blocks);
        let page = Page {
            turn: Turn::Upright,
            fill: Fill::Flows,
            content: Content::Blocks(all),
            foot: self.behind(kind),
        };
        self.document(kind, vec![page])
    }

    /// The head of a page: the event above, what it is, what below.
    pub(crate) fn head(&self, title: String, under: String, code: Option<Code>) -> Block {
        Block::Head(Head { over: self.event.setup.settings.name.clone(), title, under, code })
    }

    /// A paper of cards to cut out, with the clauses that it stands on beside the last of them.
    pub(crate) fn cards(&self, kind: Kind, fit: Fit, turn: Turn, cards: &[Vec<Block>]) -> Document {
        let mut document = self.bare_cards(kind, fit, turn, cards);
        if let Some(last) = document.pages.last_mut() {
            last.foot = self.behind(kind);
        }
        document
    }

    /// A paper of cards without small print.
    pub(crate) fn bare_cards(&self, kind: Kind, fit: Fit, turn: Turn, cards: &[Vec<Block>]) -> Document {
        let page = |some: &[Vec<Block>]| Page {
            turn,
            fill: Fill::Sheet,
            content: Content::Cards(fit, some.to_vec()),
            foot: Vec::new(),
        };
        self.document(kind, cards.chunks(fit.number()).map(page).collect())
    }

    /// The clauses a paper stands on, a line each.
    pub(crate) fn behind(&self, kind: Kind) -> Vec<String> {
        behind::lines(self.lang, kind, &self.event.setup.law)
    }

    /// A code that leads to a page of the event; nothing where the desk's address is not known.
    pub(crate) fn code(&self, path: &str, name: String) -> Option<Code> {
        code_of(&format!("{}{path}", self.address?), name)
    }

    /// The day or the days of the event, and where it is.
    pub(crate) fn when_and_where(&self) -> String {
        let settings = &self.event.setup.settings;
        let (from, to) = (settings.first_day.to_string(), settings.last_day.to_string());
        let days = u8::from(from == to);
        let place = settings.place.trim();
        let known = u8::from(!place.is_empty());
        say!(self.lang, "print-when-where", from = from, to = to, days = days, place = place, known = known)
    }
}

/// A code that leads to an address.
pub(crate) fn code_of(address: &str, name: String) -> Option<Code> {
    let typed = address.split_once("://").map_or(address, |(_, rest)| rest).to_owned();
    Some(Code { squares: Squares::of(address)?, name, typed })
}
