//! Typed places: `e2 e4`, `hand:r5`, `card:12`. A finger that touches them elsewhere
//! means the same.

use meydan_catalogue::{Meant, Picked, meant, pick};
use meydan_core::{AnyAction, AnyMatch, Place, Seat};

/// What somebody in a seat means who types the names of places, in the order in
/// which they would be touched; `None` if it comes to no one action. It may be one
/// that the rules refuse: they say why.
#[must_use]
pub fn touched(game: &dyn AnyMatch, seat: Seat, typed: &str) -> Option<AnyAction> {
    let places: Vec<Place> = typed.split_whitespace().map(Place::read).collect::<Option<_>>()?;
    let offer = game.offer(seat);
    let mut path = Vec::new();
    for (at, place) in places.iter().enumerate() {
        let mut picked = pick(&offer, &mut path, place);
        if picked == Picked::Nothing {
            match meant(game, seat, &offer, &path, place) {
                Meant::Anew => {
                    path.clear();
                    picked = pick(&offer, &mut path, place);
                }
                Meant::Attempt(action) => picked = Picked::Act(action),
                Meant::Nothing => return None,
            }
        }
        if let Picked::Act(action) = picked {
            return (at + 1 == places.len()).then_some(action);
        }
    }
    None
}
