//! The law: every clause, decision and document has its words in both languages.
use reglament_text::{Lang, citation, clause, decision, source_title};
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Place, Register};

#[test]
fn every_clause_has_title_text_and_place() {
    let mut n = 0;
    for lang in Lang::ALL {
        for id in Register::ALL.into_iter().flat_map(ClauseId::all) {
            let text = clause(lang, id).unwrap_or_else(|| panic!("{id:?}"));
            assert!(!text.title.is_empty() && !text.text.is_empty() && !text.place.is_empty(), "{id:?}");
            n += 1;
        }
    }
    assert_eq!(n, 2 * 585);
}

#[test]
fn decisions_of_a_clause_are_those_of_its_own_list() {
    let kan = ClauseId::find(Register::Aleague, "penalty.13").unwrap();
    let decisions = clause(Lang::En, kan).unwrap().decisions;
    assert_eq!(decisions, [Decision::of(DecisionList::Riichi, 20)]);
}

#[test]
fn every_decision_has_a_text() {
    let lists = DecisionList::ALL.map(|list| (list, list.last()));
    for (list, last) in lists {
        for number in 1..=last {
            let id = Decision::of(list, number);
            for lang in Lang::ALL {
                assert!(decision(lang, id).is_some_and(|text| !text.is_empty()), "{list:?} {number}");
            }
        }
    }
    let file = include_str!("../../../../regulations/decisions.toml");
    assert_eq!(file.matches("[[decision]]").count(), lists.iter().map(|(_, n)| usize::from(*n)).sum());
}

#[test]
fn every_cited_place_stands_in_a_document_with_a_title() {
    for place in Place::all() {
        for lang in Lang::ALL {
            assert!(source_title(lang, place).is_some_and(|title| !title.is_empty()), "{place:?}");
        }
    }
}

#[test]
fn citations_read_as_the_house_cites() {
    let tesuji = Basis::Clause(ClauseId::of(Register::Tesuji, "kuikae.2"));
    assert_eq!(citation(Lang::Ru, tesuji), "Тесудзи, п. kuikae.2");
    assert_eq!(citation(Lang::En, tesuji), "Tesuji kuikae.2");
    let booklet = Basis::Base(Place::of("E 4.1"));
    assert_eq!(citation(Lang::Ru, booklet), "EMA 2016, п. 4.1");
    assert_eq!(citation(Lang::En, booklet), "EMA 2016, 4.1");
    assert_eq!(citation(Lang::Ru, Basis::Base(Place::of("E preface"))), "EMA 2016, предисловие");
    assert_eq!(citation(Lang::Ru, Basis::Base(Place::of("KB"))), "правила Tenhou");
    let silent = Basis::Decision(Decision::of(DecisionList::Riichi, 14));
    assert_eq!(citation(Lang::Ru, silent), "решение D14");
    assert_eq!(citation(Lang::En, silent), "decision D14");
    let gambler = Basis::Decision(Decision::of(DecisionList::Gambler, 3));
    assert_eq!(citation(Lang::En, gambler), "decision B3");
    assert_eq!(citation(Lang::Ru, Basis::Patch(12)), "домашнее правило, строка 12");
}
