//! Starting a duel (section 6), from the Main Menu or the Duel Menu, and going on with one.

use duel::Rounds;
use meydan_club::{Against, ClubDuel, ClubMember, Error, MemberId, Refusal, Terms};
use meydan_core::{Seat, Seq, Viewer};
use meydan_search::Level;

use crate::duel::{Opponent, Person, Referee, Running};
use crate::parse::Command;
use crate::program::{Answer, Played, Program, say};
use crate::table::Verb;
use crate::texts;

/// What the computer is called, and nobody else (D-25).
const COMPUTER: &str = "AI";

impl Program {
    /// `duel …`.
    pub(crate) fn duel_command(&mut self, command: &Command, out: &mut String) -> Answer {
        let Some(member) = self.member else {
            say(out, texts::LOGIN_FIRST);
            return Ok(());
        };
        let found = match command.verb {
            Verb::DuelContinue => self.unfinished(member)?.map(|duel| (duel, true)),
            _ => self.new_duel(member, command)?.map(|duel| (duel, false)),
        };
        match found {
            Ok((duel, again)) => self.sit_down(duel, again, out),
            Err(refusal) => {
                say(out, refusal);
                Ok(())
            }
        }
    }

    /// `duel --new …`, with its checks in the order of D-24.
    fn new_duel(&mut self, id: MemberId, command: &Command) -> Result<Result<ClubDuel, String>, Error> {
        let club = &self.services.club;
        let against = if command.verb == Verb::DuelPlayer {
            match self.services.wait(club.find(command.value("--second-player")))? {
                Some(other) => Against::Member(other.id),
                None => return Ok(Err(texts::NO_SUCH_PLAYER.to_owned())),
            }
        } else {
            match level(command) {
                Ok(level) => Against::Computer(level),
                Err(unknown) => return Ok(Err(texts::no_such_level(&unknown))),
            }
        };
        let rounds = match command.value("--rounds") {
            "1" => Some(Rounds::One),
            "3" => Some(Rounds::Three),
            _ => None,
        };
        let terms = Terms { rounds, cheats: self.cheats, seed: self.services.next_seed() };
        match self.services.wait(self.services.club.begin_duel(id, against, terms)) {
            Ok(duel) => {
                self.services.seed();
                Ok(Ok(duel))
            }
            Err(Error::Refused(refusal)) => self.refused(refusal).map(Err),
            Err(broken) => Err(broken),
        }
    }

    fn refused(&self, refusal: Refusal) -> Result<String, Error> {
        let username = |id| self.member_of(id).map(|member| member.username);
        Ok(match refusal {
            Refusal::NoActiveDeck(id) => texts::no_active_deck(&username(id)?),
            Refusal::InvalidDeck(id) => texts::invalid_deck(&username(id)?),
            Refusal::RoundsNotSupported => texts::WRONG_ROUNDS.to_owned(),
            _ => texts::NO_SUCH_PLAYER.to_owned(),
        })
    }

    /// `duel --continue`: the latest duel that was broken off.
    fn unfinished(&self, id: MemberId) -> Result<Result<ClubDuel, String>, Error> {
        let duels = self.services.wait(self.services.club.duels_of(id))?;
        Ok(match duels.into_iter().find(|duel| !duel.over) {
            None => Err(texts::NO_DUEL_TO_CONTINUE.to_owned()),
            // D-97: two people at two screens do not meet at this console.
            Some(duel) if duel.apart => Err(texts::PLAYED_ELSEWHERE.to_owned()),
            Some(duel) => Ok(duel),
        })
    }

    fn member_of(&self, id: MemberId) -> Result<ClubMember, Error> {
        self.services.wait(self.services.club.member(id))
    }

    fn person(&self, id: Option<MemberId>) -> Result<Person, Error> {
        Ok(match id {
            Some(id) => {
                let ClubMember { username, nickname, .. } = self.member_of(id)?;
                Person { username, nickname }
            }
            None => Person { username: COMPUTER.to_owned(), nickname: COMPUTER.to_owned() },
        })
    }

    fn sit_down(&mut self, duel: ClubDuel, again: bool, out: &mut String) -> Answer {
        let game = self.services.wait(self.services.club.duel_match(&duel.table))?;
        let kept: Seq = game.seq();
        let begun: Vec<_> = game.events_since(None, Viewer::Referee).flat_map(|(_, told)| told).collect();
        let people = [self.person(duel.members[0])?, self.person(duel.members[1])?];
        let computer = match duel.members[1] {
            Some(_) => None,
            None => {
                let level = self.services.wait(self.services.club.computer_level(&duel.table))?;
                let seed = self.services.seed_of_computer()?;
                Some(Opponent { seat: Seat(1), level: level.unwrap_or(Level::Master), seed })
            }
        };
        let referee = Referee::Match(Box::new(game));
        let begun = (!again).then_some(&begun[..]);
        let running = Running::new(referee, people, computer, begun);
        self.played = Some(Played { running, duel, kept });
        self.told_of_duel(out)
    }
}

/// The level that a command names, the strongest if it names none (D-98); or the word that is no level.
fn level(command: &Command) -> Result<Level, String> {
    if !command.has("--level") {
        return Ok(Level::Master);
    }
    let word = command.value("--level");
    word.parse().map_err(|()| word.to_owned())
}
