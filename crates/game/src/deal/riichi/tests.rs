//! Random games: no dead end, tiles and points conserved, menus as the law says, hidden tiles hidden, logs that replay.
use super::*;
use crate::deal::sizes::{self, Size, property};
use crate::log::DealLog;
use crate::wall::Seed;
use rules::frame::riichi::{Game, Next};
use rules::regulation::RegulationId;
use rules::riichi::{PoolFate, RiichiRules};
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

fn riichi_ids() -> impl Iterator<Item = (RegulationId, &'static RiichiRules)> {
    RegulationId::ALL.into_iter().filter_map(|id| id.riichi().map(|rules| (id, rules)))
}

/// How a random player chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// All actions alike.
    Uniform,
    /// Wins, riichi, kongs and claims first where there are any, so that rare play comes up.
    Eager,
    /// Wins and declares riichi, claims little and discards what brings the hand nearest to tenpai.
    Sensible,
}

fn choose(random: &mut Random, player: Player, table: &Table, seat: Seat) -> Action {
    let menu = table.legal(seat);
    if player == Player::Sensible {
        return sensible(random, table, seat);
    }
    let rare: Vec<Action> =
        menu.iter().filter(|a| !matches!(a, Action::Discard { .. } | Action::Pass)).collect();
    if player == Player::Eager && !rare.is_empty() && random.below(4) > 0 {
        return rare[random.below(rare.len())];
    }
    menu.nth(random.below(menu.len())).expect("a menu is no empty list")
}

fn sensible(random: &mut Random, table: &Table, seat: Seat) -> Action {
    let menu = table.legal(seat);
    let wanted = |action: &Action| {
        matches!(action, Action::Ron | Action::SelfDraw | Action::NineTerminals | Action::Riichi { .. })
            || matches!(action, Action::ConcealedKong(_) | Action::AddedKong(_)) && random.0.is_multiple_of(2)
            || matches!(action, Action::Pung { .. }) && random.0.is_multiple_of(5)
    };
    if let Some(action) = menu.iter().find(wanted) {
        return action;
    }
    if menu.has(Action::Pass) {
        return Action::Pass;
    }
    let hand = table.full_hand(seat);
    let far = |action: &Action| {
        let mut rest = hand.clone();
        if let Action::Discard { tile, .. } = action {
            rest.remove(*tile);
        }
        let shanten =
            rules::shape::shanten(rest.concealed, rest.melds.len()).map_or(9, rules::shape::Shanten::min);
        (shanten, random.below(16))
    };
    menu.iter().min_by_key(far).expect("a menu is no empty list")
}

/// Each kind of player in turn.
fn player_of(number: u64) -> Player {
    [Player::Sensible, Player::Eager, Player::Uniform][number as usize % 3]
}

/// Plays one game; `at_rest` is called whenever somebody is to act.
fn play(
    rules: &RiichiRules,
    number: u64,
    player: Player,
    mut at_rest: impl FnMut(&Table, &Log, &mut Random),
) -> (Table, Log) {
    let seed = Seed::of_number(number);
    let mut random = Random(number);
    let mut log = Log::new(RegulationId::Tenhou, rules.clone());
    let mut table = Table::new(rules, seed.wall(Table::plan(rules), 0));
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
        let points = table.game().scores.iter().sum::<i32>() + 1000 * i32::from(table.game().bets);
        assert_eq!(points, 4 * rules.game.start_points.value.get());
        match table.phase() {
            Phase::Settled { next: Next::End(_) } => return (table, log),
            _ => table.begin(seed.wall(Table::plan(rules), table.deal_number() + 1)),
        }
    }
}

/// What a build without optimisation plays, and what CI does in release.
const SMALL: Size = Size { deals: 1_000, one_in: 60 };
const LARGE: Size = Size { deals: 20_000, one_in: 500 };

/// Plays `game` by number under each rule set in turn until so many deals are played.
fn deals(size: Size, mut game: impl FnMut((RegulationId, &RiichiRules), u64) -> Log) {
    sizes::deals(size, |number| riichi_ids().map(|law| game(law, number).deals.len()).sum());
}

/// Everything that a player can say at a table.
fn conceivable() -> Vec<Action> {
    use DiscardFrom::{Drawn, Hand};
    let mut out =
        vec![Action::SelfDraw, Action::NineTerminals, Action::Ron, Action::ClaimedKong, Action::Pass];
    out.extend([Action::ShowTenpai, Action::HideTenpai]);
    out.extend((0..4).map(|reds| Action::Pung { reds }));
    for tile in (0..37).filter_map(Tile::from_index) {
        for from in [Hand, Drawn] {
            out.extend([Action::Discard { tile, from }, Action::Riichi { tile, from }]);
        }
    }
    for kind in TileKind::all() {
        out.extend([Action::ConcealedKong(kind), Action::AddedKong(kind)]);
        out.extend((0..3).map(|reds| Action::Chow { lowest: kind, reds }));
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
    deals(size, |(id, rules), number| {
        let (_, log) = play(rules, number, player_of(number), |table, _, random| {
            if random.below(size.one_in) > 0 {
                return;
            }
            for seat in Seat::ALL {
                let menu = table.legal(seat);
                let mut listed = 0;
                for action in &all {
                    let lawful = table.lawful(rules, seat, *action);
                    assert_eq!(menu.has(*action), lawful.is_ok(), "{id:?} {number} {seat:?} {action:?}");
                    listed += usize::from(lawful.is_ok());
                    let mut events = Vec::new();
                    assert_eq!(table.decide(rules, seat, *action, &mut events).is_ok(), lawful.is_ok());
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
    Hand(Seat, Tile),
}

fn hidden_from(table: &Table, viewer: Seat) -> Vec<Hidden> {
    let live = usize::from(table.live_drawn)..table.wall.len() - 4;
    let turned = (0..usize::from(table.turned)).map(|n| table.indicator_place(n));
    let turned: Vec<usize> = turned.collect();
    let mut out: Vec<Hidden> = live.filter(|place| !turned.contains(place)).map(Hidden::Wall).collect();
    for seat in Seat::ALL.into_iter().filter(|s| *s != viewer && !table.shown.contains(*s)) {
        out.extend(table.hand(seat).concealed_tiles().map(|tile| Hidden::Hand(seat, tile)));
    }
    out
}

/// The table with two hidden tiles exchanged, and everything that follows from them found again.
fn exchanged(table: &Table, rules: &RiichiRules, one: Hidden, other: Hidden) -> Table {
    let mut out = table.clone();
    let tile = |at| match at {
        Hidden::Wall(place) => table.wall.tile(place).expect("riichi has tiles alone"),
        Hidden::Hand(_, tile) => tile,
    };
    for (at, new) in [(one, tile(other)), (other, tile(one))] {
        if let Hidden::Hand(seat, old) = at {
            out.hands[seat.index()].remove(old);
            out.hands[seat.index()].add(new);
        }
    }
    // The wall itself is told by its places: tiles of hands are written where they would lie.
    let mut pieces: Vec<_> = out.wall.pieces().to_vec();
    for (at, new) in [(one, tile(other)), (other, tile(one))] {
        if let Hidden::Wall(place) = at {
            pieces[place] = crate::wall::Piece::of(new);
        }
    }
    for (at, new) in [(one, tile(other)), (other, tile(one))] {
        if let Hidden::Hand(_, old) = at
            && matches!((one, other), (Hidden::Wall(_), _) | (_, Hidden::Wall(_)))
        {
            let replaced = pieces.len() - usize::from(out.replacements)..pieces.len();
            let gone = (0..usize::from(out.live_drawn)).chain(replaced.start.saturating_sub(1)..pieces.len());
            let drawn = gone.into_iter().find(|place| pieces[*place].tile() == Some(old));
            pieces[drawn.expect("a tile in a hand was drawn")] = crate::wall::Piece::of(new);
        }
    }
    if let Ok(wall) = crate::wall::Wall::of(Table::plan(rules), &pieces) {
        out.wall = wall;
    }
    for seat in Seat::ALL {
        let hand = &out.hands[seat.index()];
        if hand.concealed.total() % 3 == 1 {
            out.waiting[seat.index()] = super::table::waiting_of(hand);
        }
    }
    match (out.phase, out.offer) {
        (Phase::Turn { seat, source }, _) => out.find_turn_menu(rules, seat, source),
        (Phase::DiscardWindow | Phase::KongWindow { .. }, Some(offer)) => out.open_window(rules, offer),
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
    deals(size, |(id, rules), number| {
        let (_, log) = play(rules, 1000 + number, player_of(number), |table, _, random| {
            if random.below(size.one_in / 4) > 0 || matches!(table.phase, Phase::Declarations { .. }) {
                return;
            }
            let viewer = Seat::ALL[random.below(4)];
            let answered = table.window.of(viewer).is_some();
            let places = hidden_from(table, viewer);
            let (one, other) = (places[random.below(places.len())], places[random.below(places.len())]);
            if let (Hidden::Hand(a, _), Hidden::Hand(b, _)) = (one, other)
                && a == b
            {
                return;
            }
            let twin = exchanged(table, rules, one, other);
            if answered {
                return;
            }
            assert_eq!(
                table.view(rules, viewer),
                twin.view(rules, viewer),
                "{id:?} {number} {one:?} {other:?}"
            );
            for action in all.iter().step_by(3) {
                assert_eq!(table.lawful(rules, viewer, *action), twin.lawful(rules, viewer, *action));
            }
        });
        log
    });
}

property!(tiles_are_conserved, corpus_tiles_are_conserved, tiles_are_conserved_in);

fn tiles_are_conserved_in(size: Size) {
    deals(size, |(_, rules), number| {
        let (_, log) = play(rules, 2000 + number, player_of(number), |table, _, _| {
            if matches!(table.phase, Phase::KongWindow { .. }) {
                return;
            }
            let hands: usize = table
                .hands
                .iter()
                .map(|h| {
                    h.concealed.total() as usize
                        + h.melds.iter().map(|m| m.group().tiles().count()).sum::<usize>()
                })
                .sum();
            let kept = table.discards.iter().filter(|d| d.fate == PoolFate::Kept).count();
            let drawn = usize::from(table.drawn.is_some());
            let in_wall = table.wall.len() - usize::from(table.live_drawn) - usize::from(table.replacements);
            assert_eq!(hands + kept + drawn + in_wall, 136);
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
    deals(size, |(_, rules), number| {
        let mut points: Vec<(usize, Table)> = Vec::new();
        let (table, log) = play(rules, 3000 + number, player_of(number), |table, log, random| {
            if random.below(size.one_in) == 0 {
                points.push((log.len(), table.clone()));
            }
        });
        let start = Game::start(rules);
        assert_eq!(replay(rules, start, &log).as_ref(), Some(&table));
        for (events, then) in points {
            let mut shorter = log.clone();
            shorter.truncate(events);
            assert_eq!(replay(rules, start, &shorter), Some(then));
        }
        log
    });
}

/// Twenty thousand deals come to their ends; what they are is counted, so that no end is left out unseen.
#[test]
fn corpus_random_deals_come_to_every_end() {
    use rules::frame::riichi::DealResult;
    let mut ends = std::collections::BTreeMap::new();
    let mut deals = 0;
    for number in 0.. {
        for (_, rules) in riichi_ids() {
            let player =
                [Player::Sensible, Player::Sensible, Player::Eager, Player::Uniform][number as usize % 4];
            let (_, log) = play(rules, 4000 + number, player, |_, _, _| {});
            for event in log.deals.iter().flat_map(|deal| &deal.events) {
                let Event::Ended { deal, .. } = event else { continue };
                deals += 1;
                let end = match deal.result {
                    DealResult::Win { winners, .. } => format!("{} win", winners.len()),
                    DealResult::ExhaustiveDraw { nagashi, .. } if !nagashi.is_empty() => "nagashi".to_owned(),
                    DealResult::ExhaustiveDraw { .. } => "draw".to_owned(),
                    DealResult::AbortiveDraw(kind) => kind.id().to_owned(),
                    DealResult::Chombo(_) => "chombo".to_owned(),
                };
                *ends.entry(end).or_insert(0) += 1;
            }
        }
        if deals >= 20_000 {
            break;
        }
    }
    println!("{deals} deals: {ends:?}");
    for end in ["1 win", "2 win", "draw", "nine_terminals", "four_riichi", "four_kongs"] {
        assert!(ends.contains_key(end), "no {end} among {ends:?}");
    }
    // Nobody is noten in riichi at an online table.
    assert!(!ends.contains_key("chombo"), "{ends:?}");
}
