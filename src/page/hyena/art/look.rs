//! Twelve ways to wrap a pebble: each has its own colour, outline and mark.

/// How a mother is dressed: one of twelve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look(u8);

impl Look {
    /// All looks, the most unlike ones first.
    pub const ALL: [Self; 12] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9), Self(10), Self(11)];

    /// Tells the look's number, 0 to 11.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Names the look; the same word ends the class and the token of its colour.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.dress().name
    }

    /// Names the class that sets the colours of the cloth and its mark.
    #[must_use]
    pub fn class(self) -> &'static str {
        self.dress().class
    }

    pub(super) fn body(self) -> &'static str {
        self.dress().body
    }

    pub(super) fn folds(self) -> &'static str {
        self.dress().folds
    }

    pub(super) fn hood(self) -> &'static str {
        self.dress().hood
    }

    pub(super) fn mark(self) -> &'static str {
        self.dress().mark
    }

    /// Tells where the middle of the mark lies, downward.
    pub(super) fn mark_at(self) -> i8 {
        self.dress().mark_at
    }

    fn dress(self) -> &'static Dress {
        &DRESSES[self.index()]
    }
}

/// Paths in the nominal box of 100 by 100 about (0,0); marks about their own centre, in a box of 24.
struct Dress {
    name: &'static str,
    class: &'static str,
    body: &'static str,
    /// Folds of the cloth.
    folds: &'static str,
    hood: &'static str,
    mark: &'static str,
    mark_at: i8,
}

const LONG_FOLDS: &str = "M-13 4C-17 16-19 26-19 36M13 4C16 14 18 24 18 35";
const SHORT_FOLDS: &str = "M-11 4C-14 10-16 16-16 22M11 4C14 10 15 14 16 20";

const ROUND_HOOD: &str = "M-17-16C-17-41 17-41 17-16C17-4 9 2 0 2C-9 2-17-4-17-16Z";
const PEAKED_HOOD: &str = "M-17-12C-16-26-5-36 0-42C5-36 16-26 17-12C14-2 8 2 0 2C-8 2-14-2-17-12Z";
const WIDE_HOOD: &str = "M-23-6C-24-28-14-36 0-36C14-36 24-28 23-6C16 2 8 3 0 3C-8 3-16 2-23-6Z";
const FLAT_HOOD: &str = "M-18-32C-8-37 8-37 18-32L17-8C12 2 6 2 0 2C-6 2-12 2-17-8Z";
const TURBAN: &str = "M-15-10C-27-14-27-32-13-34C-8-42 8-42 13-34C27-32 27-14 15-10C12 1 6 2 0 2C-6 2-12 1-15-10Z";

const DRESSES: [Dress; 12] = [
    Dress {
        name: "indigo",
        class: "mother cloth-indigo",
        body: "M-32 42C-36 16-26-12 0-12C26-12 36 16 32 42C18 48-18 48-32 42Z",
        folds: LONG_FOLDS,
        hood: ROUND_HOOD,
        mark: "M0-9A9 9 0 1 1-.1-9Z",
        mark_at: 24,
    },
    Dress {
        name: "madder",
        class: "mother cloth-madder",
        body: "M-43 40L-9-10Q0-18 9-10L43 40Q36 48 0 47Q-36 48-43 40Z",
        folds: LONG_FOLDS,
        hood: PEAKED_HOOD,
        mark: "M0-11L11 9H-11Z",
        mark_at: 24,
    },
    Dress {
        name: "saffron",
        class: "mother cloth-saffron cloth-pale",
        body: "M-34 44L-35-2Q-35-11-25-11H25Q35-11 35-2L34 44Q0 49-34 44Z",
        folds: LONG_FOLDS,
        hood: FLAT_HOOD,
        mark: "M-9-9H9V9H-9Z",
        mark_at: 23,
    },
    Dress {
        name: "leaf",
        class: "mother cloth-leaf",
        body: "M0 49C-14 49-23 39-24 22C-25 4-16-14 0-14C16-14 25 4 24 22C23 39 14 49 0 49Z",
        folds: SHORT_FOLDS,
        hood: ROUND_HOOD,
        mark: "M-3.5-12H3.5V-3.5H12V3.5H3.5V12H-3.5V3.5H-12V-3.5H-3.5Z",
        mark_at: 24,
    },
    Dress {
        name: "plum",
        class: "mother cloth-plum",
        body: "M-46 42C-47 10-28-10 0-10C28-10 47 10 46 42Q46 46 40 46H-40Q-46 46-46 42Z",
        folds: LONG_FOLDS,
        hood: TURBAN,
        mark: "M6-11A11.5 11.5 0 1 0 6 11A9 9 0 1 1 6-11Z",
        mark_at: 23,
    },
    Dress {
        name: "clay",
        class: "mother cloth-clay cloth-pale",
        body: "M-36 43C-36 28-20 22-19 12C-19 2-33 4-31-8C-24-14 24-14 31-8C33 4 19 2 19 12C20 22 36 28 36 43C20 49-20 49-36 43Z",
        folds: "M-11 4C-12 12-16 26-23 36M11 4C12 12 16 26 23 35",
        hood: FLAT_HOOD,
        mark: "M-13-8H13V-2.5H-13ZM-13 3.5H13V9H-13Z",
        mark_at: 30,
    },
    Dress {
        name: "sky",
        class: "mother cloth-sky cloth-pale",
        body: "M-24 46L-42 18L-24-11H24L42 18L24 46Z",
        folds: LONG_FOLDS,
        hood: PEAKED_HOOD,
        mark: "M0-12L12 0L0 12L-12 0Z",
        mark_at: 22,
    },
    Dress {
        name: "rose",
        class: "mother cloth-rose cloth-pale",
        body: "M-40 34C-32 10-20-12 0-12C20-12 32 10 40 34C42 46 26 50 20 42C17 52-17 52-20 42C-26 50-42 46-40 34Z",
        folds: LONG_FOLDS,
        hood: WIDE_HOOD,
        mark: "M0-11A11 11 0 1 1-.1-11ZM0-5.5A5.5 5.5 0 1 0 .1-5.5Z",
        mark_at: 23,
    },
    Dress {
        name: "soot",
        class: "mother cloth-soot",
        body: "M0 50L-38 14L-20-10H20L38 14Z",
        folds: SHORT_FOLDS,
        hood: TURBAN,
        mark: "M0-12L3-4L12-4L5 2L8 11L0 5.5L-8 11L-5 2L-12-4L-3-4Z",
        mark_at: 18,
    },
    Dress {
        name: "milk",
        class: "mother cloth-milk cloth-pale",
        body: "M0 48C-24 48-37 34-37 17C-37 0-22-12 0-12C22-12 37 0 37 17C37 34 24 48 0 48Z",
        folds: LONG_FOLDS,
        hood: WIDE_HOOD,
        mark: "M-9.5-12L0-3.5L9.5-12L12-9.5L3.5 0L12 9.5L9.5 12L0 3.5L-9.5 12L-12 9.5L-3.5 0L-12-9.5Z",
        mark_at: 24,
    },
    Dress {
        name: "teal",
        class: "mother cloth-teal",
        body: "M-24 43C-28 20-24-12 0-12C22-12 30 6 46 20C40 28 34 30 28 30L30 43C14 48-12 48-24 43Z",
        folds: LONG_FOLDS,
        hood: PEAKED_HOOD,
        mark: "M-13 3L-7-6L0 3L7-6L13 3V10L7 2L0 10L-7 2L-13 10Z",
        mark_at: 22,
    },
    Dress {
        name: "walnut",
        class: "mother cloth-walnut",
        body: "M-46 10L-24-11H24L46 10L25 18L28 45Q0 49-28 45L-25 18Z",
        folds: "M-15 3C-17 14-18 28-18 38M15 3C17 14 18 26 18 37M-36 8L-26 2M36 8L26 2",
        hood: ROUND_HOOD,
        mark: "M-3.5-13H3.5V13H-3.5Z",
        mark_at: 24,
    },
];
