//! What a computer does is printed only as far as whoever sits before the
//! screen may know it.

use magic::Magic;
use meydan_catalogue::{Player, Table};
use meydan_console::{
    Asked, Computers, Erased, LineUi, Look, Manners, PlainLines, Read, RenderContext, Session, Setup,
};
use meydan_core::{AnyAction, NewMatch, Seat, Seed, Step, Viewer};
use meydan_search::Level;
use meydan_telling::{AnyScene, Style};
use meydan_words::{Lang, Words};
use serde_json::json;

/// Magic without a board, and every action printed besides what is told.
struct Blunt;

impl LineUi for Blunt {
    type Game = Magic;

    const MANNERS: Manners = Manners::plain("console-magic-how");

    fn board(&self, _: &RenderContext<'_, Magic>) -> String {
        String::new()
    }

    fn read(&self, _: &str, _: &Asked<'_, Magic>) -> Read<Magic> {
        Ok(Vec::new())
    }
}

#[test]
fn a_closed_action_of_a_computer_is_not_printed() {
    let start =
        "1 hand: 2 Lightning Bolt; 1 play: 4 Forest; 1 library: 10 Forest; 2 hp 2; 2 library: 10 Swamp";
    let mut aimed = 0;
    for seed in 0..60 {
        let config = json!({ "start": start });
        let new = NewMatch { config, seats: 2, seed: Seed::from_number(seed), clock: None };
        let game = meydan_catalogue::begin("magic", new).expect("a game of the hall").expect("it begins");
        let players =
            vec![Player::Computer { level: Level::Newcomer }, Player::Person { name: String::new() }];
        let mut session = Session::new(Setup {
            table: Table::new(game, players),
            ui: &Erased(Blunt),
            words: Words::of(Lang::En),
            look: Look { colour: false, ascii: true, lang: Lang::En, width: Some(80) },
            computers: Computers {
                time: None,
                depth: None,
                nodes: Some(50),
                seeds: vec![Seed::from_number(seed), Seed::from_number(seed)],
            },
            file: None,
            record: None,
            journal: None,
            keeper: None,
            pace: std::time::Duration::ZERO,
        });
        let mut out = Vec::new();
        session.run(&mut PlainLines::new(&b""[..]), &mut out).expect("it plays");
        let printed = String::from_utf8(out).expect("text");
        let done = session.game().line(Viewer::Referee).into_iter().filter_map(|entry| match entry.step {
            Step::Act { action, .. } => action,
            _ => None,
        });
        let (view, who) = (session.game().view(Viewer::Spectator), |seat: Seat| seat.0.to_string());
        let scene = AnyScene { view: &view, words: Words::of(Lang::En), who: &who };
        let telling = meydan_telling::of("magic").expect("it can be told");
        let typed = |action: &AnyAction| telling.action(scene, action, Style::Line);
        let done: Vec<AnyAction> = done.collect();
        let texts: Vec<String> = done.iter().map(typed).collect();
        let printed: Vec<&str> =
            printed.lines().filter(|line| texts.iter().any(|text| text == line)).collect();
        let is_closed = |action: &AnyAction| {
            matches!(action.of::<Magic>(), Some(magic::Action::Aim { .. } | magic::Action::Cancel))
        };
        let (hidden, open): (Vec<AnyAction>, Vec<AnyAction>) = done.into_iter().partition(is_closed);
        assert_eq!(printed, open.iter().map(typed).collect::<Vec<_>>());
        aimed += hidden.len();
    }
    assert!(aimed > 0, "no computer aimed a card");
}
