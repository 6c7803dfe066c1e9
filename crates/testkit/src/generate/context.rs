//! The circumstances of a random win: those that go together.
use super::{Deal, Random};
use crate::law;
use rules::meld::MeldKind;
use rules::regulation::RegulationId;
use rules::riichi::{Riichi, Situation, Situations, Win, WinContext, liabilities};
use rules::seat::{Relative, Seat, Wind};
use rules::tile::{Tile, TileKind};

impl Deal {
    pub(super) fn context(&mut self, win: Tile, random: &mut Random) -> WinContext {
        let (dealer, winner) = (random.pick(&Seat::ALL), random.pick(&Seat::ALL));
        let by =
            if random.one_in(2) { Win::SelfDraw } else { Win::Ron(winner.at(random.pick(&Relative::ALL))) };
        let prevailing = random.pick(&[Wind::East, Wind::South]);
        let mut ctx = WinContext::new(dealer, winner, prevailing, by);
        ctx.riichi = match random.below(8) {
            _ if !self.hand.is_concealed() => Riichi::None,
            0 => Riichi::Double,
            1..=4 => Riichi::Declared,
            _ => Riichi::None,
        };
        self.situations(&mut ctx, win.kind(), random);
        ctx.honba = random.below(4) as u16;
        let own_bet = u16::from(ctx.riichi != Riichi::None);
        ctx.bets = own_bet + random.below(3) as u16;
        // Who fed a group is a fact; a rule set that knows every liability finds all of them.
        ctx.liable = liabilities(law::riichi(RegulationId::Aleague), winner, &self.hand.melds).value;
        let kongs = self.hand.melds.iter().filter(|m| m.kind().is_kong()).count();
        for _ in 0..=kongs {
            ctx.indicators.push(self.indicator(random));
            if ctx.riichi != Riichi::None {
                ctx.ura_indicators.push(self.indicator(random));
            }
        }
        ctx
    }

    /// Circumstances that go together.
    fn situations(&mut self, ctx: &mut WinContext, win: TileKind, random: &mut Random) {
        let self_draw = ctx.win == Win::SelfDraw;
        let riichi = ctx.riichi != Riichi::None;
        let last_kong = self.hand.melds.iter().rev().find(|m| m.kind().is_kong()).copied();
        let copies = self.hand.all_tiles().map_or(0, |all| all.get(win));
        let mut all = Situations::NONE;
        if let (true, Some(kong)) = (self_draw && random.one_in(3), last_kong) {
            all = all.with(Situation::Rinshan);
            if random.one_in(6) {
                all = all.with(Situation::EmptyWall);
            }
            if kong.kind() == MeldKind::ClaimedKong {
                ctx.kong_feeder = kong.from().map(|from| ctx.winner.at(from));
            }
        } else if !riichi && self.hand.melds.is_empty() && random.one_in(12) {
            all = all.with(match (self_draw, ctx.is_dealer()) {
                (true, true) => Situation::Tenhou,
                (true, false) => Situation::Chihou,
                (false, false) => Situation::Renhou,
                // The dealer's ron is a later turn.
                (false, true) => Situation::Houtei,
            });
        } else if !self_draw && copies == 1 && random.one_in(6) {
            // The other three lie in the pung that was robbed.
            self.left[win.index()] = 0;
            all = all.with(Situation::Chankan);
        } else if random.one_in(10) {
            all = all.with(if self_draw { Situation::Haitei } else { Situation::Houtei });
        }
        if riichi && !all.has(Situation::Rinshan) && random.one_in(4) {
            all = all.with(Situation::Ippatsu);
        }
        if self_draw && random.one_in(10) {
            all = all.with(Situation::MergedTile);
        }
        ctx.situations = all;
    }

    /// Any tile that is left.
    fn indicator(&mut self, random: &mut Random) -> TileKind {
        loop {
            let kind = TileKind::new(random.below(TileKind::COUNT) as u8);
            if let Some(kind) = kind.filter(|k| self.take(*k, 1)) {
                return kind;
            }
        }
    }
}
