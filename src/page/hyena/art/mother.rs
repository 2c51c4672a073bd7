//! A mother: a pebble wrapped in cloth.
use yew::prelude::*;

use super::look::Look;
use crate::games::hyena::Way;

/// Draws a mother about (0,0) in a box of 100 by 100, as a `g` for the caller's `svg`.
///
/// On her way out she leans forward; on her way back she walks upright and carries water on her head. `initial`, a letter,
/// stands in place of her mark.
pub fn mother(look: Look, way: Way, initial: Option<char>) -> Html {
    let jar = way == Way::Back;
    let class = match way {
        Way::Out => "mother-out",
        Way::Back => "mother-back",
    };
    let lean = match way {
        Way::Out => "rotate(-7 0 44)",
        Way::Back => "rotate(3 0 44)",
    };
    // The end of the shawl trails behind her.
    let tail = match way {
        Way::Out => "M12-14C26-14 34-6 44-9C42 0 34 6 22 4Z",
        Way::Back => "M-12-14C-22-10-26 0-27 10C-20 12-12 8-8 2Z",
    };
    let mark_at = i32::from(look.mark_at());
    html! {
        <g class={classes!(look.class(), class)}>
            <ellipse class="piece-shadow" cx="5" cy="45" rx="36" ry="6" />
            <g transform={lean}>
                <g class="piece-halo">
                    if jar { <path d={JAR} /> }
                    <path d={tail} /><path d={look.body()} /><path d={look.hood()} />
                </g>
                <g class="piece-line">
                    if jar { <path d={JAR} /> }
                    <path d={tail} /><path d={look.body()} /><path d={look.hood()} />
                </g>
                <path class="cloth-under" d={tail} />
                <path class="cloth-under" d={look.body()} />
                <path class="cloth" d={look.body()} transform="translate(-2.5 1) scale(.88 .94)" />
                <path class="cloth-fold" d={look.folds()} />
                <path class="cloth-hem" d={look.body()} transform="translate(-1.5 5) scale(.72 .72)" />
                <path class="cloth-edge" d={look.hood()} />
                <path class="cloth" d={look.hood()} transform="translate(-1.5 -2) scale(.9 .92)" />
                <path class="face" d="M-10-15C-10-30 10-30 10-15C10-6 5-2 0-2C-5-2-10-6-10-15Z" />
                <path class="face-light" d="M-6-16C-6-23-2-25 1-25C-2-22-4-19-4-14Z" />
                if jar {
                    <path class="jar" d={JAR} />
                    <path class="jar-shade" d="M5-51C5-48 12-45 12-39C12-34 7-31 0-31C6-34 8-39 3-51Z" />
                    <path class="jar-band" d="M-11-41Q0-38 11.5-41" />
                }
                if let Some(initial) = initial {
                    <text class="piece-initial" x="0" y={(mark_at.min(25) + 11).to_string()}>{ initial }</text>
                } else {
                    <path class="cloth-mark" d={look.mark()} transform={format!("translate(0 {mark_at}) scale(1.25)")} />
                }
            </g>
        </g>
    }
}

/// The water jar on her head.
const JAR: &str = "M-5.5-51Q0-53 5.5-51L4.5-47.5C9-46 12.5-43 12.5-39C12.5-34 7-30.5 0-30.5C-7-30.5-12.5-34-12.5-39C-12.5-43-9-46-4.5-47.5Z";
