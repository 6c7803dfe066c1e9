//! How likely a hand is to win in time: a race of draws, from what is lacking and what would lessen it.
//!
//! Rough on purpose: a club player guesses, too. Only additions, multiplications and divisions of `f64` are used, which
//! give the same bits on every machine.

/// Own draws that are looked at.
pub(super) const DRAWS: usize = 24;
/// The most tiles that may be lacking.
const FAR: usize = 9;

/// A small number of things as a real number.
pub(super) fn real(n: usize) -> f64 {
    f64::from(n as u32)
}

/// How a deal goes on around the own hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// How likely a draw lessens what is lacking, by how much that is: 1 is a wait.
    usual: [f64; FAR],
    /// How likely nobody else ends the deal before the next own draw.
    lasts: f64,
}

impl Pace {
    pub(super) const fn new(usual: [f64; FAR], lasts: f64) -> Self {
        Self { usual, lasts }
    }
}

/// The chances of a hand of usual acceptance: by what is lacking, and own draws left.
#[derive(Clone, Debug)]
pub(super) struct Chances {
    lasts: f64,
    of: [[f64; DRAWS + 1]; FAR + 1],
}

impl Chances {
    pub(super) const fn new(pace: Pace) -> Self {
        let mut of = [[0.0; DRAWS + 1]; FAR + 1];
        of[0] = [1.0; DRAWS + 1];
        let mut lacking = 1;
        while lacking <= FAR {
            let q = pace.usual[lacking - 1];
            let mut draws = 1;
            while draws <= DRAWS {
                let nearer = of[lacking - 1][draws - 1];
                let same = of[lacking][draws - 1];
                of[lacking][draws] = pace.lasts * (q * nearer + (1.0 - q) * same);
                draws += 1;
            }
            lacking += 1;
        }
        Self { lasts: pace.lasts, of }
    }

    /// The chance of a hand that lacks so much when each draw lessens it with this likelihood, and that is of usual
    /// acceptance afterwards.
    pub(super) fn win(&self, lacking: u8, each: f64, draws: usize) -> f64 {
        let lacking = usize::from(lacking);
        let draws = draws.min(DRAWS);
        if lacking == 0 {
            return 1.0;
        }
        if lacking > FAR {
            return 0.0;
        }
        let each = each.clamp(0.0, 0.95);
        let after = &self.of[lacking - 1];
        let (mut sum, mut still) = (0.0, 1.0);
        for draw in 1..=draws {
            still *= self.lasts;
            sum += still * each * after[draws - draw];
            still *= 1.0 - each;
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_and_wider_is_likelier() {
        let pace = Pace::new([0.2, 0.2, 0.3, 0.4, 0.5, 0.6, 0.6, 0.6, 0.6], 0.95);
        let chances = Chances::new(pace);
        assert!(chances.win(1, 0.2, 10) > chances.win(2, 0.2, 10));
        assert!(chances.win(2, 0.3, 10) > chances.win(2, 0.2, 10));
        assert!(chances.win(2, 0.2, 11) > chances.win(2, 0.2, 10));
        assert_eq!((chances.win(0, 0.0, 3), chances.win(1, 0.5, 0)), (1.0, 0.0));
        // The same acceptance as usual gives the usual chance.
        assert!((chances.win(2, 0.2, 10) - chances.of[2][10]).abs() < 1e-12);
    }
}
