//! Text for a terminal: lines, titles, tables with aligned columns that wrap at the terminal's width.
use anstyle::AnsiColor;
pub(crate) use anstyle::Style;
use std::fmt::Write;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Titles and the sentence that says it all.
pub(crate) const STRONG: Style = Style::new().bold();
/// Citations: there for those who ask.
pub(crate) const QUIET: Style = Style::new().dimmed();
/// Faults and refusals.
pub(crate) const ALARM: Style = AnsiColor::Red.on_default().bold();

/// How many columns of a terminal a text takes.
pub(crate) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// The width of the terminal: `COLUMNS`, or what the terminal says; none where the output goes elsewhere, so that
/// a line stays a line for the next program.
pub(crate) fn terminal_width() -> Option<usize> {
    let named = std::env::var("COLUMNS").ok().and_then(|n| n.parse().ok());
    named
        .or_else(|| terminal_size::terminal_size_of(std::io::stdout()).map(|(w, _)| usize::from(w.0)))
        .filter(|n| *n >= 20)
}

/// Text that grows by lines.
#[derive(Default, Debug)]
pub(crate) struct Page(String);

impl Page {
    /// A line as it is.
    pub(crate) fn line(&mut self, text: &str) {
        self.0.push_str(text.trim_end());
        self.0.push('\n');
    }

    /// Prose, indented.
    pub(crate) fn text(&mut self, text: &str) {
        let most = terminal_width().map_or(usize::MAX, |w| w - INDENT.len());
        for line in wrap(&lines_shown(text), most) {
            self.line(&format!("{INDENT}{line}"));
        }
    }

    /// An empty line.
    pub(crate) fn blank(&mut self) {
        self.0.push('\n');
    }

    /// A title with an empty line before it.
    pub(crate) fn title(&mut self, text: &str) {
        self.blank();
        self.line(&format!("{STRONG}{text}{STRONG:#}"));
    }

    /// A table, two columns to the right.
    pub(crate) fn table(&mut self, table: &Table) {
        self.0.push_str(&table.text(terminal_width()));
    }

    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.0
    }
}

/// Text in which only the line breaks are obeyed.
fn lines_shown(text: &str) -> String {
    text.split('\n').map(text::shown).collect::<Vec<_>>().join("\n")
}

/// How much of a line is echoed to each side of the place that is meant, in columns.
const ECHO: usize = 60;

/// The part of a line around a column (counted in characters from 1), fit for a terminal, and how many columns
/// stand before the place meant.
pub(crate) fn echo(line: &str, column: usize) -> (String, usize) {
    // A tab or a line break would move the arrow.
    let one =
        |c: char| if c.is_whitespace() { " ".to_owned() } else { text::shown(&c.to_string()).into_owned() };
    let place = line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
    let (before, behind) = line.split_at(place);
    let side = |chars: &mut dyn Iterator<Item = char>| {
        let (mut parts, mut columns) = (Vec::new(), 0);
        for c in chars {
            let part = one(c);
            columns += width(&part);
            if columns > ECHO {
                return (parts, "…");
            }
            parts.push(part);
        }
        (parts, "")
    };
    let (mut left, cut_left) = side(&mut before.chars().rev());
    left.reverse();
    let (right, cut_right) = side(&mut behind.chars());
    let left = format!("{cut_left}{}", left.concat());
    (format!("{left}{}{cut_right}", right.concat()), width(&left))
}

/// The beginning of a text that somebody typed, as a word of a sentence.
pub(crate) fn brief(text: &str) -> String {
    let (shown, _) = echo(text, 1);
    shown
}

/// One field of a table.
#[derive(Clone, Default, Debug)]
pub(crate) struct Cell {
    text: String,
    style: Style,
    right: bool,
}

impl Cell {
    /// Text at the left.
    pub(crate) fn left(text: impl Into<String>) -> Self {
        Self { text: lines_shown(&text.into()), ..Self::default() }
    }

    /// A number at the right.
    pub(crate) fn right(text: impl Into<String>) -> Self {
        Self { right: true, ..Self::left(text) }
    }

    /// A citation.
    pub(crate) fn quiet(text: impl Into<String>) -> Self {
        Self { style: QUIET, ..Self::left(text) }
    }

    /// The same in another style.
    pub(crate) fn style(self, style: Style) -> Self {
        Self { style, ..self }
    }
}

/// Rows of fields.
#[derive(Default, Debug)]
pub(crate) struct Table {
    rows: Vec<Vec<Cell>>,
}

const INDENT: &str = "  ";
const GAP: usize = 2;
/// No column is made narrower.
const LEAST: usize = 12;

impl Table {
    /// Adds a row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
    }

    fn text(&self, terminal: Option<usize>) -> String {
        let widths = self.widths(terminal);
        let mut out = String::new();
        for row in &self.rows {
            let wrapped: Vec<Vec<String>> =
                row.iter().zip(&widths).map(|(cell, width)| wrap(&cell.text, *width)).collect();
            let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
            for i in 0..height {
                let mut line = String::from(INDENT);
                for ((cell, lines), column) in row.iter().zip(&wrapped).zip(&widths) {
                    let part = lines.get(i).map_or("", String::as_str);
                    let pad = " ".repeat(column - width(part).min(*column));
                    let style = cell.style;
                    // Writing to a String cannot fail.
                    let _ = match (part.is_empty(), cell.right) {
                        (true, _) => write!(line, "{pad}"),
                        (false, true) => write!(line, "{pad}{style}{part}{style:#}"),
                        (false, false) => write!(line, "{style}{part}{style:#}{pad}"),
                    };
                    line.push_str(&" ".repeat(GAP));
                }
                out.push_str(line.trim_end());
                out.push('\n');
            }
        }
        out
    }

    /// The width of each column: as wide as its widest line, the widest ones made narrower until all fit.
    fn widths(&self, terminal: Option<usize>) -> Vec<usize> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let mut widths: Vec<usize> = (0..columns)
            .map(|i| {
                let cells = self.rows.iter().filter_map(|row| row.get(i));
                cells.flat_map(|cell| cell.text.lines()).map(width).max().unwrap_or(0)
            })
            .collect();
        if let Some(terminal) = terminal {
            let room = terminal.saturating_sub(INDENT.len() + GAP * columns.saturating_sub(1));
            while widths.iter().sum::<usize>() > room {
                match widths.iter_mut().max() {
                    Some(widest) if *widest > LEAST => *widest -= 1,
                    _ => break,
                }
            }
        }
        widths
    }
}

/// The text in lines of at most this width, broken between words; a longer word is broken within.
fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut out = Vec::new();
    for line in text.lines() {
        let mut current = String::new();
        for word in line.split(' ') {
            if !current.is_empty() && width(&current) + 1 + width(word) > most {
                out.push(std::mem::take(&mut current));
            } else if !current.is_empty() {
                current.push(' ');
            }
            if width(word) <= most {
                current.push_str(word);
                continue;
            }
            for c in word.chars() {
                if width(&current) + c.width().unwrap_or(0) > most.max(1) {
                    out.push(std::mem::take(&mut current));
                }
                current.push(c);
            }
        }
        out.push(current);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Table {
        let mut table = Table::default();
        table.row([Cell::left("Риичи"), Cell::right("1"), Cell::left("Тесудзи, п. yaku.22")]);
        table.row([Cell::left("Иппацу и ещё слова"), Cell::right("12"), Cell::left("п. 1")]);
        table
    }

    #[test]
    fn columns_are_aligned() {
        let text = sample().text(None);
        assert_eq!(text, "  Риичи                1  Тесудзи, п. yaku.22\n  Иппацу и ещё слова  12  п. 1\n");
    }

    #[test]
    fn a_narrow_terminal_wraps_the_widest_columns() {
        let text = sample().text(Some(36));
        assert_eq!(
            text,
            "  Риичи            1  Тесудзи, п.\n                      yaku.22\n  Иппацу и ещё    12  п. 1\n  слова\n"
        );
    }

    #[test]
    fn a_long_line_is_echoed_around_the_place() {
        assert_eq!(echo("123x", 4), ("123x".to_owned(), 3));
        assert_eq!(echo("123", 9), ("123".to_owned(), 3));
        assert_eq!(echo("\t\u{1b}x", 3), (" \\u{1b}x".to_owned(), 7));
        let (line, columns) = echo(&format!("{}x{}", "1".repeat(100_000), "東".repeat(100_000)), 100_001);
        assert_eq!(line, format!("…{}x{}…", "1".repeat(60), "東".repeat(29)));
        assert_eq!(columns, 61);
    }

    #[test]
    fn fields_and_prose_cannot_steer_the_terminal() {
        let mut table = Table::default();
        table.row([Cell::left("a\u{1b}[2J"), Cell::quiet("b\r")]);
        assert_eq!(anstream::adapter::strip_str(&table.text(None)).to_string(), "  a\\u{1b}[2J  b\\r\n");
        let mut page = Page::default();
        page.text("один\u{7}\nдва");
        assert_eq!(page.finish(), "  один\\u{7}\n  два\n");
    }

    #[test]
    fn long_words_are_broken() {
        assert_eq!(wrap("аааббб вв", 3), ["ааа", "ббб", "вв"]);
        assert_eq!(wrap("", 3), Vec::<String>::new());
    }
}
