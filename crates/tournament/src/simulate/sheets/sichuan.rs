//! A Sichuan session deal by deal: Hu and kongs as the sheets let them be.
use crate::lots::Lots;
use crate::protocol::Totals;
use rules::frame::sichuan::SichuanGame;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{
    DealEnd, DealEvent, DealResult, Discards, FalseHu, HuDeclaration, HuFrom, HuHand, KongKind, Players,
    SichuanRules, WallEndState,
};

/// A session of some deals.
pub(super) fn session(rules: &SichuanRules, lots: &mut Lots, players: Players) -> Vec<DealResult> {
    let mut game = SichuanGame::new(rules, players);
    let count = 3 + lots.below(8);
    let mut deals = Vec::new();
    for _ in 0..count {
        if game.end().is_some() {
            break;
        }
        let deal = Maker::deal(rules, lots, players, game.dealer().value);
        if game.deal(&deal).is_ok() {
            deals.push(deal);
        }
    }
    deals
}

struct Maker<'a> {
    rules: &'a SichuanRules,
    lots: &'a mut Lots,
    in_game: SeatSet,
    kongs: [u8; 4],
    forbidden: SeatSet,
    events: Vec<DealEvent>,
    hu: usize,
    /// Hu that end the deal.
    most: usize,
}

impl Maker<'_> {
    fn deal(rules: &SichuanRules, lots: &mut Lots, players: Players, dealer: Seat) -> DealResult {
        let most = players.hu_to_end(rules).value;
        let in_game: SeatSet = players.seats().collect();
        let (kongs, forbidden) = ([0; 4], SeatSet::EMPTY);
        let mut maker = Maker { rules, lots, in_game, kongs, forbidden, events: Vec::new(), hu: 0, most };
        for _ in 0..2 + maker.lots.below(8) {
            if maker.hu >= maker.most {
                break;
            }
            maker.event();
        }
        let end = if maker.hu >= maker.most { DealEnd::LastHu } else { maker.wall() };
        DealResult { players, dealer, events: maker.events, end }
    }

    /// Somebody of these.
    fn one(&mut self, of: SeatSet) -> Option<Seat> {
        let all: Vec<Seat> = of.iter().collect();
        (!all.is_empty()).then(|| all[self.lots.below(all.len() as u32) as usize])
    }

    fn points(&mut self) -> i32 {
        let fan = self.lots.below(self.rules.hand.limit_fan.value.get() as u32 + 1);
        self.rules.points(fan)
    }

    fn event(&mut self) {
        let Some(by) = self.one(self.in_game) else { return };
        let others = self.in_game.difference(SeatSet::of(by));
        match self.lots.below(10) {
            0..4 if self.kongs[by.index()] < 4 => self.kong(by, others),
            4 if self.lots.below(8) == 0 => {
                self.forbidden.insert(by);
                self.events.push(DealEvent::ForbiddenMeld { by });
            }
            5..7 => self.hu(HuFrom::Wall, SeatSet::of(by)),
            _ => {
                let first = self.one(others).map_or(SeatSet::EMPTY, SeatSet::of);
                let second = if self.lots.below(6) == 0 { self.one(others) } else { None };
                let winners = first.union(second.map_or(SeatSet::EMPTY, SeatSet::of));
                self.hu(HuFrom::Discard(by), winners);
            }
        }
    }

    /// A kong, and sometimes Hu that comes right after it.
    fn kong(&mut self, by: Seat, others: SeatSet) {
        let from = self.one(others).unwrap_or(by);
        let kind = [KongKind::Closed, KongKind::Melded(from), KongKind::Promoted, KongKind::Postponed];
        let kind = kind[self.lots.below(4) as usize];
        self.kongs[by.index()] += 1;
        self.events.push(DealEvent::Kong { by, kind });
        let winner = self.one(others).map_or(SeatSet::EMPTY, SeatSet::of);
        match (self.lots.below(8), kind) {
            (0, KongKind::Promoted | KongKind::Postponed) => self.hu(HuFrom::RobbedKong(by), winner),
            (1, _) => self.hu(HuFrom::AfterKong(by), winner),
            _ => {}
        }
    }

    fn hu(&mut self, from: HuFrom, winners: SeatSet) {
        if winners.is_empty() {
            return;
        }
        let declared = winners.iter().map(|by| {
            let hand = match self.lots.below(30) {
                0 => HuHand::False(FalseHu::Plain),
                1 => HuHand::False(FalseHu::ForbiddenSuit),
                _ if self.forbidden.contains(by) => HuHand::False(FalseHu::ForbiddenSuit),
                _ => HuHand::Points(self.points()),
            };
            HuDeclaration { by, hand }
        });
        let by = declared.collect();
        self.in_game = self.in_game.difference(winners);
        self.hu += winners.len();
        self.events.push(DealEvent::Hu { from, by });
    }

    /// The end of the wall: what everybody without Hu has.
    fn wall(&mut self) -> DealEnd {
        let mut states = [None; 4];
        for seat in self.in_game.iter() {
            let state = match self.lots.below(10) {
                0 => WallEndState::ForbiddenSuit(Discards::Mixed),
                1 => WallEndState::ForbiddenSuit(Discards::OnlyForbidden),
                2..5 => WallEndState::NotReady,
                _ if self.forbidden.contains(seat) => WallEndState::NotReady,
                _ => WallEndState::Ready(self.points()),
            };
            states[seat.index()] = Some(state);
        }
        DealEnd::Wall(states)
    }
}

/// What the deals come to, and what a replaced player has won himself.
pub(super) fn totals(
    rules: &SichuanRules,
    players: Players,
    deals: &[DealResult],
    from_deal: [Option<u8>; 4],
) -> Totals {
    let mut game = SichuanGame::new(rules, players);
    for deal in deals {
        // Each was taken by the same game when it was made.
        let _ = game.deal(deal);
    }
    let played = game.sheet().deals;
    let own = |i: usize, from: u8| played.iter().take(usize::from(from) - 1).map(|d| d[i]).sum::<i32>();
    let own = std::array::from_fn(|i| from_deal[i].filter(|from| *from > 1).map(|from| own(i, from)));
    Totals::Sichuan { points: game.points(), own }
}
