//! What the rows of the report are called.
use super::rows::{Row, Section};
use super::tally::Who;
use game::bot::Bot;
use rules::classical::{Double, LimitHand};
use rules::regulation::TableRules;
use rules::riichi::{Limit, Yaku};
use rules::sichuan::Fan;
use text::{Lang, say};

/// The name of a row.
pub(super) fn name(lang: Lang, rules: &TableRules, row: &Row) -> String {
    if row.section == Section::Patterns {
        return pattern(lang, rules, &row.name);
    }
    if let Some(limit) = row.name.strip_prefix("limit_") {
        let limits = [
            Limit::Mangan,
            Limit::Haneman,
            Limit::Baiman,
            Limit::Sanbaiman,
            Limit::CountedYakuman,
            Limit::Yakuman,
        ];
        let found = limits.into_iter().find(|l| l.id() == limit);
        return found.map_or_else(|| say!(lang, "sim-below-mangan"), |limit| text::limit(lang, limit, 1));
    }
    match row.name.strip_prefix("worth_") {
        Some("other") => say!(lang, "sim-worth-other"),
        Some(points) => {
            let points = points.parse().unwrap_or_default();
            say!(lang, "sim-worth", points = text::number(lang, points))
        }
        None => text::say(lang, &format!("sim-row-{}", row.name), &[]),
    }
}

fn pattern(lang: Lang, rules: &TableRules, id: &str) -> String {
    match rules {
        TableRules::Riichi(_) => Yaku::from_id(id).map(|yaku| text::yaku(lang, yaku)),
        TableRules::Sichuan(_) => {
            Fan::ALL.into_iter().find(|fan| fan.id() == id).map(|fan| text::sichuan::fan(lang, fan))
        }
        TableRules::Classical(_) => {
            let double = Double::ALL.into_iter().find(|double| double.id() == id);
            let limit = || LimitHand::from_id(id).map(|hand| text::classical::limit(lang, hand));
            double.map(|double| text::classical::double(lang, double)).or_else(limit)
        }
    }
    .unwrap_or_else(|| id.to_owned())
}

/// Of whom a column speaks.
pub(super) fn who(lang: Lang, bots: [Bot; 4], who: Who) -> String {
    match who {
        Who::All => String::new(),
        Who::Bot(n) => format!("{} {}", n + 1, bots[usize::from(n % 4)].id()),
        Who::Seat(n) => {
            let winds = rules::seat::Wind::from_index(usize::from(n));
            text::wind(lang, winds)
        }
        Who::Dealer => say!(lang, "sim-who-dealer"),
        Who::Others => say!(lang, "sim-who-others"),
    }
}
