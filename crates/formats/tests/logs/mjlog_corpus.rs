//! Every real mjlog game is read, played again without a contradiction, and gives the facts of its own results.
use crate::common::{corpus, mjlog_games};
use reglament_formats::record::{Deal, LogYaku, Outcome, Win};
use reglament_formats::walk::{DealFacts, Riichi, WinBy, WinFacts, walk};
use rules::meld::MeldKind;
use rules::tile::{KindSet, Tile};
use serde_json::Value;
use std::collections::HashMap;

#[test]
fn every_deal_is_consistent_and_its_facts_explain_the_recorded_yaku() {
    let games = mjlog_games();
    let (mut deals, mut wins, mut draws) = (0, 0, 0);
    for (id, game) in games {
        for (number, deal) in game.deals.iter().enumerate() {
            let place = format!("{id} deal {number}");
            deals += 1;
            match (walk(deal).unwrap_or_else(|e| panic!("{id}: {e}")), deal.outcome.as_ref().unwrap()) {
                (DealFacts::Wins(facts), Outcome::Wins(records)) => {
                    assert_eq!(facts.len(), records.len(), "{place}");
                    let mut scores = facts[0].scores;
                    for (facts, win) in facts.iter().zip(records) {
                        wins += 1;
                        compare(&place, facts, win);
                        assert_eq!(win.change.before, scores, "{place}");
                        scores = std::array::from_fn(|i| scores[i] + win.change.delta[i]);
                    }
                }
                (DealFacts::Draw(facts), Outcome::Draw(record)) => {
                    draws += 1;
                    assert_eq!(facts.scores, record.change.before, "{place}");
                    for (player, shown) in facts.players.iter().zip(record.shown.as_ref().unwrap()) {
                        if let Some(shown) = shown {
                            let mut shown = shown.clone();
                            shown.sort_unstable_by_key(|t| (t.kind(), !t.is_red()));
                            assert!(player.hand.concealed_tiles().eq(shown), "{place}");
                        }
                    }
                }
                _ => panic!("{place}: another kind of end"),
            }
            follows(&place, deal, game.deals.get(number + 1));
        }
    }
    println!("mjlog: {} games, {deals} deals, {wins} wins, {draws} draws", games.len());
}

/// The facts and the yaku that Tenhou wrote down say the same.
fn compare(place: &str, facts: &WinFacts, win: &Win) {
    let recorded = &win.value;
    if recorded.yakuman.is_empty() {
        let han = |yaku| recorded.yaku.iter().find(|(y, _)| *y == yaku).map_or(0, |(_, han)| *han);
        let says = |yaku, fact| assert_eq!(han(yaku) > 0, fact, "{place} {yaku:?}");
        let replaced = matches!(facts.by, WinBy::Replacement { .. });
        says(LogYaku::Riichi, facts.riichi == Riichi::Single);
        says(LogYaku::DoubleRiichi, facts.riichi == Riichi::Double);
        says(LogYaku::Ippatsu, facts.ippatsu);
        says(LogYaku::MenzenTsumo, facts.is_self_draw() && facts.hand.is_concealed());
        says(LogYaku::Rinshan, replaced);
        says(LogYaku::Chankan, matches!(facts.by, WinBy::RobbedKong { .. }));
        says(LogYaku::Haitei, facts.is_last_tile() && facts.is_self_draw() && !replaced);
        says(LogYaku::Houtei, facts.is_last_tile() && matches!(facts.by, WinBy::Discard { .. }));
        let all = facts.hand.all_tiles().unwrap();
        let hits =
            |indicators: &[Tile]| indicators.iter().map(|t| all.get(t.kind().after_indicator())).sum::<u8>();
        assert_eq!(han(LogYaku::Dora), hits(&facts.indicators), "{place}");
        assert_eq!(han(LogYaku::UraDora), hits(facts.ura.as_ref().unwrap()), "{place}");
        assert_eq!(u32::from(han(LogYaku::AkaDora)), facts.hand.red_count(), "{place}");
        let ura = if facts.riichi == Riichi::None { 0 } else { facts.indicators.len() };
        assert_eq!(facts.ura.as_ref().unwrap().len(), ura, "{place}");
    } else {
        // A list of yakuman leaves all else out.
        let first =
            recorded.yakuman.contains(&LogYaku::Tenhou) || recorded.yakuman.contains(&LogYaku::Chiihou);
        assert_eq!(facts.first_turn && facts.is_self_draw(), first, "{place}");
    }
    let gain = win.change.delta[facts.winner.index()];
    let extra = 300 * i32::from(facts.honba) + 1000 * i32::from(facts.sticks);
    assert_eq!(gain, recorded.points.unwrap() + extra, "{place}");
    // Nobody wins on a tile that furiten forbids.
    if !facts.is_self_draw() {
        assert!(!facts.discarded.contains(facts.tile.kind()), "{place}");
        assert!(!facts.passed.contains(facts.tile.kind()), "{place}");
    }
    if let Some(liable) = win.liable {
        assert!([facts.fed.dragons, facts.fed.winds, facts.fed.kongs].contains(&Some(liable)), "{place}");
    }
}

/// The next deal starts with the points, honba and sticks that this one leaves (a cut game may skip some).
fn follows(place: &str, deal: &Deal, next: Option<&Deal>) {
    let Some(next) = next.filter(|n| n.index <= deal.index + 1) else { return };
    assert_eq!(deal.scores_after(), Some(next.scores), "{place}");
}

#[test]
fn every_win_is_the_one_of_the_win_records() {
    let Some(text) = corpus("riichi-logs/tenhou-wins.jsonl.gz") else { return };
    let mut records: HashMap<String, Value> = HashMap::new();
    for line in text.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        records.insert(record["id"].as_str().unwrap().to_owned(), record);
    }
    let mut seen = 0;
    for (id, game) in mjlog_games() {
        for (number, deal) in game.deals.iter().enumerate() {
            let DealFacts::Wins(facts) = walk(deal).unwrap() else { continue };
            for (n, facts) in facts.iter().enumerate() {
                let id = format!("{id}-{number:02}-{n}");
                same_win(&id, facts, records.get(&id).unwrap_or_else(|| panic!("{id} has no record")));
                seen += 1;
            }
        }
    }
    assert_eq!(seen, records.len());
    println!("win records: {seen} equal");
}

fn same_win(id: &str, facts: &WinFacts, record: &Value) {
    let text = |tiles: &mut dyn Iterator<Item = Tile>| {
        let mut tiles: Vec<String> = tiles.map(|t| t.to_string()).collect();
        tiles.sort_unstable();
        tiles.concat()
    };
    let mpsz = |value: &Value| text(&mut crate::common::tiles(value.as_str().unwrap()).into_iter());
    let list = |value: &Value| value.as_array().unwrap().iter().map(mpsz).collect::<Vec<_>>();
    let turned = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(text(&mut facts.hand.concealed_tiles()), mpsz(&record["closed"]), "{id}");
    assert_eq!(facts.tile.to_string(), record["win"].as_str().unwrap(), "{id}");
    assert_eq!(facts.is_self_draw(), record["tsumo"], "{id}");
    assert_eq!(facts.seat_wind().letter().to_string(), record["seat"], "{id}");
    assert_eq!(facts.prevailing.letter().to_string(), record["wind"], "{id}");
    assert_eq!(turned(&facts.indicators), list(&record["dora"]), "{id}");
    assert_eq!(turned(facts.ura.as_ref().unwrap()), list(&record["ura"]), "{id}");
    // The records repeat honba for the second winner, who does not get it.
    if id.ends_with("-0") {
        assert_eq!(u64::from(facts.honba), record["honba"], "{id}");
    }
    let melds = record["melds"].as_array().unwrap();
    assert_eq!(facts.hand.melds.len(), melds.len(), "{id}");
    let mut known: Vec<(String, KindSet, u8)> = Vec::new();
    for meld in melds {
        let tiles = crate::common::tiles(meld[1].as_str().unwrap());
        let reds = tiles.iter().filter(|t| t.is_red()).count() as u8;
        known.push((meld[0].as_str().unwrap().to_owned(), tiles.iter().map(|t| t.kind()).collect(), reds));
    }
    for meld in &facts.hand.melds {
        let name = match meld.kind() {
            MeldKind::Chow => "chi",
            MeldKind::Pung => "pon",
            MeldKind::ClaimedKong => "minkan",
            MeldKind::AddedKong => "kakan",
            MeldKind::ConcealedKong => "ankan",
        };
        let this = (name.to_owned(), meld.group().tiles().collect(), meld.reds());
        assert!(known.contains(&this), "{id} {this:?} {known:?}");
    }
    let flags = record["flags"].as_array().unwrap();
    let says = |flag: &str, fact: bool| assert_eq!(flags.iter().any(|f| f == flag), fact, "{id} {flag}");
    says("riichi", facts.riichi == Riichi::Single);
    says("double_riichi", facts.riichi == Riichi::Double);
    if facts_hidden_by_yakuman(record) {
        return;
    }
    says("ippatsu", facts.ippatsu);
    says("rinshan", matches!(facts.by, WinBy::Replacement { .. }));
    says("chankan", matches!(facts.by, WinBy::RobbedKong { .. }));
}

/// A list of yakuman names nothing else, and the records took their flags from the lists.
fn facts_hidden_by_yakuman(record: &Value) -> bool {
    record["expect"]["yakuman"].as_array().is_some_and(|list| !list.is_empty())
}
