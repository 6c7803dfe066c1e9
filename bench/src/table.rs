//! Section `table`: whole games under Tenhou's rules, beside `riichienv-core`.
//!
//! Both sides play from their own walls: what is compared is how many games end in a second, with the list of lawful
//! actions found for everybody who is asked, hands valued and points settled. Ours keeps every event; the peer's log, which is
//! text, is switched off.
use crate::measure::{Bar, Side, judged, rates, timed};
use crate::random::Random;
use crate::{Options, Outcome};
use reglament_game::deal::riichi::{Action, DiscardFrom, Event, Phase, Table};
use reglament_game::wall::Seed;
use reglament_rules::frame::riichi::Next;
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::RiichiRules;
use reglament_rules::seat::Seat;
use riichienv_core::action::Phase as PeerPhase;
use riichienv_core::rule::GameRule;
use riichienv_core::state::GameState;
use riichienv_core::state::legal_actions::GameStateLegalActions as _;
use std::collections::HashMap;
use std::hint::black_box;

const PEER: &str = "riichienv-core 0.4.11";
const RANDOM: Bar = Bar { rate: 3e3, ratio: 40.0, against: PEER };
/// Games of one pass; the peer is slow, and its pass is shorter.
const GAMES: usize = 1000;
const PEER_GAMES: usize = 10;

/// Plays a game; `choose` gives the action of a player. Returns the sum of the scores, so that nothing is left out.
fn play(
    rules: &RiichiRules,
    number: u64,
    events: &mut Vec<Event>,
    mut choose: impl FnMut(&Table, Seat) -> Option<Action>,
) -> i32 {
    let seed = Seed::of_number(number);
    events.clear();
    let mut table = Table::new(rules, seed.wall(Table::plan(rules), 0));
    loop {
        table.go_on(rules, events);
        while !table.is_over() {
            for seat in table.to_act().iter() {
                if let Some(action) = choose(&table, seat) {
                    let done = table.act(rules, seat, action, events);
                    assert!(done.is_ok(), "{action:?}: {done:?}");
                }
            }
        }
        if let Phase::Settled { next: Next::End(_) } = table.phase() {
            return table.game().scores.iter().sum();
        }
        table.begin(seed.wall(Table::plan(rules), table.deal_number() + 1));
    }
}

fn uniform(rules: &RiichiRules, seed: u64) -> i32 {
    let (mut random, mut events) = (Random::new(seed), Vec::new());
    let games = (0..GAMES as u64).map(|n| {
        play(rules, seed + n, &mut events, |table, seat| {
            let menu = table.legal(seat);
            menu.nth(random.below(menu.len()))
        })
    });
    games.sum()
}

fn tsumogiri(rules: &RiichiRules, seed: u64) -> i32 {
    let mut events = Vec::new();
    let games = (0..GAMES as u64).map(|n| {
        play(rules, seed + n, &mut events, |table, seat| {
            let menu = table.legal(seat);
            let drawn = table.drawn().map(|tile| Action::Discard { tile, from: DiscardFrom::Drawn });
            drawn
                .filter(|action| menu.has(*action))
                .or_else(|| menu.has(Action::Pass).then_some(Action::Pass))
        })
    });
    games.sum()
}

fn peer(seed: u64) -> i32 {
    let mut random = Random::new(seed);
    let mut sum = 0;
    for n in 0..PEER_GAMES as u64 {
        let mut state = GameState::new(2, true, Some(seed + n), 0, GameRule::default_tenhou());
        while !state.is_done {
            let mut actions = HashMap::new();
            if !state.needs_initialize_next_round {
                let asked = match state.phase {
                    PeerPhase::WaitAct => vec![state.current_player],
                    PeerPhase::WaitResponse => state.active_players.clone(),
                };
                for player in asked {
                    let lawful = state._get_legal_actions_internal(player);
                    if !lawful.is_empty() {
                        actions.insert(player, lawful[random.below(lawful.len())].clone());
                    }
                }
            }
            state.step(&actions);
        }
        sum += state.players.iter().map(|player| player.score).sum::<i32>();
    }
    sum
}

fn pass(games: impl FnOnce() -> i32) -> std::time::Duration {
    timed(|| {
        black_box(games());
    })
}

pub fn run(options: &Options) -> Outcome {
    let rules = RegulationId::Tenhou.riichi().ok_or("Tenhou is riichi")?;
    let per_game = |time: std::time::Duration| time / (GAMES / PEER_GAMES) as u32;
    let mut sides = [
        Side::new("reglament", || per_game(pass(|| uniform(rules, options.seed)))),
        Side::new("reglament, drawn tile discarded", || per_game(pass(|| tsumogiri(rules, options.seed)))),
        Side::new(PEER, || pass(|| peer(options.seed))),
    ];
    let found = rates(&mut sides, PEER_GAMES, options.rounds);
    let notes = format!(
        "Whole hanchan under `tenhou`, everybody choosing among all lawful actions alike; events kept. Passes of {GAMES} games, of \
         {PEER_GAMES} for the peer, whose log is off."
    );
    let mut report = judged("table", &sides, &found, &notes, &RANDOM);
    report.text = report.text.replace("hands/s", "hanchan/s");
    report.add(crate::deals::run(options)?);
    Ok(report)
}
