//! A game at a table: acts, taking back, playing again, and the series that goes on.

mod hyena;
mod jekinje;
