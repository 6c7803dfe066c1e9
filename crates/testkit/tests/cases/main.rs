//! The case files: those of the repository always, those of the corpus when it lies beside the checkout. And random
//! wins, for which nobody wrote an answer down.
mod corpus_files;
mod leaves;
mod own_files;
mod wins;
