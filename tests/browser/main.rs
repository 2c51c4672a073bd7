//! The built page in a real browser: `cargo xtask test` builds it and runs these.

mod smoke;
#[allow(dead_code, reason = "what a test may want is offered whether or not one wants it today")]
mod support;
