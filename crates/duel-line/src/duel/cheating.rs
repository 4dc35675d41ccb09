//! Cheats (section 22, D-69, DU-265). The rules say whether a duel allows them; where
//! it does not, they are no commands.

use duel::{Action, Cheat, Spot};
use meydan_core::{Game, Seat};

use super::Running;
use crate::parse::{self, Address, Command, count};
use crate::table::Verb;
use crate::texts;

impl Running {
    /// Whether the command is a cheat; it is answered then.
    pub(super) fn cheat(&mut self, seat: Seat, command: &Command) -> bool {
        match command.verb {
            Verb::IncreaseLife => self.increase_life(seat, command.value("--LP")),
            Verb::SetWinner => self.set_winner(seat, &command.rest),
            Verb::SkipTurn => self.skip_turn(seat),
            Verb::IncreaseAtk => self.change_power(seat, command.value("--ATK"), |more| (more, 0)),
            Verb::IncreaseDef => self.change_power(seat, command.value("--DEF"), |more| (0, more)),
            Verb::DecreaseAtk => self.change_power(seat, command.value("--ATK"), |less| (-less, 0)),
            Verb::DecreaseDef => self.change_power(seat, command.value("--DEF"), |less| (0, -less)),
            Verb::GraveyardAdd => self.add_to_graveyard(seat, &command.rest),
            Verb::GraveyardRemove => self.remove_from_graveyard(seat, &command.rest),
            Verb::Protect => self.protect(seat, &command.rest),
            _ => return false,
        }
        true
    }

    /// Does it, if this duel allows it; whether it did.
    fn try_cheat(&mut self, seat: Seat, cheat: Option<Cheat>) -> bool {
        let action = cheat.map(Action::Cheat);
        match action.filter(|&action| self.position().check(seat, action).is_ok()) {
            Some(action) => {
                self.play(seat, action);
                true
            }
            None => {
                self.note(texts::INVALID_COMMAND);
                false
            }
        }
    }

    /// Whether this duel allows cheats at all; it is said if not.
    fn allows_cheats(&mut self, seat: Seat) -> bool {
        let allowed = self.position().check(seat, Action::Cheat(Cheat::Skip)).is_ok();
        if !allowed {
            self.note(texts::INVALID_COMMAND);
        }
        allowed
    }

    /// Life points have an end; more than that is as much as there can be.
    fn increase_life(&mut self, seat: Seat, amount: &str) {
        let amount = count(amount).map(|amount| u16::try_from(amount).unwrap_or(u16::MAX));
        if self.try_cheat(seat, amount.map(Cheat::Life)) {
            self.print_board();
        }
    }

    fn set_winner(&mut self, seat: Seat, nickname: &str) {
        let winner = Seat::all(2).find(|winner| self.teller.people[winner.index()].nickname == nickname);
        if self.try_cheat(seat, winner.map(Cheat::Win)) {
            self.go_on();
        }
    }

    fn skip_turn(&mut self, seat: Seat) {
        if self.try_cheat(seat, Some(Cheat::Skip)) {
            self.note(texts::TURN_WILL_BE_SKIPPED);
        }
    }

    /// Changes the selected monster, whosever it is.
    fn change_power(&mut self, seat: Seat, amount: &str, change: impl Fn(i16) -> (i16, i16)) {
        let amount = count(amount).map(|amount| i16::try_from(amount).unwrap_or(i16::MAX));
        let Some(amount) = amount else { return self.note(texts::INVALID_COMMAND) };
        if !self.allows_cheats(seat) {
            return;
        }
        let Some(spot) = self.spot_or_tell(seat) else { return };
        if !matches!(spot, Spot::Monster(_) | Spot::OpponentMonster(_)) {
            return self.note(texts::CANNOT_CHANGE_POWER);
        }
        let (atk, def) = change(amount);
        self.try_cheat(seat, Some(Cheat::Power { spot, atk, def }));
    }

    fn add_to_graveyard(&mut self, seat: Seat, name: &str) {
        if !self.allows_cheats(seat) {
            return;
        }
        match self.position().table().book.index(name) {
            Some(card) => {
                if self.try_cheat(seat, Some(Cheat::AddToGraveyard(card))) {
                    self.print_board();
                }
            }
            None => self.note(texts::NO_CARD_OF_NAME),
        }
    }

    /// D-94, by an address of section 8 on the own field.
    fn protect(&mut self, seat: Seat, rest: &str) {
        if !self.allows_cheats(seat) {
            return;
        }
        let spot = match parse::address(rest) {
            Some(Address::Monster { number, opponent: false }) => Some(Spot::Monster(number)),
            Some(Address::Spell { number, opponent: false }) => Some(Spot::Spell(number)),
            Some(Address::Field { opponent: false }) => Some(Spot::Field),
            _ => None,
        };
        let cheat = spot.map(Cheat::Protect);
        if cheat.is_some_and(|cheat| self.position().check(seat, Action::Cheat(cheat)).is_ok()) {
            self.try_cheat(seat, cheat);
            self.print_board();
        } else {
            self.note(texts::INVALID_SELECTION);
        }
    }

    /// Of several the one that came last.
    fn remove_from_graveyard(&mut self, seat: Seat, name: &str) {
        if !self.allows_cheats(seat) {
            return;
        }
        let table = self.position().table();
        let place = table.side(seat).graveyard.iter().rposition(|&id| table.card(id).name == name);
        match place.and_then(|place| u8::try_from(place + 1).ok()) {
            Some(place) => {
                if self.try_cheat(seat, Some(Cheat::RemoveFromGraveyard(place))) {
                    self.print_board();
                }
            }
            None => self.note(texts::NO_CARD_OF_NAME),
        }
    }
}
