//! RULES.md, part 2: the clauses J1 to J10 and the options.

mod board;
mod capture;
mod direction;
mod endings;
mod feeding;
mod loops;
mod options;
mod sowing;
