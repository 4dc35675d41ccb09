//! Golden playthroughs: a whole game as text, compared with a file. They show
//! in a diff what a change of the rules did.

use std::fmt::Write as _;
use std::path::Path;

use meydan_core::{AnyMatch as _, Game, Header, Match, Pending, Seat, Seed, Viewer};

use crate::walk::random_action;

/// A random game as text: every input, what each viewer was told, and views on the way.
///
/// # Panics
/// If the game cannot start.
#[must_use]
pub fn playthrough<G: Game>(config: &G::Config, seats: u8, number: u64) -> String {
    let seed = Seed::from_number(number);
    let mut game =
        Match::<G>::new(Header { config: config.clone(), seats, seed, clock: None }).expect("it starts");
    let mut rng = Seed::from_number(number ^ 0x676f_6c64).rng();
    let viewers: Vec<Viewer> =
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]).collect();
    let mut text = format!("game {} rules {} seats {seats} seed {number}\n", G::ID, G::RULES);
    loop {
        tell(&mut text, &game, &viewers);
        if game.pending() == Pending::Over {
            break;
        }
        for seat in game.pending().seats().iter() {
            let legal: Vec<String> = game.legal(seat).iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "  seat {seat} may {}", legal.join(" "));
        }
        if let Some((seat, action)) = random_action(game.position(), &mut rng) {
            let _ = writeln!(text, "> seat {seat} {action}");
            game.submit(game.at(), seat, action).expect("a legal action");
        } else {
            let _ = writeln!(text, "> timer");
            game.fire().expect("a timer, as nobody has to answer");
        }
    }
    let outcome = serde_json::to_string(&game.outcome()).expect("plain data becomes JSON");
    let _ = writeln!(text, "outcome {outcome}");
    text
}

fn tell<G: Game>(text: &mut String, game: &Match<G>, viewers: &[Viewer]) {
    let _ = writeln!(text, "{} digest {:016x}", game.seq(), game.digest());
    for &viewer in viewers {
        for (_, events) in game.events_since(game.seq().checked_sub(1), viewer) {
            for event in events {
                let event = serde_json::to_string(&event).expect("plain data becomes JSON");
                let _ = writeln!(text, "  {viewer} is told {event}");
            }
        }
        if game.seq().is_multiple_of(8) {
            let _ = writeln!(
                text,
                "  {viewer} sees {}",
                meydan_core::AnyView::new::<G>(game.view(viewer)).to_json()
            );
        }
    }
}

/// Compares a text with a file; writes the file instead when `UPDATE_GOLDENS` is set.
///
/// # Panics
/// If they differ, with the first line that does.
pub fn golden(file: &Path, text: &str) {
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        return;
    }
    let kept = std::fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("{}: {error} (cargo xtask goldens writes it)", file.display()));
    for (number, (now, then)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, then, "{}:{}", file.display(), number + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "{}: another length", file.display());
}
