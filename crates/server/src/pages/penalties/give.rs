//! Giving a penalty, ruling, and what becomes of one that was given.
use super::super::results;
use crate::failure::Failure;
use crate::give::Form;
use crate::sanction::{offence_word, read_sanction};
use axum::response::Response;
use text::say;
use tournament::penalty::{Command as Penalty, Sanction, catalogue};
use tournament::{Command, EntryId, RoundNo};

/// Gives what the catalogue says.
pub(crate) async fn give(form: Form) -> Result<Response, Failure> {
    let (entry, round) = whose(&form)?;
    let typed = form.fields.text("give");
    let (word, choice) = typed.split_once('|').map_or((typed, None), |(word, choice)| (word, Some(choice)));
    let event = form.event();
    let all = catalogue(&event.setup.law);
    let offence = all.iter().map(|offered| offered.offence).find(|one| offence_word(*one) == word);
    let command = Penalty::Give {
        entry,
        round,
        deal: results::optional(&form, "deal")?,
        offence: offence.ok_or_else(Failure::unknown)?,
        choice: choice.and_then(read_sanction),
        note: form.fields.text("note").to_owned(),
    };
    form.give(vec![Command::Penalty(command)], &back(round)).await
}

/// A ruling of the judge, outside the catalogue.
pub(crate) async fn rule(form: Form) -> Result<Response, Failure> {
    let (entry, round) = whose(&form)?;
    let (sanction, reason) = (sanction(&form)?, form.fields.text("reason").to_owned());
    let command = Command::Penalty(Penalty::Rule { entry, round, sanction, reason });
    form.give(vec![command], &back(round)).await
}

/// Confirms, cancels, or says what a noted fine comes to.
pub(crate) async fn act(form: Form) -> Result<Response, Failure> {
    let penalty = form.numbers.penalty()?;
    let reason = form.fields.text("reason").to_owned();
    let command = match form.fields.text("what") {
        "confirm" => Penalty::Confirm { penalty, seat: None },
        "cancel" => Penalty::Cancel { penalty, reason },
        "map" => Penalty::Map { penalty, sanction: sanction(&form)?, reason },
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Penalty(command)], "penalties").await
}

fn back(round: RoundNo) -> String {
    format!("penalties?round={round}")
}

fn whose(form: &Form) -> Result<(EntryId, RoundNo), Failure> {
    let (entry, round) =
        form.fields.number("entry").zip(form.fields.number("round")).ok_or_else(Failure::unknown)?;
    Ok((EntryId(entry), RoundNo(round)))
}

/// The sanction that was chosen, with the amount or the day that was typed.
fn sanction(form: &Form) -> Result<Sanction, Failure> {
    let (kind, typed) = (form.fields.text("sanction"), form.fields.text("amount"));
    let word = match kind.split_once(':') {
        Some(("off", unit)) => format!("off:{typed}{unit}"),
        Some(("banned", _)) => format!("banned:{typed}"),
        _ => kind.to_owned(),
    };
    let wrong = || Failure::wrong(say!(form.page.lang(), "desk-no-amount", typed = typed));
    read_sanction(&word).ok_or_else(wrong)
}
