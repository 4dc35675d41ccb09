//! How the server is run. Everything is bounded here.

use std::time::Duration;

use crate::Network;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether browsers reach it by `https`, through a proxy that ends TLS:
    /// cookies are then marked secure and bound to the host, and no others count.
    /// Players in a local network use plain `http`.
    pub https: bool,
    /// Who is trusted to name in `X-Forwarded-For` for whom they ask.
    pub proxies: Vec<Network>,
    /// Who may read `/metrics`.
    pub metrics: Vec<Network>,
    /// Whether every request is written to the log.
    pub access_log: bool,
    /// Who is asked to close says so at `/readyz` for so long, and goes on meanwhile.
    pub drain: Duration,
    /// So many connections at once; sockets count.
    pub connections: usize,
    /// So many of them from one address; a trusted proxy may have all.
    pub connections_each: usize,
    /// A request takes no longer than this.
    pub timeout: Duration,
    /// No form is larger than this many bytes.
    pub body: usize,
    /// The same for the form that opens a table: decks and cards are texts, and
    /// a browser may send three bytes for each of theirs.
    pub setup: usize,
    /// So many pages a second for one address, with bursts of ten times as many.
    pub pages_per_second: u32,
    /// So many forms (tables opened, seats taken, switches) a minute for one address.
    pub forms_per_minute: u32,
    /// So many tables an hour are opened from one address: whoever keeps no cookies is somebody else each time.
    pub tables_per_hour: u32,
    /// So often a name is tried from one address before it has to wait; one more
    /// try comes back every half minute.
    pub sign_ins: u32,
    /// So many lines a minute one member says to all others.
    pub lines_per_minute: u32,
    /// So many messages a second on one socket, with bursts of three times as many.
    pub messages_per_second: u32,
    /// Whether duels of the club allow cheats (section 22 of Duel's specification).
    pub cheats: bool,
    /// How often a silent socket is asked whether it lives; it is ended after
    /// being silent for three times as long.
    pub ping: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            https: false,
            proxies: Vec::new(),
            metrics: ["127.0.0.0/8", "::1"].iter().filter_map(|network| network.parse().ok()).collect(),
            access_log: false,
            drain: Duration::ZERO,
            connections: 4096,
            connections_each: 512,
            timeout: Duration::from_secs(20),
            body: 16 * 1024,
            setup: 256 * 1024,
            pages_per_second: 50,
            forms_per_minute: 120,
            tables_per_hour: 240,
            sign_ins: 10,
            lines_per_minute: 20,
            messages_per_second: 20,
            cheats: false,
            ping: Duration::from_secs(20),
        }
    }
}
