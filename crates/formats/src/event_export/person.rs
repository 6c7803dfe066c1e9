//! All that an event knows of one person, in JSON, for that person: `reglament.person/1`.
use super::json::json as whole;
use serde_json::{Value, json};
use tournament::people::{Experience, Membership, Person};
use tournament::standings::Standings;
use tournament::{EntryId, PersonId, RoundNo, Tournament};

/// The value of `schema`.
pub const SCHEMA: &str = "reglament.person/1";

/// What an event knows of a person, with contact, birth and note: for nobody but him. Nothing if there is no such person.
pub fn person_json(event: &Tournament, standings: &Standings, id: PersonId) -> Option<Value> {
    let person = event.people.person(id)?;
    let all = whole(event, standings);
    let own = |key: &str| {
        let rows = all[key].as_array().into_iter().flatten();
        rows.filter(|row| row["person"] == json!(id.0)).cloned().collect::<Vec<_>>()
    };
    let rounds = all["rounds"].as_array().into_iter().flatten();
    let results = rounds.flat_map(|round| {
        let number = round["round"].as_u64().unwrap_or_default() as u32;
        let played = round["results"].as_array().into_iter().flatten();
        let his = played.filter(move |row| plays(event, row, RoundNo(number), id));
        his.map(move |row| json!({"round": number, "result": row}))
    });
    let penalties = all["penalties"].as_array().into_iter().flatten();
    let punished = penalties
        .filter(|row| plays(event, row, RoundNo(row["round"].as_u64().unwrap_or_default() as u32), id));
    let rows = all["standings"]["rows"].as_array().into_iter().flatten();
    let places = rows.filter(|row| plays(event, row, RoundNo(u32::MAX), id));
    Some(json!({
        "schema": SCHEMA,
        "event": event.setup.settings.name,
        "person": id.0,
        "listed": own("people"),
        "private": private(person),
        "results": results.collect::<Vec<_>>(),
        "penalties": punished.collect::<Vec<_>>(),
        "standings": places.collect::<Vec<_>>(),
    }))
}

/// Whether a row with the number of a slot is of somebody: he held it then, or was put in for that round.
fn plays(event: &Tournament, row: &Value, round: RoundNo, id: PersonId) -> bool {
    let Some(entry) = row["number"].as_u64().map(|n| EntryId(n as u32)) else { return false };
    let holds = event.people.slot(entry).and_then(|slot| slot.holder(round)) == Some(id);
    holds || event.substitute.of(round, entry).any(|put| put.by == Some(id) || put.out == id)
}

/// What is never public.
fn private(person: &Person) -> Value {
    let profile = &person.profile;
    let over: Vec<&str> = person.overridden.iter().map(|(_, reason)| reason.as_str()).collect();
    json!({
        "latin_first": profile.latin_first,
        "latin_last": profile.latin_last,
        "birth": profile.birth.map(|day| day.to_string()),
        "contact": profile.contact,
        "note": profile.note,
        "attested": profile.attested,
        "experience": match profile.experience {
            Experience::Unknown => "unknown",
            Experience::Tournaments => "tournaments",
            Experience::Qualified => "qualified",
            Experience::None => "none",
        },
        "membership": match profile.membership {
            Membership::None => "none",
            Membership::Visitor => "visitor",
            Membership::Paid => "paid",
            Membership::Member => "member",
            Membership::FarFriend => "far-friend",
        },
        "restrictions": person.restrictions,
        "reasons": over,
    })
}
