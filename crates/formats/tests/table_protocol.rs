//! A finished game of the engine as the protocol of a table in an event.
use game::family::Match;
use reglament_formats::protocol::{NoProtocol, of_log};
use reglament_formats::table_log::TableLog;
use rules::regulation::{RegulationId, TableRules};
use testkit::event::Builder;
use testkit::game::by_lot;
use tournament::protocol::{self, Score, Sheet};
use tournament::{Command, Role, RoundNo, TableId, TableNo};

const TABLE: TableId = TableId { round: RoundNo(1), table: TableNo(1) };

#[test]
fn a_finished_game_of_each_regulation_is_entered_with_the_points_of_the_table() {
    for id in RegulationId::ALL.into_iter().filter(|id| id.hall().is_some()) {
        let rules = id.regulation().table;
        let game = by_lot(id, 11);
        let (source, deals) = of_log(&rules, "1-1", &TableLog::of(&game)).expect("a finished game");
        let mut event = Builder::with_players(id, 8);
        event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        event.begun(RoundNo(1));
        let sheet = Box::new(Sheet::Game(source, deals));
        let enter = protocol::Command::Enter { at: TABLE, sheet, seen: None, reason: String::new() };
        event.give(Role::Judge, Command::Protocol(enter));
        let result = protocol::result(&event, TABLE).expect("a result");
        let points = result.lines.iter().map(|line| match line.score {
            Score::Riichi { points, .. } | Score::Sichuan { points, .. } => points,
            Score::Classical { whists, .. } => whists,
        });
        let table: Vec<i32> = match game.start() {
            game::family::Start::Riichi(_) => riichi_points(&game),
            game::family::Start::Sichuan(..) => sichuan_points(&game),
            game::family::Start::Classical(_) => classical_whists(&game),
        };
        assert_eq!(points.collect::<Vec<i32>>(), table, "{}", id.id());
    }
}

fn riichi_points(game: &Match) -> Vec<i32> {
    let mut game = game.clone();
    let points =
        game.riichi(|table, rules, _| table.game().finish(rules).players.map(|player| player.points));
    points.expect("a table").to_vec()
}

fn sichuan_points(game: &Match) -> Vec<i32> {
    let mut game = game.clone();
    game.sichuan(|table, _, _| table.game().points).expect("a table").to_vec()
}

fn classical_whists(game: &Match) -> Vec<i32> {
    let mut game = game.clone();
    game.classical(|table, _, _| table.game().totals.map(|total| total.whists)).expect("a table").to_vec()
}

#[test]
fn a_deal_in_progress_is_no_protocol_and_neither_is_another_family() {
    let id = RegulationId::Tesuji;
    let game = by_lot(id, 3);
    let mut back = game.clone();
    back.undo_to(game.log().len() - 5);
    let deals = back.log().deals();
    let rules = id.regulation().table;
    assert_eq!(of_log(&rules, "", &TableLog::of(&back)), Err(NoProtocol::NoResult(deals)));
    let other: TableRules = RegulationId::Sichuan.regulation().table;
    assert_eq!(of_log(&other, "", &TableLog::of(&game)), Err(NoProtocol::OtherFamily));
}
