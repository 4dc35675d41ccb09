//! Finding a card by what a person typed: its name in the language or in English,
//! or a beginning of it that no other card has.

use magic::Name;
use meydan_telling::magic::card_name;
use meydan_words::{Lang, Words, fold, fold_words};

/// How well what was typed fits; the better comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is its name.
    Whole,
    /// Its name begins so.
    Begins,
    /// A later word of its name begins so: `knight`, `bolt`.
    Within,
}

fn fit(typed: &str, title: &str) -> Option<Fit> {
    let words = fold_words(title);
    (0..words.len()).find_map(|first| {
        let rest = words[first..].concat();
        match (first, rest.starts_with(typed)) {
            (0, true) if rest == typed => Some(Fit::Whole),
            (0, true) => Some(Fit::Begins),
            (_, true) => Some(Fit::Within),
            (_, false) => None,
        }
    })
}

/// The names among these that fit best what was typed: none, one, or several
/// that it does not tell apart.
pub(super) fn fitting(typed: &str, among: impl IntoIterator<Item = Name>, words: &Words) -> Vec<Name> {
    let typed = fold(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let fit = |name| {
        let titles = [words, Words::of(Lang::En)].map(|words| card_name(name, words));
        titles.iter().filter_map(|title| fit(&typed, title)).min()
    };
    let mut found: Vec<(Fit, Name)> = Vec::new();
    for name in among {
        if !found.iter().any(|(_, other)| *other == name)
            && let Some(fit) = fit(name)
        {
            found.push((fit, name));
        }
    }
    let best = found.iter().map(|(fit, _)| *fit).min();
    found.into_iter().filter(|(fit, _)| Some(*fit) == best).map(|(_, name)| name).collect()
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
}
