//! The case files: those of the repository always, those of the corpus when it lies beside the checkout.
mod corpus_files;
mod own_files;
