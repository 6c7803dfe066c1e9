//! Bots at Sichuan tables.
use crate::help::{ALONE_AMONG_RANDOM, ALONE_AMONG_TSUMOGIRI, FOUR, Players, part};
use reglament_game::bot::Bot;
use reglament_game::bot::sichuan::choose;
use reglament_game::deal::sichuan::{Asking, Event, Table};
use rules::frame::sichuan::Game;
use rules::regulation::RegulationId;
use rules::sichuan::{Exchange, Players as Seats, SichuanRules};

const DEALS: u32 = 12;

#[derive(Default, Debug)]
struct Played {
    games: usize,
    firsts: usize,
    deals: usize,
    hu: usize,
    events: Vec<Event>,
}

fn play(rules: &SichuanRules, seats: Seats, bots: [Bot; 4], games: u64) -> Played {
    let mut out = Played::default();
    for game in 0..games {
        let mut players = Players::new(bots, game);
        let start = Game::start(rules, seats);
        let mut table = Table::at(rules, start, Asking::WhoMay, players.seed.wall(Table::plan(rules), 0));
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
            out.hu += events.iter().filter(|event| matches!(event, Event::Hu { .. })).count();
            out.events.append(&mut events);
            if table.deal_number() + 1 == DEALS {
                break;
            }
            table.begin(rules, players.seed.wall(Table::plan(rules), table.deal_number() + 1));
        }
        out.games += 1;
        out.firsts += players.first_wins(table.game().points());
    }
    out
}

fn law() -> &'static SichuanRules {
    RegulationId::Sichuan.sichuan().expect("the Sichuan regulation")
}

#[test]
fn the_same_seed_is_the_same_game() {
    let mixed = [Bot::Club, Bot::Random, Bot::Tsumogiri, Bot::Club];
    let one = play(law(), Seats::Four, mixed, 2);
    assert_eq!(one.events, play(law(), Seats::Four, mixed, 2).events);
}

#[test]
fn three_at_a_table_and_an_exchange_are_played_too() {
    let mut house = law().clone();
    house.deal.exchange.value = Exchange::Three;
    for (rules, seats) in [(law(), Seats::Three), (&house, Seats::Four)] {
        assert!(play(rules, seats, FOUR, 1).hu > 0);
    }
}

#[test]
fn corpus_club_is_first_among_others() {
    for bots in [ALONE_AMONG_RANDOM, ALONE_AMONG_TSUMOGIRI] {
        let played = play(law(), Seats::Four, bots, 200);
        eprintln!("{} of {}", played.firsts, played.games);
        assert!(part(played.firsts, played.games) >= 0.85, "{bots:?}");
    }
}

#[test]
fn corpus_four_club_players_declare_two_hu_a_deal() {
    let played = play(law(), Seats::Four, FOUR, 200);
    let hu = part(played.hu, played.deals);
    eprintln!("{} deals, {hu:.2} Hu each", played.deals);
    assert!(hu >= 2.0, "{hu}");
}
