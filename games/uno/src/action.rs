//! What a player does, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use meydan_core::Seat;

use crate::{Card, Colour};

/// What a player does: whose turn it is or, by house rules, others too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lays a card: `r5`, `g-skip`, `b-reverse`, `y-draw2`, `wild`, `wild-draw4`.
    Lay(Card),
    /// Draws a card because none can be laid: `draw` (UN-14).
    Draw,
    /// Takes the penalty: `take` (UN-13).
    Take,
    /// Keeps the card that was drawn: `pass` (UN-14).
    Pass,
    /// Names the colour after a Wild: `red` (UN-11).
    Name(Colour),
    /// Lays the second-to-last card and calls "UNO": `r5-uno` (UN-50).
    LayCalling(Card),
    /// Calls "UNO" after laying it: `uno` (UN-50).
    Call,
    /// Catches who did not call: `catch` (UN-50).
    Catch,
    /// Challenges the Wild Draw 4: `challenge` (UN-51).
    Challenge,
    /// Swaps hands with the second player, say: `swap-2` (UN-53).
    Swap(Seat),
}

impl Action {
    /// The card that it lays.
    #[inline]
    #[must_use]
    pub const fn lays(self) -> Option<Card> {
        match self {
            Action::Lay(card) | Action::LayCalling(card) => Some(card),
            _ => None,
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is no action.
    NotAnAction,
    /// No such card in hand.
    NotInHand(Card),
    /// Neither the colour in force nor the symbol of the middle card.
    DoesNotFit {
        /// What was to be laid.
        card: Card,
        /// What lies in the middle.
        middle: Card,
    },
    /// A Wild Draw 4 although another card goes.
    AnotherCardGoes(Card),
    /// A penalty is outstanding, and this card does not answer it.
    DoesNotAnswer {
        /// What was to be laid.
        card: Card,
        /// How many cards are to be taken.
        penalty: u8,
    },
    /// A penalty is outstanding: it is taken, not one card drawn.
    PenaltyWaits(u8),
    /// There is no penalty to take.
    NoPenalty,
    /// A card goes, so one must be laid.
    MustLay(Card),
    /// A card was drawn already this turn.
    DrawnAlready,
    /// Nothing was drawn yet, so the turn cannot be passed.
    NothingDrawn,
    /// The colour must be named first.
    NameAColour,
    /// No colour is asked for.
    NoColourAsked,
    /// There is nothing to call "UNO" for.
    NothingToCall,
    /// Nobody has forgotten to call.
    NobodyToCatch,
    /// There is no Wild Draw 4 to challenge.
    NothingToChallenge,
    /// Somebody to swap hands with must be chosen first.
    ChooseAPlayer,
    /// No swap is asked for.
    NoSwapAsked,
    /// With this player hands cannot be swapped.
    NotAPartner,
    /// It is another's turn, and this is not the same card.
    OutOfTurn,
}

impl meydan_core::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotAnAction => "not-an-action",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::DoesNotFit { .. } => "does-not-fit",
            Refusal::AnotherCardGoes(_) => "another-card-goes",
            Refusal::DoesNotAnswer { .. } => "does-not-answer",
            Refusal::PenaltyWaits(_) => "penalty-waits",
            Refusal::NoPenalty => "no-penalty",
            Refusal::MustLay(_) => "must-lay",
            Refusal::DrawnAlready => "drawn-already",
            Refusal::NothingDrawn => "nothing-drawn",
            Refusal::NameAColour => "name-a-colour",
            Refusal::NoColourAsked => "no-colour-asked",
            Refusal::NothingToCall => "nothing-to-call",
            Refusal::NobodyToCatch => "nobody-to-catch",
            Refusal::NothingToChallenge => "nothing-to-challenge",
            Refusal::ChooseAPlayer => "choose-a-player",
            Refusal::NoSwapAsked => "no-swap-asked",
            Refusal::NotAPartner => "not-a-partner",
            Refusal::OutOfTurn => "out-of-turn",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotAnAction => "UN-32",
            Refusal::NotInHand(_) | Refusal::DoesNotFit { .. } => "UN-10",
            Refusal::NameAColour | Refusal::NoColourAsked => "UN-11",
            Refusal::AnotherCardGoes(_) => "UN-12",
            Refusal::DoesNotAnswer { .. } | Refusal::PenaltyWaits(_) | Refusal::NoPenalty => "UN-13",
            Refusal::MustLay(_) | Refusal::DrawnAlready | Refusal::NothingDrawn => "UN-14",
            Refusal::NothingToCall | Refusal::NobodyToCatch => "UN-50",
            Refusal::NothingToChallenge => "UN-51",
            Refusal::ChooseAPlayer | Refusal::NoSwapAsked | Refusal::NotAPartner => "UN-53",
            Refusal::OutOfTurn => "UN-54",
        }
    }

    fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::NotInHand(card) | Refusal::AnotherCardGoes(card) | Refusal::MustLay(card) => {
                vec![("card", card.to_string())]
            }
            Refusal::DoesNotFit { card, middle } => {
                vec![("card", card.to_string()), ("middle", middle.to_string())]
            }
            Refusal::DoesNotAnswer { card, penalty } => {
                vec![("card", card.to_string()), ("penalty", penalty.to_string())]
            }
            Refusal::PenaltyWaits(penalty) => vec![("penalty", penalty.to_string())],
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(card) => card.fmt(f),
            Action::Draw => f.write_str("draw"),
            Action::Take => f.write_str("take"),
            Action::Pass => f.write_str("pass"),
            Action::Name(colour) => colour.fmt(f),
            Action::LayCalling(card) => write!(f, "{card}-uno"),
            Action::Call => f.write_str("uno"),
            Action::Catch => f.write_str("catch"),
            Action::Challenge => f.write_str("challenge"),
            Action::Swap(with) => write!(f, "swap-{}", with.0 + 1),
        }
    }
}

impl FromStr for Action {
    type Err = Refusal;

    /// Exactly what `Display` gives; what people type is read by `crate::typed()`.
    fn from_str(text: &str) -> Result<Action, Refusal> {
        match text {
            "draw" => Ok(Action::Draw),
            "take" => Ok(Action::Take),
            "pass" => Ok(Action::Pass),
            "uno" => Ok(Action::Call),
            "catch" => Ok(Action::Catch),
            "challenge" => Ok(Action::Challenge),
            _ => {
                if let Some(card) = text.strip_suffix("-uno") {
                    return card.parse().map(Action::LayCalling).map_err(|()| Refusal::NotAnAction);
                }
                if let Some([player @ b'1'..=b'5']) = text.strip_prefix("swap-").map(str::as_bytes) {
                    return Ok(Action::Swap(Seat(player - b'1')));
                }
                let card = text.parse().map(Action::Lay);
                card.or_else(|()| text.parse().map(Action::Name)).map_err(|()| Refusal::NotAnAction)
            }
        }
    }
}
