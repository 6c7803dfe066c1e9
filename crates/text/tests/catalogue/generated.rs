//! Keys made from the lists of the rules: each thing has its words in both languages.
use reglament_text::{Lang, NOTES, has_key, note_id, place_code};
use rules::clause::{Basis, Place, Register};
use rules::option::{AnswerValue, Answers, OptionSpec, OptionView, OrNone};
use rules::regulation::RegulationId;
use rules::riichi::{
    AbortKind, DrawPayment, FuKind, Limit, PaymentKind, Reason, RefusalKind, RiichiRules, Sanction, Topic,
    Wait, Yaku,
};
use rules::tile::TileKind;
use std::collections::BTreeSet;

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
    add("register", &mut Register::ALL.iter().map(|r| own(r.id())));
    add("source", &mut Place::all().map(|p| own(place_code(p))));
    for option in RiichiRules::OPTIONS {
        let key = option.key.replace('.', "-");
        out.insert(format!("group-{}", option.key.split('.').next().unwrap()));
        out.insert(format!("option-{key}"));
        match option.answers {
            Answers::Choice(names) if names == Sanction::NAMES => {}
            Answers::Choice(names) => out.extend(names.iter().map(|name| format!("answer-{key}-{name}"))),
            Answers::Number { or_none, .. } => {
                out.insert(format!("answer-{key}"));
                if or_none == OrNone::Yes {
                    out.insert(format!("answer-{key}-none"));
                }
            }
        }
    }
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
fn view(option: &OptionSpec<RiichiRules>, value: AnswerValue) -> OptionView {
    let basis = Basis::Patch(1);
    OptionView { key: option.key, answers: option.answers, value, basis }
}

#[test]
fn answers_are_told_apart() {
    for lang in Lang::ALL {
        for option in RiichiRules::OPTIONS {
            let values: Vec<AnswerValue> = match option.answers {
                Answers::Choice(names) => (0..names.len() as u8).map(AnswerValue::Choice).collect(),
                Answers::Number { min, max, or_none, .. } => {
                    let none = (or_none == OrNone::Yes).then_some(AnswerValue::Nothing);
                    [AnswerValue::Number(min), AnswerValue::Number(max)].into_iter().chain(none).collect()
                }
            };
            let texts: BTreeSet<String> =
                values.iter().map(|value| reglament_text::answer(lang, &view(option, *value))).collect();
            assert_eq!(texts.len(), values.len(), "{}: {texts:?}", option.key);
        }
    }
}

#[test]
fn options_and_yaku_are_told_apart() {
    for lang in Lang::ALL {
        let names: BTreeSet<_> =
            RiichiRules::OPTIONS.iter().map(|o| reglament_text::option_name(lang, o.key)).collect();
        assert_eq!(names.len(), RiichiRules::OPTIONS.len());
        let yaku: BTreeSet<_> = Yaku::ALL.iter().map(|y| reglament_text::yaku(lang, *y)).collect();
        // Renhou has one name, as five han and as a yakuman.
        assert_eq!(yaku.len(), Yaku::COUNT - 1);
    }
}
