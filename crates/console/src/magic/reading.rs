//! What people type for actions: `soldier`, `play 3`, `terror on 12`, `tap 3 5`,
//! `attack all`, `defend 9`, `none`, `done`.
//!
//! Whether it is allowed is for the rules to say. What a card is paid with is
//! looked up among what they offer.

use magic::{Action, Aim, Asked, Id, Magic, Mana, Name, Refusal, Target, View};
use meydan_core::{Refused, Seat};
use meydan_telling::magic::{card_name, list, numbered, seat_name};
use meydan_words::{Words, fold};

use super::naming::fitting;
use super::{GAME, RULE};
use crate::line_ui::{self, Misread};

/// The code of a name that several cards have.
const UNCLEAR: &str = "magic-unclear";
/// The code of a name that no card has.
const NO_CARD: &str = "magic-no-card";

type Read = line_ui::Read<Magic>;

/// The actions that a line stands for.
pub(super) fn read(line: &str, asked: &line_ui::Asked<'_, Magic>) -> Read {
    let line_ui::Asked { view, seat, words, ref table } = *asked;
    Reader { view, seat, legal: table.legal(seat), words }.line(line)
}

/// The card that somebody asks about.
pub(super) fn any_card(view: &View, typed: &str, words: &Words) -> Result<Name, Refused> {
    let found = fitting(typed, view.book.cards().iter().map(|card| card.name), words);
    match found[..] {
        [name] => Ok(name),
        [] => Err(self::typed(NO_CARD, typed)),
        _ => Err(unclear(typed, found.iter().map(|name| card_name(*name, words)), words)),
    }
}

struct Reader<'a> {
    view: &'a View,
    seat: Seat,
    legal: Vec<Action>,
    words: &'a Words,
}

/// A card in play that may be meant.
type Candidate = (Id, Name);

/// What is done with several cards at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Tap,
    Attack,
    Defend,
}

impl Reader<'_> {
    fn line(&self, line: &str) -> Read {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((first, rest)) = words.split_first() else {
            return Err(by_rules(&Refusal::NotAnAction).into());
        };
        match (first.to_lowercase().as_str(), rest) {
            ("done", []) => Ok(vec![Action::Done]),
            ("pass", []) => Ok(vec![Action::Pass]),
            ("none", []) => Ok(vec![Action::NoDefender]),
            ("cancel", []) => Ok(vec![Action::Cancel]),
            ("play" | "cast" | "aim", [_, ..]) => self.play(rest, line),
            ("tap", [_, ..]) => self.several(Verb::Tap, &rest.join(" ")),
            ("attack", [_, ..]) => self.several(Verb::Attack, &rest.join(" ")),
            ("defend" | "block", [_, ..]) => self.several(Verb::Defend, &rest.join(" ")),
            ("target", [_, ..]) => {
                let aim = if let Asked::Target { aim, .. } = self.view.asked { Some(aim) } else { None };
                Ok(vec![Action::Target(self.target(&rest.join(" "), aim)?)])
            }
            ("play" | "cast" | "aim" | "tap" | "attack" | "defend" | "block" | "target", []) => {
                Err(by_rules(&Refusal::NotAnAction).into())
            }
            _ => match self.view.asked {
                Asked::Play | Asked::Window | Asked::Over => self.play(&words, line),
                Asked::Target { aim, .. } => Ok(vec![Action::Target(self.target(line, Some(aim))?)]),
                Asked::Attack => self.several(Verb::Attack, line),
                Asked::Defend { .. } => self.several(Verb::Defend, line),
            },
        }
    }

    /// A card, what it is paid with if that is said, and its target if that is said too.
    fn play(&self, words: &[&str], line: &str) -> Read {
        let (words, with) = match words {
            [card @ .., with, mana] if !card.is_empty() && with.eq_ignore_ascii_case("with") => {
                let paid = mana_of(mana).ok_or_else(|| typed("magic-no-mana", mana))?;
                (card, Some(paid))
            }
            _ => (words, None),
        };
        let whole = match self.card(&words.join(" ")) {
            Ok(card) => return Ok(vec![self.played(card, with)]),
            Err(why) => why,
        };
        // The longest beginning that is a card; what follows is its target.
        for at in (1..words.len()).rev() {
            let target = match &words[at..] {
                [on, target @ ..] if !target.is_empty() && is_on(on) => target,
                target => target,
            };
            match self.card(&words[..at].join(" ")) {
                Ok(card) => {
                    let aim = self.view.book.find(card).and_then(magic::Card::aim);
                    if aim.is_none() {
                        return Err(by_rules(&Refusal::AsksForNoTarget(card)).into());
                    }
                    let target = self.target(&target.join(" "), aim);
                    let target = target.map_err(|why| Misread { part: Some(2), why })?;
                    return Ok(vec![self.played(card, with), Action::Target(target)]);
                }
                Err(why) if why.code == UNCLEAR || why.code == "not-in-hand" => {
                    return Err(why.into());
                }
                Err(_) => {}
            }
        }
        // A line that begins with no verb and is no card either may be anything.
        let said = words.len() < line.split_whitespace().count() && with.is_none();
        if whole.code == NO_CARD && !said {
            return Err(typed("magic-not-understood", line.trim()).into());
        }
        Err(whole.into())
    }

    /// A card of the hand, by its number as listed or by its name.
    fn card(&self, text: &str) -> Result<Name, Refused> {
        let hand = self.view.hand().unwrap_or_default();
        if is_number(text) {
            let place = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            return place.and_then(|place| hand.get(place)).copied().ok_or_else(|| {
                let count = hand.len().to_string();
                console("magic-no-hand-number", vec![("number", text.to_owned()), ("count", count)])
            });
        }
        let found = fitting(text, hand.iter().copied(), self.words);
        match found[..] {
            [card] => Ok(card),
            [] => match fitting(text, self.view.book.cards().iter().map(|card| card.name), self.words)[..] {
                [card] => Err(by_rules(&Refusal::NotInHand(card))),
                [] => Err(typed(NO_CARD, text)),
                _ => Err(typed("magic-none-in-hand", text)),
            },
            _ => Err(unclear(text, found.iter().map(|card| card_name(*card, self.words)), self.words)),
        }
    }

    /// The action that plays a card. What cannot be played is left to the rules to refuse.
    fn played(&self, card: Name, with: Option<Mana>) -> Action {
        let aims = self.view.book.find(card).is_some_and(|card| card.aim().is_some());
        let offered = self.legal.iter().find(|action| match action {
            Action::Aim { card: other, .. } => aims && *other == card,
            Action::Play { card: other, .. } => !aims && *other == card,
            _ => false,
        });
        match (with, offered) {
            (None, Some(offered)) => *offered,
            (with, _) if aims => Action::Aim { card, with: with.unwrap_or(Mana::NONE) },
            (with, _) => Action::Play { card, with: with.unwrap_or(Mana::NONE) },
        }
    }

    /// A target as actions have it.
    fn target(&self, text: &str, aim: Option<Aim>) -> Result<Target, Refused> {
        if is_number(text) {
            return number_in_play(text).map(Target::Card);
        }
        if let Some(seat) = self.player(text) {
            return Ok(Target::Player(seat));
        }
        if aim == Some(Aim::OwnDiscard) {
            let discard = &self.view.sides[self.seat.index()].discard;
            let creatures = discard.iter().copied().filter(|card| self.is_creature(*card));
            let found = fitting(text, creatures, self.words);
            return match found[..] {
                [card] => Ok(Target::Discarded(card)),
                [] => Err(typed("magic-none-in-discard", text)),
                _ => Err(unclear(text, found.iter().map(|card| card_name(*card, self.words)), self.words)),
            };
        }
        self.in_play(text, &self.targets(aim)).map(Target::Card)
    }

    fn is_creature(&self, card: Name) -> bool {
        self.view.book.find(card).is_some_and(|card| card.creature().is_some())
    }

    /// The cards in play that such a target is among.
    fn targets(&self, aim: Option<Aim>) -> Vec<Candidate> {
        let mut all = Vec::new();
        for side in &self.view.sides {
            if !matches!(aim, Some(Aim::Land | Aim::Enchantment)) {
                all.extend(side.creatures.iter().map(|other| (other.id, other.card)));
            }
            if matches!(aim, None | Some(Aim::Land)) {
                all.extend(side.lands.iter().map(|other| (other.id, other.card)));
            }
            if matches!(aim, None | Some(Aim::Enchantment)) {
                all.extend(side.enchantments.iter().map(|other| (other.id, other.card)));
            }
        }
        all
    }

    /// A player: `me`, `opponent`, `player 2`, or as the seat is called here.
    fn player(&self, text: &str) -> Option<Seat> {
        let said = fold(text);
        match said.as_str() {
            "me" | "myself" | "ben" | "من" => Some(self.seat),
            "opponent" | "rakip" | "حریف" => Some(self.seat.other()),
            "player1" | "p1" => Some(Seat::FIRST),
            "player2" | "p2" => Some(Seat::SECOND),
            _ => Seat::all(2).find(|seat| fold(&seat_name(*seat, self.words)) == said),
        }
    }

    /// Several cards: numbers, names between commas, `all`, and `none` where defenders are named.
    fn several(&self, verb: Verb, text: &str) -> Read {
        let mut actions = Vec::new();
        let mut parts = Vec::new();
        for part in text.split([',', '،']) {
            let words: Vec<&str> = part.split_whitespace().filter(|word| !is_and(word)).collect();
            if words.iter().all(|word| is_number(word) || is_whole(word)) {
                parts.extend(words.into_iter().map(str::to_owned));
            } else {
                parts.push(words.join(" "));
            }
        }
        for (index, part) in parts.iter().enumerate() {
            let part_number = (parts.len() > 1).then_some(index + 1);
            let ids = self.ids(verb, part).map_err(|why| Misread { part: part_number, why })?;
            actions.extend(ids);
        }
        if actions.is_empty() { Err(by_rules(&Refusal::NotAnAction).into()) } else { Ok(actions) }
    }

    fn ids(&self, verb: Verb, part: &str) -> Result<Vec<Action>, Refused> {
        let done = match verb {
            Verb::Tap => Action::Tap,
            Verb::Attack => Action::Attack,
            Verb::Defend => Action::Defend,
        };
        let lower = part.to_lowercase();
        if verb == Verb::Defend && lower == "none" {
            return Ok(vec![Action::NoDefender]);
        }
        let candidates = self.rested(verb);
        if lower == "all" && verb != Verb::Defend {
            let all: Vec<Action> = candidates.iter().map(|(id, _)| done(*id)).collect();
            let none = if verb == Verb::Tap { "magic-no-land-left" } else { "magic-no-creature-left" };
            return if all.is_empty() { Err(console(none, Vec::new())) } else { Ok(all) };
        }
        if is_number(part) {
            return Ok(vec![done(number_in_play(part)?)]);
        }
        // Lands of one name are alike.
        let found = fitting(part, candidates.iter().map(|(_, name)| *name), self.words);
        let alike = match found[..] {
            [name] if verb == Verb::Tap => candidates.iter().find(|(_, other)| *other == name),
            _ => None,
        };
        let id = alike.map_or_else(|| self.in_play(part, &candidates), |(id, _)| Ok(*id))?;
        Ok(vec![done(id)])
    }

    /// The own cards that could be tapped, attack or defend.
    fn rested(&self, verb: Verb) -> Vec<Candidate> {
        let side = &self.view.sides[self.seat.index()];
        if verb == Verb::Tap {
            return side.lands.iter().filter(|land| !land.tapped).map(|land| (land.id, land.card)).collect();
        }
        // What the rules do not offer is not meant by a name, unless they offer nothing.
        let offered = |id: Id| {
            let action = if verb == Verb::Attack { Action::Attack(id) } else { Action::Defend(id) };
            self.legal.contains(&action)
        };
        let able = side.creatures.iter().any(|body| offered(body.id));
        let defends = |id: Id| self.view.attacks.iter().any(|attack| attack.defender == Some(id));
        let creatures = side
            .creatures
            .iter()
            .filter(|body| !body.tapped && !defends(body.id) && (!able || offered(body.id)));
        creatures.map(|body| (body.id, body.card)).collect()
    }

    /// The one of these cards in play that has this name.
    fn in_play(&self, text: &str, among: &[Candidate]) -> Result<Id, Refused> {
        let found = fitting(text, among.iter().map(|(_, name)| *name), self.words);
        let fits: Vec<&Candidate> = among.iter().filter(|(_, name)| found.contains(name)).collect();
        match fits[..] {
            [(id, _)] => Ok(*id),
            [] => Err(typed("magic-none-in-play", text)),
            _ => {
                let names = fits.iter().map(|(id, name)| numbered(*name, *id, self.words));
                Err(unclear(text, names, self.words))
            }
        }
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit())
}

fn is_whole(word: &str) -> bool {
    word.eq_ignore_ascii_case("all") || word.eq_ignore_ascii_case("none")
}

fn is_and(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "and" | "ve" | "و" | "&" | "+")
}

fn is_on(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "on" | "at" | "to" | "روی" | "به")
}

/// The number of a card in play as actions have it.
fn number_in_play(text: &str) -> Result<Id, Refused> {
    match text.parse::<Id>() {
        Ok(id) if id > 0 => Ok(id),
        _ => Err(Refused::new(GAME, "no-such-card", "MG-12", vec![("number", shortened(text))])),
    }
}

/// Mana by its letters, in any order.
fn mana_of(text: &str) -> Option<Mana> {
    let mut mana = Mana::NONE;
    for letter in text.chars().take(64) {
        mana.add(magic::Colour::of_letter(letter)?);
    }
    Some(mana)
}

fn by_rules(refusal: &Refusal) -> Refused {
    Refused::game(GAME, refusal)
}

fn console(code: &'static str, args: Vec<(&'static str, String)>) -> Refused {
    Refused::new("console", code, RULE, args)
}

/// A refusal that repeats what was typed.
fn typed(code: &'static str, text: &str) -> Refused {
    console(code, vec![("text", shortened(text))])
}

/// A name that several cards have, or begin with.
fn unclear(text: &str, names: impl Iterator<Item = String>, words: &Words) -> Refused {
    let names: Vec<String> = names.collect();
    console(UNCLEAR, vec![("text", shortened(text)), ("candidates", list(&names, words))])
}

/// What was typed, as it can be repeated: not long, and nothing that would command the terminal.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let plain = |sign: char| {
        let shows =
            sign.is_alphanumeric() || sign.is_ascii_graphic() || matches!(sign, ' ' | '\u{200c}' | 'ٔ');
        if shows { sign } else { '\u{fffd}' }
    };
    let end = if text.chars().count() > MOST { "…" } else { "" };
    text.chars().take(MOST).map(plain).chain(end.chars()).collect()
}
