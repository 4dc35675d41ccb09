//! Who is at work, as the system knows it; a name in the environment is anybody's invention.

/// The user of this process, and who asked for that user's rights.
pub(super) fn am_i() -> String {
    let uid = std::fs::read_to_string("/proc/self/status").ok().and_then(|status| {
        let line = status.lines().find_map(|line| line.strip_prefix("Uid:"))?;
        Some(line.split_whitespace().next()?.to_owned())
    });
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let user = match uid {
        Some(uid) => named(&uid).unwrap_or(uid),
        None => variable("USER").or_else(|| variable("USERNAME")).unwrap_or_else(|| "?".to_owned()),
    };
    match variable("SUDO_USER").filter(|_| user == "root") {
        Some(behind) => format!("{user} ({behind})"),
        None => user,
    }
}

/// The name of a user by number.
fn named(uid: &str) -> Option<String> {
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)? == uid).then(|| name.to_owned())
    })
}
