//! A game as Tenhou's mjlog.
//!
//! The form names each of the 136 tiles by a number. A record knows kinds and red fives: copies are numbered as they
//! come, a red five is copy 0.
use crate::record::{Deal, Declared, DrawKind, Event, Game, Length, Outcome, Presence, Room, Win};
use rules::seat::{Relative, Seat};
use rules::tile::Tile;
use std::collections::BTreeMap;
use std::fmt::{self, Write};

/// What this form has no place for: it is lost on the way out.
pub const LOST: &[&str] = &[
    "which of several equal tiles it was",
    "account numbers",
    "chips of a table whose mangan is not rounded, and rounding at a table without chips",
    "han of a yakuman",
];

/// Why a game cannot be written in this form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotWritable {
    /// The set has other red fives than none or one of each suit.
    RedFives,
    /// This deal, from 1, has points that are no whole hundreds.
    Hundreds(usize),
    /// This deal, from 1, has more of a tile than the set, or tiles in a player's hand that he has not.
    Tiles(usize),
}

impl fmt::Display for NotWritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RedFives => f.write_str("mjlog has no red fives or one of each suit"),
            Self::Hundreds(deal) => write!(f, "deal {deal}: mjlog has points in whole hundreds"),
            Self::Tiles(deal) => write!(f, "deal {deal}: its tiles are not those of the set"),
        }
    }
}

impl std::error::Error for NotWritable {}

/// The game as XML, in one line.
pub fn write(game: &Game) -> Result<String, NotWritable> {
    let reds = match game.rules.red_fives {
        Some([0, 0, 0]) => false,
        None | Some([1, 1, 1]) => true,
        Some(_) => return Err(NotWritable::RedFives),
    };
    let mut out = String::from("<mjloggm ver=\"2.3\">");
    header(&mut out, game);
    connections(&mut out, game, None, None);
    let last = game.deals.len();
    for (i, deal) in game.deals.iter().enumerate() {
        let owari = if i + 1 == last { owari(game) } else { String::new() };
        let mut text = DealText { out: &mut out, copies: Copies::new(reds), number: i + 1 };
        text.deal(deal, &owari, |out, after| connections(out, game, Some(i), Some(after)))?;
    }
    out.push_str("</mjloggm>");
    Ok(out)
}

fn header(out: &mut String, game: &Game) {
    let rules = &game.rules;
    let attribute =
        |name, value: Option<&str>| value.map_or(String::new(), |v| format!(" {name}=\"{}\"", escaped(v)));
    let seed = attribute("seed", game.seed.as_deref());
    let id = attribute("ref", game.id.as_deref());
    if !(seed.is_empty() && id.is_empty()) {
        let _ = write!(out, "<SHUFFLE{seed}{id}/>");
    }
    let mut bits = 1;
    let mut set = |bit: u32, holds: bool| bits |= if holds { bit } else { 0 };
    set(2, rules.red_fives == Some([0; 3]));
    set(4, rules.open_tanyao == Some(false));
    set(8, rules.length != Some(Length::East));
    set(32, matches!(rules.room, Some(Room::Special | Room::Phoenix)));
    set(128, matches!(rules.room, Some(Room::Upper | Room::Phoenix)));
    set(64, rules.fast == Some(true));
    set(512, rules.kiriage == Some(true) || rules.chips == Some(true));
    set(2048, rules.league);
    let _ = write!(out, "<GO type=\"{bits}\" lobby=\"0\"/><UN");
    for (i, player) in game.players.iter().enumerate() {
        let _ = write!(out, " n{i}=\"{}\"", percent_encoded(&player.name));
    }
    let list = |values: Vec<String>| values.join(",");
    if game.players.iter().all(|p| p.dan.is_some()) {
        let dan = game.players.iter().filter_map(|p| p.dan).map(|dan| dan.to_string());
        let _ = write!(out, " dan=\"{}\"", list(dan.collect()));
    }
    if game.players.iter().all(|p| p.rate.is_some()) {
        let rate = game.players.iter().filter_map(|p| p.rate).map(|rate| decimal(rate, 100));
        let _ = write!(out, " rate=\"{}\"", list(rate.collect()));
    }
    out.push_str("/>");
}

/// Who left or came back at this point; `None` before the first deal.
fn connections(out: &mut String, game: &Game, deal: Option<usize>, after: Option<usize>) {
    let here = |c: &&crate::record::Connection| c.deal == deal && after.is_none_or(|after| c.after == after);
    for connection in game.connections.iter().filter(here) {
        let seat = connection.seat.index();
        let _ = match connection.what {
            Presence::Left => write!(out, "<BYE who=\"{seat}\"/>"),
            Presence::Back => {
                write!(out, "<UN n{seat}=\"{}\"/>", percent_encoded(&game.players[seat].name))
            }
        };
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn percent_encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// A number of so many parts of one as a decimal.
fn decimal(number: i32, parts: u32) -> String {
    let (sign, size) = (if number < 0 { "-" } else { "" }, number.unsigned_abs());
    let places = if parts == 100 { 2 } else { 1 };
    format!("{sign}{}.{:0places$}", size / parts, size % parts)
}

fn owari(game: &Game) -> String {
    let Some(end) = game.end else { return String::new() };
    let points = end.points.unwrap_or_default();
    let mut parts: Vec<String> = Vec::new();
    for (score, point) in end.scores.iter().zip(points) {
        parts.extend([(score / 100).to_string(), decimal(point, 10)]);
    }
    for chips in end.chips.iter().flatten() {
        parts.extend([chips.to_string(), "0".to_owned()]);
    }
    format!(" owari=\"{}\"", parts.join(","))
}

/// The numbers of the tiles of a deal.
#[derive(Clone)]
struct Copies {
    reds: bool,
    used: [bool; 136],
    hands: [Vec<u16>; 4],
    /// The last tile drawn and not yet discarded.
    drawn: Option<u16>,
    discarded: Option<u16>,
    /// The numbers of each pung: the three, and which of them was claimed.
    pungs: BTreeMap<(usize, usize), ([u16; 3], u16)>,
}

impl Copies {
    fn new(reds: bool) -> Self {
        let (hands, pungs) = (Default::default(), BTreeMap::new());
        Self { reds, used: [false; 136], hands, drawn: None, discarded: None, pungs }
    }

    fn is(&self, number: u16, tile: Tile) -> bool {
        super::tile(number, self.reds) == Some(tile)
    }

    /// A number that no tile of the deal has yet.
    fn fresh(&mut self, tile: Tile) -> Option<u16> {
        let number = self.peek(tile)?;
        self.used[usize::from(number)] = true;
        Some(number)
    }

    fn peek(&self, tile: Tile) -> Option<u16> {
        let first = 4 * tile.kind().index() as u16;
        (first..first + 4).find(|n| self.is(*n, tile) && !self.used[usize::from(*n)])
    }

    /// Takes a tile out of a hand; not the drawn one where another is there.
    fn out_of(&mut self, seat: Seat, tile: Tile) -> Option<u16> {
        let hand = &self.hands[seat.index()];
        let found = |n: &u16| self.is(*n, tile);
        let other = hand.iter().position(|n| found(n) && Some(*n) != self.drawn);
        let at = other.or_else(|| hand.iter().position(found))?;
        Some(self.hands[seat.index()].remove(at))
    }
}

struct DealText<'a> {
    out: &'a mut String,
    copies: Copies,
    number: usize,
}

impl DealText<'_> {
    fn deal(
        &mut self,
        deal: &Deal,
        owari: &str,
        mut connections: impl FnMut(&mut String, usize),
    ) -> Result<(), NotWritable> {
        let tiles = NotWritable::Tiles(self.number);
        let indicator = self.copies.fresh(deal.indicator).ok_or(tiles)?;
        let mut indicators = vec![indicator];
        let ten = self.hundreds(&deal.scores)?;
        let _ = write!(
            self.out,
            "<INIT seed=\"{},{},{},0,0,{indicator}\" ten=\"{}\" oya=\"{}\"",
            deal.index,
            deal.honba,
            deal.sticks,
            ten.join(","),
            deal.dealer.index()
        );
        if let Some(shuffle) = &deal.shuffle {
            let _ = write!(self.out, " shuffle=\"{}\"", escaped(shuffle));
        }
        for (seat, hand) in deal.hands.iter().enumerate() {
            for tile in hand {
                let number = self.copies.fresh(*tile).ok_or(tiles)?;
                self.copies.hands[seat].push(number);
            }
            let _ = write!(self.out, " hai{seat}=\"{}\"", joined(&self.copies.hands[seat]));
        }
        self.out.push_str("/>");
        for (i, event) in deal.events.iter().enumerate() {
            connections(self.out, i);
            self.event(deal, i, *event, &mut indicators).ok_or(tiles)?;
        }
        connections(self.out, deal.events.len());
        self.outcome(deal, owari, &indicators)
    }

    fn event(&mut self, deal: &Deal, at: usize, event: Event, indicators: &mut Vec<u16>) -> Option<()> {
        match event {
            Event::Draw { seat, tile } => {
                let number = self.copies.fresh(tile)?;
                self.copies.hands[seat.index()].push(number);
                self.copies.drawn = Some(number);
                let _ = write!(self.out, "<{}{number}/>", ["T", "U", "V", "W"][seat.index()]);
            }
            Event::Discard { seat, tile, drawn } => {
                let number = match self.copies.drawn.filter(|_| drawn) {
                    Some(number) if self.copies.is(number, tile) => {
                        let hand = &mut self.copies.hands[seat.index()];
                        hand.retain(|n| *n != number);
                        number
                    }
                    _ => self.copies.out_of(seat, tile)?,
                };
                (self.copies.drawn, self.copies.discarded) = (None, Some(number));
                let _ = write!(self.out, "<{}{number}/>", ["D", "E", "F", "G"][seat.index()]);
            }
            Event::Meld { seat, declared } => {
                let m = self.meld(seat, declared)?;
                self.copies.drawn = None;
                let _ = write!(self.out, "<N who=\"{}\" m=\"{m}\"/>", seat.index());
            }
            Event::Riichi { seat } => {
                let _ = write!(self.out, "<REACH who=\"{}\" step=\"1\"/>", seat.index());
            }
            Event::RiichiAccepted { seat } => {
                let mut scores = deal.scores;
                for event in &deal.events[..=at] {
                    if let Event::RiichiAccepted { seat } = event {
                        scores[seat.index()] -= 1000;
                    }
                }
                let ten = scores.map(|n| (n / 100).to_string()).join(",");
                let _ = write!(self.out, "<REACH who=\"{}\" ten=\"{ten}\" step=\"2\"/>", seat.index());
            }
            Event::Indicator { tile } => {
                let number = self.copies.fresh(tile)?;
                indicators.push(number);
                let _ = write!(self.out, "<DORA hai=\"{number}\"/>");
            }
        }
        Some(())
    }

    /// The number of a group; its tiles leave the hand.
    fn meld(&mut self, seat: Seat, declared: Declared) -> Option<u16> {
        let own: Option<Vec<u16>> =
            declared.leaving().iter().map(|tile| self.copies.out_of(seat, *tile)).collect();
        let own = own?;
        let from = match declared.from() {
            None => 0,
            Some(Relative::Next) => 1,
            Some(Relative::Across) => 2,
            Some(Relative::Previous) => 3,
        };
        let called = declared.called().and(self.copies.discarded);
        let kind = declared.lowest().index() as u16;
        Some(match declared {
            Declared::Chow { .. } => {
                let called = called?;
                let mut all = [own[0], own[1], called];
                all.sort_unstable();
                let place = all.iter().position(|n| *n == called)? as u16;
                let t = (kind / 9 * 7 + kind % 9) * 3 + place;
                let copies = all.iter().enumerate().fold(0, |bits, (i, n)| bits | (n % 4) << (3 + 2 * i));
                t << 10 | copies | 4 | from
            }
            Declared::Pung { .. } => {
                let called = called?;
                let mut all = [own[0], own[1], called];
                all.sort_unstable();
                self.copies.pungs.insert((seat.index(), usize::from(kind)), (all, called));
                pung(kind, all, called) | 8 | from
            }
            Declared::AddedKong { .. } => {
                let (all, called) = *self.copies.pungs.get(&(seat.index(), usize::from(kind)))?;
                pung(kind, all, called) | 16 | from
            }
            Declared::ClaimedKong { .. } => called? << 8 | from,
            Declared::ConcealedKong { .. } => own.iter().min()? << 8,
        })
    }

    fn outcome(&mut self, deal: &Deal, owari: &str, indicators: &[u16]) -> Result<(), NotWritable> {
        match &deal.outcome {
            None => {}
            Some(Outcome::Wins(wins)) => {
                for (i, win) in wins.iter().enumerate() {
                    let owari = if i + 1 == wins.len() { owari } else { "" };
                    self.win(deal, win, owari, indicators)?;
                }
            }
            Some(Outcome::Draw(draw)) => {
                self.out.push_str("<RYUUKYOKU");
                let kind = match draw.kind {
                    DrawKind::Exhaustive => "",
                    DrawKind::Nagashi => " type=\"nm\"",
                    DrawKind::NineTerminals => " type=\"yao9\"",
                    DrawKind::FourWinds => " type=\"kaze4\"",
                    DrawKind::FourRiichi => " type=\"reach4\"",
                    DrawKind::FourKongs => " type=\"kan4\"",
                    DrawKind::TripleRon => " type=\"ron3\"",
                };
                let ba = draw.counters.unwrap_or_else(|| counters(deal));
                let sc = self.change(&draw.change, None)?;
                let _ = write!(self.out, "{kind} ba=\"{},{}\" sc=\"{sc}\"", ba[0], ba[1]);
                for (seat, hand) in draw.shown.iter().flatten().enumerate() {
                    if hand.is_some() {
                        let mut numbers = self.copies.hands[seat].clone();
                        numbers.sort_unstable();
                        let _ = write!(self.out, " hai{seat}=\"{}\"", joined(&numbers));
                    }
                }
                let _ = write!(self.out, "{owari}/>");
            }
        }
        Ok(())
    }

    fn win(&mut self, deal: &Deal, win: &Win, owari: &str, indicators: &[u16]) -> Result<(), NotWritable> {
        let tiles = NotWritable::Tiles(self.number);
        let seat = win.winner.index();
        let mut numbers = self.copies.hands[seat].clone();
        let won = if win.winner == win.from {
            self.copies.drawn.or_else(|| numbers.last().copied())
        } else {
            // The discard, or the tile of a kong.
            let robbed = deal.events.iter().rev().find_map(|event| match event {
                Event::Meld { declared, .. } => Some(Some(declared.lowest())),
                Event::Discard { .. } => Some(None),
                _ => None,
            });
            match robbed.flatten() {
                None => self.copies.discarded,
                Some(kind) => {
                    let first = 4 * kind.index() as u16;
                    let pung = self.copies.pungs.iter().find(|((_, k), _)| *k == kind.index());
                    let held = pung.map_or([u16::MAX; 3], |(_, (all, _))| *all);
                    (first..first + 4).find(|n| !held.contains(n) && self.copies.is(*n, win.tile))
                }
            }
        };
        let won = won.filter(|n| self.copies.is(*n, win.tile)).ok_or(tiles)?;
        if !numbers.contains(&won) {
            numbers.push(won);
        }
        numbers.sort_unstable();
        let ba = win.table.as_ref().and_then(|t| t.counters).unwrap_or_else(|| counters(deal));
        let _ = write!(self.out, "<AGARI ba=\"{},{}\" hai=\"{}\"", ba[0], ba[1], joined(&numbers));
        let melds = self.melds_of(deal, win.winner);
        if !melds.is_empty() {
            let _ = write!(self.out, " m=\"{}\"", joined(&melds));
        }
        let value = &win.value;
        let limit = value.limit.map_or(0, |limit| limit as u8);
        let (fu, points) = (value.fu.unwrap_or(0), value.points.unwrap_or(0));
        let _ = write!(self.out, " machi=\"{won}\" ten=\"{fu},{points},{limit}\"");
        if !value.yaku.is_empty() {
            let pairs: Vec<String> =
                value.yaku.iter().map(|(yaku, han)| format!("{},{han}", yaku.tenhou())).collect();
            let _ = write!(self.out, " yaku=\"{}\"", pairs.join(","));
        }
        if !value.yakuman.is_empty() {
            let list: Vec<String> = value.yakuman.iter().map(|yaku| yaku.tenhou().to_string()).collect();
            let _ = write!(self.out, " yakuman=\"{}\"", list.join(","));
        }
        let _ = write!(self.out, " doraHai=\"{}\"", joined(indicators));
        if let Some(ura) = win.ura.as_ref().filter(|ura| !ura.is_empty()) {
            let mut copies = self.copies.clone();
            let numbers: Option<Vec<u16>> = ura.iter().map(|tile| copies.fresh(*tile)).collect();
            let _ = write!(self.out, " doraHaiUra=\"{}\"", joined(&numbers.ok_or(tiles)?));
        }
        let _ = write!(self.out, " who=\"{seat}\" fromWho=\"{}\"", win.from.index());
        if let Some(liable) = win.liable {
            let _ = write!(self.out, " paoWho=\"{}\"", liable.index());
        }
        let sc = self.change(&win.change, win.chips)?;
        let _ = write!(self.out, " sc=\"{sc}\"{owari}/>");
        Ok(())
    }

    /// The groups of a player, the newest first, an added kong in the place of its pung.
    fn melds_of(&self, deal: &Deal, winner: Seat) -> Vec<u16> {
        let mut numbers =
            DealText { out: &mut String::new(), copies: Copies::new(self.copies.reds), number: self.number };
        let mut out: Vec<(Declared, u16)> = Vec::new();
        numbers.copies.fresh(deal.indicator);
        for (seat, hand) in deal.hands.iter().enumerate() {
            for tile in hand {
                let number = numbers.copies.fresh(*tile);
                numbers.copies.hands[seat].extend(number);
            }
        }
        for (i, event) in deal.events.iter().enumerate() {
            if let Event::Meld { seat, declared } = event {
                let Some(m) = numbers.meld(*seat, *declared) else { break };
                numbers.copies.drawn = None;
                if *seat == winner {
                    let pung = out.iter_mut().find(|(d, _)| {
                        matches!(declared, Declared::AddedKong { .. })
                            && matches!(d, Declared::Pung { .. })
                            && d.lowest() == declared.lowest()
                    });
                    match pung {
                        Some(pung) => *pung = (*declared, m),
                        None => out.push((*declared, m)),
                    }
                }
            } else if numbers.event(deal, i, *event, &mut Vec::new()).is_none() {
                break;
            }
        }
        out.iter().rev().map(|(_, m)| *m).collect()
    }

    fn hundreds(&self, points: &[i32; 4]) -> Result<[String; 4], NotWritable> {
        if points.iter().any(|n| n % 100 != 0) {
            return Err(NotWritable::Hundreds(self.number));
        }
        Ok(points.map(|n| (n / 100).to_string()))
    }

    fn change(&self, change: &crate::record::Change, chips: Option<[i32; 4]>) -> Result<String, NotWritable> {
        let (before, delta) = (self.hundreds(&change.before)?, self.hundreds(&change.delta)?);
        let mut parts: Vec<String> = Vec::new();
        for (before, delta) in before.into_iter().zip(delta) {
            parts.extend([before, delta]);
        }
        for chip in chips.iter().flatten() {
            parts.extend(["0".to_owned(), chip.to_string()]);
        }
        Ok(parts.join(","))
    }
}

/// The bits of a pung that say which tiles it has.
fn pung(kind: u16, all: [u16; 3], called: u16) -> u16 {
    let place = all.iter().position(|n| *n == called).unwrap_or(0) as u16;
    let apart = (0..4).find(|copy| all.iter().all(|n| n % 4 != *copy)).unwrap_or(0);
    (kind * 3 + place) << 9 | apart << 5
}

fn counters(deal: &Deal) -> [u16; 2] {
    let paid = deal.events.iter().filter(|e| matches!(e, Event::RiichiAccepted { .. })).count();
    [deal.honba, deal.sticks + paid as u16]
}

fn joined(numbers: &[u16]) -> String {
    numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(",")
}
