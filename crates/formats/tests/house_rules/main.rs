//! House rules: what is refused and how it is said, what is read, and that both directions agree.
mod goldens;
mod never_panics;
mod readings;
mod round_trip;
mod shipped_files;
