//! A document as one page of HTML for the printer: no script, no other host, every text escaped.
mod block;
mod style;
mod svg;
mod table;

pub use style::{CSS, FONT_LICENSE, FONTS, Styles};

use crate::ask::{Ink, Size};
use crate::code::Squares;
use crate::document::{Content, Document, Fill, Page, Turn};
use std::fmt::Write as _;

/// What is written so far. Nothing but [`Out::text`] puts in what people have typed.
#[derive(Default)]
struct Out(String);

impl Out {
    /// Markup of this program's own.
    fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    /// A text, its marks replaced.
    fn text(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                // What steers is shown nowhere.
                c if c.is_control() => self.0.push(' '),
                c => self.0.push(c),
            }
        }
    }

    /// A text within markup of this program's own.
    fn within(&mut self, open: &str, text: &str, close: &str) {
        self.raw(open);
        self.text(text);
        self.raw(close);
    }

    /// A number within markup.
    fn number(&mut self, n: usize) {
        let _ = write!(self.0, "{n}");
    }
}

/// The page of a document.
pub fn html(document: &Document, styles: Styles<'_>) -> String {
    let mut out = Out::default();
    out.raw("<!DOCTYPE html>\n<html lang=\"");
    out.raw(document.lang.code());
    out.raw("\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.within("<title>", &document.title, "</title>\n");
    styles.write(&mut out);
    out.raw("</head>\n<body class=\"");
    out.raw(match document.size {
        Size::A4 => "a4",
        Size::A5 => "a5",
    });
    out.raw(match document.ink {
        Ink::Black => "",
        Ink::Tints => " tints",
    });
    out.raw("\">\n<main>\n");
    out.within("<h1>", &document.title, "</h1>\n");
    for page in &document.pages {
        self::page(&mut out, page);
    }
    out.raw("</main>\n</body>\n</html>\n");
    out.0
}

fn page(out: &mut Out, page: &Page) {
    out.raw("<section class=\"page ");
    out.raw(match page.turn {
        Turn::Upright => "upright ",
        Turn::Wide => "wide ",
    });
    out.raw(match page.fill {
        Fill::Sheet => "sheet",
        Fill::Flows => "flows",
    });
    // Nothing is printed to the edge but cards, which are cut there.
    if matches!(page.content, Content::Cards(..)) {
        out.raw(" cut");
    }
    out.raw("\">\n");
    match &page.content {
        Content::Blocks(blocks) => blocks.iter().for_each(|block| block::block(out, block)),
        Content::Cards(fit, cards) => block::cards(out, *fit, cards),
    }
    if !page.foot.is_empty() {
        out.raw("<footer>");
        for line in &page.foot {
            out.within("<p>", line, "</p>");
        }
        out.raw("</footer>\n");
    }
    out.raw("</section>\n");
}

/// A code as a picture within a page, with what it is for those who do not see it.
pub fn picture(squares: &Squares, name: &str) -> String {
    let mut out = Out::default();
    svg::code(&mut out, squares, name);
    out.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_is_no_markup() {
        let mut out = Out::default();
        out.within("<p>", "<b>\"О'Хара\" & Co\u{1b}[0m\n</b>", "</p>");
        assert_eq!(out.0, "<p>&lt;b&gt;&quot;О&#39;Хара&quot; &amp; Co [0m &lt;/b&gt;</p>");
    }
}
