//! The position: plain data, no heap.
//!
//! The stock has no order that means anything: every draw is random (UN-15), so
//! a card that goes under it is as likely to come next as any other. It is kept
//! as a heap from which any card is taken and the last one fills the gap.

use meydan_core::{Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{DECK, DRAW2S, coloured_fits};

use crate::{Card, Cards, Colour, Dare, History, House, HouseRule, Known, Table, Tally};

/// No more than five play.
pub const MOST_SEATS: usize = 5;
/// After so many turns without an empty hand the round ends (UN-17).
pub const MOST_TURNS: u16 = 2000;

/// What the player whose turn it is is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Lay a card, or draw one; facing a penalty: answer it or take it.
    Lay,
    /// A card was drawn: lay it or pass (UN-14).
    Drawn,
    /// Name a colour (UN-11).
    Colour,
    /// Nothing: it is over.
    Over,
    /// Choose whom to swap hands with (UN-53). Last, as digests count the phases.
    Swap,
}

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A hand is empty (UN-16).
    HandEmpty,
    /// 2,000 turns (UN-17).
    TurnLimit,
    /// All others gave up.
    Resigned,
    /// Somebody has 500 points (UN-55).
    MatchPoints,
    /// 30 rounds (UN-55).
    RoundLimit,
}

impl Reason {
    /// A stable word; `words` has the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::HandEmpty => "hand-empty",
            Reason::TurnLimit => "turn-limit",
            Reason::Resigned => "resigned",
            Reason::MatchPoints => "match-points",
            Reason::RoundLimit => "round-limit",
        }
    }
}

/// The last thing that a player did or that was done to it (UN-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "move", rename_all = "lowercase")]
pub enum LastMove {
    /// Laid a card.
    Laid {
        /// Which.
        card: Card,
        /// The colour named with it.
        colour: Option<Colour>,
        /// Whether it had drawn one first.
        drew: bool,
    },
    /// Drew a card and laid none, or has not decided yet.
    Drew {
        /// How many: none from an empty stock.
        count: u8,
    },
    /// Took a penalty.
    Took {
        /// How many cards.
        count: u8,
    },
    /// Lost the turn to a Skip.
    Skipped,
    /// Gave up.
    Left,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Uno {
    pub(crate) seats: u8,
    pub(crate) hands: [Cards; MOST_SEATS],
    /// Cards and how many of them count.
    pub(crate) stock: [Card; 108],
    pub(crate) stock_size: u8,
    pub(crate) middle: Card,
    /// The colour in force; none while it has not been named.
    pub(crate) colour: Option<Colour>,
    pub(crate) clockwise: bool,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// The card drawn this turn.
    pub(crate) drawn: Option<Card>,
    pub(crate) penalty: u8,
    /// How many turns were ended.
    pub(crate) turns: u16,
    pub(crate) gone: SeatSet,
    pub(crate) last: [Option<LastMove>; MOST_SEATS],
    pub(crate) known: [Known; MOST_SEATS],
    /// What was done lately.
    pub(crate) history: History,
    pub(crate) end: Option<Reason>,
    pub(crate) rng: Rng,
    /// The house rules in force.
    pub(crate) house: House,
    /// Who laid the second-to-last card and has not called (UN-50).
    pub(crate) uncalled: Option<Seat>,
    /// The Wild Draw 4 that the player whose turn it is may challenge, and whether
    /// something else would have gone (UN-51).
    pub(crate) dare: Option<Dare>,
    pub(crate) bluff: bool,
    /// The cards that a seat knows to be in another's hand because it held them before
    /// hands moved: by who knows, then by who holds (UN-53).
    pub(crate) seen: [[Cards; MOST_SEATS]; MOST_SEATS],
    /// The match, where several rounds are played (UN-55).
    pub(crate) tally: Option<Tally>,
}

/// The kinds of a hand that may be laid (UN-10, UN-12, UN-13); where a Wild Draw 4 may be a
/// bluff it goes on everything (UN-51).
#[inline]
pub(crate) const fn lays(hand: u64, table: Table, bluffs: bool) -> u64 {
    let others = hand & other_lays(table.middle, table.colour, table.penalty);
    // UN-12: only when nothing else goes.
    if others == 0 || bluffs { others | hand & Card::WILD_DRAW4.bit() } else { others }
}

/// All kinds beside the Wild Draw 4 that may be laid.
#[inline]
pub(crate) const fn other_lays(middle: Card, colour: Option<Colour>, penalty: u8) -> u64 {
    let fits = coloured_fits(middle, colour);
    if penalty > 0 { fits & DRAW2S } else { fits | Card::WILD.bit() }
}

/// Who sits where, and how play goes round.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    pub(crate) seats: u8,
    pub(crate) clockwise: bool,
    pub(crate) gone: SeatSet,
}

impl Around {
    /// The next seat that still plays, in the direction of play.
    #[inline]
    pub(crate) fn after(self, seat: Seat) -> Seat {
        let mut next = seat.0;
        loop {
            next = match self.clockwise {
                true if next + 1 >= self.seats => 0,
                true => next + 1,
                false if next == 0 => self.seats - 1,
                false => next - 1,
            };
            if next == seat.0 || !self.gone.contains(Seat(next)) {
                return Seat(next);
            }
        }
    }

    /// The one before.
    #[inline]
    pub(crate) fn before(self, seat: Seat) -> Seat {
        Around { clockwise: !self.clockwise, ..self }.after(seat)
    }
}

/// Whether the middle card may be laid on itself out of turn (UN-54).
#[inline]
pub(crate) fn jump_in(house: House, phase: Phase, penalty: u8, middle: Card) -> bool {
    house.has(HouseRule::JumpIn) && phase == Phase::Lay && penalty == 0 && !middle.is_wild()
}

impl Uno {
    /// Deals 7 cards each and turns the start card up; `None` of what the start
    /// card does has happened yet (UN-03).
    pub(crate) fn dealt(seats: u8, mut rng: Rng) -> Uno {
        let mut stock = DECK;
        let mut stock_size = 108u8;
        let mut hands = [Cards::NONE; MOST_SEATS];
        for hand in hands.iter_mut().take(seats.into()) {
            for _ in 0..7 {
                let at = rng.range(u32::from(stock_size)) as usize;
                hand.add(stock[at]);
                stock_size -= 1;
                stock[at] = stock[usize::from(stock_size)];
            }
        }
        // Any coloured card is as likely as any other: Wilds are left where they are.
        let middle = loop {
            let at = rng.range(u32::from(stock_size)) as usize;
            let card = stock[at];
            if !card.is_wild() {
                stock_size -= 1;
                stock[at] = stock[usize::from(stock_size)];
                break card;
            }
        };
        let turn = Seat(rng.range(u32::from(seats)) as u8);
        let mut game = Uno {
            seats,
            hands,
            stock,
            stock_size,
            middle,
            colour: middle.colour(),
            clockwise: true,
            turn,
            phase: Phase::Lay,
            drawn: None,
            penalty: 0,
            turns: 0,
            gone: SeatSet::EMPTY,
            last: [None; MOST_SEATS],
            known: Default::default(),
            history: History::new(Table { middle, colour: middle.colour(), penalty: 0 }),
            end: None,
            rng,
            house: House::NONE,
            uncalled: None,
            dare: None,
            bluff: false,
            seen: [[Cards::NONE; MOST_SEATS]; MOST_SEATS],
            tally: None,
        };
        game.middle_is_seen();
        game
    }

    /// The middle card is in nobody's hand.
    #[inline]
    pub(crate) fn middle_is_seen(&mut self) {
        for known in &mut self.known {
            known.passed_by.0 |= self.middle.bit();
        }
    }

    /// Whose turn it is; nobody's once it is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    /// What is asked for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// A hand. For referees and tests: players are shown views.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// The cards of the stock, in no order that means anything.
    #[must_use]
    pub fn stock(&self) -> &[Card] {
        &self.stock[..self.stock_size.into()]
    }

    /// The middle card.
    #[must_use]
    pub fn middle(&self) -> Card {
        self.middle
    }

    /// What is publicly known about a hand.
    #[must_use]
    pub fn known(&self, seat: Seat) -> &Known {
        &self.known[seat.index()]
    }

    /// The kinds that the player whose turn it is may lay.
    #[inline]
    pub(crate) fn lays(&self) -> u64 {
        lays(self.hands[self.turn.index()].kinds().0, self.table(), self.has(HouseRule::Challenge))
    }

    /// Whether a house rule is in force.
    #[inline]
    pub(crate) const fn has(&self, rule: HouseRule) -> bool {
        self.house.has(rule)
    }

    /// What lies on the table.
    #[inline]
    pub(crate) const fn table(&self) -> Table {
        Table { middle: self.middle, colour: self.colour, penalty: self.penalty }
    }

    /// Who still plays.
    pub(crate) fn stayed(&self) -> impl Iterator<Item = Seat> {
        let gone = self.gone;
        Seat::all(self.seats).filter(move |seat| !gone.contains(*seat))
    }

    /// Whether the middle card may be laid on itself by anybody: not a Wild, and not
    /// under a penalty (UN-54).
    #[inline]
    pub(crate) fn may_jump_in(&self) -> bool {
        jump_in(self.house, self.phase, self.penalty, self.middle)
    }

    /// The next seat that still plays, in the direction of play.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        Around { seats: self.seats, clockwise: self.clockwise, gone: self.gone }.after(seat)
    }

    /// A random card from the stock into a hand (UN-15).
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat) -> Option<Card> {
        if self.stock_size == 0 {
            return None;
        }
        let at = self.rng.range(u32::from(self.stock_size)) as usize;
        let card = self.stock[at];
        self.stock_size -= 1;
        self.stock[at] = self.stock[usize::from(self.stock_size)];
        self.hands[seat.index()].add(card);
        self.known[seat.index()].took(self.middle);
        Some(card)
    }

    /// Several cards from the stock, as many as there are.
    pub(crate) fn draw_many(&mut self, seat: Seat, count: u8) -> Cards {
        (0..count).map_while(|_| self.draw(seat)).collect()
    }
}
