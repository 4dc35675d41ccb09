//! Magic in sentences: what a card does, and what happened. One home for all
//! front ends; the texts themselves are in `words`.

use magic::{Aimed, Card, Charm, Deed, Event, Fighter, Kind, Prey, Thing, Whose};
use meydan_core::Seat;
use meydan_words::{Arg, Words};

/// What a card of this kind does, in a sentence; nothing is to be said of a
/// creature. `change` writes a change of power and HP as the front end needs it.
#[must_use]
pub fn effect(kind: &Kind, words: &Words, change: &dyn Fn(i8, i8) -> String) -> Option<String> {
    let say = |key: &str, args: &[(&str, Arg)]| Some(words.say_with(&format!("magic-effect-{key}"), args));
    let colour =
        |colour: magic::Colour| ("colour", Arg::from(words.say(&format!("magic-colour-{}", colour.code()))));
    match *kind {
        Kind::Creature(_) => None,
        Kind::Land(gives) => say("land", &[colour(gives)]),
        Kind::Sorcery(_, deed) => match deed {
            Deed::Destroy(Prey::Creature) => say("destroy-creature", &[]),
            Deed::Destroy(Prey::Land) => say("destroy-land", &[]),
            Deed::Destroy(Prey::Enchantment) => say("destroy-enchantment", &[]),
            Deed::Strike(damage) => say("strike", &[("damage", damage.into())]),
            Deed::StrikeAll(damage) => say("strike-all", &[("damage", damage.into())]),
            Deed::Return => say("return", &[]),
        },
        Kind::Enchantment(_, Charm::Strengthen { colour: whose, power, hp }) => {
            say("strengthen", &[colour(whose), ("change", change(power, hp).into())])
        }
        Kind::Enchantment(_, Charm::Ability { whose, gains, ability }) => {
            let verb = if gains { "gains" } else { "loses" };
            let ability = ("ability", Arg::from(words.say(&format!("magic-ability-{}", ability.code()))));
            match whose {
                Whose::Target => say(&format!("target-{verb}"), &[ability]),
                Whose::Colour(whose) => say(&format!("colour-{verb}"), &[colour(whose), ability]),
            }
        }
    }
}

/// What a card is and does, a sentence each: the abilities of a creature, or the effect.
#[must_use]
pub fn effects(card: &Card, words: &Words) -> Vec<String> {
    if let Kind::Creature(creature) = card.kind {
        let said = |code: &str| {
            let [name, about] = ["", "-about"].map(|end| words.say(&format!("magic-ability-{code}{end}")));
            format!("{name}: {about}")
        };
        return creature.abilities.iter().map(|ability| said(ability.code())).collect();
    }
    // Isolated, so that a right-to-left sentence leaves it as it is.
    let change = |power: i8, hp: i8| format!("\u{2066}{power:+}/{hp:+}\u{2069}");
    effect(&card.kind, words, &change).into_iter().collect()
}

/// A card in play by name and number.
#[must_use]
pub fn thing(thing: &Thing, words: &Words) -> String {
    numbered(&thing.card.to_string(), thing.id, words)
}

/// A card by name and number.
#[must_use]
pub fn numbered(card: &str, id: magic::Id, words: &Words) -> String {
    format!("{} ({})", words.magic_card(card), words.number(i64::from(id)))
}

/// What happened, in one line; nothing for what speaks for itself.
#[must_use]
pub fn event(event: &Event, words: &Words, player: &dyn Fn(Seat) -> String) -> Option<String> {
    let who = |seat: Seat| ("player", Arg::from(player(seat)));
    let card = |name: &magic::Name| ("card", Arg::from(words.magic_card(&name.to_string())));
    let this = |key: &'static str, it: &Thing| (key, Arg::from(thing(it, words)));
    let mana = |mana: &str| ("mana", Arg::from(mana.to_ascii_uppercase()));
    let say = |key: &str, args: &[(&str, Arg)]| Some(words.say_with(&format!("magic-event-{key}"), args));
    match event {
        Event::Dealt { .. } | Event::Aiming { .. } | Event::Cancelled { .. } => None,
        Event::Began { round, seat } => say("began", &[("round", i64::from(*round).into()), who(*seat)]),
        Event::Drew { seat, card: None, .. } => say("drew", &[who(*seat)]),
        Event::Drew { seat, card: Some(name), .. } => say("drew-card", &[who(*seat), card(name)]),
        Event::HandFull { seat } => say("hand-full", &[who(*seat)]),
        Event::CouldNotDraw { seat } => say("could-not-draw", &[who(*seat)]),
        Event::Untapped { seat, count } => say("untapped", &[who(*seat), ("count", (*count).into())]),
        Event::Tapped { land, gives } => {
            let letter = gives.letter().to_string();
            say("tapped", &[who(land.seat), this("card", land), mana(&letter)])
        }
        Event::Played { seat, card: name, target: None, .. } => say("played", &[who(*seat), card(name)]),
        Event::Played { seat, card: name, target: Some(aimed), .. } => {
            let target = match aimed {
                Aimed::Card { thing: it } => thing(it, words),
                Aimed::Player { seat } => player(*seat),
                Aimed::Discarded { card } => words.magic_card(&card.to_string()),
            };
            say("played-on", &[who(*seat), card(name), ("target", target.into())])
        }
        Event::Damaged { thing, damage, .. } => {
            say("damaged", &[this("card", thing), ("damage", (*damage).into())])
        }
        Event::Hurt { seat, damage, hp } => {
            say("hurt", &[who(*seat), ("damage", (*damage).into()), ("hp", i64::from(*hp).into())])
        }
        Event::Destroyed { thing } => say("destroyed", &[this("card", thing)]),
        Event::Fell { thing } => say("fell", &[this("card", thing)]),
        Event::Returned { seat, card: name } => say("returned", &[card(name), who(*seat)]),
        Event::Attacks { attacker } => say("attacks", &[this("card", attacker)]),
        Event::Defends { defender, attacker } => {
            say("defends", &[this("card", defender), this("attacker", attacker)])
        }
        Event::Unopposed { attacker } => say("unopposed", &[this("attacker", attacker)]),
        Event::Fought { attacker, defender, damage, hp } => {
            Some(fought(attacker, defender.as_ref(), (*damage, *hp), words, player))
        }
        Event::ManaLost { seat, mana: lost } => say("mana-lost", &[who(*seat), mana(&lost.to_string())]),
        Event::RoundEnded { round } => say("round-ended", &[("round", i64::from(*round).into())]),
        Event::Ended { winner: None, .. } => say("drawn", &[]),
        Event::Ended { winner: Some(seat), hp, .. } => {
            say("won", &[who(*seat), ("hp", i64::from(hp[seat.index()]).into())])
        }
    }
}

/// A fight: who against whom, who fell, what went through.
fn fought(
    attacker: &Fighter,
    defender: Option<&Fighter>,
    (damage, hp): (u8, i16),
    words: &Words,
    player: &dyn Fn(Seat) -> String,
) -> String {
    let target = ("player", Arg::from(player(attacker.thing.seat.other())));
    let lost = [("damage", Arg::from(damage)), ("hp", i64::from(hp).into()), target];
    let attacks = ("attacker", Arg::from(thing(&attacker.thing, words)));
    let Some(defender) = defender else {
        let args: Vec<(&str, Arg)> = lost.into_iter().chain([attacks]).collect();
        return words.say_with("magic-event-hit", &args);
    };
    let defends = ("defender", Arg::from(thing(&defender.thing, words)));
    let first = [attacker, defender].into_iter().find(|fighter| fighter.first);
    let mut said = match first {
        Some(first) => {
            let first = ("first", Arg::from(words.magic_card(&first.thing.card.to_string())));
            words.say_with("magic-event-fought-first", &[attacks, defends, first])
        }
        None => words.say_with("magic-event-fought", &[attacks, defends]),
    };
    said.push(' ');
    said.push_str(&match (attacker.destroyed, defender.destroyed) {
        (true, true) => words.say("magic-event-both-destroyed"),
        (false, false) => words.say("magic-event-none-destroyed"),
        (fell, _) => {
            let fallen = if fell { attacker } else { defender };
            words.say_with("magic-event-one-destroyed", &[("card", thing(&fallen.thing, words).into())])
        }
    });
    if damage > 0 {
        said.push(' ');
        said.push_str(&words.say_with("magic-event-trampled", &lost));
    }
    said
}
