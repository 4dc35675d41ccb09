//! Refusals: why something was not done, as data. Sentences are made in `words`.

use serde::Serialize;

use crate::{GameTime, Seat, Seq};

/// Why the rules of a game refuse an action (or cannot read its text).
pub trait Refusal: std::fmt::Debug + Clone + PartialEq + Send + Sync + 'static {
    /// A stable word: `square-taken`.
    fn code(&self) -> &'static str;
    /// The rule that says so: `OT-02`.
    fn rule(&self) -> &'static str;
    /// What the sentence needs to know, by name.
    fn args(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// A configuration that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// The option at fault.
    pub option: &'static str,
    /// A stable word of the game.
    pub code: &'static str,
    /// The rule that says so, or `HALL` where the game has none for it.
    pub rule: &'static str,
    /// What is wrong line by line, where the option is a text of many lines.
    pub lines: Vec<LineFault>,
}

impl ConfigError {
    /// A fault of an option that is no text of many lines.
    #[must_use]
    pub const fn new(option: &'static str, code: &'static str, rule: &'static str) -> ConfigError {
        ConfigError { option, code, rule, lines: Vec::new() }
    }
}

/// A line of a text that cannot be used, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineFault {
    /// Which, counted from one; 0 for the text as a whole.
    pub line: u32,
    /// A stable word of the game.
    pub code: &'static str,
    /// What the sentence needs to know, by name.
    #[serde(skip)]
    pub args: Vec<(&'static str, String)>,
}

/// Why the match itself refuses, before any rule of the game is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchRefusal<R> {
    /// The rules of the game say no.
    Game(R),
    /// The match is over.
    Over,
    /// There is no such seat at this table.
    NoSuchSeat(Seat),
    /// That seat has nothing to answer now.
    NotYourTurn(Seat),
    /// That seat has left the match.
    AlreadyGone(Seat),
    /// No timer is running.
    NoTimer,
    /// A timer came due before this; it must be fired first.
    TimerDue,
    /// There was no such moment in the log.
    NoSuchSeq(Seq),
    /// Game time cannot run backwards along a line.
    TimeRunsBack(GameTime),
    /// A clock ran out before this; that must be noted first.
    ClockDue,
    /// No clock runs out then, or not theirs.
    NoFlag,
    /// The match has no clock.
    NoClock,
    /// The person of that seat has come already.
    AlreadyHere(Seat),
    /// Everybody was given time already.
    PausedAlready,
    /// The hall cannot end a match in that way.
    NoVerdict,
}

/// A refusal of any game, ready to leave the rules: for answers, logs and sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// Whose words these are: a game's id, or `match`.
    #[serde(skip)]
    pub scope: &'static str,
    /// A stable word.
    pub code: &'static str,
    /// The rule that says so; `HALL` for the hall's own.
    pub rule: &'static str,
    /// What the sentence needs to know, by name.
    #[serde(skip)]
    pub args: Vec<(&'static str, String)>,
    /// What is wrong line by line, where a text of many lines is refused.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<LineFault>,
}

impl Refused {
    /// A refusal from its parts.
    #[must_use]
    pub const fn new(
        scope: &'static str,
        code: &'static str,
        rule: &'static str,
        args: Vec<(&'static str, String)>,
    ) -> Refused {
        Refused { scope, code, rule, args, lines: Vec::new() }
    }

    /// A refusal of the hall itself rather than of a game.
    #[must_use]
    pub fn hall(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
        Refused::new("match", code, "HALL", args)
    }

    /// A game's own refusal.
    #[must_use]
    pub fn game<R: Refusal>(game: &'static str, refusal: &R) -> Refused {
        Refused::new(game, refusal.code(), refusal.rule(), refusal.args())
    }

    /// A configuration that a game refused.
    #[must_use]
    pub fn config(game: &'static str, error: &ConfigError) -> Refused {
        Refused {
            scope: game,
            code: error.code,
            rule: error.rule,
            args: vec![("option", error.option.to_owned())],
            lines: error.lines.clone(),
        }
    }

    /// A match's refusal, with the game's where it was the game's.
    #[must_use]
    pub fn from_match<R: Refusal>(game: &'static str, refusal: &MatchRefusal<R>) -> Refused {
        let seat = |seat: &Seat| vec![("seat", (seat.0 + 1).to_string())];
        match refusal {
            MatchRefusal::Game(refusal) => Refused::game(game, refusal),
            MatchRefusal::Over => Refused::hall("over", Vec::new()),
            MatchRefusal::NoSuchSeat(s) => Refused::hall("no-such-seat", vec![("seat", s.to_string())]),
            MatchRefusal::NotYourTurn(s) => Refused::hall("not-your-turn", seat(s)),
            MatchRefusal::AlreadyGone(s) => Refused::hall("already-gone", seat(s)),
            MatchRefusal::NoTimer => Refused::hall("no-timer", Vec::new()),
            MatchRefusal::TimerDue => Refused::hall("timer-due", Vec::new()),
            MatchRefusal::NoSuchSeq(seq) => Refused::hall("no-such-seq", vec![("seq", seq.to_string())]),
            MatchRefusal::ClockDue => Refused::hall("clock-due", Vec::new()),
            MatchRefusal::NoFlag => Refused::hall("no-flag", Vec::new()),
            MatchRefusal::NoClock => Refused::hall("no-clock", Vec::new()),
            MatchRefusal::AlreadyHere(s) => Refused::hall("already-here", seat(s)),
            MatchRefusal::PausedAlready => Refused::hall("paused-already", Vec::new()),
            MatchRefusal::NoVerdict => Refused::hall("no-verdict", Vec::new()),
            MatchRefusal::TimeRunsBack(at) => Refused::hall("time-runs-back", vec![("at", at.0.to_string())]),
        }
    }
}
