//! The rules of a table in the header of its log: every answer with its place.
use crate::error::ReadError;
use crate::event_log::law::read_answer;
use crate::event_log::stored::Stored;
use crate::json::At;
use rules::regulation::{RegulationId, TableRules};
use serde_json::Value;

pub(super) fn write(rules: &TableRules) -> Value {
    let answers = rules.options().into_iter().map(|option| {
        let answer = Value::Array(vec![Value::from(option.answer()), option.basis.write()]);
        (option.key.to_owned(), answer)
    });
    Value::Object(answers.collect())
}

pub(super) fn read(regulation: RegulationId, at: &At<'_>) -> Result<TableRules, ReadError> {
    let mut rules = regulation.regulation().table;
    let given = at.value.as_object().ok_or_else(|| at.bad("the answers by key"))?;
    let options = rules.options();
    for option in &options {
        let answer = at.key(option.key);
        let (value, basis) = read_answer(option, &answer)?;
        rules.set(option.key, value, basis).map_err(|_| answer.bad("an answer of this option"))?;
    }
    if let Some(key) = given.keys().find(|key| options.iter().all(|o| o.key != key.as_str())) {
        return Err(at.key(key).bad("no option of this name: the log is of another version"));
    }
    Ok(rules)
}
