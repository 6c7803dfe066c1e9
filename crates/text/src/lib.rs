//! Every sentence for people, in Russian and English.
#![deny(missing_docs)]
