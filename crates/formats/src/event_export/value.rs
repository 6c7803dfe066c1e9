//! Values of standings as other programs read them: digits, a point, no spaces.
use rules::hall::Criterion;
use tournament::standings::{Stage, Standings, Value};

/// A value: `2.25`, `-104.5`, empty where there is none. Means, variances and results have three decimals at the most,
/// halves away from zero.
pub fn plain(value: Value) -> String {
    match value {
        Value::Nothing => String::new(),
        Value::Whole(n) => n.to_string(),
        Value::Halves(n) => decimal(n, 2),
        Value::Mean { doubled, games } => decimal(doubled, 2 * i64::from(games)),
        Value::Spread { scaled, games } => decimal(scaled, 4 * i64::from(games) * i64::from(games)),
        Value::Twelfths(n) => decimal(n, 12_000),
        Value::Hundredths(n) => decimal(n, 100),
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

/// A fraction with a positive denominator.
fn decimal(numerator: i64, denominator: i64) -> String {
    let denominator = i128::from(denominator.max(1));
    let thousandths = (2000 * i128::from(numerator.unsigned_abs()) + denominator) / (2 * denominator);
    let sign = if numerator < 0 && thousandths > 0 { "-" } else { "" };
    let text = format!("{sign}{}.{:03}", thousandths / 1000, thousandths % 1000);
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
            (Value::Halves(0), "0"),
            (Value::Nothing, ""),
        ] {
            assert_eq!(plain(value), text);
        }
    }
}
