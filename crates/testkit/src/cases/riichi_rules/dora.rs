//! Which indicators are turned after kongs.
use crate::cases::read::{Read, by_label, labelled, only};
use rules::meld::MeldKind::{AddedKong, ClaimedKong, ConcealedKong};
use rules::riichi::AfterKong::{Rinshan, Robbed, Ron, Turn};
use rules::riichi::{DeclaredKong, RiichiRules, indicators};
use serde_json::Value;

pub(super) fn counted(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["cases"])?;
    by_label(labelled(input, "cases")?, |words| Ok(indicators(rules, &kongs(words)?).turned))
}

/// The kongs that a situation tells of, in order.
pub(in crate::cases) fn kongs(words: &str) -> Read<Vec<DeclaredKong>> {
    let kongs: &[_] = match words {
        "concealed kan, win on its replacement tile" | "concealed quad, then win on the replacement tile" => {
            &[(ConcealedKong, Rinshan)]
        }
        "claimed kan, win on its replacement tile"
        | "called quad (daiminkan), then win on the replacement tile" => &[(ClaimedKong, Rinshan)],
        "claimed kan, the discard that follows is ronned by another player" => &[(ClaimedKong, Ron)],
        "added quad, replacement drawn, the following discard is ronned" => &[(AddedKong, Ron)],
        "upgrade of a pung, the tile is robbed" | "added quad is robbed" => &[(AddedKong, Robbed)],
        "claimed kan, then a concealed kan in the same turn, win on the second replacement tile" => {
            &[(ClaimedKong, Turn), (ConcealedKong, Rinshan)]
        }
        "added quad, replacement drawn, concealed quad, win on the second replacement" => {
            &[(AddedKong, Turn), (ConcealedKong, Rinshan)]
        }
        "added quad, replacement drawn, second added quad which is robbed" => {
            &[(AddedKong, Turn), (AddedKong, Robbed)]
        }
        other => return Err(format!("unknown situation: {other}")),
    };
    Ok(kongs.iter().map(|(kind, after)| DeclaredKong { kind: *kind, after: *after }).collect())
}
