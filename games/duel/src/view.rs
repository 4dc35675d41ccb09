//! What a viewer sees.

use meydan_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Book;
use crate::book::Index;
use crate::state::{Duel, Frame, Phase, Reason};
use crate::table::{Id, Place, ZONES};

/// What a viewer may see. Lists of two are by seat; cards by their number in the book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes: a seat, or nobody's in particular.
    pub you: Option<Seat>,
    /// The cards that are not of the standard book, as a card file has them.
    #[serde(default, skip_serializing_if = "Book::is_standard")]
    pub book: Book,
    /// 1 or 3.
    pub rounds: u8,
    /// Which round it is.
    pub round: u8,
    /// Rounds won.
    pub wins: [u8; 2],
    /// The most life points at the end of a round that was won.
    pub best: [u16; 2],
    /// Whose turn it is.
    pub turn: Seat,
    /// The number of the turn in this round.
    pub count: u16,
    /// The phase.
    pub phase: Phase,
    /// Whether a monster was summoned or set this turn.
    pub summoned: bool,
    /// How often this viewer thought better of something this turn.
    pub cancels: u8,
    /// What is asked for, as far as this viewer may know.
    pub asked: Asked,
    /// Both players.
    pub sides: [SideView; 2],
    /// Why it ended and who lost, if it did.
    pub end: Option<(Reason, Seat)>,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "question", rename_all = "kebab-case")]
pub enum Asked {
    /// Whatever the phase allows.
    Phase,
    /// A tribute for a card of the hand. Others see that something is chosen.
    Tribute {
        /// Which card: its place in hand, counted from one, for its owner.
        place: Option<u8>,
        /// Whether it will be set.
        set: Option<bool>,
        /// How many in all.
        due: u8,
        /// The zones that were chosen, counted from one.
        chosen: Vec<u8>,
    },
    /// An exchange between rounds.
    Exchange {
        /// By whom.
        seat: Seat,
        /// By whom after that.
        then: Option<Seat>,
    },
    /// Nothing: it is over.
    Over,
}

/// One player's side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SideView {
    /// The life points.
    pub life: u16,
    /// How many cards are in the deck.
    pub deck: u8,
    /// Which, in alphabetical order of their numbers, where this viewer may know.
    pub deck_cards: Option<Vec<Index>>,
    /// The side deck, likewise.
    pub side_cards: Option<Vec<Index>>,
    /// How many are in the side deck.
    pub side: u8,
    /// The main deck of the match in its order, for its owner: places of an exchange count in it.
    pub main: Option<Vec<Index>>,
    /// How many are in hand.
    pub in_hand: u8,
    /// Which, from left to right, where this viewer may know.
    pub hand: Option<Vec<Index>>,
    /// The graveyard, the oldest first.
    pub graveyard: Vec<Index>,
    /// The monsters by zone.
    pub monsters: [Option<MonsterView>; ZONES],
    /// The spells and traps by zone.
    pub spells: [Option<SpellView>; ZONES],
    /// The field zone.
    pub field: Option<SpellView>,
}

/// A monster on the field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MonsterView {
    /// Which, where this viewer may know.
    pub card: Option<Index>,
    /// Whose it is.
    pub owner: Seat,
    /// Whether it lies face-up.
    pub face_up: bool,
    /// Whether it is in attack position.
    pub attacks: bool,
    /// ATK now, where this viewer may know.
    pub atk: Option<u16>,
    /// DEF now, likewise.
    pub def: Option<u16>,
    /// The turn in which it was put there.
    pub put_on: u16,
    /// The turn in which it attacked last.
    pub attacked_on: u16,
    /// The turn in which its position was changed last.
    pub turned_on: u16,
}

/// A spell or trap on the field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SpellView {
    /// Which, where this viewer may know.
    pub card: Option<Index>,
    /// Whether it lies face-up.
    pub face_up: bool,
    /// The turn in which it was put there.
    pub put_on: u16,
}

impl Duel {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let sees = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        View {
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Referee => None,
            },
            book: self.table.book.clone(),
            rounds: self.rounds,
            round: self.round,
            wins: self.wins,
            best: self.best,
            turn: self.turn,
            count: self.count,
            phase: self.phase,
            summoned: self.summoned_on == self.count,
            cancels: if sees(self.turn) { self.cancels } else { 0 },
            asked: self.asked_of(sees(self.turn)),
            sides: [Seat(0), Seat(1)].map(|seat| self.side_seen(seat, sees(seat))),
            end: self.end,
        }
    }

    fn asked_of(&self, sees: bool) -> Asked {
        if self.end.is_some() {
            return Asked::Over;
        }
        match self.frames.last() {
            None => Asked::Phase,
            Some(Frame::Tributes { id, set, due, chosen, count }) => {
                let hand = &self.table.side(self.turn).hand;
                let place = hand.iter().position(|held| held == id).map(|place| place as u8 + 1);
                let zones = chosen[..usize::from(*count)].iter().filter_map(|&id| self.zone_of(id));
                let (due, chosen) = (*due, zones.collect());
                Asked::Tribute { place: place.filter(|_| sees), set: sees.then_some(*set), due, chosen }
            }
            Some(Frame::Exchange { seat }) => {
                let then = self.frames.iter().rev().nth(1).and_then(|frame| match frame {
                    Frame::Exchange { seat } => Some(*seat),
                    Frame::Tributes { .. } => None,
                });
                Asked::Exchange { seat: *seat, then }
            }
        }
    }

    fn zone_of(&self, id: Id) -> Option<u8> {
        match self.table.thing(id).place {
            Place::Monster(zone) => Some(zone + 1),
            _ => None,
        }
    }

    fn side_seen(&self, seat: Seat, open: bool) -> SideView {
        let table = &self.table;
        let side = table.side(seat);
        let cards = |ids: &[Id]| ids.iter().map(|&id| table.thing(id).card).collect::<Vec<_>>();
        let held = &self.held[seat.index()];
        let mut deck_cards = cards(&side.deck);
        deck_cards.sort_unstable();
        let monster = |id: Id| {
            let thing = table.thing(id);
            let known = open || thing.face_up;
            let values = table.values(id);
            MonsterView {
                card: known.then_some(thing.card),
                owner: thing.owner,
                face_up: thing.face_up,
                attacks: thing.attacks,
                atk: known.then_some(values.atk),
                def: known.then_some(values.def),
                put_on: thing.put_on,
                attacked_on: thing.attacked_on,
                turned_on: thing.turned_on,
            }
        };
        let spell = |id: Id| {
            let thing = table.thing(id);
            let card = (open || thing.face_up).then_some(thing.card);
            SpellView { card, face_up: thing.face_up, put_on: thing.put_on }
        };
        SideView {
            life: side.life,
            deck: side.deck.len() as u8,
            deck_cards: open.then_some(deck_cards),
            side_cards: open.then(|| held.side.to_vec()),
            side: held.side.len() as u8,
            main: open.then(|| held.main.to_vec()),
            in_hand: side.hand.len() as u8,
            hand: open.then(|| cards(&side.hand)),
            graveyard: cards(&side.graveyard),
            monsters: side.monsters.map(|zone| zone.map(monster)),
            spells: side.spells.map(|zone| zone.map(spell)),
            field: side.field.map(spell),
        }
    }
}
