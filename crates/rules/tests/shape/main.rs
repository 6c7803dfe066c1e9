//! Shanten, waits and accepted tiles against a brute-force oracle, the bug reports and the recorded files.
mod files;
mod hands;
mod oracle;
mod properties;
mod refusals;
mod reports;
mod shapes;
