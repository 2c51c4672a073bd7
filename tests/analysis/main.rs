//! The laws of the exact odds: sums, agreement with simulation, small cases worked by hand, best replies.

mod agree;
