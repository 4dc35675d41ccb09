//! Running other programs, from the project's root, with what they print passed on.

use std::path::{Path, PathBuf};

/// What every task gives: nothing, or what went wrong in one sentence.
pub(crate) type Done = Result<(), String>;

/// The project's root.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or_else(|| Path::new(".")).to_owned()
}

/// A program to run.
pub(crate) struct Command {
    name: String,
    inner: std::process::Command,
}

impl Command {
    pub(crate) fn new(program: &str) -> Command {
        let mut inner = std::process::Command::new(program);
        inner.current_dir(root());
        Command { name: program.to_owned(), inner }
    }

    pub(crate) fn args<S: AsRef<str>>(mut self, arguments: impl IntoIterator<Item = S>) -> Command {
        for argument in arguments {
            self.name = format!("{} {}", self.name, argument.as_ref());
            self.inner.arg(argument.as_ref());
        }
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<std::ffi::OsStr>) -> Command {
        self.inner.env(name, value);
        self
    }

    pub(crate) fn in_dir(mut self, dir: &Path) -> Command {
        self.inner.current_dir(dir);
        self
    }

    pub(crate) fn run(mut self) -> Done {
        eprintln!("$ {}", self.name);
        match self.inner.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{}` failed ({status})", self.name)),
            Err(error) => Err(format!("`{}` cannot be run: {error}", self.name)),
        }
    }

    /// What it prints, if it succeeds.
    pub(crate) fn output(mut self) -> Result<String, String> {
        match self.inner.output() {
            Ok(output) if output.status.success() => {
                String::from_utf8(output.stdout).map_err(|_| format!("`{}` prints no text", self.name))
            }
            Ok(output) => {
                Err(format!("`{}` failed: {}", self.name, String::from_utf8_lossy(&output.stderr).trim()))
            }
            Err(error) => Err(format!("`{}` cannot be run: {error}", self.name)),
        }
    }
}

pub(crate) fn cargo<S: AsRef<str>>(arguments: impl IntoIterator<Item = S>) -> Done {
    Command::new("cargo").args(arguments).run()
}

/// Whether a program is on the path.
pub(crate) fn has(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
}
