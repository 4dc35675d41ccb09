//! The real program: in pipes, in a pseudo-terminal, served and killed.

mod admin;
#[allow(dead_code, reason = "the tests of `web` use the rest")]
#[path = "../../../web/tests/it/support/browser.rs"]
mod browser;
mod chess_kill;
mod computers;
mod computers_pentago;
mod duel_kill;
mod duel_terminal;
mod full_screen;
mod kept;
mod magic;
mod observed;
mod pipe;
mod records_before;
mod screen;
mod serve;
mod serve_kills;
mod settings;
#[allow(dead_code, reason = "the tests of `web` use the rest")]
#[path = "../../../web/tests/it/support/shown.rs"]
mod shown;
mod strict;
mod terminal;
mod transcripts;
