//! Differences as values, on an example of our own.
use crate::common::{EXAMPLE, example, tenhou};
use reglament_formats::mjlog;
use reglament_formats::record::{DealName, LogYaku};
use reglament_formats::verify::{Cut, Part, Verified, What};
use reglament_formats::walk::Mismatch;
use rules::riichi::{Reason, Unlawful};
use rules::seat::{Seat, Wind};

fn verify(text: &str) -> Verified {
    reglament_formats::verify::verify(&tenhou(), &mjlog::read(text.as_bytes()).unwrap().game)
}

/// The example without the discard that makes its winner furiten.
fn lawful() -> String {
    EXAMPLE.replace("100,104,108", "100,35,108").replace("<D104/>", "<D35/>")
}

#[test]
fn furiten_is_a_refusal_with_its_reason() {
    let found = verify(EXAMPLE).differences;
    let [difference] = &found[..] else { panic!("{found:?}") };
    assert_eq!((difference.what, &difference.recorded), (What::Refused, &Part::Win));
    assert_eq!(difference.computed, Part::Unlawful(Unlawful::of(Reason::FuritenOwnDiscard)));
    let east = DealName { prevailing: Wind::East, number: 1, honba: 0, dealer: Seat::ALL[0] };
    assert_eq!((difference.index, difference.deal, difference.after), (0, east, false));
    let line = difference.to_string();
    assert!(line.starts_with("E1 honba 0, refused: the log has a win, the rules give"), "{line}");
}

#[test]
fn every_part_of_a_win_is_compared_by_its_value() {
    assert!(verify(&lawful()).differences.is_empty());
    let ten = "ten=\"40,3900,0\" yaku=\"10,1,14,1\"";
    let wrong = lawful().replace(ten, "ten=\"30,8000,1\" yaku=\"10,1,52,3\"");
    let parts: Vec<_> =
        verify(&wrong).differences.into_iter().map(|d| (d.what, d.recorded, d.computed)).collect();
    let yaku = |list: &[(LogYaku, u8)]| Part::Yaku(list.to_vec());
    let expected = [
        (
            What::Yaku,
            yaku(&[(LogYaku::SeatWindEast, 1), (LogYaku::Dora, 3)]),
            yaku(&[(LogYaku::SeatWindEast, 1), (LogYaku::RoundWindEast, 1)]),
        ),
        (What::Fu, Part::Number(30), Part::Number(40)),
        (What::Han, Part::Number(4), Part::Number(2)),
        (What::Points, Part::Number(8000), Part::Number(3900)),
    ];
    assert_eq!(parts[..4], expected);
    assert_eq!((parts[4].0, parts.len()), (What::Limit, 5));
}

#[test]
fn an_end_that_does_not_belong_is_named_after_the_last_deal() {
    let ended = lawful().replace("sc=", "owari=\"289,38.9,211,-28.9,250,-5.0,250,-5.0\" sc=");
    let found = verify(&ended);
    assert!(found.differences.iter().all(|d| d.after && d.index == 0), "{:?}", found.differences);
    assert_eq!((found.differences[0].what, &found.differences[0].recorded), (What::End, &Part::End(None)));
    assert!(matches!(found.differences[0].computed, Part::Deal(game) if game.honba == 1));
    assert!(found.cut.is_none());
}

#[test]
fn a_log_without_its_end_is_a_cut_game_and_no_difference() {
    let name = example().deals[0].name();
    assert_eq!(verify(&lawful()).cut, Some(Cut { deal: Some(name), inside: false }));
    let whole = lawful();
    let agari = whole.find("<AGARI").unwrap();
    let cut = verify(&format!("{}</mjloggm>", &whole[..agari]));
    assert_eq!(cut.cut, Some(Cut { deal: Some(name), inside: true }));
    assert!(cut.differences.is_empty() && cut.unreadable.is_empty());
    let empty = verify("<mjloggm ver=\"2.3\"></mjloggm>");
    assert_eq!(empty.cut, Some(Cut { deal: None, inside: false }));
}

#[test]
fn a_deal_without_result_before_another_cannot_be_read() {
    let whole = lawful();
    let (init, agari) = (whole.find("<INIT").unwrap(), whole.find("<AGARI").unwrap());
    let found = verify(&format!("{}{}", &whole[..agari], &whole[init..]));
    assert_eq!(found.unreadable.len(), 1);
    assert_eq!(found.unreadable[0].mismatch, Mismatch::NoResult);
}

#[test]
fn an_abort_that_the_play_does_not_come_to_is_a_difference() {
    let text = lawful();
    let draw = "<RYUUKYOKU type=\"kaze4\" ba=\"0,0\" sc=\"250,0,250,0,250,0,250,0\" /></mjloggm>";
    let found = verify(&format!("{}{draw}", &text[..text.find("<U32/>").unwrap()])).differences;
    let [difference] = &found[..] else { panic!("{found:?}") };
    assert_eq!(difference.what, What::Abort);
    assert!(matches!(difference.computed, Part::NoAbort(_)));
}
