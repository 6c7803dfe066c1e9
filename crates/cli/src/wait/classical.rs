//! A hand of the classical family: whether it is calling, and for which tiles.
use super::foreign::foreign;
use crate::args::{TileForm, WaitArgs, Wish};
use crate::citing::Citation;
use crate::complaint::Complaint;
use crate::house::{Chosen, HouseJson};
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, STRONG, Table};
use crate::tiles;
use rules::classical::{ClassicalRules, calling};
use rules::clause::Answer;
use rules::hand::Hand;
use rules::notation::read_hand;
use rules::seat::Wind;
use rules::tile::KindSet;
use serde::Serialize;
use text::{Lang, say};

#[derive(Serialize)]
struct WaitJson {
    schema: &'static str,
    lang: &'static str,
    rules: String,
    house_rule: Option<HouseJson>,
    hand: String,
    seat: char,
    calling: bool,
    waits: Vec<String>,
    citation: Option<Citation>,
}

pub(super) fn run(args: &WaitArgs, chosen: &Chosen, rules: &ClassicalRules, wish: Wish) -> Outcome {
    let own = args.seat.map_or(Wind::East, |seat| seat.0);
    let (hand, answer) = match read(args, chosen, rules, own, wish) {
        Ok(read) => read,
        Err(complaint) => return complaint.outcome(wish),
    };
    if wish.json {
        let kinds = answer.map_or(KindSet::EMPTY, |answer| answer.value);
        let value = WaitJson {
            schema: "reglament.wait-classical/1",
            lang: wish.lang.code(),
            rules: chosen.id().to_owned(),
            house_rule: chosen.house_json(),
            hand: tiles::hand(TileForm::Mpsz, &hand),
            seat: own.letter(),
            calling: answer.is_some(),
            waits: kinds.iter().map(|kind| kind.to_string()).collect(),
            citation: answer.map(|answer| Citation::of(wish.lang, chosen, answer.basis)),
        };
        return Outcome::json(Code::Ok, &value);
    }
    Outcome::of(Code::Ok, page(&hand, answer, chosen, args.tiles, wish.lang))
}

fn read(
    args: &WaitArgs,
    chosen: &Chosen,
    rules: &ClassicalRules,
    own: Wind,
    wish: Wish,
) -> Result<(Hand, Option<Answer<KindSet>>), Complaint> {
    let lang = wish.lang;
    foreign(args, &["--seat"], &chosen.name(lang), wish)?;
    let text = args.hand.join(" ");
    let hand = read_hand(&text).map_err(|e| Complaint::tiles(wish, "", &text, &e))?.hand;
    let wrong = |_| Complaint::new("length", say!(lang, "error-wait-thirteen"));
    let answer = calling(rules, &hand, own).map_err(wrong)?;
    Ok((hand, answer))
}

fn page(hand: &Hand, answer: Option<Answer<KindSet>>, chosen: &Chosen, form: TileForm, lang: Lang) -> String {
    let mut page = Page::default();
    let mut table = Table::default();
    table.row([Cell::quiet(say!(lang, "ui-hand")), Cell::left(tiles::hand(form, hand))]);
    if let Some(answer) = answer {
        let kinds: Vec<String> = answer.value.iter().map(|kind| tiles::kind(form, kind)).collect();
        table.row([Cell::quiet(say!(lang, "ui-waits")), Cell::left(kinds.join(" ")).style(STRONG)]);
    }
    page.table(&table);
    let rules = chosen.name(lang);
    let sentence = match answer {
        Some(answer) => {
            let citation = chosen.citation(lang, answer.basis);
            say!(lang, "classical-ui-calling-yes", rules = rules, citation = citation)
        }
        None => say!(lang, "classical-ui-calling-no", rules = rules),
    };
    page.line(&format!("  {sentence}"));
    page.finish()
}
