//! Which yaku of the tiles can be counted together. The regulation's own picture is lost; a test finds every pair again in hands.
use crate::ask::Asked;
use crate::document::{Block, Cell, Made, Row, Table, What};
use rules::riichi::Yaku;
use text::say;

/// The yaku of the tiles, triplets of winds and dragons as one.
pub(crate) const YAKU: [Yaku; 18] = [
    Yaku::Pinfu,
    Yaku::Iipeikou,
    Yaku::Ryanpeikou,
    Yaku::Tanyao,
    Yaku::Haku,
    Yaku::Chanta,
    Yaku::Junchan,
    Yaku::Ittsu,
    Yaku::SanshokuDoujun,
    Yaku::SanshokuDoukou,
    Yaku::Toitoi,
    Yaku::Sanankou,
    Yaku::Sankantsu,
    Yaku::Honroutou,
    Yaku::Honitsu,
    Yaku::Chinitsu,
    Yaku::Shousangen,
    Yaku::Chiitoitsu,
];

/// A row for each; a plus where both count in one hand. The table is the same read the other way.
pub(crate) const TOGETHER: [&str; 18] = [
    ".+++-++++-----++--",
    "+.-++++++-----+++-",
    "+-.+-++-------++--",
    "+++.----+++++--+-+",
    "-+--.+-++++++++-+-",
    "+++-+.--++-++-+-+-",
    "+++---.-++-++--+--",
    "++--+--.------++--",
    "++-++++-.---------",
    "---++++--.++++----",
    "---++----+.++++++-",
    "---++++--++.+++++-",
    "---++++--+++.++++-",
    "----+----++++.+-++",
    "+++-++-+--++++.-++",
    "++++--++--+++--.-+",
    "-+--++----+++++-.-",
    "---+---------+++-.",
];

/// The table, its columns by number.
pub(super) fn together(asked: &Asked<'_>) -> Vec<Block> {
    let lang = asked.lang;
    let name = |yaku: Yaku| match yaku {
        Yaku::Haku => say!(lang, "print-yakuhai"),
        _ => text::yaku(lang, yaku),
    };
    let mut heads = vec![Cell::text("").over(2)];
    heads.extend((1..=YAKU.len()).map(|n| Cell::number(n.to_string())));
    let row = |(i, marks): (usize, &str)| {
        let mut cells = vec![Cell::number((i + 1).to_string()), Cell::text(name(YAKU[i]))];
        cells.extend(marks.chars().map(|mark| match mark {
            '+' => Cell::of(What::StrongNumber("+".to_owned())),
            '-' => Cell::number("–"),
            _ => Cell::of(What::Nothing),
        }));
        Row::of(cells)
    };
    let title = say!(lang, "print-together");
    let rows = TOGETHER.into_iter().enumerate().map(row).collect();
    let table = Table {
        name: title.clone(),
        made: Made::Narrow,
        shares: Vec::new(),
        group: 0,
        heads: vec![heads],
        rows,
    };
    vec![Block::Title(title), Block::Table(table)]
}
