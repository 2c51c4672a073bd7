//! Every check, one after another, and one summary of them.

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::project::{command, watch};
use crate::{debian, project, tools};

/// One check: a name, and how it is done.
struct Check {
    name: &'static str,
    act: fn() -> Result<Done>,
    /// The check without whose success this one says nothing.
    after: Option<&'static str>,
}

enum Done {
    Passed,
    Failed { last_lines: Vec<String> },
}

const FORMAT: &str = "format";
const BUILD: &str = "page build and size";

const CHECKS: [Check; 6] = [
    Check { name: FORMAT, act: format, after: None },
    Check { name: "lints, native", act: lint_native, after: None },
    Check { name: "lints, wasm", act: lint_wasm, after: None },
    Check { name: "tests, native", act: test_native, after: None },
    Check { name: BUILD, act: build, after: None },
    Check { name: "tests, browser", act: test_browser, after: Some(BUILD) },
];

/// What takes too long for each run: the tests that are marked as ignored, in release.
const SLOW: Check = Check { name: "tests, slow", act: test_slow, after: None };

/// Runs every check to its end and prints the summary; the code is that of the whole.
pub fn run() -> ExitCode {
    run_all(&CHECKS.each_ref())
}

/// Runs what [`run`] does and then the slow tests.
pub fn run_with_slow() -> ExitCode {
    run_all(&CHECKS.iter().chain([&SLOW]).collect::<Vec<_>>())
}

fn run_all(checks: &[&Check]) -> ExitCode {
    let mut report = Report::default();
    for check in checks {
        report.run(check);
    }
    report.print();
    if report.failure.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[derive(Default)]
struct Report {
    lines: Vec<(&'static str, &'static str, Duration)>,
    failure: Option<(&'static str, Vec<String>)>,
}

impl Report {
    fn run(&mut self, check: &Check) {
        let lacking = check.after.filter(|needed| !self.has_passed(needed));
        if lacking.is_some() {
            self.lines.push((check.name, "not run", Duration::ZERO));
            return;
        }
        eprintln!("\nxtask: {} …", check.name);
        let started = Instant::now();
        let done = (check.act)().unwrap_or_else(|error| Done::Failed { last_lines: vec![format!("{error:#}")] });
        let verdict = match done {
            Done::Passed => "passed",
            Done::Failed { last_lines } => {
                self.failure.get_or_insert((check.name, last_lines));
                "FAILED"
            }
        };
        self.lines.push((check.name, verdict, started.elapsed()));
    }

    fn has_passed(&self, name: &str) -> bool {
        self.lines.iter().any(|(done, verdict, _)| *done == name && *verdict == "passed")
    }

    fn print(&self) {
        if let Some((name, last_lines)) = &self.failure {
            println!("\nThe last lines of the first check that failed ({name}):\n");
            for line in last_lines {
                println!("    {line}");
            }
        }
        println!();
        for (name, verdict, took) in &self.lines {
            println!("{name:22} {verdict:8} {:>6.1} s", took.as_secs_f64());
        }
    }
}

fn format() -> Result<Done> {
    cargo(&["fmt", "--all", "--check"])
}

fn lint_native() -> Result<Done> {
    let targets = ["clippy", "--locked", "--workspace", "--all-targets", "--features", "hyena-chase/browser-tests"];
    cargo(&[&targets[..], &DENY].concat())
}

fn lint_wasm() -> Result<Done> {
    tools::target()?;
    // The tests and the command line are native: they are no part of the page.
    let page = ["clippy", "--locked", "--target", tools::WASM, "--lib", "--bin", "hyena-chase"];
    cargo(&[&page[..], &DENY].concat())
}

fn test_native() -> Result<Done> {
    cargo(&["test", "--locked", "--workspace"])
}

fn test_slow() -> Result<Done> {
    cargo(&["test", "--locked", "--workspace", "--release", "--tests", "--", "--ignored"])
}

fn build() -> Result<Done> {
    // Through ourselves: its output is kept as that of the others is.
    done(command(std::env::current_exe()?).arg("dist"))
}

fn test_browser() -> Result<Done> {
    debian::browser()?;
    let mut tests = command("cargo");
    tests.args(["test", "--locked", "--features", "browser-tests", "--test", "browser"]);
    done(tests.env("HYENA_DIST", project::dist()))
}

const DENY: [&str; 3] = ["--", "-D", "warnings"];

fn cargo(arguments: &[&str]) -> Result<Done> {
    done(command("cargo").args(arguments))
}

fn done(command: &mut Command) -> Result<Done> {
    let ended = watch(command)?;
    Ok(if ended.well { Done::Passed } else { Done::Failed { last_lines: ended.last_lines } })
}
