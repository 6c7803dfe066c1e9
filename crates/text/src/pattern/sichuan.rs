//! Fan of the Sichuan family.
use super::{Pattern, Patterns};
use crate::{Lang, say, sichuan as words};
use rules::sichuan::{Fan, SichuanRules, Topic};

/// All fan with their values.
pub fn patterns(lang: Lang, rules: &SichuanRules) -> Patterns {
    let one = |fan: Fan| Pattern {
        id: fan.id(),
        name: words::fan(lang, fan),
        worth: vec![fan.worth().to_string()],
        basis: rules.cite(Topic::Fan(fan)),
    };
    Patterns {
        id: "fan",
        title: say!(lang, "sichuan-ui-fans"),
        columns: vec![("fan", say!(lang, "sichuan-ui-fan"))],
        list: Fan::ALL.into_iter().map(one).collect(),
    }
}
