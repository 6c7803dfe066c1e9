//! The list of cited places in base rules, `crates/rules/src/clause/places.rs`.
use crate::rust::{self, Kind};
use crate::tree::{Problems, Tree};
use std::collections::BTreeSet;

const PATH: &str = "crates/rules/src/clause/places.rs";

/// The list is sorted, says nothing twice, and each of its places is cited.
pub(crate) fn check(tree: &Tree, problems: &mut Problems) {
    let Some(file) = tree.get(PATH) else {
        problems.of(PATH, "is missing");
        return;
    };
    let Some(start) = file.tokens.iter().position(|t| t.is("PLACES")) else {
        problems.of(PATH, "has no PLACES");
        return;
    };
    let places: Vec<_> = file.tokens[start..].iter().filter(|t| t.kind == Kind::Str).collect();
    for pair in places.windows(2).filter(|pair| pair[0].text >= pair[1].text) {
        problems.at(PATH, pair[1].line, format!("{:?} does not come after {:?}", pair[1].text, pair[0].text));
    }
    // Before the first regulation is written nothing can be cited.
    if strings(tree, "crates/rules/src/regulation").is_empty() {
        return;
    }
    let cited = strings(tree, "crates/rules/src");
    for place in places.iter().filter(|p| !cited.contains(p.text.as_str())) {
        problems.at(PATH, place.line, format!("nothing cites {:?}", place.text));
    }
}

/// The strings in the code of a folder, but for the list itself.
fn strings<'a>(tree: &'a Tree, folder: &'a str) -> BTreeSet<&'a str> {
    let files = tree.under(folder).filter(|(path, _)| *path != PATH);
    let tokens = files.flat_map(|(_, file)| rust::without_tests(&file.tokens));
    tokens.filter(|t| t.kind == Kind::Str).map(|t| t.text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::samples::found;

    fn wrong(list: &str, code: &str) -> Vec<String> {
        let list = format!("const A: &str = \"Z\"; const PLACES: &[&str] = &[{list}];");
        found(check, &[(PATH, &list), ("crates/rules/src/regulation/wrc.rs", code)])
    }

    #[test]
    fn the_right_list_is_let_pass() {
        assert!(wrong("\"E 1\", \"E 10\", \"FB\"", "base(\"E 1\"), base(\"E 10\"), base(\"FB\")").is_empty());
        assert!(wrong("\"E 1\", \"E 10\"", "").is_empty());
    }

    #[test]
    fn disorder_doubles_and_uncited_places_are_caught() {
        assert_eq!(wrong("\"E 2\", \"E 1\"", "").len(), 1);
        assert_eq!(wrong("\"E 1\", \"E 1\"", "").len(), 1);
        assert_eq!(
            wrong("\"E 1\", \"E 2\"", "base(\"E 1\") // \"E 2\""),
            [format!("{PATH}:1: nothing cites \"E 2\"")]
        );
        assert_eq!(found(check, &[]), [format!("{PATH}: is missing")]);
    }
}
