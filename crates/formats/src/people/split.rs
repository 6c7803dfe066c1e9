//! A text in rows and fields, as spreadsheets write them: quotation marks around a field, doubled within it.

/// A row that is not empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// The line on which it begins, from 1.
    pub(super) line: usize,
    /// Its fields.
    pub(super) fields: Vec<String>,
}

impl Row {
    /// Adds to the last field.
    fn push(&mut self, c: char) {
        if let Some(field) = self.fields.last_mut() {
            field.push(c);
        }
    }
}

/// What the fields are apart by: what the first line has most of.
pub(super) fn mark(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    // Within quotation marks nothing is a mark.
    let bare: String = first.split('"').step_by(2).collect();
    let count = |mark: char| bare.matches(mark).count();
    ['\t', ';', ',']
        .into_iter()
        .max_by_key(|mark| count(*mark))
        .filter(|mark| count(*mark) > 0)
        .unwrap_or(',')
}

/// The rows, and the line of a quotation mark that is not closed.
pub(super) fn rows(text: &str, mark: char) -> (Vec<Row>, Option<usize>) {
    let mut rows = Vec::new();
    let mut row = Row { line: 1, fields: vec![String::new()] };
    let (mut line, mut open) = (1, None);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '\n' {
            line += 1;
        }
        match (c, open) {
            ('"', Some(_)) if chars.peek() == Some(&'"') => {
                chars.next();
                row.push('"');
            }
            ('"', Some(_)) => open = None,
            ('"', None) if row.fields.last().is_some_and(|field| field.trim().is_empty()) => {
                open = Some(line);
            }
            ('\n', None) => {
                rows.push(std::mem::replace(&mut row, Row { line, fields: vec![String::new()] }));
            }
            ('\r', None) => {}
            (c, None) if c == mark => row.fields.push(String::new()),
            (c, _) => row.push(c),
        }
    }
    rows.push(row);
    rows.retain(|row| row.fields.iter().any(|field| !field.trim().is_empty()));
    (rows, open)
}
