//! The tools that build the page, in a cache that all checkouts share.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::project::{self, command, find, lock, read, run, say};

/// The version of Trunk: the last one that this project's Rust compiles.
const TRUNK: &str = "0.21.14";
/// The version of wasm-opt, as its npm package counts it.
const BINARYEN: &str = "132.0.0";
/// The version of esbuild.
const ESBUILD: &str = "0.28.2";
/// The page's compilation target.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The variable that tells Trunk's hook where wasm-opt is.
pub const WASM_OPT_VARIABLE: &str = "HYENA_WASM_OPT";

/// The variable that tells it where esbuild is.
pub const ESBUILD_VARIABLE: &str = "HYENA_ESBUILD";

/// What the page is built with.
pub struct Tools {
    /// Trunk itself.
    pub trunk: PathBuf,
    /// Makes the wasm smaller and faster; the page works without.
    pub wasm_opt: Option<PathBuf>,
    /// Makes the JavaScript smaller; the page works without.
    pub esbuild: Option<PathBuf>,
    /// A `PATH` on which Trunk finds the right wasm-bindgen.
    pub path: OsString,
}

/// Finds the tools, and installs those that are missing.
///
/// # Errors
/// If one that the page needs cannot be installed.
pub fn ready() -> Result<Tools> {
    target()?;
    let trunk = cargo_tool("trunk", "trunk", TRUNK, "about ten minutes, once")?;
    let bindgen_version = locked_version("wasm-bindgen")?;
    let bindgen = cargo_tool("wasm-bindgen-cli", "wasm-bindgen", &bindgen_version, "about three minutes, once")?;
    let wasm_opt = npm_tool("binaryen", "wasm-opt", BINARYEN);
    let esbuild = npm_tool("esbuild", "esbuild", ESBUILD);
    let mut path: Vec<PathBuf> = bindgen.parent().map(Path::to_path_buf).into_iter().collect();
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    Ok(Tools { trunk, wasm_opt, esbuild, path: std::env::join_paths(path)? })
}

/// Makes sure that Rust can compile for the page.
///
/// # Errors
/// If it cannot, and rustup cannot add the target.
pub fn target() -> Result<()> {
    let libraries = read(command("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(libraries.trim()).is_dir() {
        return Ok(());
    }
    say(&format!("adding Rust's target {WASM}"));
    run(command("rustup").args(["target", "add", WASM]))
        .with_context(|| format!("Rust's target {WASM} is missing: `rustup target add {WASM}` would add it"))
}

/// Finds a program of npm's in the cache, or installs it where npm is to be had; the page is built without where it is not.
fn npm_tool(package: &str, program: &str, version: &str) -> Option<PathBuf> {
    if find("node").is_none() || find("npm").is_none() {
        say(&format!(
            "going without {program}: it comes with npm and node, which are not here (the page is a little larger)"
        ));
        return None;
    }
    let within = format!("node_modules/.bin/{program}");
    let installed = install(package, version, &within, "a minute, once", |folder| {
        run(command("npm")
            .args(["install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"])
            .arg("--prefix")
            .arg(folder)
            .arg(format!("{package}@{version}")))
    });
    installed.map_err(|error| say(&format!("going without {program}: {error:#}"))).ok()
}

/// Finds a program of cargo's on `PATH` or in the cache, or installs it.
fn cargo_tool(package: &str, program: &str, version: &str, takes: &str) -> Result<PathBuf> {
    if let Some(found) = find(program).filter(|found| is_version(found, version)) {
        return Ok(found);
    }
    let within = format!("bin/{program}{}", std::env::consts::EXE_SUFFIX);
    install(package, version, &within, takes, |folder| {
        let build = cache()?.join(format!(".{package}-{version}.build"));
        let compile = |locked: &[&str]| {
            run(command("cargo")
                .args(["install", package, "--version", version])
                .args(locked)
                .arg("--root")
                .arg(folder)
                // Kept between tries: an interrupted one goes on where it was. Built fast rather than fast to run.
                .env("CARGO_TARGET_DIR", &build)
                .env("CARGO_PROFILE_RELEASE_LTO", "off")
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"))
        };
        compile(&["--locked"]).or_else(|_| {
            // A mirror of the registry may lack a version that the tool's own lock file names.
            say(&format!("{package} cannot be built as its authors locked it; trying with what the registry has"));
            compile(&[])
        })?;
        fs::remove_dir_all(&build).with_context(|| format!("{} cannot be removed", build.display()))
    })
}

/// Gives the program `within` the tool's folder, after `fill` has filled that folder where the program is missing.
///
/// The folder is filled under another name and renamed, and one process at a time does so: what is there is whole.
fn install(
    name: &str,
    version: &str,
    within: &str,
    takes: &str,
    fill: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
    let cache = cache()?;
    let folder = cache.join(format!("{name}-{version}"));
    let program = folder.join(within);
    if program.exists() {
        return Ok(program);
    }
    let lock_file = cache.join(format!(".{name}-{version}.lock"));
    let _lock = lock(&lock_file, &format!("waiting for another checkout to install {name}"))?;
    if program.exists() {
        return Ok(program);
    }
    say(&format!("installing {name} {version} into {} ({takes})", folder.display()));
    let partial = cache.join(format!(".{name}-{version}.partial"));
    for old in [&partial, &folder] {
        if old.exists() {
            fs::remove_dir_all(old).with_context(|| format!("{} cannot be removed", old.display()))?;
        }
    }
    fs::create_dir_all(&partial)?;
    fill(&partial).with_context(|| format!("{name} {version} cannot be installed"))?;
    if !partial.join(within).exists() {
        bail!("{name} {version} was installed, but has no {within}");
    }
    fs::rename(&partial, &folder)?;
    Ok(program)
}

fn cache() -> Result<PathBuf> {
    let base = std::env::var_os("XDG_CACHE_HOME")
        .filter(|set| Path::new(set).is_absolute())
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cache")))
        .context("there is no home directory to keep the tools in: set XDG_CACHE_HOME")?;
    let cache = base.join("hyena-chase/tools");
    fs::create_dir_all(&cache).with_context(|| format!("{} cannot be made", cache.display()))?;
    Ok(cache)
}

/// Says whether `program --version` prints a line whose second word is `version`.
fn is_version(program: &Path, version: &str) -> bool {
    read(command(program).arg("--version")).is_ok_and(|said| said.split_whitespace().nth(1) == Some(version))
}

/// Gives the version of a package in Cargo.lock.
fn locked_version(package: &str) -> Result<String> {
    let path = project::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
    let named = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != named);
    let version = lines.nth(1).and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).with_context(|| format!("Cargo.lock has no package {package}"))
}
