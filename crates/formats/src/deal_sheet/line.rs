//! The words that both writings share: seats, values, kinds. And the words of a line with their places.
use super::{Expected, SheetError, Who};
use rules::classical::{Lateness, Stage};
use rules::riichi::{AbortKind, Limit, Recorded, Yaku};
use rules::seat::Wind;

/// A player: a letter of a wind, English or Russian, or a number.
pub(super) fn who(text: &str) -> Option<Who> {
    Some(match text.to_uppercase().as_str() {
        "E" | "В" => Who::Wind(Wind::East),
        "S" | "Ю" => Who::Wind(Wind::South),
        "W" | "З" => Who::Wind(Wind::West),
        "N" | "С" => Who::Wind(Wind::North),
        "1" => Who::Player(1),
        "2" => Who::Player(2),
        "3" => Who::Player(3),
        "4" => Who::Player(4),
        _ => return None,
    })
}

/// A player as he is written.
pub(super) fn who_text(who: Who) -> String {
    match who {
        Who::Wind(wind) => wind.letter().to_string(),
        Who::Player(number) => number.to_string(),
    }
}

/// `E,S`, `all` or `none`.
pub(super) fn seats(text: &str) -> Option<Vec<Who>> {
    match text.to_lowercase().as_str() {
        "none" | "никто" => Some(Vec::new()),
        "all" | "все" => Some(Wind::ALL.map(Who::Wind).to_vec()),
        _ => text.split(',').map(who).collect(),
    }
}

pub(super) fn seats_text(seats: &[Who]) -> String {
    match seats {
        [] => "none".to_owned(),
        _ => seats.iter().map(|seat| who_text(*seat)).collect::<Vec<_>>().join(","),
    }
}

/// `3/40`, `5`, `mangan`, `2yakuman`.
pub(super) fn worth(text: &str) -> Option<Recorded> {
    let lower = text.to_lowercase();
    if let Some((han, fu)) = lower.split_once('/') {
        return Some(Recorded::HanFu { han: han.parse().ok()?, fu: fu.parse().ok()? });
    }
    if let Ok(han) = lower.parse() {
        return Some(Recorded::HanFu { han, fu: 0 });
    }
    Some(match lower.as_str() {
        "mangan" | "манган" => Recorded::Limit(Limit::Mangan),
        "haneman" | "ханеман" => Recorded::Limit(Limit::Haneman),
        "baiman" | "байман" => Recorded::Limit(Limit::Baiman),
        "sanbaiman" | "санбайман" => Recorded::Limit(Limit::Sanbaiman),
        _ => {
            let number = lower.strip_suffix("yakuman").or_else(|| lower.strip_suffix("якуман"))?;
            Recorded::Yakuman(if number.is_empty() { 1 } else { number.parse().ok()? })
        }
    })
}

pub(super) fn worth_text(worth: Recorded) -> String {
    match worth {
        Recorded::HanFu { han, fu: 0 } => han.to_string(),
        Recorded::HanFu { han, fu } => format!("{han}/{fu}"),
        Recorded::Limit(limit) => limit.id().to_owned(),
        Recorded::Yakuman(1) => "yakuman".to_owned(),
        Recorded::Yakuman(count) => format!("{count}yakuman"),
    }
}

pub(super) fn abort(text: &str) -> Option<AbortKind> {
    AbortKind::ALL.into_iter().find(|kind| kind.id() == text)
}

/// A yakuman that somebody may be liable for.
pub(super) fn yakuman(text: &str) -> Option<Yaku> {
    let yaku = Yaku::from_id(text)?;
    matches!(yaku, Yaku::Daisangen | Yaku::Daisuushii | Yaku::Suukantsu).then_some(yaku)
}

pub(super) fn stage(text: &str) -> Option<Stage> {
    match text {
        "qualifying" => Some(Stage::Qualifying),
        "final" => Some(Stage::Final),
        _ => None,
    }
}

pub(super) const LATE: [(&str, Lateness); 5] = [
    ("on-time", Lateness::OnTime),
    ("short", Lateness::Short),
    ("middle", Lateness::Middle),
    ("long", Lateness::Long),
    ("no-show", Lateness::NoShow),
];

pub(super) fn late(text: &str) -> Option<Lateness> {
    LATE.into_iter().find(|(name, _)| *name == text).map(|(_, late)| late)
}

/// The words of a line, each with its column from 1.
#[derive(Debug)]
pub(super) struct Line<'t> {
    number: usize,
    words: Vec<(usize, &'t str)>,
    at: usize,
    end: usize,
}

impl<'t> Line<'t> {
    pub(super) fn new(number: usize, text: &'t str) -> Self {
        let mut words = Vec::new();
        let mut start = None;
        let text = text.split('#').next().unwrap_or_default();
        for (column, (at, c)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
            // A semicolon is a word of its own.
            let breaks = c.is_whitespace() || c == ';';
            if let (true, Some((column, from))) = (breaks, start) {
                words.push((column, &text[from..at]));
                start = None;
            }
            if c == ';' {
                words.push((column + 1, &text[at..=at]));
            } else if !breaks && start.is_none() {
                start = Some((column + 1, at));
            }
        }
        Self { number, words, at: 0, end: text.trim_end().chars().count() + 1 }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The next word.
    pub(super) fn peek(&self) -> Option<&'t str> {
        self.words.get(self.at).map(|(_, word)| *word)
    }

    /// The next word, read by `read`.
    pub(super) fn take<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SheetError> {
        let value = self.peek().and_then(read).ok_or_else(|| self.bad(expected))?;
        self.at += 1;
        Ok(value)
    }

    /// Whether the next word is one of these; takes it.
    pub(super) fn accept(&mut self, words: &[&str]) -> bool {
        let is_next = self.peek().is_some_and(|word| words.contains(&word.to_lowercase().as_str()));
        self.at += usize::from(is_next);
        is_next
    }

    /// Nothing may follow.
    pub(super) fn finish(&self, expected: Expected) -> Result<(), SheetError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.bad(expected)) }
    }

    /// The error that something else belongs at the next word.
    pub(super) fn bad(&self, expected: Expected) -> SheetError {
        let (column, found) = self.words.get(self.at).copied().unwrap_or((self.end, ""));
        let found = found.chars().take(40).collect();
        SheetError { line: self.number, column, path: String::new(), found, expected }
    }
}
