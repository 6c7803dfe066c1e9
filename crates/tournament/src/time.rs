//! Moments and dates. They come from outside; nothing here asks a clock.
use std::fmt;
use std::ops::{Add, Sub};

/// An instant: milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment(pub i64);

/// A length of time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span(pub i64);

impl Span {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many seconds.
    pub const fn seconds(seconds: i64) -> Self {
        Self(seconds * 1000)
    }

    /// So many minutes.
    pub const fn minutes(minutes: i64) -> Self {
        Self(minutes * 60_000)
    }

    /// Whole seconds, rounded down.
    pub const fn whole_seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

impl Add<Span> for Moment {
    type Output = Self;
    fn add(self, span: Span) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

impl Sub for Moment {
    type Output = Span;
    fn sub(self, other: Self) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl Add for Span {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Span {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// The years of the calendar: those that are written with four digits.
const YEARS: std::ops::RangeInclusive<i16> = 1..=9999;

/// A day of the calendar at the venue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: i16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if the calendar has it.
    pub const fn new(year: i16, month: u8, day: u8) -> Option<Self> {
        if year < *YEARS.start()
            || year > *YEARS.end()
            || month < 1
            || month > 12
            || day < 1
            || day > days_of(year, month)
        {
            return None;
        }
        Some(Self { year, month, day })
    }

    /// The year.
    pub const fn year(self) -> i16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Whole years from this birthday to a day; who was born on 29 February is a year older on 1 March.
    pub const fn age_on(self, day: Self) -> i16 {
        let before = day.month < self.month || (day.month == self.month && day.day < self.day);
        day.year - self.year - before as i16
    }

    /// So many days before this one; the first day of the calendar if it does not reach so far back.
    pub const fn days_before(self, days: u16) -> Self {
        let mut date = self;
        let mut left = days;
        while left > 0 {
            left -= 1;
            date = match (date.day, date.month) {
                (1, 1) if date.year == *YEARS.start() => date,
                (1, 1) => Self { year: date.year - 1, month: 12, day: 31 },
                (1, month) => Self { month: month - 1, day: days_of(date.year, month - 1), ..date },
                (day, _) => Self { day: day - 1, ..date },
            };
        }
        date
    }

    /// The same day so many months later, or the last of that month; the last day of the calendar beyond its end.
    pub const fn months_later(self, months: u16) -> Self {
        let all = self.year as i32 * 12 + self.month as i32 - 1 + months as i32;
        if all.div_euclid(12) > *YEARS.end() as i32 {
            return Self { year: *YEARS.end(), month: 12, day: 31 };
        }
        let (year, month) = (all.div_euclid(12) as i16, all.rem_euclid(12) as u8 + 1);
        let last = days_of(year, month);
        Self { year, month, day: if self.day < last { self.day } else { last } }
    }
}

const fn days_of(year: i16, month: u8) -> u8 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    /// `2026-11-30`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: i16, month: u8, day: u8) -> Date {
        Date::new(year, month, day).expect("a day of the calendar")
    }

    #[test]
    fn ages_change_on_the_birthday() {
        let birth = day(2013, 5, 20);
        assert_eq!(birth.age_on(day(2026, 5, 19)), 12);
        assert_eq!(birth.age_on(day(2026, 5, 20)), 13);
        assert_eq!(day(2012, 2, 29).age_on(day(2025, 2, 28)), 12);
    }

    #[test]
    fn days_are_counted_back_over_months_and_years() {
        assert_eq!(day(2018, 2, 25).days_before(4), day(2018, 2, 21));
        assert_eq!(day(2024, 3, 1).days_before(1), day(2024, 2, 29));
        assert_eq!(day(2026, 1, 1).days_before(366), day(2024, 12, 31));
    }

    #[test]
    fn a_month_later_is_a_day_of_that_month() {
        assert_eq!(day(2026, 1, 31).months_later(1), day(2026, 2, 28));
        assert_eq!(day(2026, 11, 30).months_later(1), day(2026, 12, 30));
        assert_eq!(Date::new(2026, 2, 29), None);
    }

    #[test]
    fn the_calendar_has_the_years_of_four_digits() {
        assert_eq!([0, -1, 10_000, i16::MAX].map(|year| Date::new(year, 1, 1)), [None; 4]);
        assert_eq!(day(9999, 11, 30).months_later(2), day(9999, 12, 31));
        assert_eq!(day(1, 1, 2).days_before(3), day(1, 1, 1));
    }
}
