//! What several commands need: finding a game, reading and writing files,
//! deciding on colour.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, anyhow};
use meydan_catalogue::{Tenant, find, tenants};
use meydan_console::Look;
use meydan_core::Refused;
use meydan_records::{LARGEST_FILE, WriteError, write_file};
use meydan_telling::refusal;
use meydan_tui::Settings;
use meydan_words::Words;

/// A refusal of the command line itself.
pub(crate) fn refuse(words: &Words, code: &'static str, args: Vec<(&'static str, String)>) -> anyhow::Error {
    sentence(words, &Refused::new("console", code, "HALL", args))
}

/// A refusal that tells of a text line by line.
#[derive(Debug)]
pub(crate) struct LineByLine(String);

impl std::fmt::Display for LineByLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LineByLine {}

/// A refusal as an error to be shown.
pub(crate) fn sentence(words: &Words, refused: &Refused) -> anyhow::Error {
    let said = refusal(words, refused);
    if refused.lines.is_empty() { anyhow!(said) } else { LineByLine(said).into() }
}

/// The game with this id, or an error that names the games there are.
pub(crate) fn game(id: &str, words: &Words) -> anyhow::Result<&'static Tenant> {
    find(id).ok_or_else(|| {
        let games: Vec<&str> = tenants().iter().map(|tenant| tenant.facts.id).collect();
        refuse(words, "no-game", vec![("game", id.to_owned()), ("games", games.join(", "))])
    })
}

/// The folder in which programs keep a user's data on this system.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        variable("APPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| variable("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("meydan"))
}

/// The folder in which games at a terminal are kept by themselves: in the data folder
/// that was named, or the user's own.
pub(crate) fn games_folder(data: Option<&Path>) -> Option<PathBuf> {
    let named = || std::env::var_os("MEYDAN_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = data.map(Path::to_owned).or_else(named).or_else(data_folder);
    data.map(|data| data.join("games"))
}

/// Says how to go on with a game that was left on the full screen.
pub(crate) fn say_left(left: Option<&str>, words: &Words) -> io::Result<()> {
    match left {
        Some(game) => writeln!(io::stdout(), "{}", words.say_with("tui-left", &[("game", game.into())])),
        None => Ok(()),
    }
}

/// Reads a file (`-` is standard input), unless it is absurdly large.
pub(crate) fn read_file(path: &Path, words: &Words) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let name = || path.display().to_string();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(LARGEST_FILE + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes))
    };
    read.with_context(name)?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(refuse(words, "too-large", vec![("file", name())]));
    }
    Ok(bytes)
}

/// Writes to a file, or to standard output if none is named (or `-`).
pub(crate) fn write_out(path: Option<&Path>, text: &str, force: bool, words: &Words) -> anyhow::Result<()> {
    match path {
        Some(path) if path.as_os_str() != "-" => match write_file(path, text.as_bytes(), force) {
            Ok(()) => Ok(()),
            Err(WriteError::Exists) => {
                Err(refuse(words, "exists", vec![("file", path.display().to_string())]))
            }
            Err(WriteError::Io(error)) => Err(error).with_context(|| path.display().to_string()),
        },
        _ => {
            let mut out = io::stdout().lock();
            out.write_all(text.as_bytes())?;
            Ok(out.flush()?)
        }
    }
}

/// Whether a person sits there: a terminal at both ends.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether there is a screen to fill: a terminal that can more than a typewriter.
pub(crate) fn has_screen() -> bool {
    is_terminal() && std::env::var_os("TERM").is_none_or(|name| name != "dumb")
}

/// How the full screen looks. `MEYDAN_BIDI=terminal` leaves the order of Persian
/// texts to a terminal that insists on it.
pub(crate) fn full_screen(ascii: bool, no_color: bool, words: &Words) -> Settings {
    let Look { colour, ascii, lang, .. } = look(ascii, no_color, words);
    let reorder = std::env::var_os("MEYDAN_BIDI").is_none_or(|value| value != "terminal");
    Settings { lang, ascii, color: colour, reorder, ..Settings::default() }
}

/// How things are shown on standard output: colour only on a terminal, and not
/// if `NO_COLOR`, the terminal or the person says no.
pub(crate) fn look(ascii: bool, no_color: bool, words: &Words) -> Look {
    let stdout = io::stdout();
    let terminal = stdout.is_terminal();
    let colour = terminal && !no_color && AutoStream::choice(&stdout) != ColorChoice::Never;
    // A pipe gets the same bytes however wide the window around it is.
    let width = if terminal { None } else { Some(80) };
    Look { colour, ascii, lang: words.lang(), width }
}
