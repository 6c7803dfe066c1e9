//! Random games: no dead end, tiles and points conserved, menus as the law says, hidden tiles hidden, logs that replay.
use super::*;
use crate::deal::sizes::{self, Size, property};
use crate::log::DealLog;
use crate::wall::Seed;
use rules::frame::sichuan::Game;
use rules::option::Number;
use rules::regulation::RegulationId;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{
    DealEnd, DealEvent, Exchange, FuritenScope, HuFrom, KongKind, Players, SichuanRules, settle,
};
use rules::tile::{Suit, Tile, TileKind};
use std::collections::BTreeMap;

/// A cheap generator of choices.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) as usize) % n
    }
}

fn law() -> &'static SichuanRules {
    RegulationId::Sichuan.sichuan().expect("the Sichuan regulation")
}

/// The regulation, and a house rule that answers otherwise where the machine has something to do for it.
fn laws() -> [SichuanRules; 2] {
    let mut house = law().clone();
    house.deal.exchange.value = Exchange::Three;
    house.hand.limit_fan.value = Number::new(3);
    house.furiten.scope.value = FuritenScope::AnyKind;
    [law().clone(), house]
}

/// How a random player chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// All actions alike.
    Uniform,
    /// Hu, kongs and claims first where there are any, so that rare play comes up.
    Eager,
    /// Declares most Hu and discards what brings the hand nearest to one.
    Sensible,
}

fn player_of(number: u64) -> Player {
    [Player::Sensible, Player::Eager, Player::Uniform][number as usize % 3]
}

fn tiles_of(table: &Table, seat: Seat, suit: Option<Suit>) -> u32 {
    let counts = table.hand(seat).concealed;
    TileKind::all().filter(|k| k.suit() == suit).map(|k| u32::from(counts.get(k))).sum()
}

fn choose(random: &mut Random, player: Player, table: &Table, seat: Seat) -> Action {
    let menu = table.legal(seat);
    if player == Player::Uniform {
        return menu.nth(random.below(menu.len())).expect("a menu is no empty list");
    }
    let card = menu.iter().find(|a| matches!(a, Action::SuitCard(_)));
    let least = |action: &Action| match action {
        Action::LayAside(kind) => tiles_of(table, seat, kind.suit()),
        _ => 99,
    };
    if table.phase() == Phase::Suits {
        return card.or_else(|| menu.iter().min_by_key(least)).expect("a suit");
    }
    let claims = if player == Player::Eager { 9 } else { 4 };
    let wanted = |action: &Action| match action {
        Action::Hu | Action::ClosedKong(_) | Action::AddedKong(_) | Action::Kong => random.0 % 10 < 8,
        Action::Pung => random.0 / 16 % 10 < claims,
        _ => false,
    };
    if let Some(action) = menu.iter().find(wanted) {
        random.below(2);
        return action;
    }
    if menu.has(Action::Pass) {
        return Action::Pass;
    }
    let hand = table.hand(seat);
    let far = |action: &Action| {
        let Action::Discard(tile) = action else { return (1, 9, random.below(16)) };
        let mut rest = hand.clone();
        rest.remove(Tile::plain(*tile));
        let shanten =
            rules::shape::shanten(rest.concealed, rest.melds.len()).map_or(9, rules::shape::Shanten::min);
        (u8::from(tile.suit() != table.forbidden(seat)), shanten, random.below(16))
    };
    menu.iter().min_by_key(far).expect("a menu is no empty list")
}

/// Plays four deals; `at_rest` is called whenever somebody is to act.
fn play(
    rules: &SichuanRules,
    number: u64,
    player: Player,
    mut at_rest: impl FnMut(&Table, &Log, &mut Random),
) -> (Table, Log) {
    let players = if number % 4 == 3 { Players::Three } else { Players::Four };
    let asking = if number % 5 == 4 { Asking::Everybody } else { Asking::WhoMay };
    let seed = Seed::of_number(number);
    let mut random = Random(number);
    let mut log = Log::new(RegulationId::Sichuan, rules.clone());
    let start = Game::start(rules, players);
    let mut table = Table::at(rules, start, asking, seed.wall(Table::plan(rules), 0));
    for deal in 0..4 {
        log.deals.push(DealLog { wall: table.wall().clone(), events: Vec::new() });
        table.go_on(rules, &mut log.deals[deal].events);
        while !table.is_over() {
            at_rest(&table, &log, &mut random);
            let seats: Vec<Seat> = table.to_act().iter().collect();
            let seat = seats[random.below(seats.len())];
            let action = choose(&mut random, player, &table, seat);
            if deal == 3 && table.tiles_left() == 20 && table.game().end().is_none() {
                let _ = table.time_up(rules, &mut log.deals[deal].events);
            }
            let done = table.act(rules, seat, action, &mut log.deals[deal].events);
            assert_eq!(done, Ok(()), "{seat:?} {action:?}");
        }
        let settlement = table.settlement(rules).expect("the deal is settled");
        assert_eq!(settlement.deltas().iter().sum::<i32>(), -settlement.to_nobody());
        if deal < 3 {
            table.begin(rules, seed.wall(Table::plan(rules), table.deal_number() + 1));
        }
    }
    (table, log)
}

/// What a build without optimisation plays, and what CI does in release.
const SMALL: Size = Size { deals: 1_000, one_in: 40 };
const LARGE: Size = Size { deals: 20_000, one_in: 300 };

/// Plays `game` by number under each of the laws until so many deals are played.
fn deals(size: Size, mut game: impl FnMut(&SichuanRules, u64) -> Log) {
    let laws = laws();
    sizes::deals(size, |number| laws.iter().map(|law| game(law, number).deals.len()).sum());
}

/// Everything that a player can say at a table.
fn conceivable() -> Vec<Action> {
    let mut out = vec![Action::Hu, Action::Pung, Action::Kong, Action::Pass];
    out.extend(Suit::ALL.map(Action::SuitCard));
    for kind in TileKind::all() {
        out.extend([Action::Give(kind), Action::LayAside(kind), Action::Discard(kind)]);
        out.extend([Action::ClosedKong(kind), Action::AddedKong(kind)]);
    }
    out
}

property!(
    menus_are_what_the_law_allows,
    corpus_menus_are_what_the_law_allows,
    menus_are_what_the_law_allows_in
);

fn menus_are_what_the_law_allows_in(size: Size) {
    let all = conceivable();
    deals(size, |rules, number| {
        let (_, log) = play(rules, number, player_of(number), |table, _, random| {
            if random.below(size.one_in / 2) > 0 {
                return;
            }
            for seat in Seat::ALL {
                let menu = table.legal(seat);
                let mut listed = 0;
                for action in &all {
                    let lawful = table.lawful(rules, seat, *action);
                    assert_eq!(
                        menu.has(*action),
                        lawful.is_ok(),
                        "{number} {seat:?} {action:?} {lawful:?} {:?}",
                        table.phase()
                    );
                    listed += usize::from(lawful.is_ok());
                    let mut events = Vec::new();
                    assert_eq!(table.decide(rules, seat, *action, &mut events).is_ok(), lawful.is_ok());
                    assert_eq!(events.is_empty(), lawful.is_err());
                    assert_ne!(lawful, Err(Refusal::NONE));
                }
                assert_eq!((listed, menu.iter().count()), (menu.len(), menu.len()));
                assert!(menu.iter().all(|action| menu.has(action)));
                assert_eq!(table.to_act().contains(seat), !menu.is_empty());
            }
        });
        log
    });
}

/// Where tiles lie that a seat does not see.
#[derive(Clone, Copy, Debug)]
enum Hidden {
    Wall(usize),
    Hand(Seat, TileKind),
}

fn hidden_from(table: &Table, viewer: Seat) -> Vec<Hidden> {
    let wall = usize::from(table.taken)..table.wall.len();
    let mut out: Vec<Hidden> = wall.map(Hidden::Wall).collect();
    for seat in Seat::ALL.into_iter().filter(|s| *s != viewer) {
        out.extend(table.hand(seat).concealed_tiles().map(|tile| Hidden::Hand(seat, tile.kind())));
    }
    out
}

/// The table with two hidden tiles exchanged, and everything that follows from them found again.
fn exchanged(table: &Table, rules: &SichuanRules, one: Hidden, other: Hidden) -> Table {
    let mut out = table.clone();
    let tile = |at| match at {
        Hidden::Wall(place) => table.wall.tile(place).expect("a tile").kind(),
        Hidden::Hand(_, tile) => tile,
    };
    for (at, new) in [(one, tile(other)), (other, tile(one))] {
        if let Hidden::Hand(seat, old) = at {
            let hand = &mut out.hands[seat.index()].concealed;
            hand.remove(old);
            hand.add(new);
            let own = matches!(out.phase, Phase::Turn { seat: of, .. } if of == seat);
            if own && out.drawn == Some(old) && hand.get(old) == 0 {
                out.drawn = Some(new);
            }
        }
    }
    let gone = |old: TileKind| {
        let drawn = (0..usize::from(table.taken)).find(|p| table.wall.tile(*p) == Some(Tile::plain(old)));
        drawn.expect("a tile in a hand was drawn")
    };
    match (one, other) {
        (Hidden::Wall(a), Hidden::Wall(b)) => out.wall = out.wall.exchanged(a, b),
        (Hidden::Wall(a), Hidden::Hand(_, old)) | (Hidden::Hand(_, old), Hidden::Wall(a)) => {
            out.wall = out.wall.exchanged(a, gone(old));
        }
        _ => {}
    }
    match (out.phase, out.offer) {
        (Phase::Turn { seat, source }, _) => out.find_turn_menu(rules, seat, source),
        (Phase::DiscardWindow | Phase::KongWindow, Some(offer)) => out.open_window(rules, offer),
        _ => {}
    }
    out
}

property!(
    tiles_hidden_from_a_seat_change_nothing_that_it_sees,
    corpus_tiles_hidden_from_a_seat_change_nothing_that_it_sees,
    tiles_hidden_from_a_seat_change_nothing_that_it_sees_in
);

fn tiles_hidden_from_a_seat_change_nothing_that_it_sees_in(size: Size) {
    let all = conceivable();
    deals(size, |rules, number| {
        let (_, log) = play(rules, 1000 + number, player_of(number), |table, _, random| {
            let viewer = Seat::ALL[random.below(4)];
            if random.below(size.one_in / 4) > 0 || table.window.of(viewer).is_some() {
                return;
            }
            let places = hidden_from(table, viewer);
            let (one, other) = (places[random.below(places.len())], places[random.below(places.len())]);
            if let (Hidden::Hand(a, _), Hidden::Hand(b, _)) = (one, other)
                && a == b
            {
                return;
            }
            let twin = exchanged(table, rules, one, other);
            assert_eq!(table.view(rules, viewer), twin.view(rules, viewer), "{number} {one:?} {other:?}");
            for action in all.iter().step_by(2) {
                assert_eq!(table.lawful(rules, viewer, *action), twin.lawful(rules, viewer, *action));
            }
        });
        log
    });
}

property!(tiles_are_conserved, corpus_tiles_are_conserved, tiles_are_conserved_in);

fn tiles_are_conserved_in(size: Size) {
    deals(size, |rules, number| {
        let (_, log) = play(rules, 2000 + number, player_of(number), |table, _, _| {
            let sets = |seat: &Seat| {
                let melds = table.hand(*seat).melds.iter();
                melds.map(|m| m.group().tiles().count()).sum::<usize>()
            };
            let mut tiles = table.wall.len() - usize::from(table.taken);
            for seat in Seat::ALL {
                let i = seat.index();
                tiles += table.hand(seat).concealed.total() as usize + sets(&seat);
                tiles += usize::from(table.aside[i].is_some()) + table.given[i].len();
            }
            tiles += table.discards.iter().filter(|d| d.fate != Fate::Claimed).count();
            let robbed = |e: &&DealEvent| matches!(e, DealEvent::Hu { from: HuFrom::RobbedKong(_), .. });
            tiles += table.sheet.iter().filter(robbed).count();
            tiles += usize::from(table.phase == Phase::KongWindow);
            assert_eq!(tiles, 108);
        });
        log
    });
}

property!(
    a_log_replays_to_the_same_state_at_any_point,
    corpus_a_log_replays_to_the_same_state_at_any_point,
    a_log_replays_to_the_same_state_at_any_point_in
);

fn a_log_replays_to_the_same_state_at_any_point_in(size: Size) {
    deals(size, |rules, number| {
        let mut points: Vec<(usize, Table)> = Vec::new();
        let (table, log) = play(rules, 3000 + number, player_of(number), |table, log, random| {
            if random.below(size.one_in) == 0 {
                points.push((log.len(), table.clone()));
            }
        });
        let start = Game::start(rules, table.players());
        assert_eq!(replay(rules, start, &log).as_ref(), Some(&table));
        for (events, then) in points {
            let mut shorter = log.clone();
            shorter.truncate(events);
            assert_eq!(replay(rules, start, &shorter), Some(then));
        }
        log
    });
}

/// Nothing that a seat hears tells another's tiles: what it hears of two deals that differ in them is the same.
#[test]
fn what_is_heard_of_others_names_no_hidden_tile() {
    let rules = law();
    for number in 0..30 {
        let (_, log) = play(rules, 5000 + number, player_of(number), |_, _, _| {});
        for event in log.deals.iter().flat_map(|deal| &deal.events) {
            for viewer in Seat::ALL {
                let heard = event.seen_by(viewer);
                match *event {
                    Event::Drew { seat, .. } | Event::SuitForbidden { seat, .. } | Event::Hu { seat, .. }
                        if seat != viewer =>
                    {
                        assert!(!matches!(heard, None | Some(SeenEvent::Whole(_))));
                    }
                    Event::Answered { seat, .. } => assert_eq!(heard.is_some(), seat == viewer),
                    _ => assert_eq!(heard, Some(SeenEvent::Whole(*event))),
                }
            }
        }
    }
}

/// Twenty thousand deals come to their ends; what happens in them is counted, so that nothing is left out unseen.
#[test]
fn corpus_random_deals_come_to_every_end() {
    let rules = law();
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let mut deals = 0;
    let mut number = 0;
    while deals < 20_000 {
        let player =
            [Player::Sensible, Player::Sensible, Player::Eager, Player::Uniform][number as usize % 4];
        let (_, log) = play(rules, 10_000 + number * 7, player, |_, _, _| {});
        number += 1;
        for deal in &log.deals {
            let mut on_tile = SeatSet::EMPTY;
            for event in &deal.events {
                let name = match event {
                    Event::Hu { seat, from, .. } => {
                        on_tile.insert(*seat);
                        match from {
                            HuFrom::Wall => "self-drawn",
                            HuFrom::Discard(_) => "on a discard",
                            HuFrom::AfterKong(_) => "shoot after kong",
                            HuFrom::RobbedKong(_) => "robbed kong",
                        }
                    }
                    Event::KongDeclared { kong, .. } => match kong.kind {
                        KongKind::Closed => "closed kong",
                        KongKind::Melded(_) => "melded kong",
                        KongKind::Promoted => "promoted kong",
                        KongKind::Postponed => "postponed kong",
                    },
                    Event::KongStruck { .. } => "struck",
                    Event::Ended { end: DealEnd::LastHu, .. } => "last Hu",
                    Event::Ended { end: DealEnd::Wall(_), .. } => "wall",
                    _ => {
                        if on_tile.len() > 1 {
                            *seen.entry("several on one tile").or_insert(0) += 1;
                        }
                        on_tile = SeatSet::EMPTY;
                        continue;
                    }
                };
                *seen.entry(name).or_insert(0) += 1;
                deals += u32::from(matches!(event, Event::Ended { .. }));
            }
        }
    }
    println!("{deals} deals: {seen:?}");
    assert_eq!(seen.len(), 12, "{seen:?}");
}

/// The machine's own settlement is that of the sheet.
#[test]
fn the_sheet_settles_as_the_table_did() {
    let rules = law();
    for number in 0..50 {
        let mut last = None;
        let (_, log) = play(rules, 7000 + number, player_of(number), |_, _, _| {});
        for event in log.deals.iter().flat_map(|deal| &deal.events) {
            if let Event::Settled { game } = event {
                last = Some(game.points());
            }
        }
        let players = if (7000 + number) % 4 == 3 { Players::Three } else { Players::Four };
        let mut sums = [0; 4];
        let mut table: Option<Table> = None;
        for deal in &log.deals {
            let mut at = match table.take() {
                None => Table::at(rules, Game::start(rules, players), Asking::WhoMay, deal.wall.clone()),
                Some(mut table) => {
                    table.begin(rules, deal.wall.clone());
                    table
                }
            };
            deal.events.iter().for_each(|event| at.evolve(rules, *event));
            let sheet = at.sheet().expect("a sheet");
            let deltas = settle(rules, &sheet).expect("a sheet of play").deltas();
            sums.iter_mut().zip(deltas).for_each(|(sum, delta)| *sum += delta);
            table = Some(at);
        }
        assert_eq!(last, Some(sums));
    }
}

/// A record takes in wrong acts at any moment: a deal still comes to its end, its sheet settles, and its log replays.
#[test]
fn recorded_tables_take_in_wrong_acts() {
    use rules::sichuan::{Second, Slip, Word};
    let words = [Word::Pung, Word::Kong, Word::Hu];
    let mut taken = BTreeMap::new();
    for rules in &laws() {
        for number in 0..300 {
            let seed = Seed::of_number(8000 + number);
            let mut random = Random(number);
            let players = if number % 3 == 0 { Players::Three } else { Players::Four };
            let start = Game::start(rules, players);
            let mut log = Log::new(RegulationId::Sichuan, rules.clone());
            let mut table = Table::recorded(rules, start, seed.wall(Table::plan(rules), 0));
            log.deals.push(DealLog { wall: table.wall().clone(), events: Vec::new() });
            let events = &mut log.deals[0].events;
            table.go_on(rules, events);
            while !table.is_over() {
                let seats: Vec<Seat> = table.to_act().iter().collect();
                let seat = seats[random.below(seats.len())];
                let before = table.clone();
                let so_far = events.len();
                let (name, done) = match random.below(40) {
                    0 => ("hu", table.record(rules, seat, Action::Hu, events)),
                    1 => ("pung", table.record(rules, seat, Action::Pung, events)),
                    2 => ("kong", table.record(rules, seat, Action::Kong, events)),
                    3 => {
                        let (first, second) = (words[random.below(3)], words[random.below(3)]);
                        ("words", table.spoke(rules, seat, first, Second::Word(second), events))
                    }
                    4 => {
                        let first = words[random.below(3)];
                        ("withdrawn", table.spoke(rules, seat, first, Second::Withdrawn, events))
                    }
                    5 => {
                        let slip = Slip::ALL[random.below(Slip::ALL.len())];
                        ("slip", table.ruled(rules, &[Ruling { seat, slip }], events))
                    }
                    _ => {
                        let action = choose(&mut random, player_of(number), &table, seat);
                        ("lawful", table.act(rules, seat, action, events))
                    }
                };
                match done {
                    Ok(()) => *taken.entry(name).or_insert(0) += 1,
                    Err(_) => assert_eq!((&table, events.len()), (&before, so_far)),
                }
            }
            let settlement = table.settlement(rules).expect("the deal is settled");
            assert_eq!(settlement.deltas().iter().sum::<i32>(), -settlement.to_nobody());
            assert_eq!(replay(rules, start, &log).as_ref(), Some(&table));
        }
    }
    println!("{taken:?}");
    assert_eq!(taken.len(), 7, "{taken:?}");
}
