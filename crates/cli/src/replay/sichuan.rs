//! A session of Sichuan, told.
use super::story::{Lines, Story, Told, penalty, points};
use crate::args::TileForm;
use crate::table::{Words, sichuan};
use crate::tiles;
use game::deal::sichuan::{Action, Asking, Event, Log, Next, Phase, Source, Table};
use game::log::DealLog;
use rules::frame::sichuan::{Game, Progress};
use rules::hand::Hand;
use rules::meld::Group;
use rules::seat::Seat;
use rules::sichuan::{DealEnd, FalseHu, HuHand, Penalty, Sanction, SichuanRules, WallEndState, Word};
use rules::tile::TileKind;
use text::{Lang, say};

pub(super) fn tell(words: Words<'_>, start: Game, log: &Log, story: &mut Story) {
    let mut table: Option<Table> = None;
    for (n, deal) in log.deals.iter().enumerate() {
        // Whom the table asks stands in the first event.
        let start = (start, Asking::WhoMay);
        let next = Table::following(table.take(), &log.rules, start, deal.wall.clone());
        let table = table.insert(next);
        story.deals.push(self::deal(words, &log.rules, n, table, deal));
    }
    let lang = words.lang;
    match table.map(|table| table.phase()) {
        Some(Phase::Settled { next: Next::End(end) }) => {
            let why = say!(lang, "replay-over", reason = text::frame::sichuan_end(lang, end.value));
            story.end.push(words.reason(&why, Some(end.basis)));
        }
        _ => story.end.push(say!(lang, "replay-unfinished")),
    }
}

fn deal(words: Words<'_>, rules: &SichuanRules, n: usize, table: &mut Table, deal: &DealLog<Event>) -> Told {
    let (lang, dealer) = (words.lang, table.dealer());
    let before = table.game().points();
    let mut told = Told {
        title: say!(lang, "play-deal", n = n + 1, who = words.who(dealer, dealer)),
        start: hands(&words, table),
        ..Told::default()
    };
    let mut lines = Lines::new(words, dealer);
    for event in &deal.events {
        line(&words, &mut lines, dealer, *event);
        table.evolve(rules, *event);
        match *event {
            Event::Discarded { seat, .. } => lines.shows(table.hand(seat)),
            Event::Exchanged { .. } => hands(&words, table).into_iter().for_each(|hand| lines.say(hand)),
            _ => {}
        }
    }
    told.steps = lines.finish();
    if let Some(settlement) = table.settlement(rules) {
        told.end.extend(won(&words, dealer, table, &deal.events));
        told.end.extend(
            sichuan::paid(&words, dealer, &settlement).into_iter().map(|line| line.trim().to_owned()),
        );
        let next = settlement.next_dealer;
        let whose = say!(lang, "settle-next-dealer", player = next.value.index() + 1);
        told.end.push(words.reason(&format!("{}: {whose}", say!(lang, "settle-next")), Some(next.basis)));
    }
    told.points = [before, table.game().points()];
    told.end.extend(points(&words, dealer, told.points));
    told
}

fn hands(words: &Words<'_>, table: &Table) -> Vec<String> {
    let dealer = table.dealer();
    let playing = |seat: &Seat| table.players().seats().any(|of| of == *seat);
    let each = (0..4).map(|steps| dealer.plus(steps)).filter(playing);
    each.map(|seat| shown(words, dealer, seat, table.hand(seat))).collect()
}

fn shown(words: &Words<'_>, dealer: Seat, seat: Seat, hand: &Hand) -> String {
    format!("{}: {}", words.who(seat, dealer), tiles::hand(TileForm::Mpsz, hand))
}

/// The hands of those who declared Hu, each with the tile that completed it.
fn won(words: &Words<'_>, dealer: Seat, table: &Table, events: &[Event]) -> Vec<String> {
    let all = events.iter().filter_map(|event| match event {
        Event::Hu { seat, tile, .. } => {
            let hand = shown(words, dealer, *seat, table.hand(*seat));
            Some(format!("{hand} + {}", tiles::kind(TileForm::Mpsz, *tile)))
        }
        _ => None,
    });
    all.collect()
}

fn line(words: &Words<'_>, lines: &mut Lines<'_>, dealer: Seat, event: Event) {
    let lang = words.lang;
    let kind = |kind: TileKind| tiles::kind(TileForm::Mpsz, kind);
    let line = match event {
        Event::Drew { seat, tile, source: Source::Replacement, .. } => {
            say!(lang, "replay-replacement", who = lines.who(seat), tile = kind(tile))
        }
        Event::Drew { seat, tile, .. } => return lines.draws(seat, kind(tile)),
        Event::Discarded { seat, tile, reveals, .. } => {
            let tile = kind(tile);
            let same = lines.has_drawn(seat, &tile);
            lines.discards(seat, &tile, same);
            let Some(reveal) = reveals else { return };
            let suit = text::sichuan::suit(lang, reveal.suit);
            let shown = say!(lang, "replay-reveals", who = lines.who(seat), suit = suit);
            words.reason(&shown, Some(reveal.basis))
        }
        Event::Answered { seat, action } => {
            let asked = match action {
                Action::Hu => say!(lang, "play-do-hu"),
                Action::Pung => say!(lang, "play-do-pung"),
                Action::Kong => say!(lang, "play-do-kong"),
                Action::Give(tile) => {
                    let line = say!(lang, "replay-gives", who = lines.who(seat), tile = kind(tile));
                    return lines.say(line);
                }
                _ => return,
            };
            return lines.asks(seat, &asked);
        }
        Event::Exchanged { basis } => words.reason(&say!(lang, "replay-exchanged"), Some(basis)),
        Event::SuitForbidden { seat, suit, tile, basis } => {
            let (who, suit) = (lines.who(seat), text::sichuan::suit(lang, suit));
            let what = match tile {
                Some(tile) => say!(lang, "replay-lays-aside", who = who, suit = suit, tile = kind(tile)),
                None => say!(lang, "replay-suit-card", who = who, suit = suit),
            };
            words.reason(&what, Some(basis))
        }
        Event::KongDeclared { seat, tile, kong, .. } => {
            let tiles = tiles::group(TileForm::Mpsz, Group::Kong(tile));
            let kind = text::sichuan::kong(lang, kong.kind);
            let told = say!(lang, "replay-kong", who = lines.who(seat), kong = kind, tiles = tiles);
            words.reason(&told, Some(kong.basis))
        }
        Event::KongStruck { kong, .. } => {
            let (kind, state) =
                (text::sichuan::kong(lang, kong.kind), text::sichuan::kong_state(lang, kong.state));
            let struck = say!(lang, "replay-kong-struck", who = lines.who(kong.by), kong = kind, why = state);
            words.reason(&struck, Some(kong.basis))
        }
        Event::Hu { hand, basis, .. } => {
            let won = sichuan::told(words, dealer, event).unwrap_or_default();
            let worth = match hand {
                HuHand::False(FalseHu::Plain) => say!(lang, "replay-false-hu"),
                HuHand::False(FalseHu::ForbiddenSuit) => say!(lang, "replay-false-hu-suit"),
                HuHand::Points(n) | HuHand::Counted { points: n, .. } => text::points(lang, n),
            };
            words.reason(&say!(lang, "replay-hu", won = won, worth = worth), Some(basis))
        }
        Event::FalseHu { seat, basis, .. } => {
            let what = format!("{}: {}", lines.who(seat), say!(lang, "replay-false-hu"));
            words.reason(&what, Some(basis))
        }
        Event::Divided { seat, state, basis, .. } => {
            words.reason(&format!("{}: {}", lines.who(seat), divided(lang, state)), Some(basis))
        }
        Event::CannotDivide { seat, basis } => {
            words.reason(&format!("{}: {}", lines.who(seat), say!(lang, "replay-cannot-divide")), Some(basis))
        }
        Event::Misspoke { seat, slip, stands, basis } => {
            let stands = match stands {
                Some(Word::Pung) => say!(lang, "play-do-pung"),
                Some(Word::Kong) => say!(lang, "play-do-kong"),
                Some(Word::Hu) => say!(lang, "play-do-hu"),
                None => say!(lang, "replay-nothing-stands"),
            };
            let follows = say!(lang, "replay-stands", word = stands);
            words.reason(&penalty(words, &lines.who(seat), slip.key(), &follows), Some(basis))
        }
        Event::Penalised { seat, slip, sanction, penalty: given, basis, .. } => {
            let follows = given.map_or_else(|| follows(lang, sanction), |given| fined(lang, given));
            words.reason(&penalty(words, &lines.who(seat), slip.key(), &follows), Some(basis))
        }
        Event::Ended { end: DealEnd::LastHu, basis } => {
            words.reason(&say!(lang, "replay-last-hu"), Some(basis))
        }
        Event::TimeUp { progress, basis } => {
            let what = match progress {
                Progress::Between => say!(lang, "replay-time-between"),
                Progress::Within => say!(lang, "replay-time-within"),
            };
            words.reason(&what, Some(basis))
        }
        Event::Claimed { basis, .. } => {
            let told = sichuan::told(words, dealer, event).unwrap_or_default();
            words.reason(&told, Some(basis))
        }
        _ => match sichuan::told(words, dealer, event) {
            Some(told) => told,
            None => return,
        },
    };
    lines.say(line);
}

fn divided(lang: Lang, state: WallEndState) -> String {
    match state {
        WallEndState::Ready(n) => say!(lang, "replay-ready", n = n),
        WallEndState::NotReady => say!(lang, "sichuan-readiness-not_ready"),
        WallEndState::ForbiddenSuit(_) => say!(lang, "sichuan-readiness-forbidden_suit"),
    }
}

fn follows(lang: Lang, sanction: Sanction) -> String {
    text::say(lang, &format!("sanction-sichuan-{}", sanction.name()), &[])
}

fn fined(lang: Lang, penalty: Penalty) -> String {
    match penalty {
        Penalty::Warning => say!(lang, "sanction-warning"),
        Penalty::Points(n) => text::points(lang, n),
        Penalty::DeadHand => say!(lang, "sanction-sichuan-dead-hand"),
        Penalty::Annulled => say!(lang, "replay-annulled"),
        Penalty::Disqualified => say!(lang, "replay-disqualified"),
    }
}
