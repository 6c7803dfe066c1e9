//! The rule set of one game: a shipped one with what the log says about its own game.
use crate::record::{Length, OwnRules};
use rules::clause::Basis;
use rules::option::AnswerValue;
use rules::riichi::{GameLength, OpenTanyao, RedFives, RiichiRules, RoundedMangan};

/// The base rules with the answers that the log gives. What the log does not say stays; answers it repeats keep
/// their clause.
pub fn of_game(base: &RiichiRules, own: &OwnRules) -> RiichiRules {
    let mut rules = base.clone();
    if let Some(length) = own.length {
        answer(
            &mut rules,
            "game.length",
            match length {
                Length::East => GameLength::East as u8,
                Length::EastSouth => GameLength::EastSouth as u8,
            },
        );
    }
    if let Some(reds) = own.red_fives {
        answer(
            &mut rules,
            "dora.red_fives",
            match reds.iter().map(|n| u32::from(*n)).sum::<u32>() {
                0 => RedFives::None as u8,
                1..=3 => RedFives::Three as u8,
                _ => RedFives::Four as u8,
            },
        );
    }
    if let Some(open) = own.open_tanyao {
        answer(
            &mut rules,
            "yaku.open_tanyao",
            if open { OpenTanyao::Yes as u8 } else { OpenTanyao::No as u8 },
        );
    }
    if let Some(kiriage) = own.kiriage {
        let rounded = if kiriage { RoundedMangan::Yes } else { RoundedMangan::No };
        answer(&mut rules, "yaku.rounded_mangan", rounded as u8);
    }
    rules
}

/// Gives a choice its answer, cited as a patch, where it differs from the base.
fn answer(rules: &mut RiichiRules, key: &str, choice: u8) {
    let Some(spec) = RiichiRules::OPTIONS.iter().find(|o| o.key == key) else { return };
    let value = AnswerValue::Choice(choice);
    if spec.get(rules).0 != value {
        // The key and the choice are this file's own; an answer out of range cannot occur.
        let _ = spec.set(rules, value, Basis::Patch(0));
    }
}
