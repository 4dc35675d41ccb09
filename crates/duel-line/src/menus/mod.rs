//! The menus, a file each. A menu asks the club and gives its answers the words
//! of the specification.

mod deck;
mod duel;
mod import_export;
mod login;
mod main;
mod profile;
mod scoreboard;
mod shop;
