//! Sticks and dice: odds against RULES.md's table by enumeration, draws, seeds and faces.

mod draws;
mod faces;
mod odds;
mod seeds;
