//! How players, roles and points are said.

use meydan_core::{Outcome, Seat};
use meydan_words::Words;

use super::boards;
use super::model::{Player, PlayerKind, View};

/// A word of its own direction in a sentence: a Latin name in a Persian one, say.
pub(crate) fn isolated(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}

/// What a player without a name is called, with the number that tells it from others.
fn numbered(words: &Words, name: String, number: Option<u8>) -> String {
    match number {
        Some(number) => {
            words.say_with("web-player-numbered", &[("name", name.into()), ("number", number.into())])
        }
        None => name,
    }
}

/// What a player is called: the name, or what it is that sits there.
pub(super) fn name(words: &Words, game: &str, player: &Player) -> String {
    match player.kind {
        PlayerKind::Computer(_) if player.number.is_some() => short(words, game, player),
        PlayerKind::Computer(level) => {
            let level = words.say(&format!("level-{}", level.code()));
            words.say_with("web-player-computer", &[("level", level.into())])
        }
        PlayerKind::Open => words.say("web-player-open"),
        PlayerKind::Person if player.name.is_empty() => {
            numbered(words, words.role(game, player.role), player.number)
        }
        PlayerKind::Person => player.name.clone(),
    }
}

/// The same without the level of a computer, where that is said apart.
pub(super) fn short(words: &Words, game: &str, player: &Player) -> String {
    match player.kind {
        PlayerKind::Computer(_) => numbered(words, words.say("web-player-computer-short"), player.number),
        PlayerKind::Open | PlayerKind::Person => name(words, game, player),
    }
}

/// The names of some seats, for a sentence.
pub(super) fn names(
    words: &Words,
    game: &str,
    players: &[Player],
    seats: impl Iterator<Item = Seat>,
    between: &str,
) -> String {
    let names: Vec<String> = seats
        .filter_map(|seat| players.iter().find(|player| player.seat == seat))
        .map(|player| isolated(&name(words, game, player)))
        .collect();
    names.join(between)
}

/// The same as a list, in the manner of the language.
pub(super) fn list(
    words: &Words,
    game: &str,
    players: &[Player],
    seats: impl Iterator<Item = Seat>,
) -> String {
    names(words, game, players, seats, &words.say("web-between"))
}

/// What the seat is called in the game; where all are called the same, who sits there.
pub(super) fn role(words: &Words, game: &str, players: &[Player], seat: Seat) -> String {
    players.iter().find(|player| player.seat == seat).map_or_else(String::new, |player| match player.number {
        Some(_) => isolated(&short(words, game, player)),
        None => words.role(game, player.role),
    })
}

/// Whether points are counted in this game, and not only who won.
pub(super) fn counts(words: &Words, game: &str, view: &View) -> bool {
    boards::of(game).points(words, view, Seat::FIRST).is_some()
}

/// The points at the end, in the order of the seats and in the direction of the language.
pub(super) fn points(words: &Words, outcome: &Outcome) -> String {
    let points: Vec<String> = outcome.points.iter().map(|&points| words.number(i64::from(points))).collect();
    points.join(" – ")
}
