//! A Sichuan table with a person at it.
use super::side::Side;
use super::typed::Typed;
use crate::args::TileForm;
use crate::table::{Words, sichuan};
use crate::tiles;
use game::bot::{Bot, Stream, sichuan::choose};
use game::deal::sichuan::{Action, Event, Next, Phase, SeenEvent, Table};
use game::wall::Seed;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{Players, SichuanRules};
use text::say;

pub(super) struct Sichuan<'r> {
    words: Words<'r>,
    own: Seat,
    rules: &'r SichuanRules,
    table: Table,
    events: Vec<Event>,
    told: usize,
    dealer: Seat,
    deals: u32,
}

impl<'r> Sichuan<'r> {
    pub(super) fn new(words: Words<'r>, own: Seat, rules: &'r SichuanRules, seed: &Seed, deals: u32) -> Self {
        let table = Table::new(rules, Players::Four, seed.wall(Table::plan(rules), 0));
        let dealer = table.dealer();
        Self { words, own, rules, table, events: Vec::new(), told: 0, dealer, deals }
    }

    fn who(&self, seat: Seat) -> String {
        self.words.who(seat, self.dealer)
    }

    fn action(&self, typed: Typed) -> Option<Action> {
        let menu = self.table.legal(self.own);
        Some(match typed {
            Typed::Enter if menu.has(Action::Pass) => Action::Pass,
            // A tile laid aside goes first.
            Typed::Enter if menu.len() == 1 => menu.nth(0)?,
            Typed::Enter => Action::Discard(self.table.drawn()?),
            Typed::Tile(tile) => Action::Discard(tile.kind()),
            Typed::Win => Action::Hu,
            Typed::Pung(0) => Action::Pung,
            Typed::Kong(None) => Action::Kong,
            Typed::Kong(Some(tile)) if menu.has(Action::AddedKong(tile.kind())) => {
                Action::AddedKong(tile.kind())
            }
            Typed::Kong(Some(tile)) => Action::ClosedKong(tile.kind()),
            Typed::Aside(tile) => Action::LayAside(tile.kind()),
            Typed::Card(suit) => Action::SuitCard(suit),
            Typed::Give(tile) => Action::Give(tile.kind()),
            _ => return None,
        })
    }

    fn key(&self, action: Action) -> Option<String> {
        let kind = |kind| tiles::kind(TileForm::Mpsz, kind);
        let (key, what) = match action {
            Action::Discard(_) | Action::LayAside(_) | Action::Give(_) => return None,
            Action::SuitCard(suit) => (format!("x {}", ["m", "p", "s"][suit.index()]), "card"),
            Action::ClosedKong(of) | Action::AddedKong(of) => (format!("k {}", kind(of)), "kong"),
            Action::Hu => ("w".to_owned(), "hu"),
            Action::Pung => ("p".to_owned(), "pung"),
            Action::Kong => ("k".to_owned(), "kong"),
            Action::Pass => ("Enter".to_owned(), "pass"),
        };
        Some(self.words.key(&key, what))
    }

    fn told(&self, event: SeenEvent) -> Option<String> {
        let (words, lang) = (&self.words, self.words.lang);
        Some(match event {
            SeenEvent::Drew { .. } => return None,
            SeenEvent::SuitForbidden { seat, .. } => say!(lang, "play-suit-laid", who = self.who(seat)),
            SeenEvent::Hu { seat, from, tile, .. } => words.won(self.dealer, seat, tile, from.seat()),
            SeenEvent::Whole(Event::Drew { tile, .. }) => {
                say!(lang, "play-draws", tile = tiles::kind(TileForm::Mpsz, tile))
            }
            SeenEvent::Whole(event) => return sichuan::told(words, self.dealer, event),
        })
    }
}

impl Side for Sichuan<'_> {
    fn deal(&self) -> String {
        let n = i64::from(self.table.deal_number()) + 1;
        say!(self.words.lang, "play-deal", n = n, who = self.who(self.dealer))
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
        out.push(self.words.hand(&view.hand, None));
        out
    }

    fn menu(&self) -> Vec<String> {
        let menu = self.table.legal(self.own);
        let first = match self.table.phase() {
            Phase::Suits => Some(("a ", "aside")),
            Phase::Exchange => Some(("g ", "give")),
            Phase::Turn { .. } => Some(("", "discard")),
            _ => None,
        };
        let first = first.map(|(key, what)| self.words.tile_key(key, what));
        first.into_iter().chain(menu.iter().filter_map(|action| self.key(action))).collect()
    }

    fn act(&mut self, typed: Typed) -> Option<Result<(), Vec<String>>> {
        let action = self.action(typed)?;
        let done = self.table.act(self.rules, self.own, action, &mut self.events);
        Some(done.map_err(|refusal| sichuan::reasons(&self.words, self.rules, &refusal)))
    }

    fn news(&mut self) -> Vec<String> {
        let new = self.events[self.told..].iter().filter_map(|event| event.seen_by(self.own));
        let out = new.filter_map(|event| self.told(event)).collect();
        self.told = self.events.len();
        out
    }

    fn settled(&self) -> Vec<String> {
        let (words, lang) = (&self.words, self.words.lang);
        let mut out = Vec::new();
        for event in &self.events {
            if let Event::Hu { seat, hand, .. } = event {
                let points = text::number(lang, i64::from(hand.points().unwrap_or_default()));
                out.push(format!("{}: {points}", self.who(*seat)));
            }
        }
        if let Some(settlement) = self.table.settlement(self.rules) {
            out.extend(sichuan::paid(words, self.dealer, &settlement));
        }
        out.push(words.points(self.dealer, self.table.game().points().map(i64::from)));
        out
    }

    fn next(&mut self, seed: &Seed) -> bool {
        let over = matches!(self.table.phase(), Phase::Settled { next: Next::End(_) });
        if over || self.table.deal_number() + 1 >= self.deals {
            return false;
        }
        self.table.begin(self.rules, seed.wall(Table::plan(self.rules), self.table.deal_number() + 1));
        (self.events, self.told, self.dealer) = (Vec::new(), 0, self.table.dealer());
        true
    }
}
