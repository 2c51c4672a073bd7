//! The clauses of RULES.md, part 1, for each rule set they apply to; each test carries clause and rule set in its name.

mod board;
mod end;
mod errands;
mod home;
mod hunt;
mod hyena;
mod rule_sets;
mod turns;
mod village;
mod well;
