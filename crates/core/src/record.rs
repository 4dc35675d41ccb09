//! Records: a match as a `.meydan` file, one JSON object a line.
//!
//! ```text
//! {"meydan":1,"game":"othello","rules":1,"seats":2,"config":{},"names":["Ada","Bo"],"commitment":"…","sum":"…"}
//! {"seq":1,"at":0,"act":{"seat":0,"action":"d3"},"events":[…],"sum":"…"}
//! {"check":{"seq":8,"digest":"…"},"sum":"…"}
//! {"end":{"seq":60,"digest":"…","outcome":{…},"seed":"…"},"sum":"…"}
//! ```
//!
//! `events` are what a spectator was told. `sum` closes every line: a hash of
//! the line and of all lines before it, so that a changed byte is found in its
//! line. This module makes and reads text; files are somebody else's business.

mod read;
mod verify;
mod write;

pub use read::{Check, End, Head, Line, Record, RecordError, RecordFault};
pub use verify::{Begin, verify};
pub use write::{CHECK_EVERY, Writer, write};

/// The version of the format that can hold what the rules of a game say.
pub const FORMAT: u32 = 1;

/// The one that can also hold a clock, and what the hall itself did to a match.
const CLOCKED: u32 = 2;

/// What stands before the closing hash of every line.
const SUM: &str = ",\"sum\":\"";

/// The running hash over the lines of a record.
#[derive(Clone)]
struct Chain(blake3::Hasher);

impl Chain {
    fn new() -> Chain {
        Chain(blake3::Hasher::new_derive_key("meydan 2026 record lines"))
    }

    /// The sum of the next line, given what stands before its `sum` field.
    fn sum(&mut self, body: &str) -> String {
        self.0.update(body.as_bytes());
        self.0.update(b"\n");
        self.0.finalize().to_hex()[..16].to_owned()
    }
}
