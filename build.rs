//! Compiles the Fluent files into the texts and functions that `src/words/texts.rs` includes.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let compiled = texts::compile(Path::new("locales"))?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for (name, text) in &compiled.files {
        fs::write(out.join(name), text)?;
    }
    fs::write(out.join("messages.rs"), compiled.functions)?;
    for problem in &compiled.problems {
        println!("cargo::error={problem}");
    }
    Ok(())
}
