//! The well: water in a ring of stones.
use crate::page::angles::sin_cos;
use crate::page::num::Num;
use yew::prelude::*;

use crate::page::hand::unsteady;

const STONES: u32 = 15;

/// Draws the well about (0,0) as a `g`.
pub fn well(size: f64) -> Html {
    let id = format!("water-{size:.0}", size = Num(size));
    let length = |part: f64| format!("{:.1}", Num(size * part));
    html! {
        <g class="well">
            <defs>
                <radialGradient id={id.clone()} cx=".6" cy=".66" r=".72">
                    <stop class="water-light" offset="0" /><stop class="water-mid" offset=".5" /><stop class="water-deep" offset="1" />
                </radialGradient>
            </defs>
            <circle class="well-shade" r={length(1.0)} cx="2" cy="3.5" />
            <circle class="well-bank" r={length(0.97)} />
            <circle class="well-water" r={length(0.74)} fill={format!("url(#{id})")} />
            <g transform={format!("scale({:.3})", Num(size / 100.0))}>
                <path class="well-ripple" d="M-38 8C-28 0-18 0-9 6C0 12 10 12 20 5M-12 28C-4 22 6 22 14 27M2-20C10-26 20-26 28-20" />
                <path class="well-glint" d="M-44-22C-38-40-24-52-6-55C-22-46-32-36-36-20C-38-14-46-16-44-22Z" />
            </g>
            { for (0..STONES).map(|n| stone(size, n)) }
        </g>
    }
}

fn stone(size: f64, n: u32) -> Html {
    let at = std::f64::consts::TAU * (f64::from(n) + 0.16 * unsteady(n, 41)) / f64::from(STONES);
    let (sin, cos) = sin_cos(at);
    let radius = size * (0.86 + 0.015 * unsteady(n, 42));
    let long = size * (0.175 + 0.018 * unsteady(n, 43));
    let wide = size * (0.135 + 0.014 * unsteady(n, 44));
    let turn = at.to_degrees() + 90.0 + 9.0 * unsteady(n, 45);
    let class = ["stone", "stone stone-warm", "stone stone-cool"][(n * 7 % 3) as usize];
    html! {
        <g key={n} transform={format!("translate({:.1} {:.1})", Num(cos * radius), Num(sin * radius))}>
            <ellipse class={class} rx={format!("{long:.1}", long = Num(long))} ry={format!("{wide:.1}", wide = Num(wide))} transform={format!("rotate({turn:.0})", turn = Num(turn))} />
            <ellipse class="stone-light" cx={format!("{:.1}", Num(-wide * 0.25))} cy={format!("{:.1}", Num(-wide * 0.34))}
                rx={format!("{:.1}", Num(wide * 0.55))} ry={format!("{:.1}", Num(wide * 0.36))} />
        </g>
    }
}
