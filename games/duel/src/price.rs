//! What a card is worth in coins by what it can do, for cards that people make.
//! The 76 have their prices from their sheet; this follows the same scale.

use crate::card::{Bodily, Card, Kind, Property};
use crate::language::{
    Ability, Act, Change, Cost, Face, Limit, Modifier, Moment, Noun, Number, Owner, Per, Reply, Set, Start,
    What,
};

/// The least that a card costs, and the step of prices.
const STEP: i64 = 100;

/// The price of a card by what it can do, in whole hundreds.
#[must_use]
pub fn fair_price(card: &Card) -> u32 {
    let body = match &card.kind {
        Kind::Monster(body) => of_body(body),
        Kind::Spell(property) | Kind::Trap(property) => of_property(*property),
    };
    let effect: i64 = card.effect.0.iter().map(of_ability).sum();
    let price = (body + effect).max(STEP);
    u32::try_from((price + STEP - 1) / STEP * STEP).unwrap_or(u32::MAX)
}

/// ATK and DEF count more the higher the level is, as in the sheet; more ATK than a
/// level usually has counts as much as the tributes that it saves.
fn of_body(body: &Bodily) -> i64 {
    let (level, atk, def) = (i64::from(body.level), i64::from(body.atk), i64::from(body.def));
    let usual = match level {
        ..=2 => 800,
        3 => 1_200,
        4 => 2_000,
        5 | 6 => 2_500,
        7 | 8 => 3_000,
        _ => 3_750,
    };
    let beyond = (atk - usual).max(0);
    (atk + def) * (15 + 235 * level / 10) / 100 + beyond * 6 + (def - usual.max(2_000)).max(0)
}

/// What the kind of card allows beside its effect.
fn of_property(property: Property) -> i64 {
    match property {
        Property::Normal | Property::Ritual => 500,
        Property::Continuous | Property::Equip | Property::Field => 800,
        Property::QuickPlay => 1_200,
        Property::Counter => 1_000,
    }
}

fn of_ability(ability: &Ability) -> i64 {
    let begun: i64 = match &ability.start {
        Start::While(modifier) => return of_modifier(modifier),
        // A ritual is a burden; what cannot come normally too.
        Start::Summon(_) => return -500,
        Start::Procedure => 1_500,
        Start::Tributes { count, atk, .. } => match (count, atk) {
            (0, _) => 1_500,
            _ => 0,
        },
        Start::Activate | Start::Ignite => 0,
        Start::Equip(set) => breadth(set) / 4,
        Start::Reply(replies) => replies.iter().map(of_reply).sum(),
        Start::When(moment) => match moment {
            Moment::Standby | Moment::SpellResolved | Moment::OwnDestroyed | Moment::OwnAttacked => 400,
            _ => 0,
        },
    };
    let done: i64 = ability.acts.iter().map(of_act).sum();
    let otherwise: i64 = ability.otherwise.iter().map(of_act).sum();
    let again = match (&ability.start, ability.limit) {
        (Start::Ignite, Limit::None) => 3,
        (Start::Ignite, _) | (Start::When(_), Limit::None) => 2,
        _ => 1,
    };
    let costs: i64 = ability.costs.iter().map(of_cost).sum();
    // What must be true first makes it cheaper, but never worth nothing.
    let conditions = 150 * ability.conditions.len() as i64;
    (begun + done * again - costs - conditions - otherwise / 4).max(-500)
}

fn of_reply(reply: &Reply) -> i64 {
    match reply {
        Reply::Anytime => 600,
        Reply::Summoned { .. } | Reply::Summoning | Reply::SpecialSummoning | Reply::Spell => 300,
        Reply::Attack => 200,
        Reply::CostlyTrap => 0,
    }
}

fn of_cost(cost: &Cost) -> i64 {
    match *cost {
        Cost::Discard(count) => 600 * i64::from(count),
        Cost::Tribute(count) => 900 * i64::from(count),
        Cost::Life(amount) => i64::from(amount) / 3,
        Cost::LifeMultiple(_) => 500,
    }
}

/// How much a set of cards takes in: everything of the other player is the most.
fn breadth(set: &Set) -> i64 {
    let noun = match set.noun {
        Noun::Card => 3_000,
        Noun::Monster => 2_000,
        Noun::SpellOrTrap => 1_800,
        Noun::Spell => 1_000,
    };
    let narrow = [
        set.attribute.is_some(),
        !set.races.is_empty(),
        set.level.is_some(),
        set.atk.is_some(),
        set.nature.is_some(),
    ];
    let narrowed = noun * 100 / (100 + 60 * narrow.iter().filter(|is| **is).count() as i64);
    let faced = match set.face {
        None => narrowed,
        Some(Face::Up) => narrowed * 9 / 10,
        Some(Face::Attack | Face::Down) => narrowed * 8 / 10,
    };
    match set.owner {
        Owner::Opponent => faced,
        // Harm to both is half of it, and to oneself none.
        Owner::Anybody => faced * 7 / 10,
        Owner::Own => faced / 5,
    }
}

/// What it is worth to do something to this.
fn of_what(what: &What, single: i64) -> i64 {
    match what {
        What::All(set) => breadth(set),
        What::Chosen | What::It => single,
        What::Slayer => single * 6 / 10,
        What::This => -single / 2,
        What::Wearer => single / 2,
    }
}

fn of_number(number: Number, each_hundred: i64) -> i64 {
    match number {
        Number::Exactly(amount) => i64::from(amount) * each_hundred / 100,
        Number::AttackerAtk => 18 * each_hundred,
    }
}

fn of_act(act: &Act) -> i64 {
    match act {
        Act::Destroy(what) => of_what(what, 1_400),
        Act::NegateAttack => 900,
        Act::NegateIt => 1_600,
        Act::EndBattlePhase | Act::NoLoss => 600,
        Act::Draw(count) => 1_000 * i64::from(*count),
        Act::Gain(number) => of_number(*number, 60),
        Act::OpponentLoses(number) => of_number(*number, 100),
        Act::Lose(number) => -of_number(*number, 50),
        Act::ReturnToHand(what) => of_what(what, 1_200),
        Act::SpecialSummon { .. } | Act::RitualSummon => 1_800,
        Act::Search(set) => 1_200 + breadth(&Set { owner: Owner::Opponent, ..set.clone() }) / 4,
        Act::TurnFaceUp(what) => of_what(what, 500) / 3,
        Act::TurnFaceDown(what) => of_what(what, 900) / 2,
        Act::TakeControl(what) => of_what(what, 2_000),
        Act::Copy(_) => 2_500,
        Act::SkipDraw => 1_000,
        Act::GuessHand => 700,
        Act::AttackerAtk(amount) => 1_000 - i64::from(*amount) / 4,
        Act::Bind(_) => -200,
        Act::Stay(turns) => 500 * i64::from(*turns),
    }
}

fn of_modifier(modifier: &Modifier) -> i64 {
    match modifier {
        Modifier::Change { what, change, per, position } => {
            let amount = match *change {
                Change::By { atk, def } => i64::from(atk) * 3 + i64::from(def) * 3 / 2,
                Change::PrintedDefToAtk => 4_000,
                Change::PrintedAtkToDef => 2_000,
            };
            let reached = match what {
                What::All(set) => match set.owner {
                    Owner::Own => amount * 3 / 2,
                    Owner::Anybody => amount,
                    Owner::Opponent => -amount,
                },
                _ => amount,
            };
            let times = if per.is_some() { 2 } else { 1 };
            let half = if position.is_some() { 2 } else { 1 };
            reached * times / half
        }
        Modifier::AtkIs(amount, per) => {
            let times = match per {
                Per::Each(_) => 3,
                Per::Levels(_) => 9,
            };
            i64::from(*amount) * times
        }
        Modifier::CannotAttack(set) => breadth(set),
        Modifier::NoTrapsInBattle => 800,
        Modifier::NoSpecialSummons => 700,
        Modifier::NoOtherField => 600,
        Modifier::NotByBattle => 1_500,
        Modifier::NotAttackable => 400,
        Modifier::NoBattleDamage => 300,
    }
}
