//! The parts of the language of effects, each with what it does in words and the lines
//! to begin with: those of the 76 cards, and what none of them uses.

use std::collections::{BTreeMap, BTreeSet};

use duel::language;
use maud::{Markup, html};
use meydan_words::Words;

/// Lines that are explained by the same names.
type Explained = BTreeMap<Vec<&'static str>, BTreeSet<String>>;

/// All lines by what they are for, and by what they say.
fn parts() -> [(&'static str, Explained); 3] {
    let mut all = ["begin", "within", "do"].map(|group| (group, Explained::new()));
    let cards = duel::standard();
    let lines = cards.iter().flat_map(|card| card.effect.lines());
    for line in lines.chain(language::UNUSED.map(str::to_owned)) {
        let group = match line.split(' ').next().unwrap_or_default() {
            "may" | "once" | "if" | "pay" | "choose" => 1,
            "do" | "else" => 2,
            _ => 0,
        };
        all[group].1.entry(language::named(&line)).or_default().insert(line);
    }
    all
}

/// What parts do, in words.
fn explained(words: &Words, names: &[&str]) -> String {
    let sentences: Vec<String> = names.iter().map(|name| words.say(&format!("part-duel-{name}"))).collect();
    sentences.join(" ")
}

pub(super) fn list(words: &Words) -> Markup {
    html! {
        @for (group, all) in parts() {
            h3 { (words.say(&format!("web-club-make-part-{group}"))) }
            ul class="part-list" {
                @for (names, lines) in all {
                    li {
                        p { (explained(words, &names)) }
                        div class="part-lines" dir="ltr" {
                            @for line in lines {
                                button class="button small" type="button" data-line=(line) { code { (line) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use meydan_words::Lang;

    use super::*;

    /// DU-277: whoever makes a card is told what its parts do, in every language.
    #[test]
    fn du_277_no_part_of_the_language_lacks_its_sentence() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            // What is missing panics in tests; what is there twice was not written for its part.
            let said: BTreeSet<String> = language::names().map(|name| explained(words, &[name])).collect();
            assert_eq!(said.len(), language::names().count(), "{lang}");
        }
    }

    #[test]
    fn every_part_is_offered() {
        let offered: BTreeSet<&str> =
            parts().into_iter().flat_map(|(_, all)| all.into_keys().flatten()).collect();
        assert_eq!(offered, language::names().collect());
    }
}
