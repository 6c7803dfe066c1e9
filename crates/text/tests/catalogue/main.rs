//! The catalogue of messages: complete, the same in both languages, nothing left over.
mod calls;
mod files;
mod generated;
mod law;
