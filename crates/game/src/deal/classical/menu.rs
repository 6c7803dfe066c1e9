//! The menus, kept with the state: what each player may do, found with as few questions as possible.
use super::action::{Action, Menu, say};
use super::table::{Offer, Offered, Phase, Table, TurnStart};
use crate::window::Window;
use rules::classical::{Call, Claim, ClassicalRules, may_call};
use rules::meld::MeldKind;
use rules::seat::{Seat, SeatSet};
use rules::tile::{KindSet, TileKind};

impl Table {
    /// What this player may do now.
    pub fn legal(&self, seat: Seat) -> Menu {
        match self.phase {
            Phase::Turn { seat: of, .. } if of == seat => self.turn_menu,
            Phase::Opening if self.window.asked().contains(seat) => Menu::to(None, self.says[seat.index()]),
            Phase::DiscardWindow | Phase::KongWindow { .. } if self.window.asked().contains(seat) => {
                Menu::to(self.offer.map(|offer| offer.tile), self.says[seat.index()])
            }
            Phase::Consent { .. } if self.consents.asked().contains(seat) => {
                Menu::to(None, say::AGREE | say::DISAGREE)
            }
            _ => Menu::NONE,
        }
    }

    /// Who has something to do.
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Turn { seat, .. } => SeatSet::of(seat),
            Phase::Opening | Phase::DiscardWindow | Phase::KongWindow { .. } => self.window.asked(),
            Phase::Consent { .. } => self.consents.asked(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The menu of a player in his turn.
    pub(super) fn find_turn_menu(&mut self, rules: &ClassicalRules, seat: Seat, start: TurnStart) {
        let hand = self.full_hand(seat);
        let call = self.calls[seat.index()];
        let mut menu = Menu { discards: hand.concealed.kinds(), ..Menu::NONE };
        menu.calling = if call == Call::Declared {
            KindSet::EMPTY
        } else {
            may_call(rules, &hand, self.wind(seat), call, self.barred(rules, seat)).unwrap_or_default()
        };
        let complete = match (start, self.drawn) {
            (TurnStart::Dealt, _) => {
                menu.original = menu.calling;
                // A hand that is complete waits for what it discards.
                !menu.calling.is_empty()
            }
            (_, Some(drawn)) => self.waiting[seat.index()].contains(drawn),
            _ => false,
        };
        if complete && self.lawful(rules, seat, Action::Mahjong).is_ok() {
            menu.says |= say::MAHJONG;
        }
        for kind in hand.concealed.four_or_more().iter() {
            if self.kong(rules, seat, MeldKind::ConcealedKong, kind).is_ok() {
                menu.concealed_kongs.insert(kind);
            }
        }
        for meld in hand.melds.iter().filter(|m| m.kind() == MeldKind::Pung) {
            let kind = meld.tile();
            if hand.concealed.get(kind) > 0 && self.kong(rules, seat, MeldKind::AddedKong, kind).is_ok() {
                menu.added_kongs.insert(kind);
            }
        }
        self.turn_menu = menu;
    }

    /// Asks everybody who may call before East moves.
    pub(super) fn ask_openings(&mut self, rules: &ClassicalRules) {
        self.says = [0; 4];
        let mut asked = SeatSet::EMPTY;
        let dealer = self.dealer();
        for seat in Seat::ALL.into_iter().filter(|seat| *seat != dealer) {
            if self.is_calling(rules, seat) {
                self.says[seat.index()] = say::PASS | say::ORIGINAL | say::EARLY;
                asked.insert(seat);
            }
        }
        self.window = Window::ask(asked);
    }

    /// Asks everybody who may want the tile that is offered.
    pub(super) fn open_window(&mut self, rules: &ClassicalRules, offer: Offer) {
        let mut asked = SeatSet::EMPTY;
        for steps in 1..4 {
            let seat = offer.by.plus(steps);
            let mut says = 0;
            if self.waiting[seat.index()].contains(offer.tile)
                && self.mahjong(rules, seat).is_some_and(|award| award.is_ok())
            {
                says |= say::MAHJONG;
            }
            if offer.how == Offered::Discard && self.calls[seat.index()] != Call::Original {
                says |= self.groups(rules, seat, offer);
            }
            if says != 0 {
                says |= say::PASS;
                asked.insert(seat);
            }
            self.says[seat.index()] = says;
        }
        self.window = Window::ask(asked);
    }

    /// The groups for which a player may claim a discard.
    fn groups(&self, rules: &ClassicalRules, seat: Seat, offer: Offer) -> u16 {
        let may = |claim| self.group(rules, seat, offer, claim).is_ok();
        let kind = offer.tile;
        let held = self.hands[seat.index()].concealed;
        let mut says = 0;
        if held.get(kind) >= 2 {
            if may(Claim::Pung) {
                says |= say::PUNG;
            }
            if held.get(kind) >= 3 && may(Claim::Kong) {
                says |= say::CLAIMED_KONG;
            }
        }
        let Some(rank) = kind.rank().map(usize::from).filter(|_| seat == offer.by.next()) else {
            return says;
        };
        let kinds = held.kinds().bits();
        for place in (0..3).filter(|place| rank > *place && rank - place <= 7) {
            let lowest = kind.index() - place;
            let needed = (0b111u64 << lowest) & !(1 << kind.index());
            if kinds & needed == needed
                && let Some(lowest) = TileKind::new(lowest as u8)
                && may(Claim::Chow(lowest))
            {
                says |= 1 << (say::CHOW + place as u32);
            }
        }
        says
    }
}
