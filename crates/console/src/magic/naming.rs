//! Finding a card by what a person typed: its name in the language or in
//! English, or a beginning of it that no other card has. Case, accents, blanks
//! and the many ways to write a Persian letter do not matter.

use magic::Name;
use meydan_words::{Lang, Words};

/// The digits of any of the three languages as plain ones; everything else as it is.
pub(super) fn plain_digits(text: &str) -> String {
    let plain = |sign: char| match sign {
        '۰'..='۹' => char::from_digit(sign as u32 - '۰' as u32, 10).unwrap_or(sign),
        '٠'..='٩' => char::from_digit(sign as u32 - '٠' as u32, 10).unwrap_or(sign),
        _ => sign,
    };
    text.chars().map(plain).collect()
}

/// A text in the shape in which texts are compared, word by word.
fn folded(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    // Small letters first: a capital I with a dot becomes an i and a dot of its own.
    for sign in plain_digits(text).to_lowercase().chars() {
        let folded = match sign {
            'ı' | 'î' | 'í' => 'i',
            'ş' => 's',
            'ç' => 'c',
            'ğ' => 'g',
            'ö' => 'o',
            'ü' | 'û' => 'u',
            'â' => 'a',
            'ي' | 'ى' | 'ئ' => 'ی',
            'ك' => 'ک',
            'ۀ' | 'ة' => 'ه',
            'آ' | 'أ' | 'إ' => 'ا',
            'ؤ' => 'و',
            _ => sign,
        };
        // A narrow blank stands inside Persian words, and may be left out or be a blank.
        let is_mark = matches!(folded, '\u{64b}'..='\u{65f}' | '\u{670}');
        if folded.is_whitespace() || matches!(folded, '-' | '_' | '\u{200c}') {
            words.push(String::new());
        } else if folded.is_alphanumeric()
            && !is_mark
            && let Some(word) = words.last_mut()
        {
            word.push(folded);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// How well what was typed fits a card; the better comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is its name.
    Whole,
    /// Its name begins so.
    Begins,
    /// A later word of its name begins so: `knight`, `bolt`.
    Within,
}

fn fit(typed: &str, name: Name, words: &Words) -> Option<Fit> {
    let titles = [words.magic_card(&name.to_string()), Words::of(Lang::En).magic_card(&name.to_string())];
    titles.iter().filter_map(|title| fit_title(typed, title)).min()
}

fn fit_title(typed: &str, title: &str) -> Option<Fit> {
    let words = folded(title);
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
    let typed = folded(typed).concat();
    if typed.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Fit, Name)> = Vec::new();
    for name in among {
        if !found.iter().any(|(_, other)| *other == name)
            && let Some(fit) = fit(&typed, name, words)
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

    #[test]
    fn digits_of_every_language_are_digits() {
        assert_eq!(plain_digits("attack ۱۲ ٣ 4"), "attack 12 3 4");
    }
}
