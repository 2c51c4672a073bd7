//! The sand and what is scratched into it: everything on the board that does not move.
use crate::page::num::Num;
use std::fmt::Write as _;
use std::rc::Rc;

use yew::prelude::*;

use super::village::village;
use super::well::well;
use crate::page::hand::unsteady;
use crate::page::hyena::geometry::Spiral;

/// Says which board lies on the sand.
#[derive(Properties, Clone, Debug, PartialEq)]
pub struct GroundProps {
    /// The places of the board.
    pub spiral: Rc<Spiral>,
}

/// Draws the static layer of a board as an `svg` of its own, to lie under the layer with the pieces.
#[component]
pub fn Ground(props: &GroundProps) -> Html {
    let spiral = &props.spiral;
    let days = spiral.days();
    let hollow = spiral.hollow();
    // Two boards on one page keep their own definitions.
    let id = |name: &str| format!("{name}-{days}");
    let link = |name: &str| format!("#{name}-{days}");
    let paint = |name: &str| format!("url(#{name}-{days})");
    let groove = spiral.outline(hollow * 0.7);
    let soft = hollow * 0.06 + 2.0;
    html! {
        <svg class="ground" viewBox={spiral.view_box()} aria-hidden="true" focusable="false">
            <defs>
                <radialGradient id={id("sand")} cx=".36" cy=".28" r=".9">
                    <stop class="sand-high" offset="0" /><stop class="sand-mid" offset=".55" /><stop class="sand-low" offset="1" />
                </radialGradient>
                <linearGradient id={id("dent")} x1=".22" y1=".1" x2=".78" y2=".9">
                    <stop class="dent-deep" offset=".02" /><stop class="dent-mid" offset=".38" /><stop class="dent-mid" offset=".6" />
                    <stop class="dent-lit" offset="1" />
                </linearGradient>
                <linearGradient id={id("rim")} x1=".15" y1=".1" x2=".85" y2=".9">
                    <stop class="rim-dark" offset="0" /><stop class="rim-none" offset=".55" /><stop class="rim-light" offset="1" />
                </linearGradient>
                <pattern id={id("grain")} width="173" height="173" patternUnits="userSpaceOnUse">
                    <path class="grain-dark" d={grains(1, 190, 173.0)} />
                    <path class="grain-light" d={grains(2, 150, 173.0)} />
                    <path class="grain-bold" d={grains(3, 26, 173.0)} />
                </pattern>
                <path id={id("groove")} d={groove} />
                <path id={id("middle")} d={spiral.path()} />
            </defs>
            <rect class="sand" x="-500" y="-500" width="1000" height="1000" fill={paint("sand")} />
            { dunes() }
            <g class="groove">
                <use class="groove-berm" href={link("groove")} stroke-width={number(hollow * 0.9)} transform={shift(soft * 0.9)} />
                <use class="groove-shade" href={link("groove")} stroke-width={number(soft * 2.2)} transform={shift(-soft * 0.7)} />
                <use class="groove-dark" href={link("groove")} transform={shift(-soft * 0.75)} />
                <use class="groove-light" href={link("groove")} transform={shift(soft * 0.8)} />
                <use class="groove-bed" href={link("groove")} />
                // Each wall in three thin coats, which blend into a slope.
                { for [0.16, 0.28, 0.38].map(|part| html! {
                    <>
                        <use class="groove-deep" href={link("middle")} stroke-width={number(hollow * (1.02 - 1.6 * part))} transform={shift(-hollow * part)} />
                        <use class="groove-glow" href={link("middle")} stroke-width={number(hollow * (1.02 - 1.6 * part))} transform={shift(hollow * part)} />
                    </>
                }) }
            </g>
            <g class="hollows" fill={paint("dent")} stroke={paint("rim")} stroke-width={number(hollow * 0.13)}>
                { for (1..days).map(|day| dent(spiral, day)) }
            </g>
            <rect class="grain" x="-500" y="-500" width="1000" height="1000" fill={paint("grain")} />
            { pebbles() }
            <g class="numbers" font-size={number(spiral.number_size())}>
                { for (1..days).filter(|day| day % 10 == 0).map(|day| numeral(spiral, day)) }
            </g>
            { village(spiral.place(0)) }
            { well(spiral.place(days).size) }
        </svg>
    }
}

fn dent(spiral: &Spiral, day: u16) -> Html {
    let spot = spiral.place(day);
    let n = u32::from(day);
    let rx = spot.size * (1.0 + 0.05 * unsteady(n, 1));
    let ry = spot.size * (0.97 + 0.05 * unsteady(n, 2));
    html! { <ellipse key={day} cx={number(spot.x)} cy={number(spot.y)} rx={number(rx)} ry={number(ry)} /> }
}

fn numeral(spiral: &Spiral, day: u16) -> Html {
    let spot = spiral.place(day);
    let y = spot.y + spiral.number_size() * 0.35;
    html! { <text key={day} x={number(spot.x)} y={number(y)}>{ day }</text> }
}

/// Ripples that the wind left.
fn dunes() -> Html {
    let mut high = String::new();
    for n in 0..17 {
        let y = f64::from(n) * 66.0 - 520.0 + 14.0 * unsteady(n, 5);
        let start = -520.0 + 160.0 * (unsteady(n, 6) + 1.0);
        let _ = write!(high, "M{start:.0} {y:.0}", start = Num(start), y = Num(y));
        let (mut x, mut level) = (start, y);
        for k in 0..4 + n % 3 {
            let step = 130.0 + 30.0 * unsteady(n * 8 + k, 7);
            let rise = 15.0 * unsteady(n * 8 + k, 8);
            let bow = 16.0 * if k % 2 == 0 { -1.0 } else { 1.0 };
            let _ = write!(
                high,
                "C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}",
                Num(x + step * 0.35),
                Num(level + bow),
                Num(x + step * 0.65),
                Num(level + rise + bow),
                Num(x + step),
                Num(level + rise)
            );
            x += step;
            level += rise;
        }
    }
    html! {
        <g class="dunes">
            <path class="dune-shade" d={high.clone()} />
            <path class="dune-light" d={high} transform="translate(1 5)" />
        </g>
    }
}

/// A few stones and dry tufts in the corners that the spiral leaves free.
fn pebbles() -> Html {
    let stones =
        [(448.0, -452.0, 9.0), (424.0, -468.0, 5.0), (464.0, -426.0, 4.0), (456.0, 470.0, 7.0), (-462.0, -468.0, 6.0)];
    let tufts = [(-446.0, -446.0), (436.0, 452.0), (472.0, 418.0)];
    html! {
        <g class="litter">
            { for stones.iter().map(|&(x, y, r)| html! {
                <g>
                    <ellipse class="stone-shadow" cx={number(x + r * 0.3)} cy={number(y + r * 0.4)} rx={number(r * 1.25)} ry={number(r)} />
                    <ellipse class="stone" cx={number(x)} cy={number(y)} rx={number(r * 1.2)} ry={number(r)} />
                    <ellipse class="stone-light" cx={number(x - r * 0.3)} cy={number(y - r * 0.35)} rx={number(r * 0.5)} ry={number(r * 0.3)} />
                </g>
            }) }
            { for tufts.iter().map(|&(x, y)| html! {
                <path class="tuft" d="M0 0C-2-9-7-15-14-19M0 0C-1-11-4-20-8-27M0 0C0-12 2-22 3-31M0 0C2-10 7-18 13-23M0 0C3-7 9-12 17-14"
                    transform={format!("translate({x:.0} {y:.0})", x = Num(x), y = Num(y))} />
            }) }
        </g>
    }
}

/// Scatters `count` grains over a tile, each a line of no length that its round caps make a dot.
fn grains(salt: u32, count: u32, side: f64) -> String {
    (0..count).fold(String::new(), |mut d, n| {
        let x = (unsteady(n, salt * 10) + 1.0) * 0.5 * side;
        let y = (unsteady(n, salt * 10 + 1) + 1.0) * 0.5 * side;
        let _ = write!(d, "M{x:.1} {y:.1}h.01", x = Num(x), y = Num(y));
        d
    })
}

fn number(x: f64) -> AttrValue {
    format!("{x:.1}", x = Num(x)).into()
}

/// Moves away from the light, which falls from the upper corner.
fn shift(by: f64) -> AttrValue {
    format!("translate({:.1} {:.1})", Num(by * 0.8), Num(by)).into()
}
