//! Moments and days as people write them: RFC 3339, or the time of the venue.
use jiff::Timestamp;
use jiff::civil;
use jiff::tz::TimeZone;
use tournament::{Date, Moment};

/// The time zone of a venue; UTC if its name is not known.
pub(crate) fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

/// Whether there is such a zone.
pub(crate) fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// The names of all zones.
pub(crate) fn zones() -> impl Iterator<Item = String> {
    jiff::tz::db().available().map(|name| name.as_str().to_owned()).filter(|name| name.contains('/'))
}

/// The name of the zone of this machine.
pub(crate) fn own_zone() -> String {
    TimeZone::system().iana_name().unwrap_or("UTC").to_owned()
}

/// Now.
pub(crate) fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond())
}

/// `2026-03-01`.
pub(crate) fn date(text: &str) -> Option<Date> {
    let day: civil::Date = text.trim().parse().ok()?;
    Date::new(day.year(), u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?)
}

/// The moment of a clock at the venue, such as `10:05`, on a day.
pub(crate) fn moment(day: Date, clock: &str, zone: &TimeZone) -> Option<Moment> {
    let (hour, minute) = clock.trim().split_once(':')?;
    let time = civil::Time::new(hour.parse().ok()?, minute.parse().ok()?, 0, 0).ok()?;
    let month = i8::try_from(day.month()).ok()?;
    let day = civil::Date::new(day.year(), month, i8::try_from(day.day()).ok()?).ok()?;
    let stamp = zone.to_ambiguous_zoned_datetime(day.to_datetime(time)).compatible().ok()?.timestamp();
    Some(Moment(stamp.as_millisecond()))
}

/// The day of a moment at the venue.
pub(crate) fn day(at: Moment, zone: &TimeZone) -> Option<Date> {
    let day = local(at, zone).date();
    Date::new(day.year(), u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?)
}

/// `10:05` at the venue.
pub(crate) fn clock(at: Moment, zone: &TimeZone) -> String {
    local(at, zone).strftime("%H:%M").to_string()
}

fn local(at: Moment, zone: &TimeZone) -> civil::DateTime {
    let stamp = Timestamp::from_millisecond(at.0).unwrap_or_default();
    zone.to_datetime(stamp)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tournament case S8: two mornings in Vladivostok, between which London changes to summer time.
    #[test]
    fn s8_the_day_is_that_of_the_venue_and_viewers_far_away_have_another() {
        let venue = zone("Asia/Vladivostok");
        let mornings =
            ["2025-03-29", "2025-03-30"].map(|day| moment(date(day).unwrap(), "09:30", &venue).unwrap());
        let told = |zone: &TimeZone| mornings.map(|at| (day(at, zone).unwrap().to_string(), clock(at, zone)));
        let of = |day: &str, clock: &str| (day.to_owned(), clock.to_owned());
        assert_eq!(told(&venue), [of("2025-03-29", "09:30"), of("2025-03-30", "09:30")]);
        assert_eq!(told(&zone("Europe/Moscow")), [of("2025-03-29", "02:30"), of("2025-03-30", "02:30")]);
        assert_eq!(told(&zone("Europe/London")), [of("2025-03-28", "23:30"), of("2025-03-29", "23:30")]);
        assert_eq!(mornings[1] - mornings[0], tournament::Span::minutes(24 * 60));
    }

    #[test]
    fn the_clock_is_that_of_the_venue() {
        let midnight = Moment(1_772_323_200_000);
        assert_eq!(clock(midnight, &zone("Asia/Vladivostok")), "10:00");
        assert_eq!(day(midnight, &zone("America/New_York")), date("2026-02-28"));
        assert!(is_zone("Europe/Samara") && !is_zone("Europe/Nowhere"));
        assert_eq!(date("2026-02-29"), None);
        let samara = zone("Europe/Samara");
        let ten = moment(date("2026-03-01").unwrap(), "10:05", &samara).unwrap();
        assert_eq!((day(ten, &samara), clock(ten, &samara).as_str()), (date("2026-03-01"), "10:05"));
        assert_eq!(moment(date("2026-03-01").unwrap(), "24:01", &samara), None);
    }
}
