//! Sheets played: points, dealers and ends as the frame has them.
use reglament_formats::deal_sheet::{
    DealSheet, Deals, RiichiPlayed, RiichiStop, Who, play_classical, play_riichi, play_sichuan, read_text,
};
use rules::frame::riichi::{EndReason, Next};
use rules::regulation::RegulationId;
use rules::seat::Wind;
use rules::sichuan::Players;

fn sheet(text: &str) -> DealSheet {
    read_text(text, None).unwrap()
}

fn riichi(text: &str) -> RiichiPlayed {
    let sheet = sheet(text);
    let Deals::Riichi(deals) = &sheet.deals else { panic!("not riichi") };
    play_riichi(sheet.rules.unwrap().riichi().unwrap(), deals)
}

#[test]
fn honba_and_bets_go_to_the_winner() {
    let played = riichi("rules samara\ndraw tenpai E,S riichi E\nS ron W 3/40 riichi W");
    assert_eq!(played.stop, None);
    // 1,500 and the bet of the draw; 5,200, one honba and both bets of the win.
    assert_eq!(played.game.scores, [30500, 39000, 22000, 28500]);
    assert_eq!((played.game.dealer.index(), played.game.honba), (1, 0));
}

#[test]
fn two_winners_share_as_the_rules_say() {
    // Two rons from West: the next after him, North, takes the bets, and both take honba.
    let played = riichi("rules samara\ndraw tenpai E riichi E\nS ron W 1/30 + N 1/30");
    assert_eq!(played.stop, None);
    assert_eq!(played.game.scores.iter().sum::<i32>(), 120_000);
    let refused = riichi("rules tesuji\nS ron W 1/30 + N 1/30");
    assert!(matches!(refused.stop, Some(RiichiStop::Unlawful(_))));
}

#[test]
fn what_no_hand_is_worth_stops_the_play() {
    let played = riichi("rules wrc\nE tsumo 2/30\nS ron W 3/45\nE tsumo 2/30");
    assert_eq!(played.stop, Some(RiichiStop::Worth(Who::Wind(Wind::South))));
    assert_eq!(played.steps.len(), 1);
}

#[test]
fn a_game_ends_and_has_a_result() {
    let deals = "S ron W 1/30\n".repeat(8);
    let played = riichi(&format!("rules samara\n{deals}"));
    assert_eq!(played.steps.last().unwrap().step.next, Next::End(EndReason::LastDeal));
    assert_eq!(played.finished.unwrap().totals().iter().map(|t| t.twelfths()).sum::<i64>(), 0);
    let over = riichi(&format!("rules samara\n{deals}E tsumo 2/30"));
    assert_eq!(over.stop, Some(RiichiStop::Over));
}

#[test]
fn three_players_of_sichuan_have_three_winds() {
    let sheet = sheet("rules sichuan\nplayers 3\nW hu E 2; wall E 1 S not-ready\nN hu wall 1");
    let Deals::Sichuan(deals) = &sheet.deals else { panic!("not Sichuan") };
    let rules = RegulationId::Sichuan.sichuan().unwrap();
    let played = play_sichuan(rules, Players::Three, deals);
    assert_eq!(played.deals.len(), 1);
    assert_eq!(played.result.points, [-1, -1, 2, 0]);
    assert!(played.stop.is_some(), "nobody is North");
}

#[test]
fn the_worked_example_of_the_classical_settlement() {
    let sheet = sheet("rules gambler\nS mahjong W E 8 S 96 W 0 N 4");
    let Deals::Classical(deals) = &sheet.deals else { panic!("not classical") };
    let rules = RegulationId::Gambler.classical().unwrap();
    let played = play_classical(rules, sheet.stage, sheet.late, deals);
    assert_eq!(played.deals[0].1.whists, [-84, 288, -108, -96]);
}
