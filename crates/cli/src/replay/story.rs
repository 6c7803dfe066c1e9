//! A deal as it is told: what it begins with, a line an action, what it came to.
use crate::table::Words;
use rules::hand::Hand;
use rules::seat::Seat;
use text::say;

/// One deal.
#[derive(Default)]
pub(super) struct Told {
    pub(super) title: String,
    /// Who begins with what.
    pub(super) start: Vec<String>,
    pub(super) steps: Vec<Step>,
    /// What it came to.
    pub(super) end: Vec<String>,
    /// Points of each seat before it and after.
    pub(super) points: [[i32; 4]; 2],
    /// What it would have come to by the other rules.
    pub(super) other: Vec<String>,
}

/// One action, and the hand of whoever has just moved.
pub(super) struct Step {
    pub(super) line: String,
    pub(super) hand: Option<String>,
}

/// A game.
#[derive(Default)]
pub(super) struct Story {
    pub(super) title: String,
    /// The names of the players, where the log has them.
    pub(super) players: Option<String>,
    pub(super) deals: Vec<Told>,
    /// How it ended.
    pub(super) end: Vec<String>,
    /// What is odd about the log.
    pub(super) faults: Vec<String>,
}

/// Lines that grow by events: a draw and the discard after it are one line, claims on one tile another.
pub(super) struct Lines<'w> {
    words: Words<'w>,
    dealer: Seat,
    steps: Vec<Step>,
    drawn: Option<(Seat, String)>,
    /// Claims and wins that are asked for on the tile that is offered.
    asked: Vec<String>,
}

impl<'w> Lines<'w> {
    pub(super) const fn new(words: Words<'w>, dealer: Seat) -> Self {
        Self { words, dealer, steps: Vec::new(), drawn: None, asked: Vec::new() }
    }

    pub(super) fn who(&self, seat: Seat) -> String {
        self.words.who(seat, self.dealer)
    }

    /// Something else than a draw or a discard.
    pub(super) fn say(&mut self, line: String) {
        self.flush();
        self.steps.push(Step { line, hand: None });
    }

    /// An ordinary draw: it waits for the discard.
    pub(super) fn draws(&mut self, seat: Seat, tile: String) {
        self.flush();
        self.drawn = Some((seat, tile));
    }

    /// A discard; `same` says whether it is the tile that was drawn.
    pub(super) fn discards(&mut self, seat: Seat, tile: &str, same: bool) {
        let (lang, who) = (self.words.lang, self.who(seat));
        self.close_window();
        let line = match self.drawn.take() {
            Some((of, _)) if of == seat && same => say!(lang, "replay-drawn", who = who, tile = tile),
            Some((of, own)) if of == seat => {
                say!(lang, "replay-turn", who = who, drawn = own, tile = tile)
            }
            _ => say!(lang, "replay-discards", who = who, tile = tile),
        };
        self.steps.push(Step { line, hand: None });
    }

    /// Riichi with a discard.
    pub(super) fn riichi(&mut self, seat: Seat, tile: &str, same: bool) {
        let (lang, who) = (self.words.lang, self.who(seat));
        self.close_window();
        let line = match self.drawn.take() {
            Some((of, _)) if of == seat && same => {
                say!(lang, "replay-riichi-drawn", who = who, tile = tile)
            }
            Some((of, own)) if of == seat => {
                say!(lang, "replay-riichi-turn", who = who, drawn = own, tile = tile)
            }
            _ => say!(lang, "play-riichi", who = who, tile = tile),
        };
        self.steps.push(Step { line, hand: None });
    }

    /// Whether the tile is the one that this player has drawn and still holds apart.
    pub(super) fn has_drawn(&self, seat: Seat, tile: &str) -> bool {
        self.drawn.as_ref().is_some_and(|(of, own)| *of == seat && own == tile)
    }

    /// A word for the tile that is offered. Two of them are a conflict, which is told; of one alone the next event tells.
    pub(super) fn asks(&mut self, seat: Seat, what: &str) {
        self.asked.push(format!("{} – {what}", self.who(seat)));
    }

    /// The hand of whoever has moved.
    pub(super) fn shows(&mut self, hand: &Hand) {
        if let Some(step) = self.steps.last_mut() {
            step.hand = Some(crate::tiles::hand(crate::args::TileForm::Mpsz, hand));
        }
    }

    fn flush(&mut self) {
        self.close_window();
        if let Some((seat, tile)) = self.drawn.take() {
            let line = say!(self.words.lang, "replay-draws", who = self.who(seat), tile = tile);
            self.steps.push(Step { line, hand: None });
        }
    }

    fn close_window(&mut self) {
        let asked = std::mem::take(&mut self.asked);
        if asked.len() > 1 {
            let line = say!(self.words.lang, "replay-conflict", claims = asked.join(", "));
            self.steps.push(Step { line, hand: None });
        }
    }

    pub(super) fn finish(mut self) -> Vec<Step> {
        self.flush();
        self.steps
    }
}

/// What each seat gained and has, from the dealer on.
pub(super) fn points(words: &Words<'_>, dealer: Seat, [before, after]: [[i32; 4]; 2]) -> Vec<String> {
    let each = (0..4).map(|steps| {
        let seat = dealer.plus(steps);
        let (then, now) = (before[seat.index()], after[seat.index()]);
        let change = text::signed(words.lang, i64::from(now - then));
        let now = text::number(words.lang, i64::from(now));
        say!(words.lang, "replay-points", who = words.who(seat, dealer), change = change, points = now)
    });
    each.collect()
}

/// A slip and what follows.
pub(super) fn penalty(words: &Words<'_>, who: &str, key: &str, follows: &str) -> String {
    let slip = text::option_name(words.lang, key, None);
    say!(words.lang, "replay-penalty", who = who, slip = slip, follows = follows)
}
