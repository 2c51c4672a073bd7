//! Laws over random rule sets, sizes and moves: what holds in every game, whatever its rules.

#[path = "../support/laws.rs"]
mod battery;
mod endings;
mod fields;
mod figures;
mod jekinje;
mod legal;
mod movement;
mod setups;
mod shadow;
mod turns;
