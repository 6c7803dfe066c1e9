//! The stored form of a law: whose hall, whose table, and every answer with its place.
//!
//! An event goes on by the answers it was opened with, whatever a later version of the program answers.
use super::stored::{Stored, field};
use crate::error::ReadError;
use crate::json::At;
use rules::clause::Basis;
use rules::option::{AnswerValue, OptionView};
use rules::regulation::{Hall, Regulation, RegulationId};
use serde_json::{Map, Value};
use tournament::setup::Law;

impl Stored for RegulationId {
    fn write(&self) -> Value {
        Value::from(self.id())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "the id of a regulation";
        Self::from_id(at.str(EXPECTED)?).ok_or_else(|| at.bad(EXPECTED))
    }
}

impl Stored for Law {
    fn write(&self) -> Value {
        let mut object = Map::new();
        object.insert("regulation".to_owned(), self.id.write());
        object.insert("table".to_owned(), self.table_of.write());
        let answers = whole(self).options().into_iter().map(|option| {
            let answer = Value::Array(vec![Value::from(option.answer()), option.basis.write()]);
            (option.key.to_owned(), answer)
        });
        object.insert("answers".to_owned(), Value::Object(answers.collect()));
        Value::Object(object)
    }

    fn read(at: At<'_>) -> Result<Self, ReadError> {
        let id: RegulationId = field(&at, "regulation")?;
        let table_of: RegulationId = field(&at, "table")?;
        let hall = id.regulation().hall;
        if hall.rules().is_none() {
            return Err(at.key("regulation").bad("a regulation with a hall"));
        }
        let mut law = Regulation { id, table: table_of.regulation().table, hall };
        let answers = at.key("answers");
        let given = answers.value.as_object().ok_or_else(|| answers.bad("the answers by key"))?;
        let options = law.options();
        for option in &options {
            let answer = answers.key(option.key);
            let (value, basis) = read_answer(option, &answer)?;
            law.set(option.key, value, basis).map_err(|_| answer.bad("an answer of this option"))?;
        }
        if let Some(key) = given.keys().find(|key| options.iter().all(|o| o.key != key.as_str())) {
            return Err(answers.key(key).bad("no option of this name: the log is of another version"));
        }
        let Regulation { table, hall: Hall::Rules(hall), .. } = law else {
            return Err(at.bad("a regulation with a hall"));
        };
        Ok(Self { id, table_of, table, hall })
    }
}

pub(crate) fn read_answer(option: &OptionView, at: &At<'_>) -> Result<(AnswerValue, Basis), ReadError> {
    const EXPECTED: &str = "an answer of this option";
    let value = option.answers.parse(at.item(0).str(EXPECTED)?).map_err(|_| at.item(0).bad(EXPECTED))?;
    Ok((value, Basis::read(at.item(1))?))
}

fn whole(law: &Law) -> Regulation {
    Regulation { id: law.id, table: law.table.clone(), hall: Hall::Rules(law.hall.clone()) }
}
