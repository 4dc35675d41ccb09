//! What a game brings to the line console.

use meydan_core::{AnyMatch, Outcome, Refused, Seat, Viewer};
use meydan_words::Words;
use serde_json::Value;

use crate::Look;
use crate::othello::OthelloFace;

/// How one game looks and is typed in the line console.
pub trait Face: Sync {
    /// The position as a viewer may see it: whole lines, the last one ended too.
    fn board(&self, game: &dyn AnyMatch, viewer: Viewer, look: &Look) -> String;

    /// What a seat is called, with the sign of its pieces if it has one.
    fn seat(&self, game: &dyn AnyMatch, seat: Seat, words: &Words, look: &Look) -> String;

    /// The action's text for what a person typed.
    ///
    /// # Errors
    /// When it cannot be read as an action. Whether the action is legal is the match's question.
    fn read(&self, game: &dyn AnyMatch, seat: Seat, typed: &str) -> Result<String, Refused>;

    /// An action as a person would type it.
    fn typed(&self, action: &str) -> String;

    /// A line for what happened, where the board does not show it.
    fn event(&self, event: &Value, words: &Words) -> Option<String>;

    /// The result, with whatever was counted.
    fn result(&self, outcome: &Outcome, words: &Words) -> String;

    /// One line on how moves are typed.
    fn how(&self, words: &Words) -> String;
}

/// The face of the game with this id. A new game is one line here and one module.
#[must_use]
pub fn face(id: &str) -> Option<&'static dyn Face> {
    match id {
        "othello" => Some(&OthelloFace),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_of_the_hall_has_a_face() {
        for tenant in meydan_catalogue::tenants() {
            assert!(super::face(tenant.facts.id).is_some(), "{}", tenant.facts.id);
        }
    }
}
