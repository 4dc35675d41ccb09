//! The few styles of the screens. Nothing is told by colour alone: what is
//! chosen is also reversed or marked, what is refused also says so.

use ratatui::style::{Color, Modifier, Style};

/// Which signs and colours may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Theme {
    /// Whether colours are used.
    pub color: bool,
    /// Whether only ASCII signs are used.
    pub ascii: bool,
}

impl Theme {
    /// Text as the terminal shows it.
    pub(crate) fn plain(self) -> Style {
        Style::new()
    }

    fn colored(self, color: u8) -> Style {
        if self.color { Style::new().fg(Color::Indexed(color)) } else { Style::new() }
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
        self.colored(179).add_modifier(Modifier::BOLD)
    }

    /// What is less important.
    pub(crate) fn quiet(self) -> Style {
        self.colored(246)
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
        self.colored(209).add_modifier(Modifier::BOLD)
    }

    /// The lines of boxes.
    pub(crate) fn lines(self) -> Style {
        self.colored(242)
    }

    /// One of two signs: the second where only ASCII is allowed.
    pub(crate) fn sign(self, sign: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { sign }
    }
}
