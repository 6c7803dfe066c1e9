//! Lots and seatings, in words: who sits where.
use super::Teller;
use crate::hall::School;
use crate::{say, wind};
use rules::seat::Wind;
use tournament::seats::{
    Edit, Event, Kin, Origin, SeatDraw, SeatedRound, Seats, SeatsBy, seats_by, unsettled,
};
use tournament::substitute::Until;
use tournament::{EntryId, RoundNo, TableId, TableNo};

pub(super) fn tell(teller: Teller<'_>, event: &Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    match event {
        Event::Drawn { seed, order } => {
            out.push(say!(lang, "happened-drawn", n = order.len(), seed = seed.to_string()));
            let lots = order.iter().enumerate();
            out.extend(lots.map(|(i, entry)| {
                say!(lang, "happened-lot", n = (i + 1).to_string(), name = teller.holder(*entry))
            }));
        }
        Event::Seated { from, rounds } => seated(teller, *from, rounds, out),
        Event::Noted { notes, .. } => {
            out.extend(notes.iter().map(|note| crate::hall::note(&teller.voice(), note)));
        }
        Event::Accepted { round, reason } => {
            out.push(say!(lang, "happened-accepted", round = teller.round(*round), reason = reason));
        }
        Event::Demanded(demands) => {
            let kin = |kin: &Kin| match kin {
                Kin::Clan => say!(lang, "happened-apart-clans"),
                Kin::Team => say!(lang, "happened-apart-teams"),
            };
            let mut parts: Vec<String> = demands.apart.iter().map(kin).collect();
            parts.push(say!(lang, "happened-apart-pairs", n = demands.forbidden.len()));
            parts.push(say!(lang, "happened-fixed-tables", n = demands.fixed.len()));
            out.push(say!(lang, "happened-demanded", parts = parts.join("; ")));
        }
        Event::Edited { round, edit, .. } => {
            let round_name = teller.round(*round);
            let table = |table: &TableNo| table.to_string();
            out.push(match edit {
                Edit::Swap(one, other) => say!(
                    lang,
                    "happened-swapped",
                    round = round_name,
                    one = teller.player(*one, *round),
                    other = teller.player(*other, *round)
                ),
                Edit::SwapSeats(at, ..) => {
                    say!(lang, "happened-swapped-seats", round = round_name, table = table(at))
                }
                Edit::SwapTables(one, other) => say!(
                    lang,
                    "happened-swapped-tables",
                    round = round_name,
                    one = table(one),
                    other = table(other)
                ),
            });
        }
        Event::Published { round } => {
            out.push(say!(lang, "happened-published", round = teller.round(*round)));
        }
        Event::Withdrawn { round } => {
            out.push(say!(lang, "happened-withdrawn", round = teller.round(*round)));
        }
        Event::SeatsDrawn { at, draw, seats } => {
            let by = match draw {
                SeatDraw::Dice(_) => teller.found_by(SeatsBy::Dice),
                SeatDraw::WindTiles => teller.found_by(SeatsBy::WindTiles),
            };
            out.push(say!(lang, "happened-seats-drawn", table = teller.table(*at), by = by));
            out.push(teller.seats(*at, seats));
        }
        Event::ClosedUp { round, tables, out: sit_out } => {
            out.push(say!(lang, "happened-closed-up", round = teller.round(*round)));
            teller.tables(*round, tables, out);
            teller.sit_out(*round, sit_out, out);
        }
    }
}

fn seated(teller: Teller<'_>, from: RoundNo, rounds: &[SeatedRound], out: &mut Vec<String>) {
    let lang = teller.lang;
    let [first, ..] = rounds else { return };
    let n = first.tables.len();
    let round = teller.round(from);
    if rounds.len() > 1 {
        let to = RoundNo(from.0 + rounds.len() as u32 - 1);
        let how = origin(teller, rounds[rounds.len() - 1].origin);
        out.push(say!(lang, "happened-planned", from = round, to = teller.round(to), n = n, how = how));
        return;
    }
    out.push(say!(lang, "happened-seated", round = round, n = n, how = origin(teller, first.origin)));
    teller.tables(from, &first.tables, out);
    teller.sit_out(from, &first.out, out);
}

fn origin(teller: Teller<'_>, origin: Origin) -> String {
    let lang = teller.lang;
    match origin {
        Origin::Lots => say!(lang, "happened-by-lots"),
        Origin::System(system, seed) => {
            say!(lang, "happened-by-system", system = system.name(), seed = seed.to_string())
        }
        Origin::Loaded => say!(lang, "happened-by-list"),
        Origin::Finalists => say!(lang, "happened-by-final"),
        Origin::Present => say!(lang, "happened-by-presence"),
    }
}

impl Teller<'_> {
    /// The tables of a round, a line each.
    pub(super) fn tables(self, round: RoundNo, tables: &[Seats], out: &mut Vec<String>) {
        out.extend(
            tables
                .iter()
                .enumerate()
                .map(|(i, seats)| self.seats(TableId { round, table: TableNo::of_index(i) }, seats)),
        );
    }

    fn seats(self, at: TableId, seats: &Seats) -> String {
        let is_there = self.event.seats.seats(at) == Some(seats);
        if is_there && unsettled(self.event, at.round).contains(&at.table) {
            let names: Vec<String> = seats.iter().flatten().map(|e| self.who_plays(*e, at.round)).collect();
            let by = self.found_by(seats_by(self.event, at.round).value);
            let (table, names) = (at.table.to_string(), names.join(", "));
            return say!(self.lang, "happened-seats-open", table = table, names = names, by = by);
        }
        let places = Wind::ALL.into_iter().zip(seats).map(|(place, seat)| {
            let name = match seat {
                Some(entry) => self.who_plays(*entry, at.round),
                None => say!(self.lang, "happened-empty-seat"),
            };
            say!(self.lang, "happened-seat", wind = wind(self.lang, place), name = name)
        });
        let seats: Vec<String> = places.collect();
        say!(self.lang, "happened-seats", table = at.table.to_string(), seats = seats.join(", "))
    }

    /// How seats are found, as messages choose their words by it; the Sichuan championship has cards of the winds.
    fn found_by(self, by: SeatsBy) -> &'static str {
        match (by, School::of(&self.event.setup.law)) {
            (SeatsBy::Dice, _) => "dice",
            (_, School::Sichuan) => "cards",
            _ => "winds",
        }
    }

    /// A player, and whoever plays for him in this round alone.
    fn who_plays(self, entry: EntryId, round: RoundNo) -> String {
        let name = self.player(entry, round);
        match self.event.substitute.of(round, entry).last() {
            Some(put) if put.until == Until::RoundEnd => {
                let by = put
                    .by
                    .map_or_else(|| say!(self.lang, "happened-nobody-plays"), |person| self.someone(person));
                say!(self.lang, "happened-plays-for", name = name, by = by)
            }
            _ => name,
        }
    }

    fn sit_out(self, round: RoundNo, entries: &[EntryId], out: &mut Vec<String>) {
        if !entries.is_empty() {
            let names: Vec<String> = entries.iter().map(|entry| self.player(*entry, round)).collect();
            out.push(say!(self.lang, "happened-sit-out", names = names.join(", ")));
        }
    }
}

/// The seating of a round, a line a table.
pub fn seating(teller: Teller<'_>, round: RoundNo) -> Vec<String> {
    let mut out = Vec::new();
    if let Some(seated) = teller.event.seats.round(round) {
        teller.tables(round, &seated.tables, &mut out);
        teller.sit_out(round, &seated.out, &mut out);
    }
    out
}
