//! One simulated Sichuan session and what is counted of it.
use super::seeds::Draw;
use super::tally::{Tally, Who, by_points};
use game::bot::sichuan::choose;
use game::deal::sichuan::{Action, Event, Next, Phase, Table};
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{DealEnd, HuFrom, KongKind, Players, SichuanRules, WallEndState};

/// Plays a session of so many deals, or of as many as the rules say; `events` is a buffer.
pub(super) fn play(
    rules: &SichuanRules,
    mut draw: Draw,
    deals: u32,
    tally: &mut Tally,
    events: &mut Vec<Event>,
) {
    let mut table = Table::new(rules, Players::Four, draw.seed.wall(Table::plan(rules), 0));
    loop {
        events.clear();
        let start = (table.dealer(), table.game().points());
        table.go_on(rules, events);
        while !table.is_over() {
            for seat in table.to_act().iter() {
                let (bot, stream) = draw.at(seat);
                let chosen = choose(bot, rules, &table.legal(seat), || table.view(rules, seat), stream);
                // The worth of a Hu is told while it is declared: later the circumstances are gone.
                if chosen == Some(Action::Hu)
                    && let Some(award) = table.worth(rules, seat)
                {
                    tally.worth(award.points);
                    award.lines.iter().for_each(|line| tally.pattern(line.fan.id()));
                }
                let done = chosen.map(|action| table.act(rules, seat, action, events));
                debug_assert_eq!(done, Some(Ok(())), "a bot chooses from its menu");
            }
        }
        deal(&table, &draw, start, tally, events);
        let over = matches!(table.phase(), Phase::Settled { next: Next::End(_) });
        if over || table.deal_number() + 1 >= deals {
            break;
        }
        table.begin(rules, draw.seed.wall(Table::plan(rules), table.deal_number() + 1));
    }
    tally.count("games", Who::All);
    tally.value("deals_per_game", Who::All, i64::from(table.deal_number() + 1));
    let points = table.game().points().map(i64::from);
    let who = |at: usize| [Who::Bot(draw.player(Seat::ALL[at])), Who::Seat(at as u8)];
    tally.places(by_points(points, 4), who);
    for (at, points) in points.into_iter().enumerate() {
        for of in who(at) {
            tally.value("points", of, points);
        }
    }
}

/// What one deal comes to; `start` is its dealer and the points before it.
fn deal(table: &Table, draw: &Draw, (dealer, before): (Seat, [i32; 4]), tally: &mut Tally, events: &[Event]) {
    let bot = |seat: Seat| Who::Bot(draw.player(seat));
    tally.count("deals", Who::All);
    for seat in Seat::ALL {
        tally.count("deals", bot(seat));
    }
    let (mut discards, mut hu, mut losers) = (0, 0, SeatSet::EMPTY);
    for event in events {
        match event {
            Event::Discarded { .. } => discards += 1,
            Event::Hu { seat, from, hand, .. } => {
                hu += 1;
                tally.count("wins", Who::All);
                tally.count("win", if *seat == dealer { Who::Dealer } else { Who::Others });
                tally.value("win_points", bot(*seat), i64::from(hand.points().unwrap_or_default()));
                tally.count(
                    match from {
                        HuFrom::Wall => "win_drawn",
                        HuFrom::Discard(_) | HuFrom::AfterKong(_) => "win_discard",
                        HuFrom::RobbedKong(_) => "win_robbed",
                    },
                    bot(*seat),
                );
                from.seat().into_iter().for_each(|seat| losers.insert(seat));
            }
            Event::KongDeclared { seat, kong, .. } => {
                tally.count(
                    match kong.kind {
                        KongKind::Closed => "kong_closed",
                        KongKind::Melded(_) => "kong_melded",
                        KongKind::Promoted => "kong_promoted",
                        KongKind::Postponed => "kong_postponed",
                    },
                    bot(*seat),
                );
            }
            Event::Ended { end: DealEnd::Wall(states), .. } => {
                tally.count("wall_end", Who::All);
                for (seat, state) in Seat::ALL.into_iter().zip(states) {
                    let Some(state) = state else { continue };
                    tally.count("at_wall_end", bot(seat));
                    if matches!(state, WallEndState::Ready(_)) {
                        tally.count("ready_at_wall_end", bot(seat));
                    }
                }
            }
            _ => {}
        }
    }
    losers.iter().for_each(|seat| tally.count("deal_in", bot(seat)));
    tally.value("hu_per_deal", Who::All, hu);
    tally.count(["hu_0", "hu_1", "hu_2", "hu_3"][(hu as usize).min(3)], Who::All);
    tally.value("discards_per_deal", Who::All, discards);
    tally.count("dealt", Who::Dealer);
    tally.count_by("dealt", Who::Others, 3);
    for seat in Seat::ALL {
        let of = if seat == dealer { Who::Dealer } else { Who::Others };
        let gain = table.game().points()[seat.index()] - before[seat.index()];
        tally.value("deal_points", of, i64::from(gain));
    }
}
