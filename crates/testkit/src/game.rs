//! Games of the engine, by lot.
use ::game::family::{Match, Then};
use ::game::wall::Seed;
use rules::regulation::RegulationId;

/// A whole game in which everybody plays by lot; in Sichuan the time is up in the fourth deal.
pub fn by_lot(id: RegulationId, seed: u64) -> Match {
    let walls = Seed::of_number(seed);
    let mut lot = seed | 1;
    let mut below = |n: usize| {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (lot >> 33) as usize % n.max(1)
    };
    let mut game = Match::new(id, id.regulation().table);
    loop {
        match game.then() {
            Then::Wall if game.log().deals() == 4 => {
                if game.sichuan(::game::deal::sichuan::Table::time_up).is_none() {
                    game.begin(game.wall_of(&walls));
                }
            }
            Then::Wall => game.begin(game.wall_of(&walls)),
            Then::End => return game,
            Then::Play => {
                let seat = game.to_act().iter().next().expect("somebody to act");
                let table = game.table().expect("a table");
                let action = table.choice(seat, below(table.choices(seat))).expect("an action");
                game.act(seat, action).expect("an action of the list");
            }
        }
    }
}
