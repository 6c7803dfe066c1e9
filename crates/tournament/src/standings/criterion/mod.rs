//! The criteria of chains: each a small pure value, named as in the law, in a file of its own.
mod best_session;
pub(super) mod common_sessions;
pub(super) mod earlier_places;
mod game_points;
mod mahjongs;
mod mean_place;
mod place_spread;
mod point_spread;
mod rating;
mod results;
mod table_points;
mod tournament_points;
mod whists;
mod won_sessions;

use super::totals::Totals;
use super::value::{Better, Value};
use rules::hall::Criterion;

/// What a slot has by a criterion. `chombo` is what one takes off the table points after the game. Nothing for the two
/// criteria that depend on who is tied with whom or on earlier standings.
pub fn value(criterion: Criterion, totals: &Totals, chombo: i32) -> Option<Value> {
    Some(match criterion {
        Criterion::TournamentPoints => tournament_points::of(totals),
        Criterion::Whists => whists::of(totals),
        Criterion::Mahjongs => mahjongs::of(totals),
        Criterion::GamePoints => game_points::of(totals),
        Criterion::WonSessions => won_sessions::of(totals),
        Criterion::BestSession => best_session::of(totals),
        Criterion::MeanPlace => mean_place::of(totals),
        Criterion::TablePoints => table_points::of(totals, chombo),
        Criterion::PlaceSpread => place_spread::of(totals),
        Criterion::PointSpread => point_spread::of(totals),
        Criterion::Results => results::of(totals),
        Criterion::Rating => rating::of(totals),
        Criterion::CommonSessions | Criterion::EarlierPlaces | Criterion::None => return None,
    })
}

/// Which value of a criterion is ahead.
pub const fn better(criterion: Criterion) -> Better {
    match criterion {
        Criterion::EarlierPlaces | Criterion::MeanPlace | Criterion::PlaceSpread | Criterion::PointSpread => {
            Better::Least
        }
        Criterion::TournamentPoints
        | Criterion::Whists
        | Criterion::Mahjongs
        | Criterion::GamePoints
        | Criterion::WonSessions
        | Criterion::CommonSessions
        | Criterion::BestSession
        | Criterion::TablePoints
        | Criterion::Results
        | Criterion::Rating
        | Criterion::None => Better::Most,
    }
}
