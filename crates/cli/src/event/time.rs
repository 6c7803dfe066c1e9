//! Moments and days on the command line: RFC 3339, or the time of the venue.
use jiff::Timestamp;
use jiff::civil;
use jiff::tz::TimeZone;
use tournament::{Date, Moment};

/// The time zone of a venue; UTC if its name is not known.
pub(super) fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

/// Whether there is such a zone.
pub(super) fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// The name of the zone of this machine.
pub(super) fn own_zone() -> String {
    TimeZone::system().iana_name().unwrap_or("UTC").to_owned()
}

/// Now.
pub(super) fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond())
}

/// `2026-03-01T10:00:00+03:00`, `2026-03-01 10:00` at the venue, or `10:00` on the day of `today`.
pub(super) fn moment(text: &str, zone: &TimeZone, today: Moment) -> Option<Moment> {
    if let Ok(stamp) = text.parse::<Timestamp>() {
        return Some(Moment(stamp.as_millisecond()));
    }
    let at_venue = |local: civil::DateTime| {
        let stamp = zone.to_ambiguous_zoned_datetime(local).compatible().ok()?.timestamp();
        Some(Moment(stamp.as_millisecond()))
    };
    if let Ok(local) = text.parse::<civil::DateTime>() {
        return at_venue(local);
    }
    let time: civil::Time = text.parse().ok()?;
    at_venue(local(today, zone).date().to_datetime(time))
}

/// `2026-03-01`.
pub(super) fn date(text: &str) -> Option<Date> {
    let day: civil::Date = text.trim().parse().ok()?;
    Date::new(day.year(), u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?)
}

/// The day of a moment at the venue.
pub(super) fn day(at: Moment, zone: &TimeZone) -> Option<Date> {
    let day = local(at, zone).date();
    Date::new(day.year(), u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?)
}

/// `10:05` at the venue.
pub(super) fn clock(at: Moment, zone: &TimeZone) -> String {
    local(at, zone).strftime("%H:%M").to_string()
}

/// `2026-03-01 10:05` at the venue.
pub(super) fn stamp(at: Moment, zone: &TimeZone) -> String {
    local(at, zone).strftime("%Y-%m-%d %H:%M").to_string()
}

/// When a day begins at the venue.
pub(super) fn midnight(day: Date, zone: &TimeZone) -> Option<Moment> {
    let day = civil::Date::new(day.year(), day.month().try_into().ok()?, day.day().try_into().ok()?).ok()?;
    let stamp =
        zone.to_ambiguous_zoned_datetime(day.to_datetime(civil::Time::midnight())).compatible().ok()?;
    Some(Moment(stamp.timestamp().as_millisecond()))
}

fn local(at: Moment, zone: &TimeZone) -> civil::DateTime {
    let stamp = Timestamp::from_millisecond(at.0).unwrap_or_default();
    zone.to_datetime(stamp)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_the_venue_is_meant() {
        let zone = zone("Asia/Vladivostok");
        let at = moment("2026-03-01T10:00:00+10:00", &zone, Moment(0)).unwrap();
        assert_eq!(moment("2026-03-01 10:00", &zone, Moment(0)), Some(at));
        assert_eq!(moment("2026-03-01T00:00:00Z", &zone, Moment(0)), Some(at));
        assert_eq!(clock(at, &zone), "10:00");
        let later = moment("11:30", &zone, at).unwrap();
        assert_eq!(day(later, &zone), date("2026-03-01"));
        assert_eq!(clock(later, &zone), "11:30");
        assert_eq!(moment("noon", &zone, at), None);
    }

    #[test]
    fn days_begin_at_the_venue() {
        let zone = zone("Europe/Samara");
        let day_of = date("2026-03-01").unwrap();
        assert_eq!(day(moment("2026-03-01 00:00", &zone, Moment(0)).unwrap(), &zone), Some(day_of));
        assert_eq!(day(moment("2026-02-28T20:00:00Z", &zone, Moment(0)).unwrap(), &zone), Some(day_of));
        assert_eq!(date("2026-02-29"), None);
        assert!(is_zone("Europe/Samara") && !is_zone("Europe/Nowhere"));
    }
}
