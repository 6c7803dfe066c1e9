//! Tables set up by hand: what each seat holds, what is drawn, and short ways to play and to look.
use reglament_game::deal::riichi::*;
use reglament_game::wall::{Piece, Wall};
use rules::clause::{Basis, ClauseId};
use rules::frame::riichi::{FactKind, Game, Next, Step};
use rules::notation::{parse_tile, parse_tiles};
use rules::regulation::RegulationId;
use rules::riichi::{Award, RiichiRules};
use rules::seat::{Seat, SeatSet};
use rules::tile::{Tile, TileKind};

pub(crate) use RegulationId::{Aleague, Samara, Tesuji};

/// Hands that can neither claim nor be claimed from each other: no pair, and no two tiles of a chow.
pub(crate) const JUNK: [&str; 3] = ["147m147p147s1234z", "258m258p258s1234z", "369m369p369s1234z"];

pub(crate) fn rules(id: RegulationId) -> &'static RiichiRules {
    testkit::law::riichi(id)
}

/// A clause of a regulation, as it is found where a citation may be missing.
#[expect(clippy::unnecessary_wraps, reason = "it is compared with what may be missing")]
pub(crate) fn clause(id: RegulationId, text: &str) -> Option<Basis> {
    let register = id.register().expect("a register");
    Some(Basis::Clause(ClauseId::find(register, text).unwrap_or_else(|| panic!("no clause {text}"))))
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::ALL["ESWN".find(letter).expect("a seat")]
}

pub(crate) fn seats(letters: &str) -> SeatSet {
    letters.chars().map(seat).collect()
}

pub(crate) fn tile(text: &str) -> Tile {
    parse_tile(text).expect("a tile")
}

pub(crate) fn kind(text: &str) -> TileKind {
    tile(text).kind()
}

/// A deal to be set up: the hands by seat, the draws from the dealer's fourteenth tile on, and the dead wall.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) id: RegulationId,
    pub(crate) game: Game,
    hands: [Vec<Tile>; 4],
    draws: Vec<Tile>,
    replacements: Vec<Tile>,
    indicators: Vec<Tile>,
    under: Vec<Tile>,
    last: Option<Tile>,
}

pub(crate) fn setup(id: RegulationId, hands: [&str; 4], draws: &str) -> Setup {
    let tiles = |text: &str| if text.is_empty() { Vec::new() } else { parse_tiles(text).expect("tiles") };
    Setup {
        id,
        game: Game::start(rules(id)),
        hands: hands.map(tiles),
        draws: tiles(draws),
        replacements: Vec::new(),
        indicators: Vec::new(),
        under: Vec::new(),
        last: None,
    }
}

impl Setup {
    pub(crate) fn replacements(mut self, text: &str) -> Self {
        self.replacements = parse_tiles(text).expect("tiles");
        self
    }

    pub(crate) fn indicators(mut self, text: &str) -> Self {
        self.indicators = parse_tiles(text).expect("tiles");
        self
    }

    pub(crate) fn under(mut self, text: &str) -> Self {
        self.under = parse_tiles(text).expect("tiles");
        self
    }

    /// The last live tile; without claims and kongs South draws it.
    pub(crate) fn last_tile(mut self, text: &str) -> Self {
        self.last = Some(tile(text));
        self
    }

    /// The state of the game before the deal.
    pub(crate) fn game(mut self, change: impl FnOnce(&mut Game)) -> Self {
        change(&mut self.game);
        self
    }

    fn wall(&self) -> Wall {
        let plan = Table::plan(rules(self.id));
        let mut rest = plan.pieces();
        let mut places = [None; 136];
        let mut put = |place: usize, tile: Tile| {
            let piece = Piece::of(tile);
            let at = rest.iter().position(|p| *p == piece).unwrap_or_else(|| panic!("a fifth {tile}"));
            places[place] = Some(rest.remove(at));
        };
        for (n, tile) in self.replacements.iter().enumerate() {
            put(134 + n % 2 - 2 * (n / 2), *tile);
        }
        for (n, tile) in self.indicators.iter().enumerate() {
            put(130 - 2 * n, *tile);
        }
        for (n, tile) in self.under.iter().enumerate() {
            put(131 - 2 * n, *tile);
        }
        for place in 0..52 {
            let (steps, n) = if place < 48 { (place / 4, place / 16 * 4 + place % 4) } else { (place, 12) };
            let seat = self.game.dealer.plus(steps);
            if let Some(tile) = self.hands[seat.index()].get(n) {
                put(place, *tile);
            }
        }
        for (n, tile) in self.draws.iter().enumerate() {
            put(52 + n, *tile);
        }
        if let Some(tile) = self.last {
            put(121, tile);
        }
        let mut rest = rest.into_iter();
        let pieces: Vec<Piece> = places.into_iter().filter_map(|p| p.or_else(|| rest.next())).collect();
        Wall::of(plan, &pieces).expect("the set")
    }

    pub(crate) fn deal(self) -> Scene {
        let rules = rules(self.id);
        let table = Table::at(self.game, self.wall());
        let mut scene = Scene { id: self.id, rules, table, events: Vec::new() };
        scene.table.go_on(rules, &mut scene.events);
        scene
    }
}

/// A table in play.
pub(crate) struct Scene {
    pub(crate) id: RegulationId,
    pub(crate) rules: &'static RiichiRules,
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

    fn from(&self, tile: Tile) -> DiscardFrom {
        if self.table.drawn() == Some(tile) { DiscardFrom::Drawn } else { DiscardFrom::Hand }
    }

    pub(crate) fn act(&mut self, letter: char, action: Action) -> &mut Self {
        let done = self.table.act(self.rules, seat(letter), action, &mut self.events);
        assert_eq!(done, Ok(()), "{letter} {action:?}");
        self
    }

    /// The player whose turn it is discards; whoever is asked is still asked.
    pub(crate) fn offer(&mut self, text: &str) -> &mut Self {
        let (seat, tile) = (self.turn(), tile(text));
        let action = Action::Discard { tile, from: self.from(tile) };
        let done = self.table.act(self.rules, seat, action, &mut self.events);
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

    /// Declares riichi with this discard; whoever is asked is still asked.
    pub(crate) fn riichi(&mut self, text: &str) -> &mut Self {
        let (seat, tile) = (self.turn(), tile(text));
        let action = Action::Riichi { tile, from: self.from(tile) };
        let done = self.table.act(self.rules, seat, action, &mut self.events);
        assert_eq!(done, Ok(()), "{seat:?} riichi {text}");
        self
    }

    /// Everybody who is asked about a tile passes.
    pub(crate) fn pass(&mut self) -> &mut Self {
        while matches!(self.table.phase(), Phase::DiscardWindow | Phase::KongWindow { .. }) {
            let seat = self.table.to_act().iter().next().expect("somebody is asked");
            let done = self.table.act(self.rules, seat, Action::Pass, &mut self.events);
            assert_eq!(done, Ok(()));
        }
        self
    }

    /// Everybody discards what he draws and claims nothing until so many live tiles are left or somebody else than the
    /// table decides.
    pub(crate) fn down_to(&mut self, live: u8) -> &mut Self {
        while matches!(self.table.phase(), Phase::Turn { .. }) && self.table.live_tiles() > live {
            let tile = self.table.drawn().expect("a drawn tile").to_string();
            self.discard(&tile);
        }
        self
    }

    /// The clauses of a refusal.
    pub(crate) fn refused(&self, letter: char, action: Action) -> Vec<Option<Basis>> {
        let mut events = Vec::new();
        let refusal = self.table.decide(self.rules, seat(letter), action, &mut events);
        let refusal = refusal.expect_err("it is refused");
        assert!(events.is_empty());
        refusal.cited(self.rules).map(|(_, basis)| basis).collect()
    }

    pub(crate) fn refuses(&self, letter: char, action: Action, text: &str) {
        let given = self.refused(letter, action);
        assert!(given.contains(&clause(self.id, text)), "{given:?}");
    }

    pub(crate) fn may(&self, letter: char, action: Action) -> bool {
        self.table.legal(seat(letter)).has(action)
    }

    /// The last event that has a clause of these, with it.
    pub(crate) fn last(&self, wanted: impl Fn(&Event) -> bool) -> Event {
        *self.events.iter().rev().find(|e| wanted(e)).unwrap_or_else(|| panic!("none in {:?}", self.events))
    }

    pub(crate) fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|e| wanted(e)).count()
    }

    /// The end of the deal and its clause.
    pub(crate) fn end(&self) -> (rules::frame::riichi::DealResult, Option<Basis>) {
        match self.last(|e| matches!(e, Event::Ended { .. })) {
            Event::Ended { deal, basis } => (deal.result, Some(basis)),
            _ => unreachable!(),
        }
    }

    pub(crate) fn step(&self) -> Step {
        self.table.settlement(self.rules).expect("the deal is settled")
    }

    pub(crate) fn next(&self) -> Next {
        match self.table.phase() {
            Phase::Settled { next } => next,
            phase => panic!("not settled: {phase:?}"),
        }
    }

    pub(crate) fn says(&self, fact: FactKind, text: &str) {
        assert_eq!(self.step().basis(fact), clause(self.id, text), "{fact:?}");
    }

    /// What the only winner gets.
    pub(crate) fn award(&self, letter: char) -> Award {
        let found = self.table.awards(self.rules, &[seat(letter)]);
        found.into_iter().next().expect("a winner").1
    }

    /// What a player could win now.
    pub(crate) fn is_offered(&self, letter: char) -> bool {
        self.table.to_act().contains(seat(letter))
    }
}
