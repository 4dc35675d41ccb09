//! The rules by their ids, as short game reports (see `report`).

mod beyond;
mod cards;
mod combat;
mod enchantments;
mod paying;
mod piles;
mod the_end;
mod turns;
