//! Tables set up by hand: what each seat holds, what is drawn, and short ways to play and to look.
use reglament_game::deal::sichuan::*;
use reglament_game::wall::{Piece, Wall};
use rules::clause::{Basis, ClauseId, Decision, DecisionList};
use rules::frame::sichuan::Game;
use rules::notation::{parse_tile, parse_tiles};
use rules::regulation::RegulationId;
use rules::seat::Seat;
use rules::sichuan::{Plan, Players, Settlement, SichuanRules};
use rules::tile::{Tile, TileKind};

/// Hands with one tile of characters to lay aside, and no pair: nobody can claim anything.
pub(crate) const JUNK: [&str; 4] =
    ["1m124578p1245789s", "2m235689p134679s", "3m134679p235689s", "4m124578p124578s"];
/// What they lay aside.
pub(crate) const ASIDE: [&str; 4] = ["1m", "2m", "3m", "4m"];
/// East's hand with 6p to lay aside, beside either of the next two.
pub(crate) const SIX: &str = "6p1245789m245789s";
/// Waits for 3p and 6p; no characters.
pub(crate) const WAITS: &str = "12345789p12399s";
/// Waits for 3p and 6p too; no characters.
pub(crate) const WAITS_TOO: &str = "45789p11123456s";

/// East's first discard is 6p, on which South waits.
pub(crate) fn one_waits() -> Setup {
    setup([SIX, WAITS, JUNK[2], JUNK[3]], "")
}

/// East's first discard is 6p, on which South and North wait.
pub(crate) fn two_wait() -> Setup {
    setup([SIX, WAITS, JUNK[2], WAITS_TOO], "")
}

pub(crate) fn rules() -> &'static SichuanRules {
    testkit::law::sichuan(RegulationId::Sichuan)
}

/// A clause, as it is found where a citation may be missing.
#[expect(clippy::unnecessary_wraps, reason = "it is compared with what may be missing")]
pub(crate) fn clause(text: &str) -> Option<Basis> {
    Some(basis(text))
}

pub(crate) fn basis(text: &str) -> Basis {
    let register = RegulationId::Sichuan.register().expect("a register");
    Basis::Clause(ClauseId::find(register, text).unwrap_or_else(|| panic!("no clause {text}")))
}

/// A decision where the text is silent.
pub(crate) fn decision(number: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Sichuan, number))
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::ALL["ESWN".find(letter).expect("a seat")]
}

pub(crate) fn kind(text: &str) -> TileKind {
    parse_tile(text).expect("a tile").kind()
}

/// A deal to be set up: the hands by seat (East's with fourteen tiles), the draws, and the last tiles of the wall.
pub(crate) struct Setup {
    pub(crate) rules: SichuanRules,
    players: Players,
    asking: Asking,
    hands: [Vec<Tile>; 4],
    draws: Vec<Tile>,
    last: Vec<Tile>,
}

fn tiles(text: &str) -> Vec<Tile> {
    if text.is_empty() { Vec::new() } else { parse_tiles(text).expect("tiles") }
}

pub(crate) fn setup(hands: [&str; 4], draws: &str) -> Setup {
    Setup {
        rules: rules().clone(),
        players: Players::Four,
        asking: Asking::WhoMay,
        hands: hands.map(tiles),
        draws: tiles(draws),
        last: Vec::new(),
    }
}

impl Setup {
    pub(crate) const fn three(mut self) -> Self {
        self.players = Players::Three;
        self
    }

    /// A table that records a real one.
    pub(crate) const fn recorded(mut self) -> Self {
        self.asking = Asking::Everybody;
        self
    }

    /// Whom the table asks about a tile.
    pub(crate) const fn asking(mut self, asking: Asking) -> Self {
        self.asking = asking;
        self
    }

    /// The last tiles of the wall.
    pub(crate) fn last_tiles(mut self, text: &str) -> Self {
        self.last = tiles(text);
        self
    }

    /// A house rule.
    pub(crate) fn rules(mut self, change: impl FnOnce(&mut SichuanRules)) -> Self {
        change(&mut self.rules);
        self
    }

    fn wall(&self) -> Wall {
        let plan = Table::plan(&self.rules);
        let mut rest = plan.pieces();
        let mut places = [None; 108];
        let mut put = |place: usize, tile: Tile| {
            let piece = Piece::of(tile);
            let at = rest.iter().position(|p| *p == piece).unwrap_or_else(|| panic!("a fifth {tile}"));
            places[place] = Some(rest.remove(at));
        };
        let mut place = 0;
        let mut dealt = [0; 4];
        for round in Plan::new(&self.rules, self.players).rounds {
            for seat in self.players.seats() {
                let i = seat.index();
                for _ in 0..if i == 0 { round.east } else { round.others } {
                    if let Some(tile) = self.hands[i].get(dealt[i]) {
                        put(place, *tile);
                    }
                    dealt[i] += 1;
                    place += 1;
                }
            }
        }
        for (n, tile) in self.draws.iter().enumerate() {
            put(place + n, *tile);
        }
        for (n, tile) in self.last.iter().enumerate() {
            put(108 - self.last.len() + n, *tile);
        }
        let mut rest = rest.into_iter();
        let pieces: Vec<Piece> = places.into_iter().filter_map(|p| p.or_else(|| rest.next())).collect();
        Wall::of(plan, &pieces).expect("the set")
    }

    /// The table before anybody has chosen a suit.
    pub(crate) fn begin(self) -> Scene {
        let game = Game::start(&self.rules, self.players);
        let table = Table::at(&self.rules, game, self.asking, self.wall());
        let mut scene = Scene { rules: self.rules, table, events: Vec::new() };
        scene.table.go_on(&scene.rules, &mut scene.events);
        scene
    }

    /// The table in East's first turn: each seat lays aside this tile, or shows a card for the suit of this letter.
    pub(crate) fn deal(self, aside: [&str; 4]) -> Scene {
        let mut scene = self.begin();
        for (seat, text) in Seat::ALL.into_iter().zip(aside).filter(|(_, text)| !text.is_empty()) {
            let action = match text.len() {
                1 => Action::SuitCard(kind(&format!("1{text}")).suit().expect("a suit")),
                _ => Action::LayAside(kind(text)),
            };
            let done = scene.table.act(&scene.rules, seat, action, &mut scene.events);
            assert_eq!(done, Ok(()), "{seat:?} {action:?}");
        }
        scene
    }
}

/// A table in play.
pub(crate) struct Scene {
    pub(crate) rules: SichuanRules,
    pub(crate) table: Table,
    pub(crate) events: Vec<Event>,
}

impl Scene {
    pub(crate) fn turn(&self) -> Seat {
        match self.table.phase() {
            Phase::Turn { seat, .. } => seat,
            phase => panic!("nobody's turn: {phase:?}"),
        }
    }

    pub(crate) fn act(&mut self, letter: char, action: Action) -> &mut Self {
        let done = self.table.act(&self.rules, seat(letter), action, &mut self.events);
        assert_eq!(done, Ok(()), "{letter} {action:?}");
        self
    }

    /// Takes in an act of a real table.
    pub(crate) fn record(&mut self, letter: char, action: Action) -> &mut Self {
        let done = self.table.record(&self.rules, seat(letter), action, &mut self.events);
        assert_eq!(done, Ok(()), "{letter} {action:?}");
        self
    }

    /// The player whose turn it is discards; whoever is asked is still asked.
    pub(crate) fn offer(&mut self, text: &str) -> &mut Self {
        let seat = self.turn();
        let done = self.table.act(&self.rules, seat, Action::Discard(kind(text)), &mut self.events);
        assert_eq!(done, Ok(()), "{seat:?} discards {text}");
        self
    }

    /// The player whose turn it is discards, and everybody passes.
    pub(crate) fn discard(&mut self, text: &str) -> &mut Self {
        self.offer(text).pass()
    }

    /// Several discards, one after another.
    pub(crate) fn discards(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.discard(text);
        }
        self
    }

    /// Everybody who is still asked about a tile passes.
    pub(crate) fn pass(&mut self) -> &mut Self {
        while matches!(self.table.phase(), Phase::DiscardWindow | Phase::KongWindow) {
            let seat = self.table.to_act().iter().next().expect("somebody is asked");
            let done = self.table.act(&self.rules, seat, Action::Pass, &mut self.events);
            assert_eq!(done, Ok(()));
        }
        self
    }

    /// Everybody discards what he draws, or what he must, and claims nothing until so many tiles are left.
    pub(crate) fn down_to(&mut self, left: u8) -> &mut Self {
        while matches!(self.table.phase(), Phase::Turn { .. }) && self.table.tiles_left() > left {
            self.discard_drawn();
        }
        self
    }

    pub(crate) fn discard_drawn(&mut self) -> &mut Self {
        let seat = self.turn();
        let menu = self.table.legal(seat);
        let drawn = self.table.drawn().map(Action::Discard).filter(|a| menu.has(*a));
        let action = drawn.or_else(|| menu.nth(0)).expect("a discard");
        let done = self.table.act(&self.rules, seat, action, &mut self.events);
        assert_eq!(done, Ok(()));
        self.pass()
    }

    /// The refusal of an action.
    pub(crate) fn refusal(&self, letter: char, action: Action) -> Refusal {
        let mut events = Vec::new();
        let refusal = self.table.decide(&self.rules, seat(letter), action, &mut events);
        assert!(events.is_empty());
        refusal.expect_err("it is refused")
    }

    /// The clauses of a refusal.
    pub(crate) fn refused(&self, letter: char, action: Action) -> Vec<Option<Basis>> {
        self.refusal(letter, action).cited(&self.rules).map(|(_, basis)| basis).collect()
    }

    pub(crate) fn refuses(&self, letter: char, action: Action, text: &str) {
        let given = self.refused(letter, action);
        assert!(given.contains(&clause(text)), "{given:?}");
    }

    pub(crate) fn may(&self, letter: char, action: Action) -> bool {
        self.table.legal(seat(letter)).has(action)
    }

    /// The last event of a kind.
    pub(crate) fn last(&self, wanted: impl Fn(&Event) -> bool) -> Event {
        *self.events.iter().rev().find(|e| wanted(e)).unwrap_or_else(|| panic!("none in {:?}", self.events))
    }

    pub(crate) fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|e| wanted(e)).count()
    }

    pub(crate) fn settlement(&self) -> Settlement {
        self.table.settlement(&self.rules).expect("the deal is settled")
    }

    pub(crate) fn is_offered(&self, letter: char) -> bool {
        self.table.to_act().contains(seat(letter))
    }
}
