//! A riichi sheet played: every deal settled and folded into the frame of the game.
use super::{RiichiDeal, RiichiEnd, RiichiWin, Who};
use rules::frame::riichi::{DealResult, Finished, Game, Next, PlayedDeal, Step};
use rules::riichi::{
    DrawPayment, Liability, PaymentKind, Pot, Reason, RiichiRules, RiichiTile, RonOutcome, Unlawful, Win,
    WinContext, riichi_bet, ron_winners, settle_recorded, stakes,
};
use rules::seat::{Seat, SeatSet};
use rules::settlement::{Party, Transfer, deltas};

/// What a transfer of a riichi deal is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RiichiPayment {
    /// A part of a win.
    Win(PaymentKind),
    /// A part of a deal without winner.
    Draw(DrawPayment),
    /// The bet of a riichi.
    Bet,
}

/// A settled deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RiichiStep {
    /// The game before it.
    pub before: Game,
    /// Who pays whom, bets first.
    pub transfers: Vec<Transfer<RiichiPayment>>,
    /// What was played: the deal as the frame of the game takes it.
    pub played: PlayedDeal,
    /// The step of the game.
    pub step: Step,
}

/// Why the play stops at a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RiichiStop {
    /// The game was over before it.
    Over,
    /// No hand is worth what is recorded.
    Worth(Who),
    /// A player wins twice on one tile.
    Twice(Who),
    /// It cannot have ended so.
    Unlawful(Unlawful),
}

/// A sheet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RiichiPlayed {
    /// The deals, as far as they could be settled.
    pub steps: Vec<RiichiStep>,
    /// What is wrong with the next one.
    pub stop: Option<RiichiStop>,
    /// The game after the last.
    pub game: Game,
    /// The result, if the game is over.
    pub finished: Option<Finished>,
}

/// Plays a sheet from the beginning of a game.
pub fn play_riichi(rules: &RiichiRules, deals: &[RiichiDeal]) -> RiichiPlayed {
    let mut out = RiichiPlayed { steps: Vec::new(), stop: None, game: Game::start(rules), finished: None };
    for deal in deals {
        let step =
            if out.finished.is_some() { Err(RiichiStop::Over) } else { settle(rules, &out.game, deal) };
        match step {
            Ok(step) => {
                out.game = step.step.game;
                if matches!(step.step.next, Next::End(_)) {
                    out.finished = Some(out.game.finish(rules));
                }
                out.steps.push(step);
            }
            Err(stop) => {
                out.stop = Some(stop);
                break;
            }
        }
    }
    out
}

fn seat(game: &Game, who: Who) -> Seat {
    match who {
        Who::Wind(wind) => Seat::of_wind(wind, game.dealer),
        Who::Player(number) => Seat::new(number.wrapping_sub(1)).unwrap_or(Seat::ALL[0]),
    }
}

fn set(game: &Game, seats: &[Who]) -> SeatSet {
    seats.iter().map(|who| seat(game, *who)).collect()
}

fn settle(rules: &RiichiRules, game: &Game, deal: &RiichiDeal) -> Result<RiichiStep, RiichiStop> {
    let riichi = set(game, &deal.riichi);
    let bet = riichi_bet(rules, RiichiTile::Passed);
    let mut transfers: Vec<Transfer<RiichiPayment>> = riichi
        .iter()
        .map(|seat| Transfer {
            from: Party::Seat(seat),
            to: Party::Table,
            points: bet.value,
            kind: RiichiPayment::Bet,
            basis: bet.basis,
        })
        .collect();
    let result = match &deal.end {
        RiichiEnd::Win { from, wins } => {
            let paid = pay(rules, game, *from, wins, riichi)?;
            let winners = paid.iter().filter_map(|t| if let Party::Seat(s) = t.to { Some(s) } else { None });
            let result = DealResult::Win { winners: winners.collect(), deltas: deltas(&paid) };
            transfers.extend(paid);
            result
        }
        RiichiEnd::Draw { tenpai, nagashi } => DealResult::ExhaustiveDraw {
            tenpai: set(game, tenpai),
            nagashi: set(game, nagashi),
            dead: SeatSet::EMPTY,
            proved: SeatSet::EMPTY,
        },
        RiichiEnd::Abort(kind) => DealResult::AbortiveDraw(*kind),
        RiichiEnd::Chombo(seats) => DealResult::Chombo(set(game, seats)),
    };
    let played = PlayedDeal { riichi, result };
    let step = game.after(rules, &played).map_err(RiichiStop::Unlawful)?;
    transfers.extend(step.payments.iter().map(|t| Transfer {
        from: t.from,
        to: t.to,
        points: t.points,
        kind: RiichiPayment::Draw(t.kind),
        basis: t.basis,
    }));
    Ok(RiichiStep { before: *game, transfers, played, step })
}

/// Who pays whom for the wins, which are refused where these players cannot win together.
fn pay(
    rules: &RiichiRules,
    game: &Game,
    from: Option<Who>,
    wins: &[RiichiWin],
    riichi: SeatSet,
) -> Result<Vec<Transfer<RiichiPayment>>, RiichiStop> {
    let no = |reason| RiichiStop::Unlawful(Unlawful::of(reason));
    let from = from.map(|who| seat(game, who));
    let seats: SeatSet = wins.iter().map(|win| seat(game, win.seat)).collect();
    let mut seen = SeatSet::EMPTY;
    for win in wins {
        let winner = seat(game, win.seat);
        if seen.contains(winner) {
            return Err(RiichiStop::Twice(win.seat));
        }
        seen.insert(winner);
    }
    if from.is_some_and(|from| seats.contains(from)) {
        return Err(no(Reason::OwnDiscard));
    }
    let order: Vec<Seat> = match from {
        None if wins.len() > 1 => return Err(no(Reason::TwoWinners)),
        None => seats.iter().collect(),
        Some(from) => match ron_winners(rules, from, seats).map(|answer| answer.value) {
            Some(RonOutcome::Win(order)) if order.len() == wins.len() => order.to_vec(),
            None => return Err(no(Reason::NoWinner)),
            Some(_) if wins.len() == 2 => return Err(no(Reason::TwoWinners)),
            Some(_) => return Err(no(Reason::ThreeWinners)),
        },
    };
    let pot = Pot { honba: game.honba, bets_before: game.bets, riichi };
    let mut out = Vec::new();
    for stake in stakes(rules, &order, pot) {
        let Some(win) = wins.iter().find(|win| seat(game, win.seat) == stake.winner) else { continue };
        let how = from.map_or(Win::SelfDraw, Win::Ron);
        let mut ctx = WinContext::new(game.dealer, stake.winner, game.prevailing, how);
        (ctx.honba, ctx.bets) = (stake.honba, stake.bets);
        if let Some((yakuman, who)) = win.liable {
            // There is room for three, and this is one.
            let _ = ctx.liable.try_push(Liability { yakuman, feeder: seat(game, who) });
        }
        let paid = settle_recorded(rules, win.worth, &ctx).ok_or(RiichiStop::Worth(win.seat))?;
        out.extend(paid.transfers.iter().map(|t| Transfer {
            from: t.from,
            to: t.to,
            points: t.points,
            kind: RiichiPayment::Win(t.kind),
            // Among several winners the clause of the bets is that of who takes them.
            basis: if t.kind == PaymentKind::Bets { stake.basis } else { t.basis },
        }));
    }
    Ok(out)
}
