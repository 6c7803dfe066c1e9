//! What no round brings is a slip of the pen: amounts of penalties, deals of a sheet, a penalty before anybody played.
use super::support::*;
use reglament_tournament::penalty::{Offence, Reason, Sanction, Unit};
use reglament_tournament::protocol::{self, Deals, Fault, Sheet, Totals};
use reglament_tournament::round::{self, Lacks};
use reglament_tournament::substitute::{Command as Substitute, Instead, Until};
use reglament_tournament::{Command, Date, EntryId, PersonId, Reason as Why, Role, TableNo};
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::regulation::RegulationId::{Gambler, Samara, Sichuan};
use rules::riichi::Offence as RiichiOffence;
use rules::seat::{Seat, SeatSet};
use testkit::event::{Builder, profile};

#[test]
fn an_amount_is_of_a_size_that_a_round_brings() {
    let cases = [
        (Samara, Unit::TablePoints, 100_000),
        (Gambler, Unit::TournamentPointHalves, 200),
        (Gambler, Unit::Whists, 100_000),
        (Sichuan, Unit::GamePoints, 10_000),
    ];
    for (id, unit, most) in cases {
        let mut event = event(id);
        let too_much = Reason::Amount { most, unit: Some(unit) };
        for amount in [0, most + 1, -most - 1, i32::MAX, i32::MIN] {
            let refused = event.refused(Role::Judge, rule(1, Sanction::Off(amount, unit)));
            assert_eq!(why(&refused), too_much, "{id:?} {amount}");
        }
        event.give(Role::Judge, rule(1, Sanction::Off(most, unit)));
        let refused = event.refused(Role::Judge, rule(1, Sanction::Off(1, unit)));
        assert_eq!(why(&refused), too_much, "all of a round together");
        event.give(Role::Judge, rule(1, Sanction::Off(-most, unit)));
        event.give(Role::Judge, rule(2, Sanction::Off(most, unit)));
    }
    let refused = event(Samara).refused(Role::Judge, rule(1, Sanction::Noted(i32::MAX)));
    assert_eq!(why(&refused), Reason::Amount { most: 100_000, unit: None });
}

#[test]
fn a_ban_ends_after_the_event() {
    let mut event = event(Gambler);
    let last = event.setup.settings.last_day;
    for until in [Date::new(1, 1, 1).unwrap(), last] {
        let refused = event.refused(Role::Judge, rule(1, Sanction::Banned(until)));
        assert_eq!(why(&refused), Reason::BanOver(last));
    }
    event.give(Role::Judge, rule(1, Sanction::Banned(last.months_later(1))));
}

#[test]
fn a_penalty_names_a_deal_that_can_be() {
    let late =
        |deal| give_in(ROUND, 1, Some(deal), Offence::Riichi(RiichiOffence::all().next().unwrap()), None);
    let mut event = event(Samara);
    for deal in [0, 100, 255] {
        let refused = event.refused(Role::Judge, late(deal));
        assert!(refused.reasons.contains(&Why::Penalty(Reason::NoSuchDeal(99))), "{refused:?}");
    }
}

#[test]
fn before_the_first_seating_there_is_nothing_to_punish_at_a_table() {
    let mut event = Builder::with_players(Samara, 8);
    let off = rule(1, Sanction::Off(1000, Unit::TablePoints));
    assert_eq!(why(&event.refused(Role::Judge, off)), Reason::NotPlayed);
    event.give(Role::Judge, rule(1, Sanction::Warning));
    event.give(Role::Judge, rule(2, Sanction::Disqualified));
}

/// So many deals in which nobody won and East alone was tenpai.
fn draws(deals: usize) -> Sheet {
    let none = SeatSet::EMPTY;
    let result = DealResult::ExhaustiveDraw {
        tenpai: SeatSet::of(Seat::ALL[0]),
        nagashi: none,
        dead: none,
        proved: none,
    };
    Sheet::Deals(Deals::Riichi(vec![PlayedDeal { riichi: SeatSet::EMPTY, result }; deals]))
}

#[test]
fn a_sheet_of_deals_keeps_the_bounds_of_totals() {
    let mut event = event(Samara);
    let told = reasons(&event.refused(Role::Judge, enter(draws(5000), None)));
    let fault = Fault::TooManyDeals { is: 5000, most: 99 };
    assert_eq!(told, [protocol::Reason::Sheet(fault, None)]);
    event.give(Role::Judge, enter(draws(9), None));
}

#[test]
fn a_substitution_after_the_result_asks_for_the_part_of_the_replaced() {
    let mut event = event(Sichuan);
    event.register(profile(9), reglament_tournament::people::Part::Substitute(None));
    event.check_in_all();
    let put = |from_deal| {
        let (entry, by) = (EntryId(1), Some(PersonId(9)));
        let (moment, until) = (Instead::InBreak, Until::RoundEnd);
        Command::Substitute(Substitute::Put { round: ROUND, entry, by, from_deal, moment, until, over: None })
    };
    let most = event.setup.law.table.clone();
    let rules::regulation::TableRules::Sichuan(rules) = most else { panic!("Sichuan") };
    let most = rules.session.deals.value.get().map_or(99, |n| n as u8);
    let refused = event.refused(Role::Judge, put(most + 1));
    assert_eq!(
        refused.reasons,
        [Why::Substitute(reglament_tournament::substitute::Reason::NoSuchDeal(most))]
    );
    event.give(Role::Judge, enter(sichuan([30, -10, -10, -10]), None));
    event.give(Role::Judge, put(3));
    let own = Fault::OwnPart(seat(0));
    let refused = event.refused(Role::Judge, confirm(1, None));
    assert!(matches!(&reasons(&refused)[..], [protocol::Reason::Sheet(fault, _)] if *fault == own));
    let refused = event.refused(Role::ChiefJudge, Command::Round(round::Command::Confirm { round: ROUND }));
    let lacks = Why::Round(round::Reason::Tables(Lacks::OwnPart, vec![TableNo(1)]));
    assert!(refused.reasons.contains(&lacks), "{refused:?}");
    let own = [Some(12), None, None, None];
    let corrected = Sheet::Totals(Totals::Sichuan { points: [30, -10, -10, -10], own });
    event.give(Role::Judge, enter_at(TABLE, corrected, Some(1), "the part of the replaced"));
    event.give(Role::Judge, confirm(2, None));
}
