//! How players, roles and points are said.

use meydan_catalogue::{ComputerOpinion, PlayerKind, PlayerSnapshot};
use meydan_core::{AnyView, Outcome, Seat};
use meydan_telling::{AnyScene, AnyTelling, isolated};
use meydan_words::Words;

use super::model::TableModel;

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
pub(super) fn name(words: &Words, game: &str, player: &PlayerSnapshot) -> String {
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
pub(super) fn short(words: &Words, game: &str, player: &PlayerSnapshot) -> String {
    match player.kind {
        PlayerKind::Computer(_) => numbered(words, words.say("web-player-computer-short"), player.number),
        PlayerKind::Open | PlayerKind::Person => name(words, game, player),
    }
}

/// Whether somebody sits in every seat: before that it is nobody's turn.
pub(super) fn all_sit(players: &[PlayerSnapshot]) -> bool {
    players.iter().all(|player| player.kind != PlayerKind::Open)
}

/// The names of some seats, for a sentence.
pub(super) fn names(
    words: &Words,
    game: &str,
    players: &[PlayerSnapshot],
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
    players: &[PlayerSnapshot],
    seats: impl Iterator<Item = Seat>,
) -> String {
    names(words, game, players, seats, &words.say("web-between"))
}

/// What the seat is called in the game; where all are called the same, who sits there.
pub(super) fn role(words: &Words, game: &str, players: &[PlayerSnapshot], seat: Seat) -> String {
    players.iter().find(|player| player.seat == seat).map_or_else(String::new, |player| match player.number {
        Some(_) => isolated(&short(words, game, player)),
        None => words.role(game, player.role),
    })
}

/// What a seat is called where a game is told: by name where it has one.
pub(super) fn called(words: &Words, game: &str, players: &[PlayerSnapshot], seat: Seat) -> String {
    let Some(player) = players.get(seat.index()) else { return String::new() };
    isolated(&match player.kind {
        PlayerKind::Open => words.role(game, player.role),
        PlayerKind::Person | PlayerKind::Computer(_) => short(words, game, player),
    })
}

/// What a seat has at this moment, and how that is said.
pub(super) fn score(words: &Words, game: &str, view: &AnyView, seat: Seat) -> Option<(i64, String)> {
    let telling = meydan_telling::of(game)?;
    telling.score(AnyScene { view, words, who: &|_| String::new() }, seat)
}

/// A game in words, for who reads a page: the scene with what its players are called.
pub(super) struct Speaker<'a> {
    pub(super) words: &'a Words,
    pub(super) game: &'a str,
    pub(super) view: &'a AnyView,
    pub(super) players: &'a [PlayerSnapshot],
    /// Where a game is told at length, players are called by name; otherwise by their role.
    pub(super) by_name: bool,
}

impl Speaker<'_> {
    /// What is said; nothing of a game that has no words.
    pub(super) fn say<T>(&self, say: impl FnOnce(&dyn AnyTelling, AnyScene<'_>) -> T) -> Option<T> {
        let who = |seat| match self.by_name {
            true => called(self.words, self.game, self.players, seat),
            false => role(self.words, self.game, self.players, seat),
        };
        let scene = AnyScene { view: self.view, words: self.words, who: &who };
        Some(say(meydan_telling::of(self.game)?, scene))
    }
}

/// From whose side everything is judged, whoever thought it: the reader's, or the first seat's.
fn judge(model: &TableModel<'_>) -> Seat {
    model.yours.only().unwrap_or(Seat::FIRST)
}

/// What a computer thinks the position is worth, told from one side.
pub(super) fn worth(model: &TableModel<'_>, words: &Words, told: &ComputerOpinion) -> Option<String> {
    let (game, sure) = (model.facts.id, told.opinion.certainty.code());
    // With more than two, what one may hope for is not what another has to fear.
    let judge = if model.players.len() == 2 { judge(model) } else { told.seat };
    let value = told.opinion.value?;
    // A chance is out of a hundred; other values are as good for one as bad for the other.
    let value = match (judge == told.seat, model.facts.hidden) {
        (true, _) => value,
        (false, true) => 100 - value,
        (false, false) => -value,
    };
    let worth = words.worth(game, value, sure);
    Some(if model.yours.only() == Some(judge) {
        words.say_with("opinion-worth-for-you", &[("worth", worth.into())])
    } else {
        let role = role(words, game, &model.players, judge);
        words.say_with("opinion-worth-for", &[("role", role.into()), ("worth", worth.into())])
    })
}

/// Whether there are points to be told: not where nobody has won because the hall ended it (HA-22, HA-23).
pub(super) fn counted(outcome: &Outcome) -> bool {
    !outcome.winners.is_empty() || !matches!(outcome.reason, "agreed" | "called-off" | "time")
}

/// The points at the end, in the order of the seats and in the direction of the language.
pub(super) fn points(words: &Words, outcome: &Outcome) -> String {
    let points: Vec<String> = outcome.points.iter().map(|&points| words.number(i64::from(points))).collect();
    points.join(" – ")
}
