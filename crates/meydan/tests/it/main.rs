//! The real program: in pipes, in a pseudo-terminal, served and killed.

#[allow(dead_code, reason = "the tests of `web` use the rest")]
#[path = "../../../web/tests/it/support/browser.rs"]
mod browser;
mod chess_kill;
mod computers;
mod computers_pentago;
#[path = "../../../console/tests/it/dice.rs"]
mod dice;
mod duel_kill;
mod full_screen;
mod magic;
#[path = "../../../console/tests/it/twin.rs"]
mod othello_twin;
#[path = "../../../../games/pentago/tests/it/twin.rs"]
mod pentago_twin;
mod pipe;
mod records_before;
mod screen;
mod serve;
mod terminal;
mod transcripts;
