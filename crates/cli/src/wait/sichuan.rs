//! A hand of the Sichuan family at the end of the wall: ready or not, and what each wait would be worth.
use super::foreign::foreign;
use crate::args::{TileForm, WaitArgs, Wish};
use crate::citing::Citation;
use crate::complaint::Complaint;
use crate::division::division;
use crate::house::{Chosen, HouseJson};
use crate::named::{Refused, Speaks};
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Cell, Page, QUIET, STRONG, Table};
use crate::tiles;
use rules::hand::Hand;
use rules::notation::read_hand;
use rules::sichuan::{
    Division, Liveness, Presentation, RefusalKind, Refusals, SichuanRules, Wait, WallEndHand, wall_end_hand,
};
use rules::tile::Suit;
use serde::Serialize;
use text::{Lang, say};

#[derive(Serialize)]
struct WaitJson {
    schema: &'static str,
    lang: &'static str,
    rules: String,
    house_rule: Option<HouseJson>,
    hand: String,
    forbidden: &'static str,
    readiness: Option<&'static str>,
    text: Option<String>,
    citation: Option<Citation>,
    points: i32,
    waits: Vec<OneJson>,
    refused: Vec<Reason>,
}

#[derive(Serialize)]
struct OneJson {
    tile: String,
    fan: u8,
    points: i32,
    fans: Vec<FanJson>,
}

#[derive(Serialize)]
struct FanJson {
    id: &'static str,
    name: String,
    times: u32,
}

#[derive(Serialize)]
struct Reason {
    id: &'static str,
    text: String,
    citation: Option<Citation>,
}

/// A hand to be looked at.
struct Question<'r> {
    chosen: &'r Chosen,
    rules: &'r SichuanRules,
    hand: Hand,
    forbidden: Suit,
}

impl Question<'_> {
    /// Why nothing can be said of the hand, with the tile that the reason speaks of.
    fn refusal(&self, kind: RefusalKind, form: TileForm, lang: Lang) -> String {
        let speaks = match kind {
            RefusalKind::FiveCopies => Speaks::Copies(&[]),
            RefusalKind::NotInTheSet => Speaks::Honours,
            _ => Speaks::Nothing,
        };
        let refused = Refused { hand: &self.hand, win: None, form, lang };
        refused.named(text::sichuan::refusal(lang, kind), speaks)
    }
}

pub(super) fn run(args: &WaitArgs, chosen: &Chosen, rules: &SichuanRules, wish: Wish) -> Outcome {
    let (question, division) = match read(args, chosen, rules, wish) {
        Ok(read) => read,
        Err(complaint) => return complaint.outcome(wish),
    };
    let presentation = division.as_ref().map_or(Presentation::Unknown, Presentation::Divided);
    let liveness = if args.dead { Liveness::Dead } else { Liveness::Live };
    let answer = wall_end_hand(rules, &question.hand, presentation, question.forbidden, liveness);
    let code = if answer.is_ok() { Code::Ok } else { Code::No };
    if wish.json {
        return Outcome::json(code, &json(&question, &answer, wish.lang));
    }
    Outcome::of(code, page(&question, &answer, args.tiles, wish.lang))
}

fn read<'r>(
    args: &WaitArgs,
    chosen: &'r Chosen,
    rules: &'r SichuanRules,
    wish: Wish,
) -> Result<(Question<'r>, Option<Division>), Complaint> {
    let lang = wish.lang;
    foreign(args, &["--void", "--division", "--dead"], &chosen.name(lang), wish)?;
    let text = args.hand.join(" ");
    let hand = read_hand(&text).map_err(|e| Complaint::tiles(wish, "", &text, &e))?.hand;
    let Some(void) = args.void else {
        return Err(Complaint::new("void", say!(lang, "error-void-missing")));
    };
    let division = args.division.as_deref().map(|text| division(text, wish)).transpose()?;
    Ok((Question { chosen, rules, hand, forbidden: void.0 }, division))
}

fn page(
    question: &Question<'_>,
    answer: &Result<WallEndHand, Refusals>,
    form: TileForm,
    lang: Lang,
) -> String {
    let mut page = Page::default();
    let cite = |basis| question.chosen.citation(lang, basis);
    match answer {
        Ok(hand) => {
            let text = text::sichuan::readiness(lang, hand.readiness);
            let basis = cite(hand.basis);
            page.line(&format!("  {STRONG}{text}{STRONG:#} {QUIET}({basis}){QUIET:#}"));
        }
        Err(refusals) => {
            let reasons: Vec<_> = refusals.cited(question.rules).collect();
            let title = say!(lang, "sichuan-won-no", reasons = reasons.len());
            page.line(&format!("{ALARM}{title}{ALARM:#}"));
            let mut table = Table::default();
            for reason in reasons {
                let text = question.refusal(reason.kind, form, lang);
                let basis = reason.basis.map(cite).unwrap_or_default();
                table.row([Cell::left(text), Cell::quiet(basis)]);
            }
            page.table(&table);
        }
    }
    let mut table = Table::default();
    let hand = tiles::hand(form, &question.hand);
    table.row([Cell::quiet(say!(lang, "ui-hand")), Cell::left(hand)]);
    page.table(&table);
    let Ok(hand) = answer else { return page.finish() };
    if !hand.waits.is_empty() {
        page.blank();
        page.table(&waits(&hand.waits, form, lang));
    }
    page.finish()
}

/// Each wait with what the hand would be worth and why.
fn waits(waits: &[Wait], form: TileForm, lang: Lang) -> Table {
    let mut table = Table::default();
    table.row([
        Cell::quiet(say!(lang, "ui-waits")),
        Cell::right(say!(lang, "sichuan-ui-points")).style(QUIET),
        Cell::default(),
    ]);
    for wait in waits {
        let fans = wait.fans.iter().map(|(fan, times)| {
            let name = text::sichuan::fan(lang, fan);
            if times > 1 { say!(lang, "sichuan-fan-times", name = name, n = times) } else { name }
        });
        table.row([
            Cell::left(tiles::kind(form, wait.tile)).style(STRONG),
            Cell::right(text::points(lang, wait.points)),
            Cell::left(say!(lang, "sichuan-fans", n = wait.fan)),
            Cell::left(fans.collect::<Vec<_>>().join(", ")),
        ]);
    }
    table
}

fn json(question: &Question<'_>, answer: &Result<WallEndHand, Refusals>, lang: Lang) -> WaitJson {
    let cite = |basis| Citation::of(lang, question.chosen, basis);
    let one = |wait: &Wait| OneJson {
        tile: wait.tile.to_string(),
        fan: wait.fan,
        points: wait.points,
        fans: wait
            .fans
            .iter()
            .map(|(fan, times)| FanJson { id: fan.id(), name: text::sichuan::fan(lang, fan), times })
            .collect(),
    };
    let good = answer.as_ref().ok();
    let refused = answer.as_ref().err().map(|refusals| {
        let each = refusals.cited(question.rules).map(|reason| Reason {
            id: reason.kind.id(),
            text: question.refusal(reason.kind, TileForm::Mpsz, lang),
            citation: reason.basis.map(cite),
        });
        each.collect()
    });
    WaitJson {
        schema: "reglament.wait-sichuan/1",
        lang: lang.code(),
        rules: question.chosen.id().to_owned(),
        house_rule: question.chosen.house_json(),
        hand: tiles::hand(TileForm::Mpsz, &question.hand),
        forbidden: text::sichuan::suit_id(question.forbidden),
        readiness: good.map(|hand| text::sichuan::readiness_id(hand.readiness)),
        text: good.map(|hand| text::sichuan::readiness(lang, hand.readiness)),
        citation: good.map(|hand| cite(hand.basis)),
        points: good.map_or(0, WallEndHand::points),
        waits: good.map(|hand| hand.waits.iter().map(one).collect()).unwrap_or_default(),
        refused: refused.unwrap_or_default(),
    }
}
