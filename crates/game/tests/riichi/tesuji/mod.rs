//! The clauses of the Tesuji regulation that the table realises.
mod calls;
mod circle;
mod dead;
mod frame;
mod kan;
mod manners;
mod redeal;
