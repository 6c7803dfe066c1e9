//! Who sits together although the law keeps them apart: it is named as long as it can be changed.
use crate::help::*;
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};
use tournament::round::next::{Wait, next_step};
use tournament::seats::{Because, Command, Edit, Kin, Together, rescored, together};
use tournament::{EntryId, RoundNo, TableNo};

const FIRST: RoundNo = RoundNo(1);

/// Eight players of Sichuan; these are of one clan, written in two ways.
fn clans(of_clan: &[usize]) -> Builder {
    let mut event = event(RegulationId::Sichuan, 0);
    for number in 1..=8 {
        let mut profile = profile(number);
        if let Some(nth) = of_clan.iter().position(|own| *own == number) {
            profile.clan = if nth == 0 { "Dragon ".into() } else { "dragon".into() };
        }
        player(&mut event, profile);
    }
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event
}

fn waits(event: &Builder) -> Vec<Together> {
    let waits = next_step(event, event.now()).waits;
    let found = waits.into_iter().find_map(|wait| match wait {
        Wait::Together(_, found) => Some(found),
        _ => None,
    });
    found.unwrap_or_default()
}

#[test]
fn a_clan_at_one_table_is_named_however_it_came_about() {
    let mut event = clans(&[1, 5]);
    assert_eq!(waits(&event), []);
    let edit = Edit::Swap(EntryId(2), EntryId(5));
    // What a change by hand would make of the seating is known before it is made.
    let (_, change) = rescored(&event, FIRST, edit).expect("a round");
    assert_eq!(change.group_conflicts, 1);
    seats(&mut event, Command::Edit { round: FIRST, edit, reason: "they came together".into() });
    let because = Because::Kin { with: EntryId(5), kin: Kin::Clan, name: "Dragon".into() };
    let pair = Together { table: TableNo(1), one: EntryId(1), because };
    assert_eq!(waits(&event), std::slice::from_ref(&pair));
    // Once it is played nobody can change it, and it can still be asked.
    event.begun(FIRST);
    assert_eq!((waits(&event), together(&event, FIRST)), (Vec::new(), vec![pair]));
}

#[test]
fn without_a_reason_a_clan_is_parted_by_no_capital_letter() {
    let mut event = clans(&[1, 5]);
    let edit = Edit::Swap(EntryId(2), EntryId(5));
    let why = event.refused(
        tournament::Role::Judge,
        tournament::Command::Seats(Command::Edit { round: FIRST, edit, reason: String::new() }),
    );
    let named = |reason: &tournament::Reason| {
        matches!(reason, tournament::Reason::Seats(tournament::seats::Reason::Together(..)))
    };
    assert!(why.reasons.iter().any(named), "{why:?}");
}
