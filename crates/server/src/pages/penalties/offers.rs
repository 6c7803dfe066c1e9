//! What the catalogue of the event offers for a player, each with what it would come to now; what a judge may rule.
use super::super::cited::{Cited, cited};
use crate::page::Page;
use crate::sanction::{SIMPLE, UNITS, offence_word, sanction_word};
use crate::words;
use text::hall;
use tournament::penalty::{Command as Penalty, Event as Happened, Offered, Sanction, Tariff, catalogue};
use tournament::{Command, EntryId, Event, RoundNo, Tournament};

/// An offence with what follows.
pub(super) struct Offer {
    pub(super) what: String,
    /// The clause of the offence, and the one that says what follows now, where that is another.
    pub(super) cited: Vec<Cited>,
    /// What may be given for it: the value in the form, the sanction in words.
    pub(super) buttons: Vec<(String, String)>,
    /// Why nothing can be given, where nothing can.
    pub(super) refused: Vec<String>,
}

/// A sanction that may be ruled: the beginning of its word, its name, whether an amount or a day belongs to it.
pub(super) struct Ruling {
    pub(super) word: String,
    pub(super) name: String,
}

/// The catalogue for a player of a round. What a judge rules freely stands apart from it.
pub(super) fn offers(page: &Page, event: &Tournament, entry: EntryId, round: RoundNo) -> Vec<Offer> {
    let all = catalogue(&event.setup.law);
    let listed = all.iter().filter(|offered| offered.tariff != Tariff::Free);
    listed.map(|offered| offer(page, event, (entry, round), offered)).collect()
}

fn offer(page: &Page, event: &Tournament, whose: (EntryId, RoundNo), offered: &Offered) -> Offer {
    let lang = page.lang();
    let choices: Vec<Option<Sanction>> = match offered.tariff {
        Tariff::Choice(choices) => choices.iter().copied().map(Some).collect(),
        _ => vec![None],
    };
    let (mut buttons, mut refused) = (Vec::new(), Vec::new());
    let mut bases = vec![offered.basis];
    for choice in choices {
        let (entry, round) = whose;
        // With a note it is another slip than one that is written down already.
        let note = "?".to_owned();
        let offence = offered.offence;
        let give = Penalty::Give { entry, round, deal: None, offence, choice, note };
        match would(page, event, give) {
            Ok((sanction, at)) => {
                bases.extend(at);
                let word = offence_word(offence);
                let chosen = choice.map(|choice| format!("|{}", sanction_word(choice))).unwrap_or_default();
                let name = words::with_teller(lang, event, |t| hall::sanction(&t.voice(), sanction));
                buttons.push((format!("{word}{chosen}"), name));
            }
            Err(reasons) => refused = reasons,
        }
    }
    bases.dedup();
    Offer {
        what: words::with_teller(lang, event, |teller| hall::offence(&teller.voice(), offered.offence)),
        cited: bases.into_iter().map(|basis| cited(lang, basis)).collect(),
        refused: if buttons.is_empty() { refused } else { Vec::new() },
        buttons,
    }
}

type Found = (Sanction, Option<rules::clause::Basis>);

/// What a command would give; nothing is written.
fn would(page: &Page, event: &Tournament, command: Penalty) -> Result<Found, Vec<String>> {
    let command = Command::Penalty(command);
    let events =
        page.visit.would(event, command).map_err(|why| words::refused(page.lang(), Some(event), &why))?;
    let given = events.iter().find_map(|event| match event {
        Event::Penalty(Happened::Given { penalty, .. }) => Some((penalty.sanction, penalty.basis)),
        _ => None,
    });
    given.ok_or_else(Vec::new)
}

/// The sanctions that the law of the event knows.
pub(super) fn rulings(page: &Page, event: &Tournament, entry: EntryId, round: RoundNo) -> Vec<Ruling> {
    let lawful = |sanction: &Sanction| {
        let rule = Penalty::Rule { entry, round, sanction: *sanction, reason: "?".to_owned() };
        would(page, event, rule).is_ok()
    };
    let day = event.setup.settings.last_day;
    words::with_teller(page.lang(), event, |teller| {
        let voice = teller.voice();
        let simple = SIMPLE.iter().filter(|(sanction, _)| lawful(sanction));
        let mut all: Vec<Ruling> = simple
            .map(|(sanction, word)| Ruling {
                word: (*word).to_owned(),
                name: hall::sanction(&voice, *sanction),
            })
            .collect();
        let units = UNITS.iter().filter(|(unit, _)| lawful(&Sanction::Off(1, *unit)));
        all.extend(units.map(|(unit, word)| Ruling {
            word: format!("off:{word}"),
            name: text::say!(page.lang(), "desk-sanction-off", unit = hall::unit(&voice, *unit)),
        }));
        if lawful(&Sanction::Banned(day)) {
            all.push(Ruling { word: "banned:".to_owned(), name: page.s("desk-sanction-banned") });
        }
        all
    })
}
