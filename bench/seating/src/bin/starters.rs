//! Finds the starters that `tournament` stores: `starters PLAYERS [MULTIPLIER] [SEED]`, a multiplier of 0 for none.
//!
//! The points are the integers modulo n, times {0, 1, 2}, and N − 3n fixed ones, n = floor((N − 1) / 3). A starter is one round in which every
//! difference comes up at most once; development by x → x + 1 gives n rounds without a repeated pair. With a
//! multiplier m, m³ = 1, the starter is looked for among those that (x, i) → (mx, i + 1) maps to themselves.
//!
//! Both searches are the same backtracking over *orbits* of points and *classes* of differences: a block takes four
//! orbits and six classes that nobody has taken.
use std::process::ExitCode;

/// Steps of one attempt; then another order of the points is tried.
const STEPS: u64 = 3_000_000;

struct Frame {
    n: usize,
    fixed: usize,
    multiplier: usize,
    /// The orbit of a point (layer · n + x).
    orbit: Vec<usize>,
    orbits: usize,
    /// The class of the difference of two points; `None` where development would repeat the pair.
    class: Vec<Option<usize>>,
}

impl Frame {
    fn new(players: usize, multiplier: usize) -> Self {
        let n = (players - 1) / 3;
        let points = 3 * n;
        let mut frame = Self {
            n,
            fixed: players - points,
            multiplier,
            orbit: (0..points).collect(),
            orbits: points,
            class: vec![None; points * points],
        };
        if multiplier > 0 {
            frame.orbits = n;
            frame.orbit = (0..points).map(|p| frame.home(p / n, p % n)).collect();
        }
        for a in 0..points {
            for b in 0..points {
                frame.class[a * points + b] = frame.class_of(a, b);
            }
        }
        frame
    }

    /// x of a point of layer `layer`, carried back to layer 0 by the multiplier.
    fn home(&self, layer: usize, x: usize) -> usize {
        (0..(3 - layer) % 3).fold(x, |x, _| x * self.multiplier % self.n)
    }

    fn class_of(&self, a: usize, b: usize) -> Option<usize> {
        let n = self.n;
        let (layer, other) = (a / n, b / n);
        let d = (n + b % n - a % n) % n;
        if layer == other {
            if d == 0 || 2 * d == n {
                return None;
            }
            if self.multiplier == 0 {
                return Some(layer * n + d.min(n - d));
            }
            let d = self.home(layer, d);
            return Some(d.min(n - d));
        }
        if (layer + 1) % 3 != other {
            return self.class_of(b, a);
        }
        if self.multiplier == 0 { Some((3 + layer) * n + d) } else { Some(n + self.home(layer, d)) }
    }

    fn image(&self, point: usize) -> usize {
        let n = self.n;
        if point >= 3 * n {
            // Three fixed points change places, one or two do not.
            return if self.fixed == 3 { 3 * n + (point - 3 * n + 1) % 3 } else { point };
        }
        (point / n + 1) % 3 * n + point % n * self.multiplier % n
    }
}

#[derive(Clone, Copy, Default)]
struct Taken {
    orbits: u128,
    classes: [u64; 4],
}

struct Search<'a> {
    frame: &'a Frame,
    /// The points in the order of this attempt.
    order: Vec<usize>,
    blocks: Vec<[usize; 4]>,
    steps: u64,
}

impl Search<'_> {
    /// The block with one more point, if nothing is taken twice.
    fn with(&self, mut taken: Taken, block: &[usize], point: usize) -> Option<Taken> {
        let bit = 1 << self.frame.orbit[point];
        if taken.orbits & bit != 0 {
            return None;
        }
        taken.orbits |= bit;
        for other in block {
            let class = self.frame.class[other * 3 * self.frame.n + point]?;
            let (word, bit) = (class / 64, 1 << (class % 64));
            if taken.classes[word] & bit != 0 {
                return None;
            }
            taken.classes[word] |= bit;
        }
        Some(taken)
    }

    /// The tables of the fixed points from the `k`-th on, then all others.
    fn fixed(&mut self, k: usize, taken: Taken) -> bool {
        let n = self.frame.n;
        let symmetric = self.frame.multiplier > 0;
        let tables = if symmetric && self.frame.fixed == 3 { 1 } else { self.frame.fixed };
        if k == tables {
            return self.blocks(taken);
        }
        let point = 3 * n + k;
        for a in self.order.clone().into_iter().filter(|p| *p < n) {
            let Some(first) = self.with(taken, &[], a) else { continue };
            if symmetric && self.frame.fixed < 3 {
                // The table maps to itself: an orbit of points, one class of differences.
                let (b, c) = (self.frame.image(a), self.frame.image(self.frame.image(a)));
                let Some(class) = self.frame.class[a * 3 * n + b] else { continue };
                let (word, bit) = (class / 64, 1 << (class % 64));
                if first.classes[word] & bit != 0 {
                    continue;
                }
                let mut next = first;
                next.classes[word] |= bit;
                if self.down([point, a, b, c], |s| s.fixed(k + 1, next)) {
                    return true;
                }
                continue;
            }
            for b in self.order.clone().into_iter().filter(|p| (n..2 * n).contains(p)) {
                let Some(second) = self.with(first, &[a], b) else { continue };
                for c in self.order.clone().into_iter().filter(|p| *p >= 2 * n) {
                    let Some(third) = self.with(second, &[a, b], c) else { continue };
                    if self.down([point, a, b, c], |s| s.fixed(k + 1, third)) {
                        return true;
                    }
                    if self.steps > STEPS {
                        return false;
                    }
                }
            }
        }
        false
    }

    fn down(&mut self, block: [usize; 4], next: impl FnOnce(&mut Self) -> bool) -> bool {
        self.blocks.push(block);
        if next(self) {
            return true;
        }
        self.blocks.pop();
        false
    }

    fn blocks(&mut self, taken: Taken) -> bool {
        if taken.orbits.count_ones() as usize == self.frame.orbits {
            return true;
        }
        let open = |taken: &Taken, p: usize| taken.orbits & (1 << self.frame.orbit[p]) == 0;
        let rest: Vec<usize> = self.order.iter().copied().filter(|p| open(&taken, *p)).collect();
        // The first point is the first open one; with a multiplier its layer is free.
        let start = rest[0];
        let Some(first) = self.with(taken, &[], start) else { return false };
        for (i, &b) in rest.iter().enumerate() {
            let Some(second) = self.with(first, &[start], b) else { continue };
            for (j, &c) in rest.iter().enumerate().skip(i + 1) {
                let Some(third) = self.with(second, &[start, b], c) else { continue };
                for &d in &rest[j + 1..] {
                    self.steps += 1;
                    let Some(fourth) = self.with(third, &[start, b, c], d) else { continue };
                    if self.down([start, b, c, d], |s| s.blocks(fourth)) {
                        return true;
                    }
                    if self.steps > STEPS {
                        return false;
                    }
                }
            }
        }
        false
    }
}

/// All tables of the starter: with a multiplier each found block stands for its three images.
fn whole(frame: &Frame, blocks: &[[usize; 4]]) -> Vec<[usize; 4]> {
    let mut tables: Vec<[usize; 4]> = Vec::new();
    for block in blocks {
        let mut image = *block;
        for _ in 0..if frame.multiplier > 0 { 3 } else { 1 } {
            image.sort_unstable();
            if !tables.contains(&image) {
                tables.push(image);
            }
            image = image.map(|p| frame.image(p));
        }
    }
    tables
}

fn main() -> ExitCode {
    let words: Vec<usize> = std::env::args().skip(1).filter_map(|w| w.parse().ok()).collect();
    let Some(&players) = words.first().filter(|n| (16..=64).contains(*n) && *n % 4 == 0) else {
        eprintln!("starters PLAYERS [MULTIPLIER] [SEED]: 16 to 64 players by four");
        return ExitCode::from(2);
    };
    let multiplier = words.get(1).copied().unwrap_or(0);
    let frame = Frame::new(players, multiplier);
    let mut random = words.get(2).copied().unwrap_or(1) as u64;
    for attempt in 1.. {
        let mut order: Vec<usize> = (0..3 * frame.n).collect();
        for end in (1..order.len()).rev() {
            // A linear congruence is enough for an order to try.
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            order.swap(end, (random >> 33) as usize % (end + 1));
        }
        let mut search = Search { frame: &frame, order, blocks: Vec::new(), steps: 0 };
        if search.fixed(0, Taken::default()) {
            println!("// {players} players, multiplier {multiplier}, attempt {attempt}");
            println!("{:?}", whole(&frame, &search.blocks));
            return ExitCode::SUCCESS;
        }
        if attempt % 100 == 0 {
            eprintln!("{attempt} attempts");
        }
        if search.steps <= STEPS {
            eprintln!("there is none");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::FAILURE
}
