//! How long things take in the lobby, and its bounds.

use std::time::Duration;

/// The bounds of the lobby.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A challenge that is not answered lapses after so long (HA-12).
    pub challenge_lapse: Duration,
    /// Whose last page is gone counts as here for so long still (HA-15).
    pub grace: Duration,
    /// Who waits and whose page is gone waits no more after so long (HA-11).
    pub pairing_gone: Duration,
    /// A computer is offered to who waits for so long.
    pub computer_offer: Duration,
    /// So many wait at once.
    pub most_waits: u32,
    /// How often those who wait are looked at, because they are content with more people.
    pub look: Duration,
    /// The lists of the hall are drawn anew no sooner than this after the time before.
    pub calm: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            challenge_lapse: Duration::from_secs(10 * 60),
            grace: Duration::from_secs(20),
            pairing_gone: Duration::from_secs(15),
            computer_offer: Duration::from_secs(30),
            most_waits: 5_000,
            look: Duration::from_secs(1),
            calm: Duration::from_millis(200),
        }
    }
}
