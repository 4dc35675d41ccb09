//! What a player does, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::book::Index;
use crate::cheats::{Cheat, read_cheat};

/// A place that is pointed at, from the eyes of who points. Numbers count from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// `monster-2`.
    Monster(u8),
    /// `opponent-monster-2`.
    OpponentMonster(u8),
    /// `spell-2`.
    Spell(u8),
    /// `opponent-spell-2`.
    OpponentSpell(u8),
    /// `field`.
    Field,
    /// `opponent-field`.
    OpponentField,
    /// `hand-2`, from the left.
    Hand(u8),
    /// `graveyard-2`, the oldest first.
    Graveyard(u8),
    /// `opponent-graveyard-2`.
    OpponentGraveyard(u8),
    /// `deck-2`: the different names of the own deck in alphabetical order.
    Deck(u8),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Goes on to the next phase: `next`.
    Next,
    /// Summons a monster of the hand: `summon 3`.
    Summon(u8),
    /// Sets a card of the hand: `set 3`.
    Set(u8),
    /// Flip summons the monster in this zone: `flip 2`.
    Flip(u8),
    /// Changes the position of the monster in this zone: `turn 2`.
    Turn(u8),
    /// Attacks a monster: `attack 1 3`.
    Attack {
        /// The own zone.
        from: u8,
        /// The other's zone.
        to: u8,
    },
    /// Attacks the player: `attack 1 direct`.
    Direct(u8),
    /// Activates a spell or trap: `activate hand-3`, `activate spell-1`.
    Activate(Spot),
    /// Uses what a monster can do: `use monster-2`, or its own way to the field: `use hand-3`.
    Use(Spot),
    /// Points at a card that is asked for: `choose monster-2`.
    Choose(Spot),
    /// Has chosen enough: `done`.
    Done,
    /// With so many tributes: `tributes 2`.
    Tributes(u8),
    /// Pays so many life points: `amount 3000`.
    Amount(u16),
    /// Names a card by its number in the book: `name 12`.
    Name(Index),
    /// Lays a monster in attack position, or in defense: `position attack`.
    Position {
        /// Whether it attacks.
        attacks: bool,
    },
    /// Wants an effect: `yes`.
    Yes,
    /// Does not: `no`.
    No,
    /// Answers nothing: `pass`.
    Pass,
    /// Thinks better of it: `cancel`.
    Cancel,
    /// Exchanges a card of the main deck for one of the side deck, by their places: `swap 12 3`.
    Swap {
        /// In the main deck.
        main: u8,
        /// In the side deck.
        side: u8,
    },
    /// Exchanges nothing: `keep`.
    Keep,
    /// Gives this round up: `surrender`.
    Surrender,
    /// Does what no rule allows, in matches that allow it (section 22).
    Cheat(Cheat),
}

/// Why an action is refused. The sections are those of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no action.
    NotAnAction,
    /// No card there.
    NoCardThere,
    /// It is no monster, or one that is not summoned so (DU-137).
    CannotSummon,
    /// It cannot be set (DU-160).
    CannotSet,
    /// Not in this phase.
    NotInThisPhase,
    /// All monster zones are taken (DU-139).
    MonsterZonesFull,
    /// All spell and trap zones are taken.
    SpellZonesFull,
    /// A monster was summoned or set this turn (DU-140).
    SummonedAlready,
    /// Too few monsters to tribute.
    TooFewTributes,
    /// That monster is not lying like that.
    WrongPosition,
    /// Its position was changed this turn.
    TurnedAlready,
    /// It cannot be flip summoned.
    CannotFlip,
    /// That monster cannot attack.
    CannotAttack,
    /// It has attacked this turn.
    AttackedAlready,
    /// Nothing to attack there.
    NothingToAttack,
    /// There are monsters in the way.
    NotDirectly,
    /// That monster may not be attacked (D-85).
    NotAttackable,
    /// It is no spell (DU-201).
    NotASpell,
    /// It lies there activated (DU-203).
    ActivatedAlready,
    /// What the spell needs is not there (DU-205).
    NotPrepared,
    /// No ritual is possible (DU-222).
    NoRitual,
    /// No special summon is possible (DU-230).
    NoSpecialSummon,
    /// It has no effect that a player starts (D-51).
    NoEffect,
    /// What the effect needs is not there (D-51).
    EffectNotPrepared,
    /// It does not answer this (DU-215).
    NotAnAnswer,
    /// An answer is asked for: a card, or to pass.
    AnswerOrPass,
    /// Yes or no is asked for.
    YesOrNo,
    /// A number of tributes is asked for.
    HowManyTributes,
    /// An amount is asked for, or it is another one.
    WrongAmount,
    /// The name of a card is asked for, or there is none with that number.
    WrongName,
    /// A position is asked for.
    AttackOrDefense,
    /// A card is asked for.
    ChooseACard,
    /// Nothing of that kind is asked for.
    NothingAsked,
    /// It is too late to think better of it, or that was done too often.
    CannotCancel,
    /// That card is not among those to choose from.
    NotAmongThese,
    /// Cards are exchanged between rounds only.
    NotBetweenRounds,
    /// Cards are exchanged now, or kept.
    BetweenRounds,
    /// No such card in the deck.
    NotInDeck,
    /// This match allows no cheats, or there are too many cards.
    NoCheats,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotAnAction => "not-an-action",
            Refusal::NoCardThere => "no-card-there",
            Refusal::CannotSummon => "cannot-summon",
            Refusal::CannotSet => "cannot-set",
            Refusal::NotInThisPhase => "not-in-this-phase",
            Refusal::MonsterZonesFull => "monster-zones-full",
            Refusal::SpellZonesFull => "spell-zones-full",
            Refusal::SummonedAlready => "summoned-already",
            Refusal::TooFewTributes => "too-few-tributes",
            Refusal::WrongPosition => "wrong-position",
            Refusal::TurnedAlready => "turned-already",
            Refusal::CannotFlip => "cannot-flip",
            Refusal::CannotAttack => "cannot-attack",
            Refusal::AttackedAlready => "attacked-already",
            Refusal::NothingToAttack => "nothing-to-attack",
            Refusal::NotDirectly => "not-directly",
            Refusal::NotAttackable => "not-attackable",
            Refusal::NotASpell => "not-a-spell",
            Refusal::ActivatedAlready => "activated-already",
            Refusal::NotPrepared => "not-prepared",
            Refusal::NoRitual => "no-ritual",
            Refusal::NoSpecialSummon => "no-special-summon",
            Refusal::NoEffect => "no-effect",
            Refusal::EffectNotPrepared => "effect-not-prepared",
            Refusal::NotAnAnswer => "not-an-answer",
            Refusal::AnswerOrPass => "answer-or-pass",
            Refusal::YesOrNo => "yes-or-no",
            Refusal::HowManyTributes => "how-many-tributes",
            Refusal::WrongAmount => "wrong-amount",
            Refusal::WrongName => "wrong-name",
            Refusal::AttackOrDefense => "attack-or-defense",
            Refusal::CannotCancel => "cannot-cancel",
            Refusal::ChooseACard => "choose-a-card",
            Refusal::NothingAsked => "nothing-asked",
            Refusal::NotAmongThese => "not-among-these",
            Refusal::NotBetweenRounds => "not-between-rounds",
            Refusal::BetweenRounds => "between-rounds",
            Refusal::NotInDeck => "not-in-deck",
            Refusal::NoCheats => "no-cheats",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotAnAction => "DU-003",
            Refusal::NoCardThere => "DU-119",
            Refusal::CannotSummon => "DU-137",
            Refusal::NotInThisPhase => "DU-138",
            Refusal::MonsterZonesFull => "DU-139",
            Refusal::SummonedAlready => "DU-140",
            Refusal::TooFewTributes => "DU-142",
            Refusal::CannotSet => "DU-160",
            Refusal::SpellZonesFull => "DU-157",
            Refusal::WrongPosition => "DU-166",
            Refusal::TurnedAlready => "DU-167",
            Refusal::CannotFlip => "DU-173",
            Refusal::CannotAttack => "DU-177",
            Refusal::AttackedAlready => "DU-179",
            Refusal::NothingToAttack | Refusal::NotAttackable => "DU-180",
            Refusal::NotDirectly => "DU-198",
            Refusal::NotASpell => "DU-201",
            Refusal::ActivatedAlready => "DU-203",
            Refusal::NotPrepared => "DU-205",
            Refusal::NoRitual => "DU-222",
            Refusal::NoSpecialSummon => "DU-230",
            Refusal::NoEffect | Refusal::EffectNotPrepared => "DU-211",
            Refusal::NotAnAnswer | Refusal::AnswerOrPass => "DU-215",
            Refusal::YesOrNo => "DU-288",
            Refusal::HowManyTributes => "DU-290",
            Refusal::WrongAmount | Refusal::WrongName => "DU-289",
            Refusal::AttackOrDefense => "DU-228",
            Refusal::CannotCancel => "DU-255",
            Refusal::ChooseACard | Refusal::NothingAsked | Refusal::NotAmongThese => "DU-286",
            Refusal::NotBetweenRounds | Refusal::BetweenRounds | Refusal::NotInDeck => "DU-249",
            Refusal::NoCheats => "DU-264",
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Monster(number) => write!(f, "monster-{number}"),
            Spot::OpponentMonster(number) => write!(f, "opponent-monster-{number}"),
            Spot::Spell(number) => write!(f, "spell-{number}"),
            Spot::OpponentSpell(number) => write!(f, "opponent-spell-{number}"),
            Spot::Field => f.write_str("field"),
            Spot::OpponentField => f.write_str("opponent-field"),
            Spot::Hand(number) => write!(f, "hand-{number}"),
            Spot::Graveyard(number) => write!(f, "graveyard-{number}"),
            Spot::OpponentGraveyard(number) => write!(f, "opponent-graveyard-{number}"),
            Spot::Deck(number) => write!(f, "deck-{number}"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|()| serde::de::Error::custom("no place of a duel"))
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Spot, ()> {
        match text {
            "field" => return Ok(Spot::Field),
            "opponent-field" => return Ok(Spot::OpponentField),
            _ => {}
        }
        let (pile, number) = text.rsplit_once('-').ok_or(())?;
        let number = read_number(number).ok_or(())?;
        match pile {
            "monster" => Ok(Spot::Monster(number)),
            "opponent-monster" => Ok(Spot::OpponentMonster(number)),
            "spell" => Ok(Spot::Spell(number)),
            "opponent-spell" => Ok(Spot::OpponentSpell(number)),
            "hand" => Ok(Spot::Hand(number)),
            "graveyard" => Ok(Spot::Graveyard(number)),
            "opponent-graveyard" => Ok(Spot::OpponentGraveyard(number)),
            "deck" => Ok(Spot::Deck(number)),
            _ => Err(()),
        }
    }
}

/// A number from one, without a sign or a nought before it.
pub(crate) fn read_number<N: FromStr>(text: &str) -> Option<N> {
    let plain = text.bytes().all(|sign| sign.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Next => f.write_str("next"),
            Action::Summon(place) => write!(f, "summon {place}"),
            Action::Set(place) => write!(f, "set {place}"),
            Action::Flip(zone) => write!(f, "flip {zone}"),
            Action::Turn(zone) => write!(f, "turn {zone}"),
            Action::Attack { from, to } => write!(f, "attack {from} {to}"),
            Action::Direct(zone) => write!(f, "attack {zone} direct"),
            Action::Activate(spot) => write!(f, "activate {spot}"),
            Action::Use(spot) => write!(f, "use {spot}"),
            Action::Choose(spot) => write!(f, "choose {spot}"),
            Action::Done => f.write_str("done"),
            Action::Tributes(count) => write!(f, "tributes {count}"),
            Action::Amount(amount) => write!(f, "amount {amount}"),
            Action::Name(card) => write!(f, "name {card}"),
            Action::Position { attacks: true } => f.write_str("position attack"),
            Action::Position { attacks: false } => f.write_str("position defense"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
            Action::Pass => f.write_str("pass"),
            Action::Cancel => f.write_str("cancel"),
            Action::Swap { main, side } => write!(f, "swap {main} {side}"),
            Action::Keep => f.write_str("keep"),
            Action::Surrender => f.write_str("surrender"),
            Action::Cheat(cheat) => write!(f, "cheat {cheat}"),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    /// Exactly what `Display` gives.
    fn from_str(text: &str) -> Result<Action, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |text| read_number::<u8>(text).ok_or(Refusal::NotAnAction);
        let spot = |text: &str| text.parse().map_err(|()| Refusal::NotAnAction);
        match words[..] {
            ["next"] => Ok(Action::Next),
            ["cancel"] => Ok(Action::Cancel),
            ["keep"] => Ok(Action::Keep),
            ["surrender"] => Ok(Action::Surrender),
            ["summon", place] => Ok(Action::Summon(number(place)?)),
            ["set", place] => Ok(Action::Set(number(place)?)),
            ["flip", zone] => Ok(Action::Flip(number(zone)?)),
            ["turn", zone] => Ok(Action::Turn(number(zone)?)),
            ["attack", zone, "direct"] => Ok(Action::Direct(number(zone)?)),
            ["attack", from, to] => Ok(Action::Attack { from: number(from)?, to: number(to)? }),
            ["activate", place] => Ok(Action::Activate(spot(place)?)),
            ["use", place] => Ok(Action::Use(spot(place)?)),
            ["choose", place] => Ok(Action::Choose(spot(place)?)),
            ["done"] => Ok(Action::Done),
            ["tributes", "0"] => Ok(Action::Tributes(0)),
            ["tributes", count] => Ok(Action::Tributes(number(count)?)),
            ["amount", amount] => read_number(amount).map(Action::Amount).ok_or(Refusal::NotAnAction),
            ["name", "0"] => Ok(Action::Name(0)),
            ["name", card] => read_number(card).map(Action::Name).ok_or(Refusal::NotAnAction),
            ["position", "attack"] => Ok(Action::Position { attacks: true }),
            ["position", "defense"] => Ok(Action::Position { attacks: false }),
            ["yes"] => Ok(Action::Yes),
            ["no"] => Ok(Action::No),
            ["pass"] => Ok(Action::Pass),
            ["swap", main, side] => Ok(Action::Swap { main: number(main)?, side: number(side)? }),
            ["cheat", ref cheat @ ..] => read_cheat(cheat).map(Action::Cheat).ok_or(Refusal::NotAnAction),
            _ => Err(Refusal::NotAnAction),
        }
    }
}
