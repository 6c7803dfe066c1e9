//! Short deals under every rule set, frozen: what a table came to wherever rule sets differ. With `UPDATE=1` the file is
//! written anew, to be read as a diff.
use super::ends::{dealer_wins, drawn, from, next_wins};
use super::*;
use rules::frame::riichi::{Game, Next};
use rules::riichi::Riichi;
use rules::seat::Wind;

const IDLE: [&str; 3] = ["258m289p28s12345z", "369m369p19s12345z", "147m147p17s12345z"];

/// A hand's value, or why it is none.
fn value(scene: &mut Scene, who: char, action: Action) -> String {
    if !scene.may(who, action) {
        let refusal = scene.table.lawful(scene.rules, seat(who), action).expect_err("it is not offered");
        return format!("refused: {refusal}");
    }
    scene.act(who, action).pass();
    let award = scene.award(who);
    let yaku: Vec<String> =
        award.lines.iter().map(|line| format!("{}:{}", line.yaku.id(), line.han)).collect();
    format!(
        "{} fu {} = {:?} {}",
        yaku.join(" "),
        award.fu.rounded,
        won(scene),
        scene.table.indicators().count()
    )
}

/// South's hand after a go-around of honours, South's next draw, and whether riichi is declared before.
fn later(id: RegulationId, hand: &str, draw: &str) -> Scene {
    let hands = [IDLE[0], hand, IDLE[1], IDLE[2]];
    let mut scene = setup(id, hands, &format!("6z6z6z6z7z{draw}")).indicators("9m").under("9p").deal();
    scene.discards(&["6z", "6z", "6z", "6z", "7z"]);
    scene
}

/// South declares riichi in his second turn; West discards the tile at once, or after South's next discard.
fn after_riichi(id: RegulationId, under: &str, draws: &str, discards: &[&str], last: &str) -> Scene {
    let hands = [IDLE[0], "22334m567p678s55p", IDLE[1], IDLE[2]];
    let mut scene = setup(id, hands, &format!("6z6z6z6z7z7z{draws}")).indicators("9m").under(under).deal();
    scene.discards(&["6z", "6z", "6z", "6z", "7z"]).riichi("7z").pass();
    scene.discards(discards).offer(last);
    scene
}

fn values(id: RegulationId, out: &mut Vec<(&'static str, String)>) {
    let mut say = |name, text: String| out.push((name, text));
    let hands = ["147m147p147s1234z", "77z24689m135p468s", JUNK[1], "23m567p678s22345s"];
    let mut renhou = setup(id, hands, "7z4m4m").deal();
    renhou.discard("7z").discard("9m").offer("4m");
    say("renhou", value(&mut renhou, 'N', Action::Ron));
    let others = ["258m258p258s2344z", "369m369p369s344z8m", "147m147p147s233z8s"];
    let hands = [others[0], "555666777111z2z", others[1], others[2]];
    let mut sum = setup(id, hands, "9m9p9s9m9p2z").deal();
    sum.discards(&["9m", "9p", "9s", "9m", "9p"]);
    say("three yakuman", value(&mut sum, 'S', Action::SelfDraw));
    let mut pinfu = later(id, "22334m567p678s55p", "4m");
    say("pinfu and self-draw", value(&mut pinfu, 'S', Action::SelfDraw));
    let mut green = later(id, "2233334466688s", "8s");
    say("green without the dragon", value(&mut green, 'S', Action::SelfDraw));
    let mut counted = later(id, "2233445566778m", "8m");
    say("many han", value(&mut counted, 'S', Action::SelfDraw));
    let mut ippatsu = after_riichi(id, "3m", "4m", &[], "4m");
    say("at once after riichi", value(&mut ippatsu, 'S', Action::Ron));
    let mut rounded = after_riichi(id, "9p", "7z7z5z9s4m", &["7z", "7z", "5z", "9s"], "4m");
    say("a go-around after riichi", value(&mut rounded, 'S', Action::Ron));
    let wind = ["123m456p222s46s11z", IDLE[0], IDLE[1], "147m147p17s23457z"];
    let mut wind = setup(id, wind, "6z6z6z6z5s").indicators("9m").deal();
    wind.discards(&["6z", "6z", "6z", "6z"]);
    say("the pair of East in the East round", value(&mut wind, 'E', Action::SelfDraw));
    let rinshan = ["2222s444p23m789m1p", "258m258p89s12345z", IDLE[1], "147m147p17s12347z"];
    let mut rinshan = setup(id, rinshan, "1p").replacements("4m").indicators("9m1m").deal();
    rinshan.act('E', Action::ConcealedKong(kind("2s")));
    say("after a concealed kong", value(&mut rinshan, 'E', Action::SelfDraw));
    let open = [IDLE[0], "34m567p678s2234s9p", IDLE[1], IDLE[2]];
    let mut open = setup(id, open, "5m5s").indicators("9m").deal();
    open.offer("5m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 }).discard("9p").offer("5s");
    say("an open hand of simples", value(&mut open, 'S', Action::Ron));
}

const PUNG: Action = Action::Pung { reds: 0 };

fn liable(id: RegulationId, out: &mut Vec<(&'static str, String)>) {
    let hands = ["147p147s1234567z", "258p258s1234567z", "369p369s1234567z", "1111m2222m3333m4m"];
    let mut scene = setup(id, hands, "9s9s9s4m4m8p8p8s5m").replacements("4m5m9p9p").deal();
    scene.discards(&["9s", "9s", "9s"]);
    for text in ["1m", "2m", "3m"] {
        scene.act('N', Action::ConcealedKong(kind(text)));
    }
    scene.discard("9p").offer("4m").act('N', Action::ClaimedKong).discard("9p");
    scene.discards(&["8p", "8p", "8s"]);
    out.push(("three concealed kongs and a fed one", value(&mut scene, 'N', Action::SelfDraw)));
    let hands = ["147m147p1478s234z", "5566771112z456s", "258m258p28s34444z", "369m369p369s123z"];
    let hands = [hands[0], hands[1], "258m258p28s3344z9m", "369m369p369s234z8m"];
    let mut scene = setup(id, hands, "5z9m6z7z9m9s9p2z").deal();
    scene.offer("5z").act('S', PUNG).discard("4s");
    scene.discard("9m").offer("6z").act('S', PUNG).discard("5s");
    scene.offer("7z").act('S', PUNG).discard("6s").discard("9m").discards(&["9s", "9p"]);
    out.push(("dragons and honours", value(&mut scene, 'S', Action::SelfDraw)));
}

fn calls(id: RegulationId, out: &mut Vec<(&'static str, String)>) {
    let mut say = |name, text: String| out.push((name, text));
    let plan = Table::plan(rules(id));
    let reds = rules::tile::Suit::ALL.map(|suit| plan.reds(suit));
    say("start", format!("{:?} red fives {reds:?}", Game::start(rules(id)).scores));
    let hands = ["3335666s555777z", "147m147p12z469s46p", "258m258p12z89s36z1z", "369m369p12z89s4z9p"];
    let mut kong = setup(id, hands, "1m8p8p8p3s").deal();
    kong.riichi("1m").pass().discards(&["8p", "8p", "8p"]);
    say("a kong in riichi beside a five", kong.may('E', Action::ConcealedKong(kind("3s"))).to_string());
    let hands = ["2222z23m456p789s1s", "119m19p19s134567z", "23m567p678s22345s", "369m369p369s134z5z"];
    let mut robbed = setup(id, hands, "9p").deal();
    robbed.act('E', Action::ConcealedKong(kind("2z")));
    say("a concealed kong robbed", robbed.may('S', Action::Ron).to_string());
    let claimed = ["555z111s23m456p99p", JUNK[1], JUNK[2], "147m147p47s1234z5z"];
    let mut two = setup(id, claimed, "9m9p9m").replacements("1s9m").indicators("1m1m1m").deal();
    two.discards(&["9m", "9p", "9m"]).offer("5z").act('E', Action::ClaimedKong);
    let mut open = vec![two.table.indicators().count()];
    two.act('E', Action::ConcealedKong(kind("1s")));
    open.push(two.table.indicators().count());
    two.offer("9m");
    open.push(two.table.indicators().count());
    say("indicators of a claimed kong, a concealed one and the discard", format!("{open:?}"));
    let tenpai = |how: Riichi| {
        let hands = ["123m456p789s1122s", "258m258p58s12345z", JUNK[2], "147m258p36s4567z1z"];
        let mut scene = setup(id, hands, "6z").deal();
        if how == Riichi::Double {
            scene.riichi("6z").pass()
        } else {
            scene.discard("6z")
        };
        while matches!(scene.table.phase(), Phase::Turn { .. }) {
            idle(&mut scene);
        }
        assert_eq!(scene.table.view(scene.rules, seat('E')).riichi[0], how);
        scene.may('E', Action::HideTenpai)
    };
    say("tenpai hidden, and after riichi", format!("{} {}", tenpai(Riichi::None), tenpai(Riichi::Double)));
    let gone = |own: &str, draw: &str| {
        let others = ["28m26p28s12345z9s6z", "69m369p36s12345z9p", "7m26p25s1234567z7z"];
        setup(id, [own, others[0], others[1], others[2]], draw).replacements("9m")
    };
    let mut own = gone("1111m444p777s999s", "9m").deal();
    play_out(&mut own);
    say("a wait on four own tiles", format!("{:?}", own.end().0));
    let mut kong = gone("8888p79p123m789m3s", "3s").deal();
    kong.act('E', Action::ConcealedKong(kind("8p"))).discard("9m");
    play_out(&mut kong);
    say("a wait on an own kong", format!("{:?}", kong.end().0));
}

fn word(scene: &Scene) -> String {
    if let Next::End(reason) = scene.next() {
        return format!("end ({reason:?})");
    }
    let game = scene.table.game();
    format!("{:?} of seat {}, honba {}", game.prevailing, game.dealer.index(), game.honba)
}

fn ends(id: RegulationId, out: &mut Vec<(&'static str, String)>) {
    let start = Game::start(rules(id));
    let at = |prevailing, dealer| Game { prevailing, dealer: seat(dealer), ..start };
    let south = at(Wind::South, 'N');
    let west = at(Wind::West, 'S');
    let own = |points, game| word(&from(points, game, |game| dealer_wins(id, game)));
    let next = |points, game| word(&from(points, game, |game| next_wins(id, game)));
    let lost = |points, game: Game, tenpai: &'static str| {
        word(&from(points, game, |game| drawn(id, tenpai, |g| *g = game)))
    };
    let mut say = |name, text: String| out.push((name, text));
    say("the last dealer wins and leads", own([29000, 24800, 15000, 31200], south));
    say("the last dealer wins and does not lead", own([33000, 20800, 15000, 31200], south));
    say("the last dealer is tenpai and leads", lost([29000, 22000, 15000, 34000], south, "N"));
    say("the last dealer is noten, somebody has 30000", lost([30000, 28000, 20000, 22000], south, ""));
    say("the last dealer is noten, the best has 29900", lost([29900, 28100, 20000, 22000], south, ""));
    say("the last dealer is noten, the best has 30100", lost([30100, 27900, 20000, 22000], south, ""));
    say("below zero", next([50100, 30000, -100, 20000], at(Wind::East, 'W')));
    say("at zero", next([50000, 30000, 0, 20000], at(Wind::East, 'W')));
    say("after the last deal of East", lost([40000, 20000, 20000, 20000], at(Wind::East, 'N'), ""));
    say("West, the dealer wins with 30000 and leads", own([20000, 40000, 20000, 20000], west));
    say("West, the dealer wins with 30000 and does not lead", own([41000, 31000, 14000, 14000], west));
    let s = start.scores[0];
    let finals: [([i32; 4], u16); 7] = [
        ([s + 10300, s + 2400, s - 5400, s - 7300], 0),
        ([s + 10300, s - 2400, s - 500, s - 7400], 0),
        ([s + 1000, s + 2000, s + 3000, s - 6000], 0),
        ([s + 5000, s + 5000, s - 5000, s - 7000], 2),
        ([s + 5000, s - 1000, s - 1000, s - 4000], 1),
        ([s, s, s, s], 0),
        ([s - 1000, s - 1000, s - 2000, s - 1000], 5),
    ];
    for (scores, bets) in finals {
        let done = Game { scores, bets, ..start }.finish(rules(id));
        let places = done.players.each_ref().map(|p| (p.place.first, p.place.last));
        let totals = done.players.each_ref().map(|p| (p.points, p.total().twelfths()));
        say("a result", format!("{places:?} {totals:?} left {}", done.unassigned));
    }
}

#[test]
fn what_a_table_comes_to_is_frozen() {
    let mut lines = Vec::new();
    for id in RegulationId::ALL.into_iter().filter(|id| id.riichi().is_some()) {
        let mut out = Vec::new();
        calls(id, &mut out);
        values(id, &mut out);
        liable(id, &mut out);
        ends(id, &mut out);
        for (name, line) in out {
            lines.push(format!("{} {name}: {line}", id.id()));
        }
    }
    frozen("tests/riichi/cases/probes.txt", &lines);
}
