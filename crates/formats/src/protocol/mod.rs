//! A deal sheet or a game of a log as what a protocol of an event holds.
mod table;

pub use table::{FORM, of_log};

use crate::deal_sheet::{DealSheet, Deals as SheetDeals, play_classical, play_riichi, play_sichuan};
use crate::record::{Deal, DrawKind, Event, Game, Outcome};
use rules::classical::Stage;
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::AbortKind;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::Players;
use std::fmt;
use tournament::protocol::{Deals, Source};
use tournament::setup::Law;
use tournament::{TableId, Tournament};

/// Why there is no protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoProtocol {
    /// The sheet or the game is of another family than the event.
    OtherFamily,
    /// The sheet says that it was played by these rules, and the event is played by others.
    OtherRules(RegulationId),
    /// The sheet says that three played, or a final, and the table is another.
    OtherTable,
    /// This deal of the sheet, from 1, cannot be settled.
    Deal(usize),
    /// The log tells no result of this deal, from 1, or not who showed tenpai.
    NoResult(usize),
    /// The log does not begin with the first deal of a game.
    NotFromTheStart,
}

impl fmt::Display for NoProtocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherFamily => f.write_str("the sheet is of another family"),
            Self::OtherRules(id) => write!(f, "the sheet is of {}", id.id()),
            Self::OtherTable => f.write_str("the sheet is of another table"),
            Self::Deal(n) => write!(f, "deal {n} cannot be settled"),
            Self::NoResult(n) => write!(f, "deal {n} has no result in the log"),
            Self::NotFromTheStart => f.write_str("the log does not begin with the first deal"),
        }
    }
}

impl std::error::Error for NoProtocol {}

/// The deals of a sheet by the law of an event. A sheet that names its rules names those of the event.
pub fn of_sheet(law: &Law, sheet: &DealSheet) -> Result<Deals, NoProtocol> {
    if let Some(other) = sheet.rules.filter(|id| *id != law.id && *id != law.table_of) {
        return Err(NoProtocol::OtherRules(other));
    }
    // The next deal after those that could be settled is the one that could not.
    let all = |settled: usize, stops: bool| if stops { Err(NoProtocol::Deal(settled + 1)) } else { Ok(()) };
    match (&law.table, &sheet.deals) {
        (TableRules::Riichi(rules), SheetDeals::Riichi(deals)) => {
            let played = play_riichi(rules, deals);
            all(played.steps.len(), played.stop.is_some())?;
            Ok(Deals::Riichi(played.steps.iter().map(|step| step.played).collect()))
        }
        (TableRules::Sichuan(rules), SheetDeals::Sichuan(deals)) => {
            let players = if sheet.three { Players::Three } else { Players::Four };
            let played = play_sichuan(rules, players, deals);
            all(played.results.len(), played.stop.is_some())?;
            Ok(Deals::Sichuan(played.results))
        }
        (TableRules::Classical(rules), SheetDeals::Classical(deals)) => {
            let played = play_classical(rules, sheet.stage, sheet.late, deals);
            all(played.results.len(), played.stop.is_some())?;
            Ok(Deals::Classical(played.results))
        }
        _ => Err(NoProtocol::OtherFamily),
    }
}

/// A sheet that was written at a table of an event: how many play there and at which stage is known, and need not stand on
/// it. What stands on it and is otherwise there makes it a sheet of another table.
pub fn at_table(event: &Tournament, at: TableId, sheet: DealSheet) -> Result<DealSheet, NoProtocol> {
    let seats = event.seats.seats(at).copied().unwrap_or_default();
    let (three, stage) = (seats.iter().flatten().count() == 3, tournament::protocol::stage(event, at.round));
    if sheet.three && !three || sheet.stage == Stage::Final && stage != Stage::Final {
        return Err(NoProtocol::OtherTable);
    }
    Ok(DealSheet { three, stage, ..sheet })
}

/// The deals of a game of riichi as its log recorded them, and where they come from. Seats are those of the log.
pub fn of_game(game: &Game) -> Result<(Source, Deals), NoProtocol> {
    if !game.deals.first().is_some_and(Deal::begins_game) {
        return Err(NoProtocol::NotFromTheStart);
    }
    let deal = |(i, deal): (usize, &Deal)| played(deal).ok_or(NoProtocol::NoResult(i + 1));
    let deals: Vec<PlayedDeal> = game.deals.iter().enumerate().map(deal).collect::<Result<_, _>>()?;
    let source = Source { form: game.source.to_string(), game: game.id.clone().unwrap_or_default() };
    Ok((source, Deals::Riichi(deals)))
}

/// A deal of a log; nothing without a result.
fn played(deal: &Deal) -> Option<PlayedDeal> {
    let accepted = |event: &Event| match event {
        Event::RiichiAccepted { seat } => Some(*seat),
        _ => None,
    };
    let riichi: SeatSet = deal.events.iter().filter_map(accepted).collect();
    let result = match deal.outcome.as_ref()? {
        Outcome::Wins(wins) => {
            let (before, after) = (deal.scores_before_result(), deal.scores_after()?);
            let winners = wins.iter().map(|win| win.winner).collect();
            DealResult::Win { winners, deltas: std::array::from_fn(|i| after[i].saturating_sub(before[i])) }
        }
        Outcome::Draw(draw) => {
            let abort = match draw.kind {
                DrawKind::Exhaustive | DrawKind::Nagashi => None,
                DrawKind::NineTerminals => Some(AbortKind::NineTerminals),
                DrawKind::FourWinds => Some(AbortKind::FourWinds),
                DrawKind::FourRiichi => Some(AbortKind::FourRiichi),
                DrawKind::FourKongs => Some(AbortKind::FourKongs),
                DrawKind::TripleRon => Some(AbortKind::TripleRon),
            };
            match abort {
                Some(kind) => DealResult::AbortiveDraw(kind),
                None => exhausted(deal, draw.kind, draw.shown.as_ref(), draw.change.delta)?,
            }
        }
    };
    Some(PlayedDeal { riichi, result })
}

/// An exhausted wall: who showed tenpai by the tiles shown; where the log has none, by who was paid.
fn exhausted(
    deal: &Deal,
    kind: DrawKind,
    shown: Option<&[Option<Vec<rules::tile::Tile>>; 4]>,
    delta: [i32; 4],
) -> Option<DealResult> {
    let all = |is: &dyn Fn(Seat) -> bool| Seat::ALL.into_iter().filter(|seat| is(*seat)).collect::<SeatSet>();
    let paid = |seat: Seat| delta[seat.index()] > 0;
    let tenpai = match shown {
        Some(shown) => all(&|seat| shown[seat.index()].is_some()),
        // All alike: either all four were tenpai or nobody, and that is not known.
        None if kind == DrawKind::Nagashi || delta == [0; 4] => return None,
        None => all(&paid),
    };
    let nagashi = match kind {
        DrawKind::Nagashi => crate::walk::walk(deal).ok().and_then(|facts| match facts {
            crate::walk::DealFacts::Draw(facts) => Some(facts.nagashi().collect()),
            _ => None,
        })?,
        _ => SeatSet::EMPTY,
    };
    Some(DealResult::ExhaustiveDraw { tenpai, nagashi, dead: SeatSet::EMPTY, proved: SeatSet::EMPTY })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal_sheet::{Family, read_text};
    use rules::regulation::RegulationId;

    fn deals(id: RegulationId, text: &str) -> Result<Deals, NoProtocol> {
        let law = Law::of(id).unwrap();
        of_sheet(&law, &read_text(text, Some(Family::of(&law.table))).unwrap())
    }

    #[test]
    fn a_riichi_sheet_has_the_points_of_its_wins() {
        let Ok(Deals::Riichi(deals)) = deals(RegulationId::Tesuji, "S ron W 3/40 riichi S\n") else {
            panic!("a sheet of riichi")
        };
        let [deal] = &deals[..] else { panic!("one deal") };
        let DealResult::Win { deltas, .. } = deal.result else { panic!("a win") };
        assert_eq!(deltas, [0, 6200, -5200, 0]);
        assert!(deal.riichi.contains(Seat::ALL[1]));
    }

    #[test]
    fn a_sheet_of_another_family_is_refused() {
        let sheet = read_text("S ron W 3/40\n", Some(Family::Riichi)).unwrap();
        let found = of_sheet(&Law::of(RegulationId::Sichuan).unwrap(), &sheet);
        assert_eq!(found, Err(NoProtocol::OtherFamily));
    }

    #[test]
    fn the_deal_that_cannot_be_settled_is_named() {
        let found = deals(RegulationId::Tesuji, "draw tenpai E\nS ron S 3/40\n");
        assert_eq!(found, Err(NoProtocol::Deal(2)));
    }
}
