//! What happened, as lines: each event in the words of the specification, boards
//! where it has them, and who is in control (sections 7, 9, 13, 16, 20, D-79).

use duel::{Arrival, Duel, Event, Fighter, Index, Phase, Reason};
use meydan_core::Seat;

use super::Person;
use super::board::board;
use super::paper::Paper;
use crate::texts;

/// Who tells what happens.
pub(crate) struct Teller {
    pub(crate) people: [Person; 2],
    pub(crate) computer: Option<Seat>,
    pub(crate) paper: Paper,
    /// Who has control: whose side of the board is at the bottom.
    pub(crate) control: Seat,
    /// Since control was given away: the links that the chain had then.
    pub(crate) given: Option<usize>,
    /// Whether the next special summon is one of section 18, with its own line.
    pub(crate) by_hand: bool,
    /// Whether nothing is told of what a cheat does.
    pub(crate) quiet: bool,
    /// Whether the turn or the round has changed: selections end with it.
    pub(crate) turned: bool,
    /// Whether anything was told of what was done last.
    pub(crate) happened: bool,
    /// Whether a card was named: what is discarded then is what the effect did.
    named: bool,
    /// Whether a draw phase has just begun: the draw of the phase is told otherwise than one by an effect.
    draws: bool,
}

impl Teller {
    pub(crate) fn new(people: [Person; 2], computer: Option<Seat>, control: Seat) -> Teller {
        Teller {
            people,
            computer,
            paper: Paper::default(),
            control,
            given: None,
            by_hand: false,
            quiet: false,
            turned: false,
            happened: false,
            named: false,
            draws: false,
        }
    }

    /// Something new is done.
    pub(crate) fn begin(&mut self) {
        (self.happened, self.named) = (false, false);
    }

    fn nickname(&self, seat: Seat) -> &str {
        &self.people[seat.index()].nickname
    }

    fn username(&self, seat: Seat) -> &str {
        &self.people[seat.index()].username
    }

    pub(crate) fn board(&mut self, duel: &Duel, bottom: Seat) {
        self.paper.board(bottom, board(duel, &self.people, bottom));
    }

    /// Control goes to a player: the line and the board of section 16.
    pub(crate) fn give_control(&mut self, duel: &Duel, seat: Seat) {
        self.given.get_or_insert(duel.links());
        self.pass_control(duel, seat);
    }

    fn pass_control(&mut self, duel: &Duel, seat: Seat) {
        self.control = seat;
        let line = texts::control_of(self.username(seat));
        self.paper.line_for(seat, line);
        self.board(duel, seat);
    }

    /// What a step of the duel told, and whether control returns after it (D-55).
    pub(crate) fn see(&mut self, duel: &Duel, events: &[Event]) {
        self.happened |= !events.is_empty();
        for event in events {
            self.tell(duel, event);
        }
        if let Some(links) = self.given
            && duel.asked().is_some()
            && duel.is_settled(links)
        {
            self.given = None;
            self.pass_control(duel, duel.turn());
        }
    }

    fn tell(&mut self, duel: &Duel, event: &Event) {
        let book = &duel.table().book;
        let name = |card: Index| book.card(card).name.as_str();
        let named = std::mem::take(&mut self.named);
        let draws = std::mem::take(&mut self.draws);
        let line = match event {
            Event::Phase { phase, seat } => {
                self.paper.line(texts::phase(phase_name(*phase)));
                self.control = *seat;
                self.draws = *phase == Phase::Draw;
                if matches!(phase, Phase::Main1 | Phase::Battle | Phase::Main2) {
                    self.board(duel, *seat);
                }
                return;
            }
            // D-96: what an effect draws is named to nobody.
            Event::Drew { seat, .. } if !draws => texts::to_hand(None, self.nickname(*seat)),
            // D-36: what the computer draws is its own.
            Event::Drew { seat, .. } if self.computer == Some(*seat) => return,
            // D-91: at a shared screen only its owner reads it.
            Event::Drew { seat, card: Some(card) } => {
                let line = texts::drew(name(*card));
                return self.paper.line_for(*seat, line);
            }
            Event::TurnPassed { seat } => {
                self.turned = true;
                texts::turn_of(self.nickname(*seat))
            }
            Event::RoundBegan { .. } => {
                self.turned = true;
                self.given = None;
                return;
            }
            Event::Summoned { card, how, .. } => {
                let by_hand = std::mem::take(&mut self.by_hand);
                match how {
                    Arrival::Normal | Arrival::Ritual => texts::SUMMONED.to_owned(),
                    Arrival::Flip => texts::FLIP_SUMMONED.to_owned(),
                    Arrival::Special if by_hand => texts::SUMMONED.to_owned(),
                    Arrival::Special => texts::special_summoned(name(*card)),
                    Arrival::Set => return,
                }
            }
            Event::Set { .. } => texts::SET.to_owned(),
            Event::Turned { .. } => texts::POSITION_CHANGED.to_owned(),
            Event::Fought { attacker, target, hidden, attacks, hurt, damage } => {
                let outcome = fought(attacker, target, *attacks, *hurt, *damage);
                if *hidden { texts::was_hidden(name(target.card), &outcome) } else { outcome }
            }
            Event::HitDirectly { damage, .. } => texts::hit_directly(*damage),
            Event::Activated { by_itself: true, .. } => return,
            Event::Activated { seat, at, .. } => {
                let answers = *seat != duel.turn() || duel.links() > 1;
                let monster = at.card.is_some_and(|card| is_monster(duel, card));
                match (answers, monster) {
                    (true, _) => texts::ANSWER_ACTIVATED.to_owned(),
                    (false, true) => texts::EFFECT_ACTIVATED.to_owned(),
                    (false, false) => texts::SPELL_ACTIVATED.to_owned(),
                }
            }
            Event::Negated { at } => texts::negated(at.card.map_or(texts::HIDDEN_CARD, name)),
            Event::AttackNegated { .. } => texts::ATTACK_NEGATED.to_owned(),
            Event::Destroyed { at } => texts::destroyed(at.card.map_or(texts::HIDDEN_CARD, name)),
            Event::Named { .. } => {
                self.named = true;
                return;
            }
            // What is discarded as a cost is not what an effect did.
            Event::Discarded { card, .. } if named => {
                self.named = true;
                texts::discarded(name(*card))
            }
            Event::ToHand { .. } if self.quiet => return,
            Event::ToHand { seat, card } => {
                // At a shared console the other player reads along (D-79).
                let own = self.computer.is_some() && self.computer != Some(*seat);
                let card = card.filter(|_| own).map(name);
                texts::to_hand(card, self.nickname(*seat))
            }
            Event::Gained { seat, amount } => texts::gains(self.nickname(*seat), *amount),
            Event::Lost { seat, amount } => texts::loses(self.nickname(*seat), *amount),
            Event::Controlled { seat, card, .. } => {
                texts::takes_control(self.nickname(*seat), card.map_or(texts::HIDDEN_CARD, name))
            }
            Event::TurnedUp { card, .. } => texts::turned_up(name(*card)),
            Event::RoundEnded { winner, reason, wins } => {
                if *reason == Reason::TurnLimit {
                    self.paper.line(texts::TURN_LIMIT);
                }
                self.given = None;
                self.turned = true;
                let (own, other) = (wins[winner.index()], wins[winner.other().index()]);
                texts::won_game(self.username(*winner), own, other)
            }
            Event::Ended { winner, wins } => {
                let (own, other) = (wins[winner.index()], wins[winner.other().index()]);
                // Only a match of three has a line of its own (D-62).
                if own < 2 {
                    return;
                }
                texts::won_match(self.username(*winner), own, other)
            }
            Event::Exchanged { .. } => texts::EXCHANGED.to_owned(),
            Event::TurnSkipped { seat } => texts::turn_skipped(self.nickname(*seat)),
            Event::PowerChanged { .. } => texts::POWER_CHANGED.to_owned(),
            Event::Protected { .. } => texts::PROTECTED.to_owned(),
            Event::AddedToGraveyard { .. } => texts::ADDED_TO_GRAVEYARD.to_owned(),
            Event::RemovedFromGraveyard { .. } => texts::REMOVED_FROM_GRAVEYARD.to_owned(),
            Event::Dealt { .. }
            | Event::Drew { card: None, .. }
            | Event::Tributed { .. }
            | Event::Attacked { .. }
            | Event::Life { .. }
            | Event::Resolved { .. }
            | Event::TakenBack { .. }
            | Event::AttackReturned { .. }
            | Event::Discarded { .. }
            | Event::Shuffled { .. }
            | Event::Paid { .. }
            | Event::TurnedDown { .. }
            | Event::Copied { .. }
            | Event::DrawSkipped { .. } => return,
        };
        self.paper.line(line);
    }
}

fn is_monster(duel: &Duel, card: Index) -> bool {
    matches!(duel.table().book.card(card).kind, duel::Kind::Monster(_))
}

/// The names of the phases (D-33).
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "draw phase",
        Phase::Standby => "standby phase",
        Phase::Main1 => "main phase 1",
        Phase::Battle => "battle phase",
        Phase::Main2 => "main phase 2",
        Phase::End => "end phase",
    }
}

/// The outcome of a fight in the words of section 13. Where a card makes the damage 0 the
/// ordinary line is printed with it (D-86).
fn fought(attacker: &Fighter, target: &Fighter, attacks: bool, hurt: Option<Seat>, damage: u16) -> String {
    match (attacks, target.destroyed, attacker.destroyed) {
        (true, true, true) => texts::BOTH_DESTROYED.to_owned(),
        (true, true, false) => texts::target_destroyed(damage),
        (true, false, true) => texts::attacker_destroyed(damage),
        (false, true, _) => texts::DEFENDER_DESTROYED.to_owned(),
        _ if hurt == Some(target.seat) => texts::none_destroyed_opponent(damage),
        _ if hurt == Some(attacker.seat) => texts::none_destroyed_you(damage),
        _ => texts::NONE_DESTROYED.to_owned(),
    }
}
