//! Je ki n je: a sowing game of the Yoruba, two rows of six holes (RULES.md, part 2).

mod board;
mod happening;
mod hole;
mod lap;
mod moves;
mod options;
mod play;
mod setup;
mod state;
mod variant;
mod view;

pub use board::Board;
pub use happening::{Happening, Rest};
pub use hole::{A, B, Hole, NoHole, Way, letter};
pub use lap::{LONGEST_KNOWN, Lap, Lift, MOST_LAPS, Sown, TOLD_LAPS, sow};
pub use moves::{Illegal, Move, Playable};
pub use options::{Direction, Laps, Next, Options};
pub use setup::{Refusal, SEEDS, Setup, Start};
pub use state::{Ended, Sowing, Standing};
pub use variant::{BadValue, Variant};
pub use view::{After, View};
