//! Words as people type them, not as they are spelled: for search and for finding
//! a thing by its name. `web/club/cards.js` has the same rules for the search
//! while typing.

/// The digits of any of the three languages as plain ones; everything else as it is.
#[must_use]
pub fn plain_digits(text: &str) -> String {
    text.chars().map(plain_digit).collect()
}

fn plain_digit(sign: char) -> char {
    let zero = match sign {
        '۰'..='۹' => '۰',
        '٠'..='٩' => '٠',
        _ => return sign,
    };
    char::from_digit(u32::from(sign) - u32::from(zero), 10).unwrap_or(sign)
}

/// A text without what people leave out or confuse: case, the dots of i, accents,
/// the Arabic letters for Persian ones, digits of other scripts, blanks and marks.
#[must_use]
pub fn fold(text: &str) -> String {
    fold_words(text).concat()
}

/// The same, word by word. A narrow blank stands inside Persian words, and may be
/// left out or be a blank: it parts words as a blank and a hyphen do.
#[must_use]
pub fn fold_words(text: &str) -> Vec<String> {
    let parts = text.split(|sign: char| sign.is_whitespace() || matches!(sign, '-' | '_' | '\u{200c}'));
    // Small letters first: a capital I with a dot becomes an i and a dot of its own.
    let folded = parts.map(|part| part.chars().flat_map(char::to_lowercase).filter_map(letter).collect());
    folded.filter(|word: &String| !word.is_empty()).collect()
}

fn letter(sign: char) -> Option<char> {
    Some(match plain_digit(sign) {
        'ı' | 'î' => 'i',
        'â' => 'a',
        'û' | 'ü' => 'u',
        'ö' => 'o',
        'ç' => 'c',
        'ğ' => 'g',
        'ş' => 's',
        'ي' | 'ى' | 'ئ' => 'ی',
        'ك' => 'ک',
        'ة' | 'ۀ' => 'ه',
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        'ؤ' => 'و',
        // Accents on their own: the dot that remains of İ, vowels and hamza above Persian letters.
        '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{65f}' | '\u{670}' | 'ـ' => return None,
        sign if sign.is_alphanumeric() => sign,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_finds_what_is_written() {
        for (typed, written) in [
            ("BATTLE ox", "Battle OX"),
            ("kilic", "Kılıç"),
            ("IŞIK", "ışık"),
            ("ışık", "IŞIK"),
            ("istanbul", "İSTANBUL"),
            ("ISTANBUL", "istanbul"),
            ("buyu", "Büyü"),
            ("ğüşöç", "ĞÜŞÖÇ"),
            ("كتاب سياه", "کتاب سیاه"),
            ("دسته اي", "دسته‌ای"),
            ("دستهٔ", "دسته"),
            ("آتش", "اتش"),
            ("۷", "7"),
            ("vanitys", "Vanity's"),
        ] {
            assert_eq!(fold(typed), fold(written), "{typed}");
        }
        assert_ne!(fold("Yami"), fold("Yama"));
        assert_eq!(fold(" ‌'-!"), "");
    }

    #[test]
    fn words_are_parted_where_people_may_join_them() {
        assert_eq!(fold_words("  White-Knight "), ["white", "knight"]);
        assert_eq!(fold_words("گرگ‌نما"), ["گرگ", "نما"]);
        assert_eq!(fold_words(" - ! "), [""; 0]);
    }

    #[test]
    fn digits_of_every_language_are_digits() {
        assert_eq!(plain_digits("attack ۱۲ ٣ 4"), "attack 12 3 4");
        assert_eq!(plain_digits("Ａ４ ½"), "Ａ４ ½");
    }
}
