//! Writing what was read gives the same house rule; templates read back as their rule set.
use proptest::prelude::*;
use reglament_formats::house_rule::{
    HouseRule, Problem, ProblemKind, Remark, SCHEMA, options, plain, read, template, write,
};
use rules::option::{AnswerValue, Answers, OptionView};
use rules::regulation::RegulationId;

fn good(text: &str) -> HouseRule {
    read(text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
}

/// What must not change on the way through a file: everything but lines.
fn essence(rule: &HouseRule) -> impl PartialEq + std::fmt::Debug {
    let answers: Vec<_> = rule.answers.iter().map(|a| (a.key, a.value)).collect();
    let rules: Vec<_> = rule.regulation().options().iter().map(|o| (o.key, o.value)).collect();
    (rule.name.clone(), rule.titles.clone(), rule.base, rule.table, answers, rules)
}

#[test]
fn a_template_is_its_rule_set() {
    for id in RegulationId::ALL {
        let rule = good(&template(id, id, plain));
        assert_eq!((rule.base, rule.table, rule.answers.len()), (id, id, 0));
        assert_eq!(rule.regulation(), id.regulation());
        assert!(rule.hints.is_empty());
    }
}

/// With every `#` before a setting taken away, every option is answered as the rule set answers it.
#[test]
fn a_template_holds_every_option() {
    for id in RegulationId::ALL {
        let text = template(id, id, plain);
        let lines = text.lines().map(|l| l.strip_prefix('#').filter(|l| !l.starts_with(' ')).unwrap_or(l));
        let rule = good(&lines.collect::<Vec<_>>().join("\n"));
        let options = options(&id.regulation());
        assert_eq!(rule.hints.len(), options.len());
        assert_eq!(rule.answers.len(), options.len());
        for (answer, option) in rule.answers.iter().zip(&options) {
            assert_eq!((answer.key, answer.value), (option.key, option.value));
        }
    }
}

#[test]
fn a_template_names_answers_and_citations() {
    let text = template(RegulationId::Tesuji, RegulationId::Tesuji, plain);
    let expected = "\n[calls]\n\n# tesuji kuikae.2\n# \"forbidden\" | \"other-end\" | \"allowed\"\n\
                    #swap_calling = \"other-end\"\n";
    assert!(text.contains(expected), "{text}");
    assert!(
        text.contains("# tesuji end.1\n# 0, 100 … 100000 | \"none\"\n#target_points = 30000\n"),
        "{text}"
    );
    assert!(text.contains("# tesuji fu.2\n# 2 | 4\n#double_wind_pair = 4\n"), "{text}");
}

#[test]
fn sentences_of_a_template_may_have_any_lines() {
    let text = template(RegulationId::Wrc, RegulationId::Wrc, |remark| match remark {
        Remark::Head(id) => format!("Правила {}\n\nдве строки\u{7}\r\n", id.id()),
        Remark::Group(group) => format!("Глава {group}"),
        Remark::Option(option) => format!("[x]\n{} = \"\"\"", option.key),
    });
    assert!(text.starts_with("# Правила wrc\n#\n# две строки\nschema"), "{text}");
    assert_eq!(good(&text).rules, RegulationId::Wrc.regulation().table);
}

#[test]
fn the_canonical_form() {
    let text = format!(
        "schema = \"{SCHEMA}\"\nname = \"У окна\"\ntitle_en = \"By the \\\"window\\\"\"\nbase = \"samara\"\n\
         table = \"wrc\"\n\n[game]\nstart_points = 25000\n\n[riichi]\nmin_points = 1000\n\n[calls]\n\
         swap_calling = \"other-end\"\n"
    );
    assert_eq!(write(&good(&text)), text);
    assert_eq!(
        write(&good(&text.replace("\ntable = \"wrc\"", "\ntable = \"samara\""))).matches("table").count(),
        0
    );
}

/// A rule set of the riichi family: base and table must be of one family.
fn regulation() -> impl Strategy<Value = RegulationId> {
    let riichi = RegulationId::ALL.into_iter().filter(|id| id.riichi().is_some());
    prop::sample::select(riichi.collect::<Vec<_>>())
}

/// Any answer of an option.
fn answer(option: &OptionView) -> BoxedStrategy<AnswerValue> {
    match option.answers {
        Answers::Choice(names) => (0..names.len() as u8).prop_map(AnswerValue::Choice).boxed(),
        Answers::Number { min, max, step, .. } => {
            let numbers = (0..=(max - min) / step).prop_map(move |n| AnswerValue::Number(min + n * step));
            prop_oneof![numbers, Just(AnswerValue::Nothing)].boxed()
        }
    }
}

/// A text with some answers of its table, in any order, each in a line of its own.
fn house_rule() -> impl Strategy<Value = String> {
    let options = RegulationId::Samara.regulation().options();
    let count = options.len();
    let some = prop::sample::subsequence(options, 0..count / 4).prop_shuffle();
    let answers = some.prop_flat_map(|options| {
        options
            .into_iter()
            .map(|option| {
                let line = move |value| match value {
                    AnswerValue::Number(number) => format!("{} = {number}\n", option.key),
                    value => format!("{} = \"{}\"\n", option.key, option.answers.text(value)),
                };
                let is_allowed = move |value: &AnswerValue| option.answers.allows(*value);
                answer(&option).prop_filter("allowed", is_allowed).prop_map(line)
            })
            .collect::<Vec<_>>()
    });
    let name = "[^\\p{C}\"\\\\]{0,20}[a-zа-я]";
    (name, regulation(), regulation(), answers).prop_map(|(name, base, table, answers)| {
        let head = format!("schema = \"{SCHEMA}\"\nname = \"{name}\"\ntitle_ru = \"{name}\"\n");
        format!("{head}base = \"{}\"\ntable = \"{}\"\n{}", base.id(), table.id(), answers.concat())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A file of lawful answers is read, or nothing but contradictions is said; what was read survives writing.
    #[test]
    fn reading_and_writing_agree(text in house_rule()) {
        match read(&text) {
            Ok(rule) => {
                prop_assert!(rule.regulation().contradictions().is_empty());
                let canonical = write(&rule);
                let again = good(&canonical);
                prop_assert_eq!(essence(&again), essence(&rule));
                prop_assert_eq!(write(&again), canonical);
            }
            Err(problems) => {
                // A base without a hall has none of its options.
                let is_contradiction = |p: &Problem| {
                    matches!(p.kind, ProblemKind::Contradiction { .. } | ProblemKind::NoHall { .. })
                };
                prop_assert!(problems.iter().all(is_contradiction), "{:#?}", problems);
            }
        }
    }
}
