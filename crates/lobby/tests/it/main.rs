//! The lobby over real rows: pairing, challenges, and what is shown (HA-10 to HA-16, HA-51, HA-52).

mod challenges;
mod pairing;
mod support;
mod view;
