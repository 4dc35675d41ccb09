//! A position of ordinary chess.
