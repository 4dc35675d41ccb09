//! What is remembered of the pieces that browsers have been shown: hashes, no markup.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::LazyLock;

use foldhash::quality::RandomState;

use super::pieces::{Inside, Piece};

/// Nobody can choose what hashes alike: it is other in every process.
pub(super) static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

pub(super) fn hash<T: Hash + ?Sized>(value: &T) -> u64 {
    HASHES.hash_one(value)
}

/// What is known of pieces, by the hashes of their keys.
pub(super) type Pieces = HashMap<u64, Known, RandomState>;

/// What is known of a piece that says what it is drawn from. Those that follow each other on a
/// page lie beside each other here: to see that most of them are the same costs little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// The hash of its key.
    pub(super) key: u64,
    /// What it was drawn from.
    pub(super) state: u64,
    /// What stands in it (`Known::all`).
    pub(super) inside: u64,
}

/// What is remembered of a piece. There are a hundred of them for each audience of each table.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub(super) key: Box<str>,
    /// The values of its attributes, then what stands in it, one by one.
    hashes: Box<[u64]>,
    /// All that stands in it together.
    pub(super) all: u64,
    /// Which pieces are drawn with it.
    pub(super) with: u64,
    /// The hash of the key of the piece with which it is drawn; 0 where it is drawn apart.
    pub(super) within: u64,
    /// The last drawing in which it was drawn, and not only found to be the same.
    pub(super) drawn: u32,
    pub(super) tag: u32,
    /// The names of its attributes.
    pub(super) names: u32,
    attributes: u16,
}

/// Half a hash does where one thing is compared with what it was before.
#[expect(clippy::cast_possible_truncation, reason = "that is meant")]
const fn half(hash: u64) -> u32 {
    hash as u32
}

impl Known {
    pub(super) fn of(piece: &Piece<'_>, within: u64, with: u64, drawing: u32) -> Known {
        let mut names = HASHES.build_hasher();
        piece.attributes.iter().for_each(|(name, _)| name.hash(&mut names));
        let inside = |inside: &Inside<'_>| match *inside {
            Inside::Markup(markup) => hash(&(0, markup)),
            Inside::Piece(key) => hash(&(1, key)),
        };
        let values = piece.attributes.iter().map(|(_, value)| hash(value));
        let hashes: Box<[u64]> = values.chain(piece.inside.iter().map(inside)).collect();
        let attributes = piece.attributes.len();
        Known {
            key: piece.key.into(),
            all: hash(&hashes[attributes..]),
            hashes,
            with,
            within,
            drawn: drawing,
            tag: half(hash(piece.tag)),
            names: half(names.finish()),
            attributes: u16::try_from(attributes).unwrap_or(u16::MAX),
        }
    }

    /// The values of its attributes.
    pub(super) fn values(&self) -> &[u64] {
        &self.hashes[..usize::from(self.attributes)]
    }

    /// What stands in it, one by one.
    pub(super) fn inside(&self) -> &[u64] {
        &self.hashes[usize::from(self.attributes)..]
    }
}
