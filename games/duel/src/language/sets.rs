//! Sets of cards in words: `face-down monsters of opponent`,
//! `field spell of own in deck`, `fiend or spellcaster monsters`.

use std::fmt;

use crate::card::{Attribute, Race};

use super::parts::Bound;
use super::read::{Unread, Words};

/// What kind of card is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// Monsters.
    Monster,
    /// Spells.
    Spell,
    /// Spells and traps.
    SpellOrTrap,
    /// Any card.
    Card,
}

/// A kind of monster or spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// A monster without an effect.
    Normal,
    /// A ritual monster.
    Ritual,
    /// A field spell.
    Field,
}

/// How a card on the field lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Face-up.
    Up,
    /// Face-down.
    Down,
    /// In attack position.
    Attack,
}

/// Whose cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Of the player of the card that speaks.
    Own,
    /// Of the other player.
    Opponent,
    /// Of both.
    Anybody,
}

/// Where the cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Where {
    /// On the field.
    pub field: bool,
    /// In a hand.
    pub hand: bool,
    /// In a deck.
    pub deck: bool,
    /// In a graveyard.
    pub graveyard: bool,
}

impl Where {
    /// On the field and nowhere else.
    pub const FIELD: Where = Where { field: true, hand: false, deck: false, graveyard: false };

    fn words(self) -> Vec<&'static str> {
        let all =
            [("hand", self.hand), ("deck", self.deck), ("graveyard", self.graveyard), ("field", self.field)];
        all.into_iter().filter(|(_, there)| *there).map(|(word, _)| word).collect()
    }
}

/// A set of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// What kind.
    pub noun: Noun,
    /// How they lie.
    pub face: Option<Face>,
    /// Which kind of monster or spell.
    pub nature: Option<Nature>,
    /// Of which attribute.
    pub attribute: Option<Attribute>,
    /// Of which races; none: of any.
    pub races: Vec<Race>,
    /// Whose.
    pub owner: Owner,
    /// Of what level.
    pub level: Option<Bound>,
    /// Of what ATK now.
    pub atk: Option<Bound>,
    /// Where.
    pub at: Where,
}

impl Set {
    /// Whether it asks for more than can be seen of a face-down card.
    #[must_use]
    pub(crate) fn asks_for_more(&self) -> bool {
        self.noun == Noun::Spell
            || self.nature.is_some()
            || self.attribute.is_some()
            || !self.races.is_empty()
            || self.level.is_some()
            || self.atk.is_some()
    }

    /// Reads adjectives, a noun, and what comes after it.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Set, Unread> {
        let mut set = Set {
            noun: Noun::Card,
            face: None,
            nature: None,
            attribute: None,
            races: Vec::new(),
            owner: Owner::Anybody,
            level: None,
            atk: None,
            at: Where::FIELD,
        };
        loop {
            let word = words.next("a kind of card")?;
            match word {
                "face-up" => set.face = Some(Face::Up),
                "face-down" => set.face = Some(Face::Down),
                "attack-position" => set.face = Some(Face::Attack),
                "normal" => set.nature = Some(Nature::Normal),
                "ritual" => set.nature = Some(Nature::Ritual),
                "field" => set.nature = Some(Nature::Field),
                "monster" | "monsters" => set.noun = Noun::Monster,
                "card" | "cards" => set.noun = Noun::Card,
                "spell" | "spells" => set.noun = Noun::Spell,
                _ => match (Attribute::of_word(word), Race::of_word(word)) {
                    (Some(attribute), _) => set.attribute = Some(attribute),
                    (_, Some(race)) => set.races.push(race),
                    _ => return Err(words.wrong(word)),
                },
            }
            if matches!(word, "spell" | "spells") && words.take_all(&["or", "traps"]) {
                set.noun = Noun::SpellOrTrap;
            }
            // Races may be joined by `or`.
            if !set.races.is_empty() && Race::of_word(word).is_some() {
                words.take("or");
            }
            if matches!(word, "monster" | "monsters" | "card" | "cards" | "spell" | "spells") {
                break;
            }
        }
        if words.take("of") {
            set.owner = match words.next("own or opponent")? {
                "own" => Owner::Own,
                "opponent" => Owner::Opponent,
                word => return Err(words.wrong(word)),
            };
        }
        if words.take("level") {
            set.level = Some(Bound::read(words)?);
        }
        if words.take("atk") {
            set.atk = Some(Bound::read(words)?);
        }
        if words.take("in") {
            set.at = Where { field: false, hand: false, deck: false, graveyard: false };
            loop {
                match words.next("hand, deck or graveyard")? {
                    "hand" => set.at.hand = true,
                    "deck" => set.at.deck = true,
                    "graveyard" => set.at.graveyard = true,
                    "field" => set.at.field = true,
                    word => return Err(words.wrong(word)),
                }
                if !words.take("or") {
                    break;
                }
            }
        }
        Ok(set)
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        words.extend(self.face.map(|face| {
            match face {
                Face::Up => "face-up",
                Face::Down => "face-down",
                Face::Attack => "attack-position",
            }
            .to_owned()
        }));
        words.extend(self.nature.map(|nature| {
            match nature {
                Nature::Normal => "normal",
                Nature::Ritual => "ritual",
                Nature::Field => "field",
            }
            .to_owned()
        }));
        words.extend(self.attribute.map(Attribute::word));
        if !self.races.is_empty() {
            words.push(self.races.iter().map(|race| race.word()).collect::<Vec<_>>().join(" or "));
        }
        words.push(
            match self.noun {
                Noun::Monster => "monsters",
                Noun::Spell => "spells",
                Noun::SpellOrTrap => "spells or traps",
                Noun::Card => "cards",
            }
            .to_owned(),
        );
        match self.owner {
            Owner::Own => words.push("of own".to_owned()),
            Owner::Opponent => words.push("of opponent".to_owned()),
            Owner::Anybody => {}
        }
        words.extend(self.level.as_ref().map(|bound| format!("level {bound}")));
        words.extend(self.atk.as_ref().map(|bound| format!("atk {bound}")));
        if self.at != Where::FIELD {
            words.push(format!("in {}", self.at.words().join(" or ")));
        }
        f.write_str(&words.join(" "))
    }
}
