//! hall
