//! Issue 17, point 13: every setting is a flag, a variable and a line of a file.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn serve(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meydan"));
    command.args(["--lang", "en", "serve"]).args(args).stdin(Stdio::null());
    // What the tests themselves run with is none of theirs.
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("MEYDAN_")) {
        command.env_remove(name);
    }
    command
}

/// Every setting: its name, its value, where that comes from, and what it is.
fn printed(command: &mut Command) -> Vec<(String, String, String, String)> {
    let output = command.arg("--print-config").output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let mut help = "";
    let mut all = Vec::new();
    for line in text.lines() {
        if let Some(said) = line.strip_prefix("# ") {
            help = said;
        } else if let Some((name, rest)) = line.split_once(" = ") {
            let (value, source) = rest.rsplit_once(" # ").expect("a source");
            all.push([name, value, source, help].map(str::to_owned).into());
        }
    }
    all
}

fn of<'a>(all: &'a [(String, String, String, String)], name: &str) -> (&'a str, &'a str) {
    let (_, value, source, _) = all.iter().find(|(one, ..)| one == name).expect("a setting");
    (value, source)
}

fn refused(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!((said.lines().count(), output.stdout.len()), (1, 0), "{said}");
    (output.status.code(), said)
}

fn write(folder: &Path, name: &str, text: &str) -> (PathBuf, String) {
    let file = folder.join(name);
    std::fs::write(&file, text).expect("written");
    let shown = file.display().to_string();
    (file, shown)
}

#[test]
fn a_flag_comes_before_a_variable_before_the_file_before_the_default() {
    let dir = tempfile::tempdir().expect("a folder");
    let text = "people = 11\nwatchers = 12\nhints = 13\nhttps = true\nproxy = [\"10.0.0.0/8\", \"::1\"]\n";
    let (_, file) = write(dir.path(), "my.toml", text);
    let ask = |more: &[&str]| {
        let mut command = serve(&["--config", &file, "--people", "31", "--https=false"]);
        command.args(more).env("MEYDAN_PEOPLE", "21").env("MEYDAN_WATCHERS", "22").env("MEYDAN_PAUSE", "");
        command
    };
    let all = printed(&mut ask(&[]));
    assert_eq!(of(&all, "people"), ("31", "flag: --people"));
    assert_eq!(of(&all, "watchers"), ("22", "environment: MEYDAN_WATCHERS"));
    assert_eq!(of(&all, "hints"), ("13", format!("{file}:3").as_str()));
    assert_eq!(of(&all, "https"), ("false", "flag: --https"), "a flag takes back what a file says");
    assert_eq!(of(&all, "proxy").0, r#"["10.0.0.0/8", "::1/128"]"#);
    assert_eq!(of(&all, "pause"), ("450", "default"), "a variable that is empty says nothing");
    // What is printed says the same when it is read back, and needs nothing else.
    let again = ask(&["--print-config"]).output().expect("it runs").stdout;
    let (_, back) = write(dir.path(), "back.toml", &String::from_utf8(again).expect("text"));
    let back = printed(&mut serve(&["--config", &back]));
    for ((name, value, ..), (_, read, source, _)) in all.iter().zip(&back) {
        assert_eq!(value, read, "{name}");
        assert!(source.contains("back.toml:"), "{name}: {source}");
    }
    assert!(all.len() >= 35 && all.len() == back.len());
    // Several proxies, and those of the command line alone.
    let all = printed(&mut ask(&["--proxy", "192.0.2.1", "--proxy", "192.0.2.2,192.0.2.3"]));
    assert_eq!(of(&all, "proxy").0, r#"["192.0.2.1/32", "192.0.2.2/32", "192.0.2.3/32"]"#);
}

#[test]
fn the_file_in_the_data_folder_counts_unless_another_is_named() {
    let dir = tempfile::tempdir().expect("a folder");
    let data = dir.path().display().to_string();
    let (_, own) = write(dir.path(), "meydan.toml", "tables-each = 3\n");
    let all = printed(&mut serve(&["--data", &data]));
    assert_eq!(of(&all, "tables-each"), ("3", format!("{own}:1").as_str()));
    let (_, other) = write(dir.path(), "other.toml", &format!("data = {data:?}\n"));
    let all = printed(&mut serve(&["--config", &other]));
    assert_eq!(of(&all, "tables-each"), ("20", "default"));
    assert_eq!(of(&all, "data").0, format!("{data:?}"));
    write(dir.path(), "meydan.toml", "\ndata = \"/elsewhere\"\n");
    let (code, said) = refused(&mut serve(&["--data", &data, "--print-config"]));
    assert!(code == Some(1) && said.contains("meydan.toml:2: "), "{said}");
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_nothing_is_touched() {
    let dir = tempfile::tempdir().expect("a folder");
    let data = dir.path().join("data").display().to_string();
    let said_of = |text: &str| {
        let (_, file) = write(dir.path(), "s.toml", text);
        let (code, said) = refused(&mut serve(&["--data", &data, "--config", &file]));
        assert_eq!(code, Some(1));
        said.strip_prefix(&format!("meydan: {file}:")).expect("its file").to_owned()
    };
    for (text, wanted) in [
        ("people = 1\npeeple = 2\n", "2: there is no setting “peeple”"),
        ("# a\npeople = \"1\"\n", "2: people = \"1\" cannot be; wanted: a whole number from 1 to 1000000"),
        ("people = 0", "1: people = 0 cannot be"),
        ("people = -1", "1: people = -1 cannot be"),
        ("people = 1.5", "1: people = 1.5 cannot be"),
        ("https = 1", "1: https = 1 cannot be; wanted: true or false"),
        ("addr = \"here\"", "1: addr = \"here\" cannot be"),
        ("proxy = [\"10.0.0.0/33\"]", "1: proxy = [\"10.0.0.0/33\"] cannot be"),
        ("proxy = [7]", "1: proxy = [7] cannot be"),
        ("stand-in = \"god\"", "1: stand-in = \"god\" cannot be; wanted: one of newcomer,"),
        ("[hall]\npeople = 1\n", "1: there is no setting “hall”"),
        ("people = 1\npeople = 2\n", "2: "),
        ("people = ", "1: "),
        ("\u{0}", "1: "),
    ] {
        let said = said_of(text);
        assert!(said.starts_with(wanted), "{text:?}: {said}");
    }
    let (code, said) = refused(serve(&["--data", &data]).env("MEYDAN_IDLE", "soon"));
    assert!(code == Some(1) && said.contains("MEYDAN_IDLE=soon cannot be"), "{said}");
    let (code, said) = refused(&mut serve(&["--data", &data, "--idle", "0"]));
    assert!(code == Some(2) && said.contains("--idle") && said.contains("from 1 to 86400"), "{said}");
    let (code, said) = refused(&mut serve(&["--config", "/missing.toml"]));
    assert!(code == Some(1) && said.contains("/missing.toml"), "{said}");
    assert!(!Path::new(&data).exists(), "nothing was made");
}

/// The table in `docs/operating.md` is what the program says; `UPDATE_GOLDENS=1` writes it anew.
#[test]
fn golden_the_settings_in_the_docs_are_those_of_the_program() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operating.md");
    let text = std::fs::read_to_string(&docs).expect("the docs");
    let mut table = "| setting | what it is | default |\n|---|---|---|\n".to_owned();
    for (name, value, _, help) in printed(&mut serve(&[])) {
        // What depends on the machine is told in words.
        let value = if help.contains("Otherwise") { "see left".to_owned() } else { format!("`{value}`") };
        table += &format!("| `{name}` | {help} | {value} |\n");
    }
    let (before, rest) = text.split_once("<!-- settings -->\n").expect("where it begins");
    let (found, after) = rest.split_once("<!-- /settings -->\n").expect("where it ends");
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        let whole = format!("{before}<!-- settings -->\n{table}<!-- /settings -->\n{after}");
        std::fs::write(&docs, whole).expect("written");
    } else {
        assert_eq!(found, table, "cargo xtask goldens writes it anew");
    }
}

#[cfg(unix)]
#[test]
fn a_browser_opens_and_a_picture_shows_where_others_find_it() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().expect("a folder");
    let data = dir.path().join("data").display().to_string();
    let told = dir.path().join("told");
    let script = format!("#!/bin/sh\nprintf %s \"$1\" > {0}.new && mv {0}.new {0}\n", told.display());
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let (browser, _) = write(dir.path(), program, &script);
    std::fs::set_permissions(&browser, std::fs::Permissions::from_mode(0o755)).expect("set");
    let path = format!("{}:/usr/bin:/bin", dir.path().display());
    let start = |path: &str| {
        let mut command = serve(&["--data", &data, "--addr", "0.0.0.0:0", "--open"]);
        command.env("PATH", path).stdout(Stdio::piped()).stderr(Stdio::piped());
        Killed(command.spawn().expect("it starts"))
    };
    let mut first = start(&path);
    let mut lines =
        BufReader::new(first.0.stdout.take().expect("its output")).lines().map(|line| line.expect("text"));
    let ready = lines.next().expect("a line");
    let port = ready.split("http://0.0.0.0:").nth(1).and_then(|rest| rest.split(' ').next()).expect("a port");
    // A machine without a network has nothing to show.
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").expect("a socket");
    let next = lines.next().expect("a line");
    if socket.connect("192.0.2.1:9").is_ok() {
        let own = socket.local_addr().expect("an address").ip();
        assert_eq!(next, format!("Others in this network find it at http://{own}:{port}"));
        let picture: Vec<String> = lines.take(17).collect();
        assert!(picture.iter().all(|line| line.chars().all(|sign| " ▀▄█".contains(sign))), "{picture:?}");
        assert!(picture.iter().all(|line| line.chars().count() >= 33), "{picture:?}");
    } else {
        assert!(next.starts_with("Only this machine"), "{next}");
    }
    let deadline = std::time::Instant::now() + crate::browser::PATIENCE;
    while !told.exists() {
        assert!(std::time::Instant::now() < deadline, "no browser was opened");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(std::fs::read_to_string(&told).expect("text"), format!("http://127.0.0.1:{port}"));
    drop(first);
    // Where none can be opened that is told, and the hall is open all the same.
    std::fs::write(&browser, "#!/bin/sh\nexit 3\n").expect("written");
    let mut second = start(&path);
    let mut said = String::new();
    BufReader::new(second.0.stderr.take().expect("its errors")).read_line(&mut said).expect("a line");
    assert!(said.starts_with("No browser was opened") && said.contains("http://127.0.0.1:"), "{said}");
    assert!(second.0.try_wait().expect("it can be asked").is_none(), "it goes on");
}

/// Killed when the test is done with it.
#[cfg(unix)]
struct Killed(std::process::Child);

#[cfg(unix)]
impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
