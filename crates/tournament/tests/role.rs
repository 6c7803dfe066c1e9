//! Who may do what: every command with every role, and the table that somebody sits at.
use reglament_tournament::people::{self, Part, Profile, Told};
use reglament_tournament::protocol::Sheet;
use reglament_tournament::round::{Extra, Signal, Tables};
use reglament_tournament::seats::Edit;
use reglament_tournament::substitute::{Instead, Until};
use reglament_tournament::*;
use rules::regulation::RegulationId;
use rules::seat::Seat;
use testkit::event::{Builder, law_of, profile, settings};

const AT: TableId = TableId { round: RoundNo(1), table: TableNo(1) };

fn playing(id: RegulationId) -> Builder {
    let mut event = Builder::with_players(id, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    event
}

fn sheet() -> Sheet {
    let points = [40000, 30000, 30000, 20000];
    Sheet::Totals(protocol::Totals::Riichi { points, bets: 0, chombos: [0; 4] })
}

fn enter(at: TableId) -> Command {
    let (sheet, seen, reason) = (Box::new(sheet()), None, String::new());
    Command::Protocol(protocol::Command::Enter { at, sheet, seen, reason })
}

fn confirm(at: TableId, seat: Option<Seat>) -> Command {
    Command::Protocol(protocol::Command::Confirm { at, version: Version(1), seat })
}

/// One command of each kind, with the least role of the table of rights.
fn commands() -> Vec<(Role, Command)> {
    let law = law_of(RegulationId::Samara);
    let (round, entry, person, reason) = (RoundNo(1), EntryId(1), PersonId(1), || "why".to_owned());
    let who = || Box::new(profile(30));
    let setup = |c| (Role::Organiser, Command::Setup(c));
    let people = |c| (Role::Organiser, Command::People(c));
    let seats = |c| (Role::Judge, Command::Seats(c));
    let rounds = |c| (Role::Judge, Command::Round(c));
    let penalty = |c| (Role::Judge, Command::Penalty(c));
    let standings = |c| (Role::Organiser, Command::Standings(c));
    let (part, over, seed, system) = (Part::Player, None, 1, None);
    let (tables, told) = (Tables::All, Told::Judge);
    let (penalty_no, sanction) = (PenaltyNo(1), penalty::Sanction::Warning);
    vec![
        setup(setup::Command::Change(Box::new(settings(&law)))),
        setup(setup::Command::Programme(Vec::new())),
        setup(setup::Command::Timetable { midnight: Moment(0) }),
        setup(setup::Command::AdoptLaw(Box::new(law))),
        setup(setup::Command::Close),
        setup(setup::Command::Reopen { reason: reason() }),
        (Role::Judge, Command::Setup(setup::Command::Announce { tables: Vec::new(), text: reason() })),
        people(people::Command::Register { profile: who(), part, over: over.clone() }),
        people(people::Command::Register { profile: who(), part: Part::AssistantJudge, over: over.clone() }),
        people(people::Command::Edit { person, profile: who() }),
        people(people::Command::Appoint { person, part: Part::ChiefJudge, over: over.clone() }),
        people(people::Command::Waive { person, gate: people::Gate::Admission, reason: reason() }),
        people(people::Command::Admit { person, over: over.clone() }),
        people(people::Command::Restrict { person, restrictions: reason() }),
        people(people::Command::ApproveList),
        people(people::Command::Merge { keep: person, other: PersonId(2) }),
        people(people::Command::Unmerge { other: person }),
        people(people::Command::Anonymise { person }),
        (Role::Scribe, Command::People(people::Command::CheckIn { person })),
        (Role::Judge, Command::People(people::Command::Leave { person, told })),
        seats(seats::Command::Draw { seed }),
        seats(seats::Command::Plan { system, seed }),
        seats(seats::Command::Seat { system, seed }),
        seats(seats::Command::Load(Vec::new())),
        seats(seats::Command::SeatAccepting { system, seed, conflicts: 1, reason: reason() }),
        seats(seats::Command::Demand(seats::Demands::default())),
        seats(seats::Command::SeatFinal),
        seats(seats::Command::Edit { round, edit: Edit::Swap(entry, EntryId(2)), reason: reason() }),
        seats(seats::Command::Publish { round }),
        seats(seats::Command::Withdraw { round }),
        seats(seats::Command::CloseUp { round, missing: Vec::new() }),
        rounds(round::Command::Signal { round, tables, signal: Signal::Start }),
        rounds(round::Command::Extra { round, tables, extra: Extra::Deals(1), reason: reason() }),
        rounds(round::Command::Late { round, entry, by: Span::minutes(3) }),
        rounds(round::Command::LateOut { round, entry, by: Span::minutes(3), reason: reason() }),
        rounds(round::Command::Absent { round, entry, told }),
        rounds(round::Command::StopEarly { at: AT, reason: reason() }),
        rounds(round::Command::Void { at: AT, reason: reason() }),
        rounds(round::Command::Answer { call: CallNo(1), ruling: reason() }),
        rounds(round::Command::Confirm { round }),
        (Role::ChiefJudge, Command::Round(round::Command::Reopen { round, reason: reason() })),
        (
            Role::Judge,
            Command::Protocol(protocol::Command::Settle { at: AT, version: Version(1), reason: reason() }),
        ),
        penalty(penalty::Command::Rule { entry, round, sanction, reason: reason() }),
        penalty(penalty::Command::Cancel { penalty: penalty_no, reason: reason() }),
        penalty(penalty::Command::Map { penalty: penalty_no, sanction, reason: reason() }),
        (Role::Judge, Command::Merge(merge::Command::Settle { line: 0, ruling: reason() })),
        standings(standings::Command::Lot { after: round, among: Vec::new(), seed }),
        standings(standings::Command::Decide { after: round, order: Vec::new(), reason: reason() }),
        standings(standings::Command::Hold { from: round }),
        standings(standings::Command::Release),
        standings(standings::Command::Reveal { place: 1 }),
        (
            Role::Judge,
            Command::Substitute(substitute::Command::Put {
                round,
                entry,
                by: None,
                from_deal: 1,
                moment: Instead::InBreak,
                until: Until::RoundEnd,
                over,
            }),
        ),
        (Role::Judge, Command::Substitute(substitute::Command::TakeBack { round, entry, reason: reason() })),
    ]
}

/// Whether the role was too small; other reasons do not count here.
fn is_kept_out(event: &mut Builder, by: Actor, command: Command) -> bool {
    let wrong = |reason: &Reason| {
        matches!(reason, Reason::Role { .. } | Reason::OtherTable { .. } | Reason::OtherSeat { .. })
    };
    event.try_as(by, command).is_err_and(|refused| refused.reasons.iter().any(wrong))
}

#[test]
fn every_command_has_its_least_role() {
    // S6: what a referee may do, and all the others.
    for (least, command) in commands() {
        for role in Role::ALL {
            let mut event = playing(RegulationId::Samara);
            let kept_out = is_kept_out(&mut event, Actor::of(role), command.clone());
            assert_eq!(kept_out, role < least, "{role:?} {command:?}");
        }
    }
}

#[test]
fn a_visitor_changes_nothing_at_all() {
    let own = [
        enter(AT),
        confirm(AT, Some(Seat::ALL[0])),
        Command::Round(round::Command::Call { at: AT, about: "?".into() }),
        Command::Seats(seats::Command::Throw { at: AT, sums: [5, 6, 7, 8] }),
    ];
    for command in own.into_iter().chain(commands().into_iter().map(|(_, command)| command)) {
        let mut event = playing(RegulationId::Samara);
        let before = (*event).clone();
        let refused = event.refused(Role::Public, command);
        assert!(matches!(refused.reasons[..], [Reason::Role { .. }]), "{refused}");
        assert_eq!(*event, before);
    }
}

/// Person 2 sits South at the first table.
fn player() -> Actor {
    Actor { person: Some(PersonId(2)), ..Actor::of(Role::Player) }
}

#[test]
fn a_player_acts_at_the_own_table_and_seat() {
    let other = TableId { table: TableNo(2), ..AT };
    let call = |at| Command::Round(round::Command::Call { at, about: "?".into() });
    for command in [enter as fn(TableId) -> Command, call] {
        assert!(!is_kept_out(&mut playing(RegulationId::Samara), player(), command(AT)));
        assert!(is_kept_out(&mut playing(RegulationId::Samara), player(), command(other)));
        assert!(is_kept_out(&mut playing(RegulationId::Samara), Actor::of(Role::Player), command(AT)));
    }
    let mut event = playing(RegulationId::Samara);
    let south = Seat::ALL[1];
    assert!(!is_kept_out(&mut event, player(), confirm(AT, Some(south))));
    assert!(is_kept_out(&mut event, player(), confirm(AT, Some(Seat::ALL[0]))));
    let object =
        |seat| Command::Protocol(protocol::Command::Object { at: AT, seat, text: "East had 39000".into() });
    assert!(!is_kept_out(&mut event, player(), object(south)));
    assert!(is_kept_out(&mut event, player(), object(Seat::ALL[3])));
}

#[test]
fn a_device_acts_for_its_table_and_a_scribe_for_all() {
    let other = TableId { table: TableNo(2), ..AT };
    for role in [Role::Player, Role::Scribe] {
        let device = Actor { table: Some(AT), ..Actor::of(role) };
        assert!(!is_kept_out(&mut playing(RegulationId::Samara), device, enter(AT)));
        assert!(is_kept_out(&mut playing(RegulationId::Samara), device, enter(other)));
    }
    for at in [AT, other] {
        assert!(!is_kept_out(&mut playing(RegulationId::Samara), Actor::of(Role::Scribe), enter(at)));
    }
}

#[test]
fn a_substitute_acts_where_he_plays() {
    let mut event = playing(RegulationId::Samara);
    let by = event.register(Profile { name: "Stand-in".into(), ..profile(30) }, Part::Substitute(None));
    let actor = Actor { person: Some(by), ..Actor::of(Role::Player) };
    assert!(is_kept_out(&mut event, actor, enter(AT)));
    event.give(
        Role::Judge,
        Command::Substitute(substitute::Command::Put {
            round: RoundNo(1),
            entry: EntryId(3),
            by: Some(by),
            from_deal: 1,
            moment: Instead::InBreak,
            until: Until::RoundEnd,
            over: None,
        }),
    );
    assert!(!is_kept_out(&mut event, actor, enter(AT)));
}

#[test]
fn taking_back_needs_the_role_that_may_do_it() {
    let undo = |command| Command::Undo(undo::Command { command, reason: "why".into() });
    let mut event = playing(RegulationId::Samara);
    event.give(
        Role::Judge,
        Command::People(people::Command::Leave { person: PersonId(1), told: Told::Judge }),
    );
    let left = event.last_id();
    assert!(is_kept_out(&mut event, player(), undo(left)));
    assert!(!is_kept_out(&mut event, Actor::of(Role::Judge), undo(left)));
    // What a judge took back, a judge brings back.
    let taken_back = event.last_id();
    assert!(!is_kept_out(&mut event, Actor::of(Role::Judge), undo(taken_back)));
    event.give(Role::Organiser, Command::People(people::Command::ApproveList));
    let approved = event.last_id();
    assert!(is_kept_out(&mut event, Actor::of(Role::ChiefJudge), undo(approved)));
    assert!(!is_kept_out(&mut event, Actor::of(Role::Organiser), undo(approved)));
    event.confirmed(RoundNo(1));
    let confirmed = event.last_id();
    assert!(is_kept_out(&mut event, Actor::of(Role::Judge), undo(confirmed)));
    assert!(!is_kept_out(&mut event, Actor::of(Role::ChiefJudge), undo(confirmed)));
}

#[test]
fn every_role_has_an_id_of_its_own() {
    for role in Role::ALL {
        assert_eq!(Role::of_id(role.id()), Some(role));
    }
    // In the order of rights, from the lowest to the highest: none is missing between.
    assert_eq!(Role::ALL.map(|role| role as usize), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(Role::of_id("emperor"), None);
}
