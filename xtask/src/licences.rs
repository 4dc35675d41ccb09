//! Licences: everything in the tree is under one that `deny.toml` allows.
//!
//! `cargo deny check` reads the same file and knows more; this needs nothing installed.

use crate::metadata::Package;
use crate::run::root;

/// The problems found.
pub(crate) fn check(packages: &[Package]) -> Result<Vec<String>, String> {
    let policy =
        std::fs::read_to_string(root().join("deny.toml")).map_err(|error| format!("deny.toml: {error}"))?;
    let allowed = allowed(&policy);
    if allowed.is_empty() {
        return Err("deny.toml allows no licence at all".to_owned());
    }
    Ok(packages
        .iter()
        .filter(|package| !package.ours)
        .filter_map(|package| {
            let licence = package.licence.as_deref().unwrap_or("none stated");
            (!is_allowed(licence, &allowed)).then(|| {
                format!("{} {}: licence {licence} is not allowed by deny.toml", package.name, package.version)
            })
        })
        .collect())
}

/// The names in the list `allow = [ … ]`.
fn allowed(policy: &str) -> Vec<&str> {
    let Some(list) = policy.split("allow = [").nth(1).and_then(|rest| rest.split(']').next()) else {
        return Vec::new();
    };
    list.split('"').skip(1).step_by(2).collect()
}

/// Whether an expression of licences can be met: one side of every `OR`, both of every `AND`.
fn is_allowed(expression: &str, allowed: &[&str]) -> bool {
    // The old way to write OR.
    let expression = expression.replace('/', " OR ");
    let tokens: Vec<String> =
        expression.replace('(', " ( ").replace(')', " ) ").split_whitespace().map(str::to_owned).collect();
    let mut at = 0;
    let met = either(&tokens, &mut at, allowed);
    met && at == tokens.len()
}

fn either(tokens: &[String], at: &mut usize, allowed: &[&str]) -> bool {
    let mut met = both(tokens, at, allowed);
    while tokens.get(*at).is_some_and(|token| token == "OR") {
        *at += 1;
        met |= both(tokens, at, allowed);
    }
    met
}

fn both(tokens: &[String], at: &mut usize, allowed: &[&str]) -> bool {
    let mut met = one(tokens, at, allowed);
    while tokens.get(*at).is_some_and(|token| token == "AND") {
        *at += 1;
        met &= one(tokens, at, allowed);
    }
    met
}

fn one(tokens: &[String], at: &mut usize, allowed: &[&str]) -> bool {
    let Some(token) = tokens.get(*at) else { return false };
    *at += 1;
    if token == "(" {
        let met = either(tokens, at, allowed);
        *at += 1;
        return met;
    }
    let mut name = token.clone();
    if tokens.get(*at).is_some_and(|token| token == "WITH") {
        name = format!("{name} WITH {}", tokens.get(*at + 1).map_or("", String::as_str));
        *at += 2;
    }
    allowed.contains(&name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions() {
        let allowed = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"];
        for good in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_allowed(good, &allowed), "{good}");
        }
        for bad in
            ["GPL-3.0", "MIT AND GPL-3.0", "none stated", "", "(MIT OR Apache-2.0) AND AGPL-3.0", "MIT MIT"]
        {
            assert!(!is_allowed(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn the_policy_is_read() {
        assert_eq!(allowed("[licenses]\nallow = [\n  \"MIT\", # why\n  \"ISC\",\n]\n"), ["MIT", "ISC"]);
    }
}
