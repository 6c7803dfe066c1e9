//! The words of the table that the families share.
use crate::args::TileForm;
use crate::house::Chosen;
use crate::tiles;
use rules::clause::Basis;
use rules::hand::Hand;
use rules::meld::{Group, Meld};
use rules::seat::Seat;
use rules::tile::{Tile, TileKind};
use text::{Lang, say};

/// What every sentence at the table needs.
#[derive(Clone, Copy)]
pub(super) struct Words<'c> {
    pub(super) chosen: &'c Chosen,
    pub(super) lang: Lang,
    pub(super) own: Seat,
}

impl Words<'_> {
    /// A player by his wind, the person as such.
    pub(super) fn who(&self, seat: Seat, dealer: Seat) -> String {
        if seat == self.own {
            return say!(self.lang, "play-you");
        }
        text::wind(self.lang, seat.wind(dealer))
    }

    /// A key and what it does: `w – win`.
    pub(super) fn key(&self, key: &str, what: &str) -> String {
        format!("{key} – {}", text::say(self.lang, &format!("play-do-{what}"), &[]))
    }

    /// A key that ends with a tile.
    pub(super) fn tile_key(&self, letter: &str, what: &str) -> String {
        self.key(&format!("{letter}{}", say!(self.lang, "play-key-tile")), what)
    }

    /// A reason with its clause.
    pub(super) fn reason(&self, what: &str, basis: Option<Basis>) -> String {
        let basis = basis.map(|basis| self.chosen.citation(self.lang, basis));
        basis.map_or_else(|| what.to_owned(), |basis| format!("{what} [{basis}]"))
    }

    /// That the action does not fit the moment.
    pub(super) fn order(&self, id: &str) -> String {
        text::say(self.lang, &format!("play-order-{id}"), &[])
    }

    /// The own hand, and what was drawn.
    pub(super) fn hand(&self, hand: &Hand, drawn: Option<Tile>) -> String {
        let tiles = tiles::hand(TileForm::Mpsz, hand);
        match drawn {
            Some(drawn) => {
                say!(self.lang, "play-hand-drawn", tiles = tiles, drawn = tiles::tile(TileForm::Mpsz, drawn))
            }
            None => say!(self.lang, "play-hand", tiles = tiles),
        }
    }

    /// The name of a declared group: chow, pung or kong in the words of the school.
    pub(super) fn group(&self, school: &str, meld: Meld) -> String {
        let kind = match meld.group() {
            Group::Chow(_) => "chow",
            Group::Pung(_) => "pung",
            Group::Kong(_) => "kong",
        };
        let name = text::say(self.lang, &format!("play-group-{school}-{kind}"), &[]);
        format!("{name} {}", tiles::group(TileForm::Mpsz, meld.group()))
    }

    /// A player's declared groups, if he has any.
    pub(super) fn melds(&self, seat: Seat, dealer: Seat, melds: &[Meld]) -> Option<String> {
        let all: Vec<String> = melds.iter().map(|m| tiles::group(TileForm::Mpsz, m.group())).collect();
        (!all.is_empty()).then(|| format!("{}: {}", self.who(seat, dealer), all.join(" ")))
    }

    /// The points of all.
    pub(super) fn points(&self, dealer: Seat, points: [i64; 4]) -> String {
        let each = Seat::ALL.into_iter().map(|seat| {
            format!("{} {}", self.who(seat, dealer), text::signed(self.lang, points[seat.index()]))
        });
        say!(self.lang, "play-points", points = each.collect::<Vec<_>>().join(", "))
    }

    /// A win, and whose tile it was.
    pub(super) fn won(&self, dealer: Seat, seat: Seat, tile: Option<TileKind>, from: Option<Seat>) -> String {
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
    pub(super) fn award(&self, name: &str, much: &str, basis: Basis) -> String {
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
