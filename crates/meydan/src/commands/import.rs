//! `meydan import`: another program's file as a record.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use meydan_catalogue::{Tenant, tenants};
use meydan_core::record;
use meydan_records::{Format, formats};
use meydan_words::Words;

use super::shared::{game, read_file, refuse, sentence, write_out};

/// Make a record from another program's file
///
/// Formats: transcript and ggf for Othello, acd for advanced chess. If none is named, the text itself
/// tells which it is. A game that the rules refuse is refused, and the place of
/// the fault is named.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file; - is standard input
    file: PathBuf,

    /// The format
    #[arg(long, value_name = "FORMAT")]
    from: Option<String>,

    /// The game, where several know the format
    #[arg(long, value_name = "GAME")]
    game: Option<String>,

    /// Where to; standard output if left out
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write over a file that exists
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args, words: &'static Words) -> anyhow::Result<ExitCode> {
    let name = || args.file.display().to_string();
    let bytes = read_file(&args.file, words)?;
    let text = String::from_utf8(bytes).with_context(name)?;
    let (tenant, format) = choose(args, &text, words)?;
    let imported = format.read(&text).map_err(|refused| sentence(words, &refused).context(name()))?;
    if imported.is_empty() {
        return Err(refuse(words, "import-no-game", Vec::new()).context(name()));
    }
    let game = imported.open(tenant).map_err(|refused| sentence(words, &refused).context(name()))?;
    let record = record::write(game.as_ref(), &imported.names);
    write_out(args.output.as_deref(), &record, args.force, words)?;
    Ok(ExitCode::SUCCESS)
}

/// The named format, or the first that the text looks like.
fn choose(args: &Args, text: &str, words: &Words) -> anyhow::Result<(&'static Tenant, &'static Format)> {
    let among: &'static [Tenant] = match &args.game {
        Some(id) => std::slice::from_ref(game(id, words)?),
        None => tenants(),
    };
    let all = || {
        among.iter().flat_map(|tenant| formats(tenant.facts.id).iter().map(move |format| (tenant, format)))
    };
    match &args.from {
        Some(name) => all().find(|(_, format)| format.name == *name).ok_or_else(|| {
            let names: Vec<&str> = all().map(|(_, format)| format.name).collect();
            let games: Vec<String> = among
                .iter()
                .filter(|tenant| args.game.is_some() || !formats(tenant.facts.id).is_empty())
                .map(|tenant| words.game(tenant.facts.id))
                .collect();
            refuse(
                words,
                "no-format",
                vec![("format", name.clone()), ("game", games.join(", ")), ("formats", names.join(", "))],
            )
        }),
        None => all().find(|(_, format)| format.looks_like(text)).ok_or_else(|| {
            refuse(words, "unknown-format", Vec::new()).context(args.file.display().to_string())
        }),
    }
}
