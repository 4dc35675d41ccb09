//! What the console asks others for: the club, chance, and files of cards. The
//! club answers in its own time; here a line waits for it.

use std::future::Future;
use std::path::{Path, PathBuf};

use meydan_club::{Club, Error};
use meydan_core::{Rng, Seed};
use tokio::runtime::{Builder, Runtime};

/// The club and what else lies in the data folder.
pub(crate) struct Services {
    pub(crate) club: Club,
    runtime: Runtime,
    /// Where cards are exported to and imported from (D-90).
    pub(crate) cards: PathBuf,
    /// Where repeatable chance comes from.
    rng: Option<Rng>,
}

impl Services {
    /// Opens what is kept in a folder, which is made if it is missing.
    pub(crate) fn open(data: &Path, seed: Option<u64>) -> Result<Services, Error> {
        let broken = |error: std::io::Error| Error::Broken(error.to_string());
        make_folder(data).map_err(broken)?;
        let runtime = Builder::new_current_thread().enable_all().build().map_err(broken)?;
        let club = runtime.block_on(Club::open(&data.join("hall.db")))?;
        let rng = seed.map(|number| Seed::from_number(number).rng());
        Ok(Services { club, runtime, cards: data.join("cards"), rng })
    }

    /// Waits for an answer of the club.
    pub(crate) fn wait<T>(&self, answer: impl Future<Output = T>) -> T {
        self.runtime.block_on(answer)
    }

    /// A seed for a duel or a computer.
    pub(crate) fn seed(&mut self) -> Result<Seed, Error> {
        match &mut self.rng {
            Some(rng) => Ok(Seed::from_number(rng.next_u64())),
            None => fresh().map(Seed::from_bytes),
        }
    }

    /// A name for a duel that no other duel has, whatever the seed.
    pub(crate) fn duel_name(&self) -> Result<String, Error> {
        Ok(fresh::<16>()?.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

fn fresh<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Error::Broken(format!("no randomness: {error}")))?;
    Ok(bytes)
}

/// What lies there is nobody else's business.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut maker = std::fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)
}
