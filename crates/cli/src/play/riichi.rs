//! A riichi table with a person at it.
use super::side::Side;
use super::typed::Typed;
use crate::args::TileForm;
use crate::table::{Words, riichi};
use crate::tiles;
use game::bot::{Bot, Stream, riichi::choose};
use game::deal::riichi::{Action, DiscardFrom, Event, Phase, SeenEvent, Table};
use game::wall::Seed;
use rules::frame::riichi::Next;
use rules::riichi::RiichiRules;
use rules::seat::{Seat, SeatSet};
use rules::tile::Tile;
use text::say;

pub(super) struct Riichi<'r> {
    words: Words<'r>,
    own: Seat,
    rules: &'r RiichiRules,
    table: Table,
    events: Vec<Event>,
    told: usize,
    dealer: Seat,
}

impl<'r> Riichi<'r> {
    pub(super) fn new(words: Words<'r>, own: Seat, rules: &'r RiichiRules, seed: &Seed) -> Self {
        let table = Table::new(rules, seed.wall(Table::plan(rules), 0));
        let dealer = table.dealer();
        Self { words, own, rules, table, events: Vec::new(), told: 0, dealer }
    }

    fn who(&self, seat: Seat) -> String {
        self.words.who(seat, self.dealer)
    }

    /// The action that a line means: the drawn tile before one of the hand, where both may be meant.
    fn action(&self, typed: Typed) -> Option<Action> {
        let menu = self.table.legal(self.own);
        let drawn = menu.drawn().map(|tile| Action::Discard { tile, from: DiscardFrom::Drawn });
        let from =
            |tile: Tile| if menu.drawn() == Some(tile) { DiscardFrom::Drawn } else { DiscardFrom::Hand };
        Some(match typed {
            Typed::Enter if menu.has(Action::Pass) => Action::Pass,
            Typed::Enter => drawn?,
            Typed::Tile(tile) => Action::Discard { tile, from: from(tile) },
            Typed::Riichi(tile) => Action::Riichi { tile, from: from(tile) },
            Typed::Win if matches!(self.table.phase(), Phase::Turn { .. }) => Action::SelfDraw,
            Typed::Win => Action::Ron,
            Typed::Pung(reds) => Action::Pung { reds },
            Typed::Chow(lowest, reds) => Action::Chow { lowest: lowest.kind(), reds },
            Typed::Kong(None) => Action::ClaimedKong,
            Typed::Kong(Some(tile)) if menu.has(Action::AddedKong(tile.kind())) => {
                Action::AddedKong(tile.kind())
            }
            Typed::Kong(Some(tile)) => Action::ConcealedKong(tile.kind()),
            Typed::Nine => Action::NineTerminals,
            Typed::Yes => Action::ShowTenpai,
            Typed::No => Action::HideTenpai,
            _ => return None,
        })
    }

    fn key(&self, action: Action) -> Option<String> {
        let tile = |tile| tiles::tile(TileForm::Mpsz, tile);
        let kind = |kind| tiles::kind(TileForm::Mpsz, kind);
        let reds = |reds: u8| if reds > 0 { format!(" {reds}") } else { String::new() };
        let (key, what) = match action {
            Action::Discard { .. } => return None,
            Action::Riichi { tile: of, .. } => (format!("r {}", tile(of)), "riichi"),
            Action::SelfDraw => ("w".to_owned(), "tsumo"),
            Action::Ron => ("w".to_owned(), "ron"),
            Action::ConcealedKong(of) | Action::AddedKong(of) => (format!("k {}", kind(of)), "kan"),
            Action::ClaimedKong => ("k".to_owned(), "kan"),
            Action::NineTerminals => ("n".to_owned(), "nine"),
            Action::Pung { reds: n } => (format!("p{}", reds(n)), "pon"),
            Action::Chow { lowest, reds: n } => (format!("c {}{}", kind(lowest), reds(n)), "chi"),
            Action::Pass => ("Enter".to_owned(), "pass"),
            Action::ShowTenpai => ("y".to_owned(), "show"),
            Action::HideTenpai => ("h".to_owned(), "hide"),
        };
        Some(self.words.key(&key, what))
    }

    fn told(&self, event: SeenEvent) -> Option<String> {
        let SeenEvent::Whole(event) = event else { return None };
        if let Event::Drew { tile, .. } = event {
            return Some(say!(self.words.lang, "play-draws", tile = tiles::tile(TileForm::Mpsz, tile)));
        }
        riichi::told(&self.words, self.dealer, event)
    }
}

impl Side for Riichi<'_> {
    fn deal(&self) -> String {
        let lang = self.words.lang;
        let wind = text::wind(lang, self.table.game().prevailing);
        let dora = self.table.indicators().map(|tile| tiles::tile(TileForm::Mpsz, tile));
        let dora = dora.collect::<Vec<_>>().join(" ");
        let n = i64::from(self.table.deal_number()) + 1;
        say!(lang, "play-deal-riichi", n = n, wind = wind, who = self.who(self.dealer), dora = dora)
    }

    fn go_on(&mut self) {
        self.table.go_on(self.rules, &mut self.events);
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn bot(&mut self, seat: Seat, bot: Bot, stream: &mut Stream) {
        let (rules, table) = (self.rules, &self.table);
        let action = choose(bot, rules, &table.legal(seat), || table.view(rules, seat), stream);
        let done = action.map(|action| self.table.act(rules, seat, action, &mut self.events));
        debug_assert_eq!(done, Some(Ok(())), "a bot chooses from its menu");
    }

    fn look(&self) -> Vec<String> {
        let own = self.own;
        let view = self.table.view(self.rules, own);
        let others = Seat::ALL.into_iter().filter(|s| *s != own);
        let mut out: Vec<String> =
            others.filter_map(|s| self.words.melds(s, self.dealer, &view.melds[s.index()])).collect();
        out.push(self.words.hand(&view.hand, view.drawn));
        out
    }

    fn menu(&self) -> Vec<String> {
        let menu = self.table.legal(self.own);
        let turn = matches!(self.table.phase(), Phase::Turn { .. });
        let discard = turn.then(|| self.words.tile_key("", "discard"));
        discard.into_iter().chain(menu.iter().filter_map(|action| self.key(action))).collect()
    }

    fn act(&mut self, typed: Typed) -> Option<Result<(), Vec<String>>> {
        let action = self.action(typed)?;
        let done = self.table.act(self.rules, self.own, action, &mut self.events);
        Some(done.map_err(|refusal| riichi::reasons(&self.words, self.rules, &refusal)))
    }

    fn news(&mut self) -> Vec<String> {
        let new = self.events[self.told..].iter().filter_map(|event| event.seen_by(self.own));
        let out = new.filter_map(|event| self.told(event)).collect();
        self.told = self.events.len();
        out
    }

    fn settled(&self) -> Vec<String> {
        let (words, lang) = (&self.words, self.words.lang);
        let winners: Vec<Seat> = self
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Won { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        let mut out = Vec::new();
        for (seat, award) in self.table.awards(self.rules, &winners) {
            let points = text::points(lang, award.points());
            out.push(format!("{}: {points}", self.who(seat)));
            out.extend(riichi::award(words, &award));
        }
        out.push(words.points(self.dealer, self.table.game().scores.map(i64::from)));
        out
    }

    fn next(&mut self, seed: &Seed) -> bool {
        if let Phase::Settled { next: Next::End(_) } = self.table.phase() {
            return false;
        }
        self.table.begin(seed.wall(Table::plan(self.rules), self.table.deal_number() + 1));
        (self.events, self.told, self.dealer) = (Vec::new(), 0, self.table.dealer());
        true
    }
}
