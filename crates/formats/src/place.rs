//! Places in a text, as errors name them.

/// How many lines end in this text.
pub(crate) fn line_ends(text: &[u8]) -> usize {
    text.split(|b| *b == b'\n').count() - 1
}

/// Line and column of a byte, both from 0; the column in bytes.
pub(crate) fn position(text: &[u8], offset: usize) -> (usize, usize) {
    let before = &text[..offset.min(text.len())];
    let start = before.iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
    (line_ends(before), before.len() - start)
}
