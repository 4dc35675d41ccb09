//! Magic in words: what happened lately, the attacks, and the whole table.

use magic::{Action, Asked, Event, Name, Target, View};
use meydan_catalogue::magic_said;
use meydan_core::Seat;
use meydan_words::Words;

fn player(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| (seat.0 + 1).to_string())
}

/// Players by their names, cards in play by name and number.
struct Named<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl magic_said::Naming for Named<'_> {
    fn player(&self, seat: Seat) -> String {
        player(self.names, seat)
    }

    fn card(&self, card: Name) -> String {
        self.words.magic_card(&card.to_string())
    }

    fn thing(&self, thing: &magic::Thing) -> String {
        magic_said::numbered(&thing.card.to_string(), thing.id, self.words)
    }
}

/// What happened lately, in sentences. What is seen on the table or was said
/// with a fight is not said again.
pub(super) fn lately(told: &[Event], words: &Words, names: &[String]) -> Vec<String> {
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
    let said = told.iter().filter(worth);
    said.filter_map(|event| magic_said::event(event, words, &Named { words, names })).collect()
}

/// Every attacker with its defender, or with the player.
pub(super) fn pairs(view: &View, words: &Words, names: &[String], arrow: &str) -> Vec<String> {
    let named = |id: magic::Id| {
        let card = view.in_play(id).map_or_else(String::new, |(_, card)| card.to_string());
        let looks = view.creature(id).map(|(_, creature)| creature.looks);
        let strength = looks
            .map_or_else(String::new, |looks| format!(" \u{2066}{}/{}\u{2069}", looks.power, looks.left));
        format!("{}{strength}", magic_said::numbered(&card, id, words))
    };
    let now = match view.asked {
        Asked::Defend { attack, .. } => Some(usize::from(attack)),
        _ => None,
    };
    let line = |(index, attack): (usize, &magic::Attack)| {
        let against = match attack.defender {
            Some(defender) => named(defender),
            None if now.is_some_and(|now| index >= now) => "?".to_owned(),
            None => player(names, view.turn.other()),
        };
        let sign = if now == Some(index) { "▸ " } else { "" };
        format!("{sign}{} {arrow} {against}", named(attack.attacker))
    };
    view.attacks.iter().enumerate().map(line).collect()
}

/// An action in a few words.
pub(super) fn said(action: &str, view: &View, words: &Words) -> String {
    let named = |id: magic::Id| match view.in_play(id) {
        Some((_, card)) => magic_said::numbered(&card.to_string(), id, words),
        None => words.number(i64::from(id)),
    };
    match action.parse() {
        Ok(
            Action::Play { card, .. } | Action::Aim { card, .. } | Action::Target(Target::Discarded(card)),
        ) => words.magic_card(&card.to_string()),
        Ok(Action::Tap(id) | Action::Attack(id) | Action::Defend(id) | Action::Target(Target::Card(id))) => {
            named(id)
        }
        _ => action.to_owned(),
    }
}

/// Discards, what is left in the decks, and what the cards in sight do.
pub(super) fn overview(view: &View, words: &Words, names: &[String]) -> String {
    let mut text = String::new();
    for seat in Seat::all(2) {
        let side = &view.sides[seat.index()];
        let who = [("player", player(names, seat).into())];
        let mut part = |key: &str, cards: &[Name]| {
            text += &words.say_with(key, &who);
            text += "\n  ";
            text += &if cards.is_empty() { words.say("tui-magic-none") } else { listed(cards, words) };
            text += "\n\n";
        };
        part("tui-magic-discard-of", &side.discard);
        part("tui-magic-unseen-of", &side.unseen);
    }
    let mut seen: Vec<Name> = view.hand().map(<[Name]>::to_vec).unwrap_or_default();
    for side in &view.sides {
        seen.extend(side.creatures.iter().map(|creature| creature.card));
        seen.extend(side.enchantments.iter().map(|other| other.card));
    }
    seen.sort();
    seen.dedup();
    for card in seen.into_iter().filter_map(|name| view.book.find(name)) {
        let kind = words.say(&format!("magic-kind-{}", card.kind.code()));
        let strength =
            card.creature().map_or_else(String::new, |it| format!(" \u{2066}{}/{}\u{2069}", it.power, it.hp));
        let title = words.magic_card(&card.name.to_string());
        text += &format!(
            "{title}: {kind}, {}{strength}. {}\n",
            card.cost,
            magic_said::effects(card, words).join(" ")
        );
    }
    text
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
        let name = words.magic_card(&name.to_string());
        if *count > 1 { format!("{} {name}", words.number(*count as i64)) } else { name }
    };
    counted.iter().map(entry).collect::<Vec<_>>().join(&words.say("tui-magic-comma"))
}
