//! Joining two copies of an event that went on apart.
mod forget;
mod games;
mod judge;
mod numbers;
mod random;
mod results;
mod support;
mod twice;
