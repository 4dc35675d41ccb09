//! The hall in a browser.
//!
//! Lives here: the HTTP server with its bounds and headers, the routes, the
//! live socket, the mapping from what the hall shows to page models, and the
//! [`pages`] themselves.
//! Deliberately absent: the state of any table (the hall has it) and rules.

mod app;
mod assets;
mod folding;
mod limits;
mod mapping;
pub mod pages;
mod protocol;
mod rated;
mod routes;
mod security;
mod server;
mod settings;
mod visitor;

pub use server::serve;
pub use settings::Settings;
