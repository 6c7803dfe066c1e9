//! One simulated classical round and what is counted of it.
use super::seeds::Draw;
use super::tally::{Tally, Who};
use game::bot::classical::choose;
use game::deal::classical::{Event, Phase, Table};
use rules::classical::{ClassicalRules, Stage};
use rules::seat::Seat;

/// Plays a qualifying round to its end; `events` is a buffer.
pub(super) fn play(rules: &ClassicalRules, mut draw: Draw, tally: &mut Tally, events: &mut Vec<Event>) {
    let mut table = Table::new(rules, Stage::Qualifying, draw.seed.wall(Table::plan(rules), 0));
    let mut deals = 0;
    loop {
        events.clear();
        let start = (table.dealer(), table.game().totals().map(|total| total.whists));
        table.go_on(rules, events);
        while !table.is_over() {
            for seat in table.to_act().iter() {
                let (bot, stream) = draw.at(seat);
                let chosen = choose(bot, rules, &table.legal(seat), || table.view(seat), stream);
                let done = chosen.map(|action| table.act(rules, seat, action, events));
                debug_assert_eq!(done, Some(Ok(())), "a bot chooses from its menu");
            }
        }
        deals += 1;
        deal(rules, &table, &draw, start, (tally, events));
        if let Phase::Settled { end: Some(_) } = table.phase() {
            break;
        }
        table.begin(rules, draw.seed.wall(Table::plan(rules), table.deal_number() + 1));
    }
    tally.count("games", Who::All);
    tally.value("deals_per_game", Who::All, deals);
    let places = table.game().places(rules).value;
    let who = |at: usize| [Who::Bot(draw.player(Seat::ALL[at])), Who::Seat(at as u8)];
    tally.places(places.map(|place| (place.first, place.last)), who);
    for (at, total) in table.game().totals().iter().enumerate() {
        for of in who(at) {
            tally.value("points", of, i64::from(total.whists));
            tally.value("tournament_halves", of, i64::from(total.points.halves()));
        }
    }
}

/// What one deal comes to; `start` is its dealer and the whists before it.
fn deal(
    rules: &ClassicalRules,
    table: &Table,
    draw: &Draw,
    (dealer, before): (Seat, [i32; 4]),
    (tally, events): (&mut Tally, &[Event]),
) {
    let bot = |seat: Seat| Who::Bot(draw.player(seat));
    tally.count("deals", Who::All);
    for seat in Seat::ALL {
        tally.count("deals", bot(seat));
    }
    let (mut discards, mut called, mut won) = (0, [0u64; 4], 0u64);
    for event in events {
        match event {
            Event::Discarded { .. } => discards += 1,
            Event::Called { seat, .. } => called[seat.index()] = 1,
            Event::Won { seat, from, points, .. } => {
                won = 1;
                tally.count("wins", Who::All);
                tally.count("win", if *seat == dealer { Who::Dealer } else { Who::Others });
                tally.worth(*points);
                tally.value("win_points", bot(*seat), i64::from(*points));
                match from {
                    Some(from) => {
                        tally.count("win_discard", bot(*seat));
                        tally.count("deal_in", bot(*from));
                    }
                    None => tally.count("win_drawn", bot(*seat)),
                }
            }
            _ => {}
        }
    }
    for (seat, n) in Seat::ALL.into_iter().zip(called) {
        tally.count_by("called", bot(seat), n);
    }
    tally.count_by("draw", Who::All, 1 - won);
    tally.value("discards_per_deal", Who::All, discards);
    if let Some(award) = table.award(rules) {
        let ordinary = award.ordinary.iter().flat_map(|count| count.doubles.iter());
        ordinary.for_each(|line| tally.pattern(line.double.id()));
        award.limit_hands.iter().for_each(|line| tally.pattern(line.hand.id()));
    }
    tally.count("dealt", Who::Dealer);
    tally.count_by("dealt", Who::Others, 3);
    for seat in Seat::ALL {
        let of = if seat == dealer { Who::Dealer } else { Who::Others };
        let gain = table.game().totals()[seat.index()].whists - before[seat.index()];
        tally.value("deal_points", of, i64::from(gain));
    }
}
