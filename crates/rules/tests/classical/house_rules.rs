//! Other answers to the options, and the German league table as a house rule (bug report BS-25).
use crate::help::*;
use reglament_rules::classical::*;
use reglament_rules::clause::Basis;
use reglament_rules::seat::Wind;

#[test]
fn bs_25_own_flower_and_season_double_together() {
    let dmjl = patched(&[
        ("limit.points", "500"),
        ("bonus.own", "both"),
        ("bonus.bouquet", "once"),
        ("settlement.east", "double"),
    ]);
    for (own, bonus, expected) in [
        (Wind::East, "{Fl1,Se1}", (8, 1, 16)),
        (Wind::West, "{Fl1,Se1}", (8, 0, 8)),
        (Wind::East, "{Fl1,Se2}", (8, 0, 8)),
        (Wind::East, "{Fl1,Fl2,Fl3,Fl4,Se1,Se2,Se3,Se4}", (32, 3, 256)),
    ] {
        let count = count_hand(&dmjl, &hand(bonus), own, Wind::East);
        assert_eq!((count.base, count.times(), count.value), expected, "{own:?} {bonus}");
    }
    let own = count_hand(&dmjl, &hand("{Fl1,Se1}"), Wind::East, Wind::East);
    doubles(&own, Double::OwnFlowerAndSeason, 1, Basis::Patch(7));
    // The limit of 500 cuts, and cites the patch.
    let big = count_hand(&dmjl, &hand("(EwEwEwEw) (RdRdRdRd) B1579124"), Wind::East, Wind::East);
    assert_eq!((big.value, big.cut), (500, Some(Basis::Patch(7))));
}

#[test]
fn flowers_after_the_doubles_are_still_cut_at_the_limit() {
    let after = patched(&[("bonus.bonus_stage", "after-doubles")]);
    let text = "(EwEwEwEw) (RdRdRdRd) (GdGdGdGd) B1579 {Fl1}";
    let count = count_hand(&after, &hand(text), Wind::East, Wind::East);
    assert_eq!((count.base, count.after_doubles, count.value), (96, 4, 2000));
    let small = count_hand(&after, &hand("[RdRdRd] {Fl1} B147 C258"), Wind::East, Wind::East);
    assert_eq!((small.base, small.after_doubles, small.value), (4, 4, 12));
}

#[test]
fn every_answer_is_written_down() {
    for option in ClassicalRules::OPTIONS {
        let (answer, basis) = option.get(rules());
        assert!(option.answers.allows(answer), "{}", option.key);
        assert!(!matches!(basis, Basis::Patch(_)), "{}", option.key);
        let mut other = rules().clone();
        for value in option.answers.others(answer) {
            option.set(&mut other, value, Basis::Patch(1)).unwrap();
            assert_eq!(option.get(&other), (value, Basis::Patch(1)));
        }
    }
}
