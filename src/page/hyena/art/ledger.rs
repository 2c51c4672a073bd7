//! The ledger in the sand: tabas as strokes of a finger, banked points as dots.
use crate::page::num::Num;
use yew::prelude::*;

use crate::page::hand::unsteady;

/// Strokes or dots beyond this number are only counted.
const MOST: u32 = 25;

/// Draws tabas as strokes, four and a slash; beyond 25 a number tells how many there are.
pub fn strokes(tabas: u32) -> Html {
    let shown = tabas.min(MOST);
    html! {
        <span class="strokes" aria-hidden="true">
            { for (0..shown.div_ceil(5)).map(|bundle| bundle_of(bundle, (shown - bundle * 5).min(5))) }
            if tabas > MOST { <b class="count">{ tabas }</b> }
        </span>
    }
}

/// Draws banked points as dots, five to a group like the pips of a die; beyond 25 a number tells how many there are.
pub fn dots(points: u32) -> Html {
    let shown = points.min(MOST);
    html! {
        <span class="dots" aria-hidden="true">
            { for (0..shown.div_ceil(5)).map(|group| group_of(group, (shown - group * 5).min(5))) }
            if points > MOST { <b class="count">{ points }</b> }
        </span>
    }
}

fn bundle_of(bundle: u32, count: u32) -> Html {
    let line = |n: u32| {
        let seed = bundle * 5 + n;
        let (top, foot, bow) = (2.0 * unsteady(seed, 61), 2.0 * unsteady(seed, 62), 2.0 * unsteady(seed, 63));
        if n == 4 {
            format!(
                "M{:.1} {:.1}Q26 {:.1} {:.1} {:.1}",
                Num(2.0 + foot),
                Num(31.0 + top),
                Num(20.0 + bow),
                Num(50.0 + foot),
                Num(9.0 + top)
            )
        } else {
            let x = 8.0 + f64::from(n) * 12.0;
            format!(
                "M{:.1} {:.1}Q{:.1} 20 {:.1} {:.1}",
                Num(x + top),
                Num(5.0 + foot),
                Num(x + bow * 1.6),
                Num(x + foot),
                Num(35.0 + top)
            )
        }
    };
    let width = if count == 5 { 54 } else { count * 12 + 4 };
    html! {
        <svg key={bundle} class="bundle" viewBox={format!("0 0 {width} 40")} focusable="false">
            { for (0..count).map(|n| html! {
                <g key={n} class="stroke">
                    <path class="stroke-light" d={line(n)} transform="translate(1.2 1.4)" />
                    <path class="stroke-dark" d={line(n)} />
                </g>
            }) }
        </svg>
    }
}

fn group_of(group: u32, count: u32) -> Html {
    const SEATS: [(f64, f64); 5] = [(9.0, 10.0), (31.0, 10.0), (20.0, 20.0), (9.0, 30.0), (31.0, 30.0)];
    const FEW: [(f64, f64); 4] = [(9.0, 10.0), (9.0, 30.0), (31.0, 10.0), (31.0, 30.0)];
    let seat = |n: usize| if count == 5 { SEATS[n] } else { FEW[n] };
    let width = if count <= 2 { 18 } else { 40 };
    html! {
        <svg key={group} class="bundle" viewBox={format!("0 0 {width} 40")} focusable="false">
            { for (0..count).map(|n| {
                let (x, y) = seat(n as usize);
                let (x, y) = (x + 1.2 * unsteady(group * 5 + n, 64), y + 1.2 * unsteady(group * 5 + n, 65));
                html! {
                    <g key={n} class="dot">
                        <circle class="dot-light" cx={format!("{:.1}", Num(x + 1.2))} cy={format!("{:.1}", Num(y + 1.4))} r="6.2" />
                        <circle class="dot-dark" cx={format!("{x:.1}", x = Num(x))} cy={format!("{y:.1}", y = Num(y))} r="5.8" />
                    </g>
                }
            }) }
        </svg>
    }
}
