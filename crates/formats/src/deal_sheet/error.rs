//! What is wrong with a sheet: the place, what stood there and what belongs there.
use std::fmt;

/// Why a sheet cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetError {
    /// Line from 1; 0 where the place is the path to a value of JSON.
    pub line: usize,
    /// Character in the line from 1.
    pub column: usize,
    /// The path to a value of JSON, such as `deals[2].from`.
    pub path: String,
    /// What stands there; empty if nothing does.
    pub found: String,
    /// What belongs there.
    pub expected: Expected,
}

macro_rules! expected {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $text:literal; )*) => {
        /// What belongs in a place.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Expected { $( $(#[$doc])* $name, )* }

        impl Expected {
            /// Every one.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }

        impl fmt::Display for Expected {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $( Self::$name => $text, )* })
            }
        }
    };
}

expected! {
    /// Well-formed JSON.
    Json = "json", "JSON";
    /// The name of the schema.
    Schema = "schema", "the schema reglament.deal-sheet/1";
    /// The id of a rule set.
    Rules = "rules", "the id of a rule set";
    /// Rules at all.
    SomeRules = "some_rules", "the rules, in the sheet or beside it";
    /// A rule set of the family asked for.
    SameFamily = "same_family", "rules of the same family";
    /// A list of deals.
    Deals = "deals", "a list of deals";
    /// At least one deal.
    OneDeal = "one_deal", "at least one deal";
    /// An object with the fields of a deal.
    Deal = "deal", "a deal";
    /// A known field.
    Field = "field", "a field of this object";
    /// A seat.
    Seat = "seat", "a seat: E, S, W, N or 1 to 4";
    /// Seats.
    Seats = "seats", "seats: E,S or 1,3, all or none";
    /// The way a deal of riichi ends.
    RiichiEnd = "riichi_end", "win, draw, abort or chombo";
    /// A line of riichi.
    RiichiLine = "riichi_line", "S ron W 3/40, S tsumo 3/40, draw, abort or chombo";
    /// What may follow in a line of riichi.
    RiichiMore = "riichi_more", "riichi, pao or + and another win";
    /// What may follow in the line of a draw.
    DrawMore = "draw_more", "tenpai, nagashi or riichi";
    /// The value of a hand of riichi.
    Worth = "worth", "3/40, 5, mangan, haneman, baiman, sanbaiman, yakuman or 2yakuman";
    /// A kind of abort.
    Abort = "abort", "nine_terminals, four_winds, four_riichi, four_kongs or triple_ron";
    /// A yakuman with liability.
    Yakuman = "yakuman", "daisangen, daisuushii or suukantsu";
    /// A list of wins.
    Wins = "wins", "a list of wins";
    /// Three or four.
    Players = "players", "3 or 4";
    /// A stage.
    Stage = "stage", "qualifying or final";
    /// A lateness.
    Late = "late", "on-time, short, middle, long or no-show";
    /// A Sichuan event.
    SichuanEvent = "sichuan_event", "kong, hu, forbidden or wall";
    /// A kind of kong.
    Kong = "kong", "closed, melded and a seat, promoted or postponed";
    /// Where a Hu came from.
    HuFrom = "hu_from", "wall, a seat, after-kong and a seat or robbed and a seat";
    /// The value of a Hu.
    HuWorth = "hu_worth", "points, false or false-suit";
    /// A state at the end of the wall.
    WallState = "wall_state", "points, not-ready, suit or only-suit";
    /// The way a classical deal ends.
    ClassicalEnd = "classical_end", "S mahjong W, draw, stopped or absent";
    /// The values of all four hands.
    Hands = "hands", "the value of each of the four hands";
    /// A number.
    Number = "number", "a whole number";
    /// A yes or a no.
    Bool = "bool", "true or false";
    /// The end of the line.
    Nothing = "nothing", "nothing more";
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}, column {}: ", self.line, self.column)?;
        } else if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        if !self.found.is_empty() {
            write!(f, "found {:?}, ", self.found)?;
        }
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for SheetError {}
