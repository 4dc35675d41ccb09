//! What keys other than places do. Places are written in lower-case letters
//! and digits, so the capital letter of a command is always free; the small
//! letter works too wherever no place begins with it.

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Undo,
    Hint,
    Save,
    Resign,
    New,
    Rules,
    Language,
    Help,
    Leave,
    First,
    Previous,
    Next,
    Last,
    Autoplay,
    Who,
    Ledger,
    Begin,
    Text,
}

impl Command {
    /// The command of a letter or sign.
    pub(crate) fn of(letter: char) -> Option<Command> {
        Some(match letter.to_ascii_uppercase() {
            'U' => Command::Undo,
            'I' => Command::Hint,
            'S' => Command::Save,
            'R' => Command::Resign,
            'N' => Command::New,
            'M' => Command::Rules,
            'L' => Command::Language,
            '?' => Command::Help,
            'Q' => Command::Leave,
            ',' | '<' => Command::Previous,
            '.' | '>' => Command::Next,
            'P' => Command::Autoplay,
            'W' => Command::Who,
            'T' => Command::Ledger,
            'G' => Command::Begin,
            'V' => Command::Text,
            _ => return None,
        })
    }

    /// The key as it is shown.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Command::Undo => "U",
            Command::Hint => "I",
            Command::Save => "S",
            Command::Resign => "R",
            Command::New => "N",
            Command::Rules => "M",
            Command::Language => "L",
            Command::Help => "?",
            Command::Leave => "Q",
            Command::First => "Home",
            Command::Previous => ",",
            Command::Next => ".",
            Command::Last => "End",
            Command::Autoplay => "P",
            Command::Who => "W",
            Command::Ledger => "T",
            Command::Begin => "G",
            Command::Text => "V",
        }
    }

    /// The key of its label in `words`.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Command::Undo => "tui-key-undo",
            Command::Hint => "tui-key-hint",
            Command::Save => "tui-key-save",
            Command::Resign => "tui-key-resign",
            Command::New => "tui-key-new",
            Command::Rules => "tui-key-rules",
            Command::Language => "tui-key-language",
            Command::Help => "tui-key-help",
            Command::Leave => "tui-key-leave",
            Command::First => "tui-key-first",
            Command::Previous => "tui-key-previous",
            Command::Next => "tui-key-next",
            Command::Last => "tui-key-last",
            Command::Autoplay => "tui-key-autoplay",
            Command::Who => "tui-key-who",
            Command::Ledger => "tui-key-ledger",
            Command::Begin => "tui-key-begin",
            Command::Text => "tui-key-text",
        }
    }
}
