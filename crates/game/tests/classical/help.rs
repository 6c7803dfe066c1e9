//! Tables set up by hand: what each seat holds, what is drawn, and short ways to play and to look.
use reglament_game::deal::classical::*;
use reglament_game::wall::{Piece, Wall};
use rules::classical::{Award, ClassicalRules, DealResult, Lateness, Stage};
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Register};
use rules::frame::classical::Game;
use rules::notation::{parse_tile, parse_tiles};
use rules::regulation::RegulationId;
use rules::seat::Seat;
use rules::tile::{Bonus, Tile, TileKind};

/// Hands that can neither claim nor be claimed from each other: no pair, and no two tiles of a chow.
pub(crate) const JUNK: [&str; 3] = ["147m147p147s1234z", "258m258p258s1234z", "369m369p369s1234z"];
/// Four pungs or pairs of a calling hand: it waits for the eight of bamboo and the white dragon.
pub(crate) const PUNGS: &str = "222m444p666s88s55z";

pub(crate) fn rules() -> &'static ClassicalRules {
    testkit::law::classical(RegulationId::Gambler)
}

/// A clause of the regulation, as it is found where a citation may be missing.
#[expect(clippy::unnecessary_wraps, reason = "it is compared with what may be missing")]
pub(crate) fn clause(text: &str) -> Option<Basis> {
    let found = ClauseId::find(Register::Gambler, text);
    Some(Basis::Clause(found.unwrap_or_else(|| panic!("no clause {text}"))))
}

#[expect(clippy::unnecessary_wraps, reason = "it is compared with what may be missing")]
pub(crate) fn decision(number: u8) -> Option<Basis> {
    Some(Basis::Decision(Decision::of(DecisionList::Gambler, number)))
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::ALL["ESWN".find(letter).expect("a seat")]
}

pub(crate) fn kind(text: &str) -> TileKind {
    parse_tile(text).expect("a tile").kind()
}

/// A deal to be set up: the hands by seat, the draws from East's fourteenth tile on, the Free tiles, flowers among them.
#[derive(Clone)]
pub(crate) struct Setup {
    game: Game,
    hands: [Vec<Tile>; 4],
    draws: Vec<Tile>,
    free: Vec<Tile>,
    last: Vec<Tile>,
    flowers: Vec<(usize, Bonus)>,
}

pub(crate) fn setup(hands: [&str; 4], draws: &str) -> Setup {
    Setup {
        game: Game::new(Stage::Qualifying, [Lateness::OnTime; 4]),
        hands: hands.map(tiles),
        draws: tiles(draws),
        free: Vec::new(),
        last: Vec::new(),
        flowers: Vec::new(),
    }
}

fn tiles(text: &str) -> Vec<Tile> {
    if text.is_empty() { Vec::new() } else { parse_tiles(text).expect("tiles") }
}

impl Setup {
    /// The Free tiles in the order in which they are taken while the tail is reserved.
    pub(crate) fn free(mut self, text: &str) -> Self {
        self.free = tiles(text);
        self
    }

    /// The last tiles of the wall when all eight flowers and seasons were replaced, the very last one first.
    pub(crate) fn last(mut self, text: &str) -> Self {
        self.last = tiles(text);
        self
    }

    /// A flower as the draw of this number.
    pub(crate) fn flower(mut self, draw: usize, number: u8) -> Self {
        self.flowers.push((52 + draw, Bonus::flower(number).expect("a flower")));
        self
    }

    fn wall(&self) -> Wall {
        let mut rest = Table::plan(rules()).pieces();
        let mut places = [None; 144];
        let mut put = |place: usize, piece: Piece| {
            let at = rest.iter().position(|p| *p == piece).unwrap_or_else(|| panic!("no more {piece:?}"));
            places[place] = Some(rest.remove(at));
        };
        for (place, bonus) in &self.flowers {
            put(*place, Piece::bonus_of(*bonus));
        }
        for (n, tile) in self.free.iter().enumerate() {
            put(142 + n % 2 - 2 * (n / 2), Piece::of(*tile));
        }
        for (n, tile) in self.last.iter().enumerate() {
            put(135 - n, Piece::of(*tile));
        }
        let dealer = self.game.deal(rules()).expect("a deal").dealer;
        for place in 0..52 {
            let (steps, n) = if place < 48 { (place / 4, place / 16 * 4 + place % 4) } else { (place, 12) };
            if let Some(tile) = self.hands[dealer.plus(steps).index()].get(n) {
                put(place, Piece::of(*tile));
            }
        }
        let mut place = 52;
        for tile in &self.draws {
            while self.flowers.iter().any(|(at, _)| *at == place) {
                place += 1;
            }
            put(place, Piece::of(*tile));
            place += 1;
        }
        // The other flowers lie where nobody comes for a while.
        let mut far = 100..;
        while let Some(at) = rest.iter().position(|p| p.bonus().is_some()) {
            let place = far.find(|place| places[*place].is_none()).expect("a place");
            places[place] = Some(rest.remove(at));
        }
        let mut rest = rest.into_iter();
        let pieces: Vec<Piece> = places.into_iter().filter_map(|p| p.or_else(|| rest.next())).collect();
        Wall::of(Table::plan(rules()), &pieces).expect("the set")
    }

    pub(crate) fn deal(self) -> Scene {
        let mut scene = Scene { table: Table::at(rules(), self.game, self.wall()), events: Vec::new() };
        scene.table.go_on(rules(), &mut scene.events);
        scene
    }
}

/// A table in play.
#[derive(Clone)]
pub(crate) struct Scene {
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
        let done = self.table.act(rules(), seat(letter), action, &mut self.events);
        assert_eq!(done, Ok(()), "{letter} {action:?}");
        self
    }

    /// The player whose turn it is discards; whoever is asked is still asked.
    pub(crate) fn offer(&mut self, text: &str) -> &mut Self {
        let letter = "ESWN".chars().nth(self.turn().index()).expect("a seat");
        self.act(letter, Action::Discard(kind(text)))
    }

    /// The player whose turn it is discards, and everybody passes.
    pub(crate) fn discard(&mut self, text: &str) -> &mut Self {
        self.offer(text).pass()
    }

    /// He discards and declares a calling hand, and everybody passes.
    pub(crate) fn call(&mut self, text: &str) -> &mut Self {
        let letter = "ESWN".chars().nth(self.turn().index()).expect("a seat");
        self.act(letter, Action::Calling(kind(text))).pass()
    }

    /// Everybody who is asked passes.
    pub(crate) fn pass(&mut self) -> &mut Self {
        while let (true, Some(seat)) = (self.in_window(), self.table.to_act().iter().next()) {
            let done = self.table.act(rules(), seat, Action::Pass, &mut self.events);
            assert_eq!(done, Ok(()));
        }
        self
    }

    fn in_window(&self) -> bool {
        matches!(self.table.phase(), Phase::Opening | Phase::DiscardWindow | Phase::KongWindow { .. })
    }

    /// Everybody discards what he draws and claims nothing until so many pieces are left on somebody's turn, or the deal is
    /// over.
    pub(crate) fn down_to(&mut self, left: u8) -> &mut Self {
        while !self.table.is_over() && self.table.left() > left {
            self.discard_drawn();
        }
        self
    }

    /// The player whose turn it is discards what he has drawn, and everybody passes.
    pub(crate) fn discard_drawn(&mut self) -> &mut Self {
        let tile = self.table.drawn().expect("a drawn tile").to_string();
        self.discard(&tile)
    }

    /// The clauses of a refusal.
    pub(crate) fn refused(&self, letter: char, action: Action) -> Vec<Option<Basis>> {
        let mut events = Vec::new();
        let refusal = self.table.decide(rules(), seat(letter), action, &mut events);
        let refusal = refusal.expect_err("it is refused");
        assert!(events.is_empty());
        refusal.cited(rules()).map(|(_, basis)| basis).collect()
    }

    pub(crate) fn refuses(&self, letter: char, action: Action, text: &str) {
        let given = self.refused(letter, action);
        assert!(given.contains(&clause(text)), "{given:?}");
        assert!(!self.may(letter, action));
    }

    pub(crate) fn may(&self, letter: char, action: Action) -> bool {
        self.table.legal(seat(letter)).has(action)
    }

    /// The last event of this sort.
    pub(crate) fn last(&self, wanted: impl Fn(&Event) -> bool) -> Event {
        *self.events.iter().rev().find(|e| wanted(e)).unwrap_or_else(|| panic!("none in {:?}", self.events))
    }

    /// The end of the deal and its clause.
    pub(crate) fn end(&self) -> (DealResult, Option<Basis>) {
        match self.last(|e| matches!(e, Event::Ended { .. })) {
            Event::Ended { result, basis } => (result, Some(basis)),
            _ => unreachable!(),
        }
    }

    pub(crate) fn settled(&self) -> SettledDeal {
        self.table.settlement(rules()).expect("the deal is settled")
    }

    pub(crate) fn award(&self) -> Award {
        self.table.award(rules()).expect("a Mahjong")
    }
}
