//! Who may enter the championship.
use crate::event::{Builder, profile};
use rules::regulation::RegulationId;
use serde_json::{Value, json};
use tournament::people::{Command, Experience, Gate, Part, Profile, open_gates};
use tournament::{Command as Any, Date, PersonId, Role};

pub(super) fn registration(input: &Value) -> Result<Value, String> {
    let mut event = Builder::of(RegulationId::Sichuan);
    let first = event.setup.settings.first_day;
    let age = input["age_on_first_day"].as_i64().ok_or("no age")? as i16;
    let part = match input["role"].as_str() {
        Some("player") => Part::Player,
        Some("substitute") => Part::Substitute(input["sessions"].as_u64().map(|n| n as u8)),
        _ => return Err("no such role".into()),
    };
    let experience = match (input["tournament_experience"].as_bool(), input["qualified"].as_bool()) {
        (_, Some(true)) => Experience::Qualified,
        (Some(true), _) => Experience::Tournaments,
        _ => Experience::None,
    };
    let birth = Date::new(first.year() - age, first.month(), first.day());
    let somebody = Profile { birth, experience, ..profile(1) };
    let command = Command::Register { profile: Box::new(somebody), part, over: None };
    if event.try_give(Role::Organiser, Any::People(command)).is_err() {
        return Ok(json!({ "accepted": false }));
    }
    if part != Part::Player {
        return Ok(json!({ "accepted": true }));
    }
    // Of players the cases say whether restrictions are still to be recorded.
    let gates = open_gates(&event, PersonId(1));
    let restrictions = gates.iter().any(|(gate, _)| *gate == Gate::Restrictions);
    let told = if restrictions { json!("organiser must record them") } else { Value::Null };
    Ok(json!({ "accepted": true, "restrictions": told }))
}
