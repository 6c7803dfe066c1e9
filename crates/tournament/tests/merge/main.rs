//! Joining two copies of an event that went on apart.
mod forget;
mod judge;
mod numbers;
mod random;
mod results;
mod support;
mod twice;
