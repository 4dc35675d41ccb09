//! The words that work wherever a move is asked for, in every game (OT-13).

use meydan_words::{Words, fold};

/// Something other than a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// The last decision back.
    Undo,
    /// What would the computer do?
    Hint,
    /// Everything that can be done.
    Moves,
    /// Keep the game, in this file if one is named, over what is there if so said.
    Save { file: Option<String>, over: bool },
    /// Give up.
    Resign,
    /// Leave.
    Quit,
    /// This list.
    Help,
}

/// The verbs as they are typed, and the text that explains each.
pub(crate) const VERBS: [(&str, &str); 8] = [
    ("undo", "console-help-undo"),
    ("hint", "console-help-hint"),
    ("moves", "console-help-moves"),
    ("save", "console-help-save"),
    ("save!", "console-help-save-over"),
    ("resign", "console-help-resign"),
    ("quit", "console-help-quit"),
    ("help", "console-help-help"),
];

/// What a typed line is, if it is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// A verb.
    Verb(Verb),
    /// A word of the game's own, and what stands after it.
    Own(&'static str, String),
    /// A verb with something after it that does not belong there.
    NotAlone(&'static str),
    /// A move, or nonsense: the game will say.
    Move,
}

/// Words and the keys of the texts that explain them.
type Explained = [(&'static str, &'static str)];

/// Reads a typed line, in any case, blanks around. The game's own words go before the console's.
pub(crate) fn read(typed: &str, own: &'static Explained) -> Said {
    let typed = typed.trim();
    let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    let rest = rest.trim();
    // What many try first.
    let word = if word == "?" { "help" } else { word };
    let mut own = own.iter().map(|(name, _)| split(name));
    if let Some((name, takes_more)) = own.find(|(name, _)| word.eq_ignore_ascii_case(name)) {
        let alone = rest.is_empty() || takes_more;
        return if alone { Said::Own(name, rest.to_owned()) } else { Said::NotAlone(name) };
    }
    let Some((name, _)) = VERBS.iter().find(|(name, _)| word.eq_ignore_ascii_case(name)) else {
        return Said::Move;
    };
    let verb = match *name {
        "save" | "save!" => {
            let file = (!rest.is_empty()).then(|| rest.to_owned());
            return Said::Verb(Verb::Save { file, over: *name == "save!" });
        }
        "undo" => Verb::Undo,
        "hint" => Verb::Hint,
        "moves" => Verb::Moves,
        "resign" => Verb::Resign,
        "quit" => Verb::Quit,
        _ => Verb::Help,
    };
    if rest.is_empty() { Said::Verb(verb) } else { Said::NotAlone(name) }
}

/// The line with its first word in English, where it is one of the words that the language
/// has beside the English ones. `console-words` lists them: `geri=undo`.
pub(crate) fn in_english(line: &str, words: &Words) -> String {
    let begin = line.trim_start();
    let (first, rest) = begin.find(char::is_whitespace).map_or((begin, ""), |at| begin.split_at(at));
    let key = |word: &str| (fold(word), word.ends_with('!'));
    let typed = key(first);
    let list = words.say("console-words");
    let mut pairs = list.split_whitespace().filter_map(|pair| pair.split_once('='));
    match pairs.find(|(own, _)| key(own) == typed) {
        Some((_, english)) if !typed.0.is_empty() => format!("{english}{rest}"),
        _ => line.to_owned(),
    }
}

/// A word of a game, and whether something may stand after it.
pub(crate) fn split(word: &'static str) -> (&'static str, bool) {
    word.strip_suffix(" …").map_or((word, false), |word| (word, true))
}

/// The list of verbs, a line each, the game's own before the others.
pub(crate) fn help(words: &Words, own: &'static Explained) -> String {
    let file = words.say("console-help-file");
    let others = VERBS.iter().filter(|(name, _)| !own.iter().any(|(word, _)| word == name));
    let forms = own.iter().chain(others).map(|&(name, key)| {
        let form = match name {
            "save" => format!("save [{file}]"),
            "save!" => format!("save! {file}"),
            _ => name.to_owned(),
        };
        (form, words.say(key))
    });
    let forms: Vec<(String, String)> = forms.collect();
    let width = forms.iter().map(|(form, _)| form.chars().count()).max().unwrap_or(0);
    forms.iter().map(|(form, about)| format!("{form:width$}  {about}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Said {
        super::read(typed, &[])
    }

    /// Point 12 of the first hour.
    #[test]
    fn point_12_words_of_the_language_stand_beside_the_english_ones() {
        use meydan_words::Lang;
        for (lang, typed, english) in [
            (Lang::Tr, "geri", "undo"),
            (Lang::Tr, "YARDIM", "help"),
            (Lang::Tr, "kaydet! a b.meydan", "save! a b.meydan"),
            (Lang::Tr, "undo", "undo"),
            (Lang::Fa, "کمک", "help"),
            (Lang::Fa, "ذخیره ۱.meydan", "save ۱.meydan"),
            (Lang::Fa, "حرکت‌ها", "moves"),
            (Lang::En, "3 D", "3 D"),
            (Lang::Tr, "", ""),
            (Lang::Tr, "!", "!"),
        ] {
            assert_eq!(in_english(typed, Words::of(lang)), english, "{typed}");
        }
        // Every word of the console has one.
        for lang in [Lang::Fa, Lang::Tr] {
            let list = Words::of(lang).say("console-words");
            for (verb, _) in VERBS {
                assert!(
                    list.split_whitespace().any(|pair| pair.ends_with(&format!("={verb}"))),
                    "{lang} {verb}"
                );
            }
        }
    }

    /// Point 12 of the first hour.
    #[test]
    fn point_12_a_question_mark_asks_for_help() {
        assert_eq!(read("?"), Said::Verb(Verb::Help));
        assert_eq!(read("d3?"), Said::Move);
    }

    #[test]
    fn words_of_the_game_go_first() {
        let own: &[(&str, &str)] = &[("undo", "console-help-undo"), ("ledger", "console-help-moves")];
        assert_eq!(super::read(" Undo", own), Said::Own("undo", String::new()));
        assert_eq!(super::read("LEDGER", own), Said::Own("ledger", String::new()));
        assert_eq!(super::read("ledger 3", own), Said::NotAlone("ledger"));
        assert_eq!(super::read("help", own), Said::Verb(Verb::Help));
        let help = help(Words::of(meydan_words::Lang::En), own);
        assert_eq!(help.matches("undo").count(), 1, "{help}");
        assert_eq!(help.lines().count(), VERBS.len() + 1);
    }

    #[test]
    fn a_word_may_take_what_stands_after_it() {
        let own: &[(&str, &str)] = &[("card …", "console-help-moves")];
        assert_eq!(super::read(" CARD  White  Knight ", own), Said::Own("card", "White  Knight".to_owned()));
        assert_eq!(super::read("card", own), Said::Own("card", String::new()));
        assert_eq!(super::read("cards", own), Said::Move);
        assert!(help(Words::of(meydan_words::Lang::En), own).starts_with("card …"));
    }

    #[test]
    fn verbs_are_read_in_any_case() {
        assert_eq!(read("  UNDO "), Said::Verb(Verb::Undo));
        assert_eq!(read("Help"), Said::Verb(Verb::Help));
        assert_eq!(read("save"), Said::Verb(Verb::Save { file: None, over: false }));
        let file = Some("My game.meydan".to_owned());
        assert_eq!(read("SAVE  My game.meydan "), Said::Verb(Verb::Save { file: file.clone(), over: false }));
        assert_eq!(read("save! My game.meydan"), Said::Verb(Verb::Save { file, over: true }));
        assert_eq!(read("quit now"), Said::NotAlone("quit"));
        assert_eq!(read("3 D"), Said::Move);
        assert_eq!(read(""), Said::Move);
        assert_eq!(read("undoo"), Said::Move);
    }
}
