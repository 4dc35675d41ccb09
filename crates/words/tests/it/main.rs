//! The texts of all languages.

mod languages;
mod turkish;
