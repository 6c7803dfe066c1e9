//! Text of others on a terminal: what would steer it is shown instead of obeyed.
use std::borrow::Cow;
use std::fmt::Write;

/// The text with every control character written as `\u{1b}`, and those that turn the direction of writing, too.
///
/// ```
/// use reglament_text::shown;
/// assert_eq!(shown("стол"), "стол");
/// assert_eq!(shown("a\u{1b}[31m"), "a\\u{1b}[31m");
/// assert_eq!(shown(&shown("\n")), "\\n");
/// ```
pub fn shown(text: &str) -> Cow<'_, str> {
    if !text.chars().any(steers) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if steers(c) {
            // Writing to a String cannot fail.
            let _ = write!(out, "{}", c.escape_default());
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// Control characters, and those that embed or override a direction.
fn steers(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_written_out() {
        assert_eq!(shown("\u{9b}2J\u{7}\r\t"), "\\u{9b}2J\\u{7}\\r\\t");
        assert_eq!(shown("\u{202e}abc"), "\\u{202e}abc");
    }

    #[test]
    fn tiles_and_spaces_stay() {
        for text in ["🀄\u{FE0E} 5\u{202F}200", "«п. 4.1»", ""] {
            assert_eq!(shown(text), text);
        }
    }
}
