//! Choices that cards ask for, as lists (D-75): how many, of what, in which words.

use duel::language::{Ability, Act, Cost, Noun, Set, Start, What};
use duel::{Action, Duel, Question, Spot};
use meydan_core::{Game, Seat, Viewer};

use crate::parse::count;
use crate::texts;

/// A list to choose from.
pub(super) struct Choice {
    least: usize,
    most: usize,
    what: String,
    /// Whether it is a monster to special summon (D-92).
    pub(super) summons: bool,
    options: Vec<(Spot, Option<String>)>,
}

impl Choice {
    /// Whether just one is to be chosen.
    pub(super) fn is_single(&self) -> bool {
        self.most == 1
    }

    pub(super) fn head(&self, card: &str) -> String {
        texts::choose(self.least, self.most, card, &self.what)
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        (1..).zip(&self.options).map(|(number, (spot, name)): (usize, _)| {
            let name = name.as_deref().unwrap_or(texts::HIDDEN_CARD);
            format!("{number}. {}: {name}", place(*spot))
        })
    }

    /// What a line chooses: numbers, or the name of a card that only one option has.
    pub(super) fn read(&self, words: &[&str]) -> Option<Vec<Spot>> {
        let numbers: Option<Vec<usize>> = words.iter().map(|word| count(word)).collect();
        let Some(numbers) = numbers.filter(|numbers| !numbers.is_empty()) else {
            let name = words.join(" ");
            let mut named = self.options.iter().filter(|(_, option)| option.as_ref() == Some(&name));
            return match (named.next(), named.next()) {
                (Some((spot, _)), None) if self.most == 1 => Some(vec![*spot]),
                _ => None,
            };
        };
        let mut spots = Vec::new();
        for number in numbers {
            let (spot, _) = self.options.get(number - 1)?;
            if spots.contains(spot) {
                return None;
            }
            spots.push(*spot);
        }
        (self.least..=self.most).contains(&spots.len()).then_some(spots)
    }
}

/// How an option's place is called.
fn place(spot: Spot) -> String {
    match spot {
        Spot::Monster(number) => format!("monster {number}"),
        Spot::OpponentMonster(number) => format!("opponent monster {number}"),
        Spot::Spell(number) => format!("spell {number}"),
        Spot::OpponentSpell(number) => format!("opponent spell {number}"),
        Spot::Field => "field".to_owned(),
        Spot::OpponentField => "opponent field".to_owned(),
        Spot::Hand(number) => format!("hand {number}"),
        Spot::Graveyard(number) => format!("graveyard {number}"),
        Spot::OpponentGraveyard(number) => format!("opponent graveyard {number}"),
        Spot::Deck(_) => "deck".to_owned(),
    }
}

/// The choice that is asked for now. `begun` is the command that it belongs to.
pub(super) fn choice_of(duel: &Duel, seat: Seat, what: Question, begun: Option<Action>) -> Choice {
    let view = duel.view(Viewer::Seat(seat));
    let own = |start: &Start| match begun {
        Some(Action::Activate(_)) => matches!(start, Start::Activate | Start::Equip(_) | Start::Reply(_)),
        Some(Action::Use(_)) => matches!(start, Start::Ignite | Start::Procedure),
        _ => matches!(start, Start::When(_)),
    };
    let card = view.asked.card.map(|card| view.book.card(card));
    let abilities = || card.into_iter().flat_map(|card| &card.effect.0);
    let summons = match what {
        Question::Summon => true,
        Question::Target | Question::TargetOrDone => {
            abilities().filter(|ability| own(&ability.start)).any(summons_chosen)
        }
        _ => false,
    };
    let (least, most, what) = match what {
        Question::Discard => {
            let count =
                abilities().filter(|ability| own(&ability.start)).map(discards).find(|&count| count > 0);
            counted(count, "a card to discard", "cards to discard")
        }
        Question::Tribute => {
            let count =
                abilities().filter(|ability| own(&ability.start)).map(tributes).find(|&count| count > 0);
            counted(count, "a monster to tribute", "monsters to tribute")
        }
        Question::Target | Question::TargetOrDone => {
            let aimed = abilities().filter(|ability| own(&ability.start)).find_map(aim);
            aimed.unwrap_or((1, 1, "a card".to_owned()))
        }
        Question::Search => (1, 1, "a card to add to the hand".to_owned()),
        _ => (1, 1, "a monster to special summon".to_owned()),
    };
    let mut options = Vec::new();
    let _ = duel.for_each_legal(seat, |action| {
        if let Action::Choose(spot) = action {
            let card = view.card_at(seat, &spot.place());
            options.push((spot, card.map(|card| view.book.card(card).name.clone())));
        }
        std::ops::ControlFlow::Continue(())
    });
    Choice { least, most, what, summons, options }
}

fn counted(count: Option<usize>, one: &str, several: &str) -> (usize, usize, String) {
    let count = count.unwrap_or(1);
    (count, count, if count == 1 { one } else { several }.to_owned())
}

fn discards(ability: &Ability) -> usize {
    let of = |cost: &Cost| if let Cost::Discard(count) = cost { usize::from(*count) } else { 0 };
    ability.costs.iter().map(of).sum()
}

fn tributes(ability: &Ability) -> usize {
    let of = |cost: &Cost| if let Cost::Tribute(count) = cost { usize::from(*count) } else { 0 };
    ability.costs.iter().map(of).sum()
}

fn summons_chosen(ability: &Ability) -> bool {
    let summons = |act: &Act| matches!(act, Act::SpecialSummon { what: What::Chosen, .. });
    ability.choice.is_some() && ability.acts.iter().any(summons)
}

/// What an ability is aimed at, in a few words.
fn aim(ability: &Ability) -> Option<(usize, usize, String)> {
    if let Start::Equip(_) = ability.start {
        return Some((1, 1, "a monster to equip".to_owned()));
    }
    let choice = ability.choice.as_ref()?;
    let (least, most) = (usize::from(choice.least), usize::from(choice.most));
    let purpose = ability.acts.iter().find_map(|act| match act {
        Act::Destroy(What::Chosen) => Some(" to destroy"),
        Act::ReturnToHand(What::Chosen) => Some(" to return to the hand"),
        Act::SpecialSummon { what: What::Chosen, .. } => Some(" to special summon"),
        Act::TakeControl(What::Chosen) => Some(" to take control of"),
        Act::Copy(What::Chosen) => Some(" to copy"),
        Act::TurnFaceUp(What::Chosen) => Some(" to turn face-up"),
        Act::TurnFaceDown(What::Chosen) => Some(" to turn face-down"),
        _ => None,
    });
    Some((least, most, format!("{}{}", noun(&choice.among, most), purpose.unwrap_or_default())))
}

fn noun(set: &Set, most: usize) -> &'static str {
    match (set.noun, most) {
        (Noun::Monster, 1) => "a monster",
        (Noun::Monster, _) => "monsters",
        (Noun::Spell, 1) => "a spell",
        (Noun::Spell, _) => "spells",
        (Noun::SpellOrTrap, 1) => "a spell or trap",
        (Noun::SpellOrTrap, _) => "spells or traps",
        (Noun::Card, 1) => "a card",
        (Noun::Card, _) => "cards",
    }
}

/// Whether what this player is asked to summon comes from the hand alone (D-80).
pub(super) fn is_of_hand(duel: &Duel, seat: Seat) -> bool {
    let Some(card) = duel.asked_of(Viewer::Seat(seat)).card else { return false };
    let abilities = &duel.table().book.card(card).effect.0;
    let mut sets = abilities.iter().flat_map(|ability| &ability.acts).filter_map(|act| match act {
        Act::SpecialSummon { what: What::All(set), one: true, .. } => Some(set.at),
        _ => None,
    });
    sets.any(|at| at.hand && !at.deck && !at.graveyard && !at.field)
}
