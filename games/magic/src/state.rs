//! The position: plain data in fixed places, no heap.

use arrayvec::ArrayVec;
use meydan_core::{Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::book::Index;
use crate::card::Kind;
use crate::deck::MOST_CARDS;
use crate::{Book, Colour, Id, Mana, Target};

/// A hand holds no more (MG-02).
pub const MOST_IN_HAND: usize = 7;
/// The HP of a player at the start (MG-01).
pub const PLAYER_HP: i16 = 15;
/// After so many turns in which nothing happened it is a draw (MG-17).
pub const QUIET_TURNS: u8 = 6;
/// So often in a turn a player may think better of a card that asks for a
/// target. There is a limit because a match must have a longest length.
pub const MOST_CANCELS: u8 = 10;

/// Cards by their numbers in the book.
pub(crate) type Pile = ArrayVec<Index, MOST_CARDS>;
pub(crate) type Hand = ArrayVec<Index, MOST_IN_HAND>;

/// A land in play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Land {
    pub(crate) id: Id,
    pub(crate) card: Index,
    pub(crate) gives: Colour,
    pub(crate) tapped: bool,
}

/// A creature in play. What enchantments make of it is not here: see `layer`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    pub(crate) id: Id,
    pub(crate) card: Index,
    pub(crate) tapped: bool,
    /// The damage of this phase (MG-16).
    pub(crate) damage: u8,
    /// Whether it came this turn and cannot attack because of that (MG-63).
    pub(crate) fresh: bool,
}

/// An enchantment in play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aura {
    pub(crate) id: Id,
    pub(crate) card: Index,
    /// The creature that it was put on, if it asks for one.
    pub(crate) target: Option<Id>,
}

/// One player's piles (MG-02).
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub(crate) hp: i16,
    /// The top card is the last.
    pub(crate) library: Pile,
    pub(crate) hand: Hand,
    /// The cards in hand that everybody knows: those that came back from the discard.
    pub(crate) known: Hand,
    pub(crate) lands: ArrayVec<Land, MOST_CARDS>,
    pub(crate) creatures: ArrayVec<Body, MOST_CARDS>,
    pub(crate) auras: ArrayVec<Aura, MOST_CARDS>,
    pub(crate) discard: Pile,
    /// How often the cards of the deck ask for each colour.
    pub(crate) wanted: [u8; 5],
    /// Whether the deck has instants (MG-62).
    pub(crate) instants: bool,
}

/// A phase of a turn in which somebody is asked something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Playing cards before the combat (MG-12).
    First,
    /// The combat (MG-13).
    Combat,
    /// Playing cards after it (MG-14).
    Second,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Play a card, tap a land, or be done.
    Play,
    /// Name the target of a card that is to be played and paid like this.
    Target { card: Index, with: Mana },
    /// Attack with a creature, or be done.
    Attack,
    /// Name a defender against the attacker with this number in the order of declaration.
    Defend { attacker: u8 },
    /// Play an instant before the fight, or pass (MG-62): see `Magic::window`.
    Window,
    /// Nothing: it is over.
    Over,
}

/// The window for instants between the naming of defenders and the fight (MG-62).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    /// Whose turn it is in it.
    pub(crate) asked: Seat,
    /// Whether the other has just passed.
    pub(crate) passed: bool,
    /// What was played; the last resolves first.
    pub(crate) stack: ArrayVec<Cast, { 2 * MOST_IN_HAND }>,
}

/// An instant that waits to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cast {
    pub(crate) seat: Seat,
    pub(crate) card: Index,
    pub(crate) target: Option<Target>,
}

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub attacker: Id,
    /// Who defends, once that is named.
    pub defender: Option<Id>,
}

/// Why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A player's HP fell to 0 or less (MG-01).
    Hp,
    /// A card had to be drawn from an empty library (MG-10).
    EmptyLibrary,
    /// Nothing happened for six turns (MG-17).
    Stalemate,
    /// A player gave up.
    Resigned,
}

impl Reason {
    /// A stable word; `words` has the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Hp => "hp",
            Reason::EmptyLibrary => "empty-library",
            Reason::Stalemate => "stalemate",
            Reason::Resigned => "resigned",
        }
    }
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Why.
    pub reason: Reason,
    /// Who lost; nobody in a draw.
    pub loser: Option<Seat>,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Magic {
    pub(crate) book: Book,
    pub(crate) sides: [Side; 2],
    /// The number of the turn, of both players together (MG-15).
    pub(crate) round: u16,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) question: Question,
    pub(crate) pool: Mana,
    pub(crate) land_played: bool,
    pub(crate) cancels: u8,
    pub(crate) attacks: ArrayVec<Attack, MOST_CARDS>,
    /// The number of the next card that enters play.
    pub(crate) next_id: Id,
    /// Whether a card was drawn, played or destroyed or a player's HP changed this turn (MG-17).
    pub(crate) stirred: bool,
    /// The turns in a row in which nothing did.
    pub(crate) quiet: u8,
    pub(crate) end: Option<End>,
    /// Open between defenders and fight, while a target is named in it too.
    pub(crate) window: Option<Window>,
    /// How often the player whose turn it is not thought better of an instant this turn.
    pub(crate) cancels_there: u8,
    /// Whether creatures cannot attack in the turn in which they came (MG-63).
    pub(crate) sickness: bool,
    /// Whose deck is of one's own making: what is left of it is nobody else's business.
    pub(crate) private: [bool; 2],
}

impl Side {
    /// A player with this deck, all of it in the library (MG-02).
    pub(crate) fn new(book: &Book, deck: &[Index]) -> Side {
        let mut side = Side {
            hp: PLAYER_HP,
            library: deck.iter().copied().take(MOST_CARDS).collect(),
            hand: Hand::new(),
            known: Hand::new(),
            lands: ArrayVec::new(),
            creatures: ArrayVec::new(),
            auras: ArrayVec::new(),
            discard: Pile::new(),
            wanted: [0; 5],
            instants: false,
        };
        for &card in deck {
            side.instants |= book.card(card).instant;
            for (wanted, pips) in side.wanted.iter_mut().zip(book.card(card).cost.pips.0) {
                *wanted = wanted.saturating_add(pips);
            }
        }
        side
    }

    /// The mana that the untapped lands give.
    #[inline]
    pub(crate) fn untapped(&self) -> Mana {
        let mut mana = Mana::NONE;
        for land in self.lands.iter().filter(|land| !land.tapped) {
            mana.0[land.gives.index()] += 1;
        }
        mana
    }

    /// How many cards it has in all its piles.
    #[must_use]
    pub(crate) fn cards(&self) -> usize {
        let in_play = self.lands.len() + self.creatures.len() + self.auras.len();
        self.library.len() + self.hand.len() + in_play + self.discard.len()
    }
}

impl Magic {
    /// Shuffles the decks, deals, and begins the first turn; nothing is told.
    #[must_use]
    pub fn deal(book: Book, decks: [&[Index]; 2], rng: &mut Rng) -> Magic {
        let mut game = Magic::dealt(book, decks, rng);
        game.begin_turn(&mut |_| ());
        game
    }

    /// Shuffles the decks and deals five cards each; the first turn has not begun (MG-01).
    pub(crate) fn dealt(book: Book, decks: [&[Index]; 2], rng: &mut Rng) -> Magic {
        let sides = decks.map(|deck| {
            let mut side = Side::new(&book, deck);
            rng.shuffle(&mut side.library);
            side.hand = (0..5).filter_map(|_| side.library.pop()).collect();
            side
        });
        Magic::of(book, sides)
    }

    /// A position between turns.
    pub(crate) fn of(book: Book, sides: [Side; 2]) -> Magic {
        Magic {
            book,
            sides,
            round: 0,
            turn: Seat::SECOND,
            phase: Phase::First,
            question: Question::Play,
            pool: Mana::NONE,
            land_played: false,
            cancels: 0,
            attacks: ArrayVec::new(),
            next_id: 1,
            stirred: false,
            quiet: 0,
            end: None,
            window: None,
            cancels_there: 0,
            sickness: false,
            private: [false; 2],
        }
    }

    /// Who is asked; nobody once it is over.
    #[must_use]
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.question {
            Question::Over => None,
            Question::Defend { .. } => Some(self.turn.other()),
            _ => Some(self.actor()),
        }
    }

    /// Who plays cards: whose turn it is, or who is asked in the window for instants.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        self.window.as_ref().map_or(self.turn, |window| window.asked)
    }

    /// The mana that a seat has tapped.
    #[inline]
    pub(crate) fn pool_of(&self, seat: Seat) -> Mana {
        if seat == self.turn { self.pool } else { Mana::NONE }
    }

    /// How often a seat has thought better of a card this turn.
    pub(crate) fn cancels_of(&self, seat: Seat) -> u8 {
        if seat == self.turn { self.cancels } else { self.cancels_there }
    }

    /// Whether a creature may attack: untapped, not named yet, and not one that just came (MG-63).
    #[inline]
    pub(crate) fn may_attack(&self, body: &Body) -> bool {
        !body.tapped && !self.attacks_already(body.id) && (!body.fresh || self.looks(body).haste)
    }

    #[inline]
    pub(crate) fn attacks_already(&self, id: Id) -> bool {
        self.attacks.iter().any(|attack| attack.attacker == id)
    }

    /// The book of cards.
    #[must_use]
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// How many cards a player has in library, hand, play and discard together.
    #[must_use]
    pub fn cards_of(&self, seat: Seat) -> usize {
        self.side(seat).cards()
    }

    /// The HP of a player.
    #[must_use]
    pub fn hp(&self, seat: Seat) -> i16 {
        self.side(seat).hp
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// The creature with this number, and whose it is.
    #[inline]
    pub(crate) fn creature(&self, id: Id) -> Option<(Seat, &Body)> {
        let of =
            |seat: Seat| self.side(seat).creatures.iter().find(|body| body.id == id).map(|body| (seat, body));
        of(Seat::FIRST).or_else(|| of(Seat::SECOND))
    }

    /// Whether any card in play has this number.
    pub(crate) fn is_in_play(&self, id: Id) -> bool {
        self.sides.iter().any(|side| {
            side.lands.iter().any(|land| land.id == id)
                || side.creatures.iter().any(|body| body.id == id)
                || side.auras.iter().any(|aura| aura.id == id)
        })
    }

    /// Puts a card into play, untapped (MG-20, MG-21), and gives its number.
    pub(crate) fn enter(&mut self, seat: Seat, card: Index, target: Option<Id>) -> Id {
        let id = self.next_id;
        self.next_id += 1;
        let kind = self.book.card(card).kind;
        let fresh = self.sickness;
        let side = self.side_mut(seat);
        match kind {
            Kind::Land(gives) => side.lands.push(Land { id, card, gives, tapped: false }),
            Kind::Creature(_) => side.creatures.push(Body { id, card, tapped: false, damage: 0, fresh }),
            Kind::Enchantment(..) => side.auras.push(Aura { id, card, target }),
            Kind::Sorcery(..) => side.discard.push(card),
        }
        id
    }
}
