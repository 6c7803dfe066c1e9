//! A classical table with a person at it.
use super::side::Side;
use super::typed::Typed;
use super::words::Words;
use crate::args::TileForm;
use crate::tiles;
use game::bot::{Bot, Stream, classical::choose};
use game::deal::classical::{Action, Event, Phase, Refusal, SeenEvent, Table, Why};
use game::wall::Seed;
use rules::classical::{Call, ClassicalRules, DealEnd, Stage};
use rules::seat::{Seat, SeatSet};
use rules::tile::Tile;
use text::say;

pub(super) struct Classical<'r> {
    words: Words<'r>,
    rules: &'r ClassicalRules,
    table: Table,
    events: Vec<Event>,
    told: usize,
    dealer: Seat,
}

impl<'r> Classical<'r> {
    pub(super) fn new(words: Words<'r>, rules: &'r ClassicalRules, seed: &Seed) -> Self {
        let table = Table::new(rules, Stage::Qualifying, seed.wall(Table::plan(rules), 0));
        let dealer = table.dealer();
        Self { words, rules, table, events: Vec::new(), told: 0, dealer }
    }

    fn who(&self, seat: Seat) -> String {
        self.words.who(seat, self.dealer)
    }

    fn reasons(&self, refusal: Refusal) -> Vec<String> {
        let (words, lang) = (&self.words, self.words.lang);
        let one = |(why, basis)| match why {
            Why::Order(order) => words.reason(&words.order(order.id()), basis),
            Why::Play(reason) => {
                words.reason(&text::say(lang, &format!("play-classical-{}", reason.id()), &[]), basis)
            }
            Why::Win(kind) => words.reason(&text::classical::refusal(lang, kind), basis),
        };
        refusal.cited(self.rules).map(one).collect()
    }

    fn action(&self, typed: Typed) -> Option<Action> {
        let menu = self.table.legal(self.words.own);
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
        let (words, lang) = (&self.words, self.words.lang);
        let kind = |kind| tiles::kind(TileForm::Mpsz, kind);
        let SeenEvent::Whole(event) = event else { return None };
        Some(match event {
            Event::Drew { tile, .. } => say!(lang, "play-draws", tile = kind(tile)),
            Event::Bonus { seat, bonus, .. } => {
                say!(lang, "play-bonus", who = self.who(seat), tile = text::classical::bonus(lang, bonus))
            }
            Event::Called { seat, call, basis } => {
                let key = if call == Call::Original { "play-original" } else { "play-calling" };
                let what = text::say(lang, key, &[("who", self.who(seat).into())]);
                words.reason(&what, Some(basis))
            }
            Event::Discarded { seat, tile, .. } => {
                say!(lang, "play-discards", who = self.who(seat), tile = kind(tile))
            }
            Event::Claimed { seat, meld, .. } | Event::KongDeclared { seat, meld } => {
                format!("{}: {}", self.who(seat), words.group("table", meld))
            }
            Event::WallEmpty { basis } => words.reason(&say!(lang, "play-wall-empty"), Some(basis)),
            Event::Won { seat, tile, from, basis, .. } => {
                words.reason(&words.won(self.dealer, seat, Some(tile), from), Some(basis))
            }
            Event::Ended { result, basis } if result.end == DealEnd::Drawn => {
                words.reason(&say!(lang, "play-drawn"), Some(basis))
            }
            _ => return None,
        })
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
        let own = self.words.own;
        let view = self.table.view(own);
        let others = Seat::ALL.into_iter().filter(|s| *s != own);
        let mut out: Vec<String> =
            others.filter_map(|s| self.words.melds(s, self.dealer, &view.melds[s.index()])).collect();
        out.push(self.words.hand(&view.hand, view.drawn.map(Tile::plain)));
        out
    }

    fn menu(&self) -> Vec<String> {
        let menu = self.table.legal(self.words.own);
        let turn = matches!(self.table.phase(), Phase::Turn { .. });
        let discard = turn.then(|| self.words.tile_key("", "discard"));
        discard.into_iter().chain(menu.iter().filter_map(|action| self.key(action))).collect()
    }

    fn act(&mut self, typed: Typed) -> Option<Result<(), Vec<String>>> {
        let action = self.action(typed)?;
        let done = self.table.act(self.rules, self.words.own, action, &mut self.events);
        Some(done.map_err(|refusal| self.reasons(refusal)))
    }

    fn news(&mut self) -> Vec<String> {
        let new = self.events[self.told..].iter().filter_map(|event| event.seen_by(self.words.own));
        let out = new.filter_map(|event| self.told(event)).collect();
        self.told = self.events.len();
        out
    }

    fn settled(&self) -> Vec<String> {
        let (words, lang) = (&self.words, self.words.lang);
        let mut out = Vec::new();
        if let Some(award) = self.table.award(self.rules) {
            out.push(words.reason(&text::classical::whists(lang, award.points), Some(award.basis)));
            let doubles = award.ordinary.iter().flat_map(|count| count.doubles.iter());
            out.extend(doubles.map(|line| {
                words.award(
                    &text::classical::double(lang, line.double),
                    &format!("×{}", 1 << line.times),
                    line.basis,
                )
            }));
            out.extend(award.limit_hands.iter().map(|line| {
                let whists = text::classical::whists(lang, line.points);
                words.award(&text::classical::limit(lang, line.hand), &whists, line.basis)
            }));
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
