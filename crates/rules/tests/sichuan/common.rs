//! Short words for hands, sheets and citations.
use reglament_rules::clause::{Basis, ClauseId, Decision, DecisionList, Register};
use reglament_rules::hand::Hand;
use reglament_rules::notation::{parse_hand, parse_tile, parse_tiles};
use reglament_rules::regulation::RegulationId;
use reglament_rules::seat::Seat;
use reglament_rules::settlement::{Party, Transfer};
use reglament_rules::sichuan::*;
use reglament_rules::tile::{Suit, Tile, TileKind};
use testkit::law;

pub(crate) const E: Seat = Seat::ALL[0];
pub(crate) const S: Seat = Seat::ALL[1];
pub(crate) const W: Seat = Seat::ALL[2];
pub(crate) const N: Seat = Seat::ALL[3];

pub(crate) fn rules() -> &'static SichuanRules {
    law::sichuan(RegulationId::Sichuan)
}

/// The championship with other answers.
pub(crate) fn with(answers: &[(&str, &str)]) -> SichuanRules {
    let mut out = rules().clone();
    for (key, answer) in answers {
        let option = SichuanRules::OPTIONS.iter().find(|o| o.key == *key).expect(key);
        let value = option.answers.parse(answer).expect(answer);
        option.set(&mut out, value, Basis::Patch(1)).expect(answer);
    }
    out
}

pub(crate) fn clause(id: &str) -> Basis {
    Basis::Clause(ClauseId::find(Register::Sichuan, id).expect(id))
}

pub(crate) fn decision(number: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Sichuan, number))
}

pub(crate) fn hand(text: &str) -> Hand {
    parse_hand(text).expect(text)
}

pub(crate) fn tile(text: &str) -> TileKind {
    parse_tile(text).expect(text).kind()
}

/// Parts with blanks between them.
pub(crate) fn division(text: &str) -> Division {
    let part = |t: &str| Part::new(parse_tiles(t).expect(t).into_iter().map(Tile::kind)).expect(t);
    Division::new(text.split(' ').map(part)).expect(text)
}

/// A Hu on a discard; characters are forbidden.
pub(crate) fn discard() -> HuContext {
    HuContext::new(Taken::Discard, Suit::Characters)
}

pub(crate) fn self_draw() -> HuContext {
    HuContext::new(Taken::SelfDraw, Suit::Characters)
}

/// The Hu hand of this text by the championship.
pub(crate) fn hu(text: &str, win: &str, ctx: HuContext) -> Result<Award, Refusals> {
    value(rules(), &hand(text), tile(win), None, ctx)
}

/// Fan with how often they hold.
pub(crate) fn fans(award: &Award) -> Vec<(Fan, u8)> {
    award.lines.iter().map(|l| (l.fan, l.times)).collect()
}

/// A waiting hand, characters forbidden.
pub(crate) fn waiting(rules: &SichuanRules, text: &str, presentation: Presentation<'_>) -> WallEndHand {
    wall_end_hand(rules, &hand(text), presentation, Suit::Characters, Liveness::Live).expect(text)
}

/// One Hu worth so many points.
pub(crate) fn won(by: Seat, from: HuFrom, points: i32) -> DealEvent {
    several(from, &[(by, HuHand::Points(points))])
}

pub(crate) fn false_hu(by: Seat, from: HuFrom) -> DealEvent {
    several(from, &[(by, HuHand::False(FalseHu::Plain))])
}

pub(crate) fn several(from: HuFrom, by: &[(Seat, HuHand)]) -> DealEvent {
    DealEvent::Hu { from, by: by.iter().map(|(by, hand)| HuDeclaration { by: *by, hand: *hand }).collect() }
}

pub(crate) fn kong(by: Seat, kind: KongKind) -> DealEvent {
    DealEvent::Kong { by, kind }
}

/// A deal of four, East dealing, that ends with the last Hu.
pub(crate) fn last_hu(events: &[DealEvent]) -> DealResult {
    DealResult { players: Players::Four, dealer: E, events: events.to_vec(), end: DealEnd::LastHu }
}

/// A deal of four, East dealing, that ends with the wall.
pub(crate) fn wall(events: &[DealEvent], states: [Option<WallEndState>; 4]) -> DealResult {
    DealResult { players: Players::Four, dealer: E, events: events.to_vec(), end: DealEnd::Wall(states) }
}

pub(crate) const NOT_READY: Option<WallEndState> = Some(WallEndState::NotReady);

#[expect(clippy::unnecessary_wraps, reason = "it stands in a list of states that some seats lack")]
pub(crate) fn ready(points: i32) -> Option<WallEndState> {
    Some(WallEndState::Ready(points))
}

pub(crate) fn settled(sheet: &DealResult) -> Settlement {
    settle(rules(), sheet).unwrap()
}

/// A transfer as payer, receiver, points and clause; nobody is `None`.
pub(crate) type Line = (Seat, Option<Seat>, i32, Basis);

/// The transfers of this kind.
pub(crate) fn lines(settlement: &Settlement, of: impl Fn(PaymentKind) -> bool) -> Vec<Line> {
    let seat = |party| match party {
        Party::Seat(seat) => Some(seat),
        _ => None,
    };
    let line = |t: &Transfer<PaymentKind>| (seat(t.from).unwrap(), seat(t.to), t.points, t.basis);
    settlement.transfers.iter().filter(|t| of(t.kind)).map(line).collect()
}
