//! Golden screens: what a person sees at 80 by 24, in three languages.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use meydan_testkit::golden;
use meydan_words::Lang;

use super::{Bench, computer, person};
use crate::event::Event;
use crate::{Settings, Start};

fn check(name: &str, screen: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    golden(&file, screen);
}

fn middle(settings: Settings) -> Bench {
    let mut bench = Bench::table(vec![person("Ada"), computer()], settings);
    for [place, answer] in [["d3", "c3"], ["c4", "e3"], ["f5", "b4"]] {
        bench.type_in(place).decide(answer);
    }
    bench.type_in("e6");
    bench
}

#[test]
fn the_screens_in_three_languages() {
    for lang in Lang::ALL {
        let settings = Settings { lang, ..Settings::default() };
        let mut hall = Bench::new(Start::Hall, settings.clone());
        check(&format!("hall-{lang}"), &hall.screen());
        hall.key(KeyCode::Enter).key(KeyCode::Down).key(KeyCode::Down);
        check(&format!("setup-{lang}"), &hall.screen());
        let mut table = middle(settings);
        check(&format!("table-{lang}"), &table.screen());
        table.type_in("?");
        check(&format!("help-{lang}"), &table.screen());
        table.key(KeyCode::Esc).type_in("Q");
        check(&format!("leave-{lang}"), &table.screen());
    }
}

#[test]
fn ascii_uses_no_other_sign() {
    let mut bench = middle(Settings { ascii: true, ..Settings::default() });
    check("table-ascii", &bench.screen());
    assert!(bench.screen().is_ascii());
    bench.type_in("?");
    assert!(bench.screen().is_ascii(), "{}", bench.screen());
    bench.key(KeyCode::Esc).type_in("M");
    assert!(bench.screen().is_ascii(), "{}", bench.screen());
    let mut hall = Bench::new(Start::Hall, Settings { ascii: true, ..Settings::default() });
    assert!(hall.screen().is_ascii(), "{}", hall.screen());
    hall.key(KeyCode::Enter);
    assert!(hall.screen().is_ascii(), "{}", hall.screen());
    bench.key(KeyCode::Esc);
    bench.send(Event::Resize(140, 50));
    assert!(bench.screen().is_ascii(), "{}", bench.screen());
}

#[test]
fn a_large_screen_gets_a_large_board() {
    let mut bench = middle(Settings::default());
    bench.send(Event::Resize(120, 42));
    check("table-large", &bench.screen());
}

#[test]
fn without_colour_no_cell_has_one_and_the_signs_are_the_same() {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Color;
    let plain = middle(Settings { color: false, ..Settings::default() });
    let colored = middle(Settings::default());
    assert_eq!(plain.screen(), colored.screen(), "nothing is told by colour alone");
    let colors = |bench: &Bench| {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        crate::draw::draw(&bench.app, &mut buffer);
        buffer.content.iter().filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count()
    };
    assert_eq!(colors(&plain), 0);
    assert!(colors(&colored) > 0);
}
