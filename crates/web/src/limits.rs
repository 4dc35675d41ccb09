//! Rate limits: by address for requests, by socket for messages, by member for what is said.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use meydan_club::MemberId;
use tokio::sync::OwnedMutexGuard;

use crate::Settings;

/// The limits of one server.
pub(crate) struct Limits {
    pages: DefaultKeyedRateLimiter<IpAddr>,
    forms: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<(IpAddr, [u8; 32])>,
    lines: DefaultKeyedRateLimiter<MemberId>,
    messages: Quota,
    /// Who has a password worked on.
    passwords: Mutex<HashMap<IpAddr, Weak<tokio::sync::Mutex<()>>>>,
}

/// One more try at a name comes back after this time.
const TRY: Duration = Duration::from_secs(30);

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Limits {
        let pages = at_least_one(settings.pages_per_second);
        let forms = at_least_one(settings.forms_per_minute);
        let messages = at_least_one(settings.messages_per_second);
        Limits {
            pages: RateLimiter::keyed(
                Quota::per_second(pages).allow_burst(pages.saturating_mul(at_least_one(10))),
            ),
            forms: RateLimiter::keyed(Quota::per_minute(forms)),
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(settings.tables_per_hour))),
            sign_ins: RateLimiter::keyed(
                // The period is not zero.
                Quota::with_period(TRY)
                    .unwrap_or(Quota::per_minute(NonZeroU32::MIN))
                    .allow_burst(at_least_one(settings.sign_ins)),
            ),
            lines: RateLimiter::keyed(Quota::per_minute(at_least_one(settings.lines_per_minute))),
            passwords: Mutex::default(),
            messages: Quota::per_second(messages).allow_burst(messages.saturating_mul(at_least_one(3))),
        }
    }

    pub(crate) fn page(&self, address: IpAddr) -> bool {
        self.pages.check_key(&network(address)).is_ok()
    }

    pub(crate) fn form(&self, address: IpAddr) -> bool {
        self.forms.check_key(&network(address)).is_ok()
    }

    /// Whether one more table may be opened from this address.
    pub(crate) fn table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&network(address)).is_ok()
    }

    /// Whether this name may be tried from this address once more.
    pub(crate) fn sign_in(&self, address: IpAddr, name: &str) -> bool {
        // A hash, so that long names take no more room than short ones.
        let name = *blake3::hash(name.as_bytes()).as_bytes();
        self.sign_ins.check_key(&(network(address), name)).is_ok()
    }

    /// Waits until no other password of this address is worked on: each takes memory and a moment on purpose.
    pub(crate) async fn password(&self, address: IpAddr) -> OwnedMutexGuard<()> {
        let turn = {
            let mut all = self.passwords.lock().unwrap_or_else(PoisonError::into_inner);
            all.retain(|_, turn| turn.strong_count() > 0);
            let slot = all.entry(network(address)).or_default();
            slot.upgrade().unwrap_or_else(|| {
                let new = Arc::default();
                *slot = Arc::downgrade(&new);
                new
            })
        };
        turn.lock_owned().await
    }

    /// Whether this member may say one more line to everybody.
    pub(crate) fn line(&self, member: MemberId) -> bool {
        self.lines.check_key(&member).is_ok()
    }

    /// A limit for one socket.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Forgets addresses that have been quiet, so that the tables stay small.
    pub(crate) fn forget(&self) {
        self.pages.retain_recent();
        self.forms.retain_recent();
        self.tables.retain_recent();
        self.sign_ins.retain_recent();
        self.lines.retain_recent();
    }
}

/// Whoever has one address of the newer kind has a whole network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_runs_out_and_others_do_not() {
        let limits = Limits::new(&Settings { forms_per_minute: 3, ..Settings::default() });
        let one: IpAddr = "2001:db8::1".parse().expect("an address");
        let neighbour: IpAddr = "2001:db8::2".parse().expect("an address");
        let other: IpAddr = "192.0.2.1".parse().expect("an address");
        assert_eq!([one, one, neighbour, one].map(|address| limits.form(address)), [true, true, true, false]);
        assert!(limits.form(other));
    }

    /// Issue 17, point 7.
    #[tokio::test]
    async fn one_address_has_one_password_worked_on_at_a_time() {
        let limits = Limits::new(&Settings::default());
        let [one, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let first = limits.password(one).await;
        let mut second = std::pin::pin!(limits.password(one));
        assert!(futures_util::FutureExt::now_or_never(second.as_mut()).is_none());
        drop(limits.password(other).await);
        drop(first);
        drop(second.await);
        drop(limits.password(other).await);
        assert!(limits.passwords.lock().expect("whole").len() <= 2, "who is done is forgotten");
    }

    #[test]
    fn one_name_runs_out_at_one_address() {
        let limits = Limits::new(&Settings { sign_ins: 2, ..Settings::default() });
        let [one, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        assert_eq!([1, 2, 3].map(|_| limits.sign_in(one, "ada")), [true, true, false]);
        assert!(limits.sign_in(one, "bob") && limits.sign_in(other, "ada"));
    }

    #[test]
    fn one_member_runs_out_of_lines_and_others_do_not() {
        let limits = Limits::new(&Settings { lines_per_minute: 2, ..Settings::default() });
        assert_eq!([7, 7, 7, 8].map(|member| limits.line(member)), [true, true, false, true]);
    }
}
