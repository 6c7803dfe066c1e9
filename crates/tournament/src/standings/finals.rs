//! The final: who plays it, and the standings it makes. It decides the places of those who play it alone; all others stand
//! behind them as after the rounds.
use super::board::standings as as_standings;
use super::chain::Chain;
use super::of;
use super::rank::{Contender, Question, rank};
use super::row::{By, Out, Prize, Row, Separation, Stage, Standings, Tie};
use super::totals::{Cell, Totals};
use super::value::Value;
use crate::id::{EntryId, RoundNo};
use crate::protocol::Score;
use crate::seats::RoundKind;
use crate::setup::Law;
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{FinalStage, HallTopic};
use std::collections::{HashMap, HashSet};

/// Who plays the final.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finalists {
    /// The best four, the first first; fewer if there are no four.
    pub entries: Vec<EntryId>,
    /// Where the law says that there is a final.
    pub stage: Basis,
    /// Where it says who plays it.
    pub basis: Basis,
    /// A tie across the border that is to be decided first.
    pub undecided: Option<Tie>,
}

/// Who plays the final after these standings; nothing where the law has none.
pub fn finalists(law: &Law, rounds: &Standings) -> Option<Finalists> {
    let stage = law.hall.course.final_stage;
    let seats = match stage.value {
        FinalStage::None => return None,
        FinalStage::BestFour => 4,
    };
    let entries = rounds.placed().take(seats).map(|(_, row)| row.entry).collect();
    let undecided = rounds.open_ties().find(|tie| {
        let first = usize::from(tie.place);
        first <= seats && first + tie.entries.len() > seats + 1
    });
    let basis = law.hall.cite(HallTopic::Finalists);
    Some(Finalists { entries, stage: stage.basis, basis, undecided: undecided.cloned() })
}

/// The standings of the rounds with the final, if the law has one.
pub(super) fn apply(tournament: &Tournament, rounds: Standings) -> Standings {
    let law = &tournament.setup.law;
    if law.hall.course.final_stage.value == FinalStage::None {
        return rounds;
    }
    let Some((round, scores)) = of::final_scores(tournament) else {
        return rounds;
    };
    let mut waiting = rounds.waiting.clone();
    of::wait_for(tournament, round, RoundKind::Final, &mut waiting);
    let out = |entry| of::out(tournament, entry).filter(|(from, _)| *from <= round).map(|(_, out)| out);
    let mut standings = if scores.is_empty() {
        rounds
    } else {
        with_final(law, tournament.setup.prize_places(), &rounds, round, &scores, out)
    };
    standings.waiting = waiting;
    standings
}

/// Puts the final on top of the standings after the rounds. `out` tells who is out of the places since.
pub fn with_final(
    law: &Law,
    prize_places: u16,
    rounds: &Standings,
    round: RoundNo,
    scores: &[(EntryId, Score)],
    out: impl Fn(EntryId) -> Option<Out>,
) -> Standings {
    let chain = Chain::of_final(law, prize_places);
    let played: HashMap<EntryId, Cell> =
        scores.iter().map(|(entry, score)| (*entry, Cell { round, table: None, score: *score })).collect();
    let earlier: Vec<u16> = rounds.rows.iter().map(|row| row.place.unwrap_or(0)).collect();
    let contenders: Vec<Contender<'_>> = rounds
        .rows
        .iter()
        .enumerate()
        .filter(|(_, row)| row.place.is_some() && out(row.entry).is_none())
        .filter_map(|(slot, row)| {
            let cell = played.get(&row.entry)?;
            let (totals, cells) = (Totals::of([cell]), std::slice::from_ref(cell));
            Some(Contender { slot, entry: row.entry, totals, cells })
        })
        .collect();
    let question = Question { chain: &chain, after: round, earlier: &[&earlier], orders: &[] };
    let ranked = rank(question, &contenders);
    let mut standings = as_standings(&chain, round, &ranked, &contenders, Stage::Final);
    let finalists: HashSet<EntryId> = contenders.iter().map(|c| c.entry).collect();
    for row in &mut standings.rows {
        row.played += rounds.row(row.entry).map_or(0, |row| row.played);
    }
    follow(law, &mut standings, rounds, &finalists, &out);
    standings.chain_for = rounds.chain_for;
    standings
}

/// Lists everybody else behind the finalists, in the order after the rounds.
fn follow(
    law: &Law,
    standings: &mut Standings,
    rounds: &Standings,
    finalists: &HashSet<EntryId>,
    out: &impl Fn(EntryId) -> Option<Out>,
) {
    let (mut last_tie, mut gone) = (None, Vec::new());
    let top = standings.rows.len();
    for (i, row) in rounds.rows.iter().enumerate().filter(|(_, row)| !finalists.contains(&row.entry)) {
        let mut row: Row = row.clone();
        if row.place.is_none() || out(row.entry).is_some() {
            let why = row.out.or_else(|| out(row.entry));
            gone.push(Row {
                place: None,
                tie: None,
                prize: Prize::None,
                separated_from_next: None,
                out: why,
                ..row
            });
            continue;
        }
        let own = standings.rows.len() as u16 + 1;
        let tie = row.tie.take();
        let place = match (tie, standings.rows.last()) {
            (Some(_), Some(before)) if tie == last_tie => before.place.unwrap_or(own),
            _ => own,
        };
        last_tie = tie;
        row.place = Some(place);
        row.prize = if place <= standings.prize_places.value { Prize::Of(place) } else { Prize::None };
        let next = rounds.rows.get(i + 1);
        if next.is_none_or(|next| finalists.contains(&next.entry) || out(next.entry).is_some()) {
            row.separated_from_next = None;
        }
        standings.rows.push(row);
    }
    tie_up(standings, rounds, top);
    if top > 0 && top < standings.rows.len() {
        standings.rows[top - 1].separated_from_next = Some(Separation {
            by: By::Final,
            own: Value::Nothing,
            other: Value::Nothing,
            basis: law.hall.cite(HallTopic::FinalDecides),
            measured: None,
        });
    }
    standings.rows.append(&mut gone);
}

/// Finds the ties among those behind the finalists.
fn tie_up(standings: &mut Standings, rounds: &Standings, top: usize) {
    let mut start = top;
    while start < standings.rows.len() {
        let place = standings.rows[start].place;
        let len = standings.rows[start..].iter().take_while(|row| row.place == place).count();
        if let (Some(place), true) = (place, len > 1) {
            let rows = &mut standings.rows[start..start + len];
            let was = rounds.row(rows[0].entry).and_then(|row| rounds.ties.get(row.tie?));
            if let Some(was) = was {
                for row in rows.iter_mut() {
                    row.tie = Some(standings.ties.len());
                }
                let entries = rows.iter().map(|row| row.entry).collect();
                standings.ties.push(Tie { place, entries, basis: was.basis, open: was.open });
            }
        }
        start += len.max(1);
    }
}

/// Where the law says whether there is a final.
pub(super) fn stage(law: &Law) -> Answer<FinalStage> {
    law.hall.course.final_stage
}
