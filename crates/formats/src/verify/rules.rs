//! The rule set of one game: a shipped one with what the log says about its own game.
use crate::record::{Game, Length, OwnRules, Source};
use rules::clause::Basis;
use rules::option::AnswerValue;
use rules::riichi::{DealerStop, GameLength, OpenTanyao, RedFives, RiichiRules, RoundedMangan};

/// The base rules with the answers that the log gives. What the log does not say stays; answers it repeats keep
/// their clause.
pub fn of_game(base: &RiichiRules, game: &Game) -> RiichiRules {
    let (mut rules, own) = (base.clone(), &game.rules);
    if is_early(game) {
        early(&mut rules, own);
    }
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

/// Tenhou's logs of the first years have a seed for each wall instead of one for the game.
fn is_early(game: &Game) -> bool {
    game.source == Source::Mjlog && game.deals.iter().any(|deal| deal.shuffle.is_some())
}

/// What those games did otherwise: the last dealer stopped after a win but not when tenpai, and East-only games had
/// half the uma.
fn early(rules: &mut RiichiRules, own: &OwnRules) {
    answer(rules, "game.dealer_stop", DealerStop::Win as u8);
    if own.length == Some(Length::East) {
        number(rules, "result.uma_outer", 10000);
        number(rules, "result.uma_inner", 5000);
    }
}

/// Whether the log's final results are by the uma of the rule set: not a league's, and measured from its points.
pub(super) fn results_compare(rules: &RiichiRules, game: &Game) -> bool {
    let start = 4 * rules.game.start_points.value.get();
    let first = game.deals.first();
    !game.rules.league
        && first.is_some_and(|d| d.scores.iter().sum::<i32>() + 1000 * i32::from(d.sticks) == start)
}

/// Gives a number its answer, cited as a patch.
fn number(rules: &mut RiichiRules, key: &str, n: i32) {
    if let Some(spec) = RiichiRules::OPTIONS.iter().find(|o| o.key == key) {
        // The key and the number are this file's own; a number out of range cannot occur.
        let _ = spec.set(rules, AnswerValue::Number(n), Basis::Patch(0));
    }
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
