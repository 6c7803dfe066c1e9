//! Which event is meant, who gives the command, when, and as which command.
use super::desk::{Desk, Stop};
use crate::args::WindArg;
use crate::complaint::Complaint;
use clap::ValueEnum;
use rules::seat::Seat;
use std::path::PathBuf;
use text::say;
use tournament::people::Slot;
use tournament::{Actor, EntryId, PersonId, Role, RoundNo, TableId, TableNo};

/// What every command that changes an event takes.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Target {
    #[arg(value_name = "FILE")]
    pub(crate) event: PathBuf,
    #[arg(long = "as", value_name = "ROLE", default_value = "owner", ignore_case = true)]
    pub(crate) role: RoleArg,
    // Which person of the event gives the command.
    #[arg(long, value_name = "N")]
    pub(crate) me: Option<u32>,
    // The table that the device belongs to.
    #[arg(long, value_name = "TABLE")]
    pub(crate) device: Option<TableArg>,
    #[arg(long, value_name = "TIME")]
    pub(crate) at: Option<String>,
    #[arg(long, value_name = "UNIQUE")]
    pub(crate) id: Option<String>,
}

/// In which role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum RoleArg {
    Public,
    Player,
    Scribe,
    Judge,
    ChiefJudge,
    Organiser,
    Owner,
}

impl RoleArg {
    const fn role(self) -> Role {
        match self {
            Self::Public => Role::Public,
            Self::Player => Role::Player,
            Self::Scribe => Role::Scribe,
            Self::Judge => Role::Judge,
            Self::ChiefJudge => Role::ChiefJudge,
            Self::Organiser => Role::Organiser,
            Self::Owner => Role::Owner,
        }
    }
}

/// A table: `3` of the current round, or `2.3`, table 3 of round 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableArg {
    pub(crate) round: Option<RoundNo>,
    pub(crate) table: TableNo,
}

impl std::str::FromStr for TableArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse::<u16>().ok().filter(|n| *n > 0).ok_or_else(|| text.to_owned());
        let (round, table) = match text.split_once('.') {
            Some((round, table)) => (Some(RoundNo(number(round)?.into())), table),
            None => (None, text),
        };
        Ok(Self { round, table: TableNo(number(table)?) })
    }
}

impl TableArg {
    /// The table meant, where `current` is the round that is played.
    pub(crate) fn in_round(self, current: RoundNo) -> TableId {
        TableId { round: self.round.unwrap_or(current), table: self.table }
    }
}

impl Target {
    /// Who gives the command, where `current` is the round that is played.
    pub(super) fn actor(&self, current: RoundNo) -> Actor {
        Actor {
            role: self.role.role(),
            person: self.me.map(PersonId),
            table: self.device.map(|table| table.in_round(current)),
        }
    }
}

/// Fewer letters are no part of a name: a slip of one key would act on somebody.
const SHORTEST_PART: usize = 3;

/// Everybody whom a word may mean: `5` is the player with this number, `p12` the person with that one, anything else
/// a name or a part of one.
pub(super) fn person(desk: &Desk, typed: &str) -> Result<PersonId, Stop> {
    let people = &desk.event().people;
    let typed = typed.trim();
    if let Ok(number) = typed.parse::<u32>() {
        let slot = people.slot(EntryId(number));
        return slot.and_then(Slot::now).ok_or_else(|| nobody(desk, typed));
    }
    if let Some(id) = as_registered(typed) {
        return people.person(id).map(|_| people.really(id)).ok_or_else(|| nobody(desk, typed));
    }
    let wanted = typed.to_lowercase();
    let named: Vec<(PersonId, String)> =
        people.all().map(|(id, person)| (id, person.profile.name.to_lowercase())).collect();
    let of = |is: &dyn Fn(&str) -> bool| -> Vec<PersonId> {
        named.iter().filter(|(_, name)| is(name)).map(|(id, _)| *id).collect()
    };
    // The whole name, else a whole word, else a word that begins so, else any part: Anna is not Zhanna.
    let found = [
        of(&|name| name == wanted),
        of(&|name| name.split_whitespace().any(|word| word == wanted)),
        of(&|name| name.starts_with(&wanted) || name.contains(&format!(" {wanted}"))),
        of(&|name| name.contains(&wanted)),
    ];
    let (tier, found) = (0..).zip(found).find(|(_, found)| !found.is_empty()).unwrap_or_default();
    if tier > 1 && wanted.chars().count() < SHORTEST_PART {
        return Err(nobody(desk, typed));
    }
    match found[..] {
        [one] => Ok(one),
        [] => Err(nobody(desk, typed)),
        _ => Err(several(desk, typed, &found)),
    }
}

/// `p12`, whoever that person turned out to be. The Cyrillic letter looks the same.
pub(super) fn as_registered(typed: &str) -> Option<PersonId> {
    typed.trim().strip_prefix(['p', 'р', 'P', 'Р']).and_then(|n| n.parse().ok()).map(PersonId)
}

/// The slot of a player: by number or by the name of who holds it.
pub(super) fn slot(desk: &Desk, typed: &str) -> Result<EntryId, Stop> {
    let person = person(desk, typed)?;
    let people = &desk.event().people;
    if let Some(entry) = people.person(person).and_then(|p| p.entry) {
        return Ok(entry);
    }
    // Who plays for somebody in this round alone is meant by the seat.
    let round = desk.round();
    let mut puts = desk.event().substitute.all.iter().rev().filter(|put| put.round == round);
    if let Some(put) = puts.find(|put| put.by == Some(person)) {
        return Ok(put.entry);
    }
    let mut slots = people.slots.iter().enumerate();
    let held = slots.find(|(_, slot)| slot.now() == Some(person)).map(|(i, _)| EntryId::of_index(i));
    held.ok_or_else(|| {
        let name = text::happened::someone(desk.wish.lang, desk.event(), person);
        desk.complain(Complaint::new("who", say!(desk.wish.lang, "event-who-plays-not", name = name)))
    })
}

fn nobody(desk: &Desk, typed: &str) -> Stop {
    let lang = desk.wish.lang;
    let complaint = Complaint::new("who", say!(lang, "event-who-none", typed = typed));
    desk.complain(complaint.because(say!(lang, "event-who-forms")))
}

fn several(desk: &Desk, typed: &str, found: &[PersonId]) -> Stop {
    let lang = desk.wish.lang;
    let names: Vec<String> =
        found.iter().map(|id| text::happened::someone(lang, desk.event(), *id)).collect();
    let complaint = Complaint::new("who", say!(lang, "event-who-several", typed = typed));
    desk.complain(complaint.because(names.join(", ")))
}

/// A seat of a table by the wind of its first deal.
pub(super) fn seat(desk: &Desk, typed: &str) -> Result<Seat, Stop> {
    let lang = desk.wish.lang;
    let found = WindArg::from_name(typed).map(|wind| Seat::ALL[wind.0.index()]);
    found.ok_or_else(|| {
        let [latin, cyrillic] = WindArg::all_letters();
        let complaint = Complaint::new("seat", say!(lang, "event-no-seat", typed = typed));
        let complaint =
            complaint.because(say!(lang, "error-valid-winds", latin = latin, cyrillic = cyrillic));
        desk.complain(match crate::usage::look_alike(typed, lang) {
            Some(hint) => complaint.because(hint),
            None => complaint,
        })
    })
}
