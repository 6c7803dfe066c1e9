//! What the regulation of an event itself says about the things of a page: its clauses, for whoever stands there.
use crate::frame::Here;
use crate::pages::{Cited, cited};
use rules::clause::Basis;
use rules::hall::HallTopic as Hall;
use rules::regulation::TableRules;
use rules::{classical, sichuan};
use text::Lang;
use tournament::setup::Law;

/// What belongs to a page: chapters of questions about the hall, its topics, and clauses of halls that are told and
/// nothing more.
#[derive(Clone, Copy)]
struct Told {
    chapters: &'static [&'static str],
    topics: &'static [Hall],
    facts: &'static [&'static str],
}

const PEOPLE: Told = Told {
    chapters: &["entry", "staff"],
    topics: &[Hall::WaitingList, Hall::SignUp, Hall::ListApproved, Hall::CheckIn],
    facts: &["samara 3.1", "samara 5.1", "samara 5.2a", "sichuan registration.3", "sichuan registration.6"],
};
const DRAW: Told = Told {
    chapters: &["seating", "short"],
    topics: &[Hall::FewRepeats, Hall::MeetAgain, Hall::DanishOrder, Hall::FixedTables, Hall::SubstituteList],
    facts: &["sichuan seating.8", "sichuan incomplete.3"],
};
const ROUND: Told = Told {
    chapters: &["clock", "late", "substitute", "short"],
    topics: &[
        Hall::StartSignal,
        Hall::ExtraTime,
        Hall::NoShow,
        Hall::LateJudge,
        Hall::SubstituteList,
        Hall::SubstitutePlays,
        Hall::TooFewDoNotPlay,
        Hall::VoidGame,
    ],
    facts: &["gambler 5.9-4", "sichuan incomplete.3"],
};
const JUDGE: Told = Told {
    chapters: &["staff"],
    topics: &[Hall::Violations, Hall::Conduct, Hall::PenaltyPoints],
    facts: &[
        "aleague judge.1",
        "aleague penalty.2",
        "gambler 6.1",
        "gambler 6.4",
        "samara 5.3",
        "sichuan scope.3",
        "tesuji conduct.1",
    ],
};
const GAMES: Told = Told {
    chapters: &["ladder", "rating", "seating"],
    topics: &[Hall::OfficialMeetings, Hall::UnratedByAgreement, Hall::VoidGame, Hall::StartSignal],
    facts: &["tesuji scope.1"],
};
const EVENT: Told = Told {
    chapters: &["course"],
    topics: &[Hall::PlayedBy, Hall::Programme, Hall::ProgrammeChanges],
    facts: &["sichuan scope.1", "tesuji scope.1"],
};

/// What the game of a Sichuan table goes by.
const SICHUAN: &[sichuan::Topic] = &[
    sichuan::Topic::TileSet,
    sichuan::Topic::Dice,
    sichuan::Topic::WindsDrawn,
    sichuan::Topic::NoDrawAfterDiscard,
    sichuan::Topic::OneLine,
    sichuan::Topic::Words,
    sichuan::Topic::FirstWord,
    sichuan::Topic::DeadHand,
    sichuan::Topic::Divides,
    sichuan::Topic::AgreedKeeper,
    sichuan::Topic::OtherKeeper,
];

/// What the game of a classical table goes by.
const CLASSICAL: &[classical::Topic] = &[
    classical::Topic::ClassicalInUse,
    classical::Topic::DiscardsInOrder,
    classical::Topic::ExtraTile,
    classical::Topic::MissingTile,
    classical::Topic::LostRight,
    classical::Topic::FalseMahjongPlayOn,
    classical::Topic::LastDealSignal,
    classical::Topic::LastDealFinished,
    classical::Topic::Protocol,
    classical::Topic::ProtocolFilledBy,
];

/// The clauses of a page, each once. What stands in no clause of the regulation is not told here.
pub(crate) fn says(lang: Lang, law: &Law, here: Here) -> Vec<Cited> {
    let all = match here {
        Here::People => of_hall(law, PEOPLE),
        Here::Draw => of_hall(law, DRAW),
        Here::Round(_) => of_hall(law, ROUND),
        Here::Calls | Here::Penalties => of_hall(law, JUDGE),
        Here::Games => of_hall(law, GAMES),
        Here::Settings => of_hall(law, EVENT),
        Here::OwnTable => of_table(&law.table),
        _ => return Vec::new(),
    };
    let mut told = Vec::new();
    for basis in all.into_iter().filter(|basis| matches!(basis, Basis::Clause(_))) {
        if !told.contains(&basis) {
            told.push(basis);
        }
    }
    told.into_iter().map(|basis| cited(lang, basis)).collect()
}

fn of_hall(law: &Law, told: Told) -> Vec<Basis> {
    let options = law.hall.options().filter(|option| told.chapters.contains(&option.group()));
    let answers = options.map(|option| option.basis);
    let facts = law.hall.facts.iter().copied().filter(|fact| told.facts.contains(&fact.to_string().as_str()));
    answers.chain(told.topics.iter().map(|topic| law.hall.cite(*topic))).chain(facts).collect()
}

/// What is done and left undone at a table.
fn of_table(table: &TableRules) -> Vec<Basis> {
    let mut all = match table {
        TableRules::Riichi(_) => Vec::new(),
        TableRules::Sichuan(rules) => {
            let topics = SICHUAN.iter().map(|topic| rules.cite(*topic));
            topics.chain([rules.hand.undivided.basis]).collect()
        }
        TableRules::Classical(rules) => {
            let wrong = &rules.false_mahjong;
            let topics = CLASSICAL.iter().map(|topic| rules.cite(*topic));
            topics.chain([wrong.fine.basis, wrong.stopped_whists.basis]).collect()
        }
    };
    all.extend(table.facts());
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::regulation::RegulationId;

    #[test]
    fn every_fact_of_a_hall_is_told_on_a_page_and_no_page_tells_one_that_is_not() {
        let pages = [PEOPLE, DRAW, ROUND, JUDGE, GAMES, EVENT];
        let mut told: Vec<&str> = pages.iter().flat_map(|page| page.facts).copied().collect();
        told.sort_unstable();
        told.dedup();
        let halls = RegulationId::ALL.into_iter().filter_map(RegulationId::hall);
        let mut facts: Vec<String> = halls.flat_map(|hall| hall.facts).map(ToString::to_string).collect();
        facts.sort_unstable();
        assert_eq!(told, facts);
    }
}
