//! Counts and rates of the hot paths, in one table. Never a test: a busy
//! machine makes rates lie, so only ratios from the same run and counts are
//! worth comparing.

mod chess_rows;
mod duel_rows;
mod magic_rows;
mod othello_rows;
mod pentago_rows;
mod server;
mod table;
mod uno_rows;

use table::Table;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("server", rest)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        if let Err(error) = server::run(rest) {
            eprintln!("{error}");
            std::process::exit(1);
        }
        return;
    }
    let (flags, games): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with("--"));
    let json = flags.iter().any(|flag| flag == "--json");
    let mut table = Table::default();
    type Rows = fn(&mut Table);
    let all: [(&str, Rows); 6] = [
        ("othello", othello_rows::run),
        ("pentago", pentago_rows::run),
        ("uno", uno_rows::run),
        ("magic", magic_rows::run),
        ("chess", chess_rows::run),
        ("duel", duel_rows::run),
    ];
    // Without names all of them.
    for (game, run) in all {
        if games.is_empty() || games.iter().any(|name| name == game) {
            run(&mut table);
        }
    }
    if json {
        println!("{}", table.to_json());
    } else {
        print!("{table}");
    }
}
