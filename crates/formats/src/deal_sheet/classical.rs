//! A classical sheet played: every deal scored and folded into the frame of the game.
use super::{ClassicalDeal, ClassicalEnd, Who};
use rules::classical::{
    ClassicalRules, Deal, DealEnd, DealFaultKind, DealFaults, DealResult, DealScore, Lateness, MahjongDeal,
    Replacement, Stage,
};
use rules::clause::Answer;
use rules::frame::classical::{Game, GameEnd, SharedPlace, Total};
use rules::seat::Seat;

/// A sheet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassicalPlayed {
    /// Each deal and its score.
    pub deals: Vec<(Deal, DealScore)>,
    /// What was played in each of them.
    pub results: Vec<DealResult>,
    /// What is wrong with the next one.
    pub stop: Option<ClassicalStop>,
    /// The deal to be played next, if the game is not over.
    pub next: Option<Deal>,
    /// Why the game is over, if it is.
    pub end: Option<Answer<GameEnd>>,
    /// What each seat has.
    pub totals: [Total; 4],
    /// The places so far.
    pub places: Answer<[SharedPlace; 4]>,
}

/// Why the play stops at a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassicalStop {
    /// A hand is recorded twice, or not at all.
    Hands,
    /// It cannot have been so.
    Faults(DealFaults),
    /// The game was over before it.
    Over,
}

/// Plays a sheet from the beginning of a game.
pub fn play_classical(
    rules: &ClassicalRules,
    stage: Stage,
    late: [Lateness; 4],
    deals: &[ClassicalDeal],
) -> ClassicalPlayed {
    let mut game = Game::new(stage, late);
    let (mut played, mut results, mut stop) = (Vec::new(), Vec::new(), None);
    for record in deals {
        let Some(deal) = game.deal(rules) else {
            stop = Some(ClassicalStop::Over);
            break;
        };
        let score = result(&deal, record).and_then(|result| {
            let score = game.play(rules, &result).map_err(|faults| match faults {
                _ if faults.contains(DealFaultKind::GameOver) => ClassicalStop::Over,
                _ => ClassicalStop::Faults(faults),
            })?;
            Ok((score, result))
        });
        match score {
            Ok((score, result)) => {
                played.push((deal, score));
                results.push(result);
            }
            Err(why) => {
                stop = Some(why);
                break;
            }
        }
    }
    ClassicalPlayed {
        deals: played,
        results,
        stop,
        next: game.deal(rules),
        end: game.end(rules),
        totals: *game.totals(),
        places: game.places(rules),
    }
}

fn result(deal: &Deal, record: &ClassicalDeal) -> Result<DealResult, ClassicalStop> {
    let seat = |who: Who| match who {
        Who::Wind(wind) => Seat::of_wind(wind, deal.dealer),
        Who::Player(number) => Seat::new(number.wrapping_sub(1)).unwrap_or(Seat::ALL[0]),
    };
    let end = match &record.end {
        ClassicalEnd::Mahjong { seat: winner, from, hands } => {
            let mut values = [None; 4];
            for (who, whists) in hands {
                values[seat(*who).index()] = Some(*whists);
            }
            let [Some(a), Some(b), Some(c), Some(d)] = values else { return Err(ClassicalStop::Hands) };
            DealEnd::Mahjong(MahjongDeal {
                winner: seat(*winner),
                from: from.map(seat),
                values: [a, b, c, d],
            })
        }
        ClassicalEnd::Draw => DealEnd::Drawn,
        ClassicalEnd::Stopped(who) => DealEnd::Stopped(seat(*who)),
        ClassicalEnd::Absent { seat: who, replaced } => {
            let replacement = if *replaced { Replacement::AfterFirstDeal } else { Replacement::Impossible };
            DealEnd::Absent(seat(*who), replacement)
        }
    };
    let fined = record.fined.iter().map(|who| seat(*who));
    Ok(fined.fold(DealResult::new(end), DealResult::with_fine))
}
