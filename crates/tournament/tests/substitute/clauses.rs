//! What each regulation says about those who come in for others.
use crate::common::{playing, put, put_so, seat, usual};
use reglament_tournament::people::Part;
use reglament_tournament::substitute::{Instead, Until, basis, candidates, prize_holder, worth};
use reglament_tournament::{EntryId, PersonId, Role, RoundNo};
use rules::hall::ReplacedResult;
use rules::regulation::RegulationId;
use testkit::event::{HALLS, cited, profile};

#[test]
fn gambler_5_9__a_replacement_between_deals_keeps_the_points() {
    let mut event = playing(RegulationId::Gambler);
    let in_deal = put_so(Some(9), Instead::InDeal, Until::EventEnd);
    assert_eq!(cited(&event.refused(Role::Judge, in_deal)), ["gambler 5.9"]);
    event.give(Role::Judge, put(1, 1, 9, Until::EventEnd));
    let put = event.substitute.all[0];
    assert_eq!((put.entry, put.out, put.by), (EntryId(1), PersonId(1), Some(PersonId(9))));
    assert_eq!(basis(&event, &put).to_string(), "gambler 5.9");
    // The slot goes on with the player who came in.
    let result = worth(&event, RoundNo(1), EntryId(1)).unwrap();
    assert_eq!((result.value, result.basis.to_string()), (ReplacedResult::SlotGoesOn, "gambler 5.9".into()));
    assert_eq!(event.people.slot(EntryId(1)).unwrap().now(), Some(PersonId(9)));
    assert_eq!(worth(&event, RoundNo(1), EntryId(2)), None);
}

#[test]
fn when_somebody_comes_in_in_each_hall() {
    for (id, clause) in [
        (RegulationId::Gambler, Some("gambler 5.9")),
        (RegulationId::Sichuan, Some("sichuan substitute.2")),
        (RegulationId::Samara, Some("samara 5.2.1")),
        (RegulationId::Tesuji, None),
        (RegulationId::Aleague, Some("H29")),
    ] {
        let mut event = playing(id);
        let told = event.try_give(Role::Judge, put_so(Some(9), Instead::InDeal, usual(id)));
        let cites = told.err().as_ref().map(cited).unwrap_or_default();
        assert_eq!(cites.first().map(String::as_str), clause, "{id:?}");
    }
}

#[test]
fn gambler_5_9_2__the_prize_goes_to_the_player_who_came_in() {
    for id in HALLS {
        let mut event = playing(id);
        event.give(Role::Judge, put(1, 1, 9, Until::EventEnd));
        let prize = prize_holder(&event, EntryId(1)).unwrap();
        let came_in = id == RegulationId::Gambler;
        assert_eq!(prize.value, PersonId(if came_in { 9 } else { 1 }), "{id:?}");
        if came_in {
            assert_eq!(prize.basis.to_string(), "gambler 5.9-2");
        }
        assert_eq!(prize_holder(&event, EntryId(2)).unwrap().value, PersonId(2), "{id:?}");
        assert_eq!(prize_holder(&event, EntryId(99)), None);
    }
}

#[test]
fn gambler_5_9_3__who_was_replaced_does_not_come_back() {
    for id in HALLS {
        let never = id == RegulationId::Gambler;
        let clause = if never { vec!["gambler 5.9-3"] } else { vec![] };
        let told = |answer: Result<_, reglament_tournament::Refused>| {
            answer.err().as_ref().map(cited).unwrap_or_default()
        };
        // For one round only means to come back.
        let mut event = playing(id);
        assert_eq!(told(event.try_give(Role::Judge, put(1, 1, 9, Until::RoundEnd))), clause, "{id:?}");
        // Replaced for good, and back in a later round.
        let mut event = playing(id);
        event.give(Role::Judge, put(1, 1, 9, Until::EventEnd));
        event.confirmed(RoundNo(1));
        seat(&mut event);
        assert_eq!(told(event.try_give(Role::Judge, put(2, 1, 1, Until::EventEnd))), clause, "{id:?}");
        // In the same round nobody comes back.
        let mut event = playing(id);
        event.give(Role::Judge, put(1, 1, 9, Until::EventEnd));
        let refused = event.refused(Role::Judge, put(1, 1, 1, Until::EventEnd));
        assert_eq!(refused.reasons.len(), 1, "{id:?}: {refused}");
    }
}

#[test]
fn gambler_5_4_2__replacements_come_from_a_list_made_before() {
    let mut event = playing(RegulationId::Gambler);
    event.players(1);
    let list = candidates(&event, RoundNo(1), EntryId(1), Until::EventEnd);
    let told: Vec<_> = list.iter().map(|a| (a.value, a.basis.to_string())).collect();
    let clause = || "gambler 5.4-2".to_owned();
    assert_eq!(told, [(PersonId(9), clause()), (PersonId(10), clause())], "a substitute, then who waits");
    // Who plays already is not on it.
    event.give(Role::Judge, put(1, 5, 9, Until::EventEnd));
    let list = candidates(&event, RoundNo(1), EntryId(1), Until::EventEnd);
    assert_eq!(list.iter().map(|a| a.value).collect::<Vec<_>>(), [PersonId(10)]);
}

#[test]
fn samara_5_6__assistants_step_in() {
    for (id, clause) in [
        (RegulationId::Gambler, "gambler 5.9"),
        (RegulationId::Sichuan, "H8"),
        (RegulationId::Samara, "samara 5.6"),
        (RegulationId::Tesuji, "tesuji void.2"),
        (RegulationId::Aleague, "H8"),
    ] {
        let mut event = playing(id);
        let assistant = event.register(profile(30), Part::AssistantJudge);
        let list = candidates(&event, RoundNo(1), EntryId(1), usual(id));
        assert_eq!(list.last().unwrap().value, assistant, "{id:?}");
        event.give(Role::Judge, put(1, 1, assistant.0, usual(id)));
        assert_eq!(basis(&event, &event.substitute.all[0]).to_string(), clause, "{id:?}");
    }
}

#[test]
fn the_chief_judge_steps_in_where_he_may_play() {
    for id in HALLS {
        let mut event = playing(id);
        let chief = event.register(profile(30), Part::ChiefJudge);
        let told = event.try_give(Role::Judge, put(1, 1, chief.0, usual(id)));
        let cites = told.err().as_ref().map(cited).unwrap_or_default();
        let clause = if id == RegulationId::Samara { vec!["samara 5.5"] } else { vec![] };
        assert_eq!(cites, clause, "{id:?}");
    }
}

#[test]
fn sichuan_substitute_1__a_substitute_takes_an_absent_seat() {
    let mut event = playing(RegulationId::Sichuan);
    event.give(Role::Judge, put(1, 4, 9, Until::RoundEnd));
    let put = event.substitute.all[0];
    assert_eq!(basis(&event, &put).to_string(), "sichuan substitute.1");
    // The slot stays that of the player who is absent.
    assert_eq!(event.people.slot(EntryId(4)).unwrap().now(), Some(PersonId(4)));
}

#[test]
fn tesuji_void_2__any_substitute_finishes_the_game() {
    let mut event = playing(RegulationId::Tesuji);
    event.give(Role::Judge, put_so(Some(9), Instead::InDeal, Until::RoundEnd));
    assert_eq!(basis(&event, &event.substitute.all[0]).to_string(), "tesuji void.2");
    // Without one the tiles are discarded as they are drawn; elsewhere nobody's seat is nobody's.
    for id in HALLS {
        let mut event = playing(id);
        let told = event.try_give(Role::Judge, put_so(None, Instead::InBreak, usual(id)));
        assert_eq!(told.is_ok(), id == RegulationId::Tesuji, "{id:?}");
        if told.is_ok() {
            assert_eq!(basis(&event, &event.substitute.all[0]).to_string(), "tesuji void.2");
        }
    }
}

#[test]
fn tesuji_void_4__the_result_is_valid() {
    for (id, value, clause) in [
        (RegulationId::Gambler, ReplacedResult::SlotGoesOn, "gambler 5.9"),
        (RegulationId::Sichuan, ReplacedResult::OwnDealsOnly, "sichuan substitute.2"),
        (RegulationId::Samara, ReplacedResult::LastPlaceFixedPoints, "D46"),
        (RegulationId::Tesuji, ReplacedResult::Valid, "tesuji void.4"),
        (RegulationId::Aleague, ReplacedResult::Valid, "H26"),
    ] {
        let mut event = playing(id);
        event.give(Role::Judge, put(1, 1, 9, usual(id)));
        let result = worth(&event, RoundNo(1), EntryId(1)).unwrap();
        assert_eq!((result.value, result.basis.to_string().as_str()), (value, clause), "{id:?}");
    }
}
