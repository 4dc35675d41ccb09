//! What a creature is at this moment: its card, and the enchantments in play
//! over it (MG-20, MG-21). Nothing of it is stored, so nothing has to be undone.

use serde::{Deserialize, Serialize};

use crate::card::{Abilities, Ability, Charm, Kind, Whose};
use crate::state::{Body, Magic};

/// What a creature is at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looks {
    /// What it deals; never below 0.
    pub power: u8,
    /// What it bears with the enchantments in force, before damage.
    pub hp: i16,
    /// What is left of that after the damage of this phase.
    pub left: i16,
    /// Hits first.
    pub first_strike: bool,
    /// Has trample.
    pub trample: bool,
    /// Flies (MG-60).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flying: bool,
    /// Has haste (MG-61).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub haste: bool,
    /// Has vigilance (MG-61).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub vigilance: bool,
    /// Has reach (MG-61).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reach: bool,
}

impl Looks {
    /// With this power, HP and abilities, unharmed.
    #[must_use]
    pub const fn new(power: u8, hp: i16, abilities: Abilities) -> Looks {
        Looks {
            power,
            hp,
            left: hp,
            first_strike: abilities.has(Ability::FirstStrike),
            trample: abilities.has(Ability::Trample),
            flying: abilities.has(Ability::Flying),
            haste: abilities.has(Ability::Haste),
            vigilance: abilities.has(Ability::Vigilance),
            reach: abilities.has(Ability::Reach),
        }
    }

    /// Whether it has an ability.
    #[must_use]
    pub const fn has(&self, ability: Ability) -> bool {
        match ability {
            Ability::FirstStrike => self.first_strike,
            Ability::Trample => self.trample,
            Ability::Flying => self.flying,
            Ability::Haste => self.haste,
            Ability::Vigilance => self.vigilance,
            Ability::Reach => self.reach,
        }
    }

    /// The same with an ability, or without it.
    #[must_use]
    pub const fn with(mut self, ability: Ability, has: bool) -> Looks {
        match ability {
            Ability::FirstStrike => self.first_strike = has,
            Ability::Trample => self.trample = has,
            Ability::Flying => self.flying = has,
            Ability::Haste => self.haste = has,
            Ability::Vigilance => self.vigilance = has,
            Ability::Reach => self.reach = has,
        }
        self
    }

    /// Whether it can defend against such an attacker (MG-60, MG-61).
    #[inline]
    #[must_use]
    pub const fn can_defend_against(&self, attacker: &Looks) -> bool {
        !attacker.flying || self.flying || self.reach
    }
}

impl Magic {
    /// What this creature is now.
    #[inline]
    pub(crate) fn looks(&self, body: &Body) -> Looks {
        // Only creatures are bodies; another card would be nothing at all.
        let Kind::Creature(base) = self.book.card(body.card).kind else {
            return Looks::new(0, 0, Abilities::default());
        };
        let (mut power, mut hp) = (i16::from(base.power), i16::from(base.hp));
        let Abilities(mut abilities) = base.abilities;
        // Of two enchantments on one ability the one played later counts.
        let mut latest = [0; Ability::ALL.len()];
        for aura in self.sides.iter().flat_map(|side| &side.auras) {
            let Kind::Enchantment(_, charm) = self.book.card(aura.card).kind else { continue };
            match charm {
                Charm::Strengthen { colour, power: more, hp: more_hp } => {
                    if colour == base.colour {
                        power += i16::from(more);
                        hp += i16::from(more_hp);
                    }
                }
                Charm::Ability { whose, gains, ability } => {
                    let fits = match whose {
                        Whose::Target => aura.target == Some(body.id),
                        Whose::Colour(colour) => colour == base.colour,
                    };
                    let place = ability as usize;
                    if fits && aura.id > latest[place] {
                        latest[place] = aura.id;
                        abilities[place] = gains;
                    }
                }
            }
        }
        let power = u8::try_from(power.clamp(0, 255)).unwrap_or(0);
        Looks { left: hp - i16::from(body.damage), ..Looks::new(power, hp, Abilities(abilities)) }
    }
}
