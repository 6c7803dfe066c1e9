//! Liability (pao): who fed the last visible group of a yakuman.
use super::context::Liability;
use super::rules::{LiabilityGroups, LiableYakuman, RiichiRules};
use super::yaku::Yaku;
use crate::clause::Answer;
use crate::meld::{Meld, MeldKind};
use crate::seat::Seat;
use crate::tile::KindSet;
use arrayvec::ArrayVec;

/// Who is liable for which yakuman of this player (riichi rows 98 and 101, section 3.4).
///
/// `melds` are in the order of declaration. A pung that became a kong may stand there twice, as the pung where it was
/// claimed and as the added kong where it was added; one that stands there as an added kong alone is taken as both
/// at its place. Liability arises when a claimed group is the last visible one that the yakuman needs; adding a tile
/// never creates it. Where it is not known who fed a group nobody is liable.
pub fn liabilities(rules: &RiichiRules, player: Seat, melds: &[Meld]) -> Answer<ArrayVec<Liability, 3>> {
    let known = rules.liability.yakuman;
    let concealed_count = rules.liability.groups.value == LiabilityGroups::WithConcealedKongs;
    let mut out = ArrayVec::new();
    let mut groups = KindSet::EMPTY;
    let mut kongs = 0;
    for meld in melds {
        let again = groups.contains(meld.tile());
        let (claimed_group, claimed_kong) = match meld.kind() {
            MeldKind::Pung => (true, false),
            MeldKind::ClaimedKong => (true, true),
            MeldKind::AddedKong => (!again, false),
            MeldKind::ConcealedKong if concealed_count => (false, false),
            MeldKind::Chow | MeldKind::ConcealedKong => continue,
        };
        groups.insert(meld.tile());
        kongs += u8::from(meld.kind().is_kong());
        let Some(feeder) = meld.from().map(|from| player.at(from)) else { continue };
        let held = |from: usize, n: usize| groups.bits() >> from & ((1 << n) - 1) == (1 << n) - 1;
        let yakuman = if claimed_group && meld.tile().is_dragon() && held(31, 3) {
            Some(Yaku::Daisangen)
        } else if claimed_group && meld.tile().is_wind() && held(27, 4) {
            Some(Yaku::Daisuushii)
        } else {
            None
        };
        let four = claimed_kong && kongs == 4;
        for yakuman in yakuman.into_iter().chain(four.then_some(Yaku::Suukantsu)) {
            if is_known(known.value, yakuman) {
                // Three yakuman, each fed once.
                let _ = out.try_push(Liability { yakuman, feeder });
            }
        }
    }
    Answer { value: out, basis: known.basis }
}

const fn is_known(known: LiableYakuman, yakuman: Yaku) -> bool {
    match known {
        LiableYakuman::None => false,
        LiableYakuman::DragonsWinds => !matches!(yakuman, Yaku::Suukantsu),
        LiableYakuman::DragonsWindsKongs => true,
    }
}
