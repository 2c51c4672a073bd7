//! Laws of Je ki n je over random positions, options and moves.

mod conserved;
mod endings;
mod laps;
mod legal;
mod naive;
mod search;
mod setups;
mod shadow;
mod weighing;
