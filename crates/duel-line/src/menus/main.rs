//! The Main Menu, from which all others are entered (2.2, 2.8).

use crate::parse::Command;
use crate::program::{Program, say};
use crate::table::{Place, Verb};
use crate::texts;

impl Program {
    pub(crate) fn main_menu(&mut self, command: &Command, out: &mut String) {
        if command.verb == Verb::UserLogout {
            self.member = None;
            self.place = Place::Login;
            say(out, texts::LOGGED_OUT);
        } else {
            say(out, texts::INVALID_COMMAND);
        }
    }
}
