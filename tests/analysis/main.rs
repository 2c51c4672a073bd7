//! The laws of the exact odds: sums, agreement with simulation, small cases worked by hand, best replies.

mod advice;
mod agree;
mod by_hand;
mod sums;
mod support;
mod turns;
