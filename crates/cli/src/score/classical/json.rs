//! A valued Mahjong in JSON, `reglament.score-classical/1`. Tiles are MPSZ, seats are the letters of their winds.
use super::page::{counted, declared_by, sentence};
use super::{Answer, Question};
use crate::args::TileForm;
use crate::citing::Citation;
use crate::house::HouseJson;
use crate::tiles;
use rules::classical::{Award, Call, Count, Opening, Reading, Right, Source, WallTile};
use serde::Serialize;
use text::Lang;
use text::classical as words;

#[derive(Serialize)]
pub(super) struct Score {
    schema: &'static str,
    lang: &'static str,
    rules: String,
    house_rule: Option<HouseJson>,
    hand: String,
    bonus: Vec<String>,
    win: String,
    winner: char,
    round: char,
    by: &'static str,
    from: Option<char>,
    call: &'static str,
    opening: Option<&'static str>,
    last_tile: bool,
    kongs_this_turn: u8,
    right: &'static str,
    award: Option<AwardJson>,
    refused: Vec<Reason>,
}

#[derive(Serialize)]
struct Reason {
    id: &'static str,
    text: String,
    citation: Option<Citation>,
}

#[derive(Serialize)]
struct AwardJson {
    sentence: String,
    points: i32,
    citation: Citation,
    count: Option<CountJson>,
    limit_hands: Vec<LimitJson>,
    reading: ReadingJson,
    waits: Vec<String>,
    declared_by: Option<DeclaredJson>,
    notes: Vec<Reason>,
}

#[derive(Serialize)]
struct CountJson {
    lines: Vec<PointJson>,
    base: i32,
    doubles: Vec<DoubleJson>,
    times: u32,
    after_doubles: i32,
    value: i32,
    cut: Option<Citation>,
    citation: Citation,
}

#[derive(Serialize)]
struct PointJson {
    id: &'static str,
    name: String,
    tiles: String,
    openness: Option<&'static str>,
    points: i32,
    citation: Citation,
}

#[derive(Serialize)]
struct DoubleJson {
    id: &'static str,
    name: String,
    times: u8,
    citation: Citation,
}

#[derive(Serialize)]
struct LimitJson {
    id: &'static str,
    name: String,
    points: i32,
    citation: Citation,
    value: Citation,
}

#[derive(Serialize)]
struct ReadingJson {
    form: &'static str,
    sets: Vec<String>,
    pair: Option<String>,
    citation: Citation,
}

#[derive(Serialize)]
struct DeclaredJson {
    text: String,
    citation: Citation,
}

pub(super) fn score(question: &Question<'_>, answer: &Answer, lang: Lang) -> Score {
    let ctx = &question.ctx;
    let refused = answer.refusals.cited(question.rules).map(|reason| Reason {
        id: reason.kind.id(),
        text: question.refusal(reason.kind, TileForm::Mpsz, lang),
        citation: reason.basis.map(|basis| Citation::of(lang, question.chosen, basis)),
    });
    Score {
        schema: "reglament.score-classical/1",
        lang: lang.code(),
        rules: question.chosen.id().to_owned(),
        house_rule: question.chosen.house_json(),
        hand: tiles::hand(TileForm::Mpsz, &question.hand),
        bonus: question.hand.bonus.iter().map(|bonus| bonus.to_string()).collect(),
        win: question.win.to_string(),
        winner: ctx.seat_wind().letter(),
        round: ctx.prevailing.letter(),
        by: match ctx.source {
            Source::Wall => "wall",
            Source::Free => "free_tile",
            Source::Discard(_) => "discard",
            Source::AddedKong(_) => "added_kong",
            Source::ClosedKong(_) => "closed_kong",
        },
        from: ctx.source.from().map(|seat| seat.wind(ctx.dealer).letter()),
        call: match ctx.call {
            Call::None => "none",
            Call::BeforeDiscard => "before_discard",
            Call::Declared => "declared",
            Call::Original => "original",
        },
        opening: match ctx.opening {
            Opening::None => None,
            Opening::Heaven => Some("heaven"),
            Opening::Earth => Some("earth"),
        },
        last_tile: ctx.wall_tile == WallTile::Last,
        kongs_this_turn: ctx.kongs_this_turn,
        right: match ctx.right {
            Right::Kept => "kept",
            Right::Lost => "lost",
            Right::DrawingMissingTile => "drawing_missing_tile",
        },
        award: answer.award.as_ref().map(|award| self::award(question, award, lang)),
        refused: refused.collect(),
    }
}

fn award(question: &Question<'_>, award: &Award, lang: Lang) -> AwardJson {
    let cite = |basis| Citation::of(lang, question.chosen, basis);
    let (form, sets, pair) = match &award.reading {
        Reading::Own(hand) => (hand.id(), Vec::new(), None),
        Reading::Sets { sets, pair } => {
            let sets = sets.iter().map(|set| tiles::group(TileForm::Mpsz, *set)).collect();
            ("sets", sets, Some(pair.to_string()))
        }
    };
    let notes = award.notes.iter().chain(award.ordinary.iter().flat_map(|c| &c.notes));
    AwardJson {
        sentence: sentence(question, award, lang),
        points: award.points,
        citation: cite(award.basis),
        count: award.ordinary.as_ref().map(|count| self::count(question, count, lang)),
        limit_hands: award
            .limit_hands
            .iter()
            .map(|line| LimitJson {
                id: line.hand.id(),
                name: words::limit(lang, line.hand),
                points: line.points,
                citation: cite(line.basis),
                value: cite(line.value),
            })
            .collect(),
        reading: ReadingJson { form, sets, pair, citation: cite(award.reading_basis) },
        waits: award.waits.iter().map(|kind| kind.to_string()).collect(),
        declared_by: award.declared_by.map(|declared| {
            let (text, basis) = declared_by(declared, lang);
            DeclaredJson { text, citation: cite(basis) }
        }),
        notes: notes
            .map(|note| Reason {
                id: words::note_id(note.kind),
                text: words::note(lang, note.kind),
                citation: Some(cite(note.basis)),
            })
            .collect(),
    }
}

fn count(question: &Question<'_>, count: &Count, lang: Lang) -> CountJson {
    let cite = |basis| Citation::of(lang, question.chosen, basis);
    CountJson {
        lines: count
            .lines
            .iter()
            .map(|line| PointJson {
                id: line.kind.id(),
                name: words::point(lang, line.kind),
                tiles: counted(line.counted, TileForm::Mpsz),
                openness: line.openness.map(|openness| words::openness_id(openness.value)),
                points: line.points,
                citation: cite(line.basis),
            })
            .collect(),
        base: count.base,
        doubles: count
            .doubles
            .iter()
            .map(|line| DoubleJson {
                id: line.double.id(),
                name: words::double(lang, line.double),
                times: line.times,
                citation: cite(line.basis),
            })
            .collect(),
        times: count.times(),
        after_doubles: count.after_doubles,
        value: count.value,
        cut: count.cut.map(cite),
        citation: cite(count.basis),
    }
}
