//! How fast the engine is, natively and in the browser.

use anyhow::{Context, Result};

use crate::project::{command, read, say};
use crate::{debian, dist, project, tools};

/// One line of a benchmark: `hyena.bell.prompt.4x57 throws/s 51234567`.
struct Measured {
    name: String,
    unit: String,
    amount: u64,
}

/// Measures the engine natively and in the browser, and prints both in one table.
///
/// # Errors
/// If something cannot be built or run, or prints no such lines.
pub fn bench() -> Result<()> {
    dist::build(&tools::ready()?)?;
    debian::browser()?;
    say("measuring natively");
    let lab = ["run", "--locked", "--quiet", "--release", "--bin", "lab", "--", "bench"];
    let native = lines(&read(command("cargo").args(lab))?);
    say("measuring in the browser");
    let page = ["bench", "--profile", "dev", "--locked", "--quiet", "--features", "browser-tests", "--bench", "wasm"];
    let wasm = lines(&read(command("cargo").args(page).env("HYENA_DIST", project::dist()))?);
    print(&native, &wasm)
}

/// Reads the lines of the form name, unit, whole number; a name may hold spaces. Other lines are skipped.
fn lines(printed: &str) -> Vec<Measured> {
    let parse = |line: &str| {
        let (rest, amount) = line.trim().rsplit_once(' ')?;
        let (name, unit) = rest.trim().rsplit_once(' ')?;
        let (name, unit) = (name.trim().to_owned(), unit.to_owned());
        Some(Measured { name, unit, amount: amount.parse().ok()? })
    };
    printed.lines().filter_map(parse).collect()
}

/// Prints the native lines, each with its figure in wasm and the ratio where the page measures the same.
fn print(native: &[Measured], wasm: &[Measured]) -> Result<()> {
    let first = native.first().context("`lab bench` printed no line of the form: name, unit, whole number")?;
    let widest = native.iter().map(|line| line.name.len()).max().unwrap_or(0).max(first.name.len());
    println!("{:widest$}  {:>10}  {:>14}  {:>14}  {:>11}", "benchmark", "unit", "native", "wasm", "wasm/native");
    for line in native {
        let Measured { name, unit, amount } = line;
        match wasm.iter().find(|other| other.name == *name && other.unit == *unit) {
            Some(other) => {
                let ratio = other.amount as f64 / *amount as f64;
                println!("{name:widest$}  {unit:>10}  {amount:>14}  {:>14}  {ratio:>11.2}", other.amount);
            }
            None => println!("{name:widest$}  {unit:>10}  {amount:>14}  {:>14}  {:>11}", "", ""),
        }
    }
    let is_native = |line: &Measured| native.iter().any(|other| (&other.name, &other.unit) == (&line.name, &line.unit));
    for line in wasm.iter().filter(|line| !is_native(line)) {
        println!("{:widest$}  {:>10}  {:>14}  {:>14}  {:>11}", line.name, line.unit, "", line.amount, "");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_name_a_unit_and_a_whole_number() {
        let read = lines("warming up\nhyena.bell.prompt.4x57 throws/s 51234567\n");
        assert_eq!(read.len(), 1);
        assert_eq!(
            (read[0].name.as_str(), read[0].unit.as_str(), read[0].amount),
            ("hyena.bell.prompt.4x57", "throws/s", 51_234_567)
        );
    }
}
