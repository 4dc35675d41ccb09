//! Monsters that must be summoned now (sections 17 and 18): the ritual monster with
//! its tributes, and a monster of the hand that a card lets its player summon.

use duel::{Action, Question, Spot};
use meydan_core::{Game, Seat};

use super::asking::read_position;
use super::options::is_of_hand;
use super::{Running, State};
use crate::parse::{Command, zone_number};
use crate::table::Verb;
use crate::texts;

/// How far a ritual has come.
pub(super) enum Ritual {
    /// The monster is to be selected and summoned.
    Monster,
    /// Its tributes are to be named.
    Tributes { place: u8 },
    /// They fit; its position is to be said.
    Position,
}

impl Running {
    pub(super) fn is_summon_of_hand(&self, seat: Seat) -> bool {
        is_of_hand(self.position(), seat)
    }

    pub(super) fn answer_ritual(&mut self, ritual: Ritual, line: &str, command: Option<&Command>) {
        let seat = self.seat();
        if command.is_some_and(|command| command.verb == Verb::Cancel) {
            // After too many changes of mind the rules allow no more.
            if self.position().check(seat, Action::Cancel).is_ok() {
                self.call_off();
                return self.answer(Action::Cancel);
            }
            self.note(texts::RITUAL_NOW);
            self.state = State::Ritual(ritual);
            return;
        }
        self.state = State::Ritual(match ritual {
            Ritual::Monster => match self.must_summon(command, texts::RITUAL_NOW) {
                Some(place) => Ritual::Tributes { place },
                None => Ritual::Monster,
            },
            Ritual::Tributes { place } => {
                self.try_out();
                if self.choose_tributes(seat, place, line).is_some() {
                    Ritual::Position
                } else {
                    self.call_off();
                    self.note(texts::LEVELS_DO_NOT_MATCH);
                    Ritual::Tributes { place }
                }
            }
            Ritual::Position => match read_position(line) {
                Some(attacks) => {
                    self.before = None;
                    self.selected[seat.index()] = None;
                    return self.answer(Action::Position { attacks });
                }
                None => {
                    self.note(texts::INVALID_COMMAND);
                    Ritual::Position
                }
            },
        });
    }

    /// Chooses the monster and its tributes, if they fit exactly (D-56).
    fn choose_tributes(&mut self, seat: Seat, place: u8, line: &str) -> Option<()> {
        let mut chosen = vec![Action::Choose(Spot::Hand(place))];
        for word in line.split_whitespace() {
            chosen.push(Action::Choose(Spot::Monster(zone_number(word)?)));
        }
        for action in chosen {
            self.position().check(seat, action).ok()?;
            self.play(seat, action);
        }
        (self.question(seat) == Question::Position).then_some(())
    }

    /// A command while a monster must be summoned: selecting works, and `summon` with
    /// a fitting card of the hand gives its place.
    fn must_summon(&mut self, command: Option<&Command>, otherwise: &str) -> Option<u8> {
        let seat = self.seat();
        match command.map(|command| command.verb) {
            Some(Verb::Select) => {
                if let Some(command) = command {
                    self.select(&command.rest);
                }
            }
            Some(Verb::Summon) => {
                let Some(spot) = self.selected_spot(seat) else {
                    self.note(texts::NOTHING_SELECTED);
                    return None;
                };
                let fits = self.position().check(seat, Action::Choose(spot)).is_ok();
                match spot {
                    Spot::Hand(place) if fits => return Some(place),
                    _ => self.note(otherwise),
                }
            }
            _ => self.note(otherwise),
        }
        None
    }

    /// A monster of the hand must be special summoned (section 18).
    pub(super) fn answer_special(&mut self, command: Option<&Command>) {
        let seat = self.seat();
        self.state = State::Special;
        let cancels = command.is_some_and(|command| command.verb == Verb::Cancel);
        if cancels && self.position().check(seat, Action::Cancel).is_ok() {
            return self.answer(Action::Cancel);
        }
        if let Some(place) = self.must_summon(command, texts::SPECIAL_SUMMON_NOW) {
            self.selected[seat.index()] = None;
            self.teller.by_hand = true;
            self.answer(Action::Choose(Spot::Hand(place)));
        }
    }
}
