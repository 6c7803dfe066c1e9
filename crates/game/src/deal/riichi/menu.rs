//! The menus, kept with the state: what each player may do, found with as few questions as possible.
use super::action::{Action, DRAWN, Menu, say};
use super::table::{Offer, Phase, Table};
use rules::hand::Hand;
use rules::meld::MeldKind;
use rules::riichi::{
    AfterDiscard, Claim, DiscardOutcome, Discarded, GoAround, Offered, OwnDraw, Riichi, RiichiRules,
    TurnSource, after_discard, announcement_order, check_claim, check_ron, tenpai,
};
use rules::seat::{Seat, SeatSet};
use rules::shape::{Shapes, shanten_of};
use rules::tile::{KindSet, Suit, TileKind};

impl Table {
    /// What this player may do now.
    pub fn legal(&self, seat: Seat) -> Menu {
        match self.phase {
            Phase::Turn { seat: of, .. } if of == seat => self.turn_menu,
            Phase::DiscardWindow | Phase::KongWindow { .. } if self.window.asked().contains(seat) => {
                Menu::to(self.offer.map(|offer| offer.how), self.says[seat.index()])
            }
            Phase::Declarations { .. } => Menu::to(None, self.says[seat.index()]),
            _ => Menu::NONE,
        }
    }

    /// Who has something to do.
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Turn { seat, .. } => SeatSet::of(seat),
            Phase::DiscardWindow | Phase::KongWindow { .. } | Phase::Declarations { .. } => {
                self.window.asked()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// The menu of a player in his turn.
    pub(super) fn find_turn_menu(&mut self, rules: &RiichiRules, seat: Seat, source: TurnSource) {
        let hand = &self.hands[seat.index()];
        let mut menu = Menu { drawn: self.drawn, ..Menu::NONE };
        let dead = self.dead.contains(seat);
        let drawn_bit = u64::from(self.drawn.is_some()) << DRAWN;
        if self.accepted.contains(seat) {
            menu.discards = drawn_bit;
        } else {
            let forbidden = match source {
                TurnSource::Claim => Self::forbidden(rules, hand.melds.last()),
                _ => KindSet::EMPTY,
            };
            menu.discards = faces(hand, KindSet::ALL.difference(forbidden)) | drawn_bit;
        }
        let Some(drawn) = self.drawn.filter(|_| !dead) else {
            self.turn_menu = menu;
            return;
        };
        if self.waiting[seat.index()].kinds.contains(drawn.kind())
            && self.lawful(rules, seat, Action::SelfDraw).is_ok()
        {
            menu.says |= say::SELF_DRAW;
        }
        let first = self.first_turn.own_draw(seat) == OwnDraw::First;
        if first
            && self.first_turn.go_around() == GoAround::Unbroken
            && self.lawful(rules, seat, Action::NineTerminals).is_ok()
        {
            menu.says |= say::NINE_TERMINALS;
        }
        self.add_riichi(rules, seat, &mut menu);
        self.add_kongs(rules, seat, source, &mut menu);
        self.turn_menu = menu;
    }

    fn add_riichi(&self, rules: &RiichiRules, seat: Seat, menu: &mut Menu) {
        let hand = &self.hands[seat.index()];
        if self.riichi[seat.index()] != Riichi::None || !hand.is_concealed() {
            return;
        }
        let full = self.full_counts(seat);
        let near = shanten_of(full, hand.melds.len(), Shapes::RIICHI).is_ok_and(|s| s.min() <= 0);
        if !near {
            return;
        }
        if let Ok(kinds) = self.riichi_kinds(rules, seat) {
            menu.riichi = faces(hand, kinds);
            if self.drawn.is_some_and(|drawn| kinds.contains(drawn.kind())) {
                menu.riichi |= 1 << DRAWN;
            }
        }
    }

    fn add_kongs(&self, rules: &RiichiRules, seat: Seat, source: TurnSource, menu: &mut Menu) {
        let full = self.full_counts(seat);
        let may = |kind, tile| self.own_kong(rules, seat, source, kind, tile).is_empty();
        for tile in full.four_or_more().iter() {
            if may(MeldKind::ConcealedKong, tile) {
                menu.concealed_kongs.insert(tile);
            }
        }
        for meld in self.hands[seat.index()].melds.iter().filter(|m| m.kind() == MeldKind::Pung) {
            if full.get(meld.tile()) > 0 && may(MeldKind::AddedKong, meld.tile()) {
                menu.added_kongs.insert(meld.tile());
            }
        }
    }

    /// Asks everybody who may want the tile that is offered.
    pub(super) fn open_window(&mut self, rules: &RiichiRules, offer: Offer) {
        let mut asked = SeatSet::EMPTY;
        let groups = matches!(offer.how, Offered::Discard(_)) && !self.ends_deal(rules, offer);
        for steps in 1..4 {
            let seat = offer.by.plus(steps);
            let mut says = 0;
            if self.may_ron(rules, seat, offer) {
                says |= say::RON;
            }
            if groups {
                says |= self.groups(rules, seat, offer);
            }
            if self.waiting[seat.index()].kinds.contains(offer.how.kind()) {
                self.missed.insert(seat);
            }
            if says != 0 {
                says |= say::PASS;
                asked.insert(seat);
            }
            self.says[seat.index()] = says;
        }
        self.window = crate::window::Window::ask(asked);
    }

    fn may_ron(&self, rules: &RiichiRules, seat: Seat, offer: Offer) -> bool {
        let i = seat.index();
        self.waiting[i].kinds.contains(offer.how.kind())
            && check_ron(rules, self.waiting[i], self.pools[i], self.furiten[i], offer.how).is_ok()
            && self.claim(rules, seat, offer, Action::Ron).is_ok()
    }

    /// The groups for which a player may claim a discard.
    fn groups(&self, rules: &RiichiRules, seat: Seat, offer: Offer) -> u16 {
        let kind = offer.tile.kind();
        let (held, reds) = self.held(seat, kind);
        let table = self.claim_table(offer);
        let free = |claim| check_claim(table, self.claimed(seat, claim)).is_ok();
        let may = |action| self.claim(rules, seat, offer, action).is_ok();
        let mut says = 0;
        if held >= 2 && free(Claim::Pung) {
            for own in 0..=reds.min(2) {
                if 2 - own <= held - reds && may(Action::Pung { reds: own }) {
                    says |= 1 << (say::PUNG + u32::from(own));
                }
            }
            if held >= 3 && may(Action::ClaimedKong) {
                says |= say::CLAIMED_KONG;
            }
        }
        if seat == offer.by.next() && kind.suit().is_some() {
            says |= self.chows(seat, kind, free, may);
        }
        says
    }

    fn chows(
        &self,
        seat: Seat,
        kind: TileKind,
        free: impl Fn(Claim) -> bool,
        may: impl Fn(Action) -> bool,
    ) -> u16 {
        let held = self.hands[seat.index()].concealed.kinds().bits();
        let (Some(rank), i) = (kind.rank().map(usize::from), kind.index()) else { return 0 };
        let mut says = 0;
        for place in 0..3usize {
            if rank <= place || rank - place > 7 {
                continue;
            }
            let lowest = i - place;
            let needed = (0b111u64 << lowest) & !(1 << i);
            if held & needed != needed || !free(Claim::Chow) {
                continue;
            }
            let Some(lowest) = TileKind::new(lowest as u8) else { continue };
            for reds in 0..2 {
                if may(Action::Chow { lowest, reds }) {
                    says |= 1 << (say::CHOW + 2 * place as u32 + u32::from(reds));
                }
            }
        }
        says
    }

    /// What follows the discard that is offered if nobody wins on it.
    pub(super) fn follows(&self, rules: &RiichiRules, by: Seat, rons: SeatSet) -> AfterDiscard {
        let riichi = self.pending_riichi.map_or(self.accepted, |seat| self.accepted.with(seat));
        let discarded = Discarded { by, first_turn: self.first_turn, riichi, kongs: self.kongs_by, rons };
        after_discard(rules, &discarded)
    }

    /// Whether the discard that is offered aborts the deal if nobody wins on it: then no group may be claimed.
    pub(super) fn ends_deal(&self, rules: &RiichiRules, offer: Offer) -> bool {
        matches!(self.follows(rules, offer.by, SeatSet::EMPTY).outcome, DiscardOutcome::Abort(_))
    }

    /// Who declares next at an exhaustive draw.
    pub(super) fn declarer(&self, rules: &RiichiRules, made: u8) -> Option<Seat> {
        announcement_order(rules, self.game.dealer).value.get(usize::from(made)).copied()
    }

    /// Asks the next player at an exhaustive draw, if he has a choice.
    pub(super) fn ask_declarer(&mut self, rules: &RiichiRules, made: u8) {
        self.says = [0; 4];
        self.window = crate::window::Window::CLOSED;
        if let Some(seat) = self.declarer(rules, made)
            && self.is_tenpai(rules, seat)
            && self.may_hide(rules, seat).is_ok()
        {
            self.says[seat.index()] = say::SHOW | say::HIDE;
            self.window = crate::window::Window::ask(SeatSet::of(seat));
        }
    }

    /// Whether the player is tenpai at a draw; a dead hand is not.
    pub(super) fn is_tenpai(&self, rules: &RiichiRules, seat: Seat) -> bool {
        !self.dead.contains(seat) && tenpai(rules, &self.hands[seat.index()]).value.is_tenpai()
    }
}

/// The tiles of these kinds in a hand, a bit each by [`rules::tile::Tile::index`].
fn faces(hand: &Hand, kinds: KindSet) -> u64 {
    let mut bits = hand.concealed.kinds().intersection(kinds).bits();
    if hand.red_fives == [0; 3] {
        return bits;
    }
    for suit in Suit::ALL {
        let reds = hand.red_fives[suit.index()];
        let Some(five) = TileKind::number(suit, 5).filter(|k| reds > 0 && kinds.contains(*k)) else {
            continue;
        };
        bits |= 1 << (34 + suit.index());
        if hand.concealed.get(five) == reds {
            bits &= !(1 << five.index());
        }
    }
    bits
}
