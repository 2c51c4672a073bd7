//! What the project's commands share with the browser tests: a server for the built page.

pub mod serve;
