//! The built page in a real browser: `cargo xtask test` builds it and runs these.

mod address;
mod contrast;
mod embed;
mod examples;
mod framed;
mod games;
mod hostile;
mod hosting;
mod keyboard;
mod kiosk;
mod lab;
mod languages;
mod later;
mod links;
mod messages;
mod offline;
mod policy;
mod resume;
mod rivals;
mod same_seed;
mod settings;
mod single;
mod smoke;
mod sowing;
mod storage;
mod study;
#[allow(dead_code, reason = "what a test may want is offered whether or not one wants it today")]
mod support;
mod touch;
