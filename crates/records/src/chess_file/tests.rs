//! CH-50, CH-51: files that lose nothing and never run into each other.

use meydan_core::record::RecordFault;
use meydan_core::{NewMatch, Seat, Seed};
use serde_json::json;

use super::*;

struct Room(PathBuf);

impl Room {
    fn new(name: &str) -> Room {
        let room = std::env::temp_dir().join(format!("meydan-chess-file-{name}-{}", std::process::id()));
        fs::create_dir_all(&room).expect("a folder");
        Room(room)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn begin() -> Box<dyn AnyMatch> {
    let config = json!({ "name": "Friday" });
    let new = NewMatch { config, seats: 2, seed: Seed::from_number(4), clock: None };
    meydan_catalogue::begin("chess", new).expect("a game of the hall").expect("it begins")
}

fn act(game: &mut dyn AnyMatch, actions: &[&str]) {
    for action in actions {
        let seat = game.pending().iter().next().expect("somebody is asked");
        game.act_text(game.at(), seat, action).expect("legal");
    }
}

fn names() -> Vec<String> {
    vec!["Ada".to_owned(), "computer:club".to_owned()]
}

#[test]
fn ch_50_the_name_of_the_file_is_made_of_names_that_fit() {
    assert_eq!(ChessFile::name(&names(), "Friday").expect("fits"), "Ada-computer-club-Friday.acd");
    let refused = |white: &str, game: &str| {
        ChessFile::name(&[white.to_owned(), "Bo".to_owned()], game).map_err(|refused| refused.code)
    };
    assert_eq!(refused("علی", "شطرنج ۱"), Ok("علی-Bo-شطرنج ۱.acd".to_owned()));
    for name in ["", "a/b", "..", " Ada", "a:b", "con\n", &"x".repeat(61)] {
        assert_eq!(refused(name, "Friday"), Err("player-name-unfit"), "{name:?}");
        assert_eq!(refused("Ada", name), Err("name-unfit"), "{name:?}");
    }
}

#[test]
fn ch_51_what_was_kept_is_there_again_and_goes_on_in_the_same_file() {
    let room = Room::new("goes-on");
    let path = room.0.join("game.acd");
    let mut game = begin();
    let mut file = ChessFile::create(&path, game.as_ref(), &names(), false).expect("made");
    let head = fs::read(&path).expect("read");
    for action in ["Pe2e4", "Pe7e5", "Qd1h5"] {
        act(game.as_mut(), &[action]);
        file.keep(game.as_ref()).expect("kept");
        // It is in the file before the next line of this test.
        let kept = ChessFile::look(&path).expect("sound");
        assert_eq!((kept.game.digest(), kept.fault), (game.digest(), None));
    }
    assert!(fs::read(&path).expect("read").starts_with(&head), "lines are only added");
    drop(file);
    let (mut file, fault) = ChessFile::open(&path).expect("sound");
    assert_eq!(fault, None);
    assert_eq!((file.game().digest(), file.names()), (game.digest(), &names()[..]));
    game = file.game();
    act(game.as_mut(), &["Hb8c6"]);
    game.drop_seat(game.at(), Seat::FIRST).expect("may resign");
    file.keep(game.as_ref()).expect("kept");
    assert_eq!(ChessFile::look(&path).expect("sound").game.digest(), game.digest());
    assert_eq!(fs::read_dir(&room.0).expect("a folder").count(), 1, "nothing half-made stays behind");
}

#[test]
fn ch_50_a_torn_last_line_is_cut_off_and_said_and_other_damage_refused() {
    let room = Room::new("torn");
    let path = room.0.join("game.acd");
    let mut game = begin();
    act(game.as_mut(), &["Pe2e4", "Pe7e5"]);
    let before = game.digest();
    act(game.as_mut(), &["Qd1h5"]);
    drop(ChessFile::create(&path, game.as_ref(), &names(), false).expect("made"));
    let whole = fs::read(&path).expect("read");
    fs::write(&path, &whole[..whole.len() - 9]).expect("written");
    assert_eq!(ChessFile::look(&path).expect("sound in part").game.digest(), before);
    assert_eq!(fs::read(&path).expect("read").len(), whole.len() - 9, "looking changes nothing");
    let (mut file, fault) = ChessFile::open(&path).expect("only torn");
    assert_eq!(fault.expect("it is said").fault, RecordFault::Torn);
    let mut again = file.game();
    assert_eq!(again.digest(), before);
    act(again.as_mut(), &["Qd1h5"]);
    file.keep(again.as_ref()).expect("kept");
    assert_eq!(fs::read(&path).expect("read"), whole, "the same game is the same file");
    drop(file);
    let mut damaged = whole.clone();
    let at = whole.len() - 200;
    damaged[at] ^= 1;
    fs::write(&path, &damaged).expect("written");
    assert!(matches!(ChessFile::open(&path), Err(ChessFileFault::Record(_))));
    assert_eq!(fs::read(&path).expect("read"), damaged, "and stays as it is");
}

#[test]
fn ch_50_nothing_is_replaced_unasked_and_no_two_play_in_one_file() {
    let room = Room::new("two");
    let path = room.0.join("game.acd");
    let game = begin();
    let create = |over: bool| ChessFile::create(&path, game.as_ref(), &names(), over);
    let file = create(false).expect("made");
    assert!(matches!(create(false), Err(ChessFileFault::Exists)));
    assert!(matches!(create(true), Err(ChessFileFault::InUse)));
    assert!(matches!(ChessFile::open(&path), Err(ChessFileFault::InUse)));
    drop(file);
    let file = create(true).expect("it was said");
    assert!(matches!(ChessFile::open(&path), Err(ChessFileFault::InUse)), "the new one is held too");
    drop(file);
    assert!(matches!(ChessFile::open(&room.0), Err(ChessFileFault::Io(_))));
    let missing = ChessFile::open(&room.0.join("no.acd")).expect_err("not there");
    assert_eq!(missing.refused(&path).code, "file-missing");
    assert_eq!(fs::read_dir(&room.0).expect("a folder").count(), 1);
}
