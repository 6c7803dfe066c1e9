//! One simulated riichi game and what is counted of it.
use super::seeds::Draw;
use super::tally::{Tally, Who};
use game::bot::riichi::choose;
use game::deal::riichi::{Event, Phase, Table};
use rules::frame::riichi::{DealResult, Next};
use rules::riichi::RiichiRules;
use rules::seat::{Seat, SeatSet};

/// Plays a game to its end; `events` is a buffer.
pub(super) fn play(rules: &RiichiRules, mut draw: Draw, tally: &mut Tally, events: &mut Vec<Event>) {
    let mut table = Table::new(rules, draw.seed.wall(Table::plan(rules), 0));
    let mut deals = 0;
    loop {
        events.clear();
        let start = (table.dealer(), *table.scores());
        table.go_on(rules, events);
        while !table.is_over() {
            for seat in table.to_act().iter() {
                let (bot, stream) = draw.at(seat);
                let chosen = choose(bot, rules, &table.legal(seat), || table.view(rules, seat), stream);
                let done = chosen.map(|action| table.act(rules, seat, action, events));
                debug_assert_eq!(done, Some(Ok(())), "a bot chooses from its menu");
            }
        }
        deals += 1;
        deal(rules, &table, &draw, start, (tally, events));
        if let Phase::Settled { next: Next::End(_) } = table.phase() {
            break;
        }
        table.begin(draw.seed.wall(Table::plan(rules), table.deal_number() + 1));
    }
    tally.count("games", Who::All);
    tally.value("deals_per_game", Who::All, deals);
    let finished = table.game().finish(rules);
    let who = |at: usize| [Who::Bot(draw.player(Seat::ALL[at])), Who::Seat(at as u8)];
    tally.places(finished.players.each_ref().map(|p| (p.place.first, p.place.last)), who);
    for (at, player) in finished.players.iter().enumerate() {
        for of in who(at) {
            tally.value("points", of, i64::from(player.points));
        }
    }
}

/// What one deal comes to; `start` is its dealer and the points before it.
fn deal(
    rules: &RiichiRules,
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
    let mut winners = Vec::new();
    let (mut discards, mut result) = (0, None);
    for event in events {
        match event {
            Event::Discarded { .. } => discards += 1,
            Event::RiichiAccepted { seat, .. } => tally.count("riichi", bot(*seat)),
            Event::Won { seat, from, deltas, .. } => {
                winners.push(*seat);
                let gain = deltas[seat.index()];
                tally.value("win_points", bot(*seat), i64::from(gain));
                match from {
                    Some(from) => {
                        tally.count("win_discard", bot(*seat));
                        tally.value("deal_in_points", bot(*from), i64::from(deltas[from.index()]));
                    }
                    None => tally.count("win_drawn", bot(*seat)),
                }
                let of = if *seat == dealer { Who::Dealer } else { Who::Others };
                tally.count("win", of);
            }
            Event::Ended { deal, .. } => result = Some(deal.result),
            _ => {}
        }
    }
    let losers: SeatSet = events
        .iter()
        .filter_map(|event| match event {
            Event::Won { from, .. } => *from,
            _ => None,
        })
        .collect();
    losers.iter().for_each(|seat| tally.count("deal_in", bot(seat)));
    for seat in Seat::ALL.into_iter().filter(|seat| !table.hand(*seat).is_concealed()) {
        tally.count("open", bot(seat));
    }
    tally.value("discards_per_deal", Who::All, discards);
    match result {
        Some(DealResult::ExhaustiveDraw { tenpai, nagashi, .. }) => {
            tally.count("draw", Who::All);
            tenpai.iter().for_each(|seat| tally.count("ready_at_draw", bot(seat)));
            for seat in Seat::ALL {
                tally.count("draws", bot(seat));
            }
            nagashi.iter().for_each(|_| tally.count("nagashi", Who::All));
        }
        Some(DealResult::AbortiveDraw(kind)) => tally.count(kind.id(), Who::All),
        _ => {}
    }
    tally.count("dealt", Who::Dealer);
    tally.count_by("dealt", Who::Others, 3);
    for seat in Seat::ALL {
        let of = if seat == dealer { Who::Dealer } else { Who::Others };
        let gain = table.game().scores[seat.index()] - before[seat.index()];
        tally.value("deal_points", of, i64::from(gain));
    }
    for (_, award) in table.awards(rules, &winners) {
        tally.count("wins", Who::All);
        tally.worth(award.points());
        tally.count(award.limit.id(), Who::All);
        for line in &award.lines {
            tally.pattern(line.yaku.id());
        }
    }
}
