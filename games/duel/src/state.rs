//! The position: the table, whose turn and which phase it is, a stack of frames,
//! and the rounds of the match.

use arrayvec::ArrayVec;
use meydan_core::{Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::Book;
use crate::book::Index;
use crate::deck::{Deck, MOST_MAIN, MOST_SIDE};
use crate::frame::{Frame, Link, MOST_ARRIVED, MOST_FRAMES, MOST_LINKS, MOST_TRIGGERS, Trigger};
use crate::table::{Id, Table};

/// Life points at the start of a round (D-74).
pub const LIFE: u16 = 8000;
/// Cards dealt at the start of a round (D-74).
pub(crate) const DEALT: usize = 5;
/// A round ends after so many turns. Two full hands that nobody plays from would
/// otherwise never draw the last card.
pub(crate) const MOST_TURNS: u16 = 200;
/// In a turn so many abilities are used or happen by themselves, and no more. The
/// 76 cards never come near; cards of one's own could go round in circles.
pub(crate) const MOST_DEEDS: u8 = 60;
/// No card is drawn above so many in hand (D-35).
pub const HAND: usize = 6;

/// So often in a turn a player may think better of something. There is a limit
/// because a match must have a longest length.
pub(crate) const MOST_CANCELS: u8 = 20;

/// The phases of a turn (section 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A card is drawn.
    Draw,
    /// Effects of cards that act in it.
    Standby,
    /// Summons, sets, spells.
    Main1,
    /// Attacks.
    Battle,
    /// As the first.
    Main2,
    /// The turn passes; nothing is asked.
    End,
}

impl Phase {
    /// Whether cards may be played.
    #[must_use]
    pub const fn is_main(self) -> bool {
        matches!(self, Phase::Main1 | Phase::Main2)
    }
}

/// How a monster comes to the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// A normal summon, with or without tributes.
    Normal,
    /// Set face-down.
    Set,
    /// Turned face-up.
    Flip,
    /// A special summon.
    Special,
    /// A ritual summon.
    Ritual,
}

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Life points reached 0 (D-61).
    Life,
    /// A card had to be drawn from an empty deck (DU-130).
    EmptyDeck,
    /// The round took too many turns: the fewer life points lose, and the turn
    /// player where they are equal.
    TurnLimit,
    /// A player gave the round up (DU-245).
    Surrender,
    /// A player left the match.
    Resigned,
    /// A cheat said so (DU-263).
    Cheat,
}

impl Reason {
    /// A stable word; `words` has the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Life => "life",
            Reason::EmptyDeck => "empty-deck",
            Reason::TurnLimit => "turn-limit",
            Reason::Surrender => "surrender",
            Reason::Resigned => "resigned",
            Reason::Cheat => "cheat",
        }
    }
}

/// The deck of a player in this match: exchanges between rounds change it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) main: ArrayVec<Index, MOST_MAIN>,
    pub(crate) side: ArrayVec<Index, MOST_SIDE>,
}

impl Held {
    pub(crate) fn new(deck: &Deck) -> Held {
        Held {
            main: deck.main.iter().copied().take(MOST_MAIN).collect(),
            side: deck.side.iter().copied().take(MOST_SIDE).collect(),
        }
    }
}

/// A position.
#[derive(Clone, Debug)]
pub struct Duel {
    pub(crate) table: Table,
    pub(crate) held: [Held; 2],
    /// 1 or 3.
    pub(crate) rounds: u8,
    /// Which round it is, counted from one.
    pub(crate) round: u8,
    pub(crate) wins: [u8; 2],
    /// The most life points that each had at the end of a round that it won (D-66).
    pub(crate) best: [u16; 2],
    pub(crate) turn: Seat,
    /// The number of the turn in this round, of both players together.
    pub(crate) count: u16,
    /// How many turns of this round were left out: only a cheat does that.
    pub(crate) left_out: u16,
    pub(crate) phase: Phase,
    /// The turn in which a monster was summoned or set last.
    pub(crate) summoned_on: u16,
    /// How many abilities were used in this turn, or happened.
    pub(crate) deeds: u8,
    /// How often each thought better of something in this turn.
    pub(crate) cancels: [u8; 2],
    /// Whose next draw phase is skipped.
    pub(crate) no_draw: [bool; 2],
    /// Whose next turn is left out: a cheat (DU-265).
    pub(crate) skips: [bool; 2],
    /// The turn in which a card that allows no other field spell was destroyed last.
    pub(crate) closed_on: u16,
    /// Whether the battle phase ends as soon as everything is settled.
    pub(crate) battle_over: bool,
    pub(crate) frames: ArrayVec<Frame, MOST_FRAMES>,
    /// What was activated and waits to be resolved; the last one comes first.
    pub(crate) chain: ArrayVec<Link, MOST_LINKS>,
    /// What waits to happen by itself.
    pub(crate) triggers: ArrayVec<Trigger, MOST_TRIGGERS>,
    /// Monsters that effects summoned, to be answered when the chain is over.
    pub(crate) arrived: ArrayVec<(Id, Arrival), MOST_ARRIVED>,
    pub(crate) end: Option<(Reason, Seat)>,
    /// Whether cheats are allowed.
    pub(crate) cheats: bool,
    pub(crate) rng: Rng,
}

impl Duel {
    /// A match before its first round.
    pub(crate) fn new(book: Book, decks: &[Deck; 2], rounds: u8, rng: Rng) -> Duel {
        Duel {
            table: Table::new(book, LIFE),
            held: [Held::new(&decks[0]), Held::new(&decks[1])],
            rounds,
            round: 0,
            wins: [0; 2],
            best: [0; 2],
            turn: Seat::FIRST,
            count: 0,
            left_out: 0,
            phase: Phase::Draw,
            summoned_on: 0,
            deeds: 0,
            cancels: [0; 2],
            no_draw: [false; 2],
            skips: [false; 2],
            closed_on: 0,
            battle_over: false,
            frames: ArrayVec::new(),
            chain: ArrayVec::new(),
            triggers: ArrayVec::new(),
            arrived: ArrayVec::new(),
            end: None,
            cheats: false,
            rng,
        }
    }

    /// A match that has begun: shuffled, dealt, the first card drawn.
    #[must_use]
    pub fn deal(book: Book, decks: &[Deck; 2], rounds: u8, rng: Rng) -> Duel {
        let mut duel = Duel::new(book, decks, rounds, rng);
        duel.begin_round(Seat::FIRST, &mut |_| ());
        duel.run(&mut |_| ());
        duel
    }

    /// A single round that stands like this, for puzzles and tests.
    #[must_use]
    pub fn arranged(table: Table, turn: Seat, count: u16, phase: Phase, rng: Rng) -> Duel {
        let decks = [Deck::default(), Deck::default()];
        let mut duel = Duel::new(table.book.clone(), &decks, 1, rng);
        (duel.table, duel.turn, duel.count, duel.phase, duel.round) = (table, turn, count, phase, 1);
        duel
    }

    /// Who is asked; nobody once it is over.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match self.end {
            Some(_) => None,
            None => Some(self.frames.last().map_or(self.turn, |frame| frame.seat().unwrap_or(self.turn))),
        }
    }

    /// The table. For referees and tests: players are shown views.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The phase.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }
}
