//! Mounts the page. Only the browser runs this; natively the command line is `lab`.

#[cfg(target_arch = "wasm32")]
fn main() {
    hyena_chase::page::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This binary is the page and runs in a browser: `cargo xtask play`. The command line is `lab`.");
}
