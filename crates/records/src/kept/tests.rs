//! Issue 16, point 7: what is played is kept, can be taken up again, and the folder stays bounded.

use meydan_core::{NewMatch, Seat, Seed};
use serde_json::Value;

use super::*;
use crate::{list_games, open_true};

fn othello(seed: u64) -> Box<dyn AnyMatch> {
    let new = NewMatch { config: Value::Null, seats: 2, seed: Seed::from_number(seed), clock: None };
    meydan_catalogue::begin("othello", new).unwrap().unwrap()
}

fn play(game: &mut dyn AnyMatch, moves: usize) {
    for _ in 0..moves {
        let seat = game.pending().iter().next().unwrap_or(Seat::FIRST);
        let action = game.legal(seat).into_iter().next().unwrap();
        game.act(game.at(), seat, &action).unwrap();
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("meydan-kept-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn names() -> Vec<String> {
    vec!["Ada".to_owned(), "computer:club".to_owned()]
}

#[test]
fn a_game_is_kept_move_by_move_and_taken_up_where_it_was_left() {
    let folder = folder("moves");
    let mut keeper = Keeper::new(folder.clone());
    let mut game = othello(1);
    keeper.keep(game.as_ref(), &names(), None).unwrap();
    assert!(list_games(Some(&folder), &[]).is_empty(), "nothing has happened yet");
    for moves in 1..12 {
        play(game.as_mut(), 1);
        keeper.keep(game.as_ref(), &names(), None).unwrap();
        let [listed] = &list_games(Some(&folder), &[])[..] else { panic!("one game") };
        assert_eq!((listed.entries, listed.over, listed.kept), (moves, false, true));
        assert_eq!((listed.game.as_str(), &listed.names), ("othello", &names()));
        assert!(open_true(&fs::read(&listed.path).unwrap()).is_ok(), "a true record after every move");
    }
    let path = list_games(Some(&folder), &[]).remove(0).path;
    let busy = Keeper::new(folder.clone()).take_up(&path);
    assert!(matches!(busy, Err(ReadError::Io(error)) if error.kind() == ErrorKind::WouldBlock));
    drop(keeper);
    let mut keeper = Keeper::new(folder.clone());
    let taken = keeper.take_up(&path).unwrap();
    assert_eq!((taken.opened.game.seq(), taken.opened.game.digest()), (game.seq(), game.digest()));
    let mut game = taken.opened.game;
    play(game.as_mut(), 1);
    keeper.keep(game.as_ref(), &names(), None).unwrap();
    // Another match is another file.
    let mut next = othello(2);
    play(next.as_mut(), 1);
    keeper.keep(next.as_ref(), &names(), None).unwrap();
    let entries: Vec<_> = list_games(Some(&folder), &[]).iter().map(|listed| listed.entries).collect();
    assert!(entries.contains(&12) && entries.contains(&1) && entries.len() == 2, "{entries:?}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_of_its_own_is_gone_on_in_as_well() {
    let folder = folder("own");
    fs::create_dir_all(&folder).unwrap();
    let own = folder.join("mine.meydan");
    let mut game = othello(3);
    let mut journal = RecordFile::new(&own, game.as_ref(), &names());
    let mut keeper = Keeper::new(folder.join("games"));
    play(game.as_mut(), 2);
    journal.keep(game.as_ref()).unwrap();
    keeper.keep(game.as_ref(), &names(), Some(&own)).unwrap();
    // Killed between the two: the own file is ahead.
    play(game.as_mut(), 1);
    journal.keep(game.as_ref()).unwrap();
    drop(keeper);
    let path = list_games(Some(&folder.join("games")), &[]).remove(0).path;
    let taken = Keeper::new(folder.join("games")).take_up(&path).unwrap();
    assert_eq!(taken.opened.game.seq(), 3);
    assert_eq!(taken.own.unwrap().path(), own);
    // What stands there is another match now: then the kept one is what there is.
    let mut other = othello(4);
    play(other.as_mut(), 9);
    RecordFile::new(&own, other.as_ref(), &names()).keep(other.as_ref()).unwrap();
    let taken = Keeper::new(folder.join("games")).take_up(&path).unwrap();
    assert!(taken.own.is_none());
    assert_eq!(taken.opened.game.seq(), 2);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_oldest_games_that_are_over_go_and_rubbish_with_them() {
    let folder = folder("bound");
    fs::create_dir_all(&folder).unwrap();
    let mut over = othello(5);
    over.drop_seat(over.at(), Seat::FIRST).unwrap();
    let text = meydan_core::record::write(over.as_ref(), &names());
    for number in 0..MOST_FINISHED + 5 {
        let path = folder.join(format!("old-{number}.meydan"));
        fs::write(&path, &text).unwrap();
        let age = std::time::SystemTime::now() - std::time::Duration::from_secs(1_000 + number as u64);
        File::options().append(true).open(&path).unwrap().set_modified(age).unwrap();
    }
    fs::write(folder.join(".othello-1.meydan.1-0.part"), "half").unwrap();
    fs::write(folder.join("gone.lock"), "").unwrap();
    fs::write(folder.join("notes.txt"), "mine").unwrap();
    let mut game = othello(6);
    play(game.as_mut(), 1);
    let mut keeper = Keeper::new(folder.clone());
    keeper.keep(game.as_ref(), &names(), None).unwrap();
    let listed = list_games(Some(&folder), &[]);
    assert_eq!(listed.len(), MOST_FINISHED, "with the new one");
    assert!(listed.iter().any(|game| game.path.ends_with("old-0.meydan")));
    assert!(!listed.iter().any(|game| game.path.ends_with(format!("old-{}.meydan", MOST_FINISHED + 4))));
    for (name, stays) in [("notes.txt", true), ("gone.lock", false), (".othello-1.meydan.1-0.part", false)] {
        assert_eq!(folder.join(name).exists(), stays, "{name}");
    }
    fs::remove_dir_all(&folder).unwrap();
}
