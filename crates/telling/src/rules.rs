//! The rules of a game as people read them.

use meydan_words::Words;

/// The rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// What the game is about, in a few sentences.
    pub about: String,
    /// Rule by rule, in the order in which they are read.
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id in the specification.
    pub id: &'static str,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub text: String,
}

/// The rules of a game; of one that has none in words, what is said of it in a list.
#[must_use]
pub fn rules(words: &Words, game: &str) -> Rules {
    let about = format!("rules-{game}-about");
    let about = if words.has(&about) { about } else { format!("game-{game}-about") };
    let rule = |&id: &&'static str| Rule {
        id,
        title: words.say(&format!("rules-{game}-{id}-title")),
        text: words.say(&format!("rules-{game}-{id}")),
    };
    let ids = crate::of(game).map_or(&[][..], |telling| telling.rules());
    Rules { about: words.say(&about), rules: ids.iter().map(rule).collect() }
}

/// As one text, with every title above its rule.
impl std::fmt::Display for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.about)?;
        self.rules.iter().try_for_each(|rule| write!(f, "\n\n{}\n{}", rule.title, rule.text))
    }
}

#[cfg(test)]
mod tests {
    use meydan_words::Lang;

    use super::*;

    #[test]
    fn the_rules_of_every_game_are_told_in_every_language() {
        for game in ["chess", "duel", "magic", "othello", "pentago", "uno"] {
            for lang in Lang::ALL {
                let told = rules(Words::of(lang), game);
                assert!(told.rules.len() >= 4, "{game}");
                // What is missing is told by its key.
                assert!(!told.to_string().contains(&format!("rules-{game}")), "{game} {lang:?}");
            }
        }
    }
}
