//! The file of clans: a line is the number of a player and a clan.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use std::path::Path;
use text::hall::SlotNames;
use text::{Lang, say};
use tournament::seating::{Group, Slot};

/// Faults that are said; the rest is counted.
const MOST: usize = 5;

/// Who belongs to which clan.
#[derive(Default, Debug)]
pub(super) struct Clans {
    /// The clans by their group.
    pub(super) names: Vec<String>,
    /// Players and their groups.
    pub(super) apart: Vec<(Slot, Group)>,
}

impl SlotNames for Clans {
    fn slot(&self, slot: Slot) -> String {
        (u32::from(slot.0) + 1).to_string()
    }

    fn group(&self, group: Group) -> String {
        self.names.get(usize::from(group.0)).cloned().unwrap_or_default()
    }
}

pub(super) fn load(path: &Path, players: u16, wish: Wish) -> Result<Clans, Outcome> {
    let text = super::schedule::text_of(path, wish)?;
    read(&text, players, wish.lang).map_err(|faults| {
        let file = path.display().to_string();
        let mut complaint = Complaint::new("clans", say!(wish.lang, "seat-clans-file", file = file));
        let more = faults.len().saturating_sub(MOST);
        for fault in faults.into_iter().take(MOST) {
            complaint = complaint.because(fault);
        }
        if more > 0 {
            complaint = complaint.because(say!(wish.lang, "seat-clans-more", n = more));
        }
        complaint.because(say!(wish.lang, "seat-clans-format")).outcome(wish)
    })
}

fn read(text: &str, players: u16, lang: Lang) -> Result<Clans, Vec<String>> {
    let mut clans = Clans::default();
    let mut lines: Vec<usize> = Vec::new();
    let mut faults = Vec::new();
    for (line, content) in (1_usize..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let content = content.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let parts = content.split_once([';', ',', '\t']).map(|(number, clan)| (number.trim(), clan.trim()));
        let Some((number, clan)) = parts.filter(|(_, clan)| !clan.is_empty()) else {
            faults.push(say!(lang, "seat-clans-form", line = line));
            continue;
        };
        let Some(known) = number.parse::<u16>().ok().filter(|n| (1..=players).contains(n)) else {
            faults.push(say!(lang, "seat-clans-number", line = line, found = number, players = players));
            continue;
        };
        let same = |name: &String| name.to_lowercase() == clan.to_lowercase();
        let at = clans.names.iter().position(same).unwrap_or_else(|| {
            clans.names.push(clan.to_owned());
            clans.names.len() - 1
        });
        let member = (Slot(known - 1), Group(at as u16));
        if let Some(first) = clans.apart.iter().position(|one| *one == member) {
            let first = lines[first];
            faults.push(say!(lang, "seat-clans-twice", line = line, found = number, first = first));
            continue;
        }
        clans.apart.push(member);
        lines.push(line);
    }
    if faults.is_empty() { Ok(clans) } else { Err(faults) }
}
