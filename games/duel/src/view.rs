//! What a viewer sees.

use meydan_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Book;
use crate::action::Action;
use crate::address::Addresses;
use crate::book::Index;
use crate::event::Shown;
use crate::frame::{Frame, Happening, Link, NONE, Trigger};
use crate::language::Act;
use crate::preparing::Need;
use crate::ritual::Waiting;
use crate::state::{Arrival, Duel, Phase, Reason};
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
    /// How many abilities were used in this turn, or happened.
    #[serde(default)]
    pub deeds: u8,
    /// Whose next draw phase is skipped.
    #[serde(default)]
    pub no_draw: [bool; 2],
    /// Whose next turn is left out: a cheat (DU-265).
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub skips: [bool; 2],
    /// Whether this match allows cheats (DU-264): everybody may know.
    #[serde(default, skip_serializing_if = "is_no")]
    pub cheats: bool,
    /// The turn in which a card that allows no other field spell was destroyed last.
    #[serde(default)]
    pub closed_on: u16,
    /// Whether the battle phase is about to end.
    #[serde(default)]
    pub battle_over: bool,
    /// What is asked for, as far as this viewer may know.
    pub asked: Asked,
    /// The chain, the first link first.
    #[serde(default)]
    pub chain: Vec<LinkView>,
    #[serde(default)]
    pub(crate) unfinished: Unfinished,
    /// Both players.
    pub sides: [SideView; 2],
    /// Why it ended and who lost, if it did.
    pub end: Option<(Reason, Seat)>,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Of whom; of nobody once it is over.
    pub seat: Option<Seat>,
    /// What.
    pub what: Question,
    /// For which card, or to which card an answer is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Index>,
}

/// Kinds of questions. Who is not asked is told less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Whatever the phase allows.
    Phase,
    /// With how many tributes.
    HowMany,
    /// A monster to tribute.
    Tribute,
    /// A card to discard.
    Discard,
    /// What the card is aimed at.
    Target,
    /// What the card is aimed at, or that it is enough.
    TargetOrDone,
    /// How many life points are paid.
    Amount,
    /// A card that answers, or nothing.
    Answer,
    /// Whether an effect is wanted.
    Effect,
    /// A monster to summon.
    Summon,
    /// A card of the deck.
    Search,
    /// The name of a card.
    Name,
    /// Attack or defense position.
    Position,
    /// The ritual monster.
    RitualMonster,
    /// Something that only who is asked knows.
    Choosing,
    /// An exchange between rounds.
    Exchange,
    /// Nothing: it is over.
    Over,
}

/// A link of a chain, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkView {
    /// Whose.
    pub seat: Seat,
    /// Which card.
    pub card: Index,
    /// What it is aimed at.
    pub chosen: Vec<Shown>,
    /// Whether it was stopped.
    pub negated: bool,
}

/// What is unfinished, in the numbers of `crate::address`; what a viewer may not
/// know is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unfinished {
    pub(crate) frames: Vec<Frame>,
    pub(crate) chain: Vec<Link>,
    pub(crate) triggers: Vec<Trigger>,
    pub(crate) arrived: Vec<(Id, Arrival)>,
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
    pub monsters: [Option<FieldCard>; ZONES],
    /// The spells and traps by zone.
    pub spells: [Option<FieldCard>; ZONES],
    /// The field zone.
    pub field: Option<FieldCard>,
}

/// A card on the field.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct FieldCard {
    /// Which, where this viewer may know.
    pub card: Option<Index>,
    /// Whose it is.
    pub owner: Seat,
    /// Whether it lies face-up.
    pub face_up: bool,
    /// Whether a monster is in attack position.
    pub attacks: bool,
    /// ATK now, of a monster that this viewer may know.
    pub atk: Option<u16>,
    /// DEF now, likewise.
    pub def: Option<u16>,
    /// The base ATK, where it is another than the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base_atk: Option<u16>,
    /// The card that it is taken for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copied: Option<Index>,
    /// What a cheat changed ATK and DEF by (DU-265); everybody saw it.
    #[serde(default, skip_serializing_if = "is_unchanged")]
    pub more: (i16, i16),
    /// Whether a cheat protects it (D-94); everybody saw it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub protected: bool,
    /// The life points that were paid for it.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub paid: u16,
    /// The zone of the monster that it goes together with; see `View::zone`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<u8>,
    /// The turns of the other player that it stays for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stays: Option<u8>,
    /// Whether it goes back in the end phase.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub borrowed: bool,
    /// The turn in which it was put there.
    pub put_on: u16,
    /// The turn in which it attacked last.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub attacked_on: u16,
    /// The turn in which its position was changed last.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub turned_on: u16,
    /// The turn in which it used an ability with a limit, which ones, and which for good.
    #[serde(default, skip_serializing_if = "is_unused")]
    pub used: (u16, u8, u8),
}

fn is_nought(number: &u16) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as the serializer asks")]
fn is_no(yes: &bool) -> bool {
    !*yes
}

fn is_nobody(seats: &[bool; 2]) -> bool {
    *seats == [false; 2]
}

fn is_unchanged(more: &(i16, i16)) -> bool {
    *more == (0, 0)
}

fn is_unused(used: &(u16, u8, u8)) -> bool {
    *used == (0, 0, 0)
}

impl View {
    /// Whose zone a number of `FieldCard::bound` is, and which, counted from one.
    #[must_use]
    pub fn zone(&self, bound: u8) -> Option<(Seat, u8)> {
        crate::address::monster_zone(bound)
    }

    /// Whether going on is all there is to do in a phase in which little ever happens, so that nobody
    /// has to be asked. It says nothing of what the rules want: giving up remains possible.
    #[must_use]
    pub fn is_idle(&self, offered: &[Action]) -> bool {
        let little = matches!(self.phase, Phase::Draw | Phase::Standby);
        let only = offered.iter().all(|action| matches!(action, Action::Next | Action::Surrender));
        little && only && offered.contains(&Action::Next)
    }
}

impl Duel {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
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
            cancels: match viewer {
                Viewer::Seat(seat) => self.cancels[seat.index()],
                Viewer::Spectator | Viewer::Referee => 0,
            },
            deeds: self.deeds,
            no_draw: self.no_draw,
            skips: self.skips,
            cheats: self.cheats,
            closed_on: self.closed_on,
            battle_over: self.battle_over,
            asked: self.asked_of(viewer),
            chain: self.chain.iter().map(|link| self.link_seen(link)).collect(),
            unfinished: self.unfinished_for(viewer),
            sides: [Seat(0), Seat(1)].map(|seat| self.side_seen(seat, viewer)),
            end: self.end,
        }
    }

    fn link_seen(&self, link: &Link) -> LinkView {
        LinkView {
            seat: link.seat,
            card: self.table.instance(link.id).card,
            chosen: link.chosen().iter().map(|&id| self.shown(id)).collect(),
            negated: link.negated,
        }
    }

    fn unfinished_for(&self, viewer: Viewer) -> Unfinished {
        let addresses = self.addresses();
        let mut number = |id: Id| {
            let unseen = || {
                let instance = self.table.instance(id);
                let own = viewer == Viewer::Referee || viewer == Viewer::Seat(instance.owner);
                instance.place == Place::Deck && !own
            };
            if id == NONE || unseen() { NONE } else { addresses[usize::from(id)] }
        };
        let known = self.known_frames(viewer);
        Unfinished {
            frames: known.map(|frame| frame.with(&mut number)).collect(),
            chain: self.chain.iter().map(|link| link.with(&mut number)).collect(),
            triggers: self.triggers.iter().map(|trigger| trigger.with(&mut number)).collect(),
            arrived: self.arrived.iter().map(|&(id, how)| (number(id), how)).collect(),
        }
    }

    /// The frames that a viewer may know of.
    fn known_frames(&self, viewer: Viewer) -> impl Iterator<Item = Frame> {
        self.frames.iter().copied().filter(move |frame| {
            let own =
                viewer == Viewer::Referee || frame.seat().is_some_and(|seat| viewer == Viewer::Seat(seat));
            own || !frame.is_secret()
        })
    }

    /// What is asked for, as far as a viewer may know.
    #[must_use]
    pub fn asked_of(&self, viewer: Viewer) -> Asked {
        let Some(seat) = self.asked() else {
            return Asked { seat: None, what: Question::Over, card: None };
        };
        let own = viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        let card = |id: Id| Some(self.table.instance(id).card);
        let (what, card) = match self.known_frames(viewer).last() {
            None => (Question::Phase, None),
            Some(Frame::Exchange { .. }) => (Question::Exchange, None),
            Some(Frame::Chain { happening, .. }) => (Question::Answer, self.answered_card(happening)),
            Some(Frame::Ask { trigger }) => (Question::Effect, card(trigger.id)),
            Some(_) if !own => (Question::Choosing, None),
            Some(Frame::HowMany { id, .. }) => (Question::HowMany, card(id)),
            Some(Frame::Tributes { id, .. }) => (Question::Tribute, card(id)),
            Some(Frame::Lay { id, .. }) => (Question::Position, card(id)),
            Some(Frame::Prepare { link, paying, .. }) => {
                let what = match self.need(&link, &paying) {
                    Some(Need::Discard) => Question::Discard,
                    Some(Need::Tribute) => Question::Tribute,
                    Some(Need::Amount(_)) => Question::Amount,
                    Some(Need::Target { enough: false }) => Question::Target,
                    Some(Need::Target { enough: true }) | None => Question::TargetOrDone,
                };
                (what, card(link.id))
            }
            Some(Frame::Do { link, .. }) => {
                let what = match self.act_now() {
                    Some((_, Act::GuessHand)) => Question::Name,
                    Some((_, Act::Search(_))) => Question::Search,
                    _ => Question::Summon,
                };
                (what, card(link.id))
            }
            Some(Frame::Ritual { link, .. }) => {
                let what = match self.ritual_waits() {
                    Some(Waiting::Tribute) => Question::Tribute,
                    Some(Waiting::Position) => Question::Position,
                    Some(Waiting::Monster) | None => Question::RitualMonster,
                };
                (what, card(link.id))
            }
            Some(Frame::Arrive { .. } | Frame::Attack { .. } | Frame::EndTurn { .. }) => {
                (Question::Choosing, None)
            }
        };
        Asked { seat: Some(seat), what, card }
    }

    /// The card that an answer is asked for to.
    fn answered_card(&self, happening: Happening) -> Option<Index> {
        let id = match (self.chain.last(), happening) {
            (Some(link), _) => Some(link.id),
            (None, Happening::Summoning(id) | Happening::Summoned(id, _)) => Some(id),
            (None, Happening::Attack) => self.attack_now(),
            (None, Happening::Nothing) => None,
        };
        id.map(|id| self.table.instance(id).card)
    }

    fn field_card_seen(&self, id: Id, viewer: Viewer, addresses: &Addresses) -> FieldCard {
        let instance = self.table.instance(id);
        let sees = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        let known = instance.face_up || sees(instance.controller) || sees(instance.owner);
        let values = self.table.values(id);
        let monster = known && self.table.is_monster(id);
        FieldCard {
            card: known.then_some(instance.card),
            owner: instance.owner,
            face_up: instance.face_up,
            attacks: instance.attacks,
            atk: monster.then_some(values.atk),
            def: monster.then_some(values.def),
            base_atk: instance.base_atk.filter(|_| known),
            copied: instance.copied,
            more: instance.more,
            protected: instance.protected,
            paid: instance.paid,
            bound: instance.bound.map(|id| addresses[usize::from(id)]),
            stays: instance.stays,
            borrowed: instance.borrowed,
            put_on: instance.put_on,
            attacked_on: instance.attacked_on,
            turned_on: instance.turned_on,
            used: (instance.used_on, instance.used, instance.spent),
        }
    }

    fn side_seen(&self, seat: Seat, viewer: Viewer) -> SideView {
        let open = viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        let table = &self.table;
        let side = table.side(seat);
        let cards = |ids: &[Id]| ids.iter().map(|&id| table.instance(id).card).collect::<Vec<_>>();
        let held = &self.held[seat.index()];
        let mut deck_cards = cards(&side.deck);
        deck_cards.sort_unstable();
        let addresses = self.addresses();
        let seen = |zone: Option<Id>| zone.map(|id| self.field_card_seen(id, viewer, &addresses));
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
            monsters: side.monsters.map(seen),
            spells: side.spells.map(seen),
            field: seen(side.field),
        }
    }
}
