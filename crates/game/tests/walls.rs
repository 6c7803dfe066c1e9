//! Walls of a seed: frozen, fair, and no others than the set allows.
use reglament_game::wall::{Break, Dice, NotOfPlan, Seed, Wall, WallPlan};
use rules::riichi::RedFives;
use rules::seat::Seat;

/// Worked out by a program in another language from the description of [`Seed::wall`].
const FROZEN: [&str; 4] = [
    "6s 3p 7m 3s 5s 4s 7z 4z 4m 4z 8m 2s 1m 7m",
    "6z 6s 3p 1z 8m 2p 5z 4p 9p 9s 6z 7s 8m 7p",
    "5m 4m 2m 9s 6p 8p 9p 6s 2s 8s 5p 7s 3p 7s",
    "7z 3p 9s 9s 6z 7p 7z 4s 4p 1z 6m 1p 5m 2m",
];
const RIICHI: WallPlan = WallPlan::Riichi(RedFives::Three);

fn text(wall: &Wall, n: usize) -> String {
    wall.pieces().iter().take(n).map(|p| format!("{p:?}")).collect::<Vec<_>>().join(" ")
}

/// These lines never change: a published seed must give the same walls in ten years.
#[test]
fn the_walls_of_a_seed_are_frozen() {
    let seed = Seed::of_number(1);
    let walls = [
        text(&seed.wall(RIICHI, 0), 14),
        text(&seed.wall(RIICHI, 1), 14),
        text(&seed.wall(WallPlan::Suits, 0), 14),
        text(&seed.wall(WallPlan::WithBonus, 7), 14),
    ];
    assert_eq!(walls, FROZEN);
    let dice = [0, 1, 2].map(|deal| (seed.dice(deal).first, seed.dice(deal).second));
    assert_eq!(dice, [(1, 2), (6, 6), (6, 4)]);
}

#[test]
fn every_plan_gives_its_own_pieces() {
    let seed = Seed::new([7; 32]);
    let reds = |plan| {
        let wall = seed.wall(plan, 3);
        assert_eq!(Wall::of(plan, wall.pieces()), Ok(wall.clone()));
        wall.pieces().iter().filter_map(|p| p.tile()).filter(|t| t.is_red()).count()
    };
    let count = |reds_of| reds(WallPlan::Riichi(reds_of));
    assert_eq!([RedFives::None, RedFives::Three, RedFives::Four].map(count), [0, 3, 4]);
    assert_eq!((seed.wall(WallPlan::Suits, 0).len(), reds(WallPlan::Suits)), (108, 0));
    let classical = seed.wall(WallPlan::WithBonus, 0);
    assert_eq!(classical.len(), 144);
    let bonus: std::collections::BTreeSet<_> =
        classical.pieces().iter().filter_map(|p| p.bonus()).map(|b| b.to_string()).collect();
    assert_eq!(bonus.len(), 8);
    assert_eq!(Wall::of(RIICHI, classical.pieces()), Err(NotOfPlan));
    assert_eq!(Wall::of(RIICHI, &seed.wall(RIICHI, 0).pieces()[1..]), Err(NotOfPlan));
}

/// The number of times each of the 34 kinds and red fives lies at the first place, over many walls.
#[test]
fn no_tile_comes_first_more_often_than_chance() {
    let mut first = [0u32; 37];
    for deal in 0..13600 {
        let wall = Seed::of_number(9).wall(RIICHI, deal);
        first[wall.pieces()[0].index()] += 1;
    }
    for (tile, n) in first.into_iter().enumerate() {
        let expected = match tile {
            4 | 13 | 22 => 300,
            34.. => 100,
            _ => 400,
        };
        // Five standard deviations.
        assert!(n.abs_diff(expected) < 5 * f64::from(expected).sqrt() as u32, "{tile}: {n} of {expected}");
    }
}

#[test]
fn one_throw_tells_side_and_stack() {
    let at = |first, second| Break::of(Seat::ALL[1], Dice { first, second });
    assert_eq!(at(1, 1), Break { side: Seat::ALL[2], stacks: 2 });
    assert_eq!(at(2, 3), Break { side: Seat::ALL[1], stacks: 5 });
    assert_eq!(at(6, 6), Break { side: Seat::ALL[0], stacks: 12 });
}
