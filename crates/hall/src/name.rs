//! Names that people give themselves.

use crate::refusal::{self, HallError};

/// A name has at most so many characters.
pub const MOST_NAME: usize = 40;

/// Cleans a name: no control characters, none that turn the direction of the
/// text around it or hide in it, blanks as single blanks. An empty name stays
/// empty: whoever gives none is called by the seat.
///
/// # Errors
/// When more is left than a name may have.
pub fn clean_name(name: &str) -> Result<String, HallError> {
    // A bound before any work: nobody's name is this long.
    if name.len() > MOST_NAME * 16 {
        return Err(refusal::name());
    }
    let blank = |c: char| if c.is_whitespace() || c.is_control() { ' ' } else { c };
    let visible: String = name.chars().map(blank).filter(|&c| !is_invisible(c)).collect();
    let cleaned = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    if cleaned.chars().count() > MOST_NAME {
        return Err(refusal::name());
    }
    Ok(cleaned)
}

/// Marks that turn or hide text. The joiners stay: Persian is written with them.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_bounded() {
        let clean = |name: &str| clean_name(name).ok();
        assert_eq!(clean("  Leyla \t\n Kaya "), Some("Leyla Kaya".to_owned()));
        assert_eq!(clean("\u{202e}drawkcab\u{0}"), Some("drawkcab".to_owned()));
        assert_eq!(clean("می\u{200c}خواهم"), Some("می\u{200c}خواهم".to_owned()));
        assert_eq!(clean("\u{200b}\u{feff}"), Some(String::new()));
        assert_eq!(clean(&"ß".repeat(40)), Some("ß".repeat(40)));
        assert_eq!(clean(&"ß".repeat(41)), None);
        assert_eq!(clean(&" ".repeat(100_000)), None);
    }
}
