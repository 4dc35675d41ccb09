//! What people type: the texts of actions, and cards by name where a verb says
//! what is meant (`summon dark blade`, `attack axe raider on haniwa`). Whether it
//! is allowed is for the rules to say.

use duel::{Action, Index, Refusal, View};
use meydan_catalogue::duel_said;
use meydan_core::{AnyMatch, Refused, Seat};
use meydan_words::{Lang, Words};

use super::{GAME, table};
use crate::naming::{fitting, plain_digits};

/// A place that a verb may be about: how the action goes on, and the card there.
type Candidate = (String, Index);

/// The text of the action that was typed.
pub(super) fn read(
    game: &dyn AnyMatch,
    view: &View,
    seat: Seat,
    line: &str,
    words: &Words,
) -> Result<String, Refused> {
    let line = plain_digits(line.trim());
    let lower = line.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    if let Ok(action) = lower.parse::<Action>() {
        return Ok(action.to_string());
    }
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
    let verb = verb.to_lowercase();
    const VERBS: [&str; 8] = ["summon", "set", "flip", "turn", "activate", "use", "name", "choose"];
    if rest.trim().is_empty() || verb != "attack" && !VERBS.contains(&verb.as_str()) {
        return Err(Refused::game(GAME, &Refusal::NotAnAction));
    }
    let legal = game.legal(seat);
    let reading = Reading { view, seat, words, legal: &legal };
    if verb == "attack" { reading.attack(rest) } else { reading.with_card(&verb, rest) }
}

/// The card that was typed, of all there are.
pub(super) fn any_card(view: &View, text: &str, words: &Words) -> Result<Index, Refused> {
    let all = 0..view.book.cards().len() as Index;
    one(view, &fitting(text, all, |card| titles(view, card, words)), text, words)
}

fn titles(view: &View, card: Index, words: &Words) -> Vec<String> {
    let Some(card) = view.book.cards().get(usize::from(card)) else { return Vec::new() };
    vec![
        card.name.clone(),
        duel_said::card_name(card, words),
        duel_said::card_name(card, Words::of(Lang::En)),
    ]
}

fn one(view: &View, found: &[Index], text: &str, words: &Words) -> Result<Index, Refused> {
    match *found {
        [card] => Ok(card),
        [] => Err(typed("duel-no-card", text, None)),
        _ => {
            let names: Vec<String> =
                found.iter().take(8).map(|&card| table::name(view, card, words)).collect();
            Err(typed("duel-unclear", text, Some(names.join(&words.say("console-duel-comma")))))
        }
    }
}

struct Reading<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words,
    legal: &'a [String],
}

impl Reading<'_> {
    fn hand(&self, before: &str) -> Vec<Candidate> {
        let hand = self.view.sides[self.seat.index()].hand.as_deref().unwrap_or_default();
        (1..).zip(hand).map(|(number, &card): (usize, _)| (format!("{before}{number}"), card)).collect()
    }

    fn field(&self, seat: Seat, pile: &str, before: &str) -> Vec<Candidate> {
        let side = &self.view.sides[seat.index()];
        let zones = if pile == "monster" { &side.monsters } else { &side.spells };
        let known = |(zone, lying): (usize, &Option<duel::FieldCard>)| {
            Some((format!("{before}{zone}"), lying.as_ref()?.card?))
        };
        (1..).zip(zones).filter_map(known).collect()
    }

    /// What a verb may be about, from the likelier to the less likely.
    fn candidates(&self, verb: &str) -> Option<Vec<Candidate>> {
        let (own, other) = (self.seat, self.seat.other());
        Some(match verb {
            "summon" | "set" => self.hand(""),
            "flip" | "turn" => self.field(own, "monster", ""),
            "activate" => [self.field(own, "spell", "spell-"), self.hand("hand-")].concat(),
            "use" => [self.field(own, "monster", "monster-"), self.hand("hand-")].concat(),
            "name" => {
                (0..self.view.book.cards().len() as Index).map(|card| (card.to_string(), card)).collect()
            }
            "choose" => {
                let pile = |cards: &[Index], before: &str| -> Vec<Candidate> {
                    (1..).zip(cards).map(|(at, &card): (usize, _)| (format!("{before}{at}"), card)).collect()
                };
                let side = &self.view.sides[own.index()];
                let field_zone = |seat: Seat, name: &str| {
                    let lying = self.view.sides[seat.index()].field.as_ref();
                    lying.and_then(|lying| lying.card).map(|card| (name.to_owned(), card))
                };
                let mut all = [
                    self.field(own, "monster", "monster-"),
                    self.field(other, "monster", "opponent-monster-"),
                    self.field(own, "spell", "spell-"),
                    self.field(other, "spell", "opponent-spell-"),
                    self.hand("hand-"),
                    pile(&side.graveyard, "graveyard-"),
                    pile(&self.view.sides[other.index()].graveyard, "opponent-graveyard-"),
                    pile(&self.view.deck_names(own), "deck-"),
                ]
                .concat();
                all.extend(field_zone(own, "field"));
                all.extend(field_zone(other, "opponent-field"));
                all
            }
            _ => return None,
        })
    }

    /// The one of these that was typed, by its name. Those that `is_legal` go first.
    fn find(
        &self,
        among: &[Candidate],
        text: &str,
        is_legal: impl Fn(&str) -> bool,
    ) -> Result<String, Refused> {
        let legal: Vec<&Candidate> = among.iter().filter(|(place, _)| is_legal(place)).collect();
        for group in [legal, among.iter().collect()] {
            let cards = group.iter().map(|(_, card)| *card);
            let found = fitting(text, cards, |card| titles(self.view, card, self.words));
            if found.is_empty() {
                continue;
            }
            let card = one(self.view, &found, text, self.words)?;
            let places: Vec<&String> =
                group.iter().filter(|(_, other)| *other == card).map(|(place, _)| place).collect();
            // Of several that are alike in a pile any is as good; on the field each lies in its own way.
            let in_hand = *among == self.hand("")[..];
            let in_pile = |place: &&String| ["hand-", "graveyard-"].iter().any(|pile| place.contains(pile));
            return match places[..] {
                [place, ..] if places.len() == 1 || in_hand || places.iter().all(in_pile) => {
                    Ok(place.clone())
                }
                _ => {
                    let list: Vec<&str> = places.iter().map(|place| place.as_str()).collect();
                    Err(typed("duel-unclear", text, Some(list.join(&self.words.say("console-duel-comma")))))
                }
            };
        }
        Err(typed("duel-no-card", text, None))
    }

    fn with_card(&self, verb: &str, rest: &str) -> Result<String, Refused> {
        let Some(among) = self.candidates(verb) else {
            return Err(Refused::game(GAME, &Refusal::NotAnAction));
        };
        let is_legal = |place: &str| self.legal.iter().any(|action| *action == format!("{verb} {place}"));
        Ok(format!("{verb} {}", self.find(&among, rest, is_legal)?))
    }

    /// `dark blade on haniwa`, `dark blade directly`, or `dark blade` where only one attack is open.
    fn attack(&self, rest: &str) -> Result<String, Refused> {
        let lower = rest.to_lowercase();
        let (attacker, target) = match lower.split_once(" on ") {
            Some((attacker, target)) => (attacker.to_owned(), Some(target.to_owned())),
            None => match lower.strip_suffix(" directly").or_else(|| lower.strip_suffix(" direct")) {
                Some(attacker) => (attacker.to_owned(), Some("direct".to_owned())),
                None => (lower, None),
            },
        };
        let own = self.field(self.seat, "monster", "");
        let begins =
            |zone: &str| self.legal.iter().any(|action| action.starts_with(&format!("attack {zone} ")));
        let from = match attacker.trim().parse::<u8>() {
            Ok(zone) => zone.to_string(),
            Err(_) => self.find(&own, &attacker, begins)?,
        };
        let to = match target.as_deref().map(str::trim) {
            Some("direct") => "direct".to_owned(),
            Some(target) if target.parse::<u8>().is_ok() => target.to_owned(),
            Some(target) => {
                let others = self.field(self.seat.other(), "monster", "");
                let open =
                    |zone: &str| self.legal.iter().any(|action| *action == format!("attack {from} {zone}"));
                self.find(&others, target, open)?
            }
            None => {
                let start = format!("attack {from} ");
                let mut ends = self.legal.iter().filter_map(|action| action.strip_prefix(&start));
                match (ends.next(), ends.next()) {
                    (Some(only), None) => only.to_owned(),
                    (None, _) => "direct".to_owned(),
                    (Some(_), Some(_)) => return Err(typed("duel-whom", rest, None)),
                }
            }
        };
        // Numbers that no action has are for the reader of actions to refuse.
        let action = format!("attack {from} {to}");
        action
            .parse::<Action>()
            .map(|action| action.to_string())
            .map_err(|refusal| Refused::game(GAME, &refusal))
    }
}

/// A refusal that repeats what was typed: not long, and nothing that would command the terminal.
fn typed(code: &'static str, text: &str, candidates: Option<String>) -> Refused {
    const MOST: usize = 40;
    let shows =
        |sign: char| sign.is_alphanumeric() || sign.is_ascii_graphic() || matches!(sign, ' ' | '\u{200c}');
    let plain = |sign: char| if shows(sign) { sign } else { '\u{fffd}' };
    let end = if text.trim().chars().count() > MOST { "…" } else { "" };
    let text: String = text.trim().chars().take(MOST).map(plain).chain(end.chars()).collect();
    let mut args = vec![("text", text)];
    args.extend(candidates.map(|candidates| ("candidates", candidates)));
    Refused::new("console", code, "DU-003", args)
}
