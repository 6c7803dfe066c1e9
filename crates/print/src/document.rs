//! A paper as a value: pages of blocks. A renderer decides how they look, and asks nothing more.
use crate::ask::{Ink, Size};
use crate::code::Squares;
use rules::seat::Wind;
use rules::tile::Suit;
use text::Lang;

/// A paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// In which language it is.
    pub lang: Lang,
    /// On which paper.
    pub size: Size,
    /// With which ink.
    pub ink: Ink,
    /// The pages, each on a new sheet.
    pub pages: Vec<Page>,
}

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// How the paper lies.
    pub turn: Turn,
    /// Whether it is one sheet.
    pub fill: Fill,
    /// What stands on it.
    pub content: Content,
    /// Small print at the end: clauses, what is still open.
    pub foot: Vec<String>,
}

/// What stands on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// Blocks, one below the other.
    Blocks(Vec<Block>),
    /// Cards to cut out, so many on a sheet, each of blocks.
    Cards(Fit, Vec<Vec<Block>>),
}

/// How the paper lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The short edge on top.
    Upright,
    /// The long edge on top.
    Wide,
}

/// Whether a page is one sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fill {
    /// It is, and what can grow on it fills it.
    Sheet,
    /// It runs on as long as it is.
    Flows,
}

/// A piece of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// The head of a page or a card.
    Head(Head),
    /// A heading within it.
    Title(String),
    /// A paragraph.
    Line(Tone, String),
    /// A list of paragraphs.
    List(Vec<String>),
    /// What is known, by name.
    Facts(Vec<(String, String)>),
    /// Names with where to go, set in columns.
    Index(Vec<(String, String)>),
    /// A table.
    Table(Table),
    /// Boxes for handwriting side by side, each with what belongs there.
    Boxes(Vec<Field>),
    /// One sign as large as it goes.
    Mark(Mark),
    /// A number with the seats around it as they lie at a table, East nearest: the letter and the name of each.
    Around(String, [(Wind, String, String); 4]),
    /// A code that a camera reads.
    Code(Code),
}

/// The head of a page or a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// Small, above: the event.
    pub over: String,
    /// The title.
    pub title: String,
    /// Below: the round, the day.
    pub under: String,
    /// In the corner.
    pub code: Option<Code>,
}

/// A code with what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// The squares.
    pub squares: Squares,
    /// What it leads to.
    pub name: String,
    /// The same address for people who type, without the scheme.
    pub typed: String,
}

/// How a paragraph is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// As text.
    Plain,
    /// As small print.
    Quiet,
    /// As something to be read from afar.
    Loud,
}

/// One sign as large as it goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A number or a word.
    Text(String),
    /// The letter of a wind.
    Wind(Wind, String),
    /// A suit.
    Suit(Suit, String),
}

/// A box for handwriting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What belongs there.
    pub name: String,
    /// How much of the width it takes beside the others.
    pub share: u8,
}

/// How many cards go on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fit {
    /// One.
    Whole,
    /// Two.
    Half,
    /// Four.
    Quarter,
    /// Eight.
    Eighth,
}

impl Fit {
    /// The number.
    pub const fn number(self) -> usize {
        match self {
            Self::Whole => 1,
            Self::Half => 2,
            Self::Quarter => 4,
            Self::Eighth => 8,
        }
    }
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What it is, for those who hear it.
    pub name: String,
    /// What it is for.
    pub made: Made,
    /// What each column takes of the width, in twentieths; as much as it needs where the list is empty or ends.
    pub shares: Vec<u8>,
    /// How many columns belong together after the first one; none where the table has no such groups.
    pub group: u8,
    /// Lines of headings.
    pub heads: Vec<Vec<Cell>>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// What a table is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Made {
    /// To be read.
    ToRead,
    /// To be read from afar: it hangs on a wall.
    ToHang,
    /// To be read, many narrow columns.
    Narrow,
    /// To be written into.
    ToWrite,
}

/// A row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it is.
    pub kind: RowKind,
    /// Its cells; the first names it.
    pub cells: Vec<Cell>,
}

/// What a row is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowKind {
    /// One of many.
    Plain,
    /// The sum of those above.
    Sum,
}

/// A cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// What stands in it.
    pub what: What,
    /// How many columns it takes.
    pub span: u8,
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A text.
    Text(String),
    /// The same, marked: it decides.
    Strong(String),
    /// The same, small: a citation.
    Quiet(String),
    /// A number.
    Number(String),
    /// A number that decides.
    StrongNumber(String),
    /// The letter of a wind.
    Wind(Wind, String),
    /// Nothing yet: a box for handwriting.
    Box,
    /// A box with what should come out, printed small.
    Expects(String),
    /// Nothing, and nothing comes there.
    Nothing,
}

impl Cell {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self { what: What::Text(text.into()), span: 1 }
    }

    /// A small text.
    pub fn quiet(text: impl Into<String>) -> Self {
        Self { what: What::Quiet(text.into()), span: 1 }
    }

    /// A text that decides.
    pub fn strong(text: impl Into<String>) -> Self {
        Self { what: What::Strong(text.into()), span: 1 }
    }

    /// A number.
    pub fn number(text: impl Into<String>) -> Self {
        Self { what: What::Number(text.into()), span: 1 }
    }

    /// Anything else.
    pub const fn of(what: What) -> Self {
        Self { what, span: 1 }
    }

    /// The same over so many columns.
    pub fn over(self, span: usize) -> Self {
        Self { span: u8::try_from(span).unwrap_or(u8::MAX), ..self }
    }
}

impl Row {
    /// One of many.
    pub const fn of(cells: Vec<Cell>) -> Self {
        Self { kind: RowKind::Plain, cells }
    }

    /// The sum of those above.
    pub const fn sum(cells: Vec<Cell>) -> Self {
        Self { kind: RowKind::Sum, cells }
    }
}
