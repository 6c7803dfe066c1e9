//! Tags and attributes of mjlog, read leniently: logs of 2010 repeat an attribute in one tag.
use crate::error::{ReadError, Spot};
use crate::place::position;
use crate::record::Warning;
use quick_xml::events::BytesStart;
use rules::seat::Seat;
use rules::tile::Tile;
use std::borrow::Cow;

/// One tag with its attributes and where it stands.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    attributes: Vec<(&'a str, Cow<'a, str>)>,
    text: &'a str,
    /// Where the tag begins in `text`.
    offset: usize,
}

impl<'a> Tag<'a> {
    pub(super) fn read(
        start: &'a BytesStart<'a>,
        text: &'a str,
        offset: usize,
        warnings: &mut Vec<Warning>,
    ) -> Result<Self, ReadError> {
        let mut tag = Self { name: start.name().into_inner(), attributes: Vec::new(), text, offset };
        for attribute in start.attributes().with_checks(false) {
            let attribute = attribute.map_err(|e| syntax(text, offset, e.to_string()))?;
            let key = attribute.key.into_inner();
            match tag.raw(key) {
                None => tag.attributes.push((key, attribute.value)),
                Some(first) if first == attribute.value => warnings
                    .push(Warning::RepeatedAttribute { tag: tag.name.to_owned(), attribute: key.to_owned() }),
                Some(_) => {
                    let expected = "the same value as before in the repeated attribute";
                    return Err(tag.wrong(key, expected, &attribute.value));
                }
            }
        }
        Ok(tag)
    }

    /// The value of an attribute, its XML escapes as they stand: no number has any, names are percent-encoded.
    pub(super) fn raw(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(k, _)| *k == key).map(|(_, v)| &**v)
    }

    /// The value of an attribute that is there and not empty.
    pub(super) fn text(&self, key: &str) -> Option<&str> {
        self.raw(key).filter(|text| !text.is_empty())
    }

    /// How many attributes there are.
    pub(super) fn len(&self) -> usize {
        self.attributes.len()
    }

    /// The error that this attribute does not hold what it should.
    pub(super) fn wrong(&self, key: &str, expected: &'static str, found: &str) -> ReadError {
        let (line, column) = position(self.text.as_bytes(), self.offset);
        let name = format!("{} {key}", self.name).trim_end().to_owned();
        ReadError::value(Spot { line: Some(line), column: Some(column), name }, expected, found)
    }

    /// The same error about what stands in the attribute now.
    pub(super) fn bad(&self, key: &str, expected: &'static str) -> ReadError {
        self.wrong(key, expected, self.raw(key).unwrap_or_default())
    }

    /// One number.
    pub(super) fn number<T: TryFrom<i64>>(&self, key: &str, expected: &'static str) -> Result<T, ReadError> {
        self.raw(key).and_then(int).and_then(|n| T::try_from(n).ok()).ok_or_else(|| self.bad(key, expected))
    }

    /// A seat number.
    pub(super) fn seat(&self, key: &str) -> Result<Seat, ReadError> {
        Seat::new(self.number(key, "a seat, 0 to 3")?).ok_or_else(|| self.bad(key, "a seat, 0 to 3"))
    }

    /// Numbers between commas, if the attribute is there and not empty.
    pub(super) fn list<T: TryFrom<i64>>(
        &self,
        key: &str,
        expected: &'static str,
    ) -> Result<Option<Vec<T>>, ReadError> {
        let Some(raw) = self.text(key) else { return Ok(None) };
        raw.split(',')
            .map(|part| int(part).and_then(|n| T::try_from(n).ok()))
            .collect::<Option<Vec<T>>>()
            .map(Some)
            .ok_or_else(|| self.bad(key, expected))
    }

    /// Exactly `N` numbers between commas.
    pub(super) fn exactly<T: TryFrom<i64> + Copy + Default, const N: usize>(
        &self,
        key: &str,
        expected: &'static str,
    ) -> Result<[T; N], ReadError> {
        let list = self.list(key, expected)?.unwrap_or_default();
        <[T; N]>::try_from(list.as_slice()).map_err(|_| self.bad(key, expected))
    }

    /// Tiles by number between commas; none if the attribute is missing.
    pub(super) fn tiles(&self, key: &str, reds: bool) -> Result<Option<Vec<Tile>>, ReadError> {
        const EXPECTED: &str = "tile numbers, 0 to 135";
        let Some(list) = self.list::<u16>(key, EXPECTED)? else { return Ok(None) };
        let tiles = list.into_iter().map(|n| super::tile::tile(n, reds)).collect::<Option<_>>();
        tiles.ok_or_else(|| self.bad(key, EXPECTED)).map(Some)
    }
}

/// A whole number, with a sign or not, of at most nine digits.
pub(super) fn int(text: &str) -> Option<i64> {
    let text = text.trim().as_bytes();
    let (negative, digits) = match text.split_first()? {
        (b'-', rest) => (true, rest),
        (b'+', rest) => (false, rest),
        _ => (false, text),
    };
    if digits.is_empty() || digits.len() > 9 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let n = digits.iter().fold(0, |n, d| n * 10 + i64::from(d - b'0'));
    Some(if negative { -n } else { n })
}

/// A decimal number in units of `10^-places`; further places are cut off.
pub(super) fn decimal(text: &str, places: usize) -> Option<i32> {
    let text = text.trim();
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    if !rest.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let mut n = int(whole)?;
    let negative = whole.starts_with('-');
    for i in 0..places {
        let digit = i64::from(rest.as_bytes().get(i).map_or(0, |d| d - b'0'));
        n = n * 10 + if negative { -digit } else { digit };
    }
    i32::try_from(n).ok()
}

/// Percent-encoded UTF-8; what is not that comes out as it can.
pub(super) fn percent_decoded(raw: &str) -> String {
    let mut bytes = Vec::with_capacity(raw.len());
    let mut rest = raw.as_bytes();
    while let Some((first, tail)) = rest.split_first() {
        let hex = |i: usize| tail.get(i).and_then(|b| (*b as char).to_digit(16));
        if let (b'%', Some(high), Some(low)) = (*first, hex(0), hex(1)) {
            bytes.push((high * 16 + low) as u8);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into_owned())
}

pub(super) fn syntax(text: &str, offset: usize, what: String) -> ReadError {
    let (line, column) = position(text.as_bytes(), offset);
    ReadError::Syntax { line, column, what }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_keep_their_sign() {
        let tenths = |s: &str| decimal(s, 1);
        assert_eq!(tenths("-0.5"), Some(-5));
        assert_eq!(tenths("-51.0"), Some(-510));
        assert_eq!(tenths("46"), Some(460));
        assert_eq!(tenths("4x"), None);
        assert_eq!(decimal("2101.50", 2), Some(210150));
    }

    #[test]
    fn names_are_percent_encoded_utf8() {
        assert_eq!(percent_decoded("%E6%9D%B1"), "東");
        assert_eq!(percent_decoded("100%"), "100%");
        assert_eq!(percent_decoded("%zz%4"), "%zz%4");
        assert_eq!(percent_decoded("%FF"), "\u{fffd}");
    }
}
