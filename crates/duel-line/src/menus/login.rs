//! The Login Menu: registering and logging in (2.6, 2.7).

use meydan_club::{Error, Refusal};
use meydan_members::{NameRules, NewMember, Refusal as Account};

use crate::parse::Command;
use crate::program::{Answer, Program, say, told};
use crate::table::{Place, Verb};
use crate::texts;

impl Program {
    pub(crate) fn login_menu(&mut self, command: &Command, out: &mut String) -> Answer {
        let (username, password) = (command.value("--username"), command.value("--password"));
        let club = &self.services.club;
        match command.verb {
            Verb::UserCreate => {
                let nickname = command.value("--nickname");
                let registered = self
                    .services
                    .wait(club.register(NewMember { username, nickname, password }, NameRules::Console));
                let line = told(registered, texts::USER_CREATED.to_owned(), |refusal| match refusal {
                    Refusal::Member(Account::UsernameTaken) => texts::username_taken(username),
                    Refusal::Member(Account::NicknameTaken) => texts::nickname_taken(nickname),
                    _ => texts::INVALID_COMMAND.to_owned(),
                })?;
                say(out, line);
            }
            Verb::UserLogin => {
                match self.services.wait(club.log_in(username, password, NameRules::Console)) {
                    Ok(member) => {
                        self.member = Some(member.id);
                        self.place = Place::Main;
                        say(out, texts::LOGGED_IN);
                    }
                    Err(Error::Refused(_)) => say(out, texts::NO_MATCH),
                    Err(broken) => return Err(broken),
                }
            }
            _ => say(out, texts::INVALID_COMMAND),
        }
        Ok(())
    }
}
