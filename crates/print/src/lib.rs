//! Paper of an event. A paper is a value: [`paper`] turns an event into a [`Document`], or says what is [`Missing`];
//! [`html`] makes a page for the printer of it. Nothing here asks a clock, a file or a network.
#![deny(missing_docs)]

mod ask;
mod behind;
mod code;
pub mod document;
mod html;
mod kind;
mod missing;
mod papers;
mod sheet;
mod who;

pub use ask::{Asked, DeviceCode, Ink, Size, Venue};
pub use code::Squares;
pub use document::Document;
pub use html::{CSS, FONT_LICENSE, FONTS, Styles, html, picture};
pub use kind::{About, Kind, papers};
pub use missing::Missing;
pub use papers::paper;
