//! The commented file of `rules new`: every option stands in it in words, and it is a good house rule as it is.
use rules::regulation::RegulationId;
use std::process::Command;

fn toml(lang: &str, base: &str, more: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reglament"));
    let output = command.args(["--lang", lang, "rules", "new", "--base", base]).args(more).output().unwrap();
    assert!(output.status.success(), "{base}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_new_file_reads_as_its_base() {
    for id in RegulationId::ALL {
        for lang in ["ru", "en"] {
            let text = toml(lang, id.id(), &[]);
            let rule = formats::house_rule::read(&text).unwrap_or_else(|problems| panic!("{problems:?}"));
            assert_eq!(rule.regulation(), id.regulation());
            let options = id.regulation().options();
            for option in &options {
                let name = option.key.rsplit('.').next().unwrap();
                assert!(text.contains(&format!("\n#{name} = ")), "{lang} {}: {}", id.id(), option.key);
                assert!(!text.contains("option-") && !text.contains("answer-"), "{lang} {}", id.id());
            }
        }
    }
}

#[test]
fn a_new_file_takes_the_table_asked_for() {
    let text = toml("ru", "samara", &["--table", "wrc"]);
    let rule = formats::house_rule::read(&text).unwrap();
    assert_eq!((rule.base, rule.table), (RegulationId::Samara, RegulationId::Wrc));
    assert_eq!(rule.rules, RegulationId::Wrc.regulation().table);
    assert_eq!(rule.hall, RegulationId::Samara.regulation().hall);
    // Each answer stands under the name of the rule set that gives it.
    assert!(text.contains("# Самара: 105 минут (Самара, п. 6.1.1)"), "{text}");
    assert!(text.contains("# WRC"), "{text}");
}
