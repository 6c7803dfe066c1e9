//! Claims, swap-calling, furiten, riichi: who may do what.
use super::*;
use rules::riichi::{Furiten, Situation, Yaku};

/// The kinds of the hand that may not be discarded, after South has called.
fn forbidden(scene: &Scene) -> String {
    let hand = scene.table.hand(seat('S'));
    let mut out: Vec<String> = Vec::new();
    for tile in hand.concealed_tiles() {
        let text = format!("\"{}\"", tile.kind());
        let refused = !scene.may('S', Action::Discard { tile, from: DiscardFrom::Hand });
        if refused && !out.contains(&text) {
            out.push(text);
        }
    }
    format!("[{}]", out.join(","))
}

fn called(id: RegulationId, hand: &str, claimed: &str, action: Action) -> String {
    let hands = [JUNK_EAST, hand, "", ""];
    let mut scene = setup(id, hands, claimed).deal();
    scene.offer(claimed).act('S', action);
    forbidden(&scene)
}

const JUNK_EAST: &str = "19m19p19s13456z1z";

#[test]
fn rr_032_to_rr_034_swap_calling() {
    let chow = |lowest: &str| Action::Chow { lowest: kind(lowest), reds: 0 };
    case("RR-032", |id| called(id, "56m477m234p55s789s", "4m", chow("4m")));
    case("RR-033", |id| called(id, "46p3577p22m456s88s", "5p", chow("4p")));
    case("RR-034", |id| called(id, "22z2z345m678p1199s", "2z", Action::Pung { reds: 0 }));
}

#[test]
fn rr_035_furiten_by_a_tile_that_was_claimed() {
    case("RR-035", |id| {
        let scene = |end: &str| {
            let hands = ["258m258p28s12344z", "33m345678p45s789s", "147m147p17s12345z", "66s147m147p12345z"];
            let draws = format!("6z9m6z6z7z1z7z7z6z6s7z2p9p9p{end}");
            let mut scene = setup(id, hands, &draws).deal();
            scene.discards(&["6z", "9m", "6z", "6z", "7z", "1z", "7z", "7z", "6z"]);
            scene.offer("6s").act('N', Action::Pung { reds: 0 }).discard("5z");
            scene.discards(&["7z", "2p", "9p", "9p"]);
            scene
        };
        let mut ron = scene("3s");
        ron.offer("3s");
        let may = ron.may('S', Action::Ron);
        let refusal = ron.table.lawful(ron.rules, seat('S'), Action::Ron).expect_err("furiten");
        assert!(refusal.play.contains(rules::riichi::Reason::FuritenOwnDiscard));
        let mut tsumo = scene("9p3s");
        tsumo.discard("9p");
        let own = tsumo.may('S', Action::SelfDraw);
        format!("{{\"reason\":\"furiten\",\"ron\":{may},\"tsumo_on_same_tile\":{own}}}")
    });
}

#[test]
fn rr_036_furiten_until_the_own_discard() {
    case("RR-036", |id| {
        let hands = ["99m6s147p147s1234z", "456m456p45s789m55z", "258m258p28s12344z", "356m369p39s12337z"];
        let mut scene = setup(id, hands, "6z6z3s9m7z6s").deal();
        scene.discards(&["6z", "6z"]).offer("3s");
        assert!(!scene.may('S', Action::Ron), "no yaku");
        scene.pass().offer("9m").act('E', Action::Pung { reds: 0 }).offer("6s");
        let second = scene.may('S', Action::Ron);
        scene.pass().discard("7z").offer("6s");
        let last = scene.may('S', Action::Ron);
        format!("{{\"ron_on_last\":{last},\"ron_on_second\":{second}}}")
    });
}

#[test]
fn rr_037_furiten_in_riichi() {
    case("RR-037", |id| {
        let hands = ["147m147p47s12345z", "258m258p58s12347z", "369m369p369s1234z", "123m456p789s1122s"];
        let mut scene = setup(id, hands, "6z6z6z5z1s7z7z7z9m2s9m1s").deal();
        scene.discards(&["6z", "6z", "6z"]).riichi("5z").pass();
        scene.offer("1s");
        assert!(scene.may('N', Action::Ron));
        scene.pass().discards(&["7z", "7z", "7z", "9m"]).offer("2s");
        let ron = scene.may('N', Action::Ron);
        scene.pass().discard("9m");
        let tsumo = scene.may('N', Action::SelfDraw);
        format!("{{\"ron_later\":{ron},\"tsumo_later\":{tsumo}}}")
    });
}

#[test]
fn rr_038_a_missed_kong() {
    case("RR-038", |id| {
        let hands = ["147p147s1234567z", "23m567p678s22345s", "44m258p258s12345z", "369p369s1234567z"];
        let mut scene = setup(id, hands, "4m9p9p9m4m").deal();
        scene.offer("4m");
        if scene.may('S', Action::Ron) {
            scene.act('S', Action::Pass);
        }
        scene.act('W', Action::Pung { reds: 0 }).discard("5z");
        scene.discards(&["9p", "9p", "9m"]);
        assert_eq!(scene.table.view(scene.rules, seat('S')).furiten, Furiten::None);
        scene.act('W', Action::AddedKong(kind("4m")));
        assert!(scene.may('S', Action::Ron));
        scene.pass();
        let added = scene.table.view(scene.rules, seat('S')).furiten == Furiten::Temporary;
        let hands = ["147p147s1234567z", "23m567p678s22345s", "444m258p28s12345z", "369p369s1234567z"];
        let mut scene = setup(id, hands, "9p9p4m").deal();
        scene.discards(&["9p", "9p"]).act('W', Action::ConcealedKong(kind("4m")));
        let concealed = scene.table.view(scene.rules, seat('S')).furiten == Furiten::Temporary;
        format!("{{\"case_a_temporary_furiten\":{added},\"case_b_temporary_furiten\":{concealed}}}")
    });
}

/// Whether a player may declare riichi now.
fn may_riichi(scene: &Scene, who: char) -> bool {
    scene.table.legal(seat(who)).iter().any(|a| matches!(a, Action::Riichi { .. }))
}

#[test]
fn rr_039_riichi_with_few_tiles_left() {
    let ready = "123m456p789s1122s";
    let others = ["258m258p58s12345z", "369m369p369s1234z", "147m258p36s4567z1z"];
    case("RR-039", |id| {
        // Who draws when so many are left.
        let left = [(4, 'S'), (3, 'W'), (1, 'E'), (0, 'S')];
        let may = left.map(|(live, who)| {
            let mut others = others.iter();
            let hands =
                ['E', 'S', 'W', 'N'].map(|l| if l == who { ready } else { others.next().expect("a hand") });
            let mut scene = setup(id, hands, "").deal();
            scene.down_to(live);
            assert_eq!((scene.turn(), scene.table.live_tiles()), (seat(who), live));
            may_riichi(&scene, who)
        });
        format!("[{},{},{},{}]", may[0], may[1], may[2], may[3])
    });
}

#[test]
fn rr_040_riichi_with_few_points() {
    case("RR-040", |id| {
        let may = [1000, 900, 0, -500].map(|points| {
            let hands = ["123m456p789s1122s", "258m258p58s12345z", JUNK[2], "147m258p36s4567z1z"];
            let scene = setup(id, hands, "5z").game(|game| game.scores[0] = points).deal();
            may_riichi(&scene, 'E')
        });
        format!("[{},{},{},{}]", may[0], may[1], may[2], may[3])
    });
}

#[test]
fn rr_057_several_want_a_tile() {
    let hands = ["147p147s1234567z", "56m258p258s12345z", "44m369p369s12345z", "23m567p678s22345s"];
    let pung = Action::Pung { reds: 0 };
    let chow = Action::Chow { lowest: kind("4m"), reds: 0 };
    case("RR-057", |id| {
        let offered = |hands: [&str; 4]| {
            let mut scene = setup(id, hands, "4m").deal();
            scene.offer("4m");
            scene
        };
        let taken =
            |scene: &Scene| match scene.last(|e| matches!(e, Event::Claimed { .. } | Event::Won { .. })) {
                Event::Claimed { seat, meld, .. } if meld.kind() == rules::meld::MeldKind::Chow => {
                    format!("{} chi", letter(seat))
                }
                Event::Claimed { seat, .. } => format!("{} pon", letter(seat)),
                Event::Won { seat, .. } => format!("{} ron", letter(seat)),
                _ => unreachable!(),
            };
        let pairs = [hands[0], hands[1], "369p369s1234567z", "44m25567p67s2345z"];
        let mut a = offered(pairs);
        a.act('S', chow).act('N', pung);
        let mut b = offered(hands);
        b.act('S', chow).act('W', pung).act('N', Action::Ron);
        let mut c = offered([hands[0], hands[1], "369p369s1234567z", "147p147s1234567z"]);
        c.act('S', chow);
        let west = ["147p147s1234567z", "258p258s1234567z", "56m369p369s12345z", "23m567p678s22345s"];
        let d = offered(west);
        let refusal = d.table.lawful(d.rules, seat('W'), chow).expect_err("not his");
        let left = refusal.play.contains(rules::riichi::Reason::ChowNotFromPrevious);
        let last = |east: &str, north: &str| {
            let hands = [east, "258p258s1234567z", "369p369s1234567z", north];
            let mut scene = setup(id, hands, "").last_tile("4m").deal();
            scene.down_to(0).offer("4m");
            scene
        };
        let e = last("147p147s1234567z", "44m25567p67s2345s");
        assert!(!e.may('N', pung));
        // The other tiles for which North waits never come.
        let mut f = last("1111444m7p7s1235z", "23m567p678s22345s");
        f.act('N', Action::Ron);
        let houtei = f.award('N').han_of(Yaku::Houtei).is_some();
        assert!(houtei && left && Situation::Houtei != Situation::Haitei);
        let (a, b, c, f) = (taken(&a), taken(&b), taken(&c), taken(&f));
        format!(
            "{{\"a\":\"{a}\",\"b\":\"{b}\",\"c\":\"{c}\",\"d\":\"not allowed (chi only from the left)\",\"e\":\"not allowed\",\"f\":\"{f}, houtei\"}}"
        )
    });
}
