//! The same person spelled twice: case, ё and е, the order of names, Cyrillic and Latin letters, a slip of one letter.
use super::latin::latin;
use super::{PersonId, Profile, State};
use std::collections::{BTreeMap, BTreeSet};

/// How alike two people are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Likeness {
    /// They have the same number of the European Mahjong Association.
    SameNumber,
    /// Their names are the same, however they are spelled.
    SameName,
    /// Their names differ in one letter.
    CloseName,
}

/// Two who may be one. They stay two until somebody merges them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Duplicate {
    /// Who was registered first.
    pub first: PersonId,
    /// Who came later.
    pub second: PersonId,
    /// Why they look the same.
    pub likeness: Likeness,
}

/// All pairs who may be one person, by number. Whoever has another birthday is somebody else.
pub fn duplicates(people: &State) -> Vec<Duplicate> {
    let mut spelled: Vec<(PersonId, &Profile, Vec<Key>)> = Vec::new();
    let mut by_word: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (id, person) in people.all() {
        let keys = keys(&person.profile);
        let words: BTreeSet<&String> = keys.iter().flatten().collect();
        for word in words {
            by_word.entry(word.clone()).or_default().push(spelled.len());
        }
        if !person.profile.ema.trim().is_empty() {
            let number = format!("#{}", person.profile.ema.trim());
            by_word.entry(number).or_default().push(spelled.len());
        }
        spelled.push((id, &person.profile, keys));
    }
    // Only those who share a word or a number are compared: a club has ten thousand people.
    let mut found = BTreeSet::new();
    for alike in by_word.values() {
        for (i, one) in alike.iter().enumerate() {
            for other in &alike[i + 1..] {
                let ((first, a, mine), (second, b, theirs)) = (&spelled[*one], &spelled[*other]);
                if let Some(likeness) = likeness(a, mine, b, theirs) {
                    found.insert(Duplicate { first: *first, second: *second, likeness });
                }
            }
        }
    }
    found.into_iter().collect()
}

/// Whether two people have the same name, however it is spelled.
pub(super) fn same_name(one: &Profile, other: &Profile) -> bool {
    one.birth.is_none_or(|birth| other.birth.is_none_or(|b| b == birth))
        && keys(one).iter().any(|key| keys(other).contains(key))
}

fn likeness(a: &Profile, mine: &[Key], b: &Profile, theirs: &[Key]) -> Option<Likeness> {
    if !a.ema.trim().is_empty() && a.ema.trim() == b.ema.trim() {
        return Some(Likeness::SameNumber);
    }
    if matches!((a.birth, b.birth), (Some(x), Some(y)) if x != y) {
        return None;
    }
    let pairs = || mine.iter().flat_map(|one| theirs.iter().map(move |other| (one, other)));
    if pairs().any(|(one, other)| one == other) {
        return Some(Likeness::SameName);
    }
    pairs().any(|(one, other)| close(one, other)).then_some(Likeness::CloseName)
}

/// The words of a name, folded and in order.
type Key = Vec<String>;

fn keys(profile: &Profile) -> Vec<Key> {
    let latin = format!("{} {}", profile.latin_first, profile.latin_last);
    let mut keys: Vec<Key> =
        [profile.name.as_str(), latin.as_str()].into_iter().map(key).filter(|key| !key.is_empty()).collect();
    keys.dedup();
    keys
}

fn key(name: &str) -> Key {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    // Passports write a hard sign; people leave it out.
    let mut key: Key = words.map(|word| folded(&latin(&word.replace('ъ', "")))).collect();
    key.sort();
    key
}

/// All words but one are the same, and that one differs in one letter.
fn close(one: &Key, other: &Key) -> bool {
    if one.len() != other.len() || one.len() < 2 {
        return false;
    }
    let differing: Vec<(&String, &String)> = one.iter().zip(other).filter(|(a, b)| a != b).collect();
    match differing[..] {
        // A number in a name tells people apart and is no slip.
        [(a, b)] if [a, b].iter().any(|word| word.contains(|c: char| c.is_numeric())) => false,
        [(a, b)] => a.chars().count().min(b.chars().count()) >= 4 && one_slip(a, b),
        _ => false,
    }
}

/// Whether one word comes from another by one letter added, left out, changed, or two changed over.
fn one_slip(a: &str, b: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let same = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[same..], &b[same..]);
    match a.len().abs_diff(b.len()) {
        0 => a.get(1..) == b.get(1..) || (a.len() > 1 && a[0] == b[1] && a[1] == b[0] && a[2..] == b[2..]),
        1 if a.len() > b.len() => &a[1..] == b,
        1 => a == &b[1..],
        _ => false,
    }
}

/// What the usual ways of writing Russian names in Latin letters have in common: the same for each of them.
fn folded(word: &str) -> String {
    let mut word = word.to_owned();
    for (from, to) in SPELLINGS {
        word = word.replace(from, to);
    }
    let mut out = String::new();
    for letter in word.chars() {
        // A digit counts: 1 and 11 are two players.
        if letter.is_ascii_digit() || !out.ends_with(letter) {
            out.push(letter);
        }
    }
    out
}

/// In this order.
const SPELLINGS: &[(&str, &str)] = &[
    ("shch", "sh"),
    ("sch", "sh"),
    ("kh", "h"),
    ("tz", "ts"),
    ("ph", "f"),
    ("x", "ks"),
    ("w", "v"),
    ("y", "i"),
    ("j", "i"),
    ("ier", "er"),
    ("ie", "e"),
    ("io", "e"),
    ("ander", "andr"),
    ("'", ""),
];
