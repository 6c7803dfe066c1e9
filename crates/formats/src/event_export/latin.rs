//! First and last names in Latin letters for a report that wants both apart, from names as people write them.
use tournament::Tournament;
use tournament::people::{Profile, latin};

/// A name that nobody gave in Latin letters and that is written in others: how it was divided and written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// As the person writes it.
    pub name: String,
    /// The first name in the report.
    pub first: String,
    /// The last name in the report.
    pub last: String,
}

/// Where the last name stands in a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    LastNameFirst,
    LastNameLast,
}

/// How most names of an event are written, for those that do not show it themselves.
pub(super) fn usual(event: &Tournament) -> Order {
    let clear = event.people.all().filter_map(|(_, person)| shown(&words(&person.profile.name)));
    let (first, last): (Vec<Order>, Vec<Order>) = clear.partition(|order| *order == Order::LastNameFirst);
    if first.len() > last.len() { Order::LastNameFirst } else { Order::LastNameLast }
}

/// The first and the last name of somebody, and what was made up where the Latin name is not given.
pub(super) fn names(profile: &Profile, usual: Order) -> (String, String, Option<Written>) {
    let given = |text: &str| text.trim().to_owned();
    let (latin_first, latin_last) = (given(&profile.latin_first), given(&profile.latin_last));
    if !latin_last.is_empty() {
        return (latin_first, latin_last, None);
    }
    let words = words(&profile.name);
    let (first, last) = match (shown(&words).unwrap_or(usual), &words[..]) {
        (_, []) => (String::new(), String::new()),
        (_, [only]) => (String::new(), only.clone()),
        (Order::LastNameFirst, [last, first @ ..]) | (Order::LastNameLast, [first @ .., last]) => {
            (first.join(" "), last.clone())
        }
    };
    let first = if latin_first.is_empty() { first } else { latin_first };
    let name = profile.name.trim().to_owned();
    let written = (latin(&name) != name).then(|| Written { name, first: first.clone(), last: last.clone() });
    (first, last, written)
}

/// The words of a name in Latin letters.
fn words(name: &str) -> Vec<String> {
    name.split_whitespace().map(latin).collect()
}

/// Where a name itself shows which of its words is the last name: by a patronymic, or by an ending that only last
/// names have.
fn shown(words: &[String]) -> Option<Order> {
    let [first, .., last] = words else { return None };
    if words.len() == 3 && is_patronymic(last) {
        return Some(Order::LastNameFirst);
    }
    if words.len() == 3 && is_patronymic(&words[1]) {
        return Some(Order::LastNameLast);
    }
    match (is_last_name(first), is_last_name(last)) {
        (true, false) => Some(Order::LastNameFirst),
        (false, true) => Some(Order::LastNameLast),
        _ => None,
    }
}

fn is_patronymic(word: &str) -> bool {
    let word = word.to_lowercase();
    ["ovich", "evich", "ich", "ovna", "evna", "ichna"].iter().any(|ending| word.ends_with(ending))
}

/// Endings of last names. Those in -in are left out: so end Marina, Martin and Konstantin.
fn is_last_name(word: &str) -> bool {
    const ENDINGS: [&str; 14] = [
        "ov", "ev", "ova", "eva", "skii", "skiy", "sky", "skaia", "skaya", "enko", "chuk", "dze", "shvili",
        "skoi",
    ];
    const FIRST_NAMES: [&str; 3] = ["iakov", "yakov", "jakov"];
    let word = word.to_lowercase();
    word.chars().count() >= 5
        && !FIRST_NAMES.contains(&word.as_str())
        && ENDINGS.iter().any(|ending| word.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn divided(name: &str, usual: Order) -> (String, String) {
        let profile = Profile { name: name.to_owned(), ..Profile::default() };
        let (first, last, _) = names(&profile, usual);
        (first, last)
    }

    #[test]
    fn a_name_shows_which_word_is_the_last_name() {
        for (name, first, last) in [
            ("Пётр Иванов", "Petr", "Ivanov"),
            ("Иванов Пётр", "Petr", "Ivanov"),
            ("Ли Борис Петрович", "Boris Petrovich", "Li"),
            ("Борис Петрович Ли", "Boris Petrovich", "Li"),
            ("Яков Кац", "Iakov", "Kats"),
            ("Зорро", "", "Zorro"),
        ] {
            let expected = (first.to_owned(), last.to_owned());
            assert_eq!(divided(name, Order::LastNameLast), expected, "{name}");
        }
    }

    #[test]
    fn a_name_that_shows_nothing_is_read_as_the_others() {
        let written = |first: &str, last: &str| (first.to_owned(), last.to_owned());
        assert_eq!(divided("Кац Вера", Order::LastNameFirst), written("Vera", "Kats"));
        assert_eq!(divided("Вера Кац", Order::LastNameLast), written("Vera", "Kats"));
    }

    #[test]
    fn a_latin_name_that_is_given_is_taken_as_it_is() {
        let profile = Profile {
            name: "Щукин Юрий".to_owned(),
            latin_first: "Yury".to_owned(),
            latin_last: "Schukin".to_owned(),
            ..Profile::default()
        };
        let taken = ("Yury".to_owned(), "Schukin".to_owned(), None);
        assert_eq!(names(&profile, Order::LastNameLast), taken);
    }
}
