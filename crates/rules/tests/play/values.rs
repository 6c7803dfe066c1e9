//! Values of all six rule sets side by side, so that each answer of each of them is noticed.
use crate::help::*;
use reglament_rules::frame::riichi::{FinalScores, finish};
use reglament_rules::riichi::*;
use reglament_rules::seat::Wind;

/// A self-drawn win of South, East being the dealer, under changed circumstances.
fn won(
    rules: &RiichiRules,
    text: &str,
    win: &str,
    change: impl FnOnce(&mut WinContext),
) -> Result<Award, Refusals> {
    let mut ctx = WinContext::new(seat('E'), seat('S'), Wind::East, Win::SelfDraw);
    change(&mut ctx);
    value(rules, &hand(text), tile(win), &ctx)
}

fn by_ron(ctx: &mut WinContext) {
    ctx.win = Win::Ron(seat('W'));
}

/// How many yakuman are paid for a win by ron.
fn yakuman(rules: &RiichiRules, text: &str, win: &str) -> u8 {
    won(rules, text, win, by_ron).unwrap().yakuman
}

#[test]
fn red_fives_in_hand() {
    for (id, rules) in six() {
        let reds = |text| won(rules, text, "1s", |_| ()).map(|award| award.han_of(Yaku::RedDora));
        assert_eq!(reds("067m067p123s555z11s"), Ok((id == "tenhou").then_some(2)), "{id}");
        // Four are more than Tenhou has; elsewhere they are plain fives.
        let four = reds("340m00p23340s555z1s");
        assert_eq!(four.ok(), (id != "tenhou").then_some(None), "{id}");
    }
}

#[test]
fn dora_of_kongs_and_under_them() {
    for (id, rules) in six() {
        let award = won(rules, "123m456p12311s (9999m)", "1s", |ctx| {
            ctx.riichi = Riichi::Declared;
            ctx.indicators = ["1z", "8m"].map(kind).into_iter().collect();
            ctx.ura_indicators = ["9s", "8m"].map(kind).into_iter().collect();
        });
        let award = award.unwrap();
        let dora = [Yaku::Dora, Yaku::UraDora].map(|y| award.han_of(y));
        assert_eq!(dora, if id == "aleague" { [None, None] } else { [Some(4), Some(7)] }, "{id}");
    }
}

#[test]
fn tanyao_in_an_open_hand() {
    for (id, rules) in six() {
        let award = won(rules, "234m345p55777s (6<78m)", "5p", by_ron);
        assert!(award.is_ok_and(|a| a.han_of(Yaku::Tanyao) == Some(1)), "{id}");
    }
}

#[test]
fn one_yakuman_or_several() {
    for (id, rules) in six() {
        let added = ["wrc", "tenhou"].contains(&id);
        // Big three dragons, all honours and four concealed triplets on the pair.
        assert_eq!(yakuman(rules, "55566677711122z", "2z"), if added { 3 } else { 1 }, "{id}");
        let double_forms =
            [("19m19p19s12345677z", "7z"), ("11123455678999m", "5m"), ("111m333p555s777m99p", "9p")];
        for (text, win) in double_forms {
            assert_eq!(yakuman(rules, text, win), 1, "{id}: {text}");
        }
    }
}

#[test]
fn a_winning_tile_merged_into_the_hand() {
    for (id, rules) in six() {
        let award = won(rules, "112233m445566p77s", "6p", |ctx| {
            ctx.situations = Situations::NONE.with(Situation::MergedTile);
        });
        // Two pairs of chows and pinfu; without pinfu; as seven pairs.
        let han = match id {
            "tesuji" => 3,
            "jpml-b" => 4,
            _ => 5,
        };
        assert_eq!(award.unwrap().han, han, "{id}");
    }
}

#[test]
fn liability_for_one_of_two_yakuman() {
    for (id, rules) in six() {
        let award = won(rules, "11122z (555<z) (666>z) (777^z)", "2z", |ctx| {
            ctx.win = Win::Ron(seat('W'));
            ctx.liable.push(Liability { yakuman: Yaku::Daisangen, feeder: seat('N') });
        });
        let deltas = match id {
            "wrc" => [0, 64000, -48000, -16000],
            "tenhou" => [0, 64000, -32000, -32000],
            _ => [0, 32000, -16000, -16000],
        };
        assert_eq!(award.unwrap().deltas(), deltas, "{id}");
    }
}

#[test]
fn uma_of_four_places() {
    for (id, rules) in six() {
        let start = rules.game.start_points.value.get();
        let points = [9000, 1000, -3000, -7000].map(|d| start + d);
        let done = finish(rules, &FinalScores { points, bets: 0, deductions: [0; 4] });
        let uma = done.players.map(|p| p.uma.to_string());
        let expected = match id {
            "samara" | "jpml-b" | "wrc" => ["15.0", "5.0", "-5.0", "-15.0"],
            "tesuji" => ["0.0"; 4],
            "aleague" => ["8.0", "4.0", "-4.0", "-8.0"],
            _ => ["20.0", "10.0", "-10.0", "-20.0"],
        };
        assert_eq!(uma, expected, "{id}");
    }
}
