//! Finding a card by what a person typed: its name in the language or in English.

use magic::Name;
use meydan_words::{Lang, Words};

/// The names among these that fit best what was typed: none, one, or several
/// that it does not tell apart.
pub(super) fn fitting(typed: &str, among: impl IntoIterator<Item = Name>, words: &Words) -> Vec<Name> {
    crate::naming::fitting(typed, among, |name| {
        [words, Words::of(Lang::En)].iter().map(|words| words.magic_card(&name.to_string())).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(typed: &str, lang: Lang) -> Vec<String> {
        let book = magic::Book::standard();
        let names = book.cards().iter().map(|card| card.name);
        fitting(typed, names, Words::of(lang)).iter().map(Name::to_string).collect()
    }

    #[test]
    fn a_beginning_that_no_other_card_has_is_enough() {
        for typed in ["white knight", "White-Knight", " WHITE  k", "white"] {
            assert_eq!(find(typed, Lang::En), ["white-knight"], "{typed}");
        }
        assert_eq!(find("bolt", Lang::En), ["lightning-bolt"]);
        // A name that begins so goes before one with a later word that does.
        assert_eq!(find("war", Lang::En), ["holy-war", "unholy-war"]);
        assert_eq!(find("holy", Lang::En), ["holy-war", "holy-light"]);
        assert_eq!(find("knight", Lang::En), ["white-knight", "black-knight"]);
        assert_eq!(find("sol", Lang::En), ["soldier"]);
        assert_eq!(find("dragon", Lang::En), [""; 0]);
        assert_eq!(find(" - ", Lang::En), [""; 0]);
    }

    #[test]
    fn names_of_the_language_and_english_ones() {
        for typed in ["Ak Şövalye", "ak sovalye", "AK ŞÖVALYE", "white knight"] {
            assert_eq!(find(typed, Lang::Tr), ["white-knight"], "{typed}");
        }
        for typed in ["İskelet", "iskelet", "ISKELET", "ıskelet", "skeleton"] {
            assert_eq!(find(typed, Lang::Tr), ["skeleton"], "{typed}");
        }
        for typed in ["گرگ‌نما", "گرگ نما", "گرگنما", "werewolf"] {
            assert_eq!(find(typed, Lang::Fa), ["werewolf"], "{typed}");
        }
        for typed in ["شوالیهٔ سفید", "شوالیه سفید", "شواليه سفيد", "شوالیۀ سفید"]
        {
            assert_eq!(find(typed, Lang::Fa), ["white-knight"], "{typed}");
        }
        assert_eq!(find("آذرخش", Lang::Fa), find("اذرخش", Lang::Fa));
        // Another language's names are not known: they would make beginnings unclear.
        assert_eq!(find("asker", Lang::En), [""; 0]);
    }

    #[test]
    fn digits_of_every_language_are_digits() {
        assert_eq!(crate::naming::plain_digits("attack ۱۲ ٣ 4"), "attack 12 3 4");
    }
}
