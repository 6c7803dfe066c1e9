//! Short ways to write hands, circumstances and deals.
//!
//! `[B222] [C7777] (D9999) [D234] B11 RdRdRd {Fl1} + C7 wall` is a hand with an open pung, an open kong, a closed
//! kong and an open chow declared, its standing tiles, a flower, and the winning tile from the wall. Words after the
//! tile: `wall`, `free`, `discard`, `robbed`, `robbed-closed`; `seat=W`, `round=S`; `heaven`, `earth`, `original`,
//! `uncalled`, `early-call`, `lost`, `drawing`; `last`; `kongs=2`. Seat South and round East unless told.
use reglament_rules::classical::*;
use reglament_rules::clause::{Basis, ClauseId, Decision, DecisionList, Register};
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::regulation::RegulationId;
use reglament_rules::seat::{Seat, Wind};
use reglament_rules::tile::{Bonus, Suit, TileKind};

pub(crate) const EAST: Seat = Seat::ALL[0];
pub(crate) const SOUTH: Seat = Seat::ALL[1];
pub(crate) const WEST: Seat = Seat::ALL[2];
pub(crate) const NORTH: Seat = Seat::ALL[3];
pub(crate) const ON_TIME: [Lateness; 4] = [Lateness::OnTime; 4];

/// The Gambler tournament, as the run is asked to have it.
pub(crate) fn rules() -> &'static ClassicalRules {
    testkit::law::classical(RegulationId::Gambler)
}

/// The same with other answers.
pub(crate) fn patched(answers: &[(&str, &str)]) -> ClassicalRules {
    let mut out = rules().clone();
    for (key, answer) in answers {
        let spec = ClassicalRules::OPTIONS.iter().find(|o| o.key == *key).expect(key);
        let value = spec.answers.parse(answer).expect(answer);
        spec.set(&mut out, value, Basis::Patch(7)).unwrap();
    }
    out
}

pub(crate) fn clause(id: &str) -> Basis {
    Basis::Clause(ClauseId::find(Register::Gambler, id).expect(id))
}

pub(crate) fn decision(number: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Gambler, number))
}

/// Tiles such as `B123` or `RdRdWw`.
pub(crate) fn tiles(word: &str) -> Vec<TileKind> {
    const HONOURS: [&str; 7] = ["Ew", "Sw", "Ww", "Nw", "Wd", "Gd", "Rd"];
    let (mut out, mut rest, mut suit) = (Vec::new(), word, None);
    while let Some(first) = rest.chars().next() {
        if let Some(i) = HONOURS.iter().position(|h| rest.starts_with(h)) {
            out.push(TileKind::new(27 + i as u8).unwrap());
            rest = &rest[2..];
            continue;
        }
        match first {
            'B' => suit = Some(Suit::Bamboo),
            'C' => suit = Some(Suit::Characters),
            'D' => suit = Some(Suit::Dots),
            _ => {
                let rank = first.to_digit(10).unwrap_or_else(|| panic!("no tile in {word}")) as u8;
                out.push(TileKind::number(suit.unwrap(), rank).unwrap());
            }
        }
        rest = &rest[1..];
    }
    out
}

pub(crate) fn tile(word: &str) -> TileKind {
    tiles(word)[0]
}

fn meld(word: &str, kong: MeldKind) -> Meld {
    let tiles = tiles(word);
    match tiles[..] {
        [a, b, _] if a != b => Meld::chow(a, 0).unwrap(),
        [a, _, _] => Meld::pung(a, None),
        [a, _, _, _] => Meld::kong(kong, a, None).unwrap(),
        _ => panic!("no meld {word}"),
    }
}

/// A hand without a winning tile.
pub(crate) fn hand(text: &str) -> Hand {
    let mut out = Hand::default();
    for word in text.split_whitespace() {
        let inner = &word[1..word.len() - 1];
        match word.chars().next().unwrap() {
            '[' => out.melds.push(meld(inner, MeldKind::ClaimedKong)),
            '<' => out.melds.push(meld(inner, MeldKind::AddedKong)),
            '(' => out.melds.push(meld(inner, MeldKind::ConcealedKong)),
            '{' => {
                for bonus in inner.split(',') {
                    let number = bonus[2..].parse().unwrap();
                    let tile =
                        if bonus.starts_with("Fl") { Bonus::flower(number) } else { Bonus::season(number) };
                    assert!(out.bonus.insert(tile.unwrap()));
                }
            }
            _ => tiles(word).into_iter().for_each(|t| out.concealed.add(t)),
        }
    }
    out
}

fn wind(word: &str) -> Wind {
    Wind::ALL["ESWN".find(word).unwrap()]
}

/// A hand with its winning tile and circumstances.
pub(crate) fn mahjong(text: &str) -> (Hand, TileKind, WinContext) {
    let (before, after) = text.split_once('+').expect("a winning tile");
    let mut hand = hand(before);
    let mut words = after.split_whitespace();
    let win = tile(words.next().unwrap());
    hand.concealed.add(win);
    let mut ctx = WinContext::new(EAST, SOUTH, Wind::East, Source::Wall);
    let mut source = "wall";
    for word in words {
        match word.split_once('=') {
            Some(("seat", seat)) => ctx.winner = Seat::of_wind(wind(seat), EAST),
            Some(("round", round)) => ctx.prevailing = wind(round),
            Some(("kongs", kongs)) => ctx.kongs_this_turn = kongs.parse().unwrap(),
            _ => match word {
                "heaven" => ctx.opening = Opening::Heaven,
                "earth" => {
                    (ctx.opening, ctx.call) = (Opening::Earth, Call::Original);
                }
                "original" => ctx.call = Call::Original,
                "uncalled" => ctx.call = Call::None,
                "early-call" => ctx.call = Call::BeforeDiscard,
                "lost" => ctx.right = Right::Lost,
                "drawing" => ctx.right = Right::DrawingMissingTile,
                "last" => ctx.wall_tile = WallTile::Last,
                other => source = other,
            },
        }
    }
    let other = if ctx.winner == EAST { SOUTH } else { EAST };
    ctx.source = match source {
        "wall" => Source::Wall,
        "free" => Source::Free,
        "discard" => Source::Discard(other),
        "robbed" => Source::AddedKong(other),
        "robbed-closed" => Source::ClosedKong(other),
        other => panic!("no source {other}"),
    };
    (hand, win, ctx)
}

/// A Mahjong that may be declared.
pub(crate) fn award(text: &str) -> Award {
    let (hand, win, ctx) = mahjong(text);
    value(rules(), &hand, win, &ctx).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// A complete hand, whether or not it may be declared.
pub(crate) fn appraised(text: &str) -> Award {
    let (hand, win, ctx) = mahjong(text);
    appraise(rules(), &hand, win, &ctx).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The reasons for which a Mahjong is refused.
pub(crate) fn refused(text: &str) -> Refusals {
    let (hand, win, ctx) = mahjong(text);
    value(rules(), &hand, win, &ctx).expect_err(text)
}

/// Asserts that the Mahjong is refused for this reason alone, by this clause.
pub(crate) fn refused_by(text: &str, kind: RefusalKind, basis: Basis) {
    let found: Vec<Refusal> = refused(text).cited(rules()).collect();
    assert_eq!(found, [Refusal { kind, basis: Some(basis) }], "{text}");
}

/// The ordinary count of a Mahjong that may be declared.
pub(crate) fn count(text: &str) -> Count {
    award(text).ordinary.expect(text)
}

/// The hand of a player without Mahjong; seat and round as two letters.
pub(crate) fn loser(text: &str, winds: &str) -> Count {
    count_hand(rules(), &hand(text), wind(&winds[..1]), wind(&winds[1..]))
}

/// Asserts that the count has these points of one entry in so many lines, each citing the clause.
pub(crate) fn has_points(count: &Count, kind: PointKind, points: &[i32], basis: Basis) {
    let found: Vec<_> = count.lines.iter().filter(|l| l.kind == kind).collect();
    assert_eq!(found.iter().map(|l| l.points).collect::<Vec<_>>(), points, "{count:?}");
    assert!(found.iter().all(|l| l.basis == basis), "{found:?}");
}

/// Asserts how often a double counts, and its clause.
pub(crate) fn doubles(count: &Count, double: Double, times: u8, basis: Basis) {
    let line = count.doubles.iter().find(|d| d.double == double).unwrap_or_else(|| panic!("{count:?}"));
    assert_eq!((line.times, line.basis), (times, basis));
}

/// Asserts that the award has this limit hand with this value and clause, and is worth it.
pub(crate) fn is_limit(text: &str, hand: LimitHand, points: i32, basis: Basis) {
    let award = award(text);
    let line = award.limit_hands.iter().find(|l| l.hand == hand).unwrap_or_else(|| panic!("{award:?}"));
    assert_eq!((line.points, line.basis), (points, basis), "{text}");
    assert_eq!(award.points, points, "{text}");
}

/// Asserts that the tiles are no Mahjong, or one without this limit hand.
pub(crate) fn is_not(text: &str, limit: LimitHand) {
    let (hand, win, ctx) = mahjong(text);
    if let Ok(award) = appraise(rules(), &hand, win, &ctx) {
        assert!(!award.has(limit), "{text}: {:?}", award.limit_hands);
    }
}

/// A deal of a qualifying round with this number.
pub(crate) fn deal(number: u8) -> Deal {
    let prevailing = reglament_rules::clause::Answer { value: Wind::East, basis: clause("4.1.6") };
    Deal { stage: Stage::Qualifying, number, dealer: EAST, prevailing }
}

/// A Mahjong on a discard of the next player, with the values of the hands.
pub(crate) fn won(winner: Seat, values: [i32; 4]) -> DealResult {
    DealResult::new(DealEnd::Mahjong(MahjongDeal { winner, from: Some(winner.next()), values }))
}

/// The score of a first deal of a qualifying round, everybody on time.
pub(crate) fn scored(result: &DealResult) -> DealScore {
    score(rules(), &deal(1), result, &ON_TIME).unwrap()
}

/// Tournament points as halves.
pub(crate) fn halves(points: [TournamentPoints; 4]) -> [i32; 4] {
    points.map(TournamentPoints::halves)
}
