//! Blocks, each in its markup.
use super::{Out, svg, table};
use crate::document::{Block, Code, Field, Fit, Head, Mark, Tone};
use rules::seat::Wind;

/// So many names fill a sheet in large letters.
const FEW: usize = 48;

pub(super) fn block(out: &mut Out, block: &Block) {
    match block {
        Block::Head(head) => self::head(out, head),
        Block::Title(title) => out.within("<h3>", title, "</h3>\n"),
        Block::Line(tone, text) => {
            let open = match tone {
                Tone::Plain => "<p>",
                Tone::Quiet => "<p class=\"quiet\">",
                Tone::Loud => loud(text),
            };
            out.within(open, text, "</p>\n");
        }
        Block::List(lines) => {
            out.raw("<ul class=\"lines\">");
            for line in lines {
                out.within("<li>", line, "</li>");
            }
            out.raw("</ul>\n");
        }
        Block::Facts(facts) => pairs(out, "facts", facts),
        // Few names are set larger: the list hangs on a wall.
        Block::Index(names) if names.len() <= FEW => pairs(out, "index few", names),
        Block::Index(names) => pairs(out, "index", names),
        Block::Table(table) => table::table(out, table),
        Block::Boxes(fields) => boxes(out, fields),
        Block::Mark(mark) => self::mark(out, mark),
        Block::Around(mark, seats) => around(out, mark, seats),
        Block::Code(code) => self::code(out, code),
    }
}

/// A long name is set smaller.
fn loud(text: &str) -> &'static str {
    match text.chars().count() {
        0..=24 => "<p class=\"loud\">",
        25..=48 => "<p class=\"loud long\">",
        _ => "<p class=\"loud longer\">",
    }
}

fn head(out: &mut Out, head: &Head) {
    out.raw("<header>");
    if let Some(code) = &head.code {
        self::code(out, code);
    }
    if !head.over.is_empty() {
        out.within("<p class=\"over\">", &head.over, "</p>");
    }
    let long = head.title.chars().count() > 32;
    out.within(if long { "<h2 class=\"long\">" } else { "<h2>" }, &head.title, "</h2>");
    if !head.under.is_empty() {
        out.within("<p class=\"under\">", &head.under, "</p>");
    }
    out.raw("</header>\n");
}

fn code(out: &mut Out, code: &Code) {
    out.raw("<figure>");
    svg::code(out, &code.squares, &code.name);
    out.raw("</figure>");
}

fn pairs(out: &mut Out, class: &str, pairs: &[(String, String)]) {
    out.raw("<dl class=\"");
    out.raw(class);
    out.raw("\">");
    for (name, value) in pairs {
        out.within("<div><dt>", name, "</dt>");
        out.within("<dd>", value, "</dd></div>");
    }
    out.raw("</dl>\n");
}

fn boxes(out: &mut Out, fields: &[Field]) {
    out.raw("<ul class=\"boxes\">");
    for field in fields {
        out.raw("<li class=\"share-");
        out.number(field.share.clamp(1, 4).into());
        out.within("\"><span>", &field.name, "</span></li>");
    }
    out.raw("</ul>\n");
}

fn around(out: &mut Out, mark: &str, seats: &[(Wind, String, String)]) {
    out.raw("<div class=\"around\">");
    out.within("<p class=\"mark\">", mark, "</p>");
    for (wind, letter, name) in seats {
        out.raw("<p class=\"side ");
        out.raw(text::wind_id(*wind));
        out.within("\"><b>", letter, "</b> ");
        out.within("<span>", name, "</span></p>");
    }
    out.raw("</div>\n");
}

fn mark(out: &mut Out, mark: &Mark) {
    match mark {
        Mark::Text(text) => {
            let word = text.chars().count() > 3;
            out.within(if word { "<p class=\"mark word\">" } else { "<p class=\"mark\">" }, text, "</p>\n");
        }
        Mark::Wind(wind, letter) => {
            out.raw("<p class=\"mark ");
            out.raw(text::wind_id(*wind));
            out.within("\">", letter, "</p>\n");
        }
        Mark::Suit(suit, name) => {
            out.raw("<p class=\"mark\">");
            svg::suit(out, *suit, name);
            out.raw("</p>\n");
        }
    }
}

/// Cards to cut out.
pub(super) fn cards(out: &mut Out, fit: Fit, cards: &[Vec<Block>]) {
    out.raw("<div class=\"cards ");
    out.raw(match fit {
        Fit::Whole => "whole",
        Fit::Half => "half",
        Fit::Quarter => "quarter",
        Fit::Eighth => "eighth",
    });
    out.raw("\">\n");
    for card in cards {
        out.raw("<article>\n");
        for block in card {
            self::block(out, block);
        }
        out.raw("</article>\n");
    }
    out.raw("</div>\n");
}
