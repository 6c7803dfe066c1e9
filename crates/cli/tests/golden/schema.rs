//! A JSON answer reduced to its form: each path with the types it takes. The name of the schema stays as it is.
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The form of a JSON text, one path a line.
pub(crate) fn of(text: &str) -> String {
    let value: Value = serde_json::from_str(text).unwrap();
    let mut paths = BTreeMap::new();
    collect(&value, String::new(), &mut paths);
    let mut out = format!("{}\n", value["schema"].as_str().unwrap());
    for (path, types) in paths {
        writeln!(out, "  {path}: {}", types.into_iter().collect::<Vec<_>>().join(" | ")).unwrap();
    }
    out
}

fn collect(value: &Value, path: String, out: &mut BTreeMap<String, BTreeSet<&'static str>>) {
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(items) => {
            for item in items {
                collect(item, format!("{path}[]"), out);
            }
            "list"
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let dot = if path.is_empty() { "" } else { "." };
                collect(field, format!("{path}{dot}{name}"), out);
            }
            "object"
        }
    };
    if !path.is_empty() {
        out.entry(path).or_default().insert(kind);
    }
}
