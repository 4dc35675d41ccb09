//! Input by places: from what a seat may do and what has been touched so far
//! to what can be touched next. Knows no game.

use meydan_core::{AnyAction, AnyMatch, Choice, Place, Seat};

/// What touching a place came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// The places make up this action.
    Act(AnyAction),
    /// It goes on: more places are needed.
    More,
    /// No legal action goes on with this place.
    Nothing,
}

/// The places that can be touched next, each once, in the order of the offer.
#[must_use]
pub fn next_places<'a>(offer: &'a [Choice], path: &[Place]) -> Vec<&'a Place> {
    let mut places: Vec<&Place> = Vec::new();
    for choice in offer {
        if let Some(place) = choice.places.strip_prefix(path).and_then(|rest| rest.first())
            && !places.contains(&place)
        {
            places.push(place);
        }
    }
    places
}

/// Touches a place. The path grows, or stays as it was when nothing goes on with it.
///
/// Where an action is complete and a longer one begins with the same places,
/// touching the last place once more chooses the shorter.
pub fn pick(offer: &[Choice], path: &mut Vec<Place>, place: &Place) -> Picked {
    let complete = |path: &[Place]| offer.iter().find(|choice| choice.places == path);
    if next_places(offer, path).contains(&place) {
        path.push(place.clone());
        return match complete(path) {
            Some(choice) if next_places(offer, path).is_empty() => Picked::Act(choice.action.clone()),
            _ => Picked::More,
        };
    }
    match complete(path) {
        Some(choice) if path.last() == Some(place) => Picked::Act(choice.action.clone()),
        _ => Picked::Nothing,
    }
}

/// What somebody means who touched these places and then one with which nothing goes
/// on: that the path begins anew there, or an action that the rules will refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// Another beginning takes the place of the one before.
    Anew,
    /// This, so that the rules can say why not.
    Attempt(AnyAction),
    /// Nothing that the rules could speak of.
    Nothing,
}

/// Where `pick` came to nothing: what was meant.
#[must_use]
pub fn meant(game: &dyn AnyMatch, seat: Seat, offer: &[Choice], path: &[Place], place: &Place) -> Meant {
    if next_places(offer, &[]).contains(&place) {
        return Meant::Anew;
    }
    let touched: Vec<Place> = path.iter().chain([place]).cloned().collect();
    // A button is there only for what it does.
    let attempt = if place.as_button().is_some() { None } else { game.attempt(seat, &touched) };
    attempt.map_or(Meant::Nothing, Meant::Attempt)
}

#[cfg(test)]
mod tests {
    use othello::{Action, Othello, Square};

    use super::*;

    fn action(number: u32) -> AnyAction {
        AnyAction::new::<Othello>(Action::Place(Square::from_index(number)))
    }

    /// The actions do not matter here, only which is which.
    fn offer(paths: &[&str]) -> Vec<Choice> {
        let places = |path: &str| path.split(' ').map(Place::new).collect::<Vec<_>>();
        (0..)
            .zip(paths)
            .map(|(number, path)| Choice { action: action(number), places: places(path) })
            .collect()
    }

    fn names(places: &[&Place]) -> Vec<String> {
        places.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn places_light_up_step_by_step() {
        let offer = offer(&["e2 e3", "e2 e4", "g1 f3", "button:pass"]);
        let mut path = Vec::new();
        assert_eq!(names(&next_places(&offer, &path)), ["e2", "g1", "button:pass"]);
        assert_eq!(pick(&offer, &mut path, &Place::new("e2")), Picked::More);
        assert_eq!(names(&next_places(&offer, &path)), ["e3", "e4"]);
        assert_eq!(pick(&offer, &mut path, &Place::new("f3")), Picked::Nothing);
        assert_eq!(path.len(), 1, "a place that does not follow changes nothing");
        assert_eq!(pick(&offer, &mut path, &Place::new("e4")), Picked::Act(action(1)));
    }

    #[test]
    fn a_shorter_action_is_chosen_by_touching_its_last_place_again() {
        let offer = offer(&["hand:1", "hand:1 hand:2"]);
        let mut path = Vec::new();
        assert_eq!(pick(&offer, &mut path, &Place::new("hand:1")), Picked::More);
        assert_eq!(pick(&offer, &mut path.clone(), &Place::new("hand:2")), Picked::Act(action(1)));
        assert_eq!(pick(&offer, &mut path, &Place::new("hand:1")), Picked::Act(action(0)));
    }

    #[test]
    fn a_button_is_a_place_like_any_other() {
        let offer = offer(&["button:pass"]);
        assert_eq!(pick(&offer, &mut Vec::new(), &Place::button("pass")), Picked::Act(action(0)));
    }

    #[test]
    fn what_goes_on_with_nothing_begins_anew_is_tried_or_means_nothing() {
        let new = meydan_core::NewMatch {
            config: serde_json::Value::Null,
            seats: 2,
            seed: meydan_core::Seed::from_number(0),
            clock: None,
        };
        let game = crate::begin("othello", new).expect("Othello").expect("it begins");
        let offer = game.offer(Seat::FIRST);
        let path = [Place::new("a1")];
        let meant = |place: Place| meant(&*game, Seat::FIRST, &offer, &path, &place);
        assert_eq!(meant(Place::new("d3")), Meant::Anew);
        assert_eq!(meant(Place::new("a1")), Meant::Attempt(action(0)));
        assert_eq!(meant(Place::new("nowhere")), Meant::Nothing);
        assert_eq!(meant(Place::button("pass")), Meant::Nothing);
    }
}
