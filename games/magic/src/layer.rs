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
}

impl Magic {
    /// What this creature is now.
    #[inline]
    pub(crate) fn looks(&self, body: &Body) -> Looks {
        // Only creatures are bodies; another card would be nothing at all.
        let Kind::Creature(base) = self.book.card(body.card).kind else {
            return Looks { power: 0, hp: 0, left: 0, first_strike: false, trample: false };
        };
        let (mut power, mut hp) = (i16::from(base.power), i16::from(base.hp));
        let Abilities(mut abilities) = base.abilities;
        // Of two enchantments on one ability the one played later counts.
        let mut latest = [0; 2];
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
        let abilities = Abilities(abilities);
        Looks {
            power: u8::try_from(power.clamp(0, 255)).unwrap_or(0),
            hp,
            left: hp - i16::from(body.damage),
            first_strike: abilities.has(Ability::FirstStrike),
            trample: abilities.has(Ability::Trample),
        }
    }
}
