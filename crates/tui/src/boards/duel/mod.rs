//! Duel's table: both fields with the zones in the order of the board, life
//! points, piles and the own hand; beside it the chain, what the card under the
//! cursor says, and what happened. Own monsters are typed m1 to m5, spells and
//! traps z1 to z5, the field zone z0, those of the other with an o before them,
//! cards of the hand by their number.

mod drawing;
mod layout;

use duel::{Event, Question, View};
use meydan_core::{Place, Seat};
use meydan_telling::duel::card_name;
use meydan_words::{Words, fold};
use ratatui::layout::Rect;

use self::layout::{Layout, parts};
use super::{Badge, Board, Marks, Paint, Seen};
use crate::draw::{Ink, Theme};

/// The table.
pub(crate) struct Duel {
    view: View,
    /// Whose side lies below.
    front: Seat,
    /// What happened lately, the latest last.
    told: Vec<Event>,
    /// What is asked for that lies neither on the field nor in the hand.
    pool: Vec<Place>,
    /// What of the field and of the hand can be touched.
    others: Vec<Place>,
    /// Whether there is so much to choose from that the list takes the room of the field.
    long: bool,
}

/// The least width of what stands beside the field: five zones with ATK/DEF and a line
/// after each need the rest.
const SIDE: u16 = 30;
/// With more than this to choose from, the list takes the room of the field.
const MOST_BESIDE_THE_HAND: usize = 12;

impl Duel {
    /// What can be chosen beside the hand. Of cards of a deck that are alike the first stands for all.
    fn gather(&mut self, offered: Vec<Place>) {
        let mut pool: Vec<Place> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        for place in offered {
            let (pile, _) = parts(&place);
            let key = match pile {
                "graveyard" | "opponent-graveyard" | "deck" | "card" | "amount" | "tributes" => {
                    place.as_str().to_owned()
                }
                "main" | "side" => format!("{pile}-{:?}", self.card_at(&place)),
                _ if self.card_at(&place).is_some() || self.lying(&place).is_some() => {
                    if !self.others.contains(&place) {
                        self.others.push(place);
                    }
                    continue;
                }
                _ => continue,
            };
            if seen.insert(key) {
                pool.push(place);
            }
        }
        if self.view.asked.what == Question::Exchange {
            let rank = |place: &Place| self.card_at(place).map(|card| self.view.book.rank(card));
            pool.sort_by_key(|place| (parts(place).0 == "side", rank(place)));
        } else if self.view.asked.what == Question::Name {
            pool.sort_by_key(|place| self.card_at(place).map(|card| self.view.book.rank(card)));
        }
        self.long = pool.len() > MOST_BESIDE_THE_HAND;
        self.pool = pool;
    }

    /// Whether cards of the hand stand for themselves now, not numbers that are typed.
    fn hand_is_typed(&self) -> bool {
        !matches!(self.view.asked.what, Question::HowMany | Question::Amount)
    }
}

impl Board for Duel {
    type Game = duel::Duel;
    const LATELY: u32 = 40;

    fn new(seen: Seen<duel::Duel>) -> Duel {
        let Seen { view, told, offered, front } = seen;
        let front = view.you.unwrap_or(front);
        let mut duel = Duel { view, front, told, pool: Vec::new(), others: Vec::new(), long: false };
        duel.gather(offered);
        duel
    }
}

impl Paint for Duel {
    fn places(&self, within: Rect, _theme: Theme) -> Vec<(Place, Rect)> {
        let cells = Layout::new(self, within).cells.into_iter();
        let touched =
            cells.filter(|cell| cell.taken && (self.hand_is_typed() || parts(&cell.place).0 != "hand"));
        touched.map(|cell| (cell.place, cell.area)).collect()
    }

    fn draw(&self, ink: &mut Ink<'_>, within: Rect, marks: &Marks<'_>) {
        drawing::table(self, ink, &Layout::new(self, within), marks);
    }

    fn badge(&self, seat: Seat, theme: Theme) -> Badge {
        Badge::number(seat, theme)
    }

    fn name(&self, place: &Place) -> String {
        if let Some(button) = place.as_button() {
            return button_key(button).to_owned();
        }
        let (pile, number) = parts(place);
        let before = match pile {
            "hand" | "amount" | "tributes" => "",
            "monster" => "m",
            "opponent-monster" => "om",
            "spell" | "field" => "z",
            "opponent-spell" | "opponent-field" => "oz",
            "graveyard" => "g",
            "opponent-graveyard" => "og",
            "deck" | "main" => "d",
            "side" => "e",
            "card" => "c",
            other => other,
        };
        format!("{before}{number}")
    }

    /// Phases are gone through by one key, until the other is asked something.
    fn keeps(&self, letter: char) -> bool {
        letter.to_string() == button_key("next")
    }

    /// What is chosen from a list may be typed by any part of its name.
    fn fits(&self, place: &Place, typed: &str, words: &Words) -> bool {
        if self.name(place).starts_with(typed) {
            return true;
        }
        let listed = self.pool.contains(place);
        let card = listed.then(|| self.card_at(place)).flatten();
        let Some(card) = card.and_then(|card| self.view.book.cards().get(usize::from(card))) else {
            return false;
        };
        let typed = fold(typed);
        [card.name.clone(), card_name(card, words)].iter().any(|name| fold(name).contains(&typed))
    }

    fn narrow(&mut self, typed: &str, words: &Words) {
        if !self.long || typed.is_empty() {
            return;
        }
        let fitting: Vec<Place> =
            self.pool.iter().filter(|place| self.fits(place, typed, words)).cloned().collect();
        if !fitting.is_empty() {
            self.pool = fitting;
        }
    }

    fn is_grave(&self, place: &Place) -> bool {
        place.as_button() == Some("surrender")
    }

    fn side(&self) -> Option<u16> {
        Some(SIDE)
    }

    fn aside(&self, ink: &mut Ink<'_>, area: Rect, title: &str, marks: &Marks<'_>) {
        drawing::aside(self, ink, area, title, marks);
    }
}

/// What is typed for a button. Giving up a round is typed out.
fn button_key(button: &str) -> &str {
    match button {
        "next" | "no" => "n",
        "summon" => "s",
        "set" => "t",
        "flip" => "f",
        "turn" => "r",
        "direct" | "defense" => "d",
        "activate" | "attack" => "a",
        "use" => "u",
        "done" => "0",
        "yes" => "y",
        "pass" => "p",
        "cancel" => "x",
        "keep" => "k",
        other => other,
    }
}
