//! What can be chosen before the game: house rules, and where it starts, for puzzles and tests.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use meydan_core::Seat;
use serde::{Deserialize, Serialize};

use crate::typed::card;
use crate::{Card, Cards, Colour, House, HouseRule, MOST_SEATS, MOST_TURNS};

/// The configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// The position to begin with; left out, cards are dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<StartPosition>,
    /// "UNO" must be called (UN-50).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub call: bool,
    /// A Wild Draw 4 may be challenged (UN-51).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub challenge: bool,
    /// Cards are drawn until one fits (UN-52).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_until: bool,
    /// Sevens and zeros move hands (UN-53).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seven_zero: bool,
    /// The same card may be laid out of turn (UN-54).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub jump_in: bool,
    /// Several rounds (UN-55).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rounds: bool,
}

impl Config {
    /// The house rules that it puts in force.
    #[must_use]
    pub fn house(&self) -> House {
        let on = [
            (self.call, HouseRule::Call),
            (self.challenge, HouseRule::Challenge),
            (self.draw_until, HouseRule::DrawUntil),
            (self.seven_zero, HouseRule::SevenZero),
            (self.jump_in, HouseRule::JumpIn),
            (self.rounds, HouseRule::Rounds),
        ];
        on.into_iter().filter_map(|(on, rule)| on.then_some(rule)).collect()
    }

    /// All house rules.
    #[must_use]
    pub const fn all_house_rules() -> Config {
        Config {
            start: None,
            call: true,
            challenge: true,
            draw_until: true,
            seven_zero: true,
            jump_in: true,
            rounds: true,
        }
    }
}

/// A position to begin with, a player about to lay a card.
///
/// Its text has parts with `;` or an end of line between them:
///
/// ```text
/// middle g-draw2          the middle card; after a Wild the colour: middle wild red
/// 1: r5 g-skip wild       the cards of the players, all of them
/// 2: r1
/// 3: rest                 whatever nobody else holds; without it that is the stock
/// turn 2                  whose turn it is (else the first player's)
/// anticlockwise           (else clockwise)
/// penalty 4               (else none)
/// turns 1999              how many turns were ended (else none)
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartPosition {
    /// The middle card.
    pub middle: Card,
    /// The colour in force.
    pub colour: Colour,
    /// The hands by seat.
    pub hands: ArrayVec<Cards, MOST_SEATS>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The direction.
    pub clockwise: bool,
    /// The outstanding penalty.
    pub penalty: u8,
    /// How many turns were ended.
    pub turns: u16,
}

impl StartPosition {
    /// What is wrong with it at a table of so many, as the code of a refusal and the rule.
    pub(crate) fn fault(&self, seats: u8) -> Option<(&'static str, &'static str)> {
        let most: u8 = Cards::deck().iter().map(Card::penalty).sum();
        if self.hands.len() != usize::from(seats) || self.turn.0 >= seats {
            return Some(("start-seats", "UN-02"));
        }
        if self.hands.iter().any(Cards::is_empty) {
            return Some(("start-over", "UN-16"));
        }
        if self.left_over().is_none() {
            return Some(("start-cards", "UN-01"));
        }
        if self.middle.colour().is_some_and(|colour| colour != self.colour) {
            return Some(("start-colour", "UN-10"));
        }
        let answerable = self.middle.penalty() > 0 && self.penalty >= self.middle.penalty();
        if self.penalty > 0 && (!answerable || !self.penalty.is_multiple_of(2) || self.penalty > most) {
            return Some(("start-penalty", "UN-13"));
        }
        (self.turns >= MOST_TURNS).then_some(("start-over", "UN-17"))
    }

    /// The cards that are neither in a hand nor in the middle; `None` if some
    /// card is there more often than the deck has it.
    pub(crate) fn left_over(&self) -> Option<Cards> {
        let mut rest = Cards::deck();
        let held = self.hands.iter().flat_map(|hand| hand.iter().collect::<Vec<_>>());
        held.chain([self.middle]).all(|card| rest.take(card)).then_some(rest)
    }
}

impl fmt::Display for StartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "middle {}", self.middle)?;
        if self.middle.is_wild() {
            write!(f, " {}", self.colour)?;
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            write!(f, "; {}:", seat + 1)?;
            hand.iter().try_for_each(|card| write!(f, " {card}"))?;
        }
        write!(f, "; turn {}", self.turn.0 + 1)?;
        if !self.clockwise {
            f.write_str("; anticlockwise")?;
        }
        if self.penalty > 0 {
            write!(f, "; penalty {}", self.penalty)?;
        }
        if self.turns > 0 {
            write!(f, "; turns {}", self.turns)?;
        }
        Ok(())
    }
}

impl FromStr for StartPosition {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut middle = None;
        let mut hands: ArrayVec<Cards, MOST_SEATS> = ArrayVec::new();
        let mut rest = None;
        let mut start = (Seat(0), true, 0, 0);
        for part in text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
            if let Some((seat, cards)) = part.split_once(':') {
                if seat.trim().parse::<usize>() != Ok(hands.len() + 1) {
                    return Err(());
                }
                let mut hand = Cards::NONE;
                for word in cards.split_whitespace() {
                    if word == "rest" && rest.is_none() {
                        rest = Some(hands.len());
                        continue;
                    }
                    let card = card(word).ok_or(())?;
                    if hand.count(card) == card.copies() {
                        return Err(());
                    }
                    hand.add(card);
                }
                hands.try_push(hand).map_err(|_| ())?;
                continue;
            }
            let words: Vec<&str> = part.split_whitespace().collect();
            match words[..] {
                ["middle", text] => {
                    let card = card(text).ok_or(())?;
                    middle = Some((card, card.colour().ok_or(())?));
                }
                ["middle", text, colour] => {
                    middle = Some((card(text).ok_or(())?, colour.parse()?));
                }
                ["turn", seat] => {
                    start.0 = Seat(seat.parse::<u8>().ok().and_then(|seat| seat.checked_sub(1)).ok_or(())?);
                }
                ["clockwise"] => start.1 = true,
                ["anticlockwise"] => start.1 = false,
                ["penalty", sum] => start.2 = sum.parse().map_err(|_| ())?,
                ["turns", turns] => start.3 = turns.parse().map_err(|_| ())?,
                _ => return Err(()),
            }
        }
        let (middle, colour) = middle.ok_or(())?;
        let (turn, clockwise, penalty, turns) = start;
        let mut this = StartPosition { middle, colour, hands, turn, clockwise, penalty, turns };
        if let Some(seat) = rest {
            let left_over = this.left_over().ok_or(())?;
            left_over.iter().for_each(|card| this.hands[seat].add(card));
        }
        Ok(this)
    }
}

impl Serialize for StartPosition {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StartPosition {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|()| {
            serde::de::Error::custom("a start position is like: middle r5; 1: r1 g2; 2: b3; 3: wild; turn 2")
        })
    }
}
