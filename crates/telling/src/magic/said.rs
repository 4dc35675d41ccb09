//! Magic in sentences: what a card does, and what happened. One home for all
//! front ends; the texts themselves are in `words`.

use magic::{Aimed, Card, CardInstance, Charm, Deed, Event, Fighter, Kind, Prey, Whose};
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
    let instant = card.instant.then(|| words.say("magic-kind-instant-about"));
    effect(&card.kind, words, &change).into_iter().chain(instant).collect()
}

/// A card by name and number.
#[must_use]
pub fn numbered(card: magic::Name, id: magic::Id, words: &Words) -> String {
    format!("{} ({})", super::card_name(card, words), words.number(i64::from(id)))
}

/// How a front end calls players and cards in a sentence.
pub trait Naming {
    /// A player.
    fn player(&self, seat: Seat) -> String;
    /// A card that is not in play, or whose number does not matter.
    fn card(&self, card: magic::Name) -> String;
    /// A card in play.
    fn thing(&self, thing: &CardInstance) -> String;
    /// A card that is played, with its number if it stays in play.
    fn played(&self, card: magic::Name, _id: Option<magic::Id>) -> String {
        self.card(card)
    }
    /// Who fights.
    fn fighter(&self, fighter: &Fighter) -> String {
        self.thing(&fighter.thing)
    }
    /// Letters of mana.
    fn mana(&self, letters: &str) -> String {
        letters.to_owned()
    }
}

/// What happened, in one line; nothing for what speaks for itself.
#[must_use]
pub fn event(event: &Event, words: &Words, naming: &dyn Naming) -> Option<String> {
    let say = |key: &str, args: &[(&str, Arg)]| Some(words.say_with(&format!("magic-event-{key}"), args));
    let who = |seat: Seat| ("player", Arg::from(naming.player(seat)));
    let card = |name: magic::Name| ("card", Arg::from(naming.card(name)));
    let this = |thing: &CardInstance| ("card", Arg::from(naming.thing(thing)));
    let against = |thing: &CardInstance| ("attacker", Arg::from(naming.thing(thing)));
    let mana = |letters: &str| ("mana", Arg::from(naming.mana(&letters.to_ascii_uppercase())));
    let hp = |hp: i16| ("hp", Arg::from(i64::from(hp)));
    match *event {
        Event::Dealt { .. } | Event::Aiming { .. } | Event::Cancelled { .. } => None,
        Event::Began { round, seat } => say("began", &[("round", round.into()), who(seat)]),
        Event::Drew { seat, card: None, .. } => say("drew", &[who(seat)]),
        Event::Drew { seat, card: Some(name), .. } => say("drew-card", &[who(seat), card(name)]),
        Event::HandFull { seat } => say("hand-full", &[who(seat)]),
        Event::CouldNotDraw { seat } => say("could-not-draw", &[who(seat)]),
        Event::Untapped { seat, count } => say("untapped", &[who(seat), ("count", count.into())]),
        Event::Tapped { land, gives } => {
            say("tapped", &[who(land.seat), this(&land), mana(&gives.letter().to_string())])
        }
        Event::Played { seat, card: name, id, target, .. } => {
            let played = [who(seat), ("card", naming.played(name, id).into())];
            let Some(target) = target else { return say("played", &played) };
            let target = match target {
                Aimed::Card { thing } => naming.thing(&thing),
                Aimed::Player { seat } => naming.player(seat),
                Aimed::Discarded { card } => naming.card(card),
            };
            let [player, card] = played;
            say("played-on", &[player, card, ("target", target.into())])
        }
        Event::Damaged { thing, damage, .. } => say("damaged", &[this(&thing), ("damage", damage.into())]),
        Event::Hurt { seat, damage, hp: left } => {
            say("hurt", &[who(seat), ("damage", damage.into()), hp(left)])
        }
        Event::Destroyed { thing } => say("destroyed", &[this(&thing)]),
        Event::Fell { thing } => say("fell", &[this(&thing)]),
        Event::Returned { seat, card: name } => say("returned", &[card(name), who(seat)]),
        Event::Attacks { attacker } => say("attacks", &[this(&attacker)]),
        Event::Defends { defender, attacker } => say("defends", &[this(&defender), against(&attacker)]),
        Event::Unopposed { attacker } => say("unopposed", &[against(&attacker)]),
        Event::Fought { attacker, damage, hp: left, gone: true, .. } => {
            let key = if damage > 0 { "held-trampled" } else { "held" };
            let args = [against(&attacker.thing), ("damage", damage.into()), hp(left)];
            let args: Vec<_> = args.into_iter().chain([who(attacker.thing.seat.other())]).collect();
            say(key, &args)
        }
        Event::Resolves { seat, card: name, gone } => {
            say(if gone { "fizzles" } else { "resolves" }, &[card(name), who(seat)])
        }
        Event::Passed { seat } => say("passed", &[who(seat)]),
        Event::Fought { attacker, defender, damage, hp: left, gone: false } => {
            Some(fought(&attacker, defender.as_ref(), (damage, left), words, naming))
        }
        Event::ManaLost { seat, mana: lost } => say("mana-lost", &[who(seat), mana(&lost.to_string())]),
        Event::RoundEnded { round } => say("round-ended", &[("round", round.into())]),
        Event::Ended { winner: None, .. } => say("drawn", &[]),
        Event::Ended { winner: Some(seat), hp: left, .. } => say("won", &[who(seat), hp(left[seat.index()])]),
    }
}

/// A fight, or an attacker that hits the player: who against whom, who fell, what
/// went through (MG-40 to MG-43).
fn fought(
    attacker: &Fighter,
    defender: Option<&Fighter>,
    (damage, hp): (u8, i16),
    words: &Words,
    naming: &dyn Naming,
) -> String {
    let say = |key: &str, args: &[(&str, Arg)]| words.say_with(&format!("magic-event-{key}"), args);
    let player = ("player", Arg::from(naming.player(attacker.thing.seat.other())));
    let lost = [player, ("damage", damage.into()), ("hp", i64::from(hp).into())];
    let attacks = ("attacker", Arg::from(naming.fighter(attacker)));
    let Some(defender) = defender else {
        let args: Vec<(&str, Arg)> = lost.into_iter().chain([attacks]).collect();
        return say("hit", &args);
    };
    let defends = ("defender", Arg::from(naming.fighter(defender)));
    let mut parts = vec![match [attacker, defender].into_iter().find(|fighter| fighter.first) {
        Some(first) => say("fought-first", &[attacks, defends, ("first", naming.thing(&first.thing).into())]),
        None => say("fought", &[attacks, defends]),
    }];
    parts.push(match (attacker.destroyed, defender.destroyed) {
        (true, true) => say("both-destroyed", &[]),
        (false, false) => say("none-destroyed", &[]),
        (fell, _) => {
            let fallen = if fell { attacker } else { defender };
            say("one-destroyed", &[("card", naming.thing(&fallen.thing).into())])
        }
    });
    if damage > 0 {
        parts.push(say("trampled", &lost));
    }
    parts.join(" ")
}
