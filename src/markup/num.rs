//! Numbers in drawings, written without the weight of exact float formatting.

use std::fmt;

/// A length, an angle or a scale in a drawing: at most a few thousand, written with the decimals asked for (`{:.1}`), one
/// without.
///
/// What it writes is rounded in the usual way and meant for attributes and transforms, not for exact figures. The standard
/// library's exact formatting weighs 4 KB of the download.
#[derive(Clone, Copy, Debug)]
pub struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = f.precision().unwrap_or(1).min(4) as u32;
        let unit = 10_i64.pow(decimals);
        let scaled = (self.0 * unit as f64).round() as i64;
        let (whole, part) = (scaled.unsigned_abs() / unit.unsigned_abs(), scaled.unsigned_abs() % unit.unsigned_abs());
        if scaled < 0 {
            f.write_str("-")?;
        }
        write!(f, "{whole}")?;
        if part == 0 { Ok(()) } else { write!(f, ".{part:0width$}", width = decimals as usize) }
    }
}

#[cfg(test)]
mod tests {
    use super::Num;

    #[test]
    fn numbers_are_rounded_to_the_decimals_asked_for() {
        for (number, zero, one, three) in [
            (0.0, "0", "0", "0"),
            (-0.04, "0", "0", "-0.040"),
            (12.34, "12", "12.3", "12.340"),
            (-7.96, "-8", "-8", "-7.960"),
            (0.5, "1", "0.5", "0.500"),
            (1000.0, "1000", "1000", "1000"),
        ] {
            let written = [format!("{:.0}", Num(number)), format!("{:.1}", Num(number)), format!("{:.3}", Num(number))];
            assert_eq!(written, [zero, one, three]);
        }
    }
}
