//! Magic in sentences: what a card does, and what happened. One home for all
//! front ends; the texts themselves are in `words`.

use magic::{Aimed, Card, Charm, Deed, Event, Fighter, Kind, Prey, Thing, Whose};
use meydan_core::Seat;
use meydan_words::{Arg, Words};

/// What a card is and does, a sentence each: mana of a land, abilities of a creature, an effect.
#[must_use]
pub fn effects(card: &Card, words: &Words) -> Vec<String> {
    let colour = |colour: magic::Colour| Arg::from(words.say(&format!("magic-colour-{}", colour.code())));
    let ability = |ability: magic::Ability| words.say(&format!("magic-ability-{}", ability.code()));
    match card.kind {
        Kind::Land(gives) => vec![words.say_with("magic-effect-land", &[("colour", colour(gives))])],
        Kind::Creature(creature) => {
            let about = |code: &str| words.say(&format!("magic-ability-{code}-about"));
            let said = creature.abilities.iter();
            said.map(|one| format!("{}: {}", ability(one), about(one.code()))).collect()
        }
        Kind::Sorcery(_, deed) => vec![match deed {
            Deed::Destroy(Prey::Creature) => words.say("magic-effect-destroy-creature"),
            Deed::Destroy(Prey::Land) => words.say("magic-effect-destroy-land"),
            Deed::Destroy(Prey::Enchantment) => words.say("magic-effect-destroy-enchantment"),
            Deed::Strike(damage) => words.say_with("magic-effect-strike", &[("damage", damage.into())]),
            Deed::StrikeAll(damage) => {
                words.say_with("magic-effect-strike-all", &[("damage", damage.into())])
            }
            Deed::Return => words.say("magic-effect-return"),
        }],
        Kind::Enchantment(_, Charm::Strengthen { colour: whose, power, hp }) => {
            // Isolated, so that a right-to-left sentence leaves it as it is.
            let change = format!("\u{2066}{power:+}/{hp:+}\u{2069}");
            let args = [("colour", colour(whose)), ("change", change.into())];
            vec![words.say_with("magic-effect-strengthen", &args)]
        }
        Kind::Enchantment(_, Charm::Ability { whose, gains, ability: which }) => {
            let verb = if gains { "gains" } else { "loses" };
            let which = ("ability", Arg::from(ability(which)));
            vec![match whose {
                Whose::Target => words.say_with(&format!("magic-effect-target-{verb}"), &[which]),
                Whose::Colour(whose) => words
                    .say_with(&format!("magic-effect-colour-{verb}"), &[("colour", colour(whose)), which]),
            }]
        }
    }
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
