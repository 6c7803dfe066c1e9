//! Section `table`, its Sichuan and classical parts: deals of random play. There is no peer: no published engine plays
//! these rules.
use crate::measure::{Report, Side, rates, table, timed};
use crate::random::Random;
use crate::{Options, Outcome};
use reglament_game::deal::{classical, sichuan};
use reglament_game::wall::Seed;
use reglament_rules::classical::{ClassicalRules, Stage};
use reglament_rules::regulation::RegulationId;
use reglament_rules::sichuan::{Players, SichuanRules};
use std::fmt::Write as _;
use std::hint::black_box;

/// Deals a second that random play must reach.
const BAR: f64 = 2e4;
/// Games of one pass.
const GAMES: u64 = 200;
/// Deals of a game: ten of the championship's round, sixteen of a final.
const SICHUAN_DEALS: u32 = 10;
const CLASSICAL_DEALS: u32 = 16;

/// Everybody who is asked chooses among all lawful actions alike, until the deal is over.
macro_rules! random_deal {
    ($table:ident, $rules:expr, $random:expr, $events:expr) => {{
        $events.clear();
        $table.go_on($rules, $events);
        while !$table.is_over() {
            for seat in $table.to_act().iter() {
                let menu = $table.legal(seat);
                if let Some(action) = menu.nth($random.below(menu.len())) {
                    let done = $table.act($rules, seat, action, $events);
                    assert!(done.is_ok(), "{action:?}: {done:?}");
                }
            }
        }
    }};
}

/// Plays a game; the events of a deal are kept until it is over. Returns the points, so that nothing is left out.
fn sichuan(rules: &SichuanRules, number: u64, random: &mut Random, events: &mut Vec<sichuan::Event>) -> i32 {
    let seed = Seed::of_number(number);
    let wall = |deal| seed.wall(sichuan::Table::plan(rules), deal);
    let mut table = sichuan::Table::new(rules, Players::Four, wall(0));
    loop {
        random_deal!(table, rules, random, events);
        if table.deal_number() + 1 == SICHUAN_DEALS {
            return table.game().points().iter().sum();
        }
        table.begin(rules, wall(table.deal_number() + 1));
    }
}

/// The same of a final; returns the whists.
fn classical(
    rules: &ClassicalRules,
    number: u64,
    random: &mut Random,
    events: &mut Vec<classical::Event>,
) -> i32 {
    let seed = Seed::of_number(number);
    let wall = |deal| seed.wall(classical::Table::plan(rules), deal);
    let mut table = classical::Table::new(rules, Stage::Final, wall(0));
    loop {
        random_deal!(table, rules, random, events);
        if let classical::Phase::Settled { end: Some(_) } = table.phase() {
            return table.game().totals().iter().map(|total| total.whists).sum();
        }
        table.begin(rules, wall(table.deal_number() + 1));
    }
}

/// Times passes of whole games.
fn report<E>(
    options: &Options,
    name: &str,
    deals: u32,
    play: impl Fn(u64, &mut Random, &mut Vec<E>) -> i32,
) -> Report {
    let pass = || {
        let (mut random, mut events) = (Random::new(options.seed), Vec::new());
        timed(|| {
            for game in 0..GAMES {
                black_box(play(options.seed + game, &mut random, &mut events));
            }
        })
    };
    let mut sides = [Side::new("reglament", pass)];
    let deals = GAMES as usize * deals as usize;
    let found = rates(&mut sides, deals, options.rounds);
    let notes = format!(
        "Deals under `{name}`, everybody choosing among all lawful actions alike. Passes of {deals} deals."
    );
    let mut text = table(&format!("table: {name}"), &sides, &found, &notes).replace("hands/s", "deals/s");
    let met = if found[0].0 >= BAR { "met" } else { "missed" };
    let _ = writeln!(text, "\nAt least {BAR:.0} deals/s: {met}.");
    Report { text, missed: Vec::new() }
}

pub fn run(options: &Options) -> Outcome {
    let rules = RegulationId::Sichuan.sichuan().ok_or("the Sichuan regulation is Sichuan")?;
    let mut both = report(options, "sichuan", SICHUAN_DEALS, |number, random, events| {
        sichuan(rules, number, random, events)
    });
    let rules = RegulationId::Gambler.classical().ok_or("the classical regulation is classical")?;
    both.add(report(options, "gambler", CLASSICAL_DEALS, |number, random, events| {
        classical(rules, number, random, events)
    }));
    Ok(both)
}
