//! What the project's commands share with the browser tests: a server for the built page, and how its build is finished.

pub mod files;
pub mod oembed;
pub mod offline;
pub mod serve;
pub mod single;
pub mod tags;
