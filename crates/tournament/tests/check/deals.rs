//! Protocols entered deal by deal: folded again by the rules of the table.
use super::play::*;
use reglament_tournament::check::{Fault, Finding};
use reglament_tournament::protocol::{self, Deals, Sheet};
use reglament_tournament::{Command, Event, RoundNo, seats};
use rules::classical::{DealEnd, DealResult as Classical, Replacement};
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::regulation::RegulationId::{self, Gambler, Samara, Sichuan};
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{DealResult as SichuanDeal, Players, WallEndState};
use testkit::event::Builder;

const DRAW: PlayedDeal = PlayedDeal { riichi: SeatSet::EMPTY, result: DealResult::draw(SeatSet::EMPTY) };

/// A round whose first table is entered deal by deal.
fn round_of(id: RegulationId, deals: Deals) -> Builder {
    let mut event = event_of(id, 8);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed: 4 }));
    open_round(&mut event);
    enter(&mut event, at(1, 1), Sheet::Deals(deals));
    finish_round(&mut event, RoundNo(1), &mut Numbers(1));
    assert_good(&event);
    event
}

fn deals(event: &mut Event) -> Option<&mut Deals> {
    match event {
        Event::Protocol(protocol::Event::Entered { entered, .. }) => match &mut entered.sheet {
            Sheet::Deals(deals) => Some(deals),
            _ => None,
        },
        _ => None,
    }
}

fn is_at_the_first_table(found: &Finding, deal: i64) {
    assert_eq!((found.round, found.found), (Some(RoundNo(1)), Some(deal)));
}

#[test]
fn a_riichi_win_that_does_not_add_up_is_found() {
    let event = round_of(Samara, Deals::Riichi(vec![DRAW; 3]));
    let found = damaged(&event, Fault::UnlawfulDeal, |log| {
        if let Deals::Riichi(deals) = pick(log, deals) {
            let winners = SeatSet::of(Seat::ALL[1]);
            deals[1].result = DealResult::Win { winners, deltas: [0, 1000, -900, 0] };
        }
    });
    is_at_the_first_table(&found, 2);
    damaged(&event, Fault::AfterEnd, |log| {
        if let Deals::Riichi(deals) = pick(log, deals) {
            *deals = vec![DRAW; 30];
        }
    });
}

fn nobody(dealer: Seat) -> SichuanDeal {
    SichuanDeal {
        players: Players::Four,
        dealer,
        events: Vec::new(),
        end: rules::sichuan::DealEnd::Wall([Some(WallEndState::NotReady); 4]),
    }
}

#[test]
fn another_dealer_of_a_sichuan_deal_is_found() {
    let event = round_of(Sichuan, Deals::Sichuan(vec![nobody(Seat::ALL[0]); 2]));
    let found = damaged(&event, Fault::UnlawfulDeal, |log| {
        if let Deals::Sichuan(deals) = pick(log, deals) {
            deals[1].dealer = Seat::ALL[2];
        }
    });
    is_at_the_first_table(&found, 2);
}

#[test]
fn a_fifth_deal_and_a_missing_one_are_found() {
    let absent = Classical::new(DealEnd::Absent(Seat::ALL[3], Replacement::Impossible));
    let event = round_of(Gambler, Deals::Classical(vec![absent; 4]));
    let found = damaged(&event, Fault::AfterEnd, |log| {
        if let Deals::Classical(deals) = pick(log, deals) {
            deals.push(absent);
        }
    });
    is_at_the_first_table(&found, 5);
    let short = damaged(&event, Fault::WrongDeals, |log| {
        if let Deals::Classical(deals) = pick(log, deals) {
            deals.pop();
        }
    });
    assert_eq!((short.expected, short.found), (Some(4), Some(3)));
}
