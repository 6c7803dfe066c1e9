//! Bots at classical tables.
use crate::help::{ALONE_AMONG_RANDOM, ALONE_AMONG_TSUMOGIRI, FOUR, Players, part};
use reglament_game::bot::Bot;
use reglament_game::bot::classical::choose;
use reglament_game::deal::classical::{Event, Phase, Table};
use rules::classical::{ClassicalRules, Stage};
use rules::regulation::RegulationId;

#[derive(Default, Debug)]
struct Played {
    games: usize,
    firsts: usize,
    deals: usize,
    won: usize,
    events: Vec<Event>,
}

fn play(bots: [Bot; 4], stage: Stage, games: u64) -> Played {
    let rules = law();
    let mut out = Played::default();
    for game in 0..games {
        let mut players = Players::new(bots, game);
        let mut table = Table::new(rules, stage, players.seed.wall(Table::plan(rules), 0));
        loop {
            let mut events = Vec::new();
            table.go_on(rules, &mut events);
            while !table.is_over() {
                for seat in table.to_act().iter() {
                    let (bot, stream) = players.at(seat);
                    let menu = table.legal(seat);
                    let action = choose(bot, rules, &menu, || table.view(seat), stream);
                    let action = action.expect("somebody who is asked has a menu");
                    assert!(menu.has(action), "{bot:?} {action:?}");
                    assert_eq!(table.act(rules, seat, action, &mut events), Ok(()));
                }
            }
            out.deals += 1;
            out.won += events.iter().filter(|event| matches!(event, Event::Won { .. })).count();
            out.events.append(&mut events);
            if let Phase::Settled { end: Some(_) } = table.phase() {
                break;
            }
            table.begin(rules, players.seed.wall(Table::plan(rules), table.deal_number() + 1));
        }
        out.games += 1;
        out.firsts += players.first_wins(table.game().places(rules).value.map(|p| -i32::from(p.first)));
    }
    out
}

fn law() -> &'static ClassicalRules {
    RegulationId::Gambler.classical().expect("the classical regulation")
}

#[test]
fn the_same_seed_is_the_same_game() {
    let mixed = [Bot::Club, Bot::Random, Bot::Tsumogiri, Bot::Club];
    let one = play(mixed, Stage::Final, 1);
    assert_eq!(one.events, play(mixed, Stage::Final, 1).events);
}

#[test]
fn corpus_club_is_first_among_others() {
    for bots in [ALONE_AMONG_RANDOM, ALONE_AMONG_TSUMOGIRI] {
        let played = play(bots, Stage::Qualifying, 400);
        eprintln!("{} of {}", played.firsts, played.games);
        assert!(part(played.firsts, played.games) >= 0.85, "{bots:?}");
    }
}

#[test]
fn corpus_four_club_players_draw_less_than_half() {
    let played = play(FOUR, Stage::Qualifying, 400);
    let won = part(played.won, played.deals);
    eprintln!("{} deals, {won:.3} won", played.deals);
    assert!(won > 0.5, "{won}");
}
