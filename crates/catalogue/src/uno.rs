//! UNO as a tenant: its computers.

use ::uno::Uno;
use ::uno::ai::{Player, Random, Simple, volunteers};
use meydan_search::Level;

use crate::Tenant;
use crate::computer::Erased;

pub(crate) fn tenant() -> Tenant {
    Tenant {
        rivals: &[
            ("random", |seed| Erased::<Uno, _>::boxed(Random::new(seed))),
            ("simple", |seed| Erased::<Uno, _>::boxed(Simple::new(seed))),
            ("bold", |seed| Erased::<Uno, _>::boxed(Simple::bold(seed))),
        ],
        // UN-50, UN-54: somebody is caught, a card is laid out of turn.
        volunteers: |view, seat, level| {
            view.of::<Uno>().is_some_and(|view| volunteers(view, seat, level == Level::Newcomer))
        },
        ..Tenant::new::<Uno>(|level, seed| Erased::<Uno, _>::boxed(Player::new(level, seed)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use meydan_core::{NewMatch, Seat, Seed, Viewer};
    use meydan_search::{Budget, Level};
    use serde_json::json;

    use crate::{Player, Table, Turn};

    /// UN-50, UN-51, UN-53, UN-54: computers call, catch, swap and jump in; only they volunteer.
    #[test]
    fn computers_know_the_house_rules() {
        let mut done: BTreeMap<&str, u32> = BTreeMap::new();
        for number in 0..12 {
            let config = json!({ "call": true, "challenge": true, "draw-until": true, "seven-zero": true, "jump-in": true });
            let new = NewMatch { config, seats: 4, seed: Seed::from_number(number), clock: None };
            let game = crate::begin("uno", new).expect("a game of the hall").expect("it begins");
            let levels = [Level::Newcomer, Level::Casual, Level::Newcomer, Level::Casual];
            let players = levels.map(|level| Player::Computer { level }).to_vec();
            let mut table = Table::new(game, players);
            let mut minds: Vec<_> = Seat::all(4)
                .zip(levels)
                .map(|(seat, level)| table.computer(level, Seed::from_number(number * 7 + u64::from(seat.0))))
                .collect();
            loop {
                let (seat, action) = match table.turn() {
                    Turn::Over => break,
                    Turn::Forced(seat, action) => (seat, action),
                    Turn::Computer(seat, _) => {
                        let view = table.view_to_think(seat).expect("it may act");
                        let thought = minds[seat.index()].think(&view, seat, &Budget::default());
                        (seat, thought.expect("a thought").action)
                    }
                    Turn::People(_) => panic!("nobody sits here"),
                };
                let out_of_turn = !table.game().pending().contains(seat);
                let text = action.to_string();
                let kind = match text.as_str() {
                    "catch" => "catch",
                    "challenge" => "challenge",
                    text if text.ends_with("-uno") => "call",
                    text if text.starts_with("swap") => "swap",
                    _ if out_of_turn => "jump",
                    _ => "other",
                };
                *done.entry(kind).or_default() += 1;
                table.act(seat, &action).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
            }
            assert!(table.game().view(Viewer::Spectator).of::<::uno::Uno>().is_some());
        }
        for kind in ["catch", "challenge", "call", "swap", "jump"] {
            assert!(done.contains_key(kind), "{kind}: {done:?}");
        }
    }
}
