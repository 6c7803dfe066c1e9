//! What logs may contain, or lack, without being taken for a game that agrees.
use crate::common::{EXAMPLE, example, tenhou, tile};
use crate::common_deal::deal;
use reglament_formats::error::ReadError;
use reglament_formats::open::pieces_of;
use reglament_formats::record::{Event, Reading, Warning};
use reglament_formats::verify::{Part, Verified, What};
use reglament_formats::{mjai, mjlog, tenhou6};
use rules::riichi::{Reason, Unlawful};
use rules::seat::Seat;

fn read(text: &str) -> Reading {
    mjlog::read(text.as_bytes()).unwrap_or_else(|e| panic!("{e}"))
}

fn error(text: &str) -> String {
    mjlog::read(text.as_bytes()).unwrap_err().to_string()
}

fn verify(game: &reglament_formats::record::Game) -> Verified {
    reglament_formats::verify::verify(&tenhou(), game)
}

/// The example without the discard that makes its winner furiten.
fn lawful() -> String {
    EXAMPLE.replace("100,104,108", "100,35,108").replace("<D104/>", "<D35/>")
}

fn whats(text: &str) -> Vec<What> {
    verify(&read(text).game).differences.into_iter().map(|d| d.what).collect()
}

#[test]
fn a_log_without_deals_says_so() {
    let six = br#"{"name":["","","",""],"rule":{},"log":[]}"#;
    let games = [
        read("<mjloggm/>").game,
        tenhou6::read(six).unwrap().game,
        mjai::read(br#"{"type":"start_game"}"#).unwrap().game,
    ];
    for game in games {
        let verified = verify(&game);
        assert!(verified.cut.is_some_and(|cut| cut.is_empty()), "{}", game.source);
        assert_eq!((verified.deals.all, verified.ends.all), (0, 0));
    }
}

#[test]
fn a_root_that_closes_itself_is_whole() {
    let [Ok(piece)] = &pieces_of("x", b"<mjloggm/>")[..] else { panic!() };
    assert_eq!(piece.read().unwrap().game.deals.len(), 0);
}

#[test]
fn unknown_parts_are_named_once_a_kind() {
    let text = EXAMPLE.replace("<T72/>", "<T72/><AG1mARI/>junk<AG1mARI who=\"0\"/>");
    let unknown = |what: &str, times| Warning::Unknown { what: what.into(), times };
    assert_eq!(read(&text).warnings, [unknown("AG1mARI", 2), unknown("junk", 1)]);
    let text = "{\"type\":\"start_game\"}\n{\"type\":\"weather\",\"is\":\"fine\"}\n{\"type\":\"weather\"}\n{\"type\":\"none\"}";
    assert_eq!(mjai::read(text.as_bytes()).unwrap().warnings, [unknown("weather", 2)]);
}

#[test]
fn one_mjlog_is_one_game_with_its_end() {
    let open = EXAMPLE.replace("</mjloggm>", "");
    let breaks_off = ReadError::BreaksOff { deal: Some(0) };
    assert_eq!(mjlog::read(open.as_bytes()).unwrap_err(), breaks_off);
    assert!(error(&format!("{EXAMPLE}{EXAMPLE}")).contains("expected nothing after the end of the game"));
    assert!(error(&format!("{open}{EXAMPLE}")).contains("expected one game"));
    assert!(error(&format!("{EXAMPLE}<T1/>")).contains("expected nothing after the end"));
    let junk = read(&format!("{EXAMPLE} ffff")).warnings;
    assert_eq!(junk, [Warning::Unknown { what: "ffff".into(), times: 1 }]);
}

#[test]
fn the_first_deal_is_compared_with_the_start_of_a_game() {
    let verified = verify(&read(&lawful()).game);
    assert_eq!((verified.deals.all, verified.deals.agreeing), (1, 1));
    let (start, own) = ("250,250,250,250\" oya", "csrule=\"0\" lobby");
    let other = lawful()
        .replace(start, "300,300,300,300\" oya")
        .replace("sc=\"250,39,250,-39,250,0,250,0", "sc=\"300,39,300,-39,300,0,300,0");
    assert_eq!(whats(&other), [What::Frame]);
    // A table with rules of its own: said, and not counted.
    let lobby = read(&other.replace("lobby", own));
    assert_eq!(lobby.warnings, [Warning::OwnStart { points: [30000; 4] }]);
    let verified = verify(&lobby.game);
    assert_eq!((verified.deals.all, verified.differences.len()), (0, 0));
    // Cut out of a game only the sum is known.
    let cut = lawful().replace("seed=\"0,0,", "seed=\"0,1,").replace("ba=\"0,0\"", "ba=\"1,0\"");
    let verified = verify(&read(&cut).game);
    assert_eq!((verified.deals.all, verified.differences[0].what), (0, What::Deltas));
    assert_eq!(whats(&cut.replace(start, "250,250,250,260\" oya"))[0], What::Total);
}

#[test]
fn the_dealer_is_that_of_the_deal() {
    assert!(error(&EXAMPLE.replace("oya=\"0\" hai0", "oya=\"1\" hai0")).contains("INIT oya"));
    let deal = mjai::write(&example()).replace("\"oya\":0", "\"oya\":2");
    assert!(mjai::read(deal.as_bytes()).unwrap_err().to_string().contains("oya"));
}

#[test]
fn what_a_result_repeats_is_compared() {
    let with = |from: &str, to: &str| {
        let text = lawful();
        assert!(text.contains(from), "{from}");
        whats(&text.replace(from, to))
    };
    assert_eq!(with("ba=\"0,0\"", "ba=\"3,0\""), [What::Counters]);
    assert_eq!(with("ba=\"0,0\"", "ba=\"0,2\""), [What::Counters]);
    assert_eq!(with("sc=\"250,39", "sc=\"251,39"), [What::Before]);
    assert_eq!(with("doraHai=\"68\"", "doraHai=\"69,70\""), [What::Indicators]);
    assert_eq!(with("hai=\"48,53", "hai=\"47,53"), [What::Shown]);
    assert_eq!(with("m=\"1130\" machi", "machi"), [What::Shown]);
}

#[test]
fn a_tile_is_in_a_deal_once() {
    for (from, to) in [("hai0=\"0,1,", "hai0=\"0,0,"), ("<U32/><E32/>", "<U4/><E4/>"), ("3,68\"", "3,0\"")] {
        assert!(EXAMPLE.contains(from), "{from}");
        let error = error(&EXAMPLE.replace(from, to));
        assert!(error.contains("once"), "{error}");
    }
    assert!(error(&EXAMPLE.replace("<E128/>", "<E32/>")).contains("once"));
}

#[test]
fn numbers_that_cannot_be_are_broken_values() {
    let text = tenhou6::write(&read(&lawful()).game);
    assert!(text.contains("40符2飜3900点") && text.contains("(1飜)"), "{text}");
    for (from, to) in [
        ("2飜", "300飜"),
        ("2飜", "99999999999飜"),
        ("40符", "400符"),
        ("3900点", "99999999999点"),
        ("(1飜)", "(256飜)"),
    ] {
        let error = tenhou6::read(text.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
        assert!(error.contains("numbers that a win can have"), "{to}: {error}");
    }
}

#[test]
fn a_deal_without_a_result_is_written_and_read_back() {
    let mut game = example();
    game.deals[0].outcome = None;
    let back = tenhou6::read(tenhou6::write(&game).as_bytes()).unwrap().game;
    assert_eq!(back.deals.len(), 1);
    assert_eq!((&back.deals[0].outcome, &back.deals[0].events), (&None, &game.deals[0].events));
}

/// The plays of seat 0 that are refused, and why; the others draw and discard what they need not.
fn refused(hand: &str, events: &str) -> Vec<(Event, Part)> {
    let mut game = example();
    game.deals[0] = deal([hand, "1112223334445z", "2468p2468s99m33p3s", "2468p2468s1m33p33s"], events);
    let found = verify(&game);
    assert_eq!(found.unreadable, []);
    let plays = found.differences.into_iter().filter(|d| d.what == What::Play);
    let play = |part| if let Part::Play(event) = part { event } else { panic!("{part:?}") };
    plays.map(|d| (play(d.recorded), d.computed)).collect()
}

#[test]
fn plays_that_the_rules_forbid_are_differences() {
    const AROUND: &str = "1+5z 1=5z 2+6z 2=6z 3+7z 3=7z";
    let seat = Seat::ALL[0];
    let why = |reason| Part::Unlawful(Unlawful::of(reason));
    let riichi = format!("0+9s 0r 0=9s 0R {AROUND}");
    let discard = |text, drawn| Event::Discard { seat, tile: tile(text), drawn };
    let good = "123456m789p789s5p";
    assert_eq!(refused(good, &format!("{riichi} 0+1s 0=1s")), []);
    // Not tenpai, or not with this discard.
    assert_eq!(
        refused("147m147p147s5677z", "0+9s 0r 0=9s"),
        [(Event::Riichi { seat }, why(Reason::RiichiNotTenpai))]
    );
    assert_eq!(refused(good, "0+9s 0r 0-1m 0R"), [(discard("1m", false), why(Reason::RiichiDiscard))]);
    // From the hand, and a claim, after riichi.
    assert_eq!(
        refused(good, &format!("{riichi} 0+1s 0-5p")),
        [(discard("5p", false), why(Reason::InRiichi))]
    );
    let claimed = refused("111s456m789m5567p", "0+9s 0r 0=9s 0R 1+1s 1=1s 0p1s>");
    assert_eq!(claimed.len(), 1);
    assert_eq!(claimed[0].1, why(Reason::InRiichi));
    // A kong that changes the waits, and one that does not.
    let kong = refused("2223m456789p111s", &format!("{riichi} 0+2m 0q2m"));
    let Part::Unlawful(reasons) = &kong[0].1 else { panic!("{kong:?}") };
    assert!(reasons.reasons().any(|r| r == Reason::KongChangesWaits));
    assert_eq!(refused("2223m456789p111s", &format!("{riichi} 0+1s 0q1s")), []);
    // The other end of a claimed chow.
    let swap = refused("234m147p147s1234z", "0+9s 0=9s 1+6z 1=6z 2+6z 2=6z 3+5z 3-1m 0c1m:23m 0-4m");
    assert_eq!(swap, [(discard("4m", false), why(Reason::SwapOtherEnd))]);
}

#[test]
fn a_source_without_end_is_no_log() {
    let mut found = reglament_formats::open::pieces_from("zeros", std::io::repeat(0)).unwrap();
    assert_eq!(found.len(), 1);
    assert!(found.pop().unwrap().unwrap_err().to_string().contains("neither XML nor JSON"));
    assert!(pieces_of("x", b"").len() == 1);
}
