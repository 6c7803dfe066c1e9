//! Bots at riichi tables.
use crate::help::{ALONE_AMONG_RANDOM, ALONE_AMONG_TSUMOGIRI, FOUR, Players, part};
use reglament_game::bot::Bot;
use reglament_game::bot::riichi::choose;
use reglament_game::deal::riichi::{Event, Phase, Table};
use rules::frame::riichi::{DealResult, Next};
use rules::regulation::RegulationId;
use rules::riichi::RiichiRules;

#[derive(Default, Debug)]
struct Played {
    games: usize,
    firsts: usize,
    deals: usize,
    draws: usize,
    riichi: usize,
    wins: [usize; 4],
    deals_in: [usize; 4],
    events: Vec<Event>,
}

fn play(rules: &RiichiRules, bots: [Bot; 4], games: u64) -> Played {
    let mut out = Played::default();
    for game in 0..games {
        let mut players = Players::new(bots, game);
        let mut table = Table::new(rules, players.seed.wall(Table::plan(rules), 0));
        loop {
            let mut events = Vec::new();
            table.go_on(rules, &mut events);
            while !table.is_over() {
                for seat in table.to_act().iter() {
                    let (bot, stream) = players.at(seat);
                    let menu = table.legal(seat);
                    let action = choose(bot, rules, &menu, || table.view(rules, seat), stream);
                    let action = action.expect("somebody who is asked has a menu");
                    assert!(menu.has(action), "{bot:?} {action:?}");
                    assert_eq!(table.act(rules, seat, action, &mut events), Ok(()));
                }
            }
            out.deals += 1;
            for event in &events {
                match event {
                    Event::Won { seat, from, .. } => {
                        out.wins[players.number(*seat)] += 1;
                        if let Some(from) = from {
                            out.deals_in[players.number(*from)] += 1;
                        }
                    }
                    Event::RiichiAccepted { .. } => out.riichi += 1,
                    Event::Ended { deal, .. } => {
                        out.draws += usize::from(matches!(deal.result, DealResult::ExhaustiveDraw { .. }));
                    }
                    _ => {}
                }
            }
            out.events.append(&mut events);
            if let Phase::Settled { next: Next::End(_) } = table.phase() {
                break;
            }
            table.begin(players.seed.wall(Table::plan(rules), table.deal_number() + 1));
        }
        out.games += 1;
        out.firsts += players.first_wins(table.game().scores);
    }
    out
}

fn law(id: RegulationId) -> &'static RiichiRules {
    id.riichi().expect("a riichi rule set")
}

#[test]
fn the_same_seed_is_the_same_game() {
    let mixed = [Bot::Club, Bot::Random, Bot::Tsumogiri, Bot::Club];
    let one = play(law(RegulationId::Tenhou), mixed, 2);
    assert_eq!(one.events, play(law(RegulationId::Tenhou), mixed, 2).events);
}

#[test]
fn corpus_club_is_first_among_others() {
    for id in [RegulationId::Samara, RegulationId::Tesuji, RegulationId::Aleague, RegulationId::Tenhou] {
        for bots in [ALONE_AMONG_RANDOM, ALONE_AMONG_TSUMOGIRI] {
            let played = play(law(id), bots, 60);
            eprintln!("{id:?}: {} of {}", played.firsts, played.games);
            assert!(part(played.firsts, played.games) >= 0.85, "{id:?} {bots:?}");
        }
    }
}

#[test]
fn corpus_four_club_players_stay_where_people_are() {
    for id in [RegulationId::Samara, RegulationId::Tesuji, RegulationId::Aleague, RegulationId::Tenhou] {
        let played = play(law(id), FOUR, 200);
        let deals = played.deals;
        let all = |of: [usize; 4]| of.iter().sum::<usize>();
        let (wins, lost) = (part(all(played.wins), 4 * deals), part(all(played.deals_in), 4 * deals));
        let (draws, riichi) = (part(played.draws, deals), part(played.riichi, 4 * deals));
        eprintln!(
            "{id:?}: {deals} deals, wins {wins:.3}, deals in {lost:.3}, draws {draws:.3}, riichi {riichi:.3}"
        );
        for (wins, lost) in played.wins.into_iter().zip(played.deals_in) {
            assert!((0.17..0.28).contains(&part(wins, deals)), "{id:?}: {wins} of {deals}");
            assert!((0.07..0.18).contains(&part(lost, deals)), "{id:?}: {lost} of {deals}");
        }
        assert!((0.18..0.27).contains(&wins) && (0.08..0.17).contains(&lost), "{id:?}");
        assert!(draws < 0.30 && (0.10..0.30).contains(&riichi), "{id:?}");
    }
}
