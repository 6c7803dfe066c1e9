//! A whole game by sensible bots in which a few moments are forced: two players want one tile, a kong of each kind, a
//! ruling of the judge, an act that is refused.
use game::bot::{Bot, Stream, classical as of_classical, riichi as of_riichi, sichuan as of_sichuan};
use game::deal::{classical, riichi, sichuan};
use game::family::{AnyAction, AnyLog, AnyRefusal, AnyTable, AnyWhy, Match, Then};
use game::wall::{Seed, Wall};
use rules::clause::Basis;
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::{Offence, Sanction};
use rules::seat::Seat;
use rules::sichuan::Slip;
use rules::tile::TileKind;
use std::collections::BTreeSet;
use text::Lang;

/// Deals of a Sichuan session here: its rules have a clock instead of a number.
const SESSION: usize = 6;

/// A game and what happened in it.
pub(crate) struct Played {
    pub(crate) game: Match,
    conflict: bool,
    kongs: BTreeSet<&'static str>,
    penalty: bool,
    /// What was refused, in words.
    pub(crate) refused: Option<String>,
}

impl Played {
    /// Whether everything that is asked for has happened.
    pub(crate) fn is_complete(&self) -> bool {
        let kinds: &[&str] = match self.game.log() {
            AnyLog::Sichuan(_) => &["closed", "melded", "promoted", "postponed"],
            _ => &["concealed", "added", "claimed"],
        };
        let kongs = kinds.iter().all(|kind| self.kongs.contains(kind));
        self.game.then() == Then::End && self.conflict && kongs && self.penalty && self.refused.is_some()
    }
}

/// The game of a seed.
pub(crate) fn played(id: RegulationId, seed: u64, lang: Lang) -> Played {
    let walls = Seed::of_number(seed);
    by_walls(id, lang, seed, |game| game.wall_of(&walls))
}

/// The game whose walls come from elsewhere.
pub(crate) fn by_walls(
    id: RegulationId,
    lang: Lang,
    seed: u64,
    mut wall: impl FnMut(&Match) -> Wall,
) -> Played {
    let rules = id.regulation().table;
    let mut streams = Seat::ALL.map(|seat| Stream::new(seed, 0, seat.index() as u64));
    let (conflict, penalty) = (false, false);
    let game = Match::new(id, rules.clone());
    let mut out = Played { game, conflict, kongs: BTreeSet::new(), penalty, refused: None };
    // How many have claimed in a window in which a conflict is forced.
    let mut claimed = 0;
    loop {
        match out.game.then() {
            Then::End => return out,
            Then::Wall if out.game.log().deals() == SESSION && out.time_up() => return out,
            Then::Wall => {
                let wall = wall(&out.game);
                out.game.begin(wall);
            }
            Then::Play => {
                out.judge();
                out.refuse(&rules, lang);
                let Some(seat) = out.game.to_act().iter().next() else { continue };
                let claims = claim(&out.game, seat);
                let others = out.game.to_act().iter().filter(|s| claim(&out.game, *s).is_some()).count();
                let force = !out.conflict && claims.is_some() && (claimed > 0 || others > 1);
                let forced = if force { claims } else { out.kong(seat) };
                claimed = if force { claimed + 1 } else { 0 };
                out.conflict |= claimed > 1;
                let stream = &mut streams[seat.index()];
                let chosen = forced.or_else(|| bot(&out.game, &rules, seat, stream));
                let action = out.wait_for_postponed(seat, chosen.expect("an action"));
                let kind = out.kind(action);
                out.kongs.extend(kind);
                out.game.act(seat, action).expect("an action of the list");
            }
        }
    }
}

/// A claim that is no win, of somebody who is asked about a discard.
fn claim(game: &Match, seat: Seat) -> Option<AnyAction> {
    let legal = game.table()?.legal(seat);
    legal.into_iter().find(|action| match action {
        AnyAction::Riichi(of) => matches!(of, riichi::Action::Pung { .. } | riichi::Action::Chow { .. }),
        AnyAction::Sichuan(of) => matches!(of, sichuan::Action::Pung | sichuan::Action::Hu),
        AnyAction::Classical(of) => matches!(of, classical::Action::Pung | classical::Action::Chow(_)),
    })
}

fn bot(game: &Match, rules: &TableRules, seat: Seat, stream: &mut Stream) -> Option<AnyAction> {
    match (game.table()?, rules) {
        (AnyTable::Riichi(table), TableRules::Riichi(rules)) => {
            let view = || table.view(rules, seat);
            of_riichi::choose(Bot::Club, rules, &table.legal(seat), view, stream).map(AnyAction::Riichi)
        }
        (AnyTable::Sichuan(table), TableRules::Sichuan(rules)) => {
            let view = || table.view(rules, seat);
            of_sichuan::choose(Bot::Club, rules, &table.legal(seat), view, stream).map(AnyAction::Sichuan)
        }
        (AnyTable::Classical(table), TableRules::Classical(rules)) => {
            let view = || table.view(seat);
            of_classical::choose(Bot::Club, rules, &table.legal(seat), view, stream).map(AnyAction::Classical)
        }
        _ => None,
    }
}

impl Played {
    /// The clock ends a session of Sichuan; other games know their end.
    fn time_up(&mut self) -> bool {
        self.game.sichuan(game::deal::sichuan::Table::time_up).is_some()
    }

    /// The kind of a kong.
    fn kind(&self, action: AnyAction) -> Option<&'static str> {
        Some(match action {
            AnyAction::Riichi(riichi::Action::ConcealedKong(_))
            | AnyAction::Classical(classical::Action::ConcealedKong(_)) => "concealed",
            AnyAction::Riichi(riichi::Action::AddedKong(_))
            | AnyAction::Classical(classical::Action::AddedKong(_)) => "added",
            AnyAction::Riichi(riichi::Action::ClaimedKong)
            | AnyAction::Classical(classical::Action::ClaimedKong) => "claimed",
            AnyAction::Sichuan(sichuan::Action::ClosedKong(_)) => "closed",
            AnyAction::Sichuan(sichuan::Action::Kong) => "melded",
            AnyAction::Sichuan(sichuan::Action::AddedKong(tile)) => {
                let Some(AnyTable::Sichuan(table)) = self.game.table() else { return None };
                if table.drawn() == Some(tile) { "promoted" } else { "postponed" }
            }
            _ => return None,
        })
    }

    /// A kong of a kind that has not been seen; but never in riichi instead of a win.
    fn kong(&self, seat: Seat) -> Option<AnyAction> {
        let legal = self.game.table()?.legal(seat);
        let wins = legal.iter().any(|action| {
            matches!(
                action,
                AnyAction::Riichi(riichi::Action::SelfDraw | riichi::Action::Ron)
                    | AnyAction::Sichuan(sichuan::Action::Hu)
                    | AnyAction::Classical(classical::Action::Mahjong)
            )
        });
        let fresh = |action: &AnyAction| self.kind(*action).is_some_and(|kind| !self.kongs.contains(kind));
        legal.into_iter().find(fresh).filter(|_| !wins)
    }

    /// Who could promote a pung keeps the tile until the next turn, as long as nobody has postponed a kong.
    fn wait_for_postponed(&self, seat: Seat, action: AnyAction) -> AnyAction {
        let seen = |kind| self.kongs.contains(kind);
        if self.kind(action) != Some("promoted") || !seen("promoted") || seen("postponed") {
            return action;
        }
        let AnyAction::Sichuan(sichuan::Action::AddedKong(kept)) = action else { return action };
        let legal = self.game.table().map(|table| table.legal(seat)).unwrap_or_default();
        let other = |action: &AnyAction| matches!(action, AnyAction::Sichuan(sichuan::Action::Discard(tile)) if *tile != kept);
        legal.into_iter().find(other).unwrap_or(action)
    }

    /// In the second deal the judge rules on something small.
    fn judge(&mut self) {
        // Where there is no regulation there is no judge.
        let has_judge = self.game.log().regulation().register().is_some();
        if self.penalty || self.game.log().deals() != 2 || !has_judge {
            return;
        }
        let Some(seat) = self.game.to_act().iter().next() else { return };
        let small = |of: Sanction| {
            matches!(of, Sanction::Warning | Sanction::WarningThenDeadHand | Sanction::DeadHand)
        };
        let riichi = self.game.riichi(|table, rules, events| {
            let offence = Offence::all().find(|offence| small(offence.sanction(rules).value));
            offence.is_some_and(|offence| {
                let ruling = riichi::Ruling::of(table.dealer().plus(3), offence);
                table.ruled(rules, &[ruling], events).is_ok()
            })
        });
        let sichuan = self.game.sichuan(|table, rules, events| {
            let ruling = sichuan::Ruling { seat: table.dealer().plus(3), slip: Slip::DividedLine };
            table.ruled(rules, &[ruling], events).is_ok()
        });
        // Mahjong that is none, in somebody's own turn; the others play on.
        let classical = self.game.classical(|table, rules, events| {
            let turn = matches!(table.phase(), classical::Phase::Turn { .. });
            let complete = table.lawful(rules, seat, classical::Action::Mahjong).is_ok();
            turn && !complete && table.record(rules, seat, classical::Action::Mahjong, events).is_ok()
        });
        self.penalty = [riichi, sichuan, classical].contains(&Some(true));
    }

    /// Somebody tries what the regulation forbids by a clause of its own; nothing changes.
    fn refuse(&mut self, rules: &TableRules, lang: Lang) {
        if self.refused.is_some() || self.game.log().deals() < 3 {
            return;
        }
        let Some(seat) = self.game.to_act().iter().next() else { return };
        for action in self.tries() {
            let before = self.game.clone();
            let Err(refusal) = self.game.act(seat, action) else {
                self.game = before;
                continue;
            };
            assert!(self.game == before, "a refusal changes nothing");
            if let Some(why) = cited(&refusal, rules, lang) {
                let deal = self.game.log().deals();
                self.refused = Some(format!("deal {deal}, seat {}, {action:?}: {why}", seat.index() + 1));
                return;
            }
        }
    }

    /// What somebody may think of: the tile just claimed, riichi too early, a win that is none.
    fn tries(&self) -> Vec<AnyAction> {
        match self.game.log() {
            AnyLog::Riichi(log) => match log.deals.last().and_then(|deal| deal.events.last()) {
                Some(riichi::Event::Claimed { seat, called, .. }) if self.holds(*seat, called.kind()) => {
                    let (tile, from) = (*called, riichi::DiscardFrom::Hand);
                    vec![AnyAction::Riichi(riichi::Action::Discard { tile, from })]
                }
                Some(riichi::Event::Drew { tile, .. }) if log.deals.len() > 4 => {
                    let (tile, from) = (*tile, riichi::DiscardFrom::Drawn);
                    vec![AnyAction::Riichi(riichi::Action::Riichi { tile, from })]
                }
                _ => Vec::new(),
            },
            AnyLog::Sichuan(_) => {
                let pungs = [sichuan::Action::Hu, sichuan::Action::Pung].map(AnyAction::Sichuan);
                let discards = TileKind::all().map(|kind| AnyAction::Sichuan(sichuan::Action::Discard(kind)));
                pungs.into_iter().chain(discards).collect()
            }
            AnyLog::Classical(_) => {
                let calls =
                    TileKind::all().map(|kind| AnyAction::Classical(classical::Action::Calling(kind)));
                std::iter::once(AnyAction::Classical(classical::Action::Mahjong)).chain(calls).collect()
            }
        }
    }
}

impl Played {
    /// Whether a player of riichi has a tile of this kind in the hand.
    fn holds(&self, seat: Seat, kind: TileKind) -> bool {
        match self.game.table() {
            Some(AnyTable::Riichi(table)) => table.hand(seat).concealed.get(kind) > 0,
            _ => false,
        }
    }
}

/// The reasons in words, if one of them stands in the regulation or in the rules that it rests on.
fn cited(refusal: &AnyRefusal, rules: &TableRules, lang: Lang) -> Option<String> {
    let all = refusal.cited(rules);
    let by_clause = all.iter().any(|(_, basis)| matches!(basis, Some(Basis::Clause(_) | Basis::Base(_))));
    let one = |(why, basis): (AnyWhy, Option<Basis>)| {
        let words = said(why, lang);
        basis.map_or_else(|| words.clone(), |basis| format!("{words} [{}]", text::citation(lang, basis)))
    };
    by_clause.then(|| all.into_iter().map(one).collect::<Vec<_>>().join(" "))
}

fn said(why: AnyWhy, lang: Lang) -> String {
    let order = |order: game::OutOfOrder| text::say(lang, &format!("play-order-{}", order.id()), &[]);
    match why {
        AnyWhy::Riichi(riichi::Why::Order(of))
        | AnyWhy::Sichuan(sichuan::Why::Order(of))
        | AnyWhy::Classical(classical::Why::Order(of)) => order(of),
        AnyWhy::Riichi(riichi::Why::Play(of)) => text::reason(lang, of),
        AnyWhy::Riichi(riichi::Why::Win(of)) => text::refusal(lang, of),
        AnyWhy::Sichuan(sichuan::Why::Play(of)) => text::say(lang, &format!("play-sichuan-{}", of.id()), &[]),
        AnyWhy::Sichuan(sichuan::Why::Win(of)) => text::sichuan::refusal(lang, of),
        AnyWhy::Classical(classical::Why::Play(of)) => {
            text::say(lang, &format!("play-classical-{}", of.id()), &[])
        }
        AnyWhy::Classical(classical::Why::Win(of)) => text::classical::refusal(lang, of),
    }
}
