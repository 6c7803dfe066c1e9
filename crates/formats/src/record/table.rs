//! A game of our own table as a record, so that it can be written in every form that other readers take.
use super::{
    Change, Deal, Declared, DrawKind, DrawResult, Event, Game, GameEnd, Length, Limit, Outcome, OwnRules,
    Recorded, Repeated, Source, Win, in_order,
};
use crate::verify::log_yaku;
use game::deal::riichi::{DiscardFrom, Event as Happened, Log, Table};
use game::log::DealLog;
use rules::frame::riichi::{self as frame, DealResult, Next};
use rules::meld::{Meld, MeldKind};
use rules::riichi::{
    AbortKind, Award, GameLength, OpenTanyao, PaymentKind, Riichi, RiichiRules, RoundedMangan, Sanction,
    Win as By, WinContext,
};
use rules::seat::Seat;
use rules::settlement::Party;
use rules::tile::{Tile, TileKind};
use std::fmt;

/// Why a game has no record: the forms of other programs have no place for what happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoRecord {
    /// In this deal, from 1, somebody was punished with a chombo or a dead hand.
    Punished(usize),
    /// The events of this deal, from 1, do not follow from its wall.
    Broken(usize),
}

impl fmt::Display for NoRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Punished(deal) => write!(f, "deal {deal}: no other form has a chombo or a dead hand"),
            Self::Broken(deal) => write!(f, "deal {deal}: its events do not follow from its wall"),
        }
    }
}

impl std::error::Error for NoRecord {}

/// The record of a game; a deal in progress has no outcome. An indicator that is turned with a discard stands before it,
/// as Tenhou writes it.
pub fn of_table(start: frame::Game, log: &Log) -> Result<Game, NoRecord> {
    let rules = &log.rules;
    let mut game = Game::new(Source::Mjlog);
    game.rules = own_rules(rules);
    let mut table: Option<Table> = None;
    for (i, deal) in log.deals.iter().enumerate() {
        let next = Table::following(table.take(), start, deal.wall.clone());
        let table = table.insert(next);
        game.deals.push(of_deal(rules, table, deal, i + 1)?);
        if let Some(Happened::Settled { game: settled, next: Next::End(_) }) = deal.events.last() {
            let finished = settled.finish(rules);
            game.end = Some(GameEnd {
                scores: finished.players.each_ref().map(|player| player.points),
                points: Some(finished.totals().map(|total| total.tenths() as i32)),
                chips: None,
            });
        }
    }
    Ok(game)
}

fn own_rules(rules: &RiichiRules) -> OwnRules {
    let plan = Table::plan(rules);
    OwnRules {
        length: Some(match rules.game.length.value {
            GameLength::East => Length::East,
            GameLength::EastSouth => Length::EastSouth,
        }),
        red_fives: Some(rules::tile::Suit::ALL.map(|suit| plan.reds(suit))),
        open_tanyao: Some(rules.yaku.open_tanyao.value == OpenTanyao::Yes),
        kiriage: Some(rules.yaku.rounded_mangan.value == RoundedMangan::Yes),
        ..OwnRules::default()
    }
}

fn of_deal(
    rules: &RiichiRules,
    table: &mut Table,
    log: &DealLog<Happened>,
    number: usize,
) -> Result<Deal, NoRecord> {
    let broken = NoRecord::Broken(number);
    let game = *table.game();
    let mut deal = Deal {
        index: (game.prevailing.index() * 4 + game.dealer.index()) as u8,
        dealer: game.dealer,
        honba: game.honba,
        sticks: game.bets,
        scores: game.scores,
        hands: hands(table).ok_or(broken)?,
        indicator: table.indicators().next().ok_or(broken)?,
        shuffle: None,
        events: Vec::with_capacity(log.events.len()),
        outcome: None,
    };
    let mut wins: Vec<(Seat, Tile, Option<Seat>, [i32; 4])> = Vec::new();
    for event in &log.events {
        match *event {
            Happened::Won { seat, tile, from, deltas, .. } => wins.push((seat, tile, from, deltas)),
            Happened::Penalised { sanction: Sanction::Chombo | Sanction::DeadHand, .. } => {
                return Err(NoRecord::Punished(number));
            }
            Happened::Ended { deal: ended, .. } => {
                table.evolve(rules, *event);
                deal.outcome = match ended.result {
                    DealResult::Win { .. } => Some(Outcome::Wins(wins_of(rules, table, &deal, &wins))),
                    DealResult::Chombo(_) => return Err(NoRecord::Punished(number)),
                    result => Some(Outcome::Draw(draw_of(table, &deal, result))),
                };
                continue;
            }
            Happened::Settled { game, .. } => {
                let before = deal.scores_before_result();
                if let Some(Outcome::Draw(draw)) = &mut deal.outcome {
                    let after = game.scores;
                    draw.change = Change { before, delta: std::array::from_fn(|i| after[i] - before[i]) };
                }
            }
            _ => take(&mut deal, *event).ok_or(broken)?,
        }
        table.evolve(rules, *event);
    }
    Ok(deal)
}

/// The tiles of the deal as they were dealt.
fn hands(table: &Table) -> Option<[[Tile; 13]; 4]> {
    let mut hands = [[table.wall().tile(0)?; 13]; 4];
    for place in 0..52 {
        let (steps, n) = if place < 48 { (place / 4, place / 16 * 4 + place % 4) } else { (place, 12) };
        hands[table.dealer().plus(steps).index()][n] = table.wall().tile(place)?;
    }
    Some(hands)
}

/// Adds what happened, where a record has it.
fn take(deal: &mut Deal, event: Happened) -> Option<()> {
    match event {
        Happened::Drew { seat, tile, .. } => deal.events.push(Event::Draw { seat, tile }),
        Happened::Discarded { seat, tile, from, riichi } => {
            if riichi != Riichi::None {
                deal.events.push(Event::Riichi { seat });
            }
            deal.events.push(Event::Discard { seat, tile, drawn: from == DiscardFrom::Drawn });
        }
        Happened::RiichiAccepted { seat, .. } => deal.events.push(Event::RiichiAccepted { seat }),
        Happened::Claimed { seat, meld, called, .. } => {
            deal.events.push(Event::Meld { seat, declared: claimed(meld, called)? });
        }
        Happened::KongDeclared { seat, meld, tile } => {
            let declared = own_kong(deal, seat, meld, tile)?;
            deal.events.push(Event::Meld { seat, declared });
        }
        Happened::IndicatorTurned { tile, .. } => {
            // With a discard it is turned after it; the forms have it before.
            let put = deal.events.iter().rposition(|e| !matches!(e, Event::RiichiAccepted { .. }));
            let mut at = deal.events.len();
            if let Some(discard) = put.filter(|i| matches!(deal.events[*i], Event::Discard { .. })) {
                let riichi =
                    discard.checked_sub(1).filter(|i| matches!(deal.events[*i], Event::Riichi { .. }));
                at = riichi.unwrap_or(discard);
            }
            deal.events.insert(at, Event::Indicator { tile });
        }
        _ => {}
    }
    Some(())
}

/// So many tiles of a kind, of which some are red fives.
fn of_kind<const N: usize>(kind: TileKind, reds: u8) -> [Tile; N] {
    let red = kind.suit().map_or(Tile::plain(kind), Tile::red_five);
    let from = N.saturating_sub(usize::from(reds));
    std::array::from_fn(|i| if i < from { Tile::plain(kind) } else { red })
}

fn claimed(meld: Meld, called: Tile) -> Option<Declared> {
    let own_reds = meld.reds().checked_sub(u8::from(called.is_red()))?;
    Some(match meld.kind() {
        MeldKind::Chow => {
            let own = meld.group().tiles().filter(|kind| *kind != called.kind());
            let own = own.map(|kind| match (kind.suit(), kind.rank()) {
                (Some(suit), Some(5)) if own_reds > 0 => Tile::red_five(suit),
                _ => Tile::plain(kind),
            });
            let own: Vec<Tile> = own.collect();
            Declared::Chow { called, own: in_order(own.try_into().ok()?) }
        }
        MeldKind::Pung => Declared::Pung { called, own: of_kind(meld.tile(), own_reds), from: meld.from()? },
        MeldKind::ClaimedKong => {
            Declared::ClaimedKong { called, own: of_kind(meld.tile(), own_reds), from: meld.from()? }
        }
        MeldKind::AddedKong | MeldKind::ConcealedKong => return None,
    })
}

fn own_kong(deal: &Deal, seat: Seat, meld: Meld, added: Tile) -> Option<Declared> {
    match meld.kind() {
        MeldKind::ConcealedKong => Some(Declared::ConcealedKong { own: of_kind(meld.tile(), meld.reds()) }),
        MeldKind::AddedKong => {
            let (called, own, from) = deal.pung(seat, meld.tile())?;
            Some(Declared::AddedKong { added, called, own, from })
        }
        _ => None,
    }
}

fn counters(deal: &Deal) -> [u16; 2] {
    let paid = deal.events.iter().filter(|e| matches!(e, Event::RiichiAccepted { .. })).count();
    [deal.honba, deal.sticks + paid as u16]
}

fn wins_of(
    rules: &RiichiRules,
    table: &Table,
    deal: &Deal,
    wins: &[(Seat, Tile, Option<Seat>, [i32; 4])],
) -> Vec<Win> {
    let winners: Vec<Seat> = wins.iter().map(|win| win.0).collect();
    let awards = table.awards(rules, &winners);
    let indicators: Vec<Tile> = table.indicators().collect();
    let under = (0..indicators.len()).filter_map(|n| table.wall().tile(table.wall().len() - 5 - 2 * n));
    let under: Vec<Tile> = under.collect();
    let mut before = deal.scores_before_result();
    let mut out = Vec::with_capacity(wins.len());
    let [honba, sticks] = counters(deal);
    for (i, (seat, tile, from, delta)) in wins.iter().copied().enumerate() {
        let award = awards.iter().find(|(winner, _)| *winner == seat).map(|(_, award)| award);
        let change = Change { before, delta };
        before = change.after();
        let mut hand = table.hand(seat).clone();
        hand.add(tile);
        let liable =
            award.and_then(|award| award.transfers.iter().find(|t| t.kind == PaymentKind::Liability));
        let melds = deal.events.iter().filter_map(|event| match event {
            Event::Meld { seat: of, declared } if *of == seat => Some(*declared),
            _ => None,
        });
        let mut melds: Vec<Declared> = melds.collect();
        let added: Vec<Declared> =
            melds.iter().filter(|m| matches!(m, Declared::AddedKong { .. })).copied().collect();
        // An added kong takes the place of its pung.
        for kong in added {
            melds.retain(|m| *m != kong);
            if let Some(pung) =
                melds.iter_mut().find(|m| matches!(m, Declared::Pung { .. }) && m.lowest() == kong.lowest())
            {
                *pung = kong;
            }
        }
        out.push(Win {
            winner: seat,
            from: from.unwrap_or(seat),
            tile,
            ura: Some(if table.in_riichi().contains(seat) { under.clone() } else { Vec::new() }),
            liable: liable.and_then(|t| match t.from {
                Party::Seat(seat) => Some(seat),
                _ => None,
            }),
            change,
            chips: None,
            value: award.map(|award| value_of(award, deal, seat)).unwrap_or_default(),
            table: Some(Box::new(Repeated {
                // The first of several winners takes the sticks.
                counters: Some([honba, if i == 0 { sticks } else { 0 }]),
                concealed: Some(hand.concealed_tiles().collect()),
                melds: Some(melds),
                indicators: Some(indicators.clone()),
            })),
        });
    }
    out
}

fn value_of(award: &Award, deal: &Deal, seat: Seat) -> Recorded {
    use rules::riichi::Limit as Value;
    let ctx = WinContext::new(deal.dealer, seat, deal.prevailing(), By::SelfDraw);
    let lines = || award.lines.iter();
    let yakuman = award.limit == Value::Yakuman;
    let yaku = lines().filter(|line| !yakuman && line.han > 0);
    let named = lines().filter(|_| yakuman).map(|line| log_yaku(line.yaku, &ctx));
    Recorded {
        fu: Some(award.fu.rounded).filter(|fu| *fu > 0),
        han: (!yakuman).then_some(award.han),
        points: Some(award.points()),
        limit: Some(match award.limit {
            Value::None => Limit::None,
            Value::Mangan => Limit::Mangan,
            Value::Haneman => Limit::Haneman,
            Value::Baiman => Limit::Baiman,
            Value::Sanbaiman => Limit::Sanbaiman,
            Value::CountedYakuman | Value::Yakuman => Limit::Yakuman,
        }),
        yaku: yaku.map(|line| (log_yaku(line.yaku, &ctx), line.han)).collect(),
        yakuman: named.collect(),
    }
}

fn draw_of(table: &Table, deal: &Deal, result: DealResult) -> DrawResult {
    let kind = match result {
        DealResult::AbortiveDraw(abort) => match abort {
            AbortKind::NineTerminals => DrawKind::NineTerminals,
            AbortKind::FourWinds => DrawKind::FourWinds,
            AbortKind::FourRiichi => DrawKind::FourRiichi,
            AbortKind::FourKongs => DrawKind::FourKongs,
            AbortKind::TripleRon => DrawKind::TripleRon,
        },
        DealResult::ExhaustiveDraw { nagashi, .. } if !nagashi.is_empty() => DrawKind::Nagashi,
        _ => DrawKind::Exhaustive,
    };
    let drew = match deal.events.last() {
        Some(Event::Draw { seat, tile }) => Some((*seat, *tile)),
        _ => None,
    };
    let shows = |seat: Seat| match (kind, result) {
        (_, DealResult::ExhaustiveDraw { tenpai, .. }) => tenpai.contains(seat),
        (DrawKind::NineTerminals, _) => drew.is_some_and(|(of, _)| of == seat),
        (DrawKind::FourRiichi, _) => true,
        (DrawKind::TripleRon, _) => table.offer().is_some_and(|offer| offer.by != seat),
        _ => false,
    };
    let hand = |seat: Seat| {
        let mut hand = table.hand(seat).clone();
        if let (DrawKind::NineTerminals, Some((_, tile))) = (kind, drew) {
            hand.add(tile);
        }
        hand.concealed_tiles().collect()
    };
    let before = deal.scores_before_result();
    DrawResult {
        kind,
        change: Change { before, delta: [0; 4] },
        shown: Some(Seat::ALL.map(|seat| shows(seat).then(|| hand(seat)))),
        counters: Some(counters(deal)),
    }
}
