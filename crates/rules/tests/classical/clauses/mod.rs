//! One test for each clause of the register: the output it rules and the citation that comes with it.
mod counting;
mod deals;
mod declaring;
mod doubles;
mod equated;
mod limits;
mod points;
