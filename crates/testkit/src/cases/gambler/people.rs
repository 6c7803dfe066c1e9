//! How many play, and who plays for a slot.
use super::{number, text};
use crate::event::{Builder, profile};
use rules::regulation::RegulationId;
use serde_json::{Value, json};
use tournament::people::{Part, places};
use tournament::substitute::{Command, Instead, Until, prize_holder};
use tournament::{Command as Any, EntryId, PersonId, Role, RoundNo};

pub(super) fn entry_count(input: &Value) -> Result<Value, String> {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(number(input, "registered")? as u32);
    let places = places(&event);
    Ok(json!({
        "max_players": places.players,
        "tables": places.tables,
        "waiting_list": places.waiting.len(),
    }))
}

/// The points are those of the slot; the protocol that gave them is not asked again.
pub(super) fn replacement(input: &Value) -> Result<Value, String> {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(4);
    let (out, into) = (PersonId(1), event.register(profile(5), Part::Substitute(None)));
    event.check_in_all();
    let round = event.seated(vec![[1, 2, 3, 4]]);
    event.begun(round);
    let put = |by: PersonId| {
        let moment = match text(input, "between") {
            "deals" | "rounds" => Instead::InBreak,
            _ => Instead::InDeal,
        };
        let (entry, by, until) = (EntryId(1), Some(by), Until::EventEnd);
        Any::Substitute(Command::Put { round, entry, by, from_deal: 3, moment, until, over: None })
    };
    event.try_give(Role::Judge, put(into)).map_err(|refused| refused.to_string())?;
    let name = |person| if person == into { text(input, "into") } else { text(input, "out") };
    let holder = prize_holder(&event, EntryId(1)).ok_or("no slot")?;
    let slot_goes_on = event.people.slot(EntryId(1)).and_then(|slot| slot.holder(RoundNo(2))) == Some(into);
    let back = event.try_give(Role::Judge, put(out)).is_ok();
    Ok(json!({
        "slot_tp": if slot_goes_on { input["tp_before"].clone() } else { Value::Null },
        "prize_to": name(holder.value),
        "back_replacement_allowed": back,
    }))
}
