//! The words of the table that the families share.
use crate::args::TileForm;
use crate::house::Chosen;
use crate::tiles;
use rules::clause::Basis;
use rules::hand::Hand;
use rules::meld::{Group, Meld, MeldKind};
use rules::seat::Seat;
use rules::settlement::Party;
use rules::tile::{Tile, TileKind};
use text::{Lang, say};

/// What every sentence at the table needs.
#[derive(Clone, Copy)]
pub(crate) struct Words<'c> {
    pub(crate) chosen: &'c Chosen,
    pub(crate) lang: Lang,
    /// The person at the table; none where all hands are open.
    pub(crate) own: Option<Seat>,
}

impl Words<'_> {
    /// A player by his wind, the person as such; where there is none, by the number of his seat too.
    pub(crate) fn who(&self, seat: Seat, dealer: Seat) -> String {
        let wind = seat.wind(dealer);
        match self.own {
            Some(own) if seat == own => say!(self.lang, "play-you"),
            Some(_) => text::wind(self.lang, wind),
            None => {
                say!(self.lang, "settle-seat", wind = text::wind_id(wind), player = seat.index() + 1)
            }
        }
    }

    /// Whoever pays or is paid.
    pub(crate) fn party(&self, party: Party, dealer: Seat) -> String {
        match party {
            Party::Seat(seat) => self.who(seat, dealer),
            Party::Table | Party::Nobody => say!(self.lang, "play-nobody"),
        }
    }

    /// A key and what it does: `w – win`.
    pub(crate) fn key(&self, key: &str, what: &str) -> String {
        format!("{key} – {}", text::say(self.lang, &format!("play-do-{what}"), &[]))
    }

    /// A key that ends with a tile.
    pub(crate) fn tile_key(&self, letter: &str, what: &str) -> String {
        self.key(&format!("{letter}{}", say!(self.lang, "play-key-tile")), what)
    }

    /// A reason with its clause.
    pub(crate) fn reason(&self, what: &str, basis: Option<Basis>) -> String {
        let basis = basis.map(|basis| self.chosen.citation(self.lang, basis));
        basis.map_or_else(|| what.to_owned(), |basis| format!("{what} [{basis}]"))
    }

    /// That the action does not fit the moment.
    pub(crate) fn order(&self, id: &str) -> String {
        text::say(self.lang, &format!("play-order-{id}"), &[])
    }

    /// The own hand, and what was drawn.
    pub(crate) fn hand(&self, hand: &Hand, drawn: Option<Tile>) -> String {
        let tiles = tiles::hand(TileForm::Mpsz, hand);
        match drawn {
            Some(drawn) => {
                say!(self.lang, "play-hand-drawn", tiles = tiles, drawn = tiles::tile(TileForm::Mpsz, drawn))
            }
            None => say!(self.lang, "play-hand", tiles = tiles),
        }
    }

    /// The name of a declared group: chow, pung or kong in the words of the school.
    pub(crate) fn group(&self, school: &str, meld: Meld) -> String {
        let kind = match meld.group() {
            Group::Chow(_) => "chow",
            Group::Pung(_) => "pung",
            Group::Kong(_) => "kong",
        };
        let name = text::say(self.lang, &format!("play-group-{school}-{kind}"), &[]);
        format!("{name} {}", tiles::group(TileForm::Mpsz, meld.group()))
    }

    /// A declared group by its name; of a kong also how it was made.
    pub(crate) fn declared(&self, school: &str, meld: Meld) -> String {
        let lang = self.lang;
        let name = match (school, meld.kind()) {
            (_, MeldKind::Chow | MeldKind::Pung) => return self.group(school, meld),
            ("riichi", MeldKind::ConcealedKong) => say!(lang, "meld-concealed_kong"),
            ("riichi", MeldKind::AddedKong) => say!(lang, "meld-added_kong"),
            ("riichi", MeldKind::ClaimedKong) => say!(lang, "meld-claimed_kong"),
            (_, MeldKind::ConcealedKong) => say!(lang, "replay-kong-closed"),
            (_, MeldKind::AddedKong) => say!(lang, "replay-kong-added"),
            (_, MeldKind::ClaimedKong) => say!(lang, "replay-kong-claimed"),
        };
        format!("{name} {}", tiles::group(TileForm::Mpsz, meld.group()))
    }

    /// A player's declared groups, if he has any.
    pub(crate) fn melds(&self, seat: Seat, dealer: Seat, melds: &[Meld]) -> Option<String> {
        let all: Vec<String> = melds.iter().map(|m| tiles::group(TileForm::Mpsz, m.group())).collect();
        (!all.is_empty()).then(|| format!("{}: {}", self.who(seat, dealer), all.join(" ")))
    }

    /// The points of all.
    pub(crate) fn points(&self, dealer: Seat, points: [i64; 4]) -> String {
        let each = Seat::ALL.into_iter().map(|seat| {
            format!("{} {}", self.who(seat, dealer), text::signed(self.lang, points[seat.index()]))
        });
        say!(self.lang, "play-points", points = each.collect::<Vec<_>>().join(", "))
    }

    /// A win, and whose tile it was.
    pub(crate) fn won(&self, dealer: Seat, seat: Seat, tile: Option<TileKind>, from: Option<Seat>) -> String {
        let who = self.who(seat, dealer);
        let tile = tile.map_or_else(String::new, |kind| tiles::kind(TileForm::Mpsz, kind));
        match from {
            Some(from) => {
                say!(self.lang, "play-won-from", who = who, tile = tile, from = self.who(from, dealer))
            }
            None => say!(self.lang, "play-won-drawn", who = who, tile = tile),
        }
    }

    /// A line of an award: a name, a number, a clause.
    pub(crate) fn award(&self, name: &str, much: &str, basis: Basis) -> String {
        format!("  {name}: {much} [{}]", self.chosen.citation(self.lang, basis))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::deal::sichuan;

    #[test]
    fn every_reason_of_the_table_has_its_sentence() {
        let orders = game::OutOfOrder::ALL.map(|order| format!("play-order-{}", order.id()));
        let of_sichuan = sichuan::Reason::ALL.iter().map(|r| format!("play-sichuan-{}", r.id()));
        let of_classical = rules::classical::Reason::ALL.iter().map(|r| format!("play-classical-{}", r.id()));
        for key in orders.into_iter().chain(of_sichuan).chain(of_classical) {
            assert!(Lang::ALL.into_iter().all(|lang| text::has_key(lang, &key)), "{key}");
        }
    }
}
