//! Penalties: what somebody did, what follows, and why a command about them is refused.
use super::Voice;
use crate::{Value, citation, option, signed, standings};
use tournament::penalty::{Force, Offence, Penalty, Reason, Sanction, Unit};
use tournament::{PenaltyNo, standings::Value as Score};

/// What somebody did.
pub fn offence(voice: &Voice<'_>, offence: Offence) -> String {
    match offence {
        Offence::Riichi(offence) => option::option_name(voice.lang, offence.key(), Some(voice.school)),
        Offence::Sichuan(slip) => option::option_name(voice.lang, slip.key(), Some(voice.school)),
        Offence::IgnoredSignal => voice.plain("hall-offence-ignored-signal"),
        Offence::Late => voice.plain("hall-offence-late"),
        Offence::NoShow => voice.plain("hall-offence-no-show"),
        Offence::MissedRound => voice.plain("hall-offence-missed-round"),
        Offence::Ruling => voice.plain("hall-offence-ruling"),
    }
}

/// What follows.
pub fn sanction(voice: &Voice<'_>, sanction: Sanction) -> String {
    match sanction {
        Sanction::Warning => voice.plain("hall-sanction-warning"),
        Sanction::LostCall => voice.plain("hall-sanction-lost-call"),
        Sanction::DeadHand => voice.plain("hall-sanction-dead-hand"),
        Sanction::FalseHu => voice.plain("hall-sanction-false-hu"),
        Sanction::Chombo => voice.plain("hall-sanction-chombo"),
        // Off the result is a loss; a negative number is given.
        Sanction::Off(amount, of) => {
            let change = -i64::from(amount);
            let amount = match of {
                Unit::TournamentPointHalves if change > 0 => {
                    format!("+{}", standings::value(voice.lang, Score::Halves(change)))
                }
                Unit::TournamentPointHalves => standings::value(voice.lang, Score::Halves(change)),
                Unit::Whists | Unit::GamePoints | Unit::TablePoints => signed(voice.lang, change),
            };
            voice.say("hall-sanction-off", &[("amount", amount.into()), ("unit", unit_id(of))])
        }
        Sanction::Annulled => voice.plain("hall-sanction-annulled"),
        Sanction::Disqualified => voice.plain("hall-sanction-disqualified"),
        Sanction::Banned(until) => voice.say("hall-sanction-banned", &[("date", until.to_string().into())]),
        Sanction::Noted(amount) => voice.with("hall-sanction-noted", amount),
        Sanction::None => voice.plain("hall-sanction-none"),
    }
}

/// The name of a unit of results.
pub fn unit(voice: &Voice<'_>, unit: Unit) -> String {
    voice.say("hall-unit", &[("unit", unit_id(unit))])
}

fn unit_id(unit: Unit) -> Value<'static> {
    Value::from(match unit {
        Unit::TournamentPointHalves => "tournament-points",
        Unit::Whists => "whists",
        Unit::GamePoints => "game-points",
        Unit::TablePoints => "table-points",
    })
}

/// A penalty with its number, whose it is, where, what for, what follows, its clause, the note or the reason of a ruling,
/// and whether it is in force.
pub fn penalty(voice: &Voice<'_>, number: PenaltyNo, penalty: &Penalty) -> String {
    let mut values = vec![
        ("n", number.0.into()),
        ("name", voice.names.offender(voice.lang, penalty).into()),
        ("round", penalty.round.0.into()),
        ("offence", offence(voice, penalty.offence).into()),
        ("sanction", sanction(voice, penalty.sanction).into()),
    ];
    let place = [
        penalty.at.map(|(table, _)| voice.with("hall-penalty-table", table.0)),
        penalty.deal.map(|deal| voice.with("hall-penalty-deal", deal)),
    ];
    let place = place.into_iter().flatten().fold(String::new(), |place, part| place + ", " + &part);
    values.push(("place", place.into()));
    let basis = penalty.basis.map(|basis| format!(" ({})", citation(voice.lang, basis)));
    values.push(("basis", basis.unwrap_or_default().into()));
    let note = Some(penalty.note.trim()).filter(|note| !note.is_empty());
    values.push(("note", note.map(|note| format!("; {note}")).unwrap_or_default().into()));
    let line = voice.say("hall-penalty", &values);
    match &penalty.force {
        Force::Pending => voice.say("hall-penalty-pending", &[("penalty", line.into())]),
        Force::InForce => voice.say("hall-penalty-in-force", &[("penalty", line.into())]),
        Force::Cancelled(reason) => {
            voice.say("hall-penalty-cancelled", &[("penalty", line.into()), ("reason", reason.into())])
        }
    }
}

pub(super) fn refusal(voice: &Voice<'_>, reason: &Reason) -> String {
    let list = |key: &str, sanctions: &[Sanction]| {
        let list: Vec<String> = sanctions.iter().map(|one| sanction(voice, *one)).collect();
        voice.say(key, &[("sanctions", list.join("; ").into())])
    };
    match reason {
        Reason::Unknown => voice.plain("refused-penalty-unknown"),
        Reason::NoSuchRound(round) => voice.with("refused-penalty-no-round", round.0),
        Reason::OnlyJudge(_) => voice.plain("refused-penalty-only-judge"),
        Reason::OtherTable => voice.plain("refused-penalty-other-table"),
        Reason::OtherSeat => voice.plain("refused-penalty-other-seat"),
        Reason::NotInCatalogue(_) => voice.plain("refused-penalty-not-in-catalogue"),
        Reason::Choice(sanctions, _) if sanctions.is_empty() => voice.plain("refused-penalty-ruling"),
        Reason::Choice(sanctions, _) => list("refused-penalty-choice", sanctions),
        Reason::NoSuchKind(sanction, _) => list("refused-penalty-no-such-kind", &[*sanction]),
        Reason::OtherUnit(of) => voice.say("refused-penalty-other-unit", &[("unit", unit_id(*of))]),
        Reason::Amount { most, unit } => {
            let shown = match unit {
                Some(Unit::TournamentPointHalves) => most / 2,
                _ => *most,
            };
            let unit = unit.map_or_else(|| "noted".into(), unit_id);
            voice.say("refused-penalty-amount", &[("most", shown.into()), ("unit", unit)])
        }
        Reason::BanOver(day) => voice.say("refused-penalty-ban-over", &[("date", day.to_string().into())]),
        Reason::NoSuchDeal(most) => voice.with("refused-no-such-deal", *most),
        Reason::NotPlayed => voice.plain("refused-penalty-not-played"),
        Reason::Repeated(number) => voice.with("refused-penalty-repeated", number.0),
        Reason::RoundConfirmed => voice.plain("refused-penalty-round-confirmed"),
        Reason::NotPending => voice.plain("refused-penalty-not-pending"),
        Reason::AlreadyCancelled => voice.plain("refused-penalty-already-cancelled"),
        Reason::NotNoted => voice.plain("refused-penalty-not-noted"),
    }
}
