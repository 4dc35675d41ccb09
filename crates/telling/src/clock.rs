//! Clocks in words and digits, for all front ends (HA-20).

use meydan_core::TimeControl;
use meydan_words::Words;

/// A second, a minute, an hour, a day, in milliseconds.
const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A time control in so few words that they fit beside a name: `5+3`, `2 days`.
#[must_use]
pub fn time_control(words: &Words, clock: TimeControl) -> String {
    match clock {
        TimeControl::Days(days) => words.say_with("clock-days", &[("days", u32::from(days).into())]),
        TimeControl::RealTime { seconds, increment } => {
            let minutes = words.number(i64::from(seconds / 60));
            let rest = match seconds % 60 {
                0 => String::new(),
                rest => format!(":{}", two(words, u64::from(rest))),
            };
            // From the left in every language, as on a clock.
            format!("\u{2066}{minutes}{rest}+{}\u{2069}", words.number(i64::from(increment)))
        }
    }
}

/// What is left, as a clock shows it: `4:05`, `1:00:00`, `2 days`.
#[must_use]
pub fn time_left(words: &Words, left: u64) -> String {
    if left >= DAY {
        let days = u32::try_from(left.div_ceil(DAY)).unwrap_or(u32::MAX);
        return words.say_with("clock-days", &[("days", days.into())]);
    }
    let left = left.div_ceil(SECOND) * SECOND;
    let (hours, minutes, seconds) = (left / HOUR, left % HOUR / MINUTE, left % MINUTE / SECOND);
    match hours {
        0 => format!("{}:{}", plain(words, minutes), two(words, seconds)),
        _ => format!("{}:{}:{}", plain(words, hours), two(words, minutes), two(words, seconds)),
    }
}

fn plain(words: &Words, number: u64) -> String {
    words.number(i64::try_from(number).unwrap_or_default())
}

fn two(words: &Words, number: u64) -> String {
    plain(words, number / 10) + &plain(words, number % 10)
}

#[cfg(test)]
mod tests {
    use meydan_words::Lang;

    use super::*;

    #[test]
    fn ha_20_clocks_are_read_in_every_language() {
        let said = |lang, text: &str| {
            let clock = text.parse().expect("a time control");
            time_control(Words::of(lang), clock).replace(['\u{2066}', '\u{2069}'], "")
        };
        assert_eq!(
            ["5+3", "0:30+0", "1d", "3d"].map(|text| said(Lang::En, text)),
            ["5+3", "0:30+0", "1 day", "3 days"]
        );
        assert_eq!(said(Lang::Fa, "10+5"), "۱۰+۵");
        let left = [0, 1, 59_001, 60_000, 3_599_999, 3_600_000, 86_399_000, 86_400_001];
        let shown = left.map(|left| time_left(Words::of(Lang::En), left));
        assert_eq!(shown, ["0:00", "0:01", "1:00", "1:00", "1:00:00", "1:00:00", "23:59:59", "2 days"]);
        assert_eq!(time_left(Words::of(Lang::Fa), 65_000), "۱:۰۵");
    }
}
