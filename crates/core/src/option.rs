//! The options of a game, described as data so that every front end can ask for them.

use serde::Serialize;

/// One thing that can be chosen before a game begins: a field of its `Config`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The field's name in the configuration; `words` has its label and one sentence.
    pub key: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
}

/// What values an option takes. The default is the default configuration's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice {
        /// The words as they stand in the configuration.
        among: &'static [&'static str],
    },
    /// A whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A text of many lines: a deck, a list of cards.
    Lines {
        /// At most so many bytes.
        most: u32,
    },
    /// Free text.
    Text {
        /// At most so many bytes.
        most: u32,
    },
}

/// No more than this is told again of what was given.
const MOST_TOLD: usize = 80;

/// What was given, as it can be told again: not long, and nothing that would command a terminal.
#[must_use]
pub fn shown(given: &str) -> String {
    let plain = |sign: char| if sign.is_control() { '\u{fffd}' } else { sign };
    let more = if given.chars().count() > MOST_TOLD { "…" } else { "" };
    given.chars().take(MOST_TOLD).map(plain).chain(more.chars()).collect()
}

/// What is wrong with a configuration, without the names of our types and without repeating at
/// length what was given.
#[must_use]
pub fn plain_fault(error: &serde_json::Error) -> String {
    let text = error.to_string();
    // Whatever was given stands in the first quotation marks.
    let given = text.find(['"', '`']).and_then(|first| {
        let (before, rest) = text.split_at(first + 1);
        let mark = before.chars().next_back()?;
        let end = rest.find(&format!("{mark}, expected")).or_else(|| rest.rfind(mark))?;
        let (given, after) = rest.split_at(end);
        Some(format!("{before}{}{after}", shown(given)))
    });
    let text = given.unwrap_or(text);
    let words = text.split(' ').collect::<Vec<_>>();
    let mut plain: Vec<&str> = Vec::new();
    let mut at = 0;
    while let Some(&word) = words.get(at) {
        // `struct Config`, `tuple struct Point`, `enum Way`: what a person gives is an object or a word.
        let named = words.get(at + 1).is_some_and(|name| name.starts_with(char::is_uppercase));
        match word {
            "struct" if named => {
                if plain.last() == Some(&"tuple") {
                    plain.pop();
                }
                plain.push("an object");
                at += 2;
            }
            "enum" if named => {
                plain.push("a word");
                at += 2;
            }
            "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64" | "usize" => {
                plain.push("a number");
                at += 1;
            }
            _ => {
                plain.push(word);
                at += 1;
            }
        }
    }
    plain.join(" ")
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::plain_fault;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Config {
        #[serde(rename = "flag")]
        _flag: Option<bool>,
        #[serde(rename = "count")]
        _count: Option<u8>,
    }

    fn fault(json: &str) -> String {
        let error = serde_json::from_str::<Config>(json).map(|_| ()).expect_err("a fault");
        // As it comes from a value, without a line.
        plain_fault(&error).split(" at line").next().unwrap_or_default().to_owned()
    }

    #[test]
    fn faults_name_no_type_of_ours_and_repeat_little() {
        assert_eq!(fault("5"), "invalid type: integer `5`, expected an object");
        assert_eq!(fault("{\"count\":\"x\"}"), "invalid type: string \"x\", expected a number");
        assert_eq!(fault("{\"count\":300}"), "invalid value: integer `300`, expected a number");
        let long = "y".repeat(5_000);
        let told = fault(&format!("{{\"flag\":\"{long}\"}}"));
        assert_eq!(told, format!("invalid type: string \"{}…\", expected a boolean", "y".repeat(80)));
        let told = fault(&format!("{{\"{long}\":1}}"));
        let wanted = format!("unknown field `{}…`, expected `flag` or `count`", "y".repeat(80));
        assert_eq!(told, wanted);
    }
}
