//! A rate or a mean with its 95 % interval.

/// The normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// A number with the interval in which it lies in 95 of 100 runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Interval {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// So many of so many, in parts of `parts`: Wilson's interval, which also holds for rates near none and all.
#[expect(clippy::cast_precision_loss, reason = "counts of simulated games are far below 2^52")]
pub(super) fn rate(hits: u64, of: u64, parts: u64) -> Option<Interval> {
    if of == 0 {
        return None;
    }
    let n = of as f64;
    let value = hits as f64 / parts as f64 / n;
    let zz = Z * Z / n;
    let middle = (value + zz / 2.0) / (1.0 + zz);
    let half = Z * (value * (1.0 - value) / n + zz / (4.0 * n)).max(0.0).sqrt() / (1.0 + zz);
    let (low, high) = ((middle - half).max(0.0), (middle + half).min(1.0));
    // The ends are exact where the rate is at them.
    Some(Interval {
        value,
        low: if hits == 0 { 0.0 } else { low },
        high: if value >= 1.0 { 1.0 } else { high },
    })
}

/// The mean of values, each divided by `unit`.
#[expect(clippy::cast_precision_loss, reason = "an interval of a mean needs no more than 52 bits")]
pub(super) fn mean(n: u64, sum: i128, squares: i128, unit: f64) -> Option<Interval> {
    if n == 0 {
        return None;
    }
    let count = n as f64;
    let value = sum as f64 / count;
    // Exact in whole numbers: a difference of large floats would lose everything.
    let spread = squares * i128::from(n) - sum * sum;
    let variance = if n > 1 { spread as f64 / count / (count - 1.0) } else { 0.0 };
    let half = Z * (variance.max(0.0) / count).sqrt();
    Some(Interval { value: value / unit, low: (value - half) / unit, high: (value + half) / unit })
}

impl Interval {
    /// How much more the other one is; the intervals of two runs are taken as independent.
    pub(super) fn to(self, other: Self) -> Self {
        let half = |i: Self| (i.high - i.low) / 2.0;
        let both = (half(self) * half(self) + half(other) * half(other)).sqrt();
        let value = other.value - self.value;
        Self { value, low: value - both, high: value + both }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilson_is_what_tables_say() {
        let ten = rate(10, 100, 1).unwrap();
        assert!(near(ten.value, 0.1) && near(ten.low, 0.0552) && near(ten.high, 0.1744), "{ten:?}");
        let none = rate(0, 20, 1).unwrap();
        assert!(none.low == 0.0 && near(none.high, 0.1611), "{none:?}");
        assert!(rate(0, 0, 1).is_none());
        assert!(near(rate(6, 2, 12).unwrap().value, 0.25));
    }

    #[test]
    fn the_mean_has_the_interval_of_its_spread() {
        let found = mean(4, 20, 120, 1.0).unwrap();
        // 2, 4, 6, 8: mean 5, variance 20/3.
        assert!(near(found.value, 5.0) && near(found.high - found.value, 2.5303), "{found:?}");
        assert!(mean(0, 0, 0, 1.0).is_none());
    }

    #[test]
    fn a_difference_is_wider_than_either() {
        let (a, b) = (rate(30, 100, 1).unwrap(), rate(40, 100, 1).unwrap());
        let more = a.to(b);
        assert!(near(more.value, 0.1) && more.low < 0.0 && more.high > 0.2, "{more:?}");
    }
}
