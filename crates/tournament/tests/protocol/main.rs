//! Protocols, results of tables and penalties.
mod aleague;
mod confirming;
mod entering;
mod gambler;
mod late;
mod samara;
mod scale;
mod sichuan;
mod sizes;
mod support;
mod table;
mod tesuji;
