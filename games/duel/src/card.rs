//! What a card is: its facts and its effect.

use serde::{Deserialize, Serialize};

use crate::language::Effect;

/// A card as the book has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name, exactly as it is printed.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// What it costs in the shop.
    pub price: u32,
    /// What it says, for cards that are not of the standard book; `words` has the texts of those.
    pub description: Option<String>,
    /// What it does.
    pub effect: Effect,
}

/// What a card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A monster.
    Monster(Bodily),
    /// A spell.
    Spell(Property),
    /// A trap.
    Trap(Property),
}

/// The facts of a monster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bodily {
    /// 1 to 12.
    pub level: u8,
    /// Its attribute.
    pub attribute: Attribute,
    /// Its race, which the card's text calls its type.
    pub race: Race,
    /// Whether it comes by a ritual summon.
    pub ritual: bool,
    /// The printed ATK.
    pub atk: u16,
    /// The printed DEF.
    pub def: u16,
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $text)] $variant),*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// As it is printed on cards.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            /// The one that is printed so.
            #[must_use]
            pub(crate) fn of_text(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.text() == text)
            }

            /// As the language of effects has it: lower case, with hyphens.
            #[must_use]
            pub fn word(self) -> String {
                self.text().to_lowercase().replace(' ', "-")
            }

            /// The one that the language of effects calls so.
            #[must_use]
            pub fn of_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words! {
    /// The attribute of a monster.
    Attribute {
        /// DARK.
        Dark = "DARK",
        /// LIGHT.
        Light = "LIGHT",
        /// EARTH.
        Earth = "EARTH",
        /// WATER.
        Water = "WATER",
        /// FIRE.
        Fire = "FIRE",
        /// WIND.
        Wind = "WIND",
    }
}

words! {
    /// The race of a monster.
    Race {
        /// Aqua.
        Aqua = "Aqua",
        /// Beast.
        Beast = "Beast",
        /// Beast-Warrior.
        BeastWarrior = "Beast-Warrior",
        /// Cyberse.
        Cyberse = "Cyberse",
        /// Dinosaur.
        Dinosaur = "Dinosaur",
        /// Dragon.
        Dragon = "Dragon",
        /// Fairy.
        Fairy = "Fairy",
        /// Fiend.
        Fiend = "Fiend",
        /// Fish.
        Fish = "Fish",
        /// Insect.
        Insect = "Insect",
        /// Machine.
        Machine = "Machine",
        /// Plant.
        Plant = "Plant",
        /// Pyro.
        Pyro = "Pyro",
        /// Reptile.
        Reptile = "Reptile",
        /// Rock.
        Rock = "Rock",
        /// Sea Serpent.
        SeaSerpent = "Sea Serpent",
        /// Spellcaster.
        Spellcaster = "Spellcaster",
        /// Thunder.
        Thunder = "Thunder",
        /// Warrior.
        Warrior = "Warrior",
        /// Winged Beast.
        WingedBeast = "Winged Beast",
        /// Zombie.
        Zombie = "Zombie",
    }
}

words! {
    /// The property of a spell or trap.
    Property {
        /// Goes to the graveyard when it is done.
        Normal = "Normal",
        /// Stays.
        Continuous = "Continuous",
        /// Stays on a monster.
        Equip = "Equip",
        /// Stays in the field zone.
        Field = "Field",
        /// May answer.
        QuickPlay = "Quick-play",
        /// Brings a ritual monster.
        Ritual = "Ritual",
        /// A trap that answers anything.
        Counter = "Counter",
    }
}

impl Property {
    /// Whether spells have it.
    #[must_use]
    pub const fn is_of_spells(self) -> bool {
        !matches!(self, Property::Counter)
    }

    /// Whether traps have it.
    #[must_use]
    pub const fn is_of_traps(self) -> bool {
        matches!(self, Property::Normal | Property::Continuous | Property::Counter)
    }
}

impl Card {
    /// The card's name in addresses and keys of texts: `vanitys-emptiness`.
    #[must_use]
    pub fn code(&self) -> String {
        let mut code = String::new();
        for sign in self.name.to_lowercase().chars() {
            match sign {
                '\'' | ',' => {}
                _ if sign.is_alphanumeric() => code.push(sign),
                _ if code.ends_with('-') || code.is_empty() => {}
                _ => code.push('-'),
            }
        }
        code.trim_end_matches('-').to_owned()
    }
}
