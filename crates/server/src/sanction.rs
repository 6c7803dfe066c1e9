//! Offences and sanctions as they are typed and sent: `warning`, `off:2.5tp`, `off:-30gp` (given), `banned:2027-01-01`.
use crate::time;
use tournament::penalty::{Offence, Sanction, Unit};

/// Sanctions that are one word.
pub(crate) const SIMPLE: [(Sanction, &str); 8] = [
    (Sanction::None, "none"),
    (Sanction::Warning, "warning"),
    (Sanction::LostCall, "lost-call"),
    (Sanction::DeadHand, "dead-hand"),
    (Sanction::FalseHu, "false-hu"),
    (Sanction::Chombo, "chombo"),
    (Sanction::Annulled, "annulled"),
    (Sanction::Disqualified, "disqualified"),
];

/// Units behind an amount.
pub(crate) const UNITS: [(Unit, &str); 4] = [
    (Unit::TournamentPointHalves, "tp"),
    (Unit::Whists, "whists"),
    (Unit::GamePoints, "gp"),
    (Unit::TablePoints, "points"),
];

/// The word of an offence: its key.
pub fn offence_word(offence: Offence) -> String {
    let key = match offence {
        Offence::Riichi(offence) => offence.key(),
        Offence::Sichuan(slip) => slip.key(),
        Offence::IgnoredSignal => "ignored_signal",
        Offence::Late => "late",
        Offence::NoShow => "no_show",
        Offence::MissedRound => "missed_round",
        Offence::Ruling => "ruling",
    };
    key.replace('_', "-")
}

/// The sanction of a text; nothing where it is none.
pub fn read_sanction(text: &str) -> Option<Sanction> {
    let simple = SIMPLE.iter().find(|(_, word)| *word == text).map(|(sanction, _)| *sanction);
    simple.or_else(|| match text.split_once(':')? {
        ("off", amount) => off(amount),
        ("banned", day) => time::date(day).map(Sanction::Banned),
        ("noted", amount) => amount.parse().ok().map(Sanction::Noted),
        _ => None,
    })
}

/// How a sanction is typed.
pub fn sanction_word(sanction: Sanction) -> String {
    match sanction {
        Sanction::Off(n, Unit::TournamentPointHalves) if n % 2 != 0 => {
            format!("off:{}{}.5tp", if n < 0 { "-" } else { "" }, n.unsigned_abs() / 2)
        }
        Sanction::Off(n, Unit::TournamentPointHalves) => format!("off:{}tp", n / 2),
        Sanction::Off(n, unit) => {
            format!("off:{n}{}", UNITS.iter().find(|(of, _)| *of == unit).map_or("", |(_, word)| *word))
        }
        Sanction::Banned(day) => format!("banned:{day}"),
        Sanction::Noted(n) => format!("noted:{n}"),
        simple => SIMPLE.iter().find(|(of, _)| *of == simple).map_or("", |(_, word)| *word).to_owned(),
    }
}

fn off(text: &str) -> Option<Sanction> {
    let (unit, amount) = UNITS.iter().find_map(|(unit, word)| Some((*unit, text.strip_suffix(word)?)))?;
    let amount = amount.trim().replace(',', ".").replace('−', "-");
    if unit != Unit::TournamentPointHalves {
        return Some(Sanction::Off(amount.parse().ok()?, unit));
    }
    let (whole, half) = amount.split_once('.').unwrap_or((&amount, "0"));
    let half = match half {
        "0" => 0,
        "5" => 1,
        _ => return None,
    };
    let size: i32 = whole.trim_start_matches('-').parse().ok()?;
    let halves = size.checked_mul(2)?.checked_add(half)?;
    Some(Sanction::Off(if whole.starts_with('-') { -halves } else { halves }, unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sanctions_are_written_as_they_are_read() {
        for word in [
            "none",
            "dead-hand",
            "off:2.5tp",
            "off:-0.5tp",
            "off:20000points",
            "off:-30gp",
            "banned:2027-01-31",
        ] {
            assert_eq!(read_sanction(word).map(sanction_word).as_deref(), Some(word));
        }
        for wrong in ["off:2147483647tp", "off:2.3tp", "off:5", "banned:soon", "flogging"] {
            assert_eq!(read_sanction(wrong), None, "{wrong}");
        }
    }
}
