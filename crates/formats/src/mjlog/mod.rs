//! Tenhou's mjlog: one flat list of XML tags, plain or compressed by gzip.
mod header;
mod meld;
mod result;
mod tags;
mod tile;
pub mod wall;
mod write;

pub use meld::{MeldError, meld};
pub use result::Agari;
pub use tile::tile;
pub use write::{LOST, NotWritable, write};

use crate::error::{ReadError, Spot};
use crate::gzip;
use crate::place::position;
use crate::record::{Connection, Deal, Event, Game, Outcome, Presence, Reading, Source, Warning};
use quick_xml::Reader;
use quick_xml::events::Event as Xml;
use rules::seat::Seat;
use rules::tile::Tile;
use tags::{Tag, int, syntax};

/// The root.
const ROOT: &str = "mjloggm";

/// Reads one game, plain or compressed.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    let opened = gzip::opened(bytes)?;
    let text = String::from_utf8_lossy(&opened);
    let mut log = Log::new(&text);
    let mut xml = Reader::from_str(&text);
    // Logs are cut and joined by other programs; only what stands in the tags matters.
    xml.config_mut().check_end_names = false;
    xml.config_mut().allow_unmatched_ends = true;
    loop {
        let offset = xml.buffer_position() as usize;
        match xml.read_event() {
            Ok(Xml::Start(start)) => log.take(&start, offset)?,
            Ok(Xml::Empty(start)) => {
                log.take(&start, offset)?;
                log.ended |= start.name().into_inner() == ROOT;
            }
            Ok(Xml::End(end)) => log.ended |= end.name().into_inner() == ROOT,
            Ok(Xml::Eof) => break,
            Ok(Xml::Text(text)) if log.root && !text.trim_ascii().is_empty() => {
                Warning::note_unknown(&mut log.warnings, text.trim());
            }
            Ok(_) => {}
            Err(_) if !log.root => return Err(ReadError::Foreign { expected: Source::Mjlog }),
            Err(e) => return Err(syntax(&text, xml.error_position() as usize, e.to_string())),
        }
    }
    log.finish()
}

/// Reads one AGARI tag that stands alone. `reds` says whether the game has red fives.
pub fn read_agari(bytes: &[u8], reds: bool) -> Result<Agari, ReadError> {
    let text = String::from_utf8_lossy(bytes);
    let mut xml = Reader::from_str(&text);
    match xml.read_event() {
        Ok(Xml::Start(start) | Xml::Empty(start)) if start.name().into_inner() == "AGARI" => {
            result::agari(&Tag::read(&start, &text, 0, &mut Vec::new())?, reds)
        }
        _ => Err(ReadError::value(Spot::default(), "an AGARI tag", &text)),
    }
}

/// A reading in progress.
struct Log<'a> {
    text: &'a str,
    game: Game,
    warnings: Vec<Warning>,
    /// Whether the root was seen: without it this is some other XML.
    root: bool,
    /// Whether its end was seen: without it the log breaks off.
    ended: bool,
    reds: bool,
    /// The last tile drawn and not yet followed by a discard: a discard of the same number is the drawn tile.
    drawn: Option<(Seat, u16)>,
    /// The tiles of the deal by number: those seen at all, and those discarded.
    seen: Copies,
    gone: Copies,
}

impl<'a> Log<'a> {
    fn new(text: &'a str) -> Self {
        let game = Game::new(Source::Mjlog);
        Self {
            text,
            game,
            warnings: Vec::new(),
            root: false,
            ended: false,
            reds: true,
            drawn: None,
            seen: Copies::default(),
            gone: Copies::default(),
        }
    }

    fn take(&mut self, start: &quick_xml::events::BytesStart<'_>, offset: usize) -> Result<(), ReadError> {
        let name = start.name().into_inner();
        if self.ended {
            let (line, column) = position(self.text.as_bytes(), offset);
            let spot = Spot { line: Some(line), column: Some(column), name: String::new() };
            return Err(ReadError::value(spot, "nothing after the end of the game", name));
        }
        if let Some((letter, number)) = numbered(name) {
            return self.tile_tag(letter, number, offset, name);
        }
        let tag = Tag::read(start, self.text, offset, &mut self.warnings)?;
        match tag.name {
            ROOT if self.root => return Err(tag.wrong("", "one game", ROOT)),
            ROOT => self.root = true,
            _ if !self.root => return Err(ReadError::Foreign { expected: Source::Mjlog }),
            "SHUFFLE" => {
                self.game.seed = tag.text("seed").map(Into::into);
                self.game.id = tag.text("ref").map(str::to_owned);
            }
            "GO" => self.table(&tag)?,
            "UN" => self.players(&tag)?,
            "BYE" => {
                let seat = tag.seat("who")?;
                self.connection(seat, Presence::Left);
            }
            "INIT" => self.init(&tag)?,
            "N" => {
                let seat = tag.seat("who")?;
                let declared = meld(tag.number("m", "a meld number")?, self.reds).map_err(|e| match e {
                    MeldError::North => ReadError::ThreePlayers,
                    MeldError::NoGroup => tag.bad("m", "the number of a meld"),
                })?;
                self.drawn = None;
                self.event(&tag, Event::Meld { seat, declared })?;
            }
            "DORA" => {
                let number = tag.number("hai", "a tile number, 0 to 135")?;
                let tile = tile::tile(number, self.reds);
                let tile = tile.ok_or_else(|| tag.bad("hai", "a tile number, 0 to 135"))?;
                self.seen.add(number).map_err(|()| tag.bad("hai", ONCE))?;
                self.event(&tag, Event::Indicator { tile })?;
            }
            "REACH" => {
                let seat = tag.seat("who")?;
                let event = match tag.raw("step") {
                    Some("1") => Event::Riichi { seat },
                    Some("2") => Event::RiichiAccepted { seat },
                    _ => return Err(tag.bad("step", "1 or 2")),
                };
                self.event(&tag, event)?;
            }
            "AGARI" => self.agari(&tag)?,
            "RYUUKYOKU" => {
                let draw = result::ryuukyoku(&tag, self.reds)?;
                self.open_deal(&tag)?.outcome = Some(Outcome::Draw(draw));
                self.game.end = result::owari(&tag)?.or(self.game.end);
            }
            // A tile tag without a number hides the tile: a stream for one player, not a log.
            "T" | "U" | "V" | "W" | "D" | "E" | "F" | "G" => {
                return Err(tag.wrong("", "a tag with a tile number", ""));
            }
            "TAIKYOKU" => {}
            _ => Warning::note_unknown(&mut self.warnings, tag.name),
        }
        Ok(())
    }

    /// A draw (T U V W) or a discard (D E F G) with its tile.
    fn tile_tag(&mut self, letter: u8, number: u16, offset: usize, name: &str) -> Result<(), ReadError> {
        let spot = || {
            let (line, column) = position(self.text.as_bytes(), offset);
            Spot { line: Some(line), column: Some(column), name: String::new() }
        };
        let Some(tile) = tile::tile(number, self.reds) else {
            return Err(ReadError::value(spot(), "a tile number, 0 to 135", name));
        };
        let draw = letter >= b'T';
        let seat = Seat::ALL[usize::from(letter - if draw { b'T' } else { b'D' })];
        let Some(deal) = self.game.deals.last_mut().filter(|d| d.outcome.is_none()) else {
            return Err(ReadError::value(spot(), "INIT before a tile", name));
        };
        let copies = if draw { &mut self.seen } else { &mut self.gone };
        copies.add(number).map_err(|()| ReadError::value(spot(), ONCE, name))?;
        if draw {
            self.drawn = Some((seat, number));
            deal.events.push(Event::Draw { seat, tile });
        } else {
            let drawn = self.drawn.take() == Some((seat, number));
            deal.events.push(Event::Discard { seat, tile, drawn });
        }
        Ok(())
    }

    fn open_deal(&mut self, tag: &Tag<'_>) -> Result<&mut Deal, ReadError> {
        let open = self.game.deals.last_mut().filter(|d| d.outcome.is_none());
        open.ok_or_else(|| tag.wrong("", "INIT before it, and no result between", ""))
    }

    fn event(&mut self, tag: &Tag<'_>, event: Event) -> Result<(), ReadError> {
        self.open_deal(tag)?.events.push(event);
        Ok(())
    }

    fn connection(&mut self, seat: Seat, what: Presence) {
        let deal = self.game.deals.len().checked_sub(1);
        let after = self.game.deals.last().map_or(0, |d| d.events.len());
        self.game.connections.push(Connection { seat, what, deal, after });
    }

    fn init(&mut self, tag: &Tag<'_>) -> Result<(), ReadError> {
        const SEED: &str = "index, honba, sticks, two dice and an indicator";
        let [index, honba, sticks, _, _, indicator] = tag.exactly::<u16, 6>("seed", SEED)?;
        (self.seen, self.gone) = Default::default();
        let number = indicator;
        let indicator = tile::tile(number, self.reds).ok_or_else(|| tag.bad("seed", SEED))?;
        self.seen.add(number).map_err(|()| tag.bad("seed", ONCE))?;
        let ten = tag.exactly::<i32, 4>("ten", "the points of four players")?;
        if tag.raw("hai3").is_some_and(str::is_empty) {
            return Err(ReadError::ThreePlayers);
        }
        let mut hands = [[indicator; 13]; 4];
        for (hand, key) in hands.iter_mut().zip(["hai0", "hai1", "hai2", "hai3"]) {
            let tiles: Vec<Tile> = tag.tiles(key, self.reds)?.unwrap_or_default();
            for number in tag.list(key, "thirteen tiles")?.unwrap_or_default() {
                self.seen.add(number).map_err(|()| tag.bad(key, ONCE))?;
            }
            *hand = tiles.try_into().map_err(|_| tag.bad(key, "thirteen tiles"))?;
        }
        let index =
            u8::try_from(index).ok().filter(|i| *i < 16).ok_or_else(|| tag.bad("seed", "a deal below 16"))?;
        let dealer = tag.seat("oya")?;
        if dealer.index() != usize::from(index % 4) {
            return Err(tag.bad("oya", "the dealer of the deal that seed names"));
        }
        self.drawn = None;
        self.game.deals.push(Deal {
            index,
            dealer,
            honba,
            sticks,
            scores: ten.map(|n| n.saturating_mul(100)),
            hands,
            indicator,
            shuffle: tag.text("shuffle").map(Into::into),
            // A deal has about 110 tags.
            events: Vec::with_capacity(128),
            outcome: None,
        });
        Ok(())
    }

    fn agari(&mut self, tag: &Tag<'_>) -> Result<(), ReadError> {
        let agari = result::agari(tag, self.reds)?;
        // Both winners of a double ron have the same ura indicators, so that they are not noted.
        let ura = tag.list::<u16>("doraHaiUra", "tile numbers, 0 to 135")?.unwrap_or_default();
        let mut seen = self.seen;
        if ura.into_iter().any(|number| seen.add(number).is_err()) {
            return Err(tag.bad("doraHaiUra", ONCE));
        }
        let Some(deal) = self.game.deals.last_mut() else {
            return Err(tag.wrong("", "INIT before it", ""));
        };
        match &mut deal.outcome {
            None => deal.outcome = Some(Outcome::Wins(vec![agari.win])),
            Some(Outcome::Wins(wins)) if wins.len() < 3 => wins.push(agari.win),
            Some(_) => return Err(tag.wrong("", "at most three wins and no draw in one deal", "")),
        }
        self.game.end = result::owari(tag)?.or(self.game.end);
        Ok(())
    }

    fn finish(mut self) -> Result<Reading, ReadError> {
        if !self.root {
            return Err(ReadError::Foreign { expected: Source::Mjlog });
        }
        if !self.ended {
            return Err(ReadError::BreaksOff { deal: self.game.deals.len().checked_sub(1) });
        }
        if let Some(first) = self.game.deals.first().filter(|d| d.begins_game() && self.game.rules.league)
            && first.scores != [25000; 4]
        {
            self.warnings.push(Warning::OwnStart { points: first.scores });
        }
        Ok(Reading { game: self.game, warnings: self.warnings })
    }
}

/// What is expected of tile numbers: each stands for one tile.
const ONCE: &str = "tiles that are in the deal once";

/// A set of tile numbers.
#[derive(Clone, Copy, Default)]
struct Copies([u64; 3]);

impl Copies {
    /// Adds a tile; an error if it is there already. A number too large to be one is refused elsewhere.
    fn add(&mut self, number: u16) -> Result<(), ()> {
        let Some(word) = self.0.get_mut(usize::from(number / 64)) else { return Ok(()) };
        let bit = 1 << (number % 64);
        if *word & bit != 0 {
            return Err(());
        }
        *word |= bit;
        Ok(())
    }
}

/// A tag that is a letter of a draw or a discard and a number; a number too large to be one is `u16::MAX`.
fn numbered(name: &str) -> Option<(u8, u16)> {
    let (letter, digits) = name.as_bytes().split_first()?;
    if !matches!(letter, b'T'..=b'W' | b'D'..=b'G') || !digits.first()?.is_ascii_digit() {
        return None;
    }
    let number = int(&name[1..]).and_then(|n| u16::try_from(n).ok());
    Some((*letter, number.unwrap_or(u16::MAX)))
}
