//! A classical table with a person at it.
use super::side::Side;
use super::typed::Typed;
use crate::args::TileForm;
use crate::table::{Words, classical};
use crate::tiles;
use game::bot::{Bot, Stream, classical::choose};
use game::deal::classical::{Action, Event, Phase, SeenEvent, Table};
use game::wall::Seed;
use rules::classical::{ClassicalRules, Stage};
use rules::seat::{Seat, SeatSet};
use rules::tile::Tile;
use text::say;

pub(super) struct Classical<'r> {
    words: Words<'r>,
    own: Seat,
    rules: &'r ClassicalRules,
    table: Table,
    events: Vec<Event>,
    told: usize,
    dealer: Seat,
}

impl<'r> Classical<'r> {
    pub(super) fn new(words: Words<'r>, own: Seat, rules: &'r ClassicalRules, seed: &Seed) -> Self {
        let table = Table::new(rules, Stage::Qualifying, seed.wall(Table::plan(rules), 0));
        let dealer = table.dealer();
        Self { words, own, rules, table, events: Vec::new(), told: 0, dealer }
    }

    fn who(&self, seat: Seat) -> String {
        self.words.who(seat, self.dealer)
    }

    fn action(&self, typed: Typed) -> Option<Action> {
        let menu = self.table.legal(self.own);
        Some(match typed {
            Typed::Enter if menu.has(Action::Pass) => Action::Pass,
            Typed::Enter => Action::Discard(self.table.drawn()?),
            Typed::Tile(tile) => Action::Discard(tile.kind()),
            Typed::Riichi(tile) => Action::Calling(tile.kind()),
            Typed::Original(Some(tile)) => Action::OriginalDiscard(tile.kind()),
            Typed::Original(None) => Action::OriginalCall,
            Typed::Early => Action::EarlyCall,
            Typed::Win => Action::Mahjong,
            Typed::Pung(0) => Action::Pung,
            Typed::Chow(lowest, 0) => Action::Chow(lowest.kind()),
            Typed::Kong(None) => Action::ClaimedKong,
            Typed::Kong(Some(tile)) if menu.has(Action::AddedKong(tile.kind())) => {
                Action::AddedKong(tile.kind())
            }
            Typed::Kong(Some(tile)) => Action::ConcealedKong(tile.kind()),
            Typed::Yes => Action::Agree,
            Typed::No => Action::Disagree,
            _ => return None,
        })
    }

    fn key(&self, action: Action) -> Option<String> {
        let kind = |kind| tiles::kind(TileForm::Mpsz, kind);
        let (key, what) = match action {
            Action::Discard(_) => return None,
            Action::Calling(of) => (format!("r {}", kind(of)), "calling"),
            Action::OriginalDiscard(of) => (format!("o {}", kind(of)), "original"),
            Action::OriginalCall => ("o".to_owned(), "original"),
            Action::EarlyCall => ("e".to_owned(), "early"),
            Action::Mahjong => ("w".to_owned(), "mahjong"),
            Action::ConcealedKong(of) | Action::AddedKong(of) => (format!("k {}", kind(of)), "kong"),
            Action::ClaimedKong => ("k".to_owned(), "kong"),
            Action::Pung => ("p".to_owned(), "pung"),
            Action::Chow(lowest) => (format!("c {}", kind(lowest)), "chow"),
            Action::Pass => ("Enter".to_owned(), "pass"),
            Action::Agree => ("y".to_owned(), "agree"),
            Action::Disagree => ("h".to_owned(), "disagree"),
        };
        Some(self.words.key(&key, what))
    }

    fn told(&self, event: SeenEvent) -> Option<String> {
        let SeenEvent::Whole(event) = event else { return None };
        if let Event::Drew { tile, .. } = event {
            return Some(say!(self.words.lang, "play-draws", tile = tiles::kind(TileForm::Mpsz, tile)));
        }
        classical::told(&self.words, self.dealer, event)
    }
}

impl Side for Classical<'_> {
    fn deal(&self) -> String {
        let lang = self.words.lang;
        let wind = text::wind(lang, self.table.deal().prevailing.value);
        let n = i64::from(self.table.deal_number()) + 1;
        say!(lang, "play-deal-classical", n = n, wind = wind, who = self.who(self.dealer))
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
        let action = choose(bot, rules, &table.legal(seat), || table.view(seat), stream);
        let done = action.map(|action| self.table.act(rules, seat, action, &mut self.events));
        debug_assert_eq!(done, Some(Ok(())), "a bot chooses from its menu");
    }

    fn look(&self) -> Vec<String> {
        let own = self.own;
        let view = self.table.view(own);
        let others = Seat::ALL.into_iter().filter(|s| *s != own);
        let mut out: Vec<String> =
            others.filter_map(|s| self.words.melds(s, self.dealer, &view.melds[s.index()])).collect();
        out.push(self.words.hand(&view.hand, view.drawn.map(Tile::plain)));
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
        Some(done.map_err(|refusal| classical::reasons(&self.words, self.rules, refusal)))
    }

    fn news(&mut self) -> Vec<String> {
        let new = self.events[self.told..].iter().filter_map(|event| event.seen_by(self.own));
        let out = new.filter_map(|event| self.told(event)).collect();
        self.told = self.events.len();
        out
    }

    fn settled(&self) -> Vec<String> {
        let words = &self.words;
        let mut out = Vec::new();
        if let Some(award) = self.table.award(self.rules) {
            out.extend(classical::award(words, &award));
        }
        out.push(words.points(self.dealer, self.table.game().totals().map(|total| i64::from(total.whists))));
        out
    }

    fn next(&mut self, seed: &Seed) -> bool {
        if let Phase::Settled { end: Some(_) } = self.table.phase() {
            return false;
        }
        self.table.begin(self.rules, seed.wall(Table::plan(self.rules), self.table.deal_number() + 1));
        (self.events, self.told, self.dealer) = (Vec::new(), 0, self.table.dealer());
        true
    }
}
