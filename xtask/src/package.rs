//! `cargo xtask package`: a Debian package of the program, and the check that it installs and runs.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use crate::metadata::packages;
use crate::run::{Command, Done, cargo, has, root};
use crate::rust;

/// How the packaged program is built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Profile {
    /// For others: optimised, from a tree without changes, packed tightly.
    Release,
    /// For trying the package out: as the tests have built it, not packed at all.
    Dev,
}

/// `cargo xtask package [--profile dev]`.
pub(crate) fn make(arguments: &[&str]) -> Done {
    let profile = match arguments {
        [] | ["--profile", "release"] => Profile::Release,
        ["--profile", "dev"] => Profile::Dev,
        _ => return Err("package [--profile release|dev]".to_owned()),
    };
    let made = build(profile)?;
    println!("{}", made.display());
    Ok(())
}

/// Makes a package of the program that the tests have built, installs it into an empty folder, starts it,
/// asks whether it is well, and removes it again.
pub(crate) fn check() -> Done {
    if !has("dpkg-deb") || !has("dpkg") {
        eprintln!("package: not on this system, which has no dpkg");
        return Ok(());
    }
    let package = build(Profile::Dev)?;
    let place = target().join("package/installed");
    clear(&place)?;
    install(&package, &place)?;
    let program = place.join("usr/bin/meydan");
    starts(&program, &place)?;
    remove(&place)?;
    if program.exists() {
        return Err("the package was removed, and its program is still there".to_owned());
    }
    Ok(())
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

fn said<T>(path: &Path, result: std::io::Result<T>) -> Result<T, String> {
    result.map_err(|error| format!("{}: {error}", path.display()))
}

fn clear(folder: &Path) -> Done {
    if folder.exists() {
        said(folder, fs::remove_dir_all(folder))?;
    }
    said(folder, fs::create_dir_all(folder))
}

/// Builds the program and the package, and gives its path.
fn build(profile: Profile) -> Result<PathBuf, String> {
    let program = match profile {
        Profile::Release => {
            let changes = Command::new("git").args(["status", "--porcelain"]).output()?;
            if !changes.is_empty() {
                return Err("a package is made from a tree without changes; commit them first".to_owned());
            }
            cargo(["build", "--locked", "--release", "--bin", "meydan"])?;
            target().join("release/meydan")
        }
        Profile::Dev => {
            rust::build_program()?;
            target().join("debug/meydan")
        }
    };
    let version = version(&program)?;
    let architecture = Command::new("dpkg").args(["--print-architecture"]).output()?.trim().to_owned();
    let tree = target().join("package/tree");
    clear(&tree)?;
    lay_out(&tree, &program)?;
    control(&tree, &program, &version, &architecture)?;
    let package = target().join(format!("package/meydan_{version}_{architecture}.deb"));
    let packing = if profile == Profile::Release { "-Zxz" } else { "-Znone" };
    // The moment of the last commit, so that the same tree gives the same package.
    let moment = Command::new("git").args(["log", "-1", "--format=%ct"]).output()?;
    Command::new("dpkg-deb")
        .args(["--root-owner-group", packing, "--build"])
        .args([tree.display().to_string(), package.display().to_string()])
        .env("SOURCE_DATE_EPOCH", moment.trim())
        .run()?;
    Ok(package)
}

/// The version that the program says of itself.
fn version(program: &Path) -> Result<String, String> {
    let said = Command::new(&program.display().to_string()).args(["--version"]).output()?;
    said.split_whitespace().nth(1).map(str::to_owned).ok_or_else(|| format!("no version in {said}"))
}

/// Puts a file in its place.
fn put(tree: &Path, path: &str, bytes: &[u8], mode: u32) -> Done {
    let file = tree.join(path);
    if let Some(folder) = file.parent() {
        said(folder, fs::create_dir_all(folder))?;
    }
    said(&file, fs::write(&file, bytes))?;
    #[cfg(unix)]
    said(&file, fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(mode)))?;
    #[cfg(not(unix))]
    let _ = mode;
    Ok(())
}

fn ours(path: &str) -> Result<Vec<u8>, String> {
    let file = root().join(path);
    said(&file, fs::read(&file))
}

/// Everything that is installed.
fn lay_out(tree: &Path, program: &Path) -> Done {
    put(tree, "usr/bin/meydan", &said(program, fs::read(program))?, 0o755)?;
    put(tree, "usr/lib/systemd/system/meydan.service", &ours("packaging/meydan.service")?, 0o644)?;
    put(tree, "etc/meydan/meydan.toml", &ours("packaging/meydan.toml")?, 0o644)?;
    let doc = "usr/share/doc/meydan";
    for (file, name) in [
        ("README.md", "README.md"),
        ("CHANGELOG.md", "CHANGELOG.md"),
        ("docs/operating.md", "operating.md"),
        ("LICENSE-MIT", "LICENSE-MIT"),
        ("LICENSE-APACHE", "LICENSE-APACHE"),
    ] {
        put(tree, &format!("{doc}/{name}"), &ours(file)?, 0o644)?;
    }
    let copyright = "Meydan is licensed under the MIT licence or the Apache licence 2.0, as you like:\n\
                     see LICENSE-MIT and LICENSE-APACHE beside this file. LIBRARIES has the licences\n\
                     of the libraries that it is built with.\n";
    put(tree, &format!("{doc}/copyright"), copyright.as_bytes(), 0o644)?;
    let mut libraries = String::new();
    for library in packages()?.iter().filter(|package| !package.ours) {
        let licence = library.licence.as_deref().unwrap_or("none stated");
        libraries += &format!("{} {}: {licence}\n", library.name, library.version);
    }
    put(tree, &format!("{doc}/LIBRARIES"), libraries.as_bytes(), 0o644)?;
    let name = program.display().to_string();
    for (command, page) in [("", "meydan"), ("serve", "meydan-serve"), ("admin", "meydan-admin")] {
        let arguments = ["man", command];
        let arguments = arguments.iter().filter(|argument| !argument.is_empty());
        let text = Command::new(&name).args(arguments).output()?;
        let path = format!("usr/share/man/man1/{page}.1");
        put(tree, &path, text.as_bytes(), 0o644)?;
        Command::new("gzip").args(["-9n"]).args([tree.join(path).display().to_string()]).run()?;
    }
    for (shell, path) in [
        ("bash", "usr/share/bash-completion/completions/meydan"),
        ("zsh", "usr/share/zsh/vendor-completions/_meydan"),
        ("fish", "usr/share/fish/vendor_completions.d/meydan.fish"),
    ] {
        let text = Command::new(&name).args(["completions", shell]).output()?;
        put(tree, path, text.as_bytes(), 0o644)?;
    }
    Ok(())
}

/// What dpkg has to know.
fn control(tree: &Path, program: &Path, version: &str, architecture: &str) -> Done {
    let bytes = said(program, fs::read(program))?;
    let size: u64 = bytes.len() as u64 / 1024;
    let libc = glibc(&bytes).map_or_else(String::new, |minor| format!(" (>= 2.{minor})"));
    let control = format!(
        "Package: meydan\nVersion: {version}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n\
         Maintainer: The Meydan authors <meydan@localhost>\nInstalled-Size: {size}\n\
         Depends: libc6{libc}, libgcc-s1\n\
         Description: game hall in one program\n \
         Othello, Pentago, advanced chess, UNO, Magic and Duel: in the browser, on a\n \
         full screen and in a line console, in English, Persian and Turkish. This\n \
         package also runs the hall as a service.\n"
    );
    put(tree, "DEBIAN/control", control.as_bytes(), 0o644)?;
    put(tree, "DEBIAN/conffiles", b"/etc/meydan/meydan.toml\n", 0o644)?;
    for script in ["postinst", "prerm", "postrm"] {
        put(tree, &format!("DEBIAN/{script}"), &ours(&format!("packaging/deb/{script}"))?, 0o755)?;
    }
    Ok(())
}

/// The newest version of the C library that the program names, after its first number.
fn glibc(program: &[u8]) -> Option<u32> {
    const NAME: &[u8] = b"GLIBC_2.";
    let found = program.windows(NAME.len()).enumerate().filter(|(_, bytes)| *bytes == NAME);
    found
        .filter_map(|(at, _)| {
            let rest = program.get(at + NAME.len()..)?;
            let digits: String = rest
                .iter()
                .take(3)
                .take_while(|byte| byte.is_ascii_digit())
                .map(|byte| char::from(*byte))
                .collect();
            digits.parse().ok()
        })
        .max()
}

fn dpkg(place: &Path) -> Command {
    // Nothing else is installed there, no shell either: the scripts run outside and keep still.
    Command::new("dpkg")
        .args([format!("--root={}", place.display())])
        .args(["--force-depends", "--force-not-root", "--force-script-chrootless", "--force-bad-path"])
        .args([format!("--log={}", place.join("dpkg.log").display())])
}

fn install(package: &Path, place: &Path) -> Done {
    for folder in ["info", "updates", "triggers"] {
        let folder = place.join("var/lib/dpkg").join(folder);
        said(&folder, fs::create_dir_all(&folder))?;
    }
    put(place, "var/lib/dpkg/status", b"", 0o644)?;
    dpkg(place).args(["--install"]).args([package.display().to_string()]).run()
}

fn remove(place: &Path) -> Done {
    dpkg(place).args(["--purge", "meydan"]).run()
}

/// A program that ends with this.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the installed program as its unit does, in the place where it was put, and asks it how it is.
fn starts(program: &Path, place: &Path) -> Done {
    let unit = place.join("usr/lib/systemd/system/meydan.service");
    let unit = said(&unit, fs::read_to_string(&unit))?;
    let line = unit
        .lines()
        .find_map(|line| line.strip_prefix("ExecStart=/usr/bin/meydan "))
        .ok_or("no ExecStart")?;
    let inside = |word: &str| match word.strip_prefix('/') {
        Some(path) => place.join(path).display().to_string(),
        None => word.to_owned(),
    };
    let mut command = std::process::Command::new(program);
    command.args(line.split_whitespace().map(inside)).args(["--addr", "127.0.0.1:0"]);
    command.env_clear().env("LANG", "C").stdin(Stdio::null()).stdout(Stdio::piped());
    let mut running = Running(said(program, command.spawn())?);
    let output = running.0.stdout.take().ok_or("no output")?;
    let mut ready = String::new();
    said(program, BufReader::new(output).read_line(&mut ready))?;
    let address = ready.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
    let address = address.ok_or_else(|| format!("it does not say where it is: {ready:?}"))?;
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    let answer = ask().map_err(|error| format!("{address}: {error}"))?;
    if !answer.starts_with("HTTP/1.0 200") || !answer.ends_with("\r\n\r\nok\n") {
        return Err(format!("it is not well: {answer}"));
    }
    if !place.join("var/lib/meydan/hall.db").is_file() {
        return Err("it keeps nothing where its unit says".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_library_is_found() {
        assert_eq!(glibc(b"x GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0"), Some(34));
        assert_eq!(glibc(b"nothing"), None);
    }
}
