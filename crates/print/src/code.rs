//! Codes that a camera reads, as squares.
use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// The squares of a code, without its quiet edge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Squares {
    /// How many in a row.
    pub width: usize,
    /// Row by row: whether the square is dark.
    pub dark: Vec<bool>,
}

impl Squares {
    /// The code of an address; nothing if it is too long for one.
    pub fn of(address: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
        let width = code.width();
        Some(Self { width, dark: code.into_colors().into_iter().map(|c| c == Color::Dark).collect() })
    }

    /// The dark runs of each row: column, row, length.
    pub fn runs(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        self.dark.chunks(self.width.max(1)).enumerate().flat_map(|(row, squares)| {
            let mut at = 0;
            let runs = squares.chunk_by(|a, b| a == b).map(move |run| {
                let from = at;
                at += run.len();
                (run[0], from, run.len())
            });
            runs.filter(|(dark, _, _)| *dark).map(move |(_, from, length)| (from, row, length))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runs_are_the_dark_squares() {
        let code = Squares::of("http://192.168.0.5:8080/e/1").unwrap();
        assert_eq!(code.dark.len(), code.width * code.width);
        let dark: usize = code.runs().map(|(_, _, length)| length).sum();
        assert_eq!(dark, code.dark.iter().filter(|dark| **dark).count());
        // The corner of every code: seven dark squares.
        assert_eq!(code.runs().next(), Some((0, 0, 7)));
        assert_eq!(Squares::of(&"x".repeat(5000)), None);
    }
}
