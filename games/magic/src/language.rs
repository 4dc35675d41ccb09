//! Reading the lines of a card file: what a card is, and what it does.

use meydan_core::LineFault;

use crate::card::{Abilities, Ability, Charm, Creature, Deed, Kind, Prey, Whose};
use crate::{Colour, Cost};

/// What is wrong with a line: a code, and the words at fault.
type Wrong = (&'static str, String);

fn wrong<T>(code: &'static str, text: &str) -> Result<T, Wrong> {
    Err((code, text.to_owned()))
}

/// The first line below a name.
pub(crate) enum Being {
    /// Nothing more is to be said.
    Whole(Cost, Kind),
    /// A sorcery or an instant: what it does comes next.
    Sorcery { cost: Cost, colour: Colour, instant: bool },
    /// An enchantment: what it does comes next.
    Enchantment(Cost, Colour),
}

pub(crate) fn being(line: &str) -> Result<Being, Wrong> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["land", given] => Ok(Being::Whole(Cost::default(), Kind::Land(colour(given)?))),
        ["creature", price, shade, strength, ref rest @ ..] => {
            let (power, hp) = strength_of(strength)?;
            let abilities = abilities(rest)?;
            let creature = Creature { colour: colour(shade)?, power, hp, abilities };
            Ok(Being::Whole(cost(price)?, Kind::Creature(creature)))
        }
        [kind @ ("sorcery" | "instant"), price, shade] => {
            Ok(Being::Sorcery { cost: cost(price)?, colour: colour(shade)?, instant: kind == "instant" })
        }
        ["enchantment", price, shade] => Ok(Being::Enchantment(cost(price)?, colour(shade)?)),
        ["land" | "creature" | "sorcery" | "instant" | "enchantment", ..] => wrong("card-parts", line),
        _ => wrong("card-kind", words.first().unwrap_or(&line)),
    }
}

fn colour(word: &str) -> Result<Colour, Wrong> {
    Colour::of_code(word).map_or_else(|| wrong("card-colour", word), Ok)
}

fn cost(word: &str) -> Result<Cost, Wrong> {
    word.parse().or_else(|()| wrong("card-cost", word))
}

fn strength_of(word: &str) -> Result<(u8, u8), Wrong> {
    let number = |text: &str| number(text).filter(|number| *number <= 20);
    let parts = word.split_once('/').and_then(|(power, hp)| number(power).zip(number(hp)));
    match parts {
        Some((power, hp)) if hp > 0 => Ok((power, hp)),
        _ => wrong("card-strength", word),
    }
}

/// Plain digits only: no sign, no more than two.
fn number(text: &str) -> Option<u8> {
    (text.len() <= 2 && text.bytes().all(|sign| sign.is_ascii_digit())).then(|| text.parse().ok())?
}

fn abilities(words: &[&str]) -> Result<Abilities, Wrong> {
    let mut abilities = Abilities::default();
    let mut left = words;
    while !left.is_empty() {
        let Some((ability, rest)) = ability(left).filter(|(ability, _)| !abilities.has(*ability)) else {
            return wrong("card-ability", &left.join(" "));
        };
        abilities.0[ability as usize] = true;
        left = rest;
    }
    Ok(abilities)
}

fn ability<'w, 't>(words: &'w [&'t str]) -> Option<(Ability, &'w [&'t str])> {
    match words {
        ["first", "strike", rest @ ..] => Some((Ability::FirstStrike, rest)),
        [word, rest @ ..] => {
            let all = Ability::ALL.into_iter().filter(|ability| *ability != Ability::FirstStrike);
            all.into_iter().find(|ability| ability.text() == *word).map(|ability| (ability, rest))
        }
        [] => None,
    }
}

/// What a sorcery does.
pub(crate) fn deed(line: &str) -> Result<Deed, Wrong> {
    read_deed(line)
        .or_else(|fault| if read_charm(line).is_ok() { wrong("card-not-a-deed", line) } else { Err(fault) })
}

/// What an enchantment does.
pub(crate) fn charm(line: &str) -> Result<Charm, Wrong> {
    read_charm(line)
        .or_else(|fault| if read_deed(line).is_ok() { wrong("card-not-a-charm", line) } else { Err(fault) })
}

fn read_deed(line: &str) -> Result<Deed, Wrong> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let damage = |word: &str| match number(word) {
        Some(damage @ 1..=20) => Ok(damage),
        _ => wrong("card-damage", word),
    };
    match words[..] {
        ["destroy", "target", "creature"] => Ok(Deed::Destroy(Prey::Creature)),
        ["destroy", "target", "land"] => Ok(Deed::Destroy(Prey::Land)),
        ["destroy", "target", "enchantment"] => Ok(Deed::Destroy(Prey::Enchantment)),
        ["deal", word, "to", "target", "creature", "or", "player"] => Ok(Deed::Strike(damage(word)?)),
        ["deal", word, "to", "all", "creatures"] => Ok(Deed::StrikeAll(damage(word)?)),
        ["return", "creature", "from", "discard", "to", "hand"] => Ok(Deed::Return),
        _ => wrong("card-effect", line),
    }
}

fn read_charm(line: &str) -> Result<Charm, Wrong> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let one_ability = |words: &[&str]| match ability(words) {
        Some((ability, [])) => Ok(ability),
        _ => wrong("card-ability", &words.join(" ")),
    };
    match words[..] {
        ["target", "creature", verb @ ("gains" | "loses"), ref what @ ..] => {
            Ok(Charm::Ability { whose: Whose::Target, gains: verb == "gains", ability: one_ability(what)? })
        }
        ["all", shade, "creatures", verb @ ("gain" | "lose"), ref what @ ..] => Ok(Charm::Ability {
            whose: Whose::Colour(colour(shade)?),
            gains: verb == "gain",
            ability: one_ability(what)?,
        }),
        ["all", shade, "creatures", change] => {
            let part = |text: &str| {
                let (sign, digits) = text.split_at_checked(1)?;
                let amount = i8::try_from(number(digits)?).ok().filter(|amount| *amount <= 20)?;
                match sign {
                    "+" => Some(amount),
                    "-" => Some(-amount),
                    _ => None,
                }
            };
            let parts = change.split_once('/').and_then(|(power, hp)| part(power).zip(part(hp)));
            match parts {
                Some((power, hp)) => Ok(Charm::Strengthen { colour: colour(shade)?, power, hp }),
                None => wrong("card-change", change),
            }
        }
        _ => wrong("card-effect", line),
    }
}

/// A fault of a line, counted from one.
pub(crate) fn fault(line: usize, (code, text): Wrong) -> LineFault {
    let text = if text.chars().count() > 60 { text.chars().take(60).chain(['…']).collect() } else { text };
    LineFault { line: u32::try_from(line).unwrap_or(u32::MAX), code, args: vec![("text", text)] }
}
