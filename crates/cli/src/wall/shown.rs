//! A wall with what is known of it.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::given::{self, Given};
use crate::house::Chosen;
use crate::outcome::Outcome;
use formats::commitment::{commitment, hexadecimal};
use formats::mjlog::wall::Walls;
use formats::record::Game as Log;
use formats::table_log::{TableLog, plan};
use formats::verify::of_game;
use game::deal::riichi;
use game::deal::sichuan::Indent;
use game::wall::{Break, Dice, Seed, Wall};
use rules::frame::riichi::Game;
use rules::hand::Hand;
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::RedFives;
use rules::seat::{Seat, Wind};
use serde::Serialize;
use std::path::Path;
use text::say;

/// A wall, where it comes from and how it is dealt. Seats are winds of this deal.
pub(super) struct Shown {
    pub(super) chosen: Chosen,
    /// From 1.
    pub(super) deal: u32,
    /// The seed as it is written.
    pub(super) seed: Option<String>,
    /// Its hash, for our own seeds: what is published before the deal.
    pub(super) hash: Option<String>,
    pub(super) dice: Option<Dice>,
    pub(super) wall: Wall,
}

/// Where the wall is broken.
pub(super) struct Broken {
    pub(super) side: Wind,
    pub(super) stacks: u8,
}

/// What lies in the dead wall of riichi, in the order in which it is turned and taken.
pub(super) struct DeadWall {
    pub(super) indicators: Vec<String>,
    pub(super) under: Vec<String>,
    pub(super) replacements: Vec<String>,
}

impl Shown {
    pub(super) fn of_seed(chosen: Chosen, seed: &Seed, deal: u32) -> Self {
        let wall = seed.wall(plan(&chosen.table), deal - 1);
        Self {
            deal,
            seed: Some(hexadecimal(seed.bytes())),
            hash: Some(hexadecimal(&commitment(seed))),
            dice: Some(seed.dice(deal - 1)),
            wall,
            chosen,
        }
    }

    /// The break: by one throw of the dealer.
    pub(super) fn broken(&self) -> Option<Broken> {
        let (dealer, dice) = (Seat::ALL[0], self.dice?);
        let (side, stacks) = match &self.chosen.table {
            TableRules::Sichuan(rules) => {
                let indent = Indent::of(rules, dealer, dice);
                (indent.side, indent.stacks)
            }
            TableRules::Riichi(_) | TableRules::Classical(_) => {
                let broken = Break::of(dealer, dice);
                (broken.side, broken.stacks)
            }
        };
        Some(Broken { side: side.wind(dealer), stacks })
    }

    /// The thirteen tiles of each wind; in riichi alone nothing happens to them before the first decision.
    pub(super) fn hands(&self) -> Option<[Hand; 4]> {
        let TableRules::Riichi(rules) = &self.chosen.table else { return None };
        let table = riichi::Table::at(Game::start(rules), self.wall.clone());
        Some(Seat::ALL.map(|seat| table.hand(seat).clone()))
    }

    /// The dead wall, where the family has one.
    pub(super) fn dead_wall(&self) -> Option<DeadWall> {
        let TableRules::Riichi(_) = &self.chosen.table else { return None };
        let tiles = |places: [usize; 5]| places.map(|place| self.piece(place)).to_vec();
        let last = self.wall.len();
        Some(DeadWall {
            indicators: tiles(std::array::from_fn(|n| last - 6 - 2 * n)),
            under: tiles(std::array::from_fn(|n| last - 5 - 2 * n)),
            replacements: [last - 2, last - 1, last - 4, last - 3].map(|place| self.piece(place)).to_vec(),
        })
    }

    fn piece(&self, place: usize) -> String {
        self.wall.at(place).map_or_else(String::new, |piece| format!("{piece:?}"))
    }

    /// All pieces in the order of play.
    pub(super) fn pieces(&self) -> Vec<String> {
        self.wall.pieces().iter().map(|piece| format!("{piece:?}")).collect()
    }

    pub(super) fn json(&self) -> WallJson<'_> {
        let dead = self.dead_wall();
        WallJson {
            schema: "reglament.wall/1",
            rules: self.chosen.id(),
            deal: self.deal,
            seed: self.seed.as_deref(),
            sha256: self.hash.as_deref(),
            dice: self.dice.map(|dice| [dice.first, dice.second]),
            r#break: self.broken().map(|b| BreakJson { side: text::wind_id(b.side), stacks: b.stacks }),
            hands: self.hands().map(|hands| hands.each_ref().map(hand)),
            indicators: dead.as_ref().map(|dead| dead.indicators.clone()),
            under_indicators: dead.as_ref().map(|dead| dead.under.clone()),
            replacements: dead.map(|dead| dead.replacements),
            wall: self.pieces(),
        }
    }
}

/// The tiles of a hand as text.
pub(super) fn hand(hand: &Hand) -> String {
    crate::tiles::hand(crate::args::TileForm::Mpsz, hand)
}

/// `reglament.wall/1`.
#[derive(Serialize)]
pub(super) struct WallJson<'a> {
    schema: &'static str,
    rules: &'a str,
    deal: u32,
    seed: Option<&'a str>,
    sha256: Option<&'a str>,
    dice: Option<[u8; 2]>,
    r#break: Option<BreakJson>,
    /// From the dealer on.
    hands: Option<[String; 4]>,
    indicators: Option<Vec<String>>,
    under_indicators: Option<Vec<String>>,
    replacements: Option<Vec<String>>,
    wall: Vec<String>,
}

#[derive(Serialize)]
struct BreakJson {
    side: &'static str,
    stacks: u8,
}

/// The wall of a deal of a log.
pub(super) fn of_log(path: &Path, deal: u32, wish: Wish) -> Result<Shown, Outcome> {
    let lang = wish.lang;
    let complain = |what: String| Complaint::new("wall", what).outcome(wish);
    match given::open(path, wish)? {
        Given::Table(read) => {
            let log = read.log;
            let deals = log.log.deals();
            of_table(&log, deal).ok_or_else(|| complain(say!(lang, "wall-no-deal", n = deal, deals = deals)))
        }
        Given::Games(games) => {
            let game = games.into_iter().next();
            let Some(game) = game else { return Err(complain(say!(lang, "verify-nothing"))) };
            let (name, game) = game.map_err(complain)?;
            of_tenhou(&game, deal).map_err(|no| {
                complain(match no {
                    No::Seed => say!(lang, "wall-seedless", name = name),
                    No::Deal => say!(lang, "wall-no-deal", n = deal, deals = game.deals.len()),
                })
            })
        }
    }
}

fn of_table(log: &TableLog, deal: u32) -> Option<Shown> {
    let wall = log.log.wall(deal as usize - 1)?.clone();
    Some(Shown {
        chosen: Chosen::of_table(log),
        deal,
        seed: log.seed.map(|seed| hexadecimal(seed.bytes())),
        hash: log.seed.map(|seed| hexadecimal(&commitment(&seed))),
        dice: log.seed.map(|seed| seed.dice(deal - 1)),
        wall,
    })
}

/// Why there is no wall.
enum No {
    Seed,
    Deal,
}

fn of_tenhou(game: &Log, deal: u32) -> Result<Shown, No> {
    let seed = game.seed.as_deref().ok_or(No::Seed)?;
    let mut walls = Walls::of_seed(seed).map_err(|_| No::Seed)?;
    let mut chosen = Chosen::shipped(RegulationId::Tenhou);
    let TableRules::Riichi(rules) = &chosen.table else { return Err(No::Seed) };
    let rules = of_game(rules, game);
    let number = deal as usize - 1;
    let shuffled = walls.nth(number).filter(|_| number < game.deals.len()).ok_or(No::Deal)?;
    let reds = rules.dora.red_fives.value != RedFives::None;
    chosen.table = TableRules::Riichi(rules);
    let wall = shuffled.wall(plan(&chosen.table), reds).map_err(|_| No::Deal)?;
    Ok(Shown { chosen, deal, seed: Some(seed.to_owned()), hash: None, dice: Some(shuffled.dice), wall })
}
