//! Finding something by what a person typed: its name, or a beginning of it that
//! nothing else has. Case, accents, blanks and the many ways to write a Persian
//! letter do not matter. Knows no game.

/// The digits of any of the three languages as plain ones; everything else as it is.
pub(crate) fn plain_digits(text: &str) -> String {
    let plain = |sign: char| match sign {
        '۰'..='۹' => char::from_digit(sign as u32 - '۰' as u32, 10).unwrap_or(sign),
        '٠'..='٩' => char::from_digit(sign as u32 - '٠' as u32, 10).unwrap_or(sign),
        _ => sign,
    };
    text.chars().map(plain).collect()
}

/// A text in the shape in which texts are compared, word by word.
fn folded(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    // Small letters first: a capital I with a dot becomes an i and a dot of its own.
    for sign in plain_digits(text).to_lowercase().chars() {
        let folded = match sign {
            'ı' | 'î' | 'í' => 'i',
            'ş' => 's',
            'ç' => 'c',
            'ğ' => 'g',
            'ö' => 'o',
            'ü' | 'û' => 'u',
            'â' => 'a',
            'ي' | 'ى' | 'ئ' => 'ی',
            'ك' => 'ک',
            'ۀ' | 'ة' => 'ه',
            'آ' | 'أ' | 'إ' => 'ا',
            'ؤ' => 'و',
            _ => sign,
        };
        // A narrow blank stands inside Persian words, and may be left out or be a blank.
        let is_mark = matches!(folded, '\u{64b}'..='\u{65f}' | '\u{670}');
        if folded.is_whitespace() || matches!(folded, '-' | '_' | '\u{200c}') {
            words.push(String::new());
        } else if folded.is_alphanumeric()
            && !is_mark
            && let Some(word) = words.last_mut()
        {
            word.push(folded);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// How well what was typed fits; the better comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is its name.
    Whole,
    /// Its name begins so.
    Begins,
    /// A later word of its name begins so: `knight`, `bolt`.
    Within,
}

fn fit_title(typed: &str, title: &str) -> Option<Fit> {
    let words = folded(title);
    (0..words.len()).find_map(|first| {
        let rest = words[first..].concat();
        match (first, rest.starts_with(typed)) {
            (0, true) if rest == typed => Some(Fit::Whole),
            (0, true) => Some(Fit::Begins),
            (_, true) => Some(Fit::Within),
            (_, false) => None,
        }
    })
}

/// Those among these that fit best what was typed, by their titles: none, one, or
/// several that it does not tell apart.
pub(crate) fn fitting<T: Copy + PartialEq>(
    typed: &str,
    among: impl IntoIterator<Item = T>,
    titles: impl Fn(T) -> Vec<String>,
) -> Vec<T> {
    let typed = folded(typed).concat();
    if typed.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Fit, T)> = Vec::new();
    for one in among {
        if !found.iter().any(|(_, other)| *other == one)
            && let Some(fit) = titles(one).iter().filter_map(|title| fit_title(&typed, title)).min()
        {
            found.push((fit, one));
        }
    }
    let best = found.iter().map(|(fit, _)| *fit).min();
    found.into_iter().filter(|(fit, _)| Some(*fit) == best).map(|(_, one)| one).collect()
}
