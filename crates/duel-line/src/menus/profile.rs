//! The Profile Menu (2.10).

use meydan_club::{MemberId, Refusal};
use meydan_members::{NameRules, Refusal as Account};

use crate::parse::Command;
use crate::program::{Answer, Program, say, told};
use crate::table::Verb;
use crate::texts;

impl Program {
    pub(crate) fn profile_menu(&mut self, id: MemberId, command: &Command, out: &mut String) -> Answer {
        let club = &self.services.club;
        let line = match command.verb {
            Verb::ChangeNickname => {
                let nickname = command.value("--nickname");
                let changed = self.services.wait(club.change_nickname(id, nickname));
                told(changed, texts::NICKNAME_CHANGED.to_owned(), |refusal| match refusal {
                    Refusal::Member(Account::NicknameTaken) => texts::nickname_taken(nickname),
                    _ => texts::INVALID_COMMAND.to_owned(),
                })?
            }
            _ => {
                let (current, new) = (command.value("--current"), command.value("--new"));
                let changed = self.services.wait(club.change_password(id, current, new, NameRules::Console));
                told(changed, texts::PASSWORD_CHANGED, |refusal| match refusal {
                    Refusal::Member(Account::WrongPassword) => texts::WRONG_PASSWORD,
                    Refusal::Member(Account::SamePassword) => texts::SAME_PASSWORD,
                    _ => texts::INVALID_COMMAND,
                })?
                .to_owned()
            }
        };
        say(out, line);
        Ok(())
    }
}
