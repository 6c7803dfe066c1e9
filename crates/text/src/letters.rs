//! Letters: those of the winds, a capital at the beginning, names in the order in which people look for them.
use crate::{Lang, say, wind_id};
use rules::seat::{Seat, Wind};

/// The letter of a wind.
pub fn wind_letter(lang: Lang, wind: Wind) -> String {
    say!(lang, "desk-wind", wind = wind_id(wind))
}

/// A player of a deal by wind, where he has one, and number, 1 being East of the first deal.
pub fn seat_of_deal(lang: Lang, wind: Option<Wind>, seat: Seat) -> String {
    let number = seat.index() + 1;
    match wind {
        Some(wind) => say!(lang, "settle-seat", wind = wind_id(wind), player = number),
        None => say!(lang, "settle-player", n = number),
    }
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
