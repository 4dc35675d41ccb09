//! Every setting of a server, a row each: flags, variables, lines of the file, what
//! `--print-config` shows and `docs/operating.md` all come from here.

use super::Config;
use super::kind::{Field, Kind, Unit, Value};

/// A setting.
pub(crate) struct Row {
    /// Its name: the flag without its dashes, and the key in the file.
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// What it is about.
    pub(crate) heading: &'static str,
    pub(crate) help: &'static str,
    read: fn(&Config) -> Value,
    write: fn(&mut Config, &Value),
}

impl Row {
    /// The environment variable.
    pub(crate) fn variable(&self) -> String {
        format!("MEYDAN_{}", self.name.replace('-', "_").to_uppercase())
    }

    pub(crate) fn read(&self, config: &Config) -> Value {
        (self.read)(config)
    }

    pub(crate) fn write(&self, config: &mut Config, value: &Value) {
        (self.write)(config, value);
    }
}

/// The row with this name.
pub(crate) fn row(name: &str) -> Option<(usize, &'static Row)> {
    ROWS.iter().enumerate().find(|(_, row)| row.name == name)
}

const SERVER: &str = "The server";
const WEB: &str = "Bounds of connections and requests";
const HALL: &str = "Bounds of the hall";
const LOBBY: &str = "Meeting people";
const COMPUTERS: &str = "Computers";

const MANY: u64 = 1_000_000;
const DAY: u64 = 24 * 60 * 60;
const YEAR: u64 = 365 * DAY;

macro_rules! rows {
    ($($heading:ident: $name:literal, $kind:expr, $($field:ident).+, $help:literal;)*) => {
        &[$(Row {
            name: $name,
            kind: $kind,
            heading: $heading,
            help: $help,
            read: |config| config.$($field).+.told($kind),
            write: |config, value| config.$($field).+.take($kind, value),
        }),*]
    };
}

/// All of them.
#[rustfmt::skip]
pub(crate) const ROWS: &[Row] = rows! {
    SERVER: "addr", Kind::Address, addr,
        "Where browsers find the hall: an address and a port; port 0 takes a free one";
    SERVER: "data", Kind::Folder, data,
        "The folder in which tables are kept. Otherwise the user's own data folder";
    SERVER: "https", Kind::Truth, web.https,
        "Browsers reach the hall by https, through a proxy: cookies are marked secure and bound to the host";
    SERVER: "proxy", Kind::Networks, web.proxies,
        "A proxy that is trusted to say for whom it asks, by its address or network (10.0.0.0/8); several by commas";
    SERVER: "metrics", Kind::Networks, web.metrics,
        "Who may read /metrics, by address or network; for others there is no such page";
    SERVER: "log", Kind::Word(&["text", "json"]), log,
        "How the log is written, to standard error";
    SERVER: "log-level", Kind::Word(&["off", "error", "warn", "info", "debug", "trace"]), log_level,
        "What is written: this and whatever is worse";
    SERVER: "access-log", Kind::Truth, web.access_log,
        "Write a line for every request: method, kind of page, status, address, time. No table's name, no query";
    SERVER: "drain", Kind::of(Unit::Seconds, 0, 3600), web.drain,
        "Who is asked to close says so at /readyz for so long, and goes on meanwhile";
    SERVER: "cheats", Kind::Truth, web.cheats,
        "Duels of the club allow cheats, such as life points, cards to the hand, or the win of a round. What is won by them is rewarded as usual, so this is for trying things out";

    WEB: "rate", Kind::count(1, 10_000), rate,
        "How often one address or socket may ask, as a multiple of the next five";
    WEB: "pages-per-second", Kind::count(1, MANY), web.pages_per_second,
        "Pages a second for one address, with bursts of ten times as many";
    WEB: "forms-per-minute", Kind::count(1, MANY), web.forms_per_minute,
        "Forms (tables opened, seats taken, switches) a minute for one address";
    WEB: "tables-per-hour", Kind::count(1, MANY), web.tables_per_hour,
        "Tables opened an hour from one address";
    WEB: "sign-ins", Kind::count(1, MANY), web.sign_ins,
        "So often a name is tried from one address; one more try comes back every half minute";
    WEB: "messages-per-second", Kind::count(1, MANY), web.messages_per_second,
        "Messages a second on one socket, with bursts of three times as many";
    WEB: "lines-per-minute", Kind::count(1, MANY), web.lines_per_minute,
        "Lines a minute that one member says to all others";
    WEB: "connections", Kind::count(1, MANY), web.connections,
        "Connections at once; sockets count";
    WEB: "connections-each", Kind::count(1, MANY), web.connections_each,
        "Of them from one address; a named proxy may have all";
    WEB: "timeout", Kind::of(Unit::Seconds, 1, 3600), web.timeout,
        "A request takes no longer";
    WEB: "ping", Kind::of(Unit::Seconds, 1, 3600), web.ping,
        "How often a silent socket is asked whether it lives; it is ended after three times as long";
    WEB: "form-size", Kind::of(Unit::Bytes, 1024, 16 << 20), web.body,
        "No form is larger";
    WEB: "setup-size", Kind::of(Unit::Bytes, 1024, 16 << 20), web.setup,
        "The same for the form that opens a table, which may hold decks and cards";

    HALL: "people", Kind::count(1, MANY), hall.people,
        "People who look at tables at once";
    HALL: "watchers", Kind::count(1, MANY), hall.watchers,
        "Of them at one table";
    HALL: "tables-each", Kind::count(1, MANY), hall.tables_each,
        "Tables in play that one visitor has opened";
    HALL: "live-tables", Kind::count(1, MANY), hall.live_tables,
        "Tables at which nobody looks and that stay awake; the others sleep";
    HALL: "sleepers", Kind::count(0, 100 * MANY), hall.sleepers,
        "Sleeping tables whose timer runs; beyond that, time stands still for some";
    HALL: "idle", Kind::of(Unit::Seconds, 1, DAY), hall.idle,
        "A table that nobody looks at sleeps after so long";
    HALL: "remembered", Kind::count(0, MANY), hall.remembered,
        "Sleeping tables that are remembered for lists, so that their logs need not be read";
    HALL: "unplayed", Kind::of(Unit::Seconds, 60, YEAR), hall.unplayed,
        "A table without a move is removed when it was quiet for so long";
    HALL: "unjoined", Kind::of(Unit::Seconds, 60, YEAR), hall.unjoined,
        "An open table that nobody joined is closed after so long";
    HALL: "abandoned", Kind::of(Unit::Seconds, 60, 100 * YEAR), hall.abandoned,
        "A table that is not over and counts for nothing, when it was quiet for so long";
    HALL: "sweep", Kind::of(Unit::Seconds, 1, DAY), hall.sweep,
        "How often they are looked for";
    HALL: "queue", Kind::count(1, 10_000), hall.queue,
        "Commands that wait for one table";
    HALL: "patience", Kind::of(Unit::Seconds, 1, DAY), hall.patience,
        "At a table for more than two without a clock, a computer moves for whoever is away so long";
    HALL: "away", Kind::of(Unit::Seconds, 1, DAY), hall.away,
        "Where two play without a clock, one who is to move and away so long need not be waited for";
    HALL: "veil", Kind::of(Unit::Milliseconds, 0, 60_000), hall.veil,
        "Who can only pass, and might have had something hidden to answer with, seems to think for a quarter of this to all of it";

    LOBBY: "challenge-lapse", Kind::of(Unit::Seconds, 1, DAY), lobby.challenge_lapse,
        "A challenge that is not answered lapses after so long";
    LOBBY: "grace", Kind::of(Unit::Seconds, 0, 3600), lobby.grace,
        "Whose last page is gone counts as here for so long still";
    LOBBY: "pairing-gone", Kind::of(Unit::Seconds, 1, 3600), lobby.pairing_gone,
        "Who waits to be paired and whose page is gone waits no more after so long";
    LOBBY: "computer-offer", Kind::of(Unit::Seconds, 0, 3600), lobby.computer_offer,
        "Who waits to be paired is offered a computer after so long";
    LOBBY: "waits", Kind::count(1, MANY), lobby.most_waits,
        "People wait to be paired, each game counted, at once";

    COMPUTERS: "memory", Kind::of(Unit::Megabytes, 1, MANY), hall.memory,
        "Computers think with no more memory together. Otherwise a quarter of the machine's";
    COMPUTERS: "computers", Kind::count(1, 10_000), hall.computers,
        "Computers that think at once; those that need next to nothing are not counted. Otherwise one a core";
    COMPUTERS: "computers-each", Kind::count(1, 10_000), hall.computers_each,
        "Of them for one person. Otherwise one fewer";
    COMPUTERS: "hints", Kind::count(0, MANY), hall.hints,
        "Hints that wait to be thought about";
    COMPUTERS: "hints-each", Kind::count(0, MANY), hall.hints_each,
        "Of them for one person";
    COMPUTERS: "think", Kind::of(Unit::Milliseconds, 10, 3_600_000), hall.think,
        "No computer thinks longer about one decision";
    COMPUTERS: "hint-time", Kind::of(Unit::Milliseconds, 10, 3_600_000), hall.hint,
        "How long a hint may take";
    COMPUTERS: "pause", Kind::of(Unit::Milliseconds, 0, 10_000), hall.pause,
        "A computer's move against people is shown no sooner after the one before";
    COMPUTERS: "take-back", Kind::of(Unit::Milliseconds, 0, 60_000), hall.take_back,
        "The same where a person may still take the own move back";
    COMPUTERS: "stand-in", Kind::Word(&["newcomer", "casual", "club", "expert", "master"]), hall.stand_in,
        "How strong a computer is that moves for whoever is away";
};
