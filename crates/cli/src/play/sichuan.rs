//! A Sichuan table with a person at it.
use super::side::Side;
use super::typed::Typed;
use super::words::Words;
use crate::args::TileForm;
use crate::tiles;
use game::bot::{Bot, Stream, sichuan::choose};
use game::deal::sichuan::{Action, Event, Next, Phase, Refusal, SeenEvent, Table, Why};
use game::wall::Seed;
use rules::meld::{Meld, MeldKind};
use rules::seat::{Seat, SeatSet};
use rules::settlement::Party;
use rules::sichuan::{KongKind, Players, SichuanRules};
use text::say;

pub(super) struct Sichuan<'r> {
    words: Words<'r>,
    rules: &'r SichuanRules,
    table: Table,
    events: Vec<Event>,
    told: usize,
    dealer: Seat,
    deals: u32,
}

impl<'r> Sichuan<'r> {
    pub(super) fn new(words: Words<'r>, rules: &'r SichuanRules, seed: &Seed, deals: u32) -> Self {
        let table = Table::new(rules, Players::Four, seed.wall(Table::plan(rules), 0));
        let dealer = table.dealer();
        Self { words, rules, table, events: Vec::new(), told: 0, dealer, deals }
    }

    fn who(&self, seat: Seat) -> String {
        self.words.who(seat, self.dealer)
    }

    fn party(&self, party: Party) -> String {
        match party {
            Party::Seat(seat) => self.who(seat),
            Party::Table | Party::Nobody => say!(self.words.lang, "play-nobody"),
        }
    }

    fn reasons(&self, refusal: &Refusal) -> Vec<String> {
        let (words, lang) = (&self.words, self.words.lang);
        let one = |(why, basis)| match why {
            Why::Order(order) => words.reason(&words.order(order.id()), basis),
            Why::Play(reason) => {
                words.reason(&text::say(lang, &format!("play-sichuan-{}", reason.id()), &[]), basis)
            }
            Why::Win(kind) => words.reason(&text::sichuan::refusal(lang, kind), basis),
        };
        refusal.cited(self.rules).map(one).collect()
    }

    fn action(&self, typed: Typed) -> Option<Action> {
        let menu = self.table.legal(self.words.own);
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
        let kind = |kind| tiles::kind(TileForm::Mpsz, kind);
        Some(match event {
            SeenEvent::Drew { .. } => return None,
            SeenEvent::SuitForbidden { seat, .. } => say!(lang, "play-suit-laid", who = self.who(seat)),
            SeenEvent::Hu { seat, from, tile, .. } => words.won(self.dealer, seat, tile, from.seat()),
            SeenEvent::Whole(event) => match event {
                Event::Drew { tile, .. } => say!(lang, "play-draws", tile = kind(tile)),
                Event::Discarded { seat, tile, .. } => {
                    say!(lang, "play-discards", who = self.who(seat), tile = kind(tile))
                }
                Event::Claimed { seat, tile, .. } => {
                    format!("{}: {}", self.who(seat), words.group("table", Meld::pung(tile, None)))
                }
                Event::KongDeclared { seat, tile, kong, .. } => {
                    let how = match kong.kind {
                        KongKind::Closed => MeldKind::ConcealedKong,
                        KongKind::Melded(_) => MeldKind::ClaimedKong,
                        KongKind::Promoted | KongKind::Postponed => MeldKind::AddedKong,
                    };
                    let meld = Meld::kong(how, tile, None)?;
                    let what = format!("{}: {}", self.who(seat), words.group("table", meld));
                    words.reason(&what, Some(kong.basis))
                }
                Event::Hu { seat, tile, from, .. } => words.won(self.dealer, seat, Some(tile), from.seat()),
                Event::WallEmpty { basis } => words.reason(&say!(lang, "play-wall-empty"), Some(basis)),
                _ => return None,
            },
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
        let own = self.words.own;
        let view = self.table.view(self.rules, own);
        let others = Seat::ALL.into_iter().filter(|s| *s != own);
        let mut out: Vec<String> =
            others.filter_map(|s| self.words.melds(s, self.dealer, &view.melds[s.index()])).collect();
        out.push(self.words.hand(&view.hand, None));
        out
    }

    fn menu(&self) -> Vec<String> {
        let menu = self.table.legal(self.words.own);
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
        let mut out = Vec::new();
        for event in &self.events {
            if let Event::Hu { seat, hand, .. } = event {
                let points = text::number(lang, i64::from(hand.points().unwrap_or_default()));
                out.push(format!("{}: {points}", self.who(*seat)));
            }
        }
        if let Some(settlement) = self.table.settlement(self.rules) {
            for transfer in &settlement.transfers {
                let to = self.party(transfer.to);
                let from = self.party(transfer.from);
                let points = text::number(lang, i64::from(transfer.points));
                let what = text::sichuan::payment(lang, transfer.kind);
                let paid = say!(lang, "play-paid", from = from, to = to, points = points, what = what);
                out.push(words.reason(&format!("  {paid}"), Some(transfer.basis)));
            }
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
