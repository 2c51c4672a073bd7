//! When a kiosk is left alone: it waits, warns, and begins anew. Plain values; the clock is the caller's, in milliseconds.

/// Follows whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idle {
    /// For how long nothing may happen before the warning.
    patience: f64,
    /// For how long it warns.
    warning: f64,
    touched: f64,
    warned: Option<f64>,
}

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// Nothing.
    Wait,
    /// Warn, with so many seconds left.
    Warn(u32),
    /// Begin anew.
    Reset,
}

impl Idle {
    /// Begins at `now`, with both times in seconds.
    #[must_use]
    pub fn new(idle: u32, warn: u32, now: f64) -> Idle {
        Idle { patience: f64::from(idle) * 1000.0, warning: f64::from(warn) * 1000.0, touched: now, warned: None }
    }

    /// Takes in that somebody did something.
    pub fn touch(&mut self, now: f64) {
        self.touched = now;
        self.warned = None;
    }

    /// Says what is to be done. The warning lasts its whole time from when it is first asked for, also where the clock has
    /// jumped, as after a device has slept.
    pub fn look(&mut self, now: f64) -> Now {
        if now - self.touched < self.patience {
            return Now::Wait;
        }
        let left = self.warning - (now - *self.warned.get_or_insert(now));
        if left > 0.0 { Now::Warn((left / 1000.0).ceil() as u32) } else { Now::Reset }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_warning_lasts_its_whole_time_however_the_clock_jumps() {
        for late in [0.0, 500.0, 1e7] {
            let mut idle = Idle::new(90, 20, 1000.0);
            assert_eq!(idle.look(90_999.0), Now::Wait);
            let warned = 91_000.0 + late;
            assert_eq!(idle.look(warned), Now::Warn(20));
            assert_eq!(idle.look(warned + 1.0), Now::Warn(20));
            assert_eq!(idle.look(warned + 19_500.0), Now::Warn(1));
            assert_eq!(idle.look(warned + 20_000.0), Now::Reset);
        }
    }

    #[test]
    fn a_touch_ends_the_warning_and_begins_the_time_anew() {
        let mut idle = Idle::new(5, 20, 0.0);
        assert_eq!(idle.look(5000.0), Now::Warn(20));
        idle.touch(6000.0);
        assert_eq!((idle.look(10_999.0), idle.look(11_000.0)), (Now::Wait, Now::Warn(20)));
    }
}
