//! Classical hands, deals and games: the clauses of the Gambler tournament one by one, each limit hand with
//! matches and near misses, and properties.
#![allow(non_snake_case, reason = "the clause in a test's name ends with two underscores")]
mod clauses;
mod frame;
mod help;
mod house_rules;
mod limit_hands;
mod oracle;
mod properties;
mod refusals;
mod settlement;
mod shapes;
