//! Duel's table in words: what cards are, the chain, and everything in sight.

use duel::{Card, Index, Kind, LinkView};
use meydan_core::Seat;
use meydan_words::Words;

use super::{Tale, Told, card_text};

/// What a card is, in a line: kind, level, attribute, race, ATK/DEF as printed.
#[must_use]
pub fn card_kind(card: &Card, words: &Words) -> String {
    let said = |group: &str, word: String| words.say(&format!("duel-{group}-{word}"));
    let parts = match &card.kind {
        Kind::Monster(body) => {
            let level = words.say_with("duel-level", &[("level", body.level.into())]);
            let strength = format!("\u{2066}{}/{}\u{2069}", body.atk, body.def);
            vec![level, said("attribute", body.attribute.word()), said("race", body.race.word()), strength]
        }
        Kind::Spell(property) => vec![words.say("duel-kind-spell"), said("property", property.word())],
        Kind::Trap(property) => vec![words.say("duel-kind-trap"), said("property", property.word())],
    };
    parts.join(" · ")
}

/// The links of the chain, the first first.
#[must_use]
pub fn chain(scene: &Told<'_>) -> Vec<String> {
    let words = scene.words;
    let tale = Tale::of(scene);
    let link = |(number, link): (i64, &LinkView)| {
        let hidden = || words.say("duel-hidden-card");
        let targets: Vec<String> = link
            .chosen
            .iter()
            .map(|target| target.card.map_or_else(hidden, |target| tale.card(target)))
            .collect();
        let mut args = vec![
            ("number", number.into()),
            ("card", tale.card(link.card).into()),
            ("player", (scene.who)(link.seat).into()),
        ];
        let said = if targets.is_empty() {
            words.say_with("duel-link", &args)
        } else {
            args.push(("target", targets.join(&words.say("comma")).into()));
            words.say_with("duel-link-on", &args)
        };
        if link.negated { format!("{said} {}", words.say("duel-negated")) } else { said }
    };
    (1..).zip(&scene.view.chain).map(link).collect()
}

/// Both graveyards, and what the cards in sight say; first of who looks.
pub(super) fn overview(scene: &Told<'_>) -> String {
    let (view, words) = (scene.view, scene.words);
    let tale = Tale::of(scene);
    let front = view.you.unwrap_or(Seat::FIRST);
    let mut text = String::new();
    let mut seen: Vec<Index> = Vec::new();
    for seat in [front, front.other()] {
        let side = &view.sides[seat.index()];
        text += &words.say_with("duel-graveyard-of", &[("player", (scene.who)(seat).into())]);
        text += "\n  ";
        let named: Vec<String> = side.graveyard.iter().map(|&card| tale.card(card)).collect();
        text += &if named.is_empty() { words.say("nothing") } else { named.join(&words.say("comma")) };
        text += "\n\n";
        // Of both hands only the own one is known, unless it is over.
        seen.extend(side.hand.iter().flatten().filter(|_| seat == front));
        let zones = side.monsters.iter().chain(&side.spells).chain([&side.field]).flatten();
        seen.extend(zones.filter_map(|lying| lying.card));
    }
    seen.extend(
        view.sides[front.index()].graveyard.iter().chain(&view.sides[front.other().index()].graveyard),
    );
    let mut told = std::collections::HashSet::new();
    for index in seen.into_iter().filter(|&index| told.insert(index)) {
        let Some(card) = view.book.cards().get(usize::from(index)) else { continue };
        let (kind, says) = (card_kind(card, words), card_text(card, words));
        text += &format!("{} ({kind})\n  {says}\n", tale.card(index));
    }
    text
}
