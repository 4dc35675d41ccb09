//! Texts as a terminal needs them: without anything invisible, joined and in
//! visual order, measured in cells, cut and wrapped by what a person sees.

use std::sync::OnceLock;

use ar_reshaper::ArabicReshaper;
use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

/// How texts are put on this terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Script {
    /// Whether lines begin at the right.
    pub rtl: bool,
    /// Whether we join and order texts; otherwise the terminal does.
    pub reorder: bool,
    /// Whether signs outside ASCII are replaced where that can be done.
    pub ascii: bool,
}

impl Script {
    /// A text ready to be wrapped: joined, and without anything that is no sign.
    fn prepared(self, text: &str) -> String {
        let plain: String = text.chars().map(|c| if c == '\t' { ' ' } else { c }).collect();
        let plain = if self.ascii { to_ascii(&plain) } else { plain };
        if !self.reorder {
            return plain.chars().filter(|c| !is_control(*c)).collect();
        }
        // What is isolated from left to right is set apart by marks instead: they cannot embrace
        // what comes from elsewhere.
        let plain = plain.replace(['\u{2066}', '\u{2069}'], "\u{200e}");
        let joined = if plain.is_ascii() { plain } else { reshaper().reshape(plain) };
        // Direction marks do their work when the line is put in order, and go then.
        joined.chars().filter(|c| is_mark(*c) || (!is_control(*c) && !is_invisible(*c))).collect()
    }

    /// One line in the order in which its cells stand.
    fn ordered(self, line: &str) -> String {
        if !self.reorder || (line.is_ascii() && !self.rtl) {
            return line.to_owned();
        }
        let base = if self.rtl { Level::rtl() } else { Level::ltr() };
        let line = &if self.rtl { numbers_apart(line) } else { line.to_owned() };
        let info = BidiInfo::new(line, Some(base));
        let mut out = String::with_capacity(line.len());
        for paragraph in &info.paragraphs {
            let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let text = &line[run.clone()];
                if levels.get(run.start).is_some_and(Level::is_rtl) {
                    out.extend(text.graphemes(true).rev().map(mirrored));
                } else {
                    out.push_str(text);
                }
            }
        }
        out.retain(|c| !is_mark(c));
        out
    }

    /// A text in one line of at most so many cells; what is cut off ends in an ellipsis.
    pub(crate) fn line(self, text: &str, width: usize) -> String {
        let prepared = self.prepared(&text.replace('\n', " "));
        if prepared.width() <= width {
            return self.ordered(&prepared);
        }
        let dots = if self.ascii { "..." } else { "…" };
        let mut cut = String::new();
        let mut used = dots.width();
        for sign in prepared.graphemes(true) {
            used += sign.width();
            if used > width {
                break;
            }
            cut.push_str(sign);
        }
        if width >= dots.width() {
            cut.push_str(dots);
        }
        self.ordered(&cut)
    }

    /// A text in as many lines of at most so many cells as it needs.
    pub(crate) fn wrap(self, text: &str, width: usize) -> Vec<String> {
        let width = width.max(1);
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let prepared = self.prepared(paragraph);
            let mut line = String::new();
            for word in prepared.split(' ') {
                if !line.is_empty() && line.width() + 1 + word.width() > width {
                    lines.push(self.ordered(&std::mem::take(&mut line)));
                } else if !line.is_empty() {
                    line.push(' ');
                }
                for sign in word.graphemes(true) {
                    if line.width() + sign.width() > width {
                        lines.push(self.ordered(&std::mem::take(&mut line)));
                    }
                    line.push_str(sign);
                }
            }
            lines.push(self.ordered(&line));
        }
        lines
    }
}

/// A text that keeps its own order within a line of another direction: `1 4` and
/// `2 ↻` read from the left also among Persian, Persian from the right.
pub(crate) fn apart(text: &str) -> String {
    if BidiInfo::new(text, None).has_rtl() { text.to_owned() } else { format!("{LRM}{text}{LRM}") }
}

/// A Persian number after a blank after Latin letters (`Ada – ۷`) belongs to the Persian around it;
/// by itself it would join the letters.
fn numbers_apart(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let (mut latin, mut blank) = (false, false);
    for sign in line.chars() {
        if ('۰'..='۹').contains(&sign) && latin && blank {
            out.push(RLM);
        }
        match sign {
            ' ' => blank = true,
            _ if sign.is_alphanumeric() || is_mark(sign) => {
                (latin, blank) = (sign.is_ascii_alphabetic(), false);
            }
            _ => {}
        }
        out.push(sign);
    }
    out
}

/// How many cells a finished line takes.
pub(crate) fn width(line: &str) -> usize {
    line.width()
}

/// A text typed or pasted by a person, with what cannot be shown left out.
pub(crate) fn typed(text: &str) -> String {
    text.chars().filter(|c| !is_control(*c) && (!is_invisible(*c) || *c == ZWNJ)).collect()
}

/// The same for a text of many lines; a tab is blanks.
pub(crate) fn typed_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n").replace('\t', "    ");
    text.split('\n').map(typed).collect::<Vec<_>>().join("\n")
}

/// The text without its last visible sign.
pub(crate) fn without_last(text: &str) -> &str {
    text.grapheme_indices(true).next_back().map_or("", |(at, _)| &text[..at])
}

/// How many visible signs.
pub(crate) fn signs(text: &str) -> usize {
    text.graphemes(true).count()
}

fn reshaper() -> &'static ArabicReshaper {
    static RESHAPER: OnceLock<ArabicReshaper> = OnceLock::new();
    RESHAPER.get_or_init(ArabicReshaper::default)
}

const ZWNJ: char = '\u{200c}';
const LRM: char = '\u{200e}';
const RLM: char = '\u{200f}';

/// The two marks that texts use to say which way a neutral sign reads.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}')
}

fn is_control(c: char) -> bool {
    // Controls would move the cursor; marks that reorder would let a name rearrange its line.
    c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2028}'..='\u{2029}' | '\u{2066}'..='\u{2069}')
}

fn is_invisible(c: char) -> bool {
    let mut buffer = [0; 4];
    c.encode_utf8(&mut buffer).width() == 0
}

fn mirrored(sign: &str) -> &str {
    match sign {
        "(" => ")",
        ")" => "(",
        "[" => "]",
        "]" => "[",
        "«" => "»",
        "»" => "«",
        "‹" => "›",
        "›" => "‹",
        "<" => ">",
        ">" => "<",
        "▸" => "◂",
        _ => sign,
    }
}

fn to_ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '…' => out.push_str("..."),
            '·' | '–' | '—' | '−' => out.push('-'),
            '‘' | '’' => out.push('\''),
            '“' | '”' | '«' | '»' => out.push('"'),
            '‹' | '←' | '◂' => out.push('<'),
            '›' | '→' | '▸' => out.push('>'),
            '↑' => out.push('^'),
            '↓' => out.push('v'),
            '↻' => out.push_str("cw"),
            '↺' => out.push_str("ccw"),
            '×' => out.push('x'),
            '♔'..='♙' => out.push(char::from(b"KQRBHP"[c as usize - '♔' as usize])),
            '♚'..='♟' => out.push(char::from(b"kqrbhp"[c as usize - '♚' as usize])),
            '●' => out.push('b'),
            '○' => out.push('w'),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const PERSIAN: Script = Script { rtl: true, reorder: true, ascii: false };
    const ENGLISH: Script = Script { rtl: false, reorder: true, ascii: false };

    #[test]
    fn what_is_isolated_reads_from_the_left_among_persian() {
        let line = PERSIAN.line("سفید \u{2066}+1/-2\u{2069}.", 20);
        assert!(line.contains(".+1/-2 "), "{line}");
    }

    #[test]
    fn persian_is_joined_and_runs_from_the_right() {
        // seen-initial, lam-alef-final, meem: joined, then last letter first.
        assert_eq!(PERSIAN.line("سلام", 20), "ﻡﻼﺳ");
        // A non-joiner breaks the word and leaves no cell behind.
        assert_eq!(PERSIAN.line("می‌رود", 20).chars().count(), 5);
        assert_eq!(width(&PERSIAN.line("می‌رود", 20)), 5);
    }

    #[test]
    fn numbers_squares_and_brackets_keep_their_sense_in_persian() {
        assert_eq!(PERSIAN.line("روی D3 (پنج)", 20), "(ﺞﻨﭘ) D3 ﯼﻭﺭ");
    }

    #[test]
    fn a_number_after_a_latin_name_belongs_to_the_persian_around_it() {
        assert_eq!(PERSIAN.line("Ada – ۷ کارت", 20), "ﺕﺭﺎﮐ ۷ – Ada");
        assert_eq!(PERSIAN.line("پیاده Pe2e4 است", 20), "ﺖﺳﺍ Pe2e4 ﻩﺩﺎﯿﭘ");
    }

    #[test]
    fn what_stands_apart_keeps_its_own_order() {
        let list = |text: &str| PERSIAN.line(&format!("روی {} و", apart(text)), 40);
        assert_eq!(list("2 ↻"), "ﻭ 2 ↻ ﯼﻭﺭ");
        assert_eq!(list("1 4"), "ﻭ 1 4 ﯼﻭﺭ");
        assert_eq!(list("آبی ۹"), "ﻭ ۹ ﯽﺑﺁ ﯼﻭﺭ");
    }

    #[test]
    fn a_terminal_that_orders_by_itself_is_given_the_text_as_it_is() {
        let script = Script { reorder: false, ..PERSIAN };
        assert_eq!(script.line("سلام", 20), "سلام");
    }

    #[test]
    fn long_lines_are_cut_and_wrapped_within_their_width() {
        assert_eq!(ENGLISH.line("a long sentence", 8), "a long …");
        assert_eq!(ENGLISH.wrap("a long sentence", 8), ["a long", "sentence"]);
        assert_eq!(ENGLISH.wrap("abcdefghij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(ENGLISH.line("anything", 0), "");
        for width_ in 1..30 {
            for line in PERSIAN.wrap("مهره‌های رنگ دیگر را میان مهره‌های خود بگیرید و برگردانید.", width_)
            {
                assert!(width(&line) <= width_, "{line}");
            }
        }
    }

    #[test]
    fn nothing_that_moves_the_cursor_or_reorders_gets_through() {
        assert_eq!(ENGLISH.line("a\u{1b}[2Jb\r\u{202e}c\u{7}", 20), "a[2Jbc");
        assert_eq!(typed("a\u{1b}b\n\u{202e}"), "ab");
        assert_eq!(without_last("ye\u{301}"), "y");
    }

    #[test]
    fn ascii_leaves_no_other_sign_in_our_english() {
        let script = Script { ascii: true, ..ENGLISH };
        assert!(script.line("‹ “a” ↑↓←→ … – × ● ▸ ›", 80).is_ascii());
    }
}
