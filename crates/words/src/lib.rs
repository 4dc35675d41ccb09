//! Every sentence that a person reads, in English, Persian and Turkish.
//!
//! Texts are Fluent files under `texts/<language>/`, one file a subject. Code
//! asks for them by key; refusals and results bring their own keys. A test
//! holds the three languages to the same keys and arguments.

mod folding;
mod lang;
mod texts;

pub use folding::{fold, fold_words, plain_digits};
pub use lang::Lang;

use std::sync::OnceLock;
use std::time::Duration;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use meydan_core::{LineFault, Outcome, Refused};

/// The texts of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// What a text can be given: a word or a number.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A word, put in as it is.
    Text(String),
    /// A number, written in the digits of the language.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(i64, i32, u32, u16, u8);

impl Words {
    /// The texts of a language. Read once, when they are first asked for.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Words {
        static ALL: [OnceLock<Words>; 3] = [const { OnceLock::new() }; 3];
        ALL[lang as usize].get_or_init(|| Words::read(lang))
    }

    fn read(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Boards and transcripts are exact to the byte: no invisible marks around arguments.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang {
            Lang::Fa => persian_digits,
            Lang::En | Lang::Tr => latin_digits,
        }));
        for text in texts::files(lang) {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{lang}: {errors:?}"));
        }
        Words { lang, bundle }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a text with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A text without arguments.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// A text with arguments. A key that does not exist gives itself, so that a
    /// mistake of ours shows and harms nobody.
    #[must_use]
    pub fn say_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no text for {key}");
            return key.to_owned();
        };
        let mut given = FluentArgs::new();
        for (name, arg) in args {
            given.set(
                *name,
                match arg {
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Number(number) => FluentValue::from(*number),
                },
            );
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text
    }

    /// The sentence for a refusal; `put` says how an argument, given by its name,
    /// is written in it.
    #[must_use]
    pub fn refusal(&self, refused: &Refused, put: impl Fn(&str, &str) -> String) -> String {
        let said = |args: &[(&'static str, String)]| -> Vec<(&'static str, Arg)> {
            args.iter().map(|(name, value)| (*name, Arg::from(put(name, value)))).collect()
        };
        let mut sentence =
            self.say_with(&format!("refusal-{}-{}", refused.scope, refused.code), &said(&refused.args));
        for fault in &refused.lines {
            sentence.push('\n');
            sentence.push_str(&self.line_fault(refused.scope, fault, &said(&fault.args)));
        }
        sentence
    }

    /// What is wrong with a line of a text.
    fn line_fault(&self, scope: &str, fault: &LineFault, args: &[(&str, Arg)]) -> String {
        let said = self.say_with(&format!("fault-{scope}-{}", fault.code), args);
        // A fault of the text as a whole is in no line.
        if fault.line == 0 {
            return said;
        }
        self.say_with("refusal-line", &[("line", i64::from(fault.line).into()), ("fault", said.into())])
    }

    /// The name of a game.
    #[must_use]
    pub fn game(&self, id: &str) -> String {
        self.say(&format!("game-{id}"))
    }

    /// What a seat is called in a game: black, white.
    #[must_use]
    pub fn role(&self, game: &str, role: &str) -> String {
        self.say(&format!("role-{game}-{role}"))
    }

    /// Why a match ended, as a sentence.
    #[must_use]
    pub fn reason(&self, game: &str, outcome: &Outcome) -> String {
        let hall = format!("reason-hall-{}", outcome.reason);
        if self.has(&hall) { self.say(&hall) } else { self.say(&format!("reason-{game}-{}", outcome.reason)) }
    }

    /// What a computer thinks a position is worth, in the game's own unit:
    /// `worth-<game>-<certainty>`, or `worth-<certainty>` for a game that says it no better.
    #[must_use]
    pub fn worth(&self, game: &str, value: i32, certainty: &str) -> String {
        let own = format!("worth-{game}-{certainty}");
        let key = if self.has(&own) { own } else { format!("worth-{certainty}") };
        let sign = match value {
            1.. => "ahead",
            0 => "even",
            _ => "behind",
        };
        self.say_with(&key, &[("sign", sign.into()), ("count", value.unsigned_abs().into())])
    }

    /// The same with how sure that is, and how far the computer looked.
    #[must_use]
    pub fn opinion(&self, game: &str, value: i32, certainty: &str, depth: u32) -> String {
        let sure = self.say(&format!("certainty-{certainty}"));
        let worth = self.worth(game, value, certainty);
        let depth = ("depth", depth.into());
        self.say_with("opinion", &[("worth", worth.into()), ("certainty", sure.into()), depth])
    }

    /// A number in the digits of the language.
    #[must_use]
    pub fn number(&self, number: i64) -> String {
        match self.lang {
            Lang::Fa => to_persian(&number.to_string()),
            Lang::En | Lang::Tr => number.to_string(),
        }
    }

    /// The number of a move, which may have a letter, in the digits of the language.
    #[must_use]
    pub fn digits(&self, number: &str) -> String {
        if self.lang == Lang::Fa { to_persian(number) } else { number.to_owned() }
    }

    /// When something was: the day (year, month, day), and how long ago.
    #[must_use]
    pub fn when(&self, age: Duration, day: (i64, u8, u8)) -> String {
        [self.day(day), self.ago(age)].join(&self.say("comma"))
    }

    /// The same where there is little room: what is of today needs no date, all else nothing but that.
    #[must_use]
    pub fn when_briefly(&self, age: Duration, day: (i64, u8, u8)) -> String {
        if age.as_secs() < 86_400 { self.ago(age) } else { self.day(day) }
    }

    fn ago(&self, age: Duration) -> String {
        let minutes = i64::try_from(age.as_secs() / 60).unwrap_or(i64::MAX);
        match minutes {
            0 => self.say("ago-now"),
            1..60 => self.say_with("ago-minutes", &[("count", minutes.into())]),
            60..1440 => self.say_with("ago-hours", &[("count", (minutes / 60).into())]),
            _ => self.say_with("ago-days", &[("count", (minutes / 1440).into())]),
        }
    }

    fn day(&self, (year, month, day): (i64, u8, u8)) -> String {
        let date = format!("{year:04}-{month:02}-{day:02}");
        if self.lang == Lang::Fa { to_persian(&date).replace('−', "/") } else { date }
    }

    /// A number that may be large, its thousands set apart as the language does it.
    #[must_use]
    pub fn amount(&self, number: i64) -> String {
        let between = match self.lang {
            Lang::En => ',',
            Lang::Fa => '٬',
            Lang::Tr => '.',
        };
        let digits = number.unsigned_abs().to_string();
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(between);
            }
            text.push(digit);
        }
        let text = if number < 0 { format!("-{text}") } else { text };
        if self.lang == Lang::Fa { to_persian(&text) } else { text }
    }
}

/// What the system says of a file, without the numbers of its errors: they help nobody here.
#[must_use]
pub fn without_error_numbers(text: &str) -> String {
    let Some((before, after)) = text.split_once(" (os error ") else { return text.to_owned() };
    let Some((_, after)) = after.split_once(')') else { return text.to_owned() };
    format!("{before}{}", without_error_numbers(after))
}

fn to_persian(digits: &str) -> String {
    digits
        .chars()
        .map(|c| match c.to_digit(10) {
            Some(digit) => char::from_u32('۰' as u32 + digit).unwrap_or(c),
            None if c == '-' => '−',
            None => c,
        })
        .collect()
}

type Memoizer = intl_memoizer::concurrent::IntlLangMemoizer;

fn persian_digits(value: &FluentValue<'_>, _: &Memoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(to_persian(&number.as_string())),
        _ => None,
    }
}

fn latin_digits(value: &FluentValue<'_>, _: &Memoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().into_owned()),
        _ => None,
    }
}
