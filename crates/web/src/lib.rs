//! The hall in a browser.

pub mod pages;
