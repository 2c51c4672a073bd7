//! Computer players of Je ki n je: a search, what is sure of the endings, and levels.

mod endings;
mod frame;
mod level;
mod node;
mod places;
mod score;
mod searcher;
mod sower;
mod transpositions;
mod weighing;

pub use endings::{Bounds, Endings, Peaks};
pub use level::{Sure, Thinker, Thought};
pub use score::{SEED, Score, Value, WON, certain, guess, hundredths, seeds};
pub use searcher::{DEEPEST, Found, Progress, Searcher};
pub use weighing::{Weighing, Weight};
