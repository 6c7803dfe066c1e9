//! Stored forms of what all chapters share: numbers, moments, seats, who gave a command, where something stands.
use super::stored::{Stored, field, put, stored_enums, stored_newtypes, stored_structs};
use crate::error::ReadError;
use crate::json::At;
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Place, Register};
use rules::seat::{Seat, SeatSet};
use serde_json::{Map, Value};
use tournament::{
    Actor, CallNo, CommandId, Date, EntryId, Moment, PenaltyNo, PersonId, Role, RoundNo, Span, TableId,
    TableNo, Version,
};

stored_newtypes!(PersonId, EntryId, RoundNo, TableNo, Version, PenaltyNo, CallNo, Moment, Span);

stored_structs! {
    TableId { round, table }
}

stored_enums! {
    Role {
        "public" => Public, "player" => Player, "scribe" => Scribe, "judge" => Judge, "chief-judge" => ChiefJudge,
        "organiser" => Organiser, "owner" => Owner,
    }
}

impl Stored for Actor {
    fn write(&self) -> Value {
        let mut object = Map::new();
        put(&mut object, "role", self.role.write());
        put(&mut object, "person", self.person.write());
        put(&mut object, "table", self.table.write());
        Value::Object(object)
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        Ok(Self { role: field(&at, "role")?, person: field(&at, "person")?, table: field(&at, "table")? })
    }
}

impl Stored for CommandId {
    fn write(&self) -> Value {
        Value::from(self.to_string())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "the id of a command: 32 hexadecimal digits";
        let text = at.str(EXPECTED)?;
        if text.len() != 32 || text.bytes().any(|b| b.is_ascii_uppercase() || b == b'+') {
            return Err(at.bad(EXPECTED));
        }
        u128::from_str_radix(text, 16).map(Self).map_err(|_| at.bad(EXPECTED))
    }
}

impl Stored for Date {
    fn write(&self) -> Value {
        Value::from(self.to_string())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "a day as 2026-11-30";
        day(at.str(EXPECTED)?).ok_or_else(|| at.bad(EXPECTED))
    }
}

/// The day written as `2026-11-30`.
pub(crate) fn day(text: &str) -> Option<Date> {
    let mut parts = text.splitn(3, '-');
    let mut next =
        |digits: usize| parts.next().filter(|p| p.len() == digits && p.bytes().all(|b| b.is_ascii_digit()));
    let (year, month, day) = (next(4)?, next(2)?, next(2)?);
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
}

impl Stored for Seat {
    fn write(&self) -> Value {
        Value::from(self.index())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        at.seat()
    }
}

impl Stored for SeatSet {
    fn write(&self) -> Value {
        Value::Array(Seat::ALL.iter().filter(|s| self.contains(**s)).map(Stored::write).collect())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        let mut set = Self::EMPTY;
        for item in at.items("a list of seats")? {
            set.insert(item.seat()?);
        }
        Ok(set)
    }
    fn missing(_: At<'_>) -> Result<Self, ReadError> {
        Ok(Self::EMPTY)
    }
}

impl Stored for Basis {
    /// `clause tesuji kuikae.2`, `base E 4.1`, `decision riichi 14`, `patch 7`.
    fn write(&self) -> Value {
        Value::from(match self {
            Self::Clause(clause) => format!("clause {} {}", clause.register().id(), clause.id()),
            Self::Base(place) => format!("base {}", place.text()),
            Self::Decision(decision) => {
                format!("decision {} {}", decision.list().id(), decision.number())
            }
            Self::Patch(line) => format!("patch {line}"),
        })
    }

    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str =
            "a place as `clause gambler 2.2`, `base E 4.1`, `decision riichi 14` or `patch 7`";
        basis(at.str(EXPECTED)?).ok_or_else(|| at.bad(EXPECTED))
    }
}

fn basis(text: &str) -> Option<Basis> {
    let (kind, rest) = text.split_once(' ')?;
    match kind {
        "clause" => {
            let (register, id) = rest.split_once(' ')?;
            let register = Register::ALL.into_iter().find(|r| r.id() == register)?;
            ClauseId::find(register, id).map(Basis::Clause)
        }
        "base" => Place::all().find(|p| p.text() == rest).map(Basis::Base),
        "decision" => {
            let (list, number) = rest.split_once(' ')?;
            let list = DecisionList::ALL.into_iter().find(|l| l.id() == list)?;
            let number = number.parse().ok().filter(|n| (1..=list.last()).contains(n))?;
            Some(Basis::Decision(Decision::of(list, number)))
        }
        "patch" => rest.parse().ok().map(Basis::Patch),
        _ => None,
    }
}
