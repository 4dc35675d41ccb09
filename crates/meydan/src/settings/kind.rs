//! What a setting can be: how its value is read from a text, from a file and from the structure it
//! ends up in, and how it is written.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use meydan_search::Level;
use meydan_web::Network;
use meydan_words::Words;
use toml::de::DeValue;

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Things,
    Seconds,
    Milliseconds,
    Bytes,
    Megabytes,
}

/// What kind of value a setting has.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Number {
        unit: Unit,
        least: u64,
        most: u64,
    },
    Truth,
    /// An address and a port.
    Address,
    Networks,
    /// One of these words.
    Word(&'static [&'static str]),
    Folder,
}

/// A value on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(u64),
    Truth(bool),
    Text(String),
    List(Vec<String>),
}

/// Not a value of this kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wrong(Kind);

impl Wrong {
    /// What would be one.
    pub(crate) fn wanted(self, words: &Words) -> String {
        match self.0 {
            Kind::Number { least, most, .. } => words.say_with(
                "settings-want-number",
                // As they are typed, in every language.
                &[("least", least.to_string().into()), ("most", most.to_string().into())],
            ),
            Kind::Truth => words.say("settings-want-truth"),
            Kind::Address => words.say("settings-want-address"),
            Kind::Networks => words.say("settings-want-networks"),
            Kind::Word(all) => words.say_with("settings-want-word", &[("all", all.join(", ").into())]),
            Kind::Folder => words.say("settings-want-folder"),
        }
    }
}

impl Kind {
    /// How many of something.
    pub(crate) const fn count(least: u64, most: u64) -> Kind {
        Kind::Number { unit: Unit::Things, least, most }
    }

    /// So many of a unit.
    pub(crate) const fn of(unit: Unit, least: u64, most: u64) -> Kind {
        Kind::Number { unit, least, most }
    }

    /// That something is not of this kind.
    pub(crate) const fn wrong(self) -> Wrong {
        Wrong(self)
    }

    /// What stands for the value in help.
    pub(crate) fn placeholder(self) -> &'static str {
        match self {
            Kind::Number { unit: Unit::Things, .. } => "N",
            Kind::Number { unit: Unit::Seconds, .. } => "SECONDS",
            Kind::Number { unit: Unit::Milliseconds, .. } => "MILLISECONDS",
            Kind::Number { unit: Unit::Bytes, .. } => "BYTES",
            Kind::Number { unit: Unit::Megabytes, .. } => "MEGABYTES",
            Kind::Truth => "true|false",
            Kind::Address => "ADDRESS:PORT",
            Kind::Networks => "CIDR",
            Kind::Word(_) => "WORD",
            Kind::Folder => "DIR",
        }
    }

    /// Reads a value as it is typed. A list is separated by commas.
    pub(crate) fn read(self, text: &str) -> Result<Value, Wrong> {
        let wrong = Wrong(self);
        match self {
            Kind::Number { least, most, .. } => match text.parse() {
                Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
                _ => Err(wrong),
            },
            Kind::Truth => text.parse().map(Value::Truth).map_err(|_| wrong),
            Kind::Address => match text.parse::<SocketAddr>() {
                Ok(address) => Ok(Value::Text(address.to_string())),
                Err(_) => Err(wrong),
            },
            Kind::Networks => {
                let all: Vec<&str> = text.split(',').map(str::trim).filter(|one| !one.is_empty()).collect();
                let fits = all.iter().all(|one| one.parse::<Network>().is_ok());
                if fits { Ok(Value::List(all.into_iter().map(str::to_owned).collect())) } else { Err(wrong) }
            }
            Kind::Word(all) if all.contains(&text) => Ok(Value::Text(text.to_owned())),
            Kind::Folder if !text.is_empty() => Ok(Value::Text(text.to_owned())),
            Kind::Word(_) | Kind::Folder => Err(wrong),
        }
    }

    /// Reads a value of a file. A number is written without quotes, as is a truth.
    pub(crate) fn read_toml(self, value: &DeValue<'_>) -> Result<Value, Wrong> {
        let wrong = || Wrong(self);
        match (self, value) {
            (Kind::Number { .. }, DeValue::Integer(number)) => {
                let number = u64::from_str_radix(number.as_str(), number.radix()).map_err(|_| wrong())?;
                self.read(&number.to_string())
            }
            (Kind::Truth, DeValue::Boolean(truth)) => Ok(Value::Truth(*truth)),
            (Kind::Networks, DeValue::Array(all)) => {
                let all: Option<Vec<&str>> = all.iter().map(|one| one.get_ref().as_str()).collect();
                self.read(&all.ok_or_else(wrong)?.join(","))
            }
            (Kind::Address | Kind::Networks | Kind::Word(_) | Kind::Folder, DeValue::String(text)) => {
                self.read(text)
            }
            _ => Err(wrong()),
        }
    }
}

impl Value {
    /// As a file has it.
    pub(crate) fn to_toml(&self) -> String {
        match self {
            Value::Number(number) => number.to_string(),
            Value::Truth(truth) => truth.to_string(),
            Value::Text(text) => toml::Value::from(text.as_str()).to_string(),
            Value::List(all) => toml::Value::from(all.clone()).to_string(),
        }
    }

    /// What is given in several pieces is one list.
    pub(crate) fn join(self, more: Value) -> Value {
        match (self, more) {
            (Value::List(mut all), Value::List(more)) => {
                all.extend(more);
                Value::List(all)
            }
            // The last word counts.
            (_, last) => last,
        }
    }
}

/// A field that a setting ends up in. What is given to `take` was read by the same kind.
pub(crate) trait Field {
    fn told(&self, kind: Kind) -> Value;
    fn take(&mut self, kind: Kind, value: &Value);
}

macro_rules! number_fields {
    ($($number:ty),*) => {$(
        impl Field for $number {
            fn told(&self, kind: Kind) -> Value {
                let bytes = u64::try_from(*self).unwrap_or(u64::MAX);
                let megabytes = matches!(kind, Kind::Number { unit: Unit::Megabytes, .. });
                Value::Number(if megabytes { bytes >> 20 } else { bytes })
            }

            fn take(&mut self, kind: Kind, value: &Value) {
                let Value::Number(number) = *value else { return };
                let megabytes = matches!(kind, Kind::Number { unit: Unit::Megabytes, .. });
                let number = if megabytes { number.saturating_mul(1 << 20) } else { number };
                *self = <$number>::try_from(number).unwrap_or(<$number>::MAX);
            }
        }
    )*};
}
number_fields!(u32, u64, usize);

impl Field for Duration {
    fn told(&self, kind: Kind) -> Value {
        let millis = matches!(kind, Kind::Number { unit: Unit::Milliseconds, .. });
        let millis = if millis { self.as_millis() } else { u128::from(self.as_secs()) };
        Value::Number(u64::try_from(millis).unwrap_or(u64::MAX))
    }

    fn take(&mut self, kind: Kind, value: &Value) {
        let Value::Number(number) = *value else { return };
        let millis = matches!(kind, Kind::Number { unit: Unit::Milliseconds, .. });
        *self = if millis { Duration::from_millis(number) } else { Duration::from_secs(number) };
    }
}

impl Field for bool {
    fn told(&self, _: Kind) -> Value {
        Value::Truth(*self)
    }

    fn take(&mut self, _: Kind, value: &Value) {
        if let Value::Truth(truth) = value {
            *self = *truth;
        }
    }
}

macro_rules! text_fields {
    ($($text:ty),*) => {$(
        impl Field for $text {
            fn told(&self, _: Kind) -> Value {
                Value::Text(self.to_string())
            }

            fn take(&mut self, _: Kind, value: &Value) {
                if let Value::Text(text) = value && let Ok(read) = text.parse() {
                    *self = read;
                }
            }
        }
    )*};
}
text_fields!(SocketAddr, Level, String);

impl Field for PathBuf {
    fn told(&self, _: Kind) -> Value {
        Value::Text(self.display().to_string())
    }

    fn take(&mut self, _: Kind, value: &Value) {
        if let Value::Text(text) = value {
            *self = text.into();
        }
    }
}

impl Field for Vec<Network> {
    fn told(&self, _: Kind) -> Value {
        Value::List(self.iter().map(Network::to_string).collect())
    }

    fn take(&mut self, _: Kind, value: &Value) {
        if let Value::List(all) = value {
            *self = all.iter().filter_map(|one| one.parse().ok()).collect();
        }
    }
}
