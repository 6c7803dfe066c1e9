//! Values of standings as other programs read them: digits, a point, no spaces.
use rules::hall::Criterion;
use tournament::standings::{Stage, Standings, Value};

/// A value: `2.25`, `-104.5`, empty where there is none. Means and variances have three decimals at the most, converted
/// results one, halves away from zero.
pub fn plain(value: Value) -> String {
    match value {
        Value::Nothing => String::new(),
        Value::Whole(n) => n.to_string(),
        Value::Halves(n) => decimal(n, 2, 3),
        Value::Mean { doubled, games } => decimal(doubled, 2 * i64::from(games), 3),
        Value::Spread { scaled, games } => decimal(scaled, 4 * i64::from(games) * i64::from(games), 3),
        Value::Twelfths(n) => decimal(n, 12_000, 1),
        Value::Hundredths(n) => decimal(n, 100, 2),
        Value::Place { place, .. } => place.to_string(),
        Value::Drawn(n) => n.to_string(),
    }
}

/// The criteria that rows of these standings show, in the order of the rounds' chain; then those of a final alone.
pub fn criteria(standings: &Standings) -> Vec<Criterion> {
    let mut out: Vec<Criterion> = Vec::new();
    let of = |stage| standings.rows.iter().filter(move |row| row.stage == stage);
    for key in of(Stage::Rounds).chain(of(Stage::Final)).flat_map(|row| &row.keys) {
        if !out.contains(&key.criterion) {
            out.push(key.criterion);
        }
    }
    out
}

/// A fraction with a positive denominator, with so many decimals at the most.
fn decimal(numerator: i64, denominator: i64, most: u32) -> String {
    let (denominator, one) = (i128::from(denominator.max(1)), 10_i128.pow(most));
    let parts = (2 * one * i128::from(numerator.unsigned_abs()) + denominator) / (2 * denominator);
    let sign = if numerator < 0 && parts > 0 { "-" } else { "" };
    let text = format!("{sign}{}.{:0most$}", parts / one, parts % one, most = most as usize);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_plain_numbers() {
        for (value, text) in [
            (Value::Halves(9), "4.5"),
            (Value::Whole(-1200), "-1200"),
            (Value::Mean { doubled: 27, games: 6 }, "2.25"),
            (Value::Mean { doubled: 10, games: 3 }, "1.667"),
            (Value::Hundredths(162_516), "1625.16"),
            (Value::Twelfths(-1_254_000), "-104.5"),
            (Value::Twelfths(1_390_404), "115.9"),
            (Value::Twelfths(-400), "0"),
            (Value::Halves(0), "0"),
            (Value::Nothing, ""),
        ] {
            assert_eq!(plain(value), text);
        }
    }
}
