//! UNO's cards by name, for whoever speaks of them: boards, events and refusals.

use crate::{Arg, Words};

impl Words {
    /// The name of a card from its text in the log: `g-skip` is a green Skip.
    /// What is no card stays as it is.
    #[must_use]
    pub fn uno_card(&self, text: &str) -> String {
        self.uno_card_name(text).unwrap_or_else(|| text.to_owned())
    }

    fn uno_card_name(&self, text: &str) -> Option<String> {
        if matches!(text, "wild" | "wild-draw4") {
            return Some(self.say(&format!("uno-card-{text}")));
        }
        let colour = match text.chars().next()? {
            'r' => "red",
            'g' => "green",
            'b' => "blue",
            'y' => "yellow",
            _ => return None,
        };
        let colour = ("colour", Arg::from(self.say(&format!("uno-colour-{colour}"))));
        let symbol = &text[1..];
        if let [digit @ b'0'..=b'9'] = symbol.as_bytes() {
            return Some(self.say_with("uno-card-number", &[colour, ("number", (digit - b'0').into())]));
        }
        let key = match symbol {
            "-skip" | "-reverse" | "-draw2" => format!("uno-card{symbol}"),
            _ => return None,
        };
        Some(self.say_with(&key, &[colour]))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};

    #[test]
    fn cards_have_names_and_nothing_else_has() {
        let words = Words::of(Lang::En);
        let named =
            ["r5", "g-skip", "b-reverse", "y-draw2", "wild", "wild-draw4"].map(|text| words.uno_card(text));
        assert_eq!(named, ["red 5", "green Skip", "blue Reverse", "yellow Draw 2", "Wild", "Wild Draw 4"]);
        for text in ["", "r", "r10", "r-", "x5", "g-wild", "é5", "rest"] {
            assert_eq!(words.uno_card(text), text);
        }
    }
}
