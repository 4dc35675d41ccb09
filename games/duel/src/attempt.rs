//! What somebody means who touches a card with which nothing can be done now.

use meydan_core::Place;

use crate::action::{Action, Spot, read_number};
use crate::card::Kind;
use crate::state::Phase;
use crate::view::{Question, View};

/// The action that is meant by touching these places, the last of which nothing goes on with.
pub(crate) fn attempt(view: &View, touched: &[Place]) -> Option<Action> {
    let (last, before) = touched.split_last()?;
    let spot = Spot::at(last);
    if let ([from], Some(Spot::OpponentMonster(to))) = (before, spot)
        && let Some(Spot::Monster(from)) = Spot::at(from)
    {
        return Some(Action::Attack { from, to });
    }
    match (view.asked.what, spot) {
        (Question::Answer, Some(spot)) => is_own(spot).then_some(Action::Activate(spot)),
        (Question::Phase, Some(spot)) => in_phase(view, spot),
        (_, Some(spot)) => points(view.asked.what).then_some(Action::Choose(spot)),
        (_, None) => by_number(last),
    }
}

/// What the phase would have to allow.
fn in_phase(view: &View, spot: Spot) -> Option<Action> {
    let side = &view.sides[view.you?.index()];
    match spot {
        Spot::Hand(number) => {
            let card = *side.hand.as_ref()?.get(usize::from(number).checked_sub(1)?)?;
            Some(match view.book.cards().get(usize::from(card))?.kind {
                Kind::Spell(_) => Action::Activate(spot),
                Kind::Trap(_) => Action::Set(number),
                Kind::Monster(_) => Action::Summon(number),
            })
        }
        Spot::Monster(zone) => {
            let monster = side.monsters.get(usize::from(zone).checked_sub(1)?)?.as_ref()?;
            Some(match view.phase {
                Phase::Battle => Action::Direct(zone),
                _ if monster.face_up => Action::Turn(zone),
                _ => Action::Flip(zone),
            })
        }
        Spot::Spell(_) | Spot::Field => Some(Action::Activate(spot)),
        _ => None,
    }
}

fn by_number(place: &Place) -> Option<Action> {
    let (pile, number) = place.as_str().split_once(':')?;
    match pile {
        "amount" => read_number(number).map(Action::Amount),
        "tributes" => read_number(number).map(Action::Tributes),
        "card" => number.parse().ok().map(Action::Name),
        "main" => read_number(number).map(|main| Action::Swap { main, side: 1 }),
        "side" => read_number(number).map(|side| Action::Swap { main: 1, side }),
        _ => None,
    }
}

const fn is_own(spot: Spot) -> bool {
    matches!(spot, Spot::Monster(_) | Spot::Spell(_) | Spot::Field | Spot::Hand(_))
}

/// Whether a card is to be pointed at.
const fn points(question: Question) -> bool {
    matches!(
        question,
        Question::Tribute
            | Question::Discard
            | Question::Target
            | Question::TargetOrDone
            | Question::Summon
            | Question::Search
            | Question::RitualMonster
    )
}
