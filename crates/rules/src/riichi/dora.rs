//! Dora: which tile an indicator points to, and which indicators are turned at a moment of the deal.
use super::rules::{KanDora, OpenKongIndicator, PendingIndicator, RiichiRules};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::meld::MeldKind;
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// The kind that this indicator makes dora (EMA 3.3.14; `samara` rules.2.7-2 to -4).
pub fn dora_of(rules: &RiichiRules, indicator: TileKind) -> Answer<TileKind> {
    let topic = match indicator {
        k if k.is_dragon() => Topic::DoraOfDragon,
        k if k.is_wind() => Topic::DoraOfWind,
        _ => Topic::DoraOfSuit,
    };
    Answer { value: indicator.after_indicator(), basis: rules.cite(topic) }
}

/// What has happened since a kong was declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AfterKong {
    /// Its tile was robbed: the kong was not made.
    Robbed,
    /// It was made; the replacement tile is not drawn yet.
    Made,
    /// The declarer holds the replacement tile; he may have declared another kong since.
    Turn,
    /// He won on the replacement tile.
    Rinshan,
    /// The discard of that turn was made and not won on.
    Discard,
    /// The discard of that turn was won on.
    Ron,
}

/// A kong of the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeclaredKong {
    /// How it was declared: claimed, added or concealed.
    pub kind: MeldKind,
    /// What has happened since.
    pub after: AfterKong,
}

/// What has become of the indicator of a kong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IndicatorState {
    /// It is turned.
    Turned,
    /// It waits for the discard, or was not turned before the deal ended.
    NotTurned,
}

/// The indicator of one kong, and the clause that decides over it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KongIndicator {
    /// Turned or not.
    pub state: IndicatorState,
    /// Where it stands.
    pub basis: Basis,
}

/// The indicators of a deal at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Indicators {
    /// How many are turned, the first one among them: 1 to 5.
    pub turned: u8,
    /// Those of the kongs, in the order of the kongs.
    pub kongs: ArrayVec<KongIndicator, 5>,
}

/// Which indicators are turned after these kongs of a deal, in order (riichi rows 29–34).
///
/// Where indicators of kongs do not exist only the first one is ever turned. More kongs than five, which no deal
/// has (the fifth can only be robbed), are left out.
pub fn indicators(rules: &RiichiRules, kongs: &[DeclaredKong]) -> Indicators {
    let mut out: ArrayVec<KongIndicator, 5> = ArrayVec::new();
    for (i, kong) in kongs.iter().enumerate().take(5) {
        let later = &kongs[i + 1..];
        out.push(indicator(rules, *kong, later));
    }
    let turned = out.iter().filter(|k| k.state == IndicatorState::Turned).count() as u8;
    Indicators { turned: 1 + turned, kongs: out }
}

fn indicator(rules: &RiichiRules, kong: DeclaredKong, later: &[DeclaredKong]) -> KongIndicator {
    use IndicatorState::{NotTurned, Turned};
    let answer = |state, basis| KongIndicator { state, basis };
    if rules.dora.kan_dora.value == KanDora::None {
        return answer(NotTurned, rules.dora.kan_dora.basis);
    }
    if kong.after == AfterKong::Robbed {
        return answer(NotTurned, rules.cite(Topic::RobbedKongIndicator));
    }
    if kong.kind == MeldKind::ConcealedKong {
        let topic = match kong.after {
            AfterKong::Rinshan => Topic::ConcealedKongIndicator,
            _ => Topic::ConcealedKongTiming,
        };
        return answer(Turned, rules.cite(topic));
    }
    let timing = rules.dora.open_kong_indicator;
    match (timing.value, kong.after) {
        (OpenKongIndicator::AfterDiscard, _) => {}
        (OpenKongIndicator::BeforeDiscard, AfterKong::Made) => return answer(NotTurned, timing.basis),
        (OpenKongIndicator::BeforeDiscard | OpenKongIndicator::AtOnce, _) => {
            return answer(Turned, timing.basis);
        }
    }
    match kong.after {
        AfterKong::Discard => answer(Turned, timing.basis),
        AfterKong::Ron => answer(Turned, rules.cite(Topic::OpenKongIndicatorOnRon)),
        AfterKong::Rinshan => answer(NotTurned, rules.cite(Topic::OpenKongIndicatorOnRinshan)),
        AfterKong::Made | AfterKong::Turn | AfterKong::Robbed => waiting(rules, later),
    }
}

/// An indicator that waited for the discard when the turn went on: the kongs that followed decide.
fn waiting(rules: &RiichiRules, later: &[DeclaredKong]) -> KongIndicator {
    // The first later kong that was made turns it, where the rules say so.
    let pending = rules.dora.pending_indicator;
    let made = later.iter().any(|k| k.after != AfterKong::Robbed);
    if made && pending.value == PendingIndicator::TurnedFirst {
        return KongIndicator { state: IndicatorState::Turned, basis: pending.basis };
    }
    // Otherwise it shares the fate of the turn's last kong.
    let (state, basis) = match later.iter().rev().find(|k| k.after != AfterKong::Robbed).map(|k| k.after) {
        Some(AfterKong::Discard) => (IndicatorState::Turned, rules.dora.open_kong_indicator.basis),
        Some(AfterKong::Ron) => (IndicatorState::Turned, rules.cite(Topic::OpenKongIndicatorOnRon)),
        Some(AfterKong::Rinshan) => (IndicatorState::NotTurned, pending.basis),
        _ => (IndicatorState::NotTurned, rules.dora.open_kong_indicator.basis),
    };
    KongIndicator { state, basis }
}
