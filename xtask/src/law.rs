//! The registers of clauses, `regulations/*/clauses.toml`, as the checks see them.
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The regulations that have a register, in the order of the generated table.
pub(crate) const REGISTERS: [&str; 5] = ["gambler", "sichuan", "samara", "tesuji", "aleague"];

/// What the program does with a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    Coded,
    Referee,
    Info,
}

/// A part of the product that realises a clause.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    Scorer,
    TableEngine,
    Tournament,
    ServerUi,
    Print,
}

impl Part {
    pub(crate) const ALL: [Self; 5] =
        [Self::Scorer, Self::TableEngine, Self::Tournament, Self::ServerUi, Self::Print];

    /// As the registers write it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Scorer => "scorer",
            Self::TableEngine => "table-engine",
            Self::Tournament => "tournament",
            Self::ServerUi => "server-ui",
            Self::Print => "print",
        }
    }

    /// The part written so.
    pub(crate) fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.id() == id)
    }

    /// The folders whose tests can hold this part; no folder means every folder that holds no other part.
    pub(crate) const fn homes(self) -> &'static [&'static str] {
        match self {
            Self::Scorer => &[],
            Self::TableEngine => &["crates/game"],
            Self::Tournament => &["crates/tournament"],
            Self::ServerUi => &["crates/server"],
            Self::Print => &["crates/print"],
        }
    }
}

/// One clause.
pub(crate) struct Clause {
    pub(crate) id: String,
    pub(crate) status: Status,
    pub(crate) parts: BTreeSet<Part>,
    pub(crate) decisions: Vec<String>,
    /// Ids of the cases that speak of it.
    pub(crate) cases: Vec<String>,
    /// English and Russian, title and text: what a person must be able to read.
    pub(crate) texts: [String; 4],
}

/// One register.
pub(crate) struct Register {
    pub(crate) regulation: &'static str,
    pub(crate) clauses: Vec<Clause>,
}

/// A part of a clause: what is held, or pending.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Duty {
    /// The place of the regulation in [`REGISTERS`], so that lists come in that order.
    register: usize,
    /// The place of the clause in its register.
    clause: usize,
    pub(crate) part: Part,
    pub(crate) regulation: &'static str,
    pub(crate) id: String,
}

impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.regulation, self.id, self.part.id())
    }
}

/// Where a register stands.
pub(crate) fn path(regulation: &str) -> String {
    format!("regulations/{regulation}/clauses.toml")
}

/// All five registers.
pub(crate) fn read(tree: &Tree) -> Result<Vec<Register>, String> {
    REGISTERS.iter().map(|regulation| register(tree, regulation)).collect()
}

/// Every part of every coded clause, in the order of the texts.
pub(crate) fn duties(registers: &[Register]) -> Vec<Duty> {
    let mut out = Vec::new();
    for (register, Register { regulation, clauses }) in registers.iter().enumerate() {
        for (clause, found) in clauses.iter().enumerate().filter(|(_, c)| c.status == Status::Coded) {
            out.extend(found.parts.iter().map(|&part| Duty {
                register,
                clause,
                part,
                regulation,
                id: found.id.clone(),
            }));
        }
    }
    out
}

/// How the name of a test writes each clause: `kan.4` as `kan_4`. Where two ids would read alike, the one with
/// the hyphen is written out: `8b.2` is `8b_2`, so `8b-2` is `8b_part_2`.
pub(crate) fn names(register: &Register) -> BTreeMap<String, &str> {
    let plain = |id: &str| id.replace(['.', '-'], "_");
    let mut out = BTreeMap::new();
    for id in register.clauses.iter().map(|c| c.id.as_str()) {
        let has_twin = register.clauses.iter().any(|c| c.id != id && plain(&c.id) == plain(id));
        let name = if has_twin && id.contains('-') { plain(&id.replace('-', "_part_")) } else { plain(id) };
        out.insert(name, id);
    }
    out
}

fn register(tree: &Tree, regulation: &'static str) -> Result<Register, String> {
    let path = path(regulation);
    let table: toml::Table = tree.text(&path)?.parse().map_err(|e| format!("{path}: {e}"))?;
    let clauses = table.get("clause").and_then(toml::Value::as_array).ok_or(format!("{path}: no clauses"))?;
    let clauses: Result<Vec<Clause>, String> =
        clauses.iter().map(|c| clause(c).map_err(|e| format!("{path}: {e}"))).collect();
    Ok(Register { regulation, clauses: clauses? })
}

fn clause(value: &toml::Value) -> Result<Clause, String> {
    let text = |key: &str| value.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_owned();
    let list = |key: &str| -> Vec<&str> {
        let list = value.get(key).and_then(toml::Value::as_array);
        list.into_iter().flatten().filter_map(toml::Value::as_str).collect()
    };
    let id = text("id");
    let status = match text("status").as_str() {
        "coded" => Status::Coded,
        "referee" => Status::Referee,
        "info" => Status::Info,
        other => return Err(format!("{id}: unknown status {other:?}")),
    };
    let parts: Result<BTreeSet<Part>, String> = list("where")
        .into_iter()
        .map(|part| Part::of(part).ok_or_else(|| format!("{id}: unknown part {part:?}")))
        .collect();
    Ok(Clause {
        status,
        parts: parts?,
        decisions: list("decisions").into_iter().map(str::to_owned).collect(),
        cases: list("cases").into_iter().map(str::to_owned).collect(),
        texts: ["title_en", "title_ru", "text_en", "text_ru"].map(text),
        id,
    })
}

/// Small registers for the tests of checks.
#[cfg(test)]
pub(crate) mod samples {
    use super::{REGISTERS, path};

    /// A clause as the files write it.
    pub(crate) fn clause(id: &str, status: &str, parts: &[&str]) -> String {
        format!(
            "[[clause]]\nid = {id:?}\ntitle_en = \"a\"\ntitle_ru = \"б\"\ntext_en = \"c\"\ntext_ru = \"д\"\n\
             status = {status:?}\nwhere = {parts:?}\n"
        )
    }

    /// The five registers: the given text for one regulation, a single shown clause for the others.
    pub(crate) fn five(regulation: &str, text: &str) -> Vec<(String, String)> {
        let of = |r: &str| if r == regulation { text.to_owned() } else { clause("1.1", "info", &[]) };
        REGISTERS.iter().map(|r| (path(r), of(r))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::samples::tree;

    fn one(text: &str) -> Result<Vec<Register>, String> {
        let files = samples::five("tesuji", text);
        let files: Vec<(&str, &str)> = files.iter().map(|(p, t)| (p.as_str(), t.as_str())).collect();
        read(&tree(&files))
    }

    #[test]
    fn duties_are_the_parts_of_coded_clauses_in_order() {
        let text = [
            samples::clause("b.2", "coded", &["table-engine", "scorer"]),
            samples::clause("a.1", "referee", &["scorer"]),
            samples::clause("a.2", "coded", &["print"]),
        ];
        let registers = one(&text.concat()).unwrap();
        let duties: Vec<String> = duties(&registers).iter().map(ToString::to_string).collect();
        assert_eq!(duties, ["tesuji b.2 scorer", "tesuji b.2 table-engine", "tesuji a.2 print"]);
    }

    #[test]
    fn an_unknown_status_or_part_is_refused() {
        assert!(one(&samples::clause("a.1", "done", &[])).is_err_and(|e| e.contains("unknown status")));
        assert!(one(&samples::clause("a.1", "coded", &["wall"])).is_err_and(|e| e.contains("unknown part")));
    }

    #[test]
    fn ids_that_read_alike_get_different_names() {
        let text: String =
            ["8b", "8b-2", "8b.2", "3.2-2"].map(|id| samples::clause(id, "coded", &[])).concat();
        let registers = one(&text).unwrap();
        let names = names(registers.iter().find(|r| r.regulation == "tesuji").unwrap());
        let pairs: Vec<(&str, &str)> = names.iter().map(|(name, id)| (name.as_str(), *id)).collect();
        assert_eq!(pairs, [("3_2_2", "3.2-2"), ("8b", "8b"), ("8b_2", "8b.2"), ("8b_part_2", "8b-2")]);
    }
}
