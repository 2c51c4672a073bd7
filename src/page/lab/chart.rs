//! A bar chart of shares with a table behind it.

use super::results::{grouped, share};
use crate::page::num::Num;
use crate::study::{Counted, Millionths, Share};
use crate::words::Texts;
use std::fmt::Write as _;
use yew::prelude::*;

/// A chart: for each name a bar of each series.
pub struct Bars {
    /// What it shows.
    pub title: String,
    /// How it is to be read.
    pub hint: String,
    /// What the bars stand for.
    pub names: Vec<String>,
    /// One series, or two to compare.
    pub series: Vec<Series>,
}

/// What was counted in one experiment.
pub struct Series {
    /// Its name, where there are two.
    pub name: Option<String>,
    /// What the counts are shares of.
    pub of: u64,
    /// The counts, by name.
    pub values: Vec<Counted>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 220.0;
/// So many names at most are written below the bars.
const MOST_NAMES: usize = 12;
/// Where the axis may end, in millionths.
const TOPS: [u32; 9] = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000];

impl Series {
    fn value(&self, i: usize) -> Counted {
        self.values.get(i).copied().unwrap_or_default()
    }

    fn share(&self, i: usize) -> Share {
        Share::of(self.value(i).count, self.of)
    }
}

/// Draws the chart and its table.
pub fn chart(texts: Texts, bars: &Bars) -> Html {
    let count = bars.names.len().max(1);
    // Few bars have room for the range in which the true chance lies; the exact chances of many are one curve.
    let with_range = count <= MOST_NAMES;
    let highest = |series: &Series, i: usize| {
        let Share { share, high, .. } = series.share(i);
        share.max(if with_range { high } else { share }).max(series.value(i).exact.unwrap_or_default())
    };
    let all = bars.series.iter().flat_map(|series| (0..count).map(move |i| highest(series, i)));
    let most = all.max().unwrap_or_default().0;
    let top = TOPS.into_iter().find(|top| *top >= most).unwrap_or(Millionths::ONE.0);
    let slot = WIDTH / count as f64;
    let wide = slot * 0.84 / bars.series.len().max(1) as f64;
    let y = |Millionths(n): Millionths| HEIGHT * (1.0 - f64::from(n) / f64::from(top));
    let x = |i: usize, s: usize| slot * (i as f64 + 0.08) + wide * s as f64;
    let draw = |(s, series): (usize, &Series)| {
        let (mut boxes, mut ranges, mut exact) = (String::new(), String::new(), String::new());
        for i in 0..count {
            let Share { share, low, high } = series.share(i);
            let (left, middle) = (x(i, s), x(i, s) + wide / 2.0);
            let _ = write!(
                boxes,
                "M{:.1} {:.1}V{:.1}h{:.1}V{:.1}z",
                Num(left),
                Num(HEIGHT),
                Num(y(share)),
                Num(wide),
                Num(HEIGHT)
            );
            if with_range {
                let _ = write!(ranges, "M{:.1} {:.1}V{:.1}", Num(middle), Num(y(low)), Num(y(high)));
            }
            let Some(chance) = series.value(i).exact else { continue };
            if with_range {
                let _ = write!(exact, "M{:.1} {:.1}h{:.1}", Num(left), Num(y(chance)), Num(wide));
            } else {
                let _ = write!(
                    exact,
                    "{}{:.1} {:.1}",
                    if exact.is_empty() { 'M' } else { 'L' },
                    Num(middle),
                    Num(y(chance))
                );
            }
        }
        html! {
            <g key={s} class={if s == 0 { "bars" } else { "bars other" }}>
                <path class="bar-box" d={boxes} /><path class="bar-exact" d={exact} /><path class="bar-range" d={ranges} />
            </g>
        }
    };
    let each = count.div_ceil(MOST_NAMES);
    let scale = [top, top / 2, 0].map(Millionths).map(|at| {
        let line = format!("M0 {:.1}H{:.0}", Num(y(at)), Num(WIDTH));
        html! { <><path class="bar-line" d={line} /><text class="course-scale" x="-8" y={Num(y(at) + 6.0).to_string()}>{ share(texts, at) }</text></> }
    });
    let written = bars.names.iter().enumerate().step_by(each).map(|(i, name)| {
        let middle = Num(slot * (i as f64 + 0.5));
        html! { <text class="bar-name" x={middle.to_string()} y={Num(HEIGHT + 24.0).to_string()}>{ name }</text> }
    });
    html! {
        <figure class="chart">
            <figcaption><h3>{ bars.title.clone() }</h3><p class="hint">{ bars.hint.clone() }</p></figcaption>
            <svg viewBox={format!("-84 -14 {:.0} {:.0}", Num(WIDTH + 98.0), Num(HEIGHT + 48.0))} role="img" aria-label={bars.title.clone()}>
                { for scale }
                { for bars.series.iter().enumerate().map(draw) }
                { for written }
            </svg>
            { legend(bars) }
            { table(texts, bars, with_range) }
        </figure>
    }
}

fn legend(bars: &Bars) -> Html {
    let key = |(s, series): (usize, &Series)| {
        let class = if s == 0 { "bar-key" } else { "bar-key other" };
        series.name.clone().map(|name| html! { <span {class}>{ name }</span> })
    };
    html! { <p class="bar-keys">{ for bars.series.iter().enumerate().filter_map(key) }</p> }
}

fn table(texts: Texts, bars: &Bars, with_range: bool) -> Html {
    let exact = |series: &Series| series.values.iter().any(|value| value.exact.is_some());
    let head = |series: &Series| {
        let of = series.name.clone().map(|name| format!(" ({name})")).unwrap_or_default();
        html! {
            <>
                <th scope="col">{ texts.lab_count() }{ of.clone() }</th>
                <th scope="col">{ texts.lab_share() }</th>
                if with_range { <th scope="col">{ texts.lab_range() }</th> }
                if exact(series) { <th scope="col">{ texts.lab_exact() }</th> }
            </>
        }
    };
    let cells = |series: &Series, i: usize| {
        let (value, Share { share: part, low, high }) = (series.value(i), series.share(i));
        html! {
            <>
                <td>{ grouped(value.count) }</td>
                <td>{ share(texts, part) }</td>
                if with_range { <td>{ share(texts, low) }{ " – " }{ share(texts, high) }</td> }
                if exact(series) { <td>{ for value.exact.map(|chance| share(texts, chance)) }</td> }
            </>
        }
    };
    html! {
        <details>
            <summary>{ texts.lab_table() }</summary>
            <table class="numbers">
                <thead><tr><th scope="col">{ texts.lab_key() }</th>{ for bars.series.iter().map(head) }</tr></thead>
                <tbody>{ for bars.names.iter().enumerate().map(|(i, name)| html! {
                    <tr key={i}><th scope="row">{ name }</th>{ for bars.series.iter().map(|series| cells(series, i)) }</tr>
                }) }</tbody>
            </table>
        </details>
    }
}
