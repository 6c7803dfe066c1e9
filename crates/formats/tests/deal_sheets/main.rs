//! Deal sheets: both writings say the same, faults have their place, nothing panics.
mod faults;
mod plays;
mod writings;
