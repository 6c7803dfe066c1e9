//! The answers about the hall as a whole: where they come from, and that they fit each other and the table.
use reglament_rules::clause::{Basis, DecisionList, Source};
use reglament_rules::hall::{EntryKind, HallRules, HallTopic};
use reglament_rules::regulation::{Hall, RegulationId};

fn halls() -> impl Iterator<Item = (RegulationId, &'static HallRules)> {
    RegulationId::ALL.into_iter().filter_map(|id| Some((id, id.hall()?)))
}

/// Every basis that a hall gives.
fn bases(id: RegulationId, hall: &HallRules) -> Vec<Basis> {
    let options = id.regulation().hall.options().into_iter().map(|option| option.basis);
    let topics = HallTopic::ALL.iter().map(|topic| hall.cite(*topic));
    let programme = hall.programme.iter().map(|entry| entry.basis);
    options.chain(topics).chain(programme).chain(hall.facts.iter().copied()).collect()
}

#[test]
fn regulations_with_a_register_have_a_hall_and_the_other_rule_sets_have_none() {
    for id in RegulationId::ALL {
        assert_eq!(id.hall().is_some(), id.register().is_some(), "{}", id.id());
        assert_eq!(id.regulation().hall == Hall::None, id.hall().is_none());
    }
}

#[test]
fn an_answer_cites_its_own_regulation_its_base_rules_or_a_decision_that_is_its_own() {
    for (id, hall) in halls() {
        for basis in bases(id, hall) {
            let is_ours = match basis {
                Basis::Clause(clause) => Some(clause.register()) == id.register(),
                Basis::Base(place) => id == RegulationId::Samara && place.source() == Source::Ema2016,
                Basis::Decision(decision) => match decision.list() {
                    DecisionList::Riichi => id.riichi().is_some(),
                    DecisionList::Sichuan => id.sichuan().is_some(),
                    DecisionList::Gambler => id.classical().is_some(),
                    DecisionList::Hall => true,
                },
                Basis::Patch(_) => false,
            };
            assert!(is_ours, "{} cites {basis}", id.id());
        }
    }
}

/// The later decisions answer no option: `tournament` cites them where it enforces them.
const OF_OPTIONS: u8 = 34;

#[test]
fn every_decision_about_the_hall_is_cited() {
    let cited: Vec<u8> = halls()
        .flat_map(|(id, hall)| bases(id, hall))
        .filter_map(|basis| match basis {
            Basis::Decision(decision) if decision.list() == DecisionList::Hall => Some(decision.number()),
            _ => None,
        })
        .collect();
    for number in 1..=DecisionList::Hall.last() {
        assert_eq!(cited.contains(&number), number <= OF_OPTIONS, "H{number}");
    }
}

/// Two clauses of Samara say the same: the sessions of the timetable last as long as a session does.
#[test]
fn a_programme_is_in_order_and_its_rounds_are_those_of_the_event() {
    for (id, hall) in halls().filter(|(_, hall)| !hall.programme.is_empty()) {
        let minutes = hall.clock.round_minutes.value.get();
        let mut rounds = 0;
        for pair in hall.programme.windows(2) {
            assert!(pair[0].ends <= pair[1].starts, "{}: {pair:?}", id.id());
        }
        for entry in hall.programme {
            assert!(entry.starts < entry.ends, "{}: {entry:?}", id.id());
            if let EntryKind::Round(number) = entry.kind {
                rounds += 1;
                assert_eq!(i32::from(number), rounds);
                assert_eq!(Some(i32::from(entry.ends - entry.starts)), minutes, "{entry:?}");
            }
        }
        assert_eq!(Some(rounds), hall.course.rounds.value.get());
    }
}

#[test]
fn the_chain_of_criteria_ends_where_it_is_none() {
    let length = |id: RegulationId| id.hall().map(|hall| hall.chain().count());
    let lengths = RegulationId::ALL.map(length);
    assert_eq!(lengths, [Some(3), Some(5), Some(4), Some(1), Some(1), None, None, None]);
}
