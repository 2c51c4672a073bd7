//! Laws of Je ki n je over random positions, options and moves.

mod conserved;
mod laps;
mod legal;
mod naive;
mod setups;
mod shadow;
