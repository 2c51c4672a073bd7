//! The command line: games as text, replayed and made (RECORD.md, "The command line").

#[cfg(not(target_arch = "wasm32"))]
mod bench;
#[cfg(not(target_arch = "wasm32"))]
mod best;
#[cfg(not(target_arch = "wasm32"))]
mod commands;
#[cfg(not(target_arch = "wasm32"))]
mod json;
#[cfg(not(target_arch = "wasm32"))]
mod laps;
#[cfg(not(target_arch = "wasm32"))]
mod matches;
#[cfg(not(target_arch = "wasm32"))]
mod odds;
#[cfg(not(target_arch = "wasm32"))]
mod random;
#[cfg(not(target_arch = "wasm32"))]
mod simulate;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    commands::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
