//! A large event: ten thousand slots and twenty rounds are gone through in the time of a click.
use crate::support::*;
use reglament_tournament::protocol::{self, Entered, Which, played};
use reglament_tournament::seats::{self, Origin, RoundKind, SeatedRound, Visibility};
use reglament_tournament::{Actor, EntryId, Event, Role, RoundNo, TableId, TableNo, Version};
use rules::regulation::RegulationId;
use testkit::event::Builder;

/// A round of so many tables, every one with the same totals.
fn round(event: &mut Builder, number: u32, tables: u16) {
    let round = SeatedRound {
        kind: RoundKind::Round,
        tables: (0..u32::from(tables))
            .map(|t| std::array::from_fn(|i| Some(EntryId(4 * t + i as u32 + 1))))
            .collect(),
        out: Vec::new(),
        origin: Origin::Lots,
        visibility: Visibility::Published,
        draws: Vec::new(),
    };
    let mut events = vec![Event::Seats(seats::Event::Seated { from: RoundNo(number), rounds: vec![round] })];
    for table in 1..=tables {
        let entered = Box::new(Entered {
            sheet: riichi([40000, 35000, 25000, 20000], 0, [0; 4]),
            by: Actor::of(Role::Scribe),
            at: event.now(),
            reason: String::new(),
        });
        let at = TableId { round: RoundNo(number), table: TableNo(table) };
        events.push(Event::Protocol(protocol::Event::Entered { at, version: Version(1), entered }));
    }
    event.happen(events);
}

#[test]
fn ten_thousand_slots_and_twenty_rounds() {
    let mut event = Builder::of(RegulationId::Samara);
    let (rounds, tables) = (20, 2500);
    for number in 1..=rounds {
        round(&mut event, number, tables);
    }
    let clock = std::time::Instant::now();
    let all: usize = (1..=rounds).map(|r| played(&event, RoundNo(r)).count()).sum();
    eprintln!("{all} scores in {:?}", clock.elapsed());
    assert_eq!(all, 200_000);
    assert!(protocol::lines(&event, RoundNo(1), Which::Confirmed).is_empty(), "nothing is confirmed");
}
