//! The riichi table of payments: every number comes from the settlement of the event's rules.
use crate::ask::Asked;
use crate::document::{Block, Cell, Made, Row, Table, What};
use rules::riichi::{Limit, PaymentKind, Recorded, RiichiRules, Topic, Win, WinContext, settle_recorded};
use rules::seat::{Seat, Wind};
use rules::settlement::Party;
use text::{citation, number, say};

const FU: [u8; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
const HAN: [u8; 4] = [1, 2, 3, 4];
/// The limits with the least han of each.
const LIMITS: [(Limit, u8); 4] =
    [(Limit::Mangan, 5), (Limit::Haneman, 6), (Limit::Baiman, 8), (Limit::Sanbaiman, 11)];

/// Who wins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Winner {
    Dealer,
    Other,
}

/// The tables of those who deal and those who do not, then the limits.
pub(super) fn payments(asked: &Asked<'_>, rules: &RiichiRules) -> Vec<Block> {
    let lang = asked.lang;
    let title = say!(lang, "print-payments", basis = citation(lang, rules.cite(Topic::Payments)));
    let names = [
        (Winner::Other, say!(lang, "print-winner-other")),
        (Winner::Dealer, say!(lang, "print-winner-dealer")),
    ];
    let mut blocks = vec![Block::Title(title)];
    for (winner, name) in names {
        blocks.push(Block::Table(table(asked, rules, winner, name)));
    }
    blocks.push(Block::Table(limits(asked, rules)));
    blocks
}

fn table(asked: &Asked<'_>, rules: &RiichiRules, winner: Winner, name: String) -> Table {
    let lang = asked.lang;
    let mut heads = vec![Cell::text(name.clone())];
    heads.extend(HAN.map(|han| Cell::number(say!(lang, "print-han", n = han))));
    let row = |fu: u8| {
        let mut cells = vec![Cell::of(What::Strong(say!(lang, "print-fu", n = fu)))];
        let cell = |han: u8| Cell::number(both(asked, rules, Recorded::HanFu { han, fu }, winner));
        cells.extend(HAN.map(cell));
        Row::of(cells)
    };
    Table {
        name,
        made: Made::ToRead,
        shares: Vec::new(),
        group: 0,
        heads: vec![heads],
        rows: FU.into_iter().map(row).collect(),
    }
}

fn limits(asked: &Asked<'_>, rules: &RiichiRules) -> Table {
    let lang = asked.lang;
    let name = say!(lang, "print-limits");
    let heads = vec![
        Cell::text(name.clone()),
        Cell::text(""),
        Cell::number(say!(lang, "print-winner-other")),
        Cell::number(say!(lang, "print-winner-dealer")),
    ];
    let row = |name: String, han: String, recorded: Recorded| {
        let other = Cell::number(both(asked, rules, recorded, Winner::Other));
        let dealer = Cell::number(both(asked, rules, recorded, Winner::Dealer));
        Row::of(vec![Cell::of(What::Strong(name)), Cell::text(han), other, dealer])
    };
    let mut rows: Vec<Row> = LIMITS
        .into_iter()
        .map(|(limit, han)| {
            let recorded = Recorded::Limit(limit);
            row(text::limit(lang, limit, 1), say!(lang, "print-from-han", n = han), recorded)
        })
        .collect();
    // What thirteen han without a yakuman are worth is an answer of the rules.
    let counted = settle_recorded(rules, Recorded::HanFu { han: 13, fu: 30 }, &context(Winner::Other, ron()));
    if let Some(limit) = counted.map(|won| won.limit).filter(|limit| *limit == Limit::CountedYakuman) {
        let (name, han) = (text::limit(lang, limit, 1), say!(lang, "print-from-han", n = 13));
        rows.push(row(name, han, Recorded::HanFu { han: 13, fu: 30 }));
    }
    rows.push(row(text::limit(lang, Limit::Yakuman, 1), String::new(), Recorded::Yakuman(1)));
    Table { name, made: Made::ToRead, shares: Vec::new(), group: 0, heads: vec![heads], rows }
}

/// From a discard and by self-draw: `1 000 (300/500)`; a dash where no hand is so.
fn both(asked: &Asked<'_>, rules: &RiichiRules, recorded: Recorded, winner: Winner) -> String {
    let paid = |win: Win| -> Option<Vec<i32>> {
        let won = settle_recorded(rules, recorded, &context(winner, win))?;
        let hand = won.transfers.iter().filter(|t| t.kind == PaymentKind::Hand);
        // The dealer pays last, after those who pay less.
        let mut points: Vec<i32> = hand.filter(|t| t.from != Party::Table).map(|t| t.points).collect();
        points.sort_unstable();
        points.dedup();
        Some(points)
    };
    let shown = |points: Vec<i32>| {
        let each: Vec<String> = points.into_iter().map(|n| number(asked.lang, i64::from(n))).collect();
        each.join("/")
    };
    match (paid(ron()).map(shown), paid(Win::SelfDraw).map(shown)) {
        (None, None) => "–".to_owned(),
        (Some(ron), None) => ron,
        (None, Some(draw)) => format!("({draw})"),
        (Some(ron), Some(draw)) => format!("{ron} ({draw})"),
    }
}

/// From West.
const fn ron() -> Win {
    Win::Ron(Seat::ALL[2])
}

/// East deals; East or South wins.
fn context(winner: Winner, win: Win) -> WinContext {
    let [east, south, ..] = Seat::ALL;
    let winner = if winner == Winner::Dealer { east } else { south };
    WinContext::new(east, winner, Wind::East, win)
}
