//! The log of a table: what is written is read back, the state is its fold, what was altered or torn is found.
use game::deal::{riichi, sichuan};
use game::family::{AnyLog, Match, Then};
use game::wall::Seed;
use proptest::prelude::*;
use reglament_formats::event_log::LogError;
use reglament_formats::table_log::{self, TableLog, TableLogError, Writer};
use rules::regulation::RegulationId;
use rules::riichi::Offence;
use rules::seat::Seat;
use rules::sichuan::Slip;

/// A game in which everybody takes an action by lot, of so many actions at most; now and then the judge rules.
fn played(id: RegulationId, seed: u64, most: usize, after: impl FnMut(&Match)) -> Match {
    go_on(Match::new(id, id.regulation().table), seed, most, after)
}

fn go_on(mut game: Match, seed: u64, most: usize, mut after: impl FnMut(&Match)) -> Match {
    let walls = Seed::of_number(seed);
    let mut lot = seed | 1;
    let mut below = |n: usize| {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (lot >> 33) as usize % n.max(1)
    };
    for _ in 0..most {
        match game.then() {
            Then::Wall => game.begin(game.wall_of(&walls)),
            Then::End => break,
            Then::Play => {
                let seat = game.to_act().iter().next().expect("somebody to act");
                let table = game.table().expect("a table");
                let action = table.choice(seat, below(table.choices(seat))).expect("an action");
                game.act(seat, action).expect("an action of the list");
                let (judge, slip, who) = (below(40) == 0, below(1000), Seat::ALL[below(4)]);
                if judge && game.then() == Then::Play {
                    let _ = game.riichi(|table, rules, events| {
                        let all: Vec<_> = Offence::all().collect();
                        table.ruled(rules, &[riichi::Ruling::of(who, all[slip % all.len()])], events)
                    });
                    let _ = game.sichuan(|table, rules, events| {
                        let slip = Slip::ALL[slip % Slip::ALL.len()];
                        table.ruled(rules, &[sichuan::Ruling { seat: who, slip }], events)
                    });
                }
            }
        }
        after(&game);
    }
    game
}

fn reopened(log: &TableLog) -> TableLog {
    let text = table_log::write(log);
    let read = table_log::read(text.as_bytes()).expect("a log");
    assert_eq!(read.torn, None);
    assert_eq!(table_log::write(&read.log), text);
    read.log
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2))]

    #[test]
    fn a_random_game_of_each_regulation_is_read_back_and_is_the_same_state(seed in any::<u64>()) {
        for id in RegulationId::ALL {
            let game = played(id, seed, 400, |_| {});
            let log = TableLog::of(&game);
            let read = reopened(&log);
            prop_assert_eq!(&read, &log);
            prop_assert_eq!(read.game(), Some(game));
        }
    }
}

#[test]
fn lines_are_added_as_the_game_goes_on_and_make_the_same_text() {
    for id in [RegulationId::Gambler, RegulationId::Sichuan, RegulationId::Tesuji] {
        let (mut writer, mut text) = Writer::new(&TableLog::of(&Match::new(id, id.regulation().table)));
        let game = played(id, 5, 300, |game| text.push_str(&writer.lines(game.log())));
        assert!(game.log().deals() > 1, "{}", id.id());
        assert_eq!(text, table_log::write(&TableLog::of(&game)));
        // It goes on where the reader stopped.
        let mut read = table_log::read(text.as_bytes()).expect("a log");
        let game = go_on(read.log.game().expect("a game"), 5, 200, |game| {
            text.push_str(&read.writer.lines(game.log()));
        });
        assert_eq!(text, table_log::write(&TableLog::of(&game)));
    }
}

#[test]
fn a_torn_last_line_is_left_out_and_an_altered_one_is_named() {
    let game = played(RegulationId::Tesuji, 3, 60, |_| {});
    let text = table_log::write(&TableLog::of(&game));
    let torn = &text[..text.len() - 10];
    let read = table_log::read(torn.as_bytes()).expect("a log");
    assert_eq!(read.log.log.len() + 1, game.log().len());
    let found = read.torn.expect("a torn line");
    assert_eq!(found.at + found.bytes, torn.len());
    // Its end alone is missing.
    let whole = text.strip_suffix('\n').expect("an end");
    let mut read = table_log::read(whole.as_bytes()).expect("a log");
    assert_eq!((read.log.log.len(), read.torn), (game.log().len(), None));
    let mut longer = whole.to_owned();
    let on = go_on(read.log.game().expect("a game"), 5, 20, |game| {
        longer.push_str(&read.writer.lines(game.log()));
    });
    assert_eq!(longer, table_log::write(&TableLog::of(&on)));
    // One tile of the third line is another.
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let of = |lines: &[String]| table_log::read((lines.join("\n") + "\n").as_bytes());
    let third = lines[2].clone();
    lines[2] = third.replacen("\"seat\":0", "\"seat\":1", 1);
    assert_ne!(lines[2], third);
    assert_eq!(of(&lines), Err(TableLogError::Line(LogError::Altered { line: 3 })));
    lines.remove(2);
    assert_eq!(of(&lines), Err(TableLogError::Line(LogError::Altered { line: 3 })));
    assert_eq!(table_log::read(b""), Err(TableLogError::Line(LogError::Empty)));
}

#[test]
fn the_seed_is_kept_and_a_wall_that_is_not_its_own_is_found() {
    let game = played(RegulationId::Sichuan, 9, 600, |_| {});
    let mut log = TableLog::of(&game);
    assert_eq!(log.foreign_walls(), None);
    log.seed = Some(Seed::of_number(9));
    log.patch = Some("base = \"sichuan\"\n".to_owned());
    let mut read = reopened(&log);
    assert_eq!(read, log);
    assert_eq!(read.foreign_walls(), Some(Vec::new()));
    let AnyLog::Sichuan(deals) = &mut read.log else { panic!("a Sichuan log") };
    deals.deals[1].wall = deals.deals[1].wall.clone().exchanged(60, 61);
    assert_eq!(reopened(&read).foreign_walls(), Some(vec![2]));
}

#[test]
fn undo_is_a_shorter_log_also_in_the_stored_form() {
    let game = played(RegulationId::Gambler, 4, 200, |_| {});
    for events in (0..game.log().len()).step_by(17) {
        let mut back = game.clone();
        back.undo_to(events);
        let read = reopened(&TableLog::of(&back));
        assert_eq!(read.log.len(), events);
        assert_eq!(read.game(), Some(back));
    }
}
