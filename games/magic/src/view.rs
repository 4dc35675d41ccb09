//! What a viewer sees.

use meydan_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::book::Index;
use crate::card::Aim;
use crate::layer::Looks;
use crate::state::{Attack, End, Magic, Phase, Question};
use crate::{Book, Colour, Id, Mana, Name, Target};

/// What a viewer may see. Lists of two are by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes: a seat, or nobody's in particular.
    pub you: Option<Seat>,
    /// The cards that are not of the rules, as a text.
    #[serde(default, skip_serializing_if = "Book::is_standard")]
    pub book: Book,
    /// The number of the turn.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The phase.
    pub phase: Phase,
    /// What is asked for, as far as this viewer may know.
    pub asked: Asked,
    /// The mana that was tapped and not used.
    pub pool: Mana,
    /// Whether a land was played this turn.
    pub land_played: bool,
    /// How often this viewer thought better of a card this turn.
    pub cancels: u8,
    /// Both players.
    pub sides: [SideView; 2],
    /// The attacks, in the order of declaration.
    pub attacks: Vec<Attack>,
    /// The number of the next card that enters play.
    pub next_id: Id,
    /// Whether anything happened this turn (MG-17).
    pub stirred: bool,
    /// The turns in a row in which nothing did.
    pub quiet: u8,
    /// How it ended, if it did.
    pub end: Option<End>,
    /// The window for instants, while it is open (MG-62).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<WindowView>,
    /// Whether creatures cannot attack in the turn in which they came (MG-63).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sickness: bool,
}

/// The window for instants between defenders and fight (MG-62).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowView {
    /// Whose turn it is in it.
    pub asked: Seat,
    /// Whether the other has just passed.
    pub passed: bool,
    /// What was played and waits; the last resolves first.
    pub stack: Vec<CastView>,
}

/// An instant that waits to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CastView {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Name,
    /// Its target.
    pub target: Option<Target>,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "question", rename_all = "kebab-case")]
pub enum Asked {
    /// Play a card, tap a land, or be done.
    Play,
    /// Name the target of this card. Others see `Asked::Play`.
    Target {
        /// Which.
        card: Name,
        /// What it will be paid with.
        with: Mana,
        /// What the target must be.
        aim: Aim,
    },
    /// Attack with a creature, or be done.
    Attack,
    /// Name a defender against this attacker.
    Defend {
        /// Its place in the list of attacks.
        attack: u8,
        /// Its number.
        attacker: Id,
    },
    /// Play an instant before the fight, or pass (MG-62). Others see it also while a target is named.
    Window,
    /// Nothing: it is over.
    Over,
}

/// One player's piles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideView {
    /// The HP.
    pub hp: i16,
    /// How many cards are in the library.
    pub library: u8,
    /// How many are in hand.
    pub in_hand: u8,
    /// Which, where this viewer may know.
    pub hand: Option<Vec<Name>>,
    /// Those in hand that everybody knows: they came back from the discard.
    pub known: Vec<Name>,
    /// The lands in play.
    pub lands: Vec<LandView>,
    /// The creatures in play.
    pub creatures: Vec<CreatureView>,
    /// The enchantments in play.
    pub enchantments: Vec<EnchantmentView>,
    /// The discard, the latest last.
    pub discard: Vec<Name>,
    /// The cards of library and hand together, by name: decks are open, their order is not.
    /// Nothing to who may not know, see `SideView::lists_unseen`.
    pub unseen: Vec<Name>,
    /// Whether the deck is of one's own making.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
}

/// A land in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LandView {
    /// Its number.
    pub id: Id,
    /// Which.
    pub card: Name,
    /// What it gives.
    pub gives: Colour,
    /// Whether it is tapped.
    pub tapped: bool,
}

/// A creature in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreatureView {
    /// Its number.
    pub id: Id,
    /// Which.
    pub card: Name,
    /// Whether it is tapped.
    pub tapped: bool,
    /// The damage of this phase.
    pub damage: u8,
    /// Whether it came this turn and cannot attack because of that (MG-63).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
    /// What it is with the enchantments in force.
    #[serde(flatten)]
    pub looks: Looks,
}

/// An enchantment in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EnchantmentView {
    /// Its number.
    pub id: Id,
    /// Which.
    pub card: Name,
    /// The creature that it is on, if it asks for one.
    pub target: Option<Id>,
}

impl View {
    /// Who is asked; nobody once it is over.
    #[must_use]
    pub fn who_is_asked(&self) -> Option<Seat> {
        match self.asked {
            Asked::Over => None,
            Asked::Defend { .. } => Some(self.turn.other()),
            _ => Some(self.window.as_ref().map_or(self.turn, |window| window.asked)),
        }
    }

    /// The own hand.
    #[must_use]
    pub fn hand(&self) -> Option<&[Name]> {
        self.sides[self.you?.index()].hand.as_deref()
    }

    /// The creature with this number, and whose it is.
    #[must_use]
    pub fn creature(&self, id: Id) -> Option<(Seat, &CreatureView)> {
        Seat::all(2).find_map(|seat| {
            let mut creatures = self.sides[seat.index()].creatures.iter();
            creatures.find(|creature| creature.id == id).map(|creature| (seat, creature))
        })
    }

    /// The card in play with this number, and whose it is.
    #[must_use]
    pub fn in_play(&self, id: Id) -> Option<(Seat, Name)> {
        Seat::all(2).find_map(|seat| {
            let side = &self.sides[seat.index()];
            let lands = side.lands.iter().map(|land| (land.id, land.card));
            let creatures = side.creatures.iter().map(|creature| (creature.id, creature.card));
            let enchantments = side.enchantments.iter().map(|other| (other.id, other.card));
            let mut all = lands.chain(creatures).chain(enchantments);
            all.find(|(other, _)| *other == id).map(|(_, card)| (seat, card))
        })
    }
}

impl SideView {
    /// Whether this viewer may know which cards are left: all do of the ready decks, of one of one's
    /// own making only its player.
    #[must_use]
    pub fn lists_unseen(&self) -> bool {
        !self.private || self.hand.is_some()
    }
}

impl Magic {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let sees = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        View {
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Referee => None,
            },
            book: self.book.clone(),
            round: self.round,
            turn: self.turn,
            phase: self.phase,
            asked: self.asked_of(sees(self.actor())),
            pool: self.pool,
            land_played: self.land_played,
            // It would tell that something was picked.
            cancels: match viewer {
                Viewer::Seat(seat) => self.cancels_of(seat),
                Viewer::Referee => self.cancels,
                Viewer::Spectator => 0,
            },
            sides: [Seat::FIRST, Seat::SECOND].map(|seat| self.side_seen(seat, sees(seat))),
            attacks: self.attacks.to_vec(),
            next_id: self.next_id,
            stirred: self.stirred,
            quiet: self.quiet,
            end: self.end,
            window: self.window.as_ref().map(|window| WindowView {
                asked: window.asked,
                passed: window.passed,
                stack: window
                    .stack
                    .iter()
                    .map(|cast| CastView { seat: cast.seat, card: self.name(cast.card), target: cast.target })
                    .collect(),
            }),
            sickness: self.sickness,
        }
    }

    fn asked_of(&self, sees: bool) -> Asked {
        match self.question {
            Question::Target { card, with } if sees => {
                let card = self.book.card(card);
                // Only cards that ask for a target come here.
                card.aim().map_or(Asked::Play, |aim| Asked::Target { card: card.name, with, aim })
            }
            Question::Target { .. } if self.window.is_some() => Asked::Window,
            Question::Window => Asked::Window,
            Question::Play | Question::Target { .. } => Asked::Play,
            Question::Attack => Asked::Attack,
            Question::Defend { attacker } => {
                Asked::Defend { attack: attacker, attacker: self.attacks[usize::from(attacker)].attacker }
            }
            Question::Over => Asked::Over,
        }
    }

    fn side_seen(&self, seat: Seat, open: bool) -> SideView {
        let (side, private) = (self.side(seat), self.private[seat.index()]);
        let names = |cards: &[Index]| cards.iter().map(|&card| self.name(card)).collect::<Vec<_>>();
        let mut unseen = Vec::new();
        if open || !private {
            unseen = names(&side.library);
            unseen.extend(names(&side.hand));
        }
        unseen.sort_by_cached_key(Name::to_string);
        SideView {
            hp: side.hp,
            library: side.library.len() as u8,
            in_hand: side.hand.len() as u8,
            hand: open.then(|| names(&side.hand)),
            known: names(&side.known),
            lands: side
                .lands
                .iter()
                .map(|land| LandView {
                    id: land.id,
                    card: self.name(land.card),
                    gives: land.gives,
                    tapped: land.tapped,
                })
                .collect(),
            creatures: side
                .creatures
                .iter()
                .map(|body| CreatureView {
                    id: body.id,
                    card: self.name(body.card),
                    tapped: body.tapped,
                    damage: body.damage,
                    fresh: body.fresh,
                    looks: self.looks(body),
                })
                .collect(),
            enchantments: side
                .auras
                .iter()
                .map(|aura| EnchantmentView { id: aura.id, card: self.name(aura.card), target: aura.target })
                .collect(),
            discard: names(&side.discard),
            unseen,
            private,
        }
    }
}
