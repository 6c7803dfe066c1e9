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
    let spelled: Vec<(PersonId, Spelled<'_>)> =
        people.all().map(|(id, person)| (id, Spelled::of(&person.profile))).collect();
    // Only those who share a word or a number are compared: a club has ten thousand people.
    let mut found = BTreeSet::new();
    for alike in by_word(&spelled).values() {
        for (i, one) in alike.iter().enumerate() {
            for other in &alike[i + 1..] {
                let ((first, mine), (second, theirs)) = (&spelled[*one], &spelled[*other]);
                if let Some(likeness) = likeness(mine, theirs) {
                    found.insert(Duplicate { first: *first, second: *second, likeness });
                }
            }
        }
    }
    found.into_iter().collect()
}

/// For each of those who are to be registered, who on the list may be the same person: the likeliest, if there is one.
pub fn known(people: &State, profiles: &[&Profile]) -> Vec<Option<(PersonId, Likeness)>> {
    let spelled: Vec<(PersonId, Spelled<'_>)> =
        people.all().map(|(id, person)| (id, Spelled::of(&person.profile))).collect();
    let by_word = by_word(&spelled);
    let known = |profile: &&Profile| {
        let new = Spelled::of(profile);
        let alike = new.words().into_iter().filter_map(|word| by_word.get(&word)).flatten();
        let all = alike.filter_map(|one| {
            let (id, old) = &spelled[*one];
            likeness(old, &new).map(|likeness| (likeness, *id))
        });
        all.min().map(|(likeness, id)| (id, likeness))
    };
    profiles.iter().map(known).collect()
}

/// A person as a name that may be spelled in several ways.
struct Spelled<'p> {
    profile: &'p Profile,
    keys: Vec<Key>,
}

impl<'p> Spelled<'p> {
    fn of(profile: &'p Profile) -> Self {
        Self { profile, keys: keys(profile) }
    }

    /// What two who may be one share one of: a word of the name, the number.
    fn words(&self) -> BTreeSet<String> {
        let mut words: BTreeSet<String> = self.keys.iter().flatten().cloned().collect();
        let number = self.profile.ema.trim();
        if !number.is_empty() {
            words.insert(format!("#{number}"));
        }
        words
    }
}

/// Who has a word or a number, by their places.
fn by_word(spelled: &[(PersonId, Spelled<'_>)]) -> BTreeMap<String, Vec<usize>> {
    let mut by_word: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, (_, one)) in spelled.iter().enumerate() {
        for word in one.words() {
            by_word.entry(word).or_default().push(at);
        }
    }
    by_word
}

/// Whether two people have the same name, however it is spelled.
pub(super) fn same_name(one: &Profile, other: &Profile) -> bool {
    one.birth.is_none_or(|birth| other.birth.is_none_or(|b| b == birth))
        && keys(one).iter().any(|key| keys(other).contains(key))
}

fn likeness(one: &Spelled<'_>, other: &Spelled<'_>) -> Option<Likeness> {
    let (Spelled { profile: a, keys: mine }, Spelled { profile: b, keys: theirs }) = (one, other);
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
