//! A value inside a JSON text together with the way to it, so that an error can name its place.
use crate::error::{ReadError, Spot};
use rules::seat::Seat;
use serde_json::Value;

static NOTHING: Value = Value::Null;

/// A value and how it was reached.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    pub(crate) value: &'a Value,
    up: Option<&'a At<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    /// The whole text.
    Text,
    /// One object of a text of several, by its line from 0.
    Line(usize),
    Key(&'a str),
    Item(usize),
}

impl<'a> At<'a> {
    pub(crate) const fn text(value: &'a Value) -> Self {
        Self { value, up: None, step: Step::Text }
    }

    pub(crate) const fn line(value: &'a Value, line: usize) -> Self {
        Self { value, up: None, step: Step::Line(line) }
    }

    /// A field; one that is missing is null.
    pub(crate) fn key(&'a self, key: &'a str) -> At<'a> {
        At { value: self.value.get(key).unwrap_or(&NOTHING), up: Some(self), step: Step::Key(key) }
    }

    /// The first of these fields that is there and not null.
    pub(crate) fn one_of(&'a self, keys: &[&'a str]) -> At<'a> {
        let found = keys.iter().find(|key| self.value.get(**key).is_some_and(|v| !v.is_null()));
        self.key(found.or(keys.first()).copied().unwrap_or_default())
    }

    /// An item of a list; one that is missing is null.
    pub(crate) fn item(&'a self, index: usize) -> At<'a> {
        At { value: self.value.get(index).unwrap_or(&NOTHING), up: Some(self), step: Step::Item(index) }
    }

    pub(crate) fn is_missing(&self) -> bool {
        self.value.is_null()
    }

    /// This value, unless it is missing.
    pub(crate) fn present(self) -> Option<Self> {
        (!self.is_missing()).then_some(self)
    }

    /// The items of a list.
    pub(crate) fn items(
        &'a self,
        expected: &'static str,
    ) -> Result<impl ExactSizeIterator<Item = At<'a>> + 'a, ReadError> {
        let list = self.value.as_array().ok_or_else(|| self.bad(expected))?;
        let item = |(index, value)| At { value, up: Some(self), step: Step::Item(index) };
        Ok(list.iter().enumerate().map(item))
    }

    /// A whole number; converters write some with a decimal point.
    pub(crate) fn int<T: TryFrom<i64>>(&self, expected: &'static str) -> Result<T, ReadError> {
        let whole = |f: f64| (f.fract() == 0.0 && f.abs() < 1e15).then_some(f as i64);
        let n = self.value.as_i64().or_else(|| self.value.as_f64().and_then(whole));
        n.and_then(|n| T::try_from(n).ok()).ok_or_else(|| self.bad(expected))
    }

    /// A decimal number in units of `10^-places`.
    pub(crate) fn decimal(&self, places: i32, expected: &'static str) -> Result<i32, ReadError> {
        let f = self.value.as_f64().map(|f| (f * 10f64.powi(places)).round());
        f.filter(|f| f.abs() < 2e9).map(|f| f as i32).ok_or_else(|| self.bad(expected))
    }

    pub(crate) fn str(&self, expected: &'static str) -> Result<&'a str, ReadError> {
        self.value.as_str().ok_or_else(|| self.bad(expected))
    }

    pub(crate) fn seat(&self) -> Result<Seat, ReadError> {
        const EXPECTED: &str = "a seat, 0 to 3";
        Seat::new(self.int(EXPECTED)?).ok_or_else(|| self.bad(EXPECTED))
    }

    /// A list of exactly `N` numbers.
    pub(crate) fn ints<const N: usize>(&self, expected: &'static str) -> Result<[i32; N], ReadError> {
        let mut out = [0; N];
        let items = self.items(expected)?;
        if items.len() != N {
            return Err(self.bad(expected));
        }
        for (slot, item) in out.iter_mut().zip(items) {
            *slot = item.int(expected)?;
        }
        Ok(out)
    }

    /// The error that something else belongs here.
    pub(crate) fn bad(&self, expected: &'static str) -> ReadError {
        let found = if self.is_missing() { String::new() } else { self.value.to_string() };
        ReadError::value(self.spot(), expected, &found)
    }

    fn spot(&self) -> Spot {
        let mut spot = self.up.map(At::spot).unwrap_or_default();
        match self.step {
            Step::Text => {}
            Step::Line(line) => spot.line = Some(line),
            Step::Key(key) if spot.name.is_empty() => key.clone_into(&mut spot.name),
            Step::Key(key) => spot.name = format!("{}.{key}", spot.name),
            Step::Item(index) => spot.name = format!("{}[{index}]", spot.name),
        }
        spot
    }
}

/// The whole text as one value.
pub(crate) fn parse(text: &[u8]) -> Result<Value, ReadError> {
    serde_json::from_slice(text).map_err(|e| syntax(&e, 0))
}

/// The error of the parser, whose text began at this line.
pub(crate) fn syntax(error: &serde_json::Error, line: usize) -> ReadError {
    ReadError::Syntax {
        line: line + error.line().saturating_sub(1),
        column: error.column().saturating_sub(1),
        what: error.to_string(),
    }
}
