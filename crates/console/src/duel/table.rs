//! The board of thirteen lines (section 7.5 of the specification), the own hand,
//! the chain, and what cards say.

use duel::{FieldCard, Index, Kind, SideView, View, ZONES, zones_in_row};
use meydan_catalogue::duel_said;
use meydan_core::Seat;
use meydan_words::Words;

use crate::Sight;

fn monster(zone: Option<&FieldCard>) -> &'static str {
    match zone.map(|lying| (lying.face_up, lying.attacks)) {
        None => "E",
        Some((true, true)) => "OO",
        Some((true, false)) => "DO",
        Some((false, _)) => "DH",
    }
}

fn spell(zone: Option<&FieldCard>) -> &'static str {
    match zone.map(|lying| lying.face_up) {
        None => "E",
        Some(true) => "O",
        Some(false) => "H",
    }
}

fn row(
    zones: &[Option<FieldCard>; ZONES],
    own: bool,
    code: fn(Option<&FieldCard>) -> &'static str,
) -> String {
    let sign = |zone: u8| format!("\t{}", code(zones[usize::from(zone) - 1].as_ref()));
    zones_in_row(own).map(sign).concat()
}

fn held(side: &SideView) -> String {
    "\tc".repeat(usize::from(side.in_hand))
}

/// The thirteen lines; the viewer, or whose turn it is, stands below.
pub(super) fn board(view: &View, who: &dyn Fn(Seat) -> String) -> Vec<String> {
    let below = view.you.unwrap_or(view.turn);
    let [own, other] = [below, below.other()].map(|seat| &view.sides[seat.index()]);
    let field = |side: &SideView| if side.field.is_some() { "O" } else { "E" };
    vec![
        format!("{}:{}", who(below.other()), other.life),
        held(other),
        other.deck.to_string(),
        row(&other.spells, false, spell),
        row(&other.monsters, false, monster),
        format!("{}\t\t\t\t\t\t{}", other.graveyard.len(), field(other)),
        "-".repeat(26),
        format!("{}\t\t\t\t\t\t{}", field(own), own.graveyard.len()),
        row(&own.monsters, true, monster),
        row(&own.spells, true, spell),
        format!("\t\t\t\t\t\t{}", own.deck),
        held(own),
        format!("{}:{}", who(below), own.life),
    ]
}

/// The board, the monsters and spells that are known, the chain, and the hand.
pub(super) fn draw(view: &View, sight: &Sight<'_>) -> String {
    let Sight { words, look, who, .. } = *sight;
    let mut text: String = board(view, who).iter().map(|line| look.board_line(line) + "\n").collect();
    let phase = words.say(&format!("duel-phase-{}", duel_said::phase_code(view.phase)));
    let turn = [("phase", phase.into()), ("player", who(view.turn).into())];
    text += &format!("{}\n", words.say_with("duel-event-phase", &turn));
    text + &cards(view, sight)
}

/// The cards that are known, the chain, and the hand.
pub(super) fn cards(view: &View, sight: &Sight<'_>) -> String {
    let words = sight.words;
    let mut text = String::new();
    let below = view.you.unwrap_or(view.turn);
    for seat in [below.other(), below] {
        text += &known(view, seat, sight);
    }
    for (number, link) in (1..).zip(&view.chain) {
        let args = [("number", i64::from(number).into()), ("card", name(view, link.card, words).into())];
        text += &format!("{}\n", words.say_with("console-duel-link", &args));
    }
    if view.you.is_some() {
        text += &hand(view, words);
    }
    text
}

/// The cards of a side that the viewer knows, by their places.
fn known(view: &View, seat: Seat, sight: &Sight<'_>) -> String {
    let Sight { words, who, .. } = *sight;
    let side = &view.sides[seat.index()];
    let before = if Some(seat) == view.you { "" } else { "opponent-" };
    let mut cards = Vec::new();
    for (pile, zones) in [("monster", &side.monsters), ("spell", &side.spells)] {
        for (zone, lying) in (1..).zip(zones) {
            let Some(card) = lying.as_ref().and_then(|lying| Some((lying, lying.card?))) else { continue };
            let values = card.0.atk.zip(card.0.def);
            let values =
                values.map_or_else(String::new, |(atk, def)| format!(" \u{2066}{atk}/{def}\u{2069}"));
            cards.push(format!("{before}{pile}-{zone} {}{values}", name(view, card.1, words)));
        }
    }
    if let Some(card) = side.field.as_ref().and_then(|lying| lying.card) {
        cards.push(format!("{before}field {}", name(view, card, words)));
    }
    if cards.is_empty() {
        return String::new();
    }
    let list = cards.join(&words.say("console-duel-comma"));
    format!("{}: {list}\n", who(seat))
}

/// The own hand, a line each, numbered as actions count it.
pub(super) fn hand(view: &View, words: &Words) -> String {
    let hand = view.you.and_then(|you| view.sides[you.index()].hand.as_deref()).unwrap_or_default();
    if hand.is_empty() {
        return format!("{}\n", words.say("console-duel-hand-empty"));
    }
    let line = |(number, &card): (usize, &Index)| {
        format!("{number:>2}  {} ({})\n", name(view, card, words), kind(view, card, words))
    };
    format!("{}\n", words.say("console-duel-hand-title")) + &(1..).zip(hand).map(line).collect::<String>()
}

pub(super) fn graveyards(view: &View, sight: &Sight<'_>) -> String {
    let Sight { words, who, .. } = *sight;
    let mut text = String::new();
    for seat in Seat::all(2) {
        text += &words.say_with("console-duel-graveyard-of", &[("player", who(seat).into())]);
        text.push('\n');
        for (number, &card) in (1..).zip(&view.sides[seat.index()].graveyard) {
            text += &format!("{number:>2}  {}\n", name(view, card, words));
        }
    }
    text
}

/// The name of a card in the language.
pub(super) fn name(view: &View, card: Index, words: &Words) -> String {
    let card = view.book.cards().get(usize::from(card));
    card.map_or_else(|| words.say("duel-hidden-card"), |card| duel_said::card_name(card, words))
}

fn kind(view: &View, card: Index, words: &Words) -> String {
    let Some(card) = view.book.cards().get(usize::from(card)) else { return String::new() };
    let said = |group: &str, word: String| words.say(&format!("duel-{group}-{word}"));
    let parts = match &card.kind {
        Kind::Monster(body) => vec![
            words.say_with("console-duel-level", &[("level", body.level.into())]),
            said("attribute", body.attribute.word()),
            said("race", body.race.word()),
            format!("\u{2066}{}/{}\u{2069}", body.atk, body.def),
        ],
        Kind::Spell(property) => vec![words.say("duel-kind-spell"), said("property", property.word())],
        Kind::Trap(property) => vec![words.say("duel-kind-trap"), said("property", property.word())],
    };
    parts.join(&words.say("console-duel-comma"))
}

/// What a card is and says.
pub(super) fn card_text(view: &View, card: Index, words: &Words) -> String {
    let text = view.book.cards().get(usize::from(card)).map(|card| duel_said::card_text(card, words));
    format!("{} ({})\n{}\n", name(view, card, words), kind(view, card, words), text.unwrap_or_default())
}
