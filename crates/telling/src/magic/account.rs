//! Magic's table in words: what happened lately, the attacks, and everything that
//! there is to know of the cards.

use magic::{Asked, Event, Name, View};
use meydan_core::Seat;
use meydan_words::Words;

use super::{Naming, Told, card_name, effects, event, numbered};

/// Players by their names, cards in play by name and number.
struct Named<'a>(Told<'a>);

impl Naming for Named<'_> {
    fn player(&self, seat: Seat) -> String {
        (self.0.who)(seat)
    }

    fn card(&self, card: Name) -> String {
        card_name(card, self.0.words)
    }

    fn thing(&self, thing: &magic::CardInstance) -> String {
        numbered(thing.card, thing.id, self.0.words)
    }
}

/// What happened lately, in sentences. What is seen on the table or was said
/// with a fight is not said again.
#[must_use]
pub fn lately(scene: &Told<'_>, told: &[Event]) -> Vec<String> {
    let fell = |fighter: &magic::Fighter, id: magic::Id| fighter.destroyed && fighter.thing.id == id;
    let in_a_fight = |id: magic::Id| {
        told.iter().any(|event| match event {
            Event::Fought { attacker, defender, .. } => {
                fell(attacker, id) || defender.as_ref().is_some_and(|defender| fell(defender, id))
            }
            _ => false,
        })
    };
    let worth = |event: &&Event| match event {
        Event::Tapped { .. }
        | Event::Untapped { .. }
        | Event::Attacks { .. }
        | Event::Defends { .. }
        | Event::Unopposed { .. } => false,
        Event::Destroyed { thing } => !in_a_fight(thing.id),
        _ => true,
    };
    told.iter().filter(worth).filter_map(|told| event(told, scene.words, &Named(*scene))).collect()
}

/// Every attacker with its defender, or with the player.
#[must_use]
pub fn pairs(scene: &Told<'_>, arrow: &str) -> Vec<String> {
    let view = scene.view;
    let named = |id: magic::Id| {
        let card = in_play(view, id, scene.words).unwrap_or_default();
        let looks = view.creature(id).map(|(_, creature)| creature.looks);
        let strength = looks
            .map_or_else(String::new, |looks| format!(" \u{2066}{}/{}\u{2069}", looks.power, looks.left));
        format!("{card}{strength}")
    };
    let now = match view.asked {
        Asked::Defend { attack, .. } => Some(usize::from(attack)),
        _ => None,
    };
    let line = |(index, attack): (usize, &magic::Attack)| {
        let against = match attack.defender {
            Some(defender) => named(defender),
            None if now.is_some_and(|now| index >= now) => "?".to_owned(),
            None => (scene.who)(view.turn.other()),
        };
        let sign = if now == Some(index) { "▸ " } else { "" };
        format!("{sign}{} {arrow} {against}", named(attack.attacker))
    };
    view.attacks.iter().enumerate().map(line).collect()
}

/// Discards, what is left in the decks, and what the cards in sight do.
pub(super) fn overview(scene: &Told<'_>) -> String {
    let (view, words) = (scene.view, scene.words);
    let mut text = String::new();
    if view.sickness {
        text += &words.say("magic-sickness");
        text += "\n\n";
    }
    if let Some(stack) = super::stack(scene) {
        text += &stack;
        text += "\n\n";
    }
    for seat in Seat::all(2) {
        let side = &view.sides[seat.index()];
        let who = [("player", (scene.who)(seat).into())];
        let mut part = |key: &str, cards: Option<&[Name]>| {
            text += &words.say_with(key, &who);
            text += "\n  ";
            text += &match cards {
                None => words.say("magic-private"),
                Some([]) => words.say("nothing"),
                Some(cards) => listed(cards, words),
            };
            text += "\n\n";
        };
        part("magic-discard-of", Some(&side.discard));
        part("magic-unseen-of", side.lists_unseen().then_some(&side.unseen[..]));
    }
    let mut seen: Vec<Name> = view.hand().map(<[Name]>::to_vec).unwrap_or_default();
    for side in &view.sides {
        seen.extend(side.creatures.iter().map(|creature| creature.card));
        seen.extend(side.enchantments.iter().map(|other| other.card));
    }
    seen.sort();
    seen.dedup();
    for card in seen.into_iter().filter_map(|name| view.book.find(name)) {
        let kind = words.say(&format!("magic-kind-{}", card.code()));
        let strength =
            card.creature().map_or_else(String::new, |it| format!(" \u{2066}{}/{}\u{2069}", it.power, it.hp));
        let title = card_name(card.name, words);
        text += &format!("{title}: {kind}, {}{strength}. {}\n", card.cost, effects(card, words).join(" "));
    }
    text
}

/// A card in play by name and number.
pub(super) fn in_play(view: &View, id: magic::Id, words: &Words) -> Option<String> {
    view.in_play(id).map(|(_, card)| numbered(card, id, words))
}

/// Names with how many there are of each.
fn listed(cards: &[Name], words: &Words) -> String {
    let mut counted: Vec<(Name, usize)> = Vec::new();
    for &card in cards {
        match counted.iter_mut().find(|(name, _)| *name == card) {
            Some((_, count)) => *count += 1,
            None => counted.push((card, 1)),
        }
    }
    let entry = |(name, count): &(Name, usize)| {
        let name = card_name(*name, words);
        if *count > 1 { format!("{} {name}", words.number(*count as i64)) } else { name }
    };
    counted.iter().map(entry).collect::<Vec<_>>().join(&words.say("comma"))
}
