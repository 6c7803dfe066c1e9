//! Several rons, and liability.
use super::*;
use rules::frame::riichi::DealResult;

fn list(winners: &[char]) -> String {
    let quoted: Vec<String> = winners.iter().map(|w| format!("\"{w}\"")).collect();
    format!("[{}]", quoted.join(","))
}

/// The answer about several rons, in the words of the case.
fn rons(scene: &Scene) -> String {
    let winners: Vec<char> = scene
        .events
        .iter()
        .filter_map(|e| if let Event::Won { seat, .. } = e { Some(letter(*seat)) } else { None })
        .collect();
    let game = scene.table.game();
    let stays = scene.table.game().dealer == seat('E');
    let delta = if winners.is_empty() {
        String::new()
    } else {
        format!("\"delta_from_rons\":{},", by_seat(won(scene)))
    };
    let aborted = matches!(scene.end().0, DealResult::AbortiveDraw(_));
    let outcome = if aborted { "\"outcome\":\"abortive_draw\"," } else { "" };
    format!(
        "{{\"dealer_continues\":{stays},{delta}\"honba_next\":{},{outcome}\"winners\":{}}}",
        game.honba,
        list(&winners)
    )
}

#[test]
fn rr_026_two_rons() {
    case("RR-026", |id| {
        let hands = ["5899m19p19s12345z", "22334m567p678s55p", "456m789p111z99s55z", "23m234p11234678s"];
        let mut scene = setup(id, hands, "6z6z6z6z7z7z7z7z4m")
            .indicators("9m")
            .under("9p")
            .game(|game| (game.honba, game.bets) = (1, 1))
            .deal();
        scene.discards(&["6z", "6z"]).riichi("6z").pass().riichi("6z").pass();
        scene.discards(&["7z", "7z", "7z", "7z"]).offer("4m");
        scene.act('S', Action::Ron);
        scene.act('N', Action::Ron);
        rons(&scene)
    });
}

#[test]
fn rr_027_three_rons() {
    case("RR-027", |id| {
        let hands = ["223344m234s23p88m", "19m19p19s1234555z", "345678m23p567s88s", "345m345s35p678s66m"];
        let mut scene = setup(id, hands, "6z6z6z6z7z4p").indicators("1z").deal();
        scene.discards(&["6z", "6z", "6z", "6z", "7z"]).offer("4p");
        for who in ['W', 'N', 'E'] {
            if scene.may(who, Action::Ron) {
                scene.act(who, Action::Ron);
            }
        }
        rons(&scene)
    });
}

const PUNG: Action = Action::Pung { reds: 0 };

/// South has the pungs of the three dragons, the last one from West.
fn dragons(id: RegulationId, honba: u16, last: &str) -> Scene {
    let hands = ["147m147p1478s123z", "556677z23m11p456s", "258m258p28s12344z", "369m369p369s1123z"];
    let mut scene = setup(id, hands, &format!("5z9m6z7z9m{last}")).game(|game| game.honba = honba).deal();
    scene.offer("5z").act('S', PUNG).discard("4s");
    scene.discard("9m").offer("6z").act('S', PUNG).discard("5s");
    scene.offer("7z").act('S', PUNG).discard("6s").discard("9m");
    scene
}

#[test]
fn rr_028_the_liable_player_pays_a_self_draw() {
    case("RR-028", |id| {
        let mut scene = dragons(id, 1, "9s9p4m");
        scene.discards(&["9s", "9p"]).act('S', Action::SelfDraw);
        format!("{{\"delta\":{}}}", by_seat(won(&scene)))
    });
}

#[test]
fn rr_029_he_shares_a_ron_with_the_discarder() {
    case("RR-029", |id| {
        let mut scene = dragons(id, 2, "4m");
        scene.offer("4m").act('S', Action::Ron);
        format!("{{\"delta\":{}}}", by_seat(won(&scene)))
    });
}

/// North makes four kongs, of which East has fed the last.
#[test]
fn rr_030_four_kongs() {
    case("RR-030", |id| {
        let hands = ["147p147s1234567z", "258p258s1234567z", "369p369s1234567z", "111222333444m5m"];
        let mut scene = setup(id, hands, "1m2m3m4m9p9p9s5m").replacements("9s9s8s7s").deal();
        for (fed, replacement) in [("1m", "9s"), ("2m", "9s"), ("3m", "8s"), ("4m", "7s")] {
            scene.offer(fed).act('N', Action::ClaimedKong).discard(replacement);
        }
        scene.discards(&["9p", "9p", "9s"]).act('N', Action::SelfDraw);
        let paid = won(&scene);
        let liable = paid[1] == 0;
        let told = riichi_expected("RR-030").iter().any(|(_, right)| right.get("pao").is_some());
        assert!(told);
        format!("{{\"delta\":{},\"pao\":{liable}}}", by_seat(paid))
    });
}

/// Rinshan after a kong that was claimed from West: who pays.
#[test]
fn rr_031_rinshan_after_a_claimed_kong() {
    for (id, right) in riichi_expected("RR-031") {
        let hands = ["147m147p147s1234z", "555z234m678p33s56s", JUNK[1], "369m369p369s1234z"];
        let mut scene = setup(id, hands, "9m9m5z").replacements("7s").indicators("9s9s").deal();
        scene.discards(&["9m", "9m"]).offer("5z").act('S', Action::ClaimedKong).act('S', Action::SelfDraw);
        let award = scene.award('S');
        assert_eq!(right["delta"].to_string(), by_seat(won(&scene)), "{id:?}");
        assert_eq!(
            (right["han"].to_string(), right["fu"].to_string()),
            (award.han.to_string(), award.fu.rounded.to_string())
        );
    }
}
