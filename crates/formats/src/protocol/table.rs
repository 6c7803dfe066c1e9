//! A game of our own table as what a protocol of an event holds.
use super::NoProtocol;
use crate::table_log::TableLog;
use game::deal::{classical, riichi, sichuan};
use game::family::{AnyLog, Start};
use rules::frame;
use rules::regulation::TableRules;
use tournament::protocol::{Deals, Source};

/// The form of our own logs, as a protocol names where its deals come from.
pub const FORM: &str = "reglament";

/// The deals of a game of the engine, and where they come from. `game` is the caller's name of the game. Seats are those
/// of the table; the first dealer is seat 0. A deal in progress has no result and is an error, so that a game that is
/// entered is a finished one; deals that were replayed after a chombo are among them.
pub fn of_log(table: &TableRules, game: &str, log: &TableLog) -> Result<(Source, Deals), NoProtocol> {
    let deals = match (table, &log.log, log.start) {
        (TableRules::Riichi(_), AnyLog::Riichi(log), Start::Riichi(start)) => {
            if start != frame::riichi::Game::start(&log.rules) {
                return Err(NoProtocol::NotFromTheStart);
            }
            let ended = |events: &[riichi::Event]| {
                events.iter().find_map(|event| match event {
                    riichi::Event::Ended { deal, .. } => Some(*deal),
                    _ => None,
                })
            };
            let deals = log.deals.iter().enumerate();
            let all = deals.map(|(i, deal)| ended(&deal.events).ok_or(NoProtocol::NoResult(i + 1)));
            Deals::Riichi(all.collect::<Result<_, _>>()?)
        }
        (TableRules::Sichuan(_), AnyLog::Sichuan(log), Start::Sichuan(start, asking)) => {
            if start != frame::sichuan::Game::start(&log.rules, start.players) {
                return Err(NoProtocol::NotFromTheStart);
            }
            let mut all = Vec::new();
            let mut table: Option<sichuan::Table> = None;
            for (i, deal) in log.deals.iter().enumerate() {
                let next =
                    sichuan::Table::following(table.take(), &log.rules, (start, asking), deal.wall.clone());
                let table = table.insert(next);
                deal.events.iter().for_each(|event| table.evolve(&log.rules, *event));
                all.push(table.sheet().ok_or(NoProtocol::NoResult(i + 1))?);
            }
            Deals::Sichuan(all)
        }
        (TableRules::Classical(_), AnyLog::Classical(log), Start::Classical(start)) => {
            if start != frame::classical::Game::new(start.stage, start.late) {
                return Err(NoProtocol::NotFromTheStart);
            }
            let ended = |events: &[classical::Event]| {
                events.iter().find_map(|event| match event {
                    classical::Event::Ended { result, .. } => Some(*result),
                    _ => None,
                })
            };
            let deals = log.deals.iter().enumerate();
            let all = deals.map(|(i, deal)| ended(&deal.events).ok_or(NoProtocol::NoResult(i + 1)));
            Deals::Classical(all.collect::<Result<_, _>>()?)
        }
        _ => return Err(NoProtocol::OtherFamily),
    };
    Ok((Source { form: FORM.to_owned(), game: game.to_owned() }, deals))
}
