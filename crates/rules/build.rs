//! Writes the tables of `shape`: how many tiles a suit lacks for each number of groups, with and without a pair.
//!
//! A suit is read rank by rank by a small automaton whose state is the whole table of costs so far, so that suits
//! which cannot be told apart share a state; 405,350 suits end in 126 classes, 43,130 honour parts in 55.
use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

/// Groups a hand can have.
const GROUPS: usize = 4;
/// Tiles a concealed hand can have.
const TILES: u8 = 14;
/// More than any cost: the state cannot be reached.
const NEVER: u8 = 99;
/// Costs for 0–4 groups without a pair, then with one.
type Costs = [u8; 2 * (GROUPS + 1)];
/// Costs by chows begun at the last rank, chows begun one before it, groups and pair.
type State = [u8; 9 * 2 * (GROUPS + 1)];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?);
    let (suits, honours) = (Part::new(9, 2), Part::new(7, 0));
    let two_suits = sums(&suits.classes, &suits.classes);
    let suit_and_honours = sums(&suits.classes, &honours.classes);
    let three_suits = sums(&two_suits, &suits.classes);
    let two_suits_and_honours = sums(&two_suits, &honours.classes);
    let mut tables = Tables { out, source: String::new() };
    tables.bytes("SUIT_CLASS", &suits.class_of)?;
    tables.bytes("HONOUR_CLASS", &honours.class_of)?;
    tables.merge("TWO_SUITS", &suits.classes, &suits.classes, &two_suits)?;
    tables.merge("SUIT_AND_HONOURS", &suits.classes, &honours.classes, &suit_and_honours)?;
    tables.merge("ALL_BUT_FIRST", &suits.classes, &suit_and_honours, &two_suits_and_honours)?;
    tables.merge("ALL_BUT_THIRD", &two_suits, &honours.classes, &two_suits_and_honours)?;
    tables.merge("ALL_BUT_HONOURS", &two_suits, &suits.classes, &three_suits)?;
    tables.lacking("LACKING_BY_SUIT", &two_suits_and_honours, &suits.classes)?;
    tables.lacking("LACKING_BY_HONOURS", &three_suits, &honours.classes)?;
    tables.numbers("SUIT_LOW", "u32", &suits.low);
    tables.numbers("SUIT_HIGH", "u16", &suits.high);
    tables.numbers("HONOUR_LOW", "u16", &honours.low);
    tables.numbers("HONOUR_HIGH", "u16", &honours.high);
    fs::write(tables.out.join("shape_tables.rs"), tables.source)
}

/// One suit, or the honours.
struct Part {
    /// By the low four ranks, three bits each: where the suits with these ranks begin.
    low: Vec<usize>,
    /// By the ranks above: the place among them, in order of their sum.
    high: Vec<usize>,
    /// By index: the class.
    class_of: Vec<u8>,
    classes: Vec<Costs>,
}

impl Part {
    /// `chows` is how many chows may begin at one rank (three equal chows cost what three pungs do).
    fn new(ranks: usize, chows: usize) -> Self {
        let automaton = Automaton::new(ranks, chows);
        let ends = automaton.states.last().map_or(&[][..], Vec::as_slice);
        let classes = distinct(ends.iter().map(end_costs));
        let lows = words(4);
        let mut highs = words(ranks - 4);
        // In order of the sum, what fits beside any low part is one run.
        highs.sort_by_key(|digits| (digits.iter().sum::<u8>(), digits.clone()));
        let mut part = Self {
            low: vec![0; 1 << 12],
            high: vec![0; 1 << (3 * (ranks - 4))],
            class_of: Vec::new(),
            classes,
        };
        for (i, digits) in highs.iter().enumerate() {
            part.high[packed(digits)] = i;
        }
        for low in &lows {
            part.low[packed(low)] = part.class_of.len();
            let room = TILES - low.iter().sum::<u8>().min(TILES);
            for high in highs.iter().filter(|d| d.iter().sum::<u8>() <= room) {
                let end = &ends[automaton.run(low.iter().chain(high))];
                part.class_of.push(place(&part.classes, &end_costs(end)));
            }
        }
        part
    }
}

/// All parts of this many ranks that 14 tiles can hold, lowest rank first.
fn words(ranks: usize) -> Vec<Vec<u8>> {
    let mut out = vec![vec![]];
    for _ in 0..ranks {
        out = out.iter().flat_map(|w| (0..=4).map(move |n| [w.as_slice(), &[n]].concat())).collect();
    }
    out.retain(|w| w.iter().sum::<u8>() <= TILES);
    out
}

fn packed(digits: &[u8]) -> usize {
    digits.iter().enumerate().map(|(i, n)| usize::from(*n) << (3 * i)).sum()
}

/// Reads counts rank by rank.
struct Automaton {
    /// By depth: the distinct states.
    states: Vec<Vec<State>>,
    /// By depth, state and count: the next state.
    next: Vec<Vec<[usize; 5]>>,
}

impl Automaton {
    fn new(ranks: usize, chows: usize) -> Self {
        let mut start = [NEVER; _];
        start[0] = 0;
        let mut out = Self { states: vec![vec![start]], next: Vec::new() };
        for rank in 0..ranks {
            let chows = if rank + 2 < ranks { chows } else { 0 };
            let mut numbers = HashMap::new();
            let mut states = Vec::new();
            let mut rows = Vec::new();
            for state in &out.states[rank] {
                rows.push([0, 1, 2, 3, 4].map(|count| {
                    let after = step(state, count, chows);
                    *numbers.entry(after).or_insert_with(|| {
                        states.push(after);
                        states.len() - 1
                    })
                }));
            }
            out.states.push(states);
            out.next.push(rows);
        }
        out
    }

    fn run<'a>(&self, digits: impl Iterator<Item = &'a u8>) -> usize {
        digits.zip(&self.next).fold(0, |state, (n, next)| next[state][usize::from(*n)])
    }
}

fn cell(begun: usize, before: usize, groups: usize, pair: usize) -> usize {
    ((begun * 3 + before) * 2 + pair) * (GROUPS + 1) + groups
}

/// The costs after one more rank of which the suit holds `count` tiles.
fn step(state: &State, count: u8, chows: usize) -> State {
    let mut out = [NEVER; _];
    for (i, cost) in state.iter().enumerate().filter(|(_, cost)| **cost != NEVER) {
        let (groups, pair) = (i % 5, i / 5 % 2);
        let (before, begun) = (i / 10 % 3, i / 30);
        for chow in 0..=chows {
            for pung in 0..2 {
                for new_pair in 0..2 - pair {
                    let need = begun + before + chow + 3 * pung + 2 * new_pair;
                    // A target with five of a kind does not exist: this is what keeps a fifth copy from counting.
                    if need <= 4 && groups + chow + pung <= GROUPS {
                        let to = &mut out[cell(chow, begun, groups + chow + pung, pair + new_pair)];
                        *to = (*to).min(cost + (need as u8).saturating_sub(count));
                    }
                }
            }
        }
    }
    out
}

/// After the last rank no chow may be open.
fn end_costs(state: &State) -> Costs {
    std::array::from_fn(|i| state[i])
}

fn distinct(costs: impl Iterator<Item = Costs>) -> Vec<Costs> {
    let mut all: Vec<_> = costs.collect();
    all.sort_unstable();
    all.dedup();
    assert!(all.len() <= 256, "a class is one byte");
    all
}

fn place(classes: &[Costs], costs: &Costs) -> u8 {
    classes.iter().position(|c| c == costs).map_or(0, |i| i as u8)
}

/// The distinct costs of one from each side together.
fn sums(first: &[Costs], second: &[Costs]) -> Vec<Costs> {
    distinct(first.iter().flat_map(|a| second.iter().map(|b| sum(a, b))))
}

/// The least costs of both together (min-plus).
fn sum(a: &Costs, b: &Costs) -> Costs {
    let mut out = [NEVER; _];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            let (groups, pairs) = (i % 5 + j % 5, i / 5 + j / 5);
            if groups <= GROUPS && pairs <= 1 {
                let to = &mut out[pairs * 5 + groups];
                *to = (*to).min(x + y);
            }
        }
    }
    out
}

/// The source that declares the tables, and the folder where the large ones lie as files.
struct Tables {
    out: PathBuf,
    source: String,
}

impl Tables {
    fn declare(&mut self, name: &str, kind: &str, value: &str) {
        let _ = writeln!(self.source, "static {name}: {kind} = {value};");
    }

    fn numbers(&mut self, name: &str, kind: &str, numbers: &[usize]) {
        self.declare(name, &format!("[{kind}; {}]", numbers.len()), &format!("{numbers:?}"));
    }

    fn bytes(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let path = format!("*include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.bin\"))");
        self.declare(name, &format!("[u8; {}]", bytes.len()), &path);
        fs::write(self.out.join(name).with_extension("bin"), bytes)
    }

    /// By class of both sides: the class of their sum.
    fn merge(&mut self, name: &str, first: &[Costs], second: &[Costs], to: &[Costs]) -> io::Result<()> {
        let row = |a| second.iter().map(move |b| place(to, &sum(a, b)));
        let width = second.len();
        let _ = writeln!(self.source, "const {name}_WIDTH: usize = {width};");
        self.bytes(name, &first.iter().flat_map(row).collect::<Vec<_>>())
    }

    /// By number of groups, class of the rest and class of one part: tiles lacking for the groups and a pair. The
    /// last side is filled up to a power of two, so that an index can be seen to be inside.
    fn lacking(&mut self, name: &str, rest: &[Costs], part: &[Costs]) -> io::Result<()> {
        let width = part.len().next_power_of_two();
        let mut bytes = Vec::new();
        for groups in 0..=GROUPS {
            for a in rest {
                bytes.extend(part.iter().map(|b| sum(a, b)[5 + groups]));
                bytes.resize(bytes.len().next_multiple_of(width), NEVER);
            }
        }
        let _ = writeln!(self.source, "const {name}_REST: usize = {};", rest.len());
        let _ = writeln!(self.source, "const {name}_WIDTH: usize = {width};");
        self.bytes(name, &bytes)
    }
}
