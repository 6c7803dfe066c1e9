//! How many tests ran, out of what the test programs print.

/// Tests that passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// The sum of all summary lines: `test result: ok. 3 passed; 1 failed; …` of libtest, and
/// `Summary [ 0.1s] 4 tests run: 3 passed, 1 failed, 0 skipped` of nextest, which shows libtest's line of each test
/// that failed as well: where it sums up, the others do not count.
pub(crate) fn count(output: &str) -> Count {
    let mut sum = Count { passed: after(output, "pass"), failed: after(output, "fail") };
    let starting = |with: &'static str| output.lines().filter_map(move |line| line.trim().strip_prefix(with));
    let is_nextest = starting("Summary [").next().is_some();
    for rest in starting(if is_nextest { "Summary [" } else { "test result: " }) {
        sum +=
            Count { passed: before(rest, "passed"), failed: FAILURES.iter().map(|w| before(rest, w)).sum() };
    }
    sum
}

/// The numbers of Node's summary: `ℹ pass 3`.
fn after(output: &str, word: &str) -> usize {
    let words = output.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let numbers = words.filter_map(|words| match words[..] {
        ["ℹ", found, number] if found == word => number.parse::<usize>().ok(),
        _ => None,
    });
    numbers.sum()
}

/// Everything that is not passed, in the words of both. `exec failed` ends in the first of them.
const FAILURES: [&str; 2] = ["failed", "timed"];

/// The number right before the word, or before the word `exec` that stands there.
fn before(line: &str, word: &str) -> usize {
    let words: Vec<&str> = line.split([' ', ';', ',', '(', ')']).filter(|w| !w.is_empty()).collect();
    let numbers = words.windows(3).filter(|w| w[2] == word).map(|w| match w[1] {
        "exec" => w[0],
        number => number,
    });
    numbers.filter_map(|n| n.parse::<usize>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libtest_is_summed_over_its_programs() {
        let output = "test a ... ok\ntest result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
            noise 9 passed\ntest result: FAILED. 5 passed; 2 failed; 0 ignored; finished in 0.00s\n";
        assert_eq!(count(output), Count { passed: 8, failed: 2 });
    }

    #[test]
    fn nextest_is_read_too() {
        let all = "     Summary [   0.004s] 5 tests run: 5 passed (1 slow), 0 skipped";
        assert_eq!(count(all), Count { passed: 5, failed: 0 });
        let bad =
            "     Summary [   9.1s] 7/8 tests run: 3 passed, 2 failed, 1 exec failed, 1 timed out, 0 skipped";
        assert_eq!(count(bad), Count { passed: 3, failed: 4 });
        let shown = format!("test result: FAILED. 0 passed; 1 failed; 0 ignored\n{bad}\n");
        assert_eq!(count(&shown), Count { passed: 3, failed: 4 });
        assert_eq!(count("     Summary [ 0.1s] 1 test run: 1 passed, 0 skipped").passed, 1);
    }

    #[test]
    fn node_is_read_as_well() {
        let output = "✔ a (12ms)\nℹ tests 8\nℹ pass 5\nℹ fail 3\nℹ cancelled 0\n";
        assert_eq!(count(output), Count { passed: 5, failed: 3 });
    }

    #[test]
    fn output_without_a_summary_counts_nothing() {
        assert_eq!(count("error: could not compile `a`"), Count::default());
    }
}
