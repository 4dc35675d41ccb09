//! What pictures beside the rules are made of. What is on them is the
//! business of each game's board (`super::Board::diagram`).

use maud::{Markup, html};
use meydan_core::{Game, NewMatch, Seed, Viewer};
use serde_json::Value;

/// What everybody sees after these actions, each by whoever is to act.
pub(super) fn reached<G: Game>(config: Value, actions: &[&str]) -> Option<G::View> {
    let seats = G::facts().least_seats;
    let mut game = NewMatch { config, seats, seed: Seed::from_number(0), clock: None }.begin::<G>().ok()?;
    for action in actions {
        let seat = game.pending().iter().next()?;
        game.act_text(game.at(), seat, action).ok()?;
    }
    game.view(Viewer::Spectator).of::<G>().cloned()
}

/// Pictures beside each other, as one leads to the next.
pub(super) fn steps(pictures: &[Markup]) -> Markup {
    html! {
        div class="diagram-row" dir="ltr" {
            @for (step, picture) in pictures.iter().enumerate() {
                @if step > 0 { span class="diagram-then" aria-hidden="true" { "→" } }
                div class="diagram-part" { (picture) }
            }
        }
    }
}

/// Things beside each other, with a few words below each.
pub(super) fn labelled(things: impl IntoIterator<Item = (Markup, String)>) -> Markup {
    html! {
        ul class="diagram-row labelled" {
            @for (thing, label) in things { li { (thing) span { (label) } } }
        }
    }
}
