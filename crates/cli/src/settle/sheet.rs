//! Reading the sheet: from a file or from standard input, JSON or text, by the rules chosen or named in it.
use crate::args::{SettleArgs, Wish};
use crate::complaint::Complaint;
use crate::house::Chosen;
use crate::input::text_of;
use crate::outcome::Outcome;
use formats::deal_sheet::{DealSheet, Expected, Family, SheetError, read_json, read_text};
use std::io::Read;
use text::say;

/// A sheet and the rules it is settled by.
pub(super) struct Sheet {
    pub(super) chosen: Chosen,
    pub(super) sheet: DealSheet,
}

pub(super) fn read(args: &SettleArgs, wish: Wish) -> Result<Sheet, Outcome> {
    let asked = args.rules.as_ref().map(|arg| Chosen::load(arg, wish)).transpose()?;
    let text = text(args, wish).map_err(|complaint| complaint.outcome(wish))?;
    let family = asked.as_ref().map(|chosen| Family::of(&chosen.table));
    let is_json = text.trim_start_matches('\u{feff}').trim_start().starts_with('{');
    let sheet = if is_json { read_json(&text, family) } else { read_text(&text, family) };
    let sheet = sheet.map_err(|error| complaint(&error, &text, wish).outcome(wish))?;
    let chosen = match (asked, sheet.rules) {
        (Some(chosen), _) => chosen,
        (None, Some(id)) => Chosen::shipped(id),
        (None, None) => return Err(no_rules(wish)),
    };
    Ok(Sheet { chosen, sheet })
}

fn text(args: &SettleArgs, wish: Wish) -> Result<String, Complaint> {
    if args.file.as_os_str() != "-" {
        return text_of(&args.file, wish);
    }
    let mut text = String::new();
    let read = std::io::stdin().read_to_string(&mut text);
    read.map(|_| text).map_err(|error| {
        Complaint::new("file", say!(wish.lang, "error-file", file = "-")).because(error.to_string())
    })
}

/// A sheet without deals cannot be told from one of another family.
fn no_rules(wish: Wish) -> Outcome {
    let place = SheetError {
        line: 1,
        column: 1,
        path: String::new(),
        found: String::new(),
        expected: Expected::SomeRules,
    };
    complaint(&place, "", wish).outcome(wish)
}

/// The rules and the sheet are of different families.
pub(super) fn other_family(wish: Wish) -> Outcome {
    let needed = server::sheet_needs(wish.lang, Expected::SameFamily);
    Complaint::new("sheet", say!(wish.lang, "sheet-error")).because(needed).outcome(wish)
}

/// What is wrong with a sheet, with the place.
pub(crate) fn complaint(error: &SheetError, sheet: &str, wish: Wish) -> Complaint {
    let lang = wish.lang;
    let (what, more) = server::sheet_fault(lang, error);
    let mut out = Complaint::new("sheet", what);
    if error.line > 0 {
        let line = sheet.lines().nth(error.line - 1).unwrap_or_default();
        // A line of JSON may be the whole of it.
        if line.chars().count() <= 200 {
            out.at = Some((line.trim_start_matches('\u{feff}').to_owned(), error.column));
        }
    }
    more.into_iter().fold(out, Complaint::because)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use text::Lang;

    #[test]
    fn what_belongs_in_a_sheet_has_its_words_and_no_words_are_left_over() {
        let needed: BTreeSet<String> =
            Expected::ALL.iter().map(|expected| format!("sheet-needs-{}", expected.id())).collect();
        for lang in Lang::ALL {
            let ours = text::keys(lang).filter(|key| key.starts_with("sheet-needs-"));
            assert_eq!(needed, ours.map(ToOwned::to_owned).collect());
        }
    }
}
