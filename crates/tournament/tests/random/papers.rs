//! Protocols: sheets that games had, sheets that no game has, and who says what to them.
use super::forward::JUDGE;
use super::run::{Done, Run};
use reglament_tournament::protocol::{
    self, ClassicalTotals, Deals, Progress, Sheet, Source, Totals, check, needed, unfinished,
};
use reglament_tournament::seats::RoundKind;
use reglament_tournament::setup::Law;
use reglament_tournament::{Actor, Command, PersonId, Role, TableId, Version};
use rules::classical::TournamentPoints;
use rules::regulation::TableRules;
use rules::seat::Seat;

/// Totals of a table at which nobody has won anything.
fn level(law: &Law, deals: u8) -> Totals {
    match &law.table {
        TableRules::Riichi(rules) => {
            let points = [rules.game.start_points.value.get(); 4];
            Totals::Riichi { points, bets: 0, chombos: [0; 4] }
        }
        TableRules::Sichuan(_) => Totals::Sichuan { points: [0; 4], own: [None; 4] },
        TableRules::Classical(_) => {
            let nothing = ClassicalTotals { points: TournamentPoints::ZERO, whists: 0, mahjongs: 0 };
            Totals::Classical { deals, seats: [nothing; 4] }
        }
    }
}

impl Run<'_> {
    /// One step of a protocol.
    pub(super) fn protocol(&mut self, at: TableId) -> Done {
        let Some(there) = self.event.protocol.get(at).cloned() else { return self.enter(at) };
        let reason = "as they remember it".to_owned();
        let version = there.current;
        let command = match there.progress {
            Progress::Conflict => {
                let version = Version(1 + self.below(there.versions.len()) as u16);
                protocol::Command::Settle { at, version, reason }
            }
            _ if !there.objections.is_empty() => protocol::Command::Settle { at, version, reason },
            Progress::Confirmed(_) => return self.correct(at),
            Progress::Entered(seats) => match self.below(8) {
                0 => return self.enter(at),
                1 => return self.object(at),
                2 | 3 => {
                    let entered = there.entered();
                    let open = entered.map(|entered| needed(&self.event, at, entered).difference(seats));
                    let seat = open.and_then(|open| open.iter().next());
                    let by = self.scribe(at);
                    let confirm = protocol::Command::Confirm { at, version, seat };
                    self.give(by, Command::Protocol(confirm))?;
                    return Ok(());
                }
                _ => protocol::Command::Confirm { at, version, seat: None },
            },
        };
        if !self.give(JUDGE, Command::Protocol(command))? {
            // What the players cannot confirm a judge settles as it stands.
            let reason = "the time was over".into();
            self.give(JUDGE, Command::Protocol(protocol::Command::Settle { at, version, reason }))?;
        }
        Ok(())
    }

    /// Enters a result.
    fn enter(&mut self, at: TableId) -> Done {
        let sheet = Box::new(self.sheet(at));
        let by = self.scribe(at);
        let current = self.event.protocol.get(at).map(|p| p.current);
        let seen = if self.chance(85) { current } else { None };
        // Now and then nobody says why: no lot is drawn for it, so that the seeds go on telling what they told.
        let reason = if at.table.0 == 2 && at.round.0.is_multiple_of(2) { "" } else { "a digit" }.into();
        self.give(by, Command::Protocol(protocol::Command::Enter { at, sheet, seen, reason }))?;
        Ok(())
    }

    /// A judge corrects what is in force.
    pub(super) fn correct(&mut self, at: TableId) -> Done {
        let sheet = Box::new(self.sheet(at));
        let seen = self.event.protocol.get(at).map(|p| p.current);
        let reason = "a digit".into();
        self.give(JUDGE, Command::Protocol(protocol::Command::Enter { at, sheet, seen, reason }))?;
        Ok(())
    }

    pub(super) fn object(&mut self, at: TableId) -> Done {
        let (seat, text) = (Seat::ALL[self.below(4)], "my kong".into());
        let by = self.scribe(at);
        self.give(by, Command::Protocol(protocol::Command::Object { at, seat, text }))?;
        Ok(())
    }

    /// Somebody who may write for a table.
    pub(super) fn scribe(&mut self, at: TableId) -> Actor {
        let player = |person| Actor { person, ..Actor::of(Role::Player) };
        match self.below(4) {
            0 => player(self.person_at(at)),
            1 => Actor { table: Some(at), ..Actor::of(Role::Player) },
            2 => Actor::of(Role::Scribe),
            _ => JUDGE,
        }
    }

    /// Somebody who plays at a table.
    pub(super) fn person_at(&mut self, at: TableId) -> Option<PersonId> {
        let seats = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
        let there: Vec<_> = seats.iter().flatten().copied().collect();
        let entry = self.pick(&there)?;
        match self.event.substitute.of(at.round, entry).last() {
            Some(put) => put.by,
            None => self.event.people.slot(entry)?.holder(at.round),
        }
    }

    /// A result that this table can have had; any of them if none fits.
    pub(super) fn sheet(&mut self, at: TableId) -> Sheet {
        if self.chance(25) {
            let is_final = self.event.seats.round(at.round).is_some_and(|r| r.kind == RoundKind::Final);
            let deals = match &self.event.setup.law.table {
                TableRules::Classical(rules) if is_final => rules.game.final_deals.value.get() as u8,
                TableRules::Classical(rules) => rules.game.qualifying_deals.value.get() as u8,
                _ => 0,
            };
            return self.with_own(at, Sheet::Totals(level(&self.event.setup.law, deals)));
        }
        let mut sheet = None;
        for _ in 0..12 {
            let Some(one) = self.pick(self.pool) else { break };
            let one = self.with_own(at, one);
            let fits = check(&self.event, at, &one).is_empty();
            let over = fits && unfinished(&self.event, at, &one).is_none();
            sheet = Some(one);
            if over {
                break;
            }
        }
        sheet.unwrap_or_else(|| Sheet::Totals(level(&self.event.setup.law, 0)))
    }

    /// What a replaced player has won himself, where that is asked for.
    fn with_own(&self, at: TableId, sheet: Sheet) -> Sheet {
        let Sheet::Totals(Totals::Sichuan { points, .. }) = sheet else { return sheet };
        let seats = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
        let put = |seat: usize| self.event.substitute.of(at.round, seats[seat]?).next();
        let own =
            std::array::from_fn(|seat| put(seat).filter(|put| put.from_deal > 1).map(|_| points[seat] / 2));
        Sheet::Totals(Totals::Sichuan { points, own })
    }

    /// A result that is no result.
    pub(super) fn nonsense(&mut self) -> Sheet {
        let number = |run: &mut Self| *run.pick(&NUMBERS).as_ref().unwrap_or(&0);
        match self.below(8) {
            0 => {
                let points = std::array::from_fn(|_| number(self));
                let (bets, chombos) = (number(self) as u16, [number(self) as u8, 0, 0, 255]);
                Sheet::Totals(Totals::Riichi { points, bets, chombos })
            }
            1 => {
                let points = std::array::from_fn(|_| number(self));
                Sheet::Totals(Totals::Sichuan { points, own: [None, Some(number(self)), None, None] })
            }
            2 => {
                let seat = |run: &mut Self| ClassicalTotals {
                    points: TournamentPoints::of_halves(number(run)),
                    whists: number(run),
                    mahjongs: number(run) as u8,
                };
                let seats = std::array::from_fn(|_| seat(self));
                Sheet::Totals(Totals::Classical { deals: number(self) as u8, seats })
            }
            3 => Sheet::Deals(Deals::Riichi(Vec::new())),
            4 => Sheet::Deals(Deals::Sichuan(Vec::new())),
            5 => Sheet::Deals(Deals::Classical(Vec::new())),
            6 => {
                let source = Source { form: String::new(), game: String::new() };
                Sheet::Game(source, Deals::Riichi(Vec::new()))
            }
            _ => self.damaged(),
        }
    }

    /// A result of a game with one thing wrong.
    pub(super) fn damaged(&mut self) -> Sheet {
        let at = self.below(4);
        let Some(mut sheet) = self.pick(self.pool) else { return Sheet::Deals(Deals::Riichi(Vec::new())) };
        match &mut sheet {
            Sheet::Totals(Totals::Riichi { points, bets, .. }) => {
                points[at] += [100, 50, -100_000][self.lots.below(3) as usize];
                *bets += self.lots.below(2) as u16;
            }
            Sheet::Totals(Totals::Sichuan { points, own }) => {
                points[at] += 1;
                own[at] = Some(3);
            }
            Sheet::Totals(Totals::Classical { deals, seats }) => match self.lots.below(4) {
                0 => seats[at].whists += 2,
                1 => seats[at].mahjongs = 40,
                2 => seats[at].points = TournamentPoints::whole(400),
                _ => *deals = 1,
            },
            Sheet::Deals(deals) | Sheet::Game(_, deals) => match deals {
                Deals::Riichi(deals) => twist(deals, self.lots.below(3), at),
                Deals::Sichuan(deals) => twist(deals, self.lots.below(3), at),
                Deals::Classical(deals) => twist(deals, self.lots.below(3), at),
            },
        }
        sheet
    }
}

/// Some deals more, less, or in another order.
fn twist<T: Clone>(deals: &mut Vec<T>, how: u32, at: usize) {
    match how {
        0 => deals.extend(deals.clone()),
        1 => deals.truncate(at),
        _ => deals.reverse(),
    }
}

/// Numbers that people and machines write by mistake.
pub(super) const NUMBERS: [i32; 12] =
    [0, 1, -1, 100, 50, -30_000, 30_000, 300_000, 768_000, 2_000_000_000, i32::MAX, i32::MIN];
