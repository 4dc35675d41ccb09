//! What happened, in sentences: for the list, the line below the status, and the
//! strip of the last combat.

use magic::{Aimed, Event, Fighter, Thing};
use meydan_core::{EventsAt, Seat, Seq};
use meydan_words::{Arg, Words};

use super::face;
use crate::pages::model::{Player, PlayerKind};
use crate::pages::names;

/// Who tells, and of whom.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub(super) words: &'static Words,
    pub(super) players: &'a [Player],
}

/// What one entry did.
pub(super) struct Entry {
    pub(super) seq: Seq,
    pub(super) events: Vec<Event>,
}

/// What happened, read. What cannot be read is not told.
pub(super) fn read(happened: &[EventsAt]) -> Vec<Entry> {
    let read = |at: &EventsAt| Entry {
        seq: at.seq,
        events: at.events.iter().filter_map(|event| serde_json::from_value(event.clone()).ok()).collect(),
    };
    happened.iter().map(read).collect()
}

impl Teller<'_> {
    /// What a seat is called in a sentence: by name where it has one.
    pub(super) fn player(&self, seat: Seat) -> String {
        let Some(player) = self.players.get(seat.index()) else { return String::new() };
        let name = match player.kind {
            PlayerKind::Open => self.words.role("magic", player.role),
            _ => names::short(self.words, "magic", player),
        };
        names::isolated(&name)
    }

    fn card(&self, card: magic::Name) -> Arg {
        names::isolated(&face::name(self.words, card)).into()
    }

    fn thing(&self, thing: &Thing) -> Arg {
        self.card(thing.card)
    }

    fn say(&self, what: &str, args: &[(&str, Arg)]) -> String {
        self.words.say_with(&format!("magic-event-{what}"), args)
    }

    /// The sentences of one entry. Who falls in a fight is told with the fight,
    /// and lands that pay for a card need no sentence each.
    pub(super) fn entry(&self, events: &[Event]) -> Vec<String> {
        let fights = |id| {
            let fell = |fighter: &Fighter| fighter.destroyed && fighter.thing.id == id;
            events.iter().any(|event| {
                matches!(event, Event::Fought { attacker, defender, .. }
                    if fell(attacker) || defender.as_ref().is_some_and(fell))
            })
        };
        let pays = events.iter().any(|event| matches!(event, Event::Played { .. }));
        let told = events.iter().filter(|event| match event {
            Event::Destroyed { thing } => !fights(thing.id),
            Event::Tapped { .. } => !pays,
            _ => true,
        });
        told.filter_map(|event| self.event(event)).collect()
    }

    /// A sentence, where there is something to say.
    pub(super) fn event(&self, event: &Event) -> Option<String> {
        let player = |seat: Seat| ("player", Arg::from(self.player(seat)));
        Some(match event {
            // What only one's own eyes saw, and what was thought better of, did not happen.
            Event::Dealt { .. } | Event::Aiming { .. } | Event::Cancelled { .. } => return None,
            Event::Began { round, seat } => self.say("began", &[("round", (*round).into()), player(*seat)]),
            Event::Drew { seat, card: None, .. } => self.say("drew", &[player(*seat)]),
            Event::Drew { seat, card: Some(card), .. } => {
                self.say("drew-card", &[player(*seat), ("card", self.card(*card))])
            }
            Event::HandFull { seat } => self.say("hand-full", &[player(*seat)]),
            Event::CouldNotDraw { seat } => self.say("could-not-draw", &[player(*seat)]),
            Event::Untapped { seat, count } => {
                self.say("untapped", &[player(*seat), ("count", (*count).into())])
            }
            Event::Tapped { land, gives } => {
                let mana = names::isolated(&gives.letter().to_string());
                self.say("tapped", &[player(land.seat), ("card", self.thing(land)), ("mana", mana.into())])
            }
            Event::Played { seat, card, target: None, .. } => {
                self.say("played", &[player(*seat), ("card", self.card(*card))])
            }
            Event::Played { seat, card, target: Some(target), .. } => {
                let target = match target {
                    Aimed::Card { thing } => self.thing(thing),
                    Aimed::Player { seat } => self.player(*seat).into(),
                    Aimed::Discarded { card } => self.card(*card),
                };
                self.say("played-on", &[player(*seat), ("card", self.card(*card)), ("target", target)])
            }
            Event::Damaged { thing, damage, .. } => {
                self.say("damaged", &[("card", self.thing(thing)), ("damage", (*damage).into())])
            }
            Event::Hurt { seat, damage, hp } => {
                let hp = ("hp", i64::from(*hp).into());
                self.say("hurt", &[player(*seat), ("damage", (*damage).into()), hp])
            }
            Event::Destroyed { thing } => self.say("destroyed", &[("card", self.thing(thing))]),
            Event::Fell { thing } => self.say("fell", &[("card", self.thing(thing))]),
            Event::Returned { seat, card } => {
                self.say("returned", &[player(*seat), ("card", self.card(*card))])
            }
            Event::Attacks { attacker } => self.say("attacks", &[("card", self.thing(attacker))]),
            Event::Defends { defender, attacker } => {
                self.say("defends", &[("card", self.thing(defender)), ("attacker", self.thing(attacker))])
            }
            Event::Unopposed { attacker } => self.say("unopposed", &[("attacker", self.thing(attacker))]),
            Event::Fought { attacker, defender, damage, hp } => {
                self.fought(attacker, defender.as_ref(), *damage, *hp)
            }
            Event::ManaLost { seat, mana } => {
                let mana = names::isolated(&mana.to_string().to_ascii_uppercase());
                self.say("mana-lost", &[player(*seat), ("mana", mana.into())])
            }
            Event::RoundEnded { round } => self.say("round-ended", &[("round", (*round).into())]),
            Event::Ended { winner: Some(winner), hp, .. } => {
                self.say("won", &[player(*winner), ("hp", i64::from(hp[winner.index()]).into())])
            }
            Event::Ended { winner: None, .. } => self.say("drawn", &[]),
        })
    }

    /// What a fight did (MG-40 to MG-43).
    fn fought(&self, attacker: &Fighter, defender: Option<&Fighter>, damage: u8, hp: i16) -> String {
        let player = ("player", Arg::from(self.player(attacker.thing.seat.other())));
        let (damage_said, hp) = (("damage", Arg::from(damage)), ("hp", Arg::from(i64::from(hp))));
        let Some(defender) = defender else {
            return self.say("hit", &[("attacker", self.thing(&attacker.thing)), player, damage_said, hp]);
        };
        let mut both =
            vec![("attacker", self.thing(&attacker.thing)), ("defender", self.thing(&defender.thing))];
        let first = [attacker, defender].into_iter().find(|fighter| fighter.first);
        let mut said = match first {
            Some(first) => {
                both.push(("first", self.thing(&first.thing)));
                vec![self.say("fought-first", &both)]
            }
            None => vec![self.say("fought", &both)],
        };
        said.push(match (attacker.destroyed, defender.destroyed) {
            (true, true) => self.say("both-destroyed", &[]),
            (false, false) => self.say("none-destroyed", &[]),
            (true, false) => self.say("one-destroyed", &[("card", self.thing(&attacker.thing))]),
            (false, true) => self.say("one-destroyed", &[("card", self.thing(&defender.thing))]),
        });
        if damage > 0 {
            said.push(self.say("trampled", &[damage_said, player, hp]));
        }
        said.join(" ")
    }
}
