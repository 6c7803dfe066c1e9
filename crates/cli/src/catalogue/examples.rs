//! Examples of a clause and the tests that hold it, from the generated lists of the repository.
use rules::clause::ClauseId;
use serde::Serialize;

const EXAMPLES: &str = include_str!("../../../../regulations/examples.txt");
const TESTS: &str = include_str!("../../../../regulations/tests.txt");

/// A case that speaks of a clause. Its texts are those of the case files: English, and short.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Example {
    /// Whether it is an example for the clause, or one against it.
    pub(super) matches: bool,
    pub(super) case: &'static str,
    pub(super) title: &'static str,
    pub(super) given: &'static str,
    pub(super) expected: &'static str,
}

/// The fields of the lines of a list that speak of this clause.
fn lines(list: &'static str, clause: ClauseId) -> impl Iterator<Item = Vec<&'static str>> {
    list.lines().map(|line| line.split('\t').collect::<Vec<_>>()).filter_map(move |fields| {
        let is_ours = fields.len() > 2 && fields[0] == clause.register().id() && fields[1] == clause.id();
        is_ours.then(|| fields[2..].to_vec())
    })
}

/// At most one example for the clause and one against it.
pub(super) fn examples(clause: ClauseId) -> Vec<Example> {
    let one = |fields: Vec<&'static str>| match fields[..] {
        [sign, case, title, given, expected] => {
            Some(Example { matches: sign == "+", case, title, given, expected })
        }
        _ => None,
    };
    lines(EXAMPLES, clause).filter_map(one).collect()
}

/// The names of the tests.
pub(super) fn tests(clause: ClauseId) -> Vec<&'static str> {
    lines(TESTS, clause).filter_map(|fields| fields.first().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::clause::Register;

    #[test]
    fn every_line_speaks_of_a_clause() {
        for (list, fields) in [(EXAMPLES, 7), (TESTS, 3)] {
            for line in list.lines().filter(|line| !line.starts_with('#')) {
                let parts: Vec<&str> = line.split('\t').collect();
                assert_eq!(parts.len(), fields, "{line}");
                let register = Register::ALL.into_iter().find(|r| r.id() == parts[0]).expect(line);
                assert!(ClauseId::find(register, parts[1]).is_some(), "{line}");
            }
        }
    }

    #[test]
    fn a_limit_hand_has_an_example_on_each_side_and_a_test() {
        let clause = ClauseId::of(Register::Gambler, "8b.7");
        let sides: Vec<bool> = examples(clause).iter().map(|example| example.matches).collect();
        assert_eq!(sides, [true, false]);
        assert!(!super::tests(clause).is_empty());
    }
}
