//! The regulations as values.
