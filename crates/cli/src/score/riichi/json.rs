//! A valued hand in JSON, `reglament.score/1`. Tiles are MPSZ, seats are the letters of their winds.
use super::question::Question;
use crate::args::TileForm;
use crate::citing::Citation;
use crate::house::HouseJson;
use crate::tiles;
use rules::riichi::{Award, ReadGroup, Reading, Refusals, Riichi, Situation, Win};
use rules::seat::{Seat, Wind};
use rules::settlement::Party;
use rules::tile::TileKind;
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
    winner: char,
    round: char,
    by: &'static str,
    from: Option<char>,
    riichi: &'static str,
    situations: Vec<&'static str>,
    dora_indicators: Vec<String>,
    ura_indicators: Vec<String>,
    honba: u16,
    sticks: u16,
    kong_from: Option<char>,
    liable: Vec<LiableJson>,
    award: Option<AwardJson>,
    refused: Vec<Reason>,
    /// What nobody has said and what would change the answer.
    hints: Vec<Reason>,
}

#[derive(Serialize)]
struct LiableJson {
    yakuman: &'static str,
    seat: char,
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
    yaku: Vec<LineJson>,
    han: u8,
    fu: FuJson,
    limit: LimitJson,
    yakuman: u8,
    base_points: i32,
    points: i32,
    reading: ReadingJson,
    payments: Vec<PaymentJson>,
    deltas: Deltas,
    notes: Vec<Reason>,
}

#[derive(Serialize)]
#[serde(rename_all = "UPPERCASE")]
struct Deltas {
    e: i32,
    s: i32,
    w: i32,
    n: i32,
}

#[derive(Serialize)]
struct LineJson {
    id: &'static str,
    name: String,
    han: u8,
    citation: Citation,
}

#[derive(Serialize)]
struct FuJson {
    raw: u8,
    rounded: u8,
    rounding: Option<Citation>,
    lines: Vec<FuLineJson>,
}

#[derive(Serialize)]
struct FuLineJson {
    id: &'static str,
    tile: Option<String>,
    name: String,
    fu: u8,
    citation: Citation,
}

#[derive(Serialize)]
struct LimitJson {
    id: &'static str,
    name: String,
    citation: Citation,
}

#[derive(Serialize)]
struct ReadingJson {
    form: &'static str,
    groups: Vec<GroupJson>,
    pair: Option<String>,
    wait: Option<&'static str>,
}

#[derive(Serialize)]
struct GroupJson {
    tiles: String,
    kind: &'static str,
}

#[derive(Serialize)]
struct PaymentJson {
    /// A seat, or `table`.
    from: String,
    to: String,
    points: i32,
    id: &'static str,
    name: String,
    citation: Citation,
}

pub(super) fn score(question: &Question<'_>, answer: &Result<Award, Refusals>, lang: Lang) -> Score {
    let ctx = &question.ctx;
    let letter = |seat: Seat| seat.wind(ctx.dealer).letter();
    let indicators = |kinds: &[TileKind]| kinds.iter().map(ToString::to_string).collect();
    let refused = answer.as_ref().err().map(|r| reasons(question, *r, lang)).unwrap_or_default();
    let (by, from) = match ctx.win {
        Win::SelfDraw => ("tsumo", None),
        Win::Ron(from) => ("ron", Some(letter(from))),
    };
    Score {
        schema: "reglament.score/1",
        lang: lang.code(),
        rules: question.chosen.id().to_owned(),
        house_rule: question.chosen.house_json(),
        hand: tiles::hand(TileForm::Mpsz, &question.hand),
        win: question.win.to_string(),
        winner: letter(ctx.winner),
        round: ctx.prevailing.letter(),
        by,
        from,
        riichi: match ctx.riichi {
            Riichi::None => "none",
            Riichi::Declared => "riichi",
            Riichi::Double => "double_riichi",
        },
        situations: Situation::ALL.into_iter().filter(|s| ctx.situations.has(*s)).map(situation).collect(),
        dora_indicators: indicators(&ctx.indicators),
        ura_indicators: indicators(&ctx.ura_indicators),
        honba: ctx.honba,
        sticks: ctx.bets,
        kong_from: ctx.kong_feeder.map(letter),
        liable: ctx
            .liable
            .iter()
            .map(|l| LiableJson { yakuman: l.yakuman.id(), seat: letter(l.feeder) })
            .collect(),
        award: answer.as_ref().ok().map(|award| self::award(question, award, lang)),
        refused,
        hints: question
            .hints
            .iter()
            .map(|hint| Reason {
                id: hint.id(),
                text: hint.text(lang),
                citation: hint.basis(question).map(|basis| Citation::of(lang, question.chosen, basis)),
            })
            .collect(),
    }
}

const fn situation(situation: Situation) -> &'static str {
    match situation {
        Situation::Ippatsu => "ippatsu",
        Situation::Rinshan => "rinshan",
        Situation::EmptyWall => "empty_wall",
        Situation::Chankan => "chankan",
        Situation::ConcealedKong => "concealed_kong",
        Situation::Haitei => "haitei",
        Situation::Houtei => "houtei",
        Situation::Tenhou => "tenhou",
        Situation::Chihou => "chihou",
        Situation::Renhou => "renhou",
        Situation::MergedTile => "merged_tile",
    }
}

fn reasons(question: &Question<'_>, refusals: Refusals, lang: Lang) -> Vec<Reason> {
    let each = refusals.cited(question.rules).map(|reason| Reason {
        id: reason.kind.id(),
        text: question.refusal(reason.kind, TileForm::Mpsz, lang),
        citation: reason.basis.map(|basis| Citation::of(lang, question.chosen, basis)),
    });
    each.collect()
}

fn award(question: &Question<'_>, award: &Award, lang: Lang) -> AwardJson {
    let cite = |basis| Citation::of(lang, question.chosen, basis);
    let letter = |seat: Seat| seat.wind(question.ctx.dealer).letter();
    let party = |party| match party {
        Party::Seat(seat) => letter(seat).to_string(),
        Party::Table => "table".to_owned(),
        Party::Nobody => "nobody".to_owned(),
    };
    let line = |line: &rules::riichi::Line| LineJson {
        id: line.yaku.id(),
        name: text::yaku(lang, line.yaku),
        han: line.han,
        citation: cite(line.basis),
    };
    let fu_line = |line: &rules::riichi::FuLine| {
        let tile = line.kind.tile().map(|kind| kind.to_string());
        FuLineJson {
            id: line.kind.id(),
            name: text::fu(lang, line.kind, tile.as_deref().unwrap_or_default()),
            tile,
            fu: line.fu,
            citation: cite(line.basis),
        }
    };
    let payments = award.transfers.iter().map(|transfer| PaymentJson {
        from: party(transfer.from),
        to: party(transfer.to),
        points: transfer.points,
        id: transfer.kind.id(),
        name: text::payment(lang, transfer.kind),
        citation: cite(transfer.basis),
    });
    let notes = award.notes.iter().map(|note| Reason {
        id: text::note_id(note.kind),
        text: text::note(lang, note.kind),
        citation: Some(cite(note.basis)),
    });
    let deltas = award.deltas();
    let of = |wind| deltas[Seat::of_wind(wind, question.ctx.dealer).index()];
    AwardJson {
        sentence: text::win(lang, award, &question.ctx),
        yaku: award.lines.iter().map(line).collect(),
        han: award.han,
        fu: FuJson {
            raw: award.fu.raw,
            rounded: award.fu.rounded,
            rounding: award.fu.rounding.map(cite),
            lines: award.fu.lines.iter().map(fu_line).collect(),
        },
        limit: LimitJson {
            id: award.limit.id(),
            name: text::limit(lang, award.limit, award.yakuman),
            citation: cite(award.limit_basis),
        },
        yakuman: award.yakuman,
        base_points: award.base_points,
        points: award.points(),
        reading: reading(&award.reading),
        payments: payments.collect(),
        deltas: Deltas { e: of(Wind::East), s: of(Wind::South), w: of(Wind::West), n: of(Wind::North) },
        notes: notes.collect(),
    }
}

fn reading(reading: &Reading) -> ReadingJson {
    let empty = |form| ReadingJson { form, groups: Vec::new(), pair: None, wait: None };
    match reading {
        Reading::SevenPairs => empty("seven_pairs"),
        Reading::ThirteenOrphans => empty("thirteen_orphans"),
        Reading::Standard { groups, pair, wait } => ReadingJson {
            form: "standard",
            groups: groups
                .iter()
                .map(|group| GroupJson {
                    tiles: tiles::group(TileForm::Mpsz, group.group()),
                    kind: match group {
                        ReadGroup::Concealed(_) => "concealed",
                        ReadGroup::WonByRon(_) => "won_by_ron",
                        ReadGroup::Open(_) => "open",
                        ReadGroup::ConcealedKong(_) => "concealed_kong",
                    },
                })
                .collect(),
            pair: Some(pair.to_string()),
            wait: Some(wait.id()),
        },
    }
}
