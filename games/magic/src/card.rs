//! What a card is, and the small language of what cards do (MG-20 to MG-22, MG-30).

use std::fmt;

use crate::{Colour, Cost, Name};

/// A card as the book has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub name: Name,
    /// What it costs; lands cost nothing.
    pub cost: Cost,
    /// What it is.
    pub kind: Kind,
    /// Whether it is an instant (MG-62): a sorcery that can be played in the combat too.
    pub instant: bool,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A land, and the mana that it gives.
    Land(Colour),
    /// A creature.
    Creature(Creature),
    /// A sorcery or an instant.
    Sorcery(Colour, Deed),
    /// An enchantment.
    Enchantment(Colour, Charm),
}

/// A creature as the book has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Creature {
    /// Its colour.
    pub colour: Colour,
    /// What it deals.
    pub power: u8,
    /// What it bears.
    pub hp: u8,
    /// What it can.
    pub abilities: Abilities,
}

/// An ability of creatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Hits first (MG-42).
    FirstStrike,
    /// What the defender does not bear goes to the player (MG-41).
    Trample,
    /// Only who flies or reaches can defend against it (MG-60).
    Flying,
    /// May attack in the turn in which it came, whatever else holds (MG-61, MG-63).
    Haste,
    /// Attacks without tapping (MG-61).
    Vigilance,
    /// Defends against who flies (MG-61).
    Reach,
}

impl Ability {
    /// All of them.
    pub const ALL: [Ability; 6] = [
        Ability::FirstStrike,
        Ability::Trample,
        Ability::Flying,
        Ability::Haste,
        Ability::Vigilance,
        Ability::Reach,
    ];

    /// As card files have it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Ability::FirstStrike => "first strike",
            other => other.code(),
        }
    }

    /// A stable word.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Ability::FirstStrike => "first-strike",
            Ability::Trample => "trample",
            Ability::Flying => "flying",
            Ability::Haste => "haste",
            Ability::Vigilance => "vigilance",
            Ability::Reach => "reach",
        }
    }
}

/// Which abilities a creature has, in the order of `Ability::ALL`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities(pub [bool; Ability::ALL.len()]);

impl Abilities {
    /// Whether it is among them.
    #[must_use]
    #[inline]
    pub const fn has(self, ability: Ability) -> bool {
        self.0[ability as usize]
    }

    /// The abilities in order.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter(move |&ability| self.has(ability))
    }
}

/// What a sorcery does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Destroys a target.
    Destroy(Prey),
    /// Deals damage to a target creature or player.
    Strike(u8),
    /// Deals damage to all creatures.
    StrikeAll(u8),
    /// Returns a creature card from one's own discard to the hand.
    Return,
}

/// What can be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// A creature.
    Creature,
    /// A land.
    Land,
    /// An enchantment.
    Enchantment,
}

/// What an enchantment does while it is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charm {
    /// All creatures of a colour have more or less power and HP.
    Strengthen {
        /// Whose.
        colour: Colour,
        /// More power.
        power: i8,
        /// More HP.
        hp: i8,
    },
    /// Creatures gain or lose an ability.
    Ability {
        /// Which creatures.
        whose: Whose,
        /// Whether they gain it.
        gains: bool,
        /// What.
        ability: Ability,
    },
}

/// Whose ability an enchantment changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// That of the target.
    Target,
    /// That of all creatures of a colour.
    Colour(Colour),
}

/// What a target must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// A creature in play.
    Creature,
    /// A land in play.
    Land,
    /// An enchantment in play.
    Enchantment,
    /// A creature in play, or a player.
    CreatureOrPlayer,
    /// A creature card of one's own discard.
    OwnDiscard,
}

impl Aim {
    /// A stable word; `words` has the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Aim::Creature => "creature",
            Aim::Land => "land",
            Aim::Enchantment => "enchantment",
            Aim::CreatureOrPlayer => "creature-or-player",
            Aim::OwnDiscard => "own-discard",
        }
    }
}

impl Card {
    /// What target it asks for, if it asks for one.
    #[must_use]
    #[inline]
    pub const fn aim(&self) -> Option<Aim> {
        match self.kind {
            Kind::Sorcery(_, Deed::Destroy(Prey::Creature))
            | Kind::Enchantment(_, Charm::Ability { whose: Whose::Target, .. }) => Some(Aim::Creature),
            Kind::Sorcery(_, Deed::Destroy(Prey::Land)) => Some(Aim::Land),
            Kind::Sorcery(_, Deed::Destroy(Prey::Enchantment)) => Some(Aim::Enchantment),
            Kind::Sorcery(_, Deed::Strike(_)) => Some(Aim::CreatureOrPlayer),
            Kind::Sorcery(_, Deed::Return) => Some(Aim::OwnDiscard),
            _ => None,
        }
    }

    /// Its colour; lands have none.
    #[must_use]
    pub const fn colour(&self) -> Option<Colour> {
        match self.kind {
            Kind::Land(_) => None,
            Kind::Creature(creature) => Some(creature.colour),
            Kind::Sorcery(colour, _) | Kind::Enchantment(colour, _) => Some(colour),
        }
    }

    /// A stable word: `land`, `creature`, `sorcery`, `instant`, `enchantment`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self.kind {
            Kind::Land(_) => "land",
            Kind::Creature(_) => "creature",
            Kind::Sorcery(..) if self.instant => "instant",
            Kind::Sorcery(..) => "sorcery",
            Kind::Enchantment(..) => "enchantment",
        }
    }

    /// The creature, if it is one.
    #[must_use]
    #[inline]
    pub const fn creature(&self) -> Option<Creature> {
        if let Kind::Creature(creature) = self.kind { Some(creature) } else { None }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Destroy(Prey::Creature) => f.write_str("destroy target creature"),
            Deed::Destroy(Prey::Land) => f.write_str("destroy target land"),
            Deed::Destroy(Prey::Enchantment) => f.write_str("destroy target enchantment"),
            Deed::Strike(damage) => write!(f, "deal {damage} to target creature or player"),
            Deed::StrikeAll(damage) => write!(f, "deal {damage} to all creatures"),
            Deed::Return => f.write_str("return creature from discard to hand"),
        }
    }
}

impl fmt::Display for Charm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Charm::Strengthen { colour, power, hp } => {
                write!(f, "all {} creatures {power:+}/{hp:+}", colour.code())
            }
            Charm::Ability { whose: Whose::Target, gains, ability } => {
                write!(f, "target creature {} {}", if *gains { "gains" } else { "loses" }, ability.text())
            }
            Charm::Ability { whose: Whose::Colour(colour), gains, ability } => {
                let verb = if *gains { "gain" } else { "lose" };
                write!(f, "all {} creatures {verb} {}", colour.code(), ability.text())
            }
        }
    }
}

/// A card as card files have it.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name.title())?;
        match &self.kind {
            Kind::Land(colour) => writeln!(f, "  land {}", colour.code()),
            Kind::Creature(creature) => {
                let Creature { colour, power, hp, abilities } = creature;
                write!(f, "  creature {} {} {power}/{hp}", self.cost, colour.code())?;
                abilities.iter().try_for_each(|ability| write!(f, " {}", ability.text()))?;
                writeln!(f)
            }
            Kind::Sorcery(colour, deed) => {
                writeln!(f, "  {} {} {}\n  {deed}", self.code(), self.cost, colour.code())
            }
            Kind::Enchantment(colour, charm) => {
                writeln!(f, "  enchantment {} {}\n  {charm}", self.cost, colour.code())
            }
        }
    }
}
