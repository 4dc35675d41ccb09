//! Magic in lines: cards in play with their numbers, which are what is typed for
//! them, and what happened.

use magic::{Card, CardInstance, Colour, Creature, Event, Fighter, Id, Mana, Name};
use meydan_core::Seat;
use meydan_words::Words;

use super::said::{self, Naming, numbered};
use super::{Told, card_name};

/// What a seat is called.
#[must_use]
pub fn seat_name(seat: Seat, words: &Words) -> String {
    words.say_with("console-magic-player", &[("number", (seat.0 + 1).into())])
}

fn thing(thing: CardInstance, words: &Words) -> String {
    numbered(thing.card, thing.id, words)
}

/// A list on one line.
#[must_use]
pub fn list(items: &[String], words: &Words) -> String {
    items.join(&words.say("console-magic-comma"))
}

/// Mana by its letters.
#[must_use]
pub fn mana(mana: Mana, words: &Words) -> String {
    match mana.to_string() {
        none if none.is_empty() => words.say("console-magic-no-mana"),
        some => some.to_ascii_uppercase(),
    }
}

/// Power and HP.
#[must_use]
pub fn strength(power: u8, hp: i16, words: &Words) -> String {
    format!("{}/{}", words.number(power.into()), words.number(hp.into()))
}

fn ability(code: &str, words: &Words) -> String {
    words.say(&format!("magic-ability-{code}"))
}

/// Power, HP and abilities of a creature as its card has them.
fn creature(creature: Creature, words: &Words) -> String {
    let mut parts = vec![strength(creature.power, creature.hp.into(), words)];
    parts.extend(creature.abilities.iter().map(|one| ability(one.code(), words)));
    parts.join(" ")
}

/// What a card does, short.
#[must_use]
pub fn effect_line(card: &Card, words: &Words) -> String {
    // Signs and digits keep their order in a language that runs the other way.
    let mark = if words.lang().direction() == "rtl" { "\u{200e}" } else { "" };
    let change = |power: i8, hp: i8| format!("{mark}{power:+}/{hp:+}{mark}");
    let body = || card.creature().map_or_else(String::new, |body| creature(body, words));
    said::effect(&card.kind, words, &change).unwrap_or_else(body)
}

/// Everything about a card: whole lines.
#[must_use]
pub fn card_lines(card: &Card, words: &Words) -> String {
    let kind = words.say(&format!("magic-kind-{}", card.code()));
    let mut about = vec![kind];
    if let Some(shade) = card.colour() {
        about.push(words.say(&format!("magic-colour-{}", shade.code())));
        about.push(words.say_with("console-magic-cost", &[("cost", card.cost.to_string().into())]));
    }
    let name = card_name(card.name, words);
    let head = [("card", name.into()), ("about", list(&about, words).into())];
    let mut text =
        format!("{}\n  {}\n", words.say_with("console-magic-card", &head), effect_line(card, words));
    for one in card.creature().into_iter().flat_map(|creature| creature.abilities.iter()) {
        let about = words.say(&format!("magic-ability-{}-about", one.code()));
        text += &format!("  {}: {about}\n", ability(one.code(), words));
    }
    text
}

/// Players by whoever tells, cards in play with their numbers, fighters with their strength.
struct Named<'a> {
    words: &'a Words,
    who: &'a dyn Fn(Seat) -> String,
}

impl Naming for Named<'_> {
    fn player(&self, seat: Seat) -> String {
        (self.who)(seat)
    }

    fn card(&self, card: Name) -> String {
        card_name(card, self.words)
    }

    fn thing(&self, it: &CardInstance) -> String {
        thing(*it, self.words)
    }

    fn played(&self, card: Name, id: Option<Id>) -> String {
        id.map_or_else(|| card_name(card, self.words), |id| numbered(card, id, self.words))
    }

    fn fighter(&self, fighter: &Fighter) -> String {
        format!("{} {}", self.thing(&fighter.thing), strength(fighter.power, fighter.hp, self.words))
    }
}

/// The lines for what one action led to (MG-50).
pub(super) fn told(scene: &Told<'_>, events: &[Event]) -> Vec<String> {
    let Told { words, who, .. } = *scene;
    let mut lines = Vec::new();
    let mut tapped: Vec<(CardInstance, Colour)> = Vec::new();
    let mut fallen: Vec<Id> = Vec::new();
    for (place, one) in events.iter().enumerate() {
        if let Event::Tapped { land, gives } = *one {
            tapped.push((land, gives));
            if matches!(events.get(place + 1), Some(Event::Tapped { .. })) {
                continue;
            }
            // Lands that pay for one card are told together.
            let lands: Vec<String> = tapped.iter().map(|(land, _)| thing(*land, words)).collect();
            let mut given = Mana::NONE;
            tapped.drain(..).for_each(|(_, gives)| given.add(gives));
            let args = [
                ("player", who(land.seat).into()),
                ("card", list(&lands, words).into()),
                ("mana", mana(given, words).into()),
            ];
            lines.push(words.say_with("magic-event-tapped", &args));
            continue;
        }
        if let Event::Fought { attacker, defender, .. } = one {
            let fighters = [Some(attacker), defender.as_ref()].into_iter().flatten();
            fallen.extend(fighters.filter(|one| one.destroyed).map(|one| one.thing.id));
        }
        // The fight said so already, unless something falls with it.
        let told_of = matches!(one, Event::Destroyed { thing } if fallen.contains(&thing.id));
        if told_of && !matches!(events.get(place + 1), Some(Event::Fell { .. })) {
            continue;
        }
        lines.extend(event(one, words, who));
    }
    lines
}

/// A line for what happened.
fn event(event: &Event, words: &Words, who: &dyn Fn(Seat) -> String) -> Option<String> {
    match event {
        Event::Cancelled { card, .. } => {
            Some(words.say_with("console-magic-cancelled", &[("card", card_name(*card, words).into())]))
        }
        // The result comes last, with what else there is to say of it.
        Event::Ended { .. } => None,
        _ => said::event(event, words, &Named { words, who }),
    }
}
