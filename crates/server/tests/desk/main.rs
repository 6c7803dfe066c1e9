//! The desk over HTTP, in one process: requests go through the whole router, with a store of their own.
mod api;
mod client;
mod club;
mod end;
mod first;
mod hall;
mod judge;
mod organiser;
mod pages;
mod paper;
mod phones;
mod reach;
mod roles;
mod templates;
mod twice;
mod whole;
