//! Papers as they come out of the printer: the text of their HTML, and what the value says.
#![expect(non_snake_case, reason = "tests are named by their clause")]
mod cards;
mod forms;
mod names;
mod reference;
mod seats;
mod support;
mod times;
mod whole;
