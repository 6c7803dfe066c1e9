//! Bug reports of other programs: what they got wrong and what is right. The rules of the league of 2025 are the
//! championship with a limit of three, and with furiten for every tile but a dearer one.
use crate::common::*;
use reglament_rules::seat::{Seat, SeatSet};
use reglament_rules::sichuan::*;
use reglament_rules::tile::Suit;

fn league() -> SichuanRules {
    with(&[
        ("hand.limit_fan", "3"),
        ("hand.division", "best"),
        ("furiten.scope", "any-kind"),
        ("furiten.greater_value", "allowed"),
        ("furiten.end", "draw"),
    ])
}

/// What these events change after the first ones.
fn change(rules: &SichuanRules, before: &[DealEvent], after: &[DealEvent]) -> [i32; 4] {
    let deltas = |events: &[DealEvent]| {
        let out: SeatSet = events
            .iter()
            .filter_map(|e| match e {
                DealEvent::Hu { by, .. } => Some(by[0].by),
                _ => None,
            })
            .collect();
        let states = Seat::ALL.map(|s| (!out.contains(s)).then_some(WallEndState::Ready(1)));
        settle(rules, &wall(events, states)).unwrap().deltas()
    };
    let (first, both) = (deltas(before), deltas(&[before, after].concat()));
    std::array::from_fn(|i| both[i] - first[i])
}

#[test]
fn bs_22__a_plain_hand_is_worth_one_and_only_players_in_game_pay() {
    let rules = league();
    let ctx = HuContext::new(Taken::Discard, Suit::Bamboo);
    let award = value(&rules, &hand("234m456m66m777p234p"), tile("4p"), None, ctx).unwrap();
    assert_eq!((award.fan, award.points), (0, 1));
    let before = [won(S, HuFrom::Wall, 1)];
    let hu = |from| several(from, &[(E, HuHand::from(&award))]);
    assert_eq!(change(&rules, &before, &[hu(HuFrom::Discard(W))]), [1, 0, -1, 0]);
    assert_eq!(change(&rules, &before, &[hu(HuFrom::Wall)]), [4, 0, -2, -2]);
}

#[test]
fn bs_23__an_added_kong_is_paid_only_when_freshly_drawn() {
    let rules = league();
    let pays = |before: &[DealEvent], kind| change(&rules, before, &[kong(E, kind)]);
    assert_eq!(pays(&[], KongKind::Postponed), [0, 0, 0, 0]);
    assert_eq!(pays(&[], KongKind::Promoted), [3, -1, -1, -1]);
    assert_eq!(pays(&[], KongKind::Melded(W)), [2, 0, -2, 0]);
    assert_eq!(pays(&[], KongKind::Closed), [6, -2, -2, -2]);
    assert_eq!(pays(&[won(N, HuFrom::Wall, 1)], KongKind::Promoted), [2, -1, -1, 0]);
}

#[test]
fn bs_24__a_passed_hu_bars_what_is_not_dearer() {
    // By the league and by the championship alike.
    for rules in [league(), with(&[("hand.limit_fan", "3")])] {
        let mut furiten = Furiten::NONE;
        furiten.pass(tile("3p"), rules.points(1));
        assert!(furiten.bars(&rules, tile("3p"), rules.points(1)).is_some());
        assert_eq!(furiten.bars(&rules, tile("6p"), rules.points(3)), None);
        furiten.draw(&rules);
        assert_eq!(furiten.bars(&rules, tile("3p"), rules.points(1)), None);
    }
    let drawn = HuContext::new(Taken::SelfDraw, Suit::Bamboo).with(Situation::Furiten);
    assert!(value(&league(), &hand("234m456m66777m345p"), tile("3p"), None, drawn).is_ok());
}
