//! Cards and what happened to them, in words.

use magic::{Aimed, Card, Creature, Event, Fighter, Id, Mana, Name, Thing};
use meydan_catalogue::magic_said;
use meydan_core::Seat;
use meydan_words::{Arg, Words};

/// What a seat is called.
pub(super) fn seat_name(seat: Seat, words: &Words) -> String {
    words.say_with("console-magic-player", &[("number", (seat.0 + 1).into())])
}

/// A card by name.
pub(super) fn card_name(card: Name, words: &Words) -> String {
    words.magic_card(&card.to_string())
}

/// A card in play: its name and its number, which is what is typed for it.
pub(super) fn numbered(card: Name, id: Id, words: &Words) -> String {
    words.say_with("console-magic-thing", &[("card", card_name(card, words).into()), ("number", id.into())])
}

fn thing(thing: Thing, words: &Words) -> String {
    numbered(thing.card, thing.id, words)
}

/// A list on one line.
pub(super) fn list(items: &[String], words: &Words) -> String {
    items.join(&words.say("console-magic-comma"))
}

/// Mana by its letters.
pub(super) fn mana(mana: Mana, words: &Words) -> String {
    match mana.to_string() {
        none if none.is_empty() => words.say("console-magic-no-mana"),
        some => some.to_ascii_uppercase(),
    }
}

/// Power and HP.
pub(super) fn strength(power: u8, hp: i16, words: &Words) -> String {
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
pub(super) fn effect(card: &Card, words: &Words) -> String {
    // Signs and digits keep their order in a language that runs the other way.
    let mark = if words.lang().direction() == "rtl" { "\u{200e}" } else { "" };
    let change = |power: i8, hp: i8| format!("{mark}{power:+}/{hp:+}{mark}");
    let body = || card.creature().map_or_else(String::new, |body| creature(body, words));
    magic_said::effect(&card.kind, words, &change).unwrap_or_else(body)
}

/// Everything about a card: whole lines.
pub(super) fn card_text(card: &Card, words: &Words) -> String {
    let kind = words.say(&format!("magic-kind-{}", card.kind.code()));
    let mut about = vec![kind];
    if let Some(shade) = card.colour() {
        about.push(words.say(&format!("magic-colour-{}", shade.code())));
        about.push(words.say_with("console-magic-cost", &[("cost", card.cost.to_string().into())]));
    }
    let name = card_name(card.name, words);
    let head = [("card", name.into()), ("about", list(&about, words).into())];
    let mut text = format!("{}\n  {}\n", words.say_with("console-magic-card", &head), effect(card, words));
    for one in card.creature().into_iter().flat_map(|creature| creature.abilities.iter()) {
        let about = words.say(&format!("magic-ability-{}-about", one.code()));
        text += &format!("  {}: {about}\n", ability(one.code(), words));
    }
    text
}

fn fighter(fighter: &Fighter, words: &Words) -> String {
    let strength = strength(fighter.power, fighter.hp, words);
    let args = [("card", thing(fighter.thing, words).into()), ("strength", strength.into())];
    words.say_with("console-magic-fighter", &args)
}

fn aimed(aimed: Aimed, words: &Words, who: &dyn Fn(Seat) -> String) -> String {
    match aimed {
        Aimed::Card { thing: other } => thing(other, words),
        Aimed::Player { seat } => who(seat),
        Aimed::Discarded { card } => card_name(card, words),
    }
}

/// A fight, or an attacker that hits the player, in one line (MG-40 to MG-43).
fn fought(
    attacker: &Fighter,
    defender: Option<&Fighter>,
    damage: u8,
    hp: i16,
    words: &Words,
    who: &dyn Fn(Seat) -> String,
) -> String {
    let hurt = [
        ("player", who(attacker.thing.seat.other()).into()),
        ("damage", damage.into()),
        ("hp", i64::from(hp).into()),
    ];
    let Some(defender) = defender else {
        let [player, damage, hp] = hurt;
        return words.say_with(
            "magic-event-hit",
            &[("attacker", fighter(attacker, words).into()), player, damage, hp],
        );
    };
    let mut args =
        vec![("attacker", fighter(attacker, words).into()), ("defender", fighter(defender, words).into())];
    let first = [attacker, defender].into_iter().find(|one| one.first);
    if let Some(first) = first {
        args.push(("first", thing(first.thing, words).into()));
    }
    let key = if first.is_some() { "magic-event-fought-first" } else { "magic-event-fought" };
    let end = match (attacker.destroyed, defender.destroyed) {
        (true, true) => words.say("magic-event-both-destroyed"),
        (false, false) => words.say("magic-event-none-destroyed"),
        (gone, _) => {
            let gone = if gone { attacker } else { defender };
            words.say_with("magic-event-one-destroyed", &[("card", thing(gone.thing, words).into())])
        }
    };
    let mut parts = vec![words.say_with(key, &args), end];
    if damage > 0 {
        parts.push(words.say_with("magic-event-trampled", &hurt));
    }
    parts.join(" ")
}

/// The lines for what one action led to (MG-50).
pub(super) fn told(events: &[Event], words: &Words, who: &dyn Fn(Seat) -> String) -> Vec<String> {
    let mut lines = Vec::new();
    let mut tapped: Vec<(Thing, magic::Colour)> = Vec::new();
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
pub(super) fn event(event: &Event, words: &Words, who: &dyn Fn(Seat) -> String) -> Option<String> {
    let say = |key: &str, args: &[(&str, Arg)]| Some(words.say_with(&format!("magic-event-{key}"), args));
    let player = |seat: Seat| ("player", Arg::from(who(seat)));
    let card = |one: Thing| ("card", Arg::from(thing(one, words)));
    match *event {
        Event::Began { round, seat } => say("began", &[("round", round.into()), player(seat)]),
        Event::Drew { seat, card: Some(card), .. } => {
            say("drew-card", &[player(seat), ("card", card_name(card, words).into())])
        }
        Event::Drew { seat, card: None, .. } => say("drew", &[player(seat)]),
        Event::HandFull { seat } => say("hand-full", &[player(seat)]),
        Event::CouldNotDraw { seat } => say("could-not-draw", &[player(seat)]),
        Event::Untapped { seat, count } => say("untapped", &[player(seat), ("count", count.into())]),
        Event::Tapped { land, gives } => {
            say("tapped", &[player(land.seat), card(land), ("mana", gives.letter().to_string().into())])
        }
        Event::Cancelled { card, .. } => {
            Some(words.say_with("console-magic-cancelled", &[("card", card_name(card, words).into())]))
        }
        Event::Played { seat, card: name, id, target, .. } => {
            let name = id.map_or_else(|| card_name(name, words), |id| numbered(name, id, words));
            let mut args = vec![player(seat), ("card", name.into())];
            let Some(target) = target else { return say("played", &args) };
            args.push(("target", aimed(target, words, who).into()));
            say("played-on", &args)
        }
        Event::Damaged { thing, damage, .. } => say("damaged", &[card(thing), ("damage", damage.into())]),
        Event::Hurt { seat, damage, hp } => {
            say("hurt", &[player(seat), ("damage", damage.into()), ("hp", i64::from(hp).into())])
        }
        Event::Destroyed { thing } => say("destroyed", &[card(thing)]),
        Event::Fell { thing } => say("fell", &[card(thing)]),
        Event::Returned { seat, card } => {
            say("returned", &[player(seat), ("card", card_name(card, words).into())])
        }
        Event::Attacks { attacker } => say("attacks", &[card(attacker)]),
        Event::Defends { defender, attacker } => {
            say("defends", &[card(defender), ("attacker", thing(attacker, words).into())])
        }
        Event::Unopposed { attacker } => say("unopposed", &[("attacker", thing(attacker, words).into())]),
        Event::Fought { ref attacker, ref defender, damage, hp } => {
            Some(fought(attacker, defender.as_ref(), damage, hp, words, who))
        }
        Event::ManaLost { seat, mana: lost } => {
            say("mana-lost", &[player(seat), ("mana", mana(lost, words).into())])
        }
        Event::RoundEnded { round } => say("round-ended", &[("round", round.into())]),
        // The hand is on the table, the question names the card, and the result comes last.
        Event::Dealt { .. } | Event::Aiming { .. } | Event::Ended { .. } => None,
    }
}
