//! The parts of an effect.

use super::sets::Set;

/// What a card does: its abilities in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect(pub Vec<Ability>);

/// One ability.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// When it can be used or happens.
    pub start: Start,
    /// Whether its player may leave it.
    pub may: bool,
    /// How often.
    pub limit: Limit,
    /// What must be true.
    pub conditions: Vec<Condition>,
    /// What is paid.
    pub costs: Vec<Cost>,
    /// What is chosen before anything happens.
    pub choice: Option<Choice>,
    /// What is done, in order.
    pub acts: Vec<Act>,
    /// What is done instead when its player leaves it or cannot pay.
    pub otherwise: Vec<Act>,
}

/// How an ability begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A spell of one's own main phase.
    Activate,
    /// An answer: to any of these.
    Reply(Vec<Reply>),
    /// Started by a monster's player in a main phase.
    Ignite,
    /// A trigger.
    When(Moment),
    /// In force while the card is face-up.
    While(Modifier),
    /// An equip spell, and who can wear it.
    Equip(Set),
    /// A special summon of its own from the hand.
    Procedure,
    /// Summoned with so many tributes in particular.
    Tributes {
        /// How many.
        count: u8,
        /// The base ATK that it has then, if it is another.
        atk: Option<u16>,
        /// Not for a set.
        summon_only: bool,
    },
    /// How it may be summoned at all.
    Summon(How),
}

/// How a monster may be summoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Only by a ritual.
    OnlyByRitual,
    /// Not normally, and it cannot be set.
    NotNormally,
}

/// Which summons are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SummonKinds {
    /// Normal summons.
    pub normal: bool,
    /// Flip summons.
    pub flip: bool,
    /// Special and ritual summons.
    pub special: bool,
}

/// What a card may answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Anything, in every window.
    Anytime,
    /// An attack of the other player.
    Attack,
    /// A summon that has happened.
    Summoned {
        /// Of which kinds.
        kinds: SummonKinds,
        /// Only of the other player.
        opponent: bool,
        /// Of what ATK.
        atk: Option<Bound>,
    },
    /// A summon that is about to happen.
    Summoning,
    /// A spell that is activated.
    Spell,
    /// An activation that would special summon.
    SpecialSummoning,
    /// A trap that would cost life points.
    CostlyTrap,
}

/// When a trigger happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// This card was destroyed by battle and reached the graveyard.
    DestroyedByBattle,
    /// This monster is attacked.
    Attacked,
    /// This monster was attacked while it was face-down; after the battle.
    AttackedFaceDown,
    /// A monster of one's own is attacked.
    OwnAttacked,
    /// This monster was turned face-up.
    Flipped,
    /// This monster was normally summoned.
    NormalSummoned,
    /// This monster was summoned with so many tributes.
    SummonedWith(u8),
    /// A monster of one's own was destroyed.
    OwnDestroyed,
    /// Another spell was activated and resolved.
    SpellResolved,
    /// A card went from one's own deck or field to one's graveyard.
    OwnSentToGraveyard,
    /// This card went from the field to the graveyard.
    SentToGraveyard,
    /// One's own standby phase began.
    Standby,
}

/// How often an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// As often as it comes.
    None,
    /// Once a turn.
    Turn,
    /// Once while it stays face-up.
    Stay,
}

/// What must be true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// There are at least so many of these.
    AtLeast(u8, Set),
    /// One's own deck has at least so many cards.
    Deck(u8),
    /// A monster zone of one's own is free.
    FreeMonsterZone,
}

/// What is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Cards of one's hand.
    Discard(u8),
    /// Life points.
    Life(u16),
    /// Life points in any multiple of this.
    LifeMultiple(u16),
    /// Monsters of one's own.
    Tribute(u8),
}

/// What is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// Of these.
    pub among: Set,
}

/// A card that the ability knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// What was chosen.
    Chosen,
    /// What was answered, or what the trigger is about.
    It,
    /// The monster that destroyed this one.
    Slayer,
    /// This card.
    This,
    /// The monster that wears this card.
    Wearer,
    /// All of these.
    All(Set),
}

/// A face-up position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// Attack.
    Attack,
    /// Defense.
    Defense,
    /// As its player likes.
    Either,
}

/// A number in an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// So many.
    Exactly(u16),
    /// The attacker's ATK now.
    AttackerAtk,
}

/// Something that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Destroys.
    Destroy(What),
    /// Cancels the attack.
    NegateAttack,
    /// Cancels a summon or an activation.
    NegateIt,
    /// Ends the battle phase.
    EndBattlePhase,
    /// Draws cards.
    Draw(u8),
    /// The own life points grow.
    Gain(Number),
    /// The other player loses life points.
    OpponentLoses(Number),
    /// The own player loses life points.
    Lose(Number),
    /// Goes back to its owner's hand.
    ReturnToHand(What),
    /// Is special summoned: something known, or one of these, chosen now.
    SpecialSummon {
        /// What.
        what: What,
        /// Of the set, one is chosen.
        one: bool,
        /// How it lies.
        position: Position,
    },
    /// A card of these goes from the deck to the hand.
    Search(Set),
    /// Is turned face-up.
    TurnFaceUp(What),
    /// Is turned face-down.
    TurnFaceDown(What),
    /// Comes under one's control until the end phase.
    TakeControl(What),
    /// This becomes what the other is, until the end phase.
    Copy(What),
    /// The other player's next draw phase is skipped.
    SkipDraw,
    /// A card is named; the other player discards it, or one discards one at random.
    GuessHand,
    /// The attacker's ATK is so much in this battle.
    AttackerAtk(u16),
    /// The loss of life points that is about to come is none.
    NoLoss,
    /// A ritual summon.
    RitualSummon,
    /// From now on this card and that one go together.
    Bind(What),
    /// Stays for so many turns of the other player.
    Stay(u8),
}

/// At least or at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// At least.
    AtLeast(u16),
    /// At most.
    AtMost(u16),
    /// At most what was paid.
    AtMostPaid,
}

/// What is in force while a card is face-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// ATK and DEF change.
    Change {
        /// Whose.
        what: What,
        /// How.
        change: Change,
        /// For each of these.
        per: Option<Per>,
        /// Only in this position.
        position: Option<Position>,
    },
    /// The ATK of this is so much for each.
    AtkIs(u16, Per),
    /// These cannot attack.
    CannotAttack(Set),
    /// The other player activates no traps in the battle phase.
    NoTrapsInBattle,
    /// Nobody special summons.
    NoSpecialSummons,
    /// No other field spell is activated.
    NoOtherField,
    /// Battle does not destroy this.
    NotByBattle,
    /// This is no target while there is another monster beside it.
    NotAttackable,
    /// When this attacks nobody takes battle damage.
    NoBattleDamage,
}

/// How ATK and DEF change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// By so much.
    By {
        /// ATK.
        atk: i16,
        /// DEF.
        def: i16,
    },
    /// The printed DEF is added to the ATK.
    PrintedDefToAtk,
    /// The printed ATK is added to the DEF.
    PrintedAtkToDef,
}

/// For each of what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Per {
    /// Cards.
    Each(Set),
    /// Their levels together.
    Levels(Set),
}
