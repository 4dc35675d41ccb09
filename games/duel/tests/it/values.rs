//! Values are computed from what is in force, and never patched.

use duel::{Book, Id, Place, Table, lay_out};
use meydan_core::Seat;

fn table(text: &str) -> Table {
    let table = lay_out(text, &Book::standard()).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(table.is_sound());
    table
}

/// The monster in this zone, counted from one.
fn monster(table: &Table, seat: u8, zone: usize) -> Id {
    table.side(Seat(seat - 1)).monsters[zone - 1].expect("a monster")
}

fn values(table: &Table, seat: u8, zone: usize) -> (u16, u16) {
    let values = table.values(monster(table, seat, zone));
    (values.atk, values.def)
}

// card: Yami
#[test]
fn yami_strengthens_fiends_and_spellcasters_of_both_and_weakens_fairies() {
    let table = table(
        "1 field: Yami
         1 monsters: Horn Imp | Dark magician | Battle OX
         2 monsters: Feral Imp | Marshmallon",
    );
    assert_eq!(values(&table, 1, 1), (1500, 1200));
    assert_eq!(values(&table, 1, 2), (2700, 2300));
    assert_eq!(values(&table, 1, 3), (1700, 1000));
    assert_eq!(values(&table, 2, 1), (1500, 1600));
    assert_eq!(values(&table, 2, 2), (100, 300));
}

#[test]
fn a_set_monster_and_one_in_hand_have_their_printed_values() {
    let table = table("1 field: Yami\n1 monsters: Horn Imp set\n1 hand: Horn Imp");
    assert_eq!(values(&table, 1, 1), (1300, 1000));
    let held = table.side(Seat(0)).hand[0];
    assert_eq!(table.atk(held), 1300);
}

// card: Forest | Closed Forest
#[test]
fn two_field_spells_of_two_players_add_up() {
    let table = table(
        "1 field: Forest\n2 field: Closed Forest\n2 monsters: Silver Fang\n2 graveyard: Leotron | Bitron | Pot of Greed",
    );
    // Forest for every Beast, Closed Forest for its own player's: two monsters in the graveyard.
    assert_eq!(values(&table, 2, 1), (1200 + 200 + 200, 800 + 200));
}

// card: Closed Forest
#[test]
fn closed_forest_counts_the_own_graveyard_and_only_for_the_own_beasts() {
    let mut table =
        table("1 field: Closed Forest\n1 monsters: Silver Fang\n2 monsters: Silver Fang | Leotron");
    assert_eq!(values(&table, 1, 1), (1200, 800));
    // A monster of the other's goes to the other's graveyard, which does not count.
    let leotron = monster(&table, 2, 2);
    table.put(leotron, Place::Graveyard, Seat(1));
    assert_eq!(values(&table, 1, 1), (1200, 800));
    let fang = monster(&table, 2, 1);
    assert_eq!(table.atk(fang), 1200);
}

// card: Umiiruka
#[test]
fn umiiruka_never_takes_a_value_below_zero() {
    let table = table("2 field: Umiiruka\n1 monsters: Yomi Ship\n2 monsters: Spiral Serpent");
    assert_eq!(values(&table, 1, 1), (1300, 1000));
    assert_eq!(values(&table, 2, 1), (3400, 2500));
    let table = lay_out("1 monsters: Leotron\n1 spells: Sword of dark destruction on 1.1", &Book::standard())
        .expect("a table");
    assert_eq!(values(&table, 1, 1), (2400, 0));
}

// card: Command Knight
#[test]
fn command_knight_strengthens_the_own_warriors_and_itself() {
    let table = table("1 monsters: Command Knight | Dark Blade | Battle OX\n2 monsters: Dark Blade");
    assert_eq!(values(&table, 1, 1), (1400, 1000));
    assert_eq!(values(&table, 1, 2), (2200, 1500));
    assert_eq!(values(&table, 1, 3), (1700, 1000));
    assert_eq!(values(&table, 2, 1), (1800, 1500));
}

// card: Command Knight
#[test]
fn two_command_knights_add_up_and_one_that_leaves_takes_its_part_along() {
    let mut table = table("1 monsters: Command Knight | Command Knight");
    assert_eq!(values(&table, 1, 1), (1800, 1000));
    let other = monster(&table, 1, 2);
    table.put(other, Place::Graveyard, Seat(0));
    assert_eq!(values(&table, 1, 1), (1400, 1000));
}

// card: The Calculator
#[test]
fn the_calculator_counts_the_levels_of_its_side() {
    let mut table =
        table("1 monsters: The Calculator | Battle OX | Dark magician set\n2 monsters: Battle OX");
    assert_eq!(values(&table, 1, 1), (300 * (2 + 4), 0));
    // Turned face-up, the magician counts too.
    let magician = monster(&table, 1, 3);
    table.instance_mut(magician).face_up = true;
    assert_eq!(values(&table, 1, 1), (300 * (2 + 4 + 7), 0));
}

// card: The Calculator
#[test]
fn the_calculator_with_an_equip_adds_it_to_what_it_counts() {
    let table = table("1 monsters: The Calculator\n1 spells: Black Pendant on 1.1");
    assert_eq!(values(&table, 1, 1), (600 + 500, 0));
}

// card: United We Stand
#[test]
fn united_we_stand_grows_and_shrinks_with_its_players_side() {
    let mut table =
        table("1 monsters: Haniwa | Battle OX | Silver Fang set\n1 spells: United We Stand on 1.1");
    assert_eq!(values(&table, 1, 1), (500 + 1600, 500 + 1600));
    let ox = monster(&table, 1, 2);
    table.put(ox, Place::Graveyard, Seat(0));
    assert_eq!(values(&table, 1, 1), (500 + 800, 500 + 800));
}

// card: Magnum Shield
#[test]
fn magnum_shield_switches_with_the_position() {
    let mut table = table("1 monsters: Dark Blade\n1 spells: Magnum Shield on 1.1");
    assert_eq!(values(&table, 1, 1), (1800 + 1500, 1500));
    let blade = monster(&table, 1, 1);
    table.instance_mut(blade).attacks = false;
    assert_eq!(values(&table, 1, 1), (1800, 1500 + 1800));
}

#[test]
fn what_a_card_gathered_on_the_field_is_forgotten_when_it_leaves() {
    let mut table = table("1 monsters: Beast King Barbaros");
    let barbaros = monster(&table, 1, 1);
    table.instance_mut(barbaros).base_atk = Some(1900);
    assert_eq!(table.atk(barbaros), 1900);
    table.put(barbaros, Place::Hand, Seat(0));
    assert_eq!(table.atk(barbaros), 3000);
}

#[test]
fn a_monster_that_changed_sides_goes_back_to_its_owners_graveyard() {
    let mut table = table("1 monsters: Battle OX\n2 field: Closed Forest");
    let ox = monster(&table, 1, 1);
    table.put(ox, Place::Monster(0), Seat(1));
    assert_eq!((table.instance(ox).controller, table.instance(ox).owner), (Seat(1), Seat(0)));
    assert!(table.is_sound());
    table.put(ox, Place::Graveyard, Seat(1));
    assert_eq!(table.side(Seat(0)).graveyard.as_slice(), [ox]);
    assert!(table.is_sound());
}

#[test]
fn a_zone_that_is_taken_stays_as_it_is() {
    let mut table = table("1 monsters: Battle OX\n1 hand: Haniwa");
    let haniwa = table.side(Seat(0)).hand[0];
    table.put(haniwa, Place::Monster(0), Seat(0));
    assert_eq!(table.instance(haniwa).place, Place::Hand);
    assert!(table.is_sound());
}

#[test]
fn lines_that_make_no_sense_are_named() {
    for text in [
        "3 hand: Haniwa",
        "1 pocket: Haniwa",
        "1 hand: Goblin",
        "1 monsters: Yami",
        "1 spells: Haniwa",
        "1 monsters: Haniwa | - | - | - | - | Haniwa",
        "1 life many",
        "1 hand: -",
        "1 spells: Black Pendant on 1.1",
    ] {
        assert!(lay_out(text, &Book::standard()).is_err(), "{text}");
    }
}
