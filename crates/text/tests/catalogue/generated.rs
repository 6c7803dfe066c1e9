//! Keys made from the lists of the rules: each thing has its words in both languages.
use reglament_text::standings::by_id;
use reglament_text::{Lang, NOTES, family_id, has_key, note_id, place_code};
use reglament_text::{frame, sichuan as words};
use rules::clause::{Place, Register};
use rules::hall::{self, Criterion, HallTopic};
use rules::option::{AnswerValue, Answers, OptionView, OrNone};
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::{
    AbortKind, Contradiction, DrawPayment, FuKind, Limit, PaymentKind, Reason, RefusalKind, Sanction, Topic,
    Wait, Yaku,
};
use rules::seat::Seat;
use rules::tile::TileKind;
use rules::{classical, sichuan};
use std::collections::BTreeSet;
use std::mem::discriminant;
use tournament::check::Fault;
use tournament::standings::By;

const WAITS: [Wait; 5] = [Wait::TwoSided, Wait::Closed, Wait::Edge, Wait::Pair, Wait::TwoPairs];
const LIMITS: [Limit; 6] =
    [Limit::Mangan, Limit::Haneman, Limit::Baiman, Limit::Sanbaiman, Limit::CountedYakuman, Limit::Yakuman];
const PAYMENTS: [PaymentKind; 4] =
    [PaymentKind::Hand, PaymentKind::Honba, PaymentKind::Bets, PaymentKind::Liability];
const DRAWS: [DrawPayment; 4] =
    [DrawPayment::Tenpai, DrawPayment::Nagashi, DrawPayment::Chombo, DrawPayment::BetReturned];
const FU: [FuKind; 11] = [
    FuKind::Base,
    FuKind::SevenPairs,
    FuKind::ConcealedRon,
    FuKind::SelfDraw,
    FuKind::OpenTriplet(TileKind::EAST),
    FuKind::ConcealedTriplet(TileKind::EAST),
    FuKind::OpenKong(TileKind::EAST),
    FuKind::ConcealedKong(TileKind::EAST),
    FuKind::Pair(TileKind::EAST),
    FuKind::Wait(Wait::Closed),
    FuKind::OpenPinfu,
];

/// Every key that the code makes out of an id.
pub(crate) fn generated() -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let mut add = |kind: &str, ids: &mut dyn Iterator<Item = String>| {
        out.extend(ids.map(|id| format!("{kind}-{id}")));
    };
    let own = str::to_owned;
    add("yaku", &mut Yaku::ALL.iter().map(|y| own(y.id())));
    add("wait", &mut WAITS.iter().map(|w| own(w.id())));
    add("fu", &mut FU.iter().map(|f| own(f.id())));
    add("limit", &mut LIMITS.iter().map(|l| own(l.id())));
    add("payment", &mut PAYMENTS.iter().map(|p| own(p.id())));
    add("note", &mut NOTES.iter().map(|n| own(note_id(*n))));
    add("refusal", &mut RefusalKind::ALL.iter().map(|r| own(r.id())));
    add("reason", &mut Reason::ALL.iter().map(|r| own(r.id())));
    add("abort", &mut AbortKind::ALL.iter().map(|a| own(a.id())));
    add("draw", &mut DRAWS.iter().map(|d| own(d.id())));
    add("sanction", &mut Sanction::NAMES.iter().map(|name| own(name)));
    add("topic", &mut Topic::all().filter(|t| !matches!(t, Topic::Yaku(_))).map(Topic::name));
    add("regulation", &mut RegulationId::ALL.iter().map(|r| own(r.id())));
    add("regulation", &mut RegulationId::ALL.iter().map(|r| format!("{}-about", r.id())));
    add("fact", &mut frame::FACTS.iter().map(|id| own(id)));
    add("end", &mut frame::ENDS.iter().map(|reason| own(reason.id())));
    add("contradiction", &mut Contradiction::all().map(|c| own(c.name)));
    add("contradiction", &mut hall::contradictions().map(|c| own(c.name)));
    add("topic-hall", &mut HallTopic::ALL.iter().map(|t| own(t.name())));
    add("criterion", &mut Criterion::NAMES.iter().map(|name| own(name)));
    let criteria = Criterion::ALL.iter().filter(|c| **c != Criterion::None).map(|c| By::Criterion(*c));
    let ways = [By::Lot, By::Organiser, By::Final, By::RoundsOrder];
    add("standings-by", &mut criteria.chain(ways).map(|by| own(by_id(by))));
    add("finding", &mut Fault::ALL.iter().map(|fault| own(fault.id())));
    add("family", &mut RegulationId::ALL.iter().map(|id| own(family_id(&id.regulation().table))));
    add("register", &mut Register::ALL.iter().map(|r| own(r.id())));
    add("source", &mut Place::all().map(|p| own(place_code(p))));
    out.extend(of_sichuan());
    out.extend(of_classical());
    for table in tables() {
        for option in table.options() {
            out.extend(of_option(&table, &option));
        }
    }
    for option in hall_options() {
        let group = option.key.split('.').next().unwrap();
        out.insert(format!("group-hall-{group}"));
        out.extend(answers_of(&option));
    }
    out
}

/// The options of the hall: all regulations have the same.
fn hall_options() -> Vec<OptionView> {
    RegulationId::Gambler.regulation().hall.options()
}

/// Every option of a family and of the hall.
fn all_options() -> Vec<OptionView> {
    tables().iter().flat_map(TableRules::options).chain(hall_options()).collect()
}

/// A table of each family.
fn tables() -> Vec<TableRules> {
    let mut out: Vec<TableRules> = Vec::new();
    for table in RegulationId::ALL.map(|id| id.regulation().table) {
        if out.iter().all(|known| discriminant(known) != discriminant(&table)) {
            out.push(table);
        }
    }
    out
}

/// The keys of an option: its chapter, its question and its answers.
fn of_option(table: &TableRules, option: &OptionView) -> Vec<String> {
    let group = option.key.split('.').next().unwrap();
    let family = match table {
        TableRules::Riichi(_) => String::new(),
        _ => format!("{}-", family_id(table)),
    };
    let mut out = answers_of(option);
    out.push(format!("group-{family}{group}"));
    out
}

/// The keys of the question and of the answers.
fn answers_of(option: &OptionView) -> Vec<String> {
    let key = option.key.replace('.', "-");
    let mut out = vec![format!("option-{key}")];
    match option.answers {
        Answers::Choice(names) if names == Sanction::NAMES => {}
        Answers::Choice(names) if names == sichuan::Sanction::NAMES => {}
        Answers::Choice(names) if names == Criterion::NAMES => {}
        Answers::Choice(names) => out.extend(names.iter().map(|name| format!("answer-{key}-{name}"))),
        Answers::Number { or_none, .. } => {
            out.push(format!("answer-{key}"));
            if or_none == OrNone::Yes {
                out.push(format!("answer-{key}-none"));
            }
        }
    }
    out
}

/// The keys of the Sichuan family.
fn of_sichuan() -> Vec<String> {
    use rules::sichuan::{
        Fan, FaultKind, KongKind, KongState, NoteKind, PaymentKind, Readiness, RefusalKind,
    };
    use sichuan::{Sanction, Topic};
    let kongs = [KongKind::Closed, KongKind::Melded(Seat::ALL[0]), KongKind::Promoted, KongKind::Postponed];
    let states = [
        KongState::Paid,
        KongState::Robbed,
        KongState::NextDiscardWon,
        KongState::NotReady,
        KongState::FalseHu,
    ];
    let payments = [
        PaymentKind::Hu,
        PaymentKind::SelfDraw,
        PaymentKind::WallEnd,
        PaymentKind::FalseHu,
        PaymentKind::ForbiddenSuit,
    ];
    let notes = [NoteKind::OnlyForbiddenDiscards, NoteKind::OutAfterFalseHu, NoteKind::ShowsNoHand];
    let readiness = [Readiness::Ready, Readiness::NotReady, Readiness::ForbiddenSuit];
    let topics = Topic::all().filter(|t| !matches!(t, Topic::Fan(_)));
    let mut out: Vec<String> = topics.map(|t| format!("topic-sichuan-{}", t.name())).collect();
    out.extend(Sanction::NAMES.iter().map(|name| format!("sanction-sichuan-{name}")));
    out.extend(Fan::ALL.iter().map(|f| format!("sichuan-fan-{}", f.id())));
    out.extend(RefusalKind::ALL.iter().map(|r| format!("sichuan-refusal-{}", r.id())));
    out.extend(FaultKind::ALL.iter().map(|f| format!("sichuan-fault-{}", f.id())));
    out.extend(kongs.map(|k| format!("sichuan-kong-{}", words::kong_id(k))));
    out.extend(states.map(|s| format!("sichuan-kong-state-{}", words::kong_state_id(s))));
    out.extend(payments.map(|p| format!("sichuan-payment-{}", p.id())));
    out.extend(notes.map(|n| format!("sichuan-note-{}", words::note_id(n))));
    out.extend(readiness.map(|r| format!("sichuan-readiness-{}", words::readiness_id(r))));
    out.extend(["m", "p", "s"].map(|suit| format!("sichuan-suit-{suit}")));
    out
}

/// The keys of the classical family.
fn of_classical() -> Vec<String> {
    use classical::{DealFaultKind, Double, LimitHand, PointKind, RefusalKind, Topic};
    use reglament_text::classical as words;
    let named = |t: &Topic| !matches!(t, Topic::Limit(_) | Topic::Double(_) | Topic::Points(_));
    let mut out: Vec<String> =
        Topic::all().filter(named).map(|t| format!("topic-classical-{}", t.name())).collect();
    let mut add = |kind: &str, ids: Vec<&str>| {
        out.extend(ids.into_iter().map(|id| format!("classical-{kind}-{id}")));
    };
    add("limit", LimitHand::ALL.iter().map(|h| h.id()).collect());
    add("double", Double::ALL.iter().map(|d| d.id()).collect());
    add("point", PointKind::ALL.iter().map(|p| p.id()).collect());
    add("refusal", RefusalKind::ALL.iter().map(|r| r.id()).collect());
    add("fault", DealFaultKind::ALL.iter().map(|f| f.id()).collect());
    add("note", words::NOTES.iter().map(|n| words::note_id(*n)).collect());
    add("payment", words::PAYMENTS.iter().map(|p| words::payment_id(*p)).collect());
    add("settled", words::SETTLEMENT_NOTES.iter().map(|n| words::settlement_note_id(*n)).collect());
    add("score", words::SCORES.iter().map(|s| words::score_id(*s)).collect());
    add("closedness", words::CLOSEDNESS.iter().map(|c| words::closedness_id(*c)).collect());
    add("openness", words::OPENNESS.iter().map(|o| words::openness_id(*o)).collect());
    out
}

#[test]
fn everything_has_its_words_in_both_languages() {
    for lang in Lang::ALL {
        let missing: Vec<_> = generated().into_iter().filter(|key| !has_key(lang, key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

/// The option as if it were answered so.
fn view(option: &OptionView, value: AnswerValue) -> OptionView {
    OptionView { value, ..*option }
}

#[test]
fn answers_are_told_apart() {
    for lang in Lang::ALL {
        for option in all_options() {
            let values: Vec<AnswerValue> = match option.answers {
                Answers::Choice(names) => (0..names.len() as u8).map(AnswerValue::Choice).collect(),
                Answers::Number { min, max, or_none, .. } => {
                    let none = (or_none == OrNone::Yes).then_some(AnswerValue::Nothing);
                    [AnswerValue::Number(min), AnswerValue::Number(max)].into_iter().chain(none).collect()
                }
            };
            let texts: BTreeSet<String> =
                values.iter().map(|value| reglament_text::answer(lang, &view(&option, *value))).collect();
            assert_eq!(texts.len(), values.len(), "{}: {texts:?}", option.key);
        }
    }
}

/// The key of an option names its question and answers without its family.
#[test]
fn no_two_families_nor_the_hall_have_a_key_in_common() {
    let keys: Vec<&str> = all_options().iter().map(|o| o.key).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
}

#[test]
fn options_and_yaku_are_told_apart() {
    for lang in Lang::ALL {
        for table in tables() {
            let mut options = table.options();
            options.extend(hall_options());
            let names: BTreeSet<_> =
                options.iter().map(|o| reglament_text::option_name(lang, o.key, None)).collect();
            assert_eq!(names.len(), options.len());
        }
        let yaku: BTreeSet<_> = Yaku::ALL.iter().map(|y| reglament_text::yaku(lang, *y)).collect();
        // Renhou has one name, as five han and as a yakuman.
        assert_eq!(yaku.len(), Yaku::COUNT - 1);
    }
}
