//! What is read: answers, their citations, titles, places.
use reglament_formats::house_rule::{GivenAnswer, HouseRule, Problem, ProblemKind, SCHEMA, read, write};
use rules::clause::Basis;
use rules::option::{AnswerValue, OptionView};
use rules::regulation::{RegulationId, TableRules};

fn good(text: &str) -> HouseRule {
    read(text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
}

fn head(rest: &str) -> String {
    format!("schema = \"{SCHEMA}\"\nname = \"Thursday\"\nbase = \"samara\"\n{rest}")
}

fn option(rules: &TableRules, key: &str) -> OptionView {
    rules.options().into_iter().find(|o| o.key == key).expect(key)
}

#[test]
fn answers_cite_their_lines_and_the_others_stay() {
    let rule = good(&head("\n[calls]\nswap_calling = \"other-end\"\n\n[game]\nstart_points = 25000\n"));
    let base = RegulationId::Samara.regulation().table;
    assert_eq!(option(&rule.rules, "calls.swap_calling").answer(), "other-end");
    assert_eq!(option(&rule.rules, "calls.swap_calling").basis, Basis::Patch(6));
    assert_eq!(option(&rule.rules, "game.start_points").basis, Basis::Patch(9));
    for own in base.options().iter().filter(|o| !["calls.swap_calling", "game.start_points"].contains(&o.key))
    {
        assert_eq!(option(&rule.rules, own.key), *own);
    }
    assert_eq!(rule.rules.topics(), base.topics());
}

#[test]
fn answers_come_in_the_order_of_the_list() {
    let rule = good(&head("calls.swap_calling = \"allowed\"\ngame.start_points = 25_000"));
    let start = GivenAnswer { key: "game.start_points", value: AnswerValue::Number(25000), line: 5 };
    let swap = GivenAnswer { key: "calls.swap_calling", value: AnswerValue::Choice(2), line: 4 };
    assert_eq!(rule.answers, [start, swap]);
}

#[test]
fn all_forms_of_toml_say_the_same() {
    let forms = [
        "[calls]\nswap_calling = \"allowed\"\n[fu]\ndouble_wind_pair = 2",
        "calls.swap_calling = 'allowed'\nfu.double_wind_pair = +2",
        "calls = { swap_calling = \"allowed\" }\nfu = {\n  double_wind_pair = 0b10,\n}",
        "\"calls\" . 'swap_calling' = \"\"\"allowed\"\"\"\r\n[ fu ]\r\n\"double_wind_pair\" = 2 # two\r\n",
    ];
    let first = good(&head(forms[0]));
    for form in forms {
        let rule = good(&head(form));
        let pairs = |rule: &HouseRule| rule.answers.iter().map(|a| (a.key, a.value)).collect::<Vec<_>>();
        assert_eq!(pairs(&rule), pairs(&first), "{form}");
        assert_eq!(pairs(&good(&format!("\u{feff}{}", head(form)))), pairs(&first));
    }
}

#[test]
fn the_table_may_be_of_another_rule_set() {
    let text = head("table = \"wrc\"\ntitle_ru = \"Стол \\\"у окна\\\"\"\ncalls.swap_calling = \"allowed\"");
    let rule = good(&text);
    assert_eq!((rule.base, rule.table), (RegulationId::Samara, RegulationId::Wrc));
    assert_eq!(rule.titles.ru.as_deref(), Some("Стол \"у окна\""));
    assert_eq!(rule.titles.en, None);
    let wrc = RegulationId::Wrc.regulation().table;
    assert_eq!(option(&rule.rules, "fu.double_wind_pair"), option(&wrc, "fu.double_wind_pair"));
    assert_eq!(good(&text.replace("samara", "ema2016")).base, RegulationId::Samara);
}

#[test]
fn the_hall_is_that_of_the_base_whatever_the_table() {
    let text = head("table = \"wrc\"\nclock.round_minutes = 90\nfu.double_wind_pair = 4");
    let rule = good(&text);
    let hall = rule.hall.rules().expect("samara has a hall");
    assert_eq!(
        (hall.clock.round_minutes.value.get(), hall.clock.round_minutes.basis),
        (Some(90), Basis::Patch(5))
    );
    let (samara, wrc) = (RegulationId::Samara.regulation(), RegulationId::Wrc.regulation());
    for own in samara.hall.options().iter().filter(|o| o.key != "clock.round_minutes") {
        assert!(rule.hall.options().contains(own), "{}", own.key);
    }
    assert_eq!(rule.hall.topics(), samara.hall.topics());
    assert_eq!(rule.regulation().table.topics(), wrc.table.topics());
    assert_eq!(rule.regulation().id, RegulationId::Samara);
}

/// Gambler has lateness in the rules of the table and in those of the hall: in a file it is one group.
#[test]
fn a_group_of_table_and_hall_stands_once() {
    let text = head("\n[late]\nscale = \"none\"\nmahjong_whists = 20\n").replace("samara", "gambler");
    let rule = good(&text);
    let keys: Vec<_> = rule.answers.iter().map(|a| a.key).collect();
    assert_eq!(keys, ["late.mahjong_whists", "late.scale"]);
    assert_eq!(write(&rule).matches("[late]").count(), 1);
}

#[test]
fn an_answer_of_the_table_itself_is_a_hint_and_cites_the_patch() {
    let rule = good(&head("calls.swap_calling = \"forbidden\""));
    let answer = "forbidden".to_owned();
    let kind = ProblemKind::SameAsTable { answer, table: RegulationId::Samara };
    assert_eq!(rule.hints, [Problem { line: 4, column: 1, key: "calls.swap_calling".into(), kind }]);
    assert_eq!(option(&rule.rules, "calls.swap_calling").basis, Basis::Patch(4));
}

#[test]
fn a_file_of_another_kind_is_refused_at_once() {
    for text in ["\n".repeat(70_000), "#".repeat(300_000)] {
        let problems = read(&text).expect_err("too long");
        assert!(matches!(problems[..], [Problem { kind: ProblemKind::TooLong, .. }]));
    }
}

#[test]
fn family_of_base_and_table_is_compared_with_words() {
    // All rule sets are of one family until the next one comes: the sentence is held here.
    let kind = ProblemKind::OtherFamily { base: RegulationId::Samara, table: RegulationId::Wrc };
    let problem = Problem { line: 4, column: 9, key: "table".into(), kind };
    let said = "line 4, column 9: table: samara and wrc are rule sets of different families";
    assert_eq!(problem.to_string(), said);
}
