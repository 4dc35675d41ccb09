//! The program: where somebody is, who it is, and the duel that is going on. Typed
//! lines go in, printed lines come out.

use std::path::PathBuf;

use meydan_club::{ClubDuel, Error, MemberId, Refusal};
use meydan_core::Seq;

use crate::duel::{Running, Told};
use crate::help::help;
use crate::parse::{Command, count, parse};
use crate::person::Screen;
use crate::services::Services;
use crate::table::{Place, Verb};
use crate::texts;

/// How the program is started.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it keeps everything.
    pub data: PathBuf,
    /// Makes shuffles repeatable.
    pub seed: Option<u64>,
    /// Whether cheats are allowed (section 22).
    pub cheats: bool,
}

/// What comes after a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Another one.
    GoOn,
    /// Nothing: the program has ended.
    Leave,
    /// Nothing: what is kept could not be read or written.
    Broken(String),
}

/// A duel and who plays it.
pub(crate) struct Played {
    pub(crate) running: Running,
    /// Which it is in the club.
    pub(crate) duel: ClubDuel,
    /// As far as it is kept.
    pub(crate) kept: Seq,
}

/// The program.
pub struct Program {
    pub(crate) services: Services,
    pub(crate) cheats: bool,
    pub(crate) place: Place,
    /// Who is logged in.
    pub(crate) member: Option<MemberId>,
    pub(crate) played: Option<Played>,
    /// Where a person sits at a terminal (D-91).
    pub(crate) screen: Option<Screen>,
}

/// What a command leads to: lines, or a club that failed.
pub(crate) type Answer = Result<(), Error>;

impl Program {
    /// Opens what is kept and starts in the Login Menu.
    ///
    /// # Errors
    /// When the data folder cannot be used.
    pub fn open(options: &Options) -> Result<Program, Error> {
        let services = Services::open(&options.data, options.seed)?;
        // A duel whose end was kept and whose reward was not.
        services.wait(services.club.settle_ended())?.whole()?;
        Ok(Program {
            services,
            cheats: options.cheats,
            place: Place::Login,
            member: None,
            played: None,
            screen: None,
        })
    }

    /// A typed line; what it prints is added to `out`.
    pub fn line(&mut self, line: &str, out: &mut String) -> Flow {
        if self.at_curtain(line, out).is_some() || line.trim().is_empty() {
            return Flow::GoOn;
        }
        let command = parse(line, self.place);
        if self.played.is_none()
            && self.place == Place::Login
            && command.as_ref().is_some_and(|command| command.verb == Verb::MenuExit)
        {
            return Flow::Leave;
        }
        let answered = if self.played.is_some() {
            self.line_of_duel(line, out)
        } else {
            match &command {
                Some(command) => self.command(command, out),
                None => {
                    say(out, texts::INVALID_COMMAND);
                    Ok(())
                }
            }
        };
        match answered {
            Ok(()) => Flow::GoOn,
            Err(error) => {
                // What could not be kept is not told (D-71).
                out.clear();
                Flow::Broken(error.to_string())
            }
        }
    }

    fn command(&mut self, command: &Command, out: &mut String) -> Answer {
        match command.verb {
            Verb::Help => {
                *out += &help(self.place);
                Ok(())
            }
            Verb::MenuEnter | Verb::MenuExit | Verb::MenuShow => {
                self.navigate(command, out);
                Ok(())
            }
            Verb::IncreaseMoney => {
                let line = self.increase_money(command.value("--money"))?;
                say(out, line);
                Ok(())
            }
            Verb::DuelPlayer | Verb::DuelComputer | Verb::DuelContinue => self.duel_command(command, out),
            _ => match (self.place, self.member) {
                (Place::Login, _) => self.login_menu(command, out),
                (_, None) => {
                    say(out, texts::LOGIN_FIRST);
                    Ok(())
                }
                (Place::Main | Place::Duel | Place::Running, _) => {
                    self.main_menu(command, out);
                    Ok(())
                }
                (Place::Deck, Some(member)) => self.deck_menu(member, command, out),
                (Place::Scoreboard, _) => self.scoreboard_menu(out),
                (Place::Profile, Some(member)) => self.profile_menu(member, command, out),
                (Place::Shop, Some(member)) => self.shop_menu(member, command, out),
                (Place::ImportExport, _) => self.import_export_menu(command, out),
            },
        }
    }

    /// A line while a duel is played.
    fn line_of_duel(&mut self, line: &str, out: &mut String) -> Answer {
        let Some(played) = &mut self.played else { return Ok(()) };
        match played.running.line(line) {
            Told::Done => {}
            Told::Help => *out += &help(Place::Running),
            Told::Money(amount) => {
                let line = self.increase_money(&amount)?;
                if let Some(played) = &mut self.played {
                    played.running.note(line);
                }
            }
        }
        self.told_of_duel(out)
    }

    /// What was played is kept, then told; a duel that is over is rewarded, and the menu
    /// where it began is there again (D-23).
    pub(crate) fn told_of_duel(&mut self, out: &mut String) -> Answer {
        let Some(played) = &mut self.played else { return Ok(()) };
        let over = played.running.is_over();
        let entries = played.running.played_since(played.kept);
        if let Some(last) = entries.last() {
            let kept = self.services.club.keep_played(&played.duel.table, &entries, over);
            self.services.wait(kept)?;
            played.kept = last.seq;
        }
        let printed = played.running.take();
        match &mut self.screen {
            Some(screen) if played.running.is_shared() => {
                screen.show(printed, (!over).then(|| played.running.seat()), out);
            }
            _ => out.extend(printed.into_iter().map(|printed| printed.text)),
        }
        if over {
            self.played = None;
            self.services.wait(self.services.club.settle_ended())?.whole()?;
        }
        Ok(())
    }

    /// `increase --money` (section 22), for who is logged in.
    fn increase_money(&mut self, amount: &str) -> Result<&'static str, Error> {
        let amount = count(amount).and_then(|amount| i64::try_from(amount).ok());
        let (Some(amount), Some(member), true) = (amount, self.member, self.cheats) else {
            return Ok(texts::INVALID_COMMAND);
        };
        let raised = self.services.wait(self.services.club.raise_coins(member, amount, "cheat"));
        told(raised, texts::MONEY_INCREASED, |_| texts::INVALID_COMMAND)
    }

    /// `menu …` (2.3 to 2.5).
    fn navigate(&mut self, command: &Command, out: &mut String) {
        match command.verb {
            Verb::MenuShow => say(out, self.place.name()),
            Verb::MenuExit => {
                self.place = match self.place {
                    Place::Main | Place::Login => {
                        self.member = None;
                        Place::Login
                    }
                    _ => Place::Main,
                };
            }
            _ => match (self.place, menu_of(&command.rest)) {
                (Place::Login, Some(Place::Login)) | (Place::Main, Some(Place::Main | Place::Login)) => {
                    say(out, texts::NO_NAVIGATION);
                }
                (Place::Login, _) => say(out, texts::LOGIN_FIRST),
                (Place::Main, Some(place)) => self.place = place,
                (Place::Main, None) => say(out, texts::INVALID_COMMAND),
                _ => say(out, texts::NO_NAVIGATION),
            },
        }
    }
}

/// The menu of a name, in any letter case, with or without the word `Menu` (D-12).
fn menu_of(name: &str) -> Option<Place> {
    let name = name.to_lowercase();
    match name.strip_suffix(" menu").unwrap_or(&name) {
        "login" => Some(Place::Login),
        "main" => Some(Place::Main),
        "duel" => Some(Place::Duel),
        "deck" => Some(Place::Deck),
        "scoreboard" => Some(Place::Scoreboard),
        "profile" => Some(Place::Profile),
        "shop" => Some(Place::Shop),
        "import/export" | "importexport" | "import export" => Some(Place::ImportExport),
        _ => None,
    }
}

/// Adds a line.
pub(crate) fn say(out: &mut String, line: impl AsRef<str>) {
    out.push_str(line.as_ref());
    out.push('\n');
}

/// The line for an answer of the club: success, or the words for a refusal.
pub(crate) fn told<T, L>(
    answer: Result<T, Error>,
    success: L,
    refused: impl FnOnce(Refusal) -> L,
) -> Result<L, Error> {
    match answer {
        Ok(_) => Ok(success),
        Err(Error::Refused(refusal)) => Ok(refused(refusal)),
        Err(broken) => Err(broken),
    }
}
