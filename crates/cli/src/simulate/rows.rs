//! The rows of a report: what is said of a tally, in one list for all forms.
use super::measure::{Interval, mean, rate};
use super::tally::{Tally, Who};
use rules::regulation::TableRules;

/// A part of the report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Section {
    Places,
    Points,
    Deals,
    Ends,
    Values,
    Patterns,
    Seats,
    Dealer,
    Length,
}

impl Section {
    pub(super) const ALL: [Self; 9] = [
        Self::Places,
        Self::Points,
        Self::Deals,
        Self::Ends,
        Self::Values,
        Self::Patterns,
        Self::Seats,
        Self::Dealer,
        Self::Length,
    ];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Places => "places",
            Self::Points => "points",
            Self::Deals => "deals",
            Self::Ends => "ends",
            Self::Values => "values",
            Self::Patterns => "patterns",
            Self::Seats => "seats",
            Self::Dealer => "dealer",
            Self::Length => "length",
        }
    }
}

/// What a number is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// A part of the whole.
    Rate,
    /// A mean.
    Mean,
}

/// One number of the report.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row {
    pub(super) section: Section,
    pub(super) name: String,
    pub(super) who: Who,
    pub(super) kind: Kind,
    /// Of how many.
    pub(super) n: u64,
    pub(super) found: Interval,
}

impl Row {
    /// Whether the two speak of the same.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (self.section, &self.name, self.who) == (other.section, &other.name, other.who)
    }

    /// The same row of another run.
    pub(super) fn in_other<'r>(&self, other: &'r super::Played) -> Option<&'r Self> {
        other.rows.iter().find(|row| row.is_like(self))
    }
}

struct Rows<'t> {
    tally: &'t Tally,
    rows: Vec<Row>,
}

const BOTS: [Who; 4] = [Who::Bot(0), Who::Bot(1), Who::Bot(2), Who::Bot(3)];
const SEATS: [Who; 4] = [Who::Seat(0), Who::Seat(1), Who::Seat(2), Who::Seat(3)];
const PLACES: [&str; 4] = ["place_1", "place_2", "place_3", "place_4"];

impl Rows<'_> {
    fn rate(&mut self, section: Section, name: &str, who: Who, (hits, of, parts): (u64, u64, u64)) {
        if let Some(found) = rate(hits, of, parts) {
            self.rows.push(Row { section, name: name.to_owned(), who, kind: Kind::Rate, n: of, found });
        }
    }

    /// How often this was counted among all that was counted under another name.
    fn part(&mut self, section: Section, name: &'static str, who: Who, of: &'static str) {
        self.rate(section, name, who, (self.tally.of(name, who), self.tally.of(of, who), 1));
    }

    fn mean(&mut self, section: Section, name: &'static str, who: Who, unit: f64) {
        let sum = self.tally.sum(name, who);
        if let Some(found) = mean(sum.n, sum.total, sum.squares, unit) {
            let name = match name {
                "place_doubled" => "mean_place",
                "tournament_halves" => "tournament_points",
                other => other,
            };
            self.rows.push(Row { section, name: name.to_owned(), who, kind: Kind::Mean, n: sum.n, found });
        }
    }

    fn places(&mut self, section: Section, whos: [Who; 4]) {
        let games = self.tally.of("games", Who::All);
        for who in whos {
            for name in PLACES {
                self.rate(section, name, who, (self.tally.of(name, who), games, 12));
            }
            self.mean(section, "place_doubled", who, 2.0);
        }
    }
}

/// All rows, section by section.
pub(super) fn of(tally: &Tally, rules: &TableRules) -> Vec<Row> {
    let mut rows = Rows { tally, rows: Vec::new() };
    rows.places(Section::Places, BOTS);
    let classical = matches!(rules, TableRules::Classical(_));
    for who in BOTS {
        rows.mean(Section::Points, "points", who, 1.0);
        if classical {
            rows.mean(Section::Points, "tournament_halves", who, 2.0);
        }
    }
    deals(&mut rows, rules);
    ends(&mut rows, rules);
    values(&mut rows);
    let wins = tally.of("wins", Who::All);
    for (id, n) in &tally.patterns {
        rows.rate(Section::Patterns, id, Who::All, (*n, wins, 1));
    }
    rows.places(Section::Seats, SEATS);
    for who in SEATS {
        rows.mean(Section::Seats, "points", who, 1.0);
    }
    for who in [Who::Dealer, Who::Others] {
        rows.part(Section::Dealer, "win", who, "dealt");
        rows.mean(Section::Dealer, "deal_points", who, 1.0);
    }
    rows.mean(Section::Length, "deals_per_game", Who::All, 1.0);
    rows.mean(Section::Length, "discards_per_deal", Who::All, 1.0);
    rows.rows
}

/// What each player does in a deal. A sum of kinds comes before them.
fn deals(rows: &mut Rows<'_>, rules: &TableRules) {
    let kinds: &[&'static str] = match rules {
        TableRules::Riichi(_) => &["riichi", "open"],
        TableRules::Sichuan(_) => &["kong_closed", "kong_melded", "kong_promoted", "kong_postponed"],
        TableRules::Classical(_) => &["called"],
    };
    for who in BOTS {
        let wins = ["win_drawn", "win_discard", "win_robbed"];
        let all = wins.into_iter().map(|name| rows.tally.of(name, who)).sum();
        let deals = rows.tally.of("deals", who);
        rows.rate(Section::Deals, "win", who, (all, deals, 1));
        for name in wins {
            if name != "win_robbed" || matches!(rules, TableRules::Sichuan(_)) {
                rows.part(Section::Deals, name, who, "deals");
            }
        }
        rows.part(Section::Deals, "deal_in", who, "deals");
        for name in kinds {
            rows.part(Section::Deals, name, who, "deals");
        }
        rows.part(Section::Deals, "ready_at_draw", who, "draws");
        rows.part(Section::Deals, "ready_at_wall_end", who, "at_wall_end");
        rows.mean(Section::Deals, "win_points", who, 1.0);
        rows.mean(Section::Deals, "deal_in_points", who, 1.0);
    }
}

/// How deals end.
fn ends(rows: &mut Rows<'_>, rules: &TableRules) {
    let ends: &[&'static str] = match rules {
        TableRules::Riichi(_) => {
            &["draw", "nagashi", "nine_terminals", "four_winds", "four_riichi", "four_kongs", "triple_ron"]
        }
        TableRules::Sichuan(_) => &["wall_end", "hu_0", "hu_1", "hu_2", "hu_3"],
        TableRules::Classical(_) => &["draw"],
    };
    for name in ends {
        rows.part(Section::Ends, name, Who::All, "deals");
    }
    rows.mean(Section::Ends, "hu_per_deal", Who::All, 1.0);
}

/// What wins are worth: the limits of riichi, then the values below which so many of a hundred wins are.
fn values(rows: &mut Rows<'_>) {
    let wins = rows.tally.of("wins", Who::All);
    for limit in ["none", "mangan", "haneman", "baiman", "sanbaiman", "kazoe_yakuman", "yakuman"] {
        let n = rows.tally.of(limit, Who::All);
        if n > 0 {
            rows.rate(Section::Values, &format!("limit_{limit}"), Who::All, (n, wins, 1));
        }
    }
    // Many values are few hands each: those of less than one in five hundred are told together.
    let mut rest = 0;
    for (value, n) in &rows.tally.values.clone() {
        if *n * 500 >= wins {
            rows.rate(Section::Values, &format!("worth_{value}"), Who::All, (*n, wins, 1));
        } else {
            rest += n;
        }
    }
    if rest > 0 {
        rows.rate(Section::Values, "worth_other", Who::All, (rest, wins, 1));
    }
}
