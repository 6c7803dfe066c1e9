//! A valued Hu in JSON, `reglament.score-sichuan/1`. Tiles are MPSZ.
use super::Question;
use super::page::sentence;
use crate::args::TileForm;
use crate::citing::Citation;
use crate::house::HouseJson;
use crate::tiles;
use rules::sichuan::{Award, Reading, Refusals, Situation, Taken};
use serde::Serialize;
use text::Lang;

#[derive(Serialize)]
pub(super) struct Score {
    schema: &'static str,
    lang: &'static str,
    rules: String,
    house_rule: Option<HouseJson>,
    hand: String,
    win: String,
    by: &'static str,
    forbidden: &'static str,
    situations: Vec<&'static str>,
    division: Option<Vec<String>>,
    award: Option<AwardJson>,
    false_hu: bool,
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
    lines: Vec<LineJson>,
    fan: u8,
    points: i32,
    citation: Citation,
    reading: ReadingJson,
    payment: PaymentJson,
}

#[derive(Serialize)]
struct LineJson {
    id: &'static str,
    name: String,
    times: u8,
    fan: u8,
    citation: Citation,
}

#[derive(Serialize)]
struct ReadingJson {
    form: &'static str,
    sets: Vec<String>,
    pair: Option<String>,
    citation: Citation,
}

#[derive(Serialize)]
struct PaymentJson {
    /// `discarder` or `each`.
    from: &'static str,
    points: i32,
    citation: Citation,
}

pub(super) fn score(question: &Question<'_>, answer: &Result<Award, Refusals>, lang: Lang) -> Score {
    let ctx = &question.ctx;
    let reasons = answer.as_ref().err().map(|refusals| {
        let each = refusals.cited(question.rules).map(|reason| Reason {
            id: reason.kind.id(),
            text: question.refusal(reason.kind, TileForm::Mpsz, lang),
            citation: reason.basis.map(|basis| Citation::of(lang, question.chosen, basis)),
        });
        each.collect()
    });
    let parts = question.division.as_ref().map(|division| {
        let part = |part: &rules::sichuan::Part| {
            tiles::tiles(TileForm::Mpsz, part.tiles().iter().copied().map(rules::tile::Tile::plain))
        };
        division.parts().iter().map(part).collect()
    });
    Score {
        schema: "reglament.score-sichuan/1",
        lang: lang.code(),
        rules: question.chosen.id().to_owned(),
        house_rule: question.chosen.house_json(),
        hand: tiles::hand(TileForm::Mpsz, &question.hand),
        win: question.win.to_string(),
        by: match ctx.taken {
            Taken::SelfDraw => "wall",
            Taken::Discard => "discard",
        },
        forbidden: text::sichuan::suit_id(ctx.forbidden),
        situations: Situation::ALL.into_iter().filter(|s| ctx.situations.has(*s)).map(situation).collect(),
        division: parts,
        award: answer.as_ref().ok().map(|award| self::award(question, award, lang)),
        false_hu: answer.as_ref().is_err_and(|refusals| refusals.is_false_hu()),
        refused: reasons.unwrap_or_default(),
    }
}

const fn situation(situation: Situation) -> &'static str {
    match situation {
        Situation::WinAfterKong => "win_after_kong",
        Situation::ShootAfterKong => "shoot_after_kong",
        Situation::RobbingTheKong => "robbing_the_kong",
        Situation::UnderTheSea => "under_the_sea",
        Situation::Furiten => "furiten",
        Situation::DeadHand => "dead_hand",
    }
}

fn award(question: &Question<'_>, award: &Award, lang: Lang) -> AwardJson {
    let cite = |basis| Citation::of(lang, question.chosen, basis);
    let line = |line: &rules::sichuan::Line| LineJson {
        id: line.fan.id(),
        name: text::sichuan::fan(lang, line.fan),
        times: line.times,
        fan: line.worth,
        citation: cite(line.basis),
    };
    let (sets, pair) = match &award.reading {
        Reading::SevenPairs => (Vec::new(), None),
        Reading::Sets { groups, pair } => {
            let declared = question.hand.melds.iter().map(|m| m.group());
            let sets = groups.iter().copied().chain(declared);
            (sets.map(|group| tiles::group(TileForm::Mpsz, group)).collect(), Some(pair.to_string()))
        }
    };
    let (points, basis) = question.payment(award.points);
    AwardJson {
        sentence: sentence(question, award, lang),
        lines: award.lines.iter().map(line).collect(),
        fan: award.fan,
        points: award.points,
        citation: cite(award.points_basis),
        reading: ReadingJson { form: award.reading.id(), sets, pair, citation: cite(award.reading_basis) },
        payment: PaymentJson {
            from: match question.ctx.taken {
                Taken::SelfDraw => "each",
                Taken::Discard => "discarder",
            },
            points,
            citation: cite(basis),
        },
    }
}
