//! The split sticks: bark on the rounded side, pale wood on the flat one.
use crate::page::num::Num;
use yew::prelude::*;

use crate::page::hand::unsteady;

/// Draws one stick, lengthwise across, as an `svg` of its own.
pub fn stick(flat: bool) -> Html {
    html! {
        <svg class={side_class("stick", flat)} viewBox="-110 -26 220 52" aria-hidden="true" focusable="false">
            <ellipse class="lot-shadow" cx="2" cy="14" rx="100" ry="8" />
            <g class="lot-roll">{ faces(0) }</g>
        </svg>
    }
}

/// Draws three sticks as they fell, each in a `.lot` with its own `data-index`.
pub fn sticks(flats: [bool; 3], tilt_seed: u32) -> Html {
    html! {
        <div class="lots lots-sticks" aria-hidden="true">
            { for (0..3_u32).zip(flats).map(|(n, flat)| {
                let salt = tilt_seed.wrapping_mul(3).wrapping_add(n);
                let turn = 8.0 * unsteady(salt, 51) + 3.0 * (f64::from(n) - 1.0);
                let slide = 12.0 * unsteady(salt, 52);
                html! {
                    <svg key={n} class={side_class("lot", flat)} data-index={n.to_string()} viewBox="-130 -46 260 92" focusable="false">
                        <g class="lot-rest" transform={format!("translate({slide:.1} 0) rotate({turn:.1})", slide = Num(slide), turn = Num(turn))}>
                            <ellipse class="lot-shadow" cx="3" cy="14" rx="101" ry="8.5" />
                            <g class="lot-roll">{ faces(n) }</g>
                        </g>
                    </svg>
                }
            }) }
        </div>
    }
}

fn side_class(base: &'static str, flat: bool) -> Classes {
    classes!(base, if flat { "is-flat" } else { "is-bark" })
}

/// Both faces of stick `n`; the classes of an ancestor show one of them.
fn faces(n: u32) -> Html {
    let knot = 34.0 * unsteady(n, 53);
    html! {
        <>
            <g class="face-bark">
                <path class="lot-line" d={BARK} />
                <path class="bark" d={BARK} />
                <path class="bark-dark" d="M-104 4C-60 10 60 10 104 3C104 9 102 13 99 15C60 20-60 20-98 15C-101 13-104 9-104 4Z" />
                <path class="bark-light" d="M-98-10C-60-15 50-15 97-11C60-8-50-7-98-10Z" />
                <path class="bark-crack" d="M-88-2C-70-5-52 1-34-2M-20-6C0-9 12-3 30-6M44 0C60-3 72 2 90-1M-66 7C-50 5-36 9-22 7M4 5C20 3 36 8 52 6" />
                <ellipse class="bark-knot" cx={format!("{knot:.0}", knot = Num(knot))} cy="-2" rx="6" ry="3.6" />
            </g>
            <g class="face-flat">
                <path class="lot-line" d={FLAT} />
                <path class="bark" d={FLAT} />
                <path class="wood" d="M-102-11C-60-13 60-13 102-10.5C103-4 103 5 101 11C60 13-60 13-101 10.5C-103 4-103-5-102-11Z" />
                <path class="wood-light" d="M-101-9C-60-11 60-11 101-8.5L101-3C60-6-60-6-102-3Z" />
                <path class="wood-grain" d="M-96 6C-50 2-20 8 20 5C50 3 70 6 95 5M-98-1C-60 1-30-4 0-1C40 3 70-2 98 0M-70-6C-40-4-10-8 24-6" />
                <ellipse class="wood-pith" cx={format!("{knot:.0}", knot = Num(knot))} cy="1" rx="9" ry="2.6" />
            </g>
        </>
    }
}

const BARK: &str = "M-99-14C-60-18 60-18 99-14.5C103-12 105-6 105 0C105 8 102 14 98 16C60 20-60 20-98 15.5C-102 13-105 6-105 0\
    C-105-7-103-12-99-14Z";
const FLAT: &str = "M-101-14C-60-16 60-16 102-13.5C106-6 106 7 102 14C60 16.5-60 16.5-101 13.5C-105 6-105-6-101-14Z";
