//! The rules of laying again, slow and obvious, from the texts of cards only.

use uno::{Action, Phase, View};

/// A card as its text says it: colour letter (none for a Wild) and symbol.
fn parts(card: &str) -> (Option<char>, &str) {
    match card {
        "wild" | "wild-draw4" => (None, card),
        _ => (card.chars().next(), &card[1..]),
    }
}

/// Whether a card may lie on the middle card (UN-10).
fn fits(card: &str, middle: &str, colour: &str) -> bool {
    let (own, symbol) = parts(card);
    own.is_none() || own == colour.chars().next() || parts(middle).1 == symbol
}

/// Every action that the player whose turn it is may choose, from what it sees.
pub(crate) fn legal(view: &View) -> Vec<String> {
    let hand: Vec<String> = view.hands[view.turn.index()]
        .as_ref()
        .expect("the hand of the player to move")
        .iter()
        .map(|card| card.to_string())
        .collect();
    let mut actions = Vec::new();
    match view.phase {
        Phase::Over | Phase::Swap => {}
        Phase::Colour => actions.extend(["red", "green", "blue", "yellow"].map(str::to_owned)),
        Phase::Lay | Phase::Drawn => {
            let middle = view.middle.to_string();
            let colour = view.colour.expect("a colour is in force").to_string();
            let answers = |card: &str| card.ends_with("draw2") || card.ends_with("draw4");
            let goes = |card: &str| fits(card, &middle, &colour) && (view.penalty == 0 || answers(card));
            let another = hand.iter().any(|card| card != "wild-draw4" && goes(card));
            for card in &hand {
                let allowed = goes(card) && (card != "wild-draw4" || !another);
                if allowed && !actions.contains(card) {
                    actions.push(card.clone());
                }
            }
            if view.penalty > 0 {
                actions.push("take".to_owned());
            } else if view.phase == Phase::Drawn {
                actions.push("pass".to_owned());
            } else if actions.is_empty() {
                actions.push("draw".to_owned());
            }
        }
    }
    actions
}

/// The same list as the rules give it.
pub(crate) fn texts(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}
