//! The options of a game from the command line: `--config JSON`, and `--set
//! KEY=VALUE` for each by its name.

use std::path::Path;

use meydan_core::{Facts, OptionKind, OptionSpec, plain_fault, shown};
use meydan_words::Words;
use serde_json::{Map, Value};

use super::shared::{read_file, refuse};

/// The configuration that the command line describes; `null` if it says nothing.
pub(crate) fn read(
    config: Option<&str>,
    set: &[String],
    facts: Facts,
    words: &Words,
) -> anyhow::Result<Value> {
    let config = match config {
        None => Value::Null,
        Some(text) => serde_json::from_str(text)
            .map_err(|error| refuse(words, "config-json", vec![("detail", plain_fault(&error))]))?,
    };
    let mut fields = match config {
        config if set.is_empty() => return Ok(config),
        Value::Null => Map::new(),
        Value::Object(fields) => fields,
        // No configuration at all: the game says so.
        other => return Ok(other),
    };
    for text in set {
        let (key, value) =
            split(text).ok_or_else(|| refuse(words, "set-shape", vec![("text", shown(text))]))?;
        let spec = facts.options.iter().find(|spec| spec.key == key);
        let spec = spec.ok_or_else(|| unknown(key, facts, words))?;
        let value = value_of(spec, value, words)?;
        if fields.insert(key.to_owned(), value).is_some() {
            return Err(refuse(words, "set-twice", vec![("key", shown(key))]));
        }
    }
    Ok(Value::Object(fields))
}

/// What the text of an option is called when something is wrong with it: its file, or the option.
pub(crate) fn source(set: &[String], key: &str) -> Option<String> {
    let value = set.iter().filter_map(|text| split(text)).find(|(name, _)| *name == key)?.1;
    let source = value.strip_prefix('@').unwrap_or(key);
    Some(source.replace(char::is_control, "\u{fffd}"))
}

fn split(text: &str) -> Option<(&str, &str)> {
    text.split_once('=').map(|(key, value)| (key.trim(), value)).filter(|(key, _)| !key.is_empty())
}

fn unknown(key: &str, facts: Facts, words: &Words) -> anyhow::Error {
    let game = ("game", words.game(facts.id));
    if facts.options.is_empty() {
        return refuse(words, "set-no-options", vec![game]);
    }
    let keys: Vec<&str> = facts.options.iter().map(|spec| spec.key).collect();
    refuse(words, "set-unknown", vec![("key", shown(key)), game, ("keys", keys.join(", "))])
}

/// A value as the configuration has it.
fn value_of(spec: &OptionSpec, text: &str, words: &Words) -> anyhow::Result<Value> {
    let text = match text.strip_prefix('@') {
        None => text.to_owned(),
        Some(file) => {
            // Standard input is for what is played: `-` is a file like any other here.
            let path = if file == "-" { Path::new("./-") } else { Path::new(file) };
            String::from_utf8(read_file(path, words)?)
                .map_err(|_| refuse(words, "set-not-text", vec![("file", shown(file))]))?
        }
    };
    let misfit = |code: &'static str, more: Vec<(&'static str, String)>| {
        let shown = text.trim().chars().take(60).collect();
        refuse(words, code, [vec![("key", spec.key.to_owned()), ("value", shown)], more].concat())
    };
    match spec.kind {
        OptionKind::Flag => match text.trim() {
            "true" => Ok(Value::Bool(true)),
            "false" => Ok(Value::Bool(false)),
            _ => Err(misfit("set-flag", Vec::new())),
        },
        OptionKind::Choice { among } => match among.iter().find(|word| **word == text.trim()) {
            Some(word) => Ok(Value::from(*word)),
            None => Err(misfit("set-choice", vec![("among", among.join(", "))])),
        },
        OptionKind::Number { least, most } => {
            let number = text.trim().parse::<i64>().ok().filter(|number| (least..=most).contains(number));
            let range = || vec![("least", least.to_string()), ("most", most.to_string())];
            number.map(Value::from).ok_or_else(|| misfit("set-number", range()))
        }
        OptionKind::Lines { most } | OptionKind::Text { most } => {
            if text.len() > most as usize {
                let args = vec![("key", spec.key.to_owned()), ("most", most.to_string())];
                return Err(refuse(words, "set-long", args));
            }
            Ok(Value::from(text))
        }
    }
}

#[cfg(test)]
mod tests {
    use meydan_words::Lang;

    use super::*;

    fn set(game: &str, config: Option<&str>, set: &[&str]) -> Result<Value, String> {
        let facts = meydan_catalogue::find(game).expect("a game of the hall").facts;
        let set: Vec<String> = set.iter().map(|text| (*text).to_owned()).collect();
        read(config, &set, facts, Words::of(Lang::En)).map_err(|error| error.to_string())
    }

    #[test]
    fn options_are_set_by_name() {
        let options = set("magic", None, &["deck1=10 Plains", " cards = # none"]);
        assert_eq!(options, Ok(serde_json::json!({ "deck1": "10 Plains", "cards": " # none" })));
        let both = set("magic", Some(r#"{"deck1":"10 Plains"}"#), &["deck2=10 Swamp"]);
        assert_eq!(both, Ok(serde_json::json!({ "deck1": "10 Plains", "deck2": "10 Swamp" })));
        assert_eq!(set("magic", None, &[]), Ok(Value::Null));
    }

    #[test]
    fn values_are_of_the_kind_of_their_option() {
        let kind = |kind| OptionSpec { key: "some", kind };
        let read = |spec: OptionSpec, text: &str| {
            value_of(&spec, text, Words::of(Lang::En)).map_err(|error| error.to_string())
        };
        let flag = kind(OptionKind::Flag);
        assert_eq!(read(flag, "true"), Ok(Value::Bool(true)));
        assert_eq!(read(flag, " false "), Ok(Value::Bool(false)));
        assert!(read(flag, "yes").is_err_and(|said| said.contains("yes") && said.contains("some")));
        let number = kind(OptionKind::Number { least: -2, most: 7 });
        assert_eq!(read(number, "-2"), Ok(Value::from(-2)));
        for wrong in ["8", "-3", "x", "", "99999999999999999999", "1.5"] {
            assert!(read(number, wrong).is_err_and(|said| said.contains("-2") && said.contains('7')));
        }
        let choice = kind(OptionKind::Choice { among: &["one", "two"] });
        assert_eq!(read(choice, "two"), Ok(Value::from("two")));
        assert!(read(choice, "three").is_err_and(|said| said.contains("one, two")));
        let text = kind(OptionKind::Text { most: 4 });
        assert_eq!(read(text, "a=b"), Ok(Value::from("a=b")));
        assert!(read(text, "abcde").is_err_and(|said| said.contains('4')));
        assert!(read(text, "@no-such-file-anywhere").is_err());
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (game, config, options, says) in [
            ("magic", None, vec!["deck1"], "KEY=VALUE"),
            ("magic", None, vec!["=x"], "KEY=VALUE"),
            ("magic", None, vec!["deck3=x"], "deck1, deck2, cards"),
            ("magic", None, vec!["deck1=a", "deck1=b"], "twice"),
            ("magic", Some(r#"{"deck1":"a"}"#), vec!["deck1=b"], "twice"),
            ("othello", None, vec!["x=y"], "no options"),
        ] {
            let said = set(game, config, &options).expect_err("a refusal");
            assert!(said.contains(says), "{options:?}: {said}");
        }
    }
}
