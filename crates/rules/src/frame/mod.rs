//! A game as a fold of deal results: dealer, end, places.
pub mod sichuan;
