//! A Sichuan sheet played: every deal settled and folded into the frame of the game.
use super::{HuSource, HuWorth, SheetKong, SichuanDeal, SichuanEvent, WallState, Who};
use rules::clause::Answer;
use rules::frame::sichuan::{GameEnd, SichuanGame};
use rules::seat::Seat;
use rules::sichuan::{
    DealEnd, DealEvent, DealResult, Discards, Faults, HuDeclaration, HuFrom, HuHand, KongKind, Players,
    SessionResult, Settlement, SichuanRules, WallEndState,
};

/// Why the play stops at a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SichuanStop {
    /// Nobody sits there.
    NoSeat(Who),
    /// More than three declare Hu on one tile.
    ManyHu,
    /// It cannot have been so.
    Faults(Faults),
}

/// A sheet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SichuanPlayed {
    /// The dealer of each deal, and the settlement.
    pub deals: Vec<(Seat, Settlement)>,
    /// What was played in each of them.
    pub results: Vec<DealResult>,
    /// What is wrong with the next one.
    pub stop: Option<SichuanStop>,
    /// The dealer of the next deal.
    pub dealer: Answer<Seat>,
    /// Why the game is over, if it is.
    pub end: Option<Answer<GameEnd>>,
    /// Points and places so far.
    pub result: SessionResult,
    /// How many play.
    pub players: Players,
}

/// Plays a sheet from the beginning of a game.
pub fn play_sichuan(rules: &SichuanRules, players: Players, deals: &[SichuanDeal]) -> SichuanPlayed {
    let mut game = SichuanGame::new(rules, players);
    let (mut settled, mut results, mut stop) = (Vec::new(), Vec::new(), None);
    for deal in deals {
        let dealer = game.dealer().value;
        let played = result(&game, players, deal)
            .and_then(|sheet| Ok((game.deal(&sheet).map_err(SichuanStop::Faults)?, sheet)));
        match played {
            Ok((settlement, sheet)) => {
                settled.push((dealer, settlement));
                results.push(sheet);
            }
            Err(why) => {
                stop = Some(why);
                break;
            }
        }
    }
    SichuanPlayed {
        deals: settled,
        results,
        stop,
        dealer: game.dealer(),
        end: game.end(),
        result: game.result(),
        players,
    }
}

fn result(game: &SichuanGame<'_>, players: Players, deal: &SichuanDeal) -> Result<DealResult, SichuanStop> {
    let seat = |who: Who| {
        let found = match who {
            Who::Wind(wind) => players.seats().find(|s| game.wind(*s).is_some_and(|w| w.value == wind)),
            Who::Player(number) => Seat::new(number.wrapping_sub(1)).filter(|seat| players.has(*seat)),
        };
        found.ok_or(SichuanStop::NoSeat(who))
    };
    let mut events = Vec::new();
    for event in &deal.events {
        events.push(match event {
            SichuanEvent::Forbidden(who) => DealEvent::ForbiddenMeld { by: seat(*who)? },
            SichuanEvent::Kong { seat: who, kind } => {
                let kind = match kind {
                    SheetKong::Closed => KongKind::Closed,
                    SheetKong::Melded(from) => KongKind::Melded(seat(*from)?),
                    SheetKong::Promoted => KongKind::Promoted,
                    SheetKong::Postponed => KongKind::Postponed,
                };
                DealEvent::Kong { by: seat(*who)?, kind }
            }
            SichuanEvent::Hu { from, by } => {
                let from = match from {
                    HuSource::Wall => HuFrom::Wall,
                    HuSource::Discard(who) => HuFrom::Discard(seat(*who)?),
                    HuSource::AfterKong(who) => HuFrom::AfterKong(seat(*who)?),
                    HuSource::Robbed(who) => HuFrom::RobbedKong(seat(*who)?),
                };
                let mut declared = Vec::new();
                for (who, worth) in by {
                    let hand = match worth {
                        HuWorth::Points(points) => HuHand::Points(*points),
                        HuWorth::False(fault) => HuHand::False(*fault),
                    };
                    let declaration = HuDeclaration { by: seat(*who)?, hand };
                    if declared.len() == 3 {
                        return Err(SichuanStop::ManyHu);
                    }
                    declared.push(declaration);
                }
                DealEvent::Hu { from, by: declared.into_iter().collect() }
            }
        });
    }
    let end = match &deal.wall {
        None => DealEnd::LastHu,
        Some(list) => {
            let mut states = [None; 4];
            for (who, state) in list {
                states[seat(*who)?.index()] = Some(match state {
                    WallState::Ready(points) => WallEndState::Ready(*points),
                    WallState::NotReady => WallEndState::NotReady,
                    WallState::Forbidden => WallEndState::ForbiddenSuit(Discards::Mixed),
                    WallState::OnlyForbidden => WallEndState::ForbiddenSuit(Discards::OnlyForbidden),
                });
            }
            DealEnd::Wall(states)
        }
    };
    Ok(DealResult { players, dealer: game.dealer().value, events, end })
}
