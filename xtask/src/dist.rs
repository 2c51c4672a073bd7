//! The built page: dist/, ready to be copied to any host.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use xtask::oembed::{ADDRESS_VARIABLE, Address};
use xtask::offline;

use crate::project::{self, command, run, say};
use crate::sizes::Sizes;
use crate::tools::{self, ESBUILD_VARIABLE, Tools, WASM_OPT_VARIABLE};

/// Builds the page into dist/ and prints what it weighs. Where its `address` will be is known, oembed.json offers a frame.
///
/// # Errors
/// If it cannot be built, or is above its budget.
pub fn dist(address: Option<&Address>) -> Result<()> {
    build_at(&tools::ready()?, address)?;
    let sizes = Sizes::of(&project::dist())?;
    println!("\n{}", sizes.table());
    sizes.check()
}

/// Builds the release page into dist/.
///
/// # Errors
/// If Trunk fails.
pub fn build(tools: &Tools) -> Result<()> {
    build_at(tools, None)
}

fn build_at(tools: &Tools, address: Option<&Address>) -> Result<()> {
    let lock_file = project::scratch()?.join("dist.lock");
    let _lock = project::lock(&lock_file, "waiting for another build of the page in this checkout")?;
    say("building the page (a few minutes the first time, then seconds)");
    let mut trunk = command(&tools.trunk);
    trunk.args(["build", "--release", "--locked", "--skip-version-check"]);
    trunk.env("PATH", &tools.path);
    // Trunk reads it as a flag of its own and refuses the usual value `1`.
    trunk.env_remove("NO_COLOR");
    trunk.env("CARGO_ENCODED_RUSTFLAGS", without_own_paths());
    if let Some(wasm_opt) = &tools.wasm_opt {
        trunk.env(WASM_OPT_VARIABLE, wasm_opt);
    }
    if let Some(esbuild) = &tools.esbuild {
        trunk.env(ESBUILD_VARIABLE, esbuild);
    }
    if let Some(address) = address {
        trunk.env(ADDRESS_VARIABLE, address.to_string());
    } else {
        trunk.env_remove(ADDRESS_VARIABLE);
    }
    run(&mut trunk)?;
    // As it is copied to a host, with whatever came to it after the staging.
    offline::check(&project::dist())
}

/// Gives flags for rustc by which no path of this machine stands in the page: whoever builds it, it is the same page. What
/// flags are set already stays set.
fn without_own_paths() -> String {
    let set = std::env::var("CARGO_ENCODED_RUSTFLAGS").or_else(|_| {
        std::env::var("RUSTFLAGS").map(|flags| flags.split_whitespace().collect::<Vec<_>>().join("\u{1f}"))
    });
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    // Crates are unpacked in one folder for each registry.
    let unpacked = fs::read_dir(home.join("registry").join("src")).into_iter().flatten().flatten();
    let folders = unpacked.map(|entry| entry.path()).chain([project::root()]);
    let remapped = folders.map(|folder| format!("--remap-path-prefix={}/=", folder.display()));
    set.into_iter().filter(|flags| !flags.is_empty()).chain(remapped).collect::<Vec<_>>().join("\u{1f}")
}
