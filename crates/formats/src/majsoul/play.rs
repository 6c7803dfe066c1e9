//! The records of a round between its start and its result. The play is followed on a table: a kong is told by its
//! kind only, and its exact tiles have to come from the hand.
use super::result;
use super::tile::tile;
use crate::error::ReadError;
use crate::json::At;
use crate::record::{Deal, Declared, Event, Warning, in_order};
use crate::walk::{Phase, Table};
use rules::seat::{Relative, Seat};
use rules::tile::{Tile, TileKind};

/// A round in progress.
pub(super) struct Round {
    pub(super) deal: Deal,
    pub(super) table: Table,
    pub(super) number: usize,
    /// Whose riichi waits to be accepted.
    waiting: Option<Seat>,
}

/// A seat; protobuf leaves out what is zero.
pub(super) fn seat(at: &At<'_>) -> Result<Seat, ReadError> {
    at.key("seat").present().map_or(Ok(Seat::ALL[0]), |seat| seat.seat())
}

/// A small number; protobuf leaves out what is zero.
pub(super) fn number(at: &At<'_>) -> Result<u16, ReadError> {
    at.present().map_or(Ok(0), |n| n.int("a small number"))
}

pub(super) fn flag(at: &At<'_>) -> bool {
    at.value.as_bool().unwrap_or(false)
}

pub(super) fn one_tile(at: &At<'_>) -> Result<Tile, ReadError> {
    at.value.as_str().and_then(tile).ok_or_else(|| at.bad("a tile"))
}

pub(super) fn tiles(at: &At<'_>) -> Result<Vec<Tile>, ReadError> {
    at.items("a list of tiles")?.map(|t| one_tile(&t)).collect()
}

impl Round {
    pub(super) fn new(at: &At<'_>, number_of_deal: usize) -> Result<Self, ReadError> {
        let (wind, dealer) = (number(&at.key("chang"))?, at.key("ju"));
        let dealer = dealer.present().map_or(Ok(Seat::ALL[0]), |ju| ju.seat())?;
        if wind > 3 {
            return Err(at.key("chang").bad("a round from 0 to 3"));
        }
        // Old records have one indicator instead of the list.
        let indicator = match at.key("doras").present() {
            Some(list) => one_tile(&list.item(0))?,
            None => one_tile(&at.key("dora"))?,
        };
        if at.key("scores").items("the points of four players")?.len() == 3 || at.key("tiles3").is_missing() {
            return Err(ReadError::ThreePlayers);
        }
        let mut hands = [[indicator; 13]; 4];
        let mut first = None;
        for (i, key) in ["tiles0", "tiles1", "tiles2", "tiles3"].into_iter().enumerate() {
            let list = at.key(key);
            let mut hand = tiles(&list)?;
            if i == 3 && hand.is_empty() {
                return Err(ReadError::ThreePlayers);
            }
            if i == dealer.index() && hand.len() == 14 {
                first = hand.pop();
            }
            hands[i] = hand.try_into().map_err(|_| list.bad("thirteen tiles, the dealer's fourteen"))?;
        }
        let deal = Deal {
            index: (4 * wind) as u8 + dealer.index() as u8,
            dealer,
            honba: number(&at.key("ben"))?,
            sticks: number(&at.key("liqibang"))?,
            scores: at.key("scores").ints("the points of four players")?,
            hands,
            indicator,
            shuffle: None,
            events: Vec::with_capacity(128),
            outcome: None,
        };
        let table = Table::new(&deal).map_err(|error| ReadError::Play { deal: number_of_deal, error })?;
        let mut round = Self { deal, table, number: number_of_deal, waiting: None };
        if let Some(tile) = first {
            round.push(Event::Draw { seat: dealer, tile })?;
        }
        Ok(round)
    }

    pub(super) fn is_open(&self) -> bool {
        self.deal.outcome.is_none()
    }

    pub(super) fn into_deal(self) -> Deal {
        self.deal
    }

    fn push(&mut self, event: Event) -> Result<(), ReadError> {
        self.table.apply(&event).map_err(|error| ReadError::Play { deal: self.number, error })?;
        self.deal.events.push(event);
        Ok(())
    }

    pub(super) fn record(
        &mut self,
        name: &str,
        at: &At<'_>,
        warnings: &mut Vec<Warning>,
    ) -> Result<(), ReadError> {
        let liqi = at.key("liqi");
        // A win on the discard, also one of three that are no win, leaves the stick with its owner.
        let won_on =
            name == "Hule" || (name == "LiuJu" && number(&at.key("type"))? == 5 && liqi.is_missing());
        if let Some(seat) = self.waiting.take()
            && !won_on
            && !flag(&liqi.key("failed"))
        {
            self.push(Event::RiichiAccepted { seat })?;
        }
        match name {
            "DiscardTile" => {
                // Turned with this discard, so that a win on it counts it.
                self.turn(at)?;
                let seat = seat(at)?;
                if flag(&at.one_of(&["is_liqi", "isLiqi"])) || flag(&at.one_of(&["is_wliqi", "isWliqi"])) {
                    self.push(Event::Riichi { seat })?;
                    self.waiting = Some(seat);
                }
                self.push(Event::Discard {
                    seat,
                    tile: one_tile(&at.key("tile"))?,
                    drawn: flag(&at.key("moqie")),
                })
            }
            "DealTile" => {
                self.turn(at)?;
                self.push(Event::Draw { seat: seat(at)?, tile: one_tile(&at.key("tile"))? })
            }
            "ChiPengGang" => {
                let event = Event::Meld { seat: seat(at)?, declared: claim(at)? };
                self.push(event)?;
                self.turn(at)
            }
            "AnGangAddGang" => {
                let event = Event::Meld { seat: seat(at)?, declared: self.own_kong(at)? };
                self.push(event)?;
                self.turn(at)
            }
            "Hule" => {
                for win in at.key("hules").items("a list of winners")?.take(1) {
                    self.turn(&win)?;
                }
                result::hule(self, at, warnings)
            }
            "NoTile" => result::no_tile(self, at),
            _ => {
                self.turn(at)?;
                result::liu_ju(self, at)
            }
        }
    }

    /// `doras` is the whole list wherever it stands: what is longer than the known list is new.
    fn turn(&mut self, at: &At<'_>) -> Result<(), ReadError> {
        let Some(list) = at.key("doras").present() else { return Ok(()) };
        for tile in tiles(&list)?.into_iter().skip(self.table.indicators().len()) {
            self.push(Event::Indicator { tile })?;
        }
        Ok(())
    }

    fn own_kong(&self, at: &At<'_>) -> Result<Declared, ReadError> {
        let seat = seat(at)?;
        let told = one_tile(&at.key("tiles"))?;
        let held = self.held(seat, told.kind());
        match number(&at.key("type"))? {
            3 => match <[Tile; 4]>::try_from(held.as_slice()) {
                Ok(own) => Ok(Declared::ConcealedKong { own: in_order(own) }),
                Err(_) => Err(at.key("tiles").bad("a kind of which the hand holds four")),
            },
            2 => {
                let pung = self.deal.pung(seat, told.kind());
                let (called, own, from) = pung.ok_or_else(|| at.key("tiles").bad("a tile of an own pung"))?;
                let added = held.first().copied().ok_or_else(|| at.key("tiles").bad("a tile of the hand"))?;
                Ok(Declared::AddedKong { added, called, own, from })
            }
            _ => Err(at.key("type").bad("2 (added quad) or 3 (concealed quad)")),
        }
    }

    /// The concealed tiles of a kind.
    fn held(&self, seat: Seat, kind: TileKind) -> Vec<Tile> {
        self.table.player(seat).hand.concealed_tiles().filter(|t| t.kind() == kind).collect()
    }

    /// Whose tile it is that can be won on now.
    pub(super) fn last_player(&self) -> Option<Seat> {
        match self.table.phase() {
            Phase::Drawn { seat, .. } | Phase::Discarded { seat, .. } | Phase::Kong { seat, .. } => {
                Some(seat)
            }
            Phase::Dealt | Phase::Claimed { .. } => None,
        }
    }
}

/// A chi, pon or called kong.
fn claim(at: &At<'_>) -> Result<Declared, ReadError> {
    let kind = number(&at.key("type"))?;
    let mut list = tiles(&at.key("tiles"))?;
    let froms = at.key("froms");
    let last = froms.items("a list of seats")?.last().map(|s| s.seat()).transpose()?;
    let last = last.ok_or_else(|| froms.bad("the discarder as the last seat"))?;
    let from = seat(at)?.relative(last).ok_or_else(|| froms.bad("another player as the last seat"))?;
    let wrong = || at.key("tiles").bad("three tiles of a chi or pon, four of a kong");
    let called = list.pop().ok_or_else(wrong)?;
    match (kind, list.as_slice()) {
        (0, [a, b]) if from == Relative::Previous => Ok(Declared::Chow { called, own: in_order([*a, *b]) }),
        (1, [a, b]) => Ok(Declared::Pung { called, own: in_order([*a, *b]), from }),
        (2, [a, b, c]) => Ok(Declared::ClaimedKong { called, own: in_order([*a, *b, *c]), from }),
        (0..=2, _) => Err(wrong()),
        _ => Err(at.key("type").bad("0 (chi), 1 (pon) or 2 (called quad)")),
    }
}
