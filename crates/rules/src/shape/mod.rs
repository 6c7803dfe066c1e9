//! The shape of a hand without any rule set: distance, waits, accepted tiles.
