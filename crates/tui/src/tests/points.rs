//! Points of issue 16 that hold for several games, by number.

use crossterm::event::KeyCode;
use meydan_core::{AnyMatch, Place};
use meydan_words::{Lang, Words};
use ratatui::style::Color;
use serde_json::{Value, json};

use super::{Bench, computer, person, table_of};
use crate::app::Screen;
use crate::draw::Target;
use crate::event::Event;
use crate::{Settings, Start};

fn place(name: &str) -> Target {
    Target::Place(Place::new(name))
}

fn sit(game: &str, config: Value) -> Bench {
    let people = vec![person("Ada"), person("Bo")];
    Bench::new(Start::Table(table_of(game, people, config)), Settings::default())
}

/// Point 8: which tampering is in force is said all the time, and a game is looked through as a
/// board or as text (CH-53), in which touches are no moves (CH-64).
#[test]
fn point_8_tampering_in_force_is_told_and_a_review_is_graphical_or_textual() {
    let mut bench = sit("chess", json!({ "tampering": true, "name": "Friday" }));
    bench.click(&place("button:tamper-b")).click(&place("button:tamper-b"));
    let bar = |bench: &Bench| bench.screen().lines().next().unwrap_or_default().to_owned();
    for part in ["Advanced chess", "Friday", "Turn 1", "Tampering B"] {
        assert!(bar(&bench).contains(part), "{part}: {}", bar(&bench));
    }
    bench.type_in("e2e4d7d5");
    assert!(bar(&bench).contains("Turn 3") && bar(&bench).contains("Tampering B"), "{}", bar(&bench));
    let game = bench.at_table().table.game().duplicate();
    let names = ["Ada", "Bo"].map(str::to_owned).to_vec();
    let mut bench = Bench::new(Start::Replay { game, names }, Settings::default());
    bench.key(KeyCode::End);
    let board = bench.screen();
    bench.type_in("V");
    let text = bench.screen();
    assert_ne!(board, text);
    for told in ["Pe2e4", "Pd7d5"] {
        assert!(text.contains(told), "{told}:\n{text}");
    }
    assert!(!text.contains("touch"), "CH-64:\n{text}");
    bench.type_in("V");
    assert_eq!(bench.screen(), board);
}

/// Point 11: discs and marbles bring their own ground along, so that a dark and a light terminal
/// show the same, and both sides differ by more than colour.
#[test]
fn point_11_discs_and_marbles_are_the_same_on_dark_and_light_terminals() {
    let discs = ["d3", "d4", "e4"];
    let marbles = ["r1c1", "r2c2"];
    for (game, pieces) in [("othello", &discs[..]), ("pentago", &marbles[..])] {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut bench = sit(game, Value::Null);
            bench.send(Event::Resize(width, height));
            match game {
                "othello" => drop(bench.type_in("d3")),
                _ => ["r1c1", "button:skip", "r2c2", "button:skip"].iter().for_each(|name| {
                    bench.click(&place(name));
                }),
            }
            let cells = bench.cells();
            let is_piece = |place: &Place| pieces.iter().any(|name| *place == Place::new(*name));
            let mut colours = Vec::new();
            for (area, place) in bench.places().into_iter().filter(|(_, place)| is_piece(place)) {
                for position in area.positions() {
                    let cell = &cells[position];
                    let own = cell.bg != Color::Reset && (cell.symbol() == " " || cell.fg != Color::Reset);
                    assert!(own, "{game} {place} at {width}×{height}: {cell:?}\n{}", bench.screen());
                    colours.extend((cell.symbol() != " ").then(|| format!("{:?}", cell.fg)));
                }
            }
            colours.sort();
            colours.dedup();
            assert!(colours.len() > 1, "{game} at {width}×{height}: {colours:?}");
        }
    }
}

/// How bright a colour is, from 0 to 1, as contrast is reckoned with.
fn luminance(color: Color) -> Option<f64> {
    let Color::Indexed(index) = color else { return None };
    let level = |step: u8| if step == 0 { 0.0 } else { f64::from(55 + 40 * u16::from(step)) };
    let rgb = match index {
        16..=231 => [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map(level),
        232.. => [f64::from(8 + 10 * u16::from(index - 232)); 3],
        _ => panic!("terminals disagree about colour {index}"),
    };
    let [red, green, blue] = rgb.map(|part| match part / 255.0 {
        low if low <= 0.04 => low / 12.92,
        high => ((high + 0.055) / 1.055_f64).powf(2.4),
    });
    Some(0.2126 * red + 0.7152 * green + 0.0722 * blue)
}

/// How much two colours stand out from each other.
fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Points 8 to 11: whatever is written can be read on dark and light terminals: on a ground of its own,
/// or in a tone that stands out from both.
#[test]
fn point_11_everything_written_can_be_read_on_dark_and_light_terminals() {
    let crowd = "round 12; phase first; 1 play: 3 Forest, Guard, 2 Soldier tapped, Holy War; \
                 2 play: 5 Swamp, 2 Mountain tapped, Vampire, Black Knight, Restrain; \
                 1 hand: Flood, Rage; 1 library: rest; 2 library: rest";
    let mut benches = vec![Bench::new(Start::Hall, Settings::default())];
    for tenant in meydan_catalogue::tenants() {
        let config = if tenant.facts.id == "magic" { json!({ "start": crowd }) } else { Value::Null };
        let people = (0..tenant.facts.least_seats).map(|_| person("Ada")).collect();
        let mut bench =
            Bench::new(Start::Table(table_of(tenant.facts.id, people, config)), Settings::default());
        // Behind the curtain, with a refusal.
        bench.key(KeyCode::Enter).type_in("x").key(KeyCode::Enter);
        benches.push(bench);
    }
    for bench in &mut benches {
        for size in [(80, 24), (120, 40)] {
            bench.send(Event::Resize(size.0, size.1));
            for cell in bench.cells().content() {
                let (ink, ground) = (luminance(cell.fg), luminance(cell.bg));
                let worst = match (ink, ground) {
                    _ if cell.symbol() == " " => continue,
                    // Pieces are large, and the lines between their squares say nothing.
                    (_, Some(_)) if ('─'..='▟').contains(&cell.symbol().chars().next().unwrap_or(' ')) => {
                        continue;
                    }
                    (Some(ink), Some(ground)) => contrast(ink, ground) + 1.0,
                    (Some(ink), None) => contrast(ink, 0.0).min(contrast(ink, 1.0)),
                    (None, None) => continue,
                    (None, Some(_)) => 0.0,
                };
                assert!(worst >= 3.9, "{worst:.2} {cell:?} at {size:?}:\n{}", bench.screen());
            }
        }
    }
}

/// The end of any match, reached by giving up after a few moves.
fn given_up(game: &str) -> Bench {
    let players = match game {
        "uno" => vec![person("Ada"), computer(), computer()],
        _ => vec![person("Ada"), computer()],
    };
    let mut bench = Bench::new(Start::Table(table_of(game, players, Value::Null)), Settings::default());
    // A refusal, so that there is a notice to grow stale.
    bench.type_in("x").key(KeyCode::Enter);
    for _ in 0..400 {
        if bench.at_table().table.game().outcome().is_some() {
            break;
        }
        if bench.thinkable().is_empty() {
            bench.key(KeyCode::Esc).type_in("Ry");
        } else {
            bench.answer();
        }
    }
    bench
}

/// Point 11: every game ends with the panel, and nothing that was said before stands beside it.
#[test]
fn point_11_every_game_ends_with_a_panel_and_no_stale_notice() {
    for tenant in meydan_catalogue::tenants() {
        let game = tenant.facts.id;
        let bench = given_up(game);
        assert!(bench.at_table().table.game().outcome().is_some(), "{game}");
        let screen = bench.screen();
        for shown in ["The end", "▸ A rematch", "Look through it", "Save it to a file"] {
            assert!(screen.contains(shown), "{game}: {shown}\n{screen}");
        }
        assert!(bench.at_table().note.is_none(), "{game}\n{screen}");
        for stale in ["There is no such place", "to move.", "is thinking"] {
            assert!(!screen.contains(stale), "{game}: {stale}\n{screen}");
        }
    }
}

/// Point 11: a move is told below the board once, and not when the game was given up after it.
#[test]
fn point_11_a_move_is_told_once() {
    let people = vec![person("Ada"), computer()];
    let mut bench = Bench::new(Start::Table(table_of("chess", people, Value::Null)), Settings::default());
    bench.type_in("a2a3").decide("Pc7c5");
    let told = |bench: &Bench| bench.screen().matches("Pc7c5").count();
    assert_eq!(told(&bench), 2, "in the list and below the board:\n{}", bench.screen());
    bench.key(KeyCode::Esc).type_in("Ry");
    assert!(told(&bench) < 2, "{}", bench.screen());
}

/// MG-62 at the table: the window between defenders and fight is asked of both in turn, shows what
/// waits, and is left by passing.
#[test]
fn mg_62_instants_are_played_in_their_window() {
    let config = json!({
        "deck1": "blue-red", "deck2": "green-white",
        "start": "round 9; phase combat; 1 play: 4 Island, 4 Mountain, Gale Hawk; 2 play: 4 Plains, 4 Forest, Soldier; \
                  1 hand: 2 Sudden Flame; 1 library: rest; 2 hand: Cleansing Light; 2 library: rest",
    });
    let mut bench = sit("magic", config);
    bench.key(KeyCode::Enter);
    bench.type_in("9");
    bench.click(&place("button:done"));
    let game = |bench: &Bench| bench.at_table().table.game().duplicate();
    let asked = |game: &dyn AnyMatch| game.pending().iter().next().expect("somebody is asked");
    let screen = bench.screen();
    assert!(screen.contains("instant"), "{screen}");
    let first = asked(game(&bench).as_ref());
    bench.click(&place("hand:sudden-flame"));
    bench.click(&place("player:1"));
    // What is aimed is the own business until it is played.
    assert!(bench.moves().ends_with("target player-1"), "{}", bench.moves());
    assert_ne!(asked(game(&bench).as_ref()), first, "the other is asked then");
    bench.key(KeyCode::Enter);
    let screen = bench.screen();
    assert!(screen.contains("Sudden Flame"), "what waits is told:\n{screen}");
    bench.type_in("0");
    bench.key(KeyCode::Enter);
    bench.type_in("0");
    assert!(bench.moves().ends_with("pass pass"), "{}", bench.moves());
}

/// What stands beside the board on the smallest screen, from this column on, as one text.
pub(super) fn beside(bench: &Bench, from: usize) -> String {
    let screen = bench.screen();
    let signs = screen.lines().skip(2).map(|line| line.chars().skip(from).collect::<String>());
    let lines = signs.take_while(|line| !line.starts_with('╰'));
    lines.map(|line| line.trim_matches(['│', ' ']).to_owned()).collect::<Vec<_>>().join(" ")
}

/// Point 9: all of what the card under the cursor does is told beside the board at 80×24 too.
#[test]
fn point_9_the_card_under_the_cursor_is_told_at_80_by_24() {
    for lang in [Lang::En, Lang::Tr] {
        let words = Words::of(lang);
        let settings = Settings { lang, ..Settings::default() };
        let people = vec![person("Ada"), computer()];
        let hand = "round 9; phase first; 1 play: 3 Forest, 4 Plains; 1 hand: Werewolf, Flood; 1 library: rest; 2 library: rest";
        let mut bench =
            Bench::new(Start::Table(table_of("magic", people, json!({ "start": hand }))), settings);
        for (name, effect) in
            [("flood", "magic-effect-destroy-land"), ("werewolf", "magic-ability-trample-about")]
        {
            let Screen::Table(table) = &mut bench.app.screen else { panic!("at a table") };
            table.cursor = Some(Place::new(format!("hand:{name}")));
            let told = beside(&bench, 49);
            assert!(told.contains(&words.say(effect)), "{name} in {lang:?}: {told}\n{}", bench.screen());
        }
    }
}
