//! The project's own commands: they install what is missing, then do it. `cargo xtask help` lists them.

mod bench;
mod checks;
mod debian;
mod dist;
mod play;
mod project;
mod sizes;
mod stage;
mod tools;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use xtask::oembed::Address;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The Hyena Chase: install what is missing, then do it")]
struct Asked {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Build the page, serve it on this machine and open it in the browser
    Play {
        /// Serve only; open no browser
        #[arg(long)]
        no_open: bool,
    },
    /// Build the page into dist/, ready to be copied to any host and any sub-path
    Dist {
        /// The address that it will be served from, ending with a slash: with it oembed.json offers a frame
        #[arg(long, value_name = "URL")]
        address: Option<Address>,
    },
    /// Run every check: format, lints, tests, the build and its size, the page in a browser
    Test {
        /// Run the slow tests too: millions of simulated games, some minutes
        #[arg(long)]
        slow: bool,
    },
    /// Measure the engine natively and in the browser
    Bench,
    /// Finish a build of Trunk's (its hook calls this)
    #[command(hide = true)]
    Stage {
        /// The folder with what Trunk built
        #[arg(env = "TRUNK_STAGING_DIR")]
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    match act(Asked::parse().what) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn act(what: What) -> Result<ExitCode> {
    match what {
        What::Play { no_open } => play::play(!no_open)?,
        What::Dist { address } => dist::dist(address.as_ref())?,
        What::Test { slow: false } => return Ok(checks::run()),
        What::Test { slow: true } => return Ok(checks::run_with_slow()),
        What::Bench => bench::bench()?,
        What::Stage { folder } => stage::stage(&folder)?,
    }
    Ok(ExitCode::SUCCESS)
}
