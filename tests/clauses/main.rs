//! The clauses of RULES.md, for each rule set and option they apply to; each test carries clause and rule set in its name.

mod board;
mod end;
mod errands;
mod home;
mod hunt;
mod hyena;
mod jekinje;
mod rule_sets;
mod turns;
mod village;
mod well;
