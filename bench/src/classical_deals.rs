//! Section `table`, its classical part: deals of random play under the Gambler tournament's rules. There is no peer: no
//! published engine plays these rules.
use crate::measure::{Report, Side, rates, table, timed};
use crate::random::Random;
use crate::{Options, Outcome};
use reglament_game::deal::classical::{Event, Phase, Table};
use reglament_game::wall::Seed;
use reglament_rules::classical::{ClassicalRules, Stage};
use reglament_rules::regulation::RegulationId;
use std::fmt::Write as _;
use std::hint::black_box;

/// Deals a second that random play must reach.
const BAR: f64 = 2e4;
/// Finals of one pass, and the deals of each.
const GAMES: u64 = 100;
const DEALS: u32 = 16;

/// Plays a game; the events of a deal are kept until it is over. Returns the whists, so that nothing is left out.
fn play(rules: &ClassicalRules, number: u64, random: &mut Random, events: &mut Vec<Event>) -> i32 {
    let seed = Seed::of_number(number);
    let mut table = Table::new(rules, Stage::Final, seed.wall(Table::plan(rules), 0));
    loop {
        events.clear();
        table.go_on(rules, events);
        while !table.is_over() {
            for seat in table.to_act().iter() {
                let menu = table.legal(seat);
                if let Some(action) = menu.nth(random.below(menu.len())) {
                    let done = table.act(rules, seat, action, events);
                    assert!(done.is_ok(), "{action:?}: {done:?}");
                }
            }
        }
        if let Phase::Settled { end: Some(_) } = table.phase() {
            return table.game().totals().iter().map(|total| total.whists).sum();
        }
        table.begin(rules, seed.wall(Table::plan(rules), table.deal_number() + 1));
    }
}

pub fn run(options: &Options) -> Outcome {
    let rules = RegulationId::Gambler.classical().ok_or("the classical regulation is classical")?;
    let pass = || {
        let (mut random, mut events) = (Random::new(options.seed), Vec::new());
        timed(|| {
            for game in 0..GAMES {
                black_box(play(rules, options.seed + game, &mut random, &mut events));
            }
        })
    };
    let mut sides = [Side::new("reglament", pass)];
    let deals = GAMES as usize * DEALS as usize;
    let found = rates(&mut sides, deals, options.rounds);
    let notes = format!(
        "Deals under `gambler`, everybody choosing among all lawful actions alike. Passes of {deals} deals."
    );
    let mut text = table("table: classical", &sides, &found, &notes).replace("hands/s", "deals/s");
    let met = if found[0].0 >= BAR { "met" } else { "missed" };
    let _ = writeln!(text, "\nAt least {:.0} deals/s: {met}.", BAR);
    Ok(Report { text, missed: Vec::new() })
}
