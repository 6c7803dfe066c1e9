//! Files in and out: game logs of other programs.
#![deny(missing_docs)]
