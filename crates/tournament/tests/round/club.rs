//! Games of a club: who may start them, what is rated, the automatic table.
use crate::help::*;
use rules::clause::{Basis, Register};
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};
use tournament::club::{Command, Counts, Priority, Rated, Reason, counts, form, priority};
use tournament::people::{Membership, Profile};
use tournament::{Date, EntryId, Event, Reason as AnyReason, Role, RoundNo};

fn day(year: i16) -> Date {
    Date::new(year, 3, 29).expect("a day")
}

fn by(id: &str) -> Basis {
    clause(Register::Tesuji, id)
}

fn start(seats: [u32; 4], rated: Rated) -> tournament::Command {
    let seats = seats.map(|n| (n > 0).then_some(EntryId(n)));
    tournament::Command::Club(Command::StartGame { day: day(2026), seats, rated })
}

fn auto(present: &[u32], seed: u64) -> tournament::Command {
    tournament::Command::Club(Command::AutoTables { day: day(2026), present: entries(present), seed })
}

fn tesuji(players: u32) -> Builder {
    event(RegulationId::Tesuji, players)
}

fn refused(event: &mut Builder, command: tournament::Command) -> Vec<Reason> {
    let own = |reason| match reason {
        AnyReason::Club(reason) => reason,
        other => panic!("{other:?}"),
    };
    event.refused(Role::Scribe, command).reasons.into_iter().map(own).collect()
}

/// So many games of these four in a year, confirmed.
fn played(event: &mut Builder, four: [u32; 4], year: i16, games: u32) {
    for _ in 0..games {
        let round = RoundNo::of_index(event.seats.rounds.len());
        let seats = four.map(|n| Some(EntryId(n)));
        event.happen(vec![Event::Club(tournament::club::Event::GameStarted {
            round,
            day: day(year),
            seats,
            rated: Rated::Yes,
        })]);
        event.confirmed(round);
    }
}

#[test]
fn tesuji_tables_1__a_game_starts_as_soon_as_four_are_there() {
    let mut event = tesuji(6);
    assert_eq!(refused(&mut event, auto(&[3, 1, 5], 1)), [Reason::TooFew(3, by("tables.1"))]);
    let formed = form(&event, day(2026), &entries(&[3, 1, 5, 6, 2]), 1);
    assert!(formed.bases.contains(&by("tables.1")));
    assert_eq!(formed.waiting, entries(&[2]), "as they came");
    let events = event.give(Role::Scribe, auto(&[3, 1, 5, 6], 1));
    assert!(matches!(events[0], Event::Club(_)));
    let mut four = seated(&event, 1)[0];
    four.sort_unstable();
    assert_eq!(four, [1, 3, 5, 6]);
    assert!(event.round.course(RoundNo(1)).expect("a course").has_begun());
    // Who plays is not free for another game.
    assert_eq!(
        refused(&mut event, start([1, 2, 4, 5], Rated::Yes)),
        [Reason::Plays(EntryId(1), RoundNo(1)), Reason::Plays(EntryId(5), RoundNo(1)),]
    );
    event.confirmed(RoundNo(1));
    event.give(Role::Scribe, start([1, 2, 4, 5], Rated::Yes));
}

#[test]
fn tesuji_tables_2__lots_where_several_games_can_start() {
    let event = tesuji(10);
    let present: Vec<u32> = (1..=10).collect();
    let formed = |seed| form(&event, day(2026), &entries(&present), seed);
    assert!(formed(1).bases.contains(&by("tables.2")));
    assert_eq!((formed(1).tables.len(), formed(1).waiting.len()), (2, 2));
    assert_eq!(formed(1), formed(1));
    assert!((2..10).any(|seed| formed(seed).waiting != formed(1).waiting), "lots say who waits");
    // One game needs no lots.
    let one = form(&event, day(2026), &entries(&[1, 2, 3, 4, 5]), 1);
    assert!(!one.bases.contains(&by("tables.2")));
}

#[test]
fn tesuji_tables_4__members_regulars_and_friends_from_afar_come_first() {
    let mut event = tesuji(4);
    let member = player(&mut event, Profile { membership: Membership::Member, ..profile(5) });
    let friend = player(&mut event, Profile { membership: Membership::FarFriend, ..profile(6) });
    played(&mut event, [1, 2, 3, 4], 2025, 9);
    assert_eq!(priority(&event, EntryId(1), day(2026)), None, "nine games are too few");
    let five = player(&mut event, profile(7));
    played(&mut event, [1, five.0, member.0, friend.0], 2025, 1);
    let of = |entry| priority(&event, entry, day(2026)).map(|p| (p.value, p.basis));
    assert_eq!(of(member), Some((Priority::Member, by("tables.4"))));
    assert_eq!(of(friend), Some((Priority::FarFriend, by("tables.4"))));
    assert_eq!(of(EntryId(1)), Some((Priority::Games(10), by("tables.4"))));
    assert_eq!(of(EntryId(2)), None);
    // The season before is meant, not this one and not an older one.
    assert_eq!(priority(&event, EntryId(1), day(2025)), None);
    assert_eq!(priority(&event, EntryId(1), day(2027)), None);
    // Three with priority are at the table although they came last.
    let formed = form(&event, day(2026), &entries(&[2, 3, 4, 1, member.0, friend.0]), 1);
    assert_eq!(formed.waiting, entries(&[3, 4]));
    assert!(formed.bases.contains(&by("tables.4")));
}

#[test]
fn tesuji_rating_1__games_outside_official_meetings_are_not_rated() {
    let mut event = tesuji(4);
    event.give(Role::Scribe, start([1, 2, 3, 4], Rated::NotOfficial));
    let answer = counts(&event.setup.law, event.club.games[0].rated);
    assert_eq!((answer.value, answer.basis), (Counts::Unrated, by("rating.1")));
}

#[test]
fn tesuji_rating_2__games_of_four_are_rated_except_one_wind() {
    let mut event = tesuji(4);
    assert_eq!(refused(&mut event, start([1, 2, 3, 0], Rated::Yes)), [Reason::TooFew(3, by("rating.2"))]);
    let law = &event.setup.law;
    let of = |rated| (counts(law, rated).value, counts(law, rated).basis);
    assert_eq!(of(Rated::Yes), (Counts::Rated, by("rating.2")));
    assert_eq!(of(Rated::OneRound), (Counts::Unrated, by("rating.2")));
}

#[test]
fn tesuji_rating_3__not_rated_if_agreed_before_it_begins() {
    let mut event = tesuji(4);
    event.give(Role::Scribe, start([1, 2, 3, 4], Rated::Agreed));
    let answer = counts(&event.setup.law, event.club.games[0].rated);
    assert_eq!((answer.value, answer.basis), (Counts::Unrated, by("rating.3")));
    // It is said when the game begins; it does not count for the priority of the next season.
    event.confirmed(RoundNo(1));
    assert_eq!(priority(&event, EntryId(1), day(2027)), None);
}

#[test]
fn a_tournament_has_rounds_and_a_league_has_games() {
    let mut event = event(RegulationId::Gambler, 4);
    let refused = refused(&mut event, start([1, 2, 3, 4], Rated::Yes));
    assert_eq!(refused, [Reason::HasRounds(clause(Register::Gambler, "1.3"))]);
    let mut event = self::event(RegulationId::Aleague, 8);
    event.give(Role::Scribe, start([1, 2, 3, 4], Rated::Yes));
    let law = &event.setup.law;
    assert_eq!(counts(law, Rated::Yes).value, Counts::Unrated, "a league has no rating");
    event.give(Role::Scribe, start([5, 6, 7, 8], Rated::Yes));
    assert_eq!(event.seats.rounds.len(), 2);
}

#[test]
fn a_ladder_seats_no_rounds() {
    let mut event = tesuji(8);
    let refused = seats_refused(&mut event, tournament::seats::Command::Seat { system: None, seed: 1 });
    assert!(matches!(refused[..], [tournament::seats::Reason::GamesOneByOne(_)]), "{refused:?}");
}
