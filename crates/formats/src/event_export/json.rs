//! The whole of an event in JSON, for pages and other programs: `reglament.event/1`.
use super::csv::score;
use super::{criteria, name, offender, plain};
use serde_json::{Map, Value, json};
use tournament::penalty::{Force, Offence, Penalty, Sanction, Unit};
use tournament::people::Part;
use tournament::protocol::{Which, lines};
use tournament::seats::RoundKind;
use tournament::setup::Life;
use tournament::standings::{Standings, Value as Score, teams};
use tournament::{RoundNo, TableNo, Tournament};

/// The value of `schema`.
pub const SCHEMA: &str = "reglament.event/1";

/// An event with its people, rounds, penalties and standings. Contacts, births and notes are left out.
pub fn json(event: &Tournament, standings: &Standings) -> Value {
    let settings = &event.setup.settings;
    json!({
        "schema": SCHEMA,
        "rules": event.setup.law.id.id(),
        "table": event.setup.law.table_of.id(),
        "name": settings.name,
        "place": settings.place,
        "zone": settings.zone,
        "first_day": settings.first_day.to_string(),
        "last_day": settings.last_day.to_string(),
        "closed": matches!(event.setup.life, Life::Closed(_)),
        "people": people(event),
        "rounds": (0..event.seats.rounds.len()).map(|i| round(event, RoundNo::of_index(i))).collect::<Vec<_>>(),
        "penalties": event.penalty.all.iter().enumerate().map(|(i, p)| penalty(event, i, p)).collect::<Vec<_>>(),
        "standings": self::standings(event, standings),
        "teams": teams_of(event, standings),
    })
}

fn people(event: &Tournament) -> Vec<Value> {
    let all = event.people.all().map(|(id, person)| {
        let profile = &person.profile;
        let part = match person.part {
            Part::Player => "player",
            Part::Substitute(_) => "substitute",
            Part::ChiefJudge => "chief-judge",
            Part::AssistantJudge => "assistant-judge",
        };
        json!({
            "person": id.0,
            "number": person.entry.map(|entry| entry.0),
            "name": profile.name,
            "part": part,
            "club": profile.club,
            "city": profile.city,
            "country": profile.country,
            "ema": profile.ema,
            "clan": profile.clan,
            "team": profile.team,
        })
    });
    all.collect()
}

fn round(event: &Tournament, round: RoundNo) -> Value {
    let Some(seated) = event.seats.round(round) else { return Value::Null };
    let kind = match seated.kind {
        RoundKind::Round => "round",
        RoundKind::Final => "final",
        RoundKind::Game => "game",
    };
    let seats = |seats: &tournament::seats::Seats| json!(seats.map(|entry| entry.map(|entry| entry.0)));
    let results = lines(event, round, Which::Confirmed).into_iter().map(|(table, line)| {
        let mut result = Map::new();
        result.insert("table".to_owned(), json!(table.map(|table: TableNo| table.0)));
        result.insert("number".to_owned(), json!(line.entry.0));
        let names =
            ["place", "points", "result", "chombos", "tournament_points", "whists", "mahjongs", "won"];
        let given = names.into_iter().zip(score(&line.score)).filter(|(_, text)| !text.is_empty());
        result.extend(given.map(|(name, text)| (name.to_owned(), Value::from(text))));
        let clauses: Vec<String> = line.bases().iter().map(ToString::to_string).collect();
        result.insert("clauses".to_owned(), json!(clauses));
        Value::Object(result)
    });
    json!({
        "round": round.0,
        "kind": kind,
        "confirmed": event.round.is_confirmed(round),
        "tables": seated.tables.iter().map(seats).collect::<Vec<_>>(),
        "out": seated.out.iter().map(|entry| entry.0).collect::<Vec<_>>(),
        "results": results.collect::<Vec<_>>(),
    })
}

fn penalty(event: &Tournament, index: usize, penalty: &Penalty) -> Value {
    let (offence, sanction, force) = penalty_ids(penalty);
    json!({
        "penalty": index + 1,
        "round": penalty.round.0,
        "table": penalty.at.map(|(table, _)| table.0),
        "number": penalty.entry.0,
        "name": offender(event, penalty),
        "offence": offence,
        "sanction": sanction,
        "clause": penalty.basis.map(|basis| basis.to_string()),
        "force": force,
    })
}

/// The ids of what somebody did, of what follows, and of whether it is in force.
pub(super) fn penalty_ids(penalty: &Penalty) -> (String, String, &'static str) {
    let offence = match penalty.offence {
        Offence::Riichi(offence) => offence.key(),
        Offence::Sichuan(slip) => slip.key(),
        Offence::IgnoredSignal => "ignored-signal",
        Offence::Late => "late",
        Offence::NoShow => "no-show",
        Offence::MissedRound => "missed-round",
        Offence::Ruling => "ruling",
    };
    let sanction = match penalty.sanction {
        Sanction::Warning => "warning".to_owned(),
        Sanction::LostCall => "lost-call".to_owned(),
        Sanction::DeadHand => "dead-hand".to_owned(),
        Sanction::FalseHu => "false-hu".to_owned(),
        Sanction::Chombo => "chombo".to_owned(),
        Sanction::Off(amount, unit) => format!("off {}", amount_of(amount, unit)),
        Sanction::Annulled => "annulled".to_owned(),
        Sanction::Disqualified => "disqualified".to_owned(),
        Sanction::Banned(until) => format!("banned until {until}"),
        Sanction::Noted(amount) => format!("noted {amount}"),
        Sanction::None => "none".to_owned(),
    };
    let force = match penalty.force {
        Force::Pending => "pending",
        Force::InForce => "in-force",
        Force::Cancelled(_) => "cancelled",
    };
    (offence.to_owned(), sanction, force)
}

/// So much of a unit; tournament points are whole ones and halves.
fn amount_of(amount: i32, unit: Unit) -> String {
    match unit {
        Unit::TournamentPointHalves => format!("{} tournament-points", plain(Score::Halves(amount.into()))),
        Unit::Whists => format!("{amount} whists"),
        Unit::GamePoints => format!("{amount} game-points"),
        Unit::TablePoints => format!("{amount} table-points"),
    }
}

/// Rows in order, each with its values and with what separates it from the next one.
pub fn standings(event: &Tournament, standings: &Standings) -> Value {
    let columns = criteria(standings);
    let rows = standings.rows.iter().map(|row| {
        let value = |criterion| {
            let key = row.keys.iter().find(|key| key.criterion == criterion);
            key.map(|key| plain(key.value)).filter(|text| !text.is_empty())
        };
        let values: Map<String, Value> =
            columns.iter().map(|c| (c.name().to_owned(), json!(value(*c)))).collect();
        json!({
            "place": row.place,
            "shared": row.tie.is_some(),
            "number": row.entry.0,
            "name": name(event, row.entry),
            "played": row.played,
            "values": values,
        })
    });
    json!({
        "after": standings.after.0,
        "provisional": standings.is_provisional(),
        "criteria": columns.iter().map(|c| c.name()).collect::<Vec<_>>(),
        "rows": rows.collect::<Vec<_>>(),
    })
}

fn teams_of(event: &Tournament, standings: &Standings) -> Value {
    let rows = teams(event, standings.after).value.unwrap_or_default().into_iter().map(|row| {
        let members: Vec<u32> = row.members.iter().map(|entry| entry.0).collect();
        json!({"team": row.team, "place": row.place, "value": plain(row.value), "members": members})
    });
    Value::Array(rows.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fine_is_in_the_units_of_the_regulation() {
        assert_eq!(amount_of(2, Unit::TournamentPointHalves), "1 tournament-points");
        assert_eq!(amount_of(-3, Unit::TournamentPointHalves), "-1.5 tournament-points");
        assert_eq!(amount_of(30, Unit::GamePoints), "30 game-points");
    }
}
