//! Passwords as Argon2id, two at a time: each takes memory and a moment on purpose. Two threads of
//! their own work on them, so that the memory is taken twice and not once for every thread there is.

use meydan_catalogue::random_bytes;
use std::sync::{Arc, Mutex, PoisonError};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::{mpsc, oneshot};

use crate::Error;

/// So many are worked on at once; more wait.
const AT_ONCE: usize = 2;
/// So many wait without waiting for room to wait in.
const QUEUE: usize = 16;

type Job = Box<dyn FnOnce() + Send>;

#[derive(Clone)]
pub(crate) struct Passwords {
    jobs: mpsc::Sender<Job>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let (jobs, queue) = mpsc::channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..AT_ONCE {
            let queue = Arc::clone(&queue);
            // It ends when nobody can ask any more.
            std::thread::spawn(move || {
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
                    let Some(job) = job else { return };
                    job();
                }
            });
        }
        Passwords { jobs }
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
        let gone = || Error::Broken("passwords are not worked on any more".to_owned());
        let (done, answer) = oneshot::channel();
        let job = Box::new(move || {
            // Whoever has gone needs no answer, and no work.
            if !done.is_closed() {
                let _ = done.send(work());
            }
        });
        self.jobs.send(job).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())
    }
}

fn hashed(password: &str) -> Result<String, Error> {
    let broken = |error: &dyn std::fmt::Display| Error::Broken(error.to_string());
    let salt = random_bytes::<16>().map_err(|error| broken(&error))?;
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    Ok(hash.map_err(|error| broken(&error))?.to_string())
}
