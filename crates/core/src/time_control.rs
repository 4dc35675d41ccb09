//! How much time players have (HA-20): chosen for a table, unknown to the rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The time control of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// A stock of time for the whole match, and a little more for each answer: `3+2`, `0:30+5`.
    RealTime {
        /// What everybody begins with.
        seconds: u16,
        /// What an answer adds.
        increment: u8,
    },
    /// As many days for each answer: `3d`.
    Days(u8),
}

/// A text that is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTimeControl;

impl TimeControl {
    /// From 10 seconds to three hours, and up to a minute for an answer.
    #[must_use]
    pub fn real_time(seconds: u16, increment: u8) -> Option<TimeControl> {
        ((10..=3 * 3600).contains(&seconds) && increment <= 60)
            .then_some(TimeControl::RealTime { seconds, increment })
    }

    /// From one day to two weeks.
    #[must_use]
    pub fn days(days: u8) -> Option<TimeControl> {
        (1..=14).contains(&days).then_some(TimeControl::Days(days))
    }

    /// What everybody begins with, in milliseconds.
    #[must_use]
    pub(crate) const fn stock(self) -> u64 {
        match self {
            TimeControl::RealTime { seconds, .. } => seconds as u64 * 1000,
            TimeControl::Days(days) => days as u64 * 24 * 3_600_000,
        }
    }

    /// What an answer adds, in milliseconds.
    #[must_use]
    pub(crate) const fn increment(self) -> u64 {
        match self {
            TimeControl::RealTime { increment, .. } => increment as u64 * 1000,
            TimeControl::Days(_) => 0,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeControl::RealTime { seconds, increment } if seconds % 60 == 0 => {
                write!(f, "{}+{increment}", seconds / 60)
            }
            TimeControl::RealTime { seconds, increment } => {
                write!(f, "{}:{:02}+{increment}", seconds / 60, seconds % 60)
            }
            TimeControl::Days(days) => write!(f, "{days}d"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = NoTimeControl;

    /// Takes exactly what `Display` gives.
    fn from_str(text: &str) -> Result<Self, NoTimeControl> {
        let read = || match text.strip_suffix('d') {
            Some(days) => TimeControl::days(days.parse().ok()?),
            None => {
                let (stock, increment) = text.split_once('+')?;
                let (minutes, seconds) = stock.split_once(':').unwrap_or((stock, "0"));
                let minutes: u16 = minutes.parse().ok()?;
                let seconds: u16 = seconds.parse().ok()?;
                TimeControl::real_time(
                    minutes.checked_mul(60)?.checked_add(seconds)?,
                    increment.parse().ok()?,
                )
            }
        };
        read().filter(|control| control.to_string() == text).ok_or(NoTimeControl)
    }
}

impl fmt::Display for NoTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no time control")
    }
}

impl TryFrom<String> for TimeControl {
    type Error = NoTimeControl;

    fn try_from(text: String) -> Result<Self, NoTimeControl> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> String {
        control.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ha_20_time_controls_read_back_what_they_write() {
        for text in ["3+2", "10+5", "0:10+0", "1:30+60", "180+0", "1d", "14d"] {
            assert_eq!(text.parse::<TimeControl>().map(|control| control.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn ha_20_nothing_else_is_a_time_control() {
        for text in [
            "", "+", "3", "3+", "+2", "03+2", "3+02", "3:0+2", "3:60+2", "0:09+0", "181+0", "180:01+0",
            "3+61", "0d", "15d", "d", "-1d", "3+2 ", "3+2d", "99999+1", "٣+2",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(NoTimeControl), "{text}");
        }
    }
}
