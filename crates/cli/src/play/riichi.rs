//! A riichi table with a person at it.
use super::side::Side;
use super::typed::Typed;
use super::words::Words;
use crate::args::TileForm;
use crate::tiles;
use game::bot::{Bot, Stream, riichi::choose};
use game::deal::riichi::{Action, DiscardFrom, Event, Phase, Refusal, SeenEvent, Table, Why};
use game::wall::Seed;
use rules::frame::riichi::{DealResult, Next};
use rules::riichi::{Riichi as Declared, RiichiRules};
use rules::seat::{Seat, SeatSet};
use rules::tile::Tile;
use text::say;

pub(super) struct Riichi<'r> {
    words: Words<'r>,
    rules: &'r RiichiRules,
    table: Table,
    events: Vec<Event>,
    told: usize,
    dealer: Seat,
}

impl<'r> Riichi<'r> {
    pub(super) fn new(words: Words<'r>, rules: &'r RiichiRules, seed: &Seed) -> Self {
        let table = Table::new(rules, seed.wall(Table::plan(rules), 0));
        let dealer = table.dealer();
        Self { words, rules, table, events: Vec::new(), told: 0, dealer }
    }

    fn who(&self, seat: Seat) -> String {
        self.words.who(seat, self.dealer)
    }

    fn reasons(&self, refusal: &Refusal) -> Vec<String> {
        let (words, lang) = (&self.words, self.words.lang);
        let one = |(why, basis)| match why {
            Why::Order(order) => words.reason(&words.order(order.id()), basis),
            Why::Play(reason) => words.reason(&text::reason(lang, reason), basis),
            Why::Win(kind) => words.reason(&text::refusal(lang, kind), basis),
        };
        refusal.cited(self.rules).map(one).collect()
    }

    /// The action that a line means: the drawn tile before one of the hand, where both may be meant.
    fn action(&self, typed: Typed) -> Option<Action> {
        let menu = self.table.legal(self.words.own);
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
        let (words, lang) = (&self.words, self.words.lang);
        let tile = |tile| tiles::tile(TileForm::Mpsz, tile);
        let SeenEvent::Whole(event) = event else { return None };
        Some(match event {
            Event::Drew { tile: of, .. } => say!(lang, "play-draws", tile = tile(of)),
            Event::Discarded { seat, tile: of, riichi, .. } => {
                let key = if riichi == Declared::None { "play-discards" } else { "play-riichi" };
                text::say(lang, key, &[("who", self.who(seat).into()), ("tile", tile(of).into())])
            }
            Event::Claimed { seat, meld, .. } | Event::KongDeclared { seat, meld, .. } => {
                format!("{}: {}", self.who(seat), words.group("riichi", meld))
            }
            Event::IndicatorTurned { tile: of, .. } => say!(lang, "play-indicator", tile = tile(of)),
            Event::WallEmpty { .. } => say!(lang, "play-wall-empty"),
            Event::Won { seat, tile: of, from, .. } => words.won(self.dealer, seat, Some(of.kind()), from),
            Event::Ended { deal, basis } => match deal.result {
                DealResult::AbortiveDraw(kind) => words.reason(&text::abort(lang, kind), Some(basis)),
                DealResult::ExhaustiveDraw { .. } => words.reason(&say!(lang, "play-drawn"), Some(basis)),
                _ => return None,
            },
            _ => return None,
        })
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
        let own = self.words.own;
        let view = self.table.view(self.rules, own);
        let others = Seat::ALL.into_iter().filter(|s| *s != own);
        let mut out: Vec<String> =
            others.filter_map(|s| self.words.melds(s, self.dealer, &view.melds[s.index()])).collect();
        out.push(self.words.hand(&view.hand, view.drawn));
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
        Some(done.map_err(|refusal| self.reasons(&refusal)))
    }

    fn news(&mut self) -> Vec<String> {
        let new = self.events[self.told..].iter().filter_map(|event| event.seen_by(self.words.own));
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
            out.extend(award.lines.iter().map(|line| {
                let han = say!(lang, "play-han", n = i64::from(line.han));
                words.award(&text::yaku(lang, line.yaku), &han, line.basis)
            }));
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
