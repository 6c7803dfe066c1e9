//! The menus, kept with the state: what each player may do, found with as few questions as possible.
use super::action::{Action, Menu, say};
use super::table::{Asking, Offer, Phase, Source, Table};
use crate::window::Window;
use rules::meld::MeldKind;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::SichuanRules;
use rules::tile::{KindSet, Suit};

impl Table {
    /// What this player may do now.
    pub fn legal(&self, seat: Seat) -> Menu {
        match self.phase {
            Phase::Turn { seat: of, .. } if of == seat => self.turn_menu,
            Phase::DiscardWindow | Phase::KongWindow if self.window.asked().contains(seat) => {
                Menu::of(self.says[seat.index()])
            }
            Phase::Suits if self.window.asked().contains(seat) => self.suit_menu(seat),
            Phase::Exchange if self.to_act().contains(seat) => self.give_menu(seat),
            _ => Menu::NONE,
        }
    }

    /// Who has something to do.
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Turn { seat, .. } => SeatSet::of(seat),
            Phase::DiscardWindow | Phase::KongWindow | Phase::Suits => self.window.asked(),
            Phase::Exchange => {
                self.players().seats().filter(|seat| !self.given[seat.index()].is_full()).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    fn suit_menu(&self, seat: Seat) -> Menu {
        let held = self.hands[seat.index()].concealed;
        let lacks = |suit: &Suit| held.words()[suit.index()] == 0;
        let cards = Suit::ALL.iter().filter(|suit| lacks(suit));
        let says = cards.fold(0, |says, suit| says | 1 << (say::CARD + suit.index() as u32));
        Menu { aside: held.kinds(), ..Menu::of(says) }
    }

    fn give_menu(&self, seat: Seat) -> Menu {
        let mut given = KindSet::EMPTY;
        let kinds = self.hands[seat.index()].concealed.kinds();
        kinds.iter().filter(|kind| self.may_give(seat, *kind)).for_each(|kind| given.insert(kind));
        Menu { given, ..Menu::NONE }
    }

    /// The menu of a player in his turn.
    pub(super) fn find_turn_menu(&mut self, rules: &SichuanRules, seat: Seat, source: Source) {
        let hand = &self.hands[seat.index()];
        let discards = match self.aside[seat.index()] {
            Some(tile) => KindSet::of(tile),
            None => hand.concealed.kinds(),
        };
        let mut menu = Menu { discards, ..Menu::NONE };
        if source != Source::Claim {
            let last = self.drawn.or_else(|| discards.iter().next());
            let may = last.is_some_and(|tile| !self.holds_forbidden(seat, tile));
            if may && self.hu_value(rules, seat, None).is_ok() {
                menu.says |= say::HU;
            }
            if self.tiles_left() > 0 {
                self.add_kongs(rules, seat, source, &mut menu);
            }
        }
        self.turn_menu = menu;
    }

    fn add_kongs(&self, rules: &SichuanRules, seat: Seat, source: Source, menu: &mut Menu) {
        let hand = &self.hands[seat.index()];
        let may = |kind, tile| self.own_kong(rules, seat, source, kind, tile).is_empty();
        for tile in hand.concealed.four_or_more().iter() {
            if may(MeldKind::ConcealedKong, tile) {
                menu.closed_kongs.insert(tile);
            }
        }
        for meld in &hand.melds {
            if meld.kind() == MeldKind::Pung && may(MeldKind::AddedKong, meld.tile()) {
                menu.added_kongs.insert(meld.tile());
            }
        }
    }

    /// Asks everybody before play.
    pub(super) fn ask_suits(&mut self) {
        self.phase = Phase::Suits;
        self.window = Window::ask(self.in_game());
    }

    /// Asks everybody who may want the tile that is offered.
    pub(super) fn open_window(&mut self, rules: &SichuanRules, offer: Offer) {
        let mut asked = SeatSet::EMPTY;
        self.says = [0; 4];
        self.could_win = [0; 4];
        for seat in self.in_game().iter().filter(|seat| *seat != offer.by) {
            self.find_says(rules, seat, offer);
            if self.says[seat.index()] != 0 {
                asked.insert(seat);
            }
        }
        self.window = Window::ask(asked);
    }

    /// What one player may say to the tile that is offered.
    pub(super) fn find_says(&mut self, rules: &SichuanRules, seat: Seat, offer: Offer) {
        let i = seat.index();
        let mut says = 0;
        self.could_win[i] = 0;
        if !self.holds_forbidden(seat, offer.tile)
            && let Ok(award) = self.hu_value(rules, seat, Some(offer))
        {
            says |= say::HU;
            self.could_win[i] = award.points;
        }
        if self.phase == Phase::DiscardWindow {
            says |= self.groups(rules, seat, offer);
        }
        if says != 0 || self.asking == Asking::Everybody {
            says |= say::PASS;
        }
        self.says[i] = says;
    }

    fn groups(&self, rules: &SichuanRules, seat: Seat, offer: Offer) -> u8 {
        let may = |action| self.claim(rules, seat, offer, action).is_empty();
        match self.hands[seat.index()].concealed.get(offer.tile) {
            0 | 1 => 0,
            held => {
                let pung = if may(Action::Pung) { say::PUNG } else { 0 };
                let kong = if held == 3 && may(Action::Kong) { say::KONG } else { 0 };
                pung | kong
            }
        }
    }

    /// The next player in game after this one.
    pub(super) fn next_in_game(&self, seat: Seat) -> Option<Seat> {
        self.in_game().after(seat).next()
    }
}
