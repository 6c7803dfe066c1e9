//! Four totals of a table as people type them: `40000`, `40,000`, `+12`, `−4`, and `4/230/2` of the classical family.
use rules::classical::TournamentPoints;
use tournament::protocol::ClassicalTotals;

/// `40000`, `40,000`, `+12`, `−4`.
pub fn number(text: &str) -> Option<i32> {
    let digits: String =
        text.chars().filter(|c| !matches!(c, ',' | '_' | ' ' | '\u{202f}' | '\u{a0}')).collect();
    digits.replace('−', "-").parse().ok()
}

/// `4/230/2`: tournament points, whists, Mahjongs.
pub fn classical(text: &str) -> Option<ClassicalTotals> {
    let [points, whists, mahjongs] = text.split('/').collect::<Vec<_>>()[..] else { return None };
    let mahjongs = mahjongs.trim().parse().ok()?;
    Some(ClassicalTotals { points: halves(points.trim())?, whists: number(whists)?, mahjongs })
}

/// `600/4`, where whists count alone: whists, Mahjongs; tournament points may stand before them, and are none.
pub fn in_whists(text: &str) -> Option<ClassicalTotals> {
    match text.split('/').count() {
        2 => classical(&format!("0/{text}")),
        _ => classical(text),
    }
}

/// `4`, `1.5`, `-0,5`.
fn halves(text: &str) -> Option<TournamentPoints> {
    let text = text.replace('−', "-").replace(',', ".");
    let (whole, half) = text.split_once('.').unwrap_or((&text, "0"));
    let half = match half {
        "0" => 0,
        "5" => 1,
        _ => return None,
    };
    let size: i32 = whole.trim_start_matches(['-', '+']).parse().ok()?;
    let halves = size.checked_mul(2)?.checked_add(half)?;
    Some(TournamentPoints::of_halves(if whole.starts_with('-') { -halves } else { halves }))
}

/// What somebody types to write the same totals.
pub fn classical_text(seat: &ClassicalTotals) -> String {
    let halves = seat.points.halves();
    let sign = if halves < 0 { "-" } else { "" };
    let half = if halves % 2 == 0 { "" } else { ".5" };
    format!("{sign}{}{half}/{}/{}", halves.unsigned_abs() / 2, seat.whists, seat.mahjongs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        let read = ["40,000", "+12", "−4", "4.5", "", "99999999999"].map(number);
        assert_eq!(read, [Some(40000), Some(12), Some(-4), None, None, None]);
    }

    #[test]
    fn classical_totals_are_three_numbers_and_two_where_whists_count_alone() {
        let read = classical("-0,5/−230/6").unwrap();
        assert_eq!((read.points.halves(), read.whists, read.mahjongs), (-1, -230, 6));
        assert_eq!(["4/230", "4.3/230/6", "2000000000/0/0"].map(classical), [None; 3]);
        assert_eq!(in_whists("600/4"), classical("0/600/4"));
        assert_eq!(in_whists("−600/4"), classical("0/-600/4"));
        assert_eq!(in_whists("600"), None);
        assert_eq!(classical_text(&read), "-0.5/-230/6");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(halves in -2000_i32..2000, whists in -99_999_i32..99_999, mahjongs: u8) {
            let points = TournamentPoints::of_halves(halves);
            let seat = ClassicalTotals { points, whists, mahjongs };
            prop_assert_eq!(classical(&classical_text(&seat)), Some(seat));
        }

        #[test]
        fn any_text_has_an_answer(text in ".{0,30}") {
            let _ = (number(&text), classical(&text), in_whists(&text));
        }
    }
}
