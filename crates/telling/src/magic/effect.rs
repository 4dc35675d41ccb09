//! What a card does, as a sentence that is read from either side.

use magic::Kind;
use meydan_words::Words;

/// What a card of this kind does; nothing to say of a creature.
#[must_use]
pub fn effect_sentence(words: &Words, kind: &Kind) -> Option<String> {
    // A change is read from the left in every language.
    let change =
        |power: i8, hp: i8| format!("\u{2066}{}/{}\u{2069}", signed(words, power), signed(words, hp));
    super::effect(kind, words, &change)
}

fn signed(words: &Words, number: i8) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", words.number(i64::from(number.unsigned_abs())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use magic::Book;
    use meydan_words::Lang;

    #[test]
    fn every_card_of_the_rules_says_what_it_does() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for card in Book::standard().cards() {
                let said = effect_sentence(words, &card.kind);
                assert_eq!(said.is_none(), card.creature().is_some(), "{:?}", card.name);
                assert!(said.is_none_or(|said| !said.contains("magic-")));
            }
        }
        let name = "holy-light".parse().expect("a name");
        let card = *Book::standard().find(name).expect("a card");
        let said = effect_sentence(Words::of(Lang::En), &card.kind).expect("it does something");
        assert_eq!(said, "All black creatures \u{2066}−1/−1\u{2069}.");
    }
}
