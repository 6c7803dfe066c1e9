//! A finished game of the engine as the protocol of a table in an event.
use game::family::Match;
use reglament_formats::deal_sheet::{DealSheet, Family, read_text};
use reglament_formats::protocol::{NoProtocol, at_table, of_log, of_sheet};
use reglament_formats::table_log::TableLog;
use rules::regulation::{RegulationId, TableRules};
use testkit::event::Builder;
use testkit::game::by_lot;
use tournament::protocol::{self, Deals, Score, Sheet};
use tournament::seats::RoundKind;
use tournament::setup::Law;
use tournament::{Command, EntryId, Role, RoundNo, TableId, TableNo};

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

/// A sheet in text, as it comes from a table.
fn sheet(law: &Law, line: &str, deals: usize) -> DealSheet {
    read_text(&vec![line; deals].join("\n"), Some(Family::of(&law.table))).expect("a sheet")
}

#[test]
fn a_sheet_of_a_table_of_three_need_not_say_how_many_play() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 7);
    let slots = |all: [u32; 4]| all.map(|slot| (slot > 0).then_some(EntryId(slot)));
    event.seated_as(RoundKind::Round, vec![slots([1, 2, 3, 4]), slots([5, 6, 7, 0])]);
    event.begun(RoundNo(1));
    let law = event.setup.law.clone();
    let line = "S hu W 8; E hu wall 2";
    let of = |table: u16| TableId { round: RoundNo(1), table: TableNo(table) };
    let deals = of_sheet(&law, &at_table(&event, of(2), sheet(&law, line, 6)).expect("of this table"))
        .expect("they can be settled");
    let (sheet_of_three, reason) = (Box::new(Sheet::Deals(deals)), String::new());
    let enter = protocol::Command::Enter { at: of(2), sheet: sheet_of_three, seen: None, reason };
    event.give(Role::Judge, Command::Protocol(enter));
    assert_eq!(protocol::result(&event, of(2)).expect("a result").lines.len(), 3);
    assert!(!at_table(&event, of(1), sheet(&law, line, 6)).expect("of this table").three);
    let of_three = DealSheet { three: true, ..sheet(&law, line, 6) };
    assert_eq!(at_table(&event, of(1), of_three), Err(NoProtocol::OtherTable));
    // The fourth wind of a deal is nobody at a table of three.
    let no = of_sheet(&law, &at_table(&event, of(2), sheet(&law, "N hu W 8", 1)).expect("of this table"));
    assert_eq!(no, Err(NoProtocol::Deal(1)));
}

#[test]
fn a_sheet_of_a_final_need_not_say_so() {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    let seats = [1, 2, 3, 4].map(|slot| Some(EntryId(slot)));
    event.seated_as(RoundKind::Final, vec![seats]);
    let law = event.setup.law.clone();
    let final_sheet = at_table(&event, TABLE, sheet(&law, "draw", 16)).expect("of this table");
    let deals = of_sheet(&law, &final_sheet).expect("a whole final");
    assert!(matches!(&deals, Deals::Classical(all) if all.len() == 16), "{deals:?}");
    // A qualifying round is over before that.
    assert_eq!(of_sheet(&law, &sheet(&law, "draw", 16)), Err(NoProtocol::Deal(5)));
}
