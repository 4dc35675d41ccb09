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

    /// The seed of the next duel, where chance is to be repeatable. A duel that is refused uses none.
    pub(crate) fn next_seed(&self) -> Option<Seed> {
        self.rng.clone().map(|mut rng| Seed::from_number(rng.next_u64()))
    }

    /// The same, used.
    pub(crate) fn seed(&mut self) -> Option<Seed> {
        self.rng.as_mut().map(|rng| Seed::from_number(rng.next_u64()))
    }

    /// The seed of a computer.
    pub(crate) fn seed_of_computer(&mut self) -> Result<Seed, Error> {
        if let Some(seed) = self.seed() {
            return Ok(seed);
        }
        meydan_catalogue::random_seed().map_err(|error| Error::Broken(error.to_string()))
    }
}

/// What lies there is nobody else's business.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut maker = std::fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)
}
