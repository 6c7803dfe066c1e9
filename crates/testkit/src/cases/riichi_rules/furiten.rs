//! Furiten: a ron that is asked for, and events one after another.
use crate::cases::read::{self, DEALER, Read, kind, only};
use crate::cases::text;
use rules::hand::Hand;
use rules::riichi::{
    Furiten, Offered, Reason, RiichiRules, Unlawful, Waiting, Win, WinContext, check_ron, value,
};
use rules::seat::Wind;
use rules::tile::{KindSet, Tile, TileKind};
use serde_json::{Value, json};

/// Where a case names no hand: it waits for 3s and 6s, and nothing in it is a pung.
const HAND: &str = "33m345678p45s789s";

pub(super) fn ron_allowed(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["closed", "discarded_now", "melds", "own_discard_claimed", "own_discards"])?;
    let hand = read::hand(text(input, "closed"), read::words(input, "melds"))?;
    // Claimed by another player or not, it was discarded.
    let mut pool = read::kind_set(&read::words(input, "own_discards").concat())?;
    pool = pool.union(read::kind_set(&read::words(input, "own_discard_claimed").concat())?);
    let tile = kind(text(input, "discarded_now"))?;
    let ron = check_ron(rules, Waiting::of(&hand), pool, Furiten::None, Offered::Discard(tile));
    Ok(json!({
        "ron": ron.is_ok(),
        "reason": ron.err().map(reason),
        "tsumo_on_same_tile": self_draw(rules, &hand, tile),
    }))
}

fn reason(no: Unlawful) -> String {
    let furiten = [Reason::FuritenOwnDiscard, Reason::FuritenTemporary, Reason::FuritenRiichi];
    if no.reasons().all(|r| furiten.contains(&r)) { "furiten".into() } else { no.to_string() }
}

/// Whether the hand wins when its player draws this tile: no furiten is asked about there.
fn self_draw(rules: &RiichiRules, hand: &Hand, tile: TileKind) -> bool {
    let (mut hand, win) = (hand.clone(), Tile::plain(tile));
    hand.add(win);
    value(rules, &hand, win, &WinContext::new(DEALER, DEALER, Wind::East, Win::SelfDraw)).is_ok()
}

pub(super) fn timeline(rules: &RiichiRules, input: &Value) -> Read<Value> {
    if input.get("case_a").is_some() {
        return missed_kongs(rules, input);
    }
    only(input, &["events"])?;
    let mut seen = Timeline::new(rules)?;
    for event in read::words(input, "events") {
        seen.event(event)?;
    }
    let at = |n: usize| seen.rons.get(n).map(|r| json!(r));
    let last = seen.rons.last().map(|r| json!(r));
    Ok(json!({
        "ron_on_second": at(1),
        "ron_on_last": last,
        "ron_later": last,
        "tsumo_later": seen.self_draw,
    }))
}

/// One player while others discard.
struct Timeline<'r> {
    rules: &'r RiichiRules,
    hand: Hand,
    waiting: Waiting,
    furiten: Furiten,
    /// Whether each completing tile in turn could have been won on.
    rons: Vec<bool>,
    self_draw: Option<bool>,
}

impl<'r> Timeline<'r> {
    fn new(rules: &'r RiichiRules) -> Read<Self> {
        let hand = read::hand(HAND, [])?;
        let waiting = Waiting::of(&hand);
        Ok(Self { rules, hand, waiting, furiten: Furiten::None, rons: Vec::new(), self_draw: None })
    }

    fn event(&mut self, event: &str) -> Read<()> {
        let winning = kind("3s")?;
        match event {
            "riichi accepted" => self.furiten = self.furiten.riichi(),
            // The draw itself changes nothing; the discard after it does.
            "own draw" => {}
            "own draw and discard" | "own discard of a non-winning tile" => {
                self.furiten = self.furiten.own_discard();
            }
            "own draw of a winning tile" => self.self_draw = Some(self_draw(self.rules, &self.hand, winning)),
            _ => {
                let what = event.split_once(' ').filter(|(seat, _)| read::seat(seat).is_ok());
                let (_, told) = what
                    .and_then(|(_, what)| what.rsplit_once("discards "))
                    .ok_or_else(|| format!("unknown event: {event}"))?;
                let told = told.strip_suffix(", not declared").unwrap_or(told);
                let (word, completes) = match told.split_once(" (completes the hand") {
                    Some((word, _)) => (word, true),
                    None => (told, told == "a winning tile"),
                };
                let tile = if word == "a winning tile" { winning } else { kind(word)? };
                self.discarded(tile, completes)?;
            }
        }
        Ok(())
    }

    /// Another player discards; whoever is asked about lets it pass if the play goes on.
    fn discarded(&mut self, tile: TileKind, completes: bool) -> Read<()> {
        // The last event of RR-036 does not say again that its 6s completes the hand.
        if completes && !self.waiting.kinds.contains(tile) {
            return Err(format!("{tile} does not complete {HAND}"));
        }
        let offered = Offered::Discard(tile);
        if self.waiting.kinds.contains(tile) {
            let ron = check_ron(self.rules, self.waiting, KindSet::EMPTY, self.furiten, offered);
            self.rons.push(ron.is_ok());
        }
        self.furiten = self.furiten.missed(self.rules, self.waiting, offered);
        Ok(())
    }
}

fn missed_kongs(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["case_a", "case_b"])?;
    let waiting = Waiting::of(&read::hand(HAND, [])?);
    let temporary = |field: &str| {
        let tile = kind("3s")?;
        let offered = match text(input, field) {
            "opponent adds the winning tile to a pung, not declared" => Offered::AddedKong(tile),
            "opponent declares a concealed kan of the winning tile, hand is not thirteen orphans" => {
                Offered::ConcealedKong(tile)
            }
            other => return Err(format!("unknown case: {other}")),
        };
        Ok(Furiten::None.missed(rules, waiting, offered) == Furiten::Temporary)
    };
    Ok(json!({
        "case_a_temporary_furiten": temporary("case_a")?,
        "case_b_temporary_furiten": temporary("case_b")?,
    }))
}
