//! Where things are, and how other programs are run.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};

/// How a program ended, and the last lines that it printed.
pub struct Ended {
    /// Whether its exit code was 0.
    pub well: bool,
    /// The last lines of both its streams, oldest first.
    pub last_lines: Vec<String>,
}

/// Gives the folder of this checkout.
pub fn root() -> PathBuf {
    // Cargo sets it where it runs the program; the compiled-in value serves a program started by hand.
    let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&own).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Gives the folder of the built page.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Gives the folder for what is built and may be thrown away, which is made where it is missing.
///
/// # Errors
/// If it cannot be made.
pub fn scratch() -> Result<PathBuf> {
    let scratch = root().join("target");
    fs::create_dir_all(&scratch).with_context(|| format!("{} cannot be made", scratch.display()))?;
    Ok(scratch)
}

/// Makes a command that runs in the checkout, with the same cargo as this program where it is `cargo`.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let program = program.as_ref();
    let cargo = std::env::var_os("CARGO").filter(|_| program == "cargo");
    let mut command = Command::new(cargo.as_deref().unwrap_or(program));
    command.current_dir(root()).stdin(Stdio::null());
    // Cargo's variables are about xtask's own package, which is not what the command is about.
    command.env_remove("CARGO_MANIFEST_DIR");
    command
}

/// Runs a command to its end, its output going where ours goes.
///
/// # Errors
/// If it cannot be started or ends with another exit code than 0.
pub fn run(command: &mut Command) -> Result<()> {
    let named = name(command);
    let status = command.status().with_context(|| format!("`{named}` cannot be started"))?;
    if !status.success() {
        bail!("`{named}` failed ({status})");
    }
    Ok(())
}

/// Runs a command to its end and gives what it printed on its standard output.
///
/// # Errors
/// If it cannot be started or ends with another exit code than 0.
pub fn read(command: &mut Command) -> Result<String> {
    let named = name(command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("`{named}` cannot be started"))?;
    if !output.status.success() {
        bail!("`{named}` failed ({})", output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a command to its end, passing its output on line by line and keeping the last lines.
///
/// # Errors
/// If it cannot be started.
pub fn watch(command: &mut Command) -> Result<Ended> {
    let named = name(command);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{named}` cannot be started"))?;
    let kept = Mutex::new(VecDeque::new());
    let (out, err) = (child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        scope.spawn(|| pass_on(err, &mut std::io::stderr(), &kept));
        pass_on(out, &mut std::io::stdout(), &kept);
    });
    let status = child.wait().with_context(|| format!("`{named}` cannot be waited for"))?;
    let kept = kept.into_inner().unwrap_or_default();
    Ok(Ended { well: status.success(), last_lines: kept.into() })
}

/// Finds a program on `PATH`.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program).with_extension(std::env::consts::EXE_EXTENSION))
        .find(|candidate| candidate.is_file())
}

/// Holds a lock file until it is dropped; the system lets go of it when the process dies. Says `waiting` if it must wait.
///
/// # Errors
/// If the file cannot be made or locked.
pub fn lock(path: &Path, waiting: &str) -> Result<File> {
    let file = File::create(path).with_context(|| format!("{} cannot be made", path.display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            say(waiting);
            file.lock()?;
        }
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    Ok(file)
}

/// Tells what is going on, apart from what is asked for.
pub fn say(sentence: &str) {
    eprintln!("xtask: {sentence}");
}

const KEPT_LINES: usize = 60;

fn pass_on(from: Option<impl Read>, to: &mut impl Write, kept: &Mutex<VecDeque<String>>) {
    let Some(from) = from else { return };
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        // Nobody reads any more: the program itself is to go on all the same.
        _ = writeln!(to, "{line}");
        if let Ok(mut kept) = kept.lock() {
            if kept.len() == KEPT_LINES {
                kept.pop_front();
            }
            kept.push_back(line);
        }
    }
}

fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
