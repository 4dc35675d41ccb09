//! Time inside a match. Rules never read a clock: they are told.

use serde::{Deserialize, Serialize};

/// Milliseconds of play since the match began.
///
/// It is the time of the *line* that is being played: a rewind sets it back to
/// what it was there, and it stands still while a match lies in a drawer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameTime(pub u64);

impl GameTime {
    /// The beginning.
    pub const ZERO: GameTime = GameTime(0);

    /// This much later; at the end of time it stays there.
    #[must_use]
    pub const fn plus(self, milliseconds: u64) -> GameTime {
        GameTime(self.0.saturating_add(milliseconds))
    }
}

/// Something that will happen by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timer {
    /// Which one; the game knows what it means.
    pub id: u16,
    /// When. It is logged at this time, however late the host notices.
    pub due: GameTime,
}
