//! A form that came to nothing is shown again: the page that it was sent from, with its fields as they were typed and the
//! reasons above them. The page is made anew, so that it shows what is so now; what was typed is put into it here.
use crate::fields::Fields;
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::ops::Range;

/// The field that says which page a form stood on, where the address of the page is that of a form.
pub(crate) const CAME_FROM: &str = "came_from";

/// What was sent, and what is said about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent<'a> {
    /// Where the form went.
    pub(crate) action: &'a str,
    /// The page that it was on.
    pub(crate) from: &'a str,
    /// What was typed.
    pub(crate) fields: &'a Fields,
    /// The reasons, as a part of a page.
    pub(crate) notice: &'a str,
    /// Which version of a thing the form goes on to speak of.
    pub(crate) version: Version,
}

/// Which version of a thing a form that is shown again speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Version {
    /// That which its sender saw.
    Sent,
    /// That which is shown with it now.
    Fresh,
}

/// The page with the form as it was typed; the reasons stand above the form, or above all where the form is gone.
pub(crate) fn again(html: &str, sent: &Sent<'_>) -> String {
    let found = form(html, sent);
    let mut out = String::with_capacity(html.len() + 4096);
    match &found {
        Some(place) => {
            out.push_str(&opened(&html[..place.start]));
            out.push_str(sent.notice);
            out.push_str(&filled(&html[place.clone()], sent));
            out.push_str(&html[place.end..]);
        }
        None => match html.split_once("<main id=\"main\">") {
            Some((before, after)) => {
                out.push_str(before);
                out.push_str("<main id=\"main\">");
                out.push_str(sent.notice);
                out.push_str(after);
            }
            None => out.push_str(html),
        },
    }
    remembers(&out, sent.from)
}

/// Every form of the page that does something says where it stands: the address of the page is that of the form now.
fn remembers(html: &str, from: &str) -> String {
    let from = escaped(from);
    let (mut out, mut at) = (String::with_capacity(html.len() + 1024), 0);
    for piece in pieces(html) {
        let (Piece::Tag(text) | Piece::Text(text)) = piece;
        if text.starts_with("<html") {
            let _ = write!(out, "{} data-came-from=\"{from}\">", text.trim_end_matches('>'));
        } else {
            out.push_str(text);
            let form = html[at..].split("</form>").next().unwrap_or_default();
            if is_form(text) && !form.contains(&format!("name=\"{CAME_FROM}\"")) {
                let _ = write!(out, "<input type=\"hidden\" name=\"{CAME_FROM}\" value=\"{from}\">");
            }
        }
        at += text.len();
    }
    out
}

/// Whether a form that does something begins with this tag; one that only searches is never refused.
fn is_form(tag: &str) -> bool {
    tag.starts_with("<form ") && attribute(tag, "method").is_some_and(|method| method == "post")
}

/// A piece of a page.
#[derive(Clone, Copy)]
enum Piece<'a> {
    Tag(&'a str),
    Text(&'a str),
}

/// Tags and the texts between them. In our pages no value of an attribute holds a `<` or a `>`.
fn pieces(html: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = html;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let is_tag = rest.starts_with('<');
        let end = if is_tag { rest.find('>').map(|at| at + 1) } else { rest.find('<') };
        let (piece, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        Some(if is_tag { Piece::Tag(piece) } else { Piece::Text(piece) })
    })
}

/// An attribute of a tag, as it is meant.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, value) = tag.split_once(&format!(" {name}=\""))?;
    Some(plain(value.split('"').next()?))
}

/// A text of a page without what stands for its marks.
fn plain(text: &str) -> String {
    const MARKS: [(&str, &str); 6] =
        [("&#34;", "\""), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">"), ("&amp;", "&"), ("&#38;", "&")];
    MARKS.into_iter().fold(text.to_owned(), |text, (mark, letter)| text.replace(mark, letter))
}

fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut out, letter| {
        match letter {
            '&' | '"' | '\'' | '<' | '>' => drop(write!(out, "&#{};", u32::from(letter))),
            _ => out.push(letter),
        }
        out
    })
}

/// The form of the page that is the likest to what was sent, of those that do the same.
fn form(html: &str, sent: &Sent<'_>) -> Option<Range<usize>> {
    let mut best: Option<(i64, Range<usize>)> = None;
    let mut from = 0;
    while let Some(start) = html[from..].find("<form ").map(|at| from + at) {
        let end = html[start..].find("</form>").map_or(html.len(), |at| start + at + "</form>".len());
        let tag = html[start..end].split_inclusive('>').next().unwrap_or_default();
        let goes_there = is_form(tag) && attribute(tag, "action").is_some_and(|action| action == sent.action);
        if let Some(likeness) = likeness(&html[start..end], sent.fields).filter(|_| goes_there)
            && best.as_ref().is_none_or(|(other, _)| likeness > *other)
        {
            best = Some((likeness, start..end));
        }
        from = end;
    }
    best.map(|(_, place)| place)
}

fn is_field(tag: &str) -> bool {
    ["<input ", "<select ", "<textarea "].iter().any(|kind| tag.starts_with(kind))
}

/// Hidden fields that may differ between two showings of one form: they do not say what it does, or to what.
const SAYS_NOTHING: [&str; 5] = [CAME_FROM, "id", "seen", "version", "act"];

/// How many fields a form and what was sent have in common, less those in which they differ. Nothing where the form does
/// something else: a hidden field has another value than was sent, or its only deed is another than was pressed.
fn likeness(form: &str, fields: &Fields) -> Option<i64> {
    let mut likeness = 0;
    let mut deeds: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for piece in pieces(form) {
        let Piece::Tag(tag) = piece else { continue };
        let Some(name) = attribute(tag, "name") else { continue };
        let own = || attribute(tag, "value").unwrap_or_default();
        if tag.starts_with("<button ") {
            deeds.entry(name).or_default().push(own());
            continue;
        }
        let kind = attribute(tag, "type").unwrap_or_default();
        match kind.as_str() {
            _ if !is_field(tag) || SAYS_NOTHING.contains(&name.as_str()) => {}
            "hidden" if fields.all(&name).any(|value| value == own()) => likeness += 2,
            "hidden" => return None,
            "checkbox" | "radio" | "file" => {}
            _ => likeness += if fields.has(&name) { 1 } else { -1 },
        }
    }
    let is_another = |(name, deeds): (&String, &Vec<String>)| {
        let [deed] = &deeds[..] else { return false };
        !SAYS_NOTHING.contains(&name.as_str())
            && fields.has(name)
            && !fields.all(name).any(|value| value == deed)
    };
    (!deeds.iter().any(is_another)).then_some(likeness)
}

/// What stands before the form, with the folds opened in which it lies.
fn opened(html: &str) -> String {
    let mut all: Vec<String> = Vec::new();
    let mut folds = Vec::new();
    for piece in pieces(html) {
        let (Piece::Tag(text) | Piece::Text(text)) = piece;
        if text.starts_with("<details") {
            folds.push(all.len());
        } else if text.starts_with("</details") {
            folds.pop();
        }
        all.push(text.to_owned());
    }
    for fold in folds {
        all[fold] = marked(&all[fold], "open", true);
    }
    all.concat()
}

/// The form with its fields as they were typed.
fn filled(form: &str, sent: &Sent<'_>) -> String {
    let mut typed: BTreeMap<&str, VecDeque<&str>> = BTreeMap::new();
    for (name, value) in sent.fields.sent() {
        typed.entry(name).or_default().push_back(value);
    }
    let (mut out, mut focused) = (String::with_capacity(form.len()), false);
    let (mut chosen, mut skips): (Option<&str>, bool) = (None, false);
    let mut at = 0;
    for piece in pieces(form) {
        let (Piece::Tag(text) | Piece::Text(text)) = piece;
        at += text.len();
        let Piece::Tag(tag) = piece else {
            out.push_str(if skips { "" } else { text });
            continue;
        };
        skips = false;
        let name = attribute(tag, "name").unwrap_or_default();
        let mut next = || typed.get_mut(name.as_str()).and_then(VecDeque::pop_front);
        if tag.starts_with("<input ") {
            let kind = attribute(tag, "type").unwrap_or_default();
            match kind.as_str() {
                "hidden" if name == "version" && sent.version == Version::Sent => {
                    let value = next();
                    out.push_str(&value.map_or_else(|| tag.to_owned(), |value| with_value(tag, value)));
                }
                "hidden" | "password" | "file" => out.push_str(tag),
                "checkbox" | "radio" => {
                    let own = attribute(tag, "value").unwrap_or_else(|| "on".to_owned());
                    let is_ticked = sent.fields.all(&name).any(|value| value == own);
                    out.push_str(&marked(tag, "checked", is_ticked));
                }
                _ => {
                    let tag = marked(tag, "autofocus", !focused);
                    out.push_str(&next().map_or_else(|| tag.clone(), |value| with_value(&tag, value)));
                    focused = true;
                }
            }
        } else if tag.starts_with("<select ") {
            chosen = next();
            out.push_str(tag);
            // A value that is offered no more leaves the choice open: the browser would take the first that is.
            if chosen.is_some_and(|value| !offers(&form[at..], value)) {
                out.push_str("<option value=\"\" selected></option>");
            }
        } else if tag.starts_with("<option ") {
            match chosen {
                Some(value) => {
                    let own = attribute(tag, "value").unwrap_or_default();
                    out.push_str(&marked(tag, "selected", own == value));
                }
                None => out.push_str(tag),
            }
        } else if tag.starts_with("</select") {
            chosen = None;
            out.push_str(tag);
        } else if tag.starts_with("<textarea ") {
            out.push_str(tag);
            if let Some(value) = next() {
                // The first line break in it is none of its text.
                out.push('\n');
                out.push_str(&escaped(value));
                skips = true;
            }
        } else if tag.starts_with("<details") {
            out.push_str(&marked(tag, "open", true));
        } else {
            out.push_str(tag);
        }
    }
    out
}

/// Whether the select whose options begin here has one of this value.
fn offers(rest: &str, value: &str) -> bool {
    let options = rest.split("</select").next().unwrap_or_default();
    pieces(options).any(|piece| {
        matches!(piece, Piece::Tag(tag) if tag.starts_with("<option ") && attribute(tag, "value").is_some_and(|own| own == value))
    })
}

fn with_value(tag: &str, value: &str) -> String {
    let bare = match tag.split_once(" value=\"") {
        Some((before, rest)) => format!("{before}{}", rest.split_once('"').map_or("", |(_, after)| after)),
        None => tag.to_owned(),
    };
    format!("{} value=\"{}\">", bare.trim_end_matches('>'), escaped(value))
}

/// A tag with a mark, or without it. What stands in the values of its attributes is no mark.
fn marked(tag: &str, mark: &str, is_set: bool) -> String {
    let mut parts: Vec<String> = tag.trim_end_matches('>').split('"').map(ToOwned::to_owned).collect();
    for part in parts.iter_mut().step_by(2) {
        let words: Vec<&str> = part.split(' ').collect();
        *part = words.into_iter().filter(|word| *word != mark).collect::<Vec<_>>().join(" ");
    }
    let bare = parts.join("\"");
    if is_set { format!("{bare} {mark}>") } else { format!("{bare}>") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html lang=\"ru\"><main id=\"main\">\
        <form method=\"post\" action=\"/a\"><input type=\"hidden\" name=\"for\" value=\"one\"><input type=\"text\" name=\"n\"></form>\
        <details><summary>x</summary><form method=\"post\" action=\"/a\"><input type=\"hidden\" name=\"for\" value=\"two\">\
        <input type=\"text\" name=\"n\" value=\"1\"><input type=\"text\" name=\"n\"><select name=\"s\"><option value=\"a\" selected>A</option>\
        <option value=\"b\">B</option></select><textarea name=\"t\">old</textarea><input type=\"checkbox\" name=\"c\" value=\"1\" checked></form></details></main>";

    fn sent(fields: &Fields) -> String {
        let notice = "<p>no</p>";
        again(PAGE, &Sent { action: "/a", from: "/p?x=1&y=2", fields, notice, version: Version::Sent })
    }

    #[test]
    fn the_form_that_was_sent_is_filled_and_its_fold_is_open() {
        let fields = Fields::of(&[("for", "two"), ("n", "7"), ("n", "\"8\""), ("s", "b"), ("t", "<new>")]);
        let page = sent(&fields);
        assert!(page.contains("<details open><summary>x</summary><p>no</p><form"), "{page}");
        assert!(page.contains("name=\"n\" autofocus value=\"7\">"), "{page}");
        assert!(page.contains("name=\"n\" value=\"&#34;8&#34;\">"), "{page}");
        assert!(page.contains("value=\"a\">A") && page.contains("value=\"b\" selected>B"), "{page}");
        assert!(page.contains(">\n&#60;new&#62;</textarea>") && !page.contains("old"), "{page}");
        assert!(page.contains("name=\"c\" value=\"1\">"), "a box that was not ticked is not: {page}");
        assert_eq!(page.matches("name=\"came_from\" value=\"/p?x=1&#38;y=2\"").count(), 2, "{page}");
    }

    #[test]
    fn where_the_form_is_gone_the_reasons_stand_above_all() {
        let fields = Fields::of(&[]);
        let page = again(
            PAGE,
            &Sent { action: "/b", from: "/p", fields: &fields, notice: "<p>no</p>", version: Version::Fresh },
        );
        assert!(page.contains("<main id=\"main\"><p>no</p>"), "{page}");
    }

    fn on(page: &str, fields: &[(&str, &str)]) -> String {
        let fields = Fields::of(fields);
        again(
            page,
            &Sent { action: "/a", from: "/p", fields: &fields, notice: "<p>no</p>", version: Version::Sent },
        )
    }

    #[test]
    fn a_form_that_does_something_else_is_not_filled() {
        let line = |n: u32| {
            format!(
                "<form method=\"post\" action=\"/a\"><input type=\"hidden\" name=\"from\" value=\"{n}\">\
                 <input type=\"hidden\" name=\"version\" value=\"{n}\"><input type=\"text\" name=\"reason\"></form>"
            )
        };
        let search = "<form method=\"get\" action=\"/a\"><input type=\"text\" name=\"reason\"></form>";
        let deeds = |deeds: &[&str]| {
            let button = |deed: &&str| format!("<button name=\"what\" value=\"{deed}\">x</button>");
            let buttons = deeds.iter().map(button).collect::<Vec<_>>().concat();
            format!(
                "<form method=\"post\" action=\"/a\"><input type=\"text\" name=\"reason\">{buttons}</form>"
            )
        };
        let page = |forms: &[&str]| format!("<html><main id=\"main\">{}</main>", forms.concat());
        let sent = [("from", "5"), ("version", "5"), ("reason", "why")];
        let both = on(&page(&[&line(6), &line(5)]), &sent);
        assert!(both.contains("</form><p>no</p><form"), "the second: {both}");
        for other in [line(6), search.to_owned()] {
            let gone = on(&page(&[&other]), &sent);
            assert!(gone.contains("<main id=\"main\"><p>no</p>") && !gone.contains("why"), "{gone}");
        }
        let pressed = [("what", "confirm"), ("reason", "why")];
        let gone = on(&page(&[&deeds(&["cancel"])]), &pressed);
        assert!(!gone.contains("why"), "another deed: {gone}");
        let there = on(&page(&[&deeds(&["cancel", "map"])]), &pressed);
        assert!(there.contains("why"), "one of several may still be pressed: {there}");
        assert_eq!(on(&page(&[search]), &sent).matches(CAME_FROM).count(), 0, "a search does nothing");
    }

    #[test]
    fn what_was_typed_comes_back_letter_by_letter() {
        let page = "<html><main id=\"main\"><form method=\"post\" action=\"/a\">\
            <input type=\"text\" name=\"n\" value=\"an autofocus\" autofocus required>\
            <input type=\"checkbox\" name=\"c\" value=\"a checked b\" checked>\
            <textarea name=\"t\"></textarea></form></main>";
        let page = on(page, &[("n", "a autofocus b"), ("t", "\nx"), ("c", "a checked b")]);
        for part in [
            "name=\"n\" required autofocus value=\"a autofocus b\">",
            "value=\"a checked b\" checked>",
            "<textarea name=\"t\">\n\nx</textarea>",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
    }

    #[test]
    fn a_choice_that_is_offered_no_more_is_left_open() {
        let page = "<html><main id=\"main\"><form method=\"post\" action=\"/a\"><select name=\"s\">\
            <option value=\"1\" selected>A</option><option value=\"2\">B</option></select></form></main>";
        let empty = "<option value=\"\" selected></option>";
        let gone = on(page, &[("s", "7")]);
        assert!(gone.contains(&format!("<select name=\"s\">{empty}<option value=\"1\">")), "{gone}");
        let there = on(page, &[("s", "2")]);
        assert!(there.contains("value=\"2\" selected>") && !there.contains(empty), "{there}");
    }
}
