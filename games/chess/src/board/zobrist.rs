//! The keys of the hash: one random number for each thing that can be true of
//! a position. The hash is the exclusive or of the keys of all that is true.
//!
//! The numbers are part of nothing that is stored, but a test freezes them:
//! memories and signatures of searches hang on them.

use super::Square;
use super::position::Code;

/// The keys of pieces: by their number (0 is none) and square.
/// The key of no piece is 0, so that capturing nothing changes nothing.
static PIECES: [u64; 1024] = {
    let mut keys = [0; 1024];
    let mut index = 0;
    while index < 1024 {
        if (index >> 6) & 7 != 0 {
            keys[index] = number(index as u64);
        }
        index += 1;
    }
    keys
};

/// The keys of sets of castling rights.
static CASTLING: [u64; 16] = {
    let mut keys = [0; 16];
    let mut index = 1;
    while index < 16 {
        keys[index] = number(1024 + index as u64);
        index += 1;
    }
    keys
};

/// The keys of files in which a pawn can be taken en passant.
static EN_PASSANT: [u64; 8] = {
    let mut keys = [0; 8];
    let mut index = 0;
    while index < 8 {
        keys[index] = number(1040 + index as u64);
        index += 1;
    }
    keys
};

/// The key of Black's turn.
pub(super) const BLACKS_TURN: u64 = number(1048);

#[inline]
pub(super) fn piece(code: Code, square: Square) -> u64 {
    PIECES[(code & 15) << 6 | square as usize]
}

#[inline]
pub(super) fn castling(rights: u8) -> u64 {
    CASTLING[usize::from(rights & 15)]
}

#[inline]
pub(super) fn en_passant(square: Square) -> u64 {
    EN_PASSANT[square.file() as usize]
}

/// The number at a place of a fixed random sequence: a counter with a large
/// odd stride, mixed by shifts and odd factors until every bit hangs on every other.
const fn number(place: u64) -> u64 {
    let mut bits = (place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
