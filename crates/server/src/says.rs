//! What the regulation of an event itself says about the things of a page: its clauses, for whoever stands there.
use crate::frame::Here;
use crate::pages::{Cited, cited};
use rules::clause::Basis;
use rules::hall::{HallRules, HallTopic as Hall};
use rules::regulation::TableRules;
use rules::{classical, sichuan};
use text::Lang;
use tournament::setup::Law;

/// Chapters of questions about the hall, and its topics, that belong to a page.
type Chapters = (&'static [&'static str], &'static [Hall]);

const PEOPLE: Chapters =
    (&["entry", "staff"], &[Hall::WaitingList, Hall::SignUp, Hall::ListApproved, Hall::CheckIn]);
const DRAW: Chapters = (
    &["seating", "short"],
    &[Hall::FewRepeats, Hall::MeetAgain, Hall::DanishOrder, Hall::FixedTables, Hall::SubstituteList],
);
const ROUND: Chapters = (
    &["clock", "late", "substitute", "short"],
    &[
        Hall::StartSignal,
        Hall::ExtraTime,
        Hall::NoShow,
        Hall::LateJudge,
        Hall::SubstituteList,
        Hall::SubstitutePlays,
        Hall::TooFewDoNotPlay,
        Hall::VoidGame,
    ],
);
const JUDGE: Chapters = (&["staff"], &[Hall::Violations, Hall::Conduct, Hall::PenaltyPoints]);
const GAMES: Chapters = (
    &["ladder", "rating", "seating"],
    &[Hall::OfficialMeetings, Hall::UnratedByAgreement, Hall::VoidGame, Hall::StartSignal],
);
const EVENT: Chapters = (&["course"], &[Hall::PlayedBy, Hall::Programme, Hall::ProgrammeChanges]);

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
    let mut all = match here {
        Here::People => of_hall(law, PEOPLE),
        Here::Draw => of_hall(law, DRAW),
        Here::Round(_) => of_hall(law, ROUND),
        Here::Calls | Here::Penalties => of_hall(law, JUDGE),
        Here::Games => of_hall(law, GAMES),
        Here::Settings => of_hall(law, EVENT),
        Here::OwnTable => of_table(&law.table),
        _ => return Vec::new(),
    };
    if matches!(here, Here::People | Here::Draw | Here::Round(_) | Here::Calls | Here::Penalties) {
        all.extend(law.hall.facts);
    }
    let mut told = Vec::new();
    for basis in all.into_iter().filter(|basis| matches!(basis, Basis::Clause(_))) {
        if !told.contains(&basis) {
            told.push(basis);
        }
    }
    told.into_iter().map(|basis| cited(lang, basis)).collect()
}

fn of_hall(law: &Law, (chapters, topics): Chapters) -> Vec<Basis> {
    let is_there = |key: &str| key.split('.').next().is_some_and(|chapter| chapters.contains(&chapter));
    let options = HallRules::OPTIONS.iter().filter(|option| is_there(option.key));
    let answers = options.map(|option| option.get(&law.hall).1);
    answers.chain(topics.iter().map(|topic| law.hall.cite(*topic))).collect()
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
