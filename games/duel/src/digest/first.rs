//! The digest of the first rules, for the records that were written by them. It was taken over
//! the text that the position has for programmers, so that text stands here: whatever things
//! are called elsewhere by now, nothing here may change.

use meydan_core::{Digest, Game, Seat};

use super::{phase_number, reason_number};
use crate::frame::{About, Frame, Happening, Link, Paying, Trigger};
use crate::state::{Arrival, Duel};
use crate::table::Place;

impl Duel {
    /// The digest by the first rules.
    pub(crate) fn first_sum(&self) -> u64 {
        let mut digest = Digest::new(Self::ID);
        for (_, card) in self.table.instances() {
            digest = digest.word(u64::from(card.card)).bytes(place(card.place).as_bytes()).bytes(&[
                card.owner.0,
                card.controller.0,
                u8::from(card.face_up),
                u8::from(card.attacks),
            ]);
            let gathered = (card.base_atk, card.copied, card.paid, card.bound, card.stays);
            digest = digest.bytes(format!("{gathered:?}").as_bytes()).bytes(&[
                u8::from(card.borrowed),
                card.used,
                card.spent,
            ]);
            digest = digest
                .word(u64::from(card.used_on))
                .word(u64::from(card.put_on))
                .word(u64::from(card.attacked_on))
                .word(u64::from(card.turned_on));
            // Cheats came later: records without one have the sums that they had.
            if card.more != (0, 0) {
                digest = digest.bytes(format!("{:?}", card.more).as_bytes());
            }
        }
        for seat in [Seat(0), Seat(1)] {
            let side = self.table.side(seat);
            digest =
                digest.bytes(&side.deck).bytes(&side.hand).bytes(&side.graveyard).word(u64::from(side.life));
            for held in self.held[seat.index()].main.iter().chain(&self.held[seat.index()].side) {
                digest = digest.word(u64::from(*held));
            }
        }
        for unfinished in &self.frames {
            digest = digest.bytes(frame(unfinished).as_bytes());
        }
        let chain = list(self.chain.iter().map(link));
        let triggers = list(self.triggers.iter().map(trigger));
        let arrived = list(self.arrived.iter().map(|&(id, how)| format!("({id}, {})", arrival(how))));
        digest = digest.bytes(format!("({chain}, {triggers}, {arrived})").as_bytes());
        digest = digest.word(u64::from(self.closed_on)).bytes(&[
            u8::from(self.no_draw[0]),
            u8::from(self.no_draw[1]),
            u8::from(self.battle_over),
            self.deeds,
            self.cancels[0],
            self.cancels[1],
        ]);
        if self.skips != [false; 2] {
            digest = digest.bytes(format!("{:?}", self.skips).as_bytes());
        }
        let end = self
            .end
            .map_or(0, |(reason, loser)| 1 + u64::from(reason_number(reason)) * 2 + u64::from(loser.0));
        digest
            .bytes(&[self.turn.0, phase_number(self.phase), self.round, self.wins[0], self.wins[1]])
            .word(u64::from(self.count))
            .word(u64::from(self.summoned_on))
            .word(u64::from(self.best[0]) << 16 | u64::from(self.best[1]))
            .word(end)
            .word(self.rng.clone().next_u64())
            .finish()
    }
}

fn list(parts: impl Iterator<Item = String>) -> String {
    format!("[{}]", parts.collect::<Vec<_>>().join(", "))
}

fn place(place: Place) -> String {
    match place {
        Place::Deck => "Deck".to_owned(),
        Place::Hand => "Hand".to_owned(),
        Place::Monster(zone) => format!("Monster({zone})"),
        Place::Spell(zone) => format!("Spell({zone})"),
        Place::Field => "Field".to_owned(),
        Place::Graveyard => "Graveyard".to_owned(),
    }
}

const fn arrival(how: Arrival) -> &'static str {
    match how {
        Arrival::Normal => "Normal",
        Arrival::Set => "Set",
        Arrival::Flip => "Flip",
        Arrival::Special => "Special",
        Arrival::Ritual => "Ritual",
    }
}

fn happening(happening: Happening) -> String {
    match happening {
        Happening::Nothing => "Nothing".to_owned(),
        Happening::Summoning(id) => format!("Summoning({id})"),
        Happening::Summoned(id, how) => format!("Summoned({id}, {})", arrival(how)),
        Happening::Attack => "Attack".to_owned(),
    }
}

fn trigger(trigger: &Trigger) -> String {
    let Trigger { id, ability, seat: Seat(seat), about } = trigger;
    format!("Trigger {{ id: {id}, ability: {ability}, seat: Seat({seat}), about: {about} }}")
}

fn link(link: &Link) -> String {
    let about = match link.about {
        About::Nothing => "Nothing".to_owned(),
        About::Card(id) => format!("Card({id})"),
        About::Link(number) => format!("Link({number})"),
    };
    let Link { id, ability, seat: Seat(seat), chosen, count, amount, negated, spared, answered, .. } = link;
    let from_hand = link.from_hand;
    format!(
        "Link {{ id: {id}, ability: {ability}, seat: Seat({seat}), about: {about}, chosen: {chosen:?}, \
         count: {count}, amount: {amount}, negated: {negated}, spared: {spared}, answered: {answered}, \
         from_hand: {from_hand} }}"
    )
}

fn paying(paying: &Paying) -> String {
    let Paying { discards, discarded, tributes, tributed } = paying;
    format!(
        "Paying {{ discards: {discards:?}, discarded: {discarded}, tributes: {tributes:?}, \
         tributed: {tributed} }}"
    )
}

fn frame(frame: &Frame) -> String {
    match frame {
        Frame::HowMany { id, set, seat: Seat(seat) } => {
            format!("HowMany {{ id: {id}, set: {set}, seat: Seat({seat}) }}")
        }
        Frame::Tributes { id, set, due, chosen, count, seat: Seat(seat) } => format!(
            "Tributes {{ id: {id}, set: {set}, due: {due}, chosen: {chosen:?}, count: {count}, \
             seat: Seat({seat}) }}"
        ),
        Frame::Arrive { id, how, tributes, step } => {
            let how = arrival(*how);
            format!("Arrive {{ id: {id}, how: {how}, tributes: {tributes}, step: {step} }}")
        }
        Frame::Attack { attacker, target, against, atk, stopped, step } => format!(
            "Attack {{ attacker: {attacker}, target: {target}, against: {against:?}, atk: {atk:?}, \
             stopped: {stopped}, step: {step} }}"
        ),
        Frame::Prepare { link: of, paying: with, trigger } => {
            format!("Prepare {{ link: {}, paying: {}, trigger: {trigger} }}", link(of), paying(with))
        }
        Frame::Chain { happening: to, seat: Seat(seat), resolving } => {
            let to = happening(*to);
            format!("Chain {{ happening: {to}, seat: Seat({seat}), resolving: {resolving} }}")
        }
        Frame::Ask { trigger: of } => format!("Ask {{ trigger: {} }}", trigger(of)),
        Frame::Do { link: of, act, otherwise, picked } => {
            let of = link(of);
            format!("Do {{ link: {of}, act: {act}, otherwise: {otherwise}, picked: {picked} }}")
        }
        Frame::Lay { id, seat: Seat(seat), how, own } => {
            let how = arrival(*how);
            format!("Lay {{ id: {id}, seat: Seat({seat}), how: {how}, own: {own} }}")
        }
        Frame::Ritual { link: of, id, chosen, count } => {
            let of = link(of);
            format!("Ritual {{ link: {of}, id: {id}, chosen: {chosen:?}, count: {count} }}")
        }
        Frame::EndTurn { step } => format!("EndTurn {{ step: {step} }}"),
        Frame::Exchange { seat: Seat(seat) } => format!("Exchange {{ seat: Seat({seat}) }}"),
    }
}
