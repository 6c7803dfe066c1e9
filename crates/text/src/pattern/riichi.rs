//! Yaku of riichi.
use super::{Pattern, Patterns};
use crate::{Lang, say};
use rules::riichi::{DoubleYakuman, Ippatsu, Limit, OpenTanyao, Renhou, RiichiRules, Yaku};

/// Whether the yaku counts. Ura dora and red fives are options, and cited by them.
pub fn counts(rules: &RiichiRules, yaku: Yaku) -> bool {
    match yaku {
        Yaku::Ippatsu => rules.riichi.ippatsu.value == Ippatsu::OneHan,
        Yaku::Renhou => rules.yaku.renhou.value == Renhou::FiveHan,
        Yaku::RenhouYakuman => rules.yaku.renhou.value == Renhou::Yakuman,
        Yaku::UraDora | Yaku::RedDora => false,
        _ => true,
    }
}

/// The yaku that count, with their han in a concealed and in an open hand.
pub fn patterns(lang: Lang, rules: &RiichiRules) -> Patterns {
    let double = rules.yaku.double_yakuman.value == DoubleYakuman::FourForms;
    let han = |n: u8| match n {
        0 => "–".to_owned(),
        13.. => crate::limit(lang, Limit::Yakuman, n / 13),
        _ => n.to_string(),
    };
    let one = |yaku: Yaku| {
        let times = if double && yaku.is_double_form() { 2 } else { 1 };
        let open = match yaku {
            Yaku::Tanyao if rules.yaku.open_tanyao.value == OpenTanyao::No => 0,
            _ => yaku.open_han(),
        };
        Pattern {
            id: yaku.id(),
            name: crate::yaku(lang, yaku),
            worth: vec![han(times * yaku.closed_han()), han(times * open)],
            basis: rules.cite_yaku(yaku),
        }
    };
    let known = |yaku: &Yaku| counts(rules, *yaku) && !yaku.is_dora();
    Patterns {
        id: "yaku",
        title: say!(lang, "ui-yaku"),
        columns: vec![("closed", say!(lang, "ui-closed")), ("open", say!(lang, "ui-open"))],
        list: Yaku::ALL.into_iter().filter(known).map(one).collect(),
    }
}
