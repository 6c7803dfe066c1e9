//! What a command is about, so that what stands on it can be found.
