//! What is done about those who are late, missing, replaced.
use super::super::{people, results};
use crate::failure::Failure;
use crate::give::Form;
use axum::response::Response;
use tournament::people::Told;
use tournament::round::Command as Round;
use tournament::seats::Command as Seat;
use tournament::substitute::{Command as Substitute, Instead, Until};
use tournament::{Command, EntryId, PersonId, RoundNo};

fn entry(form: &Form) -> Result<EntryId, Failure> {
    form.fields.number("entry").map(EntryId).ok_or_else(Failure::unknown)
}

/// The page of the round's players, with the player who is meant.
fn back(round: RoundNo, entry: EntryId) -> String {
    format!("rounds/{round}/players?entry={entry}")
}

/// Somebody came late, is put out for it, or does not come.
pub(crate) async fn late(form: Form) -> Result<Response, Failure> {
    let (round, entry) = (form.numbers.round()?, entry(&form)?);
    let by = || results::minutes(&form, "minutes");
    let command = match form.fields.text("what") {
        "late" => Round::Late { round, entry, by: by()? },
        "out" => Round::LateOut { round, entry, by: by()?, reason: form.fields.text("reason").to_owned() },
        "absent" => Round::Absent { round, entry, told: Told::Judge },
        "untold" => Round::Absent { round, entry, told: Told::Nobody },
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Round(command)], &back(round, entry)).await
}

/// Puts somebody in for a player, or takes that back.
pub(crate) async fn put(form: Form) -> Result<Response, Failure> {
    let (round, entry) = (form.numbers.round()?, entry(&form)?);
    let fields = &form.fields;
    let command = if fields.text("what") == "back" {
        Substitute::TakeBack { round, entry, reason: fields.text("reason").to_owned() }
    } else {
        let by = match fields.text("by") {
            "nobody" => None,
            typed => {
                Some(typed.parse().map(PersonId).map_err(|_| Failure::wrong(form.page.s("desk-put-whom")))?)
            }
        };
        Substitute::Put {
            round,
            entry,
            by,
            from_deal: results::optional(&form, "deal")?.unwrap_or(1),
            moment: if fields.has("in_deal") { Instead::InDeal } else { Instead::InBreak },
            until: if fields.text("until") == "round" { Until::RoundEnd } else { Until::EventEnd },
            over: people::over(fields),
        }
    };
    form.give(vec![Command::Substitute(command)], &back(round, entry)).await
}

/// Closes the tables up around those who are missing.
pub(crate) async fn close_up(form: Form) -> Result<Response, Failure> {
    let round = form.numbers.round()?;
    let missing = form.fields.all("missing").filter_map(|n| n.parse().ok()).map(EntryId).collect();
    let command = Command::Seats(Seat::CloseUp { round, missing });
    form.give(vec![command], &format!("rounds/{round}")).await
}
