//! Which round is meant: the one that is played, if it is only one. Games of a club go on beside each other.
use super::desk::{Desk, Stop};
use super::who::TableArg;
use crate::complaint::Complaint;
use text::hall::School;
use text::say;
use tournament::round::Course;
use tournament::seats::RoundKind;
use tournament::{EntryId, RoundNo, TableId};

/// The rounds that are played now: begun and not confirmed.
pub(super) fn rounds(desk: &Desk) -> Vec<RoundNo> {
    let event = desk.event();
    let begun = |round: &RoundNo| {
        let game = event.seats.round(*round).is_some_and(|seated| seated.kind == RoundKind::Game);
        game || event.round.course(*round).is_some_and(Course::has_begun)
    };
    let rounds = (0..event.seats.rounds.len()).map(RoundNo::of_index);
    rounds.filter(|round| !event.round.is_confirmed(*round) && begun(round)).collect()
}

/// The round that was typed, or the only one that is played; `form` is how the answer is typed.
fn only(desk: &Desk, typed: Option<RoundNo>, form: impl Fn(RoundNo) -> String) -> Result<RoundNo, Stop> {
    if let Some(typed) = typed {
        return Ok(typed);
    }
    let open = rounds(desk);
    let [_, .., last] = open[..] else { return Ok(desk.round()) };
    let rounds: Vec<String> = open.iter().map(ToString::to_string).collect();
    let (lang, school) = (desk.wish.lang, School::of(&desk.event().setup.law).id());
    let what = say!(lang, "event-several-open", rounds = rounds.join(", "), school = school);
    let complaint = Complaint::new("round", what);
    Err(desk.complain(complaint.because(say!(lang, "event-several-form", form = form(last)))))
}

/// A round: as typed, or the only one that is played.
pub(super) fn round(desk: &Desk, typed: Option<u32>) -> Result<RoundNo, Stop> {
    only(desk, typed.map(RoundNo), |round| format!("--round {round}"))
}

/// A round whose number stands alone behind the file.
pub(super) fn place(desk: &Desk, typed: Option<RoundNo>) -> Result<RoundNo, Stop> {
    only(desk, typed, |round| round.to_string())
}

/// A table: `2.3`, or `3` of the only round that is played.
pub(super) fn table(desk: &Desk, typed: TableArg) -> Result<TableId, Stop> {
    let round = only(desk, typed.round, |round| format!("{round}.{}", typed.table))?;
    Ok(typed.in_round(round))
}

/// The round of a slot: as typed, or the only one that is played in which it sits.
pub(super) fn round_of(desk: &Desk, typed: Option<u32>, entry: EntryId) -> Option<RoundNo> {
    let sits =
        |round: &RoundNo| desk.event().seats.round(*round).is_some_and(|seated| seated.find(entry).is_some());
    let sits: Vec<RoundNo> = rounds(desk).into_iter().filter(sits).collect();
    match (typed, &sits[..]) {
        (Some(typed), _) => Some(RoundNo(typed)),
        (None, [only]) => Some(*only),
        (None, _) => None,
    }
}
