//! What cannot be guessed: the names of tables and the tokens that hold seats.

use std::fmt;
use std::str::FromStr;

use meydan_core::Seed;

/// Letters and digits that no eye confuses: no `l`, `o`, `0`, `1`.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Bytes from the system's generator.
fn random<const N: usize>() -> [u8; N] {
    // Without randomness no table can be opened safely; a system that has none is broken.
    meydan_catalogue::random_bytes().expect("the system gives random bytes")
}

/// A fresh seed.
pub(crate) fn new_seed() -> Seed {
    Seed::from_bytes(random())
}

/// Five bits a letter, the first bits first.
fn to_letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(LETTERS[(held >> bits & 31) as usize]));
        }
    }
    if bits > 0 {
        text.push(char::from(LETTERS[(held << (5 - bits) & 31) as usize]));
    }
    text
}

/// The name of a table: short, fit for addresses, and unguessable (80 bits),
/// because who knows it may watch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// How many letters it has.
    pub const LENGTH: usize = 16;

    /// A fresh one.
    #[must_use]
    pub fn new() -> TableId {
        TableId(to_letters(&random::<10>()))
    }

    /// The letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its first letters, for logs: enough to find it in a list, too few to come in by.
    #[must_use]
    pub fn short(&self) -> &str {
        self.0.get(..6).unwrap_or_default()
    }
}

impl Default for TableId {
    fn default() -> Self {
        TableId::new()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = ();

    fn from_str(text: &str) -> Result<TableId, ()> {
        let fits = text.len() == TableId::LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        if fits { Ok(TableId(text.to_owned())) } else { Err(()) }
    }
}

/// A token that holds seats: 256 bits that only its holder knows.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    const LENGTH: usize = 52;

    /// A fresh one.
    #[must_use]
    pub fn new() -> Token {
        Token::of(&random())
    }

    /// The one of 256 bits that somebody keeps, so that the holder can be given it again.
    #[must_use]
    pub fn of(bits: &[u8; 32]) -> Token {
        Token(to_letters(bits))
    }

    /// The letters, for the holder's cookie and nothing else.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What the hall keeps of it.
    #[must_use]
    pub fn holder(&self) -> Holder {
        Holder(blake3::hash(self.0.as_bytes()))
    }
}

impl Default for Token {
    fn default() -> Self {
        Token::new()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = ();

    fn from_str(text: &str) -> Result<Token, ()> {
        let fits = text.len() == Token::LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        if fits { Ok(Token(text.to_owned())) } else { Err(()) }
    }
}

/// The hash of a token. Compared in constant time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Holder(blake3::Hash);

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.to_hex().as_str())
    }
}

impl FromStr for Holder {
    type Err = ();

    fn from_str(text: &str) -> Result<Holder, ()> {
        blake3::Hash::from_hex(text).map(Holder).map_err(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_tokens_read_back_and_nothing_else_reads() {
        let id = TableId::new();
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::new());
        let token = Token::new();
        assert_eq!(token.reveal().parse(), Ok(token.clone()));
        assert_eq!(token.holder().to_string().parse(), Ok(token.holder()));
        assert_ne!(token.holder(), Token::new().holder());
        for text in
            ["", "abc", "../../../../etc/p", "ABCDEFGHIJKMNPQR", "abcdefghijkmnp\u{e9}", "l234567890123456"]
        {
            assert_eq!(text.parse::<TableId>(), Err(()), "{text}");
            assert_eq!(text.parse::<Token>(), Err(()), "{text}");
        }
    }

    #[test]
    fn a_token_does_not_print_itself() {
        let token = Token::new();
        assert!(!format!("{token:?}").contains(token.reveal()));
    }

    #[test]
    fn letters_carry_every_bit() {
        assert_eq!(to_letters(&[0; 5]), "aaaaaaaa");
        assert_eq!(to_letters(&[0xff; 5]), "99999999");
        assert_eq!(to_letters(&[0, 0, 0, 0, 1]), "aaaaaaab");
        assert_eq!(to_letters(&[0x80]).len(), 2);
    }
}
