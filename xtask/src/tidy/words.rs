//! Words that must not stand in the repository: unfinished work, places of one machine, hosts of registries.
use crate::tree::{Problems, Tree, is_rust};

/// In Rust files. Every word is in two halves, so that this list does not find itself.
const UNFINISHED: &[[&str; 2]] = &[
    ["to", "do!("],
    ["unimple", "mented!("],
    ["db", "g!("],
    ["#[ig", "nore"],
    ["FIX", "ME"],
    ["XX", "X"],
    ["TO", "DO"],
];

/// In every text file.
const MACHINE: &[[&str; 2]] =
    &[["/wo", "rk/"], ["/tm", "p/"], ["/fa", "rm/"], ["/ro", "ot/"], ["/ho", "me/"], ["bash_", "jobs"]];

/// In every text file: libraries are called by their names.
const HOSTS: &[[&str; 2]] = &[
    ["://crates", ".io"],
    ["index.crates", ".io"],
    ["static.crates", ".io"],
    ["://docs", ".rs"],
    ["registry.npmjs", ".org"],
    ["npmjs", ".com"],
    ["pypi", ".org"],
    ["proxy.golang", ".org"],
    ["arti", "factory"],
];

/// In every text file: who or what typed a line is not part of the product.
const WORKPLACE: &[[&str; 2]] = &[
    ["cla", "ude"],
    ["anthro", "pic"],
    ["chat", "gpt"],
    ["L", "LM"],
    ["language mo", "del"],
    ["sub", "agent"],
    ["helper ses", "sion"],
    ["AI ass", "istant"],
];

/// Checks all files. Lock files name registries and are nobody's prose.
pub(crate) fn check(tree: &Tree, problems: &mut Problems) {
    for (path, file) in tree.files() {
        let (_, name) = path.rsplit_once('/').unwrap_or(("", path));
        if name == "Cargo.lock" || name == "package-lock.json" {
            continue;
        }
        let unfinished = if is_rust(path) { UNFINISHED } else { &[] };
        let lists = [
            (unfinished, "unfinished or silenced"),
            (MACHINE, "a place of one machine"),
            (HOSTS, "the host of a registry"),
            (WORKPLACE, "a word of the workplace"),
        ];
        for (i, line) in file.text.lines().enumerate() {
            for (list, why) in lists {
                for word in list.iter().map(|halves| halves.concat()).filter(|w| stands_in(line, w)) {
                    problems.at(path, i + 1, format!("`{word}`: {why}"));
                }
            }
        }
    }
}

/// Whether a line holds the word as a whole word. Words in capitals are searched as written, others in any case.
fn stands_in(line: &str, word: &str) -> bool {
    let is_shout = !word.contains(char::is_lowercase);
    let line = if is_shout { line.to_owned() } else { line.to_ascii_lowercase() };
    let word = if is_shout { word.to_owned() } else { word.to_ascii_lowercase() };
    line.match_indices(&word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        // `a/b/` and `../b/` are no places of a machine, `/b/` is one.
        let is_relative = word.starts_with('/') && before.is_some_and(|c| is_letter(c) || c == '.');
        let is_begun = word.starts_with(is_letter) && before.is_some_and(is_letter);
        let goes_on = word.ends_with(is_letter) && after.is_some_and(is_letter);
        !is_relative && !is_begun && !goes_on
    })
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::samples::found;

    #[test]
    fn every_word_of_every_list_is_caught() {
        for halves in [UNFINISHED, MACHINE, HOSTS, WORKPLACE].concat() {
            let word = halves.concat();
            let text = format!("fn a() {{}}\nlet b = \"{word}\"; // {word}");
            assert_eq!(found(check, &[("a.rs", &text)]).len(), 1, "{word}");
        }
    }

    #[test]
    fn prose_is_searched_for_places_but_may_speak_of_unfinished_work() {
        assert_eq!(found(check, &[("a.md", &["see /wo", "rk/a and XX", "X"].concat())]).len(), 1);
        assert_eq!(found(check, &[("a.toml", &["path = \"/ho", "me/me\""].concat())]).len(), 1);
        assert!(found(check, &[("Cargo.lock", &["index.crates", ".io"].concat())]).is_empty());
    }

    #[test]
    fn parts_of_other_words_are_let_pass() {
        let innocent =
            ["XX", "XL shallmark net/wo", "rk/a ../tm", "p/a crates", ".io to", "do mastodon"].concat();
        assert!(found(check, &[("a.rs", &format!("//! {innocent}\nfn a() {{}}"))]).is_empty());
    }
}
