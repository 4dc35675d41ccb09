//! The rules of advanced chess and its computer.

mod computer;
mod conformance;
mod door;
mod doubles;
mod ends;
mod faults;
mod oracle;
mod perft;
mod pgn;
mod points;
mod red_line;
mod report;
mod slow;
mod tampering;
