//! Who listens in this process: what comes from wherever is handed out to them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::MOST_WAITING;

/// What a listener hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A message.
    Message {
        /// Under which subject.
        subject: Arc<str>,
        /// What.
        bytes: Arc<[u8]>,
    },
    /// Something was lost: whatever depends on these subjects has to be read again.
    Resync,
}

struct Listener {
    queue: mpsc::Sender<Heard>,
    /// Something did not fit into the queue.
    lost: AtomicBool,
}

impl Listener {
    fn tell(&self, heard: Heard) {
        // Who is gone takes itself out; who is slow is told so when it asks for the next.
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(heard) {
            self.lost.store(true, Ordering::Release);
            // It may have heard everything meanwhile, and wait.
            let _ = self.queue.try_send(Heard::Resync);
        }
    }
}

type BySubject = HashMap<Arc<str>, HashMap<u64, Arc<Listener>>>;

/// Everybody who listens in this process. Copies share everything.
#[derive(Clone, Default)]
pub struct Listeners {
    all: Arc<Mutex<BySubject>>,
    count: Arc<AtomicU64>,
}

fn lock(all: &Mutex<BySubject>) -> MutexGuard<'_, BySubject> {
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Listeners {
    /// Hands a message out.
    pub fn hand_out(&self, subject: &str, message: &[u8]) {
        let all = lock(&self.all);
        let Some((subject, listeners)) = all.get_key_value(subject) else { return };
        let bytes: Arc<[u8]> = message.into();
        for listener in listeners.values() {
            listener.tell(Heard::Message { subject: Arc::clone(subject), bytes: Arc::clone(&bytes) });
        }
    }

    /// Tells everybody that something may have been lost: a wire was cut, and is there again.
    pub fn resync(&self) {
        for listener in lock(&self.all).values().flat_map(HashMap::values) {
            listener.tell(Heard::Resync);
        }
    }

    /// Listens to these subjects from now on.
    #[must_use]
    pub fn listen(&self, subjects: &[String]) -> Feed {
        let (queue, heard) = mpsc::channel(MOST_WAITING);
        let listener = Arc::new(Listener { queue, lost: AtomicBool::new(false) });
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let subjects: Vec<Arc<str>> = subjects.iter().map(|subject| subject.as_str().into()).collect();
        let mut all = lock(&self.all);
        for subject in &subjects {
            all.entry(Arc::clone(subject)).or_default().insert(number, Arc::clone(&listener));
        }
        drop(all);
        Feed { heard, listener, number, subjects, from: self.clone() }
    }

    /// How many subjects somebody listens to.
    #[must_use]
    pub fn subjects(&self) -> usize {
        lock(&self.all).len()
    }
}

/// What one listener hears; who drops it listens no more.
pub struct Feed {
    heard: mpsc::Receiver<Heard>,
    listener: Arc<Listener>,
    number: u64,
    subjects: Vec<Arc<str>>,
    from: Listeners,
}

impl Feed {
    /// Waits for what comes next. Nothing is lost when it is no longer waited for.
    pub async fn next(&mut self) -> Heard {
        // This listener holds the other end itself.
        let heard = self.heard.recv().await.unwrap_or(Heard::Resync);
        if self.listener.lost.swap(false, Ordering::AcqRel) {
            // Whatever waits is older than what has to be read now.
            while self.heard.try_recv().is_ok() {}
            return Heard::Resync;
        }
        heard
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        let mut all = lock(&self.from.all);
        for subject in &self.subjects {
            let Some(listeners) = all.get_mut(subject) else { continue };
            listeners.remove(&self.number);
            if listeners.is_empty() {
                all.remove(subject);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bus, InProcess, MOST_BYTES, NotSent};

    fn message(subject: &str, text: &str) -> Heard {
        Heard::Message { subject: subject.into(), bytes: text.as_bytes().into() }
    }

    #[tokio::test]
    async fn ha_52_who_listens_hears_in_order_and_nobody_else_does() {
        let bus = InProcess::new();
        let mut both = bus.subscribe(&["lobby".to_owned(), "holder.a".to_owned()]);
        let mut other = bus.subscribe(&["holder.b".to_owned()]);
        for (subject, text) in
            [("lobby", "1"), ("holder.a", "2"), ("nobody", "x"), ("lobby", "3"), ("holder.b", "4")]
        {
            bus.publish(subject, text.as_bytes()).expect("carried");
        }
        assert_eq!(both.next().await, message("lobby", "1"));
        assert_eq!(both.next().await, message("holder.a", "2"));
        assert_eq!(both.next().await, message("lobby", "3"));
        assert_eq!(other.next().await, message("holder.b", "4"));
        drop((both, other));
        assert_eq!(bus.0.subjects(), 0, "who has left is forgotten");
    }

    #[tokio::test]
    async fn ha_52_who_lost_something_is_told_once() {
        let bus = InProcess::new();
        let mut slow = bus.subscribe(&["lobby".to_owned()]);
        let mut quick = bus.subscribe(&["lobby".to_owned()]);
        for number in 0..MOST_WAITING + 10 {
            bus.publish("lobby", number.to_string().as_bytes()).expect("carried");
            if number % 2 == 0 {
                assert!(matches!(quick.next().await, Heard::Message { .. }));
            }
        }
        assert_eq!(slow.next().await, Heard::Resync);
        bus.publish("lobby", b"after").expect("carried");
        assert_eq!(slow.next().await, message("lobby", "after"), "and from then on it hears again");
        // A wire that was cut says so to everybody, also to who had nothing to hear.
        bus.0.resync();
        assert_eq!(slow.next().await, Heard::Resync);
    }

    #[test]
    fn ha_52_what_other_buses_cannot_carry_is_not_sent() {
        let bus = InProcess::new();
        assert_eq!(bus.publish("lobby", &vec![0; MOST_BYTES]), Ok(()));
        assert_eq!(bus.publish("lobby", &vec![0; MOST_BYTES + 1]), Err(NotSent::TooLong));
        for subject in ["", "a b", "a..b", ".a", "a.", "ü", "a;b", "a*", &"a".repeat(121)] {
            assert_eq!(bus.publish(subject, b""), Err(NotSent::NoSubject), "{subject}");
        }
    }
}
