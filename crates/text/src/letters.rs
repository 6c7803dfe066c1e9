//! Letters: those of the winds, a capital at the beginning, names in the order in which people look for them.
use crate::{Lang, say, wind_id};
use rules::seat::Wind;

/// The letter of a wind, which comes with its tint always.
pub fn wind_letter(lang: Lang, wind: Wind) -> String {
    say!(lang, "desk-wind", wind = wind_id(wind))
}

/// The same with a capital at the beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A name as it is sorted: case and ё do not matter.
pub fn sort_key(name: &str) -> String {
    name.to_lowercase().replace('ё', "е")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_as_people_look_for_them() {
        let mut names = ["Яковлев", "ёлкин", "Ежов", "Жуков", "Еремин"];
        names.sort_by_cached_key(|name| sort_key(name));
        assert_eq!(names, ["Ежов", "ёлкин", "Еремин", "Жуков", "Яковлев"]);
        assert_eq!((capital("тур 2"), capital("")), ("Тур 2".to_owned(), String::new()));
    }
}
