//! The Fluent files, embedded. A new subject is one line here and three files.

use crate::Lang;

macro_rules! subjects {
    ($($subject:literal),* $(,)?) => {
        /// The texts of a language, one a subject.
        pub(crate) fn files(lang: Lang) -> &'static [&'static str] {
            match lang {
                Lang::En => &[$(include_str!(concat!("../texts/en/", $subject, ".ftl"))),*],
                Lang::Fa => &[$(include_str!(concat!("../texts/fa/", $subject, ".ftl"))),*],
                Lang::Tr => &[$(include_str!(concat!("../texts/tr/", $subject, ".ftl"))),*],
            }
        }
    };
}

subjects![
    "common",
    "levels",
    "opinion",
    "hall",
    "operating",
    "console",
    "records",
    "prove",
    "solve",
    "tui",
    "tui-uno",
    "tui-chess",
    "tui-magic",
    "tui-duel",
    "web",
    "web-pentago",
    "web-uno",
    "web-chess",
    "web-magic",
    "web-duel",
    "lobby",
    "web-lobby",
    "web-club",
    "web-club-duels",
    "othello",
    "pentago",
    "uno",
    "chess",
    "magic",
    "members",
    "duel",
    "duel-cards",
    "duel-parts",
    "console-othello",
    "console-pentago",
    "console-uno",
    "console-chess",
    "console-magic",
    "rules-othello",
    "rules-pentago",
    "rules-uno",
    "rules-chess",
    "rules-magic",
    "rules-duel",
];
