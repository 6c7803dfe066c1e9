//! Chapter `penalty`.
use super::{by, law};
use crate::help::*;
use reglament_rules::clause::Basis;
use reglament_rules::riichi::*;

fn sanction(offence: Offence) -> (Sanction, Basis) {
    let answer = offence.sanction(law());
    (answer.value, answer.basis)
}

#[test]
fn aleague_penalty_1__only_the_judge_punishes() {
    assert_eq!(law().cite(Topic::WhoPunishes), by("penalty.1"));
    assert_eq!(sanction(Offence::OTHER_TILES_SHOWN).0, Sanction::Judge);
}

#[test]
fn aleague_penalty_4__a_wrong_ron_with_tiles_shown() {
    for offence in [Offence::FALSE_WIN_SHOWN, Offence::FALSE_WIN_NO_YAKU, Offence::FURITEN_RON_SHOWN] {
        assert_eq!(sanction(offence), (Sanction::Chombo, by("penalty.4")));
    }
}

#[test]
fn aleague_penalty_7__five_tiles_shown() {
    let shown = |melds, tiles| {
        let answer = own_tiles_shown(law(), melds, tiles);
        (answer.value, answer.basis)
    };
    // Five; with two and more melds more than half of the concealed tiles.
    for (melds, limit) in [(0, 5), (1, 5), (2, 4), (3, 3), (4, 1)] {
        assert_eq!(shown(melds, limit), (Sanction::Chombo, by("penalty.7")), "{melds}");
        assert_eq!(shown(melds, limit - 1), (Sanction::None, by("penalty.7")), "{melds}");
    }
    assert_eq!(sanction(Offence::FALSE_NINE_TERMINALS), (Sanction::Chombo, by("penalty.7")));
}

#[test]
fn aleague_penalty_11__calls_with_a_dead_hand() {
    assert_eq!(sanction(Offence::CALL_WITH_DEAD_HAND), (Sanction::Chombo, by("penalty.11")));
    let table = ClaimTable { discarder: seat('E'), live_tiles: 20, kongs: 0 };
    let dead = Claimed { seat: seat('S'), claim: Claim::Ron, standing: Standing::Dead };
    assert_eq!(reasons(law(), check_claim(table, dead)), [(Reason::DeadHand, Some(by("penalty.11")))]);
}

#[test]
fn aleague_penalty_13__a_noten_riichi() {
    assert_eq!(sanction(Offence::NOTEN_RIICHI), (Sanction::Chombo, by("penalty.13")));
    let claims = DrawClaims { riichi: seats("W"), ..DrawClaims::default() };
    let found = exhaustive_draw(law(), seat('E'), claims).chombo;
    assert_eq!(found.as_slice(), [FoundChombo { offender: seat('W'), basis: by("penalty.13") }]);
}

#[test]
fn aleague_penalty_14__a_dead_hand_must_prove_its_riichi() {
    let dead = DrawClaims { riichi: seats("W"), dead: seats("W"), ..DrawClaims::default() };
    let found = exhaustive_draw(law(), seat('E'), dead).chombo;
    assert_eq!(found.as_slice(), [FoundChombo { offender: seat('W'), basis: by("penalty.14") }]);
    let proved = exhaustive_draw(law(), seat('E'), DrawClaims { proved: seats("W"), ..dead });
    assert!(proved.chombo.is_empty());
    assert_eq!(sanction(Offence::DEAD_RIICHI_PROVED), (Sanction::None, by("penalty.14")));
}
