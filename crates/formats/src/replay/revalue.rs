//! The same deals under another rule set: the walls and the decisions of a game of riichi, played by other rules as far
//! as the play stays legal.
use game::deal::riichi::{Action, Declaration, Event, Log, Phase, Refusal, Table};
use game::log::DealLog;
use game::wall::{Piece, Wall};
use rules::frame::riichi::{DealResult, Game};
use rules::riichi::{AbortKind, RedFives, Riichi, RiichiRules};
use rules::seat::Seat;
use rules::tile::Tile;

/// A deal under both rule sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revalued {
    /// Which deal, from 0.
    pub deal: usize,
    /// Where it begins: the state that the log has.
    pub start: Game,
    /// What it changed in the log; `None` if it was not finished.
    pub was: Option<[i32; 4]>,
    /// What it changes by the other rules, or where they part.
    pub now: Result<[i32; 4], Parts>,
}

/// Where the play of a log is not that of the other rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parts {
    /// A decision is refused.
    Refused(Seat, Action, Refusal),
    /// The table asks for a word that the log does not have: by its own rules the deal was over, or nobody was asked.
    Unsaid(Seat),
    /// The wall cannot be one of the other set: it has other red fives.
    OtherSet,
}

/// Plays every deal of a log by other rules, each from the points, dealer, honba and sticks that it began with.
pub fn revalue(start: Game, log: &Log, other: &RiichiRules) -> Vec<Revalued> {
    let mut begins = start;
    let mut out = Vec::with_capacity(log.deals.len());
    for (number, deal) in log.deals.iter().enumerate() {
        let (revalued, after) = revalue_deal(number, begins, deal, (&log.rules, other));
        begins = after;
        out.push(revalued);
    }
    out
}

/// Plays one deal by other rules than its own; the game after it by its own ones too.
pub fn revalue_deal(
    number: usize,
    start: Game,
    deal: &DealLog<Event>,
    (rules, other): (&RiichiRules, &RiichiRules),
) -> (Revalued, Game) {
    let mut table = Table::at(start, deal.wall.clone());
    deal.events.iter().for_each(|event| table.evolve(rules, *event));
    let was = changed(&start, &table);
    (Revalued { deal: number, start, was, now: again(start, deal, rules, other) }, *table.game())
}

/// What the deal changed, once it is settled.
fn changed(begins: &Game, table: &Table) -> Option<[i32; 4]> {
    let after = table.game().scores;
    let settled = matches!(table.phase(), Phase::Settled { .. });
    settled.then(|| std::array::from_fn(|i| after[i] - begins.scores[i]))
}

fn again(
    begins: Game,
    deal: &DealLog<Event>,
    rules: &RiichiRules,
    other: &RiichiRules,
) -> Result<[i32; 4], Parts> {
    let (from, to) = (rules.dora.red_fives.value, other.dora.red_fives.value);
    let plain = match (from, to) {
        (from, to) if from == to => Reds::Kept,
        (_, RedFives::None) => Reds::Plain,
        _ => return Err(Parts::OtherSet),
    };
    let pieces: Vec<Piece> = deal.wall.pieces().iter().map(|piece| plain.piece(*piece)).collect();
    let wall = Wall::of(Table::plan(other), &pieces).map_err(|_| Parts::OtherSet)?;
    let mut said = Said::of(deal, plain);
    let mut table = Table::at(begins, wall);
    let mut events = Vec::new();
    table.go_on(other, &mut events);
    while !table.is_over() {
        let Some(seat) = table.to_act().iter().next() else { break };
        let action = match table.phase() {
            Phase::Turn { .. } => match said.in_turn() {
                Some((of, action)) if of == seat => action,
                Some((of, action)) => {
                    // By the log it is another player's move: he says what is wrong with that.
                    let refused = table.act(other, of, action, &mut events);
                    return Err(match refused {
                        Err(refusal) => Parts::Refused(of, action, refusal),
                        Ok(()) => Parts::Unsaid(seat),
                    });
                }
                None => return Err(Parts::Unsaid(seat)),
            },
            Phase::Declarations { .. } => said.declares(seat),
            _ => said.answers(seat),
        };
        table
            .act(other, seat, action, &mut events)
            .map_err(|refusal| Parts::Refused(seat, action, refusal))?;
    }
    changed(&begins, &table).ok_or(Parts::Unsaid(table.dealer()))
}

/// What becomes of the red fives.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reds {
    Kept,
    Plain,
}

impl Reds {
    const fn tile(self, tile: Tile) -> Tile {
        match self {
            Self::Kept => tile,
            Self::Plain => Tile::plain(tile.kind()),
        }
    }

    fn piece(self, piece: Piece) -> Piece {
        piece.tile().map_or(piece, |tile| Piece::of(self.tile(tile)))
    }

    const fn action(self, action: Action) -> Action {
        match (self, action) {
            (Self::Plain, Action::Discard { tile, from }) => Action::Discard { tile: self.tile(tile), from },
            (Self::Plain, Action::Riichi { tile, from }) => Action::Riichi { tile: self.tile(tile), from },
            (Self::Plain, Action::Pung { .. }) => Action::Pung { reds: 0 },
            (Self::Plain, Action::Chow { lowest, .. }) => Action::Chow { lowest, reds: 0 },
            _ => action,
        }
    }
}

/// The decisions of a deal: in turns, in windows, at the draw.
struct Said {
    /// What was said, and whether it was in a turn.
    all: Vec<(Seat, Action, Moment)>,
    next: usize,
    declared: [Option<Declaration>; 4],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Turn,
    Window,
}

impl Said {
    fn of(deal: &DealLog<Event>, reds: Reds) -> Self {
        let mut out = Self { all: Vec::new(), next: 0, declared: [None; 4] };
        let mut turn = None;
        for event in &deal.events {
            let said = match *event {
                Event::Drew { seat, .. } | Event::Claimed { seat, .. } => {
                    turn = Some(seat);
                    None
                }
                Event::Discarded { seat, tile, from, riichi: Riichi::None } => {
                    Some((seat, Action::Discard { tile, from }, Moment::Turn))
                }
                Event::Discarded { seat, tile, from, .. } => {
                    Some((seat, Action::Riichi { tile, from }, Moment::Turn))
                }
                Event::KongDeclared { seat, meld, .. } => {
                    let action = match meld.kind() {
                        rules::meld::MeldKind::ConcealedKong => Action::ConcealedKong(meld.tile()),
                        _ => Action::AddedKong(meld.tile()),
                    };
                    Some((seat, action, Moment::Turn))
                }
                Event::Won { seat, from: None, .. } => Some((seat, Action::SelfDraw, Moment::Turn)),
                Event::Ended { deal, .. } => match (deal.result, turn) {
                    (DealResult::AbortiveDraw(AbortKind::NineTerminals), Some(seat)) => {
                        Some((seat, Action::NineTerminals, Moment::Turn))
                    }
                    _ => None,
                },
                Event::Answered { action: Action::ShowTenpai | Action::HideTenpai, .. } => None,
                Event::Answered { seat, action } => Some((seat, action, Moment::Window)),
                Event::Declared { seat, says, .. } => {
                    out.declared[seat.index()] = Some(says);
                    None
                }
                _ => None,
            };
            out.all.extend(said.map(|(seat, action, moment)| (seat, reds.action(action), moment)));
        }
        out
    }

    /// The next move; a claim that the log has and nobody was asked for comes before it.
    fn in_turn(&mut self) -> Option<(Seat, Action)> {
        while let Some((seat, action, moment)) = self.all.get(self.next).copied() {
            self.next += 1;
            if moment == Moment::Turn || action != Action::Pass {
                return Some((seat, action));
            }
        }
        None
    }

    /// What a player said in the window that is open; nothing said is a pass.
    fn answers(&mut self, seat: Seat) -> Action {
        let window = self.all[self.next..].iter().take_while(|(_, _, moment)| *moment == Moment::Window);
        let found = window.enumerate().find(|(_, (of, ..))| *of == seat).map(|(i, _)| i);
        found.map_or(Action::Pass, |i| self.all.remove(self.next + i).1)
    }

    fn declares(&self, seat: Seat) -> Action {
        match self.declared[seat.index()] {
            Some(Declaration::Noten) => Action::HideTenpai,
            _ => Action::ShowTenpai,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::family::{AnyAction, AnyLog, Match, Start, Then};
    use game::wall::Seed;
    use rules::regulation::{RegulationId, TableRules};

    fn played(id: RegulationId, seed: u64) -> Match {
        let mut game = Match::new(id, id.regulation().table);
        let mut n = seed as usize;
        loop {
            match game.then() {
                Then::Wall if game.log().deals() < 10 => game.begin(game.wall_of(&Seed::of_number(seed))),
                Then::Wall | Then::End => return game,
                Then::Play => {
                    let seat = game.to_act().iter().next().unwrap();
                    let legal = game.table().unwrap().legal(seat);
                    n = n.wrapping_mul(31).wrapping_add(17) % 10_007;
                    let win = legal.iter().find(|action| {
                        matches!(
                            action,
                            AnyAction::Riichi(Action::Ron | Action::SelfDraw | Action::NineTerminals)
                        )
                    });
                    let action = win.copied().unwrap_or_else(|| legal[n % legal.len()]);
                    game.act(seat, action).unwrap();
                }
            }
        }
    }

    fn of(game: &Match, other: &RiichiRules) -> Vec<Revalued> {
        let (Start::Riichi(start), AnyLog::Riichi(log)) = (game.start(), game.log()) else {
            panic!("riichi")
        };
        revalue(start, log, other)
    }

    #[test]
    fn under_its_own_rules_a_game_is_what_it_was() {
        for id in [RegulationId::Tesuji, RegulationId::Aleague, RegulationId::Samara, RegulationId::Tenhou] {
            let TableRules::Riichi(rules) = id.regulation().table else { panic!("riichi") };
            for seed in 0..4 {
                for deal in of(&played(id, seed), &rules) {
                    assert_eq!(deal.now.ok(), deal.was, "{} {seed} deal {}", id.id(), deal.deal);
                }
            }
        }
    }

    #[test]
    fn where_the_other_rules_forbid_a_decision_the_deals_part() {
        let samara = RegulationId::Samara.riichi().unwrap();
        let aborted = (0..40).flat_map(|seed| of(&played(RegulationId::Tenhou, seed), samara));
        let found = aborted.filter_map(|deal| deal.now.err()).find_map(|parts| match parts {
            Parts::Refused(_, Action::NineTerminals, refusal) => Some(refusal),
            _ => None,
        });
        let refusal = found.expect("somebody has aborted a deal");
        assert!(refusal.cited(samara).any(|(_, basis)| basis.is_some()));
        let red = of(&played(RegulationId::Aleague, 1), RegulationId::Tenhou.riichi().unwrap());
        assert!(red.iter().all(|deal| deal.now == Err(Parts::OtherSet)));
    }
}
