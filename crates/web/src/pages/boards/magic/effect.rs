//! What a card does, as a sentence: the words are those of every front end.

use magic::{Charm, Colour, Deed, Kind, Prey, Whose};
use meydan_words::{Arg, Words};

fn colour(words: &Words, colour: Colour) -> (&'static str, Arg) {
    ("colour", words.say(&format!("magic-colour-{}", colour.code())).into())
}

/// What a card of this kind does; nothing to say of a creature.
pub(super) fn sentence(words: &Words, kind: &Kind) -> Option<String> {
    let say = |key: &str, args: &[(&str, Arg)]| Some(words.say_with(&format!("magic-effect-{key}"), args));
    match *kind {
        Kind::Creature(_) => None,
        Kind::Land(gives) => say("land", &[colour(words, gives)]),
        Kind::Sorcery(_, deed) => match deed {
            Deed::Destroy(Prey::Creature) => say("destroy-creature", &[]),
            Deed::Destroy(Prey::Land) => say("destroy-land", &[]),
            Deed::Destroy(Prey::Enchantment) => say("destroy-enchantment", &[]),
            Deed::Strike(damage) => say("strike", &[("damage", damage.into())]),
            Deed::StrikeAll(damage) => say("strike-all", &[("damage", damage.into())]),
            Deed::Return => say("return", &[]),
        },
        Kind::Enchantment(_, charm) => match charm {
            Charm::Strengthen { colour: whose, power, hp } => {
                // A change is read from the left in every language.
                let change = format!("\u{2066}{}/{}\u{2069}", signed(words, power), signed(words, hp));
                say("strengthen", &[colour(words, whose), ("change", change.into())])
            }
            Charm::Ability { whose, gains, ability } => {
                let verb = if gains { "gains" } else { "loses" };
                let ability = ("ability", words.say(&format!("magic-ability-{}", ability.code())).into());
                match whose {
                    Whose::Target => say(&format!("target-{verb}"), &[ability]),
                    Whose::Colour(whose) => say(&format!("colour-{verb}"), &[colour(words, whose), ability]),
                }
            }
        },
    }
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
                let said = sentence(words, &card.kind);
                assert_eq!(said.is_none(), card.creature().is_some(), "{:?}", card.name);
                assert!(said.is_none_or(|said| !said.contains("magic-")));
            }
        }
        let name = "holy-light".parse().expect("a name");
        let card = *Book::standard().find(name).expect("a card");
        let said = sentence(Words::of(Lang::En), &card.kind).expect("it does something");
        assert_eq!(said, "All black creatures \u{2066}−1/−1\u{2069}.");
    }
}
