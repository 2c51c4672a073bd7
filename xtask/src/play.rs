//! The page on this machine.

use anyhow::{Context, Result};
use xtask::serve::{Server, Site};

use crate::{dist, project, tools};

/// The port that is tried first.
const PORT: u16 = 8080;
/// How many ports after it are tried.
const MORE: u16 = 100;

/// Builds the page and serves it until the program is stopped; opens it in the browser where asked to.
///
/// # Errors
/// If the page cannot be built, or no port can be had.
pub fn play(open: bool) -> Result<()> {
    dist::build(&tools::ready()?)?;
    let server = serve()?;
    println!("\nThe Hyena Chase is at {}   (Ctrl+C ends it)", server.url());
    if open && let Err(error) = opener::open_browser(server.url()) {
        println!("No browser could be opened ({error}): open that address yourself.");
    }
    server.wait();
    Ok(())
}

fn serve() -> Result<Server> {
    // The browser asks each time: a build made meanwhile is found at the next load, and offered.
    let site = Site::new(project::dist()).strict().open_to_all().header("cache-control", "no-cache");
    let server = (PORT..=PORT + MORE).find_map(|port| site.clone().serve(port).ok().map(|server| (port, server)));
    let (port, server) = server.with_context(|| format!("no port from {PORT} to {} can be had", PORT + MORE))?;
    if port != PORT {
        println!("Port {PORT} is taken; {port} is free.");
    }
    Ok(server)
}
