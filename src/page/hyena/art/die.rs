//! A die of bone with burnt pips.
use crate::page::num::Num;
use yew::prelude::*;

/// Draws a die as an `svg` of its own, a `.lot` with its own `data-index`.
pub fn die(pips: u8, index: u8) -> Html {
    html! {
        <svg class="lot die" data-index={index.to_string()} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
            <rect class="lot-shadow" x="-40" y="-36" width="90" height="90" rx="20" />
            <g class="lot-roll">
                <rect class="lot-line" x="-44" y="-44" width="88" height="90" rx="18" />
                <rect class="bone-edge" x="-44" y="-44" width="88" height="90" rx="18" />
                <rect class="bone" x="-44" y="-44" width="88" height="83" rx="18" />
                <path class="bone-light" d="M-38-22C-38-34-32-38-20-38H22C30-38 34-36 36-32C20-36-10-36-22-33C-32-30-34-20-36 0Z" />
                <path class="bone-grain" d="M-34 20C-20 14-8 24 8 20C20 17 28 22 36 19M-36-6C-24-10-12-2 2-6" />
                { for places(pips).iter().map(|&(x, y)| pip(x, y)) }
            </g>
        </svg>
    }
}

fn pip(x: i8, y: i8) -> Html {
    let (cx, cy) = (f64::from(x) * 22.0, f64::from(y) * 21.0 - 2.0);
    html! {
        <g>
            <circle class="pip-light" cx={Num(cx + 1.0).to_string()} cy={Num(cy + 1.5).to_string()} r="8.6" />
            <circle class="pip" cx={Num(cx).to_string()} cy={Num(cy).to_string()} r="8.2" />
        </g>
    }
}

/// Places of the pips, in steps from the middle.
fn places(count: u8) -> &'static [(i8, i8)] {
    match count {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6 => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        _ => &[],
    }
}
