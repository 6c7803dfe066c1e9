//! Every sentence for people, in Russian and English.
//!
//! The core crates return ids and numbers. Here each of them gets its words: names of yaku, fu, limits, options and
//! answers, the reasons of a refusal, the faults of a written hand, citations, the paraphrased law. The sentences
//! stand in `ftl/<language>/*.ftl` and the law in `regulations/`; both are built in.
#![deny(missing_docs)]

mod bundle;
mod citation;
pub mod classical;
pub mod frame;
pub mod hall;
pub mod happened;
mod ids;
mod lang;
mod law;
mod letters;
mod notation;
mod number;
mod option;
pub mod pattern;
pub mod programme;
mod riichi;
mod shown;
pub mod sichuan;
pub mod standings;
mod win;

pub use bundle::{Value, has_key, keys, say};
pub use citation::{citation, place_code};
pub use ids::{NOTES, note_id};
pub use lang::Lang;
pub use law::{ClauseText, clause, decision, source_title};
pub use letters::{capital, seat_of_deal, sort_key, wind_letter};
pub use notation::{parse_error, tile_name};
pub use number::{number, signed};
pub use option::{
    answer, classical_topic_name, contradiction, criterion, family_id, family_name, hall_topic_name,
    is_of_hall, option_group, option_name, register_name, regulation_about, regulation_name,
    sichuan_topic_name, topic_name,
};
pub use riichi::{
    abort, draw_payment, fu, limit, note, payment, points, reason, refusal, sanction, status, wait, wind,
    wind_id, yaku,
};
pub use shown::shown;
pub use win::{win, worth};
