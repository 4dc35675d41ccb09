//! Names: which there may be, which are the same, and which the eye takes for one another (HA-02).

use unicode_normalization::UnicodeNormalization;
use unicode_security::{MixedScript, confusable_detection::skeleton};

use crate::Refusal;

/// By whose rules somebody is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameRules {
    /// The hall's (HA-02).
    Hall,
    /// Those of the document of Duel, for its console: names and passwords are any single words (D-02).
    Console,
}

/// The name of the computer, for which nobody may register (D-25).
const RESERVED: &str = "AI";

/// No name or password of the console is longer, in characters.
const MOST_SIGNS: usize = 64;

/// A name as it is compared: without regard to case, to the dots of i, and to which of the two
/// letters for ye and kaf was typed.
#[must_use]
pub fn fold(name: &str) -> String {
    let small = name.nfkc().flat_map(char::to_lowercase).filter(|&sign| !is_joiner(sign));
    let letters = small.filter_map(|sign| match sign {
        'ı' => Some('i'),
        // What is left of the dot of a capital I.
        '\u{307}' => None,
        'ي' | 'ى' => Some('ی'),
        'ك' => Some('ک'),
        sign => Some(sign),
    });
    letters.nfkc().collect()
}

/// Signs that join and part letters and show nothing: Persian is written with them.
fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}')
}

/// How a name looks: names that the eye takes for one another give the same.
fn looks(name: &str) -> String {
    let seen: String = name.nfkc().filter(|&sign| !is_joiner(sign)).collect();
    // Letters of full width, and digits of two scripts that look the same, first.
    skeleton(&seen).collect()
}

/// What is kept beside two names, so that others can be compared with them.
pub(crate) struct Derived {
    pub(crate) folded: String,
    pub(crate) looks: String,
    pub(crate) folded_looks: String,
    pub(crate) nickname_looks: String,
}

impl Derived {
    pub(crate) fn of(username: &str, nickname: &str) -> Derived {
        let folded = fold(username);
        Derived {
            looks: looks(username),
            folded_looks: looks(&folded),
            nickname_looks: looks(nickname),
            folded,
        }
    }
}

/// Whether a name is the computer's.
pub(crate) fn is_reserved(name: &str) -> bool {
    name == RESERVED
}

impl NameRules {
    /// A username as it is kept.
    pub(crate) fn username(self, name: &str) -> Result<String, Refusal> {
        if self == NameRules::Console {
            return check_word_name(name).map(str::to_owned);
        }
        let name: String = name.nfkc().collect();
        let count = name.chars().count();
        let fits = |sign: char| sign.is_alphanumeric() || is_mark(sign) || matches!(sign, '_' | '-');
        // Whoever mixes scripts means to be taken for somebody else.
        let plain: String = name.chars().filter(|sign| !matches!(sign, '_' | '-')).collect();
        let begins = name.chars().next().is_some_and(char::is_alphanumeric);
        if (3..=20).contains(&count) && name.chars().all(fits) && begins && plain.is_single_script() {
            Ok(name)
        } else {
            Err(Refusal::InvalidUsername)
        }
    }

    /// A nickname as it is kept.
    pub(crate) fn nickname(self, name: &str) -> Result<String, Refusal> {
        check_word_name(name).map(str::to_owned)
    }

    /// Whether somebody with these names may have this password.
    pub(crate) fn password(self, password: &str, username: &str, nickname: &str) -> Result<(), Refusal> {
        match self {
            NameRules::Console => check_word(password),
            NameRules::Hall => {
                let folded = fold(password);
                let count = password.chars().count();
                if count < 8 {
                    Err(Refusal::PasswordTooShort)
                } else if count > 256 || password.chars().any(char::is_control) {
                    Err(Refusal::InvalidPassword)
                } else if folded == fold(username) || folded == fold(nickname) {
                    Err(Refusal::PasswordIsName)
                } else {
                    Ok(())
                }
            }
        }
    }
}

/// Vowel signs and accents, which letters of many scripts are written with.
fn is_mark(sign: char) -> bool {
    unicode_normalization::char::is_combining_mark(sign)
}

/// A single word that can be shown: no blanks, nothing that controls.
fn check_word(word: &str) -> Result<(), Refusal> {
    let fits = (1..=MOST_SIGNS).contains(&word.chars().count());
    let plain = !word.chars().any(|sign| sign.is_whitespace() || sign.is_control());
    if fits && plain { Ok(()) } else { Err(Refusal::InvalidName) }
}

/// A name is such a word without marks that turn or hide text: what tables call people by.
fn check_word_name(name: &str) -> Result<&str, Refusal> {
    check_word(name)?;
    let clean = meydan_hall::clean_name(name).is_ok_and(|clean| clean == name);
    // Joiners stand between letters; at an edge or in a row they only hide.
    let mut before = true;
    let hidden = name.chars().chain(std::iter::once('\u{200c}')).any(|sign| {
        let twice = is_joiner(sign) && before;
        before = is_joiner(sign);
        twice
    });
    if clean && !hidden { Ok(name) } else { Err(Refusal::InvalidName) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ha_02_names_are_the_same_without_regard_to_case_and_to_letters_of_two_kinds() {
        for (one, other) in [
            ("Ada", "ada"),
            ("IRMAK", "ırmak"),
            ("İrem", "irem"),
            ("İREM", "Irem"),
            ("علي", "علی"),
            ("كاوه", "کاوه"),
            ("ａda", "ada"),
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        for (one, other) in [("ada", "adâ"), ("müller", "muller"), ("علی", "علا"), ("a_b", "ab")] {
            assert_ne!(fold(one), fold(other), "{one} {other}");
        }
    }

    #[test]
    fn what_looks_alike_is_the_same() {
        for (one, other) in
            [("paul", "pаul"), ("Paul", "PauI"), ("Олег", "Oлeг"), ("ada", "a\u{200d}da"), ("ada", "ａda")]
        {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        for (one, other) in [("ada", "Ada"), ("bob", "dod"), ("علی", "علا"), ("müller", "muller")] {
            assert_ne!(looks(one), looks(other), "{one} {other}");
        }
    }

    #[test]
    fn ha_02_usernames_are_letters_of_one_script_digits_and_two_signs() {
        for good in
            ["ada", "Ada_1", "çağrı", "رضا۱", "می_روم", "Олег", "a-b-c", "名前1", "x".repeat(20).as_str()]
        {
            assert_eq!(NameRules::Hall.username(good).as_deref(), Ok(good));
        }
        for bad in [
            "",
            "ab",
            "a b c",
            "ada!",
            "ad\u{430}",
            "می\u{200c}روم",
            "adaرضا",
            "_ada",
            "-ada",
            "a.b",
            "\u{301}ada",
            "x".repeat(21).as_str(),
        ] {
            assert_eq!(NameRules::Hall.username(bad), Err(Refusal::InvalidUsername), "{bad:?}");
        }
        assert_eq!(NameRules::Console.username("x").as_deref(), Ok("x"), "as the document of Duel has it");
    }

    #[test]
    fn ha_02_passwords_are_long_and_no_name() {
        let check = |password: &str| NameRules::Hall.password(password, "Ada_Lovelace", "Countess");
        assert_eq!(check("correct horse"), Ok(()));
        assert_eq!(check("1234567"), Err(Refusal::PasswordTooShort));
        assert_eq!(check("ada_lovelace"), Err(Refusal::PasswordIsName));
        assert_eq!(check("COUNTESS"), Err(Refusal::PasswordIsName));
        assert_eq!(check(&"x".repeat(257)), Err(Refusal::InvalidPassword));
        assert_eq!(check("eight\u{7}ish"), Err(Refusal::InvalidPassword));
        assert_eq!(NameRules::Console.password("x", "a", "b"), Ok(()));
    }
}
