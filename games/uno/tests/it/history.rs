//! What was done lately, as everybody sees it.

use meydan_core::{Game, GameTime, Input, Pending, Seat, Seed, Viewer};
use meydan_testkit::random_action;
use uno::{Action, Deed, History, Table, Uno};

/// Written down beside the game: what was done, and what lay on the table before it.
fn written_down(seats: u8, seed: u64, drops: bool, mut visit: impl FnMut(&Uno, &[(Table, Deed)])) {
    let mut rng = Seed::from_number(seed).rng();
    let mut position = Uno::deal_and_start(seats, rng.fork(), drop);
    let mut deeds = Vec::new();
    while position.pending() != Pending::Over {
        visit(&position, &deeds);
        let Some((seat, action)) = random_action(&position, &mut rng) else { return };
        let view = position.view(Viewer::Spectator);
        let table = Table { middle: view.middle, colour: view.colour, penalty: view.penalty };
        let before = position.hand(seat).len();
        if drops && deeds.len() == 9 {
            // What it owed is done for it.
            position.play(GameTime::ZERO, Input::Drop { seat }, drop);
            let action = match (view.colour, view.penalty) {
                (None, _) => Action::Name(position.view(Viewer::Spectator).colour.expect("named")),
                (_, 0) => return,
                _ => Action::Take,
            };
            deeds.push((table, Deed { seat, action, got: position.hand(seat).len() - before }));
            visit(&position, &deeds);
            return;
        }
        position.play(GameTime::ZERO, Input::Act { seat, action }, drop);
        let got = position.hand(seat).len().saturating_sub(before);
        deeds.push((table, Deed { seat, action, got }));
    }
}

#[test]
fn the_latest_deeds_are_kept_and_everybody_sees_the_same() {
    let (mut longest, mut dropped) = (0, 0);
    for seed in 0..120 {
        let (seats, drops) = (3 + (seed % 3) as u8, seed % 2 == 1);
        written_down(seats, seed, drops, |position, deeds| {
            longest = longest.max(deeds.len());
            dropped += u32::from(drops && deeds.len() == 10);
            let history = position.view(Viewer::Spectator).history;
            let kept: Vec<Deed> = history.deeds().collect();
            assert_eq!(kept.len(), deeds.len().min(64));
            let latest = &deeds[deeds.len() - kept.len()..];
            assert!(kept.iter().eq(latest.iter().map(|(_, deed)| deed)), "{history}");
            if let Some((before, _)) = latest.first() {
                assert_eq!(history.before(), *before);
            }
            for seat in Seat::all(seats) {
                assert_eq!(position.view(Viewer::Seat(seat)).history, history);
            }
            assert_eq!(history.to_string().parse(), Ok(history));
        });
    }
    assert!(longest > 64, "{longest}: nothing was ever forgotten");
    assert!(dropped > 3, "{dropped}: nobody left who owed something");
}

#[test]
fn its_text() {
    let text = "g5 green 0; 2 r5; 3 draw 1; 3 pass; 1 wild; 1 red";
    assert_eq!(text.parse::<History>().map(|history| history.to_string()).as_deref(), Ok(text));
    let many = format!("g5 green 0{}", "; 1 r5".repeat(65));
    for nonsense in [
        "",
        "g5",
        "g5 green",
        "g5 green x",
        "g5 mauve 0",
        "z5 green 0",
        "g5 green 0;",
        "g5 green 0; ",
        "g5 green 0; 0 r5",
        "g5 green 0; 6 r5",
        "g5 green 0; r5",
        "g5 green 0; 1 r5 x",
        "g5 green 0; 1 r5 1 1",
        "g5 green 0; 1 r5 300",
        &many,
    ] {
        assert_eq!(nonsense.parse::<History>(), Err(()), "{nonsense:?}");
    }
}
