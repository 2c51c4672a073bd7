//! What is told of Je ki n je.

use super::{Message, Told};
use crate::games::jekinje::{Happening, Sowing, Standing, Way};

impl Told for Sowing {
    fn told(happening: &Happening) -> Option<Message> {
        Some(match *happening {
            Happening::Lap { seat, from, seeds, way, to } => {
                let way = if way == Way::Clockwise { "clockwise" } else { "anticlockwise" };
                let message = Message::new("sow").seat(seat).text("from", &from.to_string());
                message.text("to", &to.to_string()).text("way", way).number("seeds", seeds)
            }
            Happening::Captured { seat, hole, seeds, store, .. } => {
                let message = Message::new("capture").seat(seat).text("from", &hole.to_string());
                message.number("seeds", seeds).number("store", store)
            }
            Happening::Took { seat, seeds, store } => {
                Message::new("capture").seat(seat).number("seeds", seeds).number("store", store)
            }
            _ => return None,
        })
    }

    fn standing(standing: Standing) -> &'static str {
        standing.name()
    }
}
