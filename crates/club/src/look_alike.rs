//! Names that the eye takes for one another.

/// How a name looks: signs that look alike become one. Large and small letters are told apart.
pub(crate) fn look(name: &str) -> String {
    name.chars().filter_map(sign).collect()
}

/// The sign that stands for all that look like this one; none for what is not seen.
fn sign(sign: char) -> Option<char> {
    Some(match sign {
        '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' => return None,
        // Of full width.
        '\u{ff01}'..='\u{ff5e}' => {
            return self::sign(char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign));
        }
        '0' | 'О' | 'Ο' | '٠' | '۰' => 'O',
        '1' | 'I' | '|' | 'І' | 'Ι' | 'Ӏ' | 'ӏ' | 'İ' => 'l',
        'ı' | 'і' | 'ι' => 'i',
        'а' | 'α' => 'a',
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'с' | 'ϲ' => 'c',
        'С' | 'Ϲ' => 'C',
        'ԁ' => 'd',
        'е' => 'e',
        'Е' | 'Ε' => 'E',
        'ɡ' => 'g',
        'һ' => 'h',
        'Н' | 'Η' => 'H',
        'ј' => 'j',
        'Ј' => 'J',
        'к' | 'κ' => 'k',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'о' | 'ο' | 'ە' => 'o',
        'р' | 'ρ' => 'p',
        'Р' | 'Ρ' => 'P',
        'ԛ' => 'q',
        'ѕ' => 's',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'υ' => 'u',
        'ν' => 'v',
        'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'Х' | 'Χ' => 'X',
        'у' | 'γ' => 'y',
        'У' | 'Υ' => 'Y',
        'Ζ' => 'Z',
        'ي' | 'ى' | 'ئ' => 'ی',
        'ك' => 'ک',
        'ة' => 'ه',
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        '٤' => '۴',
        '٥' => '۵',
        '٦' => '۶',
        '١'..='٩' => char::from_u32(u32::from(sign) - 0x660 + 0x6f0).unwrap_or(sign),
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::look;

    #[test]
    fn what_looks_alike_is_the_same() {
        for (one, other) in [
            ("paul", "pаul"),
            ("Paul", "PauI"),
            ("Олег", "Oлeг"),
            ("علی", "علي"),
            ("ada", "a\u{200d}da"),
            ("ada", "ａda"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [("ada", "Ada"), ("bob", "dod"), ("علی", "علا"), ("müller", "muller")] {
            assert_ne!(look(one), look(other), "{one} {other}");
        }
    }
}
