//! UNO in words: colours, cards and last moves. One home for all front ends; the
//! texts themselves are in `words`.

use meydan_words::Words;
use uno::{Card, Colour, LastMove};

/// A colour by name.
#[must_use]
pub fn colour_name(colour: Colour, words: &Words) -> String {
    words.say(&format!("uno-colour-{colour}"))
}

/// A card by name: "red 5".
#[must_use]
pub fn card_name(card: Card, words: &Words) -> String {
    words.uno_card(&card.to_string())
}

/// The last move of a player, short (UN-30).
#[must_use]
pub fn last_move(last: LastMove, words: &Words) -> String {
    match last {
        LastMove::Laid { card, colour, drew } => {
            let mut args = vec![("card", card_name(card, words).into())];
            let drew = if drew { "drew-" } else { "" };
            let named = match colour {
                Some(colour) => {
                    args.push(("colour", colour_name(colour, words).into()));
                    "-named"
                }
                None => "",
            };
            words.say_with(&format!("uno-last-{drew}laid{named}"), &args)
        }
        LastMove::Drew { count: 0 } => words.say("uno-last-drew-nothing"),
        LastMove::Drew { .. } => words.say("uno-last-drew"),
        LastMove::Took { count } => words.say_with("uno-last-took", &[("count", count.into())]),
        LastMove::Skipped => words.say("uno-last-skipped"),
        LastMove::Left => words.say("uno-last-left"),
    }
}
