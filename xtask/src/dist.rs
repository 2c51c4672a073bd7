//! The built page: dist/, ready to be copied to any host.

use anyhow::{Result, bail};

use crate::project::{self, command, run, say};
use crate::sizes::{BUDGET, Sizes};
use crate::tools::{self, Tools, WASM_OPT_VARIABLE};

/// Builds the page into dist/ and prints what it weighs.
///
/// # Errors
/// If it cannot be built, or the first load is above its budget.
pub fn dist() -> Result<()> {
    build(&tools::ready()?)?;
    let sizes = Sizes::of(&project::dist())?;
    println!("\n{}", sizes.table());
    let first = sizes.first_load();
    if first > BUDGET {
        bail!("the first load weighs {first} bytes compressed, {} above its budget of {BUDGET}", first - BUDGET);
    }
    Ok(())
}

/// Builds the release page into dist/.
///
/// # Errors
/// If Trunk fails.
pub fn build(tools: &Tools) -> Result<()> {
    let lock_file = project::scratch()?.join("dist.lock");
    let _lock = project::lock(&lock_file, "waiting for another build of the page in this checkout")?;
    say("building the page (a few minutes the first time, then seconds)");
    let mut trunk = command(&tools.trunk);
    trunk.args(["build", "--release", "--locked", "--skip-version-check"]);
    trunk.env("PATH", &tools.path);
    // Trunk reads it as a flag of its own and refuses the usual value `1`.
    trunk.env_remove("NO_COLOR");
    if let Some(wasm_opt) = &tools.wasm_opt {
        trunk.env(WASM_OPT_VARIABLE, wasm_opt);
    }
    run(&mut trunk)
}
