//! What is told of the hyena game.

use super::{Message, Told};
use crate::games::hyena::{Chase, Happening, Move, Mover, Standing};
use crate::record::Notation;

impl Told for Chase {
    fn told(happening: &Happening) -> Option<Message> {
        Some(match *happening {
            Happening::Threw { seat, fall } => {
                Message::new("throw").seat(seat).text("fall", &Chase::write_move(Move::Throw(fall)))
            }
            Happening::Moved { mover, from, to, .. } => {
                let message = match mover {
                    Mover::Mother(seat) => Message::new("move").text("piece", "mother").seat(seat),
                    Mover::Hyena => Message::new("move").text("piece", "hyena"),
                };
                message.number("from", from.0).number("to", to.0)
            }
            Happening::Paid { seat, fee, price, .. } => {
                let paid = Chase::write_move(Move::Pay(fee));
                Message::new("move").seat(seat).text("paid", &paid).number("price", price.0)
            }
            Happening::Ate { seat, day } => {
                Message::new("capture").text("piece", "mother").seat(seat).number("at", day.0)
            }
            _ => return None,
        })
    }

    fn standing(standing: Standing) -> &'static str {
        standing.name()
    }
}
