//! A hand's distance and waits in JSON, `reglament.wait/1`. Tiles are MPSZ.
use super::View;
use crate::args::TileForm;
use crate::citing::Citation;
use crate::tiles;
use rules::riichi::Tenpai;
use rules::shape::Ukeire;
use rules::tile::KindSet;
use serde::Serialize;
use text::Lang;

#[derive(Serialize)]
pub(super) struct WaitJson {
    schema: &'static str,
    lang: &'static str,
    hand: String,
    shanten: ShantenJson,
    waits: Vec<Left>,
    accepts: Option<Accepts>,
    discards: Vec<DiscardJson>,
    tenpai: Option<TenpaiJson>,
}

#[derive(Serialize)]
struct ShantenJson {
    least: i8,
    standard: i8,
    seven_pairs: Option<i8>,
    thirteen_orphans: Option<i8>,
}

#[derive(Serialize)]
struct Left {
    tile: String,
    left: u32,
}

#[derive(Serialize)]
struct Accepts {
    tiles: Vec<Left>,
    left: u32,
}

#[derive(Serialize)]
struct DiscardJson {
    tile: String,
    shanten: i8,
    accepts: Accepts,
}

#[derive(Serialize)]
struct TenpaiJson {
    rules: String,
    tenpai: bool,
    /// `tenpai`, `exhausted` or `noten`.
    state: &'static str,
    citation: Citation,
}

pub(super) fn wait(view: &View<'_>, lang: Lang) -> WaitJson {
    let lefts = |kinds: KindSet| -> Vec<Left> {
        kinds.iter().map(|kind| Left { tile: kind.to_string(), left: view.left(kind) }).collect()
    };
    let accepts = |u: Ukeire| Accepts { tiles: lefts(u.accepted), left: u.remaining(view.visible) };
    WaitJson {
        schema: "reglament.wait/1",
        lang: lang.code(),
        hand: tiles::hand(TileForm::Mpsz, &view.hand),
        shanten: ShantenJson {
            least: view.shanten.min(),
            standard: view.shanten.standard,
            seven_pairs: view.shanten.pairs,
            thirteen_orphans: view.shanten.orphans,
        },
        waits: lefts(view.waits),
        accepts: view.accepts.map(accepts),
        discards: view
            .discards
            .iter()
            .map(|d| DiscardJson {
                tile: d.kind.to_string(),
                shanten: d.after.shanten,
                accepts: accepts(d.after),
            })
            .collect(),
        tenpai: view.judged.map(|judged| TenpaiJson {
            rules: judged.chosen.id().to_owned(),
            tenpai: judged.tenpai.is_tenpai(),
            state: match judged.tenpai {
                Tenpai::Tenpai(_) => "tenpai",
                Tenpai::Exhausted(_) => "exhausted",
                Tenpai::Noten => "noten",
            },
            citation: Citation::of(lang, judged.chosen, judged.basis),
        }),
    }
}
