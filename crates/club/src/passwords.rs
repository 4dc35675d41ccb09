//! Passwords as Argon2id, a few at a time: each takes memory and a moment on purpose.

use meydan_catalogue::random_bytes;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::Error;

/// So many are worked on at once; more wait.
const AT_ONCE: usize = 2;

#[derive(Clone)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// The text that is kept.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, Error> {
        let password = password.to_owned();
        self.work(move || hashed(&password)).await?
    }

    /// Whether it is the password. Without anything kept it takes as long and is not:
    /// how long an answer takes must not tell whether a name exists.
    pub(crate) async fn is_right(&self, password: &str, kept: Option<String>) -> Result<bool, Error> {
        let password = password.to_owned();
        self.work(move || {
            let Some(kept) = kept else {
                hashed(&password)?;
                return Ok(false);
            };
            let hash = PasswordHash::new(&kept).map_err(|error| Error::Broken(error.to_string()))?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        })
        .await?
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let broken = |error: &dyn std::fmt::Display| Error::Broken(error.to_string());
        let _turn = self.turns.acquire().await.map_err(|error| broken(&error))?;
        tokio::task::spawn_blocking(work).await.map_err(|error| broken(&error))
    }
}

fn hashed(password: &str) -> Result<String, Error> {
    let broken = |error: &dyn std::fmt::Display| Error::Broken(error.to_string());
    let salt = random_bytes::<16>().map_err(|error| broken(&error))?;
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    Ok(hash.map_err(|error| broken(&error))?.to_string())
}
