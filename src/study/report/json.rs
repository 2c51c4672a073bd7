//! A report's table as JSON.

use super::measures::HEADER;
use std::fmt::Write;

/// Writes a table of [`super::Report::csv`] as a list of its rows, each an object with the names of the columns; empty cells are left out.
#[must_use]
pub fn json(csv: &str) -> String {
    let mut out = String::new();
    for line in csv.lines().skip(1) {
        out.push_str(if out.is_empty() { "[{" } else { ",\n{" });
        let (mut cells, mut quoted) = (vec![String::new()], false);
        for c in line.chars() {
            match (c, cells.last_mut()) {
                ('"', _) => quoted = !quoted,
                (',', _) if !quoted => cells.push(String::new()),
                (c, Some(cell)) => cell.push(c),
                (_, None) => {}
            }
        }
        let filled = HEADER.split(',').zip(&cells).filter(|(_, cell)| !cell.is_empty());
        for (i, (name, cell)) in filled.enumerate() {
            // No name and no value holds what would have to be escaped.
            let quote = if is_number(cell) { "" } else { "\"" };
            let _ = write!(out, "{}\"{name}\":{quote}{cell}{quote}", if i > 0 { "," } else { "" });
        }
        out.push('}');
    }
    out.push(']');
    out
}

/// Says whether a cell is a number as JSON writes it; a seed is none, whatever its digits.
fn is_number(cell: &str) -> bool {
    const MOST_DIGITS: usize = 16;
    let leads = cell.starts_with('0') && cell != "0" && !cell.starts_with("0.");
    cell.len() <= MOST_DIGITS && !leads && cell.chars().all(|c| c.is_ascii_digit() || c == '.')
}
