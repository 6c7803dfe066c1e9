//! One of each reason of each chapter.
use super::{golden, voice};
use reglament_text::Lang;
use reglament_text::hall::{School, reason};
use rules::classical::TournamentPoints;
use rules::clause::{Basis, ClauseId, Register};
use rules::hall::SeatingSystem;
use rules::riichi::Reason as RiichiReason;
use rules::seat::Seat;
use tournament::penalty::{Sanction, Unit};
use tournament::people::Gate;
use tournament::protocol::{Fault, Sheet, Totals};
use tournament::seats::{Kin, SeatsBy};
use tournament::setup::Waiting;
use tournament::standings::Waiting as Open;
use tournament::{
    CallNo, CommandId, Date, EntryId, Moment, PenaltyNo, PersonId, Reason, Role, RoundNo, Span, TableId,
    TableNo, Version, club, merge, penalty, people, protocol, round, seats, setup, standings, substitute,
    undo,
};

const AT: TableId = TableId { round: RoundNo(2), table: TableNo(3) };
const ANN: EntryId = EntryId(1);
const BOB: EntryId = EntryId(2);

fn basis() -> Basis {
    Basis::Clause(ClauseId::of(Register::Samara, "6.1.1"))
}

fn day() -> Date {
    Date::new(2026, 3, 29).unwrap()
}

fn pair() -> Vec<EntryId> {
    vec![ANN, BOB]
}

fn general() -> Vec<Reason> {
    let roles = [Role::Player, Role::Scribe, Role::Judge, Role::ChiefJudge, Role::Organiser, Role::Owner];
    let mut all = vec![Reason::NotOpened, Reason::Closed, Reason::NoReason, Reason::TooLong(200)];
    all.push(Reason::Control { text: "A\tB".to_owned(), at: 2 });
    all.extend(roles.map(|needs| Reason::Role { needs }));
    all.push(Reason::OtherTable { at: AT });
    all.push(Reason::OtherSeat { at: AT, seat: Seat::ALL[1] });
    all.push(Reason::Earlier { last: Moment(1_774_785_600_000) });
    all.push(undo::Reason::Unknown.into());
    all.push(undo::Reason::Already.into());
    all.push(undo::Reason::Opening.into());
    all.push(undo::Reason::StandsOn(CommandId(0xab)).into());
    all.push(merge::Reason::Unknown.into());
    all.push(merge::Reason::NoGame.into());
    all.push(merge::Reason::ByHand.into());
    all.push(merge::Reason::OtherPlayers(AT).into());
    all
}

fn of_setup() -> Vec<Reason> {
    use setup::Reason as R;
    let own = [
        R::Opened,
        R::Running,
        R::NoName,
        R::NoZone,
        R::DaysOutOfOrder,
        R::Years,
        R::OneDay(basis()),
        R::RoundsFixed(8, basis()),
        R::NoRounds,
        R::RoundsBegun(3),
        R::RoundsSeated(3),
        R::FirstDayFixed(day()),
        R::LimitBelow(8),
        R::MinutesFixed(105, basis()),
        R::NoMinutes,
        R::System(SeatingSystem::Danish, basis()),
        R::PrizePlacesFixed(3, basis()),
        R::LimitAbove(28, basis()),
        R::LimitTooSmall,
        R::Stakes(basis()),
        R::Backwards(0),
        R::Overlap(0, 1),
        R::RoundTwice(Some(RoundNo(2))),
        R::RoundTwice(None),
        R::NoSuchRound(RoundNo(9)),
        R::NoFinal(basis()),
        R::NoTimetable,
        R::NoText,
        R::OtherFamily,
        R::SameLaw,
    ];
    let waiting = [
        Waiting::Rounds,
        Waiting::Round(RoundNo(2), Some(basis())),
        Waiting::Confirmation(RoundNo(2)),
        Waiting::Final(basis()),
        Waiting::FinalConfirmation(basis()),
        Waiting::Conflict(AT),
        Waiting::Objection(AT),
        Waiting::Penalty(PenaltyNo(4)),
        Waiting::Tie(1, basis()),
    ];
    own.into_iter().chain(waiting.map(R::Waits)).map(Reason::Setup).collect()
}

fn of_people() -> Vec<Reason> {
    use people::Reason as R;
    let gates = Gate::ALL;
    let own = [
        R::Unknown,
        R::NoPlace(None),
        R::NoName,
        R::Country,
        R::BornLater(day()),
        R::NoSessions,
        R::Already,
        R::Gone,
        R::SecondChief(PersonId(1)),
        R::HasPlayed,
        R::NotWaiting,
        R::TellJudge(basis()),
        R::GameBegun(RoundNo(2), basis()),
        R::GateOpen(Gate::TooYoung),
        R::Together(RoundNo(2)),
        R::HasMerged,
        R::NotMerged,
    ];
    gates.map(|gate| R::Gate(gate, basis())).into_iter().chain(own).map(Reason::People).collect()
}

fn of_substitutes() -> Vec<Reason> {
    use substitute::Reason as R;
    let own = [
        R::Unknown,
        R::NoSuchDeal(16),
        R::RoundOver(RoundNo(2)),
        R::NotSeated,
        R::NotInDeal(basis()),
        R::ForGood(basis()),
        R::NobodyPlays(basis()),
        R::Gone,
        R::PlaysAlready(RoundNo(2)),
        R::HasSlot,
        R::Sessions(2, None),
        R::Assistant(basis()),
        R::ChiefJudge(basis()),
        R::Gate(Gate::TooYoung, basis()),
        R::ComesBack(basis()),
    ];
    own.into_iter().map(Reason::Substitute).collect()
}

fn of_seats() -> Vec<Reason> {
    use seats::Reason as R;
    let (two, tables) = (RoundNo(2), vec![TableNo(3), TableNo(5)]);
    let own = [
        R::Unknown,
        R::NotByFour { players: 6, over: vec![EntryId(5), EntryId(6)], missing: 2, basis: basis() },
        R::TooFew(3),
        R::NotDrawn(basis()),
        R::Begun(two),
        R::NotAllowed { system: SeatingSystem::Snake, basis: basis() },
        R::RoundByRound(SeatingSystem::Programmatic),
        R::TakesList(SeatingSystem::Fixed),
        R::GamesOneByOne(basis()),
        R::RoundsUnknown,
        R::SameTwice,
        R::StillPlay(two, pair()),
        R::NoMoreRounds { rounds: 8, basis: basis() },
        R::RoundOpen(two),
        R::NoFinal(basis()),
        R::FinalTooEarly(two, basis()),
        R::FinalistsTied(pair(), basis()),
        R::GroupTooBig {
            kin: Kin::Clan, name: "Дракон".into(), members: pair(), tables: 1, basis: basis()
        },
        R::TooManyApart { entries: pair(), tables: 1 },
        R::Alone { entry: ANN, fitting: 2 },
        R::FixedTables(pair()),
        R::NoSeating { conflicts: 2 },
        R::Twice(two, ANN),
        R::EmptyTable(two),
        R::NotActive(two, ANN),
        R::NotReady(ANN, Gate::Restrictions, basis()),
        R::NotSeated(ANN),
        R::ChiefJudge(ANN, basis()),
        R::Together(ANN, BOB, basis()),
        R::HasProtocol(vec![TableNo(3)]),
        R::AlreadyPublished(two),
        R::EarlierPlanned(two),
        R::SeatsOtherwise(SeatsBy::Dice, basis()),
        R::NoThrow(13),
        R::ThrowAgain(pair(), basis()),
        R::OtherPlayers,
        R::NorthIsAbsent(basis()),
        R::NoClosing(basis()),
        R::TooEarly(Moment(0), basis()),
        R::NobodyMissing,
        R::HasProtocol(tables),
    ];
    own.into_iter().map(Reason::Seats).collect()
}

fn of_rounds() -> Vec<Reason> {
    use round::{Lacks, Reason as R};
    let tables = || vec![TableNo(3), TableNo(5)];
    let lacks = [
        Lacks::Players,
        Lacks::Decision,
        Lacks::Protocol,
        Lacks::OwnPart,
        Lacks::Confirmation,
        Lacks::Choice,
        Lacks::Answer,
    ];
    let own = [
        R::Unknown,
        R::NotPublished(RoundNo(2)),
        R::Confirmed(RoundNo(2)),
        R::NotConfirmed(RoundNo(2)),
        R::Gaps(tables(), vec![ANN], basis()),
        R::NothingNew(tables()),
        R::NotYet(vec![(TableNo(3), Span::minutes(65)), (TableNo(5), Span::seconds(90))], basis()),
        R::NotEarly(Moment(45_000_000), basis()),
        R::NotSeated(ANN),
        R::AlreadyAbsent(ANN),
        R::NoExtra,
        R::TooMuchTime(Span::minutes(24 * 60)),
        R::NoSuchTables(TableNo(9), TableNo(9)),
        R::NoSuchTables(TableNo(8), TableNo(9)),
        R::NoWords,
        R::HasResult(ANN, TableNo(3)),
        R::NotLate,
        R::AlreadyCalled(CallNo(1)),
        R::AlreadyAnswered(CallNo(1)),
        R::AlreadyVoid,
    ];
    let lacking = lacks.map(|lacks| R::Tables(lacks, tables()));
    own.into_iter().chain(lacking).map(Reason::Round).collect()
}

fn of_protocols() -> Vec<Reason> {
    use protocol::Reason as R;
    let east = Seat::ALL[0];
    let faults = [
        Fault::Sum { is: 119_900, should: 120_000 },
        Fault::Beyond { is: 1_000_000_000, most: 768_000 },
        Fault::NoOwnPart(east),
        Fault::NotHundreds,
        Fault::OtherFamily,
        Fault::EmptySeat(east),
        Fault::TooFew { players: 2 },
        Fault::Riichi { deal: 4, reason: RiichiReason::WrongSum },
        Fault::Classical { deal: 4, kind: rules::classical::DealFaultKind::ALL[0] },
        Fault::TooManyDeals { is: 5000, most: 99 },
        Fault::AfterEnd { deal: 4 },
        Fault::NotOver,
        Fault::Deals { is: 3, should: 4 },
        Fault::Points(east),
        Fault::PointsTogether { is: TournamentPoints::of_halves(97), most: TournamentPoints::whole(48) },
        Fault::Mahjongs { is: 5, deals: 4 },
        Fault::NeedsDeals(east),
        Fault::OwnPart(east),
    ];
    let own = [
        R::Unknown,
        R::Void(basis()),
        R::NotPublished(RoundNo(2)),
        R::NotStarted(basis()),
        R::RoundConfirmed,
        R::Confirmed,
        R::Conflict,
        R::OtherVersion(Version(2)),
        R::Stands(Box::new(Sheet::Totals(Totals::Sichuan { points: [4, 0, -4, 0], own: [None; 4] }))),
        R::Objections,
        R::OtherSeat,
        R::EmptySeat(east),
        R::OwnEntry(east),
    ];
    let sheet = faults.map(|fault| R::Sheet(fault, Some(basis())));
    own.into_iter().chain(sheet).map(Reason::Protocol).collect()
}

fn of_penalties() -> Vec<Reason> {
    use penalty::Reason as R;
    let sanctions = vec![
        Sanction::Warning,
        Sanction::LostCall,
        Sanction::DeadHand,
        Sanction::FalseHu,
        Sanction::Chombo,
        Sanction::Off(3, Unit::TournamentPointHalves),
        Sanction::Off(-3, Unit::TournamentPointHalves),
        Sanction::Off(8, Unit::GamePoints),
        Sanction::Off(20, Unit::Whists),
        Sanction::Off(-1000, Unit::TablePoints),
        Sanction::Annulled,
        Sanction::Disqualified,
        Sanction::Banned(tournament::Date::new(2027, 2, 28).unwrap()),
        Sanction::Noted(50),
        Sanction::None,
    ];
    let own = [
        R::Unknown,
        R::NoSuchRound(RoundNo(2)),
        R::OnlyJudge(basis()),
        R::OtherTable,
        R::OtherSeat,
        R::NotInCatalogue(basis()),
        R::Choice(sanctions, basis()),
        R::NoSuchKind(Sanction::DeadHand, basis()),
        R::OtherUnit(Unit::Whists),
        R::Amount { most: 200, unit: Some(Unit::TournamentPointHalves) },
        R::Amount { most: 100_000, unit: None },
        R::BanOver(day()),
        R::NoSuchDeal(16),
        R::NotPlayed,
        R::Repeated(PenaltyNo(4)),
        R::RoundConfirmed,
        R::NotPending,
        R::AlreadyCancelled,
        R::NotNoted,
    ];
    own.into_iter().map(Reason::Penalty).collect()
}

fn of_standings_and_the_club() -> Vec<Reason> {
    use standings::Reason as R;
    let own = [
        R::NoSuchRound(RoundNo(9)),
        R::NotTied { tie: pair() },
        R::NotTied { tie: Vec::new() },
        R::NothingToDecide(basis()),
        R::NotTheOrganiser(basis()),
        R::Provisional(Open::default()),
        R::NotHeld,
        R::NotNext(Some(3)),
        R::NotNext(None),
        R::OpenTie { tie: pair(), basis: basis() },
    ];
    let club = [
        club::Reason::Unknown(ANN),
        club::Reason::HasRounds(basis()),
        club::Reason::TooFew(3, basis()),
        club::Reason::Twice(ANN),
        club::Reason::Plays(ANN, RoundNo(2)),
    ];
    own.into_iter().map(Reason::Standings).chain(club.map(Reason::Club)).collect()
}

#[test]
fn every_reason_has_a_sentence() {
    let all: Vec<Reason> = [
        general(),
        of_setup(),
        of_people(),
        of_substitutes(),
        of_seats(),
        of_rounds(),
        of_protocols(),
        of_penalties(),
        of_standings_and_the_club(),
    ]
    .concat();
    for lang in Lang::ALL {
        let lines: Vec<String> = all.iter().map(|one| reason(&voice(lang, School::Riichi), one)).collect();
        assert!(lines.iter().all(|line| line.ends_with('.') && !line.ends_with("..")));
        golden("reasons", lang, &lines);
    }
}

#[test]
fn the_school_has_its_words() {
    let told = |school| reason(&voice(Lang::Ru, school), &seats::Reason::RoundOpen(RoundNo(2)).into());
    assert_eq!(
        [School::Riichi, School::Classical, School::Sichuan, School::Club].map(told),
        ["сессии", "тура", "сессии", "игры"]
            .map(|word| format!("Рассадка смотрит на положение, а результаты {word} 2 не подтверждены."))
    );
    let deal = |school| {
        let fault = Fault::AfterEnd { deal: 4 };
        reason(&voice(Lang::Ru, school), &protocol::Reason::Sheet(fault, None).into())
    };
    assert_eq!(deal(School::Club), "Игра уже кончилась, лишнее начинается так: раздача 4.");
    assert_eq!(deal(School::Sichuan), "Игра уже кончилась, лишнее начинается так: сдача 4.");
}
