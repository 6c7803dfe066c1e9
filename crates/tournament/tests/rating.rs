//! The rating of a club: the formula with its worked examples, which games count, who is listed, what a correction moves.
#![allow(non_snake_case, reason = "the clause in a test's name ends with two underscores")]

use reglament_tournament::club::Rated;
use reglament_tournament::club::rating::{
    Ladder, Listed, Played, Rating, Standing, Unrated, changes, fold, ladder, moves, season,
};
use reglament_tournament::{Date, EntryId, RoundNo, TableId, TableNo};
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Register};
use rules::frame::PlaceRange;
use rules::frame::riichi::{FinalScores, ResultFactKind, finish};
use rules::regulation::RegulationId::{self, Aleague, Gambler, Samara, Sichuan, Tesuji};
use testkit::event::law_of;

const HALLS: [RegulationId; 5] = [Gambler, Sichuan, Samara, Tesuji, Aleague];

fn basis(id: &str) -> Basis {
    Basis::Clause(ClauseId::find(Register::Tesuji, id).expect("a clause"))
}

fn decided(number: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Riichi, number))
}

fn day(year: i16, month: u8, day: u8) -> Date {
    Date::new(year, month, day).expect("a day of the calendar")
}

const fn place(place: u8) -> PlaceRange {
    PlaceRange { first: place, last: place }
}

/// A game of the slots 1 to 4 by default, placed in their order.
fn game(round: u32, on: Date, entries: [u32; 4], rated: Rated) -> Played {
    let places = entries.iter().zip(1..).map(|(entry, at)| (EntryId(*entry), place(at))).collect();
    Played { at: TableId { round: RoundNo(round), table: TableNo(1) }, day: on, rated, places }
}

fn of(id: RegulationId, games: Vec<Played>) -> Ladder {
    fold(&law_of(id), games)
}

fn ratings(ladder: &Ladder) -> Vec<String> {
    (1..=4).map(|n| ladder.rating(EntryId(n)).value.to_string()).collect()
}

/// A player of a worked example: rating, games, place, change, rating after before rounding.
type Example = (i32, u32, u8, &'static str, &'static str);

const EXAMPLES: [(&str, [Example; 4]); 5] = [
    (
        "1500",
        [
            (1500, 0, 1, "30", "1530.00"),
            (1500, 0, 2, "10", "1510.00"),
            (1500, 0, 3, "-10", "1490.00"),
            (1500, 0, 4, "-30", "1470.00"),
        ],
    ),
    (
        "1515",
        [
            (1620, 150, 2, "5.1625", "1625.16"),
            (1480, 30, 1, "29.0225", "1509.02"),
            (1555, 399, 4, "-6.262", "1548.74"),
            (1405, 12, 3, "-7.076", "1397.92"),
        ],
    ),
    (
        "1550",
        [
            (1710, 400, 1, "5.2", "1715.20"),
            (1690, 812, 3, "-2.7", "1687.30"),
            (1500, 0, 2, "11.25", "1511.25"),
            (1300, 55, 4, "-21.1375", "1278.86"),
        ],
    ),
    (
        "1600",
        [
            (2000, 500, 4, "-8", "1992.00"),
            (1500, 100, 1, "26", "1526.00"),
            (1500, 200, 2, "7.5", "1507.50"),
            (1400, 300, 3, "-2", "1398.00"),
        ],
    ),
    (
        "1415",
        [
            (1450, 20, 1, "27.96", "1477.96"),
            (1430, 80, 2, "8.085", "1438.09"),
            (1400, 120, 3, "-7.315", "1392.69"),
            (1380, 260, 4, "-13.98", "1366.02"),
        ],
    ),
];

#[test]
fn tesuji_rating_6__the_formula_with_the_mean_of_the_table_and_no_floor() {
    // The numbers are those of every regulation with a hall, for a house rule that keeps a rating.
    for id in HALLS {
        let law = law_of(id);
        for (average, players) in EXAMPLES {
            let table = players.map(|(rating, games, at, ..)| Standing {
                rating: Rating::whole(rating),
                games,
                place: place(at),
            });
            for (found, (_, _, _, change, after)) in changes(&law.hall, table).iter().zip(players) {
                assert_eq!(found.average.to_string(), average, "{id:?}");
                assert_eq!(found.change.value.to_string(), change, "{id:?}");
                assert_eq!(found.after.value.to_string(), after, "{id:?}");
            }
        }
    }
    let table = [1, 2, 3, 4].map(|at| Standing { rating: Rating::whole(1500), games: 0, place: place(at) });
    let found = changes(&law_of(Tesuji).hall, table)[0];
    assert_eq!((found.change.basis, found.after.basis), (basis("rating.6"), decided(43)));
}

#[test]
fn tesuji_rating_7__the_adjustment_falls_to_a_fifth_and_stays() {
    let of = |games| {
        let table = [1, 2, 3, 4].map(|at| Standing { rating: Rating::whole(1500), games, place: place(at) });
        changes(&law_of(Tesuji).hall, table)[0]
    };
    for (games, thousandths) in
        [(0, 1000), (1, 998), (100, 800), (399, 202), (400, 200), (401, 200), (5000, 200)]
    {
        assert_eq!(of(games).adjustment.value, thousandths, "{games}");
    }
    assert_eq!(of(0).adjustment.basis, basis("rating.7"));
    // The games before this one count (D42).
    assert_eq!(of(0).games_before, decided(42));
    let ladder =
        self::of(Tesuji, (1..=2).map(|n| game(n, day(2026, 5, 1), [1, 2, 3, 4], Rated::Yes)).collect());
    let adjustments: Vec<i32> = ladder.of(EntryId(1)).map(|(_, line)| line.change.adjustment.value).collect();
    assert_eq!(adjustments, [1000, 998]);
}

#[test]
fn tesuji_rating_8__bases_of_the_four_places() {
    let table = [1, 2, 3, 4].map(|at| Standing { rating: Rating::whole(1500), games: 0, place: place(at) });
    let found = changes(&law_of(Tesuji).hall, table);
    let bases: Vec<String> = found.iter().map(|change| change.base.value.to_string()).collect();
    assert_eq!(bases, ["30", "10", "-10", "-30"]);
    assert!(found.iter().all(|change| change.base.basis == basis("rating.8")));
    // Where a house rule shares places, so are their bases: 20 each for the first two.
    let shared = PlaceRange { first: 1, last: 2 };
    let table = [shared, shared, place(3), place(4)].map(|place| Standing {
        rating: Rating::whole(1500),
        games: 0,
        place,
    });
    assert_eq!(changes(&law_of(Tesuji).hall, table)[1].base.value.to_string(), "20");
}

#[test]
fn a_half_of_a_hundredth_is_rounded_away_from_zero() {
    let of =
        |rating: i64, others: i64, at: u8| {
            let table = [(rating, at), (others, 2), (others, 3), (others, 4)].map(|(hundredths, at)| {
                Standing { rating: Rating::of_hundredths(hundredths), games: 0, place: place(at) }
            });
            changes(&law_of(Tesuji).hall, table)[0]
        };
    // (mean − own) / 40 = 3 × 0.80 / 4 / 40 = 0.015.
    let up = of(150_000, 150_080, 1);
    assert_eq!(
        (up.change.value.to_string(), up.after.value.to_string()),
        ("30.015".into(), "1530.02".into())
    );
    let down = of(150_080, 150_000, 1);
    assert_eq!(
        (down.change.value.to_string(), down.after.value.to_string()),
        ("29.985".into(), "1530.79".into())
    );
}

#[test]
fn tesuji_rating_4__a_new_player_begins_with_1500() {
    let ladder = of(Tesuji, vec![game(1, day(2026, 5, 1), [1, 2, 3, 4], Rated::Yes)]);
    let first = ladder.games[0].lines[0];
    assert_eq!((first.before.value, first.before.basis), (Rating::whole(1500), basis("rating.4")));
    assert_eq!(ladder.rating(EntryId(99)).value, Rating::whole(1500));
    for id in HALLS {
        assert_eq!(of(id, vec![]).start.value, Rating::whole(1500), "{id:?}");
    }
}

#[test]
fn tesuji_rating_5__recalculated_after_every_game_of_the_ladder() {
    let ladder = of(Tesuji, (1..=2).map(|n| game(n, day(2026, 5, 1), [1, 2, 3, 4], Rated::Yes)).collect());
    assert_eq!(ladder.kind, basis("rating.5"));
    assert_eq!(ladder.games[1].lines[0].change.each_game, basis("rating.5"));
    assert_eq!(ladder.games[1].lines[0].before.value, ladder.games[0].lines[0].after.value);
    // 1530: 0.998 × (30 + (1500 − 1530) / 40) = 29.1915.
    assert_eq!(ratings(&ladder), ["1559.19", "1519.73", "1480.27", "1440.81"]);
    // Only Tesuji keeps one.
    for id in HALLS {
        let event = testkit::event::Builder::of(id);
        assert_eq!(self::ladder(&event).is_some(), id == Tesuji, "{id:?}");
    }
}

fn unrated(rated: Rated) -> (usize, Option<(Unrated, Basis)>) {
    let ladder = of(Tesuji, vec![game(1, day(2026, 5, 1), [1, 2, 3, 4], rated)]);
    (ladder.games.len(), ladder.unrated.first().map(|(_, why)| (why.value, why.basis)))
}

#[test]
fn tesuji_rating_1__only_official_meetings_are_rated() {
    assert_eq!(unrated(Rated::NotOfficial), (0, Some((Unrated::NotOfficial, basis("rating.1")))));
    // Elsewhere a house rule that keeps a rating takes every game of four.
    for id in HALLS.into_iter().filter(|id| *id != Tesuji) {
        let ladder = of(id, vec![game(1, day(2026, 5, 1), [1, 2, 3, 4], Rated::NotOfficial)]);
        assert_eq!(ladder.games.len(), 1, "{id:?}");
    }
}

#[test]
fn tesuji_rating_2__every_game_of_four_but_one_of_a_single_wind() {
    assert_eq!(unrated(Rated::Yes), (1, None));
    assert_eq!(unrated(Rated::OneRound), (0, Some((Unrated::OneRound, basis("rating.2")))));
    let mut three = game(1, day(2026, 5, 1), [1, 2, 3, 4], Rated::Yes);
    three.places.pop();
    let ladder = of(Tesuji, vec![three]);
    assert_eq!((ladder.unrated[0].1.value, ladder.unrated[0].1.basis), (Unrated::NotFour, basis("rating.2")));
}

#[test]
fn tesuji_rating_3__unrated_where_all_agreed_before() {
    assert_eq!(unrated(Rated::Agreed), (0, Some((Unrated::Agreed, basis("rating.3")))));
}

#[test]
fn tesuji_rating_9__ten_games_and_one_in_this_or_the_previous_year() {
    let law = law_of(Tesuji);
    let games = |last: Date, count: u32| {
        let day_of = |n| if n == count { last } else { day(2024, 3, 1) };
        of(Tesuji, (1..=count).map(|n| game(n, day_of(n), [1, 2, 3, 4], Rated::Yes)).collect())
    };
    let listed = |ladder: &Ladder, on| ladder.listed(&law, EntryId(1), on);
    let ten = games(day(2025, 12, 31), 10);
    assert_eq!(listed(&ten, day(2026, 12, 31)).value, Listed::Yes);
    assert_eq!(listed(&ten, day(2026, 12, 31)).basis, basis("rating.9"));
    assert_eq!(listed(&ten, day(2027, 1, 1)).value, Listed::NotSince(2026));
    assert_eq!(listed(&ten, day(2025, 1, 1)).value, Listed::TooFew(9), "the tenth game is still to come");
    assert_eq!(listed(&games(day(2025, 12, 31), 9), day(2026, 1, 1)).value, Listed::TooFew(9));
    // Elsewhere everybody who has played this year is in the list.
    for id in HALLS.into_iter().filter(|id| *id != Tesuji) {
        let one = of(id, vec![game(1, day(2026, 1, 1), [1, 2, 3, 4], Rated::Yes)]);
        let listed = |entry, on| one.listed(&law_of(id), EntryId(entry), on).value;
        assert_eq!(listed(1, day(2026, 12, 31)), Listed::Yes, "{id:?}");
        assert_eq!(listed(1, day(2027, 1, 1)), Listed::NotSince(2027), "{id:?}");
    }
}

#[test]
fn tesuji_final_1__equal_points_by_the_order_of_the_first_seats() {
    let rules = testkit::law::riichi(Tesuji);
    let scores = FinalScores { points: [25000, 25000, 30000, 20000], bets: 0, deductions: [0; 4] };
    let finished = finish(rules, &scores);
    assert_eq!(finished.basis(ResultFactKind::PlaceTies), Some(basis("final.1")));
    let places = finished.players.each_ref().map(|p| p.place);
    // West is first; East, the first dealer, is ahead of South: +10 and −10 of the rating, not twice nothing.
    let entries = [1, 2, 3, 4].map(EntryId);
    let played = Played {
        places: entries.into_iter().zip(places).collect(),
        ..game(1, day(2026, 5, 1), [1, 2, 3, 4], Rated::Yes)
    };
    assert_eq!(ratings(&of(Tesuji, vec![played])), ["1510.00", "1490.00", "1530.00", "1470.00"]);
}

#[test]
fn the_ladder_goes_by_days_and_a_correction_shows_what_moves() {
    let (early, late) = (day(2026, 5, 1), day(2026, 5, 8));
    let first = game(2, early, [1, 2, 3, 4], Rated::Yes);
    let second = game(1, late, [5, 1, 6, 7], Rated::Yes);
    let before = of(Tesuji, vec![second.clone(), first.clone()]);
    assert_eq!(before.games.iter().map(|g| g.day).collect::<Vec<_>>(), [early, late]);
    // Slots 1 and 2 are found to have changed places in the old game; the later one moves too.
    let mut corrected = first;
    corrected.places.swap(0, 1);
    for (entry, at) in corrected.places.iter_mut().zip(1..) {
        entry.1 = place(at);
    }
    let after = of(Tesuji, vec![corrected, second]);
    let moved: Vec<(u32, String, String)> =
        moves(&before, &after).iter().map(|m| (m.entry.0, m.from.to_string(), m.to.to_string())).collect();
    let line = |n: u32, from: &str, to: &str| (n, from.to_owned(), to.to_owned());
    assert_eq!(
        moved,
        [
            line(1, "1539.42", "1519.79"),
            line(2, "1510.00", "1530.00"),
            line(5, "1530.19", "1530.06"),
            line(6, "1490.19", "1490.06"),
            line(7, "1470.19", "1470.06"),
        ]
    );
}

#[test]
fn a_season_is_a_calendar_year() {
    let law = law_of(Tesuji);
    let days = [day(2025, 12, 31), day(2026, 1, 1), day(2026, 12, 31)];
    let ladder =
        of(Tesuji, days.iter().zip(1..).map(|(on, n)| game(n, *on, [1, 2, 3, 4], Rated::Yes)).collect());
    let of_2026 = ladder.season(&law, 2026);
    assert_eq!(of_2026.basis, decided(44));
    let first = of_2026.value[0];
    assert_eq!((first.games, first.places), (2, [2, 0, 0, 0]));
    assert_eq!(first.before, Rating::whole(1530));
    assert_eq!(first.after, ladder.rating(EntryId(1)).value);
    assert_eq!(season(day(2026, 12, 31)), 2026);
}
