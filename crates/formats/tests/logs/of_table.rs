//! Games of our own table as records: written in three forms, read back equal, and worked out without a difference.
use crate::common::{mjlog_games, tenhou};
use game::deal::riichi::Log;
use game::family::{AnyLog, Match, Then};
use game::wall::Seed;
use reglament_formats::record::{Event, Game, Outcome, Source, of_table};
use reglament_formats::replay::{WallsFrom, replay};
use reglament_formats::verify::verify;
use reglament_formats::{mjai, mjlog, tenhou6};
use rules::frame::riichi::Game as Start;
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::RiichiRules;

/// A whole game in which everybody takes an action by lot, wins wherever there is a win, and declares riichi.
fn played(id: RegulationId, rules: &RiichiRules, seed: u64) -> Log {
    use game::deal::riichi::Action;
    use game::family::AnyAction;
    let walls = Seed::of_number(seed);
    let mut lot = seed | 1;
    let mut below = |n: usize| {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (lot >> 33) as usize % n.max(1)
    };
    let mut game = Match::new(id, TableRules::Riichi(rules.clone()));
    loop {
        match game.then() {
            Then::Wall if game.log().deals() < 12 => game.begin(game.wall_of(&walls)),
            Then::Wall | Then::End => break,
            Then::Play => {
                let seat = game.to_act().iter().next().expect("somebody to act");
                let legal = game.table().expect("a table").legal(seat);
                let good = legal.iter().find(|action| {
                    matches!(
                        action,
                        AnyAction::Riichi(Action::Ron | Action::SelfDraw | Action::Riichi { .. })
                    )
                });
                let action = good.copied().unwrap_or_else(|| legal[below(legal.len())]);
                game.act(seat, action).expect("an action of the list");
            }
        }
    }
    match game.log() {
        AnyLog::Riichi(log) => log.clone(),
        _ => panic!("a riichi game"),
    }
}

fn verified(rules: &RiichiRules, game: &Game, what: &str) {
    let verified = verify(rules, game);
    assert_eq!(verified.unreadable, [], "{what}");
    let shown: Vec<String> = verified.differences.iter().map(ToString::to_string).collect();
    assert!(shown.is_empty(), "{what}: {shown:?}");
}

/// The parts that each form keeps are read back equal.
fn three_forms(rules: &RiichiRules, game: &Game, what: &str) {
    let xml = mjlog::write(game).unwrap_or_else(|e| panic!("{what}: {e}"));
    let back = mjlog::read(xml.as_bytes()).unwrap_or_else(|e| panic!("{what}: {e}")).game;
    assert_eq!(back.deals, game.deals, "{what}: mjlog");
    assert_eq!(back.end, game.end, "{what}");
    verified(rules, &back, what);
    let lines = mjai::write(game);
    let mut back = mjai::read(lines.as_bytes()).unwrap_or_else(|e| panic!("{what}: {e}")).game;
    assert_eq!(events(&back), events(game), "{what}: mjai");
    back.rules = game.rules.clone();
    verified(rules, &back, what);
    let json = tenhou6::write(game);
    let mut back = tenhou6::read(json.as_bytes()).unwrap_or_else(|e| panic!("{what}: {e}")).game;
    assert_eq!(events(&back), events(game), "{what}: tenhou6");
    back.rules = game.rules.clone();
    verified(rules, &back, what);
}

fn events(game: &Game) -> Vec<&[Event]> {
    game.deals.iter().map(|deal| &deal.events[..]).collect()
}

#[test]
fn a_random_game_of_each_riichi_regulation_goes_out_and_comes_back() {
    let riichi = RegulationId::ALL.into_iter().filter_map(|id| id.riichi().map(|rules| (id, rules)));
    let mut wins = 0;
    for (id, rules) in riichi {
        for seed in 0..2 {
            let log = played(id, rules, seed);
            let game = of_table(Start::start(rules), &log).expect("a record");
            let what = format!("{} {seed}", id.id());
            verified(rules, &game, &what);
            three_forms(rules, &game, &what);
            wins += game.deals.iter().filter(|d| matches!(d.outcome, Some(Outcome::Wins(_)))).count();
        }
    }
    assert!(wins > 0);
}

#[test]
fn corpus_of_tenhou_goes_through_the_table_and_out_again() {
    let rules = tenhou();
    let mut games = 0;
    for (id, game) in mjlog_games() {
        let again = replay(&rules, game);
        if again.walls == WallsFrom::Log || !game.deals.iter().all(|deal| deal.outcome.is_some()) {
            continue;
        }
        let start = game.deals.first().expect("a deal");
        if !start.begins_game() || game.rules.league {
            continue;
        }
        games += 1;
        let own = &again.log.rules;
        let out = of_table(Start::start(own), &again.log).unwrap_or_else(|e| panic!("{id}: {e}"));
        // What the two tell of the play and of points is the same.
        for (n, (ours, theirs)) in out.deals.iter().zip(&game.deals).enumerate() {
            assert_eq!(ours.events, theirs.events, "{id} deal {n}");
            assert_eq!(ours.scores_after(), theirs.scores_after(), "{id} deal {n}");
            match (&ours.outcome, &theirs.outcome) {
                (Some(Outcome::Draw(a)), Some(Outcome::Draw(b))) => assert_eq!(a, b, "{id} deal {n}"),
                (Some(Outcome::Wins(a)), Some(Outcome::Wins(b))) => {
                    for (a, b) in a.iter().zip(b) {
                        assert_eq!(
                            (a.winner, a.from, a.tile, &a.ura),
                            (b.winner, b.from, b.tile, &b.ura),
                            "{id} {n}"
                        );
                        assert_eq!((a.change, &a.table), (b.change, &b.table), "{id} {n}");
                    }
                }
                other => panic!("{id} deal {n}: {other:?}"),
            }
        }
        assert_eq!(out.end.map(|end| end.scores), game.end.map(|end| end.scores), "{id}");
        verified(own, &out, id);
        assert_eq!(out.source, Source::Mjlog);
    }
    println!("through the table and out again: {games} games");
}

#[test]
fn corpus_of_tenhou_is_written_as_mjlog_and_read_back_equal() {
    for (id, game) in mjlog_games() {
        let xml = mjlog::write(game).unwrap_or_else(|e| panic!("{id}: {e}"));
        let mut back = mjlog::read(xml.as_bytes()).unwrap_or_else(|e| panic!("{id}: {e}")).game;
        back.rules.clone_from(&game.rules);
        assert_eq!(&back, game, "{id}");
    }
}
