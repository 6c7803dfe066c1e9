//! The penalty catalogue (riichi section 5): what each offence costs under each rule set, and where that stands.
use crate::help::six;
use reglament_rules::clause::Basis;
use reglament_rules::riichi::{Offence, RiichiRules};

/// The regulations with texts of their own: samara, tesuji, aleague. Clauses stand by their number, places of the
/// adopted booklet as they are cited, decisions by their id.
const REGULATIONS: &str = "
false_win.not_shown | dead-hand E 3.4.7 | dead-hand dead.7 | dead-hand penalty.6
false_win.shown_not_tenpai | chombo E 3.4.6 | chombo chombo.10 | chombo penalty.4
false_win.shown_no_yaku | chombo E 3.4.6 | dead-hand dead.7 | chombo penalty.4
false_win.furiten_shown | chombo E 3.4.6 | chombo chombo.11 | chombo penalty.4
false_win.furiten_not_shown | dead-hand E 3.4.7 | chombo chombo.11 | dead-hand penalty.6
false_win.wrong_word | chombo E 5.1.2 | none D32 | judge penalty.1
false_win.nine_terminals_shown | chombo E 3.4.6 | chombo chombo.12 | chombo penalty.7
false_call.withdrawn | none E 5.1.2 | lost-call rec.11 | warning-then-dead-hand penalty.5
false_call.shown | dead-hand E 5.1.4 | lost-call rec.11 | dead-hand penalty.3
false_call.swap_calling | dead-hand E 3.4.7 | dead-hand D32 | dead-hand D31
false_call.not_taken | dead-hand E 5.1.1 | none D32 | judge penalty.1
false_call.dead_hand | chombo E 3.4.6 | chombo D31 | chombo penalty.11
tiles.wrong_number | dead-hand E 3.4.7 | dead-hand dead.3 | dead-hand penalty.10
tiles.out_of_turn | corrected E 5.2.1 | dead-hand dead.4 | judge penalty.9
tiles.wrong_place | corrected E 5.2.1 | dead-hand dead.5 | judge penalty.9
tiles.turn_skipped | dead-hand E 3.4.7 | dead-hand dead.6 | dead-hand penalty.10
tiles.own_shown | chombo-if-stopped E 5.2 | warning D32 | chombo penalty.7
tiles.other_shown | chombo-if-stopped E 5.2 | warning D32 | judge penalty.9
tiles.information | warning-then-dead-hand E 5.4 | warning D32 | judge penalty.1
wall.dead_wall_tile | none E 5.2 | dead-hand dead.2 | judge penalty.9
wall.dead_wall_destroyed | chombo-if-stopped E 5.2 | chombo chombo.5 | judge penalty.9
wall.live_wall_destroyed | chombo-if-stopped E 5.2 | chombo chombo.6 | judge penalty.9
false_riichi.noten | chombo E 3.4.6 | chombo chombo.7 | chombo penalty.13
false_riichi.open_hand | dead-hand E 5.3 | dead-hand D32 | warning-then-dead-hand penalty.12
false_riichi.not_declared | dead-hand E 5.3 | none D32 | warning-then-dead-hand penalty.12
false_riichi.noticed_in_time | corrected E 5.3 | corrected D32 | warning-then-dead-hand penalty.12
false_riichi.kong | chombo E 3.4.6 | chombo chombo.8 | chombo D31
false_riichi.hand_changed | chombo E 3.4.6 | chombo chombo.9 | chombo D31
false_riichi.dead_hand_proved | none E 3.4.7 | none afterriichi.1 | none penalty.14
false_riichi.dead_hand_not_proved | none E 3.4.7 | chombo afterriichi.1 | chombo penalty.14
";

/// Rule sets that each stand in one place: JPML-B, WRC, and Tenhou, where the server allows no offence.
const OTHERS: &str = "
false_win.not_shown | dead-hand FB | dead-hand W15 | none KB
false_win.shown_not_tenpai | chombo FB | chombo W15 | none KB
false_win.shown_no_yaku | chombo FB | chombo W15 | none KB
false_win.furiten_shown | chombo FB | chombo W15 | none KB
false_win.furiten_not_shown | dead-hand FB | dead-hand W15 | none KB
false_win.wrong_word | judge FB | chombo W15 | none KB
false_win.nine_terminals_shown | chombo FB | chombo W15 | none KB
false_call.withdrawn | warning-then-dead-hand FB | none W15 | none KB
false_call.shown | dead-hand FB | dead-hand W15 | none KB
false_call.swap_calling | dead-hand FB | dead-hand W15 | none KB
false_call.not_taken | judge FB | dead-hand W15 | none KB
false_call.dead_hand | chombo FB | chombo W15 | none KB
tiles.wrong_number | dead-hand FB | dead-hand W15 | none KB
tiles.out_of_turn | judge FB | corrected W15 | none KB
tiles.wrong_place | judge FB | corrected W15 | none KB
tiles.turn_skipped | dead-hand FB | dead-hand W15 | none KB
tiles.own_shown | chombo FB | chombo-if-stopped W15 | none KB
tiles.other_shown | judge FB | chombo-if-stopped W15 | none KB
tiles.information | judge FB | warning-then-dead-hand W15 | none KB
wall.dead_wall_tile | judge FB | none W15 | none KB
wall.dead_wall_destroyed | judge FB | chombo-if-stopped W15 | none KB
wall.live_wall_destroyed | judge FB | chombo-if-stopped W15 | none KB
false_riichi.noten | chombo FB | chombo W15 | none KB
false_riichi.open_hand | warning-then-dead-hand FB | dead-hand W15 | none KB
false_riichi.not_declared | warning-then-dead-hand FB | dead-hand W15 | none KB
false_riichi.noticed_in_time | warning-then-dead-hand FB | corrected W15 | none KB
false_riichi.kong | chombo FB | chombo W15 | none KB
false_riichi.hand_changed | chombo FB | chombo W15 | none KB
false_riichi.dead_hand_proved | none FB | none W15 | none KB
false_riichi.dead_hand_not_proved | chombo FB | none W15 | none KB
";

/// The cells of an offence's row: first the regulations with texts of their own, then the others.
fn row(table: &'static str, key: &str) -> [&'static str; 3] {
    let mut lines = table.lines().map(|line| line.split(" | "));
    let mut cells = lines.find_map(|mut line| (line.next() == Some(key)).then_some(line)).expect(key);
    [(); 3].map(|()| cells.next().unwrap())
}

/// Sanction and citation as they stand in the tables.
fn cell(offence: Offence, rules: &RiichiRules) -> String {
    let sanction = offence.sanction(rules);
    let place = match sanction.basis {
        Basis::Clause(clause) => clause.id().to_owned(),
        Basis::Base(_) | Basis::Decision(_) | Basis::Patch(_) => sanction.basis.to_string(),
    };
    format!("{} {place}", sanction.value.name())
}

#[test]
fn the_penalty_catalogue() {
    let six = six();
    assert_eq!(six.map(|(id, _)| id), ["samara", "tesuji", "aleague", "jpml-b", "wrc", "tenhou"]);
    for offence in Offence::all() {
        let key = offence.key();
        let expected = [REGULATIONS, OTHERS].map(|table| row(table, key)).concat();
        for ((id, rules), expected) in six.iter().zip(expected) {
            assert_eq!(cell(offence, rules), expected, "{id}: {key}");
        }
    }
    for table in [REGULATIONS, OTHERS] {
        assert_eq!(table.trim().lines().count(), Offence::all().count());
    }
}
