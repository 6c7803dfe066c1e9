//! Results of tables: deals that a game of the law can have had, and the totals that they come to.
mod classical;
mod riichi;
mod sichuan;

use super::desk::Desk;
use crate::id::TableId;
use crate::protocol::{ClassicalTotals, Deals, Sheet, Source, Totals};
use crate::round::{LateVerdict, verdict};
use crate::seats::RoundKind;
use crate::time::Span;
use rules::classical::{Lateness, Stage, TournamentPoints};
use rules::regulation::TableRules;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::Players;

/// A table as its results are made for.
struct Table {
    /// How late each seat came.
    late: [Lateness; 4],
    /// Seats whose player did not come and that somebody else plays.
    replaced: SeatSet,
    /// From which deal on a substitute plays, by seat; nothing if none does.
    from_deal: [Option<u8>; 4],
    players: usize,
    stage: Stage,
    /// Whether the judge has ended the game.
    ended: Ended,
}

/// Whether the judge has ended a game, so that deals may be missing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Yes,
    No,
}

impl Desk<'_> {
    fn table(&self, at: TableId) -> Table {
        let seats = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
        let course = self.event.round.course(at.round);
        let by = |s: Seat| {
            let late = course.zip(seats[s.index()]).map(|(course, entry)| course.lateness(entry));
            late.unwrap_or(Span::ZERO)
        };
        let band = |s: Seat| match verdict(self.law(), by(s)).value {
            LateVerdict::EachDeal(_) => Lateness::of_seconds(by(s).whole_seconds().max(1) as u32),
            LateVerdict::NoShow => Lateness::NoShow,
            LateVerdict::Nothing | LateVerdict::PointsOff(_) => Lateness::OnTime,
        };
        let late = Seat::ALL.map(band);
        let put = |s: Seat| {
            seats[s.index()].and_then(|entry| self.event.substitute.of(at.round, entry).next().copied())
        };
        let missing = |s: Seat| {
            let absent = course.zip(seats[s.index()]).is_some_and(|(c, entry)| c.is_absent(entry));
            absent || late[s.index()] == Lateness::NoShow
        };
        let replaced = Seat::ALL
            .into_iter()
            .filter(|s| missing(*s) && put(*s).is_some_and(|p| p.by.is_some()))
            .collect();
        let is_final = self.event.seats.round(at.round).is_some_and(|r| r.kind == RoundKind::Final);
        let over = course.is_some_and(|c| {
            let end = |s: &crate::round::GivenSignal| {
                matches!(s.signal, crate::round::Signal::LastDeal | crate::round::Signal::End)
            };
            c.signals.iter().any(|s| s.tables.has(at.table) && end(s))
        });
        Table {
            late,
            replaced,
            from_deal: Seat::ALL.map(|s| put(s).map(|p| p.from_deal)),
            players: seats.iter().flatten().count(),
            stage: if is_final { Stage::Final } else { Stage::Qualifying },
            ended: if over { Ended::Yes } else { Ended::No },
        }
    }

    /// A result of a table, in one of the three ways.
    pub(super) fn sheet(&mut self, at: TableId) -> Sheet {
        let table = self.table(at);
        let law = self.law().clone();
        if self.chance(self.level)
            && let Some(sheet) = level(&law.table, &table)
        {
            return Sheet::Totals(sheet);
        }
        let timed = self.event.setup.round_minutes().is_some() || table.ended == Ended::Yes;
        let clock = if timed { riichi::Clock::Any } else { riichi::Clock::Rules };
        let (totals, deals, source) = match &law.table {
            TableRules::Riichi(rules) => {
                let read = if self.chance(50) { self.games.game(&law, &mut self.lots) } else { None };
                let (source, from) = match read {
                    Some((source, Deals::Riichi(deals))) => (Some(source), deals),
                    _ => (None, Vec::new()),
                };
                let deals = riichi::game(rules, &mut self.lots, &from, clock);
                (Some(riichi::totals(rules, &deals)), Deals::Riichi(deals), source)
            }
            TableRules::Sichuan(rules) => {
                let players = Players::of(table.players).unwrap_or(Players::Four);
                let deals = sichuan::session(rules, &mut self.lots, players);
                let totals = sichuan::totals(rules, players, &deals, table.from_deal);
                (Some(totals), Deals::Sichuan(deals), None)
            }
            TableRules::Classical(rules) => {
                let first = table.replaced.iter().next();
                let deals =
                    classical::game(rules, &mut self.lots, table.stage, table.late, first, table.ended);
                let totals = classical::totals(rules, table.stage, table.late, first, &deals);
                (totals, Deals::Classical(deals), None)
            }
        };
        match (totals, self.below(3), source) {
            (_, _, Some(source)) => Sheet::Game(source, deals),
            (Some(totals), 0, _) => Sheet::Totals(totals),
            (_, 1, _) => {
                let game = self.below(1_000_000).to_string();
                Sheet::Game(Source { form: "screen".into(), game }, deals)
            }
            _ => Sheet::Deals(deals),
        }
    }
}

/// Totals of a table at which nobody has won anything; nothing where the table is not as usual.
fn level(rules: &TableRules, table: &Table) -> Option<Totals> {
    if !table.replaced.is_empty() || table.from_deal.iter().any(Option::is_some) {
        return None;
    }
    Some(match rules {
        TableRules::Riichi(rules) => {
            let points = [rules.game.start_points.value.get(); 4];
            Totals::Riichi { points, bets: 0, chombos: [0; 4] }
        }
        TableRules::Sichuan(_) => Totals::Sichuan { points: [0; 4], own: [None; 4] },
        TableRules::Classical(rules) => {
            let deals = rules.deals(table.stage);
            let nothing = ClassicalTotals { points: TournamentPoints::ZERO, whists: 0, mahjongs: 0 };
            Totals::Classical { deals: deals.value.get() as u8, seats: [nothing; 4] }
        }
    })
}
