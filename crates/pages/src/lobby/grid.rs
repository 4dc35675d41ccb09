//! Quick pairing (HA-11): a field for each game and clock. One press waits, another one waits no longer.

use std::fmt;
use std::str::FromStr;

use maud::{Markup, html};
use meydan_core::TimeControl;
use meydan_words::Words;

use super::{OwnModel, clock, clock_said};
use crate::layout::pressed;

/// Games for two, with the number of rounds where there is a choice.
pub const PAIRED: [(&str, Option<&str>); 6] = [
    ("othello", None),
    ("pentago", None),
    ("chess", None),
    ("magic", None),
    ("duel", Some("1")),
    ("duel", Some("3")),
];

/// The clocks that are offered.
pub const CLOCKS: [Option<TimeControl>; 4] = [
    Some(TimeControl::RealTime { seconds: 180, increment: 2 }),
    Some(TimeControl::RealTime { seconds: 600, increment: 5 }),
    Some(TimeControl::Days(2)),
    None,
];

/// What somebody waits for, as forms write it: `othello/10+5/`, `duel//3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Want {
    /// The game.
    pub game: String,
    /// How much time.
    pub clock: Option<TimeControl>,
    /// How many rounds, where there is a choice.
    pub rounds: Option<String>,
}

impl fmt::Display for Want {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = self.clock.map(|clock| clock.to_string()).unwrap_or_default();
        write!(f, "{}/{clock}/{}", self.game, self.rounds.as_deref().unwrap_or_default())
    }
}

impl FromStr for Want {
    type Err = ();

    fn from_str(text: &str) -> Result<Want, ()> {
        let mut parts = text.split('/');
        let (Some(game), Some(clock), Some(rounds), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(());
        };
        let clock = (!clock.is_empty()).then(|| clock.parse()).transpose().map_err(|_| ())?;
        let rounds = (!rounds.is_empty()).then(|| rounds.to_owned());
        Ok(Want { game: game.to_owned(), clock, rounds })
    }
}

/// What is played, in a few words.
pub(super) fn game(words: &Words, want: &Want) -> String {
    let name = words.game(&want.game);
    match &want.rounds {
        Some(rounds) => {
            let rounds: i64 = rounds.parse().unwrap_or(1);
            words.say_with("web-lobby-rounds", &[("game", name.into()), ("rounds", rounds.into())])
        }
        None => name,
    }
}

pub(super) fn grid(words: &Words, model: &OwnModel) -> Markup {
    html! {
        h2 id="quick-pairing" { (words.say("web-lobby-pairing")) }
        p class="quiet" { (words.say("web-lobby-pairing-about")) }
        form class="pairing" method="post" action="/lobby/wait" data-lobby {
            table {
                thead {
                    tr {
                        td {}
                        @for one in CLOCKS { th scope="col" { (clock(words, one)) } }
                    }
                }
                tbody {
                    @for (id, rounds) in PAIRED {
                        tr {
                            @let want = |clock| Want { game: id.to_owned(), clock, rounds: rounds.map(str::to_owned) };
                            th scope="row" { (game(words, &want(None))) }
                            @for one in CLOCKS { td { (field(words, model, &want(one))) } }
                        }
                    }
                }
            }
        }
    }
}

fn field(words: &Words, model: &OwnModel, want: &Want) -> Markup {
    let waits = model.waits.iter().any(|wait| wait.want == *want);
    let said = words.say_with(
        "web-lobby-pairing-field",
        &[("game", game(words, want).into()), ("clock", clock_said(words, want.clock).into())],
    );
    html! {
        button class="pair" data-key={ "pair-" (want.to_string().replace('/', "_")) } name="want" value=(want)
            aria-pressed=(pressed(waits)) aria-label=(said) {
            span class="pair-mark" aria-hidden="true" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ha_11_what_is_wanted_reads_back() {
        for text in ["othello/10+5/", "duel//3", "chess/2d/", "x//"] {
            assert_eq!(text.parse::<Want>().map(|want| want.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "othello", "othello/", "othello/1/", "othello/3+2", "a/b/c/d"] {
            assert_eq!(text.parse::<Want>(), Err(()), "{text}");
        }
    }
}
