//! Duel in words: what is asked, what happened, what cards say, and what is meant
//! by touching a place.

use duel::{Action, Index, Kind, Phase, Question, Spot};
use meydan_catalogue::duel_said;
use meydan_catalogue::duel_tale::Tale;
use meydan_core::{Place, Seat};
use meydan_words::Words;

use super::Duel;
use super::layout::parts;

pub(super) fn player(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| (seat.0 + 1).to_string())
}

/// The name of a card.
pub(super) fn card(duel: &Duel, card: Index, words: &Words) -> String {
    let nobody = |_: Seat| String::new();
    Tale { view: &duel.view, words, who: &nobody }.card(card)
}

/// What happened lately, in sentences.
pub(super) fn lately(duel: &Duel, words: &Words, names: &[String]) -> Vec<String> {
    let who = |seat: Seat| player(names, seat);
    Tale { view: &duel.view, words, who: &who }.lines(&duel.told)
}

/// Who is asked for what.
pub(super) fn turn(duel: &Duel, player: &str, words: &Words) -> Option<String> {
    let nobody = |_: Seat| String::new();
    let asked = Tale { view: &duel.view, words, who: &nobody }.asked()?;
    Some(words.say_with("tui-duel-turn", &[("player", player.into()), ("asked", asked.into())]))
}

/// What a card is, in a line: kind, level, attribute, race, ATK/DEF as printed.
pub(super) fn kind(duel: &Duel, card: Index, words: &Words) -> String {
    let Some(card) = duel.view.book.cards().get(usize::from(card)) else { return String::new() };
    let said = |group: &str, word: String| words.say(&format!("duel-{group}-{word}"));
    let parts = match &card.kind {
        Kind::Monster(body) => {
            let level = words.say_with("tui-duel-level", &[("level", body.level.into())]);
            let strength = format!("\u{2066}{}/{}\u{2069}", body.atk, body.def);
            vec![level, said("attribute", body.attribute.word()), said("race", body.race.word()), strength]
        }
        Kind::Spell(property) => vec![words.say("duel-kind-spell"), said("property", property.word())],
        Kind::Trap(property) => vec![words.say("duel-kind-trap"), said("property", property.word())],
    };
    parts.join(" · ")
}

/// What a card says.
pub(super) fn text(duel: &Duel, card: Index, words: &Words) -> String {
    let card = duel.view.book.cards().get(usize::from(card));
    card.map_or_else(String::new, |card| duel_said::card_text(card, words))
}

/// The links of the chain, the first first.
pub(super) fn chain(duel: &Duel, words: &Words, names: &[String]) -> Vec<String> {
    let link = |(number, link): (i64, &duel::LinkView)| {
        let hidden = || words.say("duel-hidden-card");
        let targets: Vec<String> = link
            .chosen
            .iter()
            .map(|target| target.card.map_or_else(hidden, |target| card(duel, target, words)))
            .collect();
        let mut args = vec![
            ("number", number.into()),
            ("card", card(duel, link.card, words).into()),
            ("player", player(names, link.seat).into()),
        ];
        let said = if targets.is_empty() {
            words.say_with("tui-duel-link", &args)
        } else {
            args.push(("target", targets.join(&words.say("tui-duel-comma")).into()));
            words.say_with("tui-duel-link-on", &args)
        };
        if link.negated { format!("{said} {}", words.say("tui-duel-negated")) } else { said }
    };
    (1..).zip(&duel.view.chain).map(link).collect()
}

/// Both graveyards, and what the cards in sight say.
pub(super) fn overview(duel: &Duel, words: &Words, names: &[String]) -> String {
    let mut text = String::new();
    for seat in [duel.front, duel.front.other()] {
        let graveyard = &duel.view.sides[seat.index()].graveyard;
        text += &words.say_with("tui-duel-graveyard-of", &[("player", player(names, seat).into())]);
        text += "\n  ";
        let named: Vec<String> = graveyard.iter().map(|&index| card(duel, index, words)).collect();
        text += &if named.is_empty() {
            words.say("tui-duel-nothing")
        } else {
            named.join(&words.say("tui-duel-comma"))
        };
        text += "\n\n";
    }
    let mut seen: Vec<Index> = Vec::new();
    for seat in [duel.front, duel.front.other()] {
        let side = &duel.view.sides[seat.index()];
        if seat == duel.front {
            seen.extend(side.hand.iter().flatten());
        }
        let zones = side.monsters.iter().chain(&side.spells).chain([&side.field]).flatten();
        seen.extend(zones.filter_map(|lying| lying.card));
    }
    for seat in [duel.front, duel.front.other()] {
        seen.extend(&duel.view.sides[seat.index()].graveyard);
    }
    let mut told = std::collections::HashSet::new();
    for index in seen.into_iter().filter(|&index| told.insert(index)) {
        let name = card(duel, index, words);
        text += &format!("{name} ({})\n  {}\n", kind(duel, index, words), self::text(duel, index, words));
    }
    text
}

/// What the rules are asked about where nothing can be done: they say why.
pub(super) fn meant(duel: &Duel, place: &Place) -> String {
    let (pile, number) = parts(place);
    let asked = duel.view.asked.what;
    let spot = place.as_str().replace(':', "-");
    match pile {
        "amount" => format!("amount {number}"),
        "tributes" => format!("tributes {number}"),
        "card" => format!("name {number}"),
        _ if asked == Question::Answer => format!("activate {spot}"),
        "main" => format!("swap {number} 1"),
        "side" => format!("swap 1 {number}"),
        "hand" if asked == Question::Phase => {
            let card = duel.card_at(place).and_then(|card| duel.view.book.cards().get(usize::from(card)));
            match card.map(|card| &card.kind) {
                Some(Kind::Spell(_)) => format!("activate {spot}"),
                Some(Kind::Trap(_)) => format!("set {number}"),
                Some(Kind::Monster(_)) | None => format!("summon {number}"),
            }
        }
        "monster" if asked == Question::Phase => {
            let hidden = duel.lying(place).is_some_and(|lying| !lying.face_up);
            match (duel.view.phase, hidden) {
                (Phase::Battle, _) => format!("attack {number} direct"),
                (_, true) => format!("flip {number}"),
                (_, false) => format!("turn {number}"),
            }
        }
        "spell" | "field" if asked == Question::Phase => format!("activate {spot}"),
        _ => format!("choose {spot}"),
    }
}

/// An action in a few words.
pub(super) fn said(duel: &Duel, action: &str, words: &Words) -> String {
    let Ok(action) = action.parse::<Action>() else { return action.to_owned() };
    let at = |pile: &str, number: u8| {
        let place = Place::new(format!("{pile}:{number}"));
        let hidden = || words.say("duel-hidden-card");
        duel.card_at(&place).map_or_else(hidden, |index| card(duel, index, words))
    };
    let at_spot = |spot: Spot| {
        let hidden = || words.say("duel-hidden-card");
        duel.card_at(&spot.place()).map_or_else(hidden, |index| card(duel, index, words))
    };
    let say =
        |key: &str, args: &[(&str, meydan_words::Arg)]| words.say_with(&format!("tui-duel-do-{key}"), args);
    let with = |key: &str, card: String| say(key, &[("card", card.into())]);
    match action {
        Action::Summon(number) => with("summon", at("hand", number)),
        Action::Set(number) => with("set", at("hand", number)),
        Action::Flip(zone) => with("flip", at("monster", zone)),
        Action::Turn(zone) => with("turn", at("monster", zone)),
        Action::Attack { from, to } => say(
            "attack",
            &[("card", at("monster", from).into()), ("target", at("opponent-monster", to).into())],
        ),
        Action::Direct(from) => with("direct", at("monster", from)),
        Action::Activate(spot) => with("activate", at_spot(spot)),
        Action::Use(spot) => with("use", at_spot(spot)),
        Action::Choose(spot) => with("choose", at_spot(spot)),
        Action::Name(index) => with("choose", card(duel, index, words)),
        Action::Amount(amount) => say("amount", &[("amount", i64::from(amount).into())]),
        Action::Tributes(count) => say("tributes", &[("count", i64::from(count).into())]),
        Action::Swap { main, side } => {
            say("swap", &[("card", at("main", main).into()), ("target", at("side", side).into())])
        }
        Action::Position { attacks: true } => words.say("tui-duel-do-attack-position"),
        Action::Position { attacks: false } => words.say("tui-duel-do-defense-position"),
        Action::Next
        | Action::Done
        | Action::Yes
        | Action::No
        | Action::Pass
        | Action::Cancel
        | Action::Keep
        | Action::Surrender => words.say(&format!("tui-duel-do-{action}")),
        // Nobody is offered one; who sees a record of one reads what was typed.
        Action::Cheat(_) => action.to_string(),
    }
}
