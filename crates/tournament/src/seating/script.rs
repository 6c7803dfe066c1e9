//! The text form of a fixed schedule.
//!
//! One line a table: four numbers, East first, with hyphens between them, as `7-2-1-8`; a blank line between
//! rounds. Numbers count from one. An empty seat is written as nothing: `7-2-1-` has no North, so that a line
//! always has three hyphens and a number that was forgotten is noticed. Players may sit a round out.
use super::{Plan, RoundSeats, Slot, TableSeats};
use std::fmt;

/// The most problems that are listed.
const MOST: usize = 100;

/// A place in a text where something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScriptError {
    /// The line, from one.
    pub line: u32,
    /// The character in the line, from one.
    pub column: u32,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong at a place of a text, and what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something else stands where a number was expected.
    NotANumber,
    /// No player has this number.
    UnknownNumber {
        /// What stands there.
        number: u64,
        /// Numbers from one to this were expected.
        players: u16,
    },
    /// The number stands in this round already.
    TwiceInARound {
        /// Which number.
        number: u16,
        /// In which line it stood first.
        first_line: u32,
    },
    /// The line has fewer than four seats.
    TooFew {
        /// How many it has.
        seats: u8,
    },
    /// The line has more than four seats; the fifth starts here.
    TooMany,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match self.problem {
            Problem::NotANumber => f.write_str("expected a number"),
            Problem::UnknownNumber { number, players } => {
                write!(f, "{number} is nobody's number, expected 1 to {players}")
            }
            Problem::TwiceInARound { number, first_line } => {
                write!(f, "{number} is in this round already, in line {first_line}")
            }
            Problem::TooFew { seats } => write!(f, "expected four seats, found {seats}"),
            Problem::TooMany => f.write_str("expected the end of the line after four seats"),
        }
    }
}

impl std::error::Error for ScriptError {}

/// Reads a schedule for players with the numbers from one to `players`. All that is wrong is listed (the first
/// hundred places of it).
pub fn read(text: &str, players: u16) -> Result<Plan, Vec<ScriptError>> {
    let mut reader = Reader { players, rounds: Vec::new(), seen: Vec::new(), errors: Vec::new() };
    // Editors of some systems begin a file with a mark of its encoding.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut tables = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if reader.errors.len() >= MOST {
            break;
        }
        if content.trim().is_empty() {
            reader.end_round(&mut tables);
        } else {
            tables.extend(reader.table(line, content));
        }
    }
    reader.end_round(&mut tables);
    reader.errors.truncate(MOST);
    if reader.errors.is_empty() { Ok(Plan { rounds: reader.rounds }) } else { Err(reader.errors) }
}

struct Reader {
    players: u16,
    rounds: Vec<RoundSeats>,
    /// The numbers of this round and their lines.
    seen: Vec<(u16, u32)>,
    errors: Vec<ScriptError>,
}

impl Reader {
    fn end_round(&mut self, tables: &mut Vec<TableSeats>) {
        if !tables.is_empty() {
            self.rounds.push(RoundSeats { tables: std::mem::take(tables) });
        }
        self.seen.clear();
    }

    fn table(&mut self, line: u32, content: &str) -> Option<TableSeats> {
        let before = self.errors.len();
        let mut seats = [None; 4];
        let mut column = 1;
        let mut count = 0;
        for word in content.split(is_hyphen) {
            let spaces = word.chars().take_while(|c| c.is_whitespace()).count() as u32;
            let at = column + spaces;
            if count == 4 {
                self.errors.push(ScriptError { line, column: at, problem: Problem::TooMany });
                return None;
            }
            match self.number(word.trim(), line) {
                Ok(slot) => seats[count] = slot,
                Err(problem) => self.errors.push(ScriptError { line, column: at, problem }),
            }
            count += 1;
            column += word.chars().count() as u32 + 1;
        }
        if count < 4 {
            let end = content.trim_end().chars().count() as u32 + 1;
            self.errors.push(ScriptError {
                line,
                column: end,
                problem: Problem::TooFew { seats: count as u8 },
            });
        }
        (self.errors.len() == before).then_some(TableSeats(seats))
    }

    /// The slot of a number; none for an empty seat.
    fn number(&mut self, word: &str, line: u32) -> Result<Option<Slot>, Problem> {
        if word.is_empty() {
            return Ok(None);
        }
        if !word.bytes().all(|b| b.is_ascii_digit()) {
            return Err(Problem::NotANumber);
        }
        // A number too long to be read is nobody's, too.
        let number = word.parse::<u64>().unwrap_or(u64::MAX);
        let known = u16::try_from(number).ok().filter(|n| (1..=self.players).contains(n));
        let Some(known) = known else {
            return Err(Problem::UnknownNumber { number, players: self.players });
        };
        if let Some((_, first_line)) = self.seen.iter().find(|(n, _)| *n == known) {
            return Err(Problem::TwiceInARound { number: known, first_line: *first_line });
        }
        self.seen.push((known, line));
        Ok(Some(Slot(known - 1)))
    }
}

/// The hyphen, and the dashes that text programs make of it.
const fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '–' | '—' | '−')
}

/// Writes a schedule as text, ending with the end of a line. A round without tables has no lines.
pub fn write(plan: &Plan) -> String {
    let rounds = plan.rounds.iter().filter(|round| !round.tables.is_empty());
    rounds.map(|round| round.tables.iter().map(line).collect::<String>()).collect::<Vec<_>>().join("\n")
}

fn line(table: &TableSeats) -> String {
    let seat = |seat: Option<Slot>| seat.map(|slot| (u32::from(slot.0) + 1).to_string()).unwrap_or_default();
    table.0.map(seat).join("-") + "\n"
}

/// Who of the players sits a round out, by number.
pub fn sitting_out(round: &RoundSeats, players: u16) -> Vec<Slot> {
    let seated: Vec<Slot> = round.tables.iter().flat_map(TableSeats::slots).collect();
    (0..players).map(Slot).filter(|slot| !seated.contains(slot)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn problems(text: &str, players: u16) -> Vec<(u32, u32, Problem)> {
        let errors = read(text, players).unwrap_err();
        errors.into_iter().map(|e| (e.line, e.column, e.problem)).collect()
    }

    #[test]
    fn a_schedule_of_one_table_with_four_who_sit_out() {
        let plan = read("7-2-1-8\n\n4-2-6-3\n\n2-4-3-8\n", 8).unwrap();
        assert_eq!(plan.rounds.len(), 3);
        assert_eq!(plan.rounds[0].tables, [TableSeats::full([6, 1, 0, 7].map(Slot))]);
        assert_eq!(sitting_out(&plan.rounds[0], 8), [2, 3, 4, 5].map(Slot));
        assert_eq!(write(&plan), "7-2-1-8\n\n4-2-6-3\n\n2-4-3-8\n");
    }

    #[test]
    fn an_empty_seat_is_nothing_between_hyphens() {
        let plan = read("\u{feff} 7 – 2 - 1 -  \r\n-3-4-5\r\n\r\n\r\n6-7-8-1", 8).unwrap();
        let slots = |seats: [u16; 4]| TableSeats(seats.map(|n| n.checked_sub(1).map(Slot)));
        assert_eq!(plan.rounds[0].tables, [slots([7, 2, 1, 0]), slots([0, 3, 4, 5])]);
        assert_eq!(plan.rounds[1].tables, [slots([6, 7, 8, 1])]);
        assert_eq!(write(&plan), "7-2-1-\n-3-4-5\n\n6-7-8-1\n");
    }

    #[test]
    fn what_is_wrong_is_told_by_line_and_column() {
        let text = "1-2-3-4\n5-6-2\n\n1- x-9-0\n1-1-2-3-4\n99999999999999999999-1-2-3";
        let number = u64::MAX;
        assert_eq!(
            problems(text, 8),
            [
                (2, 5, Problem::TwiceInARound { number: 2, first_line: 1 }),
                (2, 6, Problem::TooFew { seats: 3 }),
                (4, 4, Problem::NotANumber),
                (4, 6, Problem::UnknownNumber { number: 9, players: 8 }),
                (4, 8, Problem::UnknownNumber { number: 0, players: 8 }),
                (5, 1, Problem::TwiceInARound { number: 1, first_line: 4 }),
                (5, 3, Problem::TwiceInARound { number: 1, first_line: 4 }),
                (5, 9, Problem::TooMany),
                (6, 1, Problem::UnknownNumber { number, players: 8 }),
                (6, 22, Problem::TwiceInARound { number: 1, first_line: 4 }),
                (6, 24, Problem::TwiceInARound { number: 2, first_line: 5 }),
                (6, 26, Problem::TwiceInARound { number: 3, first_line: 5 }),
            ]
        );
        let first = read("1-2-3", 8).unwrap_err()[0].to_string();
        assert_eq!(first, "line 1, column 6: expected four seats, found 3");
    }

    #[test]
    fn a_long_list_of_errors_ends() {
        assert_eq!(read(&"x\n".repeat(1000), 8).unwrap_err().len(), MOST);
        assert_eq!(read("", 0), Ok(Plan::default()));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(
            tables in 1_u16..9,
            seeds in prop::collection::vec(0_u64..999, 0..6),
            empty in prop::collection::vec((0_usize..6, 0_usize..9, 0_usize..4), 0..6),
        ) {
            let slots: Vec<Slot> = (0..tables * 4 + 3).map(Slot).collect();
            let round = |seed: &u64| {
                let mut round = crate::seating::pairing::random(&slots, &mut crate::lots::Lots::new(*seed));
                round.tables.pop();
                round
            };
            let mut plan = Plan { rounds: seeds.iter().map(round).collect() };
            for (r, t, s) in empty {
                let table = plan.rounds.get_mut(r).and_then(|round| round.tables.get_mut(t));
                if let Some(table) = table {
                    table.0[s] = None;
                }
            }
            prop_assert_eq!(read(&write(&plan), tables * 4 + 3), Ok(plan));
        }

        #[test]
        fn no_text_makes_it_stumble(text in ".{0,80}", lines in "[0-9 x–\\-\n]{0,200}", players in 0_u16..40) {
            for text in [text, lines] {
                if let Ok(plan) = read(&text, players) {
                    prop_assert_eq!(read(&write(&plan), players), Ok(plan));
                }
            }
        }
    }
}
