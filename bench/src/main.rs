//! Counts and rates of the hot paths, in one table. Never a test: a busy
//! machine makes rates lie, so only ratios from the same run and counts are
//! worth comparing.

mod chess_rows;
mod magic_rows;
mod othello_rows;
mod pentago_rows;
mod table;
mod uno_rows;

use table::Table;

fn main() {
    let json = std::env::args().skip(1).any(|argument| argument == "--json");
    let mut table = Table::default();
    othello_rows::run(&mut table);
    pentago_rows::run(&mut table);
    uno_rows::run(&mut table);
    magic_rows::run(&mut table);
    chess_rows::run(&mut table);
    if json {
        println!("{}", table.to_json());
    } else {
        print!("{table}");
    }
}
