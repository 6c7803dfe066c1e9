//! Random games: no dead end, tiles and whists conserved, menus as the law says, hidden tiles hidden, logs that replay.
use super::*;
use crate::deal::sizes::{self, Size, property};
use crate::log::DealLog;
use crate::wall::{Piece, Seed, Wall};
use rules::classical::{Call, ClassicalRules, DealEnd, Lateness, Stage};
use rules::frame::classical::Game;
use rules::regulation::RegulationId;
use rules::seat::Seat;
use rules::tile::{Tile, TileKind};

/// A cheap generator of choices.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) as usize) % n
    }
}

fn rules() -> &'static ClassicalRules {
    RegulationId::Gambler.classical().expect("the classical regulation")
}

/// How a random player chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// All actions alike.
    Uniform,
    /// Mahjong, calls, kongs and claims first where there are any, so that rare play comes up.
    Eager,
    /// Brings the hand nearer to Mahjong, claims no chow, keeps honours.
    Sensible,
}

fn choose(random: &mut Random, player: Player, table: &Table, seat: Seat) -> Action {
    let menu = table.legal(seat);
    if player == Player::Sensible {
        return sensible(random, table, seat);
    }
    let rare: Vec<Action> =
        menu.iter().filter(|a| !matches!(a, Action::Discard(_) | Action::Pass | Action::Disagree)).collect();
    if player == Player::Eager && !rare.is_empty() && random.below(4) > 0 {
        return rare[random.below(rare.len())];
    }
    menu.nth(random.below(menu.len())).expect("a menu is no empty list")
}

fn sensible(random: &mut Random, table: &Table, seat: Seat) -> Action {
    let menu = table.legal(seat);
    let wanted = |action: &Action| match action {
        Action::Calling(_) | Action::OriginalCall | Action::EarlyCall | Action::Pung => true,
        Action::ConcealedKong(_) | Action::AddedKong(_) | Action::ClaimedKong => random.0.is_multiple_of(2),
        _ => false,
    };
    if menu.has(Action::Mahjong) {
        return Action::Mahjong;
    }
    if let Some(action) = menu.iter().find(wanted) {
        return action;
    }
    if menu.has(Action::Pass) {
        return Action::Pass;
    }
    // Pairs and pungs are worth more here than chows.
    let hand = table.full_hand(seat);
    let least = |action: &Action| match action {
        Action::Discard(kind) => (hand.concealed.get(*kind), !kind.is_honour(), random.below(16)),
        _ => (9, true, 0),
    };
    menu.iter().min_by_key(least).expect("a menu is no empty list")
}

/// Each kind of player in turn.
fn player_of(number: u64) -> Player {
    [Player::Sensible, Player::Eager, Player::Uniform][number as usize % 3]
}

fn stage_of(number: u64) -> Stage {
    if number.is_multiple_of(4) { Stage::Final } else { Stage::Qualifying }
}

/// Plays one game; `at_rest` is called whenever somebody is to act.
fn play(number: u64, player: Player, mut at_rest: impl FnMut(&Table, &Log, &mut Random)) -> (Table, Log) {
    let (rules, seed) = (rules(), Seed::of_number(number));
    let mut random = Random(number);
    let mut log = Log::new(RegulationId::Gambler, rules.clone());
    let mut table = Table::new(rules, stage_of(number), seed.wall(Table::plan(rules), 0));
    loop {
        log.deals.push(DealLog { wall: table.wall().clone(), events: Vec::new() });
        let at = log.deals.len() - 1;
        table.go_on(rules, &mut log.deals[at].events);
        while !table.is_over() {
            at_rest(&table, &log, &mut random);
            let seats: Vec<Seat> = table.to_act().iter().collect();
            let seat = seats[random.below(seats.len())];
            let action = choose(&mut random, player, &table, seat);
            let done = table.act(rules, seat, action, &mut log.deals[at].events);
            assert_eq!(done, Ok(()), "{seat:?} {action:?}");
        }
        // Nobody is fined at an online table: whists are conserved.
        assert_eq!(table.game().totals().iter().map(|t| t.whists).sum::<i32>(), 0);
        match table.phase() {
            Phase::Settled { end: Some(_) } => return (table, log),
            _ => table.begin(rules, seed.wall(Table::plan(rules), table.deal_number() + 1)),
        }
    }
}

/// What a build without optimisation plays, and what CI does in release.
const SMALL: Size = Size { deals: 1_000, one_in: 40 };
const LARGE: Size = Size { deals: 20_000, one_in: 300 };

/// Plays `game` by number until so many deals are played.
fn deals(size: Size, mut game: impl FnMut(u64) -> Log) {
    sizes::deals(size, |number| game(number).deals.len());
}

/// Everything that a player can say at a table.
fn conceivable() -> Vec<Action> {
    let mut out = vec![Action::OriginalCall, Action::EarlyCall, Action::Mahjong, Action::ClaimedKong];
    out.extend([Action::Pung, Action::Pass, Action::Agree, Action::Disagree]);
    for kind in TileKind::all() {
        out.extend([Action::Discard(kind), Action::Calling(kind), Action::OriginalDiscard(kind)]);
        out.extend([Action::ConcealedKong(kind), Action::AddedKong(kind), Action::Chow(kind)]);
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
    deals(size, |number| {
        let (_, log) = play(number, player_of(number), |table, _, random| {
            if random.below(size.one_in) > 0 {
                return;
            }
            for seat in Seat::ALL {
                let menu = table.legal(seat);
                let mut listed = 0;
                for action in &all {
                    let lawful = table.lawful(rules(), seat, *action);
                    assert_eq!(menu.has(*action), lawful.is_ok(), "{number} {seat:?} {action:?} {lawful:?}");
                    listed += usize::from(lawful.is_ok());
                    let mut events = Vec::new();
                    assert_eq!(table.decide(rules(), seat, *action, &mut events).is_ok(), lawful.is_ok());
                    assert_eq!(events.is_empty(), lawful.is_err());
                }
                assert_eq!((listed, menu.iter().count()), (menu.len(), menu.len()));
                assert!(menu.iter().all(|action| menu.has(action)));
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
    let tile = |place: &usize| table.wall.tile(*place).is_some();
    let mut out: Vec<Hidden> = table.left.places().filter(tile).map(Hidden::Wall).collect();
    let closed = |s: &Seat| *s != viewer && !table.shown_hands().contains(*s);
    for seat in Seat::ALL.into_iter().filter(closed) {
        out.extend(table.hand(seat).concealed_tiles().map(|tile| Hidden::Hand(seat, tile.kind())));
    }
    out
}

/// The table with two hidden tiles exchanged, and everything that follows from them found again.
fn exchanged(table: &Table, one: Hidden, other: Hidden) -> Table {
    let mut out = table.clone();
    let tile = |at| match at {
        Hidden::Wall(place) => table.wall.tile(place).expect("a tile").kind(),
        Hidden::Hand(_, kind) => kind,
    };
    let mut pieces: Vec<Piece> = out.wall.pieces().to_vec();
    for (at, old, new) in [(one, tile(one), tile(other)), (other, tile(other), tile(one))] {
        match at {
            Hidden::Hand(seat, old) => {
                out.hands[seat.index()].concealed.remove(old);
                out.hands[seat.index()].concealed.add(new);
                // A tile of a hand lay somewhere among those that are gone.
                if matches!((one, other), (Hidden::Wall(_), _) | (_, Hidden::Wall(_))) {
                    let left: Vec<usize> = table.left.places().collect();
                    let piece = Piece::of(Tile::plain(old));
                    let gone = |place: &usize| !left.contains(place) && table.wall.at(*place) == Some(piece);
                    let drawn = (0..pieces.len()).find(gone).expect("a tile in a hand was drawn");
                    pieces[drawn] = Piece::of(Tile::plain(new));
                }
            }
            Hidden::Wall(place) => {
                let _ = old;
                pieces[place] = Piece::of(Tile::plain(new));
            }
        }
    }
    out.wall = Wall::of(Table::plan(rules()), &pieces).expect("the same tiles");
    for seat in Seat::ALL {
        if out.hands[seat.index()].concealed.total() % 3 == 1 {
            out.find_waiting(rules(), seat);
        }
    }
    match (out.phase, out.offer) {
        (Phase::Opening, _) => out.ask_openings(rules()),
        (Phase::Turn { seat, start }, _) => out.find_turn_menu(rules(), seat, start),
        (Phase::DiscardWindow | Phase::KongWindow { .. }, Some(offer)) => out.open_window(rules(), offer),
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
    let mut compared = 0;
    deals(size, |number| {
        let (_, log) = play(1000 + number, player_of(number), |table, _, random| {
            if random.below(size.one_in / 4) > 0 {
                return;
            }
            let viewer = Seat::ALL[random.below(4)];
            let places = hidden_from(table, viewer);
            let (one, other) = (places[random.below(places.len())], places[random.below(places.len())]);
            let same_hand = matches!((one, other), (Hidden::Hand(a, _), Hidden::Hand(b, _)) if a == b);
            if same_hand || table.window.of(viewer).is_some() {
                return;
            }
            let twin = exchanged(table, one, other);
            assert_eq!(table.view(viewer), twin.view(viewer), "{number} {one:?} {other:?}");
            for action in all.iter().step_by(3) {
                let (here, there) =
                    (table.lawful(rules(), viewer, *action), twin.lawful(rules(), viewer, *action));
                assert_eq!(here, there, "{action:?}");
            }
            compared += 1;
        });
        log
    });
    assert!(compared > 1000, "{compared}");
}

property!(tiles_are_conserved, corpus_tiles_are_conserved, tiles_are_conserved_in);

fn tiles_are_conserved_in(size: Size) {
    deals(size, |number| {
        let (_, log) = play(2000 + number, player_of(number), |table, _, _| {
            let (mut tiles, mut bonus) = (usize::from(table.drawn.is_some()), 0);
            for hand in &table.hands {
                tiles += hand.concealed.total() as usize;
                tiles += hand.melds.iter().map(|m| m.group().tiles().count()).sum::<usize>();
                bonus += hand.bonus.iter().count();
            }
            tiles += table.discards.iter().filter(|d| d.fate == Fate::Kept).count();
            tiles += match (table.phase, table.offer) {
                (Phase::KongWindow { .. }, Some(offer)) if offer.how == Offered::ClosedKong => 4,
                (Phase::KongWindow { .. }, _) => 1,
                _ => 0,
            };
            assert_eq!(tiles + bonus + usize::from(table.left()), 144);
            assert_eq!(usize::from(table.left()), table.left.places().count());
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
    deals(size, |number| {
        let mut points: Vec<(usize, Table)> = Vec::new();
        let (table, log) = play(3000 + number, player_of(number), |table, log, random| {
            if random.below(size.one_in) == 0 {
                points.push((log.len(), table.clone()));
            }
        });
        let start = Game::new(stage_of(3000 + number), [Lateness::OnTime; 4]);
        assert_eq!(replay(rules(), start, &log).as_ref(), Some(&table));
        for (events, then) in points {
            let mut shorter = log.clone();
            shorter.truncate(events);
            assert_eq!(replay(rules(), start, &shorter), Some(then));
        }
        log
    });
}

/// Twenty thousand deals come to their ends; what they are is counted, so that no end is left out unseen.
#[test]
fn corpus_random_deals_come_to_every_end() {
    let mut ends = std::collections::BTreeMap::new();
    let mut deals = 0;
    for number in 0.. {
        let (_, log) = play(4000 + number, player_of(number), |_, _, _| {});
        for event in log.deals.iter().flat_map(|deal| &deal.events) {
            let seen = match event {
                Event::Ended { result, .. } => {
                    deals += 1;
                    match result.end {
                        DealEnd::Mahjong(won) if won.from.is_none() => "drawn mahjong",
                        DealEnd::Mahjong(_) => "mahjong on a discard or kong",
                        DealEnd::Drawn => "drawn deal",
                        DealEnd::Stopped(_) | DealEnd::Absent(..) => "no end of an online table",
                    }
                }
                Event::Called { call: Call::Declared, .. } => "calling",
                Event::Called { call: Call::Original, .. } => "original call",
                Event::Called { call: Call::BeforeDiscard, .. } => "early call",
                Event::Drew { source: TileSource::Free { .. }, .. } => "free tile",
                Event::WallEmpty { .. } => "empty wall",
                _ => continue,
            };
            *ends.entry(seen).or_insert(0) += 1;
        }
        if deals >= 20_000 {
            break;
        }
    }
    println!("{deals} deals: {ends:?}");
    let wanted = ["drawn mahjong", "mahjong on a discard or kong", "drawn deal", "calling", "original call"];
    for end in wanted.into_iter().chain(["early call", "free tile", "empty wall"]) {
        assert!(ends.contains_key(end), "no {end} among {ends:?}");
    }
    assert!(!ends.contains_key("no end of an online table"), "{ends:?}");
}
