//! The few styles of the screens. Nothing is told by colour alone: what is
//! chosen is also reversed or marked, what is refused also says so. What stands on
//! the terminal's own ground has a tone between black and white, because nobody
//! knows whether that ground is dark or light.

use ratatui::style::{Color, Modifier, Style};

/// Which signs and colours may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Theme {
    /// Whether colours are used.
    pub color: bool,
    /// Whether only ASCII signs are used.
    pub ascii: bool,
}

/// Tones of the 256 colours that stand out by about 4:1 from black and from white.
#[derive(Clone, Copy)]
pub(crate) enum Tone {
    Blue = 27,
    Green = 28,
    Purple = 97,
    Brown = 130,
    Red = 196,
    Grey = 243,
}

impl Theme {
    /// Text as the terminal shows it.
    pub(crate) fn plain(self) -> Style {
        Style::new()
    }

    /// Text in one of the tones that can be read on dark and light ground.
    pub(crate) fn tone(self, tone: Tone) -> Style {
        if self.color { Style::new().fg(Color::Indexed(tone as u8)) } else { Style::new() }
    }

    /// The bar at the top.
    pub(crate) fn bar(self) -> Style {
        if self.color {
            Style::new().fg(Color::Indexed(231)).bg(Color::Indexed(23)).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
        }
    }

    /// Names and headings.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The one accent.
    pub(crate) fn accent(self) -> Style {
        self.tone(Tone::Brown).add_modifier(Modifier::BOLD)
    }

    /// What is less important.
    pub(crate) fn quiet(self) -> Style {
        self.tone(Tone::Grey)
    }

    /// The row that is chosen.
    pub(crate) fn chosen(self) -> Style {
        if self.color {
            Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(179)).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// A refusal.
    pub(crate) fn refused(self) -> Style {
        self.tone(Tone::Red).add_modifier(Modifier::BOLD)
    }

    /// The lines of boxes.
    pub(crate) fn lines(self) -> Style {
        self.tone(Tone::Grey)
    }

    /// One of two signs: the second where only ASCII is allowed.
    pub(crate) fn sign(self, sign: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { sign }
    }
}
