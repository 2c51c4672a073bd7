//! The browser that the tests drive.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::project::{command, find, read, run, say};

/// Makes sure that Chromium and its driver are there; on Debian, as root, installs them.
///
/// # Errors
/// If they are missing and cannot be installed, with a sentence on what to install.
pub fn browser() -> Result<()> {
    if find("chromium").is_some() && find("chromedriver").is_some() {
        return Ok(());
    }
    let debian = Path::new("/etc/debian_version").exists() && find("apt-get").is_some();
    let root = read(command("id").arg("-u")).is_ok_and(|user| user.trim() == "0");
    if !(debian && root) {
        bail!(
            "the browser tests need `chromium` and `chromedriver`: on Debian, `apt-get install chromium chromium-driver`"
        );
    }
    say("installing Debian's chromium and chromium-driver (a few minutes, once)");
    let install = ["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver", "fonts-dejavu-core"];
    run(apt().arg("update"))
        .and_then(|()| run(apt().args(install)))
        .context("Debian's chromium and chromium-driver cannot be installed")
}

fn apt() -> std::process::Command {
    let mut apt = command("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}
