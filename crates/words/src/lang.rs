//! The three languages and how one of them is chosen.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{LanguageIdentifier, NegotiationStrategy, negotiate_languages};

/// A language of the hall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Persian, written from right to left.
    Fa,
    /// Turkish.
    Tr,
}

impl Lang {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fa, Lang::Tr];

    /// The short name in commands, addresses and `lang` attributes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fa => "fa",
            Lang::Tr => "tr",
        }
    }

    /// Its own name for itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fa => "فارسی",
            Lang::Tr => "Türkçe",
        }
    }

    /// `rtl` or `ltr`.
    #[must_use]
    pub const fn direction(self) -> &'static str {
        match self {
            Lang::Fa => "rtl",
            Lang::En | Lang::Tr => "ltr",
        }
    }

    pub(crate) fn identifier(self) -> unic_langid::LanguageIdentifier {
        match self {
            Lang::En => unic_langid::langid!("en"),
            Lang::Fa => unic_langid::langid!("fa"),
            Lang::Tr => unic_langid::langid!("tr"),
        }
    }

    /// The best language for an `Accept-Language` header; English when nothing fits.
    #[must_use]
    pub fn from_accept_language(header: &str) -> Lang {
        let wanted = fluent_langneg::accepted_languages::parse(header);
        Lang::best(&wanted)
    }

    /// The language that the environment asks for: the first of these values
    /// that is set counts (`MEYDAN_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
    #[must_use]
    pub fn from_environment(values: impl IntoIterator<Item = String>) -> Lang {
        let Some(value) = values.into_iter().find(|value| !value.is_empty()) else {
            return Lang::En;
        };
        // `tr_TR.UTF-8@euro` → `tr-TR`
        let name = value.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        name.parse().map_or(Lang::En, |wanted| Lang::best(&[wanted]))
    }

    fn best(wanted: &[LanguageIdentifier]) -> Lang {
        // Every code parses, so every language is offered, in order.
        let offered: Vec<LanguageIdentifier> =
            Lang::ALL.iter().filter_map(|lang| lang.code().parse().ok()).collect();
        let found = negotiate_languages(wanted, &offered, None, NegotiationStrategy::Lookup);
        let best = found.first().and_then(|best| offered.iter().position(|lang| lang == *best));
        best.map_or(Lang::En, |index| Lang::ALL[index])
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = ();

    fn from_str(text: &str) -> Result<Lang, ()> {
        Lang::ALL.into_iter().find(|lang| lang.code() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_and_environments_choose_a_language() {
        assert_eq!(Lang::from_accept_language("fa-IR,fa;q=0.9,en;q=0.8"), Lang::Fa);
        assert_eq!(Lang::from_accept_language("de,tr;q=0.5"), Lang::Tr);
        assert_eq!(Lang::from_accept_language("de"), Lang::En);
        assert_eq!(Lang::from_accept_language(";;;,,q=,\u{0}"), Lang::En);
        let from = |value: &str| Lang::from_environment([String::new(), value.to_owned()]);
        assert_eq!(from("tr_TR.UTF-8"), Lang::Tr);
        assert_eq!(from("fa"), Lang::Fa);
        assert_eq!(from("C.UTF-8"), Lang::En);
        assert_eq!(from("POSIX"), Lang::En);
        assert_eq!(from(""), Lang::En);
    }
}
