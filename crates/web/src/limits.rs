//! Rate limits: by address for requests, by socket for messages.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::Settings;

/// The limits of one server.
pub(crate) struct Limits {
    pages: DefaultKeyedRateLimiter<IpAddr>,
    forms: DefaultKeyedRateLimiter<IpAddr>,
    messages: Quota,
}

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
            messages: Quota::per_second(messages).allow_burst(messages.saturating_mul(at_least_one(3))),
        }
    }

    pub(crate) fn page(&self, address: IpAddr) -> bool {
        self.pages.check_key(&network(address)).is_ok()
    }

    pub(crate) fn form(&self, address: IpAddr) -> bool {
        self.forms.check_key(&network(address)).is_ok()
    }

    /// A limit for one socket.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Forgets addresses that have been quiet, so that the tables stay small.
    pub(crate) fn forget(&self) {
        self.pages.retain_recent();
        self.forms.retain_recent();
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
}
