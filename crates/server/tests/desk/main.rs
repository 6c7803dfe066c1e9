//! The desk over HTTP, in one process: requests go through the whole router, with a store of their own.
mod api;
mod client;
mod first;
mod organiser;
mod pages;
mod phones;
mod roles;
mod templates;
mod twice;
