//! The hall in a browser.
//!
//! Lives here: the HTTP server with its bounds and headers, the routes, the
//! live socket, and the mapping from what the hall shows to page models.
//! The pages themselves are drawn by `meydan-pages`.
//! Deliberately absent: the state of any table (the hall has it) and rules.

mod app;
mod assets;
mod audience;
mod limits;
mod lobbying;
mod mapping;
mod metering;
mod protocol;
mod proxy;
mod rated;
mod routes;
mod security;
mod server;
mod settings;
mod visitor;
mod zipped;

pub use proxy::Network;
pub use server::{not_yet, serve};
pub use settings::Settings;
