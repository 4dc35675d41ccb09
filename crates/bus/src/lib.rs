//! The bus: hints from whoever changed something to whoever shows it, perhaps on another node (HA-52).
//!
//! A message is a hint and never the truth: the truth is in the store, and whoever hears a hint reads there.
//! So a message may be lost. Who lost one is told to look at everything again (`Heard::Resync`), and nobody
//! who tells waits for anybody who listens. Messages are short bytes under a subject, so that `NOTIFY` of
//! PostgreSQL and NATS can carry them; what comes from there is handed out by the same `Listeners`.
//! Deliberately absent: queues that last, answers, order between subjects.

mod listeners;

pub use listeners::{Feed, Heard, Listeners};

use std::sync::Arc;

/// No message is longer: `NOTIFY` carries less than 8,000 bytes.
pub const MOST_BYTES: usize = 7_800;
/// No subject is longer.
pub const MOST_SUBJECT: usize = 120;
/// So many messages wait for one listener; who has more to hear has lost some.
pub const MOST_WAITING: usize = 256;

/// Why a message was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSent {
    /// It is longer than `MOST_BYTES`.
    #[error("the message is too long")]
    TooLong,
    /// Letters, digits, `-`, `_` and dots between them, at most `MOST_SUBJECT` of them.
    #[error("that is no subject")]
    NoSubject,
}

/// Carries hints. Those of one sender under one subject arrive in order, or not at all.
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody who listens. Waits for nobody.
    ///
    /// # Errors
    /// When it cannot be carried; that it was carried does not mean that it arrives.
    fn publish(&self, subject: &str, message: &[u8]) -> Result<(), NotSent>;

    /// Listens to these subjects from now on.
    fn subscribe(&self, subjects: &[String]) -> Feed;
}

/// Checks what every bus can carry.
///
/// # Errors
/// When it cannot be carried.
pub fn check(subject: &str, message: &[u8]) -> Result<(), NotSent> {
    let word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    if subject.len() > MOST_SUBJECT || !subject.split('.').all(word) {
        return Err(NotSent::NoSubject);
    }
    if message.len() > MOST_BYTES { Err(NotSent::TooLong) } else { Ok(()) }
}

/// The bus within one process.
#[derive(Clone, Default)]
pub struct InProcess(Listeners);

impl InProcess {
    /// A bus that nobody listens to yet.
    #[must_use]
    pub fn new() -> Arc<InProcess> {
        Arc::default()
    }
}

impl Bus for InProcess {
    fn publish(&self, subject: &str, message: &[u8]) -> Result<(), NotSent> {
        check(subject, message)?;
        self.0.hand_out(subject, message);
        Ok(())
    }

    fn subscribe(&self, subjects: &[String]) -> Feed {
        self.0.listen(subjects)
    }
}
