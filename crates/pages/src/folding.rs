//! How words are compared when somebody searches: as people type them, not as
//! they are spelled. `web/club/cards.js` has the same rules for the search while typing.

/// A text without what people leave out or confuse: case, the dots of i, accents,
/// the Arabic letters for Persian ones, digits of other scripts, blanks and marks.
#[must_use]
pub(crate) fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter_map(letter).collect()
}

fn letter(sign: char) -> Option<char> {
    Some(match sign {
        'ı' | 'î' => 'i',
        'â' => 'a',
        'û' | 'ü' => 'u',
        'ö' => 'o',
        'ç' => 'c',
        'ğ' => 'g',
        'ş' => 's',
        'ي' | 'ى' | 'ئ' => 'ی',
        'ك' => 'ک',
        'ة' | 'ۀ' | 'ه' => 'ه',
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        'ؤ' => 'و',
        '۰'..='۹' => digit(sign, '۰')?,
        '٠'..='٩' => digit(sign, '٠')?,
        // Accents on their own: the dot that remains of İ, vowels and hamza above Persian letters.
        '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{65f}' | '\u{670}' | 'ـ' => return None,
        _ if sign.is_alphanumeric() => sign,
        _ => return None,
    })
}

fn digit(sign: char, zero: char) -> Option<char> {
    char::from_digit(u32::from(sign).checked_sub(u32::from(zero))?, 10)
}

#[cfg(test)]
mod tests {
    use super::fold;

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
}
