//! Proxies that are trusted to say for whom they ask.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// A network: an address and how many of its bits count, as in `10.0.0.0/8`. An address alone is
/// a network of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    /// Whether an address belongs to it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let differ = match (self.address, address.to_canonical()) {
            (IpAddr::V4(one), IpAddr::V4(other)) => u128::from(one.to_bits() ^ other.to_bits()) << 96,
            (IpAddr::V6(one), IpAddr::V6(other)) => one.to_bits() ^ other.to_bits(),
            _ => return false,
        };
        differ.leading_zeros() >= self.bits
    }
}

/// As it is read.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl FromStr for Network {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Network, &'static str> {
        const WRONG: &str = "not a network such as 10.0.0.0/8 or ::1";
        let (address, bits) = text.split_once('/').map_or((text, None), |(one, bits)| (one, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| WRONG)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).ok().filter(|bits| *bits <= most).ok_or(WRONG)?;
        Ok(Network { address, bits })
    }
}

/// Who asks: whoever connected, or whom a trusted proxy names. What is named before the last
/// proxy of ours is anybody's invention.
pub(crate) fn client(peer: IpAddr, named: &[&str], proxies: &[Network]) -> IpAddr {
    let trusted = |address: IpAddr| proxies.iter().any(|network| network.contains(address));
    let mut client = peer;
    let mut named = named.iter().rev().flat_map(|list| list.rsplit(','));
    while trusted(client) {
        let Some(Ok(before)) = named.next().map(|one| one.trim().parse()) else { break };
        client = before;
    }
    client
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn networks_are_read_and_hold_what_is_theirs() {
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.200.3.4", "11.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("127.0.0.1", "::ffff:127.0.0.1", "::1"),
            ("0.0.0.0/0", "203.0.113.9", "::1"),
            ("fd00::/8", "fd12::3", "fe80::1"),
        ] {
            let network: Network = network.parse().expect("a network");
            assert_eq!(network.to_string().parse(), Ok(network));
            assert!(network.contains(address(inside)) && !network.contains(address(outside)));
        }
        for wrong in ["", "x", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/8/8", "10.0.0/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_who_is_trusted_names_others() {
        let proxies = ["127.0.0.1", "10.0.0.0/8"].map(|text| text.parse().expect("a network"));
        let asks = |peer: &str, named: &[&str]| client(address(peer), named, &proxies).to_string();
        assert_eq!(asks("203.0.113.9", &["192.0.2.1"]), "203.0.113.9", "nobody we know");
        assert_eq!(asks("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(asks("127.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(
            asks("127.0.0.1", &["192.0.2.7", "192.0.2.9, 192.0.2.1"]),
            "192.0.2.1",
            "the rest is said by it"
        );
        assert_eq!(asks("127.0.0.1", &["192.0.2.1, 10.1.1.1"]), "192.0.2.1", "through two of ours");
        assert_eq!(asks("127.0.0.1", &["nonsense"]), "127.0.0.1");
        assert_eq!(client(address("127.0.0.1"), &["192.0.2.1"], &[]).to_string(), "127.0.0.1");
    }
}
